"""The computers at a table say all they are asked, before anybody is shown anything."""

import asyncio
import logging
from dataclasses import replace
from secrets import token_hex

from data import Played, Refused, Status, Store, Table
from engine import Chance, Prompt
from engine.players import player_of

log = logging.getLogger(__name__)
USUAL = "normal"  # how strong a stand-in is


async def played_on(store: Store, number: int) -> Table | Refused:
    """The table when no computer has anything to say any more."""
    while True:
        table = await store.load(number)
        if isinstance(table, Refused):
            return table
        prompt = asked_of_computer(table)
        if prompt is None:
            return table
        played = await answer(store, table, prompt)
        if isinstance(played, Refused):
            log.warning("table %s: a computer was refused: %s", number, played.words)


def asked_of_computer(table: Table) -> Prompt | None:
    """What a computer, or a stand-in, is asked now."""
    game = table.game
    if game is None or table.status != Status.PLAYING:
        return None
    played_for = {seat.number for seat in table.seats if seat.computer or seat.asleep}
    asked = [prompt for prompt in game.prompts() if prompt.answer is None and not prompt.standing]
    return next((prompt for prompt in asked if prompt.seat in played_for), None)


async def answer(store: Store, table: Table, prompt: Prompt) -> Played | Refused:
    word = await asyncio.to_thread(thought_of, table, prompt)
    return await store.play(table.id, prompt.seat, word, prompt=prompt.id, undos=table.undos)


def thought_of(table: Table, prompt: Prompt) -> str:
    """A computer that stumbles over its own feet says the harmless thing: nobody waits for it."""
    game, strength = table.game, table.seats[prompt.seat].computer or USUAL
    assert game is not None
    view = replace(game.view(prompt.seat), prompts=(prompt,))
    try:
        return player_of(table.kind, strength)(view, Chance(token_hex(32)))
    except Exception:
        log.exception("table %s: the computer of seat %s has failed", table.id, prompt.seat)
        return prompt.default or prompt.moves[0]
