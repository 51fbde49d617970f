"""What a board's message may tell besides how things stand: what it showed before, and in the end the whole record."""

from typing import NamedTuple

from .common import AnyView


class Story(NamedTuple):
    """`before` is a spectator's view of the game as the board was last shown, if nothing was taken back since;
    `record` the text of the record once the table is closed."""

    before: AnyView | None = None
    record: str = ""


NOTHING = Story()
