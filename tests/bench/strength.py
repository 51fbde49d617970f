"""How much better one computer player is than others, as a table for docs/balance.md.

uv run python -m tests.bench strength            2,000 games of every contest
uv run python -m tests.bench strength gallery 200     only one game, fewer times, for a first look
"""

from multiprocessing import Pool
from typing import NamedTuple

from engine import GAMES
from engine.players import Player, player_of
from engine.players.pool import with_threshold
from engine.simulate import contest, interval

GAMES_EACH = 2000


class Contest(NamedTuple):
    """One player against others of one kind; `floor` is how many times its fair share of wins it must reach."""

    game: str
    player: str
    others: str
    seats: int
    floor: float


CONTESTS = [
    *[Contest("race", "normal", "aimless", seats, floor) for seats, floor in ((2, 1.6), (3, 2.0), (4, 2.0))],
    Contest("gallery", "normal", "aimless", 2, 1.6),
    *[Contest("gallery", "normal", "aimless", seats, 2.0) for seats in (3, 4, 5, 6)],
    *[Contest("pool", "normal", f"threshold {missing}", 2, 1.1) for missing in (1, 2, 3, 4)],
    Contest("pool", "threshold 1", "threshold 2", 2, 0.95),  # these two play equally well
    *[Contest("pool", "threshold 1", f"threshold {missing}", 2, 1.0) for missing in (3, 4)],
    Contest("pool", "normal", "aimless", 2, 1.6),
    Contest("pool", "normal", "aimless", 4, 2.0),
    Contest("tow", "normal", "aimless", 2, 1.6),
    Contest("tow", "normal", "aimless", 4, 2.0),
]


def run(arguments: list[str]) -> bool:
    games = next((int(argument) for argument in arguments if argument.isdecimal()), GAMES_EACH)
    wanted = [each for each in CONTESTS if each.game in arguments] or CONTESTS
    with Pool() as pool:
        wins = pool.starmap(measure, [(each, games) for each in wanted], chunksize=1)
    print("| game | player | against | seats | games | wins | 95 % interval | times fair | floor |")
    print("|---|---|---|---|---|---|---|---|---|")
    for each, won in zip(wanted, wins, strict=True):
        low, high = interval(won, games)
        times = won / games * each.seats
        print(
            f"| {each.game} | {each.player} | {each.seats - 1} {each.others} | {each.seats} | {games:,} "
            f"| {won / games:.1%} | {low:.1%} to {high:.1%} | {times:.2f} | {each.floor} |"
        )
    return all(interval(won, games)[0] * each.seats >= each.floor for each, won in zip(wanted, wins, strict=True))


def player(game: str, name: str) -> Player:
    """One of the game's own players, or a Duck Pool player with a fixed threshold."""
    _, _, missing = name.partition("threshold ")
    return with_threshold(int(missing)) if missing else player_of(game, name)


def measure(each: Contest, games: int) -> float:
    """How many games the player wins."""
    players = [player(each.game, each.player), *[player(each.game, each.others)] * (each.seats - 1)]
    return contest(GAMES[each.game], players=players, games=games, seed=f"{each.seats:064x}")[0]
