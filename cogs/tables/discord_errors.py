"""What Discord's errors mean for a table, all in one place."""

from enum import Enum, auto

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE, UNKNOWN_USER, UNKNOWN_WEBHOOK = 10003, 10004, 10008, 10013, 10015
NO_ACCESS, CLOSED_DMS, MISSING_PERMISSIONS, ARCHIVED, NO_COMMON_GUILD = 50001, 50007, 50013, 50083, 50278
LOCKED = 160005
UNKNOWN_INTERACTION, ANSWERED_ALREADY, TOKEN_EXPIRED = 10062, 40060, 50027

TOO_LATE = (UNKNOWN_INTERACTION, ANSWERED_ALREADY, TOKEN_EXPIRED)  # nobody is waiting for this answer any more
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)


class Trouble(Enum):
    MESSAGE_GONE = auto()  # the message was deleted, or its token is: post it again
    CHANNEL_GONE = auto()  # or the whole channel or server: pause, and look again later
    FORBIDDEN = auto()  # pause, tell the host once, and try again at the next click
    ARCHIVED = auto()  # unarchive the thread
    DMS_CLOSED = auto()  # this person can't be messaged: they have *My hand*
    LATER = auto()  # try again with the newest state


MEANINGS = {
    UNKNOWN_MESSAGE: Trouble.MESSAGE_GONE,
    UNKNOWN_WEBHOOK: Trouble.MESSAGE_GONE,
    TOKEN_EXPIRED: Trouble.MESSAGE_GONE,
    UNKNOWN_CHANNEL: Trouble.CHANNEL_GONE,
    UNKNOWN_GUILD: Trouble.CHANNEL_GONE,
    NO_ACCESS: Trouble.FORBIDDEN,
    MISSING_PERMISSIONS: Trouble.FORBIDDEN,
    LOCKED: Trouble.FORBIDDEN,
    ARCHIVED: Trouble.ARCHIVED,
    CLOSED_DMS: Trouble.DMS_CLOSED,
    UNKNOWN_USER: Trouble.DMS_CLOSED,
    NO_COMMON_GUILD: Trouble.DMS_CLOSED,
}


def trouble_of(error: Exception) -> Trouble | None:
    """None if it's our own fault."""
    if isinstance(error, discord.HTTPException):
        busy = error.status == 429 or error.status >= 500
        return Trouble.LATER if busy else MEANINGS.get(error.code)
    return Trouble.LATER if isinstance(error, (*NETWORK, discord.RateLimited)) else None
