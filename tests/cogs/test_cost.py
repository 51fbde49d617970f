"""What a click costs: how many database queries, and how many hands."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from cogs import clicks
from cogs.bot import Duckboard
from cogs.tables import desired
from data.store.database import Database
from data.store.sqlite import SqliteSession
from engine import GAMES
from playground import Playground
from tests.cogs.seating import at_rest, begun, pick
from tests.playground.conftest import until

MOST_WRITES = 3  # transactions
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
