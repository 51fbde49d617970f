"""How a command is answered: with private pages or one private sentence, and always in time."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from data import Refused
from render.texts import Texts, texts

from .pages import Page, Sendable
from .replies import NOBODY, Interaction, drawn, refusal, tell

PATIENCE = 1.5  # seconds: after three Discord gives up

Answer = Page | list[Page] | Refused | str


def words_for(interaction: Interaction) -> Texts:
    """In the language of whoever asks, since nobody else reads it."""
    return texts(interaction.locale.value)


async def answer(interaction: Interaction, work: Coroutine[Any, Any, Answer]) -> None:
    """What takes longer is announced first."""
    making = asyncio.ensure_future(_made(work, words_for(interaction)))
    await asyncio.wait([making], timeout=PATIENCE)
    announced = not making.done()
    if announced:
        await interaction.response.defer(ephemeral=True, thinking=True)
    told = await making
    if isinstance(told, str):
        await tell(interaction, told)
        return
    if announced:
        view, files = told.pop(0)
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
    for each in told:
        await _send(interaction, each)


async def _made(work: Coroutine[Any, Any, Answer], words: Texts) -> list[Sendable] | str:
    match await work:
        case str() as sentence:
            return sentence
        case Refused() as refused:
            return refusal(refused, words)
        case Page() as page:
            return [await drawn(page)]
        case list() as pages:
            return [await drawn(page) for page in pages]


async def _send(interaction: Interaction, page: Sendable) -> None:
    send = interaction.followup.send if interaction.response.is_done() else interaction.response.send_message
    await send(view=page.view, files=page.files, ephemeral=True, allowed_mentions=NOBODY)
