"""Before the game: sitting down, leaving, computers, starting."""

from data import Person, Refused, Store, Why
from render.texts import texts

from ..asked import Asked, Outcome


async def sit(store: Store, asked: Asked) -> Outcome:
    return await store.sit(asked.table, Person(asked.user, asked.interaction.user.display_name))


async def leave(store: Store, asked: Asked) -> Outcome:
    return await store.leave(asked.table, asked.user)


async def add_computer(store: Store, asked: Asked) -> Outcome:
    table = await store.load(asked.table)
    if isinstance(table, Refused):
        return table
    taken = {seat.name for seat in table.seats}
    names = [texts(table.language).say("computer-name", number=number) for number in range(1, len(taken) + 2)]
    name = next(name for name in names if name not in taken)
    return await store.add_computer(asked.table, "normal", name, by=asked.user)


async def remove(store: Store, asked: Asked) -> Outcome:
    if not asked.value.isdecimal():
        return Refused(Why.STALE, "")
    return await store.remove(asked.table, int(asked.value), by=asked.user)


async def start(store: Store, asked: Asked) -> Outcome:
    return await store.start(asked.table, by=asked.user)


async def cancel(store: Store, asked: Asked) -> Outcome:
    return await store.stop(asked.table, "cancelled", by=asked.user)


LOBBY_VERBS = {
    "sit": sit,
    "leave": leave,
    "computer": add_computer,
    "remove": remove,
    "start": start,
    "cancel": cancel,
}
