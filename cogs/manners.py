"""How somebody wants to be called when they are asked something: everybody chooses for themselves."""

from collections.abc import Mapping

from data.store import Store, Table

# In the channel, only in direct messages, or not at all
IN_PUBLIC, IN_PRIVATE, SILENT = MANNERS = ("ping", "dm", "silent")

KEY = "manner "  # and who it is

Manners = Mapping[int, str]  # by who it is; whoever says nothing is called in the channel


def manner_keys(table: Table) -> list[str]:
    """The settings that tell it of all people at this table."""
    return [key_of(seat.user_id) for seat in table.people if seat.user_id is not None]


def manners_in(settings: Mapping[str, str]) -> Manners:
    """By person, as these settings tell it."""
    return {int(key.removeprefix(KEY)): manner for key, manner in settings.items() if manner in MANNERS}


async def manner_of(store: Store, user: int) -> str:
    manner = await store.setting(key_of(user))
    return manner if manner in MANNERS else IN_PUBLIC


async def choose_manner(store: Store, user: int, manner: str) -> None:
    await store.put_setting(key_of(user), manner)


def key_of(user: int) -> str:
    return f"{KEY}{user}"
