"""Duck Race in words, for who listens instead of looking: of the board, of a hand, and of the board at length.

All is said from a view and people's names. What matters least is left out first where there is no room for all.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum, auto
from itertools import groupby

from engine import Event, Prompt, View
from engine.race import CONTENT, DRAW_3, THE_DOG, Position

from ...sentences import LONGEST_ALT, Form, Sentence, fit
from ..whose import card_movers
from . import phrases
from .asking import asked_of_all, asked_of_you, awaited, options, options_in_full
from .fates import card_and_fates, card_fates, card_steps
from .news import happenings
from .phrases import COMPASS, TURNED, listed, sentence
from .places import column_name, row_number, space_name
from .scene import BUOY_LETTERS, Scene, board_called, called, is_on_board, lying, on_space, place, scene_of, thing
from .ways import quest, quest_by_legs

LONGEST_DESCRIPTION = 4000
MOST_NEWS = 8  # what happened before that is forgotten


class Weight(IntEnum):
    """What is left out or said shorter when there is no room, the first of these first."""

    OLD_NEWS = auto()
    TOKENS_EXPLAINED = auto()
    OTHERS = auto()
    AROUND = auto()
    LANDMARKS = auto()
    AHEAD = auto()
    LEGS = auto()
    CARD_IN_FULL = auto()
    TO_MOVE = auto()
    NEWS = auto()
    OPTIONS_IN_FULL = auto()
    DOG_IN_FULL = auto()
    CARD_FATES = auto()
    QUEST = auto()
    TOKENS = auto()
    DOG = auto()
    DUCKY = auto()
    CARD = auto()
    OPTIONS = auto()
    QUESTION = auto()
    TITLE = auto()


def board_alt(view: View[Position], names: Sequence[str]) -> str:
    """What the picture of the board shows, to everybody alike: of a seat's view, only what all may know is told."""
    scene = scene_of(view, names)
    told = [_title(scene), *_public_question(scene), *_duckies(scene), *_dog(scene), *_cards_to_move(scene)]
    return fit([*told, _landmarks(scene), *_news(scene)], LONGEST_ALT)


def hand_alt(view: View[Position], names: Sequence[str]) -> str:
    """What the picture of a hand shows to its owner, good enough to play by."""
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    scene = scene_of(view, names, listener=view.seat)
    told = [*_own_questions(scene), *_own_duckies(scene), *_own_cards(scene), *_own_tokens(scene)]
    return fit([*told, *_others(scene), *_dog(scene)], LONGEST_ALT)


def episode_alt(events: Sequence[Event], after: View[Position], names: Sequence[str]) -> str:
    """What an animation shows: what happened, and what is asked now."""
    scene = scene_of(replace(after, events=tuple(events)), names)
    return fit([_title(scene), *_news(scene, len(events)), *_public_question(scene)], LONGEST_ALT)


def board_description(view: View[Position], names: Sequence[str]) -> str:
    """The whole board at length, line by line, to everybody alike."""
    scene = scene_of(view, names)
    told = [_title(scene), *_public_question(scene), *_duckies_at_length(scene), *_dog(scene), *_cards_to_move(scene)]
    return fit([*told, *_lie_of_the_board(scene), *_piles(scene), *_news(scene)], LONGEST_DESCRIPTION, between="\n")


# The table


def _title(scene: Scene) -> Sentence:
    number = scene.here.round
    moment = phrases.ROUND.format(number=number) if number else phrases.BEFORE_THE_START
    return (Form(Weight.TITLE, phrases.TITLE.format(board=board_called(scene), moment=moment)),)


def _public_question(scene: Scene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [_over(scene)]
    question = awaited(scene)[0]
    asked = (Form(Weight.QUESTION, sentence(asked_of_all(scene))),)
    if not question.moves:
        return [asked]
    in_full = Form(Weight.OPTIONS_IN_FULL, options_in_full(scene, question))
    return [asked, (in_full, Form(Weight.OPTIONS, options(scene, question)))]


def _over(scene: Scene) -> Sentence:
    assert scene.view.outcome is not None
    winners = scene.view.outcome.winners
    text = phrases.OVER.format(who=listed([scene.people[seat] for seat in winners]))
    return (Form(Weight.QUESTION, phrases.YOU_WON if scene.listener in winners else text),)


def _cards_to_move(scene: Scene) -> list[Sentence]:
    """Of the cards laid this round, whose are still to be carried out, the lowest first."""
    here = scene.here
    now = here.laid[here.turn.mover] if here.turn and here.turn.mover != THE_DOG else 0
    if scene.view.outcome or not any(here.laid) or (here.turn and not now):
        return []
    later = sorted((card, n) for n, card in enumerate(here.laid) if card > now and card in here.in_play)
    cards = [phrases.LAID_CARD.format(who=called(scene, number), card=card) for card, number in later]
    return [(Form(Weight.TO_MOVE, phrases.STILL_TO_MOVE.format(cards=phrases.THEN.join(cards))),)] if cards else []


def _landmarks(scene: Scene) -> Sentence:
    board = scene.board
    buoys = [
        phrases.LANDMARK.format(buoy=buoy, name=space_name(board, space))
        for buoy, space in zip(BUOY_LETTERS, board.buoys, strict=True)
    ]
    text = phrases.LANDMARKS.format(buoys=", ".join(buoys), drain=space_name(board, board.drain))
    return (Form(Weight.LANDMARKS, text),)


def _news(scene: Scene, most: int = MOST_NEWS) -> list[Sentence]:
    """The last thing that happened, and what came before: the older, the lighter."""
    *old, last = happenings(scene)[-most:] or [""]
    told: list[Sentence] = [(Form(Weight.OLD_NEWS - len(old) + place, text),) for place, text in enumerate(old)]
    return [*told, (Form(Weight.NEWS, last),)] if last else []


# Duckies and the dog


def _duckies(scene: Scene) -> list[Sentence]:
    return [_ducky(scene, number) for number in range(len(scene.here.duckies))]


def _ducky(scene: Scene, number: int) -> Sentence:
    ducky = scene.here.duckies[number]
    if not is_on_board(ducky.space):
        return _not_placed(scene, number)
    facts = {"place": place(scene, ducky.space), "facing": COMPASS[ducky.facing], "who": called(scene, number)}
    if ducky.space == scene.board.drain:
        return (Form(Weight.DUCKY, sentence(phrases.STANDS.format(**facts))),)
    facts |= {"quest": quest(scene, number), "ahead": thing(scene, scene.board.ahead[ducky.space][ducky.facing])}
    texts = {
        Weight.AHEAD: phrases.STANDS_SEEING,
        Weight.QUEST: phrases.STANDS_AND_SEEKS,
        Weight.DUCKY: phrases.STANDS,
    }
    return tuple(Form(weight, sentence(text.format(**facts))) for weight, text in texts.items())


def _not_placed(scene: Scene, number: int) -> Sentence:
    return (Form(Weight.DUCKY, sentence(phrases.NOT_PLACED.format(who=called(scene, number)))),)


def _duckies_at_length(scene: Scene) -> list[Sentence]:
    """Each with the whole way to its goals, and what is around it."""
    return [told for number in range(len(scene.here.duckies)) for told in _ducky_at_length(scene, number)]


def _ducky_at_length(scene: Scene, number: int) -> list[Sentence]:
    _, *shorter = in_short = _ducky(scene, number)
    return [(_stands_by_legs(scene, number), *shorter), _around(scene, number)] if shorter else [in_short]


def _stands_by_legs(scene: Scene, number: int) -> Form:
    ducky = scene.here.duckies[number]
    text = phrases.STANDS_AND_SEEKS.format(
        who=called(scene, number),
        place=place(scene, ducky.space),
        facing=COMPASS[ducky.facing],
        quest=quest_by_legs(scene, number),
    )
    return Form(Weight.LEGS, sentence(text))


def _around(scene: Scene, number: int) -> Sentence:
    """What lies in the six directions, against the facing; free water last and only once."""
    _, space, facing, _ = scene.here.duckies[number]
    met = [(thing(scene, scene.board.ahead[space][(facing + turn) % 6]), turn) for turn in range(6)]
    things = dict.fromkeys(what for what, _ in met if what != phrases.WATER)
    told = [
        phrases.IN_DIRECTIONS.format(directions=listed([TURNED[turn] for what, turn in met if what == each]), what=each)
        for each in things
    ]
    if len([what for what, _ in met if what != phrases.WATER]) < 6:
        told.append(phrases.ELSEWHERE_WATER if told else phrases.ALL_WATER)
    return (Form(Weight.AROUND, phrases.AROUND.format(who=called(scene, number), around="; ".join(told))),)


def _dog(scene: Scene) -> list[Sentence]:
    here = scene.here
    if not is_on_board(here.dog.space):
        return []
    facts = {
        "place": place(scene, here.dog.space),
        "facing": COMPASS[here.dog.facing],
        "ahead": thing(scene, scene.board.ahead[here.dog.space][here.dog.facing]),
        "leader": "" if here.control is None else scene.people[here.control],
    }
    texts = {Weight.DOG_IN_FULL: _dog_in_full(scene), Weight.DOG: phrases.DOG_STANDS}
    return [tuple(Form(weight, text.format(**facts)) for weight, text in texts.items())]


def _dog_in_full(scene: Scene) -> str:
    if scene.here.control is None:
        return phrases.DOG_LOOSE
    return phrases.DOG_LED_BY_YOU if scene.here.control == scene.listener else phrases.DOG_LED


# A hand


def _own_questions(scene: Scene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [_over(scene)]
    asked = [prompt for prompt in scene.view.prompts if not prompt.standing]
    if not asked:
        waiting = f"{phrases.NOT_YOUR_TURN} {sentence(asked_of_all(scene))}"
        return [(Form(Weight.QUESTION, waiting),)]
    alike = groupby(asked, key=lambda prompt: options_in_full(scene, prompt))
    return [told for _, prompts in alike for told in _own_question(scene, list(prompts))]


def _own_question(scene: Scene, prompts: list[Prompt]) -> list[Sentence]:
    """One question, or the same for both duckies: then the options are said once."""
    asked = " ".join(asked_of_you(scene, prompt) for prompt in prompts)
    in_full = Form(Weight.OPTIONS_IN_FULL, options_in_full(scene, prompts[-1]))
    return [(Form(Weight.QUESTION, asked),), (in_full, Form(Weight.OPTIONS, options(scene, prompts[-1])))]


def _own_numbers(scene: Scene) -> list[int]:
    return [number for number, ducky in enumerate(scene.here.duckies) if ducky.seat == scene.listener]


def _own_duckies(scene: Scene) -> list[Sentence]:
    return [told for number in _own_numbers(scene) for told in _ducky_at_length(scene, number)]


def _own_cards(scene: Scene) -> list[Sentence]:
    assert scene.listener is not None
    movers = card_movers(scene.view, scene.listener)
    return [
        (
            Form(Weight.CARD_IN_FULL, card_and_fates(scene, card, movers)),
            Form(Weight.CARD_FATES, card_fates(scene, card, movers)),
            Form(Weight.CARD, card_steps(card)),
        )
        for card in scene.here.hand
    ]


def _own_tokens(scene: Scene) -> list[Sentence]:
    assert scene.listener is not None
    blue = [DRAW_3] if scene.here.blues and scene.here.blues[scene.listener] else []
    tokens = [*blue, *scene.here.tokens]
    if not tokens:
        return []
    explained = listed([phrases.TOKEN_DOES[token] for token in dict.fromkeys(tokens)])
    counted = [(phrases.TOKENS[token], len(list(same))) for token, same in groupby(tokens)]
    named = listed([name if count == 1 else f"{count} {name}" for name, count in counted])
    return [
        (
            Form(Weight.TOKENS_EXPLAINED, phrases.YOUR_TOKENS.format(tokens=explained)),
            Form(Weight.TOKENS, phrases.YOUR_TOKENS.format(tokens=named)),
        )
    ]


def _others(scene: Scene) -> list[Sentence]:
    """Where the others are: in short, for it is told at length with the board."""
    others = [n for n, ducky in enumerate(scene.here.duckies) if ducky.seat != scene.listener]
    return [(Form(Weight.OTHERS, _ducky(scene, number)[-1].text),) for number in others]


# The board at length


def _lie_of_the_board(scene: Scene) -> list[Sentence]:
    board = scene.board
    buoys = [
        phrases.BUOY_LOOKS.format(**look._asdict(), name=space_name(board, space))
        for look, space in zip(CONTENT.buoys, board.buoys, strict=True)
    ]
    drain = phrases.DRAIN_IS.format(name=space_name(board, board.drain))
    rings = [phrases.RING_IS.format(ring=n, name=space_name(board, space)) for n, space in enumerate(board.rings, 1)]
    told = [" ".join([*buoys, drain]), phrases.RINGS.format(rings=", ".join(rings)), phrases.SCHEME, *_rows(scene)]
    return [(Form(Weight.LANDMARKS, text),) for text in told]


def _rows(scene: Scene) -> list[str]:
    """Every space, row by row from the north, with what is on it."""
    board = scene.board
    rows = groupby(range(len(board.spaces)), key=lambda space: row_number(board, *board.spaces[space]))
    return [phrases.ROW.format(number=n, spaces=", ".join(_in_row(scene, s) for s in spaces)) for n, spaces in rows]


def _in_row(scene: Scene, space: int) -> str:
    column = column_name(scene.board, scene.board.spaces[space][0])
    if lying(scene.board, space) == phrases.WATER and on_space(scene, space) is None:
        return column
    return phrases.THING_IN_ROW.format(column=column, what=thing(scene, space))


def _piles(scene: Scene) -> list[Sentence]:
    here = scene.here
    hands = zip(scene.people, here.hand_sizes, strict=True)
    held = phrases.HOLDS.format(counts=listed([phrases.HOLDS_COUNT.format(who=who, count=n) for who, n in hands]))
    piles = phrases.PILES.format(deck=here.deck_size, discards=len(here.discards))
    return [(Form(Weight.TO_MOVE, text),) for text in (f"{held} {piles}", _tokens_held(scene)) if text]


def _tokens_held(scene: Scene) -> str:
    """How many everybody has: of those drawn at a buoy, only the owner knows which."""
    if not scene.here.blues:
        return ""
    held = zip(scene.people, scene.here.token_counts, scene.here.blues, strict=True)
    texts = [(phrases.WITH_BLUE if blue else phrases.HOLDS_COUNT).format(who=who, count=n) for who, n, blue in held]
    return phrases.TOKENS_HELD.format(counts=", ".join(texts))
