"""Who may stop a table: its host, and in a server whoever manages it."""

from data import Refused, Store, Table, Why

from .replies import Interaction


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


def may_stop(interaction: Interaction, table: Table) -> bool:
    """Numbers of tables come from outside: to manage one server says nothing of another's tables."""
    manages = interaction.permissions.manage_guild and interaction.guild_id is not None
    return table.host_id == interaction.user.id or (manages and table.guild_id == interaction.guild_id)
