"""A browser for each test, and windows in it. Whatever a page complains about on its console fails the test."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest
from playwright.async_api import Browser, async_playwright

from playground import Playground
from tests.playground.conftest import bot, playground, rates, world

from .window import Window

__all__ = ["bot", "playground", "rates", "world"]  # fixtures; the bot is the one that is written for tests

Sit = Callable[..., Awaitable[Window]]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        missing = "there is no Chromium for the tests of the page: apt-get install chromium"
        pytest.fail(missing) if os.environ.get("CI") else pytest.skip(missing)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        await browser.close()


@pytest.fixture
async def sit(browser: Browser, playground: Playground) -> AsyncIterator[Sit]:
    """Open a window as somebody: `await sit("Ada")`."""
    windows: list[Window] = []

    async def open_window(name: str, width: int = 1280, *, theme: str = "dark") -> Window:
        windows.append(await Window.open(browser, playground.world.base, name, width, theme=theme))
        return windows[-1]

    yield open_window
    complaints = [complaint for window in windows for complaint in window.complaints]
    for window in windows:
        await window.close()
    assert complaints == []
