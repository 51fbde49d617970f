"""Boards of your own: a short code to share, and boards made up at random (R3).

A code is the tile set, the tiles and a check, `3f2a-0amm4bnm…-7c`. A tile is four letters: its digit; its side and turn
(a to f the front, g to l the back); and its place, across and down, where m is the middle.
"""

import re
from collections.abc import Collection, Sequence
from functools import lru_cache

from ..chance import Chance
from ..errors import BadSetup
from ..words import digest, listed, quoted
from .board import GRADES, NEIGHBOURS, Board, Hex, Placed, grade_of, lay
from .content import BOARDS, CONTENT

TURNED = "abcdefghijkl"
PLACES = "abcdefghijklmnopqrstuvwxy"
MIDDLE = PLACES.index("m")
TILE_SET = digest(repr(sorted(CONTENT.tiles.items())))[:4]
LONGEST_CODE = len(TILE_SET) + len("-") + 4 * len(CONTENT.tiles) + len("-7c")  # R2: there is one of each tile
MOST_TRIES = 10_000
RANDOM_BOARDS = {f"random-{grade}": grade for grade in GRADES}  # what to ask for, and the grade of it


@lru_cache(maxsize=256)
def board_of(layout: str) -> Board:
    """The board of this name or code."""
    return BOARDS[layout] if layout in BOARDS else lay("of your own", CONTENT.tiles, parse(layout))


def parse(code: str) -> list[Placed]:
    if len(code) > LONGEST_CODE:
        sentence = f"board {quoted(code)} is too long: a board code has at most {LONGEST_CODE} letters"
        raise BadSetup("board-too-long", sentence, typed=code, most=LONGEST_CODE)
    match = re.fullmatch(r"([0-9a-f]{4})-((?:[0-9][a-l][a-y][a-y])+)-([0-9a-f]{2})", code)
    if not match and not re.match(r"[0-9a-f]{4}-", code):
        choices = ", ".join([*BOARDS, *RANDOM_BOARDS])
        raise BadSetup("no-board", f"board {quoted(code)}: choose {choices}, or give a board code", typed=code)
    tile_set, tiles, check = match.groups() if match else ("", "", code)
    if check != _check(tile_set, tiles):
        sentence = f"board code {quoted(code)} is broken: a letter was changed or lost"
        raise BadSetup("board-broken", sentence, typed=code)
    if tile_set != TILE_SET:
        sentence = f"board code {quoted(code)} is for another tile set than this program has"
        raise BadSetup("board-other-tiles", sentence, typed=code)
    return [_placed(tiles[at : at + 4]) for at in range(0, len(tiles), 4)]


def code_of(placed: Sequence[Placed]) -> str:
    """The code of these tiles. Boards that differ only in where they lie have the same code."""
    middle = next((each.at for each in placed if CONTENT.tiles[each.tile].drain), (0, 0))
    if any(abs(each.at[axis] - middle[axis]) > MIDDLE for each in placed for axis in (0, 1)):
        raise BadSetup("board-unplayable", "a tile of this board lies too far from the drain")
    tiles = "".join(_text(each, middle) for each in sorted(placed))
    return f"{TILE_SET}-{tiles}-{_check(TILE_SET, tiles)}"


def _check(tile_set: str, tiles: str) -> str:
    return digest(tile_set + tiles)[:2]


def _text(each: Placed, middle: Hex) -> str:
    """A tile without rings looks the same on both sides and however it is turned."""
    across, down = (PLACES[MIDDLE + each.at[axis] - middle[axis]] for axis in (0, 1))
    turned = 6 * each.side + each.turned if CONTENT.tiles[each.tile].rings[0] else 0
    return f"{each.tile}{TURNED[turned]}{across}{down}"


def _placed(text: str) -> Placed:
    side, turned = divmod(TURNED.index(text[1]), 6)
    across, down = (PLACES.index(letter) - MIDDLE for letter in text[2:])
    return Placed(text[0], side, turned, (across, down))


# Made up at random


def random_code(grade: str, chance: Chance) -> str:
    """A valid board of this grade, with all ten tiles."""
    if grade not in GRADES:
        raise BadSetup("impossible", f"grade {quoted(grade)}: choose {listed(GRADES)}")
    for _ in range(MOST_TRIES):
        places = _grown(grade, chance)
        if grade_of(places) != grade:
            continue
        placed = _strewn(places, chance)
        if not _buoys_touch(placed):
            return code_of(placed)
    raise AssertionError(f"no {grade} board in {MOST_TRIES} tries")


def _grown(grade: str, chance: Chance) -> list[Hex]:
    """Ten places side by side: a beginner's board grows together, an advanced one grows apart."""
    places = [(0, 0)]
    while len(places) < len(CONTENT.tiles):
        shore = sorted({beside for place in places for beside in _beside(place)} - set(places))
        touching = {place: len(set(_beside(place)) & set(places)) for place in shore}
        wanted = {"beginner": max(touching.values()), "advanced": 1}.get(grade)
        choice = [place for place in shore if wanted is None or touching[place] == wanted]
        places.append(chance.pick(choice if chance.below(4) else shore))
    return places


def _strewn(places: Collection[Hex], chance: Chance) -> list[Placed]:
    tiles = chance.shuffled(sorted(CONTENT.tiles))
    return [Placed(tile, chance.below(2), chance.below(6), at) for tile, at in zip(tiles, places, strict=True)]


def _buoys_touch(placed: Sequence[Placed]) -> bool:
    buoys = [each.at for each in placed if CONTENT.tiles[each.tile].buoy is not None]
    return any(one in _beside(other) for one in buoys for other in buoys)


def _beside(place: Hex) -> list[Hex]:
    return [(place[0] + across, place[1] + down) for across, down in NEIGHBOURS]
