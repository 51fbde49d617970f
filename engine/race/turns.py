"""A ducky's turn: its card, extra cards on a buoy, and the action tokens before and after it (R12–R19, R32–R38)."""

from dataclasses import dataclass

from ..steps import answers, task
from ..values import Outcome, Task, changed
from .board import FACINGS
from .content import CARDS
from .swim import OFF_BOARD, Ducky, Swim, swim
from .table import ANY_FACING, KEEP_GOING, MEANING, PADDLE, SPIN, SWAP, Dog, Table, Turn

ONE_AHEAD = (0,)
AHEAD_OR_ASIDE = (5, 0, 1)  # R35: the final facings of a paddle
GO, DONE, STOP = "go", "done", "stop"


@dataclass(kw_only=True)
class Turns(Table):
    """The rules of a turn."""

    @task("turn")
    def _start_turn(self, ducky: int, card: int) -> None:
        """R38: anyone who holds a token drawn at a buoy is asked before the card, whatever the token is."""
        self.turn = Turn(ducky, card)
        if self.tokens[self.duckies[ducky].seat]:
            self._then(Task("before", (ducky, card)))
        else:
            self._carry_out(ducky, card)

    def _carry_out(self, ducky: int, card: int) -> None:
        if len(CARDS[card].paths) > 1:
            self._then(Task("path", (ducky, card)))
        else:
            self._follow(ducky, card, 0)

    def _follow(self, ducky: int, card: int, path: int) -> None:
        steps, turns = CARDS[card].paths[path]
        move = self._swim(ducky, steps, turns, card)
        if move.end == "home":
            return
        self._go_on_after(ducky, move)
        if choices := self._facing_choices(ducky, move, turns):
            self._then(*choices, Task("spent", (card,)))
        else:
            self._discard(card)

    def _swim(self, ducky: int, steps: tuple[int, ...], turns: tuple[int, ...], card: int = 0) -> Swim:
        """Move as far as it goes. R14: a ducky that bonks turns its back to what it hit. R19: one that is home wins."""
        seat, _, _, buoys = before = self.duckies[ducky]
        move = swim(self.board, before, steps, [other.space for other in self.duckies], self.dog.space)
        facing = move.heading
        if move.end == "bonk":
            facing = (facing + 3) % 6
        elif move.end == "done" and len(turns) == 1:
            facing = (facing + turns[0]) % 6
        self._set(ducky, Ducky(seat, move.route[-1], facing, move.buoys))
        self._tell("swim", seat, ducky=ducky, card=card, route=move.route, facing=FACINGS[facing])
        if move.buoys != buoys:
            self._touch(ducky, move.route, move.buoys & ~buoys)
        if move.end in ("bonk", "dog", "home"):
            self._tell(move.end, seat, ducky=ducky, at=move.route[-1], heading=FACINGS[move.heading])
        if move.end == "home":
            self._win(seat)
        return move

    def _touch(self, ducky: int, route: tuple[int, ...], new: int) -> None:
        """R15: a token of each buoy touched for the first time. R32: with it comes an action token."""
        seat = self.duckies[ducky].seat
        for space in route:
            if self.board.buoy_bits[space] & new:
                new &= ~self.board.buoy_bits[space]
                self._tell("buoy", seat, ducky=ducky, buoy=self.board.buoys.index(space), at=space)
                self._draw_token(seat)

    def _facing_choices(self, ducky: int, move: Swim, turns: tuple[int, ...]) -> list[Task]:
        """R12, R17, R46: what is asked before it is clear where and how the ducky stands."""
        match move.end:
            case "done" if len(turns) > 1:
                return [Task("face", (ducky, *sorted([(move.heading + turn) % 6 for turn in turns])))]
            case "ring":
                return [Task("ring", (ducky,)), Task("face", (ducky, *ANY_FACING))]
            case "dog":
                return [Task("send", (ducky,)), Task("face", (ducky, *ANY_FACING))]
            case _:
                return []

    def _go_on_after(self, ducky: int, move: Swim) -> None:
        """R16: after finishing on a buoy, another card can be played. R46: the dog ends the turn."""
        if move.end == "done" and self.board.buoy_bits[move.route[-1]]:
            self._then(Task("linger", (ducky,)))
        elif move.end != "dog":
            self._offer_last_tokens(ducky)

    def _offer_last_tokens(self, ducky: int) -> None:
        """R38: anyone who still holds a token drawn at a buoy is asked after the card, too."""
        seat = self.duckies[ducky].seat
        if self.tokens[seat]:
            self._then(Task("after", (ducky,)))

    # Another card

    @task("linger")
    def _linger(self, ducky: int) -> None:
        """R16: a card from the hand, if the owner likes. Into an empty hand the top card of the deck is drawn first."""
        seat = self.duckies[ducky].seat
        if not self.hands[seat]:
            self._set_hand(seat, self._draw(1))
            self._tell("draw", seat, ducky=ducky, count=1, only={"cards": self.hands[seat]}, reveals=True)
        self._then(Task("extra", (ducky,)))

    def _keep_going(self, ducky: int) -> None:
        """R34: one more card, from the hand or else from the deck. It must be played: the token was used for it."""
        if self.hands[self.duckies[ducky].seat]:
            self._then(Task("more", (ducky,)))
        else:
            self._play_top_card(ducky)

    def _play_top_card(self, ducky: int) -> None:
        (card,) = self._draw(1)
        self._play_extra(ducky, card, "deck")

    def _play_from_hand(self, ducky: int, card: int) -> None:
        self._take_from_hand(self.duckies[ducky].seat, card)
        self._play_extra(ducky, card, "hand")

    def _play_extra(self, ducky: int, card: int, source: str) -> None:
        self._tell("extra", self.duckies[ducky].seat, ducky=ducky, card=card, source=source, reveals=True)
        self.in_play += (card,)
        self._count_extra(ducky, card)
        self._then(Task("turn", (ducky, card)))

    def _count_extra(self, ducky: int, card: int) -> None:
        """R40: when it comes to leading the dog, the highest card counts, whenever it was played."""
        if self.advanced:
            self.laid = changed(self.laid, ducky, max(card, self.laid[ducky]))

    @answers("extra", "more")
    def _answer_extra(self, word: str, ducky: int) -> None:
        if word == STOP:
            self._tell("stop", self.duckies[ducky].seat, ducky=ducky)
            self._offer_last_tokens(ducky)
        else:
            self._play_from_hand(ducky, MEANING[word])

    # Tokens

    def _usable_before(self, seat: int) -> list[str]:
        """R35–R37. The dog can be swapped with when he is on the board, and not on the drain."""
        tokens = self.tokens[seat]
        dog_is_out = self.dog.space not in (OFF_BOARD, self.board.drain)
        return [token for token in (PADDLE, SPIN, SWAP) if token in tokens and (token != SWAP or dog_is_out)]

    def _usable_after(self, seat: int) -> list[str]:
        """R34, R35"""
        return [token for token in (KEEP_GOING, PADDLE) if token in self.tokens[seat]]

    @answers("before")
    def _answer_before(self, word: str, ducky: int, card: int) -> None:
        if word == GO:
            self._carry_out(ducky, card)
            return
        self._use_token(self.duckies[ducky].seat, word)
        if word == PADDLE:
            self._paddle_before(ducky, card)
        elif word == SPIN:
            self._then(Task("face", (ducky, *ANY_FACING)), Task("turn", (ducky, card)))
        elif word == SWAP:
            self._swap_with_dog(ducky)
            self._then(Task("turn", (ducky, card)))
        else:
            raise NotImplementedError(f"{word} is offered before a card, but does nothing")

    @answers("after")
    def _answer_after(self, word: str, ducky: int) -> None:
        if word == DONE:
            return
        self._use_token(self.duckies[ducky].seat, word)
        if word == KEEP_GOING:
            self._keep_going(ducky)
        elif word == PADDLE:
            self._paddle_after(ducky)
        else:
            raise NotImplementedError(f"{word} is offered after a card, but does nothing")

    def _paddle_before(self, ducky: int, card: int) -> None:
        """R35: the card is still played, unless the dog has sent the ducky away. A buoy grants no extra card."""
        move = self._swim(ducky, ONE_AHEAD, AHEAD_OR_ASIDE)
        if move.end != "home":
            then = Task("spent", (card,)) if move.end == "dog" else Task("turn", (ducky, card))
            self._then(*self._facing_choices(ducky, move, AHEAD_OR_ASIDE), then)

    def _paddle_after(self, ducky: int) -> None:
        move = self._swim(ducky, ONE_AHEAD, AHEAD_OR_ASIDE)
        if move.end != "home":
            self._go_on_after(ducky, move)
            self._then(*self._facing_choices(ducky, move, AHEAD_OR_ASIDE))

    def _swap_with_dog(self, ducky: int) -> None:
        """R37: not a move, so no ring teleports and no card is won. But a buoy is touched."""
        self._trade_places(ducky)
        seat, space, facing, buoys = self.duckies[ducky]
        if new := self.board.buoy_bits[space] & ~buoys:
            self._set(ducky, Ducky(seat, space, facing, buoys | new))
            self._touch(ducky, (space,), new)

    def _trade_places(self, ducky: int) -> None:
        seat, space, facing, buoys = self.duckies[ducky]
        self._set(ducky, Ducky(seat, self.dog.space, self.dog.facing, buoys))
        self.dog = Dog(space, facing)
        self._tell("swap", seat, ducky=ducky, at=self.duckies[ducky].space, dog=space)

    def _win(self, seat: int) -> None:
        """R19: the game ends at once."""
        scores = [0] * self.seated
        for ducky in self.duckies:
            scores[ducky.seat] = max(scores[ducky.seat], ducky.buoys.bit_count())
        scores[seat] += 1
        self.outcome = Outcome((seat,), tuple(scores), "home")
