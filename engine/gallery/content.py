"""What lies in the box: action cards and duck cards, read once from `data/content/gallery` and checked (G1, G2).

The numbers of its action cards begin where those of the box before end, so that a number always means the same card.
"""

from pathlib import Path
from typing import Annotated, NamedTuple

from pydantic import Field

from ..content import CONTENT_FOLDER, Look, LookRow, Strict, checked, looks, read
from ..errors import BadContent
from ..words import digest
from .choices import CHOICES
from .line import SPACES

FOLDER = CONTENT_FOLDER / "gallery"
CARD_COUNT = 54
COLOURS = 6

Count = Annotated[int, Field(ge=1)]


class Content(NamedTuple):
    cards: dict[int, str]  # the kind of each action card
    colours: tuple[Look, ...]
    ducks: int  # of each colour, the one before its player not counted
    waters: int
    digest: str


class _Cards(Strict):
    counts: dict[str, Count]


class _Pieces(Strict):
    ducks: Annotated[int, Field(ge=2)]
    waters: Count
    markers: Count
    colours: Annotated[list[LookRow], Field(min_length=COLOURS, max_length=COLOURS)]


def load(folder: Path = FOLDER, cards_file: str = "cards.toml", first: int = 1) -> Content:
    cards = _cards(cards_file, checked(_Cards, cards_file, read(folder, cards_file)).counts, first)
    pieces = checked(_Pieces, "pieces.toml", read(folder, "pieces.toml"))
    _check_pieces(pieces)
    return Content(
        cards=cards,
        colours=looks("pieces.toml", "colours", pieces.colours),
        ducks=pieces.ducks - 1,
        waters=pieces.waters,
        digest=digest(repr((sorted(cards.items()), pieces.ducks, pieces.waters))),
    )


def _cards(file: str, counts: dict[str, int], first: int) -> dict[int, str]:
    """G2: every kind that the rules know, 54 cards in all, numbered as they are listed."""
    if odd := counts.keys() ^ CHOICES.keys():
        raise BadContent(f"{file}: counts {min(odd)}: missing, or no card of this game")
    kinds = [kind for kind, count in counts.items() for _ in range(count)]
    if len(kinds) != CARD_COUNT:
        raise BadContent(f"{file}: counts: these are {len(kinds)} cards, there must be {CARD_COUNT}")
    return dict(enumerate(kinds, first))


def _check_pieces(pieces: _Pieces) -> None:
    """G1. G11: with a water for every space but one, and always a duck, the line is never short."""
    if pieces.waters != len(SPACES) - 1:
        raise BadContent(f"pieces.toml: waters: there is one less than the {len(SPACES)} spaces of the line")
    if pieces.markers != len(SPACES):
        raise BadContent(f"pieces.toml: markers: there is one for each of the {len(SPACES)} spaces")


RULES_1 = load(cards_file="rules-1/cards.toml")
CONTENT = load(first=len(RULES_1.cards) + 1)
CARDS = RULES_1.cards | CONTENT.cards  # of every version
