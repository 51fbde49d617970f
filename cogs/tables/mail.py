"""Pages on their way to Discord: sent, edited, deleted. `discord_errors` says what a refusal means."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import discord

from data.store import Token
from engine.words import digest
from studio import always

from ..pages.layout import drawn
from ..pages.model import Page

NOBODY = discord.AllowedMentions.none()
PEOPLE = discord.AllowedMentions(everyone=False, roles=False, users=True)
LONGEST_NONCE = 25


class Mail:
    """Needs no cache, so it works in any process. One request at a time for each message."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._busy: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def is_busy(self, message_id: int) -> bool:
        lock = self._busy.get(message_id)
        return lock is not None and lock.locked()

    @asynccontextmanager
    async def alone_with(self, message_id: int) -> AsyncGenerator[None]:
        """Nobody else in this process changes the message in the meantime."""
        lock = self._busy.setdefault(message_id, asyncio.Lock())
        async with lock:
            yield

    async def send(self, channel_id: int, page: Page, nonce: str, *, mentions: bool = False) -> int:
        """Discord takes the same nonce within minutes for the same message: a repeat after a crash won't post twice."""
        view, files = await drawn(page)
        allowed = PEOPLE if mentions else NOBODY
        message = await self._place(channel_id).send(view=view, files=files, nonce=nonce, allowed_mentions=allowed)
        return message.id

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        page: Page,
        token: Token | None = None,
        is_wanted: Callable[[], bool] = always,
    ) -> None:
        """A message that only one person sees needs its token. Raises `OutOfDate` if the page isn't wanted any more
        before it's drawn."""
        view, files = await drawn(page, is_wanted)
        if token:
            reply = self._replies(token)
            await reply.edit_message(message_id, view=view, attachments=files, allowed_mentions=NOBODY)
        else:
            message = self._place(channel_id).get_partial_message(message_id)
            await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)

    async def delete(self, channel_id: int, message_id: int, token: Token | None = None) -> None:
        if token:
            await self._replies(token).delete_message(message_id)
        else:
            await self._place(channel_id).get_partial_message(message_id).delete()

    async def open_dm(self, user_id: int) -> int:
        return (await self._client.create_dm(discord.Object(user_id))).id

    async def unarchive(self, thread_id: int) -> None:
        await self._client.http.edit_channel(thread_id, archived=False)

    def _replies(self, token: Token) -> discord.Webhook:
        """The answers to an interaction: Discord treats them as a webhook's messages."""
        assert self._client.application_id is not None
        return discord.Webhook.partial(self._client.application_id, token.secret, client=self._client)

    def _place(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)


def nonce_of(table_id: int, slot: str, generation: int) -> str:
    return digest(f"{table_id} {slot} {generation}")[:LONGEST_NONCE]
