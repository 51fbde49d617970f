"""What lies on the table of Duck Tow, and how ducks, food and cards get from place to place."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..hands import Hands, redealt
from ..saving import since
from ..values import Outcome, Prompt, changed
from .content import CARDS, COLOURS, CONTENT, LOCATION, Content, Layout
from .row import Claims, Row, claimable, runs, score

TOW = FOOD = HAND = OPEN = 4
ACTIONS = 4
NOBODY = -1
LIMITS = {2: 8, 3: 7, 4: 6}  # T30: cards in a row, by players
QUIET_ROUNDS = 6  # T33

Counts = tuple[int, ...]  # of ducks or food, how many of each colour
NONE: Counts = (0,) * COLOURS


class Spot(NamedTuple):
    """What lies on a tile of the park: which location, if it is one, and the ducks."""

    location: int
    ducks: Counts


class Visitor(NamedTuple):
    """A player in the park."""

    at: int
    tow: tuple[int, ...] = ()  # the colours of the ducks, sorted
    food: Counts = NONE
    row: Row = ()
    claims: Claims = ()


class Turn(NamedTuple):
    seat: int = 0
    number: int = 0
    actions: int = 0  # still to be spent


NOT_BEGUN = Turn()


class Position(NamedTuple):
    """The table as one seat sees it: T32 says what is open."""

    turn: Turn
    spots: tuple[Spot, ...]
    visitors: tuple[Visitor, ...]
    food_bag: Counts
    duck_bag: Counts
    dispersing: Counts  # the ducks laid aside by whoever's turn it is
    formations: tuple[int, ...]  # not claimed yet
    trigger: int  # who has triggered the end, or nobody
    open: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    quiet: int  # turns in a row without a card completed or a duck put in a row, this one included


@dataclass(kw_only=True)
class Table(Hands[Position]):
    """The fields of Duck Tow. The rules that change them are in its subclasses."""

    contents: ClassVar[Content] = CONTENT
    deciding_runs: ClassVar[int] = 2  # T31: how many runs are compared in a tie

    turn: Turn = NOT_BEGUN
    spots: tuple[Spot, ...] = ()
    visitors: tuple[Visitor, ...] = ()
    food_bag: Counts = ()
    duck_bag: Counts = ()
    dispersing: Counts = NONE
    formations: tuple[int, ...] = ()
    trigger: int = NOBODY
    open: tuple[int, ...] = ()
    success: int = since(2, 0)  # T33: the turn in which a card was last completed or a duck put in a row

    def content(self) -> str:
        return self.contents.digest

    @property
    def _layout(self) -> Layout:
        return self.contents.layouts[self.seated]

    @property
    def _me(self) -> Visitor:
        """Whose turn it is."""
        return self.visitors[self.turn.seat]

    def _set_me(self, visitor: Visitor) -> None:
        self.visitors = changed(self.visitors, self.turn.seat, visitor)

    def _kind_here(self) -> str:
        return self._layout.tiles[self._me.at].kind

    # Bags

    def _drawn_from(self, bag: Counts) -> int:
        """A random colour of what a bag holds."""
        number = self._below(sum(bag))
        for colour, count in enumerate(bag):
            if number < count:
                return colour
            number -= count
        raise AssertionError("the bag is empty")

    def _draw_duck(self) -> int:
        duck = self._drawn_from(self.duck_bag)
        self.duck_bag = less(self.duck_bag, duck)
        return duck

    def _draw_food(self, seat: int, count: int) -> None:
        """T4, T21: as far as the bag holds food."""
        drawn: list[int] = []
        for _ in range(min(count, sum(self.food_bag))):
            drawn.append(self._drawn_from(self.food_bag))
            self.food_bag = less(self.food_bag, drawn[-1])
        if drawn:
            visitor = self.visitors[seat]
            food = tuple([have + drawn.count(colour) for colour, have in enumerate(visitor.food)])
            self.visitors = changed(self.visitors, seat, visitor._replace(food=food))
            self._tell("food", seat, colours=tuple(drawn), reveals=True)

    def _return_food(self, colour: int) -> None:
        self._set_me(self._me._replace(food=less(self._me.food, colour)))
        self.food_bag = more(self.food_bag, colour)

    # Ducks

    def _feed(self, colour: int) -> None:
        """T11, T12: the food goes back to the bag, the duck into the tow."""
        self._return_food(colour)
        self._set_me(self._me._replace(tow=tuple(sorted((*self._me.tow, colour)))))

    def _can_feed(self, colour: int) -> bool:
        return self._me.food[colour] > 0 and len(self._me.tow) < TOW

    def _lay_before(self, colour: int) -> None:
        self.dispersing = more(self.dispersing, colour)
        self._tell("aside", self.turn.seat, colour=colour)

    def _untow(self, colours: tuple[int, ...]) -> None:
        tow = list(self._me.tow)
        for colour in colours:
            tow.remove(colour)
        self._set_me(self._me._replace(tow=tuple(tow)))

    # Cards

    def _completable(self, seat: int) -> list[int]:
        """T13: the hand cards of this location whose ducks are in the tow."""
        if self._kind_here() != LOCATION:
            return []
        location, tow = self.spots[self._me.at].location, self._me.tow
        fitting = [card for card in self.hands[seat] if CARDS[card].location == location]
        return [card for card in fitting if all([colour in tow for colour in CARDS[card].ducks])]

    def _refill_open(self) -> None:
        """T22, T23"""
        while len(self.open) < OPEN and self._can_draw:
            self.open += self._draw(1)
            self._tell("open", None, card=self.open[-1], reveals=True)

    def _take_open(self, seat: int, card: int) -> None:
        self.open = tuple([other for other in self.open if other != card])
        self._set_hand(seat, tuple(sorted((*self.hands[seat], card))))
        self._tell("take", seat, card=card)

    # Formations and the end

    def _claimable(self) -> list[int]:
        """T16: the formations in play that the row shows."""
        return [number for number in self.formations if claimable(self._me.row, self._me.claims, number)]

    def _notice_end(self) -> None:
        """T30: later triggers change nothing."""
        full = len(self._me.row) >= LIMITS[self.seated]
        if self.trigger == NOBODY and (full or not self.formations or self._colour_is_gone()):
            self.trigger = self.turn.seat
            reason = "cards" if full else "ducks" if self.formations else "formations"
            self._tell("trigger", self.turn.seat, reason=reason)

    def _colour_is_gone(self) -> bool:
        """T30: all ducks of a colour are adopted; without them a game might never end."""
        adopted = [colour for visitor in self.visitors for column in visitor.row for colour in column.adopted]
        return any([adopted.count(colour) >= self.contents.ducks[self.seated] for colour in range(COLOURS)])

    def _succeed(self) -> None:
        """T33"""
        self.success = self.turn.number

    @property
    def _quiet(self) -> int:
        """T33: turns in a row in which nobody had success, this one included."""
        return self.turn.number - self.success

    def _end_game(self, reason: str) -> None:
        """T31: ties go to the longest run, then the next longest."""
        scores = tuple([score(visitor.row, visitor.claims) for visitor in self.visitors])
        longest = [sorted(runs(visitor.row), reverse=True)[: self.deciding_runs] for visitor in self.visitors]
        ranks = [*zip(scores, longest, strict=True)]
        winners = tuple([seat for seat, rank in enumerate(ranks) if rank == max(ranks)])
        for seat, points in enumerate(scores):
            self._tell("score", seat, points=points)
        self.outcome = Outcome(winners, scores, reason)

    # Questions

    def _prompt(
        self,
        question: int,
        ask: str,
        moves: list[str],
        default: str | None = None,
        about: str | None = None,
        *,
        secret: bool = False,
    ) -> tuple[Prompt, ...]:
        """A question to whoever's turn it is."""
        return (Prompt(question, self.turn.seat, ask, tuple(moves), default or moves[0], about, secret=secret),)

    # What is known

    def _position(self, seat: int | None) -> Position:
        return Position(
            self.turn,
            self.spots,
            self.visitors,
            self.food_bag,
            self.duck_bag,
            self.dispersing,
            self.formations,
            self.trigger,
            self.open,
            self._hand(seat),
            self._hand_sizes(),
            len(self.deck),
            self.discards,
            self._quiet,
        )

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """T32: the others' hands and the deck. What the bags give is chance, which is new anyway."""
        self.hands, self.deck = redealt(chance, self.hands, self.deck, seat)


def more(counts: Counts, colour: int) -> Counts:
    return changed(counts, colour, counts[colour] + 1)


def less(counts: Counts, colour: int) -> Counts:
    return changed(counts, colour, counts[colour] - 1)
