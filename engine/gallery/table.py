"""What lies on the gallery's table, and how ducks, markers and cards get from place to place."""

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from ..chance import Chance
from ..hands import Hands, redealt
from ..saving import since
from ..values import Outcome, changed
from .choices import CHOICES, WHY_NOT
from .content import CARDS, CONTENT, Content
from .line import NOBODY, SPACES, Afloat, Line, Markers, after_shots, ducks_hit, lifted, marked, unmarked


class Position(NamedTuple):
    """The table as one seat sees it: G40 says what is open. Cards of a kind are alike, so all see only their kinds."""

    turn: int  # whose turn it is
    turns: int  # how many have begun
    line: Line
    markers: Markers
    returning: tuple[int, ...]  # the ducks at the bottom of the duck deck that all saw go there, the next to come first
    ducks_size: int
    lost: tuple[int, ...]  # how many ducks of each have been shot
    played: str  # the kind of card that is being carried out, or nothing
    hand: tuple[int, ...]
    unplayable: tuple[str | None, ...]  # for each card in the hand, why it can't be carried out
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[str, ...]  # their kinds
    sitting_out: tuple[int, ...]  # the seats whose turns are skipped


@dataclass(kw_only=True)
class Table(Hands[Position]):
    """The fields of a gallery. The rules that change them are in its subclasses."""

    contents: ClassVar[Content] = CONTENT

    turn: int = 0
    turns: int = 0
    line: Line = ()
    markers: Markers = ()
    ducks: tuple[int, ...] = ()  # the duck deck: the first is on top
    known: int = 0  # how many at its bottom went there for all to see
    lost: tuple[int, ...] = ()
    played: int = 0
    shelters: tuple[int, ...] = ()  # the Bottoms Up card that each has lying in the line, or 0
    sitting_out: tuple[int, ...] = since(2, ())  # G12: these seats' turns are skipped

    def content(self) -> str:
        return self.contents.digest

    def _choices(self, kind: str, seat: int) -> list[str]:
        return CHOICES[kind](self.line, self.markers, seat)

    # The line

    def _shoot(self, spaces: tuple[int, ...], aimed: tuple[int, ...]) -> None:
        """G22–G25: every duck there that can be shot is, all at the same moment; then the line closes up.

        `aimed` has for each of these spaces the one whose marker goes, or `NOBODY` if none does.
        """
        for at, marker in zip(spaces, aimed, strict=True):
            self._tell_shot(at, marker)
        hit = ducks_hit(self.line, spaces)
        self.markers = unmarked(self.markers, aimed)
        self.lost = tuple([lost + hit.count(seat) for seat, lost in enumerate(self.lost)])
        self.line = after_shots(self.line, spaces)
        for seat in sorted(set(hit)):
            if self.lost[seat] == CONTENT.ducks:
                self._tell("out", seat)
        self._end_with(hit)
        if self.outcome is None:
            self._fill()

    def _tell_shot(self, at: int, marker: int) -> None:
        """Names the removed marker by its space (0 if none), and the duck that comes up by its owner."""
        card, gone = self.line[at], marker + 1 if marker != NOBODY and self.markers[marker] else 0
        if card.can_be_shot:
            self._tell("hit", self.turn, space=at + 1, marker=gone, duck=card.duck, up=card.hidden)
        else:
            self._tell("miss", self.turn, space=at + 1, marker=gone)

    def _fill(self) -> None:
        """G11: the deck fills the last spaces."""
        for space in range(len(self.line) + 1, len(SPACES) + 1):
            duck, self.ducks = self.ducks[0], self.ducks[1:]
            self.line += (Afloat(duck),)
            self._tell("fill", None, duck=duck, space=space, reveals=True)
        self.known = min(self.known, len(self.ducks))

    def _end_with(self, hit: tuple[int, ...]) -> None:
        """G13: at once when only one has ducks; if the last ones died together, their owners share the win."""
        left = tuple([CONTENT.ducks - lost for lost in self.lost])
        swimming = [seat for seat, ducks in enumerate(left) if ducks]
        if len(swimming) == 1:
            self.outcome = Outcome((swimming[0],), left, "last duck swimming")
        elif not swimming:
            self.outcome = Outcome(tuple(sorted(hit)), left, "last ducks went together")

    def _return(self, card: Afloat) -> None:
        """G27, G32: face down under the deck, first the cover, then the duck hidden under it."""
        self._lift(card.shelter)
        self.ducks += card.ducks
        self.known += len(card.ducks)

    # Markers and Bottoms Up

    def _mark(self, spaces: tuple[int, ...]) -> None:
        self.markers = marked(self.markers, spaces)
        for at in spaces:
            self._tell("aim", self.turn, space=at + 1)

    def _lay_shelter(self, at: int) -> None:
        """G33: the card stays on the duck."""
        self.line = changed(self.line, at, self.line[at]._replace(shelter=self.turn))
        self._set_shelter(self.turn, self.played)
        self.played = 0
        self._tell("protect", self.turn, space=at + 1)

    def _lift(self, seat: int) -> None:
        """G33: this player's Bottoms Up, if there is one, is discarded."""
        if seat == NOBODY or not self.shelters[seat]:
            return
        self.discards += (self.shelters[seat],)
        self._set_shelter(seat, 0)
        self.line = lifted(self.line, seat)
        self._tell("lift", seat)

    def _set_shelter(self, seat: int, card: int) -> None:
        self.shelters = changed(self.shelters, seat, card)

    # What is known

    def _position(self, seat: int | None) -> Position:
        hand = self._hand(seat)
        return Position(
            self.turn,
            self.turns,
            self.line,
            self.markers,
            self.ducks[len(self.ducks) - self.known :],
            len(self.ducks),
            self.lost,
            CARDS[self.played] if self.played else "",
            hand,
            tuple([self._why_unplayable(CARDS[card], seat) for card in hand if seat is not None]),
            self._hand_sizes(),
            len(self.deck),
            tuple([CARDS[card] for card in self.discards]),
            self.sitting_out,
        )

    def _why_unplayable(self, kind: str, seat: int) -> str | None:
        """Out of turn, as if the seat's turn began now (G33)."""
        line = self.line if seat == self.turn else lifted(self.line, seat)
        return None if self.outcome is not None or CHOICES[kind](line, self.markers, seat) else WHY_NOT[kind]

    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """G40: the others' hands, the order of the decks. What all saw go under the duck deck stays there."""
        self.hands, self.deck = redealt(chance, self.hands, self.deck, seat)
        unseen = len(self.ducks) - self.known
        self.ducks = (*chance.shuffled(sorted(self.ducks[:unseen])), *self.ducks[unseen:])
