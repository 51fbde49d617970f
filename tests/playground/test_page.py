"""How the page's files are served, and requests that only the page makes."""

import asyncio
from dataclasses import replace
from pathlib import Path

import aiohttp
import pytest
from yarl import URL

from playground import Front, FrontGame, Playground, QuickGame
from tests.support.each import assert_none
from tests.support.paths import ROOT
from tests.support.playground.quackbot import picture

FILES = ROOT / "playground" / "page"
TYPES = {"html": "text/html", "css": "text/css", "js": "text/javascript", "svg": "image/svg+xml"}

DANGERS = ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function", "DOMParser")


@pytest.fixture
def base(playground: Playground) -> str:
    return playground.world.base


async def test_every_file_is_served_with_its_type(base: str, http: aiohttp.ClientSession) -> None:
    served: dict[str, tuple[int, str, bytes]] = {}
    for file in FILES.iterdir():
        async with http.get(f"{base}/page/{file.name}") as response:
            served[file.name] = (response.status, response.content_type, await response.read())
    right = {file.name: (200, TYPES[file.suffix[1:]], file.read_bytes()) for file in FILES.iterdir()}
    assert_none(f"{name}: {what[:2]}" for name, what in served.items() if what != right[name])


async def test_the_page_may_load_nothing_from_outside(base: str, http: aiohttp.ClientSession) -> None:
    async with http.get(base) as response:
        headers, text = response.headers, await response.text()
    assert headers["Cache-Control"] == "no-store"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["X-Frame-Options"] == "SAMEORIGIN"
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self'")
    assert "unsafe" not in policy
    assert "http" not in text


def test_every_module_opens_with_what_it_is_for() -> None:
    code = {file.name: file.read_text(encoding="utf-8") for file in FILES.glob("*.*s")}
    assert {"base.css", "main.js"} <= code.keys()
    assert_none(name for name, text in code.items() if not text.startswith(("// ", "/* ")))


def test_no_module_makes_elements_from_text() -> None:
    code = {file.name: file.read_text(encoding="utf-8") for file in FILES.glob("*.js")}
    assert_none(f"{name}: {danger}" for name, text in code.items() for danger in DANGERS if danger in text)


@pytest.mark.parametrize("name", ["..%2fserver.py", "%2e%2e%2fserver.py", "nothing.js", "style", ".."])
async def test_nothing_else_is_served(name: str, base: str, http: aiohttp.ClientSession) -> None:
    async with http.get(URL(f"{base}/page/{name}", encoded=True)) as response:
        assert response.status in (403, 404) or (name == ".." and response.content_type == "text/html")


async def test_a_page_from_another_site_gets_nothing(base: str, http: aiohttp.ClientSession) -> None:
    for headers in ({"Host": "example.org"}, {"Origin": "https://example.org"}, {"Sec-Fetch-Site": "cross-site"}):
        async with http.get(base, headers=headers) as response:
            assert response.status == 403
        async with http.post(f"{base}/playground/restart", headers=headers, json={}) as response:
            assert response.status == 403


async def test_the_house_says_what_the_page_can_offer(playground: Playground, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{playground.world.base}/playground/house") as response:
        house = await response.json()
    assert (house["bot"]["name"], house["online"]) == ("Duckboard", False)
    assert (house["quick_game"], house["lesson"], house["can_restart"]) == (None, None, False)
    playground.page.quick_game = QuickGame("Quick", "hint", "race start", ("^computer:",))
    playground.page.lesson = lesson = QuickGame("Learn", "hint", "learn")
    playground.page.lessons = {"tag": replace(lesson, presses=("^tag$",))}
    async with http.get(f"{playground.world.base}/playground/house") as response:
        house = await response.json()
    assert house["quick_game"]["presses"] == ["^computer:"]
    assert (house["lesson"]["command"], house["lesson"]["presses"]) == ("learn", [])
    assert house["lessons"] == {"tag": {**house["lesson"], "presses": ["^tag$"]}}


async def test_the_bot_can_be_restarted_only_if_there_is_a_way(
    playground: Playground, http: aiohttp.ClientSession
) -> None:
    address, asked, done = f"{playground.world.base}/playground/restart", list[float](), asyncio.Event()

    async def restart(seconds: float) -> None:
        asked.append(seconds)
        await done.wait()

    async def answered(form: object) -> int:
        async with http.post(address, json=form) as response:
            return response.status

    assert await answered({"seconds": 1}) == 400
    playground.page.restart = restart
    assert [await answered({"seconds": wrong}) for wrong in (-1, 61, "now", None)] == [400] * 4
    assert await answered([]) == 400
    async with http.post(address, data="now", headers={"Content-Type": "text/plain"}) as response:
        assert response.status == 400, "another page's form could send that"
    assert await answered({"seconds": 2}) == 200
    assert await answered({"seconds": 3}) == 400, "one at a time"
    done.set()
    assert asked == [2]


async def test_the_first_page_says_what_there_is_to_play_if_somebody_tells_it(
    playground: Playground, http: aiohttp.ClientSession, tmp_path: Path
) -> None:
    (tmp_path / "cover.png").write_bytes(picture())
    game = FrontGame("Tag", "Run away!", "2 players", tmp_path / "cover.png", "two ducks, running")

    async def make(language: str) -> Front:
        assert language == "de-AT"
        await asyncio.sleep(0.01)
        return Front("Park", "Games for outside.", (game,), learn="Teach me")

    async def asked(path: str = "") -> aiohttp.ClientResponse:
        headers = {"Accept-Language": "de-AT,de;q=0.9,en;q=0.8"}
        return await http.get(f"{playground.world.base}/playground/front{path}", headers=headers)

    assert await (await asked()).json() is None
    playground.page.front.make = make
    told = await (await asked()).json()
    assert (told["name"], told["line"], told["learn"]) == ("Park", "Games for outside.", "Teach me")
    [tag] = told["games"]
    assert [tag[name] for name in ("title", "line", "note", "alt")] == [
        "Tag",
        "Run away!",
        "2 players",
        "two ducks, running",
    ]
    shown = await http.get(f"{playground.world.base}{tag['picture']}", headers={"Accept-Language": "de-AT"})
    assert (shown.content_type, await shown.read()) == ("image/png", picture())
    for nothing in ("/1.png", "/-1.png", "/x.png", "/0.svg", "/..%2fcover.png"):
        assert (await asked(nothing)).status == 404
