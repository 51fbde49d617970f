"""Which cards the race's normal players pick, and which of them win, as a table for docs/balance.md.

uv run python -m tests.bench cards            5,000 games of every set-up, the same as in `balance`
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool

from engine import Chance, Event
from engine.players import player_of
from engine.race import CARDS, Race
from tests.bench.balance import GAMES_EACH, RACES, Setup


@dataclass
class Picks:
    seats: int
    games: int = 0
    held: Counter[int] = field(default_factory=Counter[int])  # how often a card was in a hand to pick from
    picked: Counter[int] = field(default_factory=Counter[int])
    won: Counter[int] = field(default_factory=Counter[int])  # how often the eventual winner picked it


def run(arguments: list[str]) -> bool:
    games = int(arguments[0]) if arguments and arguments[0].isdecimal() else GAMES_EACH
    with Pool() as pool:
        results = pool.starmap(watch, [(setup, games) for setup in RACES], chunksize=1)
    print(f"## Duck Race, the cards, over {sum(result.games for result in results):,} games\n")
    print("\n".join(table(results)))
    return True


def watch(setup: Setup, games: int) -> Picks:
    player = player_of("race", "normal")
    chance = Chance(setup.seed)
    result = Picks(setup.seats)
    for _ in range(games):
        game = Race.new(seats=setup.seats, options=setup.options, seed=chance.seed())
        picks: list[tuple[int, int]] = []
        while game.outcome is None:
            seat = game.unanswered()[0].seat
            hands = game.hands
            events = game.play(seat, player(game.view(seat), chance))
            if any(event.kind == "reveal" for event in events):
                result.held.update(card for hand in hands for card in hand)
                picks += revealed(events)
        count(result, game, picks)
    return result


def revealed(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat or 0, int(str(event.facts["card"]))) for event in events if event.kind == "reveal"]


def count(result: Picks, game: Race, picks: list[tuple[int, int]]) -> None:
    assert game.outcome is not None
    winner = game.outcome.winners[0]
    result.games += 1
    result.picked.update(card for _, card in picks)
    result.won.update(card for seat, card in picks if seat == winner)


def table(results: list[Picks]) -> Iterator[str]:
    """Over all set-ups: how often a card in hand was picked, and how often by the winner, compared to a fair share."""
    held, picked = sum((r.held for r in results), Counter[int]()), sum((r.picked for r in results), Counter[int]())
    fair: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for result in results:
        won.update(result.won)
        fair.update({card: round(1000 * count / result.seats) for card, count in result.picked.items()})
    yield "| card | paths | picked when held | picked by the winner, times fair |"
    yield "|---|---|---|---|"
    for number in CARDS:
        paths = len(CARDS[number].paths)
        yield f"| {number} | {paths} | {picked[number] / held[number]:.0%} | {1000 * won[number] / fair[number]:.2f} |"
