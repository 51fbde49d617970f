"""What is asked in Duck Race, and of whom."""

from engine import Prompt, View, Waiting
from engine.race import DUCKY_OF, Position

from ...text.names import Names
from ...words.scene import Question, in_markdown
from ...words.sentences import capital
from ...words.texts import Texts
from .labels import card_asked_about, option
from .names import RaceScene, called_by, race_scene


def question(view: View[Position], asked: Question, names: Names, texts: Texts) -> str:
    """To its own seat with what that has chosen so far."""
    if isinstance(asked, Prompt):
        return asked_of_you(in_markdown(race_scene(view, names, texts, listener=asked.seat)), asked)
    return asked_of_all(in_markdown(race_scene(view, names, texts)), asked)


def awaited(scene: RaceScene) -> tuple[Waiting, ...]:
    """The questions that the table waits for."""
    return scene.view.awaited


def asked_of_all(scene: RaceScene, question: Waiting) -> str:
    """As everybody may hear it, with everyone who is asked the same."""
    facts = {"whom": _whom(scene, question), "card": card_asked_about(scene, question)}
    return capital(scene.say(f"race-asked-{question.ask}", who=scene.awaited(question), **facts))


def asked_of_you(scene: RaceScene, prompt: Prompt) -> str:
    facts = {"whom": _whom(scene, prompt), "card": card_asked_about(scene, prompt)}
    asked = capital(_drawn(scene, prompt) or scene.say(f"race-asked-you-{prompt.ask}", **facts))
    if prompt.answer is None:
        return asked
    return scene.say("race-asked-and-chosen", asked=asked, answer=option(scene, prompt, prompt.answer))


def _drawn(scene: RaceScene, prompt: Prompt) -> str:
    """R16: the hand was empty, and what it holds now was drawn for this ducky."""
    draws = [event for event in scene.view.events if event.kind == "draw" and event.seat == prompt.seat]
    if prompt.ask != "extra" or not draws or draws[-1].facts.get("ducky") != DUCKY_OF[prompt.about]:
        return ""
    return scene.say("race-asked-you-drawn", card=scene.here.hand[0], whom=_whom(scene, prompt))


def _whom(scene: RaceScene, asked: Question) -> str:
    return called_by(scene, asked.seat, DUCKY_OF[asked.about]) if asked.about else ""
