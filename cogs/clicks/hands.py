"""`/ducks hand`: the hand that somebody means, of all they hold."""

from data.store import Store, Table

from ..pages.model import Page
from ..pages.private import Named, chosen_hand_page
from ..tables.find import is_awaited, tables_of
from .answers import words_for
from .replies import Interaction


async def hands_page(store: Store, interaction: Interaction, first: int | None = None) -> Page | None:
    """The hand at the `first` table, or at the one in this channel, or at one that waits for them."""
    user = interaction.user.id
    held = [table for table in await tables_of(store, user) if table.game]
    here = [table for table in held if table.channel_id == interaction.channel_id]
    held = here if here and first is None else sorted(held, key=lambda table: not is_awaited(table, user))
    chosen = next((table for table in held if first in (None, table.id)), None)
    seat = chosen and chosen.seat_of(user)
    if chosen is None or seat is None:
        return None
    others = [table for table in held if table is not chosen]
    return chosen_hand_page(words_for(interaction), chosen, seat, others, names_of(interaction, held))


def names_of(interaction: Interaction, tables: list[Table]) -> Named:
    """The names of their channels, as far as this process knows them."""
    channels = [interaction.client.get_channel(table.channel_id) for table in tables]
    return {channel.id: str(channel.name) for channel in channels if channel is not None}
