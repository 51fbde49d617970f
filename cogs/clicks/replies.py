"""How an interaction is answered: one private sentence, a private page, or the clicked message drawn anew.

Discord waits three seconds for the first answer. Who is `patient` with an interaction has more time: after half of that
Discord is told to wait, and the answer comes in another way.
"""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import discord

from data.store import Refused, Timer
from render.words.markdown import plain
from render.words.texts import Texts

from ..pages.forms import Form
from ..pages.forms import made as made_form
from ..pages.model import Page, drawn
from ..tables.discord_errors import NETWORK

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
Interaction = discord.Interaction[Any]

ENOUGH = 1.5  # seconds
TIMER, WAITING = "timer", "waiting"  # what an interaction carries along


def refusal(refused: Refused, words: Texts, link: str = "") -> str:
    """What was typed may be quoted in it, and is shown as it is."""
    name = f"refused-{refused.why.name.lower().replace('_', '-')}"
    return words.say(name, words=plain(refused.words), link=link)


def is_private(interaction: Interaction) -> bool:
    """On a direct message, or on one that only its owner sees."""
    message = interaction.message
    return interaction.guild_id is None or bool(message and message.flags.ephemeral)


@contextmanager
def patient(interaction: Interaction) -> Iterator[None]:
    """Whatever takes long in here, Discord is told in time that an answer will come."""
    timer = interaction.client.clock.call_later(ENOUGH, _ask_to_wait, interaction)
    interaction.extras[TIMER] = timer
    try:
        yield
    finally:
        timer.cancel()


def _ask_to_wait(interaction: Interaction) -> None:
    if not interaction.response.is_done():
        interaction.extras[WAITING] = asyncio.create_task(defer(interaction))


async def _speak(interaction: Interaction) -> bool:
    """Whether this is the first answer. From now on nobody asks Discord to wait."""
    timer: Timer | None = interaction.extras.get(TIMER)
    if timer:
        timer.cancel()
    if WAITING in interaction.extras:
        await interaction.extras[WAITING]
    return not interaction.response.is_done()


async def defer(interaction: Interaction) -> None:
    """There is nothing to say, or not yet: a click is just taken, a command thinks."""
    try:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=interaction.message is None)
    except (discord.HTTPException, *NETWORK) as error:
        log.warning("an interaction could not be answered: %s", error)


async def acknowledge(interaction: Interaction) -> None:
    if await _speak(interaction):
        await defer(interaction)


async def tell(interaction: Interaction, sentence: str) -> None:
    """One private sentence. Whatever goes wrong is written down and goes no further."""
    try:
        if await _speak(interaction):
            await interaction.response.send_message(sentence, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=NOBODY)
    except (discord.HTTPException, *NETWORK) as error:
        log.warning("an interaction could not be answered: %s", error)


async def send_privately(interaction: Interaction, page: Page) -> None:
    view, files = await drawn(page)
    if await _speak(interaction):
        await interaction.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await interaction.followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def send_form(interaction: Interaction, form: Form, too_late: str) -> None:
    """Only a first answer can bring one up."""
    if await _speak(interaction):
        await interaction.response.send_modal(made_form(form))
    else:
        await tell(interaction, too_late)


async def update(interaction: Interaction, page: Page) -> None:
    """The message that was clicked looks like this from now on."""
    view, files = await drawn(page)
    if await _speak(interaction):
        await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)
    else:
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
