"""What people do about their data: they look at it, and they delete it."""

import asyncio

from data.store import is_empty
from render.words.texts import texts

from .. import Interaction
from ..pages.model import Page, Say
from ..pages.privacy import DELETE, KEEP, SEND, SURE, data_pages, privacy_page, sure_page
from .context import ClickContext, ClickResult, Redraw
from .private import OUT_OF_DATE
from .replies import send_privately, words_for


async def about_privacy(interaction: Interaction) -> Page:
    bot = interaction.client
    return privacy_page(words_for(interaction), bot.papers, bot.keep_games_days)


async def privacy(context: ClickContext) -> ClickResult:
    """Whatever is pressed is about whoever presses it: an id that was forged is about nobody else."""
    do = CHOICES.get(context.click.rest)
    return await do(context) if do else OUT_OF_DATE


async def send(context: ClickContext) -> ClickResult:
    stored = await context.store.stored_about(context.user_id)
    if is_empty(stored):
        return sentence(context, "privacy-nothing")
    *first, last = await asyncio.to_thread(data_pages, context.words, stored)
    for page in first:
        await send_privately(context.interaction, page)
    return last


async def delete(context: ClickContext) -> ClickResult:
    """Tables where they sat are shown without them."""
    bot, user = context.interaction.client, context.interaction.user
    names = [name for name in (user.display_name, user.global_name, user.name) if name]
    for table_id in await bot.store.forget(user.id, texts().say("privacy-a-player"), names=names):
        bot.presenter.nudge(table_id)
    bot.janitor.clear_up_after(user.id)
    return Redraw(sentence(context, "privacy-deleted"))


async def ask(context: ClickContext) -> ClickResult:
    return Redraw(sure_page(context.words))


async def keep(context: ClickContext) -> ClickResult:
    return Redraw(await about_privacy(context.interaction))


def sentence(context: ClickContext, message: str) -> Page:
    return Page((Say(context.words.say(message)),))


CHOICES = {SEND: send, DELETE: ask, SURE: delete, KEEP: keep}
PRIVACY_VERBS = {"privacy": privacy}
