"""Events alone tell what happens on the table: following them tells you everything that's public."""

from random import Random

import pytest

from engine import Event
from engine.pool import DuckPool


class Follower:
    """Pools, tokens, marker, discards and piles, made from what a spectator is told."""

    def __init__(self, game: DuckPool) -> None:
        self.pools = [0] * game.seated
        self.rows: list[list[int]] = [[] for _ in self.pools]
        self.flipped: set[int] = set()
        self.tokens = [-1] * game.seated
        self.marker = -1
        self.discards: list[int] = []
        self.piles: list[list[int]] = [[] for _ in self.pools]
        self.hands = [0] * game.seated
        self.held = [False] * game.seated
        self.follow([event for events in game.recent for event in events])

    def follow(self, events: list[Event]) -> None:
        for event in events:
            getattr(self, f"on_{event.kind}", self.ignore)(event, **event.facts)

    def ignore(self, event: Event, **_: object) -> None:
        assert event.kind in ("effect", "end", "score"), f"{event.kind} is new"

    def take(self, seat: int | None, card: int) -> None:
        assert seat is not None
        self.hands[seat] -= 1
        self.discards.append(card)

    def on_marker(self, _: Event, to: int) -> None:
        self.marker = to - 1

    def on_place(self, event: Event, card: int, pool: int, source: str) -> None:
        self.rows[pool - 1].append(card)
        self.hands[event.seat or 0] -= source == "hand"

    def on_cancel(self, event: Event, card: int, duck: int) -> None:
        assert any(duck in row for row in self.rows)
        self.take(event.seat, card)

    def on_discard(self, event: Event, card: int) -> None:
        self.take(event.seat, card)

    def on_draw(self, event: Event, count: int) -> None:
        self.hands[event.seat or 0] += count

    def on_shuffle(self, _: Event, cards: int) -> None:
        assert cards == len(self.discards)
        self.discards = []

    def on_flip(self, _: Event, pool: int, card: int) -> None:
        assert card in self.rows[pool - 1]
        self.flipped.add(card)

    def on_take(self, event: Event, pool: int, card: int) -> None:
        self.rows[pool - 1].remove(card)
        self.hands[event.seat or 0] += 1

    def on_carry(self, _: Event, pool: int, card: int, to: int) -> None:
        self.rows[pool - 1].remove(card)
        self.rows[to - 1].append(card)

    def on_turn(self, _: Event, number: int) -> None:
        self.held = [False] * len(self.pools)

    def on_hold(self, event: Event, duck: int) -> None:
        assert any(duck in row for row in self.rows)
        self.held[event.seat or 0] = True

    def on_token(self, event: Event, to: int, by: int | None) -> None:
        self.tokens[event.seat or 0] = to - 1

    def on_rob(self, _: Event, victim: int, card: int, up: int) -> None:
        assert self.piles[victim].pop() == card
        assert self.piles[victim][-1:] == ([up] if up else [])
        self.discards.append(card)

    def on_overcrowded(self, _: Event, pool: int) -> None:
        self.discards += self.rows[pool - 1]
        self.rows[pool - 1] = []

    def on_points(self, event: Event, cards: tuple[int, ...]) -> None:
        self.piles[event.seat or 0] += cards

    def on_full(self, _: Event, pool: int, lost: tuple[int, ...]) -> None:
        self.discards += lost
        self.rows[pool - 1] = []

    def on_pool(self, _: Event, pool: int, laid: int) -> None:
        self.pools[pool - 1] = laid

    def on_gone(self, _: Event, pool: int) -> None:
        self.pools[pool - 1] = 0


@pytest.mark.parametrize("options", [{}, {"cancelling": "orders"}, {"rescue": "yes"}], ids=str)
@pytest.mark.parametrize("seats", DuckPool.seats)
def test_who_follows_the_events_knows_the_table(seats: int, options: dict[str, str]) -> None:  # P13 P18 P41
    rng = Random(seats)
    for number in range(2):
        game = DuckPool.new(seats=seats, options=options, seed=f"{number:064x}")
        follower = Follower(game)
        while game.outcome is None:
            prompt = rng.choice(game.prompts())
            follower.follow([e.seen_by(None) for e in game.play(prompt.seat, rng.choice(prompt.moves))])
            here = game.view(None).position
            assert follower.pools == [pool.card for pool in here.circle]
            assert follower.rows == [list(pool.row) for pool in here.circle]
            assert all(set(pool.flipped) == set(pool.row) & follower.flipped for pool in here.circle)
            assert (tuple(follower.tokens), follower.marker) == (here.tokens, here.marker)
            assert tuple(follower.discards) == here.discards
            assert tuple(follower.hands) == here.hand_sizes
            assert tuple(follower.held) == here.held
            assert [len(pile) for pile in follower.piles] == list(here.pile_sizes)
            assert [pile[-1:] for pile in follower.piles] == [list(pile[-1:]) for pile in here.piles]
            follower.flipped &= {card for pool in here.circle for card in pool.row}
