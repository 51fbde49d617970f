"""How a game becomes text and a game again: its fields as one line of JSON, with a digest."""

import json
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from dataclasses import field, fields
from functools import cache
from typing import Any, TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from .errors import BadDump, EngineError
from .words import digest, first_fault, quoted

SINCE = "since"

T = TypeVar("T")


class Saved(BaseModel):
    """What a dump holds."""

    model_config = ConfigDict(extra="forbid", strict=True)

    game: str
    rules: int
    content: str
    state: dict[str, Any]
    digest: str


def dumped(game: str, rules: int, content: str, fields_of: object) -> str:
    """A dump of this object's fields, under the game's name, its rules version and the digest of its content."""
    later = set(field_names(type(fields_of))) - set(saved_names(type(fields_of), rules))
    state = _adapter(type(fields_of)).dump_python(fields_of, mode="json", exclude=later)
    before = _compact({"content": content}).removesuffix("}")
    after = _compact({"game": game, "rules": rules, "state": state}).removeprefix("{")
    return f'{before},"digest":"{digest(f"{before},{after}")}",{after}'  # the state, which is long, is written once


def read(text: str, game: str) -> Saved:
    """What a dump holds, if it is whole, unaltered, and one of this game."""
    try:
        saved = Saved.model_validate_json(text)
    except ValidationError as error:
        raise BadDump("damaged", f"saved game is not whole: {first_fault(error)}") from None
    if saved.digest != digest(_compact(saved.model_dump(exclude={"digest"}))):
        raise BadDump("damaged", "saved game was altered: its digest does not match")
    if saved.game != game:
        raise BadDump("damaged", f"saved game is one of {quoted(saved.game)}: this is {game}")
    return saved


def restored(kind: type[T], saved: Saved) -> T:
    """An object of this class with the fields that it has under these rules, no more and no fewer."""
    if odd := saved.state.keys() ^ set(saved_names(kind, saved.rules)):
        raise BadDump("other-version", f"saved game makes no sense: {min(odd)} is missing or unknown")
    return _adapter(kind).validate_json(_compact(saved.state), strict=True)


@contextmanager
def nonsense_refused() -> Generator[None]:
    """Whatever goes wrong in here with a restored game, a dump that makes no sense is to blame."""
    try:
        yield
    except BadDump:
        raise
    except ValidationError as error:
        raise BadDump("other-version", f"saved game makes no sense: {first_fault(error)}") from None
    except EngineError as error:
        raise BadDump("other-version", f"saved game cannot be played here: {error}") from None
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadDump("other-version", f"saved game makes no sense: {type(error).__name__}") from error


@cache
def field_names(kind: type[Any]) -> tuple[str, ...]:
    return tuple([field.name for field in fields(kind)])


def since(rules: int, default: T) -> T:
    """A field that came with this version of the rules. Games under earlier ones never change it, and don't save it."""
    return field(default=default, metadata={SINCE: rules})


@cache
def saved_names(kind: type[Any], rules: int) -> tuple[str, ...]:
    return tuple([each.name for each in fields(kind) if each.metadata.get(SINCE, 0) <= rules])


@cache
def _adapter(kind: type[Any]) -> TypeAdapter[Any]:
    return TypeAdapter(kind)


def _compact(saved: Mapping[str, Any]) -> str:
    return json.dumps(saved, sort_keys=True, separators=(",", ":"))
