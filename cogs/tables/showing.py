"""Carries out a table's plan in Discord. What Discord refuses is fixed, or left for next time."""

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import discord

from data.store import CHANNEL_LOST, Post, Seat, Status, Store, Table
from render.studio import OutOfDate

from ..pages import moved_page
from ..pages.common import message_link
from ..pages.layout import drawn, laid_out
from ..pages.model import Page
from .desired import BOARD, DesiredMessage
from .discord_errors import Trouble, trouble_of
from .mail import Mail, nonce_of
from .plan import Action, Delete, Edit, Forget, Posts, Replace, Send, Shrink, intent, plan, shown

log = logging.getLogger(__name__)

NO_PERMISSION = "no-permission"  # why a table is paused


class Meanwhile(NamedTuple):
    """What clicks do while their table is being shown: which version one has drawn in a slot since, who is still
    bringing the pictures of what they have drawn, and whether it's still worth while to draw this version."""

    newest: Callable[[str], int]
    finishing: Mapping[str, asyncio.Task[bool] | None]
    is_wanted: Callable[[], bool]


class Showing:
    """Shows one table, once. Afterwards `noted` holds the posts still to be saved, and `written` the slots of all that
    was changed; `animates` says whether the board has started to move, and `is_outdated` whether there is something
    newer, so that it all starts over."""

    def __init__(
        self,
        mail: Mail,
        store: Store,
        table: Table,
        posts: Posts,
        clicks: Meanwhile,
        *,
        is_playing: bool,
    ) -> None:
        self._mail, self._store, self._table, self._clicks = mail, store, table, clicks
        self._posts, self._is_playing = dict(posts), is_playing
        self._noted: dict[str, Post] = {}
        self.written = set[str]()  # slots
        self._hopeless = set[str]()
        self._is_lost = False  # Discord doesn't know the channel
        self.animates = self.is_outdated = False

    @property
    def noted(self) -> Sequence[Post]:
        return list(self._noted.values())

    def post_of(self, slot: str) -> Post | None:
        return self._posts.get(slot)

    async def to_the_end(self, desired: Sequence[DesiredMessage]) -> bool:
        """Whether everything is as it should be now."""
        while actions := self._plan(desired):
            if not all(await asyncio.gather(*[self._tried(action) for action in actions])) or self.is_outdated:
                return False
        if self._table.status == Status.PAUSED and self._table.reason == CHANNEL_LOST and not self._is_lost:
            await self._store.resume(self._table.id)
            self.is_outdated = True
            return False
        return True

    def _plan(self, desired: Sequence[DesiredMessage]) -> list[Action]:
        is_playing = self._is_playing or self.animates
        now = self._store.clock.now
        return plan(self._table, desired, self._posts, now, is_playing=is_playing, hopeless=self._hopeless)

    async def _do(self, action: Action) -> None:
        match action:
            case Send(desired, post) | Replace(desired, post):
                await self._send(desired, post)
            case Edit(desired, post):
                await self._edit(desired, post)
            case Shrink(post):
                await self._mail.edit(post.channel_id, await self._message_of(post), laid_out(self._link()))
                self._note(post.gone())
            case Delete(post):
                await self._mail.delete(post.channel_id, await self._message_of(post), post.token)
                self._note(post.gone())
            case Forget(post):
                self._note(post.gone())

    def _note(self, post: Post) -> None:
        """Saved later with all the rest: doing the same again after a crash does no harm."""
        self._posts[post.slot] = self._noted[post.slot] = post
        self.written.add(post.slot)

    async def _write_down(self, *posts: Post) -> None:
        """Right away."""
        self._posts |= await self._store.put_posts(self._table.id, *posts)
        self.written |= {post.slot for post in posts}

    async def _edit(self, desired: DesiredMessage, post: Post) -> None:
        if not await self._is_finished(desired.slot) and not await self._has_edited(desired, post):
            return
        self._note(post.gone() if desired.is_last else shown(self._table, desired, post))
        self.animates |= desired.page.moving

    async def _is_finished(self, slot: str) -> bool:
        """Whether the click that has begun to redraw this has done all of it."""
        finishing = self._clicks.finishing.get(slot)
        return finishing is not None and await asyncio.shield(finishing)

    async def _has_edited(self, desired: DesiredMessage, post: Post) -> bool:
        """Not if there's something newer."""
        assert post.message_id is not None
        try:
            look = await drawn(desired.page, self._clicks.is_wanted)
        except OutOfDate:
            self.is_outdated = True
            return False
        async with self._mail.alone_with(post.message_id):
            if self._clicks.newest(desired.slot) > self._table.version:  # a click was faster
                self.is_outdated = True
                return False
            self._mail.claim(post.message_id)
            await self._mail.edit(post.channel_id, post.message_id, look, post.token)
        return True

    async def _send(self, desired: DesiredMessage, post: Post | None) -> None:
        """Saves the intent first. If Discord's answer is lost, the same message is sent again, and Discord returns the
        first one, which may show something older."""
        look, channel_id = await drawn(desired.page), await self._channel(desired.seat)
        coming = intent(self._table, desired, post, channel_id, self._store.clock.now)
        await self._write_down(coming, *([post.replaced()] if post and post.message_id else []))
        nonce = nonce_of(self._table.id, desired.slot, coming.generation)
        message_id = await self._mail.send(channel_id, look, nonce, mentions=desired.mentions)
        if post and post.is_pending:
            await self._mail.edit(channel_id, message_id, await drawn(desired.page))
        await self._write_down(coming._replace(message_id=message_id))
        if self._posts[desired.slot].message_id != message_id:
            self.is_outdated = True
            await self._mail.delete(channel_id, message_id)
        self.animates |= desired.page.moving

    async def _channel(self, seat: Seat | None) -> int:
        if seat is None:
            return self._table.channel_id
        if seat.dm_channel_id:
            return seat.dm_channel_id
        assert seat.user_id is not None
        channel_id = await self._mail.open_dm(seat.user_id)
        await self._store.remember_dm(self._table.id, seat.user_id, dm_channel_id=channel_id, dm_open=True)
        return channel_id

    async def _message_of(self, post: Post) -> int:
        """If its id was lost, sending it again tells."""
        nonce = nonce_of(self._table.id, post.slot, post.generation)
        return post.message_id or await self._mail.send(post.channel_id, laid_out(self._link()), nonce)

    def _link(self) -> Page:
        board = self._posts.get(BOARD)
        link = message_link(self._table.guild_id, self._table.channel_id, board.message_id if board else None)
        return moved_page(self._table, link)

    # When Discord says no

    async def _tried(self, action: Action) -> bool:
        """Whether it's done, or nothing more can be done about it."""
        slot, post, seat = about(action)
        try:
            await self._do(action)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None:
                log.exception("table %s: %s cannot be shown", self._table.id, slot)
            else:
                log.info("table %s: %s: %s", self._table.id, slot, error)
            self._hopeless.add(slot)
            return await self._mended(post, seat, trouble)
        return True

    async def _mended(self, post: Post | None, seat: Seat | None, trouble: Trouble | None) -> bool:
        table = self._table
        if trouble is None or trouble is Trouble.LATER:
            return False
        if post and (trouble is Trouble.MESSAGE_GONE or post.token or is_elsewhere(post, table, seat)):
            self._note(post.gone())
        elif seat:
            await self._write_no_more(seat)
        elif not table.status.open:
            return True
        elif trouble is Trouble.CHANNEL_GONE:
            return await self._wait_for_channel()
        elif trouble is Trouble.ARCHIVED and await self._unarchived():
            pass
        else:
            return await self._give_up()
        self.is_outdated = True
        return False

    async def _write_no_more(self, seat: Seat) -> None:
        assert seat.user_id is not None
        await self._store.remember_dm(self._table.id, seat.user_id, dm_channel_id=None, dm_open=False)

    async def _unarchived(self) -> bool:
        try:
            await self._mail.unarchive(self._table.channel_id)
        except discord.HTTPException:
            return False
        return True

    async def _wait_for_channel(self) -> bool:
        """Discord may be wrong, or we may be: only an event, or time, ends a game. A lobby ends when it's idle."""
        self._is_lost = True
        if self._table.status == Status.PLAYING:
            await self._store.pause(self._table.id, CHANNEL_LOST)
            self.is_outdated = True
        return self._table.status == Status.PAUSED

    async def _give_up(self) -> bool:
        """We've lost permission to post here: a game is paused until someone clicks, a lobby is closed."""
        if self._table.status == Status.PAUSED:
            return True
        done = self._store.pause if self._table.status == Status.PLAYING else self._store.stop
        await done(self._table.id, NO_PERMISSION)
        self.is_outdated = True
        return False


def about(action: Action) -> tuple[str, Post | None, Seat | None]:
    """Its slot, the message so far, and whose direct message it is."""
    match action:
        case Send(desired, post) | Replace(desired, post) | Edit(desired, post):
            return desired.slot, post, desired.seat
        case Shrink(post) | Delete(post) | Forget(post):
            return post.slot, post, None


def is_elsewhere(post: Post, table: Table, seat: Seat | None) -> bool:
    """An error about something left in someone's direct messages says nothing about the table's channel."""
    return seat is None and post.channel_id != table.channel_id
