"""Positions for the tests of Duck Tow, in a few readable lines.

Ducks and food are written as letters: y, o, b and w. Tiles are counted from 1, as the words do.
"""

from dataclasses import replace

from engine import Event
from engine.tow import CARDS, CONTENT, FORMATIONS, Column, Spot, Tow, Turn, Visitor
from engine.tow.content import LOCATION
from engine.tow.formations import parse_pattern
from engine.tow.table import ACTIONS
from engine.values import Task

SEED = "5eed" * 16
ANN, BEN, CAT, DAN = range(4)
LETTERS = "yobw"
GIFT, ADOPT = 2, 4  # with two players: a gift shop, an adopt tile
KOI, BOAT, ROSE, BAND = 1, 3, 6, 8  # with two players: the tiles of the first four locations
PLACES = {KOI: 0, BOAT: 1, ROSE: 2, BAND: 3}


def starting(name: str) -> int:
    """The number of a starting card."""
    return next(number for number, card in CONTENT.starting.items() if card.name == name)


def formation(*lines: str) -> int:
    """The number of the formation with this pattern, counted from 1, as the words do."""
    pattern = parse_pattern(2, list(lines)).ducks
    return next(number + 1 for number in CONTENT.formations if FORMATIONS[number].ducks == pattern)


YELLOW_ORANGE, BROWN_WHITE = starting("E"), starting("B")
SQUARE = formation("xx", "xx")
TEE = formation("xxx", ".x.")
CROSS = formation(".x.", "xxx", ".x.")  # takes a card with three ducks
BLOCK = formation("xxx", "xxx")


def new(seats: int = 2) -> Tow:
    return Tow.new(seats=seats, seed=SEED)


def counts(text: str) -> tuple[int, ...]:
    return tuple(text.count(letter) for letter in LETTERS)


def colours(text: str) -> tuple[int, ...]:
    return tuple(sorted(LETTERS.index(letter) for letter in text))


def card(location: int, ducks: str) -> int:
    """The number of the card of this tile's location that shows these ducks."""
    return next(n for n, c in CARDS.items() if c == (PLACES[location], colours(ducks)))


def park(
    at: int = GIFT,
    *,
    tow: str = "",
    food: str = "",
    hand: tuple[int, ...] = (),
    ducks: dict[int, str] | None = None,
    row: tuple[int, ...] = (),
    bag: str = "yobw" * 4,
    food_bag: str = "yobw" * 8,
    opened: tuple[int, ...] | None = None,
    formations: tuple[int, ...] = (SQUARE, TEE, CROSS, BLOCK),
    actions: int = ACTIONS,
    other: int = 7,
) -> Tow:
    """Two players; it is Ann's turn, and Ben stands on another tile. `ducks` names those on tiles; the other tiles have
    none. Ann's row is a starting card with yellow and orange, and then these cards."""
    game = new()
    layout = CONTENT.layouts[2]
    spots = tuple(
        Spot(PLACES[n] if tile.kind == LOCATION else -1, counts((ducks or {}).get(n, "")))
        for n, tile in enumerate(layout.tiles, 1)
    )
    held = set(hand) | set(row)
    rest = [n for n, c in CARDS.items() if c.location in PLACES.values() and n not in held]
    face_up = rest[:4] if opened is None else opened
    deck = tuple(n for n in rest if n not in face_up)
    ann = Visitor(at - 1, colours(tow), counts(food), (Column(YELLOW_ORANGE), *[Column(n) for n in row]))
    ben = Visitor(other - 1, (), counts(""), (Column(BROWN_WHITE),))
    return replace(
        game,
        order=(ANN, BEN),
        turn=Turn(ANN, 1, actions),
        todo=(Task("act", (), game.asked),),
        spots=spots,
        visitors=(ann, ben),
        food_bag=counts(food_bag),
        duck_bag=counts(bag),
        dispersing=counts(""),
        formations=tuple(number - 1 for number in formations),
        hands=(tuple(sorted(hand)), ()),
        open=face_up,
        deck=deck,
        discards=(),
    )


def play(game: Tow, *words: str) -> list[Event]:
    """Words of whoever is asked, one after the other; all that they set going."""
    return [event for word in words for event in game.play(game.prompts()[0].seat, word)]


def moves(game: Tow) -> tuple[str, ...]:
    (prompt,) = game.prompts()
    return prompt.moves


def asked(game: Tow) -> tuple[int, str]:
    (prompt,) = game.prompts()
    return prompt.seat, prompt.ask


def tow(game: Tow, seat: int = ANN) -> str:
    return "".join(LETTERS[colour] for colour in game.visitors[seat].tow)


def text(numbers: tuple[int, ...]) -> str:
    """Counts as letters."""
    return "".join(letter * count for letter, count in zip(LETTERS, numbers, strict=True))


def row(game: Tow, seat: int = ANN) -> list[int]:
    return [column.card for column in game.visitors[seat].row]


def columns(*texts: str) -> tuple[Column, ...]:
    """Cards of any location that show these ducks."""
    numbers = {each.ducks: number for number, each in CARDS.items()}
    return tuple(Column(numbers[colours(each)]) for each in texts)
