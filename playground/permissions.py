"""Who may do what where: Discord's permission bits and how roles and overwrites add up."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .world import Channel, Guild, Person

MANAGE_CHANNELS = 1 << 4
ADMINISTRATOR = 1 << 3
VIEW_CHANNEL = 1 << 10
SEND_MESSAGES = 1 << 11
MANAGE_MESSAGES = 1 << 13
EMBED_LINKS = 1 << 14
ATTACH_FILES = 1 << 15
READ_HISTORY = 1 << 16
USE_COMMANDS = 1 << 31
MANAGE_THREADS = 1 << 34
CREATE_PUBLIC_THREADS = 1 << 35
CREATE_PRIVATE_THREADS = 1 << 36
SEND_IN_THREADS = 1 << 38
ALL = (1 << 53) - 1
PRIVATE_THREAD = 12
EVERYBODY = (
    VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_HISTORY
    | USE_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_IN_THREADS
)


def in_guild(guild: Guild, person: Person) -> int:
    member = guild.members.get(person.id)
    if member is None:
        return 0
    if person.id == guild.owner_id:
        return ALL
    allowed = guild.roles[guild.id].permissions
    for role in member.roles:
        allowed |= guild.roles[role].permissions
    return ALL if allowed & ADMINISTRATOR else allowed


def sees(channel: Channel, person: Person) -> bool:
    return bool(in_channel(channel, person) & VIEW_CHANNEL)


def in_channel(channel: Channel, person: Person) -> int:
    """First everyone's overwrite, then those of all roles together, then the person's own."""
    guild = channel.guild
    if guild is None:
        return EVERYBODY if person.id in channel.people or person.bot else 0
    allowed = in_guild(guild, person)
    if allowed == ALL or person.id not in guild.members:
        return allowed
    if channel.kind == PRIVATE_THREAD and person.id not in channel.people and not allowed & MANAGE_THREADS:
        return 0
    overwrites = guild.channels.get(channel.parent_id or channel.id, channel).overwrites
    roles = [overwrites[role] for role in guild.members[person.id].roles if role in overwrites]
    for layer in ([guild.id], [role.target for role in roles], [person.id]):
        here = [overwrites[target] for target in layer if target in overwrites]
        for overwrite in here:
            allowed &= ~overwrite.deny
        for overwrite in here:
            allowed |= overwrite.allow
    return allowed
