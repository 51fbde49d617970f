"""Discord as a projection of the database: every message of a table is made to look as it should, until it does.

One presenter at a time sees to a table (a lease in its row), also between processes. Whatever it could not finish is
found again by the sweeper.
"""

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from secrets import token_hex
from typing import NamedTuple
from uuid import uuid4

import discord

from data import Played, Post, Refused, Seat, Status, Store, Table
from engine import Chance, Prompt
from engine.players import player_of

from .faces import board_page, hand_page
from .ids import base36
from .pages import Page
from .replies import NOBODY, drawn

log = logging.getLogger(__name__)

BOARD = "board"
LEASE = 30.0  # seconds
SWEEP = 5.0
UNKNOWN_MESSAGE, UNKNOWN_CHANNEL, NO_ACCESS, MISSING_PERMISSIONS = 10008, 10003, 50001, 50013
CLOSED_DMS = (50007, 50278)


class Wanted(NamedTuple):
    """A message of the table as it should look now; `seat` is whose hand it is."""

    slot: str
    page: Page
    seat: Seat | None = None


class Presenter:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store
        self._owner = uuid4().hex
        self._working: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        tasks = [task for task in (self._sweeper, *self._working.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def nudge(self, table: int) -> None:
        """Something has changed at this table."""
        if table in self._working:
            self._again.add(table)
        else:
            self._working[table] = asyncio.create_task(self._work(table))

    async def _sweep(self) -> None:
        """Tables that were left behind: by a crash, or because Discord did not answer."""
        while True:
            try:
                behind = await self._store.behind(datetime.now(UTC) - timedelta(seconds=SWEEP))
                for table in behind if not isinstance(behind, Refused) else ():
                    self.nudge(table)
            except Exception:
                log.exception("looking for tables left behind failed")
            await asyncio.sleep(SWEEP)

    async def _work(self, table: int) -> None:
        try:
            while True:
                self._again.discard(table)
                await self._present(table)
                if table not in self._again:
                    return
        except Exception:
            log.exception("table %s could not be shown", table)
        finally:
            del self._working[table]

    async def _present(self, number: int) -> None:
        if not await self._store.lease(number, self._owner, LEASE):
            return
        try:
            table = await self._played_on(number)
            if table is None:
                return
            await self._show(table)
            if not await self._store.presented(number, self._owner, table.version):
                self._again.add(number)
        finally:
            await self._store.release(number, self._owner)

    # The computers

    async def _played_on(self, number: int) -> Table | None:
        """The table after computers have said all they are asked."""
        while True:
            table = await self._store.load(number)
            if isinstance(table, Refused):
                log.warning("table %s: %s", number, table.words)
                return None
            prompt = asked_of_computer(table)
            if prompt is None:
                return table
            played = await self._answer(table, prompt)
            if isinstance(played, Refused):
                log.warning("table %s: a computer was refused: %s", number, played.words)
                return table

    async def _answer(self, table: Table, prompt: Prompt) -> Played | Refused:
        game, seat = table.game, table.seats[prompt.seat]
        assert game is not None
        player = player_of(table.kind, seat.computer or "normal")
        view = replace(game.view(prompt.seat), prompts=(prompt,))
        word = await asyncio.to_thread(player, view, Chance(token_hex(32)))
        return await self._store.play(table.id, prompt.seat, word, prompt=prompt.id, undos=table.undos)

    # The messages

    async def _show(self, table: Table) -> None:
        posts = await self._store.posts(table.id)
        assert not isinstance(posts, Refused)
        for wanted in wanted_of(table):
            post = posts.get(wanted.slot)
            if post and post.message_id and post.digest == wanted.page.digest:
                continue
            if wanted.seat and wanted.seat.dm_open is False:
                continue
            try:
                await self._put(table, wanted, post)
            except discord.HTTPException as error:
                await self._trouble(table, wanted, post, error)

    async def _put(self, table: Table, wanted: Wanted, post: Post | None) -> None:
        if post and post.message_id:
            await self._edit(post, wanted.page)
            message_id, channel_id, generation = post.message_id, post.channel_id, post.generation
            posted = post.posted
        else:
            channel_id = await self._channel(table, wanted.seat)
            generation = post.generation + 1 if post else 1
            message_id = await self._send(table, wanted, channel_id, generation)
            posted = datetime.now(UTC)
        events = table.game.view(None).events if table.game else ()
        last = events[-1].n if events else 0
        await self._store.put_posts(
            table.id,
            Post(
                wanted.slot,
                channel_id,
                message_id,
                generation,
                wanted.page.digest,
                table.version,
                last,
                table.undos,
                posted,
            ),
        )

    async def _edit(self, post: Post, page: Page) -> None:
        view, files = await drawn(page)
        assert post.message_id is not None
        message = self._place(post.channel_id).get_partial_message(post.message_id)
        await message.edit(view=view, attachments=files, allowed_mentions=NOBODY)

    async def _send(self, table: Table, wanted: Wanted, channel_id: int, generation: int) -> int:
        """With a nonce, so that a post that is sent again after a crash is the same post."""
        view, files = await drawn(wanted.page)
        nonce = f"{base36(table.id)}.{wanted.slot}.{base36(generation)}"[:25]
        message = await self._place(channel_id).send(view=view, files=files, nonce=nonce, allowed_mentions=NOBODY)
        return message.id

    async def _channel(self, table: Table, seat: Seat | None) -> int:
        if seat is None:
            return table.channel_id
        if seat.dm_channel_id:
            return seat.dm_channel_id
        assert seat.user_id is not None
        channel = await self._client.create_dm(discord.Object(seat.user_id))
        await self._store.know_dm(table.id, seat.user_id, dm_channel_id=channel.id, dm_open=True)
        return channel.id

    def _place(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def _trouble(self, table: Table, wanted: Wanted, post: Post | None, error: discord.HTTPException) -> None:
        """What Discord's refusals mean for us."""
        if error.code == UNKNOWN_MESSAGE and post:
            await self._store.put_posts(table.id, post._replace(message_id=None, generation=post.generation + 1))
            self._again.add(table.id)
        elif error.code in CLOSED_DMS and wanted.seat and wanted.seat.user_id:
            await self._store.know_dm(table.id, wanted.seat.user_id, dm_channel_id=None, dm_open=False)
        elif error.code == UNKNOWN_CHANNEL:
            await self._store.stop(table.id, "the channel is gone")
        elif error.code in (NO_ACCESS, MISSING_PERMISSIONS):
            await self._store.pause(table.id, "the bot may not write here")
        else:
            raise error


def wanted_of(table: Table) -> Iterator[Wanted]:
    yield Wanted(BOARD, board_page(table))
    if table.game is not None and table.status == Status.PLAYING:
        for seat in table.people:
            yield Wanted(f"hand {seat.number}", hand_page(table, seat), seat)


def asked_of_computer(table: Table) -> Prompt | None:
    """What a computer, or a stand-in, is asked now."""
    game = table.game
    if game is None or table.status != Status.PLAYING:
        return None
    played_for = {seat.number for seat in table.seats if seat.computer or seat.asleep}
    asked = [prompt for prompt in game.prompts() if prompt.answer is None and not prompt.standing]
    return next((prompt for prompt in asked if prompt.seat in played_for), None)
