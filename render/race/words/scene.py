"""A view as words look at it: the board, people's names, and what to call each ducky, space and thing."""

from collections.abc import Sequence
from typing import NamedTuple

from engine import View
from engine.race import (
    BOARDS,
    BUOYS,
    CONTENT,
    EDGE,
    LETTERS,
    OFF_BOARD,
    RANDOM_BOARDS,
    THE_DOG,
    Board,
    Position,
    board_of,
)

from ...names import shown_names
from . import phrases
from .places import space_name

BUOY_LETTERS = [look.letter for look in CONTENT.buoys]


class Scene(NamedTuple):
    """`listener` is the seat that is spoken to as you; of the board, nobody is."""

    view: View[Position]
    here: Position
    board: Board
    people: tuple[str, ...]
    listener: int | None

    @property
    def each(self) -> int:
        """How many duckies everybody has."""
        return len(self.here.duckies) // self.view.seated


def scene_of(view: View[Position], names: Sequence[str], listener: int | None = None) -> Scene:
    people = shown_names(names, seat_letters(view.seated))
    return Scene(view, view.position, board_of(view.position.board), people, listener)


def seat_letters(seats: int) -> list[str]:
    return [look.letter for look in CONTENT.colours[:seats]]


# What things are called


def board_called(scene: Scene) -> str:
    wanted = scene.view.options["board"]
    if wanted in RANDOM_BOARDS:
        return phrases.RANDOM_BOARD.format(grade=RANDOM_BOARDS[wanted])
    return phrases.NAMED_BOARD.format(name=wanted) if wanted in BOARDS else phrases.OWN_BOARD


def called(scene: Scene, mover: int) -> str:
    """A ducky, or the dog, as everybody calls it; one's own is `your ducky`."""
    if mover == THE_DOG:
        return phrases.DOG
    seat = scene.here.duckies[mover].seat
    if seat == scene.listener:
        return own_called(scene, mover)
    if scene.each == 1:
        return scene.people[seat]
    return phrases.DUCKY_OF_TWO.format(name=scene.people[seat], letter=letter_of(mover))


def own_called(scene: Scene, mover: int) -> str:
    return phrases.OWN_DUCKY_OF_TWO.format(letter=letter_of(mover)) if scene.each == 2 else phrases.OWN_DUCKY


def called_by(scene: Scene, seat: int, mover: int) -> str:
    """The same where the sentence speaks of this seat already: `their ducky`."""
    if mover == THE_DOG or scene.here.duckies[mover].seat == scene.listener:
        return called(scene, mover)
    if scene.here.duckies[mover].seat == seat:
        return phrases.THEIR_DUCKY_OF_TWO.format(letter=letter_of(mover)) if scene.each == 2 else phrases.THEIR_DUCKY
    name = called(scene, mover)
    return phrases.DUCKY_OF_OTHER.format(name=name) if scene.each == 1 else name


def letter_of(ducky: int) -> str:
    """Of a player's two duckies."""
    return LETTERS[ducky % 2]


# What lies where


def place(scene: Scene, space: int) -> str:
    """`at F8`, or what lies there as well."""
    board, name = scene.board, space_name(scene.board, space)
    if space == board.drain:
        return phrases.DRAIN_SPACE
    if board.is_ring[space]:
        return phrases.RING_SPACE.format(ring=board.ring_number(space), name=name)
    if board.buoy_bits[space]:
        return phrases.BUOY_SPACE.format(buoy=buoy_at(board, space), name=name)
    return phrases.SPACE.format(name=name)


def thing(scene: Scene, space: int) -> str:
    """What one would meet there: the edge, a ducky, the dog, or what lies in the water."""
    lies = lying(scene.board, space)
    standing = on_space(scene, space)
    if standing is None:
        return lies
    who = called(scene, standing)
    return who if lies == phrases.WATER else phrases.STANDING_ON.format(who=who, what=lies)


def lying(board: Board, space: int) -> str:
    if space == EDGE:
        return phrases.EDGE_AHEAD
    if space == board.drain:
        return phrases.DRAIN
    if board.is_ring[space]:
        return phrases.RING.format(ring=board.ring_number(space))
    return phrases.BUOY.format(buoy=buoy_at(board, space)) if board.buoy_bits[space] else phrases.WATER


def on_space(scene: Scene, space: int) -> int | None:
    """The ducky there, or the dog."""
    if space == EDGE:
        return None
    if scene.here.dog.space == space:
        return THE_DOG
    return next((number for number, ducky in enumerate(scene.here.duckies) if ducky.space == space), None)


def buoy_at(board: Board, space: int) -> str:
    return BUOY_LETTERS[board.buoys.index(space)]


def buoys_in(bits: int) -> list[str]:
    """The letters of these buoys."""
    return [BUOY_LETTERS[buoy] for buoy in range(BUOYS) if bits >> buoy & 1]


def is_on_board(space: int) -> bool:
    return space != OFF_BOARD
