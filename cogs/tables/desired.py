"""Which messages a table should have now, where, and which of them are worth a sound."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from data.store import LIVE, MOVE, REMIND, Post, Seat, Status, Table, is_awaited, unanswered
from engine import Prompt

from ..manners import IN_PRIVATE, IN_PUBLIC, SILENT, Manners
from ..pages import Story, board_page, call_page, hand_page, note_page, ping_page, reminder_page
from ..pages.model import Page

BOARD, PING, CALL, NOTE, REMINDER = "board", "ping", "call", "note", "remind"
EVERYBODY_PINGED: Manners = MappingProxyType({})
NO_PAGES: Mapping[str, Page] = MappingProxyType({})
AT_THE_TABLE = timedelta(minutes=1)  # whoever clicked so short a time ago sees what is new without a sound
MOMENT = timedelta(milliseconds=100)
NO_QUESTION = (0, 0)
FOLLOWS = timedelta(minutes=55)  # after an hour Discord allows hardly any edits


class Desired(NamedTuple):
    """A message as it should look now. `seat`: in whose direct messages; None is the table's channel.

    `question` is the newest that it asks, after so many undos. Edits make no sound: if it `rings`, a question that the
    message was not sent for is a message of its own.
    """

    slot: str
    page: Page
    seat: Seat | None = None
    question: tuple[int, int] = NO_QUESTION
    rings: bool = False
    mentions: bool = False

    def is_news(self, post: Post) -> bool:
        return self.rings and self.question > (post.undos, post.event)


def desired_of(
    table: Table,
    posts: Mapping[str, Post],
    story: Story,
    now: datetime,
    manners: Manners = EVERYBODY_PINGED,
    made: Mapping[str, Page] = NO_PAGES,
) -> Iterator[Desired]:
    """Pages that were `made` of this table already, by their slots, are not made again."""
    yield Desired(BOARD, board_page(table, story))
    for seat in reachable(table):
        slot = hand_slot(seat)
        if table.status.open or slot in posts:  # after the end nobody gets anything new
            rings = looks_away(seat, now) and manner(seat, manners) != SILENT
            page = made.get(slot) or hand_page(table, seat)
            yield Desired(slot, page, seat, hand_question(table, seat), rings)
    yield from calls(table, now, manners)
    yield from reminders(table, manners)
    if table.status == Status.PAUSED:
        yield from [Desired(NOTE, note_page(table), seat) for seat in reachable(table) if seat.user_id == table.host_id]


def calls(table: Table, now: datetime, manners: Manners) -> Iterator[Desired]:
    """In the channel all together by one message, or each in private, as they like it."""
    called = [seat for seat in table.people if is_pinged(table, seat, now)]
    if pinged := [seat for seat in called if manner(seat, manners) == IN_PUBLIC]:
        newest = newest_for(table, pinged)
        page = ping_page(table, pinged, newest)
        yield Desired(PING, page, question=(table.undos, newest), rings=True, mentions=True)
    for seat in called:
        if manner(seat, manners) == IN_PRIVATE and seat.dm_open is not False:
            newest = newest_for(table, [seat])
            page = call_page(table, newest)
            yield Desired(f"{CALL} {seat.user_id}", page, seat, question=(table.undos, newest), rings=True)


def newest_for(table: Table, seats: Iterable[Seat]) -> int:
    return max([prompt.id for prompt in called_for(table, seats)])


def manner(seat: Seat, manners: Manners) -> str:
    return manners.get(seat.user_id or 0, IN_PUBLIC)


def hand_slot(seat: Seat) -> str:
    """By the person: seats of a lobby are numbered anew when the game begins."""
    return f"hand {seat.user_id}"


def reachable(table: Table) -> list[Seat]:
    return [seat for seat in table.people if seat.dm_open is not False]


def hand_question(table: Table, seat: Seat) -> tuple[int, int]:
    asked = [prompt.id for prompt in unanswered(table) if prompt.seat == seat.number and prompt.secret]
    return (table.undos, max(asked)) if asked else NO_QUESTION


def is_pinged(table: Table, seat: Seat, now: datetime) -> bool:
    """Called in the channel: for what is asked there, or anywhere if there is no other way."""
    return looks_away(seat, now) and any(called_for(table, [seat]))


def called_for(table: Table, seats: Iterable[Seat]) -> Iterator[Prompt]:
    """The questions for which these people are called in the channel."""
    by_number = {seat.number: seat for seat in seats}
    for prompt in unanswered(table):
        seat = by_number.get(prompt.seat)
        if seat and not prompt.window and (not prompt.secret or seat.dm_open is False):
            yield prompt


def reminders(table: Table, manners: Manners) -> Iterator[Desired]:
    """To everybody whose time is nearly up, in private if that can be, once; gone as soon as they answer."""
    for question, seats in late(table).items():
        last = len(seats) == 1 and is_asked_of_many(table, question)
        about = {"question": (table.undos, question), "rings": True}
        for seat in seats:
            if seat.dm_open is not False and manner(seat, manners) != SILENT:
                page = reminder_page(table, question, last=last)
                yield Desired(f"{REMINDER} {seat.user_id}", page, seat, **about)
        closed = [seat for seat in seats if seat.dm_open is False and manner(seat, manners) == IN_PUBLIC]
        if closed:
            yield Desired(REMINDER, reminder_page(table, question, last=last, seats=closed), mentions=True, **about)


def late(table: Table) -> Mapping[int, list[Seat]]:
    """Who has not answered which question, though they are to be reminded: their time runs, and the reminder is due
    no more."""
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
    """When to look again whether somebody is to be called, who was there when they were asked and may have gone since.
    Where the clock is live, the reminder comes soon enough."""
    if table.clock == LIVE:
        return None
    asked = [table.seats[each.seat] for each in unanswered(table) if is_awaited(table, each) and not each.window]
    gone = [each.last_click + AT_THE_TABLE for each in asked if each.last_click and not looks_away(each, now)]
    return min(gone) - now + MOMENT if gone else None


def is_left_behind(post: Post, now: datetime) -> bool:
    """The talk has gone on below it, or it is nearly an hour old."""
    return now - post.posted > FOLLOWS
