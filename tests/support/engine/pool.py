"""Positions for the tests of Duck Pool, in a few readable lines.

A pool is written as its capacities and the cards below it, the oldest first: `pool("6/2 sam amy ring")`, a flipped card
as `(amy)`. Tokens are places of the circle, counted from 1.
"""

from collections.abc import Sequence
from dataclasses import replace

from engine import Event
from engine.pool import CARDS, POOLS, DuckPool, Pool, Turn
from engine.values import Task

SEED = "5eed" * 16
ANN, BEN, CAT = 0, 1, 2


def new(seats: int = 3, rules: int = DuckPool.rules, **options: str) -> DuckPool:
    return DuckPool.under(rules).new(seats=seats, options=options, seed=SEED)


def table(
    *pools: str,
    tokens: Sequence[int] = (1, 1),
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    deck: str = "",
    left: int = 3,
    marker: int = 1,
    empty: bool = False,
    turn: int = ANN,
    rules: int = DuckPool.rules,
    **options: str,
) -> DuckPool:
    """Ann, or whose turn it is, has laid the marker and decides what to do.

    `deck` names the cards on top; the rest lies below them, or, if `empty`, nowhere: then only what is named is there.
    """
    game = new(len(tokens), rules, **options)
    box, unused = list(game.contents.cards), list(game.contents.pools)
    circle = tuple(pool(text, box, unused) for text in pools)
    held = tuple(tuple(sorted(taken(box, text))) for text in (*hands, *[""] * (len(tokens) - len(hands))))
    points = tuple(tuple(taken(box, text)) for text in (*piles, *[""] * (len(tokens) - len(piles))))
    top = tuple(taken(box, deck))
    return replace(
        game,
        order=tuple(range(game.seated)),
        turn=Turn(turn, 1),
        todo=(Task("act", (turn,), 2),),
        asked=2,
        circle=circle,
        pool_deck=tuple(unused[:left]),
        box=tuple(unused[left:]),
        tokens=tuple(token - 1 for token in tokens),
        marker=marker - 1,
        hands=held,
        piles=points,
        deck=top if empty else (*top, *box),
        discards=(),
    )


def pool(text: str, box: list[int], unused: list[int]) -> Pool:
    size, *row = text.split()
    if size == "-":
        return Pool()
    ducks, _, floats = size.partition("/")
    card = next(number for number in [*unused, *POOLS] if POOLS[number][1:] == (int(ducks), int(floats)))
    if card in unused:  # otherwise it's one of other rules: tests don't depend on which sizes are in the box
        unused.remove(card)
    cards = tuple(take(box, kind.strip("()")) for kind in row)
    return Pool(card, cards, tuple(card for card, kind in zip(cards, row, strict=True) if kind.startswith("(")))


def taken(box: list[int], text: str) -> list[int]:
    return [take(box, kind) for kind in text.split()]


def take(box: list[int], kind: str) -> int:
    number = next(number for number in box if CARDS[number].kind == kind)
    box.remove(number)
    return number


def kinds(cards: Sequence[int]) -> str:
    return " ".join(CARDS[card].kind for card in cards)


def row(game: DuckPool, place: int) -> str:
    """The cards below a pool, flipped ones in brackets."""
    at = game.circle[place - 1]
    names = [f"({CARDS[card].kind})" if card in at.flipped else CARDS[card].kind for card in at.row]
    return " ".join(names)


def hand(game: DuckPool, seat: int) -> str:
    return kinds(game.hands[seat])


def pile(game: DuckPool, seat: int) -> str:
    return kinds(game.piles[seat])


def discards(game: DuckPool) -> str:
    return kinds(game.discards)


def play(game: DuckPool, *words: str) -> list[Event]:
    """Words of whoever is asked first, one after the other; all that they set going."""
    events: list[Event] = []
    for word in words:
        seat = next(p.seat for p in game.prompts() if word in p.moves)
        events += game.play(seat, word)
    return events


def asked(game: DuckPool) -> list[tuple[int, str]]:
    """Who is asked what, standing questions left aside."""
    return [(prompt.seat, prompt.ask) for prompt in game.prompts() if not prompt.standing]


def moves(game: DuckPool, seat: int = ANN) -> tuple[str, ...]:
    """What a seat may say, standing questions left aside."""
    return tuple(
        move for prompt in game.prompts() if prompt.seat == seat and not prompt.standing for move in prompt.moves
    )


def told(events: Sequence[Event]) -> list[str]:
    return [event.kind for event in events]
