"""How content is read: TOML files, checked when they are loaded. A wrong one is refused with file, entry and reason."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, ValidationError

from .errors import BadContent
from .words import first_fault

CONTENT_FOLDER = Path(__file__).parents[1] / "data" / "content"

Row = TypeVar("Row", bound=BaseModel)


class Strict(BaseModel):
    """A part of a file: nothing missing, nothing unknown, nothing of another type."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Look(NamedTuple):
    """Letter, colour and shape: nobody has to see colours to tell things apart."""

    letter: str
    colour: str
    shape: str


class LookRow(Strict):
    letter: str
    colour: str
    shape: str


def looks(file: str, entry: str, rows: Sequence[LookRow]) -> tuple[Look, ...]:
    found = tuple(Look(row.letter, row.colour, row.shape) for row in rows)
    for column in Look._fields:
        all_different(file, f"{entry} {column}", [getattr(look, column) for look in found])
    return found


def read(folder: Path, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadContent(f"{name}: {error}") from None


def checked(kind: type[Row], name: str, table: object) -> Row:
    try:
        return kind.model_validate(table)
    except ValidationError as error:
        raise BadContent(f"{name}: {first_fault(error)}") from None


def all_different(file: str, entry: str, values: Sequence[object]) -> None:
    if len(set(values)) != len(values):
        raise BadContent(f"{file}: {entry}: all must be different")
