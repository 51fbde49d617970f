"""Computers answer everything they're asked before anyone is shown anything. Only in a window do they take their time,
which is stored as a deadline: an answer at once would give away what they hold."""

import asyncio
import logging
from dataclasses import replace
from secrets import token_hex

from data.store import Due, Played, Refused, Store, Table, is_awaited, unanswered
from engine import Chance, Prompt
from engine.players import player_of

log = logging.getLogger(__name__)
STAND_IN = "normal"  # how well a computer plays for someone who is away


async def played_on(store: Store, table: Table) -> Table | Refused:
    """The table once no computer has anything left to answer."""
    while prompt := asked_of_computer(table):
        played = await answer(store, table, prompt)
        if isinstance(played, Refused):
            log.warning("table %s: a computer was refused: %s", table.id, played.words)
        newest = await store.load(table.id) if isinstance(played, Refused) else played.table
        if isinstance(newest, Refused):
            return newest
        table = newest
    return table


def asked_of_computer(table: Table) -> Prompt | None:
    """What a computer is asked now, be it for itself or for someone who is away."""
    asked = [prompt for prompt in unanswered(table) if not prompt.window]
    return next((prompt for prompt in asked if not is_awaited(table, prompt)), None)


async def answer_after_thinking(store: Store, due: Due) -> Played | Refused | None:
    """A computer has thought long enough about a window: it answers, if the window is still open."""
    table = await store.load(due.table_id)
    if isinstance(table, Refused):
        return table
    _, _, seat, question, undos = due.deadline
    asked = [each for each in unanswered(table) if (each.id, each.seat, table.undos) == (question, seat, undos)]
    return await answer(store, table, asked[0]) if asked and not is_awaited(table, asked[0]) else None


async def answer(store: Store, table: Table, prompt: Prompt) -> Played | Refused:
    word = await asyncio.to_thread(thought_of, table, prompt)
    return await store.play(table.id, prompt.seat, word, prompt=prompt.id, undos=table.undos, computed=True)


def thought_of(table: Table, prompt: Prompt) -> str:
    """If the computer fails, it gives the default answer, so that nobody has to wait for it."""
    game, strength = table.game, table.seats[prompt.seat].computer or STAND_IN
    assert game is not None
    view = replace(game.view(prompt.seat), prompts=(prompt,))
    try:
        word = player_of(table.kind, strength)(view, Chance(token_hex(32)))
    except Exception:
        log.exception("table %s: the computer of seat %s has failed", table.id, prompt.seat)
        word = ""
    return word if word in prompt.moves else prompt.default or prompt.moves[0]
