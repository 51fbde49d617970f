"""How a table feels on the page: a hand in the channel stays up to date, one place is enough to play, and a question is
on the same screen as its buttons and its picture."""

import asyncio

import pytest
from playwright.async_api import Locator, expect

from bot import QUICK_GAME
from playground import Playground
from tests.support.browser.chromium import Sit
from tests.support.browser.kept import Kept, asked
from tests.support.browser.window import Window
from tests.support.patience import LONGEST
from tests.support.say import say

pytestmark = pytest.mark.long

ONLY_YOU = "Only you can see this"
LEAST = 0.6  # of the picture
SEEN = """message => {
    const picture = [...message.querySelectorAll("img")].at(-1).getBoundingClientRect();
    const frame = message.closest(".messages").getBoundingClientRect();
    return (Math.min(picture.bottom, frame.bottom) - Math.max(picture.top, frame.top)) / picture.height;
}"""


async def quick_race(sit: Sit, playground: Playground, width: int = 1280, height: int = 800) -> Window:
    playground.page.quick_game = QUICK_GAME
    ada = await sit("Ada", width)
    await ada.page.set_viewport_size({"width": width, "height": height})
    await ada.page.locator(".first-steps").get_by_role("button", name="Quick game").click()
    await expect(ada.button(say("play-hand"))).to_be_visible()
    return ada


async def question(kept: Kept) -> str:
    """What the ids of Ada's choices contain, as soon as she is asked something."""
    while True:
        table, prompts = await asked(kept)
        for prompt in [prompt for prompt in prompts if prompt.seat == 0]:
            return f":{prompt.id}.{table.undos}:"
        await asyncio.sleep(0.01)


async def answer(kept: Kept, message: Locator) -> None:
    """With the first choice that this message offers."""
    async with asyncio.timeout(2 * LONGEST):
        wanted = await question(kept)
        await message.locator(f'[data-id*="{wanted}"]:not(:disabled)').first.click()
        while wanted == await question(kept):
            await asyncio.sleep(0.01)


def hands_of(window: Window) -> Locator:
    return window.messages.filter(has_text=ONLY_YOU).filter(has=window.page.locator(".press"))


async def test_the_hand_in_the_channel_asks_on_and_stays_one_message(
    sit: Sit, kept: Kept, playground: Playground
) -> None:
    ada = await quick_race(sit, playground)
    await ada.press(say("play-hand"))
    hands = hands_of(ada)
    for _ in range(5):
        await answer(kept, hands.last)
        await expect(hands).to_have_count(1)
    await ada.press(say("play-hand"))
    await expect(hands).to_have_count(1)
    await answer(kept, hands.last)


async def test_everything_is_answered_in_direct_messages(sit: Sit, kept: Kept, playground: Playground) -> None:
    ada = await quick_race(sit, playground)
    await ada.go("Duckboard")
    for _ in range(5):
        await answer(kept, ada.messages.last)
    table, _ = await asked(kept)
    assert table.moves >= 5


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
async def test_picture_question_and_buttons_are_on_one_screen(
    sit: Sit, kept: Kept, playground: Playground, width: int, height: int
) -> None:
    """In the channel, for all that is asked until the first cards are shown."""
    ada = await quick_race(sit, playground, width, height)
    for _ in range(3):
        wanted, (_, prompts) = await question(kept), await asked(kept)
        if prompts[0].secret:
            await ada.press(say("play-hand"))
            await fits(hands_of(ada).last, wanted)
            return
        await fits(ada.messages.last, wanted)
        await answer(kept, ada.messages.last)
    raise AssertionError("no card was asked for")


async def fits(message: Locator, wanted: str) -> None:
    """The choices, and most of the picture, are seen without scrolling."""
    choices = message.locator(f'[data-id*="{wanted}"]')
    await expect(choices.first).to_be_in_viewport(ratio=1)
    await expect(choices.last).to_be_in_viewport(ratio=1)
    seen = await message.evaluate(SEEN)
    assert seen >= LEAST, f"{seen:.0%} of the picture is seen"
