"""The real bot on a playground of its own, with its own database file. All it sends is checked as Discord would."""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from cogs.bot import Duckboard
from cogs.clicks import replies
from cogs.pages.behind import LATELY
from cogs.tables import computers, routines
from data.logs import TABLE
from data.store import lobby
from data.store import time_limits as clocks
from engine import record
from engine.seeds import seed_of
from playground import Playground, World
from render import ARTISTS, Picture
from render.studio import STUDIO, Job, jobs
from render.studio.orders import Orders
from render.words.texts import Texts, texts
from tests.playground.conftest import playground, rates, world
from tests.support.cogs.easel import Easel
from tests.support.cogs.running import running
from tests.support.patience import LONGEST

__all__ = ["playground", "rates", "world"]  # fixtures
OURS = dict(ARTISTS)
ALBUM: dict[str, Picture] = {}  # by the digests of their jobs
PHRASEBOOK: dict[str, Any] = {}  # commands in all languages, by what they are in English


@pytest.fixture(autouse=True)
def fast_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computers answer windows soon and everything else at once, and deadlines are checked often."""
    monkeypatch.setattr(clocks, "THINKING", (0.02, 0.06))
    monkeypatch.setattr(clocks, "CONSIDERING", (0.0, 0.0))
    monkeypatch.setattr(clocks, "OBVIOUS", (0.0, 0.0))
    monkeypatch.setattr(computers, "SEARCHING", 0.1)
    monkeypatch.setattr(routines, "TICK", 0.05)


@pytest.fixture(autouse=True)
def a_new_studio() -> None:
    """Nothing is drawn or told yet, so that every test sees its own artists and tellers at work."""
    STUDIO.forget()
    LATELY.clear()


@pytest.fixture(autouse=True)
def the_same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Clicks have other numbers every time, so they add nothing to the seed, except in tests about that."""
    if "test_fair" not in request.node.nodeid:
        for module in (lobby, record):
            monkeypatch.setattr(module, "seed_of", lambda secret, _: seed_of(secret, ()))


@pytest.fixture(autouse=True)
def an_album(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many tests begin with the same game. What one of our own artists has drawn for another test isn't drawn again:
    it would be the same picture, and tests/render makes sure of that."""
    draw = Job.done

    def looked_up(job: Job) -> Picture:
        if not is_usual(job):
            return draw(job)
        if job.digest not in ALBUM:
            ALBUM[job.digest] = draw(job)
        return ALBUM[job.digest]

    monkeypatch.setattr(Job, "done", looked_up)


def is_usual(job: Job) -> bool:
    """Drawn by the artists that there are, in a language that there is: tests may have others."""
    spoken = [each for each in job.args if isinstance(each, Texts)]
    return (
        job.draw.__module__ == jobs.__name__
        and ARTISTS == OURS
        and all(each is texts(each.language) for each in spoken)
    )


@pytest.fixture(autouse=True)
def a_phrasebook(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every bot tells Discord the same commands. They are put into all languages once, unless a test has others."""
    translated = app_commands.Group.get_translated_payload

    async def looked_up(group: Any, tree: Any, translator: Any) -> Any:
        if getattr(translator, "_speak", None) is not texts:
            return await translated(group, tree, translator)
        if (english := json.dumps(group.to_dict(tree))) not in PHRASEBOOK:
            PHRASEBOOK[english] = await translated(group, tree, translator)
        return PHRASEBOOK[english]

    monkeypatch.setattr(app_commands.Group, "get_translated_payload", looked_up)


class TableIds(logging.Handler):
    """Notes records whose words are about another table than their field."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        named = re.search(r"\btable (\d+)", record.getMessage())
        if named and int(named[1]) != TABLE.get():
            self.wrong.append(f"{TABLE.get()}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def every_record_knows_its_table(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where a bot is at work, and not just a part of it."""
    if "playground" not in request.fixturenames:
        yield
        return
    ids = TableIds()
    logging.getLogger().addHandler(ids)
    yield
    logging.getLogger().removeHandler(ids)
    assert ids.wrong == []


@pytest.fixture(autouse=True)
def unhurried(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine mustn't defer answers or give them up. Tests that are about that say so."""
    monkeypatch.setattr(replies, "ENOUGH", LONGEST)
    world.answer_within = LONGEST


@pytest.fixture
async def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    """The only one who draws."""
    easel = Easel()
    monkeypatch.setitem(STUDIO._orders, asyncio.get_running_loop(), Orders([easel], STUDIO._keep))
    return easel


@pytest.fixture
async def bot(request: pytest.FixtureRequest, playground: Playground, tmp_path: Path) -> AsyncIterator[Duckboard]:
    """Threads draw, unless a test asks for drawing processes."""
    async with running(playground, tmp_path, drawing_processes=getattr(request, "param", 0)) as bot:
        yield bot
