"""The gateway: websocket sessions that hear what happens, according to their shard and intents."""

import asyncio
import json
import logging
import secrets
import zlib
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import WSMsgType, web

from . import permissions, wire
from .world import JSON, PRIVATE_THREAD, Channel, Guild, Happening, Message, World, number

Watcher = Callable[[str, JSON], None]
log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11,
)  # fmt: skip
GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 9, 1 << 12
GUILD_MEMBERS, PRESENCES, CONTENT = 1 << 1, 1 << 8, 1 << 15
PRIVILEGED = GUILD_MEMBERS | PRESENCES | CONTENT
ALL_INTENTS = (1 << 26) - 1
BACKLOG = 1000  # events kept for a resumed session
SENDS, SENDS_SECONDS = 120, 60.0
HEARTBEAT_MS = 41_250
FAR_AWAY = 0.1  # seconds to Discord and back: discord.py misreads an ack that arrives before it has noted its heartbeat
RESUME_WITHIN = 300.0


class Hung(Exception):
    """The line gets closed with one of Discord's codes."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(f"{code} {reason}")
        self.code, self.reason = code, reason


UNKNOWN_OPCODE = (4001, "Unknown opcode")
BAD_PAYLOAD = (4002, "Error while decoding payload")
NOT_IDENTIFIED = (4003, "Not authenticated")
BAD_TOKEN = (4004, "Authentication failed")
IDENTIFIED_TWICE = (4005, "Already authenticated")
TOO_FAST = (4008, "Rate limited")
TOO_QUIET = (4009, "Session timed out")
BAD_SHARD = (4010, "Invalid shard")
BAD_VERSION = (4012, "Invalid API version")
BAD_INTENTS = (4013, "Invalid intent(s)")
FORBIDDEN_INTENTS = (4014, "Disallowed intent(s)")


@dataclass(eq=False)
class Line:
    """One websocket. Payloads wait in a queue, so that nobody has to wait in order to send one."""

    socket: web.WebSocketResponse
    transport: asyncio.Transport | None
    deflate: Any  # zlib's compressor, or None for a plain line
    outbox: asyncio.Queue[str | None] = field(default_factory=asyncio.Queue[str | None])
    session: "Session | None" = None

    def send(self, payload: JSON) -> None:
        self.outbox.put_nowait(json.dumps(payload, separators=(",", ":")))

    async def deliver(self) -> None:
        """Send what's in the outbox until told to stop."""
        while (text := await self.outbox.get()) is not None:
            if self.socket.closed:
                return
            try:
                await self._transmit(text)
            except ConnectionError:
                return

    async def _transmit(self, text: str) -> None:
        if self.deflate is None:
            await self.socket.send_str(text)
        else:
            data = self.deflate.compress(text.encode()) + self.deflate.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(data)

    def cut(self) -> None:
        """Hang up without a word."""
        if self.transport:
            self.transport.abort()


@dataclass(eq=False)
class Session:
    """One client's shard: who it is, what it wants to hear, and what it heard last."""

    id: str
    shard: int
    shards: int
    intents: int
    line: Line | None = None
    left: float = 0.0  # when its line broke
    sequence: int = 0
    backlog: deque[JSON] = field(default_factory=lambda: deque[JSON](maxlen=BACKLOG))

    def tell(self, event: str, data: JSON) -> None:
        self.sequence += 1
        payload = {"op": DISPATCH, "s": self.sequence, "t": event, "d": data}
        self.backlog.append(payload)
        if self.line:
            self.line.send(payload)

    def hears(self, guild: Guild | None) -> bool:
        """Guilds are split between the shards; everything without a guild goes to the first."""
        return (guild.id >> 22) % self.shards == self.shard if guild else self.shard == 0

    def missed(self, sequence: int) -> list[JSON] | None:
        """The events after this one, or None if some of them are gone."""
        later = [payload for payload in self.backlog if payload["s"] > sequence]
        return later if 0 <= sequence <= self.sequence and len(later) == self.sequence - sequence else None


class Gateway:
    """All sessions. Listens to the world and tells each session what concerns it."""

    def __init__(self, world: World, *, allowed: int = 0, heartbeat: int = HEARTBEAT_MS) -> None:
        self.world = world
        self.allowed = allowed  # privileged intents that the bot was granted
        self.heartbeat = heartbeat
        self.sessions: dict[str, Session] = {}
        self.lines: set[Line] = set()
        self.watchers: list[Watcher] = []
        world.listeners.append(self.hear)

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """A client's line, from hello to its end."""
        socket = web.WebSocketResponse(max_msg_size=4096 * 4)
        await socket.prepare(request)
        self._forget_lost_sessions()
        compressed = request.query.get("compress") == "zlib-stream"
        line = Line(socket, request.transport, zlib.compressobj(zlib.Z_BEST_SPEED) if compressed else None)
        self.lines.add(line)
        sender = asyncio.create_task(line.deliver())
        try:
            await self._converse(line, request.query.get("v", "10"))
        except Hung as hung:
            await socket.close(code=hung.code, message=hung.reason.encode())
        finally:
            self._hung_up(line)
            line.outbox.put_nowait(None)
            await sender
        return socket

    async def _converse(self, line: Line, version: str) -> None:
        if version != "10":
            raise Hung(*BAD_VERSION)
        line.send({"op": HELLO, "s": None, "t": None, "d": {"heartbeat_interval": self.heartbeat}})
        heard: deque[float] = deque(maxlen=SENDS)
        while (payload := await self._receive(line)) is not None:
            now = self.world.clock()
            if len(heard) == SENDS and now - heard[0] < SENDS_SECONDS:
                raise Hung(*TOO_FAST)
            heard.append(now)
            self._obey(line, payload)

    async def _receive(self, line: Line) -> JSON | None:
        """The next payload, or None when the client is gone."""
        try:
            message = await line.socket.receive(timeout=2 * self.heartbeat / 1000)
        except TimeoutError:
            raise Hung(*TOO_QUIET) from None
        if message.type is WSMsgType.BINARY:
            raise Hung(*BAD_PAYLOAD)
        if message.type is not WSMsgType.TEXT:
            return None
        try:
            payload = json.loads(message.data)
            return {"op": payload["op"], "d": payload.get("d")}
        except (ValueError, KeyError, TypeError, AttributeError):
            raise Hung(*BAD_PAYLOAD) from None

    def _obey(self, line: Line, payload: JSON) -> None:
        op, data = payload["op"], payload["d"]
        if op == HEARTBEAT:
            acknowledged = {"op": ACK, "s": None, "t": None, "d": None}
            asyncio.get_running_loop().call_later(FAR_AWAY, line.send, acknowledged)
        elif op in (IDENTIFY, RESUME) and not isinstance(data, dict):
            raise Hung(*BAD_PAYLOAD)
        elif op == IDENTIFY:
            self._identify(line, data)  # pyright: ignore[reportUnknownArgumentType]
        elif op == RESUME:
            self._resume(line, data)  # pyright: ignore[reportUnknownArgumentType]
        elif op not in (PRESENCE, VOICE, MEMBERS):
            raise Hung(*UNKNOWN_OPCODE)
        elif line.session is None:
            raise Hung(*NOT_IDENTIFIED)
        else:
            log.info("the gateway ignores opcode %s", op)

    def _forget_lost_sessions(self) -> None:
        """A session that isn't resumed within a few minutes is over."""
        limit = self.world.clock() - RESUME_WITHIN
        for session in list(self.sessions.values()):
            if session.line is None and session.left < limit:
                del self.sessions[session.id]

    def _identify(self, line: Line, data: JSON) -> None:
        if line.session:
            raise Hung(*IDENTIFIED_TWICE)
        if data.get("token") != self.world.token:
            raise Hung(*BAD_TOKEN)
        shard, shards = _shard(data.get("shard") or [0, 1])
        session = Session(secrets.token_hex(16), shard, shards, self._intents(data), line)
        self.sessions[session.id] = line.session = session
        self._welcome(session)
        self.world.tell(Happening("bot came"))

    def _intents(self, data: JSON) -> int:
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~ALL_INTENTS:
            raise Hung(*BAD_INTENTS)
        if intents & PRIVILEGED & ~self.allowed:
            raise Hung(*FORBIDDEN_INTENTS)
        return intents

    def _welcome(self, session: Session) -> None:
        guilds = [guild for guild in self.world.guilds.values() if session.hears(guild) and self._member_of(guild)]
        ready: JSON = {
            "v": 10,
            "user": wire.me(self.world.bot),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self.world.application_id), "flags": 0},
        }
        self._tell([session], "READY", ready)
        for guild in guilds:
            if session.intents & GUILDS:
                self._tell([session], "GUILD_CREATE", wire.guild_created(self.world, guild))

    def _member_of(self, guild: Guild) -> bool:
        return self.world.bot.id in guild.members

    @property
    def is_connected(self) -> bool:
        """Whether the bot is online."""
        return any(line.session for line in self.lines)

    @property
    def url(self) -> str:
        return self.world.base.replace("http://", "ws://") + "/gateway/"

    def _resume(self, line: Line, data: JSON) -> None:
        if line.session:
            raise Hung(*IDENTIFIED_TWICE)
        if data.get("token") != self.world.token:
            raise Hung(*BAD_TOKEN)
        session = self.sessions.get(str(data.get("session_id")))
        missed = session.missed(number(data.get("seq"))) if session else None
        if session is None or missed is None:
            line.send({"op": INVALID, "s": None, "t": None, "d": False})
            return
        session.line, line.session = line, session
        for payload in missed:
            line.send(payload)
        self._tell([session], "RESUMED", {})
        self.world.tell(Happening("bot came"))

    def _hung_up(self, line: Line) -> None:
        """A client that says goodbye ends its session; one that just vanishes may resume it."""
        self.lines.discard(line)
        session = line.session
        if session and session.line is line:
            session.line, session.left = None, self.world.clock()
            if line.socket.close_code in (1000, 1001):
                self.sessions.pop(session.id, None)
            self.world.tell(Happening("bot went"))

    def drop(self, shard: int | None = None) -> int:
        lines = self._lines(shard)
        for line in lines:
            line.cut()
        return len(lines)

    def ask_to_reconnect(self, shard: int | None = None) -> int:
        lines = self._lines(shard)
        for line in lines:
            line.send({"op": RECONNECT, "s": None, "t": None, "d": None})
        return len(lines)

    def invalidate(self, shard: int | None = None) -> int:
        lines = self._lines(shard)
        for line in lines:
            if line.session:
                self.sessions.pop(line.session.id, None)
            line.send({"op": INVALID, "s": None, "t": None, "d": False})
        return len(lines)

    def _lines(self, shard: int | None) -> list[Line]:
        identified = [line for line in self.lines if line.session]
        return [line for line in identified if shard is None or (line.session and line.session.shard == shard)]

    def close(self) -> None:
        for line in list(self.lines):
            line.cut()

    def hear(self, happening: Happening) -> None:
        """Pass on what happened in the world."""
        kind, guild, channel = happening.kind, happening.guild, happening.channel
        if guild and happening.person is self.world.bot:
            self._tell_of_guild(kind, guild)
        elif guild and not self._member_of(guild):
            return
        elif happening.message and happening.message.only is None:
            self._tell_of_message(kind, happening.message)
        elif kind == "interaction begun" and happening.interaction:
            sessions = [session for session in self.sessions.values() if session.hears(guild)]
            self._tell(sessions, "INTERACTION_CREATE", wire.interaction(self.world, happening.interaction))
        elif kind in CHANNEL_EVENTS and channel:
            self._tell_of_channel(kind, channel)
        elif kind == "guild made" and guild:
            self._tell_of_guild(kind, guild)
        elif kind in MEMBER_EVENTS and guild and happening.person:
            who: JSON = {"guild_id": str(guild.id), "user": wire.user(happening.person)}
            if kind == "member joined":
                who = wire.member(guild.members[happening.person.id]) | who
            self._tell(self._listeners(guild, GUILD_MEMBERS), MEMBER_EVENTS[kind], who)

    def _tell_of_guild(self, kind: str, guild: Guild) -> None:
        """A guild that the bot has just joined or left."""
        listeners = self._listeners(guild, GUILDS)
        if kind == "member left":
            self._tell(listeners, "GUILD_DELETE", {"id": str(guild.id)})
        else:
            self._tell(listeners, "GUILD_CREATE", wire.guild_created(self.world, guild))

    def _tell_of_message(self, kind: str, message: Message) -> None:
        channel, guild = message.channel, message.channel.guild
        sessions = self._listeners(guild, GUILD_MESSAGES if guild else DIRECT_MESSAGES)
        where: JSON = {"channel_id": str(channel.id)} | ({"guild_id": str(guild.id)} if guild else {})
        if not sessions or not permissions.sees(channel, self.world.bot):
            return
        if kind == "message deleted":
            self._tell(sessions, "MESSAGE_DELETE", {"id": str(message.id), **where})
            return
        data = wire.message(self.world, message) | where | self._as_member(message)
        event = "MESSAGE_CREATE" if kind == "message posted" else "MESSAGE_UPDATE"
        readers = [session for session in sessions if self._may_read(session, message)]
        self._tell(readers, event, data)
        blank: JSON = {"content": "", "embeds": [], "attachments": [], "components": []}
        self._tell([session for session in sessions if session not in readers], event, data | blank)

    def _as_member(self, message: Message) -> JSON:
        guild = message.channel.guild
        if guild is None or message.author.id not in guild.members:
            return {}
        member = wire.member(guild.members[message.author.id])
        del member["user"]
        return {"member": member}

    def _may_read(self, session: Session, message: Message) -> bool:
        """A bot needs the intent to read what others write, except in a DM or when it is mentioned."""
        ours = message.author is self.world.bot or message.channel.guild is None
        return ours or bool(session.intents & CONTENT) or f"<@{self.world.bot.id}>" in message.content

    def _tell_of_channel(self, kind: str, channel: Channel) -> None:
        if channel.guild is None:
            if kind == "channel made":
                self._tell(self._listeners(None, DIRECT_MESSAGES), "CHANNEL_CREATE", wire.channel(self.world, channel))
            return
        if channel.kind == PRIVATE_THREAD and not permissions.sees(channel, self.world.bot):
            return
        name = f"{'THREAD' if channel.is_thread else 'CHANNEL'}_{CHANNEL_EVENTS[kind]}"
        data = wire.channel(self.world, channel)
        if name == "THREAD_DELETE":
            data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
        self._tell(self._listeners(channel.guild, GUILDS), name, data)

    def _listeners(self, guild: Guild | None, intent: int) -> list[Session]:
        return [session for session in self.sessions.values() if session.intents & intent and session.hears(guild)]

    def _tell(self, sessions: Iterable[Session], event: str, data: JSON) -> None:
        sessions = list(sessions)
        if not sessions:
            return
        for watcher in self.watchers:
            watcher(event, data)
        for session in sessions:
            session.tell(event, data)


def _shard(given: Any) -> tuple[int, int]:
    """Which shard this is, out of how many."""
    match given:
        case [int(shard), int(shards)] if 0 <= shard < shards:
            return shard, shards
        case _:
            raise Hung(*BAD_SHARD)


CHANNEL_EVENTS = {"channel made": "CREATE", "channel changed": "UPDATE", "channel deleted": "DELETE"}
MEMBER_EVENTS = {"member joined": "GUILD_MEMBER_ADD", "member left": "GUILD_MEMBER_REMOVE"}
