"""What is pressed on the private pages of commands: another hand, another chapter, yes and no."""

from data.store import Refused, Store, Table, Why
from engine import GAMES
from engine.race import BOARDS

from ..manners import MANNERS, choose_manner
from ..pages.boards import boards_page
from ..pages.model import Page, Say
from ..pages.private import FOR, done_page, leave_page
from ..pages.rulebook import chapters
from ..pages.rules import rules_page
from ..pages.settings import settings_page
from ..tables.stopping import stopped, voted
from .answers import words_for
from .context import Asked, Outcome, Turned
from .hands import hands_page

OUT_OF_DATE = Refused(Why.STALE, "")


async def look(store: Store, asked: Asked) -> Outcome:
    """The hand at another table."""
    page = await hands_page(store, asked.interaction, first=number_in(asked.value))
    return Turned(page) if isinstance(page, Page) else Refused(Why.NOT_SEATED, "")


async def leaving(store: Store, asked: Asked) -> Outcome:
    """Of several tables this one is to be left."""
    table = await store.load(number_in(asked.value))
    if isinstance(table, Refused):
        return table
    if table.seat_of(asked.user) is None:
        return Refused(Why.NOT_SEATED, "")
    if table.status.begun:
        return Turned(leave_page(words_for(asked.interaction), table))
    return told(asked, "leave-done", await store.leave_lobby(table.id, asked.user))


async def leave(store: Store, asked: Asked) -> Outcome:
    return told(asked, "leave-done", await store.leave(asked.table, asked.user))


async def stop(store: Store, asked: Asked) -> Outcome:
    return told(asked, "stop-done", await stopped(store, asked.interaction, asked.table))


async def vote(store: Store, asked: Asked) -> Outcome:
    """On the private page, or under the board by who agrees or has thought better of it."""
    table = await voted(store, asked.interaction, asked.table, wants_stop=True if asked.click.rest == FOR else None)
    return told(asked, vote_message(table, asked.user) if isinstance(table, Table) else "", table)


def vote_message(table: Table, user: int) -> str:
    seat = table.seat_of(user)
    return "stop-done" if not table.status.open else "vote-done" if seat and seat.wants_stop else "vote-back"


async def keep(_: Store, asked: Asked) -> Outcome:
    return Turned(Page((Say(words_for(asked.interaction).say("keep-done")),)))


def told(asked: Asked, message: str, outcome: Table | Refused) -> Outcome:
    if isinstance(outcome, Refused):
        return outcome
    return Turned(done_page(words_for(asked.interaction), message, outcome), outcome.id)


async def rules(_: Store, asked: Asked) -> Outcome:
    kind, number = asked.click.rest, number_in(asked.value)
    if kind not in GAMES or number >= len(chapters(kind)):
        return OUT_OF_DATE
    return Turned(rules_page(words_for(asked.interaction), kind, number))


async def boards(_: Store, asked: Asked) -> Outcome:
    if asked.value not in BOARDS:
        return OUT_OF_DATE
    return Turned(boards_page(words_for(asked.interaction), asked.value))


async def manner(store: Store, asked: Asked) -> Outcome:
    """How they want to be called from now on."""
    if asked.value not in MANNERS:
        return OUT_OF_DATE
    await choose_manner(store, asked.user, asked.value)
    return Turned(settings_page(words_for(asked.interaction), asked.value))


def number_in(value: str) -> int:
    """What no number is means no table, and the first chapter."""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 16 else 0


COMMAND_VERBS = {
    "look": look,
    "leaving": leaving,
    "quit": leave,
    "stop": stop,
    "vote": vote,
    "keep": keep,
    "rules": rules,
    "boards": boards,
    "manner": manner,
}
