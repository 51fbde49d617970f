"""The page's speed in Chromium: how soon it is served, how soon a message is seen, and how smoothly many scroll."""

import asyncio
import os
import re
import sys
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, time
from typing import Any

import aiohttp
from playwright.async_api import Browser, Page, async_playwright

from playground import GENEROUS, Playground, pond
from tests.browser.conftest import CHROMIUM
from tests.playground.quackbot import picture

from .wire import Row, show

MESSAGES = 500
POSTS = 40
STARTS = 3

# When a message is there to be seen: after the frame in which it was added.
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
        print("there is no Chromium: apt-get install chromium", file=sys.stderr)
        return False
    return show(asyncio.run(measure()))


async def measure() -> list[Row]:
    starts = [await start() for _ in range(STARTS)]
    async with async_playwright() as playwright, Playground(pond(), rates=GENEROUS) as playground:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        await write_much(playground)
        opened, page = await open_page(browser, playground)
        frames = await scroll(page)
        arrivals = await arriving(playground, page)
        await browser.close()
    return [
        Row("from the command to a page that is served, s", median(starts), 3),
        Row(f"a channel with {MESSAGES} messages opened, ms", 1000 * opened, 2500),
        Row("a frame while scrolling through them, median, ms", median(frames), 20),
        Row("the same, slowest of twenty, ms", sorted(frames)[len(frames) * 95 // 100], 50),
        Row("from the bot's request to a message on the page, ms", median(arrivals), 50),
        Row("the same, slowest of twenty, ms", sorted(arrivals)[len(arrivals) * 95 // 100], 50),
    ]


async def start() -> float:
    """`bot.py` in a process of its own, until its address answers."""
    with TemporaryDirectory() as folder:
        settings = {
            "DATABASE_URL": f"sqlite+aiosqlite:///{folder}/bench.db",
            "PLAYGROUND_PORT": "0",
            "LOG_LEVEL": "ERROR",
        }
        begun = perf_counter()
        pipe, away = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        process = await asyncio.create_subprocess_exec(
            sys.executable, "bot.py", stdout=pipe, stderr=away, env={**os.environ, **settings}
        )
        assert process.stdout
        address = re.search(r"http://\S+", (await process.stdout.readline()).decode())
        assert address
        async with aiohttp.ClientSession() as session, session.get(address[0]) as response:
            assert response.status == 200
        spent = perf_counter() - begun
        process.terminate()
        await process.wait()
    return spent


async def write_much(playground: Playground) -> None:
    """Messages as a game has them: every fifth one is a board."""
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.world.token}"}) as bot:
        for number in range(MESSAGES):
            await (post_board if number % 5 == 0 else post)(bot, playground, number)


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


async def open_page(browser: Browser, playground: Playground) -> tuple[float, Page]:
    page = await browser.new_page(viewport={"width": 1280, "height": 800})
    begun = perf_counter()
    await page.goto(f"{playground.world.base}/?me=Ada")
    await page.wait_for_selector(".message")
    return perf_counter() - begun, page


async def scroll(page: Page) -> list[float]:
    """Up from the newest to the oldest, 90 pixels in each frame."""
    frames: list[float] = await page.evaluate(SCROLL)
    return frames[2:]


async def arriving(playground: Playground, page: Page) -> list[float]:
    await page.evaluate("document.querySelector('.scroller').scrollTop = 0")
    await page.evaluate(WATCH)
    times: list[float] = []
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {playground.world.token}"}) as bot:
        for number in range(POSTS):
            begun = time()
            message = await (post_board if number % 5 == 0 else post)(bot, playground, 1000 + number)
            await page.wait_for_function(f"() => window.seen['message-{message}']")
            times.append(await page.evaluate(f"window.seen['message-{message}']") - 1000 * begun)
    return times
