"""Hands that only their owners see in a channel. They're remembered, so that they can be kept up to date."""

from datetime import timedelta

from data.logs import about_table
from data.store import Post, Seat, Table, Token

from .. import Interaction
from ..pages import hand_page
from ..pages.model import Page
from ..tables.desired import private_slot
from .context import Hand
from .replies import Unfinished, is_only_theirs, send_first, update

TOKEN_LIVES = timedelta(minutes=15)  # as long as Discord lets us change an answer to an interaction


async def show_hand(interaction: Interaction, hand: Hand) -> None:
    """In a new message, or in the one that was clicked if that's theirs alone. A command doesn't know its table before
    that."""
    with about_table(hand.table.id):
        await _show_hand(interaction, hand)


async def _show_hand(interaction: Interaction, hand: Hand) -> None:
    message_id, unfinished = await shown_in(interaction, hand.page)
    if message_id is None:
        return
    client, plain = interaction.client, hand_page(hand.table, hand.seat, is_live=True)
    post = private_post(interaction, hand.table, hand.seat, plain, message_id)
    await client.store.put_private(hand.table.id, post.doubted() if unfinished else post)
    if unfinished and await unfinished.finish():
        await client.store.put_private(hand.table.id, post)
    client.presenter.nudge(hand.table.id)


async def shown_in(interaction: Interaction, page: Page) -> tuple[int | None, Unfinished | None]:
    message = interaction.message
    if message is None or not is_only_theirs(interaction):
        return await send_first(interaction, page)
    return message.id, await update(interaction, page)


def private_post(interaction: Interaction, table: Table, seat: Seat, page: Page, message_id: int) -> Post:
    """With the interaction's token, we can change the message until that expires."""
    now = interaction.client.clock.now
    token = Token(interaction.token, now + TOKEN_LIVES)
    channel_id = interaction.channel_id or table.channel_id
    return Post(private_slot(seat), channel_id, message_id, 1, page.digest, table.version, 0, 0, now, token)
