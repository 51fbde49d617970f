"""Discord is told the commands only when they have changed, and of several processes by one.

A hash of what Discord knows is kept in the database. While a process tells it, its claim stands there instead; a claim
that was left behind by a crash lapses.
"""

import asyncio
import json
import logging
from hashlib import sha256
from typing import Any
from uuid import uuid4

import aiohttp
import discord
from discord import app_commands

from data.store import Store

log = logging.getLogger(__name__)

CLAIMED_FOR = 30.0  # seconds
PAUSE = 0.2
CLAIM = "claimed until"

Tree = app_commands.CommandTree[Any]


async def sync_when_changed(tree: Tree, store: Store) -> bool:
    """Whether Discord was told. A process that meets another one's claim waits for what comes of it."""
    key, wanted = f"commands {tree.client.application_id}", hash_of(tree)
    while (known := await store.setting(key)) != wanted:
        now = store.clock.now.timestamp()
        claim = f"{CLAIM} {now + CLAIMED_FOR} {uuid4().hex}"
        if not is_claimed(known, now) and await store.swap_setting(key, known, claim):
            done = False
            try:
                done = await told(tree)
            finally:  # also when the program ends meanwhile: the next start tries again
                await store.swap_setting(key, claim, wanted if done else known or "")
            return done
        await store.clock.sleep(PAUSE)
    return False


def hash_of(tree: Tree) -> str:
    payloads = sorted(json.dumps(command.to_dict(tree), sort_keys=True) for command in tree.get_commands())
    return sha256("\n".join(payloads).encode()).hexdigest()


def is_claimed(known: str | None, now: float) -> bool:
    if known is None or not known.startswith(CLAIM):
        return False
    until = float(known.removeprefix(CLAIM).split()[0])
    return now < until


async def told(tree: Tree) -> bool:
    """A bot whose commands are old is better than none."""
    try:
        async with asyncio.timeout(CLAIMED_FOR):
            commands = await tree.sync()
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.error("Discord did not take the commands, the next start tries again: %s", error or "no answer")
        return False
    log.info("Discord knows the commands: %s", ", ".join(f"/{command.name}" for command in commands))
    return True
