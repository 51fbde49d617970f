"""How an interaction is answered: with a private sentence, private pages, a form, or by redrawing the clicked message.

Discord waits three seconds for the first answer. `defer_if_slow` tells it after half of that to wait longer, and the
answer is then sent as a follow-up.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextlib import contextmanager
from typing import Any, NamedTuple

import discord

from data.store import Person, Refused, Timer
from render.studio import STUDIO, Priority
from render.words.texts import Texts, texts

from .. import Interaction
from ..pages.layout import FirstLook, drawn, first_look, modal_of, pictures_on
from ..pages.model import Form, Page, Show
from ..settings import ServerSettings
from ..tables.discord_errors import NETWORK
from ..tables.find import why_refused
from ..tables.mail import Claim

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()
ENOUGH = 1.5  # seconds
TIMER, WAITING = "timer", "waiting"  # keys of an interaction's extras

Answer = Page | list[Page] | Refused | str


def words_for(interaction: Interaction) -> Texts:
    """In the language of the person who asks, because nobody else reads the answer."""
    return texts(interaction.locale.value)


def person_in(interaction: Interaction) -> Person:
    """Whoever clicked, as they sit down by that."""
    user = interaction.user
    return Person(user.id, user.display_name, sat_by=interaction.id, language=interaction.locale.value)


def language_there(interaction: Interaction, server: ServerSettings) -> str:
    """What everyone reads here: as the server has set it, or as Discord knows it."""
    return server.language or (interaction.guild_locale or interaction.locale).value


async def answer(interaction: Interaction, work: Coroutine[Any, Any, Answer]) -> None:
    """Answers a command in private, and always in time."""
    with defer_if_slow(interaction):
        match await work:
            case str() as sentence:
                await tell(interaction, sentence)
            case Refused() as refused:
                await tell(interaction, await why_refused(interaction.client.store, refused, words_for(interaction)))
            case Page() as page:
                await send_privately(interaction, page)
            case list() as pages:
                for page in pages:
                    await send_privately(interaction, page)


def is_private(interaction: Interaction) -> bool:
    """Clicked on a direct message, or on one that only its owner sees."""
    return interaction.guild_id is None or is_only_theirs(interaction)


def is_only_theirs(interaction: Interaction) -> bool:
    """Clicked on a message that nobody else sees."""
    return bool(interaction.message and interaction.message.flags.ephemeral)


@contextmanager
def defer_if_slow(interaction: Interaction) -> Generator[None]:
    """However long the block takes, Discord is told in time that an answer will come."""
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
    """Whether this is the first answer. From now on there's no need to tell Discord to wait."""
    timer: Timer | None = interaction.extras.get(TIMER)
    if timer:
        timer.cancel()
    if WAITING in interaction.extras:
        await interaction.extras[WAITING]
    return not interaction.response.is_done()


async def defer(interaction: Interaction) -> None:
    """For when there's nothing to say, or not yet: a click is just accepted, and a command shows that it's thinking."""
    try:
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=interaction.message is None)
    except (discord.HTTPException, *NETWORK) as error:
        log.warning("an interaction could not be answered: %s", error)


async def acknowledge(interaction: Interaction) -> None:
    if await _speak(interaction):
        await defer(interaction)


async def tell(interaction: Interaction, sentence: str) -> None:
    """One private sentence. Errors are logged, not raised."""
    try:
        if await _speak(interaction):
            await interaction.response.send_message(sentence, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.followup.send(sentence, ephemeral=True, allowed_mentions=NOBODY)
    except (discord.HTTPException, *NETWORK) as error:
        log.warning("an interaction could not be answered: %s", error)


class Unfinished(NamedTuple):
    """A message that shows a page, but not all of its pictures yet."""

    interaction: Interaction
    page: Page
    claim: Claim
    message_id: int

    async def finish(self) -> bool:
        """Whether the pictures are there now. They aren't if somebody has clicked on the message in the meantime, or if
        Discord doesn't take them."""
        view, files = await drawn(self.page)
        async with self.interaction.client.presenter.mail.alone_with(self.message_id):
            if not self.claim.is_newest:
                return False
            try:
                await self.interaction.edit_original_response(view=view, attachments=files, allowed_mentions=NOBODY)
            except (discord.HTTPException, *NETWORK) as error:
                log.info("the pictures of message %s could not be sent: %s", self.message_id, error)
                return False
        return True


async def send_privately(interaction: Interaction, page: Page) -> int | None:
    """Nobody waits for a picture: it follows. Returns the id of the message, if Discord tells it."""
    message_id, unfinished = await send_first(interaction, page)
    if unfinished:
        await unfinished.finish()
    return message_id


async def send_slowly(interaction: Interaction, meanwhile: Page, made: Callable[[], Awaitable[Page]]) -> None:
    """Says right away that it takes a while. The same message then shows the page."""
    message_id = await _send_whole(interaction, meanwhile)
    view, files = await drawn(await made())
    followup = interaction.followup
    if message_id is None:
        await followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await followup.edit_message(message_id, view=view, attachments=files, allowed_mentions=NOBODY)


async def share(interaction: Interaction, page: Page) -> None:
    """For everyone in the channel. Nobody can change it later: it says what was so then."""
    await acknowledge(interaction)
    view, files = await drawn(page)
    await interaction.followup.send(view=view, files=files, allowed_mentions=NOBODY)


async def send_first(interaction: Interaction, page: Page) -> tuple[int | None, Unfinished | None]:
    """The id of the message, if Discord tells it, and what is still to be finished about it."""
    look = first_look(page)
    if look is None or not await _speak(interaction):
        return await _send_whole(interaction, page), None
    view, files, response = look.view, look.files, interaction.response
    message_id = (
        await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
    ).message_id
    if look.is_whole or message_id is None:
        return message_id, None
    claim = interaction.client.presenter.mail.claim(message_id)
    return message_id, Unfinished(interaction, page, claim, message_id)


async def _send_whole(interaction: Interaction, page: Page) -> int | None:
    view, files = await drawn(page)
    if await _speak(interaction):
        response = interaction.response
        sent = await response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)
        return sent.message_id
    followup = interaction.followup
    return (await followup.send(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY, wait=True)).id


async def send_form(interaction: Interaction, form: Form, too_late: str) -> None:
    """Only the first answer can open one."""
    if await _speak(interaction):
        await interaction.response.send_modal(modal_of(form))
    else:
        await tell(interaction, too_late)


async def update(interaction: Interaction, page: Page) -> Unfinished | None:
    """The clicked message shows this page from now on, with its old pictures until they are drawn again: that's still
    to be finished."""
    message, mail = interaction.message, interaction.client.presenter.mail
    assert message is not None
    look = first_look(page, pictures_on(message)) or FirstLook(*await drawn(page))
    async with mail.alone_with(message.id):
        is_first, response = await _speak(interaction), interaction.response
        edit = response.edit_message if is_first else interaction.edit_original_response
        await edit(view=look.view, attachments=look.attachments, allowed_mentions=NOBODY)
        claim = mail.claim(message.id)
    return None if look.is_whole else Unfinished(interaction, page, claim, message.id)


async def draw_ahead(page: Page | None) -> None:
    """Pictures that will probably be wanted soon, after everything that is wanted now, and only if there's time."""
    shows = [part for part in page.parts if isinstance(part, Show)] if page else []
    drawings = [drawing._replace(priority=Priority.LATER) for part in shows for drawing in part.drawings]
    if drawings and not STUDIO.is_hurried:
        await drawn(Page((Show(tuple(drawings)),)))
