"""What is asked in Duck Race, and of whom."""

from engine import Prompt, View, Waiting
from engine.race import CARDS, DUCKY_OF, THE_DOG, Position, swim

from ...text.names import Names
from ...words.scene import Question, in_markdown
from ...words.sentences import capital, in_a_row
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
    if prompt.ask == "path" and (headings := _bonks_anyway(scene, prompt)):
        turns = "yes" if len(headings) > 1 else "no"
        asked = in_a_row(scene.texts, [asked, scene.say("race-asked-anyway", turns=turns)])
    if prompt.answer is None:
        return asked
    return scene.say("race-asked-and-chosen", asked=asked, answer=option(scene, prompt, prompt.answer))


def _asked_of_you(scene: RaceScene, prompt: Prompt) -> str:
    if is_about_drawn_card(scene.view, prompt):
        return scene.say("race-asked-you-drawn", whom=_whom(scene, prompt), card=scene.here.hand[0])
    facts = {"whom": _whom(scene, prompt), "card": card_asked_about(scene, prompt)}
    return scene.say(f"race-asked-you-{prompt.ask}", **facts)


def _bonks_anyway(scene: RaceScene, prompt: Prompt) -> set[int]:
    """Which ways it can bonk, if it does so at once on every path: it stays where it is, its back to what it hit."""
    mover, duckies = DUCKY_OF[prompt.about], scene.here.duckies
    if mover == THE_DOG:
        return set()
    paths, taken = CARDS[card_asked_about(scene, prompt)].paths, [ducky.space for ducky in duckies]
    moves = [swim(scene.board, duckies[mover], path.steps, taken, scene.here.dog.space) for path in paths]
    stays = all([move.end == "bonk" and len(move.route) == 1 for move in moves])
    return {move.heading for move in moves} if stays else set()


def _whom(scene: RaceScene, asked: Question) -> str:
    return called_by(scene, asked.seat, DUCKY_OF[asked.about]) if asked.about else ""
