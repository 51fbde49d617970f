"""The page in the browser: its files, and requests that only the page makes. The rest goes through the people's API."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from aiohttp import web

from . import wire
from .front import FrontApi
from .gateway import Gateway
from .world import JSON, World

FILES = Path(__file__).parent / "page"
TYPES: Mapping[str, str] = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
}
LONGEST_PAUSE = 60.0  # seconds

Restart = Callable[[float], Awaitable[None]]


@dataclass(frozen=True)
class QuickGame:
    """A game that starts with one click: a command, then the buttons whose custom ids match, one after the other."""

    label: str
    hint: str
    command: str
    presses: tuple[str, ...] = ()


class PageApi:
    """`restart` ends the bot and starts it again after so many seconds; without it, the page offers no restart.
    `lesson` is for newcomers: it begins like a quick game, also from the first screen. So do `lessons`, by what the
    games there ask for."""

    def __init__(self, world: World, gateway: Gateway) -> None:
        self.world, self.gateway = world, gateway
        self.restart: Restart | None = None
        self.quick_game: QuickGame | None = None
        self.lesson: QuickGame | None = None
        self.lessons: Mapping[str, QuickGame] = {}
        self.front = FrontApi()
        self._restarting: asyncio.Task[None] | None = None

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get("/", self._index)
        router.add_get("/page/{name}", self._file)
        router.add_get("/playground/house", self.house)
        router.add_post("/playground/restart", self.restart_bot)
        self.front.add_to(router)

    async def house(self, request: web.Request) -> web.Response:
        """Everything around the channels: the bot, the time, and what the page can offer."""
        told: JSON = {
            "bot": wire.user(self.world.bot) | {"name": self.world.bot.name},
            "online": self.gateway.is_connected,
            "now": self.world.clock(),
            "quick_game": asdict(self.quick_game) if self.quick_game else None,
            "lesson": asdict(self.lesson) if self.lesson else None,
            "lessons": {name: asdict(lesson) for name, lesson in self.lessons.items()},
            "can_restart": self.restart is not None,
        }
        return web.json_response(told)

    async def restart_bot(self, request: web.Request) -> web.Response:
        """`{"seconds": 2}`: the bot goes down at once and is back after that."""
        form = await _form(request)
        if form is None:
            return _refusal('send application/json, like {"seconds": 2}')
        seconds = form.get("seconds", 0)
        if self.restart is None:
            return _refusal("this playground has no way to restart the bot")
        if not isinstance(seconds, int | float) or not 0 <= seconds <= LONGEST_PAUSE:
            return _refusal(f"{seconds}: give seconds from 0 to {LONGEST_PAUSE:.0f}")
        if self._restarting and not self._restarting.done():
            return _refusal("the bot is already being restarted")
        self._restarting = asyncio.ensure_future(self.restart(float(seconds)))
        return web.json_response({"restarting": True})

    async def _index(self, request: web.Request) -> web.Response:
        return self._sent(FILES / "index.html", request)

    async def _file(self, request: web.Request) -> web.Response:
        file = FILES / request.match_info["name"]
        if file.parent != FILES or file.suffix not in TYPES or not file.is_file():
            return web.Response(status=404, text="The page has no such file.")
        return self._sent(file, request)

    def _sent(self, file: Path, request: web.Request) -> web.Response:
        headers = {
            "Cache-Control": "no-store",
            "Content-Security-Policy": policy(request.host),
            "Referrer-Policy": "no-referrer",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "SAMEORIGIN",  # a split page embeds itself, once per person
        }
        kind = TYPES[file.suffix]
        return web.Response(body=file.read_bytes(), content_type=kind, charset="utf-8", headers=headers)


def policy(host: str) -> str:
    """Nothing loads from outside, and no text can ever become a script or a style."""
    return "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "img-src 'self' data:",
            f"connect-src 'self' ws://{host}",
            "frame-src 'self'",
            "frame-ancestors 'self'",
            "form-action 'none'",
            "base-uri 'none'",
        ]
    )


async def _form(request: web.Request) -> JSON | None:
    """Only accept JSON declared as such: a form on another page can't send that."""
    if request.content_type != "application/json":
        return None
    try:
        form = await request.json()
    except (ValueError, RecursionError):
        return None
    return form if isinstance(form, dict) else None  # pyright: ignore[reportUnknownVariableType]


def _refusal(reason: str) -> web.Response:
    return web.json_response({"message": reason}, status=400)
