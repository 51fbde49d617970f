"""What each action card can be used for: its choices as words. A card without a choice can't be carried out (G10)."""

from collections.abc import Callable, Mapping

from .line import (
    AIM,
    AIM_TWO,
    BUMP,
    FRONT,
    GO,
    HIDE,
    LAST,
    MARKER,
    MOVE,
    NOBODY,
    PROTECT,
    SHOOT,
    SHOOT_TWO,
    SPACES,
    SPACES_OF,
    WATER,
    Line,
    Markers,
    ducks_hit,
    neighbours,
)

Choices = Callable[[Line, Markers, int], list[str]]


def take_aim(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G20: also over water."""
    return [AIM[at] for at in SPACES if not markers[at]]


def double_barrel(line: Line, markers: Markers, seat: int) -> list[str]:
    """G21: a single space only if no two neighbours are free."""
    pairs = [AIM_TWO[at] for at in SPACES[:-1] if not markers[at] and not markers[at + 1]]
    return pairs or take_aim(line, markers, seat)


def shoot(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G22: also at water."""
    return [SHOOT[at] for at in SPACES if markers[at]]


def quick_shot(line: Line, _markers: Markers, _seat: int) -> list[str]:
    """G23: only at a duck that can be shot, your own included."""
    return [SHOOT[at] for at, card in enumerate(line) if card.can_be_shot]


def misfire(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G24: first the marker, then a neighbour of it."""
    return [MARKER[at] for at in SPACES if markers[at]]


def two_birds(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G25"""
    return [SHOOT_TWO[at] for at in SPACES[:-1] if markers[at] and markers[at + 1]]


def bump_left(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G26: toward the front."""
    return [BUMP[at] for at in SPACES[1:] if markers[at] and not markers[at - 1]]


def bump_right(_line: Line, markers: Markers, _seat: int) -> list[str]:
    """G26: toward the deck."""
    return [BUMP[at] for at in SPACES[:-1] if markers[at] and not markers[at + 1]]


def hang_back(line: Line, _markers: Markers, seat: int) -> list[str]:
    """G28: not in the last space. G32: of a pair, only the cover's owner."""
    return [MOVE[at] for at, card in enumerate(line) if card.duck == seat and at != LAST]


def not_in_front(line: Line, _markers: Markers, seat: int) -> list[str]:
    """G28, G29: not in the first space."""
    return [MOVE[at] for at, card in enumerate(line) if card.duck == seat and at != FRONT]


def duck_and_cover(line: Line, _markers: Markers, seat: int) -> list[str]:
    """G32: first who hides, then under whom."""
    return [HIDE[at] for at, card in enumerate(line) if card.duck == seat and card.can_hide and covers(line, at)]


def covers(line: Line, at: int) -> list[int]:
    """G32: the neighbouring ducks, anyone's, that don't cover another yet."""
    return [other for other in neighbours(at) if line[other].can_cover]


def bottoms_up(line: Line, _markers: Markers, _seat: int) -> list[str]:
    """G33: on any uppermost duck without one."""
    return [PROTECT[at] for at, card in enumerate(line) if card.duck != WATER and card.shelter == NOBODY]


def always(_line: Line, _markers: Markers, _seat: int) -> list[str]:
    """G27, G30, G31: nothing can be in the way."""
    return [GO]


CHOICES: Mapping[str, Choices] = {
    "take-aim": take_aim,
    "double-barrel": double_barrel,
    "shoot": shoot,
    "quick-shot": quick_shot,
    "misfire": misfire,
    "two-birds": two_birds,
    "bump-left": bump_left,
    "bump-right": bump_right,
    "line-forward": always,
    "hang-back": hang_back,
    "move-ahead": not_in_front,
    "fast-forward": not_in_front,
    "disorderly-conduckt": always,
    "duck-shuffle": always,
    "duck-and-cover": duck_and_cover,
    "bottoms-up": bottoms_up,
}
WHY_NOT = {
    "take-aim": "every space has a marker",
    "double-barrel": "every space has a marker",
    "shoot": "there is no marker to shoot at",
    "quick-shot": "no duck in the line can be shot",
    "misfire": "there is no marker to shoot from",
    "two-birds": "no two markers are side by side",
    "bump-left": "no marker has a free space before it",
    "bump-right": "no marker has a free space behind it",
    "hang-back": "you have no uppermost duck with a card behind it",
    "move-ahead": "you have no uppermost duck with a card before it",
    "fast-forward": "you have no uppermost duck behind the front",
    "duck-and-cover": "none of your ducks can hide under a neighbour",
    "bottoms-up": "every duck in the line is protected already",
}


def harm(ask: str, line: Line, seat: int, word: str, chosen: int) -> int:
    """How much this word would harm the seat itself, after the space it has `chosen` before.

    What is said for players who are away does the least.
    """
    spaces = SPACES_OF[word]
    own = [line[at].duck == seat for at in spaces]
    match ask:
        case "bottoms-up":
            return -sum(own)
        case "bump-left" | "bump-right":
            to = spaces[0] + (1 if ask == "bump-right" else -1)
            return (line[to].duck == seat) - own[0]
        case "misfire":
            return min([harm_of_misfire(line, seat, spaces[0], at) for at in neighbours(spaces[0])])
        case "neighbour":
            return harm_of_misfire(line, seat, chosen, spaces[0])
        case _:
            return ducks_hit(line, spaces).count(seat)


def harm_of_misfire(line: Line, seat: int, marker: int, at: int) -> int:
    """G24: a hit also takes the marker away; that is good for an own duck under it, but not worth another one."""
    if not line[at].can_be_shot:
        return 0
    return 2 * (line[at].duck == seat) - (line[marker].duck == seat)
