"""The people's side: be someone, see what they see, and do what their Discord would let them do."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from . import commands, messages, permissions, slash, wire
from .components import walk
from .forms import filled_in
from .limits import BUTTON, FILE_SIZE, LINK, PREMIUM, SELECT, SELECTS
from .messages import Post
from .slash import Impossible
from .world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    DM,
    JSON,
    MODAL,
    Attachment,
    Channel,
    Guild,
    Happening,
    Interaction,
    Message,
    Person,
    World,
    listed,
    number,
)


class Unanswered(Exception):
    """The bot didn't answer in time: "This interaction failed"."""


@dataclass(frozen=True)
class Answer:
    """The bot's first answer: a message (new or changed), a form to fill in, or choices."""

    interaction: Interaction
    kind: int
    message: JSON | None
    modal: JSON | None
    choices: list[JSON]

    def told(self) -> JSON:
        """The same, as JSON for the page."""
        return {
            "interaction": str(self.interaction.id),
            "kind": self.kind,
            "message": self.message,
            "modal": self.modal,
            "choices": self.choices,
        }


class Waiting(NamedTuple):
    interaction: Interaction
    answered: asyncio.Future[None]

    def give_up(self) -> None:
        if not self.answered.done():
            what = self.interaction.data.get("name") or self.interaction.data.get("custom_id")
            self.answered.set_exception(Unanswered(f"{what}: the bot did not answer in time"))


class People:
    """Everybody in the world, by name or id."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._waiting: dict[int, Waiting] = {}
        self._forms: dict[int, Interaction] = {}
        world.listeners.append(self._hear)
        world.clock.listeners.append(self._time_passed)

    def be(self, who: str | int) -> "Somebody":
        for person in self.world.people.values():
            if not person.bot and str(who) in (person.name, str(person.id)):
                return Somebody(self, person)
        raise Impossible(f"{who}: there is nobody with this name or id")

    def everybody(self) -> list["Somebody"]:
        return [Somebody(self, person) for person in self.world.people.values() if not person.bot]

    async def ask(self, interaction: Interaction) -> Answer:
        """Send an interaction to the bot and wait for its first answer."""
        loop = asyncio.get_running_loop()
        waiting = self._waiting[interaction.id] = Waiting(interaction, loop.create_future())
        self.world.begin(interaction)
        timer = loop.call_later(self.world.answer_within, waiting.give_up)
        try:
            await waiting.answered
        finally:
            timer.cancel()
            del self._waiting[interaction.id]
        return self._answer(interaction)

    def form(self, interaction_id: int, person: Person) -> Interaction:
        """The interaction behind a form that this person still has open."""
        opened = self._forms.get(interaction_id)
        if opened is None or opened.person is not person:
            raise Impossible(f"{interaction_id}: {person.name} has no such form open")
        return opened

    def close_form(self, interaction: Interaction) -> None:
        del self._forms[interaction.id]

    def _answer(self, interaction: Interaction) -> Answer:
        original = interaction.original
        if interaction.modal:
            self._forms[interaction.id] = interaction
        message = wire.message(self.world, original) if original else None
        return Answer(interaction, interaction.answered or 0, message, interaction.modal, interaction.choices or [])

    def _hear(self, happening: Happening) -> None:
        if happening.kind == "interaction answered" and happening.interaction:
            waiting = self._waiting.get(happening.interaction.id)
            if waiting and not waiting.answered.done():
                waiting.answered.set_result(None)

    def _time_passed(self) -> None:
        """Nobody waits longer than Discord does, even when the clock is moved forward."""
        for waiting in self._waiting.values():
            if self.world.clock() - waiting.interaction.created >= self.world.answer_within:
                waiting.give_up()


class Somebody:
    """One person in front of their screen."""

    def __init__(self, people: People, person: Person) -> None:
        self._people, self.person = people, person
        self.world = people.world

    @property
    def id(self) -> int:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.name

    # Seeing

    def guilds(self) -> list[Guild]:
        return [guild for guild in self.world.guilds.values() if self.person.id in guild.members]

    def channels(self) -> list[Channel]:
        """Every channel, thread and direct message that the person can open."""
        return [channel for channel in self.world.channels.values() if self._can_see(channel)]

    def dm(self) -> Channel | None:
        """The direct messages with the bot, if there are any."""
        return next((channel for channel in self.channels() if channel.kind == DM), None)

    def open_dm(self) -> Channel:
        """The same, opened if necessary, like a click on the bot's name."""
        return self.world.dm(self.person)

    def sees(self, channel: Channel | int | str) -> list[JSON]:
        """The messages in a channel, oldest first, including those only this person can see."""
        shown = [message for message in self._channel(channel).messages.values() if self._may_read(message)]
        return [wire.message(self.world, message) for message in shown]

    def commands(self, channel: Channel | int | str) -> list[JSON]:
        """The slash commands on offer in a channel."""
        offered = commands.offered(self.world, self.person, self._channel(channel))
        return [wire.command(self.world, command) for command in offered]

    def concerns(self, happening: Happening) -> bool:
        """Whether this person would notice."""
        if happening.interaction:
            return happening.interaction.person is self.person
        if happening.person is self.person:
            return True
        if happening.message and not self._may_read(happening.message):
            return False
        if happening.channel:
            return self._can_see(happening.channel)
        return happening.guild is None or self.person.id in happening.guild.members

    # Doing

    def write(self, channel: Channel | int | str, content: str) -> JSON:
        where = self._channel(channel)
        needed = permissions.SEND_IN_THREADS if where.is_thread else permissions.SEND_MESSAGES
        if not permissions.in_channel(where, self.person) & needed:
            raise Impossible(f"{where.name}: {self.name} isn't allowed to write there")
        if where.locked:
            raise Impossible(f"{where.name}: this thread is locked")
        return wire.message(self.world, messages.post(self.world, Post(where, self.person), {"content": content}))

    async def use(self, channel: Channel | int | str, words: str, options: Mapping[str, Any] | None = None) -> Answer:
        """A slash command: `use(channel, "race start", {"seats": 3})`. A file is named by its id: see `upload`."""
        where = self._channel(channel)
        data = slash.typed(self.world, self.person, where, words, options or {})
        return await self._people.ask(self._interaction(COMMAND, where, data))

    async def complete(
        self, channel: Channel | int | str, words: str, focused: str, options: Mapping[str, Any] | None = None
    ) -> list[JSON]:
        """What the bot suggests for the option that is being typed."""
        where = self._channel(channel)
        data = slash.half_typed(self.world, self.person, where, words, options or {}, focused)
        return (await self._people.ask(self._interaction(AUTOCOMPLETE, where, data))).choices

    async def press(self, message: JSON | int | str, custom_id: str) -> Answer:
        source, button = self._control(message, custom_id)
        if button["type"] != BUTTON or button.get("style") in (LINK, PREMIUM):
            raise Impossible(f"{custom_id}: that's not a button you can press")
        return await self._touch(source, button, {})

    async def select(self, message: JSON | int | str, custom_id: str, *values: str) -> Answer:
        source, select = self._control(message, custom_id)
        if select["type"] not in SELECTS:
            raise Impossible(f"{custom_id}: that's not a select")
        self._check_choice(select, values)
        resolved = slash.resolved_values(self.world, source.channel, select["type"], values)
        return await self._touch(source, select, {"values": list(values)} | resolved)

    async def submit(self, form: Answer | int | str, values: Mapping[str, Any]) -> Answer:
        """Fill in and send the form that came as an answer, with values by custom id."""
        number = form.interaction.id if isinstance(form, Answer) else int(form)
        opened = self._people.form(number, self.person)
        where = self._channel(opened.channel)
        data = filled_in(opened.modal or {}, values) | self._resolved_files(where, values)
        self._people.close_form(opened)
        interaction = self._interaction(MODAL, where, data)
        interaction.source, interaction.parent = opened.source, opened
        return await self._people.ask(interaction)

    def upload(self, filename: str, data: bytes) -> Attachment:
        """A file for a form or a command: put its id among the form's values, or the command's options."""
        if len(data) > FILE_SIZE:
            raise Impossible(f"{filename}: the file is too large")
        attachment = messages.attachment_of(self.world, messages.Upload(0, filename, data), {})
        self.world.keep_files([attachment])
        return attachment

    def _resolved_files(self, where: Channel, values: Mapping[str, Any]) -> JSON:
        """The files whose ids are among a form's values."""
        ids = [number(value) for several in values.values() if isinstance(several, list) for value in several]  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
        files = [self.world.attachments[one] for one in ids if one in self.world.attachments]
        told = {str(file.id): wire.uploaded(self.world, where, file) | {"ephemeral": True} for file in files}
        return {"resolved": {"attachments": told}} if told else {}

    def leave(self, guild: Guild | int | str) -> None:
        self.world.leave(self.person, self._guild(guild))

    def join(self, guild: Guild | int | str) -> None:
        self.world.join(self.person, self._guild(guild))

    def close_dms(self) -> None:
        self.person.dms_open = False

    def open_dms(self) -> None:
        self.person.dms_open = True

    async def _touch(self, source: Message, control: JSON, more: JSON) -> Answer:
        data = {"custom_id": control["custom_id"], "component_type": control["type"], "id": control["id"]} | more
        interaction = self._interaction(COMPONENT, source.channel, data)
        interaction.source = source
        return await self._people.ask(interaction)

    def _interaction(self, kind: int, channel: Channel, data: JSON) -> Interaction:
        world = self.world
        return Interaction(world.new_id(), world.new_token(), kind, self.person, channel, world.clock(), data)

    def _control(self, message: JSON | int | str, custom_id: str) -> tuple[Message, JSON]:
        source = self._message(message)
        for component in walk(source.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Impossible(f"{custom_id}: it's greyed out")
                return source, component
        raise Impossible(f"{custom_id}: the message has no such control")

    def _check_choice(self, select: JSON, values: tuple[str, ...]) -> None:
        least, most = select.get("min_values"), select.get("max_values")
        if not (1 if least is None else least) <= len(values) <= (1 if most is None else most):
            raise Impossible(f"{select['custom_id']}: you can't choose {len(values)}")
        offered = [option["value"] for option in listed(select, "options")]
        for value in values:
            if select["type"] == SELECT and value not in offered:
                raise Impossible(f"{value}: that's not on offer")

    def _message(self, message: JSON | int | str) -> Message:
        number = int(message["id"] if isinstance(message, dict) else message)
        where = [self._channel(message["channel_id"])] if isinstance(message, dict) else self.channels()
        for channel in where:
            found = channel.messages.get(number)
            if found and self._may_read(found):
                return found
        raise Impossible(f"{number}: {self.name} can see no such message")

    def _may_read(self, message: Message) -> bool:
        return message.only is None or message.only is self.person

    def _can_see(self, channel: Channel) -> bool:
        return permissions.sees(channel, self.person)

    def _channel(self, channel: Channel | int | str) -> Channel:
        number = channel.id if isinstance(channel, Channel) else int(channel)
        found = self.world.channels.get(number)
        if found is None or not self._can_see(found):
            raise Impossible(f"{number}: {self.name} can see no such channel")
        return found

    def _guild(self, guild: Guild | int | str) -> Guild:
        number = guild.id if isinstance(guild, Guild) else int(guild)
        if number not in self.world.guilds:
            raise Impossible(f"{number}: there is no such guild")
        return self.world.guilds[number]
