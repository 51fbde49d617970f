"""How balanced the games are between equal computer players, as tables for docs/balance.md.

uv run python -m tests.bench balance            5,000 games of every set-up: about half an hour on two cores
uv run python -m tests.bench balance 200        fewer, for a first look
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import Pool
from statistics import median

from engine import Chance, Event
from engine.players import player_of
from engine.race import BOARDS, CARDS, CONTENT, Race
from engine.simulate import interval
from engine.words import digest

GAMES_EACH = 5000
LONGEST = 60  # rounds that 99 of 100 races must stay within


@dataclass
class Setup:
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        return f"{self.options['rules']}, {self.options['board']}, {self.seats} seats"


@dataclass
class Result:
    setup: Setup
    games: int = 0
    rounds: list[int] = field(default_factory=list[int])
    decisions: list[int] = field(default_factory=list[int])
    wins: list[int] = field(default_factory=list[int])
    held: Counter[int] = field(default_factory=Counter[int])  # how often a card was in a hand to pick from
    picked: Counter[int] = field(default_factory=Counter[int])
    won: Counter[int] = field(default_factory=Counter[int])  # how often it was picked by who won in the end

    @property
    def worst(self) -> float:
        """How far the luckiest or unluckiest place is from its fair share, in points."""
        return max(abs(100 * (wins / self.games - 1 / self.setup.seats)) for wins in self.wins)


def run(arguments: list[str]) -> bool:
    games = int(arguments[0]) if arguments and arguments[0].isdecimal() else GAMES_EACH
    with Pool() as pool:
        results = pool.starmap(measure, [(setup, games) for setup in setups()], chunksize=1)
    print(f"## Duck Race, normal players, {games:,} games of every set-up\n")
    print("\n".join(places(results)))
    print(f"\n## Duck Race, the cards, over {sum(result.games for result in results):,} games\n")
    print("\n".join(cards(results)))
    return all(good(result) for result in results)


def setups() -> Iterator[Setup]:
    for rules in ("beginner", "advanced"):
        for board in BOARDS:
            for seats in Race.seats:
                yield Setup(seats, {"rules": rules, "board": board})


def good(result: Result) -> bool:
    beginner = result.setup.options["rules"] == "beginner"
    open_board = CONTENT.boards[result.setup.options["board"]].grade == "beginner"
    in_time = sorted(result.rounds)[result.games * 99 // 100] <= LONGEST
    fits = 7 <= median(result.rounds) <= 16 or not (beginner and open_board)
    return in_time and fits and result.worst <= 3


def measure(setup: Setup, games: int) -> Result:
    """Play that many games. What is random about them follows from the set-up alone."""
    player = player_of("race", "normal")
    chance = Chance(digest(str(setup)))
    result = Result(setup, wins=[0] * setup.seats)
    for _ in range(games):
        game = Race.new(seats=setup.seats, options=setup.options, seed=chance.seed())
        picks: list[tuple[int, int]] = []
        decisions = 0
        while game.outcome is None:
            seat = next(p.seat for p in game.prompts() if p.answer is None and not p.standing)
            hands = game.hands
            events = game.play(seat, player(game.view(seat), chance))
            decisions += 1
            if any(event.kind == "reveal" for event in events):
                result.held.update(card for hand in hands for card in hand)
                picks += revealed(events)
        count(result, game, picks, decisions)
    return result


def revealed(events: list[Event]) -> list[tuple[int, int]]:
    return [(event.seat or 0, int(str(event.facts["card"]))) for event in events if event.kind == "reveal"]


def count(result: Result, game: Race, picks: list[tuple[int, int]], decisions: int) -> None:
    assert game.outcome is not None
    winner = game.outcome.winners[0]
    result.games += 1
    result.rounds.append(game.round)
    result.decisions.append(decisions)
    result.wins[game.order.index(winner)] += 1
    result.picked.update(card for _, card in picks)
    result.won.update(card for seat, card in picks if seat == winner)


def places(results: list[Result]) -> Iterator[str]:
    columns = ["rules", "board", "seats", "rounds: median, 9 in 10, 99 in 100", "decisions: median, a player's"]
    yield f"| {' | '.join([*columns, 'wins by place in turn order', 'furthest from fair'])} |"
    yield "|---|---|---|---|---|---|---|"
    for result in results:
        setup, games = result.setup, result.games
        rounds, decisions = sorted(result.rounds), sorted(result.decisions)
        shares = " · ".join(f"{wins / games:.1%}" for wins in result.wins)
        low, high = interval(result.wins[0], games)
        yield (
            f"| {setup.options['rules']} | {setup.options['board']} | {setup.seats} "
            f"| {median(rounds):.0f}, {rounds[games * 9 // 10]}, {rounds[games * 99 // 100]} "
            f"| {median(decisions):.0f}, {median(decisions) / setup.seats:.0f} "
            f"| {shares} (± {50 * (high - low):.1f}) | {result.worst:.1f} |"
        )


def cards(results: list[Result]) -> Iterator[str]:
    """Over all set-ups: how often a card in the hand was picked, and how much more often by the winner than is fair."""
    held, picked = sum((r.held for r in results), Counter[int]()), sum((r.picked for r in results), Counter[int]())
    fair: Counter[int] = Counter()
    won: Counter[int] = Counter()
    for result in results:
        won.update(result.won)
        fair.update({card: round(1000 * count / result.setup.seats) for card, count in result.picked.items()})
    yield "| card | paths | picked when held | picked by the winner, times fair |"
    yield "|---|---|---|---|"
    for number in CARDS:
        paths = len(CARDS[number].paths)
        yield f"| {number} | {paths} | {picked[number] / held[number]:.0%} | {1000 * won[number] / fair[number]:.2f} |"
