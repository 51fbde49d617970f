"""Events alone tell what happens in the park: following them tells you everything that's public."""

from collections import Counter
from random import Random

import pytest

from engine import Event
from engine.tow import CARDS, CONTENT, Claim, Column, Tow
from tests.support.engine import laws


class Follower:
    """The park and its visitors, made from what a spectator is told."""

    def __init__(self, game: Tow) -> None:
        self.ducks: list[Counter[int]] = []
        self.locations: list[int] = []
        self.at = [-1] * game.seated
        self.tows: list[Counter[int]] = [Counter() for _ in self.at]
        self.food: list[Counter[int]] = [Counter() for _ in self.at]
        self.rows: list[list[Column]] = [[] for _ in self.at]
        self.claims: list[list[Claim]] = [[] for _ in self.at]
        self.hands = [0] * game.seated
        self.open: list[int] = []
        self.aside: Counter[int] = Counter()
        self.actions = 4
        self.formations: list[int] = []
        self.follow([event for events in game.recent for event in events])

    def follow(self, events: list[Event]) -> None:
        for event in events:
            if event.kind not in ("shake", "waddle", "shuffle", "trigger", "end", "score"):
                getattr(self, f"on_{event.kind}")(event.seat or 0, **event.facts)

    def on_tile(self, _: int, tile: int, location: int, colour: int) -> None:
        assert tile == len(self.ducks) + 1
        self.locations.append(location)
        self.ducks.append(Counter([colour]))

    def on_start(self, seat: int, starting: int, tile: int) -> None:
        self.rows[seat].append(Column(starting))
        self.at[seat] = tile - 1

    def on_formations(self, _: int, formations: tuple[int, ...]) -> None:
        self.formations = list(formations)

    def on_food(self, seat: int, colours: tuple[int, ...]) -> None:
        self.food[seat].update(colours)

    def on_buy(self, seat: int, colour: int) -> None:
        self.food[seat][colour] += 1

    def on_return(self, seat: int, colour: int) -> None:
        self.food[seat][colour] -= 1

    def on_draw(self, seat: int, count: int) -> None:
        self.hands[seat] += count

    def on_open(self, _: int, card: int) -> None:
        self.open.append(card)

    def on_take(self, seat: int, card: int) -> None:
        self.open.remove(card)
        self.hands[seat] += 1

    def on_discard(self, seat: int, card: int) -> None:
        self.hands[seat] -= 1

    def on_move(self, seat: int, to: int) -> None:
        self.at[seat] = to - 1

    def on_feed(self, seat: int, colour: int, source: str) -> None:
        self.food[seat][colour] -= 1
        self.tows[seat][colour] += 1
        self.ducks[self.at[seat]][colour] -= source == "tile"

    def on_complete(self, seat: int, card: int) -> None:
        self.hands[seat] -= 1
        self.tows[seat].subtract(CARDS[card].ducks)

    def on_lay(self, seat: int, card: int, side: str) -> None:
        if side == "left":
            self.rows[seat].insert(0, Column(card))
            self.claims[seat] = [claim._replace(column=claim.column + 1) for claim in self.claims[seat]]
        else:
            self.rows[seat].append(Column(card))

    def on_untow(self, seat: int, colours: tuple[int, ...]) -> None:
        self.tows[seat].subtract(colours)

    def on_adopt(self, seat: int, colour: int, column: int) -> None:
        card, adopted = self.rows[seat][column - 1]
        self.rows[seat][column - 1] = Column(card, (*adopted, colour))

    def on_claim(self, seat: int, formation: int, column: int, row: int) -> None:
        self.formations.remove(formation)
        self.claims[seat].append(Claim(formation, column - 1, row - 1))

    def on_aside(self, _: int, colour: int) -> None:
        self.aside[colour] += 1

    def on_turn(self, _: int, number: int) -> None:
        self.actions = 4

    def on_action(self, _: int, left: int) -> None:
        self.actions = left

    def on_disperse(self, _: int, tile: int, colour: int) -> None:
        self.aside[colour] -= 1
        self.ducks[tile - 1][colour] += 1


def counted(counts: Counter[int]) -> tuple[int, ...]:
    return tuple(counts[colour] for colour in range(len(CONTENT.colours)))


@pytest.mark.parametrize("seats", Tow.seats)
def test_who_follows_the_events_knows_the_park(seats: int) -> None:  # T32
    rng = Random(seats)
    game = Tow.new(seats=seats, seed=f"{seats:064x}")
    follower = Follower(game)
    while game.outcome is None:
        said = (laws.sensibly if rng.random() < 0.8 else laws.randomly)(game, rng)
        follower.follow([event.seen_by(None) for event in game.play(*said)])
        here = game.view(None).position
        assert follower.locations == [spot.location for spot in here.spots]
        assert [counted(ducks) for ducks in follower.ducks] == [spot.ducks for spot in here.spots]
        assert follower.at == [visitor.at for visitor in here.visitors]
        assert [tuple(sorted((+tow).elements())) for tow in follower.tows] == [v.tow for v in here.visitors]
        assert [counted(food) for food in follower.food] == [visitor.food for visitor in here.visitors]
        assert [tuple(row) for row in follower.rows] == [visitor.row for visitor in here.visitors]
        assert [tuple(claims) for claims in follower.claims] == [visitor.claims for visitor in here.visitors]
        assert (tuple(follower.open), tuple(follower.hands)) == (here.open, here.hand_sizes)
        assert counted(follower.aside) == here.dispersing
        assert follower.actions == here.turn.actions
        assert tuple(follower.formations) == here.formations
    assert any(visitor.claims for visitor in game.visitors)  # it was a game worth following
