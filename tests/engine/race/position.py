"""Positions for the race's tests, in a few readable lines: duckies placed, hands dealt, everybody about to pick."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Event
from engine.race import BOARDS, CARDS, FACINGS, Ducky, Race

TUB = BOARDS["tub"]
SPARKY, COOKIE = 0, 1
SEED = "5eed" * 16
ALL_BUOYS = "ABC"


def new(seats: int = 2, board: str = "tub") -> Race:
    return Race.new(seats=seats, options={"board": board}, seed=SEED)


def at(q: int, r: int, facing: str, buoys: str = "") -> Ducky:
    """A ducky on the tub; its seat is filled in by `race`."""
    return Ducky(0, TUB.at(q, r), FACINGS.index(facing), sum(1 << "ABC".index(buoy) for buoy in buoys))


ASIDE = at(-3, 0, "n")  # where Cookie is in nobody's way
LATER = [51, 53, 54]  # Cookie moves after Sparky: with 51 a path must be chosen first, with 54 he just bonks


def race(*duckies: Ducky, hands: Sequence[Sequence[int]], deck: Sequence[int] | None = None) -> Race:
    """A round about to begin. What is in no hand lies in the deck, or in the discards if a deck is given."""
    game = new(len(duckies))
    while game.todo[-1].what != "pick":
        (prompt,) = game.prompts()
        game.play(prompt.seat, prompt.moves[0])
    held = [card for hand in hands for card in hand]
    rest = [card for card in CARDS if card not in held]
    return replace(
        game,
        duckies=tuple(ducky._replace(seat=seat) for seat, ducky in enumerate(duckies)),
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        deck=tuple(rest if deck is None else deck),
        discards=() if deck is None else tuple(card for card in rest if card not in deck),
    )


def pick(game: Race, *cards: int) -> list[Event]:
    """Everybody picks, seat after seat; what the last pick set going."""
    events: list[Event] = []
    for seat, card in enumerate(cards):
        events = game.play(seat, f"pick {card}")
    return events


def where(game: Race, ducky: int) -> tuple[int, int, str]:
    one = game.duckies[ducky]
    return (*game.board.spaces[one.space], FACINGS[one.facing])


def buoys(game: Race, ducky: int) -> str:
    return "".join(letter for bit, letter in enumerate("ABC") if game.duckies[ducky].buoys >> bit & 1)


def asked(game: Race) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(prompt.seat, prompt.ask) for prompt in game.prompts()]


def moves(game: Race, seat: int) -> tuple[str, ...]:
    return tuple(move for prompt in game.prompts() if prompt.seat == seat for move in prompt.moves)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
