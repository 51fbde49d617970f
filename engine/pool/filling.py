"""What becomes of pools that are full or overcrowded (P13, P14, P18)."""

from dataclasses import dataclass

from ..steps import task
from ..values import Outcome, Task
from .content import FLOATS
from .effects import Effects
from .pools import Cards, Pool, in_play, shared


@dataclass(kw_only=True)
class Filling(Effects):
    """The check after every card."""

    @task("check")
    def _check_pools(self, seat: int, spot: int, *overcrowded: int) -> None:
        """P12: one check of all pools, after the effect. P14: one that was overcrowded before it is lost all the same.
        P18: first where the card was placed, then the other."""
        self.turn = self.turn._replace(diving=0)
        others = [other for other in range(len(self.circle)) if other != spot]
        lost = [at for at in (spot, *others) if at in overcrowded or self.circle[at].overcrowded]
        hit = [at for at in (spot, *others) if at in lost or self.circle[at].full]
        done = [at for at in hit if self._resolve(seat, at, lost=at in lost)]
        for at in done:
            self._lay_pool(at)
        if len(in_play(self.circle)) <= 1:  # P40: then there is no new one either
            self._end_game("one pool left" if in_play(self.circle) else "no pool left")
        elif hit or self.turn.over:
            self._then(*self._homeless(seat), Task("next turn", (seat,)))
        else:
            self._go_on(seat)

    def _resolve(self, seat: int, spot: int, *, lost: bool) -> bool:
        """Whether the pool is done with and leaves the game."""
        if lost:
            self._empty(spot)
            self._tell("overcrowded", seat, pool=spot + 1)
            return False
        return self._divide(seat, spot)

    def _empty(self, spot: int) -> None:
        pool = self.circle[spot]
        self.discards += pool.row
        self._set_pool(spot, Pool(pool.card))

    def _divide(self, seat: int, spot: int) -> bool:
        """P13: Goldies to the filler; then as many of the others to each as go round."""
        pool = self.circle[spot]
        here = [other for other in self._clockwise_from(seat) if self.tokens[other] == spot]
        goldies, given, lost = shared(pool, self._golden(pool), len(here))
        self._tell("full", seat, pool=spot + 1, lost=lost)
        self.discards += lost
        self._set_pool(spot, Pool(pool.card))
        if goldies:
            self._points_to(seat, goldies)
        for other, cards in zip(here, given, strict=True):
            if cards:
                self._points_to(other, cards)
        return bool(here)

    def _golden(self, pool: Pool) -> Cards:
        """P20: where Goldies are looked for; also among the flipped cards."""
        return pool.row

    def _lay_pool(self, spot: int) -> None:
        """P13: the next pool takes the place; if there is none, nothing does."""
        card, self.pool_deck = (self.pool_deck[0], self.pool_deck[1:]) if self.pool_deck else (0, ())
        self._set_pool(spot, Pool(card))
        if card:
            self._tell("pool", None, pool=spot + 1, laid=card, reveals=True)
        else:
            self._tell("gone", None, pool=spot + 1)

    def _homeless(self, filler: int) -> list[Task]:
        """P13, P18: tokens without a pool are placed by the filler, clockwise from the filler's own."""
        seats = self._clockwise_from(filler)
        return [Task("place", (filler, seat)) for seat in seats if not self.circle[self.tokens[seat]].card]

    def _go_on(self, seat: int) -> None:
        if self._stuck():
            self._end_game("no cards left")
        else:
            self._then(Task("act", (seat,)))

    def _stuck(self) -> bool:
        """P42: deck and discards are empty, and no hand has a duck."""
        return not self._can_draw and not any([not FLOATS[card] for hand in self.hands for card in hand])

    def _end_game(self, reason: str) -> None:
        """P40: all piles are looked through; equal points share the win."""
        points = self._points()
        for seat, pile in enumerate(self.piles):
            self._tell("score", seat, cards=pile, points=points[seat], reveals=True)
        most = max(points)
        self.outcome = Outcome(tuple([seat for seat, own in enumerate(points) if own == most]), points, reason)
