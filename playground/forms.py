"""Filling in a form: from values by custom id to what Discord sends when someone submits a modal."""

from collections.abc import Mapping
from typing import Any

from .components import walk
from .limits import CHECKBOX, CHECKBOXES, LABEL, RADIO, ROW, SELECTS, TEXT_INPUT, UPLOAD
from .slash import Impossible
from .world import JSON, listed


def filled_in(form: JSON, values: Mapping[str, Any]) -> JSON:
    unknown = set(values) - {one.get("custom_id") for one in walk(form["components"])}
    if unknown:
        raise Impossible(f"{min(unknown)}: the form has no such field")
    lines = [_line(line, number, values) for number, line in enumerate(form["components"], 1)]
    return {"custom_id": form["custom_id"], "components": lines}


def _line(line: JSON, number: int, values: Mapping[str, Any]) -> JSON:
    told: JSON = {"type": line["type"], "id": line.get("id") or number}
    if line["type"] == ROW:
        return told | {"components": [_field(one, number, values) for one in line["components"]]}
    if line["type"] == LABEL:
        return told | {"component": _field(line["component"], number, values)}
    return told


def _field(field: JSON, number: int, values: Mapping[str, Any]) -> JSON:
    custom_id, kind = field["custom_id"], field["type"]
    told: JSON = {"type": kind, "custom_id": custom_id, "id": field.get("id") or 100 + number}
    given = values.get(custom_id)
    if kind == TEXT_INPUT:
        return told | {"value": _text(field, given)}
    if kind == CHECKBOX:
        return told | {"value": bool(field.get("default") if given is None else given)}
    if kind == RADIO:
        return told | {"value": _one_of(field, given)}
    if kind in SELECTS or kind in (CHECKBOXES, UPLOAD):
        return told | {"values": _some_of(field, given)}
    return told


def _text(field: JSON, given: Any) -> str:
    text = str(field.get("value") or "" if given is None else given)
    least = field.get("min_length") or (0 if field.get("required") is False else 1)
    if text or field.get("required") is not False:
        _check_size(field, len(text), least, field.get("max_length") or 4000)
    return text


def _one_of(field: JSON, given: Any) -> str | None:
    default = next((option["value"] for option in field["options"] if option.get("default")), None)
    chosen = default if given is None else str(given)
    if chosen is None and field.get("required") is not False:
        raise Impossible(f"{field['custom_id']}: you have to choose one")
    _check_offered(field, [] if chosen is None else [chosen])
    return chosen


def _some_of(field: JSON, given: Any) -> list[str]:
    default = [option["value"] for option in listed(field, "options") if option.get("default")]
    chosen = default if given is None else _texts(field, given)
    least = field.get("min_values")
    least = (0 if field.get("required") is False else 1) if least is None else least
    most = field.get("max_values") or (len(listed(field, "options")) if field["type"] == CHECKBOXES else 1)
    _check_size(field, len(chosen), least, most)
    _check_offered(field, chosen)
    return chosen


def _texts(field: JSON, given: Any) -> list[str]:
    if not isinstance(given, list | tuple):
        raise Impossible(f"{field['custom_id']}: {given!r} is not a list of values")
    return [str(value) for value in given]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]


def _check_size(field: JSON, size: int, least: int, most: int) -> None:
    if not least <= size <= most:
        raise Impossible(f"{field['custom_id']}: {size} is not between {least} and {most}")


def _check_offered(field: JSON, chosen: list[str]) -> None:
    offered = [option["value"] for option in listed(field, "options")]
    for value in chosen:
        if offered and value not in offered:
            raise Impossible(f"{value}: {field['custom_id']} doesn't offer this")
