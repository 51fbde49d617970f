"""What somebody sees when something new comes: its first words, and not just its end, however small their window is."""

import pytest
from playwright.async_api import FloatRect, Locator, expect

from playground import Playground
from tests.support.browser.chromium import Sit
from tests.support.browser.kept import Kept
from tests.support.browser.window import Window
from tests.support.patience import until
from tests.support.say import on_screen, say

pytestmark = pytest.mark.long

SIZES = [(1280, 720), (390, 844)]
LINES = 80
LONG = "\n".join(["**the first line**", *["and on it goes"] * LINES, "the last line"])


async def seen(window: Window, words: str) -> None:
    """Below the head, and above where one writes."""
    line = window.page.locator(".messages").get_by_text(words, exact=False).last
    await expect(line).to_be_in_viewport(ratio=1)
    view, box = await box_of(window.page.locator(".scroller")), await box_of(line)
    assert view["y"] - 1 <= box["y"]
    assert box["y"] + box["height"] <= view["y"] + view["height"] + 1


async def box_of(element: Locator) -> FloatRect:
    box = await element.bounding_box()
    assert box is not None
    return box


@pytest.mark.parametrize(("width", "height"), SIZES)
async def test_each_step_of_a_lesson_is_read_without_scrolling(sit: Sit, kept: Kept, width: int, height: int) -> None:
    """Its sentence, and everything that can be pressed, also once its picture is there."""
    ada = await sit("Ada", width)
    await ada.page.set_viewport_size({"width": width, "height": height})
    await ada.use("ducks learn")
    await ada.press(say("learn-tow"))
    for step, click in [("park", "1"), ("cards", "2"), ("feed", "2 feed yellow"), ("move", "3 move 1"), ("drop", "")]:
        page = ada.messages.last
        await expect(page).to_contain_text(on_screen(f"learn-tow-{step}", computer=""))
        await until(lambda: not kept.bot.is_busy)
        await expect(page.locator(".picture")).to_have_count(1)
        await seen(ada, on_screen(f"learn-tow-{step}", computer=""))
        await expect(page.locator(".press").first).to_be_in_viewport(ratio=1)
        await expect(page.locator(".press").last).to_be_in_viewport(ratio=1)
        if click:
            await page.locator(f'[data-id="d1:learn:0:tow {click}"]').click()


@pytest.mark.usefixtures("kept")
async def test_a_page_is_read_from_its_beginning_when_it_was_turned_at_its_end(sit: Sit) -> None:
    ada = await sit("Ada", 390)
    await ada.page.set_viewport_size({"width": 390, "height": 500})
    await ada.use("duckrace rules")
    chapters = ada.messages.last.get_by_role("combobox")
    for number in (3, 4):
        await ada.page.locator(".scroller").evaluate("one => (one.scrollTop = 0)")
        await expect(chapters).to_be_in_viewport(ratio=1)
        await chapters.click()
        await ada.messages.last.get_by_role("option").nth(number).click()
        await expect(chapters).not_to_be_in_viewport()
        heading = ada.messages.last.locator(".text > *").first
        await expect(heading).to_be_in_viewport(ratio=1)


async def test_a_long_message_is_read_from_its_beginning(sit: Sit, playground: Playground) -> None:
    ada, channel = await sit("Ada", 390), playground.world.channel("games")
    playground.be("Ben").write(channel, LONG)
    await seen(ada, "the first line")
    await expect(ada.message("the first line").locator(".author")).to_be_in_viewport(ratio=1)
    await ada.page.reload()
    await seen(ada, "the first line")
    playground.be("Ben").write(channel, "something short")
    await seen(ada, "something short")


async def test_whoever_reads_elsewhere_stays_there(sit: Sit, playground: Playground) -> None:
    ada, channel = await sit("Ada", 390), playground.world.channel("games")
    playground.be("Ben").write(channel, LONG)
    await seen(ada, "the first line")
    await ada.page.locator(".scroller").evaluate("one => (one.scrollTop += 400)")
    before = await box_of(ada.page.locator("strong", has_text="the first line"))
    playground.be("Ben").write(channel, LONG.replace("the first", "another"))
    jump = ada.page.get_by_role("button", name="New messages")
    await expect(jump).to_be_visible()
    assert (await box_of(ada.page.locator("strong", has_text="the first line")))["y"] == pytest.approx(
        before["y"], abs=2
    )
    await jump.click()
    await seen(ada, "another line")
