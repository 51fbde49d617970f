"""What the engine refuses. Each error is one sentence that names the thing and what to do about it.

The sentence is for logs, the command line and developers. What a player may run into has a code and facts besides, so
that others can say it in the player's own language.
"""

from collections.abc import Mapping
from typing import ClassVar, NamedTuple

RECORD_FAULTS = (
    "layout",  # something stands where it doesn't belong
    "signs",  # it isn't even text, or not ours
    "cut",
    "altered",
    "long",
    "sealed",
    "setup",  # no game begins like that
    "content",  # it was played with other cards or boards
    "commitment",  # another secret or seed than the one that was promised
    "additions",
    "seed",  # it doesn't follow from the secret and the additions
    "move",
    "outcome",
    "state",
)


class EngineError(Exception):
    """Something was refused, and nothing was changed."""


class PlayerError(EngineError):
    """An error that a player may run into: `move-not-in-hand` and the like, and the facts to make a sentence from."""

    about: ClassVar[str]  # what all codes of this kind begin with

    def __init__(self, code: str, sentence: str, **facts: str | int) -> None:
        super().__init__(sentence)
        self.code = f"{self.about}-{code}"
        self.facts: Mapping[str, str | int] = facts


class IllegalMove(PlayerError):
    """A word that this seat can't say now."""

    about = "move"


class BadSetup(PlayerError):
    """A game that can't begin: its name, seats, options or seed."""

    about = "setup"


class BadDump(PlayerError):
    """A saved game that can't be continued."""

    about = "saved"


class BadContent(EngineError):
    """A file of cards, tiles or boards that breaks a rule."""


class BadRecord(EngineError):
    """A record that is broken, altered, or does not replay. Its code is one of `RECORD_FAULTS`."""

    def __init__(self, sentence: str, code: str = "layout") -> None:
        super().__init__(sentence)
        self.code = code


class Objection(NamedTuple):
    """Why a word can't be said now: the code of an `IllegalMove`, and the reason in its sentence."""

    code: str
    reason: str
