"""Who may stop a table: its host, in a server whoever manages it, and together more than half of those who play."""

from data.store import Refused, Store, Table, Why

from ..clicks.replies import Interaction
from ..servers import server_of


async def stopped(store: Store, interaction: Interaction, number: int) -> Table | Refused:
    table = await store.load(number)
    if isinstance(table, Refused):
        return table
    if table.host_id == interaction.user.id:
        reason = "stopped" if table.status.begun else "cancelled"
        return await store.stop(number, reason, by=interaction.user.id)
    if not may_stop(interaction, table):
        return Refused(Why.NOT_HOST, "", number)
    return await store.stop(number, "stopped-by-admin")


async def voted(store: Store, interaction: Interaction, number: int, *, wants_stop: bool | None) -> Table | Refused:
    table = await store.load(number)
    if isinstance(table, Refused) or await may_vote(store, interaction, table):
        return (
            table
            if isinstance(table, Refused)
            else await store.vote(number, interaction.user.id, wants_stop=wants_stop)
        )
    return Refused(Why.NOT_SEATED if table.seat_of(interaction.user.id) is None else Why.NOT_HOST, "", number)


def may_stop(interaction: Interaction, table: Table) -> bool:
    """Numbers of tables come from outside: to manage one server says nothing of another's tables."""
    manages = interaction.permissions.manage_guild and interaction.guild_id is not None
    return table.host_id == interaction.user.id or (manages and table.guild_id == interaction.guild_id)


async def may_vote(store: Store, interaction: Interaction, table: Table) -> bool:
    """Whoever plays, unless the server leaves it to hosts."""
    plays = table.status.begun and table.seat_of(interaction.user.id) is not None
    return plays and (await server_of(store, table.guild_id)).votes
