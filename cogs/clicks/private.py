"""Clicks that are answered in private: what's behind a table's buttons, another hand, another chapter, yes and no."""

import asyncio

import discord

from data.store import Refused, Status, Table, Why
from engine import GAMES
from engine.race import BOARDS

from .. import Interaction
from ..pages.behind import fair_page, log_page
from ..pages.boards import boards_page
from ..pages.details import details_page
from ..pages.how import how_page, lessons_of
from ..pages.ids import NO_TABLE
from ..pages.model import Page, Say
from ..pages.private import (
    FOR,
    ChannelNames,
    chosen_hand_page,
    done_page,
    is_awaited,
    leave_page,
    settings_page,
)
from ..pages.rules import chapters, rules_page
from ..settings import NotifyBy
from ..tables.find import tables_of
from ..tables.permissions import may_stop, may_vote
from .context import ClickContext, ClickResult, Hand, Redraw
from .replies import words_for

OUT_OF_DATE = Refused(Why.STALE, "")


async def look(context: ClickContext) -> ClickResult:
    """The hand at another table."""
    return await chosen_hand(context.interaction, number_in(context.value)) or Refused(Why.NOT_SEATED, "")


async def leaving(context: ClickContext) -> ClickResult:
    """Chosen from several tables."""
    table = await context.store.load(number_in(context.value))
    if isinstance(table, Refused):
        return table
    if table.seat_of(context.user_id) is None:
        return Refused(Why.NOT_SEATED, "")
    if table.status.begun:
        return Redraw(leave_page(context.words, table))
    return told(context, "leave-done", await context.store.leave_lobby(table.id, context.user_id))


async def leave(context: ClickContext) -> ClickResult:
    return told(context, "leave-done", await context.store.leave(context.table_id, context.user_id))


async def stop(context: ClickContext) -> ClickResult:
    return told(context, "stop-done", await stop_table(context.interaction, context.table_id))


async def vote(context: ClickContext) -> ClickResult:
    """On the private page, or under the board by someone who agrees or has changed their mind."""
    table = await vote_to_stop(
        context.interaction, context.table_id, wants_stop=True if context.click.rest == FOR else None
    )
    return told(context, vote_message(table, context.user_id) if isinstance(table, Table) else "", table)


async def stop_table(interaction: Interaction, table_id: int) -> Table | Refused:
    store = interaction.client.store
    table = await store.load(table_id)
    if isinstance(table, Refused):
        return table
    if table.host_id == interaction.user.id:
        reason = "stopped" if table.status.begun else "cancelled"
        return await store.stop(table_id, reason, by=interaction.user.id)
    if not may_stop(interaction, table):
        return Refused(Why.NOT_HOST, "", table_id)
    return await store.stop(table_id, "stopped-by-admin")


async def vote_to_stop(interaction: Interaction, table_id: int, *, wants_stop: bool | None) -> Table | Refused:
    store = interaction.client.store
    table = await store.load(table_id)
    if isinstance(table, Refused):
        return table
    if await may_vote(interaction, table):
        return await store.vote(table_id, interaction.user.id, wants_stop=wants_stop)
    return Refused(Why.NOT_SEATED if table.seat_of(interaction.user.id) is None else Why.NOT_HOST, "", table_id)


def vote_message(table: Table, user: int) -> str:
    seat = table.seat_of(user)
    return "stop-done" if not table.status.open else "vote-done" if seat and seat.wants_stop else "vote-back"


async def keep(context: ClickContext) -> ClickResult:
    return Redraw(Page((Say(context.words.say("keep-done")),)))


def told(context: ClickContext, message: str, outcome: Table | Refused) -> ClickResult:
    if isinstance(outcome, Refused):
        return outcome
    return Redraw(done_page(context.words, message, outcome), outcome.id)


async def rules(context: ClickContext) -> ClickResult:
    """Another chapter. An old message may offer one that the rules no longer have: then they open at the first."""
    kind, number = context.click.rest, number_in(context.value)
    if kind not in GAMES:
        return OUT_OF_DATE
    there = number < len(chapters(kind, context.words.language))
    return Redraw(rules_page(context.words, kind, number if there else 0))


async def how(context: ClickContext) -> ClickResult:
    """Opened at a table by anyone at all, or turned to another page."""
    table = await context.store.load(context.table_id) if context.table_id != NO_TABLE else None
    if isinstance(table, Refused):
        return table
    if table and not context.click.rest:
        return how_page(context.words, table.kind, table=table)
    kind, _, page = context.click.rest.partition(" ")
    if kind not in GAMES or (table and table.kind != kind) or number_in(page) >= len(lessons_of(kind, table)):
        return OUT_OF_DATE
    return Redraw(how_page(context.words, kind, number_in(page), table))


async def boards(context: ClickContext) -> ClickResult:
    if context.value not in BOARDS:
        return OUT_OF_DATE
    return Redraw(boards_page(context.words, context.value))


async def fair(context: ClickContext) -> ClickResult:
    """Also in a lobby, since the secret is drawn when it opens."""
    table, record = await context.store.load(context.table_id), await context.store.record(context.table_id)
    if isinstance(table, Refused):
        return table
    if isinstance(record, Refused):
        is_early = table.status is Status.LOBBY and table.is_shared
        return fair_page(context.words, table, None, context.user_id) if is_early else record
    return fair_page(context.words, table, record, context.user_id)


async def log(context: ClickContext) -> ClickResult:
    """A new private page, or another part of the one that was clicked. Replaying a game takes a while."""
    table, record = await context.store.load(context.table_id), await context.store.record(context.table_id)
    if isinstance(table, Refused):
        return table
    if isinstance(record, Refused):
        return record
    page = await asyncio.to_thread(log_page, context.words, table, record, context.click.rest)
    return Redraw(page) if context.click.rest else page


async def details(context: ClickContext) -> ClickResult:
    """For anyone, also without a seat: everyone may know it."""
    table = await context.store.load(context.table_id)
    if isinstance(table, Refused):
        return table
    if table.is_cleared:
        return Refused(Why.CLEARED, "", table.id)
    return details_page(context.words, table) if table.game else OUT_OF_DATE


async def notify(context: ClickContext) -> ClickResult:
    """How they want to be notified from now on."""
    notify_by = NotifyBy.parse(context.value)
    if notify_by is None:
        return OUT_OF_DATE
    await notify_by.save(context.store, context.user_id)
    return Redraw(settings_page(context.words, notify_by))


def number_in(value: str) -> int:
    """Anything else is 0: no table, or the first chapter."""
    return int(value) if value.isascii() and value.isdecimal() and len(value) < 16 else 0


# Hands


async def chosen_hand(interaction: Interaction, first: int | None = None) -> Hand | None:
    """The hand at the `first` table, or in this channel, or at a table that waits for them."""
    user = interaction.user.id
    held = [table for table in await tables_of(interaction.client.store, user) if table.game]
    here = [table for table in held if table.channel_id == interaction.channel_id]
    held = here if here and first is None else sorted(held, key=lambda table: not is_awaited(table, user))
    chosen = next((table for table in held if first in (None, table.id)), None)
    seat = chosen and chosen.seat_of(user)
    if chosen is None or seat is None:
        return None
    others = [table for table in held if table is not chosen]
    page = chosen_hand_page(words_for(interaction), chosen, seat, others, channel_names(interaction, held))
    return Hand(chosen, seat, page)


def channel_names(interaction: Interaction, tables: list[Table]) -> ChannelNames:
    """As far as this process knows them."""
    channels = [interaction.client.get_channel(table.channel_id) for table in tables]
    return {each.id: each.name for each in channels if isinstance(each, discord.abc.GuildChannel | discord.Thread)}


PRIVATE_VERBS = {
    "look": look,
    "leaving": leaving,
    "quit": leave,
    "stop": stop,
    "vote": vote,
    "keep": keep,
    "rules": rules,
    "how": how,
    "boards": boards,
    "fair": fair,
    "log": log,
    "details": details,
    "manner": notify,
}
