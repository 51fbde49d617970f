"""The words of Duck Tow, by number: tiles, colours, cards and formations."""

from ..words import meanings
from .content import CARDS, CONTENT, FORMATIONS

COLOUR = [look.colour for look in CONTENT.colours]
TILES = range(max(len(layout.tiles) for layout in CONTENT.layouts.values()))
NUMBERS = range(len(CARDS) + 1)
MOVE = [f"move {tile + 1}" for tile in TILES]
DISPERSE = [f"disperse {tile + 1}" for tile in TILES]
FEED = [f"feed {colour}" for colour in COLOUR]
BUY = [f"buy {colour}" for colour in COLOUR]
RETURN = [f"return {colour}" for colour in COLOUR]
COMPLETE = [f"complete {number}" for number in NUMBERS]
DRAW = [f"draw {number}" for number in NUMBERS]
DISCARD = [f"discard {number}" for number in NUMBERS]
CLAIM = [f"claim {number + 1}" for number in range(len(FORMATIONS))]
MEANING = meanings(MOVE, DISPERSE, FEED, BUY, RETURN, COMPLETE, DRAW, DISCARD, CLAIM)
SHAKE, SHOP_FOOD, SHOP_CARDS, TWO_DUCKS, END, NO_PLACE = "shake", "shop food", "shop cards", "adopt", "end", "none"
TAKE, LEAVE, LEFT, RIGHT, DONE, DECK, PASS, KEEP = "take", "leave", "left", "right", "done", "draw deck", "pass", "keep"


def adopt_word(pair: tuple[int, int]) -> str:
    return f"adopt {COLOUR[pair[0]]} {COLOUR[pair[1]]}"
