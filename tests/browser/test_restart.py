"""The whole program is stopped and started again, once politely and once not, and the game on the page goes on."""

import asyncio
import re
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import ClientSession
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as PlaywrightTimeout

from bot import QUICK_GAME
from render.words.texts import texts
from tests.support.browser.window import Window
from tests.support.paths import ROOT
from tests.support.patience import LONGEST
from tests.support.program import heard, started

JSON = dict[str, Any]
PLACES = ("games", "Duckboard")  # where a question may be
SOON = 3000  # milliseconds
WHILE_IT_IS_DOWN = re.compile("ERR_CONNECTION_REFUSED|WebSocket connection")  # what the browser says then
ANSWERS = '.messages [data-id^="d1:say:"]:not(:disabled), .messages [data-id^="s1:choose:"]:not(:disabled)'


class Program:
    """The program in a folder of its own, always on the same port, with computers that don't pause for long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = socket.socket()  # it doesn't listen, so the program may share its port, and nobody else gets it
        self._held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._held.bind(("127.0.0.1", 0))
        self.port: int = self._held.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._held.close()

    @asynccontextmanager
    async def life(self, end: signal.Signals) -> AsyncIterator[None]:
        settings = {"PYTHONPATH": str(ROOT), "PLAYGROUND_PORT": str(self.port)}
        async with started(self.folder, "-m", "tests.support.hasty", **settings) as process:
            await heard(process, "connected to Gateway")
            reading = asyncio.create_task(process.communicate())  # or else it would wait for a reader of its log
            yield
            process.send_signal(end)
            out, _ = await asyncio.wait_for(reading, LONGEST)
            assert b"Traceback" not in out
            assert process.returncode == (0 if end == signal.SIGTERM else -end)

    def answers(self) -> int:
        """How many of Ada's answers are in the database."""
        with closing(sqlite3.connect(f"file:{self.folder}/playground.db?mode=ro", uri=True)) as database:
            return database.execute("SELECT count(*) FROM moves WHERE interaction_id IS NOT NULL").fetchone()[0]

    async def board(self) -> JSON:
        """The message where everyone can ask for their hand."""
        async with ClientSession(f"{self.address}/playground/people/") as http:
            places = (await (await http.get("Ada")).json())["channels"]
            games = next(each["id"] for each in places if each["name"] == "games")
            messages = await (await http.get(f"Ada/channels/{games}")).json()
        [board] = [each for each in messages if "d1:hand:" in str(each["components"])]
        return board


@pytest.fixture
async def ada(browser: Browser) -> AsyncIterator[Window]:
    """A window that is still empty."""
    context = await browser.new_context(viewport={"width": 1280, "height": 800})
    window = Window("Ada", context, await context.new_page())
    yield window
    await window.close()
    assert [each for each in window.complaints if not WHILE_IT_IS_DOWN.search(each)] == []


async def move(ada: Window, program: Program) -> None:
    """Answers what Ada is asked next, here or there, until an answer counts: a moment after a crash it may be too late
    for what a message still asks."""
    before = program.answers()
    while program.answers() == before:
        its_id = await asked(ada)
        answer = ada.page.locator(f'.messages [data-id="{its_id}"]:not(:disabled)')
        with suppress(PlaywrightTimeout):  # the message has changed since: then it's asked again, here or there
            await answer.last.click(timeout=SOON)
            if its_id.startswith("s1:"):
                await ada.page.locator(".entry").first.click(timeout=SOON)
            await expect(answer).to_have_count(0)


async def asked(ada: Window) -> str:
    """Wait until Ada can press an answer, and return the id of the last one."""
    async with asyncio.timeout(LONGEST):
        while True:
            for place in PLACES:
                if await ada.page.locator(".place", has_text=place).count():
                    await ada.go(place)
                    await ada.page.wait_for_timeout(100)  # a look: if it comes later, so does another one
                    if ids := await ada.page.locator(ANSWERS).evaluate_all("all => all.map((one) => one.dataset.id)"):
                        return ids[-1]


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    with closing(Program(tmp_path)) as program:
        yield program


@pytest.mark.processes
@pytest.mark.parametrize("end", [signal.SIGTERM, pytest.param(signal.SIGKILL, marks=pytest.mark.long)])
async def test_a_game_goes_on_after_the_program_has_ended(ada: Window, program: Program, end: signal.Signals) -> None:
    async with program.life(signal.SIGTERM):
        await come_in(ada, program)
        await ada.page.locator(".first-steps").get_by_role("button", name=QUICK_GAME.label).click()
        await move(ada, program)
        board = await program.board()
    await expect(ada.page.locator(".line-state")).to_contain_text("broken")

    async with program.life(end):
        assert (await program.board())["id"] == board["id"]
        await expect(ada.page.locator(".line-state")).to_be_empty()
        await move(ada, program)  # on the page as it was, right before the end

    async with program.life(signal.SIGTERM):
        await ada.page.reload()
        await ada.go("games")
        picture = ada.page.locator(".messages .message img").last
        assert await picture.evaluate("async (image) => (await image.decode(), image.naturalWidth)") > 100
        await move(ada, program)
        after = await program.board()
    assert after["id"] == board["id"], "it is still the same message"
    assert after["edited_timestamp"] > board["edited_timestamp"]


async def come_in(ada: Window, program: Program) -> None:
    """From the first page, which says what there is to play."""
    await ada.page.goto(program.address)
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(texts().say("front-name"))
    await expect(ada.page.locator(".game")).to_have_count(4)
    await expect(ada.page.locator(".game").first).to_contain_text(texts().say("game-race"))
    await ada.page.get_by_role("link", name="Ada").click()
    await expect(ada.page.locator(".first-steps")).to_be_visible()
