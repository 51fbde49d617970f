"""`/ducks verify`: a record that someone has been given, as a file. It may be anything at all."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import discord

from engine import GAMES
from engine.verdict import verdict_on
from render.words.texts import Texts

from ..clicks.replies import Answer
from ..pages.verify import verdict_page
from ..tables.discord_errors import NETWORK

LARGEST = 256 * 1024  # bytes; the record of a very long game has about 30,000
MOST_WORDS = 20_000  # the longest of hundreds of aimless games took 3,400
MOST_A_MINUTE = 10  # for each person: the worst file keeps the judge busy for seconds
JUDGE = ThreadPoolExecutor(1, "verify")  # one after the other: however many are sent, the tables go on


async def verified(words: Texts, file: discord.Attachment) -> Answer:
    if file.size > LARGEST:
        return words.say("verify-large", kilobytes=LARGEST // 1024)
    try:
        data = await file.read()
    except (discord.HTTPException, *NETWORK):
        return words.say("verify-lost")
    if len(data) > LARGEST:
        return words.say("verify-large", kilobytes=LARGEST // 1024)
    verdict = await asyncio.get_running_loop().run_in_executor(JUDGE, verdict_on, data, GAMES, MOST_WORDS)
    return verdict_page(words, verdict)
