"""Discord's limits of messages, components, forms and commands, as tables, and the error body for what breaks them."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from .refusals import EMPTY_MESSAGE, TOO_LARGE, TOO_MANY_COMMANDS, Refused, invalid_form, refuse
from .world import V2, listed

JSON = dict[str, Any]
Path = tuple[str | int, ...]

ROW, BUTTON, SELECT, TEXT_INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD = 17, 18, 19
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
SELECTS = frozenset({SELECT, USERS, ROLES, MENTIONABLES, CHANNELS})
LINK, PREMIUM = 5, 6

CONTENT = 2000
V2_TEXT, V2_BYTES, BYTES_PER_TEXT = 4000, 10_170, 12
V2_COMPONENTS, LEGACY_ROWS = 40, 5
EMBED_TEXT = 6000
FILES, FILE_SIZE, REQUEST_SIZE = 10, 10 * 2**20, 25 * 2**20
COMMANDS, COMMAND_TEXT = 100, 8000


class Text(NamedTuple):
    most: int
    least: int = 0
    needed: bool = False


class Number(NamedTuple):
    most: int
    least: int = 0
    needed: bool = False


class Many(NamedTuple):
    """A list, with the fields of what is in it."""

    most: int
    least: int = 0
    needed: bool = False
    of: "Fields | None" = None


Rule = Text | Number | Many
Fields = Mapping[str, Rule]

ID = Number(2**31 - 1)
CUSTOM_ID = Text(100, 1, needed=True)
OPTION: Fields = {
    "label": Text(100, 1, needed=True),
    "value": Text(100, 1, needed=True),
    "description": Text(100),
}
CHOOSER: Fields = {
    "id": ID,
    "custom_id": CUSTOM_ID,
    "placeholder": Text(150),
    "min_values": Number(25),
    "max_values": Number(25, 1),
}
COMPONENTS: Mapping[int, Fields] = {
    ROW: {"id": ID, "components": Many(5, 1, needed=True)},
    BUTTON: {
        "id": ID,
        "style": Number(6, 1, needed=True),
        "custom_id": Text(100, 1),
        "label": Text(80),
        "url": Text(512),
    },
    SELECT: {**CHOOSER, "options": Many(25, 1, needed=True, of=OPTION)},
    USERS: CHOOSER,
    ROLES: CHOOSER,
    MENTIONABLES: CHOOSER,
    CHANNELS: CHOOSER,
    TEXT_INPUT: {
        "id": ID,
        "custom_id": CUSTOM_ID,
        "style": Number(2, 1, needed=True),
        "label": Text(45, 1),
        "value": Text(4000),
        "placeholder": Text(100),
        "min_length": Number(4000),
        "max_length": Number(4000, 1),
    },
    SECTION: {"id": ID, "components": Many(3, 1, needed=True)},
    TEXT: {"id": ID, "content": Text(4000, 1, needed=True)},
    THUMBNAIL: {"id": ID, "description": Text(1024, 1)},
    GALLERY: {"id": ID, "items": Many(10, 1, needed=True, of={"description": Text(1024, 1)})},
    FILE: {"id": ID},
    SEPARATOR: {"id": ID, "spacing": Number(2, 1)},
    CONTAINER: {"id": ID, "accent_color": Number(0xFFFFFF), "components": Many(40, 1, needed=True)},
    LABEL: {"id": ID, "label": Text(45, 1, needed=True), "description": Text(100, 1)},
    UPLOAD: {"id": ID, "custom_id": CUSTOM_ID, "min_values": Number(10), "max_values": Number(10, 1)},
    RADIO: {"id": ID, "custom_id": CUSTOM_ID, "options": Many(10, 2, needed=True, of=OPTION)},
    CHECKBOXES: {
        "id": ID,
        "custom_id": CUSTOM_ID,
        "min_values": Number(10),
        "max_values": Number(10, 1),
        "options": Many(10, 1, needed=True, of=OPTION),
    },
    CHECKBOX: {"id": ID, "custom_id": CUSTOM_ID},
}
IN_ROW = frozenset({BUTTON}) | SELECTS
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
CHILDREN: Mapping[int, frozenset[int]] = {ROW: IN_ROW, SECTION: frozenset({TEXT}), CONTAINER: IN_CONTAINER}
ACCESSORIES = frozenset({BUTTON, THUMBNAIL})
IN_LABEL = frozenset({TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}) | SELECTS

EMBED: Fields = {
    "title": Text(256),
    "description": Text(4096),
    "fields": Many(25, of={"name": Text(256, 1, needed=True), "value": Text(1024, 1, needed=True)}),
}
EMBED_PARTS: Mapping[str, Fields] = {"footer": {"text": Text(2048)}, "author": {"name": Text(256)}}
MESSAGE: Fields = {
    "content": Text(CONTENT),
    "embeds": Many(10),
    "attachments": Many(FILES, of={"description": Text(1024), "filename": Text(1024, 1)}),
    "nonce": Text(25),
}
MODAL: Fields = {"title": Text(45, 1, needed=True), "custom_id": CUSTOM_ID, "components": Many(5, 1, needed=True)}
CHOICES: Fields = {"choices": Many(25, of={"name": Text(100, 1, needed=True)})}
THREAD: Fields = {"name": Text(100, 1, needed=True)}
COMMAND: Fields = {"name": Text(32, 1, needed=True), "description": Text(100), "options": Many(25)}
COMMAND_OPTION: Fields = {
    "name": Text(32, 1, needed=True),
    "description": Text(100, 1, needed=True),
    "choices": Many(25, of={"name": Text(100, 1, needed=True)}),
    "options": Many(25),
    "min_length": Number(6000),
    "max_length": Number(6000, 1),
}
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP = 1, 1, 2
BRANCHES = frozenset({SUBCOMMAND, SUBCOMMAND_GROUP})


class Errors:
    """What is wrong with a request, by path, in the nested form that Discord answers."""

    def __init__(self) -> None:
        self.tree: JSON = {}

    def add(self, path: Path, code: str, message: str) -> None:
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_any(self) -> None:
        if self.tree:
            raise invalid_form(self.tree)


def check_message(body: JSON, files: Sequence[bytes]) -> None:
    """A message as it would be after the request. Raises what Discord would answer."""
    check_files(files)
    errors = Errors()
    _check_fields(body, MESSAGE, (), errors)
    _check_embeds(listed(body, "embeds"), errors)
    if (body.get("flags") or 0) & V2:
        _check_v2(body, errors)
    else:
        _check_legacy(listed(body, "components"), errors)
    errors.raise_any()
    if _is_empty(body, files):
        raise refuse(EMPTY_MESSAGE)


def check_files(files: Sequence[bytes]) -> None:
    if any(len(file) > FILE_SIZE for file in files) or sum(map(len, files)) > REQUEST_SIZE:
        raise refuse(TOO_LARGE)
    if len(files) > FILES:
        errors = Errors()
        errors.add(("attachments",), *_too_long(FILES, 0))
        errors.raise_any()


def check_modal(form: JSON) -> None:
    errors = Errors()
    _check_fields(form, MODAL, ("data",), errors)
    for index, component in enumerate(listed(form, "components")):
        _check_form_line(component, ("data", "components", index), errors)
    _check_unique(_walk(listed(form, "components"), ("data", "components")), errors)
    errors.raise_any()


def check_choices(data: JSON) -> None:
    errors = Errors()
    _check_fields(data, CHOICES, ("data",), errors)
    errors.raise_any()


def check_thread(body: JSON) -> None:
    errors = Errors()
    _check_fields(body, THREAD, (), errors)
    errors.raise_any()


def check_commands(forms: list[JSON]) -> None:
    """A whole set of commands, as it is registered in bulk."""
    errors = Errors()
    for index, form in enumerate(forms):
        _check_command(form, (index,), errors)
    _check_names(forms, (), errors, *COMMAND_EXISTS)
    errors.raise_any()
    if sum(form.get("type", CHAT_INPUT) == CHAT_INPUT for form in forms) > COMMANDS:
        raise refuse(TOO_MANY_COMMANDS)


def wrong_answer(kinds: Iterable[int]) -> Refused:
    """An answer of a kind that this interaction does not take."""
    errors = Errors()
    errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, kinds))}}}.")
    return invalid_form(errors.tree)


def missing_attachment(path: Path) -> Refused:
    errors = Errors()
    errors.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found.")
    return invalid_form(errors.tree)


def not_an_object() -> Refused:
    errors = Errors()
    errors.add((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
    return invalid_form(errors.tree)


def unknown_reference() -> Refused:
    errors = Errors()
    errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return invalid_form(errors.tree)


def walk(components: list[JSON]) -> Iterator[JSON]:
    """Every component, also those inside others."""
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


def _is_empty(body: JSON, files: Sequence[bytes]) -> bool:
    if (body.get("flags") or 0) & V2:
        return not body.get("components")
    return not (body.get("content") or body.get("embeds") or body.get("attachments") or files)


def _check_v2(body: JSON, errors: Errors) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            errors.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    components: list[JSON] = listed(body, "components")
    for index, component in enumerate(components):
        _check_component(component, IN_CONTAINER | {CONTAINER}, ("components", index), errors)
    everything = list(_walk(components, ("components",)))
    _check_unique(everything, errors)
    _check_totals([component for _, component in everything], errors)


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
    elif sum(len(text.encode()) + BYTES_PER_TEXT for text in texts) > V2_BYTES:
        raise Refused(500, 0, "500: Internal Server Error")  # Discord falls over there; so do we


def _check_legacy(components: list[JSON], errors: Errors) -> None:
    if len(components) > LEGACY_ROWS:
        errors.add(("components",), *_too_long(LEGACY_ROWS, 0))
    for index, component in enumerate(components):
        _check_component(component, frozenset({ROW}), ("components", index), errors)
    _check_unique(_walk(components, ("components",)), errors)


def _check_component(component: JSON, allowed: frozenset[int], path: Path, errors: Errors) -> None:
    kind = component.get("type")
    if not isinstance(kind, int) or kind not in allowed:
        errors.add((*path, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {_choices(allowed)}.")
        return
    _check_fields(component, COMPONENTS[kind], path, errors)
    for index, child in enumerate(listed(component, "components")):
        _check_component(child, CHILDREN[kind], (*path, "components", index), errors)
    if kind in SPECIAL:
        SPECIAL[kind](component, path, errors)


def _check_row(row: JSON, path: Path, errors: Errors) -> None:
    kinds = [child.get("type") for child in listed(row, "components")]
    if len(kinds) > 1 and any(kind in SELECTS for kind in kinds):
        errors.add((*path, "components"), *_too_long(1, 1))


def _check_button(button: JSON, path: Path, errors: Errors) -> None:
    style = button.get("style")
    if style == LINK and not button.get("url"):
        errors.add((*path, "url"), *REQUIRED)
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
    if not media or not media.get("url"):
        errors.add((*path, "url"), *REQUIRED)
    elif not media["url"].startswith(("attachment://", "http://", "https://")):
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif len(media["url"]) > 2048:
        errors.add((*path, "url"), *_too_long(2048, 0))


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
    """A line of a form: a text, a label with its control, or the old row with one text input."""
    kind = line.get("type")
    if kind == ROW:
        inputs: list[JSON] = listed(line, "components")
        if len(inputs) != 1:
            errors.add((*path, "components"), *_too_long(1, 1))
        for index, text_input in enumerate(inputs):
            _check_component(text_input, frozenset({TEXT_INPUT}), (*path, "components", index), errors)
    elif kind == LABEL:
        _check_fields(line, COMPONENTS[LABEL], path, errors)
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
    custom_ids: set[str] = set()
    ids: set[int] = set()
    for path, component in everything:
        custom_id, number = component.get("custom_id"), component.get("id")
        if custom_id and custom_id in custom_ids:
            where = (*path, "custom_id")
            errors.add(where, "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
        if number and number in ids:
            errors.add((*path, "id"), "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
        custom_ids.add(custom_id or "")
        ids.add(number or 0)


def _check_embeds(embeds: list[JSON], errors: Errors) -> None:
    for index, embed in enumerate(embeds):
        _check_fields(embed, EMBED, ("embeds", index), errors)
        for part, fields in EMBED_PARTS.items():
            _check_fields(_part(embed, part), fields, ("embeds", index, part), errors)
    if sum(map(_embed_text, embeds)) > EMBED_TEXT:
        errors.add(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT} characters"
        )


def _embed_text(embed: JSON) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [_part(embed, "footer").get("text"), _part(embed, "author").get("name")]
    for line in listed(embed, "fields"):
        texts += [line.get("name"), line.get("value")]
    return sum(len(text) for text in texts if text)


def _part(embed: JSON, name: str) -> JSON:
    return embed.get(name) or {}


def _check_command(form: JSON, path: Path, errors: Errors) -> None:
    _check_fields(form, COMMAND, path, errors)
    if form.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_command_name(form, path, errors)
        if not form.get("description"):
            errors.add((*path, "description"), *REQUIRED)
    _check_options(listed(form, "options"), path, errors, BRANCHES)
    if _command_text(form) > COMMAND_TEXT:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({COMMAND_TEXT})")


def _check_options(options: list[JSON], path: Path, errors: Errors, branches: frozenset[int]) -> None:
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_fields(option, COMMAND_OPTION, here, errors)
        _check_command_name(option, here, errors)
        if option.get("type") in BRANCHES - branches:
            errors.add((*here, "type"), "APPLICATION_COMMAND_TOO_DEEP", "Sub-commands are nested too deeply")
        if option.get("required") and optional_seen:
            errors.add(
                (*here, "required"),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        if option.get("autocomplete") and option.get("choices"):
            errors.add(
                here, "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Choices and autocomplete exclude each other"
            )
        optional_seen |= not option.get("required")
        within = frozenset({SUBCOMMAND}) if option.get("type") == SUBCOMMAND_GROUP else frozenset[int]()
        _check_options(listed(option, "options"), here, errors, within)
    _check_names(
        options,
        (*path, "options"),
        errors,
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        "Option name already exists",
    )


def _check_command_name(form: JSON, path: Path, errors: Errors) -> None:
    name = form.get("name") or ""
    if not COMMAND_NAME.fullmatch(name) or name != name.lower():
        errors.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_names(forms: list[JSON], path: Path, errors: Errors, code: str, message: str) -> None:
    seen: set[tuple[Any, Any]] = set()
    for index, form in enumerate(forms):
        key = (form.get("type", CHAT_INPUT) if not path else 0, form.get("name"))
        if key in seen:
            errors.add((*path, index), code, message)
        seen.add(key)


def _command_text(form: JSON) -> int:
    """Names, descriptions and values; of translated texts the longest counts."""
    total = _longest(form, "name") + _longest(form, "description")
    for choice in listed(form, "choices"):
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(map(_command_text, listed(form, "options")))


def _longest(form: JSON, name: str) -> int:
    translated: dict[str, str] = form.get(f"{name}_localizations") or {}
    return max(map(len, [form.get(name) or "", *translated.values()]))


def _check_fields(body: JSON, fields: Fields, path: Path, errors: Errors) -> None:
    for name, rule in fields.items():
        value, here = body.get(name), (*path, name)
        if value is None:
            if rule.needed:
                errors.add(here, *REQUIRED)
        else:
            _check_value(value, rule, here, errors)


def _check_value(value: Any, rule: Rule, path: Path, errors: Errors) -> None:
    if isinstance(rule, Number):
        if not isinstance(value, int):
            errors.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not rule.least <= value <= rule.most:
            errors.add(path, *_out_of_range(value, rule))
    elif not isinstance(value, str if isinstance(rule, Text) else list):
        errors.add(path, "BASE_TYPE_BAD_TYPE", "Value is of the wrong type.")
    else:
        _check_length(value, rule, path, errors)


def _check_length(value: Any, rule: Text | Many, path: Path, errors: Errors) -> None:
    if not rule.least <= len(value) <= rule.most:
        errors.add(path, *_too_long(rule.most, rule.least))
    if isinstance(rule, Many) and rule.of:
        for index, item in enumerate(value):
            _check_fields(item, rule.of, (*path, index), errors)


OPTION_EXISTS = ("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
COMMAND_EXISTS = ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")


def _too_long(most: int, least: int) -> tuple[str, str]:
    if least:
        return "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
    return "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."


def _out_of_range(value: int, rule: Number) -> tuple[str, str]:
    if value < rule.least:
        return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {rule.least}."
    return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {rule.most}."


def _choices(allowed: Iterable[int]) -> str:
    return f"{{{', '.join(map(str, sorted(allowed)))}}}"
