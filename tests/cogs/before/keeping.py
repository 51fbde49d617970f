"""A moment as files: the playground's world as JSON, the database as SQL, and some games word by word, in a form that
a diff can show.

Pictures are not kept, only that they were there: no bot looks at its old pictures. Of an interaction only what the
message that answered it tells of it is kept, since its token has lapsed by the time anybody reads this.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from engine import Game
from engine.record import Said
from playground import World
from playground.world import Attachment, Channel, Command, Guild, Interaction, Member, Message, Overwrite, Person, Role

JSON = dict[str, Any]
HERE = Path(__file__).parent
WORLD, DATABASE, PLAYOUTS = "world.json", "database.sql", "playouts.txt"
LAPSED = "lapsed"  # the token of an interaction of long ago


class Moment(NamedTuple):
    """What was there at some time, which forms people had open before them, and how some games went word by word."""

    now: datetime
    world: World
    forms: tuple[JSON, ...]
    database: str
    playouts: list[list[str]]


def moments() -> list[Path]:
    """All that was ever written, the oldest first."""
    return sorted(file.parent for file in HERE.glob(f"*/{WORLD}"))


def write(folder: Path, now: datetime, world: World, database: Path, forms: list[JSON]) -> None:
    folder.mkdir(parents=True)
    told = {"now": now.isoformat(), **told_world(world), "forms": forms}
    (folder / WORLD).write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    with closing(sqlite3.connect(database)) as connection:
        (folder / DATABASE).write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


def read(folder: Path) -> Moment:
    told = json.loads((folder / WORLD).read_text(encoding="utf-8"))
    database = (folder / DATABASE).read_text(encoding="utf-8")
    now, forms = datetime.fromisoformat(told["now"]), tuple(told["forms"])
    return Moment(now, read_world(told), forms, database, playouts_in(folder))


def write_playouts(folder: Path, playouts: Iterable[tuple[JSON, Game[Any], Iterator[Said]]]) -> None:
    """Whole games: how each began, and after every word what the dump was, by its hash."""
    lines = list[str]()
    for begun, game, words in playouts:
        lines.append(f"{json.dumps(begun)} {hash_of(game)}")
        lines += [f"{said.seat} {said.word} {hash_of(game)}" for said in words]
    (folder / PLAYOUTS).write_text("\n".join(lines) + "\n", encoding="utf-8")


def playouts_in(folder: Path) -> list[list[str]]:
    """Their lines, each game by itself."""
    games = list[list[str]]()
    for line in (folder / PLAYOUTS).read_text(encoding="utf-8").splitlines():
        games += [[]] if line.startswith("{") else []
        games[-1].append(line)
    return games


def hash_of(game: Game[Any]) -> str:
    return sha256(game.dump().encode()).hexdigest()[:12]


def lay(moment: Moment, file: Path) -> None:
    """Make the database that was there then."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(moment.database)


# To JSON


def told_world(world: World) -> JSON:
    return {
        "token": world.token,
        "bot": world.bot.id,
        "people": [told_person(person) for person in world.people.values()],
        "guilds": [told_guild(guild) for guild in world.guilds.values()],
        "channels": [told_channel(channel) for channel in world.channels.values()],
        "commands": [[each.id, each.guild_id, each.version, each.form] for each in world.commands.values()],
    }


def told_person(person: Person) -> JSON:
    return vars(person)


def told_guild(guild: Guild) -> JSON:
    return {
        "id": guild.id,
        "name": guild.name,
        "owner_id": guild.owner_id,
        "locale": guild.locale,
        "roles": [vars(role) for role in guild.roles.values()],
        "members": [[each.person.id, each.joined, each.roles] for each in guild.members.values()],
    }


def told_channel(channel: Channel) -> JSON:
    told = {name: value for name, value in vars(channel).items() if name not in ("guild", "overwrites", "people")}
    return told | {
        "guild": channel.guild and channel.guild.id,
        "overwrites": [list(each) for each in channel.overwrites.values()],
        "people": [list(each) for each in channel.people.items()],
        "messages": [told_message(message) for message in channel.messages.values()],
    }


def told_message(message: Message) -> JSON:
    told: JSON = {
        "id": message.id,
        "author": message.author.id,
        "created": message.created,
        "content": message.content,
        "embeds": message.embeds,
        "components": message.components,
        "attachments": [told_attachment(each) for each in message.attachments],
        "shown": sorted(message.shown),
        "mentions": [person.id for person in message.mentions],
        "flags": message.flags,
        "edited": message.edited,
        "reference": message.reference and message.reference.id,
        "nonce": message.nonce,
        "only": message.only and message.only.id,
        "interaction": message.interaction and told_interaction(message.interaction),
    }
    return {name: value for name, value in told.items() if value not in (None, "", [])}


def told_attachment(attachment: Attachment) -> JSON:
    told = {name: value for name, value in vars(attachment).items() if name != "data" and value is not None}
    is_text = attachment.content_type.startswith("text/")
    return told | ({"text": attachment.data.decode()} if is_text else {})


def told_interaction(interaction: Interaction) -> JSON:
    return {
        "id": interaction.id,
        "kind": interaction.kind,
        "person": interaction.person.id,
        "created": interaction.created,
        "data": {name: interaction.data[name] for name in ("name", "options", "custom_id") if name in interaction.data},
    }


# From JSON


def read_world(told: JSON) -> World:
    """Nothing new in it is older than what was there, wherever the clock of this machine stands."""
    world = World(token=told["token"])
    world.people = {each["id"]: Person(**each) for each in told["people"]}
    world.bot = world.people[told["bot"]]
    world.application_id = world.bot.id
    world.guilds = {each["id"]: read_guild(world, each) for each in told["guilds"]}
    for each in told["channels"]:
        read_channel(world, each)
    world.commands = {each[0]: Command(*each) for each in told["commands"]}
    latest = max(message.edited or message.created for message in messages_in(world))
    world.clock.advance(max(0.0, latest + 1 - world.clock()))
    return world


def messages_in(world: World) -> Iterator[Message]:
    for channel in world.channels.values():
        yield from channel.messages.values()


def read_guild(world: World, told: JSON) -> Guild:
    guild = Guild(told["id"], told["name"], told["owner_id"], told["locale"])
    guild.roles = {each["id"]: Role(**each) for each in told["roles"]}
    guild.members = {who: Member(world.people[who], joined, roles) for who, joined, roles in told["members"]}
    return guild


def read_channel(world: World, told: JSON) -> None:
    guild = world.guilds.get(told["guild"])
    people, overwrites = dict(told["people"]), [Overwrite(*each) for each in told["overwrites"]]
    by_target = {each.target: each for each in overwrites}
    channel = Channel(**told | {"guild": guild, "people": people, "overwrites": by_target, "messages": {}})
    world.channels[channel.id] = channel
    if guild:
        guild.channels[channel.id] = channel
    for each in told["messages"]:
        message = channel.messages[each["id"]] = read_message(world, channel, each)
        world.keep_files(message.attachments)


def read_message(world: World, channel: Channel, told: JSON) -> Message:
    message = Message(told["id"], channel, world.people[told["author"]], told["created"])
    for name in ("content", "embeds", "components", "flags", "edited", "nonce"):
        setattr(message, name, told.get(name, getattr(message, name)))
    message.attachments = [read_attachment(each) for each in told.get("attachments", [])]
    message.shown = frozenset(told.get("shown", []))
    message.mentions = [world.people[who] for who in told.get("mentions", [])]
    message.reference = channel.messages.get(told.get("reference", 0))
    message.only = world.people.get(told.get("only", 0))
    message.interaction = read_interaction(world, message, told["interaction"]) if "interaction" in told else None
    return message


def read_attachment(told: JSON) -> Attachment:
    text, size = told.pop("text", ""), told.pop("size", None)
    return Attachment(**told, data=text.encode(), size=size and tuple(size))


def read_interaction(world: World, message: Message, told: JSON) -> Interaction:
    who, channel = world.people[told["person"]], message.channel
    interaction = Interaction(told["id"], LAPSED, told["kind"], who, channel, told["created"], told["data"])
    interaction.source = message.reference
    return interaction
