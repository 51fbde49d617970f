"""What Discord's refusals mean for a table: one place for all of them."""

from enum import Enum, auto

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_GUILD, UNKNOWN_MESSAGE = 10003, 10004, 10008
NO_ACCESS, CLOSED_DMS, MISSING_PERMISSIONS, ARCHIVED, NO_COMMON_GUILD = 50001, 50007, 50013, 50083, 50278
LOCKED = 160005
UNKNOWN_INTERACTION, ANSWERED_ALREADY, TOKEN_EXPIRED = 10062, 40060, 50027

TOO_LATE = (UNKNOWN_INTERACTION, ANSWERED_ALREADY, TOKEN_EXPIRED)  # an answer that nobody waits for any more
NETWORK = (aiohttp.ClientError, OSError, TimeoutError)


class Trouble(Enum):
    GONE = auto()  # the message was deleted: post it anew
    NOWHERE = auto()  # so was the channel, or the server: end quietly, and keep the record
    FORBIDDEN = auto()  # pause, tell the host once, try again at the next click
    ARCHIVED = auto()  # wake the thread up
    CLOSED = auto()  # this person cannot be written to: they have *My hand*
    LATER = auto()  # try again with the newest state


MEANINGS = {
    UNKNOWN_MESSAGE: Trouble.GONE,
    UNKNOWN_CHANNEL: Trouble.NOWHERE,
    UNKNOWN_GUILD: Trouble.NOWHERE,
    NO_ACCESS: Trouble.FORBIDDEN,
    MISSING_PERMISSIONS: Trouble.FORBIDDEN,
    LOCKED: Trouble.FORBIDDEN,
    ARCHIVED: Trouble.ARCHIVED,
    CLOSED_DMS: Trouble.CLOSED,
    NO_COMMON_GUILD: Trouble.CLOSED,
}


def trouble_of(error: Exception) -> Trouble | None:
    """None: this is a fault of ours."""
    if isinstance(error, discord.HTTPException):
        busy = error.status == 429 or error.status >= 500
        return Trouble.LATER if busy else MEANINGS.get(error.code)
    return Trouble.LATER if isinstance(error, (*NETWORK, discord.RateLimited)) else None
