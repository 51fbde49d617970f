"""A browser, with windows for each test. Anything a page complains about on its console fails the test."""

import os
import subprocess
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from playground import Playground
from tests.cogs.conftest import fast_thoughts, the_same_deals, unhurried
from tests.playground.conftest import bot, playground, rates, world
from tests.support.browser.chromium import CHROMIUM, SWITCHES, Sit, address_of
from tests.support.browser.kept import Kept
from tests.support.browser.window import Window

__all__ = [
    "bot",
    "fast_thoughts",
    "playground",
    "rates",
    "the_same_deals",
    "unhurried",
    "world",
]  # fixtures; this is the bot written for tests


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every test starts the program that talks to Chromium: it keeps what it has compiled."""
    os.environ.setdefault("NODE_COMPILE_CACHE", str(tmp_path_factory.mktemp("compiled")))


@pytest.fixture
async def browser(chromium: str, compiled: None) -> AsyncIterator[Browser]:  # noqa: ARG001
    async with async_playwright() as playwright:
        browser = await playwright.chromium.connect_over_cdp(chromium)
        yield browser
        await browser.close()


@pytest.fixture
async def sit(browser: Browser, playground: Playground) -> AsyncIterator[Sit]:
    """Open a window as someone: `await sit("Ada")`."""
    windows: list[Window] = []

    async def open_window(name: str, width: int = 1280, *, theme: str = "dark") -> Window:
        windows.append(await Window.open(browser, playground.world.base, name, width, theme=theme))
        return windows[-1]

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        await window.close()
    assert complaints == []


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one program for all tests of a worker: starting it takes longer than most of them."""
    if CHROMIUM is None:
        missing = "the page's tests need Chromium: apt-get install chromium"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    profile = tmp_path_factory.mktemp("chromium")
    command = [CHROMIUM, *SWITCHES, f"--user-data-dir={profile}"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as program:
        yield address_of(profile / "DevToolsActivePort")
        program.terminate()


@pytest.fixture
async def kept(playground: Playground, tmp_path: Path) -> AsyncIterator[Kept]:
    kept = Kept(playground, tmp_path)
    await kept.start()
    playground.page.restart = kept.restart
    yield kept
    await kept.life.aclose()
