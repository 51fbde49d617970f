"""Clicks before the game: sitting down, leaving, computers, options, characters, starting."""

from data.store import CLOCKS, Refused, Status, Table, Why
from engine import BadSetup
from engine.players import LEVELS, NORMAL
from render import CHARACTERS

from ..pages.behind import luck_form, luck_page
from ..pages.common import computer_names, option_called
from ..pages.model import Page
from ..pages.options import (
    ANY,
    KEPT,
    NO,
    YES,
    ducky_page,
    guests_options_page,
    option_form,
    options_page,
    options_with,
    removal_page,
)
from ..pages.private import done_page
from .context import ClickContext, ClickResult, Redraw
from .replies import is_private, person_in

STALE = Refused(Why.STALE, "")
NO_SUCH_LEVEL = Refused.by_engine(Why.OPTIONS, BadSetup("no-player", "people choose a computer by its level"))


async def sit(context: ClickContext) -> ClickResult:
    return await context.store.sit(context.table_id, person_in(context.interaction))


async def decline(context: ClickContext) -> ClickResult:
    """Whoever was invited doesn't want the seat."""
    return await context.store.free_seat(context.table_id, context.user_id, by=context.user_id)


async def leave(context: ClickContext) -> ClickResult:
    return await context.store.leave_lobby(context.table_id, context.user_id)


async def add_computer(context: ClickContext) -> ClickResult:
    """Of the level that the button says; those of versions before have none."""
    table, level = await context.store.load(context.table_id), context.click.rest or NORMAL
    if isinstance(table, Refused):
        return table
    if level not in LEVELS:
        return NO_SUCH_LEVEL
    return await context.store.add_computer(
        table.id, level, *computer_names(table, level), by=context.user_id, interaction_id=context.interaction.id
    )


async def start(context: ClickContext) -> ClickResult:
    return await context.store.start(context.table_id, by=context.user_id, interaction_id=context.interaction.id)


async def cancel(context: ClickContext) -> ClickResult:
    table = await context.store.cancel(context.table_id, by=context.user_id)
    if isinstance(table, Refused) or not is_private(context.interaction):
        return table
    return Redraw(done_page(context.words, "lobby-cancel-done", table), table.id)


# Removing someone


async def removal(context: ClickContext) -> ClickResult:
    table = await _hosted(context)
    return table if isinstance(table, Refused) else _private(context, removal_page(table))


async def remove(context: ClickContext) -> ClickResult:
    """A seat by its number, or one that is kept for somebody."""
    store, number = context.store, context.value.removeprefix(KEPT)
    if not (number.isascii() and number.isdecimal()):
        return STALE
    do = store.remove if number == context.value else store.free_seat
    table = await do(context.table_id, int(number), by=context.user_id)
    return table if isinstance(table, Refused) else Redraw(removal_page(table), table.id)


# What to play


async def options(context: ClickContext) -> ClickResult:
    """For the host to change, for everyone else to read."""
    table = await _waiting(context)
    if isinstance(table, Refused):
        return table
    is_host = table.host_id == context.user_id
    return _private(context, options_page(table) if is_host else guests_options_page(table))


def _private(context: ClickContext, page: Page) -> ClickResult:
    """On the page that was clicked, if that's private already."""
    return Redraw(page) if is_private(context.interaction) else page


async def option(context: ClickContext) -> ClickResult:
    """Chosen from a select, or typed into a form."""
    table = await _hosted(context)
    if isinstance(table, Refused):
        return table
    if option_called(table.kind, context.click.rest) is None:
        return STALE
    wanted = options_with(table.kind, table.options, context.click.rest, context.value.strip())
    return _set(await context.store.change(context.table_id, options=wanted, by=context.user_id))


async def type_option(context: ClickContext) -> ClickResult:
    table = await _hosted(context)
    if isinstance(table, Refused):
        return table
    option = option_called(table.kind, context.click.rest)
    return option_form(table, option) if option and option.free else STALE


async def clock(context: ClickContext) -> ClickResult:
    if context.value not in CLOCKS:
        return STALE
    return _set(await context.store.change(context.table_id, clock=context.value, by=context.user_id))


async def auto_start(context: ClickContext) -> ClickResult:
    if context.value not in (YES, NO):
        return STALE
    return _set(await context.store.change(context.table_id, auto_start=context.value == YES, by=context.user_id))


async def hints(context: ClickContext) -> ClickResult:
    if context.value not in (YES, NO):
        return STALE
    return _set(await context.store.change(context.table_id, hints=context.value == YES, by=context.user_id))


def _set(table: Table | Refused) -> ClickResult:
    return table if isinstance(table, Refused) else Redraw(options_page(table), table.id)


async def _hosted(context: ClickContext) -> Table | Refused:
    """The table, if it's still a lobby and this is its host."""
    table = await _waiting(context)
    if isinstance(table, Refused) or table.host_id == context.user_id:
        return table
    return Refused(Why.NOT_HOST, "", table.id)


async def _waiting(context: ClickContext) -> Table | Refused:
    table = await context.store.load(context.table_id)
    if isinstance(table, Refused) or table.status is Status.LOBBY:
        return table
    return Refused(Why.BEGUN if table.status.begun else Why.CLOSED, "", table.id)


# Characters


async def ducky(context: ClickContext) -> ClickResult:
    table = await _waiting(context)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(context.user_id)
    return ducky_page(table, seat) if seat else Refused(Why.NOT_SEATED, "", table.id)


async def wear(context: ClickContext) -> ClickResult:
    if context.value not in (*CHARACTERS, ANY):
        return STALE
    table = await context.store.choose_character(
        context.table_id, context.user_id, None if context.value == ANY else context.value
    )
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(context.user_id)
    return Redraw(ducky_page(table, seat), table.id) if seat else table


# Lucky words


async def luck(context: ClickContext) -> ClickResult:
    table = await _waiting(context)
    if isinstance(table, Refused):
        return table
    if not table.is_shared:
        return STALE
    seat = table.seat_of(context.user_id)
    return luck_form(context.words, table, seat) if seat else Refused(Why.NOT_SEATED, "", table.id)


async def lucky(context: ClickContext) -> ClickResult:
    """Typed into the form. A forged button has nothing to say."""
    if not context.values:
        return STALE
    table = await context.store.choose_lucky_word(context.table_id, context.user_id, context.value)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(context.user_id)
    return Redraw(luck_page(context.words, table, seat), table.id) if seat else table


LOBBY_VERBS = {
    "sit": sit,
    "leave": leave,
    "decline": decline,
    "ducky": ducky,
    "wear": wear,
    "computer": add_computer,
    "removal": removal,
    "remove": remove,
    "options": options,
    "option": option,
    "type": type_option,
    "clock": clock,
    "eager": auto_start,
    "hints": hints,
    "luck": luck,
    "lucky": lucky,
    "start": start,
    "cancel": cancel,
}
