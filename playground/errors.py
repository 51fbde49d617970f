"""What is wrong with a request: found with the tables of limits, reported by path in Discord's nested form."""

from collections.abc import Iterable
from typing import Any

from .limits import Fields, Many, Number, Rule, Text
from .refusals import Refused, invalid_form
from .world import JSON

Path = tuple[str | int, ...]

REQUIRED = ("BASE_TYPE_REQUIRED", "This field is required")
NOT_AN_OBJECT = ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
NOT_A_LIST = ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
LISTS = frozenset({"attachments", "choices", "components", "embeds", "fields", "items", "options"})  # of objects
OBJECTS = frozenset(
    {
        "accessory",
        "allowed_mentions",
        "author",
        "component",
        "description_localizations",
        "emoji",
        "file",
        "footer",
        "media",
        "message_reference",
        "name_localizations",
    }
)


class Errors:
    """What is wrong with a request, by path, in the nested form of Discord's answers."""

    def __init__(self) -> None:
        self.tree: JSON = {}
        self.count = 0

    def add(self, path: Path, code: str, message: str) -> None:
        self.count += 1
        node = self.tree
        for step in path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def raise_any(self) -> None:
        if self.tree:
            raise invalid_form(self.tree)


def check_shape(body: Any, path: Path, errors: Errors) -> None:
    """Check that lists and objects are where they should be, so nobody else has to."""
    if not isinstance(body, dict):
        errors.add(path, *NOT_AN_OBJECT)
        return
    for name in OBJECTS & body.keys():
        if body[name] is not None:
            check_shape(body[name], (*path, name), errors)
    for name in LISTS & body.keys():
        if body[name] is not None:
            _check_list(body[name], (*path, name), errors)


def _check_list(items: Any, path: Path, errors: Errors) -> None:
    if not isinstance(items, list):
        errors.add(path, *NOT_A_LIST)
        return
    for index, item in enumerate(items):  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        check_shape(item, (*path, index), errors)


def check_fields(body: JSON, fields: Fields, path: Path, errors: Errors) -> None:
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
        errors.add(path, *too_long(rule.most, rule.least))
    if isinstance(rule, Many) and rule.of:
        for index, item in enumerate(value):
            check_fields(item, rule.of, (*path, index), errors)


def too_long(most: int, least: int) -> tuple[str, str]:
    if least:
        return "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
    return "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length."


def _out_of_range(value: int, rule: Number) -> tuple[str, str]:
    if value < rule.least:
        return "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {rule.least}."
    return "NUMBER_TYPE_MAX", f"int value should be less than or equal to {rule.most}."


def one_of(allowed: Iterable[int]) -> str:
    return f"{{{', '.join(map(str, sorted(allowed)))}}}"


def wrong_answer(kinds: Iterable[int]) -> Refused:
    """An answer of a kind that this interaction doesn't accept."""
    errors = Errors()
    errors.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {one_of(kinds)}.")
    return invalid_form(errors.tree)


def missing_attachment(path: Path) -> Refused:
    errors = Errors()
    errors.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found.")
    return invalid_form(errors.tree)


def not_an_object() -> Refused:
    errors = Errors()
    errors.add((), *NOT_AN_OBJECT)
    return invalid_form(errors.tree)


def out_of_range(name: str, least: int, most: int) -> Refused:
    errors = Errors()
    errors.add((name,), "NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.")
    return invalid_form(errors.tree)


def unknown_reference() -> Refused:
    errors = Errors()
    errors.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    return invalid_form(errors.tree)
