"""What the page's first screen says about the bot that is tried here. It comes from whoever starts the playground."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from aiohttp import web

ADDRESS = "/playground/front"


@dataclass(frozen=True)
class FrontGame:
    """One thing to play: a title, a line about it, a small note, and a picture (a PNG) with words for it. Pressing it
    begins this one of the page's `lessons`, if there is one."""

    title: str
    line: str
    note: str
    picture: Path
    alt: str
    lesson: str = ""


@dataclass(frozen=True)
class Front:
    name: str
    line: str
    games: tuple[FrontGame, ...] = ()
    learn: str = ""  # what the button says that begins the page's lesson, if there is one


MakeFront = Callable[[str], Awaitable[Front]]  # in a language, such as `de`


class FrontApi:
    """`make` may take its time: the page waits a moment. Without it, the first screen only asks who you are."""

    def __init__(self) -> None:
        self.make: MakeFront | None = None

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get(ADDRESS, self.front)
        router.add_get(f"{ADDRESS}/{{number}}.png", self.picture)

    async def front(self, request: web.Request) -> web.Response:
        front = await self.make(language_of(request)) if self.make else None
        if front is None:
            return web.json_response(None)
        games = [{**asdict(game), "picture": _address(number)} for number, game in enumerate(front.games)]
        return web.json_response({"name": front.name, "line": front.line, "games": games, "learn": front.learn})

    async def picture(self, request: web.Request) -> web.StreamResponse:
        games = (await self.make(language_of(request))).games if self.make else ()
        number = request.match_info["number"]
        if not number.isdecimal() or int(number) >= len(games):
            return web.Response(status=404, text="There is no such picture.")
        return web.FileResponse(games[int(number)].picture, headers={"X-Content-Type-Options": "nosniff"})


def _address(number: int) -> str:
    return f"{ADDRESS}/{number}.png"


def language_of(request: web.Request) -> str:
    """The one that the browser likes best."""
    return request.headers.get("Accept-Language", "").split(",")[0].split(";")[0].strip()
