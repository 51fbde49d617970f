"""What a card would do to a ducky, or to the dog, from where it stands now, in words."""

from typing import NamedTuple

from engine.race import CARDS, EDGE, THE_DOG, CardPath, Swim, swim

from ...letters import LETTERS
from . import phrases
from .phrases import COMPASS, TURNED, listed
from .places import FACING_COUNT
from .scene import Scene, buoy_at, called, is_on_board, letter_of, place, thing


class Fate(NamedTuple):
    """How a path ends, and which way the mover may face then, if that is still to be said."""

    text: str
    facings: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.text + (phrases.FACING.format(facings=compass(self.facings)) if self.facings else "")


# Whole cards


def card_and_fates(scene: Scene, card: int, movers: list[int]) -> str:
    """Its steps, and where each mover would end."""
    return _card(card, [_path_and_fates(scene, movers, path) for path in CARDS[card].paths])


def _path_and_fates(scene: Scene, movers: list[int], path: CardPath) -> str:
    ends = _of_each(movers, [fate(scene, mover, path).text for mover in movers])
    return phrases.PATH_ENDS.format(path=path_words(path), fate=ends) if ends else path_words(path)


def card_fates(scene: Scene, card: int, movers: list[int]) -> str:
    """Where each mover would end, and facing where."""
    return _card(card, [fates_with_facings(scene, movers, path) or steps_words(path) for path in CARDS[card].paths])


def card_steps(card: int) -> str:
    return _card(card, [steps_words(path) for path in CARDS[card].paths])


def _card(card: int, said: list[str]) -> str:
    if len(said) == 1:
        return phrases.CARD.format(number=card, paths=said[0])
    paths = [phrases.PATH.format(letter=LETTERS[number], what=what) for number, what in enumerate(said)]
    return phrases.CARD_PATHS.format(number=card, paths=phrases.AND_THEN.join(paths))


# Paths


def path_words(path: CardPath) -> str:
    """`ahead, left, right, then face left or right`"""
    facings = phrases.ANY_WAY if len(path.facings) == FACING_COUNT else listed([TURNED[t] for t in path.facings], "or")
    return phrases.THEN_FACE.format(steps=steps_words(path), facings=facings)


def steps_words(path: CardPath) -> str:
    """Each step by its turn; several steps ahead are counted."""
    runs: list[list[int]] = []
    for turn in path.steps:
        if turn == 0 and runs and runs[-1][-1] == 0:
            runs[-1].append(turn)
        else:
            runs.append([turn])
    return ", ".join(TURNED[run[0]] if len(run) == 1 else phrases.SEVERAL_AHEAD.format(count=len(run)) for run in runs)


def fates_with_facings(scene: Scene, movers: list[int], path: CardPath) -> str:
    return _of_each(movers, [str(fate(scene, mover, path)) for mover in movers])


def _of_each(movers: list[int], fates: list[str]) -> str:
    """The dog's fate and those of two duckies say whose they are; two alike are said once."""
    if movers == [THE_DOG]:
        return phrases.WHOSE_FATE.format(who=phrases.DOG, fate=fates[0])
    if len(movers) < 2:
        return "".join(fates)
    if len(set(fates)) == 1:
        return phrases.BOTH.format(fate=fates[0])
    named = [phrases.DUCKY_A_OR_B.format(letter=letter_of(mover)) for mover in movers]
    return ", ".join(phrases.WHOSE_FATE.format(who=who, fate=text) for who, text in zip(named, fates, strict=True))


def compass(facings: tuple[int, ...]) -> str:
    if len(facings) == FACING_COUNT:
        return phrases.ANY_WAY
    return listed([COMPASS[facing] for facing in facings], "or")


# Where it ends


def fate(scene: Scene, mover: int, path: CardPath) -> Fate:
    return _dogs_fate(scene, path) if mover == THE_DOG else _duckys_fate(scene, mover, path)


def _duckys_fate(scene: Scene, number: int, path: CardPath) -> Fate:
    here, board = scene.here, scene.board
    ducky = here.duckies[number]
    move = swim(board, ducky, path.steps, [other.space for other in here.duckies], here.dog.space)
    new = dict.fromkeys(space for space in move.route[1:] if board.buoy_bits[space] & ~ducky.buoys)
    end = _end(scene, move, path, list(new))
    if move.end == "done":
        new.pop(move.route[-1], None)  # the end tells of it
    touched = [phrases.TOUCHES.format(buoy=buoy_at(board, space)) for space in new]
    return end._replace(text=", ".join([*touched, end.text]))


def _end(scene: Scene, move: Swim, path: CardPath, new: list[int]) -> Fate:
    space, board = move.route[-1], scene.board
    match move.end:
        case "home":
            return Fate(phrases.WINS)
        case "dog":
            return Fate(phrases.MEETS_DOG)
        case "ring":
            return Fate(phrases.ENTERS_RING.format(ring=board.ring_number(space)))
        case "bonk":
            return Fate(_bonk(scene, list(move.route), move.heading))
        case "done":
            return Fate(_still(scene, space, new), _facings(move.heading, path))


def _still(scene: Scene, space: int, new: list[int]) -> str:
    """R16: on a buoy, new or not, another card may be played."""
    if space in new:
        return phrases.ENDS_ON_NEW_BUOY.format(buoy=buoy_at(scene.board, space))
    ends = phrases.ENDS_ON_BUOY if scene.board.buoy_bits[space] else phrases.ENDS
    return ends.format(place=place(scene, space))


def _bonk(scene: Scene, route: list[int], heading: int) -> str:
    hit = scene.board.ahead[route[-1]][heading]
    facing, steps = COMPASS[(heading + 3) % 6], len(route) - 1
    if not steps:
        return phrases.BONKS_AT_ONCE.format(what=thing(scene, hit), facing=facing)
    where = place(scene, route[-1])
    count = phrases.STEP_COUNT[steps]
    return phrases.BONKS.format(what=thing(scene, hit), steps=count, place=where, facing=facing)


def _facings(heading: int, path: CardPath) -> tuple[int, ...]:
    return tuple(sorted((heading + turn) % 6 for turn in path.facings))


def _dogs_fate(scene: Scene, path: CardPath) -> Fate:
    """R43–R45: he goes through duckies; the edge, a ring or the drain ends the card."""
    board, (space, heading) = scene.board, scene.here.dog
    route, told = [space], list[str]()
    for turn in path.steps:
        heading = (heading + turn) % 6
        ahead = board.ahead[route[-1]][heading]
        if ahead == EDGE:
            return Fate(", ".join([*told, _bonk(scene, route, heading)]))
        if ahead == board.drain:
            return Fate(", ".join([*told, phrases.LEAVES]))
        route.append(ahead)
        told += [
            phrases.CHASES.format(who=called(scene, n)) for n, d in enumerate(scene.here.duckies) if d.space == ahead
        ]
        if board.is_ring[ahead]:
            return Fate(", ".join([*told, phrases.ENTERS_RING.format(ring=board.ring_number(ahead))]))
    end = phrases.ENDS.format(place=place(scene, route[-1]))
    return Fate(", ".join([*told, end]), _facings(heading, path))


def placed(scene: Scene, movers: list[int]) -> list[int]:
    """Those of them that are on the board."""
    return [m for m in movers if is_on_board(scene.here.dog.space if m == THE_DOG else scene.here.duckies[m].space)]
