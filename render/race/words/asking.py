"""What is asked, of whom, and the lettered options, in words."""

from collections.abc import Sequence

from engine import Prompt, Waiting
from engine.race import CARDS, DUCKY_OF, FACINGS, MEANING, THE_DOG

from ...letters import LETTERS
from . import phrases
from .fates import fates_with_facings, path_words, placed, steps_words
from .phrases import COMPASS, listed
from .places import direction, space_name
from .scene import Scene, called_by, lying, thing
from .ways import goals, way_words

Question = Prompt | Waiting
CARD_VERBS = ("pick", "order", "play", "discard", "first")


def awaited(scene: Scene) -> list[Waiting]:
    """The questions that the table waits for."""
    return [asked for asked in scene.view.waiting if not asked.standing and not asked.answered]


def asked_of_all(scene: Scene) -> str:
    """Who is asked what, as everybody may hear it."""
    waiting = awaited(scene)
    first = waiting[0]
    seats = sorted({asked.seat for asked in waiting})
    who = listed([scene.people[seat] for seat in seats])
    return phrases.ASKED[first.ask].format(who=who, whom=_whom(scene, first), card=_card(scene, first))


def asked_of_you(scene: Scene, prompt: Prompt) -> str:
    words = phrases.ASKED_YOU[prompt.ask].format(whom=_whom(scene, prompt), card=_card(scene, prompt))
    if prompt.answer is None:
        return phrases.sentence(words)
    answer = phrases.YOUR_ANSWER.format(answer=option(scene, prompt, prompt.answer))
    return f"{phrases.sentence(words)} {answer}"


def _whom(scene: Scene, asked: Question) -> str:
    return called_by(scene, asked.seat, DUCKY_OF[asked.about]) if asked.about else ""


def _card(scene: Scene, asked: Question) -> int:
    """The card the question is about: the one that is carried out, or the one that is laid."""
    if asked.ask == "forgive":
        return scene.here.laid[DUCKY_OF[asked.about]]
    return scene.here.turn.card if scene.here.turn else 0


# Options


def options(scene: Scene, asked: Question) -> str:
    return _listed(asked, [option(scene, asked, word) for word in asked.moves])


def options_in_full(scene: Scene, asked: Question) -> str:
    """With what comes of each."""
    return _listed(asked, [option_in_full(scene, asked, word) for word in asked.moves])


def _listed(asked: Question, what: Sequence[str]) -> str:
    """Lettered on the board; what is asked in secret is told by the numbers of cards, and by words."""
    if isinstance(asked, Prompt) and asked.secret:
        return phrases.SECRET_OPTIONS.format(options=phrases.AND_THEN.join(what))
    lettered = [phrases.OPTION.format(letter=LETTERS[place], what=each) for place, each in enumerate(what)]
    return phrases.OPTIONS.format(options=phrases.AND_THEN.join(lettered))


def option(scene: Scene, asked: Question, word: str) -> str:
    verb, _, rest = word.partition(" ")
    if verb in CARD_VERBS:
        return phrases.OPTION_CARD.format(number=MEANING[word])
    if verb == "path":
        return steps_words(CARDS[_card(scene, asked)].paths[MEANING[word] - 1])
    if verb == "ring":
        return phrases.OPTION_RING.format(ring=rest)
    if verb == "face":
        return COMPASS[MEANING[word]]
    if verb == "turn":
        return phrases.OPTION_TURN.format(facing=COMPASS[_facing_to_turn(word)])
    return phrases.TOKENS.get(verb) or phrases.OPTION_WORDS[verb]


def option_in_full(scene: Scene, asked: Question, word: str) -> str:
    match word.partition(" ")[0]:
        case "path":
            return _path(scene, asked, MEANING[word] - 1)
        case "first":
            fates = _fates(scene, THE_DOG, MEANING[word])
            return phrases.OPTION_CARD_DOES.format(number=MEANING[word], fates=fates)
        case "go" | "race" as verb:
            return phrases.OPTION_GO[verb].format(fates=_fates(scene, DUCKY_OF[asked.about], _card(scene, asked)))
        case "ring":
            return _ring(scene, asked, MEANING[word])
        case "face":
            return _facing(scene, asked, MEANING[word])
        case _:
            return option(scene, asked, word)


def _fates(scene: Scene, mover: int, card: int) -> str:
    return phrases.OR_ELSE.join(fates_with_facings(scene, [mover], path) for path in CARDS[card].paths)


def _path(scene: Scene, asked: Question, number: int) -> str:
    mover, path = DUCKY_OF[asked.about], CARDS[_card(scene, asked)].paths[number]
    return phrases.PATH_ENDS.format(path=path_words(path), fate=fates_with_facings(scene, placed(scene, [mover]), path))


def _ring(scene: Scene, asked: Question, ring: int) -> str:
    """With the goal nearest to it that the ducky still has."""
    mover, space = DUCKY_OF[asked.about], scene.board.rings[ring - 1]
    name = space_name(scene.board, space)
    if mover == THE_DOG:
        return phrases.OPTION_RING_AT.format(ring=ring, name=name)
    aims = goals(scene.board, scene.here.duckies[mover].buoys)
    nearest = min(aims, key=lambda goal: direction(scene.board, space, goal).steps)
    way = way_words(direction(scene.board, space, nearest))
    return phrases.OPTION_RING_NEAR.format(ring=ring, name=name, goal=lying(scene.board, nearest), way=way)


def _facing(scene: Scene, asked: Question, facing: int) -> str:
    """With what lies ahead then, unless it is free water."""
    mover = DUCKY_OF[asked.about]
    space = scene.here.dog.space if mover == THE_DOG else scene.here.duckies[mover].space
    ahead = thing(scene, scene.board.ahead[space][facing])
    if ahead == phrases.WATER:
        return COMPASS[facing]
    return phrases.OPTION_FACING_SEES.format(facing=COMPASS[facing], ahead=ahead)


def _facing_to_turn(word: str) -> int:
    return FACINGS.index(word.rpartition(" ")[2])
