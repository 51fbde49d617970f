"""The options of a question in Duck Race: on buttons, in a list, and with what each would lead to."""

from collections.abc import Sequence

from engine import Prompt, View
from engine.race import CARDS, CONTENT, DUCKY_OF, FACINGS, MEANING, THE_DOG, Position

from ...words.letters import lettered
from ...words.people import NO_NAMES
from ...words.scene import Question
from ...words.sentences import capital, joined
from ...words.texts import Texts
from .cards import fates_with_facings, path_ending, placed, steps_words
from .directions import ARROWS, compass
from .goals import goals, way_to
from .movers import place_of
from .names import CHOICE_LETTERS, RING, RaceScene, is_free, lying, marks_of, race_scene, thing, token_name
from .places import direction, space_name

CARD_VERBS = ("pick", "order", "play", "discard", "first")
FACING_VERBS = ("face", "turn")


def label(view: View[Position], asked: Question, word: str, texts: Texts) -> str:
    """With its letter if it has one on the board; rings, and cards from your own hand, just by their numbers."""
    scene = race_scene(view, NO_NAMES, texts)
    if not is_secret(asked) and word.partition(" ")[0] != RING:
        letter = CHOICE_LETTERS[asked.moves.index(word)]
        return scene.say("label-lettered", letter=letter, what=_with_arrow(scene, word, option(scene, asked, word)))
    if word.partition(" ")[0] in CARD_VERBS:
        return scene.say("race-label-card", number=MEANING[word])
    return _with_arrow(scene, word, capital(option(scene, asked, word)))


def _with_arrow(scene: RaceScene, word: str, what: str) -> str:
    """A facing is found faster by its arrow."""
    if word.partition(" ")[0] not in FACING_VERBS:
        return what
    return scene.say("race-label-facing", arrow=ARROWS[_facing_of(word)], what=what)


def card_asked_about(scene: RaceScene, asked: Question) -> int:
    """The card that the question is about: the one being carried out, or the one that was laid."""
    if asked.ask == "forgive":
        return scene.here.laid[DUCKY_OF[asked.about]]
    return scene.here.turn.card if scene.here.turn else 0


# Options


def options(scene: RaceScene, asked: Question) -> str:
    return _listed(scene, asked, [option(scene, asked, word) for word in asked.moves])


def options_in_full(scene: RaceScene, asked: Question) -> str:
    """With what each would lead to."""
    return _listed(scene, asked, [option_in_full(scene, asked, word) for word in asked.moves])


def _listed(scene: RaceScene, asked: Question, what: Sequence[str]) -> str:
    """Lettered as on the board; secret options by the numbers of cards, or in words."""
    if is_secret(asked):
        return scene.say("race-secret-options", options=joined(scene.texts, what, "semicolon"))
    marked = lettered(what, marks_of(asked.moves))
    told = [scene.say("race-option", letter=mark, what=each) for mark, each in marked]
    return scene.say("race-options", options=joined(scene.texts, told, "semicolon"))


def is_secret(asked: Question) -> bool:
    return isinstance(asked, Prompt) and asked.secret


def option(scene: RaceScene, asked: Question, word: str) -> str:
    verb = word.partition(" ")[0]
    if verb in CARD_VERBS:
        return scene.say("race-option-card", number=MEANING[word])
    if verb == "path":
        return steps_words(scene, CARDS[card_asked_about(scene, asked)].paths[MEANING[word] - 1])
    if verb == "ring":
        return scene.say("race-ring", ring=MEANING[word])
    if verb == "face":
        return compass(scene, MEANING[word])
    if verb == "turn":
        return scene.say("race-option-turn", facing=compass(scene, _facing_of(word)))
    return token_name(scene.texts, verb) if verb in CONTENT.tokens else scene.say(f"race-option-{verb}")


def option_in_full(scene: RaceScene, asked: Question, word: str) -> str:
    match word.partition(" ")[0]:
        case "path":
            return _path(scene, asked, MEANING[word] - 1)
        case "first":
            fates = _fates(scene, THE_DOG, MEANING[word])
            return scene.say("race-option-card-does", number=MEANING[word], fates=fates)
        case "go" | "race" as verb:
            fates = _fates(scene, DUCKY_OF[asked.about], card_asked_about(scene, asked))
            return scene.say(f"race-option-{verb}-does", fates=fates)
        case "ring":
            return _ring(scene, asked, MEANING[word])
        case "face":
            return _facing(scene, asked, MEANING[word])
        case _:
            return option(scene, asked, word)


def _fates(scene: RaceScene, mover: int, card: int) -> str:
    fates = [fates_with_facings(scene, [mover], path) for path in CARDS[card].paths]
    return joined(scene.texts, fates, "or-else")


def _path(scene: RaceScene, asked: Question, number: int) -> str:
    mover, path = DUCKY_OF[asked.about], CARDS[card_asked_about(scene, asked)].paths[number]
    return path_ending(scene, path, fates_with_facings(scene, placed(scene, [mover]), path))


def _ring(scene: RaceScene, asked: Question, ring: int) -> str:
    """With the nearest goal that the ducky still has."""
    mover, space = DUCKY_OF[asked.about], scene.board.rings[ring - 1]
    name = space_name(scene.board, space)
    if mover == THE_DOG:
        return scene.say("race-option-ring-at", ring=ring, name=name)
    aims = goals(scene.board, scene.here.duckies[mover].buoys)
    nearest = min(aims, key=lambda goal: direction(scene.board, space, goal).steps)
    way = way_to(scene, space, nearest)
    return scene.say("race-option-ring-near", ring=ring, name=name, goal=lying(scene, nearest), way=way)


def _facing(scene: RaceScene, asked: Question, facing: int) -> str:
    """With what would lie ahead, unless it is free water."""
    mover = DUCKY_OF[asked.about]
    ahead = scene.board.ahead[place_of(scene.here, mover)][facing]
    if is_free(scene, ahead):
        return compass(scene, facing)
    return scene.say("race-option-facing-sees", facing=compass(scene, facing), ahead=thing(scene, ahead))


def _facing_of(word: str) -> int:
    return FACINGS.index(word.rpartition(" ")[2])
