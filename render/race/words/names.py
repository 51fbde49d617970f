"""What things are called in Duck Race: people, duckies, spaces, and whatever lies on them."""

from collections.abc import Sequence
from dataclasses import dataclass

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

from ...text.names import Names
from ...words.letters import letters_besides
from ...words.people import shown_names
from ...words.scene import Scene
from ...words.texts import Texts
from .places import space_name

SEAT_LETTERS = [look.letter for look in CONTENT.colours]
BUOY_LETTERS = [look.letter for look in CONTENT.buoys]
RING = "ring"  # how moves begin that choose one
CHOICE_LETTERS = letters_besides((*SEAT_LETTERS, *BUOY_LETTERS))


def marks_of(moves: Sequence[str]) -> Sequence[str]:
    """What these choices are called on pictures and in words: a ring by its number, anything else by a letter."""
    numbers = [number for verb, _, number in [move.partition(" ") for move in moves] if verb == RING]
    return numbers if len(numbers) == len(moves) else CHOICE_LETTERS[: len(moves)]


@dataclass(frozen=True, slots=True)
class RaceScene(Scene[Position]):
    """A scene with what the words of the race need all the time."""

    @property
    def board(self) -> Board:
        return board_of(self.here.board)

    @property
    def each(self) -> int:
        """How many duckies everyone has."""
        return len(self.here.duckies) // self.view.seated


def race_scene(view: View[Position], names: Names, texts: Texts, listener: int | None = None) -> RaceScene:
    return RaceScene(view, called_people(view, names, texts), texts, listener)


def hand_scene(view: View[Position], names: Names, texts: Texts) -> RaceScene:
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    return race_scene(view, names, texts, listener=view.seat)


def called_people(view: View[Position], names: Names, texts: Texts) -> tuple[str, ...]:
    """What everyone is called, on pictures and in words."""
    return shown_names(names, SEAT_LETTERS[: view.seated], texts)


# What things are called


def board_called(scene: RaceScene) -> str:
    wanted = scene.view.options["board"]
    return scene.say(f"race-board-{wanted}" if wanted in BOARDS or wanted in RANDOM_BOARDS else "race-board-own")


def token_name(texts: Texts, token: str) -> str:
    return texts.say(f"race-token-{token}")


def called(scene: RaceScene, mover: int) -> str:
    """A ducky, or the dog, as everyone calls it; the listener's own is `your ducky`."""
    if mover == THE_DOG:
        return scene.say("race-dog")
    seat = scene.here.duckies[mover].seat
    if seat == scene.listener:
        return own_called(scene, mover)
    if scene.each == 1:
        return scene.people[seat]
    return scene.say("race-ducky-of-two", name=scene.people[seat], letter=letter_of(mover))


def own_called(scene: RaceScene, mover: int) -> str:
    if scene.each == 1:
        return scene.say("race-your-ducky")
    return scene.say("race-your-ducky-of-two", letter=letter_of(mover))


def called_by(scene: RaceScene, seat: int, mover: int) -> str:
    """The same where the sentence is already about this seat: `their ducky`."""
    if mover == THE_DOG or scene.here.duckies[mover].seat == scene.listener:
        return called(scene, mover)
    if scene.here.duckies[mover].seat == seat:
        return their_ducky(scene, mover)
    name = called(scene, mover)
    return scene.say("race-ducky-of", name=name) if scene.each == 1 else name


def their_ducky(scene: RaceScene, mover: int) -> str:
    if scene.each == 1:
        return scene.say("race-their-ducky")
    return scene.say("race-their-ducky-of-two", letter=letter_of(mover))


def letter_of(ducky: int) -> str:
    """Of a player's two duckies."""
    return LETTERS[ducky % 2]


# What lies where


def place(scene: RaceScene, space: int) -> str:
    """`at F8`, or with what lies there."""
    board, name = scene.board, space_name(scene.board, space)
    if space == board.drain:
        return scene.say("race-in-drain")
    if board.is_ring[space]:
        return scene.say("race-on-ring", ring=board.ring_number(space), name=name)
    if board.buoy_bits[space]:
        return scene.say("race-on-buoy", buoy=buoy_at(board, space), name=name)
    return scene.say("race-at", name=name)


def thing(scene: RaceScene, space: int) -> str:
    """What you would meet there: the edge, a ducky, the dog, or what lies in the water."""
    standing = on_space(scene, space)
    if standing is None:
        return lying(scene, space)
    who = called(scene, standing)
    if is_plain(scene.board, space):
        return who
    return scene.say("race-standing-on", who=who, what=lying(scene, space))


def lying(scene: RaceScene, space: int) -> str:
    board = scene.board
    if space == EDGE:
        return scene.say("race-edge")
    if space == board.drain:
        return scene.say("race-drain")
    if board.is_ring[space]:
        return scene.say("race-ring", ring=board.ring_number(space))
    return scene.say("race-buoy", buoy=buoy_at(board, space)) if board.buoy_bits[space] else scene.say("race-water")


def is_free(scene: RaceScene, space: int) -> bool:
    """Water, and nobody in it."""
    return space != EDGE and is_plain(scene.board, space) and on_space(scene, space) is None


def is_plain(board: Board, space: int) -> bool:
    """Nothing but water."""
    return space != board.drain and not board.is_ring[space] and not board.buoy_bits[space]


def on_space(scene: RaceScene, space: int) -> int | None:
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
