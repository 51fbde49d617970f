"""Clicks in the game: making a move, undoing it, looking at your hand, playing on; and after it, a rematch."""

from data.store import Refused, Why

from ..pages import hand_page
from ..pages.model import Page, Say
from ..tables.permissions import Spot, why_not_here
from .context import ClickContext, ClickResult, Hand


async def say(context: ClickContext) -> ClickResult:
    answer = context.answer
    if answer is None:
        return Refused(Why.STALE, "")
    return await context.store.play(
        context.table_id,
        None,
        answer.word,
        prompt=answer.prompt,
        undos=answer.undos,
        user_id=context.user_id,
        interaction_id=context.interaction.id,
    )


async def undo(context: ClickContext) -> ClickResult:
    undos = context.click.rest
    if not undos.isdecimal():
        return Refused(Why.STALE, "")
    return await context.store.undo(
        context.table_id, None, undos=int(undos), user_id=context.user_id, interaction_id=context.interaction.id
    )


async def hand(context: ClickContext) -> ClickResult:
    table = await context.store.load(context.table_id)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(context.user_id)
    return Hand(table, seat, hand_page(table, seat, is_live=True)) if seat else Refused(Why.NOT_SEATED, "")


async def resume(context: ClickContext) -> ClickResult:
    """Play on where a game was paused. Whoever says so is awake."""
    woken = await context.store.wake(context.table_id, context.user_id)
    return woken if isinstance(woken, Refused) else await context.store.resume(context.table_id)


async def rematch(context: ClickContext) -> ClickResult:
    """If it would be one table too many, or tables aren't allowed here any more, one private sentence says so."""
    old, words = await context.store.load(context.table_id), context.words
    if isinstance(old, Refused) or await context.store.table_at(old.channel_id):
        return await context.store.rematch(context.table_id, context.user_id)
    reason = await why_not_here(context.store, old.guild_id, Spot(old.channel_id, old.parent_id), words)
    return Page((Say(reason),)) if reason else await context.store.rematch(context.table_id, context.user_id)


PLAY_VERBS = {
    "say": say,
    "choose": say,
    "undo": undo,
    "hand": hand,
    "resume": resume,
    "rematch": rematch,
}
