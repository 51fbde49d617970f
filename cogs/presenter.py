"""Discord as a projection of the database: every message of a table is made to look as it should, until it does.

One presenter at a time sees to a table (a lease in its row), also between processes. Whatever it could not finish is
found again by the sweeper.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from typing import Any, NamedTuple
from uuid import uuid4

import discord

from data import Post, Refused, Seat, Status, Store, Table
from data.clocks import LIVE
from render import ARTISTS

from .clearing import expire_idle
from .computers import played_on
from .faces import NOTHING, Story, hand_page, moved_page
from .links import message_link
from .mail import Mail, nonce_of
from .manners import manners_of
from .pages import Page
from .troubles import Trouble, trouble_of
from .wanted import BOARD, NO_QUESTION, Wanted, called_in, hand_question, hand_slot, is_left_behind, wanted_of

log = logging.getLogger(__name__)

LEASE = 6.0  # seconds
SWEEP = 2.0
LONGEST_REST = 300.0
LOOK = timedelta(minutes=1)
PLAYS = 12.0  # seconds after which an animation is over for everybody, and the still picture takes its place
MOVING = "~"  # begins the digest of a post that shows the animation
CHANNEL_GONE, NO_PERMISSION = "channel-gone", "no-permission"  # why a table is stopped or paused
PAST = "past"  # begins the slot of a message that another one has replaced
Posts = Mapping[str, Post]


class Rest(NamedTuple):
    """A table that could not be shown is left alone until then, after so many times."""

    until: float = 0.0
    times: int = 0


class Presenter:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self.mail = Mail(client)
        self._store = store
        self._owner = uuid4().hex
        self._working: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._rests: dict[int, Rest] = {}
        self._playing: dict[
            int, asyncio.TimerHandle
        ] = {}  # the tables whose boards show an animation, until it is over
        self._calling: dict[int, asyncio.TimerHandle] = {}  # where somebody may have to be called in a moment
        self._next_look = store.clock()  # for lobbies that nobody uses
        self._sweeper: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        for table in list(self._playing):
            self._stop_playing(table)
        for later in self._calling.values():
            later.cancel()
        tasks = [task for task in (self._sweeper, *self._working.values()) if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def nudge(self, table: int) -> asyncio.Task[None]:
        """Something has changed at this table. Changes while it is being shown are shown together."""
        if table in self._working:
            self._again.add(table)
        else:
            self._working[table] = asyncio.create_task(self._work(table))
        return self._working[table]

    async def remember_hand(self, table: Table, seat: Seat, message_id: int) -> None:
        """Somebody's click has drawn their hand anew already."""
        post = (await self._store.posts(table.id)).get(hand_slot(seat))
        if post and post.message_id == message_id:
            wanted = Wanted(post.slot, hand_page(table, seat), seat, hand_question(table, seat))
            await self._note(table, post_of(table, wanted, post))

    async def look_after_hand(self, table: Table, seat: Seat) -> None:
        """Somebody looks for their hand elsewhere: perhaps the message is lost, which the next change of it tells."""
        post = (await self._store.posts(table.id)).get(hand_slot(seat))
        if post and post.message_id:
            await self._store.put_posts(table.id, post._replace(digest=""))

    async def _sweep(self) -> None:
        """Tables that were left behind: by a crash, or because Discord did not answer."""
        while True:
            try:
                await self._clear_lobbies()
                for table in await self._store.behind(self._store.clock() - timedelta(seconds=SWEEP)):
                    if self._rests.get(table, Rest()).until <= asyncio.get_running_loop().time():
                        self.nudge(table)
            except Exception:
                log.exception("looking for tables left behind failed")
            await asyncio.sleep(SWEEP)

    async def _clear_lobbies(self) -> None:
        now = self._store.clock()
        if now >= self._next_look:
            self._next_look = now + LOOK
            await expire_idle(self._store, self.nudge, now)

    async def _work(self, table: int) -> None:
        done = False
        try:
            self._again.add(table)
            while table in self._again:
                self._again.discard(table)
                done = await self._present(table)
        except Exception:
            log.exception("table %s could not be shown", table)
        finally:
            del self._working[table]
            self._rest(table, done)

    def _rest(self, table: int, done: bool) -> None:  # noqa: FBT001
        """What fails again and again is tried less and less often."""
        if done:
            self._rests.pop(table, None)
        else:
            now, times = asyncio.get_running_loop().time(), self._rests.get(table, Rest()).times + 1
            self._rests[table] = Rest(now + min(SWEEP * 2 ** (times - 1), LONGEST_REST), times)

    async def _present(self, number: int) -> bool:
        """Whether everything of the table is shown, or somebody else sees to it."""
        async with self._leased(number) as is_ours:
            if not is_ours:
                return True
            table = await played_on(self._store, number)
            if isinstance(table, Refused):
                log.warning("table %s: %s", number, table.words)
                return False
            now = self._store.clock()  # before it is shown: whoever looks away meanwhile is called, too
            if not await self._show(table):
                return False
            self._call_later(table, now)
            if not await self._store.presented(number, self._owner, table.version):
                self._again.add(number)
            return True

    @asynccontextmanager
    async def _leased(self, number: int) -> AsyncIterator[bool]:
        """The lease, unless somebody else has it. It is given back also by who is cancelled while asking for it:
        the store gives it all the same."""
        is_ours = True
        try:
            is_ours = await self._store.lease(number, self._owner, LEASE)
            async with self._kept(number):
                yield is_ours
        finally:
            if is_ours:
                await self._store.release(number, self._owner)

    @asynccontextmanager
    async def _kept(self, number: int) -> AsyncIterator[None]:
        """The lease is short, so that nobody waits long after a crash, and is renewed while there is work."""
        keeper = asyncio.create_task(self._keep(number))
        try:
            yield
        finally:
            keeper.cancel()
            await asyncio.wait([keeper])

    async def _keep(self, number: int) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            await self._store.lease(number, self._owner, LEASE)

    # All messages of a table

    async def _show(self, table: Table) -> bool:
        """Whether everything is as it should be now."""
        posts = await self._store.posts(table.id)
        story = await self._story(table, posts.get(BOARD))
        wanted = list(wanted_of(table, posts, story, self._store.clock(), await manners_of(self._store, table)))
        shown = await asyncio.gather(*[self._see_to(table, each, posts.get(each.slot)) for each in wanted])
        return all(shown) and await self._clear_away(table, {each.slot for each in wanted})

    async def _story(self, table: Table, post: Post | None) -> Story:
        """How the table came from what was last shown to what is now."""
        if table.game is None:
            return NOTHING
        record = "" if table.status.open else await self._store.record(table.id)
        game = await self._store.as_shown(table.id, post.event) if post and is_told_from(post, table) else None
        return Story(game.view(None) if game else None, "" if isinstance(record, Refused) else record)

    async def _clear_away(self, table: Table, wanted: set[str]) -> bool:
        """What nobody needs any more: hands of who has left, calls that were heard, and what was posted anew."""
        posts = await self._store.posts(table.id)
        left = [post for slot, post in posts.items() if slot not in wanted and (post.message_id or is_announced(post))]
        return all([await self._tried(table, post.slot, post, self._take_away(table, post, posts)) for post in left])

    # One message

    async def _see_to(self, table: Table, wanted: Wanted, post: Post | None) -> bool:
        if post and post.message_id and not wanted.is_news(post) and self._is_right(table, wanted.page, post):
            return True
        return await self._tried(table, wanted.slot, post, self._put(table, wanted, post), wanted.seat)

    def _is_right(self, table: Table, page: Page, post: Post) -> bool:
        return post.digest == page.digest or (post.digest == moving(page.digest) and table.id in self._playing)

    async def _put(self, table: Table, wanted: Wanted, post: Post | None) -> None:
        if post and post.message_id and not is_posted_anew(table, wanted, post, self._store.clock()):
            await self._edit(table, wanted, post, post.message_id)
        else:
            await self._post(table, wanted, post)

    async def _edit(self, table: Table, wanted: Wanted, post: Post, message_id: int) -> None:
        async with self.mail.alone_with(message_id):
            if await self._is_outdated(table, wanted.slot):
                return
            await self.mail.edit(post.channel_id, message_id, wanted.page)
            await self._note(table, post_of(table, wanted, post))
        self._let_play(table, wanted.page)

    async def _note(self, table: Table, post: Post) -> None:
        """What a message shows now. If another process has shown something newer on it meanwhile, ours may have come
        later and cover it."""
        stands = (await self._store.put_posts(table.id, post))[post.slot]
        if stands.message_id == post.message_id and stands.version > post.version:
            await self._store.put_posts(table.id, stands._replace(digest=""))
            self.nudge(table.id)

    async def _is_outdated(self, table: Table, slot: str) -> bool:
        """A click was faster, and its message shows more than we know."""
        post = (await self._store.posts(table.id)).get(slot)
        if post is None or post.version <= table.version:
            return False
        self._again.add(table.id)
        return True

    async def _post(self, table: Table, wanted: Wanted, post: Post | None) -> None:
        """What is about to be posted is written down first: if the receipt is lost, the same message is posted again,
        and Discord gives back the first one, which may look older."""
        intent, tried = await self._intent(table, wanted, post), bool(post and is_announced(post))
        nonce = nonce_of(table.id, wanted.slot, intent.generation)
        message_id = await self.mail.send(intent.channel_id, wanted.page, nonce, mentions=wanted.mentions)
        if tried:
            await self.mail.edit(intent.channel_id, message_id, wanted.page)
        stands = await self._store.put_posts(table.id, intent._replace(message_id=message_id))
        if stands[wanted.slot].message_id != message_id:
            self._again.add(table.id)
            await self.mail.delete(intent.channel_id, message_id)
        self._let_play(table, wanted.page)

    async def _intent(self, table: Table, wanted: Wanted, post: Post | None) -> Post:
        """The message to come. One that it replaces has another name from now on."""
        channel_id = await self._channel(table, wanted.seat)
        replaces = post is None or post.message_id is not None
        generation = post.generation + replaces if post else 1
        empty = Post(wanted.slot, channel_id, None, generation, "", 0, 0, 0, self._store.clock())
        intent = post_of(table, wanted, empty)
        await self._store.put_posts(table.id, intent, *replaced(post))
        return intent

    async def _take_away(self, table: Table, post: Post, posts: Posts) -> None:
        """An old board shrinks to a link, everything else goes. Of a lost receipt, the repeated post tells the id."""
        page = moved_page(table, board_link(table, posts))
        nonce = nonce_of(table.id, post.slot, post.generation)
        message_id = post.message_id or await self.mail.send(post.channel_id, page, nonce)
        if post.slot.startswith(f"{PAST} {BOARD}"):
            await self.mail.edit(post.channel_id, message_id, page)
        else:
            await self.mail.delete(post.channel_id, message_id)
        await self._store.put_posts(table.id, gone(post))

    async def _channel(self, table: Table, seat: Seat | None) -> int:
        if seat is None:
            return table.channel_id
        if seat.dm_channel_id:
            return seat.dm_channel_id
        assert seat.user_id is not None
        channel_id = await self.mail.open_dm(seat.user_id)
        await self._store.know_dm(table.id, seat.user_id, dm_channel_id=channel_id, dm_open=True)
        return channel_id

    def _call_later(self, table: Table, since: datetime) -> None:
        if later := self._calling.pop(table.id, None):
            later.cancel()
        if wait := called_in(table, since):
            loop = asyncio.get_running_loop()
            self._calling[table.id] = loop.call_later(wait.total_seconds(), self.nudge, table.id)

    # Animations

    def _let_play(self, table: Table, page: Page) -> None:
        if page.moving:
            self._stop_playing(table.id)
            later = asyncio.get_running_loop().call_later
            self._playing[table.id] = later(PLAYS, self._has_played, table.id)

    def _has_played(self, table: int) -> None:
        self._stop_playing(table)
        self.nudge(table)

    def _stop_playing(self, table: int) -> None:
        if table in self._playing:
            self._playing.pop(table).cancel()

    # When Discord says no

    async def _tried(
        self, table: Table, slot: str, post: Post | None, doing: Coroutine[Any, Any, None], seat: Seat | None = None
    ) -> bool:
        """Whether it is done, or nothing more can be done about it."""
        try:
            await doing
        except Exception as error:
            trouble = trouble_of(error)
            if trouble is None:
                log.exception("table %s: %s cannot be shown", table.id, slot)
            else:
                log.info("table %s: %s: %s", table.id, slot, error)
            return await self._mended(table, post, seat, trouble)
        return True

    async def _mended(self, table: Table, post: Post | None, seat: Seat | None, trouble: Trouble | None) -> bool:
        if trouble is None or trouble is Trouble.LATER:
            return False
        if post and (trouble is Trouble.GONE or is_elsewhere(post, table, seat)):
            await self._store.put_posts(table.id, gone(post))
        elif seat:
            await self._write_no_more(table, seat)
        elif not table.status.open:
            return True
        elif trouble is Trouble.NOWHERE:
            await self._store.stop(table.id, CHANNEL_GONE)
        elif trouble is Trouble.ARCHIVED and await self._unarchived(table):
            pass
        else:
            return await self._give_up(table)
        self._again.add(table.id)
        return False

    async def _write_no_more(self, table: Table, seat: Seat) -> None:
        assert seat.user_id is not None
        await self._store.know_dm(table.id, seat.user_id, dm_channel_id=None, dm_open=False)

    async def _unarchived(self, table: Table) -> bool:
        try:
            await self.mail.unarchive(table.channel_id)
        except discord.HTTPException:
            return False
        return True

    async def _give_up(self, table: Table) -> bool:
        """We may not write here: a game is paused until somebody clicks, a lobby is closed."""
        if table.status == Status.PAUSED:
            return True
        done = self._store.pause if table.status == Status.PLAYING else self._store.stop
        await done(table.id, NO_PERMISSION)
        self._again.add(table.id)
        return False


def is_posted_anew(table: Table, wanted: Wanted, post: Post, now: datetime) -> bool:
    """Instead of an edit: the board when it was left behind, anything else when it is to make a sound."""
    if wanted.slot == BOARD:
        return bool(table.status.open or table.game) and is_left_behind(post, now)
    return wanted.is_news(post)


def is_elsewhere(post: Post, table: Table, seat: Seat | None) -> bool:
    """What is left in the direct messages of somebody says nothing of the table's channel."""
    return seat is None and post.channel_id != table.channel_id


def is_announced(post: Post) -> bool:
    """It was to be posted, and whether it was, nobody knows."""
    return post.message_id is None and bool(post.digest)


def replaced(post: Post | None) -> list[Post]:
    """A message that gives way to another is remembered under another name, until it is cleared away."""
    slot = f"{PAST} {post.slot} {post.generation}" if post else ""
    return [post._replace(slot=slot)] if post and post.message_id else []


def gone(post: Post) -> Post:
    """The next message in this slot is another one."""
    return post._replace(message_id=None, generation=post.generation + 1, digest="")


def post_of(table: Table, wanted: Wanted, post: Post) -> Post:
    """The same message as it is after it shows this."""
    undos, event = wanted.question if is_heard(table, wanted, post) else (post.undos, post.event)
    if wanted.slot == BOARD:
        undos, event = table.undos, last_event(table)
    digest = moving(wanted.page.digest) if wanted.page.moving else wanted.page.digest
    return post._replace(digest=digest, version=table.version, event=event, undos=undos)


def is_heard(table: Table, wanted: Wanted, post: Post) -> bool:
    """Whether nobody has to be called for its question any more: it made a sound, or a reminder comes soon."""
    loud = wanted.rings or post.message_id is None or table.clock == LIVE
    return loud and wanted.question != NO_QUESTION


def is_told_from(post: Post, table: Table) -> bool:
    """Whether what happened since this was shown can be acted out."""
    has_news = post.undos == table.undos and post.event < last_event(table)
    return table.kind in ARTISTS and post.message_id is not None and has_news


def last_event(table: Table) -> int:
    events = table.game.view(None).events if table.game else ()
    return events[-1].n if events else 0


def moving(digest: str) -> str:
    return MOVING + digest[1:]


def board_link(table: Table, posts: Posts) -> str:
    return message_link(table.guild_id, table.channel_id, posts[BOARD].message_id if BOARD in posts else None)
