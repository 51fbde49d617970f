"""The dive effects of the ducks, and how a float cancels them (P20–P31)."""

from dataclasses import dataclass

from ..values import MOMENT, WHILE, Task, changed
from .content import KIND
from .pools import ARRRWIN, JULIE, havens, in_play, kinds_below, newest, sources
from .table import HAND_LIMIT, Table


@dataclass(kw_only=True)
class Effects(Table):
    """An effect asks for its target only when nobody has cancelled it, and only if there are several."""

    @property
    def _by_orders(self) -> bool:
        """P31: no windows, secret orders instead."""
        return self.chosen["cancelling"] == "orders"

    def _has_target(self, kind: str) -> bool:
        """P12: whether the effect can do anything. P28: Albert's and Goldie's can't."""
        match kind:
            case "sam" | "julie" | "wilma":
                return bool(sources(kind, self.circle, self._spared()))
            case "dingy":
                return len(in_play(self.circle)) > 1
            case "james":
                return len(in_play(self.circle)) > 1 and self._marker_matters()
            case "amy":
                return self._can_draw
            case "lara":
                return bool(self._robbable())
            case _:
                return kind == ARRRWIN

    def _marker_matters(self) -> bool:
        """P24: a full or overcrowded pool ends the turn, and the next player puts the marker anywhere."""
        pool = self.circle[self.marker]
        return not pool.full and not pool.overcrowded

    def _robbable(self) -> list[int]:
        return [seat for seat in self._others(self.turn.seat) if self.piles[seat]]

    # Cancelling

    def _settle_effect(self, card: int) -> None:
        """P12, P30: everyone who may cancel is asked first, unless there is no target."""
        self.turn = self.turn._replace(diving=card)
        if not self._has_target(KIND[card]):
            return
        if self._by_orders:
            self._close_window(self._ordered(KIND[card]))
        elif self._may_cancel():
            self._open_window(card)
        else:
            self._close_window(None)

    def _may_cancel(self) -> list[int]:
        """P30: everyone with a card, so that nobody can tell who has a float."""
        return [seat for seat, hand in enumerate(self.hands) if hand]

    def _open_window(self, card: int) -> None:
        self._then(Task("window", (card, MOMENT)))

    def _hold_on(self, seat: int, card: int) -> None:
        """P30: once a turn, for a longer window."""
        self.held = changed(self.held, seat, value=True)
        self._tell("hold", seat, duck=card)
        self._then(Task("window", (card, WHILE)))

    def _ordered(self, kind: str) -> int | None:
        """P30, P31: if several have, the first clockwise from the player whose turn it is, who comes last."""
        for seat in (*self._others(self.turn.seat), self.turn.seat):
            if kind in self.orders[seat] and self._least_float(seat):
                return seat
        return None

    def _close_window(self, canceller: int | None) -> None:
        card = self.turn.diving
        if canceller is None:
            self._tell("effect", self.turn.seat, card=card, reveals=True)
            self._take_effect()
            return
        used = self._least_float(canceller)
        self._take_from_hand(canceller, used)
        self.discards += (used,)
        if self._by_orders:
            self._set_orders(canceller, [kind for kind in self.orders[canceller] if kind != KIND[card]])
        self._tell("cancel", canceller, card=used, duck=card, reveals=True)

    def _set_orders(self, seat: int, kinds: list[str]) -> None:
        self.orders = changed(self.orders, seat, tuple(kinds))

    # Taking effect

    def _take_effect(self) -> None:
        seat, kind = self.turn.seat, KIND[self.turn.diving]
        match kind:
            case "sam" | "julie" | "wilma":
                self._choose_source(seat, sources(kind, self.circle, self._spared()))
            case "dingy":
                self._choose_opponent(seat)
            case "james":
                self._choose_marker(seat)
            case "amy":
                self._draw_into_hand(seat, 1)
                self._check_hand(seat)
            case "lara":
                self._choose_victim(seat)
            case _:
                self.turn = self.turn._replace(over=True)

    def _choose_source(self, seat: int, spots: list[int]) -> None:
        if len(spots) > 1:
            self._then(Task("from", (seat,)))
        else:
            self._choose_card(seat, spots[0])

    def _choose_card(self, seat: int, spot: int) -> None:
        if len(kinds := kinds_below(KIND[self.turn.diving], self.circle, spot, self._spared())) > 1:
            self._then(Task("which", (seat, spot)))
        else:
            self._work_on(seat, spot, kinds[0])

    def _work_on(self, seat: int, spot: int, wanted: str) -> None:
        kind = KIND[self.turn.diving]
        card = newest(kind, self.circle, spot, self._spared(), wanted)
        match kind:
            case "sam":
                self._flip(seat, spot, card)
            case "julie":
                self._take(seat, spot, card)
            case _:
                self._choose_haven(seat, spot, card)

    def _flip(self, seat: int, spot: int, card: int) -> None:
        """P20"""
        self._set_pool(spot, self.circle[spot].with_flipped(card))
        self._tell("flip", seat, pool=spot + 1, card=card)

    def _take(self, seat: int, spot: int, card: int) -> None:
        """P22: another Julie only once a turn."""
        self._reunite(card)
        self._set_pool(spot, self.circle[spot].without(card))
        self._set_hand(seat, tuple(sorted((*self.hands[seat], card))))
        self._tell("take", seat, pool=spot + 1, card=card)
        self._check_hand(seat)

    def _reunite(self, taken: int) -> None:
        if KIND[taken] == JULIE:
            self.reunited = True

    def _choose_haven(self, seat: int, spot: int, card: int) -> None:
        if len(spots := havens(self.circle, spot, card)) > 1:
            self._then(Task("haven", (seat, spot, card)))
        else:
            self._carry(seat, spot, card, spots[0])

    def _carry(self, seat: int, spot: int, card: int, to: int) -> None:
        """P23: to the end of the row; its effect does not happen."""
        self._set_pool(spot, self.circle[spot].without(card))
        self._set_pool(to, self.circle[to].with_card(card))
        self._tell("carry", seat, pool=spot + 1, card=card, to=to + 1)

    def _choose_opponent(self, seat: int) -> None:
        if self.seated > 2:
            self._then(Task("opponent", (seat,)))
        else:
            self._choose_new_pool(seat, 1 - seat)

    def _choose_new_pool(self, seat: int, opponent: int) -> None:
        """P21"""
        if len(spots := self._elsewhere(self.tokens[opponent])) > 1:
            self._then(Task("new pool", (seat, opponent)))
        else:
            self._move_token(opponent, spots[0])

    def _elsewhere(self, here: int) -> list[int]:
        return [spot for spot in in_play(self.circle) if spot != here]

    def _choose_marker(self, seat: int) -> None:
        """P24"""
        if len(spots := self._elsewhere(self.marker)) > 1:
            self._then(Task("marker", (seat,)))
        else:
            self._set_marker(seat, spots[0])

    def _set_marker(self, seat: int, spot: int) -> None:
        self.marker = spot
        self._tell("marker", seat, to=spot + 1)

    def _choose_victim(self, seat: int) -> None:
        if len(seats := self._robbable()) > 1:
            self._then(Task("victim", (seat,)))
        else:
            self._rob(seat, seats[0])

    def _rob(self, seat: int, victim: int) -> None:
        """P26: what lay below is on top now."""
        *rest, top = self.piles[victim]
        self._set_pile(victim, tuple(rest))
        self.discards += (top,)
        self._tell("rob", seat, victim=victim, card=top, up=rest[-1] if rest else 0, reveals=True)

    def _check_hand(self, seat: int) -> None:
        """P17"""
        if len(self.hands[seat]) > HAND_LIMIT:
            self._then(Task("discard", (seat,)))
