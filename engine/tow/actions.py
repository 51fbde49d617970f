"""The six actions of a turn and what follows from them (T10–T16)."""

from dataclasses import dataclass

from ..steps import task
from ..values import Task, changed
from .content import ADOPT, CARDS, COLOURS, GIFT_SHOP
from .row import Claim, Column, claimable, empty_columns, moved_right
from .table import Table, less, more

AT_MOST = 2  # T14: food or cards from a gift shop


@dataclass(kw_only=True)
class Actions(Table):
    """What a player does in their turn; there are four actions to spend."""

    def _spend(self) -> None:
        self.turn = self.turn._replace(actions=self.turn.actions - 1)
        self._tell("action", self.turn.seat, left=self.turn.actions)
        self._then(Task("continue"))

    def _move(self, tile: int) -> None:
        """T10"""
        self._set_me(self._me._replace(at=tile))
        self._tell("move", self.turn.seat, to=tile + 1)

    # Ducks

    def _feedable(self) -> list[int]:
        """T11: the colours of ducks on this tile that can be fed."""
        ducks = self.spots[self._me.at].ducks
        return [colour for colour in range(COLOURS) if ducks[colour] and self._can_feed(colour)]

    def _feed_here(self, colour: int) -> None:
        at = self._me.at
        spot = self.spots[at]
        self.spots = changed(self.spots, at, spot._replace(ducks=less(spot.ducks, colour)))
        self._feed(colour)
        self._tell("feed", self.turn.seat, colour=colour, source="tile")
        if self._feedable():
            self._then(Task("feed"))

    def _shake(self) -> None:
        """T12"""
        duck = self._draw_duck()
        self._tell("shake", self.turn.seat, colour=duck, reveals=True)
        if self._can_feed(duck):
            self._then(Task("shaken", (duck,)))
        else:
            self._lay_before(duck)

    # Cards

    def _complete(self, card: int) -> None:
        """T13: the ducks of the card leave the tow; it is laid at an end of the row."""
        seat, ducks = self.turn.seat, CARDS[card].ducks
        self._take_from_hand(seat, card)
        self._untow(ducks)
        self._tell("complete", seat, card=card, reveals=True)
        for colour in ducks:
            self._lay_before(colour)
        self._succeed()
        self._then(Task("lay", (card,)), Task("claim"), Task("go on"))

    def _lay_left(self, card: int) -> None:
        me = self._me
        self._set_me(me._replace(row=(Column(card), *me.row), claims=moved_right(me.claims)))

    def _lay_right(self, card: int) -> None:
        self._set_me(self._me._replace(row=(*self._me.row, Column(card))))

    @task("go on")
    def _go_on(self) -> None:
        """T13: whoever has ducks and cards left is asked for more, whatever the cards are."""
        if self._me.tow and self.hands[self.turn.seat]:
            self._then(Task("more"))
        else:
            self._end_drop_off()

    def _end_drop_off(self) -> None:
        """T13: one random duck for each such action."""
        if sum(self.duck_bag):
            duck = self._draw_duck()
            self._tell("waddle", self.turn.seat, colour=duck, reveals=True)
            self._lay_before(duck)

    # Tiles

    def _can_shop_for_food(self) -> bool:
        return self._kind_here() == GIFT_SHOP and sum(self.food_bag) > 0

    def _can_shop_for_cards(self) -> bool:
        return self._kind_here() == GIFT_SHOP and bool(self.open or self._can_draw)

    def _buy_food(self, colour: int, bought: int) -> None:
        """T14"""
        self.food_bag = less(self.food_bag, colour)
        self._set_me(self._me._replace(food=more(self._me.food, colour)))
        self._tell("buy", self.turn.seat, colour=colour)
        if bought + 1 < AT_MOST and sum(self.food_bag):
            self._then(Task("buy", (bought + 1,)))

    def _can_adopt(self) -> bool:
        """T15"""
        return self._kind_here() == ADOPT and len(self._me.tow) >= 2

    def _adopt(self, one: int, other: int) -> None:
        """T15: also if neither fits."""
        self._untow((one, other))
        self._tell("untow", self.turn.seat, colours=(one, other))
        if any([empty_columns(self._me.row, colour) for colour in (one, other)]):
            self._then(Task("adopted", (one, other)))
        else:
            self._keep_none(one, other)

    def _keep_none(self, *ducks: int) -> None:
        for duck in ducks:
            self._lay_before(duck)

    def _put_in_row(self, colour: int, column: int) -> None:
        me = self._me
        card, adopted = me.row[column]
        self._set_me(me._replace(row=changed(me.row, column, Column(card, (*adopted, colour)))))
        self._tell("adopt", self.turn.seat, colour=colour, column=column + 1)
        self._succeed()
        self._notice_end()
        self._then(Task("claim"))

    # Formations

    def _places(self, formation: int) -> list[tuple[int, int]]:
        return claimable(self._me.row, self._me.claims, formation)

    def _claim(self, formation: int, column: int, row: int) -> None:
        """T16"""
        self._set_me(self._me._replace(claims=(*self._me.claims, Claim(formation, column, row))))
        self.formations = tuple([other for other in self.formations if other != formation])
        self._tell("claim", self.turn.seat, formation=formation, column=column + 1, row=row + 1)
        self._notice_end()
