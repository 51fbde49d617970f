"""Tells Discord the commands, but only when they have changed, and from one process only.

The database keeps a hash of what Discord knows. While a process is telling Discord, its claim stands there instead; a
claim left behind by a crash lapses.
"""

import asyncio
import json
import logging
from hashlib import sha256
from uuid import uuid4

import aiohttp
import discord

from data.store import Store

from . import CommandTree

log = logging.getLogger(__name__)

CLAIMED_FOR = 30.0  # seconds
PAUSE = 0.2
CLAIM = "claimed until"


async def sync_when_changed(tree: CommandTree, store: Store) -> bool:
    """Whether this process told Discord. If another one has the claim, this one waits for the result."""
    key, wanted = f"commands {tree.client.application_id}", await hash_of(tree)
    while (known := await store.setting(key)) != wanted:
        now = store.clock.now.timestamp()
        claim = f"{CLAIM} {now + CLAIMED_FOR} {uuid4().hex}"
        if not is_claimed(known, now) and await store.swap_setting(key, known, claim):
            done = False
            try:
                done = await push_commands(tree)
            finally:  # even if the program ends in the meantime: the next start tries again
                await store.swap_setting(key, claim, wanted if done else known or "")
            return done
        await store.clock.sleep(PAUSE)
    return False


async def hash_of(tree: CommandTree) -> str:
    """Of what Discord would be told, in all languages."""
    assert tree.translator is not None
    told = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    return sha256("\n".join(sorted(json.dumps(each, sort_keys=True) for each in told)).encode()).hexdigest()


def is_claimed(known: str | None, now: float) -> bool:
    if known is None or not known.startswith(CLAIM):
        return False
    until = float(known.removeprefix(CLAIM).split()[0])
    return now < until


async def push_commands(tree: CommandTree) -> bool:
    """Errors are only logged: a bot with old commands is better than none."""
    try:
        async with asyncio.timeout(CLAIMED_FOR):
            commands = await tree.sync()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.error("Discord did not take the commands, the next start tries again: %s", error or "no answer")
        return False
    log.info("Discord knows the commands: %s", ", ".join(f"/{command.name}" for command in commands))
    return True
