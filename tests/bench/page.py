"""The page's speed in Chromium: how soon it's open, how soon a message appears, and how smoothly many of them scroll.

Compared with a bare page in the same browser: as many messages of plain text, and a websocket that brings new ones.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from statistics import median
from time import perf_counter, time
from typing import Any, NamedTuple

import aiohttp
from playwright.async_api import Browser, Page, async_playwright

from playground import GENEROUS, Playground, example_world
from tests.bench.bare import Bare, served
from tests.bench.rows import Row, show
from tests.support.browser.chromium import CHROMIUM
from tests.support.playground.quackbot import picture

MESSAGES = 500
POSTS = 40
ROUNDS = 3
MOST_OPEN, MOST_FRAME, MOST_LATE_FRAME, MOST_ARRIVAL = 10.0, 1.2, 3.0, 8.0  # times the bare page

# When a message can be seen: after the frame in which it was added.
WATCH = """() => {
  window.seen = {};
  new MutationObserver((changes) => {
    const now = performance.timeOrigin + performance.now();
    for (const change of changes) for (const node of change.addedNodes) if (node.id) window.seen[node.id] ??= now;
  }).observe(document.querySelector(".messages"), { childList: true });
}"""
SCROLL = """() => new Promise((resolve) => {
  const scroller = document.querySelector(".scroller");
  const frames = [];
  let last = performance.now();
  const step = (now) => {
    frames.push(now - last);
    last = now;
    scroller.scrollTop -= 90;
    if (frames.length < 400) requestAnimationFrame(step);
    else resolve(frames);
  };
  requestAnimationFrame(step);
})"""


def run(arguments: list[str]) -> bool:
    if arguments:
        print("page takes no arguments", file=sys.stderr)
        return False
    if CHROMIUM is None:
        print("this needs Chromium: apt-get install chromium", file=sys.stderr)
        return False
    return show(asyncio.run(measure()))


class Seen(NamedTuple):
    """One page's milliseconds: until it was open, for each frame, and until each new message was there."""

    opened: list[float]
    frames: list[float]
    arrivals: list[float]


async def measure() -> list[Row]:
    ours, bare = Seen([], [], []), Seen([], [], [])
    async with async_playwright() as playwright, Playground(example_world(), rates=GENEROUS) as playground:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        await write_much(playground)
        headers = {"Authorization": f"Bot {playground.world.token}"}
        async with served(Bare(MESSAGES)) as address, aiohttp.ClientSession(headers=headers) as bot:
            for _ in range(ROUNDS):
                await look(browser, f"{playground.world.base}/?me=Ada", lambda n: post_any(bot, playground, n), ours)
                await look(browser, address, lambda _: post_bare(bot, address), bare)
        await browser.close()
    return [
        Row(f"a channel with {MESSAGES} messages opened, ms", median(ours.opened), median(bare.opened), MOST_OPEN),
        Row("a frame while scrolling through them, ms", median(ours.frames), median(bare.frames), MOST_FRAME),
        Row("the same, slowest of twenty, ms", slowest(ours.frames), slowest(bare.frames), MOST_LATE_FRAME),
        Row("from a request to a message on the page, ms", median(ours.arrivals), median(bare.arrivals), MOST_ARRIVAL),
        Row("the same, slowest of twenty, ms", slowest(ours.arrivals), slowest(bare.arrivals), MOST_ARRIVAL),
    ]


def slowest(times: list[float]) -> float:
    return sorted(times)[len(times) * 95 // 100]


async def look(browser: Browser, address: str, send: Callable[[int], Awaitable[str]], seen: Seen) -> None:
    """Open the page, scroll through it, and wait for new messages."""
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    begun = perf_counter()
    await page.goto(address)
    await page.wait_for_selector(".message")
    seen.opened.append(1000 * (perf_counter() - begun))
    seen.frames.extend(await scroll(page))
    seen.arrivals.extend(await arriving(page, send))
    await page.close()


async def write_much(playground: Playground) -> None:
    """Messages like those of a game: every fifth one is a board."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.world.token}"}) as bot:
        for number in range(MESSAGES):
            await post_any(bot, playground, number)


async def post_any(bot: aiohttp.ClientSession, playground: Playground, number: int) -> str:
    return await (post_board if number % 5 == 0 else post)(bot, playground, number)


async def post_bare(bot: aiohttp.ClientSession, address: str) -> str:
    async with bot.post(address, json={"content": "message"}) as answer:
        return (await answer.json())["id"]


def place(playground: Playground) -> str:
    return f"{playground.api}/channels/{playground.world.channel('games').id}/messages"


async def post(bot: aiohttp.ClientSession, playground: Playground, number: int) -> str:
    async with bot.post(
        place(playground), json={"content": f"message **{number}**, and some `words`\n- a line"}
    ) as answer:
        return (await answer.json())["id"]


async def post_board(bot: aiohttp.ClientSession, playground: Playground, number: int) -> str:
    buttons = [{"type": 2, "style": 1, "label": f"{n}", "custom_id": f"{number}.{n}"} for n in range(5)]
    media = {"media": {"url": "attachment://a.png"}, "description": f"board {number}"}
    inside: list[dict[str, Any]] = [
        {"type": 10, "content": f"## Board {number}\n- one\n- two"},
        {"type": 12, "items": [media]},
        {"type": 1, "components": buttons},
    ]
    form = aiohttp.FormData()
    payload = {"flags": 1 << 15, "components": [{"type": 17, "components": inside}]}
    form.add_field("payload_json", aiohttp.JsonPayload(payload))
    form.add_field("files[0]", picture(600, 400), filename="a.png")
    async with bot.post(place(playground), data=form) as answer:
        return (await answer.json())["id"]


async def scroll(page: Page) -> list[float]:
    """Up from the newest to the oldest, 90 pixels in each frame."""
    frames: list[float] = await page.evaluate(SCROLL)
    return frames[2:]


async def arriving(page: Page, send: Callable[[int], Awaitable[str]]) -> list[float]:
    await page.evaluate("document.querySelector('.scroller').scrollTop = 0")
    await page.evaluate(WATCH)
    times: list[float] = []
    for number in range(POSTS):
        begun = time()
        message = await send(number)
        await page.wait_for_function(f"() => window.seen['message-{message}']")
        times.append(await page.evaluate(f"window.seen['message-{message}']") - 1000 * begun)
    return times
