"""Discord as a projection of the database: a table's messages are sent and edited until they show its newest state.

This is the queue: which tables to show, and when. A lease in the table's row makes sure that only one presenter at a
time shows it, even with several processes. Whatever it couldn't finish, the sweeper finds.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from typing import NamedTuple

import discord

from data.logs import about_table
from data.store import Post, Redrawn, Refused, Seat, Status, Store, Table, Timer, Unavailable, Work, is_live
from render import ARTISTS
from render.studio import STUDIO

from ..pages import NOTHING, Story, board_page, leaves_out
from ..pages.model import Page
from ..settings import notification_keys, notifications_in
from .computers import Computers, asked_at_once
from .desired import BOARD, NO_QUESTION, called_in, desired_messages, hand_question, hand_slot
from .leases import LEASE, Leases
from .mail import Mail
from .plan import last_event
from .showing import Meanwhile, Showing

log = logging.getLogger(__name__)

SWEEP = 2.0  # seconds between two looks for unfinished tables
LONGEST_REST = 300.0
MOST_SKIPPED = 3
CATCH_UP = 15.0  # seconds after which what was left out is shown: who has chosen, and replays once there's time
PLAYS = 12.0  # seconds after which an animation is over for everyone, and a still takes its place


class Drawn(NamedTuple):
    """What a click has drawn in a slot: what to save of it, the page itself, and who is `finishing` its pictures. Until
    that's done, what the message shows is in doubt."""

    saved: Redrawn | Post
    page: Page
    finishing: asyncio.Task[bool] | None = None


class Shown(NamedTuple):
    """A table, whether everything of it is shown, and the posts to save."""

    table: Table
    done: bool
    posts: Sequence[Post] = ()


class Presenter:
    def __init__(self, client: discord.Client, store: Store) -> None:
        self.mail = Mail(client)
        self._store, self._clock = store, store.clock
        self.computers = Computers(store)
        self._leases = Leases(store)
        self._is_closed = False
        self._working: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._known: dict[int, Table] = {}  # tables to show, as a click has left them
        self._drawn: dict[int, dict[str, Drawn]] = {}  # by table and slot, until the table is shown next
        self._boards: dict[int, int] = {}  # the messages of running games
        self._skipped = Counter[int]()  # how often in a row a table was out of date before it was shown
        self._covered: dict[int, set[str]] = {}  # slots where a click's picture came while another process showed them
        self._failures = Counter[int]()  # how often in a row a table couldn't be shown
        self._retries: dict[int, Timer] = {}
        self._playing: dict[int, Timer] = {}  # tables whose boards are moving, until the animation is over
        self._calling: dict[int, Timer] = {}  # tables where someone may have to be called in a moment
        self._behind: dict[int, Timer] = {}  # tables whose boards leave something out
        self._overdue: set[int] = set()  # and have for too long

    async def close(self) -> None:
        """What isn't shown by now, the next start shows: events may still nudge, but the store is about to close."""
        self._is_closed = True
        unfinished = {*self._playing, *self._behind}
        for timers in (self._playing, self._calling, self._behind, self._retries):
            for timer in timers.values():
                timer.cancel()
        tasks = [*self._working.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._leases.close()
        with suppress(Unavailable):
            await self._store.mark_unshown(unfinished)

    @property
    def is_busy(self) -> bool:
        return bool(self._working)

    @property
    def busy_with(self) -> int:
        """How many tables are being shown right now."""
        return len(self._working)

    @property
    def resting(self) -> int:
        """How many tables will be tried again in a while."""
        return len(self._retries)

    def is_resting(self, table_id: int) -> bool:
        """Whether it couldn't be shown, and will be tried again in a while."""
        return table_id in self._retries

    def nudge(self, table_id: int, known: Table | None = None) -> asyncio.Task[None]:
        """Something has changed at this table. Changes made while it's being shown are then shown together."""
        if known:
            self._known[table_id] = known
        if table_id in self._working:
            self._again.add(table_id)
        else:
            self._working[table_id] = asyncio.create_task(self._work(table_id))
        return self._working[table_id]

    def has_drawn(
        self, table: Table, seat: Seat, page: Page, message_id: int, finishing: asyncio.Task[bool] | None = None
    ) -> None:
        """Someone's click has already redrawn their hand. Say so before the next `nudge`."""
        slot, question = hand_slot(seat), hand_question(table, seat)
        is_heard = is_live(table.clock) and question != NO_QUESTION
        digest = "" if finishing else page.digest
        redrawn = Redrawn(slot, message_id, digest, table.version, question if is_heard else None)
        self._drawn.setdefault(table.id, {})[slot] = Drawn(redrawn, page, finishing)

    def can_be_redrawn(self, table: Table, message_id: int) -> bool:
        """Whether a click on this message may show the table's board at once. Not if a picture belongs to it, which
        would take a request of its own, or if a computer plays next."""
        is_shown = table.status == Status.PLAYING and self._boards.get(table.id) == message_id
        return is_shown and table.kind not in ARTISTS and not asked_at_once(table)

    def board_now(self, table: Table) -> Page:
        return board_page(table, NOTHING)

    def has_drawn_board(
        self, table: Table, page: Page, message_id: int, finishing: asyncio.Task[bool] | None = None
    ) -> None:
        """The same for the board."""
        digest = "" if finishing else page.digest
        redrawn = Redrawn(BOARD, message_id, digest, table.version, (table.undos, last_event(table)))
        self._drawn.setdefault(table.id, {})[BOARD] = Drawn(redrawn, page, finishing)

    def has_drawn_privately(
        self, table: Table, page: Page, post: Post, finishing: asyncio.Task[bool] | None = None
    ) -> None:
        """The same in a message that only they see."""
        saved = post.doubted() if finishing else post
        self._drawn.setdefault(table.id, {})[post.slot] = Drawn(saved, page, finishing)

    async def look_after_hand(self, table: Table, seat: Seat) -> None:
        """Someone looks for their hand elsewhere: perhaps its message is lost."""
        await self._store.doubt_post(table.id, hand_slot(seat))

    # The queue

    async def _work(self, table_id: int) -> None:
        done = False
        with about_table(table_id):
            try:
                self._again.add(table_id)
                while table_id in self._again and not self._is_closed:
                    self._again.discard(table_id)
                    done = await self._present(table_id)
            except Unavailable as error:  # it isn't the table's fault, so it's tried again soon
                log.debug("table %s could not be shown: %s", table_id, error)
                self._failures.pop(table_id, None)
            except Exception:
                log.exception("table %s could not be shown", table_id)
            finally:
                del self._working[table_id]
                self._rest(table_id, done)

    def _rest(self, table_id: int, done: bool) -> None:  # noqa: FBT001
        """What keeps failing is tried less and less often."""
        if timer := self._retries.pop(table_id, None):
            timer.cancel()
        times = 0 if done else self._failures[table_id] + 1
        if done:
            self._failures.pop(table_id, None)
        else:
            self._failures[table_id] = times
        if (times or table_id in self._covered) and not self._is_closed:
            seconds = min(SWEEP * 2 ** max(0, times - 1), LONGEST_REST)
            self._retries[table_id] = self._clock.call_later(seconds, self.nudge, table_id)

    # One table

    async def _present(self, table_id: int) -> bool:
        """Whether everything of the table is shown, or someone else is at it."""
        drawn = self._drawn.pop(table_id, {})
        try:
            work = await self._take_up(table_id, drawn)
            if work is None:
                await self._finish_elsewhere(table_id, drawn)
                return True
            self._covered.pop(table_id, None)
            with self._leases.kept(table_id):
                shown = await self._show(work, drawn)
            return await self._has_shown(shown)
        except BaseException:  # even if cancelled while asking for the lease: the store may have given it
            await self._store.release(table_id, self._leases.owner)
            raise

    async def _take_up(self, table_id: int, drawn: Mapping[str, Drawn]) -> Work | None:
        known, saved = self._known.pop(table_id, None), [each.saved for each in drawn.values()]
        redrawn = [each for each in saved if isinstance(each, Redrawn)]
        private = [each for each in saved if isinstance(each, Post)]
        return await self._store.take_up(
            table_id,
            self._leases.owner,
            LEASE,
            known=known,
            redrawn=redrawn,
            private=private,
            covered=self._covered.get(table_id, ()),
            settings=notification_keys,
        )

    async def _finish_elsewhere(self, table_id: int, drawn: Mapping[str, Drawn]) -> None:
        """Another process shows the table. The pictures of our clicks may cover something newer of its own, so they're
        shown again once the table is ours."""
        for slot, each in drawn.items():
            if each.finishing:
                self._covered.setdefault(table_id, set()).add(slot)
                await asyncio.shield(each.finishing)

    async def _show(self, work: Work, drawn: Mapping[str, Drawn]) -> Shown:
        table = await self.computers.played_on(work.table)
        if isinstance(table, Refused):
            log.warning("table %s: %s", work.table.id, table.words)
            return Shown(work.table, done=False)
        if table.fault:
            log.error("table %s: %s", table.id, table.fault.words)
        now = self._clock.now  # from before it's shown, so that whoever looks away in the meantime is called, too
        story = await self._story(table, work.posts.get(BOARD))
        made = {slot: each.page for slot, each in drawn.items() if each.saved.version == table.version}
        desired = [*desired_messages(table, work.posts, story, now, notifications_in(work.settings), made)]
        showing = self._showing(table, work, drawn)
        done = await showing.to_the_end(desired)
        if showing.is_outdated:
            self._again.add(table.id)
            self._skipped[table.id] += 1
        else:
            self._skipped.pop(table.id, None)
        self._know_board(table, showing.post_of(BOARD))
        if showing.animates:
            self._let_play(table.id)
        if done:
            self._call_later(table, now)
            self._catch_up_later(table, story, has_shown=BOARD in showing.written or BOARD in made)
        return Shown(table, done, showing.noted)

    def _know_board(self, table: Table, post: Post | None) -> None:
        self._boards.pop(table.id, None)
        if post and post.message_id and table.status.open:
            self._boards[table.id] = post.message_id

    def _showing(self, table: Table, work: Work, drawn: Mapping[str, Drawn]) -> Showing:
        finishing = {
            slot: each.finishing for slot, each in drawn.items() if is_about(each, table, work.posts.get(slot))
        }
        clicks = Meanwhile(partial(self._newest, table.id), finishing, partial(self._is_wanted, table))
        return Showing(self.mail, self._store, table, work.posts, clicks, is_playing=table.id in self._playing)

    def _is_wanted(self, table: Table) -> bool:
        """A click may have changed the table since we looked. But where they never end, one state after another must be
        shown."""
        known = self._known.get(table.id)
        return known is None or known.version <= table.version or self._skipped[table.id] >= MOST_SKIPPED

    def _newest(self, table_id: int, slot: str) -> int:
        """The version that a click has drawn since we looked, if any."""
        drawn = self._drawn.get(table_id, {}).get(slot)
        return drawn.saved.version if drawn else 0

    async def _story(self, table: Table, post: Post | None) -> Story:
        """How the table got from what was last shown to what it is now, if there's time for that."""
        if table.game is None:
            return NOTHING
        record = "" if table.status.open else await self._store.record(table.id)
        is_brief = STUDIO.is_hurried and table.id not in self._overdue
        is_told = post and is_told_from(post, table) and not STUDIO.is_hurried
        game = await self._store.as_shown(table.id, post.event) if post and is_told else None
        return Story(game.view(None) if game else None, "" if isinstance(record, Refused) else record, is_brief)

    async def _has_shown(self, shown: Shown) -> bool:
        """Saves what is shown and gives the lease back, unless there's something newer: that is shown at once."""
        table, done, posts = shown
        if not done:
            await self._store.release(table.id, self._leases.owner, posts)
            return False
        is_newest, stand = await self._store.mark_presented(table.id, self._leases.owner, table.version, posts)
        if not is_newest:
            self._again.add(table.id)
            await self._doubt(table.id, [stand[post.slot] for post in posts if is_overtaken(post, stand[post.slot])])
        return True

    async def _doubt(self, table_id: int, posts: Sequence[Post]) -> None:
        """Another process has shown something newer in the meantime, but ours may have arrived later and cover it."""
        if posts:
            await self._store.put_posts(table_id, *[post.doubted() for post in posts])

    # What comes later

    def _call_later(self, table: Table, since: datetime) -> None:
        if timer := self._calling.pop(table.id, None):
            timer.cancel()
        if wait := called_in(table, since):
            self._calling[table.id] = self._clock.call_later(wait.total_seconds(), self.nudge, table.id)

    def _catch_up_later(self, table: Table, story: Story, *, has_shown: bool) -> None:
        """However often the table is shown in the meantime, it's so many seconds from the first time."""
        if not story.is_brief:
            self._overdue.discard(table.id)
        if not leaves_out(table, story, has_shown=has_shown):
            if timer := self._behind.pop(table.id, None):
                timer.cancel()
        elif table.id not in self._behind:
            self._wait_to_catch_up(table.id, is_over=not table.status.open)

    def _wait_to_catch_up(self, table_id: int, *, is_over: bool) -> None:
        self._behind[table_id] = self._clock.call_later(CATCH_UP, self._catch_up, table_id, is_over)

    def _catch_up(self, table_id: int, is_over: bool) -> None:  # noqa: FBT001
        """A replay waits until there's time: nobody waits for it."""
        if is_over and STUDIO.is_hurried:
            self._wait_to_catch_up(table_id, is_over=True)
        else:
            del self._behind[table_id]
            self._overdue.add(table_id)
            self.nudge(table_id)

    def _let_play(self, table_id: int) -> None:
        self._stop_playing(table_id)
        self._playing[table_id] = self._clock.call_later(PLAYS, self._has_played, table_id)

    def _has_played(self, table_id: int) -> None:
        self._stop_playing(table_id)
        self.nudge(table_id)

    def _stop_playing(self, table_id: int) -> None:
        if timer := self._playing.pop(table_id, None):
            timer.cancel()


def is_about(drawn: Drawn, table: Table, post: Post | None) -> bool:
    """Whether a click has drawn what we're about to show, and where we'd show it: it may have been on an older
    message."""
    is_newest = drawn.saved.version == table.version
    return is_newest and post is not None and post.message_id == drawn.saved.message_id


def is_overtaken(post: Post, stands: Post) -> bool:
    return post.message_id is not None and stands.message_id == post.message_id and stands.version > post.version


def is_told_from(post: Post, table: Table) -> bool:
    """Whether what happened since this was shown can be animated."""
    has_news = post.undos == table.undos and post.event < last_event(table)
    artist = ARTISTS.get(table.kind)
    return artist is not None and artist.episode is not None and post.message_id is not None and has_news
