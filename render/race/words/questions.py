"""What is asked in Duck Race, and of whom."""

from engine import Prompt, View, Waiting
from engine.race import DUCKY_OF, Position

from ...text.names import Names
from ...words.scene import Question, in_markdown
from ...words.sentences import capital
from ...words.texts import Texts
from .labels import card_asked_about, option
from .movers import is_about_drawn_card
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
    asked = capital(_asked_of_you(scene, prompt))
    if prompt.answer is None:
        return asked
    return scene.say("race-asked-and-chosen", asked=asked, answer=option(scene, prompt, prompt.answer))


def _asked_of_you(scene: RaceScene, prompt: Prompt) -> str:
    if is_about_drawn_card(scene.view, prompt):
        return scene.say("race-asked-you-drawn", whom=_whom(scene, prompt), card=scene.here.hand[0])
    facts = {"whom": _whom(scene, prompt), "card": card_asked_about(scene, prompt)}
    return scene.say(f"race-asked-you-{prompt.ask}", **facts)


def _whom(scene: RaceScene, asked: Question) -> str:
    return called_by(scene, asked.seat, DUCKY_OF[asked.about]) if asked.about else ""
