"""Duck Gallery: take aim at the others' ducks in the line, shoot, and have the last duck swimming.

Here are setting up, the turns, and every question with its answers. What the cards do is in `actions.py`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from ..errors import Objection
from ..hands import NOT_IN_HAND
from ..options import Option
from ..steps import answers, asks, task
from ..values import Prompt, Task
from .actions import Actions
from .choices import CHOICES, WHY_NOT, covers, harm
from .content import CARDS, CONTENT
from .line import ABOUT, KEEP, LAST, NOBODY, PUT, SHOOT, SPACES, SPACES_OF, UNDER, WATER, neighbours

HAND = 3
STANDING = 1  # the id of the question that always stands: to sit out, or to come back
SIT_OUT, COME_BACK = "sit out", "come back"
PLAY = {kind: f"play {kind}" for kind in CHOICES}
DISCARD = {kind: f"discard {kind}" for kind in CHOICES}
HARMLESS_FIRST = (  # what is played for players who are away: what changes least first, shots last
    *("disorderly-conduckt", "bottoms-up", "duck-and-cover", "move-ahead", "hang-back", "fast-forward"),
    *("bump-left", "bump-right", "take-aim", "double-barrel", "line-forward", "duck-shuffle"),
    *("shoot", "misfire", "two-birds", "quick-shot"),
)


@dataclass(kw_only=True)
class Gallery(Actions):
    name: ClassVar[str] = "gallery"
    seats: ClassVar[range] = range(2, 7)  # G3
    options: ClassVar[tuple[Option, ...]] = ()
    rules: ClassVar[int] = 2

    # Setting up

    def _begin(self) -> None:
        """G3. G4: the owner of the duck nearest the front begins."""
        colours = [seat for seat in range(self.seated) for _ in range(CONTENT.ducks)]
        self.ducks = self._shuffled([*colours, *[WATER] * CONTENT.waters])
        self.lost = self.shelters = (0,) * self.seated
        self.markers = (False,) * len(SPACES)
        self._fill()
        self.deck = self._shuffled(self.contents.cards)
        self.hands = ((),) * self.seated
        for seat in range(self.seated):
            self._draw_into_hand(seat, HAND)
        self.order = self._clockwise_from(next(card.duck for card in self.line if card.duck != WATER))
        self.asked = STANDING
        self._then(Task("turn", self.order[:1]))

    # What is done

    @task("turn")
    def _start_turn(self, seat: int) -> None:
        """G12: who sits out is skipped. G33: even then, what this player protected is protected no longer."""
        skipped = seat in self.sitting_out
        if not skipped:
            self.turn = seat
            self.turns += 1
            self._tell("turn", seat, number=self.turns)
        self._lift(seat)
        if skipped:
            self._pass_turn(seat)
        else:
            self._then(Task("card", (seat,)))

    def _play(self, seat: int, card: int) -> None:
        """G10: carry it out; if there is only one way, nobody is asked."""
        self.played = card
        self._tell_play(seat, card)
        self._then(Task("end turn", (seat,)))
        choices = self._choices(CARDS[card], seat)
        if len(choices) > 1:
            self._then(Task("use"))
        else:
            self._use(choices[0])

    def _tell_play(self, seat: int, card: int) -> None:
        """G10: it can be taken back until it is carried out, so it reveals nothing; drawing another one does."""
        self._tell("play", seat, action=CARDS[card])

    @answers("use")
    def _use(self, word: str) -> None:
        self._effects[CARDS[self.played]](self, *SPACES_OF[word])

    @task("end turn")
    def _end_turn(self, seat: int) -> None:
        """G10: discard it, unless it stays on a duck, and draw."""
        if self.played:
            self.discards += (self.played,)
            self.played = 0
        self._draw_into_hand(seat, HAND - len(self.hands[seat]))
        self._pass_turn(seat)

    def _pass_turn(self, seat: int) -> None:
        self._then(Task("turn", ((seat + 1) % self.seated,)))

    # What is asked

    @asks("card")
    def _ask_card(self, question: int, seat: int) -> tuple[Prompt, ...]:
        """G10: a card that can be carried out must be; only if none can, one is discarded."""
        kinds = dict.fromkeys([CARDS[card] for card in self.hands[seat]])
        playable = [kind for kind in kinds if self._choices(kind, seat)]
        words = PLAY if playable else DISCARD
        default = min(playable or kinds, key=HARMLESS_FIRST.index)
        moves = tuple([words[kind] for kind in playable or kinds])
        return (Prompt(question, seat, "card", moves, words[default], secret=True),)

    @asks("use")
    def _ask_use(self, question: int) -> tuple[Prompt, ...]:
        """Asked in the name of the card that was played."""
        kind = CARDS[self.played]
        return self._ask_space(question, kind, self._choices(kind, self.turn))

    @asks("neighbour")
    def _ask_neighbour(self, question: int, marker: int) -> tuple[Prompt, ...]:
        """G24: any card next to the marker, water too."""
        return self._ask_space(question, "neighbour", [SHOOT[at] for at in neighbours(marker)], marker)

    @asks("cover")
    def _ask_cover(self, question: int, at: int) -> tuple[Prompt, ...]:
        return self._ask_space(question, "cover", [UNDER[cover] for cover in covers(self.line, at)], at)

    @asks("order")
    def _ask_order(self, question: int, place: int) -> tuple[Prompt, ...]:
        """G30: which card goes to this place, of those that have none yet; or the rest stays as it is."""
        return (Prompt(question, self.turn, "order", (KEEP, *PUT[place:]), KEEP, ABOUT[place]),)

    def _ask_space(self, question: int, ask: str, words: list[str], chosen: int = NOBODY) -> tuple[Prompt, ...]:
        """`chosen` is the space that was chosen before, if this is the second question."""
        default = min(words, key=lambda word: harm(ask, self.line, self.turn, word, chosen))
        about = None if chosen == NOBODY else ABOUT[chosen]
        return (Prompt(question, self.turn, ask, tuple(words), default, about),)

    def _standing(self) -> tuple[Prompt, ...]:
        """G12: for players without ducks, but not while they carry out a card."""
        if CONTENT.ducks not in self.lost:
            return ()
        busy = self.turn if self.played else NOBODY
        out = [seat for seat, lost in enumerate(self.lost) if lost == CONTENT.ducks and seat != busy]
        return tuple([(BACK_PROMPTS if seat in self.sitting_out else OUT_PROMPTS)[seat] for seat in out])

    def _stand(self, prompt: Prompt, word: str) -> None:
        """G12: a turn that has begun passes on."""
        seat = prompt.seat
        if word == COME_BACK:
            self.sitting_out = tuple([other for other in self.sitting_out if other != seat])
            self._tell("come-back", seat)
            return
        self.sitting_out = tuple(sorted([*self.sitting_out, seat]))
        self._tell("sit-out", seat)
        if seat == self.turn:
            self.todo = self.todo[:-1]
            self._pass_turn(seat)

    def _is_aside(self, prompt: Prompt) -> bool:
        """G10: whoever carries out a card can still take it back when someone else sits out or comes back."""
        return self.played != 0

    def _objection(self, seat: int, word: str) -> Objection | None:
        verb, _, kind = word.partition(" ")
        if verb not in ("play", "discard") or kind not in CHOICES:
            return None
        if seat != self.turn:
            return Objection("not-your-turn", "it is not your turn")
        if self.todo[-1].what != "card":
            return None
        if kind not in [CARDS[card] for card in self.hands[seat]]:
            return NOT_IN_HAND
        if verb == "play":
            return Objection("cannot-be-played", WHY_NOT[kind])
        return Objection("must-be-played", "a card that can be carried out must be played")

    # What is answered

    @answers("card")
    def _answer_card(self, word: str, seat: int) -> None:
        verb, _, kind = word.partition(" ")
        card = next(card for card in self.hands[seat] if CARDS[card] == kind)
        self._take_from_hand(seat, card)
        if verb == "play":
            self._play(seat, card)
        else:
            self._tell("discard", seat, card=card, reveals=True)
            self.discards += (card,)
            self._then(Task("end turn", (seat,)))

    @answers("neighbour")
    def _answer_neighbour(self, word: str, marker: int) -> None:
        self._misfire_at(marker, *SPACES_OF[word])

    @answers("cover")
    def _answer_cover(self, word: str, at: int) -> None:
        self._hide(at, *SPACES_OF[word])

    @answers("order")
    def _answer_order(self, word: str, place: int) -> None:
        """G30: the line is at any time as it would be if the rest were kept."""
        if word == KEEP:
            return
        (at,) = SPACES_OF[word]
        if at != place:
            self._move(at, place)
        if place + 1 < LAST:
            self._then(Task("order", (place + 1,)))

    # Every card by its name

    _effects: ClassVar[Mapping[str, Callable[..., None]]] = {
        "take-aim": Actions._take_aim,
        "double-barrel": Actions._take_aim,
        "shoot": Actions._shoot_spaces,
        "quick-shot": Actions._shoot_spaces,
        "misfire": Actions._misfire,
        "two-birds": Actions._shoot_spaces,
        "bump-left": Actions._bump_left,
        "bump-right": Actions._bump_right,
        "line-forward": Actions._line_forward,
        "hang-back": Actions._hang_back,
        "move-ahead": Actions._move_ahead,
        "fast-forward": Actions._fast_forward,
        "disorderly-conduckt": Actions._disorder,
        "duck-shuffle": Actions._duck_shuffle,
        "duck-and-cover": Actions._duck_and_cover,
        "bottoms-up": Actions._lay_shelter,
    }


def _standing_prompts(word: str) -> tuple[Prompt, ...]:
    """For each seat."""
    return tuple([Prompt(STANDING, seat, "sitting", (word,), standing=True) for seat in range(Gallery.seats[-1])])


OUT_PROMPTS, BACK_PROMPTS = _standing_prompts(SIT_OUT), _standing_prompts(COME_BACK)
