"""Tests that wait look again when something has happened, and only then."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from data.store import Store
from tests.support.data.template import place_sqlite
from tests.support.data.writing import HEARD, telling, until_stored
from tests.support.patience import until


async def looks_until(happened: list[str], begin: Callable[[], object]) -> int:
    """How often was looked until something happened that begins now."""
    looks = 0

    def look() -> list[str]:
        nonlocal looks
        looks += 1
        return happened

    begin()
    assert await until(look) == ["something"]
    return looks


async def test_what_is_true_is_not_waited_for() -> None:
    assert await looks_until(["something"], lambda: None) == 1


async def test_what_a_task_does_is_seen() -> None:
    happened = list[str]()

    async def work() -> None:
        for _ in range(100):
            await asyncio.sleep(0)  # the loop has always something to do, so nobody looks
        happened.append("something")

    tasks = list[Any]()
    assert await looks_until(happened, lambda: tasks.append(asyncio.create_task(work()))) == 2


async def test_what_a_thread_tells_the_loop_is_seen() -> None:
    happened, loop = list[str](), asyncio.get_running_loop()

    def work() -> None:
        loop.call_soon_threadsafe(happened.append, "something")

    assert await looks_until(happened, lambda: loop.run_in_executor(None, work)) < 10


async def test_several_wait_at_once() -> None:
    happened = list[str]()
    waiting = [asyncio.create_task(until(lambda number=number: len(happened) > number)) for number in range(3)]
    for number in range(3):
        happened.append("something")
        await waiting[number]
        assert [task.done() for task in waiting] == [each <= number for each in range(3)]


async def test_a_look_that_goes_wrong_says_so() -> None:
    happened = list[str]()
    asyncio.get_running_loop().call_later(0, happened.append, "something")
    with pytest.raises(ZeroDivisionError):
        await until(lambda: happened and 1 / 0)


async def test_what_never_happens_is_given_up() -> None:
    with pytest.raises(TimeoutError):
        await until(lambda: False, seconds=0.01)


async def test_what_is_written_is_seen_and_what_is_read_is_no_news(tmp_path: Path) -> None:
    place_sqlite(tmp_path / "duckboard.db")
    store, looks = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'duckboard.db'}"), 0
    store.database.observe = telling(None)
    HEARD.add(store.database)

    async def look() -> str | None:
        nonlocal looks
        looks += 1
        return await store.setting("pond")

    waiting = asyncio.create_task(until_stored(store, look))
    await until(lambda: looks == 1)
    for _ in range(3):
        await store.setting("pond")
    assert looks == 1
    assert await store.swap_setting("pond", None, "frozen")
    assert await waiting == "frozen"
    assert looks == 2
    await store.close()
