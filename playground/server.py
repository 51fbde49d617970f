"""The server: REST, gateway, attachments, the people's API and the page on one port, for this machine only."""

import asyncio
import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from types import TracebackType
from typing import Any, NamedTuple, Self

from aiohttp import BodyPartReader, MultipartReader, parse_content_disposition, web
from aiohttp.http_exceptions import HttpProcessingError

from . import wire
from .faults import Fault, Faults
from .gateway import HEARTBEAT_MS, Gateway
from .limits import REQUEST_SIZE
from .messages import Upload
from .page_api import PageApi
from .people import People, Somebody
from .people_api import PeopleApi
from .rates import Buckets, Rates, limited
from .refusals import BAD_JSON, BAD_REQUEST, NOT_FOUND, TOO_LARGE, UNAUTHORIZED, Refused, refuse
from .rest import CALLBACK, WEBHOOK, Call, Reply, Rest, Route
from .world import World, number

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
log = logging.getLogger(__name__)

HOST = "127.0.0.1"
NAMES = (HOST, "localhost")
API = "/api/v10"
CHUNK = 2**18
FILE_PART = re.compile(r"files\[(\d{1,9})\]")


class Exchange(NamedTuple):
    """A request and its answer, for watchers."""

    method: str
    path: str  # with {names} for what varies
    body: Any
    status: int
    answer: Any


class Playground:
    """A small Discord. `async with Playground(world) as playground:` starts and stops it."""

    def __init__(
        self,
        world: World | None = None,
        *,
        port: int = 0,
        rates: Rates | None = None,
        intents: int = 0,
        heartbeat: int = HEARTBEAT_MS,
        seed: int = 0,
        save: Callable[[], None] | None = None,
    ) -> None:
        """`save` is called after every request that may have changed something, before it's answered."""
        self.world = world or World()
        self.port = port
        self.gateway = Gateway(self.world, allowed=intents, heartbeat=heartbeat)
        self.people = People(self.world)
        self.faults = Faults(self.world, self.gateway, seed=seed)
        self.page = PageApi(self.world, self.gateway)
        self.watchers: list[Callable[[Exchange], None]] = []
        self._save = save
        self._buckets = Buckets(self.world.clock, rates or Rates())
        self._runner: web.AppRunner | None = None

    def be(self, who: str | int) -> Somebody:
        """Be someone, by name or id."""
        return self.people.be(who)

    @property
    def api(self) -> str:
        """For `discord.http.Route.BASE`."""
        return self.world.base + API

    @property
    def gateway_url(self) -> str:
        """For `discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY`."""
        return self.gateway.url

    @property
    def addresses(self) -> list[tuple[str, int]]:
        """What it listens on."""
        return [(address[0], address[1]) for address in self._runner.addresses] if self._runner else []

    async def start(self) -> None:
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.2)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self.port)
        await site.start()
        self.port = self.addresses[0][1]
        self.world.base = f"http://{HOST}:{self.port}"
        log.info("THE PLAYGROUND is listening on %s: this is not Discord", self.world.base)

    async def stop(self) -> None:
        self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[self._only_from_here, self._saving], client_max_size=2 * REQUEST_SIZE)
        for route in Rest(self.world, self.gateway, self._buckets).routes():
            app.router.add_route(route.method, API + route.path, self._handler(route))
        app.router.add_route("*", "/api/{rest:.*}", self._missing_route)
        app.router.add_get("/gateway/", self.gateway.connect)
        app.router.add_get("/attachments/{channel_id}/{attachment_id}/{filename}", self._attachment)
        PeopleApi(self.world, self.people, self.faults).add_to(app.router)
        self.page.add_to(app.router)
        return app

    @web.middleware
    async def _only_from_here(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """A page of another site can reach this port through the browser, but it gets nothing and changes nothing."""
        here = {f"{name}:{self.port}" for name in NAMES}
        origin = request.headers.get("Origin")
        site, mode = request.headers.get("Sec-Fetch-Site", "none"), request.headers.get("Sec-Fetch-Mode")
        if request.host not in here:
            return web.Response(status=403, text="The playground is only for this machine.")
        if origin is not None and origin.removeprefix("http://") not in here:
            return web.Response(status=403, text="The playground doesn't talk to pages from other origins.")
        if site not in ("none", "same-origin") and mode != "navigate":
            return web.Response(status=403, text="The playground doesn't talk to pages from other sites.")
        return await handler(request)

    @web.middleware
    async def _saving(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            return await handler(request)
        finally:
            if self._save and request.method != "GET":
                self._save()

    def _handler(self, route: Route) -> Handler:
        async def handle(request: web.Request) -> web.StreamResponse:
            fault = self.faults.strikes(f"{route.method} {route.path}")
            if fault and fault.mishap == "slow":
                await asyncio.sleep(fault.seconds)
            elif fault and fault.mishap != "lose":
                return _struck(fault)
            response = await self._carry_out(route, request)
            if fault and fault.mishap == "lose":
                return _lost(fault, request)
            return response

        return handle

    async def _carry_out(self, route: Route, request: web.Request) -> web.Response:
        headers: Mapping[str, str] = {}
        body = None
        try:
            self._check_token(route, request)
            headers = self._count(route, request)
            body, files = await _read(request)
            reply = route.handler(Call(request.match_info, request.query, body, files))
        except RecursionError:
            reply = _refused(refuse(BAD_JSON))
        except Refused as refused:
            reply, headers = _refused(refused), {**headers, **refused.headers}
        for watcher in self.watchers:
            watcher(Exchange(route.method, route.path, body, reply.status, reply.body))
        return _response(reply, headers)

    def _check_token(self, route: Route, request: web.Request) -> None:
        """Interactions have their own token in the path."""
        free = route.path == CALLBACK or route.path.startswith(WEBHOOK)
        if not free and request.headers.get("Authorization") != f"Bot {self.world.token}":
            raise refuse(UNAUTHORIZED)

    def _count(self, route: Route, request: web.Request) -> Mapping[str, str]:
        if route.path == CALLBACK:
            return {}
        if route.counted:
            self._buckets.take_from_all()
        major = request.match_info[route.major] if route.major else ""
        return self._buckets.take(route.bucket, major, route.rate)

    async def _missing_route(self, request: web.Request) -> web.Response:
        log.warning("the playground has no route %s %s", request.method, request.path)
        return _response(_refused(refuse(NOT_FOUND)), {})

    async def _attachment(self, request: web.Request) -> web.Response:
        """A file that was sent, as long as its message still exists and the link hasn't expired."""
        expires = request.query.get("ex", "0")
        attachment = self.world.attachments.get(number(request.match_info["attachment_id"]))
        if attachment is None or request.query.get("hm") != wire.signature(self.world, attachment.id, expires):
            return web.Response(status=404, text="This content is no longer available.")
        if int(expires, 16) < self.world.clock():
            return web.Response(status=404, text="This content is no longer available.")
        headers = {"X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox"}
        return web.Response(body=attachment.data, content_type=attachment.content_type, headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """A request's JSON and files, whether plain or multipart."""
    if request.headers.get("Content-Type", "").startswith("multipart/form-data"):  # aiohttp's own way is slow
        try:
            return await _read_parts(await request.multipart())
        except (ValueError, HttpProcessingError):
            raise refuse(BAD_REQUEST) from None
    if not request.body_exists:
        return None, []
    try:
        return _parsed(await request.read()), []
    except web.HTTPRequestEntityTooLarge:
        raise refuse(TOO_LARGE) from None


async def _read_parts(reader: MultipartReader) -> tuple[Any, list[Upload]]:
    body: Any = {}
    files: list[Upload] = []
    size = 0
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            continue
        data = await _read_part(part, 2 * REQUEST_SIZE - size)
        size += len(data)
        _, names = parse_content_disposition(part.headers.get("Content-Disposition"))
        if names.get("name") == "payload_json":
            body = _parsed(data)
        elif numbered := FILE_PART.fullmatch(names.get("name", "")):
            files.append(Upload(int(numbered[1]), names.get("filename", "unnamed"), data))
    return body, files


async def _read_part(part: BodyPartReader, most: int) -> bytes:
    """Stop reading a part that is too large."""
    data = bytearray()
    while not part.at_eof():
        data += await part.read_chunk(CHUNK)
        if len(data) > most:
            raise refuse(TOO_LARGE)
    return bytes(data)


def _parsed(data: bytes) -> Any:
    if not data:
        return None
    try:
        return json.loads(data)
    except ValueError:
        raise refuse(BAD_JSON) from None


def _refused(refused: Refused) -> Reply:
    return Reply(refused.status, refused.body())


def _response(reply: Reply, headers: Mapping[str, str]) -> web.Response:
    """discord.py wants the content type to be `application/json` and nothing more."""
    if reply.body is None:
        return web.Response(status=reply.status, headers=headers)
    body = json.dumps(reply.body, separators=(",", ":")).encode()
    return web.Response(status=reply.status, body=body, content_type="application/json", headers=headers)


def _struck(fault: Fault) -> web.Response:
    if fault.mishap == "limit":
        refused = limited(fault.seconds, {}, scope="shared")
        return _response(_refused(refused), refused.headers)
    return _failed(fault.status)


def _failed(status: int) -> web.Response:
    """The server's own errors are JSON; those of the proxies in front of it are a page."""
    if status == 500:
        return _response(Reply(status, {"message": "500: Internal Server Error", "code": 0}), {})
    return web.Response(status=status, text=f"<html><h1>{status}</h1></html>", content_type="text/html")


def _lost(fault: Fault, request: web.Request) -> web.Response:
    if fault.status != 200:
        return _failed(fault.status)
    if request.transport:
        request.transport.abort()
    return web.Response()
