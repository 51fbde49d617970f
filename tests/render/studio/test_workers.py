"""Drawing processes: they draw what we'd draw, and however they end, the picture comes or is given up in time."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from cogs.pages import board_page, hand_page
from cogs.pages.boards import boards_page
from cogs.pages.how import how_page
from cogs.pages.model import Page, Show
from cogs.pages.options import ducky_page
from cogs.pages.pictures import Story
from data.store import Status
from render import ARTISTS
from render.studio import Job, Priority, Studio, Workers, processes
from render.studio import practice as practising
from render.studio.painters import ProcessPainter
from render.studio.practice import practice
from render.words.texts import texts
from tests.support.cogs.tables import new, played, table_of
from tests.support.paths import ROOT
from tests.support.patience import LONGEST, until_elsewhere
from tests.support.render.children import children
from tests.support.render.crafts import by_whom, die, die_once, fail, fine, leave, linger, picture, secrets, slow

pytestmark = pytest.mark.processes


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LONGEST", LONGEST)


@pytest.fixture
async def studio() -> AsyncIterator[Studio]:
    """With one process. Afterwards there is none: neither alive, nor dead and unburied."""
    studio, before = Studio(), {*children()}
    studio.open(1)
    yield studio
    await studio.close()
    assert {*children()} <= before


async def pid_of(studio: Studio) -> int:
    """Asked again each time: such a picture is never kept."""
    studio.forget()
    found = await studio.tried("who", Job(by_whom))
    assert found
    return int(found.data)


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


# Pictures


def pages() -> Iterator[Page]:
    match = played(new("race"), 40, Random(4))
    before, table = match.game.view(None), table_of(match.game)
    yield board_page(table)
    yield hand_page(table, table.seats[0])
    later = played(match, 12, Random(5))
    yield board_page(table_of(later.game), Story(before))
    yield board_page(table_of(later.game, status=Status.STOPPED, reason="stopped"), Story(None, later.record))
    over = played(new("race"), 5000, Random(10))
    yield board_page(table_of(over.game), Story(None, over.record))
    yield board_page(table_of(new("race").game, status=Status.LOBBY, clock="live"))
    yield boards_page(texts(), "tub")
    yield how_page(texts(), "race")
    yield ducky_page(table, table.seats[0])


async def test_a_process_draws_what_we_would_draw(studio: Studio) -> None:
    drawings = [each for page in pages() for part in page.parts if isinstance(part, Show) for each in part.drawings]
    assert len({drawing.job.draw for drawing in drawings}) == 8
    for drawing in drawings:
        assert await studio.tried(drawing.what, drawing.job, drawing.priority) == drawing.job.done(), drawing.what
    assert studio.state.failed == studio.state.restarts == 0


async def test_none_is_started_before_there_is_something_to_draw(studio: Studio) -> None:
    before = {*children()}
    assert not studio.is_hurried
    assert {*children()} == before
    assert await studio.tried("1", fine(1)) == picture(1)
    assert await studio.tried("no secrets", Job(secrets)) == picture(0)._replace(name="x.png", data=b"set()", alt="")
    assert len({*children()} - before) == 1
    assert {await pid_of(studio)} == {*children()} - before


def test_practising_needs_every_kind_of_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practising, "MOVES", practising.EPISODE)
    drawn = {each.name for each in practice()}
    assert {"board.png", "hand.png", "round.gif", "turn.gif"} <= drawn
    assert ARTISTS.keys() == {"race", "gallery", "pool", "tow"}, "does it practise the new game's pictures as well?"


# What goes wrong


async def test_what_fails_there_is_told_here_and_the_process_goes_on(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    process = await pid_of(studio)
    for job, reason in ((Job(fail), "the brush is broken"), (Job(leave), "SystemExit(3)")):
        assert await studio.tried(reason, job) is None
    assert await studio.tried("local", Job(lambda: picture(1))) is None, "nobody else could find it"
    assert await studio.tried("empty", Job(picture, (-1,))) is None
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert [each.getMessage().partition(" failed: ")[2] for each in told[:2]] == [
        "the brush is broken",
        "SystemExit(3)",
    ]
    assert told[0].exc_info
    assert told[0].exc_info[1]
    assert "in fail" in "".join(told[0].exc_info[1].__notes__), "where it happened"
    assert len(told) == 4
    assert await pid_of(studio) == process


@pytest.mark.long
async def test_a_process_that_is_killed_is_replaced(studio: Studio, tmp_path: Path) -> None:
    """While it has nothing to do, and while it draws."""
    first = await pid_of(studio)
    os.kill(first, signal.SIGKILL)
    second = await pid_of(studio)
    assert second != first
    mark = tmp_path / "mark"
    drawing = asyncio.create_task(studio.tried("slow", Job(linger, (str(mark),))))
    await until_elsewhere(mark.exists)
    assert studio.workers == Workers(alive=1, busy=1, deaths=1)
    os.kill(second, signal.SIGKILL)
    mark.with_suffix(".over").touch()
    assert await drawing == picture(0)
    assert await pid_of(studio) not in (first, second)
    assert studio.state.restarts == 2
    assert studio.workers == Workers(alive=1, busy=0, deaths=2)


async def test_a_picture_that_kills_its_process_is_tried_twice(
    studio: Studio, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await studio.tried("unlucky", Job(die_once, (str(tmp_path / "mark"),))) == picture(7)
    assert await studio.tried("deadly", Job(die)) is None
    assert studio.state.restarts == 2
    assert await studio.tried("deadly", Job(die)) is None, "not even tried"
    assert await studio.tried("fine", fine(1)) == picture(1)
    assert studio.state.restarts == 3
    assert logged(caplog) == ["deadly failed: its process has ended with 9"]


@pytest.mark.long
async def test_a_process_that_hangs_is_killed_and_others_go_on(
    studio: Studio, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    process = await pid_of(studio)
    monkeypatch.setattr(processes, "LONGEST", 0.2)
    hanging = asyncio.create_task(studio.tried("stuck", Job(slow, (600.0,))))
    await asyncio.sleep(0.1)
    monkeypatch.setattr(processes, "LONGEST", LONGEST)
    others = [asyncio.create_task(studio.tried(str(n), fine(n))) for n in range(5)]
    assert await hanging is None
    assert [await other for other in others] == [picture(n) for n in range(5)]
    assert process not in {*children()}
    assert await studio.tried("stuck", Job(slow, (0.0,))) is None, "a moment ago it hung"
    monkeypatch.setattr(processes, "monotonic", lambda: time.monotonic() + processes.REST + 1)
    assert await studio.tried("stuck", Job(slow, (0.0,))) == picture(0)
    assert len(logged(caplog)) == 1


@pytest.mark.long
async def test_where_no_process_can_be_started_threads_draw(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for program in ("/nowhere/python", "/bin/false"):
        monkeypatch.setattr(sys, "executable", program)
        assert await studio.tried(program, Job(by_whom)) == by_whom(), "drawn here"
        studio.forget()
        assert await studio.tried(program, Job(by_whom)) == by_whom(), "and for a while nobody tries"
        monkeypatch.setattr(processes, "REST", -1.0)
        studio.forget()
    monkeypatch.undo()
    assert "there is no drawing process" in caplog.text
    moment = processes.monotonic() + processes.REST + 1
    monkeypatch.setattr(processes, "monotonic", lambda: moment)
    assert await pid_of(studio) != os.getpid()


@pytest.mark.long
async def test_several_processes_draw_at_once() -> None:
    studio, before = Studio(), {*children()}
    studio.open(2)
    drawn = await asyncio.gather(*[studio.tried(f"{n}", Job(slow, (0.2, n)), Priority.BOARD) for n in range(4)])
    assert drawn == [picture(n) for n in range(4)]
    assert len({*children()} - before) == 2
    await studio.close()
    assert {*children()} == before


# The end


@pytest.mark.long
async def test_a_process_leaves_signals_to_the_bot_and_is_gone_when_the_studio_closes(tmp_path: Path) -> None:
    painter, before = ProcessPainter(), {*children()}
    assert await painter.draw("1", fine(1)) == picture(1)
    process = painter.pid
    assert process
    assert os.getsid(process) == process != os.getsid(0)
    os.kill(process, signal.SIGINT)
    os.kill(process, signal.SIGTERM)
    assert await painter.draw("2", fine(2)) == picture(2)
    mark = tmp_path / "mark"
    drawing = asyncio.create_task(painter.draw("slow", Job(linger, (str(mark),))))
    await until_elsewhere(mark.exists)
    drawing.cancel()
    await asyncio.wait([drawing])
    assert {*children()} == before
    await painter.close()


PROGRAM = """
import asyncio, os
from render.studio import STUDIO, Job
from tests.support.render.children import children
from tests.support.render.crafts import by_whom, linger
async def main():
    STUDIO.open(1)
    print((await STUDIO.tried("who", Job(by_whom))).data.decode(), flush=True)
    await STUDIO.tried("slow", Job(linger, ({mark!r},)))
asyncio.run(main())
"""


@pytest.mark.long
@pytest.mark.parametrize("draws", [False, True])
def test_a_process_ends_with_a_bot_that_was_killed(draws: bool, tmp_path: Path) -> None:  # noqa: FBT001
    """While it draws, or while it waits: its pipe is closed."""
    mark = tmp_path / "mark"
    over = mark.with_suffix(".over")
    if not draws:
        over.touch()
    program = PROGRAM.format(mark=str(mark)) + "import time; print(flush=True); time.sleep(600)"
    with subprocess.Popen([sys.executable, "-c", program], cwd=ROOT, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout
        worker = int(bot.stdout.readline())
        patience = time.monotonic() + LONGEST
        while draws and not mark.exists():
            assert time.monotonic() < patience
            time.sleep(0.02)
        assert draws or bot.stdout.readline()
        assert is_alive(worker)
        bot.kill()
    over.touch()
    patience = time.monotonic() + LONGEST
    while is_alive(worker):
        assert time.monotonic() < patience
        time.sleep(0.02)


def is_alive(process: int) -> bool:
    """Whoever has inherited it perhaps hasn't waited for it yet."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except OSError:  # not there, or gone while it was being read
        return False


def test_a_drawing_process_loads_neither_discord_nor_the_database() -> None:
    program = "import sys, render.studio.worker; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"discord", "aiohttp", "sqlalchemy", "cogs", "data"} & {*loaded.stdout.split()}
