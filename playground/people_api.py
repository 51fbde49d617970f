"""The people's side over HTTP, for the page and for tests in other processes; see docs/playground.md."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from . import wire
from .faults import Faults
from .people import People, Somebody, Unanswered
from .refusals import Refused
from .slash import Impossible
from .world import JSON, Channel, Guild, Happening, World

Act = Callable[[Somebody, web.Request, JSON], Awaitable[Any]]

PREFIX = "/playground"
Kind = type | tuple[type, ...]
KINDS: dict[Kind, str] = {dict: "an object", list: "a list", (int, float): "a number"}
FILE = "application/octet-stream"
ONE = f"{PREFIX}/people/{{who}}"


class PeopleApi:
    def __init__(self, world: World, people: People, faults: Faults) -> None:
        self.world, self.people, self.faults = world, people, faults

    def add_to(self, router: web.UrlDispatcher) -> None:
        router.add_get(f"{PREFIX}/people", self._answering(self.everybody))
        router.add_post(f"{PREFIX}/people", self._answering(self.add))
        router.add_get(f"{ONE}/events", self.events)
        router.add_post(f"{PREFIX}/clock", self._answering(self.advance))
        router.add_post(f"{PREFIX}/faults", self._answering(self.add_fault))
        router.add_delete(f"{PREFIX}/faults", self._answering(self.clear_faults))
        router.add_post(f"{PREFIX}/gateway", self._answering(self.disturb_gateway))
        router.add_delete(f"{PREFIX}/messages/{{message}}", self._answering(self.delete_message))
        router.add_delete(f"{PREFIX}/channels/{{channel}}", self._answering(self.delete_channel))
        acts: list[tuple[str, str, Act]] = [
            ("GET", "", self.places),
            ("PATCH", "", self.change),
            ("GET", "/channels/{channel}", self.messages),
            ("GET", "/channels/{channel}/commands", self.commands),
            ("POST", "/channels/{channel}/messages", self.write),
            ("POST", "/channels/{channel}/use", self.use),
            ("POST", "/channels/{channel}/complete", self.complete),
            ("POST", "/messages/{message}/press", self.press),
            ("POST", "/messages/{message}/select", self.select),
            ("POST", "/forms/{form}", self.submit),
            ("POST", "/files", self.upload),
            ("PUT", "/dm", self.open_dm),
            ("PUT", "/guilds/{guild}", self.join),
            ("DELETE", "/guilds/{guild}", self.leave),
        ]
        for method, path, act in acts:
            router.add_route(method, ONE + path, self._answering(self._as_somebody(act)))

    def _as_somebody(self, act: Act) -> Callable[[web.Request, JSON], Awaitable[Any]]:
        async def acting(request: web.Request, form: JSON) -> Any:
            return await act(self.people.be(request.match_info["who"]), request, form)

        return acting

    def _answering(
        self, act: Callable[[web.Request, JSON], Awaitable[Any]]
    ) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def answering(request: web.Request) -> web.StreamResponse:
            try:
                return _json(200, await act(request, await _form(request)))
            except KeyError as error:
                return _json(400, {"message": f"{error.args[0]}: this is missing or unknown"})
            except (Impossible, ValueError) as error:
                return _json(400, {"message": str(error)})
            except Refused as refused:
                return _json(refused.status, refused.body())
            except Unanswered as error:
                return _json(504, {"message": str(error)})

        return answering

    # People

    async def everybody(self, request: web.Request, form: JSON) -> Any:
        return [self._told(one) for one in self.people.everybody()]

    async def add(self, request: web.Request, form: JSON) -> Any:
        """Someone new, who joins every guild."""
        person = self.world.add_person(str(form["name"]), locale=str(form.get("locale") or "en-US"))
        for guild in self.world.guilds.values():
            self.world.join(person, guild)
        return self._told(self.people.be(person.id))

    async def places(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return self._told(one) | {
            "guilds": [self._guild(guild) for guild in one.guilds()],
            "channels": [self._place(channel) for channel in one.channels()],
        }

    async def change(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        one.person.dms_open = bool(form.get("dms_open", one.person.dms_open))
        one.person.locale = str(form.get("locale", one.person.locale))
        return self._told(one)

    def _told(self, one: Somebody) -> JSON:
        person = one.person
        return {"id": str(person.id), "name": person.name, "locale": person.locale, "dms_open": person.dms_open}

    def _guild(self, guild: Guild) -> JSON:
        members = [member.person for member in guild.members.values()]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "members": [{"id": str(one.id), "name": one.name, "bot": one.bot} for one in members],
            "roles": [{"id": str(role.id), "name": role.name} for role in guild.roles.values()],
        }

    def _place(self, channel: Channel) -> JSON:
        return wire.channel(self.world, channel) | {"name": channel.name}

    # What they see and do

    async def messages(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return one.sees(request.match_info["channel"])

    async def commands(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return one.commands(request.match_info["channel"])

    async def write(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return one.write(request.match_info["channel"], str(form["content"]))

    async def use(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        options = _is(dict, form.get("options") or {})
        answer = await one.use(request.match_info["channel"], str(form["command"]), options)
        return answer.told()

    async def complete(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        channel, options = request.match_info["channel"], _is(dict, form.get("options") or {})
        return await one.complete(channel, str(form["command"]), str(form["focused"]), options)

    async def press(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return (await one.press(request.match_info["message"], str(form["custom_id"]))).told()

    async def select(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        values = [str(value) for value in _is(list, form["values"])]
        return (await one.select(request.match_info["message"], str(form["custom_id"]), *values)).told()

    async def submit(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return (await one.submit(request.match_info["form"], _is(dict, form.get("values") or {}))).told()

    async def upload(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        """The body is the file."""
        return {"id": str(one.upload(request.query["filename"], await request.read()).id)}

    async def open_dm(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        return self._place(one.open_dm())

    async def join(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        one.join(request.match_info["guild"])

    async def leave(self, one: Somebody, request: web.Request, form: JSON) -> Any:
        one.leave(request.match_info["guild"])

    async def events(self, request: web.Request) -> web.StreamResponse:
        """A websocket that tells a person what changes for as long as it's open."""
        try:
            one = self.people.be(request.match_info["who"])
        except Impossible as error:
            return _json(400, {"message": str(error)})
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        news: asyncio.Queue[JSON] = asyncio.Queue()

        def hear(happening: Happening) -> None:
            if one.concerns(happening):
                news.put_nowait(self._news(happening))

        self.world.listeners.append(hear)
        sending = asyncio.create_task(_pass_on(news, socket))
        try:
            async for _ in socket:
                pass  # people act through the routes above; here they only listen
        finally:
            self.world.listeners.remove(hear)
            sending.cancel()
        return socket

    def _news(self, happening: Happening) -> JSON:
        told: JSON = {"kind": happening.kind}
        if happening.channel:
            told["channel"] = str(happening.channel.id)
        if happening.guild:
            told["guild"] = str(happening.guild.id)
        if happening.message:
            told["message"] = wire.message(self.world, happening.message)
        if happening.interaction:
            told["interaction"] = str(happening.interaction.id)
        if happening.person:
            told["person"] = str(happening.person.id)
        return told

    # Time and faults

    async def advance(self, request: web.Request, form: JSON) -> Any:
        self.world.clock.advance(float(_is((int, float), form["seconds"])))
        return {"now": self.world.clock()}

    async def add_fault(self, request: web.Request, form: JSON) -> Any:
        """`{"mishap": "fail", "route": "POST .*/messages$", "status": 502, "times": 2}`"""
        ways = {
            "fail": self.faults.fail,
            "limit": self.faults.limit,
            "slow": self.faults.slow,
            "lose": self.faults.lose,
            "lose_behind": self.faults.lose_behind,
        }
        mishap = ways[str(form.pop("mishap"))]
        try:
            mishap(**form)
        except (TypeError, re.error) as error:
            raise ValueError(str(error)) from None

    async def clear_faults(self, request: web.Request, form: JSON) -> Any:
        self.faults.clear()

    async def disturb_gateway(self, request: web.Request, form: JSON) -> Any:
        """`{"how": "drop"}`, `reconnect` or `invalidate`, for one shard or all of them."""
        ways = {
            "drop": self.faults.drop_gateway,
            "reconnect": self.faults.reconnect,
            "invalidate": self.faults.invalidate,
        }
        return {"lines": ways[str(form["how"])](form.get("shard"))}

    async def delete_message(self, request: web.Request, form: JSON) -> Any:
        return {"deleted": self.faults.delete_message(int(request.match_info["message"]))}

    async def delete_channel(self, request: web.Request, form: JSON) -> Any:
        return {"deleted": self.faults.delete_channel(int(request.match_info["channel"]))}


async def _form(request: web.Request) -> JSON:
    """Only accept JSON declared as such: a form on another page can't send that."""
    if not request.body_exists or request.content_type == FILE:
        return {}
    if request.content_type != "application/json":
        raise Impossible(f"{request.content_type}: send application/json")
    try:
        return _is(dict, json.loads(await request.read()))
    except RecursionError:
        raise Impossible("this is nested too deeply") from None


def _is(kind: Kind, value: Any) -> Any:
    if not isinstance(value, kind):
        raise Impossible(f"{value!r}: this should be {KINDS[kind]}")
    return value


async def _pass_on(news: asyncio.Queue[JSON], socket: web.WebSocketResponse) -> None:
    while not socket.closed:
        await socket.send_str(json.dumps(await news.get()))


def _json(status: int, body: Any) -> web.Response:
    return web.Response(status=status, body=json.dumps(body).encode(), content_type="application/json")
