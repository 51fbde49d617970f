"""Everything in the playground's Discord, as plain data in memory: guilds, channels, people and what they wrote."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Literal, NamedTuple

from .clock import Clock
from .permissions import EVERYBODY, PRIVATE_THREAD

JSON = dict[str, Any]

EPOCH = 1_420_070_400_000  # Discord's, in milliseconds
TEXT, DM, PUBLIC_THREAD = 0, 1, 11
COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5  # kinds of interaction
EPHEMERAL, LOADING, V2, HAS_THREAD = 1 << 6, 1 << 7, 1 << 15, 1 << 5
ANSWER_WITHIN = 3.0
TOKEN_LIVES = 15 * 60.0
NONCE_LIVES = 5 * 60.0
LONGEST_ID = 20  # digits in 64 bits
WORLDS = count()  # that this process has made
WORKERS = 1 << 10  # that a snowflake can tell apart


def listed(form: JSON, name: str) -> list[JSON]:
    """A list in some JSON; a missing or null one is empty."""
    return form.get(name) or []


def number(value: Any) -> int:
    """An id or other number as it appears in JSON, or 0."""
    if isinstance(value, str):
        return int(value) if value.isdecimal() and len(value) <= LONGEST_ID else 0
    return int(value) if isinstance(value, int) else 0


@dataclass(eq=False)
class Person:
    id: int
    name: str
    locale: str = "en-US"
    dms_open: bool = True
    bot: bool = False


@dataclass(eq=False)
class Role:
    id: int
    name: str
    permissions: int
    position: int = 0


@dataclass(eq=False)
class Member:
    person: Person
    joined: float
    roles: list[int] = field(default_factory=list[int])


class Overwrite(NamedTuple):
    """What a role (kind 0) or a member (kind 1) may additionally do, or not do, in one channel."""

    target: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass(eq=False)
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict[int, Role])
    members: dict[int, Member] = field(default_factory=dict[int, Member])
    channels: dict[int, Channel] = field(default_factory=lambda: dict[int, Channel]())

    def textual(self) -> list[Channel]:
        return [channel for channel in self.channels.values() if not channel.is_thread]

    def threads(self) -> list[Channel]:
        return [channel for channel in self.channels.values() if channel.is_thread]


@dataclass(eq=False)
class Channel:
    id: int
    kind: int
    name: str
    created: float
    guild: Guild | None = None
    parent_id: int | None = None
    owner_id: int | None = None
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict[int, Overwrite])
    people: dict[int, float] = field(default_factory=dict[int, float])  # in a DM or thread, and since when
    archived: bool = False
    locked: bool = False
    archive_after: int = 1440
    changed: float = 0.0
    messages: dict[int, Message] = field(default_factory=lambda: dict[int, Message]())

    @property
    def is_thread(self) -> bool:
        return self.kind in (PUBLIC_THREAD, PRIVATE_THREAD)

    def public(self) -> list[Message]:
        """What everyone in the channel can see."""
        return [message for message in self.messages.values() if message.only is None]


@dataclass(eq=False)
class Attachment:
    id: int
    filename: str
    data: bytes
    content_type: str
    description: str | None = None
    size: tuple[int, int] | None = None  # width and height of a picture


class CachedJson(NamedTuple):
    """Some JSON, and all that it was made from: once that's different, it has to be made again."""

    ingredients: Sequence[object]
    json: JSON


@dataclass(eq=False)
class Message:
    """What someone wrote. Its lists are replaced as a whole and never changed: see `wire.message`."""

    id: int
    channel: Channel
    author: Person
    created: float
    content: str = ""
    embeds: list[JSON] = field(default_factory=list[JSON])
    components: list[JSON] = field(default_factory=list[JSON])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    shown: frozenset[int] = frozenset()  # the attachments that components show
    mentions: list[Person] = field(default_factory=list[Person])
    flags: int = 0
    edited: float | None = None
    reference: Message | None = None
    nonce: str | None = None
    only: Person | None = None  # who an ephemeral message is for
    interaction: Interaction | None = None  # what it answers
    cached: CachedJson | None = None  # the message as `wire.message` last returned it


@dataclass(eq=False)
class Command:
    id: int
    guild_id: int | None
    version: int
    form: JSON  # as it was registered

    @property
    def name(self) -> str:
        return self.form["name"]


@dataclass(eq=False)
class Interaction:
    id: int
    token: str
    kind: int
    person: Person
    channel: Channel
    created: float
    data: JSON
    source: Message | None = None  # the message with the button
    parent: Interaction | None = None  # what brought up the form
    answered: int | None = None
    original: Message | None = None
    modal: JSON | None = None
    choices: list[JSON] | None = None

    @property
    def guild(self) -> Guild | None:
        return self.channel.guild


Kind = Literal[
    "message posted",
    "message edited",
    "message deleted",
    "channel made",
    "channel changed",
    "channel deleted",
    "guild made",
    "member joined",
    "member left",
    "typing",
    "bot came",
    "bot went",
    "interaction begun",
    "interaction answered",
]


class Happening(NamedTuple):
    """Something that the world's listeners hear about."""

    kind: Kind
    guild: Guild | None = None
    channel: Channel | None = None
    message: Message | None = None
    interaction: Interaction | None = None
    person: Person | None = None


class World:
    """The data, and how things come and go."""

    def __init__(self, clock: Clock | None = None, *, token: str = "playground", bot: str = "Duckboard") -> None:
        self.clock = clock or Clock()
        self.token = token
        self.secret = secrets.token_bytes(16)
        self.base = "http://127.0.0.1"
        self.last_id = 0
        self._worker = next(WORLDS) % WORKERS
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.attachments: dict[int, Attachment] = {}
        self.commands: dict[int, Command] = {}
        self.interactions: dict[str, Interaction] = {}  # by token
        self.nonces: dict[tuple[int, str], Message] = {}
        self.listeners: list[Callable[[Happening], None]] = []
        self.answer_within = ANSWER_WITHIN  # seconds a bot has
        self.bot = self.add_person(bot, bot=True)
        self.application_id = self.bot.id

    def new_id(self) -> int:
        """Return a snowflake, larger than all before: the time in the upper bits, then ten bits for this world.

        So two worlds don't share an id, even if they are made within one millisecond.
        """
        now = int(self.clock() * 1000) - EPOCH
        self.last_id = max(self.last_id + 1, now << 22 | self._worker << 12)
        return self.last_id

    def tell(self, happening: Happening) -> None:
        for listener in list(self.listeners):
            listener(happening)

    def add_person(self, name: str, *, locale: str = "en-US", bot: bool = False) -> Person:
        person = Person(self.new_id(), name, locale, bot=bot)
        self.people[person.id] = person
        return person

    def add_guild(self, name: str, *, owner: Person | None = None, shard: tuple[int, int] | None = None) -> Guild:
        """A guild with the bot in it; with a `shard` (which, of how many) it gets an id on that shard."""
        guild_id = self.new_id()
        if shard:
            guild_id += ((shard[0] - (guild_id >> 22)) % shard[1]) << 22
            self.last_id = guild_id
        guild = Guild(guild_id, name, (owner or self.bot).id)
        guild.roles[guild.id] = Role(guild.id, "@everyone", EVERYBODY)
        self.guilds[guild.id] = guild
        for member in {self.bot.id: self.bot, guild.owner_id: owner or self.bot}.values():
            guild.members[member.id] = Member(member, self.clock())
        self.tell(Happening("guild made", guild))
        return guild

    def join(self, person: Person, guild: Guild) -> Member:
        if person.id not in guild.members:
            guild.members[person.id] = Member(person, self.clock())
            self.tell(Happening("member joined", guild, person=person))
        return guild.members[person.id]

    def leave(self, person: Person, guild: Guild) -> None:
        if guild.members.pop(person.id, None):
            self.tell(Happening("member left", guild, person=person))

    def add_channel(self, guild: Guild, name: str) -> Channel:
        return self._add_channel(Channel(self.new_id(), TEXT, name, self.clock(), guild))

    def add_thread(
        self, parent: Channel, name: str, owner: Person, *, kind: int = PUBLIC_THREAD, start: Message | None = None
    ) -> Channel:
        """A thread; one that starts at a message has that message's id."""
        now = self.clock()
        thread = Channel(start.id if start else self.new_id(), kind, name, now, parent.guild, parent.id, owner.id)
        thread.people[owner.id] = thread.changed = now
        if start:
            start.flags |= HAS_THREAD
            self.tell(Happening("message edited", parent.guild, parent, start))
        return self._add_channel(thread)

    def _add_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        if channel.guild:
            channel.guild.channels[channel.id] = channel
        self.tell(Happening("channel made", channel.guild, channel))
        return channel

    def channel(self, name: str) -> Channel:
        """The first channel or thread with this name."""
        return next(channel for channel in self.channels.values() if channel.name == name and channel.kind != DM)

    def dm(self, person: Person) -> Channel:
        """The direct messages between the bot and a person, opened if necessary."""
        for channel in self.dms():
            if person.id in channel.people:
                return channel
        now = self.clock()
        return self._add_channel(Channel(self.new_id(), DM, person.name, now, people={person.id: now}))

    def dms(self) -> Iterator[Channel]:
        return (channel for channel in self.channels.values() if channel.kind == DM)

    def change_channel(self, channel: Channel) -> None:
        channel.changed = self.clock()
        self.tell(Happening("channel changed", channel.guild, channel))

    def overwrite(self, channel: Channel, overwrite: Overwrite) -> None:
        """Allow or deny a role or a member something in a channel."""
        channel.overwrites[overwrite.target] = overwrite
        self.change_channel(channel)

    def _wake(self, channel: Channel) -> None:
        if channel.archived:
            channel.archived = False
            self.change_channel(channel)

    def delete_channel(self, channel: Channel) -> None:
        """Its threads, if any, go with it."""
        for thread in [other for other in self.channels.values() if other.parent_id == channel.id]:
            self.delete_channel(thread)
        self.channels.pop(channel.id, None)
        if channel.guild:
            channel.guild.channels.pop(channel.id, None)
        for message in channel.messages.values():
            self._forget_files(message.attachments)
        self.tell(Happening("channel deleted", channel.guild, channel))

    def post(self, message: Message) -> None:
        """Writing in an archived thread reopens it."""
        if message.only is None:
            self._wake(message.channel)
        message.channel.messages[message.id] = message
        self.keep_files(message.attachments)
        if message.nonce:
            self._forget_old_nonces()
            self.nonces[message.author.id, message.nonce] = message
        self.tell(Happening("message posted", message.channel.guild, message.channel, message))

    def edited(self, message: Message, before: list[Attachment]) -> None:
        """Report that a message was changed, and drop the files it no longer has."""
        kept = {attachment.id for attachment in message.attachments}
        self._forget_files([attachment for attachment in before if attachment.id not in kept])
        self.keep_files(message.attachments)
        self.tell(Happening("message edited", message.channel.guild, message.channel, message))

    def delete_message(self, message: Message) -> None:
        message.channel.messages.pop(message.id, None)
        self._forget_files(message.attachments)
        self.tell(Happening("message deleted", message.channel.guild, message.channel, message))

    def keep_files(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.attachments[attachment.id] = attachment

    def _forget_files(self, attachments: list[Attachment]) -> None:
        for attachment in attachments:
            self.attachments.pop(attachment.id, None)

    def sent_before(self, author: Person, nonce: str) -> Message | None:
        """The message with the same nonce in the last few minutes, if there is one."""
        message = self.nonces.get((author.id, nonce))
        return message if message and self.clock() - message.created < NONCE_LIVES else None

    def _forget_old_nonces(self) -> None:
        while self.nonces:
            key, oldest = next(iter(self.nonces.items()))
            if self.clock() - oldest.created < NONCE_LIVES:
                return
            del self.nonces[key]

    def begin(self, interaction: Interaction) -> Interaction:
        self._forget_old_interactions()
        self.interactions[interaction.token] = interaction
        self.tell(Happening("interaction begun", interaction.guild, interaction.channel, interaction=interaction))
        return interaction

    def _forget_old_interactions(self) -> None:
        """A day after its token expired nobody asks for it any more; until then, it's refused with the right reason."""
        long_ago = self.clock() - 86_400
        while self.interactions:
            token, oldest = next(iter(self.interactions.items()))
            if oldest.created > long_ago:
                return
            del self.interactions[token]

    def new_token(self) -> str:
        return secrets.token_urlsafe(96)
