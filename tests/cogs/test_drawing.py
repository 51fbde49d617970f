"""Whole tables with drawing processes: what happens to these is nothing that people would notice."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from cogs.bot import Duckboard
from cogs.pages import Story, board_page
from cogs.pages.layout import drawn
from data.store import Played, Table
from playground import Playground
from render.studio import STUDIO, Priority, orders, processes
from tests.support.cogs.driver import Company
from tests.support.cogs.easel import Easel
from tests.support.cogs.laws import Secrets, shows_the_newest
from tests.support.cogs.pages import revealed
from tests.support.cogs.running import running
from tests.support.cogs.tables import table_of
from tests.support.patience import LONGEST, until
from tests.support.render.children import children
from tests.support.render.crafts import fine, picture

AGAIN = 5  # pictures between two troubles


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LONGEST", LONGEST)


# Over the wire


async def kill(process: int) -> None:
    os.kill(process, signal.SIGKILL)


def has_drawn_more(drawn: int) -> bool:
    return STUDIO.state.drawn >= drawn + AGAIN and bool(STUDIO.state.drawing)


async def stall(process: int) -> None:
    os.kill(process, signal.SIGSTOP)
    await asyncio.sleep(0.3)
    os.kill(process, signal.SIGCONT)


@asynccontextmanager
async def trouble(happens: object) -> AsyncIterator[list[int]]:
    """Again and again, but each time something has been drawn since."""
    met, before = list[int](), {*children()}

    async def go_on() -> None:
        while True:
            drawn = STUDIO.state.drawn
            await until(partial(has_drawn_more, drawn))
            (process,) = {*children()} - before
            met.append(process)
            await happens(process)  # type: ignore[operator]

    task = asyncio.create_task(go_on())
    yield met
    task.cancel()
    await asyncio.wait([task])
    with_none_stopped = [os.kill(process, signal.SIGCONT) for process in {*children()} - before]
    assert len(with_none_stopped) <= 1


@pytest.mark.long
@pytest.mark.processes
@pytest.mark.parametrize("happens", [kill, stall])
async def test_a_race_goes_on_whatever_happens_to_those_who_draw_it(
    happens: object, playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = {*children()}
    async with running(playground, tmp_path, drawing_processes=1) as bot:
        company = Company(playground, bot.store, playground.world.channel("games"), ("Ada", "Ben"), "drawn")
        secrets = Secrets(company)
        company.watching.append(secrets)
        async with trouble(happens) as met:
            await company.sit_down("duckrace")
            await company.play(20)
        await company.play(4)
        await shows_the_newest(company)
        state = STUDIO.state
    assert {*children()} == before, "all have ended with the bot"
    assert len(met) > 1
    assert not company.lost
    assert secrets.known
    assert state.failed == 0
    assert state.drawn > 20
    assert (len({*met}) > 1) == (happens is kill) == (state.restarts > 1)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


# In a hurry


async def test_where_much_is_to_be_drawn_boards_are_stills_and_answers_come_first(easel: Easel) -> None:
    before, after = revealed()
    table, story = table_of(after.game), Story(before.game.view(None))
    assert board_page(table, story).moving
    others = [asyncio.create_task(STUDIO.tried(f"other {n}", fine(n), Priority.BOARD)) for n in range(orders.MANY + 2)]
    await asyncio.sleep(0)
    assert STUDIO.is_hurried
    page = board_page(table, Story(is_brief=True))
    assert page.digest == board_page(table, story).digest, "so it's shown, and not shown again"
    board = asyncio.create_task(drawn(page))
    answer = asyncio.create_task(STUDIO.tried("answer", fine(99)))
    await asyncio.sleep(0)
    easel.free.set()
    assert [file.filename for file in (await board).files] == ["0-board.png"]
    assert await answer == picture(99)
    assert [await other for other in others] == [picture(n) for n in range(orders.MANY + 2)], "nothing is lost"
    assert easel.begun[:2] == ["other 0", "answer"]


async def test_a_board_that_is_out_of_date_is_not_drawn(bot: Duckboard, playground: Playground, easel: Easel) -> None:
    company = Company(playground, bot.store, playground.world.channel("games"), ("Ada", "Ben"), "overtaken")
    easel.free.set()
    await company.sit_down("duckrace")
    table = await company.settled()
    await until(lambda: not bot.is_busy)
    easel.free.clear()
    filling = asyncio.create_task(STUDIO.tried("filling", fine(1)))
    await asyncio.sleep(0)
    begun = len(easel.begun)
    table = await moved_on(bot, table)
    await until(lambda: sum(STUDIO.state.waiting))
    await moved_on(bot, table)
    waiting = sum(STUDIO.state.waiting)
    easel.free.set()
    await filling
    await shows_the_newest(company)
    assert STUDIO.state.dropped == waiting > 0
    assert len({*easel.begun[begun:]}) == len(easel.begun[begun:]), "each only as it is now"


async def moved_on(bot: Duckboard, table: Table) -> Table:
    """Somebody answers, wherever that was; the table is to be shown."""
    assert table.game
    prompt = table.game.unanswered()[0]
    played = await bot.store.play(table.id, prompt.seat, prompt.moves[0], prompt=prompt.id, undos=table.undos)
    assert isinstance(played, Played)
    bot.presenter.nudge(table.id, played.table)
    return played.table
