"""Pictures enlarged: on a phone large enough to be read, with a finger, a mouse or the keyboard."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from tests.support.browser.chromium import Sit
from tests.support.browser.window import Window
from tests.support.patience import LONGEST
from tests.support.say import say

pytestmark = [pytest.mark.long, pytest.mark.usefixtures("kept")]
LEGIBLE = 2.5  # times as wide as in its message


async def lesson(ada: Window) -> Locator:
    """The picture of its first step."""
    await ada.use("ducks learn")
    await ada.press(say("learn-tow"))
    picture = ada.messages.last.locator(".picture img")
    await expect(picture).to_be_visible()
    return picture


async def width(element: Locator) -> float:
    box = await element.bounding_box()
    assert box is not None
    return box["width"]


async def test_a_tap_on_a_phone_shows_a_picture_close_by_and_another_one_as_a_whole(sit: Sit) -> None:
    ada = await sit("Ada", 390)
    picture = await lesson(ada)
    await expect(ada.messages.last.locator(".larger")).to_be_visible()
    small = await width(picture)
    await picture.click(position={"x": small - 40, "y": 40})
    large, pan = ada.page.locator("dialog img"), ada.page.locator("dialog .pan.near")
    await expect(pan).to_be_focused()
    assert await width(large) >= LEGIBLE * small
    assert await pan.evaluate("pan => pan.scrollLeft > pan.clientWidth / 2"), "the place that was tapped"
    await large.click()
    await expect(ada.page.locator("dialog .pan:not(.near)")).to_be_visible()
    await expect(large).to_be_in_viewport(ratio=1)
    await ada.page.get_by_role("button", name="Close", exact=True).click()
    await expect(large).to_have_count(0)


async def test_the_keyboard_enlarges_pans_and_closes(sit: Sit) -> None:
    ada = await sit("Ada", 390)
    picture, keyboard = await lesson(ada), ada.page.keyboard
    frame, alt = picture.locator(".."), await picture.get_attribute("alt")
    await frame.press("Enter")
    dialog, pan = ada.page.get_by_role("dialog", name="Enlarged picture"), ada.page.locator("dialog .pan.near")
    await expect(pan).to_be_focused()
    await expect(dialog.get_by_role("img")).to_have_attribute("alt", alt or "it has one")
    before: int = await pan.evaluate("pan => pan.scrollLeft")
    await keyboard.press("ArrowRight")
    async with asyncio.timeout(LONGEST):  # the page allows no evaluated waiting
        while await pan.evaluate("pan => pan.scrollLeft") <= before:
            await asyncio.sleep(0.02)
    zoom = dialog.get_by_role("button", name="Close by")
    await expect(zoom).to_have_attribute("aria-pressed", "true")
    await zoom.press("Enter")
    await expect(zoom).to_have_attribute("aria-pressed", "false")
    await keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(frame).to_be_focused()
