"""What is asked, of whom, and the lettered options, in words."""

from collections.abc import Sequence

from engine import Prompt, Waiting
from engine.race import CARDS, CONTENT, DUCKY_OF, FACINGS, MEANING, THE_DOG

from ...teller import Question
from ...words.letters import LETTERS
from ...words.sentences import capital, joined, listed
from .directions import compass
from .fates import fates_with_facings, path_ending, placed, steps_words
from .places import direction, space_name
from .scene import Scene, called_by, is_free, lying, thing, token_name
from .ways import goals, way_words

CARD_VERBS = ("pick", "order", "play", "discard", "first")


def awaited(scene: Scene) -> tuple[Waiting, ...]:
    """The questions that the table waits for."""
    return scene.view.awaited


def asked_of_all(scene: Scene, question: Waiting) -> str:
    """Who is asked what, as everybody may hear it: who else is asked the same is told as well."""
    same = [asked.seat for asked in scene.view.waiting if asked.id == question.id and not asked.answered]
    who = listed(scene.texts, [scene.people[seat] for seat in sorted({*same}) or [question.seat]])
    facts = {"whom": _whom(scene, question), "card": _card(scene, question)}
    return capital(scene.say(f"race-asked-{question.ask}", who=who, **facts))


def asked_of_you(scene: Scene, prompt: Prompt) -> str:
    facts = {"whom": _whom(scene, prompt), "card": _card(scene, prompt)}
    asked = capital(scene.say(f"race-asked-you-{prompt.ask}", **facts))
    if prompt.answer is None:
        return asked
    return scene.say("race-asked-and-chosen", asked=asked, answer=option(scene, prompt, prompt.answer))


def _whom(scene: Scene, asked: Question) -> str:
    return called_by(scene, asked.seat, DUCKY_OF[asked.about]) if asked.about else ""


def _card(scene: Scene, asked: Question) -> int:
    """The card the question is about: the one that is carried out, or the one that is laid."""
    if asked.ask == "forgive":
        return scene.here.laid[DUCKY_OF[asked.about]]
    return scene.here.turn.card if scene.here.turn else 0


# Options


def options(scene: Scene, asked: Question) -> str:
    return _listed(scene, asked, [option(scene, asked, word) for word in asked.moves])


def options_in_full(scene: Scene, asked: Question) -> str:
    """With what comes of each."""
    return _listed(scene, asked, [option_in_full(scene, asked, word) for word in asked.moves])


def _listed(scene: Scene, asked: Question, what: Sequence[str]) -> str:
    """Lettered on the board; what is asked in secret is told by the numbers of cards, and by words."""
    if is_secret(asked):
        return scene.say("race-secret-options", options=joined(scene.texts, what, "semicolon"))
    lettered = [scene.say("race-option", letter=LETTERS[place], what=each) for place, each in enumerate(what)]
    return scene.say("race-options", options=joined(scene.texts, lettered, "semicolon"))


def is_secret(asked: Question) -> bool:
    return isinstance(asked, Prompt) and asked.secret


def option(scene: Scene, asked: Question, word: str) -> str:
    verb = word.partition(" ")[0]
    if verb in CARD_VERBS:
        return scene.say("race-option-card", number=MEANING[word])
    if verb == "path":
        return steps_words(scene, CARDS[_card(scene, asked)].paths[MEANING[word] - 1])
    if verb == "ring":
        return scene.say("race-ring", ring=MEANING[word])
    if verb == "face":
        return compass(scene, MEANING[word])
    if verb == "turn":
        return scene.say("race-option-turn", facing=compass(scene, _facing_to_turn(word)))
    return token_name(scene.texts, verb) if verb in CONTENT.tokens else scene.say(f"race-option-{verb}")


def option_in_full(scene: Scene, asked: Question, word: str) -> str:
    match word.partition(" ")[0]:
        case "path":
            return _path(scene, asked, MEANING[word] - 1)
        case "first":
            fates = _fates(scene, THE_DOG, MEANING[word])
            return scene.say("race-option-card-does", number=MEANING[word], fates=fates)
        case "go" | "race" as verb:
            fates = _fates(scene, DUCKY_OF[asked.about], _card(scene, asked))
            return scene.say(f"race-option-{verb}-does", fates=fates)
        case "ring":
            return _ring(scene, asked, MEANING[word])
        case "face":
            return _facing(scene, asked, MEANING[word])
        case _:
            return option(scene, asked, word)


def _fates(scene: Scene, mover: int, card: int) -> str:
    fates = [fates_with_facings(scene, [mover], path) for path in CARDS[card].paths]
    return joined(scene.texts, fates, "or-else")


def _path(scene: Scene, asked: Question, number: int) -> str:
    mover, path = DUCKY_OF[asked.about], CARDS[_card(scene, asked)].paths[number]
    return path_ending(scene, path, fates_with_facings(scene, placed(scene, [mover]), path))


def _ring(scene: Scene, asked: Question, ring: int) -> str:
    """With the goal nearest to it that the ducky still has."""
    mover, space = DUCKY_OF[asked.about], scene.board.rings[ring - 1]
    name = space_name(scene.board, space)
    if mover == THE_DOG:
        return scene.say("race-option-ring-at", ring=ring, name=name)
    aims = goals(scene.board, scene.here.duckies[mover].buoys)
    nearest = min(aims, key=lambda goal: direction(scene.board, space, goal).steps)
    way = way_words(scene, direction(scene.board, space, nearest))
    return scene.say("race-option-ring-near", ring=ring, name=name, goal=lying(scene, nearest), way=way)


def _facing(scene: Scene, asked: Question, facing: int) -> str:
    """With what lies ahead then, unless it is free water."""
    mover = DUCKY_OF[asked.about]
    space = scene.here.dog.space if mover == THE_DOG else scene.here.duckies[mover].space
    ahead = scene.board.ahead[space][facing]
    if is_free(scene, ahead):
        return compass(scene, facing)
    return scene.say("race-option-facing-sees", facing=compass(scene, facing), ahead=thing(scene, ahead))


def _facing_to_turn(word: str) -> int:
    return FACINGS.index(word.rpartition(" ")[2])


# Buttons


def label(scene: Scene, asked: Question, word: str) -> str:
    """Of one move: with its letter where it is lettered on the board, a card of one's own just by its number."""
    if not is_secret(asked):
        letter = LETTERS[asked.moves.index(word)]
        return scene.say("label-lettered", letter=letter, what=option(scene, asked, word))
    if word.partition(" ")[0] in CARD_VERBS:
        return scene.say("race-label-card", number=MEANING[word])
    return capital(option(scene, asked, word))
