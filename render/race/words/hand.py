"""A hand of Duck Race in words: your duckies, where each card would lead, and your tokens."""

from itertools import groupby

from engine import View
from engine.race import DRAW_3, Position

from ...text.names import Names
from ...words.markdown import bold, items
from ...words.pages import LONGEST_TABLE
from ...words.scene import in_markdown
from ...words.sentences import Form, Sentence, fit, in_a_row, listed
from ...words.texts import Texts
from .board import moment
from .cards import card_and_fates, card_fates, card_steps
from .duckies import dog, others, your_duckies
from .movers import card_movers, cards_to_play_next
from .names import RaceScene, hand_scene, token_name
from .priorities import Priority


def hand(view: View[Position], names: Names, texts: Texts) -> str:
    scene = in_markdown(hand_scene(view, names, texts))
    told = [*your_duckies(scene), *own_cards(scene), *own_tokens(scene), *others(scene), *dog(scene)]
    return fit([bold(hand_title(scene)), *items(told)], LONGEST_TABLE, between="\n")


def hand_title(scene: RaceScene) -> Sentence:
    return (Form(Priority.TITLE, scene.say("race-hand-title", moment=moment(scene))),)


def own_cards(scene: RaceScene) -> list[Sentence]:
    movers = card_movers(scene.view, scene.me)
    return [
        (
            Form(Priority.CARD_IN_FULL, card_and_fates(scene, card, movers)),
            Form(Priority.CARD_FATES, card_fates(scene, card, movers)),
            Form(Priority.CARD, card_steps(scene, card)),
        )
        for card in scene.here.hand
    ]


def cards_held(scene: RaceScene) -> list[Sentence]:
    """Those that are shown below a question: where they lead depends on its answer."""
    cards = cards_to_play_next(scene.view)
    if not cards:
        return []
    steps = in_a_row(scene.texts, [card_steps(scene, card) for card in cards])
    numbers = listed(scene.texts, [str(card) for card in cards])
    return [
        (
            Form(Priority.HELD_IN_FULL, scene.say("race-you-hold", cards=steps)),
            Form(Priority.HELD, scene.say("race-you-hold-numbers", cards=numbers)),
        )
    ]


def own_tokens(scene: RaceScene) -> list[Sentence]:
    blue = [DRAW_3] if scene.here.blues and scene.here.blues[scene.me] else []
    tokens = [*blue, *scene.here.tokens]
    if not tokens:
        return []
    explained = listed(scene.texts, [scene.say(f"race-token-does-{token}") for token in dict.fromkeys(tokens)])
    named = listed(scene.texts, [_counted(scene, token, len(list(same))) for token, same in groupby(tokens)])
    return [
        (
            Form(Priority.TOKENS_EXPLAINED, scene.say("race-your-tokens", tokens=explained)),
            Form(Priority.TOKENS, scene.say("race-your-tokens", tokens=named)),
        )
    ]


def _counted(scene: RaceScene, token: str, count: int) -> str:
    name = token_name(scene.texts, token)
    return name if count == 1 else scene.say("race-several-tokens", count=count, token=name)
