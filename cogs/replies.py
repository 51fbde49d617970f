"""How an interaction is answered: one private sentence, a private page, or the clicked message drawn anew."""

import asyncio
import logging
from typing import Any

import discord

from data import Refused
from render.texts import Texts

from .forms import Form
from .forms import made as made_form
from .pages import Page, Sendable, made

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
Interaction = discord.Interaction[Any]


def refusal(refused: Refused, words: Texts) -> str:
    return words.say(f"refused-{refused.why.name.lower().replace('_', '-')}", words=refused.words, link="")


def is_private(interaction: Interaction) -> bool:
    """A direct message, or one that only its owner sees."""
    message = interaction.message
    return interaction.guild_id is None or bool(message and message.flags.ephemeral)


async def tell(interaction: Interaction, sentence: str) -> None:
    """One private sentence. Whatever goes wrong is written down and goes no further."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        log.warning("an interaction could not be answered: %s", error)


async def send_privately(interaction: Interaction, page: Page) -> None:
    view, files = await drawn(page)
    await interaction.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def send_form(interaction: Interaction, form: Form) -> None:
    await interaction.response.send_modal(made_form(form))


async def update(interaction: Interaction, page: Page) -> None:
    view, files = await drawn(page)
    await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)


async def drawn(page: Page) -> Sendable:
    return await asyncio.to_thread(made, page)
