"""What a click costs: how many database queries, and how many hands."""

from collections import Counter
from collections.abc import Callable, Collection
from time import monotonic
from typing import Any

import pytest
from discord.http import Ratelimit

import cogs.bot
from cogs import clicks
from cogs.bot import CLEAR_EVERY, Duckboard
from cogs.tables import desired
from data.store.database import Database
from data.store.sqlite import SqliteSession
from engine import GAMES
from playground import Playground
from tests.support.cogs.seating import at_rest, begun, pick
from tests.support.patience import until

MOST_WRITES = 3  # transactions
MANY_LIMITS = 1_000
MOST_STATEMENTS = 15  # in all of them, without BEGIN and COMMIT


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each thing was done."""
    counted = Counter[str]()
    for what, where, name in (
        ("read", Database, "read"),
        ("write", Database, "write"),
        ("statement", SqliteSession, "rows"),
        ("statement", SqliteSession, "change"),
        ("click", clicks, "parse_click"),
        ("hand", clicks, "hand_page"),
        ("hand", desired, "hand_page"),
        ("load", GAMES["race"], "load"),
    ):
        monkeypatch.setattr(where, name, counting(counted, what, getattr(where, name)))
    return counted


def counting(counted: Counter[str], what: str, do: Callable[..., Any]) -> Callable[..., Any]:
    def done(*args: Any, **kwargs: Any) -> Any:
        counted[what] += 1
        return do(*args, **kwargs)

    return done


async def test_a_card_costs_few_looks_at_the_database(
    counted: Counter[str], bot: Duckboard, playground: Playground
) -> None:
    """From the press to the newest board: the click counts once, and each hand is made once."""
    players = await begun(playground, "Ben")
    await at_rest(bot)
    for looks_by_itself in (bot.timekeeper, bot.sweeper, bot.janitor):
        await looks_by_itself.close()
    counted.clear()
    await pick(players[0])
    await until(lambda: not bot.is_busy)
    assert counted["read"] == 0, counted
    assert counted["write"] <= MOST_WRITES, counted
    assert counted["statement"] <= MOST_STATEMENTS, counted
    assert counted["hand"] == len(players), counted
    assert counted["load"] == 0, counted  # the game that was saved last is known, and the one that was clicked is shown
    assert counted["click"] == 1, counted


async def test_rate_limits_are_looked_through_seldom(bot: Duckboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many there are; and those that nobody has needed for a while are still forgotten."""
    looked = Counter[str]()
    monkeypatch.setattr(Ratelimit, "is_inactive", counting(looked, "at", Ratelimit.is_inactive))
    for number in range(MANY_LIMITS):
        bot.http.get_ratelimit(f"old {number}")
    assert looked["at"] <= MANY_LIMITS
    monkeypatch.setattr(cogs.bot, "monotonic", lambda: monotonic() + CLEAR_EVERY)
    needed = bot.http.get_ratelimit("old 7")
    monkeypatch.setattr(Ratelimit, "is_inactive", lambda limit: limit is not needed)
    bot.http.get_ratelimit("new")
    assert [key for key in rate_limits(bot) if key.startswith("old")] == ["old 7"]


def rate_limits(bot: Duckboard) -> Collection[str]:
    return bot.http._buckets
