"""How long people wait for windows in a whole game of four, if nobody presses anything that isn't worth it."""

from datetime import timedelta

import pytest

from data.store.time_limits import WINDOW_LENGTH
from engine import Chance
from engine.players import player_of
from engine.pool import DuckPool
from tests.support.engine.pool import SEED

ENOUGH = timedelta(minutes=4)
normal = player_of("pool", "normal")


def waited(number: int) -> timedelta:
    """Normal computers sit in people's places. A window that nobody cancels stays open for its whole length."""
    game, chance, windows, cancelled = DuckPool.new(seats=4, seed=f"{number:064x}"), Chance(SEED), set[int](), 0
    while game.outcome is None:
        asked = game.unanswered()[0]
        windows |= {asked.id} if asked.window else set()
        events = game.play(asked.seat, normal(game.view(asked.seat), chance))
        cancelled += any(event.kind == "cancel" for event in events)
    return (len(windows) - cancelled) * WINDOW_LENGTH


def test_the_windows_of_a_whole_game_take_at_most_four_minutes() -> None:  # P30
    assert max(waited(number) for number in range(8)) <= ENOUGH


@pytest.mark.long
def test_the_windows_of_many_games_take_at_most_four_minutes() -> None:  # P30
    times = sorted(waited(number) for number in range(400))
    assert times[200] <= ENOUGH * 3 / 4
    assert times[395] <= ENOUGH
