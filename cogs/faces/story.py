"""What a board's message tells beyond the present moment."""

from typing import NamedTuple

from .wording import AnyView


class Story(NamedTuple):
    """The board as it was last shown, if what happened since can be told; and the record of a closed game."""

    before: AnyView | None = None
    record: str = ""


NOTHING = Story()
