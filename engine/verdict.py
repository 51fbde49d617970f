"""Whether a record holds. It may come from anywhere, so nothing about it is taken for granted."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

from .errors import BadRecord
from .game import Game
from .record import Record

NOBODYS_SEED = "0" * 64  # to try whether a sealed game could have begun at all


class Verdict(NamedTuple):
    """A good record has its game at the end of it, a bad one the reason. A sealed one can't be replayed yet."""

    word: Literal["good", "bad", "sealed"]
    record: Record | None = None
    game: Game[Any] | None = None
    error: BadRecord | None = None


def verdict_on(data: bytes, games: Mapping[str, type[Game[Any]]], most: int | None = None) -> Verdict:
    """On a file. With more than the `most` words, it isn't even replayed."""
    try:
        record = Record.parse(_decoded(data))
        if most is not None and len(record.log) > most:
            raise BadRecord(f"the record has {len(record.log)} moves, and no game takes more than {most}", "long")
        if record.is_sealed:
            record.begin(games, NOBODYS_SEED)
            return Verdict("sealed", record)
        return Verdict("good", record, record.replay(games))
    except BadRecord as error:
        return Verdict("bad", error=error)


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(f"the record is not UTF-8 text: {error}", "signs") from None
