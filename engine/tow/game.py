"""Duck Tow: feed ducks, lead them to the places they like, and line up their pictures.

Here are setting up, the turns, and most questions with their answers. What the actions do is in `actions.py`, and how a
turn ends in `ending.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import ClassVar

from ..errors import Objection
from ..hands import NOT_IN_HAND
from ..options import Option
from ..steps import answers, asks, task
from ..values import Prompt, Task
from .actions import AT_MOST, Actions
from .content import CARDS, COLOURS, FORMATIONS, LOCATION
from .ending import EQUAL, Ending
from .row import Column, empty_columns
from .table import ACTIONS, FOOD, HAND, NOBODY, Spot, Turn, Visitor, more
from .words import (
    BUY,
    CLAIM,
    COLOUR,
    COMPLETE,
    DISCARD,
    DONE,
    END,
    FEED,
    LEAVE,
    LEFT,
    MEANING,
    MOVE,
    NO_PLACE,
    PASS,
    RETURN,
    RIGHT,
    SHAKE,
    SHOP_CARDS,
    SHOP_FOOD,
    TAKE,
    TWO_DUCKS,
    adopt_word,
)

REFUSABLE = (("complete", "act"), ("complete", "more"), ("discard", "discard"))  # what is asked about cards in hand
STARTING_FOOD = (2, 3, 4, 4)  # T4, in turn order


@dataclass(kw_only=True)
class Tow(Ending):
    name: ClassVar[str] = "tow"
    seats: ClassVar[range] = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (Option("ending", ("book", EQUAL), "book"),)  # T30
    rules: ClassVar[int] = 2

    # Setting up

    def _begin(self) -> None:
        """T3, T4"""
        self._lay_out_park()
        starting = self._shuffled(
            [number for number, card in self.contents.starting.items() if self.seated in card.players]
        )
        self.order = self._clockwise_from(starting.index(max(starting)))  # they count down from A
        starts = dict(zip(self.order, self._layout.starts, strict=True))
        self.visitors = tuple([Visitor(starts[seat], row=(Column(starting[seat]),)) for seat in range(self.seated)])
        for seat, visitor in enumerate(self.visitors):
            self._tell("start", seat, starting=visitor.row[0].card, tile=visitor.at + 1, reveals=True)
        self.food_bag = (self.contents.food,) * COLOURS
        for seat, food in zip(self.order, STARTING_FOOD, strict=False):
            self._draw_food(seat, food)
        self._deal_cards()
        self._then(Task("turn", self.order[:1]))

    def _lay_out_park(self) -> None:
        """T3: location tiles at random on their places, a duck on every tile."""
        self.duck_bag = (self.contents.ducks[self.seated],) * COLOURS
        locations = iter(self._shuffled(range(len(self.contents.locations))))
        spots: list[Spot] = []
        for tile in self._layout.tiles:
            location = next(locations) if tile.kind == LOCATION else NOBODY
            duck = self._draw_duck()
            spots.append(Spot(location, more((0,) * COLOURS, duck)))
            self._tell("tile", None, tile=len(spots), location=location, colour=duck, reveals=True)
        self.spots = tuple(spots)

    def _deal_cards(self) -> None:
        """T3, T4: only cards of locations in the park."""
        there = {spot.location for spot in self.spots}
        self.deck = self._shuffled([number for number, card in CARDS.items() if card.location in there])
        self.hands = ((),) * self.seated
        for seat in range(self.seated):
            self._draw_into_hand(seat, HAND)
        self._refill_open()
        self.formations = tuple(sorted(self._shuffled(self.contents.formations)[: self.seated + 2]))
        self._tell("formations", None, formations=self.formations, reveals=True)

    # What is done

    @task("turn")
    def _start_turn(self, seat: int) -> None:
        self.turn = Turn(seat, self.turn.number + 1, ACTIONS)
        self._tell("turn", seat, number=self.turn.number)
        self._then(Task("continue"))

    @task("continue")
    def _continue(self) -> None:
        """T9: after four actions the turn ends by itself."""
        self._then(Task("act") if self.turn.actions else Task("end of turn"))

    @task("claim")
    def _offer_claim(self) -> None:
        if self._claimable():
            self._then(Task("formation"))

    @task("reduce food")
    def _reduce_food(self) -> None:
        """T14: above four, food goes back."""
        if sum(self._me.food) > FOOD:
            self._then(Task("too much food"))

    @task("reduce hand")
    def _reduce_hand(self) -> None:
        """T14: above four, cards are discarded."""
        if len(self.hands[self.turn.seat]) > HAND:
            self._then(Task("discard"), Task("reduce hand"))

    # What is asked

    @asks("act")
    def _ask_act(self, question: int) -> tuple[Prompt, ...]:
        """T9–T15. What can be completed is for its owner's eyes only."""
        moves = [MOVE[tile] for tile in self._layout.tiles[self._me.at].beside]
        moves += [FEED[colour] for colour in self._feedable()]
        moves += [SHAKE] if sum(self.duck_bag) else []
        moves += [COMPLETE[card] for card in self._completable(self.turn.seat)]
        moves += [SHOP_FOOD] if self._can_shop_for_food() else []
        moves += [SHOP_CARDS] if self._can_shop_for_cards() else []
        moves += [TWO_DUCKS] if self._can_adopt() else []
        return self._prompt(question, "act", [*moves, END], END, secret=True)

    @asks("feed")
    def _ask_feed(self, question: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "feed", [*[FEED[colour] for colour in self._feedable()], DONE], DONE)

    @asks("shaken")
    def _ask_shaken(self, question: int, duck: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "shaken", [TAKE, LEAVE], LEAVE, COLOUR[duck])

    @asks("lay")
    def _ask_lay(self, question: int, card: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "lay", [LEFT, RIGHT], RIGHT, f"card {card}")

    @asks("more")
    def _ask_more(self, question: int) -> tuple[Prompt, ...]:
        words = [COMPLETE[card] for card in self._completable(self.turn.seat)]
        return self._prompt(question, "more", [*words, DONE], DONE, secret=True)

    @asks("buy")
    def _ask_buy(self, question: int, bought: int) -> tuple[Prompt, ...]:
        words = [BUY[colour] for colour in range(COLOURS) if self.food_bag[colour]]
        return self._prompt(question, "buy", [*words, DONE] if bought else words)

    @asks("too much food")
    def _ask_too_much_food(self, question: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "too much food", [RETURN[c] for c in range(COLOURS) if self._me.food[c]])

    @asks("shop draw")
    def _ask_shop_draw(self, question: int, drawn: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "shop draw", [*self._draw_words(), DONE] if drawn else self._draw_words())

    @asks("discard")
    def _ask_discard(self, question: int) -> tuple[Prompt, ...]:
        words = [DISCARD[card] for card in self.hands[self.turn.seat]]
        return self._prompt(question, "discard", words, secret=True)

    @asks("adopt")
    def _ask_adopt(self, question: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "adopt", [adopt_word(pair) for pair in self._pairs()])

    def _pairs(self) -> list[tuple[int, int]]:
        """The pairs of colours in the tow."""
        tow = self._me.tow
        pairs = combinations_with_replacement(range(COLOURS), 2)
        return [(a, b) for a, b in pairs if tow.count(a) > (a == b) and tow.count(b) > 0]

    @asks("adopted")
    def _ask_adopted(self, question: int, *ducks: int) -> tuple[Prompt, ...]:
        row = self._me.row
        words = [f"place {COLOUR[c]} {at + 1}" for c in sorted(set(ducks)) for at in empty_columns(row, c)]
        return self._prompt(question, "adopted", [*words, NO_PLACE], NO_PLACE, " ".join([COLOUR[c] for c in ducks]))

    @asks("formation")
    def _ask_formation(self, question: int) -> tuple[Prompt, ...]:
        words = [CLAIM[number] for number in self._claimable()]
        best = max(self._claimable(), key=lambda number: FORMATIONS[number].value)
        return self._prompt(question, "formation", [*words, PASS], CLAIM[best])

    @asks("where")
    def _ask_where(self, question: int, formation: int) -> tuple[Prompt, ...]:
        words = [f"at {column + 1} {row + 1}" for column, row in self._places(formation)]
        return self._prompt(question, "where", words, None, CLAIM[formation])

    def _objection(self, seat: int, word: str) -> Objection | None:
        verb, asked = word.partition(" ")[0], self.todo[-1].what
        if word not in MEANING or (verb, asked) not in REFUSABLE:
            return None
        if MEANING[word] not in self.hands[seat]:
            return NOT_IN_HAND
        return Objection("does-not-fit", "its ducks are not in your tow, or it is not for this place")

    # What is answered

    @answers("act")
    def _answer_act(self, word: str) -> None:
        """T9: whatever it is, it takes one of the four actions."""
        if word == END:
            self._then(Task("end of turn"))
            return
        self._spend()
        if word in MEANING:
            self._acts[word.partition(" ")[0]](self, MEANING[word])
        else:
            self._acts[word](self)

    def _shop_for_food(self) -> None:
        self._then(Task("buy", (0,)), Task("reduce food"))

    def _shop_for_cards(self) -> None:
        self._then(Task("shop draw", (0,)), Task("reduce hand"))

    def _choose_pair(self) -> None:
        if len(pairs := self._pairs()) > 1:
            self._then(Task("adopt"))
        else:
            self._adopt(*pairs[0])

    @answers("feed")
    def _answer_feed(self, word: str) -> None:
        if word != DONE:
            self._feed_here(MEANING[word])

    @answers("shaken")
    def _answer_shaken(self, word: str, duck: int) -> None:
        if word == TAKE:
            self._feed(duck)
            self._tell("feed", self.turn.seat, colour=duck, source="bag")
        else:
            self._lay_before(duck)

    @answers("lay")
    def _answer_lay(self, word: str, card: int) -> None:
        if word == LEFT:
            self._lay_left(card)
        else:
            self._lay_right(card)
        self._tell("lay", self.turn.seat, card=card, side=word)
        self._notice_end()

    @answers("more")
    def _answer_more(self, word: str) -> None:
        if word == DONE:
            self._end_drop_off()
        else:
            self._complete(MEANING[word])

    @answers("buy")
    def _answer_buy(self, word: str, bought: int) -> None:
        if word != DONE:
            self._buy_food(MEANING[word], bought)

    @answers("too much food")
    def _answer_too_much_food(self, word: str) -> None:
        self._put_back(word)
        self._then(Task("reduce food"))

    @answers("shop draw")
    def _answer_shop_draw(self, word: str, drawn: int) -> None:
        if word == DONE:
            return
        self._answer_draw(word)
        if drawn + 1 < AT_MOST and (self.open or self._can_draw):
            self._then(Task("shop draw", (drawn + 1,)))

    @answers("discard")
    def _answer_discard(self, word: str) -> None:
        self._take_from_hand(self.turn.seat, MEANING[word])
        self.discards += (MEANING[word],)
        self._tell("discard", self.turn.seat, card=MEANING[word], reveals=True)

    @answers("adopt")
    def _answer_adopt(self, word: str) -> None:
        _, one, other = word.split()
        self._adopt(COLOUR.index(one), COLOUR.index(other))

    @answers("adopted")
    def _answer_adopted(self, word: str, *ducks: int) -> None:
        if word == NO_PLACE:
            self._keep_none(*ducks)
            return
        _, name, column = word.split()
        kept = COLOUR.index(name)
        rest = list(ducks)
        rest.remove(kept)
        self._keep_none(*rest)
        self._put_in_row(kept, int(column) - 1)

    @answers("formation")
    def _answer_formation(self, word: str) -> None:
        if word == PASS:
            return
        formation = MEANING[word]
        if len(places := self._places(formation)) > 1:
            self._then(Task("where", (formation,)))
        else:
            self._claim(formation, *places[0])

    @answers("where")
    def _answer_where(self, word: str, formation: int) -> None:
        _, column, row = word.split()
        self._claim(formation, int(column) - 1, int(row) - 1)

    # Every action by its name

    _acts: ClassVar[Mapping[str, Callable[..., None]]] = {
        "move": Actions._move,
        "feed": Actions._feed_here,
        "complete": Actions._complete,
        SHAKE: Actions._shake,
        SHOP_FOOD: _shop_for_food,
        SHOP_CARDS: _shop_for_cards,
        TWO_DUCKS: _choose_pair,
    }
