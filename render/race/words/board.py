"""The board of Duck Race in words: which one it is, who swims where, what lies where, and what everybody holds."""

from itertools import groupby

from engine import View
from engine.race import CONTENT, THE_DOG, Position

from ...text.names import Names
from ...words.markdown import bold, items
from ...words.pages import LONGEST_TABLE
from ...words.scene import in_markdown
from ...words.sentences import Form, Sentence, fit, joined, listed
from ...words.texts import Texts
from .duckies import dog, duckies
from .names import BUOY_LETTERS, RaceScene, board_called, called, is_free, race_scene, thing
from .places import column_name, row_number, space_name
from .priorities import Priority


def board(view: View[Position], names: Names, texts: Texts) -> str:
    scene = in_markdown(race_scene(view, names, texts))
    told = [*duckies(scene), *dog(scene), *cards_to_move(scene), landmarks(scene), *piles(scene)]
    return fit([bold(title(scene)), *items(told)], LONGEST_TABLE, between="\n")


# The round


def title(scene: RaceScene) -> Sentence:
    return (Form(Priority.TITLE, scene.say("race-title", board=board_called(scene), moment=moment(scene))),)


def moment(scene: RaceScene) -> str:
    number = scene.here.round
    return scene.say("race-in-round", number=number) if number else scene.say("race-before-the-start")


def cards_to_move(scene: RaceScene) -> list[Sentence]:
    """The cards laid this round that are still to be carried out, the lowest first."""
    here = scene.here
    mover, now = here.turn or (None, 0)
    if scene.view.outcome or mover == THE_DOG:
        return []
    later = sorted((card, n) for n, card in enumerate(here.laid) if card != now and card in here.in_play)
    cards = [scene.say("race-laid-card", who=called(scene, number), card=card) for card, number in later]
    if not cards:
        return []
    return [(Form(Priority.TO_MOVE, scene.say("race-still-to-move", cards=joined(scene.texts, cards, "then"))),)]


# What lies where


def landmarks(scene: RaceScene) -> Sentence:
    board = scene.board
    buoys = [
        scene.say("race-landmark", buoy=buoy, name=space_name(board, space))
        for buoy, space in zip(BUOY_LETTERS, board.buoys, strict=True)
    ]
    facts = {"buoys": joined(scene.texts, buoys, "comma"), "drain": space_name(board, board.drain)}
    return (Form(Priority.LANDMARKS, scene.say("race-landmarks", **facts)),)


def lie_of_the_board(scene: RaceScene) -> list[Sentence]:
    told = [f"{_buoys(scene)} {_drain(scene)}", _rings(scene), scene.say("race-scheme"), *_rows(scene)]
    return [(Form(Priority.LANDMARKS, text),) for text in told]


def _buoys(scene: RaceScene) -> str:
    return " ".join([_buoy(scene, number, space) for number, space in enumerate(scene.board.buoys)])


def _buoy(scene: RaceScene, number: int, space: int) -> str:
    look = CONTENT.buoys[number]
    colour, shape = scene.say(f"race-colour-{look.colour}"), scene.say(f"race-shape-{look.shape}")
    name = space_name(scene.board, space)
    return scene.say("race-buoy-looks", letter=look.letter, colour=colour, shape=shape, name=name)


def _drain(scene: RaceScene) -> str:
    return scene.say("race-drain-is", name=space_name(scene.board, scene.board.drain))


def _rings(scene: RaceScene) -> str:
    spaces = enumerate(scene.board.rings, 1)
    rings = [scene.say("race-ring-is", ring=number, name=space_name(scene.board, space)) for number, space in spaces]
    return scene.say("race-rings", rings=joined(scene.texts, rings, "comma"))


def _rows(scene: RaceScene) -> list[str]:
    """Every space, row by row from the north, with what is on it."""
    board = scene.board
    rows = groupby(range(len(board.spaces)), key=lambda space: row_number(board, *board.spaces[space]))
    return [_row(scene, number, list(spaces)) for number, spaces in rows]


def _row(scene: RaceScene, number: int, spaces: list[int]) -> str:
    told = joined(scene.texts, [_in_row(scene, space) for space in spaces], "comma")
    return scene.say("race-row", number=number, spaces=told)


def _in_row(scene: RaceScene, space: int) -> str:
    column = column_name(scene.board, scene.board.spaces[space][0])
    return column if is_free(scene, space) else scene.say("race-thing-in-row", column=column, what=thing(scene, space))


# What everybody holds


def piles(scene: RaceScene) -> list[Sentence]:
    here = scene.here
    hands = zip(scene.people, here.hand_sizes, strict=True)
    counts = listed(scene.texts, [scene.say("race-count", who=who, count=count) for who, count in hands])
    lying = scene.say("race-piles", deck=here.deck_size, discards=len(here.discards))
    told = [f"{scene.say('race-hands', counts=counts)} {lying}", _tokens_held(scene)]
    return [(Form(Priority.TO_MOVE, text),) for text in told if text]


def _tokens_held(scene: RaceScene) -> str:
    """How many everyone has. Which ones were drawn at a buoy, only their owner knows."""
    here = scene.here
    if not here.blues:
        return ""
    held = zip(scene.people, here.token_counts, here.blues, strict=True)
    counts = [_count(scene, who, count, blue=blue) for who, count, blue in held]
    return scene.say("race-tokens-held", counts=joined(scene.texts, counts, "comma"))


def _count(scene: RaceScene, who: str, count: int, *, blue: bool) -> str:
    return scene.say("race-count-with-blue" if blue else "race-count", who=who, count=count)
