"""Duck Race told in messages: the table and a hand where pictures cannot be shown, questions, buttons, and the log."""

from collections.abc import Sequence

from engine import Event, Prompt, View
from engine.race import CONTENT, Position

from ...teller import SeatLook, Teller
from ...text.names import Names
from ...words.markdown import bold, items, plain
from ...words.pages import LONGEST_TABLE
from ...words.scene import Question
from ...words.sentences import fit, joined, listed
from ...words.texts import Texts
from . import questions as asking
from .news import log
from .scene import Scene, scene_of
from .swimming import dog, duckies, others, own_duckies
from .table import cards_to_move, hand_title, landmarks, own_cards, own_tokens, piles, title
from .telling import hand_scene

RaceView = View[Position]


def board(view: RaceView, names: Names, texts: Texts) -> str:
    scene = marked(scene_of(view, names, texts))
    told = [*duckies(scene), *dog(scene), *cards_to_move(scene), landmarks(scene), *piles(scene)]
    return fit([bold(title(scene)), *items(told)], LONGEST_TABLE, between="\n")


def hand(view: RaceView, names: Names, texts: Texts) -> str:
    scene = marked(hand_scene(view, names, texts))
    told = [*own_duckies(scene), *own_cards(scene), *own_tokens(scene), *others(scene), *dog(scene)]
    return fit([bold(hand_title(scene)), *items(told)], LONGEST_TABLE, between="\n")


def question(view: RaceView, asked: Question, names: Names, texts: Texts) -> str:
    """To its seat with what it has chosen so far."""
    if isinstance(asked, Prompt):
        return asking.asked_of_you(marked(scene_of(view, names, texts, listener=asked.seat)), asked)
    return asking.asked_of_all(marked(scene_of(view, names, texts)), asked)


def label(view: RaceView, asked: Question, word: str, texts: Texts) -> str:
    return asking.label(scene_of(view, (), texts), asked, word)


def news(view: RaceView, events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    return log(marked(scene_of(view, names, texts)), events)


def result(view: RaceView, names: Names, texts: Texts) -> str:
    if view.outcome is None:
        raise ValueError("the race is not over: there is no result yet")
    scene = marked(scene_of(view, names, texts))
    who = listed(texts, [scene.people[seat] for seat in view.outcome.winners])
    ended = scene.say(f"race-result-{view.outcome.reason}", who=who, round=scene.here.round)
    return f"{ended} {buoys_touched(scene)}"


def buoys_touched(scene: Scene) -> str:
    everybody = [(scene.people[seat], most_buoys(scene, seat)) for seat in scene.view.order]
    counts = [scene.say("race-count", who=who, count=count) for who, count in everybody]
    return scene.say("race-result-buoys", counts=joined(scene.texts, counts, "comma"))


def most_buoys(scene: Scene, seat: int) -> int:
    """Of the ducky that has touched the most."""
    return max(each.buoys.bit_count() for each in scene.here.duckies if each.seat == seat)


def marked(scene: Scene) -> Scene:
    """For Markdown."""
    return scene._replace(people=tuple(plain(name) for name in scene.people))


LOOKS = [SeatLook(look.letter, look.colour) for look in CONTENT.colours]
TELLER = Teller(board, hand, question, label, news, result, LOOKS)
