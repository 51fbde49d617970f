"""What a card would do to a ducky or to the dog from where they are now."""

from itertools import groupby
from typing import NamedTuple

from engine.race import CARDS, THE_DOG, CardPath, Swim, stroll, swim

from ...words.letters import lettered
from ...words.sentences import joined
from .directions import compass, one_of, turned
from .movers import place_of
from .names import CHOICE_LETTERS, RaceScene, buoy_at, called, is_on_board, letter_of, place, thing


class Fate(NamedTuple):
    """How a path ends, and which ways the mover may then face, if that hasn't been said yet."""

    text: str
    facings: tuple[int, ...] = ()


# Whole cards


def card_and_fates(scene: RaceScene, card: int, movers: list[int]) -> str:
    """Its steps, and where each mover would end."""
    return _card(scene, card, [_path_and_fates(scene, movers, path) for path in CARDS[card].paths])


def _path_and_fates(scene: RaceScene, movers: list[int], path: CardPath) -> str:
    ends = _of_each(scene, movers, [fate(scene, mover, path).text for mover in movers])
    return path_ending(scene, path, ends) if ends else path_words(scene, path)


def card_fates(scene: RaceScene, card: int, movers: list[int]) -> str:
    """Where each mover would end, and facing where."""
    paths = CARDS[card].paths
    return _card(scene, card, [fates_with_facings(scene, movers, path) or steps_words(scene, path) for path in paths])


def card_steps(scene: RaceScene, card: int) -> str:
    return _card(scene, card, [steps_words(scene, path) for path in CARDS[card].paths])


def _card(scene: RaceScene, card: int, told: list[str]) -> str:
    if len(told) == 1:
        return scene.say("race-card", number=card, paths=told[0])
    paths = [scene.say("race-path", letter=letter, what=what) for letter, what in lettered(told, CHOICE_LETTERS)]
    return scene.say("race-card-paths", number=card, paths=joined(scene.texts, paths, "semicolon"))


# Paths


def path_ending(scene: RaceScene, path: CardPath, end: str) -> str:
    return scene.say("race-path-ends", path=path_words(scene, path), fate=end)


def path_words(scene: RaceScene, path: CardPath) -> str:
    """`ahead, left, right, then face left or right`"""
    facings = one_of(scene, [turned(scene, turn) for turn in path.facings])
    return scene.say("race-then-face", steps=steps_words(scene, path), facings=facings)


def steps_words(scene: RaceScene, path: CardPath) -> str:
    """Each step by its turn; several straight steps are counted."""
    runs = [(turn, len(list(same))) for turn, same in groupby(path.steps)]
    return joined(scene.texts, [step for run in runs for step in _run(scene, *run)], "comma")


def _run(scene: RaceScene, turn: int, count: int) -> list[str]:
    if turn == 0 and count > 1:
        return [scene.say("race-steps-ahead", count=count)]
    return [turned(scene, turn)] * count


def fates_with_facings(scene: RaceScene, movers: list[int], path: CardPath) -> str:
    return _of_each(scene, movers, [_with_facings(scene, fate(scene, mover, path)) for mover in movers])


def _with_facings(scene: RaceScene, end: Fate) -> str:
    if not end.facings:
        return end.text
    facings = one_of(scene, [compass(scene, facing) for facing in end.facings])
    return scene.say("race-ends-facing", fate=end.text, facings=facings)


def _of_each(scene: RaceScene, movers: list[int], fates: list[str]) -> str:
    """The dog's fate, and those of two duckies, say whose they are; if both are the same it is said once."""
    if movers == [THE_DOG]:
        return scene.say("race-whose-fate", who=called(scene, THE_DOG), fate=fates[0])
    if len(movers) < 2:
        return "".join(fates)
    if len(set(fates)) == 1:
        return scene.say("race-both-fates", fate=fates[0])
    named = [scene.say("race-ducky-a-or-b", letter=letter_of(mover)) for mover in movers]
    told = [scene.say("race-whose-fate", who=who, fate=text) for who, text in zip(named, fates, strict=True)]
    return joined(scene.texts, told, "comma")


# Where it ends


def fate(scene: RaceScene, mover: int, path: CardPath) -> Fate:
    return _dogs_fate(scene, path) if mover == THE_DOG else _duckys_fate(scene, mover, path)


def _duckys_fate(scene: RaceScene, number: int, path: CardPath) -> Fate:
    here, board = scene.here, scene.board
    ducky = here.duckies[number]
    move = swim(board, ducky, path.steps, [other.space for other in here.duckies], here.dog.space)
    new = dict.fromkeys(space for space in move.route[1:] if board.buoy_bits[space] & ~ducky.buoys)
    end = _end(scene, move, path, list(new))
    if move.end == "done":
        new.pop(move.route[-1], None)  # that is told as the end
    touched = [scene.say("race-touches", buoy=buoy_at(board, space)) for space in new]
    return _after(scene, touched, end)


def _after(scene: RaceScene, told: list[str], end: Fate) -> Fate:
    return end._replace(text=joined(scene.texts, [*told, end.text], "comma"))


def _end(scene: RaceScene, move: Swim, path: CardPath, new: list[int]) -> Fate:
    space, board = move.route[-1], scene.board
    match move.end:
        case "home":
            return Fate(scene.say("race-wins"))
        case "dog":
            return Fate(scene.say("race-meets-dog"))
        case "ring":
            return Fate(scene.say("race-enters-ring", ring=board.ring_number(space)))
        case "bonk":
            return Fate(_bonk(scene, move.route, move.heading))
        case "done":
            return Fate(_still(scene, space, new), _facings(move.heading, path))


def _still(scene: RaceScene, space: int, new: list[int]) -> str:
    """R16: on a buoy, new or not, another card may be played."""
    if space in new:
        return scene.say("race-ends-on-new-buoy", buoy=buoy_at(scene.board, space))
    if scene.board.buoy_bits[space]:
        return scene.say("race-ends-on-buoy", place=place(scene, space))
    return scene.say("race-ends", place=place(scene, space))


def _bonk(scene: RaceScene, route: tuple[int, ...], heading: int) -> str:
    hit = thing(scene, scene.board.ahead[route[-1]][heading])
    facing, steps = compass(scene, (heading + 3) % 6), len(route) - 1
    if not steps:
        return scene.say("race-bonks-at-once", what=hit, facing=facing)
    return scene.say("race-bonks", what=hit, count=steps, place=place(scene, route[-1]), facing=facing)


def _facings(heading: int, path: CardPath) -> tuple[int, ...]:
    return tuple(sorted((heading + turn) % 6 for turn in path.facings))


def _dogs_fate(scene: RaceScene, path: CardPath) -> Fate:
    """R43–R45: he goes through duckies; the edge, a ring or the drain ends the card."""
    move = stroll(scene.board, *scene.here.dog, path.steps)
    chased = [n for space in move.route[1:] for n, ducky in enumerate(scene.here.duckies) if ducky.space == space]
    told = [scene.say("race-chases", who=called(scene, number)) for number in chased]
    return _after(scene, told, _dogs_end(scene, move, path))


def _dogs_end(scene: RaceScene, move: Swim, path: CardPath) -> Fate:
    space = move.route[-1]
    match move.end:
        case "bonk":
            return Fate(_bonk(scene, move.route, move.heading))
        case "home":
            return Fate(scene.say("race-leaves"))
        case "ring":
            return Fate(scene.say("race-enters-ring", ring=scene.board.ring_number(space)))
        case _:
            return Fate(scene.say("race-ends", place=place(scene, space)), _facings(move.heading, path))


def placed(scene: RaceScene, movers: list[int]) -> list[int]:
    """Those of them that are on the board."""
    return [mover for mover in movers if is_on_board(place_of(scene.here, mover))]
