"""Before the game: sitting down, leaving, computers, what will be played, starting."""

from data.store import Person, Refused, Status, Store, Table, Why
from render import CHARACTERS
from render.words.texts import texts

from ..clocks import CLOCKS
from ..pages.common import option_called
from ..pages.options import ANY, NO, YES, ducky_page, option_form, options_page, options_with, removal_page
from .context import Asked, Outcome, Turned

STALE = Refused(Why.STALE, "")


async def sit(store: Store, asked: Asked) -> Outcome:
    return await store.sit(asked.table, Person(asked.user, asked.interaction.user.display_name))


async def leave(store: Store, asked: Asked) -> Outcome:
    return await store.leave_lobby(asked.table, asked.user)


async def add_computer(store: Store, asked: Asked) -> Outcome:
    table = await store.load(asked.table)
    if isinstance(table, Refused):
        return table
    taken = {seat.name for seat in table.seats}
    names = [texts(table.language).say("computer-name", number=number) for number in range(1, len(taken) + 2)]
    name = next(name for name in names if name not in taken)
    return await store.add_computer(asked.table, "normal", name, by=asked.user)


async def start(store: Store, asked: Asked) -> Outcome:
    return await store.start(asked.table, by=asked.user)


async def cancel(store: Store, asked: Asked) -> Outcome:
    return await store.cancel(asked.table, by=asked.user)


# Who shall go


async def removal(store: Store, asked: Asked) -> Outcome:
    table = await _hosted(store, asked)
    return table if isinstance(table, Refused) else removal_page(table)


async def remove(store: Store, asked: Asked) -> Outcome:
    if not (asked.value.isascii() and asked.value.isdecimal()):
        return STALE
    table = await store.remove(asked.table, int(asked.value), by=asked.user)
    return table if isinstance(table, Refused) else Turned(removal_page(table), table.id)


# What shall be played


async def options(store: Store, asked: Asked) -> Outcome:
    table = await _hosted(store, asked)
    return table if isinstance(table, Refused) else options_page(table)


async def option(store: Store, asked: Asked) -> Outcome:
    """Chosen from a select, or typed into a form."""
    table = await _hosted(store, asked)
    if isinstance(table, Refused):
        return table
    if option_called(table.kind, asked.click.rest) is None:
        return STALE
    wanted = options_with(table.kind, table.options, asked.click.rest, asked.value.strip())
    return _set(await store.change(asked.table, options=wanted, by=asked.user))


async def type_option(store: Store, asked: Asked) -> Outcome:
    table = await _hosted(store, asked)
    if isinstance(table, Refused):
        return table
    option = option_called(table.kind, asked.click.rest)
    return option_form(table, option) if option and option.free else STALE


async def clock(store: Store, asked: Asked) -> Outcome:
    if asked.value not in CLOCKS:
        return STALE
    return _set(await store.change(asked.table, clock=asked.value, by=asked.user))


async def eager(store: Store, asked: Asked) -> Outcome:
    if asked.value not in (YES, NO):
        return STALE
    return _set(await store.change(asked.table, auto_start=asked.value == YES, by=asked.user))


def _set(table: Table | Refused) -> Outcome:
    return table if isinstance(table, Refused) else Turned(options_page(table), table.id)


async def _hosted(store: Store, asked: Asked) -> Table | Refused:
    """The table, if it is in the lobby and this is its host."""
    table = await _waiting(store, asked)
    if isinstance(table, Refused) or table.host_id == asked.user:
        return table
    return Refused(Why.NOT_HOST, "", table.id)


async def _waiting(store: Store, asked: Asked) -> Table | Refused:
    table = await store.load(asked.table)
    if isinstance(table, Refused) or table.status is Status.LOBBY:
        return table
    return Refused(Why.BEGUN if table.status.begun else Why.CLOSED, "", table.id)


# Who one's ducky is


async def ducky(store: Store, asked: Asked) -> Outcome:
    table = await _waiting(store, asked)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(asked.user)
    return ducky_page(table, seat) if seat else Refused(Why.NOT_SEATED, "", table.id)


async def wear(store: Store, asked: Asked) -> Outcome:
    if asked.value not in (*CHARACTERS, ANY):
        return STALE
    table = await store.choose_character(asked.table, asked.user, None if asked.value == ANY else asked.value)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(asked.user)
    return Turned(ducky_page(table, seat), table.id) if seat else table


LOBBY_VERBS = {
    "sit": sit,
    "leave": leave,
    "ducky": ducky,
    "wear": wear,
    "computer": add_computer,
    "removal": removal,
    "remove": remove,
    "options": options,
    "option": option,
    "type": type_option,
    "clock": clock,
    "eager": eager,
    "start": start,
    "cancel": cancel,
}
