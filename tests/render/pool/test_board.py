"""The pictures of Duck Pool: every duck has its place, and nothing tells who holds a float."""

from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import Chance, Event
from engine.players import player_of
from engine.pool import CARDS, CONTENT, POOLS, SEATS, Pool
from render import ARTISTS, Cast
from render.pool.pictures import lessons
from render.pool.pictures.ducks import PAINT, duck
from render.pool.pictures.emblems import EMBLEMS
from render.pool.pictures.park import COLUMNS, TALL, Park, pool_shown
from render.pool.pictures.pictograms import SIGNS
from render.pool.pictures.places import LOOKS
from render.pool.pictures.swimmers import floating, lanes_of
from render.words.scene import slug
from render.words.texts import texts
from tests.support.engine.laws import Subject
from tests.support.engine.pool import ANN, BEN, table
from tests.support.render.pool import every_table

T = texts()
CAST = Cast(("Ann", "Ben", "Cat"))
ARTIST = ARTISTS["pool"]
WITHOUT, WITH = "sam amy", "sam ring"  # hands of the same size
ROOMS = [(Park(pools, 0, 1).cell(0).inside[2:]) for pools in COLUMNS]


# Who and what there is


def test_every_card_and_every_pool_is_drawn_and_no_two_ducks_look_alike() -> None:
    kinds = {card.kind for card in CARDS.values()}
    assert SIGNS.keys() == kinds
    assert PAINT.keys() == {card.kind for card in CARDS.values() if card.is_duck}
    names = {slug(pool.name) for pool in POOLS.values()}
    assert EMBLEMS.keys() == LOOKS.keys() == names
    assert len({duck(kind, 60).tobytes() for kind in PAINT}) == len(PAINT) == 10
    shapes = {duck(kind, 60).getchannel("A").tobytes() for kind in PAINT}
    assert len(shapes) == len(PAINT), "some can only be told apart by colour"


# Where ducks swim


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_ducks_and_free_places_are_all_in_the_pool_in_order_and_beside_each_other(room: tuple[float, float]) -> None:
    rng = Random(1)
    for number in CONTENT.pools:
        for _ in range(6):
            pool = some_pool(number, rng)
            lanes = lanes_of(pool, *room)
            swimmers = lanes.swimmers
            assert [each.card for each in swimmers if each.card] == [
                card for card in pool.row if card not in floating(pool.row)
            ]
            assert sum(not each.card for each in swimmers) == max(0, pool.room)
            assert lanes.number * lanes.tall <= room[1] + 0.01
            for one, other in pairwise(swimmers):
                assert (other.lane, other.x) >= (one.lane, one.x + one.wide - 0.01) or other.lane == one.lane + 1
            assert all(each.x + each.wide <= room[0] + 0.1 and each.lane < lanes.number for each in swimmers)


def some_pool(number: int, rng: Random) -> Pool:
    """As full as it can get, and a bit more."""
    pool, cards = Pool(number), [*CONTENT.cards]
    rng.shuffle(cards)
    for card in cards[: rng.randrange(9)]:
        if not pool.overcrowded and not pool.full:
            pool = pool.with_card(card)
            pool = pool.with_flipped(card) if CARDS[card].is_duck and rng.random() < 0.2 else pool
    return pool


# What is asked


def test_pools_cards_and_tokens_that_can_be_chosen_are_marked() -> None:
    game = table("6/2 sam amy", "5/1 lara", tokens=(1, 1), hands=("julie", ""))
    game.play(ANN, "play julie")  # then nobody holds a card, so there's no window
    view = game.view(None)
    assert view.awaited[0].ask == "from"
    assert [pool_shown(view, spot, T).is_choice for spot in (0, 1)] == [True, True]
    game.play(ANN, "from 1")
    view = game.view(None)
    assert {*pool_shown(view, 0, T).kinds} == {"sam", "amy"}
    assert not any(pool_shown(view, 1, T).kinds)


# Nothing tells who holds a float


def windows(*hands: str) -> Any:
    """Ann's Amy has just dived, and everyone can cancel it."""
    game = table("6/2", "5/1", tokens=(1, 1, 2), hands=("amy sam", *hands))
    game.play(ANN, "play amy")
    assert any(prompt.ask == "window" for prompt in game.prompts())
    return game


def test_the_picture_and_the_words_of_a_window_are_the_same_whoever_holds_a_float() -> None:
    seen = {ARTIST.board(windows(ben, cat).view(None), CAST, T) for ben in (WITHOUT, WITH) for cat in (WITHOUT, WITH)}
    assert len(seen) == 1
    for seat in (ANN, BEN):
        hands = [(WITH if seat else WITHOUT, cat) for cat in (WITHOUT, WITH)]
        assert len({ARTIST.hand(windows(*cards).view(seat), CAST, T) for cards in hands}) == 1
        assert len({ARTIST.closeup(windows(*cards).view(seat), CAST, T) for cards in hands}) == 1  # type: ignore[misc]


def test_a_window_looks_the_same_before_and_after_somebody_has_passed() -> None:
    game = windows(WITH, WITHOUT)
    before = ARTIST.board(game.view(None), CAST, T)
    game.play(BEN, "pass")
    assert ARTIST.board(game.view(None), CAST, T) == before


def test_a_window_shows_its_owner_whether_they_can_cancel() -> None:
    pictures = [ARTIST.hand(windows(cards, WITHOUT).view(BEN), CAST, T) for cards in (WITH, WITHOUT)]
    assert pictures[0].data != pictures[1].data
    assert pictures[0].alt != pictures[1].alt


@every_table
def test_an_animation_shows_only_what_everyone_may_know(table: Subject) -> None:
    rng, chance = Random(f"animations {table}"), Chance("7" * 64)
    game, player = table.new(rng), player_of("pool", "aimless")
    before, events = game.view(None), list[Event]()
    while len(events) < 40 and game.outcome is None:
        asked = game.unanswered()[0]
        events += game.play(asked.seat, player(replace(game.view(asked.seat), prompts=(asked,)), chance))
    assert any(event.only for event in events)
    public = [event.seen_by(None) for event in events]
    assert ARTIST.episode
    after = game.view(None)
    assert ARTIST.episode(before, events, after, CAST, T) == ARTIST.episode(before, public, after, CAST, T)


# What lessons and rules show


def test_what_is_shown_as_full_is_full_and_what_as_too_many_is_too_many() -> None:
    assert lessons.FILLED.full
    assert not lessons.FILLED.overcrowded
    assert lessons.OVERCROWDED.overcrowded
    assert lessons.TOO_MANY.overcrowded
    assert lessons.EXAMPLE.full
    assert not lessons.EXAMPLE.overcrowded
    assert lessons.STARTED.room == 3
    assert lessons.EMPTY.room == 9


def test_every_number_of_pools_has_its_rows_and_nothing_is_too_tall() -> None:
    assert COLUMNS.keys() == TALL.keys() == {*range(2, len(SEATS) + 1)}
