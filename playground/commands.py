"""Slash commands: registering them, and turning what a person typed into the data of an interaction."""

from collections.abc import Mapping, Sequence
from typing import Any

from . import limits, permissions, wire
from .limits import CHANNELS, MENTIONABLES, SUBCOMMAND, SUBCOMMAND_GROUP, USERS
from .world import Channel, Command, Person, World, listed

JSON = dict[str, Any]
Options = Mapping[str, Any]

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(3, 11)
KINDS: Mapping[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
}


class Impossible(Exception):
    """What Discord's own client would not let a person do."""


def register(world: World, guild_id: int | None, forms: list[JSON]) -> list[Command]:
    """Put a whole set of commands in place of the one before; a command that stays the same keeps its id."""
    limits.check_commands(forms)
    before = {(command.name, command.form.get("type", 1)): command for command in registered(world, guild_id)}
    for command in before.values():
        del world.commands[command.id]
    return [_add(world, guild_id, form, before.get((form["name"], form.get("type", 1)))) for form in forms]


def add(world: World, guild_id: int | None, form: JSON) -> Command:
    """Register one command; one of the same name is replaced."""
    others = [command.form for command in registered(world, guild_id) if command.name != form.get("name")]
    limits.check_commands([*others, form])
    same = next((command for command in registered(world, guild_id) if command.name == form["name"]), None)
    return _add(world, guild_id, form, same)


def _add(world: World, guild_id: int | None, form: JSON, before: Command | None) -> Command:
    if before and before.form == form:
        command = before
    else:
        command = Command(before.id if before else world.new_id(), guild_id, world.new_id(), form)
    world.commands[command.id] = command
    return command


def registered(world: World, guild_id: int | None) -> list[Command]:
    return [command for command in world.commands.values() if command.guild_id == guild_id]


def offered(world: World, person: Person, channel: Channel) -> list[Command]:
    """The commands a person may use in a channel; a guild's own hide the global ones of their name."""
    guild_id = channel.guild.id if channel.guild else None
    found = {command.name: command for command in registered(world, None)}
    if guild_id:
        found |= {command.name: command for command in registered(world, guild_id)}
    return [command for command in found.values() if _may_use(command, person, channel)]


def _may_use(command: Command, person: Person, channel: Channel) -> bool:
    may = permissions.in_channel(channel, person)
    contexts = command.form.get("contexts")
    if contexts is None:
        contexts = [0, 1] if command.form.get("dm_permission") is not False else [0]
    if (0 if channel.guild else 1) not in contexts:
        return False
    needed = int(command.form.get("default_member_permissions") or 0)
    hidden = command.form.get("default_member_permissions") in (0, "0") and may != permissions.ALL
    if channel.guild and (hidden or may & needed != needed):
        return False
    return bool(may & permissions.USE_COMMANDS)


def typed(world: World, person: Person, channel: Channel, words: str, options: Options) -> JSON:
    """`race start` with its options, as the data of an interaction."""
    return _data(world, person, channel, words, options, None)


def half_typed(world: World, person: Person, channel: Channel, words: str, options: Options, focused: str) -> JSON:
    """The same while one option is still being typed."""
    return _data(world, person, channel, words, options, focused)


def _data(world: World, person: Person, channel: Channel, words: str, options: Options, focused: str | None) -> JSON:
    name, *path = words.removeprefix("/").split()
    command = next((one for one in offered(world, person, channel) if one.name == name), None)
    if command is None:
        raise Impossible(f"/{name}: there is no such command here")
    form, branches = _leaf(command.form, path)
    inner = _filled(form, options, focused)
    for branch in reversed(branches):
        inner = [{"name": branch["name"], "type": branch["type"], "options": inner}]
    data: JSON = {"id": str(command.id), "name": name, "type": 1, "options": inner}
    if command.guild_id:
        data["guild_id"] = str(command.guild_id)
    resolved = _resolved(world, channel, form, options)
    return data | ({"resolved": resolved} if resolved else {})


def _leaf(form: JSON, path: list[str]) -> tuple[JSON, list[JSON]]:
    """The form of the sub-command that the words lead to, and the branches on the way."""
    branches: list[JSON] = []
    for word in path:
        inner = [option for option in listed(form, "options") if option["name"] == word]
        if not inner or inner[0]["type"] not in (SUBCOMMAND, SUBCOMMAND_GROUP):
            raise Impossible(f"{word}: /{form['name']} has no such sub-command")
        form = inner[0]
        branches.append(form)
    if any(option["type"] in (SUBCOMMAND, SUBCOMMAND_GROUP) for option in listed(form, "options")):
        raise Impossible(f"{form['name']}: name one of its sub-commands")
    return form, branches


def _filled(form: JSON, options: Options, focused: str | None) -> list[JSON]:
    known: dict[str, JSON] = {option["name"]: option for option in listed(form, "options")}
    for name in [*options, *([focused] if focused else [])]:
        if name not in known:
            raise Impossible(f"{name}: {form['name']} has no such option")
    missing = [name for name, option in known.items() if option.get("required") and name not in options]
    if missing and focused is None:
        raise Impossible(f"{missing[0]}: {form['name']} needs this option")
    return [
        _option(known[name], options.get(name, ""), focused) for name in known if name in options or name == focused
    ]


def _option(option: JSON, value: Any, focused: str | None) -> JSON:
    told: JSON = {"name": option["name"], "type": option["type"], "value": value}
    if focused == option["name"]:
        return told | {"focused": True}
    if focused is None:
        _check_value(option, value)
    return told


def _check_value(option: JSON, value: Any) -> None:
    name, kind = option["name"], option["type"]
    right = KINDS.get(kind, (str,))
    if not isinstance(value, right) or (isinstance(value, bool) and kind != BOOLEAN):
        raise Impossible(f"{name}: {value!r} is not what this option takes")
    choices = [choice["value"] for choice in listed(option, "choices")]
    if choices and value not in choices:
        raise Impossible(f"{name}: {value!r} is none of the choices {choices}")
    size = len(value) if isinstance(value, str) else value
    what = "length" if kind == STRING else "value"
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{name}: {value!r} is not between {least} and {most}")


def _resolved(world: World, channel: Channel, form: JSON, options: Options) -> JSON:
    """What stands behind the ids among the options."""
    resolved: JSON = {}
    for option in listed(form, "options"):
        value = options.get(option["name"])
        if value is None:
            continue
        if option["type"] in (USER, MENTIONABLE):
            _resolve_person(world, channel, int(value), resolved)
        elif option["type"] == CHANNEL:
            _resolve_channel(world, channel, int(value), resolved)
    return resolved


def resolved_values(world: World, channel: Channel, kind: int, values: Sequence[str]) -> JSON:
    """The same for what was chosen in a select of users or channels."""
    resolved: JSON = {}
    for value in values:
        if kind in (USERS, MENTIONABLES):
            _resolve_person(world, channel, int(value), resolved)
        elif kind == CHANNELS:
            _resolve_channel(world, channel, int(value), resolved)
    return {"resolved": resolved} if resolved else {}


def _resolve_person(world: World, channel: Channel, person_id: int, resolved: JSON) -> None:
    if person_id not in world.people:
        raise Impossible(f"{person_id}: there is nobody with this id")
    resolved.setdefault("users", {})[str(person_id)] = wire.user(world.people[person_id])
    if channel.guild and person_id in channel.guild.members:
        member = wire.member(channel.guild.members[person_id])
        may = str(permissions.in_channel(channel, world.people[person_id]))
        del member["user"]
        resolved.setdefault("members", {})[str(person_id)] = member | {"permissions": may}


def _resolve_channel(world: World, channel: Channel, channel_id: int, resolved: JSON) -> None:
    if channel.guild is None or channel_id not in channel.guild.channels:
        raise Impossible(f"{channel_id}: there is no such channel here")
    named = wire.channel(world, world.channels[channel_id]) | {"permissions": "0"}
    resolved.setdefault("channels", {})[str(channel_id)] = named
