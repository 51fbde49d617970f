"""What Duck Race's pictures show, for people who listen instead of looking; and the board at length.

Everything is said from a view and people's names. Where there isn't room for all of it, what matters least goes first.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from engine import Event, Prompt, View
from engine.race import Position

from ...words.sentences import LONGEST_ALT, Form, Sentence, fit, listed
from ...words.texts import Texts
from .board import cards_to_move, landmarks, lie_of_the_board, piles, title
from .duckies import dog, duckies, duckies_at_length, others, your_duckies
from .hand import cards_held, own_cards, own_tokens
from .labels import options, options_in_full
from .names import RaceScene, board_called, hand_scene, race_scene
from .news import beside_a_picture
from .priorities import Priority
from .questions import asked_of_all, asked_of_you, awaited
from .result import ending, podium

LONGEST_DESCRIPTION = 4000
MOST_NEWS = 8  # older news is left out


def setting_alt(view: View[Position], texts: Texts) -> str:
    """What there is to race on."""
    scene = race_scene(view, (), texts)
    named = (Form(Priority.TITLE, scene.say("race-setting", board=board_called(scene))),)
    return fit([named, *lie_of_the_board(scene)], LONGEST_ALT)


def board_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of the board shows. From a seat's view it tells only what everyone may know."""
    scene = race_scene(view, names, texts)
    told = [title(scene), *_public_question(scene), *duckies(scene), *dog(scene), *cards_to_move(scene)]
    return fit([*told, landmarks(scene), *_news(scene)], LONGEST_ALT)


def hand_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of a hand shows its owner: enough to play by."""
    scene = hand_scene(view, names, texts)
    told = [*_own_questions(scene), *your_duckies(scene), *own_cards(scene), *own_tokens(scene)]
    return fit([*told, *others(scene), *dog(scene)], LONGEST_ALT)


def closeup_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What a seat is asked in the open, what each choice would lead to, and who is near. Otherwise the board's."""
    if not any(each.seat == view.seat and each.moves for each in view.waiting):
        return board_alt(view, names, texts)
    scene = hand_scene(view, names, texts)
    told = [*_own_questions(scene), *your_duckies(scene), *cards_held(scene), *others(scene), *dog(scene)]
    return fit([*told, landmarks(scene)], LONGEST_ALT)


def episode_alt(events: Sequence[Event], after: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What an animation shows: what happened, and what is asked now."""
    scene = race_scene(replace(after, events=tuple(events)), names, texts)
    return fit([title(scene), *_news(scene, len(events)), *_public_question(scene)], LONGEST_ALT)


def result_alt(view: View[Position], names: Sequence[str], characters: Sequence[str], texts: Texts) -> str:
    """What the picture of the result shows: who won, everyone on the podium, and the photo of the last move."""
    scene = race_scene(view, names, texts)
    told = [
        (Form(Priority.TITLE, ending(scene)),),
        *[(Form(Priority.DUCKY, each),) for each in podium(scene, characters)],
    ]
    photo = [scene.say("race-result-photo", what=what) for what in beside_a_picture(scene)[-1:]]
    return fit([*told, *[(Form(Priority.NEWS, each),) for each in photo]], LONGEST_ALT)


def description(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """The whole board at length, line by line, the same for everyone."""
    scene = race_scene(view, names, texts)
    told = [title(scene), *_public_question(scene), *duckies_at_length(scene), *dog(scene), *cards_to_move(scene)]
    return fit([*told, *lie_of_the_board(scene), *piles(scene), *_news(scene)], LONGEST_DESCRIPTION, between="\n")


# What is asked


def _public_question(scene: RaceScene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [_over(scene)]
    if not awaited(scene):  # a race that was stopped
        return []
    question = awaited(scene)[0]
    asked = (Form(Priority.QUESTION, asked_of_all(scene, question)),)
    if not question.moves:
        return [asked]
    in_full = Form(Priority.OPTIONS_IN_FULL, options_in_full(scene, question))
    return [asked, (in_full, Form(Priority.OPTIONS, options(scene, question)))]


def _over(scene: RaceScene) -> Sentence:
    assert scene.view.outcome is not None
    winners = scene.view.outcome.winners
    if scene.listener in winners:
        return (Form(Priority.QUESTION, scene.say("race-you-won")),)
    who = listed(scene.texts, [scene.people[seat] for seat in winners])
    return (Form(Priority.QUESTION, scene.say("race-over", who=who)),)


def _own_questions(scene: RaceScene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [_over(scene)]
    asked = [prompt for prompt in scene.view.prompts if not prompt.standing]
    if not scene.view.waiting:
        return []
    if not asked:
        of_others = [asked_of_all(scene, question) for question in awaited(scene)[:1]]
        return [(Form(Priority.QUESTION, " ".join([scene.say("race-not-your-turn"), *of_others])),)]
    alike = groupby(asked, key=lambda prompt: options_in_full(scene, prompt))
    return [told for _, prompts in alike for told in _own_question(scene, list(prompts))]


def _own_question(scene: RaceScene, prompts: list[Prompt]) -> list[Sentence]:
    """One question, or the same one for both duckies, with the options said once."""
    asked = " ".join(asked_of_you(scene, prompt) for prompt in prompts)
    in_full = Form(Priority.OPTIONS_IN_FULL, options_in_full(scene, prompts[-1]))
    return [(Form(Priority.QUESTION, asked),), (in_full, Form(Priority.OPTIONS, options(scene, prompts[-1])))]


# What happened


def _news(scene: RaceScene, most: int = MOST_NEWS) -> list[Sentence]:
    """The last thing that happened, and what came before: the older, the lighter."""
    *old, last = beside_a_picture(scene)[-most:] or [""]
    told: list[Sentence] = [(Form(Priority.OLD_NEWS - len(old) + place, text),) for place, text in enumerate(old)]
    return [*told, (Form(Priority.NEWS, last),)] if last else []
