"""Positions for the race's tests, in a few readable lines: duckies placed, hands dealt, everybody about to pick."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Event
from engine.race import CARDS, FACINGS, Dog, Ducky, Race
from engine.race.board import Placed
from engine.race.codes import board_of, code_of

LAYOUT = code_of(
    [
        Placed.parse(text)
        for text in (
            *("4a0 -1,0", "1a0 0,-1", "5a0 1,-2"),
            *("6a2 -1,1", "0a0 0,0", "7a3 1,-1", "3a0 2,-2"),
            *("2a0 0,1", "8a1 1,0", "9a4 2,-1"),
        )
    ]
)
BOARD = board_of(LAYOUT)
NEAR_BUOYS = code_of(
    [Placed.parse(t) for t in ("0a0 0,0", "1a0 1,0", "2a0 2,0", "3a0 3,0", "4a0 -1,0", "5a0 0,-1", "6a0 -1,1")]
)
SPARKY, COOKIE = 0, 1
SEED = "5eed" * 16
ALL_BUOYS = "ABC"


def new(seats: int = 2, kind: type[Race] = Race, **options: str) -> Race:
    return kind.new(seats=seats, options={"board": LAYOUT, **options}, seed=SEED)


def at(q: int, r: int, facing: str, buoys: str = "", layout: str = LAYOUT) -> Ducky:
    """A ducky on a board; whose it is, is filled in by `race`."""
    bits = sum(1 << "ABC".index(buoy) for buoy in buoys)
    return Ducky(0, board_of(layout).at(q, r), FACINGS.index(facing), bits)


ASIDE = at(-3, 0, "n")  # where Cookie is in nobody's way
LATER = [51, 53, 54]  # Cookie moves after Sparky: with 51 a path must be chosen first, with 54 he just bonks


def race(
    *duckies: Ducky,
    hands: Sequence[Sequence[int]],
    deck: Sequence[int] | None = None,
    layout: str = LAYOUT,
    kind: type[Race] = Race,
) -> Race:
    """A round about to begin. What is in no hand lies in the deck, or in the discards if a deck is given."""
    game = about_to_pick(new(len(hands), kind, board=layout))
    return with_cards(seated(game, duckies), hands, deck)


def advanced(
    *duckies: Ducky,
    hands: Sequence[Sequence[int]],
    tokens: Sequence[Sequence[str]] | None = None,
    dog: Dog | None = None,
    control: int | None = None,
    deck: Sequence[int] | None = None,
    forgiving: str = "no",
    layout: str = LAYOUT,
    kind: type[Race] = Race,
) -> Race:
    """The same in the advanced game: with fewer than four players, two duckies each, seat after seat."""
    game = about_to_pick(new(len(hands), kind, rules="advanced", board=layout, forgiving=forgiving))
    held = [token for mine in tokens or [] for token in mine]
    supply = list(game.supply)
    for token in held:
        supply.remove(token)
    game = replace(
        game,
        tokens=tuple(tuple(mine) for mine in tokens) if tokens else game.tokens,
        supply=tuple(supply),
        dog=dog or game.dog,
        control=control,
    )
    return with_cards(seated(game, duckies), hands, deck)


def about_to_pick(game: Race) -> Race:
    while game.todo[-1].what != "pick":
        prompt = game.unanswered()[0]
        game.play(prompt.seat, prompt.moves[0])
    return game


def seated(game: Race, duckies: Sequence[Ducky]) -> Race:
    each = len(duckies) // game.seated
    return replace(game, duckies=tuple(ducky._replace(seat=n // each) for n, ducky in enumerate(duckies)))


def with_cards(game: Race, hands: Sequence[Sequence[int]], deck: Sequence[int] | None) -> Race:
    held = [card for hand in hands for card in hand]
    rest = [card for card in CARDS if card not in held]
    return replace(
        game,
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


def run_out_on_a_buoy(kind: type[Race] = Race) -> tuple[Race, list[Event]]:
    """Sparky has just finished on a buoy with the only card of his hand, and what was told then. On top lies 10."""
    game = race(at(1, -1, "n"), ASIDE, hands=[[20], LATER], deck=[10, 11, 12, 13, 14, 15], kind=kind)
    pick(game, 20, 51)
    return game, game.play(SPARKY, "face n")


def swapped_onto_a_buoy(kind: type[Race] = Race) -> tuple[Race, list[Event]]:
    """Sparky has just traded places with the dog, who stood on a buoy, and what was told then. He still has a spin."""
    duckies = (at(5, 0, "n"), at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"))
    hands, tokens = [[26, 20, 4], [45, 46, 47], [48, 49, 50], [51, 53, 54]], [["spin", "swap"], [], [], []]
    game = advanced(*duckies, hands=hands, tokens=tokens, dog=dog_at(1, -3, "se"), control=2, kind=kind)
    pick(game, 26, 45, 48, 51)
    return game, game.play(SPARKY, "swap")


def where(game: Race, ducky: int) -> tuple[int, int, str]:
    one = game.duckies[ducky]
    return (*game.board.spaces[one.space], FACINGS[one.facing])


def buoys(game: Race, ducky: int) -> str:
    return "".join(letter for bit, letter in enumerate("ABC") if game.duckies[ducky].buoys >> bit & 1)


def awaited(game: Race) -> list[tuple[int, str]]:
    """Who is asked what, the blue tokens left aside."""
    return [(prompt.seat, prompt.ask) for prompt in game.prompts() if not prompt.standing]


def play_by_default(game: Race) -> list[Event]:
    """The harmless answer to the first open question."""
    prompt = game.unanswered()[0]
    return game.play(prompt.seat, prompt.default or "")


def asked(game: Race) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(prompt.seat, prompt.ask) for prompt in game.prompts()]


def moves(game: Race, seat: int) -> tuple[str, ...]:
    return tuple(move for prompt in game.prompts() if prompt.seat == seat for move in prompt.moves)


def kinds(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]


def dog_at(q: int, r: int, facing: str) -> Dog:
    return Dog(BOARD.at(q, r), FACINGS.index(facing))


def where_is_the_dog(game: Race) -> tuple[int, int, str]:
    return (*game.board.spaces[game.dog.space], FACINGS[game.dog.facing])


def play(game: Race, *said: tuple[int, str]) -> list[Event]:
    """Several words one after the other; all that they set going."""
    return [event for seat, word in said for event in game.play(seat, word)]


def mover(game: Race) -> int | None:
    """The ducky whose turn it is; -1 is the dog."""
    return game.turn.mover if game.turn else None


OTHERS = (at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n"))  # in nobody's way
REST = [[45, 46, 47], [48, 49, 50], [51, 53, 54]]  # they move later, and are asked for a path first
NO_TOKENS: list[list[str]] = [[], [], []]


def sparky_alone(hand: list[int], *tokens: str, ducky: tuple[int, int, str] = (5, 0, "n"), **more: object) -> Race:
    """Four players; Sparky moves first, with these cards and tokens."""
    return advanced(at(*ducky), *OTHERS, hands=[hand, *REST], tokens=[list(tokens), *NO_TOKENS], **more)  # type: ignore[arg-type]


def everybody_picks(game: Race, card: int) -> None:
    pick(game, card, 45, 48, 51)


def own_moves(game: Race) -> list[str]:
    """What Sparky may say, the blue token left aside."""
    return [move for move in moves(game, SPARKY) if move != "draw-3"]
