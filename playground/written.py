"""A world as plain JSON, and back again: all of it but the bytes of files, which are kept beside it."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from .world import (
    JSON,
    NONCE_LIVES,
    TOKEN_LIVES,
    Attachment,
    Channel,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    Overwrite,
    Person,
    Role,
    World,
)

LARGEST_ID = 2**63
Place = Sequence[int]  # a channel's id and a message's


class Written(NamedTuple):
    """Everything there is to read."""

    facts: Mapping[str, Any]
    messages: Sequence[JSON]  # oldest first
    interactions: Sequence[JSON]
    files: Mapping[int, bytes]


# Writing


def written_facts(world: World) -> dict[str, Any]:
    """The small things, which are written as a whole: all but messages, files and interactions."""
    about = {
        "bot": world.bot.id,
        "secret": world.secret.hex(),
        "last_id": world.last_id,
        "ahead": world.clock.ahead,
    }
    return {
        "about": about,
        "people": [vars(person) for person in world.people.values()],
        "guilds": [_written_guild(guild) for guild in world.guilds.values()],
        "channels": [_written_channel(channel) for channel in world.channels.values()],
        "commands": [vars(command) for command in world.commands.values()],
    }


def _written_guild(guild: Guild) -> JSON:
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "locale": guild.locale,
        "roles": [vars(role) for role in guild.roles.values()],
        "members": [[member.person.id, member.joined, member.roles] for member in guild.members.values()],
    }


def _written_channel(channel: Channel) -> JSON:
    elsewhere = ("guild", "messages", "overwrites", "people")
    return {name: value for name, value in vars(channel).items() if name not in elsewhere} | {
        "guild": channel.guild.id if channel.guild else None,
        "overwrites": list(channel.overwrites.values()),
        "people": list(channel.people.items()),
    }


def written_message(message: Message) -> JSON:
    return {name: value for name, value in vars(message).items() if name != "cached"} | {
        "channel": message.channel.id,
        "author": message.author.id,
        "attachments": [_written_attachment(attachment) for attachment in message.attachments],
        "shown": sorted(message.shown),
        "mentions": [person.id for person in message.mentions],
        "reference": _place(message.reference),
        "only": message.only.id if message.only else None,
        "interaction": _written_origin(message.interaction) if message.interaction else None,
    }


def _written_attachment(attachment: Attachment) -> JSON:
    return {name: value for name, value in vars(attachment).items() if name != "data"}


def written_interaction(interaction: Interaction) -> JSON:
    """With its token: only as long as that is good for something."""
    more = {"token": interaction.token, "answered": interaction.answered, "original": _place(interaction.original)}
    return _written_origin(interaction) | more


def _written_origin(interaction: Interaction) -> JSON:
    """What a message tells for ever about the interaction it answers."""
    return {
        "id": interaction.id,
        "kind": interaction.kind,
        "person": interaction.person.id,
        "channel": interaction.channel.id,
        "created": interaction.created,
        "data": interaction.data,
        "source": _place(interaction.source),
        "parent": _written_origin(interaction.parent) if interaction.parent else None,
    }


def _place(message: Message | None) -> Place | None:
    return [message.channel.id, message.id] if message else None


# Reading


def read_world(written: Written, world: World) -> World:
    """Turns a new world into the one that was written. Raises KeyError, TypeError or ValueError if it can't be."""
    _read_facts(written.facts, world)
    for each in written.messages:
        _read_message(each, written.files, world)
    for each in written.interactions:
        if world.clock() - each["created"] < TOKEN_LIVES and each["channel"] in world.channels:
            interaction = _read_living(each, world)
            world.interactions[interaction.token] = interaction
    _link(written.messages, world)
    _forget_private_messages(world)
    return world


def _read_facts(facts: Mapping[str, Any], world: World) -> None:
    about: JSON = facts["about"]
    world.secret, world.last_id = bytes.fromhex(about["secret"]), about["last_id"]
    if not 0 < world.last_id < LARGEST_ID:
        raise ValueError(f"{world.last_id} is no id")
    world.clock.advance(about["ahead"])
    world.people = {each["id"]: Person(**each) for each in facts["people"]}
    world.bot = world.people[about["bot"]]
    world.application_id = world.bot.id
    world.guilds = {each["id"]: _read_guild(each, world) for each in facts["guilds"]}
    world.channels = {each["id"]: _read_channel(each, world) for each in facts["channels"]}
    world.commands = {each["id"]: Command(**each) for each in facts["commands"]}
    for channel in world.channels.values():
        if channel.guild:
            channel.guild.channels[channel.id] = channel


def _read_guild(told: JSON, world: World) -> Guild:
    roles = {each["id"]: Role(**each) for each in told["roles"]}
    members = {who: Member(world.people[who], joined, list(its)) for who, joined, its in told["members"]}
    linked: JSON = {"roles": roles, "members": members}
    return Guild(**told | linked)


def _read_channel(told: JSON, world: World) -> Channel:
    overwrites = [Overwrite(*each) for each in told["overwrites"]]
    linked: JSON = {
        "guild": None if told["guild"] is None else world.guilds[told["guild"]],
        "overwrites": {overwrite.target: overwrite for overwrite in overwrites},
        "people": dict(told["people"]),
    }
    return Channel(**told | linked)


def _read_message(told: JSON, files: Mapping[int, bytes], world: World) -> None:
    """Everything but what it refers to: other messages and interactions come later."""
    channel = world.channels[told["channel"]]
    linked: JSON = {
        "channel": channel,
        "author": world.people[told["author"]],
        "attachments": [_read_attachment(each, files) for each in told["attachments"]],
        "shown": frozenset(told["shown"]),
        "mentions": [world.people[person] for person in told["mentions"]],
        "only": None if told["only"] is None else world.people[told["only"]],
        "reference": None,
        "interaction": None,
    }
    message = Message(**told | linked)
    channel.messages[message.id] = message
    world.keep_files(message.attachments)
    if message.nonce and world.clock() - message.created < NONCE_LIVES:
        world.nonces[message.author.id, message.nonce] = message


def _read_attachment(told: JSON, files: Mapping[int, bytes]) -> Attachment:
    linked: JSON = {"data": files[told["id"]], "size": told["size"] and tuple(told["size"])}
    return Attachment(**told | linked)


def _read_living(told: JSON, world: World) -> Interaction:
    interaction = _read_origin(told, world, told["token"])
    interaction.answered, interaction.original = told["answered"], _message_at(told["original"], world)
    return interaction


def _read_origin(told: JSON, world: World, token: str = "") -> Interaction:
    person, channel = world.people[told["person"]], world.channels.get(told["channel"])
    if channel is None:  # deleted since: nothing is known of it but its id
        channel = Channel(told["channel"], 0, "", 0.0)
    interaction = Interaction(told["id"], token, told["kind"], person, channel, told["created"], told["data"])
    interaction.source = _message_at(told["source"], world)
    interaction.parent = _read_origin(told["parent"], world) if told["parent"] else None
    return interaction


def _message_at(place: Place | None, world: World) -> Message | None:
    """A message that has been deleted since is in no channel, just as it was before."""
    if place is None or place[0] not in world.channels:
        return None
    channel = world.channels[place[0]]
    return channel.messages.get(place[1]) or Message(place[1], channel, world.bot, 0.0)


def _link(messages: Sequence[JSON], world: World) -> None:
    living = {interaction.id: interaction for interaction in world.interactions.values()}
    for told in messages:
        message = world.channels[told["channel"]].messages[told["id"]]
        message.reference = _message_at(told["reference"], world)
        origin = told["interaction"]
        message.interaction = origin and (living.get(origin["id"]) or _read_origin(origin, world))


def _forget_private_messages(world: World) -> None:
    """As when a Discord window is reloaded. Those that the bot can still change stay: it counts on them."""
    living = {each.id for each in world.interactions.values()}
    originals = {each.original.id for each in world.interactions.values() if each.original}
    for channel in world.channels.values():
        for message in [each for each in channel.messages.values() if each.only]:
            if message.id not in originals and not (message.interaction and message.interaction.id in living):
                world.delete_message(message)
