"""`/ducks hand`: the hand that somebody means, of all they hold."""

from data import Seat, Store, Table

from .answers import words_for
from .faces.tables import Named, chosen_hand_page
from .pages import Page
from .replies import Interaction
from .whereabouts import is_awaited, meant, tables_of


async def hands_page(store: Store, interaction: Interaction, first: int | None = None) -> Page | None:
    """The hand at the `first` table, or at the one in this channel, or at one that waits for them."""
    user = interaction.user.id
    tables = await (meant(store, user, interaction.channel_id) if first is None else tables_of(store, user))
    held = [table for table in sorted(tables, key=lambda table: not is_awaited(table, user)) if table.game]
    chosen = [table for table in held if table.id == first] or (held if first is None else [])
    if not chosen:
        return None
    others = [table for table in held if table is not chosen[0]]
    words = words_for(interaction)
    return chosen_hand_page(words, chosen[0], seat_at(chosen[0], user), others, names_of(interaction, held))


def seat_at(table: Table, user: int) -> Seat:
    seat = table.seat_of(user)
    assert seat is not None
    return seat


def names_of(interaction: Interaction, tables: list[Table]) -> Named:
    """The names of their channels, as far as this process knows them."""
    channels = [interaction.client.get_channel(table.channel_id) for table in tables]
    return {channel.id: str(channel.name) for channel in channels if channel is not None}
