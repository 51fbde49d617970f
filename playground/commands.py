"""Slash commands: how Discord registers them, and who is offered which."""

from . import permissions
from .errors import REQUIRED, Errors, Path, check_fields, check_shape
from .limits import (
    BRANCHES,
    CHAT_INPUT,
    COMMAND,
    COMMAND_NAME,
    COMMAND_OPTION,
    COMMAND_TEXT,
    COMMANDS,
    SUBCOMMAND,
    SUBCOMMAND_GROUP,
)
from .refusals import TOO_MANY_COMMANDS, refuse
from .world import JSON, Channel, Command, Person, World, listed, number

OPTION_EXISTS = ("APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists")
COMMAND_EXISTS = ("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
REQUIRED_FIRST = (
    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    "Required options must be placed before non-required options",
)
TOO_DEEP = ("APPLICATION_COMMAND_TOO_DEEP", "Sub-commands are nested too deeply")
CHOICES_OR_COMPLETION = ("APPLICATION_COMMAND_OPTIONS_CHOICES", "Choices and autocomplete exclude each other")


def register(world: World, guild_id: int | None, forms: list[JSON]) -> list[Command]:
    """Replace the whole set of commands; a command with the same name keeps its id."""
    _check_commands(forms)
    before = {(command.name, command.form.get("type", 1)): command for command in registered(world, guild_id)}
    for command in before.values():
        del world.commands[command.id]
    return [_add(world, guild_id, form, before.get((form["name"], form.get("type", 1)))) for form in forms]


def add(world: World, guild_id: int | None, form: JSON) -> Command:
    """Register one command, replacing any with the same name."""
    others = [command.form for command in registered(world, guild_id) if command.name != form.get("name")]
    _check_commands([*others, form])
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
    """The commands a person may use in a channel; a guild's own commands hide global ones with the same name."""
    guild_id = channel.guild.id if channel.guild else None
    if channel.guild and world.bot.id not in channel.guild.members:
        return []
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
    needed = number(command.form.get("default_member_permissions"))
    hidden = command.form.get("default_member_permissions") in (0, "0") and may != permissions.ALL
    if channel.guild and (hidden or may & needed != needed):
        return False
    return bool(may & permissions.USE_COMMANDS)


def _check_commands(forms: list[JSON]) -> None:
    """Check a whole set of commands, as it's registered in bulk."""
    errors = Errors()
    for index, form in enumerate(forms):
        check_shape(form, (index,), errors)
    errors.raise_any()
    for index, form in enumerate(forms):
        _check_command(form, (index,), errors)
    errors.raise_any()
    _check_names(forms, (), errors, *COMMAND_EXISTS)
    errors.raise_any()
    if sum(form.get("type", CHAT_INPUT) == CHAT_INPUT for form in forms) > COMMANDS:
        raise refuse(TOO_MANY_COMMANDS)


def _check_command(form: JSON, path: Path, errors: Errors) -> None:
    check_fields(form, COMMAND, path, errors)
    if form.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_command_name(form, path, errors)
        if not form.get("description"):
            errors.add((*path, "description"), *REQUIRED)
    _check_options(listed(form, "options"), path, errors, BRANCHES)
    if _command_text(form) > COMMAND_TEXT:
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({COMMAND_TEXT})")


def _check_options(options: list[JSON], path: Path, errors: Errors, branches: frozenset[int]) -> None:
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_option(option, here, errors, branches)
        if option.get("required") and optional_seen:
            errors.add((*here, "required"), *REQUIRED_FIRST)
        optional_seen |= not option.get("required")
    _check_names(options, (*path, "options"), errors, *OPTION_EXISTS)


def _check_option(option: JSON, path: Path, errors: Errors, branches: frozenset[int]) -> None:
    check_fields(option, COMMAND_OPTION, path, errors)
    _check_command_name(option, path, errors)
    kind = number(option.get("type"))
    if kind in BRANCHES - branches:
        errors.add((*path, "type"), *TOO_DEEP)
    if option.get("autocomplete") and option.get("choices"):
        errors.add(path, *CHOICES_OR_COMPLETION)
    within = frozenset({SUBCOMMAND}) if kind == SUBCOMMAND_GROUP else frozenset[int]()
    _check_options(listed(option, "options"), path, errors, within)


def _check_command_name(form: JSON, path: Path, errors: Errors) -> None:
    name = str(form.get("name") or "")
    if not COMMAND_NAME.fullmatch(name) or name != name.lower():
        errors.add((*path, "name"), "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_names(forms: list[JSON], path: Path, errors: Errors, code: str, message: str) -> None:
    seen: set[tuple[int, str]] = set()
    for index, form in enumerate(forms):
        key = (0 if path else form.get("type") or CHAT_INPUT, str(form.get("name")))
        if key in seen:
            errors.add((*path, index), code, message)
        seen.add(key)


def _command_text(form: JSON) -> int:
    """Names, descriptions and values; for translated texts, the longest counts."""
    total = _longest(form, "name") + _longest(form, "description")
    for choice in listed(form, "choices"):
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(map(_command_text, listed(form, "options")))


def _longest(form: JSON, name: str) -> int:
    translated: JSON = form.get(f"{name}_localizations") or {}
    return max(len(str(text)) for text in [form.get(name) or "", *translated.values()])
