"""Components: which ones can go where, what each must have, and what must hold for all of them together."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from .errors import REQUIRED, Errors, Path, check_fields, check_shape, one_of, too_long
from .limits import (
    ACCESSORIES,
    BUTTON,
    BYTES_PER_TEXT,
    CHECKBOXES,
    CHILDREN,
    COMPONENTS,
    CONTAINER,
    FILE,
    GALLERY,
    IN_CONTAINER,
    IN_LABEL,
    LABEL,
    LEGACY_ROWS,
    LINK,
    MODAL,
    PREMIUM,
    RADIO,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
    V2_BYTES,
    V2_COMPONENTS,
    V2_TEXT,
)
from .refusals import Refused
from .world import JSON, listed


def check_layout(components: list[JSON], errors: Errors) -> None:
    """Check the components of a message with the layout flag."""
    for index, component in enumerate(components):
        _check_component(component, IN_CONTAINER | {CONTAINER}, ("components", index), errors)
    everything = list(_walk(components, ("components",)))
    _check_unique(everything, errors)
    _check_totals([component for _, component in everything], errors)


def check_rows(components: list[JSON], errors: Errors) -> None:
    """Check the components of a message without it: rows only."""
    if len(components) > LEGACY_ROWS:
        errors.add(("components",), *too_long(LEGACY_ROWS, 0))
    for index, component in enumerate(components):
        _check_component(component, frozenset({ROW}), ("components", index), errors)
    _check_unique(_walk(components, ("components",)), errors)


def check_modal(form: JSON) -> None:
    """Check a form that an answer brings up."""
    errors = Errors()
    check_shape(form, (), errors)
    errors.raise_any()
    check_fields(form, MODAL, (), errors)
    for index, component in enumerate(listed(form, "components")):
        _check_form_line(component, ("components", index), errors)
    _check_unique(_walk(listed(form, "components"), ("components",)), errors)
    errors.raise_any()


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component, including those inside others."""
    return (component for _, component in _walk(components, ()))


def _walk(components: list[JSON], path: Path) -> Iterator[tuple[Path, JSON]]:
    for index, component in enumerate(components):
        yield from _walk_into(component, (*path, index))


def _walk_into(component: JSON, path: Path) -> Iterator[tuple[Path, JSON]]:
    yield path, component
    yield from _walk(listed(component, "components"), (*path, "components"))
    for single in ("accessory", "component"):
        if component.get(single):
            yield from _walk_into(component[single], (*path, single))


def _check_totals(everything: list[JSON], errors: Errors) -> None:
    if len(everything) > V2_COMPONENTS:
        errors.add(
            ("components",),
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {V2_COMPONENTS}",
        )
    texts = [str(component.get("content") or "") for component in everything if component.get("type") == TEXT]
    if sum(map(len, texts)) > V2_TEXT:
        errors.add(
            ("components",),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size cannot exceed {V2_TEXT} characters",
        )
    elif sum(len(text.encode(errors="surrogatepass")) + BYTES_PER_TEXT for text in texts) > V2_BYTES:
        raise Refused(500, 0, "500: Internal Server Error")  # Discord falls over here, so we do too


def _check_component(component: JSON, allowed: frozenset[int], path: Path, errors: Errors) -> None:
    kind = component.get("type")
    if not isinstance(kind, int) or kind not in allowed:
        errors.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {one_of(allowed)}.")
        return
    before = errors.count
    check_fields(component, COMPONENTS[kind], path, errors)
    if kind in SPECIAL and errors.count == before:
        SPECIAL[kind](component, path, errors)
    for index, child in enumerate(listed(component, "components")):
        _check_component(child, CHILDREN.get(kind, frozenset()), (*path, "components", index), errors)


def _check_row(row: JSON, path: Path, errors: Errors) -> None:
    kinds = [child.get("type") for child in listed(row, "components")]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        errors.add((*path, "components"), *too_long(1, 1))


def _check_button(button: JSON, path: Path, errors: Errors) -> None:
    style = button.get("style")
    if style == LINK and not button.get("url"):
        errors.add((*path, "url"), *REQUIRED)
    elif style == LINK and not button["url"].startswith(("http://", "https://", "discord://")):
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    if style == LINK and button.get("custom_id"):
        errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")
    if style not in (LINK, PREMIUM) and not button.get("custom_id"):
        errors.add(
            (*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required for this button"
        )
    if style != PREMIUM and not button.get("label") and not button.get("emoji"):
        errors.add(path, "BUTTON_COMPONENT_INVALID_LABEL_OR_EMOJI", "A button must have a label or an emoji")


def _check_select(select: JSON, path: Path, errors: Errors) -> None:
    least, most = _between(select)
    if least > most:
        errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", "Min values exceeds max values")
    if select.get("type") == SELECT and most > len(listed(select, "options")):
        errors.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_TOO_LARGE", "Max values exceeds the options")
    _check_option_values(select, path, errors)


def _check_option_values(select: JSON, path: Path, errors: Errors) -> None:
    seen: set[Any] = set()
    for index, option in enumerate(listed(select, "options")):
        if option.get("value") in seen:
            where = (*path, "options", index, "value")
            errors.add(where, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used")
        seen.add(option.get("value"))


def _between(select: JSON) -> tuple[int, int]:
    least, most = select.get("min_values"), select.get("max_values")
    return 1 if least is None else least, 1 if most is None else most


def _check_section(section: JSON, path: Path, errors: Errors) -> None:
    if not section.get("accessory"):
        errors.add((*path, "accessory"), *REQUIRED)
    else:
        _check_component(section["accessory"], ACCESSORIES, (*path, "accessory"), errors)


def _check_thumbnail(thumbnail: JSON, path: Path, errors: Errors) -> None:
    _check_media(thumbnail.get("media"), (*path, "media"), errors)


def _check_gallery(gallery: JSON, path: Path, errors: Errors) -> None:
    for index, item in enumerate(listed(gallery, "items")):
        _check_media(item.get("media"), (*path, "items", index, "media"), errors)


def _check_file(file: JSON, path: Path, errors: Errors) -> None:
    _check_media(file.get("file"), (*path, "file"), errors)


def _check_media(media: Any, path: Path, errors: Errors) -> None:
    if not media or not isinstance(media.get("url"), str):
        errors.add((*path, "url"), *REQUIRED)
    elif not media["url"].startswith(("attachment://", "http://", "https://")):
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif len(media["url"]) > 2048:
        errors.add((*path, "url"), *too_long(2048, 0))


Special = Callable[[JSON, Path, Errors], None]
SPECIAL: Mapping[int, Special] = {
    ROW: _check_row,
    BUTTON: _check_button,
    **dict.fromkeys(SELECTS, _check_select),
    SECTION: _check_section,
    THUMBNAIL: _check_thumbnail,
    GALLERY: _check_gallery,
    FILE: _check_file,
    RADIO: _check_option_values,
    CHECKBOXES: _check_option_values,
}


def _check_form_line(line: JSON, path: Path, errors: Errors) -> None:
    """Check a line of a form: a text, a label with its control, or the old row with one text input."""
    kind = line.get("type")
    if kind == ROW:
        inputs: list[JSON] = listed(line, "components")
        if len(inputs) != 1:
            errors.add((*path, "components"), *too_long(1, 1))
        for index, text_input in enumerate(inputs):
            _check_component(text_input, frozenset({TEXT_INPUT}), (*path, "components", index), errors)
    elif kind == LABEL:
        check_fields(line, COMPONENTS[LABEL], path, errors)
        _check_control(line.get("component"), (*path, "component"), errors)
    else:
        _check_component(line, frozenset({TEXT}), path, errors)


def _check_control(control: JSON | None, path: Path, errors: Errors) -> None:
    if not control:
        errors.add(path, *REQUIRED)
        return
    _check_component(control, IN_LABEL, path, errors)
    if control.get("disabled"):
        errors.add((*path, "disabled"), "MODAL_COMPONENT_DISABLED", "Components in a form cannot be disabled")


def _check_unique(everything: Iterable[tuple[Path, JSON]], errors: Errors) -> None:
    seen: set[tuple[str, str]] = set()
    for path, component in everything:
        for name, (code, message) in UNIQUE.items():
            value = (name, str(component.get(name) or ""))
            if value in seen:
                errors.add((*path, name), code, message)
            if value[1]:
                seen.add(value)


UNIQUE = {
    "custom_id": ("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
    "id": ("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
}
