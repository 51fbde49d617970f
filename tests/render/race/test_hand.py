"""The hand picture of a race: the right cards with the right paths, for whoever they would move."""

from random import Random

import pytest

from engine.race import CARDS, CONTENT, THE_DOG, board_of, swim
from engine.race.swim import Ducky
from render.draw.cast import Cast
from render.race.pictures.cards import sketch_of
from render.race.pictures.hand import hand_of, picks, shown_cards
from render.race.pictures.pieces import token
from render.race.pictures.tub import AHEAD
from render.race.words.movers import card_movers
from tests.support.each import for_each
from tests.support.engine.laws import Subject
from tests.support.engine.race import ASIDE, LATER, at, pick, race
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import NAMES, moments

OPEN_WATER = board_of("tub")


# The drawings of the cards


@for_each(CARDS)
def test_a_card_is_drawn_as_it_moves(number: int) -> None:
    """Held against a ducky on open water, wherever there is enough of it."""
    for path in CARDS[number].paths:
        sketch = sketch_of(path)
        assert len(sketch.spaces) == len(path.steps) + 1
        for space in range(len(OPEN_WATER.spaces)):
            move = swim(OPEN_WATER, Ducky(0, space, 0, 0), path.steps, ())
            if move.end == "done":
                drawn = [(x - sketch.spaces[0][0], y - sketch.spaces[0][1]) for x, y in sketch.spaces]
                assert drawn == [pytest.approx(place(space, other)) for other in move.route]
                assert sketch.facings == tuple([(move.heading + turn) % 6 for turn in path.facings])
                break


def place(start: int, space: int) -> tuple[float, float]:
    """Where a space lies as seen from another, in radii."""
    (q, r), (other_q, other_r) = OPEN_WATER.spaces[start], OPEN_WATER.spaces[space]
    dq, dr = other_q - q, other_r - r
    return dq * AHEAD[2][0] + dr * AHEAD[3][0], dq * AHEAD[2][1] + dr * AHEAD[3][1]


# Which tokens


def test_every_token_is_drawn_and_no_two_alike() -> None:
    assert len({token(kind, 84).tobytes() for kind in CONTENT.tokens}) == len(CONTENT.tokens)


# Which cards, for whom


@every_table
def test_a_hand_shows_just_its_cards_and_tokens(table: Subject) -> None:
    for game, _ in moments(table, Random(f"hands {table}"), games=3):
        for seat in range(game.seated):
            view = game.view(seat)
            hand = hand_of(view, Cast(NAMES))
            assert tuple(shown.card for shown in hand.cards if not shown.now) == view.position.hand
            held = [kind for kind, count in hand.tokens for _ in range(count) if kind != "draw-3"]
            assert sorted(held) == sorted(view.position.tokens)
            assert {kind for kind, _ in hand.tokens} <= CONTENT.tokens.keys()


@every_table
def test_cards_move_ones_own_duckies_or_whom_a_card_is_wanted_for(table: Subject) -> None:
    for game, _ in moments(table, Random(f"movers {table}"), games=4):
        for seat in range(game.seated):
            view = game.view(seat)
            asks = {prompt.ask for prompt in view.prompts}
            for mover in card_movers(view, seat):
                if mover == THE_DOG:
                    assert "lead" in asks
                else:
                    assert view.position.duckies[mover].seat == seat


def test_a_picked_card_is_marked_and_no_other() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[42, 2, 3], LATER])
    game.play(0, "pick 2")
    assert [shown.card for shown in shown_cards(game.view(0), 0) if shown.picked] == [2]
    assert not [shown for shown in shown_cards(game.view(1), 1) if shown.picked]


def test_with_two_duckies_a_picked_card_says_for_which() -> None:
    table = next(table for table in TABLES if table.seats == 2 and table.options["rules"] == "advanced")
    rng = Random(3)
    game = table.new(rng)
    while not any(prompt.ask == "pick" for prompt in game.prompts()):
        prompt = game.unanswered()[0]
        game.play(prompt.seat, prompt.default or prompt.moves[0])
    second = [prompt for prompt in game.prompts() if prompt.seat == 0 and prompt.ask == "pick"][1]
    game.play(0, second.moves[1])
    assert picks(game.view(0)) == {int(second.moves[1].split()[-1]): "b"}


def test_the_card_that_is_decided_on_comes_first() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    first, *rest = shown_cards(game.view(0), 0)
    assert (first.card, first.movers, first.now) == (42, (0,), True)
    assert [shown.card for shown in rest] == list(game.view(0).position.hand)


def test_after_the_race_no_card_leads_anywhere() -> None:
    table = TABLES[0]
    rng = Random(4)
    game = table.new(rng)
    while game.outcome is None:
        prompt = game.unanswered()[0]
        game.play(prompt.seat, rng.choice(prompt.moves))
    assert not [shown for shown in shown_cards(game.view(0), 0) if shown.movers]


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand_of(race(ASIDE, at(5, -1, "n"), hands=[[1, 2, 3], LATER]).view(None), Cast(NAMES))
