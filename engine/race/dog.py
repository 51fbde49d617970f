"""The bird dog: who leads him, with which card, and whom he chases away (R40–R47)."""

from dataclasses import dataclass

from ..steps import answers, task
from ..values import Task
from .board import EDGE, FACINGS
from .content import CARDS
from .swim import OFF_BOARD
from .table import ANY_FACING, MEANING, THE_DOG, Dog, Table, Turn

FROM_DECK = "deck"


@dataclass(kw_only=True)
class DogWalks(Table):
    """The rules of the dog's turn."""

    @task("dog")
    def _start_dog(self) -> None:
        """R41: off the board he is first put on the drain."""
        self.turn = Turn(THE_DOG)
        self.control = self._furthest_behind()
        self._tell("control", self.control)
        if self.dog.space != OFF_BOARD:
            self._then(Task("whistle"))
            return
        self.dog = Dog(self.board.drain, self.dog.facing)
        self._tell("enter", self.control, at=self.board.drain)
        self._then(Task("face", (THE_DOG, *ANY_FACING)), Task("whistle"))

    def _furthest_behind(self) -> int:
        """R40: the fewest buoy tokens; among equals, the highest card played this round."""
        touched, highest = [0] * self.seated, [0] * self.seated
        for ducky, card in zip(self.duckies, self.laid, strict=True):
            touched[ducky.seat] += ducky.buoys.bit_count()
            highest[ducky.seat] = max(highest[ducky.seat], card)
        return min([(touched[seat], -highest[seat], seat) for seat in range(self.seated)])[2]

    @task("whistle")
    def _whistle(self) -> None:
        """R42: a card from the hand or two from the deck; with an empty hand, the deck."""
        if self.hands[self._owner(THE_DOG)]:
            self._then(Task("lead"))
        else:
            self._lead_from_deck()

    @answers("lead")
    def _answer_lead(self, word: str) -> None:
        if word == FROM_DECK:
            self._lead_from_deck()
            return
        seat, card = self._owner(THE_DOG), MEANING[word]
        self._take_from_hand(seat, card)
        self.in_play += (card,)
        self._tell("lead", seat, cards=(card,), source="hand", reveals=True)
        self._then(Task("walk", (card,)), Task("replace"))

    def _lead_from_deck(self) -> None:
        cards = self._draw(2)
        self.in_play += cards
        self._tell("lead", self.control, cards=cards, source="deck", reveals=True)
        self._then(Task("which", cards))

    @answers("which")
    def _answer_which(self, word: str, *cards: int) -> None:
        first = MEANING[word]
        second = cards[0] if first == cards[1] else cards[1]
        self._then(Task("walk", (first,)), Task("walk", (second,)))

    @task("walk")
    def _start_walk(self, card: int) -> None:
        """R45: when he has left the board, a second card is discarded unused."""
        self.turn = Turn(THE_DOG, card)
        if self.dog.space == OFF_BOARD:
            self._discard(card)
        elif len(CARDS[card].paths) > 1:
            self._then(Task("path", (THE_DOG, card)))
        else:
            self._walk(card, 0, 0)

    @task("walk on")
    def _walk(self, card: int, path: int, step: int) -> None:
        """Walk on from this step, until something has to be asked first or ends the card."""
        steps, turns = CARDS[card].paths[path]
        space, heading = self.dog
        route = [space]
        for number in range(step, len(steps)):
            heading = (heading + steps[number]) % 6
            space = self.board.ahead[space][heading]
            if space == EDGE:
                return self._bonk_dog(route, heading, card)
            if space == self.board.drain:
                return self._leave(route, heading, card)
            route.append(space)
            chased = [Task("chase", (ducky,)) for ducky, other in enumerate(self.duckies) if other.space == space]
            if self.board.is_ring[space]:
                return self._enter_ring(route, heading, card, chased)
            if chased:  # R43: through the ducky; it is put elsewhere before he goes on
                self._arrive(route, heading, card)
                return self._then(*chased, Task("walk on", (card, path, number + 1)))
        return self._finish_walk(route, heading, card, turns)

    def _bonk_dog(self, route: list[int], heading: int, card: int) -> None:
        """R43: the edge ends that card."""
        self._arrive(route, heading, card)
        self._tell("bonk", self.control, ducky=THE_DOG, at=route[-1], heading=FACINGS[heading])
        self._face(THE_DOG, (heading + 3) % 6)
        self._discard(card)

    def _leave(self, route: list[int], heading: int, card: int) -> None:
        """R45: into the drain he leaves the board."""
        self._arrive(route, heading, card)
        self.dog = Dog(OFF_BOARD, heading)
        self._tell("leave", self.control)
        self._discard(card)

    def _enter_ring(self, route: list[int], heading: int, card: int, chased: list[Task]) -> None:
        """R44: a ducky on it goes first."""
        self._arrive(route, heading, card)
        put = [Task("ring", (THE_DOG,)), Task("face", (THE_DOG, *ANY_FACING))]
        self._then(*chased, *put, Task("spent", (card,)))

    def _finish_walk(self, route: list[int], heading: int, card: int, turns: tuple[int, ...]) -> None:
        self._arrive(route, heading, card)
        facings = sorted([(heading + turn) % 6 for turn in turns])
        if len(facings) > 1:
            self._then(Task("face", (THE_DOG, *facings)), Task("spent", (card,)))
        else:
            self._face(THE_DOG, facings[0])
            self._discard(card)

    def _arrive(self, route: list[int], heading: int, card: int) -> None:
        self.dog = Dog(route[-1], heading)
        if len(route) > 1:
            facing = FACINGS[heading]
            self._tell("swim", self.control, ducky=THE_DOG, card=card, route=tuple(route), facing=facing)

    @task("chase")
    def _chase(self, ducky: int) -> None:
        """R43: the leader chooses the ring, the owner the facing."""
        self._tell("chase", self.duckies[ducky].seat, ducky=ducky)
        self._then(Task("send", (ducky,)), Task("face", (ducky, *ANY_FACING)))

    @task("replace")
    def _replace_lead(self) -> None:
        self._draw_into_hand(self._owner(THE_DOG), 1)
