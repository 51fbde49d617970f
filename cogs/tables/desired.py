"""Which messages a table should have now and where, and which of them should notify someone."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from data.store import CHANNEL_LOST, MOVE, REMIND, Post, Seat, Status, Table, is_awaited, is_live, unanswered
from engine import Prompt

from ..pages import (
    Story,
    board_page,
    call_page,
    hand_page,
    invitation_page,
    note_page,
    ping_page,
    read_by,
    reminder_page,
    resting_page,
)
from ..pages.model import Page
from ..settings import Notifications, NotifyBy

BOARD, PING, CALL, NOTE, REMINDER = "board", "ping", "call", "note", "remind"
INVITATION = "invite"
PRIVATE = "private"  # starts the slot of a hand that only its owner sees, in the channel
EVERYONE_PINGED: Notifications = MappingProxyType({})
NO_PAGES: Mapping[str, Page] = MappingProxyType({})
AT_THE_TABLE = timedelta(minutes=1)  # whoever clicked so recently sees what's new without being notified
MOMENT = timedelta(milliseconds=100)
LAST_MINUTE = timedelta(minutes=1)  # before Discord takes no more changes of a private hand, it's put away
NO_QUESTION = (0, 0)
FOLLOWS = timedelta(minutes=55)  # after an hour Discord allows hardly any edits


class DesiredMessage(NamedTuple):
    """A message as it should look now. `seat`: in whose direct messages; None is the table's channel.

    `question` is the newest one it asks: the number of undos, and the question's id. Edits don't notify anyone, so if
    the message `rings`, each new question gets a new message. Only a click can send what `is_private`, and what is the
    `is_last` page of a message stays for good.
    """

    slot: str
    page: Page
    seat: Seat | None = None
    question: tuple[int, int] = NO_QUESTION
    rings: bool = False
    mentions: bool = False
    is_private: bool = False
    is_last: bool = False

    def is_news(self, post: Post) -> bool:
        return self.rings and self.question > (post.undos, post.event)


def desired_messages(
    table: Table,
    posts: Mapping[str, Post],
    story: Story,
    now: datetime,
    notifications: Notifications = EVERYONE_PINGED,
    made: Mapping[str, Page] = NO_PAGES,
) -> Iterator[DesiredMessage]:
    """Pages already `made` for this table, by slot, aren't made again. What was posted of a game that isn't kept any
    more stays as it is."""
    if table.is_cleared:
        return
    yield DesiredMessage(BOARD, made.get(BOARD) or board_page(table, story))
    for seat in reachable(table):
        slot = hand_slot(seat)
        if table.status.open or slot in posts:  # nobody gets a new message after the end
            rings = looks_away(seat, now) and notify_by(seat, notifications) != NotifyBy.SILENT
            page = made.get(slot) or hand_page(table, seat)
            yield DesiredMessage(slot, page, seat, hand_question(table, seat), rings)
    yield from private_hands(table, posts, now, made)
    yield from invitations(table)
    yield from calls(table, now, notifications)
    yield from reminders(table, notifications)
    if table.status == Status.PAUSED and table.reason != CHANNEL_LOST:  # about which the host can do nothing
        for seat in reachable(table):
            if seat.user_id == table.host_id:
                yield DesiredMessage(NOTE, note_page(read_by(table, seat)), seat)


def private_hands(
    table: Table, posts: Mapping[str, Post], now: datetime, made: Mapping[str, Page]
) -> Iterator[DesiredMessage]:
    """Those that can still be changed. In its last minute, a hand becomes a button that opens a new one."""
    for seat in table.people:
        slot = private_slot(seat)
        post = posts.get(slot)
        if post and post.token and post.can_be_changed(now):
            is_ending = table.status.open and post.token.expires - now <= LAST_MINUTE
            page = resting_page(table, seat) if is_ending else made.get(slot) or hand_page(table, seat, is_live=True)
            yield DesiredMessage(slot, page, is_private=True, is_last=is_ending or not table.status.open)


def invitations(table: Table) -> Iterator[DesiredMessage]:
    """One message for everyone who was invited and hasn't answered. Before a rematch nobody is called: they were all
    here a moment ago."""
    if table.kept and table.rematch_of is None:
        yield DesiredMessage(INVITATION, invitation_page(table), mentions=True)


def calls(table: Table, now: datetime, notifications: Notifications) -> Iterator[DesiredMessage]:
    """One message in the channel for all who want a ping, and one in private for each who wants that."""
    called = [seat for seat in table.people if is_pinged(table, seat, now)]
    if pinged := [seat for seat in called if notify_by(seat, notifications) == NotifyBy.PING]:
        newest = newest_for(table, pinged)
        page = ping_page(table, pinged, newest)
        yield DesiredMessage(PING, page, question=(table.undos, newest), rings=True, mentions=True)
    for seat in called:
        if notify_by(seat, notifications) == NotifyBy.DM and seat.dm_open is not False:
            newest = newest_for(table, [seat])
            page = call_page(read_by(table, seat), newest)
            yield DesiredMessage(f"{CALL} {seat.user_id}", page, seat, question=(table.undos, newest), rings=True)


def newest_for(table: Table, seats: Iterable[Seat]) -> int:
    return max([prompt.id for prompt in called_for(table, seats)])


def notify_by(seat: Seat, notifications: Notifications) -> NotifyBy:
    return notifications.get(seat.user_id or 0, NotifyBy.PING)


def hand_slot(seat: Seat) -> str:
    """Named after the person: seats are renumbered when the game begins."""
    return f"hand {seat.user_id}"


def private_slot(seat: Seat) -> str:
    return f"{PRIVATE} {seat.user_id}"


def is_private(slot: str) -> bool:
    return slot.startswith(f"{PRIVATE} ")


def reachable(table: Table) -> list[Seat]:
    return [seat for seat in table.people if seat.dm_open is not False]


def hand_question(table: Table, seat: Seat) -> tuple[int, int]:
    """The newest question that a hand calls its owner for: for those asked in public, a ping or a call does that."""
    asked = [prompt.id for prompt in unanswered(table) if prompt.seat == seat.number and prompt.secret]
    return (table.undos, max(asked)) if asked else NO_QUESTION


def is_pinged(table: Table, seat: Seat, now: datetime) -> bool:
    """For questions asked in the channel; and for any question, if their direct messages are closed."""
    return looks_away(seat, now) and any(called_for(table, [seat]))


def called_for(table: Table, seats: Iterable[Seat]) -> Iterator[Prompt]:
    """The questions these people are called for."""
    by_number = {seat.number: seat for seat in seats}
    for prompt in unanswered(table):
        seat = by_number.get(prompt.seat)
        if seat and not prompt.window and (not prompt.secret or seat.dm_open is False):
            yield prompt


def reminders(table: Table, notifications: Notifications) -> Iterator[DesiredMessage]:
    """For everyone whose time is nearly up, in private if possible. They're deleted as soon as the person answers."""
    for question, seats in late(table).items():
        last, asked = len(seats) == 1 and is_asked_of_many(table, question), (table.undos, question)
        for seat in seats:
            if seat.dm_open is not False and notify_by(seat, notifications) != NotifyBy.SILENT:
                page = reminder_page(read_by(table, seat), question, last=last)
                yield DesiredMessage(f"{REMINDER} {seat.user_id}", page, seat, asked, rings=True)
        closed = [seat for seat in seats if seat.dm_open is False]
        if pinged := [seat for seat in closed if notify_by(seat, notifications) == NotifyBy.PING]:
            page = reminder_page(table, question, last=last, seats=pinged)
            yield DesiredMessage(REMINDER, page, question=asked, rings=True, mentions=True)


def late(table: Table) -> Mapping[int, list[Seat]]:
    """Who still hasn't answered which question, and is to be reminded: the deadline is running, and the one for the
    reminder has passed."""
    awaited = dict[int, list[Seat]]()
    for prompt in unanswered(table):
        if is_awaited(table, prompt) and table.due(f"{MOVE} {prompt.id}") and not table.due(f"{REMIND} {prompt.id}"):
            awaited.setdefault(prompt.id, []).append(table.seats[prompt.seat])
    return awaited


def is_asked_of_many(table: Table, question: int) -> bool:
    assert table.game is not None
    return len([prompt for prompt in table.game.prompts() if prompt.id == question]) > 1


def looks_away(seat: Seat, now: datetime) -> bool:
    return not seat.asleep and (seat.last_click is None or now - seat.last_click > AT_THE_TABLE)


def called_in(table: Table, now: datetime) -> timedelta | None:
    """When to look again for people who were there when they were asked, but may have gone since. With a live clock
    the reminder comes soon enough."""
    if is_live(table.clock):
        return None
    asked = [table.seats[each.seat] for each in unanswered(table) if is_awaited(table, each) and not each.window]
    gone = [each.last_click + AT_THE_TABLE for each in asked if each.last_click and not looks_away(each, now)]
    return min(gone) - now + MOMENT if gone else None


def is_left_behind(post: Post, now: datetime) -> bool:
    """The conversation has moved on below it, or it's nearly an hour old."""
    return now - post.posted > FOLLOWS
