"""Positions for the gallery's tests, in a few readable lines.

A line is written from the front: `a` to `f` are the seats' ducks, `w` is water, `a/b` is a covering b, and `a!b` is a
under a Bottoms Up that b has laid.
"""

from collections.abc import Sequence
from dataclasses import replace

from engine import Event
from engine.gallery import CARDS, CONTENT, NOBODY, WATER, Afloat, Gallery
from engine.gallery.line import SPACES
from engine.values import Task

SEED = "5eed" * 16
ANN, BEN, CAT = 0, 1, 2
IDLE = ("take-aim", "take-aim", "take-aim")  # a hand that does no harm
LETTERS = "abcdef"


def new(seats: int = 3, kind: type[Gallery] = Gallery) -> Gallery:
    return kind.new(seats=seats, seed=SEED)


def gallery(
    line: str,
    markers: str = "",
    *,
    hand: Sequence[str] = IDLE,
    others: Sequence[Sequence[str]] = (IDLE, IDLE),
    ducks: str | None = None,
    deck: Sequence[str] | None = None,
    known: int = 0,
    kind: type[Gallery] = Gallery,
) -> Gallery:
    """Ann is about to play a card. `markers` names the marked spaces, `ducks` the duck deck, its top first.

    Without `ducks`, all that is not in the line lies there; with it, what is nowhere has been shot. Action cards that
    are in no hand lie in the deck, or in the discards if a deck is given.
    """
    game = new(len(others) + 1, kind)
    afloat = tuple(card(text) for text in line.split())
    swimming = [duck for each in afloat for duck in each.ducks]
    pond = rest_of(swimming, game.seated) if ducks is None else [duck_of(letter) for letter in ducks.split()]
    lost = tuple(CONTENT.ducks - [*swimming, *pond].count(seat) for seat in range(game.seated))
    box = list(kind.contents.cards)
    sheltering = {each.shelter for each in afloat} - {NOBODY}
    shelters = tuple(take(box, "bottoms-up") if seat in sheltering else 0 for seat in range(game.seated))
    hands = tuple(tuple(sorted(take(box, name) for name in each)) for each in (hand, *others))
    on_top = [take(box, name) for name in deck or ()]
    return replace(
        game,
        order=tuple(range(game.seated)),
        turn=ANN,
        todo=(Task("card", (ANN,), game.asked),),
        line=afloat,
        markers=tuple(str(at + 1) in markers for at in SPACES),
        ducks=tuple(pond),
        known=known,
        lost=lost,
        shelters=shelters,
        hands=hands,
        deck=tuple(box) if deck is None else tuple(on_top),
        discards=() if deck is None else tuple(box),
    )


def card(text: str) -> Afloat:
    pair, _, shelter = text.partition("!")
    duck, _, hidden = pair.partition("/")
    return Afloat(duck_of(duck), duck_of(hidden) if hidden else NOBODY, LETTERS.index(shelter) if shelter else NOBODY)


def duck_of(letter: str) -> int:
    return WATER if letter == "w" else LETTERS.index(letter)


def letter_of(duck: int) -> str:
    return "w" if duck == WATER else LETTERS[duck]


def rest_of(swimming: list[int], seats: int) -> list[int]:
    everything = [WATER] * CONTENT.waters + [seat for seat in range(seats) for _ in range(CONTENT.ducks)]
    for duck in swimming:
        everything.remove(duck)
    return everything


def take(box: list[int], kind: str) -> int:
    number = next(number for number in box if CARDS[number] == kind)
    box.remove(number)
    return number


def line(game: Gallery) -> str:
    return " ".join(text_of(each) for each in game.line)


def text_of(afloat: Afloat) -> str:
    hidden = f"/{letter_of(afloat.hidden)}" if afloat.hidden != NOBODY else ""
    shelter = f"!{letter_of(afloat.shelter)}" if afloat.shelter != NOBODY else ""
    return letter_of(afloat.duck) + hidden + shelter


def markers(game: Gallery) -> str:
    return "".join(str(at + 1) for at in SPACES if game.markers[at])


def ducks(game: Gallery) -> str:
    return " ".join(letter_of(duck) for duck in game.ducks)


def hand(game: Gallery, seat: int) -> list[str]:
    return [CARDS[number] for number in game.hands[seat]]


def discards(game: Gallery) -> list[str]:
    return [CARDS[number] for number in game.discards]


def play(game: Gallery, *words: str) -> list[Event]:
    """Words of whoever is asked, one after the other; all that they set going."""
    return [event for word in words for event in game.play(game.prompts()[0].seat, word)]


def moves(game: Gallery) -> tuple[str, ...]:
    (prompt,) = game.unanswered()
    return prompt.moves


def asked(game: Gallery) -> tuple[int, str]:
    (prompt,) = game.unanswered()
    return prompt.seat, prompt.ask
