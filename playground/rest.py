"""Discord's REST API, version 10: what a board game bot needs of it, and a refusal for everything else."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from . import commands, interactions, messages, permissions, wire
from .checks import check_thread
from .errors import not_an_object, out_of_range, unknown_reference
from .gateway import Gateway
from .messages import Post, Upload
from .rates import Buckets, Rate
from .refusals import (
    ARCHIVED,
    CLOSED_TO_BOTS,
    LOCKED,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_MUTUAL_GUILDS,
    NOT_THE_AUTHOR,
    THREAD_EXISTS,
    UNKNOWN_APPLICATION,
    UNKNOWN_CHANNEL,
    UNKNOWN_COMMAND,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    WRONG_IN_DM,
    refuse,
)
from .world import (
    DM,
    JSON,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Channel,
    Command,
    Guild,
    Happening,
    Interaction,
    Message,
    World,
    number,
)

Body = Any  # any JSON
log = logging.getLogger(__name__)

HOUR = 3600.0


class Call(NamedTuple):
    """A request, read and taken apart."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    body: Body = None
    files: Sequence[Upload] = ()

    def id(self, name: str) -> int:
        return number(self.path[name])

    def form(self) -> JSON:
        if self.body is None:
            return {}
        if not _is_object(self.body):
            raise not_an_object()
        return self.body


class Reply(NamedTuple):
    status: int
    body: Body = None


NOTHING = Reply(204)
Handler = Callable[[Call], Reply]


class Route(NamedTuple):
    method: str
    path: str
    handler: Handler
    rate: Rate
    bucket: str
    major: str | None
    counted: bool  # in the limit for all routes


class Rest:
    """The routes. Each runs to its end without waiting, so no two requests get in each other's way."""

    def __init__(self, world: World, gateway: Gateway, buckets: Buckets) -> None:
        self.world, self.gateway, self.buckets = world, gateway, buckets

    def routes(self) -> list[Route]:
        table: list[tuple[str, str, Handler]] = [
            ("GET", "/users/@me", self.me),
            ("GET", "/users/@me/guilds", self.my_guilds),
            ("DELETE", "/users/@me/guilds/{guild_id}", self.leave_guild),
            ("POST", "/users/@me/channels", self.open_dm),
            ("GET", "/users/{user_id}", self.user),
            ("GET", "/oauth2/applications/@me", self.application),
            ("GET", "/applications/@me", self.application),
            ("GET", "/gateway", self.gateway_url),
            ("GET", "/gateway/bot", self.gateway_bot),
            ("GET", "/applications/{application_id}/commands", self.commands),
            ("PUT", "/applications/{application_id}/commands", self.put_commands),
            ("POST", "/applications/{application_id}/commands", self.add_command),
            ("GET", "/applications/{application_id}/commands/{command_id}", self.command),
            ("DELETE", "/applications/{application_id}/commands/{command_id}", self.delete_command),
            ("GET", "/applications/{application_id}/guilds/{guild_id}/commands", self.commands),
            ("PUT", "/applications/{application_id}/guilds/{guild_id}/commands", self.put_commands),
            ("POST", "/applications/{application_id}/guilds/{guild_id}/commands", self.add_command),
            ("GET", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", self.command),
            ("DELETE", "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}", self.delete_command),
            ("GET", "/guilds/{guild_id}", self.guild),
            ("GET", "/guilds/{guild_id}/channels", self.guild_channels),
            ("GET", "/guilds/{guild_id}/roles", self.guild_roles),
            ("GET", "/guilds/{guild_id}/threads/active", self.active_threads),
            ("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
            ("GET", "/channels/{channel_id}", self.channel),
            ("PATCH", "/channels/{channel_id}", self.edit_channel),
            ("DELETE", "/channels/{channel_id}", self.delete_channel),
            ("POST", "/channels/{channel_id}/typing", self.typing),
            ("GET", "/channels/{channel_id}/messages", self.history),
            ("POST", "/channels/{channel_id}/messages", self.post_message),
            ("GET", "/channels/{channel_id}/messages/{message_id}", self.message),
            ("PATCH", "/channels/{channel_id}/messages/{message_id}", self.edit_message),
            ("DELETE", "/channels/{channel_id}/messages/{message_id}", self.delete_message),
            ("POST", "/channels/{channel_id}/threads", self.start_thread),
            ("POST", "/channels/{channel_id}/messages/{message_id}/threads", self.start_thread),
            ("GET", "/channels/{channel_id}/thread-members", self.thread_members),
            ("PUT", "/channels/{channel_id}/thread-members/@me", self.join_thread),
            ("DELETE", "/channels/{channel_id}/thread-members/@me", self.leave_thread),
            ("PUT", "/channels/{channel_id}/thread-members/{user_id}", self.join_thread),
            ("DELETE", "/channels/{channel_id}/thread-members/{user_id}", self.leave_thread),
            ("POST", CALLBACK, self.answer),
            ("POST", f"{WEBHOOK}", self.follow_up),
            ("GET", f"{WEBHOOK}/messages/@original", self.own_message),
            ("PATCH", f"{WEBHOOK}/messages/@original", self.edit_own_message),
            ("DELETE", f"{WEBHOOK}/messages/@original", self.delete_own_message),
            ("GET", f"{WEBHOOK}/messages/{{message_id}}", self.own_message),
            ("PATCH", f"{WEBHOOK}/messages/{{message_id}}", self.edit_own_message),
            ("DELETE", f"{WEBHOOK}/messages/{{message_id}}", self.delete_own_message),
        ]
        return [self._route(*line) for line in table]

    def _route(self, method: str, path: str, handler: Handler) -> Route:
        rates = self.buckets.rates
        webhook, callback = path.startswith(WEBHOOK), path == CALLBACK
        special = {"post_message": rates.send, "edit_message": rates.edit}
        rate = rates.webhook if webhook else special.get(handler.__name__, rates.other)
        major = next((name for name in MAJOR if f"{{{name}}}" in path), None)
        bucket = "webhook" if webhook else f"{method} {path}"
        return Route(method, path, handler, rate, bucket, major, counted=not webhook and not callback)

    # People, guilds, the bot itself

    def me(self, call: Call) -> Reply:
        return Reply(200, wire.me(self.world.bot))

    def user(self, call: Call) -> Reply:
        person = self.world.people.get(call.id("user_id"))
        if person is None:
            raise refuse(UNKNOWN_USER)
        return Reply(200, wire.user(person))

    def application(self, call: Call) -> Reply:
        return Reply(200, wire.application(self.world))

    def gateway_url(self, call: Call) -> Reply:
        return Reply(200, {"url": self.gateway.url})

    def gateway_bot(self, call: Call) -> Reply:
        starts = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
        return Reply(200, {"url": self.gateway.url, "shards": 1, "session_start_limit": starts})

    def my_guilds(self, call: Call) -> Reply:
        mine = [guild for guild in self.world.guilds.values() if self.world.bot.id in guild.members]
        return Reply(200, [wire.my_guild(self.world, guild) for guild in mine])

    def leave_guild(self, call: Call) -> Reply:
        self.world.leave(self.world.bot, self._guild(call))
        return NOTHING

    def guild(self, call: Call) -> Reply:
        return Reply(200, wire.guild(self._guild(call)))

    def guild_channels(self, call: Call) -> Reply:
        return Reply(200, [wire.channel(self.world, channel) for channel in self._guild(call).textual()])

    def guild_roles(self, call: Call) -> Reply:
        return Reply(200, [wire.role(role) for role in self._guild(call).roles.values()])

    def active_threads(self, call: Call) -> Reply:
        threads = wire.open_threads(self.world, self._guild(call))
        joined = [thread for thread in threads if self.world.bot.id in thread.people]
        return Reply(
            200,
            {
                "threads": [wire.channel(self.world, thread) for thread in threads],
                "members": [wire.thread_member(thread, self.world.bot.id) for thread in joined],
                "has_more": False,
            },
        )

    def member(self, call: Call) -> Reply:
        member = self._guild(call).members.get(call.id("user_id"))
        if member is None:
            raise refuse(UNKNOWN_MEMBER)
        return Reply(200, wire.member(member))

    def _guild(self, call: Call) -> Guild:
        guild = self.world.guilds.get(call.id("guild_id"))
        if guild is None or self.world.bot.id not in guild.members:
            raise refuse(UNKNOWN_GUILD)
        return guild

    # Commands

    def commands(self, call: Call) -> Reply:
        known = commands.registered(self.world, self._scope(call))
        return Reply(200, [wire.command(self.world, command) for command in known])

    def put_commands(self, call: Call) -> Reply:
        forms = _objects(call.body)
        known = commands.register(self.world, self._scope(call), forms)
        return Reply(200, [wire.command(self.world, command) for command in known])

    def add_command(self, call: Call) -> Reply:
        known = {command.name for command in commands.registered(self.world, self._scope(call))}
        command = commands.add(self.world, self._scope(call), call.form())
        return Reply(200 if command.name in known else 201, wire.command(self.world, command))

    def command(self, call: Call) -> Reply:
        return Reply(200, wire.command(self.world, self._command(call)))

    def delete_command(self, call: Call) -> Reply:
        del self.world.commands[self._command(call).id]
        return NOTHING

    def _command(self, call: Call) -> Command:
        command = self.world.commands.get(call.id("command_id"))
        if command is None or command.guild_id != self._scope(call):
            raise refuse(UNKNOWN_COMMAND)
        return command

    def _scope(self, call: Call) -> int | None:
        if call.id("application_id") != self.world.application_id:
            raise refuse(UNKNOWN_APPLICATION)
        return self._guild(call).id if "guild_id" in call.path else None

    # Channels and threads

    def open_dm(self, call: Call) -> Reply:
        person = self.world.people.get(number(call.form().get("recipient_id")))
        if person is None or person is self.world.bot:
            raise refuse(UNKNOWN_USER)
        return Reply(200, wire.channel(self.world, self.world.dm(person)))

    def channel(self, call: Call) -> Reply:
        return Reply(200, wire.channel(self.world, self._channel(call)))

    def edit_channel(self, call: Call) -> Reply:
        channel, form = self._channel(call), call.form()
        if channel.is_thread:
            self._edit_thread(channel, form)
        else:
            self._need(channel, permissions.MANAGE_CHANNELS)
            check_thread({"name": channel.name} | form)
            channel.name = form.get("name") or channel.name
            channel.topic = form.get("topic", channel.topic)
        self.world.change_channel(channel)
        return Reply(200, wire.channel(self.world, channel))

    def _edit_thread(self, thread: Channel, form: JSON) -> None:
        """Whoever started a thread may close it, and anyone may reopen it; locks take more."""
        opens = form.get("archived") is False
        if thread.archived and not opens:
            raise refuse(ARCHIVED)
        if thread.locked or form.get("locked") is not None:
            self._need(thread, permissions.MANAGE_THREADS)
        elif opens:
            self._need(thread, permissions.SEND_IN_THREADS)
        elif thread.owner_id != self.world.bot.id:
            self._need(thread, permissions.MANAGE_THREADS)
        check_thread({"name": thread.name} | form)
        thread.name = form.get("name") or thread.name
        thread.archived = bool(form.get("archived"))
        thread.locked = bool(thread.locked if form.get("locked") is None else form["locked"])
        thread.archive_after = form.get("auto_archive_duration") or thread.archive_after

    def delete_channel(self, call: Call) -> Reply:
        channel = self._channel(call)
        if channel.kind != DM:  # a DM just closes, which changes nothing here
            self._need(channel, permissions.MANAGE_THREADS if channel.is_thread else permissions.MANAGE_CHANNELS)
            self.world.delete_channel(channel)
        return Reply(200, wire.channel(self.world, channel))

    def typing(self, call: Call) -> Reply:
        channel = self._channel(call)
        self._may_send(channel)
        self.world.tell(Happening("typing", channel.guild, channel))
        return NOTHING

    def start_thread(self, call: Call) -> Reply:
        parent, form = self._channel(call), call.form()
        if parent.kind != TEXT:
            raise refuse(WRONG_IN_DM if parent.kind == DM else WRONG_CHANNEL_TYPE)
        check_thread(form)
        start = self._message(call) if "message_id" in call.path else None
        if start and start.id in self.world.channels:
            raise refuse(THREAD_EXISTS)
        kind = PUBLIC_THREAD if start else form.get("type") or PRIVATE_THREAD
        private = kind == PRIVATE_THREAD
        self._need(parent, permissions.CREATE_PRIVATE_THREADS if private else permissions.CREATE_PUBLIC_THREADS)
        thread = self.world.add_thread(parent, form["name"], self.world.bot, kind=kind, start=start)
        thread.archive_after = form.get("auto_archive_duration") or thread.archive_after
        return Reply(201, wire.channel(self.world, thread))

    def thread_members(self, call: Call) -> Reply:
        thread = self._thread(call)
        return Reply(200, [wire.thread_member(thread, person) for person in thread.people])

    def join_thread(self, call: Call) -> Reply:
        thread = self._thread(call)
        if thread.archived:
            raise refuse(ARCHIVED)
        person = call.id("user_id") if "user_id" in call.path else self.world.bot.id
        if thread.guild and person not in thread.guild.members:
            raise refuse(UNKNOWN_MEMBER)
        thread.people.setdefault(person, self.world.clock())
        return NOTHING

    def leave_thread(self, call: Call) -> Reply:
        thread = self._thread(call)
        person = call.id("user_id") if "user_id" in call.path else self.world.bot.id
        if person != self.world.bot.id:
            self._need(thread, permissions.MANAGE_THREADS)
        thread.people.pop(person, None)
        return NOTHING

    def _thread(self, call: Call) -> Channel:
        thread = self._channel(call)
        if not thread.is_thread:
            raise refuse(WRONG_CHANNEL_TYPE)
        return thread

    def _channel(self, call: Call) -> Channel:
        """The channel in the path, if the bot may know about it."""
        channel = self.world.channels.get(call.id("channel_id"))
        if channel is None:
            raise refuse(UNKNOWN_CHANNEL)
        if channel.guild and not permissions.sees(channel, self.world.bot):
            raise refuse(MISSING_ACCESS)
        return channel

    def _need(self, channel: Channel, permission: int) -> None:
        if permissions.in_channel(channel, self.world.bot) & permission != permission:
            raise refuse(MISSING_PERMISSIONS)

    # Messages

    def history(self, call: Call) -> Reply:
        channel = self._channel(call)
        if not permissions.in_channel(channel, self.world.bot) & permissions.READ_HISTORY:
            return Reply(200, [])
        return Reply(200, [wire.message(self.world, message) for message in _page(channel.public(), call.query)])

    def message(self, call: Call) -> Reply:
        return Reply(200, wire.message(self.world, self._message(call)))

    def post_message(self, call: Call) -> Reply:
        channel, form = self._channel(call), call.form()
        nonce = form.get("nonce")
        before = self.world.sent_before(self.world.bot, str(nonce)) if form.get("enforce_nonce") and nonce else None
        if before:
            return Reply(200, wire.message(self.world, before))
        self._may_send(channel)
        if call.files:
            self._need(channel, permissions.ATTACH_FILES)
        where = Post(channel, self.world.bot, reference=self._replied_to(channel, form))
        return Reply(200, wire.message(self.world, messages.post(self.world, where, form, call.files)))

    def _may_send(self, channel: Channel) -> None:
        if channel.kind == DM:
            self._may_write_to(channel)
            return
        self._need(channel, permissions.SEND_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES)
        if channel.locked and not permissions.in_channel(channel, self.world.bot) & permissions.MANAGE_THREADS:
            raise refuse(ARCHIVED if channel.archived else LOCKED)

    def _may_write_to(self, channel: Channel) -> None:
        person = self.world.people[next(iter(channel.people))]
        bot = self.world.bot.id
        if not any(person.id in guild.members and bot in guild.members for guild in self.world.guilds.values()):
            raise refuse(NO_MUTUAL_GUILDS)
        if not person.dms_open:
            raise refuse(CLOSED_TO_BOTS)

    def _replied_to(self, channel: Channel, form: JSON) -> Message | None:
        wanted = form.get("message_reference")
        if not wanted or not _is_object(wanted):  # anything but an object is refused with the rest of the body
            return None
        message = channel.messages.get(number(wanted.get("message_id")))
        if message and message.only:
            message = None
        if message is None and wanted.get("fail_if_not_exists", True):
            raise unknown_reference()
        return message

    def edit_message(self, call: Call) -> Reply:
        message = self._message(call)
        if message.author is not self.world.bot:
            raise refuse(NOT_THE_AUTHOR)
        if message.channel.archived:
            raise refuse(ARCHIVED)
        if self.world.clock() - message.created > HOUR:
            self.buckets.take_old_edit(str(message.channel.id))
        return Reply(200, wire.message(self.world, messages.edit(self.world, message, call.form(), call.files)))

    def delete_message(self, call: Call) -> Reply:
        message = self._message(call)
        if message.author is not self.world.bot:
            if message.channel.kind == DM:
                raise refuse(WRONG_IN_DM)
            self._need(message.channel, permissions.MANAGE_MESSAGES)
        if message.channel.archived:
            raise refuse(ARCHIVED)
        self.world.delete_message(message)
        return NOTHING

    def _message(self, call: Call) -> Message:
        """Ephemeral messages can't be reached through their channel."""
        message = self._channel(call).messages.get(call.id("message_id"))
        if message is None or message.only:
            raise refuse(UNKNOWN_MESSAGE)
        return message

    # Interactions

    def answer(self, call: Call) -> Reply:
        interaction = interactions.waiting(self.world, call.id("interaction_id"), call.path["interaction_token"])
        form = call.form()
        data: Body = form.get("data") or {}
        if not _is_object(data):
            raise not_an_object().within("data")
        interactions.answer(self.world, interaction, number(form.get("type")), data, call.files)
        if call.query.get("with_response", "").lower() in ("1", "true"):
            return Reply(200, wire.callback(self.world, interaction))
        return NOTHING

    def follow_up(self, call: Call) -> Reply:
        message = interactions.follow_up(self.world, self._interaction(call), call.form(), call.files)
        return Reply(200, wire.message(self.world, message))

    def own_message(self, call: Call) -> Reply:
        return Reply(200, wire.message(self.world, self._own(call)))

    def edit_own_message(self, call: Call) -> Reply:
        message = messages.edit(self.world, self._own(call), call.form(), call.files)
        return Reply(200, wire.message(self.world, message))

    def delete_own_message(self, call: Call) -> Reply:
        self.world.delete_message(self._own(call))
        return NOTHING

    def _own(self, call: Call) -> Message:
        return interactions.message_of(self._interaction(call), call.path.get("message_id", "@original"))

    def _interaction(self, call: Call) -> Interaction:
        return interactions.alive(self.world, call.id("webhook_id"), call.path["webhook_token"])


CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
MAJOR = ("channel_id", "webhook_token", "guild_id")  # a route's limit is counted by these


def _is_object(value: Body) -> bool:
    return isinstance(value, dict)


def _objects(value: Body) -> list[JSON]:
    if not isinstance(value, list) or not all(map(_is_object, value)):  # pyright: ignore[reportUnknownArgumentType]
        raise not_an_object()
    return value  # pyright: ignore[reportUnknownVariableType]


def _page(everything: list[Message], query: Mapping[str, str]) -> list[Message]:
    """Newest first; `before`, `after` and `around` as in Discord."""
    limit = number(query.get("limit", "50"))
    if not 1 <= limit <= 100:
        raise out_of_range("limit", 1, 100)
    if "after" in query:
        later = [message for message in everything if message.id > number(query["after"])]
        return later[:limit][::-1]
    if "around" in query:
        earlier = sum(message.id < number(query["around"]) for message in everything)
        first = max(0, earlier - limit // 2)
        return everything[first : first + limit][::-1]
    earlier = [message for message in everything if "before" not in query or message.id < number(query["before"])]
    return earlier[::-1][:limit]
