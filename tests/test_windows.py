"""The program where all that Windows lacks is taken away: see `tests/support/windows/sitecustomize.py`."""

import asyncio
import os
import re
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from aiohttp import ClientSession

from tests.support.cogs.driver import MOVES, Control, controls_of, pictures_in
from tests.support.paths import ROOT
from tests.support.patience import LONGEST
from tests.support.program import started

pytestmark = pytest.mark.processes
WINDOWS = ROOT / "tests" / "support" / "windows"
TAKEN = "Windows: everything else is taken away"
# Consoles and files there know few letters; these know even fewer
PLAIN = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
ENOUGH = 4  # moves
T = TypeVar("T")


class Output:
    """What a process has written so far, on both of its outputs."""

    def __init__(self, process: Process) -> None:
        self.text, self._is_over = "", False
        self._process, self._more = process, asyncio.Condition()
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        assert self._process.stdout
        async for line in self._process.stdout:
            async with self._more:
                self.text += line.decode()
                self._more.notify_all()
        async with self._more:
            self._is_over = True
            self._more.notify_all()

    async def wait_for(self, words: str, times: int = 1) -> list[str]:
        """Wait until it's been written that often, and return what was found."""
        try:
            async with self._more, asyncio.timeout(LONGEST):
                await self._more.wait_for(lambda: self._is_over or len(re.findall(words, self.text)) >= times)
        except TimeoutError:
            raise AssertionError(f"it never said {words}:\n{self.text}") from None
        found = re.findall(words, self.text)
        assert len(found) >= times, self.text
        return found


class Ada:
    """Someone in another process, who looks again whenever she hears of something new."""

    def __init__(self, session: ClientSession) -> None:
        self.session = session
        self.places: list[str] = []
        self.pressed = set[str]()

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        async with self.session.request(method, f"/playground/people/Ada{path}", json=body) as answer:
            told = await answer.json()
            assert answer.status == 200, told
            return told

    async def come(self) -> None:
        """Look where the games are, and where the bot would write privately."""
        channels = (await self.ask("GET", ""))["channels"]
        self.places = [each["id"] for each in channels if each["name"] == "games"]
        self.places.append((await self.ask("PUT", "/dm"))["id"])

    async def find(self, what: Callable[[Sequence[Any]], T | None]) -> T:
        """Return what's found in all messages that she sees, as soon as it's there."""
        async with self.session.ws_connect("/playground/people/Ada/events") as news, asyncio.timeout(LONGEST):
            while True:
                seen = [each for place in self.places for each in await self.ask("GET", f"/channels/{place}")]
                if found := what(seen):
                    return found
                await news.receive_json()

    async def press(self, *verbs: str, rest: str = "") -> None:
        """Press the newest of these controls that she hasn't pressed yet."""

        def newest(messages: Sequence[Any]) -> Control | None:
            shown = [each for each in controls_of(messages) if each.verb in verbs and each.click.rest.startswith(rest)]
            return next((each for each in reversed(shown) if each.custom_id not in self.pressed), None)

        control = await self.find(newest)
        self.pressed.add(control.custom_id)
        how, values = ("select", {"values": control.values[:1]}) if control.values else ("press", {})
        await self.ask("POST", f"/messages/{control.message['id']}/{how}", {"custom_id": control.custom_id, **values})


@asynccontextmanager
async def on_windows(folder: Path) -> AsyncIterator[tuple[Ada, Output]]:
    """The bot and its playground, as they'd run on Windows, until Ctrl+C ends them."""
    path = os.pathsep.join([str(WINDOWS), str(ROOT)])
    async with started(folder, "-m", "tests.support.hasty", PYTHONPATH=path, **PLAIN) as process:
        output = Output(process)
        (address,) = await output.wait_for(r"Play at (http\S+)")
        await output.wait_for("connected to Gateway")
        async with ClientSession(address) as session:
            ada = Ada(session)
            await ada.come()
            yield ada, output
        process.send_signal(signal.SIGINT)
        await asyncio.wait_for(output.reading, LONGEST)
        assert await process.wait() == 0, output.text
    assert not re.search(r"Traceback|\[ERROR|\[CRITICAL|there is no", output.text), output.text


async def test_people_play_where_all_is_gone_that_windows_lacks(tmp_path: Path) -> None:
    """With a process that draws and one that thinks, before and after a restart."""
    async with on_windows(tmp_path) as (ada, output):
        await ada.ask("POST", f"/channels/{ada.places[0]}/use", {"command": "duckrace start"})
        await ada.press("computer", rest="hard")
        await ada.press("start")
        moves = 0
        while moves < ENOUGH or output.text.count(TAKEN) < len(("bot", "drawing", "thinking")):
            await ada.press(*MOVES)
            moves += 1
        await ada.find(lambda messages: [name for each in messages for name in pictures_in(each["components"])])
    async with on_windows(tmp_path) as (again, _):
        again.pressed = ada.pressed
        await again.press(*MOVES)
