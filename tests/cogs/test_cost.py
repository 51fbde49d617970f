"""What a click costs: how often the database is asked for it, and how often a hand is made."""

from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event

from bot import Duckboard
from cogs import clicks, desired
from data.database import Database
from playground import Playground

from .test_presenter import begun, pick, settled

MOST_READS, MOST_WRITES = 4, 3
MOST_STATEMENTS = 24  # in all these transactions, with their beginnings


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Transactions, by what they are."""
    counted = Counter[str]()
    for kind in ("look", "change"):
        monkeypatch.setattr(Database, kind, counting(counted, kind, getattr(Database, kind)))
    for module in (clicks, desired):
        monkeypatch.setattr(module, "hand_page", counting(counted, "hand", module.hand_page))
    return counted


def counting(counted: Counter[str], what: str, do: Callable[..., Any]) -> Callable[..., Any]:
    def done(*args: Any, **kwargs: Any) -> Awaitable[Any] | Any:
        counted[what] += 1
        return do(*args, **kwargs)

    return done


def count_statements(bot: Duckboard, counted: Counter[str]) -> None:
    for engine in (bot.store.database._reading, bot.store.database._writing):  # pyright: ignore[reportPrivateUsage]
        event.listen(engine.sync_engine, "before_cursor_execute", lambda *_: counted.update(["statement"]))


async def test_a_card_costs_few_looks_at_the_database(
    asked: Counter[str], bot: Duckboard, playground: Playground
) -> None:
    ada, _ = await begun(playground, "Ben")
    await settled(bot)
    await bot.timekeeper.close()  # it looks at the clock, whoever clicks
    count_statements(bot, asked)
    asked.clear()
    await pick(ada)
    await bot.presenter.nudge(1)
    cost = dict(asked)
    before = Counter(asked)
    await bot.presenter.nudge(1)  # the same look once more, with nothing to show
    nothing = asked - before
    click = Counter(cost) - nothing
    assert click["look"] <= MOST_READS, cost
    assert click["change"] <= MOST_WRITES, cost
