"""Turns what a person types after a slash into the data of an interaction."""

from collections.abc import Mapping, Sequence
from typing import Any

from . import permissions, wire
from .commands import offered
from .limits import CHANNELS, MENTIONABLES, ROLES, SUBCOMMAND, SUBCOMMAND_GROUP, USERS
from .world import JSON, Channel, Person, World, listed, number

Options = Mapping[str, Any]

STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(3, 12)
KINDS: Mapping[int, tuple[type, ...]] = {
    STRING: (str,),
    INTEGER: (int,),
    BOOLEAN: (bool,),
    USER: (str,),
    CHANNEL: (str,),
    ROLE: (str,),
    MENTIONABLE: (str,),
    NUMBER: (int, float),
    ATTACHMENT: (str,),
}


class Impossible(Exception):
    """Something Discord's own client wouldn't let a person do."""


def typed(world: World, person: Person, channel: Channel, words: str, options: Options) -> JSON:
    """`race start` with its options, as the data of an interaction."""
    return _data(world, person, channel, words, options, None)


def half_typed(world: World, person: Person, channel: Channel, words: str, options: Options, focused: str) -> JSON:
    """The same while one option is still being typed."""
    return _data(world, person, channel, words, options, focused)


def _data(world: World, person: Person, channel: Channel, words: str, options: Options, focused: str | None) -> JSON:
    name, *path = words.removeprefix("/").split() or [""]
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
    """The form of the sub-command that the words lead to, and the branches on the way there."""
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
        raise Impossible(f"{name}: this option doesn't take {value!r}")
    choices = [choice["value"] for choice in listed(option, "choices")]
    if choices and value not in choices:
        raise Impossible(f"{name}: {value!r} is not one of {choices}")
    size = len(value) if isinstance(value, str) else value
    what = "length" if kind == STRING else "value"
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    if (least is not None and size < least) or (most is not None and size > most):
        raise Impossible(f"{name}: {value!r} is not between {least} and {most}")


def _resolved(world: World, channel: Channel, form: JSON, options: Options) -> JSON:
    """What the ids among the options refer to."""
    resolved: JSON = {}
    for option in listed(form, "options"):
        if option["name"] in options and option["type"] in REFERS_TO:
            _resolve(world, channel, REFERS_TO[option["type"]], number(options[option["name"]]), resolved)
    return resolved


def resolved_values(world: World, channel: Channel, kind: int, values: Sequence[str]) -> JSON:
    """The same for what was chosen in a select of users, roles or channels."""
    resolved: JSON = {}
    for value in values:
        if kind in CHOOSES:
            _resolve(world, channel, CHOOSES[kind], number(value), resolved)
    return {"resolved": resolved} if resolved else {}


REFERS_TO = {USER: "user", CHANNEL: "channel", ROLE: "role", MENTIONABLE: "any", ATTACHMENT: "file"}
CHOOSES = {USERS: "user", CHANNELS: "channel", ROLES: "role", MENTIONABLES: "any"}


def _resolve(world: World, channel: Channel, what: str, which: int, resolved: JSON) -> None:
    if what == "channel":
        _resolve_channel(world, channel, which, resolved)
    elif what == "file":
        _resolve_file(world, channel, which, resolved)
    elif what == "role" or (what == "any" and which not in world.people):
        _resolve_role(channel, which, resolved)
    else:
        _resolve_person(world, channel, which, resolved)


def _resolve_person(world: World, channel: Channel, person_id: int, resolved: JSON) -> None:
    if person_id not in world.people:
        raise Impossible(f"{person_id}: there is nobody with this id")
    resolved.setdefault("users", {})[str(person_id)] = wire.user(world.people[person_id])
    if channel.guild and person_id in channel.guild.members:
        member = wire.member(channel.guild.members[person_id])
        may = str(permissions.in_channel(channel, world.people[person_id]))
        del member["user"]
        resolved.setdefault("members", {})[str(person_id)] = member | {"permissions": may}


def _resolve_role(channel: Channel, role_id: int, resolved: JSON) -> None:
    if channel.guild is None or role_id not in channel.guild.roles:
        raise Impossible(f"{role_id}: there is no such role here")
    resolved.setdefault("roles", {})[str(role_id)] = wire.role(channel.guild.roles[role_id])


def _resolve_channel(world: World, channel: Channel, channel_id: int, resolved: JSON) -> None:
    if channel.guild is None or channel_id not in channel.guild.channels:
        raise Impossible(f"{channel_id}: there is no such channel here")
    named = wire.channel(world, world.channels[channel_id]) | {"permissions": "0"}
    resolved.setdefault("channels", {})[str(channel_id)] = named


def _resolve_file(world: World, channel: Channel, file_id: int, resolved: JSON) -> None:
    """One that was uploaded before the command was sent."""
    if file_id not in world.attachments:
        raise Impossible(f"{file_id}: there is no such file")
    told = wire.uploaded(world, channel, world.attachments[file_id]) | {"ephemeral": True}
    resolved.setdefault("attachments", {})[str(file_id)] = told
