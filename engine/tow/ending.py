"""The end of a turn: ducks scatter, food and cards are topped up, and the next player's turn begins.

T20–T23; T30 and T33 say after which turn the game is over.
"""

from dataclasses import dataclass

from ..steps import answers, asks, task
from ..values import Prompt, Task, changed
from .actions import Actions
from .content import COLOURS
from .table import FOOD, HAND, NOBODY, QUIET_ROUNDS, less, more
from .words import DECK, DISPERSE, DRAW, KEEP, MEANING, RETURN

EQUAL = "equal"  # T30: the option that everyone has as many turns


@dataclass(kw_only=True)
class Ending(Actions):
    """What follows from the last action of a turn."""

    @task("end of turn")
    def _end_turn(self) -> None:
        """T20, T21, T22"""
        self._tell("end", self.turn.seat)
        self._then(Task("scatter"), Task("food"), Task("top up"), Task("next turn"))

    @task("scatter")
    def _scatter(self) -> None:
        """T20: again until none is left."""
        if not sum(self.dispersing):
            return
        self._then(Task("scatter"))
        if len(tiles := self._emptiest()) > 1:
            self._then(Task("disperse"))
        else:
            self._disperse(tiles[0])

    def _emptiest(self) -> list[int]:
        """T20: the tiles without a pawn that have the fewest ducks among those."""
        pawns = [visitor.at for visitor in self.visitors]
        free = {tile: sum(spot.ducks) for tile, spot in enumerate(self.spots) if tile not in pawns}
        fewest = min(free.values())
        return [tile for tile, ducks in free.items() if ducks == fewest]

    def _disperse(self, tile: int) -> None:
        duck = self._drawn_from(self.dispersing)
        self.dispersing = less(self.dispersing, duck)
        spot = self.spots[tile]
        self.spots = changed(self.spots, tile, spot._replace(ducks=more(spot.ducks, duck)))
        self._tell("disperse", self.turn.seat, tile=tile + 1, colour=duck, reveals=True)

    @task("food")
    def _choose_food(self) -> None:
        """T21: food can be put back before more is drawn."""
        if sum(self._me.food):
            self._then(Task("return"))
        else:
            self._draw_food(self.turn.seat, FOOD)

    @task("top up")
    def _top_up(self) -> None:
        """T22, T23"""
        if len(self.hands[self.turn.seat]) < HAND and (self.open or self._can_draw):
            self._then(Task("draw"), Task("top up"))
        else:
            self._refill_open()

    @task("next turn")
    def _next_turn(self) -> None:
        seat = (self.turn.seat + 1) % self.seated
        if self.trigger != NOBODY and seat == self._ends_before():
            self._end_game("the walk is over")
        elif self._quiet >= QUIET_ROUNDS * self.seated:
            self._end_game("nobody gets anywhere")  # T33
        else:
            self._then(Task("turn", (seat,)))

    def _ends_before(self) -> int:
        """T30: everyone has one more turn, except whoever triggered the end; or the round is played to its end."""
        return self.order[0] if self.chosen["ending"] == EQUAL else self.trigger

    # What is asked

    @asks("disperse")
    def _ask_disperse(self, question: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "disperse", [DISPERSE[tile] for tile in self._emptiest()])

    @asks("return")
    def _ask_return(self, question: int) -> tuple[Prompt, ...]:
        words = [RETURN[colour] for colour in range(COLOURS) if self._me.food[colour]]
        return self._prompt(question, "return", [*words, KEEP], KEEP)

    @asks("draw")
    def _ask_draw(self, question: int) -> tuple[Prompt, ...]:
        return self._prompt(question, "draw", self._draw_words())

    def _draw_words(self) -> list[str]:
        return [*([DECK] if self._can_draw else []), *[DRAW[card] for card in self.open]]

    # What is answered

    @answers("disperse")
    def _answer_disperse(self, word: str) -> None:
        self._disperse(MEANING[word])

    @answers("return")
    def _answer_return(self, word: str) -> None:
        if word == KEEP:
            self._draw_food(self.turn.seat, FOOD - sum(self._me.food))
        else:
            self._put_back(word)
            self._then(Task("food"))

    def _put_back(self, word: str) -> None:
        self._return_food(MEANING[word])
        self._tell("return", self.turn.seat, colour=MEANING[word])

    @answers("draw")
    def _answer_draw(self, word: str) -> None:
        if word == DECK:
            self._draw_into_hand(self.turn.seat, 1)
        else:
            self._take_open(self.turn.seat, MEANING[word])
