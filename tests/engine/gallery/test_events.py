"""Events alone tell what happens on the table: who has followed them knows the line and the markers."""

from random import Random

import pytest

from engine import Event
from engine.gallery import NOBODY, Afloat, Gallery
from engine.gallery.line import SPACES
from tests.support.engine.gallery import BEN, gallery, play


class Follower:
    """A line and its markers, made from events."""

    def __init__(self) -> None:
        self.line: list[Afloat | None] = []
        self.markers: set[int] = set()
        self.lost: list[int] = []
        self.turns = 0
        self.sitting_out: set[int | None] = set()

    def follow(self, events: list[Event]) -> None:
        for event in events:
            if event.kind not in ("hit", "miss"):
                self.close_up()
            getattr(self, f"on_{event.kind.replace('-', '_')}", self.ignore)(event, **event.facts)
        self.close_up()

    def close_up(self) -> None:
        self.line = [card for card in self.line if card]

    def at(self, space: int) -> Afloat:
        card = self.line[space - 1]
        assert card
        return card

    def ignore(self, event: Event, **_: object) -> None:
        assert event.kind in ("draw", "play", "discard", "shuffle", "out"), f"{event.kind} is new"

    def on_turn(self, event: Event, number: int) -> None:
        self.turns += 1
        assert number == self.turns

    def on_sit_out(self, event: Event) -> None:
        self.sitting_out.add(event.seat)

    def on_come_back(self, event: Event) -> None:
        self.sitting_out.remove(event.seat)

    def on_fill(self, _: Event, duck: int, space: int) -> None:
        self.line.append(Afloat(duck))
        assert space == len(self.line)

    def on_aim(self, _: Event, space: int) -> None:
        self.markers.add(space)

    def on_bump(self, _: Event, space: int, to: int) -> None:
        self.markers.remove(space)
        self.markers.add(to)

    def on_hit(self, _: Event, space: int, marker: int, duck: int, up: int) -> None:
        card = self.at(space)
        assert (card.duck, card.hidden, card.shelter) == (duck, up, NOBODY)
        self.line[space - 1] = None if up == NOBODY else Afloat(up)
        self.markers.discard(marker)
        self.lost.append(duck)

    def on_miss(self, _: Event, space: int, marker: int) -> None:
        assert not self.at(space).can_be_shot
        if marker:  # G24: none goes
            self.markers.remove(marker)

    def on_move(self, _: Event, space: int, to: int) -> None:
        self.line.insert(to - 1, self.line.pop(space - 1))

    def on_forward(self, _: Event, ducks: tuple[int, ...]) -> None:
        assert self.at(1).ducks == ducks
        self.line.pop(0)

    def on_reshuffle(self, _: Event) -> None:
        self.line = []

    def on_hide(self, event: Event, space: int, under: int) -> None:
        assert self.at(space).duck == event.seat
        self.line[under - 1] = self.at(under)._replace(hidden=self.at(space).duck)
        self.line.pop(space - 1)

    def on_protect(self, event: Event, space: int) -> None:
        self.line[space - 1] = self.at(space)._replace(shelter=event.seat if event.seat is not None else NOBODY)

    def on_lift(self, event: Event) -> None:
        self.line = [c._replace(shelter=NOBODY) if c and c.shelter == event.seat else c for c in self.line]


@pytest.mark.parametrize("seats", Gallery.seats)
def test_who_follows_the_events_knows_the_table(seats: int) -> None:  # G11 G12 G33 G40
    rng = Random(seats)
    for number in range(12):
        game = Gallery.new(seats=seats, seed=f"{number:064x}")
        follower = Follower()
        follower.follow([event for events in game.recent for event in events])
        while game.outcome is None:
            prompt = rng.choice(game.prompts())
            follower.follow([e.seen_by(None) for e in game.play(prompt.seat, rng.choice(prompt.moves))])
            assert tuple(follower.line) == game.line
            assert follower.markers == {at + 1 for at in SPACES if game.markers[at]}
            assert [follower.lost.count(seat) for seat in range(seats)] == list(game.lost)
            assert follower.turns == game.view(None).position.turns
            assert follower.sitting_out == {*game.sitting_out}
        outs = [e.seat for events in game.recent for e in events if e.kind == "out"]
        assert set(outs) <= {seat for seat in range(seats) if game.lost[seat] == 5}


def test_who_loses_the_last_duck_is_told() -> None:  # G12
    game = gallery("b c a w w w", "1", hand=["shoot"], ducks="c w")
    assert [event.seat for event in play(game, "play shoot") if event.kind == "out"] == [BEN]
