"""What *How to play* shows of a race is true: a real game, set up the same way, does the same."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pytest

from engine import Event
from engine.race import ALL_BUOYS, CARDS, FACINGS, Ducky, Race, Swim, board_of
from render.parts.panels import CAPTION, CAPTION_TALL
from render.race.pictures import lessons
from render.race.pictures.lessons import LESSONS, PANEL, SMALL, USUAL, Leg, arrived, swims
from render.race.words.lessons import IN_ORDER, TWO_PATHS, lesson_alt
from render.text.breaking import in_block
from render.words.facts import numbers
from tests.support.engine.race import advanced, pick, race
from tests.support.render.messages import messages_of, strange
from tests.support.render.tables import ENGLISH

LATER = 54  # the highest card: whoever picks it moves last
every_lesson = pytest.mark.parametrize("name", LESSONS)


class Shown(NamedTuple):
    """A move on a picture."""

    layout: str
    ducky: Ducky
    leg: Leg
    others: Sequence[Ducky] = ()


def moves_of(layout: str, ducky: Ducky, legs: Sequence[Leg]) -> list[Shown]:
    """Each of several moves, from where the one before has ended."""
    ends = [ducky]
    for leg, move in zip(legs, swims(layout, ducky, legs), strict=True):
        ends.append(arrived(ends[-1], move, leg.turn))
    return [Shown(layout, start, leg) for start, leg in zip(ends, legs, strict=False)]


SHOWN = [
    *moves_of(SMALL, lessons.BEGINNING, lessons.TO_THE_DRAIN),
    Shown(USUAL, lessons.NORTHWARD, Leg(lessons.READ, turn=1)),
    Shown(USUAL, lessons.ASIDE, Leg(lessons.READ, turn=5)),
    Shown(USUAL, lessons.AT_A_FORK, Leg(TWO_PATHS, 0, turn=1)),
    Shown(USUAL, lessons.AT_A_FORK, Leg(TWO_PATHS, 1, turn=5)),
    Shown(USUAL, lessons.BONKING, lessons.FOUR_AHEAD, [lessons.IN_THE_WAY]),
    Shown(USUAL, lessons.TO_A_RING, lessons.FOUR_AHEAD),
    *moves_of(USUAL, lessons.TO_A_BUOY, lessons.WITH_TWO_CARDS),
]


def expected(shown: Shown) -> Swim:
    return swims(shown.layout, shown.ducky, [shown.leg], shown.others)[0]


def played(shown: Shown) -> tuple[Race, list[Event]]:
    """A real game in which this card is played, and nothing else."""
    away = Ducky(1, next(space for space in board_of(shown.layout).rings if space != shown.ducky.space))
    duckies, hands = [shown.ducky, *(shown.others or [away])], [[shown.leg.card, 2, 3], [LATER, 6, 7]]
    game = race(*duckies, hands=hands, layout=shown.layout)
    events = pick(game, shown.leg.card, LATER)
    if len(CARDS[shown.leg.card].paths) > 1:
        events += game.play(0, f"path {shown.leg.path + 1}")
    asked = game.unanswered()
    if asked and asked[0].seat == 0 and asked[0].ask == "face":
        facing = arrived(shown.ducky, expected(shown), shown.leg.turn).facing
        events += game.play(0, f"face {FACINGS[facing]}")
    return game, events


@pytest.mark.parametrize("shown", SHOWN, ids=str)
def test_every_move_on_a_picture_is_what_the_game_does(shown: Shown) -> None:
    game, events = played(shown)
    move = expected(shown)
    swum = next(event for event in events if event.kind == "swim")
    assert numbers(swum, "route") == move.route
    if move.end == "ring":
        assert game.prompts()[0].ask == "ring"
    elif move.end != "home":
        assert game.duckies[0] == arrived(shown.ducky, move, shown.leg.turn)


def test_the_goal_is_reached_over_all_three_buoys() -> None:
    *before, last = swims(SMALL, lessons.BEGINNING, lessons.TO_THE_DRAIN)
    assert [move.end for move in before] == ["done"] * len(before)
    assert (last.end, last.buoys) == ("home", ALL_BUOYS)
    assert lessons.BEGINNING.space in board_of(SMALL).rings
    game, _ = played(SHOWN[len(before)])
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


def test_a_bonk_is_a_bonk_and_a_ring_is_left_for_one_that_is_free() -> None:
    (bonked,) = swims(USUAL, lessons.BONKING, [lessons.FOUR_AHEAD], [lessons.IN_THE_WAY])
    assert bonked.end == "bonk"
    shown = Shown(USUAL, lessons.TO_A_RING, lessons.FOUR_AHEAD)
    game, _ = played(shown)
    rings = [board_of(USUAL).ring_number(space) for space in lessons.FREE_RINGS]
    assert {f"ring {number}" for number in rings} <= {*game.prompts()[0].moves}


def test_who_stops_on_a_buoy_may_play_another_card() -> None:
    shown = moves_of(USUAL, lessons.TO_A_BUOY, lessons.WITH_TWO_CARDS)[0]
    game, _ = played(shown)
    assert game.prompts()[0].ask == "extra"


def test_cards_are_carried_out_in_the_order_of_the_picture() -> None:
    assert list(lessons.PICKED.values()) == sorted(IN_ORDER)
    assert all(one < other for one, other in pairwise(IN_ORDER))


def test_the_dog_chases_whom_he_meets_and_sends_away_who_meets_him() -> None:
    far = [Ducky(0, ring) for ring in board_of(USUAL).rings if ring not in (lessons.CHASED_TO, lessons.SENT_TO)]
    hands = [[lessons.THREE_AHEAD.card, 2, 3, 4], [5, 6, 7, LATER]]
    duckies = [lessons.TO_THE_DOG, far[0], far[1], far[2]]
    met = advanced(*duckies, hands=hands, dog=lessons.WAITING_DOG, control=1, layout=USUAL)
    pick_for_both(met, (lessons.THREE_AHEAD.card, 4), (LATER, 7))
    assert (sent := next(each for each in met.prompts() if each.ask == "send")).about == "ducky 0"
    assert f"ring {board_of(USUAL).ring_number(lessons.SENT_TO)}" in sent.moves
    walk = lessons.walk_of_the_dog()
    assert lessons.CHASED.space in walk.route[1:]
    assert walk.end == "done"
    assert lessons.CHASED_TO in board_of(USUAL).rings


def pick_for_both(game: Race, *cards: tuple[int, int]) -> None:
    """Until the first of them has to be decided on."""
    for seat, (one, other) in enumerate(cards):
        game.play(seat, f"pick a {one}")
        game.play(seat, f"pick b {other}")
    while all(prompt.ask != "send" for prompt in game.prompts()):
        asked = game.unanswered()[0]
        game.play(asked.seat, asked.default or asked.moves[0])


# How it looks and reads


@every_lesson
def test_no_window_looks_past_the_edge_of_the_water(name: str) -> None:
    """Beyond the picture of the water everything would be black."""
    colours = LESSONS[name](ENGLISH).getcolors(maxcolors=1 << 20)
    assert colours is not None
    assert (0, 0, 0) not in {colour for _, colour in colours}


def test_captions_are_large_enough_for_a_phone() -> None:
    captions = [name for name in messages_of("how.ftl") if name.startswith(("how-race-round-", "how-race-dog-"))]
    for caption in captions:
        if not caption.endswith("-alt"):
            assert in_block(ENGLISH.say(caption), CAPTION, PANEL[0], CAPTION_TALL).size == CAPTION, caption


@every_lesson
def test_a_lesson_is_told_with_the_letters_of_the_game(name: str) -> None:
    """Which are those on the buttons: A and C, because B is a buoy."""
    alt, letters = lesson_alt(name, ENGLISH), ("A", "C")
    assert ENGLISH.say("list-and", one=letters[0], other=letters[1]) in alt or name != "card"


@every_lesson
def test_a_lesson_is_drawn_in_any_language(name: str) -> None:
    assert LESSONS[name](strange()).tobytes() != LESSONS[name](ENGLISH).tobytes()
