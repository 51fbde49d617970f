"""The engine of Duck Pool against its oracle: random games of several styles, and every difference told."""

from collections.abc import Callable, Iterable, Iterator
from random import Random

import pytest

from tests.oracles.pool import NEVER_CANCELLED, PoolOracle
from tests.oracles.pool_beside import Beside, Difference, Style
from tests.oracles.pool_table import DUCKS, ICONS

OPTIONS = {"cancelling": ("window", "orders"), "rescue": ("no", "yes"), "length": ("normal", "long")}
Cut = Callable[[Beside], None]
ACTING = [kind for kind in DUCKS if kind not in NEVER_CANCELLED]
# What the games of a run must have met, or they prove less than they seem to.
USUAL = {
    *("asked dive", "asked act", "asked window", "asked discard", "asked place", "asked from", "asked which"),
    *("asked opponent", "asked new pool", "asked marker", "asked victim", "asked haven"),
    *("said order", "said lift", "said hold", "said pass", "said cancel", "said end"),
    *("shuffle", "overcrowded", "nobody there", "gone", "cancelled their own", "one pool left"),
    *(f"effect {kind}" for kind in ACTING),
    *(f"place {kind}" for kind in ICONS),
}
RARE = {
    *("two full", "no cards left", "nobody plays any more"),
    *(f"cancel {kind}" for kind in ACTING),
    *(f"flip {kind}" for kind in DUCKS),
    *(f"take {kind}" for kind in ICONS),
    *(f"carry {kind}" for kind in DUCKS),
}


def test_the_engine_and_the_oracle_agree() -> None:
    play_all(games(range(12), CUTS), USUAL)


def test_they_agree_on_what_follows_when_pools_are_nearly_full() -> None:  # P18
    play_all(games(range(500, 620), [midway]), {"two full", "asked place"}, most_words=20)


@pytest.mark.long
@pytest.mark.parametrize("first", range(100, 300, 100))
def test_the_engine_and_the_oracle_agree_in_many_games(first: int) -> None:
    play_all(games(range(first, first + 100), CUTS), USUAL | RARE)


def test_games_begin_as_the_oracle_says() -> None:  # P1 P3
    for table in games(range(300, 500), CUTS):
        table.compare_beginning()


def play_all(tables: Iterable[Beside], wanted: set[str], *, most_words: int = 4000) -> None:
    """Some games would go round for ever."""
    told: list[str] = []
    met: set[str] = set()
    for table in tables:
        try:
            table.play(most_words)
        except Difference as difference:
            told.append(str(difference))
        met |= table.met
    assert not told, "\n\n".join([f"{len(told)} games differ", *told])
    assert met >= wanted, f"never met: {sorted(wanted - met)}"


def games(seeds: range, cuts: list[Cut]) -> Iterator[Beside]:
    """All numbers of seats and all styles in turn; one in six games has a style for each seat."""
    for seed in seeds:
        chance = Random(f"game {seed}")
        options = {name: chance.choice(choices) for name, choices in OPTIONS.items()}
        seats = range(2 + seed % 5)
        mixed = [chance.choice(STYLES) for _ in seats]
        table = Beside(options, seed, mixed if seed % 6 == 5 else [STYLES[seed % 6] for _ in seats])
        chance.choice(cuts)(table)
        yield table


# How they play: how much each word weighs.


def uniform(_table: Beside, _seat: int, _word: str) -> float:
    return 1


def canceller(_table: Beside, _seat: int, word: str) -> float:
    """Collects floats, and cancels whatever they can."""
    return {"end": 3, "top": 2, "cancel": 20, "discard ring": 0.1, "discard flamingo": 0.1}.get(word, 1)


def hoarder(table: Beside, seat: int, word: str) -> float:
    """Fills their hand, then plays it at once."""
    is_ready = table.oracle.played or table.oracle.hands[seat].total() == 4
    return {"end": 1 if is_ready else 8, "play": 4}.get(word.partition(" ")[0], 1)


def tireless(_table: Beside, _seat: int, word: str) -> float:
    """Hardly ever ends a turn."""
    return {"end": 0.03, "play": 3}.get(word.partition(" ")[0], 1)


def careful(table: Beside, seat: int, word: str) -> float:
    """Knows the top card, likes full pools, and hates overcrowded ones."""
    oracle, (verb, _, rest) = table.oracle, word.partition(" ")
    if verb == "dive":
        return 5 * likes(oracle, int(rest) - 1, *+oracle.hands[seat]) + (oracle.tokens[seat] == int(rest) - 1)
    if verb in ("top", "play") and oracle.marker is not None:
        return likes(oracle, oracle.marker, *(oracle.deck[:1] if verb == "top" else [rest]))
    if verb == "from":
        return 1 if oracle.at(int(rest) - 1).room else 0.1
    if verb == "to" and oracle.question.ask == "haven":
        return likes(oracle, int(rest) - 1, *(word.removeprefix("card ") for _, word in table.said[-1:]))
    return 1


def likes(oracle: PoolOracle, slot: int, *kinds: str) -> float:
    """How well the best of these cards would do there."""
    rooms = [oracle.at(slot).room - ICONS[kind] for kind in kinds if kind in DUCKS]
    return max((20 if room == 0 else 3 if room > 0 else 0.05 for room in rooms), default=1)


STYLES: list[Style] = [uniform, canceller, hoarder, tireless, careful]


# Where they begin: whole games seldom come to some positions.


def whole(table: Beside) -> None:
    """All cards and pools."""


def thin(table: Beside) -> None:
    """P16 P42: the deck is soon empty."""
    table.game.deck = table.game.deck[: table.random.randint(4, 24)]
    table.start()


def late(table: Beside) -> None:
    """P13 P18 P40: hardly any new pools."""
    table.game.pool_deck = table.game.pool_deck[: table.random.randint(0, 2)]
    table.start()


def alike(table: Beside) -> None:
    """Rows full of the same ducks, and Wilma, who can fill a second pool (P18)."""
    kinds = ["wilma", *table.random.sample(list(ICONS), 3)]
    table.game.deck = tuple(card for card in table.game.deck if table.kind(card) in kinds)
    late(table)


def midway(table: Beside) -> None:
    """P18: rows lack little, tokens are anywhere, careful hands have a Wilma, and there are hardly any new pools."""
    table.styles = [careful] * table.seats
    table.game.deck = tuple(sorted(table.game.deck, key=lambda card: table.kind(card) != "wilma"))
    for seat in range(table.seats):
        table.deal(seat, 1)
    table.game.deck = tuple(table.random.sample(table.game.deck, k=len(table.game.deck)))
    for slot in range(table.seats):
        table.lay(slot, table.random.randint(1, 5))
    table.game.tokens = tuple(table.random.choices(range(table.seats), k=table.seats))
    late(table)
    table.go_on()


CUTS: list[Cut] = [whole, whole, thin, late, alike]
