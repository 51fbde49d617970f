"""A whole race between two people in two windows, only through the page; halfway through, the bot is restarted."""

import asyncio
import time
from dataclasses import replace
from functools import partial

import pytest
from playwright.async_api import expect

from bot import LESSON, LESSONS, QUICK_GAME, front
from cogs.pages.ids import base36
from data.store import Status, Table
from engine import GAMES, Chance, Prompt
from engine.players import player_of
from playground import Front, Playground
from tests.support import patience
from tests.support.browser.chromium import Sit
from tests.support.browser.kept import Kept, asked
from tests.support.browser.window import Window
from tests.support.say import on_screen, say

RESTART_AFTER = 12  # answers
LONGEST = 120.0  # seconds


class Racer:
    """Someone who answers with clicks, and knows what to answer because the computer whispers it to them."""

    def __init__(self, window: Window, seat: int) -> None:
        self.window, self.seat = window, seat
        self.player = player_of("race", "normal")

    async def answer(self, table: Table, prompt: Prompt) -> None:
        assert table.game
        view = replace(table.game.view(self.seat), prompts=(prompt,))
        word, question = self.player(view, Chance("5eed" * 16)), f"{base36(table.id)}:{prompt.id}.{table.undos}"
        await self.look(secret=prompt.secret)
        button = self.window.page.locator(f'.messages [data-id="d1:say:{question}:{word}"]:not(:disabled)').last
        choice = self.window.page.locator(f'.messages [data-id="s1:choose:{question}"]').last
        await expect(button.or_(choice)).to_be_visible()
        if await button.count():
            await button.click()
        else:
            await choice.click()
            await self.window.page.locator(f'.entry[data-value="{word}"]').last.click()

    async def look(self, *, secret: bool) -> None:
        await self.window.go("Duckboard" if secret else "games")


class Unreachable(Racer):
    """Takes no direct messages, so they ask for their hand below the board, once: it stays up to date."""

    has_hand = False

    async def look(self, *, secret: bool) -> None:
        if secret and not self.has_hand:
            await self.window.press(say("play-hand"))
            self.has_hand = True


async def test_two_people_race_to_the_end_although_the_bot_is_restarted(sit: Sit, kept: Kept) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await close_direct_messages(ben)
    await ada.use("duckrace start")
    await ben.press(say("lobby-sit"))
    await ada.press(say("lobby-start"))
    racers = [Racer(ada, 0), Unreachable(ben, 1)]
    answers, until = 0, time.monotonic() + LONGEST
    while (await asked(kept))[0].status in (Status.LOBBY, Status.PLAYING):
        assert time.monotonic() < until, "the race doesn't end"
        table, prompts = await asked(kept)
        for prompt in prompts[:1]:
            await racers[prompt.seat].answer(table, prompt)
            await is_taken(kept, table.version)
            answers += 1
        if answers == RESTART_AFTER and kept.lives == 1:
            await restart_by_the_drawer(ada, kept)
    await ada.go("games")
    for window in (ada, ben):
        await expect(window.message(on_screen("result-title", game=say("game-race")))).to_be_visible()
        await expect(window.button(say("result-rematch"))).to_be_visible()
    assert kept.lives == 2


async def is_taken(kept: Kept, version: int) -> None:
    """No click is lost, even on a message that is just being changed."""
    async with asyncio.timeout(patience.LONGEST):
        while (await asked(kept))[0].version == version:
            await asyncio.sleep(0.01)


async def close_direct_messages(window: Window) -> None:
    await window.page.get_by_role("button", name="Faults").click()
    await window.page.get_by_role("button", name="Close them").click()
    await expect(window.page.locator(".drawer .said")).to_contain_text("no longer write to you")
    await window.page.keyboard.press("Escape")


async def restart_by_the_drawer(window: Window, kept: Kept) -> None:
    await window.page.get_by_role("button", name="Faults").click()
    await window.page.get_by_role("button", name="Restart it").click()
    await expect(window.page.locator(".drawer .said")).to_contain_text("started again")
    await window.page.keyboard.press("Escape")
    async with asyncio.timeout(patience.LONGEST):
        while kept.lives < 2:
            await asyncio.sleep(0.02)
    await expect(window.page.locator(".people .person", has_text="Duckboard")).to_contain_text("online")


@pytest.mark.long
async def test_one_click_starts_a_race_against_one_computer(sit: Sit, kept: Kept, playground: Playground) -> None:
    playground.page.quick_game = QUICK_GAME
    ada = await sit("Ada")
    await ada.page.locator(".first-steps").get_by_role("button", name="Quick game").click()
    await expect(ada.button(say("play-hand"))).to_be_visible()
    table, _ = await asked(kept)
    assert [bool(seat.computer) for seat in table.seats] == [False, True]
    await ada.page.locator(".head").get_by_role("button", name="Quick game").click()
    await expect(ada.page.locator(".toast")).to_contain_text("Try another channel")
    await expect(ada.message(say("refused-occupied", link="").strip())).to_be_visible()


@pytest.mark.long
@pytest.mark.usefixtures("kept")
async def test_a_lesson_begins_on_the_first_page(sit: Sit, playground: Playground) -> None:
    """As the first person there; and it doesn't begin again when the page is loaded again."""

    async def make(_: str) -> Front:
        return Front("Park", "Games for outside.", learn="Teach me")

    playground.page.lesson, playground.page.front.make = LESSON, make
    ada = await sit("Ada")
    await ada.page.goto(playground.world.base)
    await ada.page.get_by_role("link", name="Teach me").click()
    await expect(ada.button(say("learn-race"))).to_be_visible()
    await ada.button(say("learn-race")).click()
    await expect(ada.button(say("learn-next"))).to_be_visible()
    assert not ada.page.url.endswith("learn")


@pytest.mark.long
@pytest.mark.usefixtures("kept")
async def test_a_game_on_the_first_page_begins_its_lesson(sit: Sit, playground: Playground) -> None:
    playground.page.lesson, playground.page.lessons = LESSON, LESSONS
    playground.page.front.make = partial(front, done())
    ada = await sit("Ada", 390)
    for kind in GAMES:
        await ada.page.goto(playground.world.base)
        await ada.page.get_by_role("link", name=say(f"game-{kind}")).click()
        await expect(ada.messages.last).to_contain_text(on_screen(f"learn-{kind}"))
        await expect(ada.button(say("learn-next")).last).to_be_visible()


def done() -> asyncio.Event:
    event = asyncio.Event()
    event.set()
    return event
