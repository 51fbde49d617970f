"""How the hard and the easy player of Duck Tow differ from the normal one, where one can say what is right."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from engine import GAMES, Chance
from engine.players import Budget, Judgement, aimless, computer_of, player_of
from engine.players.easy import short_sighted
from engine.players.search import never
from engine.players.tow_hard import TOW, likely
from engine.players.tow_line import line_of
from engine.players.tow_plan import Planner, me_of, park_of
from engine.players.tow_quick import quick
from engine.simulate import contest, play_out
from engine.tow import Tow
from engine.tow.table import Position
from engine.values import View
from tests.support.engine.tow import ADOPT, ANN, BEN, BOAT, GIFT, KOI, SQUARE, TEE, card, columns, new, park, play

SEED = "1" * 64


def judged(game: Tow, playouts: int = 24, is_up: Callable[[], bool] = never) -> Judgement:
    seat = game.prompts()[0].seat
    budget = Budget(playouts, is_up)
    return TOW.judge(game.view(seat), partial(game.imagine, seat), Chance(SEED), budget)


def test_a_plan_completes_two_cards_with_one_action() -> None:  # T13
    game = park(KOI, tow="yyo", hand=(card(KOI, "y"), card(KOI, "yo")), actions=1)
    while game.turn.seat == ANN and game.prompts()[0].ask in ("act", "lay", "more", "formation", "where"):
        play(game, quick(game.view(ANN), Chance(SEED)))
    assert len(game.visitors[ANN].row) == 3


def test_a_plan_claims_a_formation_only_once() -> None:  # T16
    row = columns("yo")
    line = line_of(row, (), (SQUARE - 1,))
    first = line.laid(card(KOI, "yo"))[1]
    assert first.score == 6
    assert first.laid(card(BOAT, "yo"))[1].score == 8


def test_a_row_that_lacks_one_duck_of_a_formation_promises_more() -> None:
    nearly, far = [line_of(columns("yo", ducks), (), (SQUARE - 1,)) for ducks in ("ow", "bw")]
    assert nearly.worth - nearly.score > far.worth - far.score


def test_a_plan_feeds_a_duck_only_once() -> None:
    game = park(GIFT, food="yy", hand=(card(KOI, "y"), card(KOI, "yo")), ducks={GIFT: "y"})
    here = game.view(ANN).position
    ends = Planner(park_of(here)).ends(me_of(here, ANN), 2)
    assert max([end.tow.count(0) for end in ends]) == 1


def test_the_parts_of_a_worth_add_up_to_it() -> None:
    here = park(GIFT, tow="y", food="ob", hand=(card(KOI, "yo"), card(BOAT, "yb"))).view(ANN).position
    planner, me = Planner(park_of(here)), me_of(here, ANN)
    assert sum(planner.parts(me).values()) == pytest.approx(planner.worth(me))


def test_it_says_why() -> None:
    game = new()
    found = judged(game)
    assert {each.word for each in found.tried} <= set(game.prompts()[0].moves)
    assert found.word == found.tried[0].word
    assert set(found.tried[0].own) >= {"score", "cards", "row", "ducks", "food", "way"}


def test_it_thinks_the_same_twice_and_leaves_the_game_alone() -> None:
    game = new(4)
    before = game.dump()
    assert judged(game) == judged(game)
    assert game.dump() == before


def test_without_time_it_says_what_the_quick_player_says() -> None:
    game = new()
    assert judged(game, playouts=0).tried == ()
    assert all([each.playouts == 2 for each in judged(game, is_up=lambda: True).tried])


def test_on_its_last_turn_it_takes_what_is_sure() -> None:
    hand, row = (card(BOAT, "bw"),), (card(KOI, "ybw"),)
    game = park(ADOPT, tow="bw", food="yo", hand=hand, row=row, actions=1, formations=(TEE,))
    assert judged(replace(game, trigger=BEN)).word == "adopt"


def test_whoever_is_far_behind_has_little_hope() -> None:
    assert likely(5, [5, 5, 5], 1) == pytest.approx(0.25)
    assert likely(5, [9, 5, 5], 1) < 0.05


@pytest.mark.parametrize("seats", [2, *[pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4)]])
def test_hard_players_come_to_an_end(seats: int) -> None:
    game = new(seats)
    play_out(game, [computer_of("tow", "hard", Budget(8))] * seats, Chance(SEED))
    assert game.outcome is not None


@pytest.mark.parametrize(("left", "seen"), [(4, 3), (3, 3), (1, 1)])
def test_an_easy_player_does_not_see_what_takes_a_whole_turn(left: int, seen: int) -> None:
    def as_many_as_it_sees(view: View[Position], _: Chance) -> str:
        return str(view.position.turn.actions)

    assert short_sighted(as_many_as_it_sees)(park(actions=left).view(ANN), Chance(SEED)) == str(seen)


def test_an_easy_player_beats_three_aimless_ones() -> None:
    wins = contest(GAMES["tow"], players=[player_of("tow", "easy"), aimless, aimless, aimless], games=6, seed=SEED)
    assert wins[0] >= 5
