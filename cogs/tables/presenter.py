"""Discord as a projection of the database: every message of a table is made to look as it should, until it does.

This is the queue: which tables are to be shown, and when. One presenter at a time sees to a table (a lease in its row),
also between processes. Whatever it could not finish is found again by the sweeper.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import partial
from typing import NamedTuple
from uuid import uuid4

import discord

from data.store import Post, Redrawn, Refused, Seat, Store, Table, Timer, Work
from data.store.time_limits import LIVE
from render import ARTISTS

from ..manners import manner_keys, manners_in
from ..pages import NOTHING, Story
from ..pages.model import Page
from .computers import played_on
from .desired import BOARD, NO_QUESTION, called_in, desired_of, hand_question, hand_slot
from .mail import Mail
from .plan import last_event
from .showing import Showing

log = logging.getLogger(__name__)

LEASE = 6.0  # seconds
SWEEP = 2.0  # seconds from one look for what was left to the next
LONGEST_REST = 300.0
PLAYS = 12.0  # seconds after which an animation is over for everybody, and the still picture takes its place


class Rest(NamedTuple):
    """A table that could not be shown is left alone until then, after so many times."""

    until: datetime
    times: int


class Drawn(NamedTuple):
    """What a click has drawn in a slot: what is to be written down of it, and the page itself."""

    redrawn: Redrawn
    page: Page


class Shown(NamedTuple):
    """A table of which everything is shown, or not; and the posts that are to be written down."""

    table: Table
    done: bool
    posts: Sequence[Post] = ()


class Presenter:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self.mail = Mail(client)
        self._store, self._clock = store, store.clock
        self._owner = uuid4().hex
        self._working: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._known: dict[int, Table] = {}  # the tables to be shown, as a click has left them
        self._drawn: dict[int, dict[str, Drawn]] = {}  # by table and slot, until the next look at the table
        self._rests: dict[int, Rest] = {}
        self._playing: dict[int, Timer] = {}  # the tables whose boards show an animation, until it is over
        self._calling: dict[int, Timer] = {}  # where somebody may have to be called in a moment

    async def close(self) -> None:
        for timer in (*self._playing.values(), *self._calling.values()):
            timer.cancel()
        tasks = [*self._working.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def is_busy(self) -> bool:
        return bool(self._working)

    def is_resting(self, table: int) -> bool:
        """Whether it could not be shown, and is left alone for a while."""
        return table in self._rests and self._rests[table].until > self._clock.now

    def nudge(self, table: int, known: Table | None = None) -> asyncio.Task[None]:
        """Something has changed at this table. Changes while it is being shown are shown together."""
        if known:
            self._known[table] = known
        if table in self._working:
            self._again.add(table)
        else:
            self._working[table] = asyncio.create_task(self._work(table))
        return self._working[table]

    def has_drawn(self, table: Table, seat: Seat, page: Page, message_id: int) -> None:
        """Someone's click has already redrawn their hand. Say so before the next `nudge`."""
        slot, question = hand_slot(seat), hand_question(table, seat)
        is_heard = table.clock == LIVE and question != NO_QUESTION
        redrawn = Redrawn(slot, message_id, page.digest, table.version, question if is_heard else None)
        self._drawn.setdefault(table.id, {})[slot] = Drawn(redrawn, page)

    async def look_after_hand(self, table: Table, seat: Seat) -> None:
        """Somebody looks for their hand elsewhere: perhaps the message is lost."""
        await self._store.doubt_post(table.id, hand_slot(seat))

    # The queue

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
            times = self._rests[table].times + 1 if table in self._rests else 1
            seconds = min(SWEEP * 2 ** (times - 1), LONGEST_REST)
            self._rests[table] = Rest(self._clock.now + timedelta(seconds=seconds), times)

    # One table

    async def _present(self, number: int) -> bool:
        """Whether everything of the table is shown, or somebody else sees to it."""
        drawn = self._drawn.pop(number, {})
        try:
            work = await self._take_up(number, drawn)
            if work is None:
                return True
            async with self._kept(number):
                shown = await self._show(work, drawn)
            return await self._has_shown(shown)
        except BaseException:  # also when cancelled while asking for the lease: the store gives it all the same
            await self._store.release(number, self._owner)
            raise

    async def _take_up(self, number: int, drawn: Mapping[str, Drawn]) -> Work | None:
        known, redrawn = self._known.pop(number, None), [each.redrawn for each in drawn.values()]
        return await self._store.take_up(number, self._owner, LEASE, known=known, redrawn=redrawn, settings=manner_keys)

    @asynccontextmanager
    async def _kept(self, number: int) -> AsyncIterator[None]:
        """The lease is short, so that nobody waits long after a crash, and is renewed while there is work. Nobody is
        left who renews it afterwards."""
        renewing = asyncio.Lock()
        keeper = asyncio.create_task(self._keep(number, renewing))
        try:
            yield
        finally:
            async with renewing:
                keeper.cancel()
            await asyncio.wait([keeper])

    async def _keep(self, number: int, renewing: asyncio.Lock) -> None:
        while True:
            await self._clock.sleep(LEASE / 3)
            async with renewing:
                await self._store.lease(number, self._owner, LEASE)

    async def _show(self, work: Work, drawn: Mapping[str, Drawn]) -> Shown:
        table = await played_on(self._store, work.table)
        if isinstance(table, Refused):
            log.warning("table %s: %s", work.table.id, table.words)
            return Shown(work.table, done=False)
        now = self._clock.now  # before it is shown: whoever looks away meanwhile is called, too
        story = await self._story(table, work.posts.get(BOARD))
        made = {slot: each.page for slot, each in drawn.items() if each.redrawn.version == table.version}
        desired = [*desired_of(table, work.posts, story, now, manners_in(work.settings), made)]
        showing = self._showing(table, work)
        done = await showing.to_the_end(desired)
        if showing.is_outdated:
            self._again.add(table.id)
        if showing.animates:
            self._let_play(table.id)
        if done:
            self._call_later(table, now)
        return Shown(table, done, showing.noted)

    def _showing(self, table: Table, work: Work) -> Showing:
        newest = partial(self._newest, table.id)
        return Showing(self.mail, self._store, table, work.posts, newest, is_playing=table.id in self._playing)

    def _newest(self, table: int, slot: str) -> int:
        """The version that a click has drawn since we looked, if one has."""
        drawn = self._drawn.get(table, {}).get(slot)
        return drawn.redrawn.version if drawn else 0

    async def _story(self, table: Table, post: Post | None) -> Story:
        """How the table came from what was last shown to what is now."""
        if table.game is None:
            return NOTHING
        record = "" if table.status.open else await self._store.record(table.id)
        game = await self._store.as_shown(table.id, post.event) if post and is_told_from(post, table) else None
        return Story(game.view(None) if game else None, "" if isinstance(record, Refused) else record)

    async def _has_shown(self, shown: Shown) -> bool:
        """Write down what is shown, and give the lease back; unless something is newer, which is shown at once."""
        table, done, posts = shown
        if not done:
            await self._store.release(table.id, self._owner, posts)
            return False
        is_newest, stand = await self._store.presented(table.id, self._owner, table.version, posts)
        if not is_newest:
            self._again.add(table.id)
            await self._doubt(table.id, [stand[post.slot] for post in posts if is_overtaken(post, stand[post.slot])])
        return True

    async def _doubt(self, table: int, posts: Sequence[Post]) -> None:
        """Another process has shown something newer on them meanwhile: ours may have come later and cover it."""
        if posts:
            await self._store.put_posts(table, *[post.doubted() for post in posts])

    # What comes later

    def _call_later(self, table: Table, since: datetime) -> None:
        if timer := self._calling.pop(table.id, None):
            timer.cancel()
        if wait := called_in(table, since):
            self._calling[table.id] = self._clock.call_later(wait.total_seconds(), self.nudge, table.id)

    def _let_play(self, table: int) -> None:
        self._stop_playing(table)
        self._playing[table] = self._clock.call_later(PLAYS, self._has_played, table)

    def _has_played(self, table: int) -> None:
        self._stop_playing(table)
        self.nudge(table)

    def _stop_playing(self, table: int) -> None:
        if timer := self._playing.pop(table, None):
            timer.cancel()


def is_overtaken(post: Post, stands: Post) -> bool:
    return post.message_id is not None and stands.message_id == post.message_id and stands.version > post.version


def is_told_from(post: Post, table: Table) -> bool:
    """Whether what happened since this was shown can be acted out."""
    has_news = post.undos == table.undos and post.event < last_event(table)
    artist = ARTISTS.get(table.kind)
    return artist is not None and artist.episode is not None and post.message_id is not None and has_news
