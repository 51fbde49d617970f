"""Clicks in the game: making a move, undoing it, looking at your hand, playing on; and after it, a rematch."""

from data.store import Refused, Why
from engine.players import LEVELS

from ..pages import hand_page
from ..pages.common import computer_names
from ..pages.hand import sure_page
from ..pages.lobby import waiting_page
from ..pages.model import Page, Say
from ..tables.find import link_to
from ..tables.permissions import Spot, why_not_here
from .context import ClickContext, ClickResult, Hand, Redraw
from .replies import is_only_theirs


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


async def sure(context: ClickContext) -> ClickResult:
    """Asks again before something is said that is seldom meant; or goes back to the hand. Whoever asks is awake."""
    await context.store.wake(context.table_id, context.user_id)
    table, answer = await context.store.load(context.table_id), context.answer
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(context.user_id)
    if seat is None:
        return Refused(Why.NOT_SEATED, "")
    if answer is None:
        return Refused(Why.STALE, "")
    if not answer.word:
        return Redraw(hand_page(table, seat, is_live=is_only_theirs(context.interaction)))
    page = sure_page(table, seat, answer)
    return Redraw(page) if page else Refused(Why.STALE, "")


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
    """The first who presses opens the table, the others join. If it would be one table too many, or tables aren't
    allowed here any more, one private sentence says so."""
    store, old = context.store, await context.store.load(context.table_id)
    if isinstance(old, Refused):
        return old
    if await store.table_at(old.channel_id) is None:
        spot = Spot(old.channel_id, old.parent_id)
        if reason := await why_not_here(store, old.guild_id, spot, context.words):
            return Page((Say(reason),))
    names = {level: computer_names(old, level) for level in LEVELS}
    again = await store.rematch(old.id, context.user_id, names, interaction_id=context.interaction.id)
    if isinstance(again, Refused) and again.why is Why.SEATED:
        return await _still_waiting(context, again)
    return again


async def _still_waiting(context: ClickContext, seated: Refused) -> ClickResult:
    """Whoever presses again is told for whom everyone waits."""
    table = await context.store.load(seated.table_id or context.table_id)
    if isinstance(table, Refused):
        return table
    return waiting_page(context.words, table, await link_to(context.store, table.id))


PLAY_VERBS = {
    "say": say,
    "choose": say,
    "sure": sure,
    "undo": undo,
    "hand": hand,
    "resume": resume,
    "rematch": rematch,
}
