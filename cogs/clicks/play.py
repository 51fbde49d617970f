"""In the game: saying a word, taking it back, looking at one's hand; and after it, playing again."""

from data.store import Refused, Store, Why

from ..commands.open_table import Spot, why_not_here
from ..pages import hand_page
from ..pages.model import Page, Say
from .answers import words_for
from .context import Asked, Outcome


async def say(store: Store, asked: Asked) -> Outcome:
    answer = asked.answer
    if answer is None:
        return Refused(Why.STALE, "")
    return await store.play(
        asked.table,
        None,
        answer.word,
        prompt=answer.prompt,
        undos=answer.undos,
        user_id=asked.user,
        interaction_id=asked.interaction.id,
    )


async def undo(store: Store, asked: Asked) -> Outcome:
    undos = asked.click.rest
    if not undos.isdecimal():
        return Refused(Why.STALE, "")
    return await store.undo(
        asked.table, None, undos=int(undos), user_id=asked.user, interaction_id=asked.interaction.id
    )


async def hand(store: Store, asked: Asked) -> Outcome:
    table = await store.load(asked.table)
    if isinstance(table, Refused):
        return table
    seat = table.seat_of(asked.user)
    return hand_page(table, seat) if seat else Refused(Why.NOT_SEATED, "")


async def rematch(store: Store, asked: Asked) -> Outcome:
    """Where it would be a table too many, or may not be any more, one private sentence says so."""
    old, words = await store.load(asked.table), words_for(asked.interaction)
    if isinstance(old, Refused) or await store.table_at(old.channel_id):
        return await store.rematch(asked.table, asked.user)
    reason = await why_not_here(store, old.guild_id, Spot(old.channel_id, old.parent_id), words)
    return Page((Say(reason),)) if reason else await store.rematch(asked.table, asked.user)


PLAY_VERBS = {
    "say": say,
    "choose": say,
    "undo": undo,
    "hand": hand,
    "rematch": rematch,
}
