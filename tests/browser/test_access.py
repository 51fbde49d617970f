"""For people who can't see the page or use a mouse: axe-core is happy, the keyboard reaches all, news is read out."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.async_api import Page, expect

from bot import made_front
from playground import Front, Playground
from tests.browser.test_page import bot
from tests.support.browser.chromium import Sit
from tests.support.browser.window import Window

__all__ = ["bot"]  # the fixture

GRAVE = {"serious", "critical"}
pytestmark = [pytest.mark.long, pytest.mark.usefixtures("bot")]


@pytest.fixture(scope="session")
def axe() -> str:
    """The checker's script, which comes with a package."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


async def findings(page: Page, axe: str) -> list[str]:
    await page.evaluate(axe)
    found: dict[str, Any] = await page.evaluate("axe.run()")
    grave = [one for one in found["violations"] if one["impact"] in GRAVE]
    return [f"{one['id']}: {node['html'][:160]}" for one in grave for node in one["nodes"]]


async def full(window: Window) -> None:
    """A page with all kinds of things on it."""
    await window.use("everything")
    await expect(window.message("subtext")).to_be_visible()
    await window.use("embeds")
    await window.use("board show")
    await window.press("whisper")
    await expect(window.message("only for Ada")).to_be_visible()


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_nothing_serious_is_wrong_with_a_full_page(sit: Sit, axe: str, theme: str) -> None:
    ada = await sit("Ada", theme=theme)
    await full(ada)
    assert await findings(ada.page, axe) == []
    await ada.page.locator(".composer textarea").fill("/board")
    await expect(ada.page.locator(".lists .entry").first).to_be_visible()
    assert await findings(ada.page, axe) == []


async def test_nothing_serious_is_wrong_with_dialogs_drawers_and_the_first_page(
    sit: Sit, axe: str, playground: Playground
) -> None:
    ada = await sit("Ada", 390, theme="light")
    assert await findings(ada.page, axe) == []
    await ada.use("ask")
    await expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert await findings(ada.page, axe) == []
    await ada.page.keyboard.press("Escape")
    await ada.page.get_by_role("button", name="Servers and channels").click()
    await ada.page.get_by_role("button", name="Faults").click()
    assert await findings(ada.page, axe) == []
    await ada.page.goto(playground.world.base)
    await expect(ada.page.get_by_role("link", name="Cleo")).to_be_visible()
    assert await findings(ada.page, axe) == []


@pytest.mark.parametrize(("theme", "size"), [("dark", (1280, 800)), ("light", (390, 844))])
async def test_the_first_page_shows_the_games_and_whom_to_be_without_scrolling(
    sit: Sit, axe: str, playground: Playground, theme: str, size: tuple[int, int]
) -> None:
    playground.page.front.make = front
    ada = await sit("Ada", theme=theme)
    await ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    await ada.page.goto(playground.world.base)
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text(made_front().name)
    await expect(ada.page.get_by_role("list", name="Games").get_by_role("img")).to_have_count(4)
    assert await findings(ada.page, axe) == []
    for name in ("Ada", "Dan"):
        await expect(ada.page.get_by_role("link", name=name)).to_be_in_viewport(ratio=1)


async def front(language: str) -> Front:
    return made_front(language)


async def test_everything_can_be_done_with_the_keyboard(sit: Sit) -> None:
    """From a slash typed anywhere to the button of the answer, and back out of a drawer with Escape."""
    ada = await sit("Ada", 390)
    await ada.page.locator(".scroller").focus()
    await ada.page.keyboard.type("/show")
    for _ in range(2):
        await expect(ada.page.locator(".lists")).not_to_be_empty()
        await ada.page.keyboard.press("Enter")
    await expect(ada.message("1 quacks")).to_be_visible()
    await ada.page.locator(".scroller").focus()
    for _ in range(12):
        await ada.page.keyboard.press("Tab")
        if await ada.page.evaluate("document.activeElement.dataset.id === 'quack:1'"):
            break
    await ada.page.keyboard.press("Enter")
    await expect(ada.message("2 quacks")).to_be_visible()
    await ada.page.get_by_role("button", name="People").focus()
    await ada.page.keyboard.press("Enter")
    await expect(ada.page.locator(".people")).to_be_visible()
    await ada.page.keyboard.press("Escape")
    await expect(ada.page.locator(".people")).to_be_hidden()
    await expect(ada.page.get_by_role("button", name="People")).to_be_focused()


async def test_news_is_read_aloud(sit: Sit) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ben.write("**hello** _there_")
    await expect(ada.page.locator("#news")).to_have_text("Ben: hello there")
    await ben.use("board show")
    await expect(ada.page.locator("#news")).to_contain_text("1 quacks")
    await ben.press("quack 1")
    await expect(ada.page.locator("#news p").last).to_contain_text("2 quacks")
