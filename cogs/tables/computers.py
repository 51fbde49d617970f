"""Computers take their time before they begin to play, which is stored as a deadline, and then go on at once until
someone else is asked: an answer at once would give away what they hold, and nobody could follow the game.

A hard one searches. How long that takes depends on what it holds, so a secret answer is given when the time for
searching is over, whether it was needed or not.
"""

import asyncio
import logging
from dataclasses import replace
from secrets import token_hex

from data.store import THINK, Due, Played, Refused, Store, Table, is_awaited, unanswered
from engine import Chance, Prompt
from engine.players import HARD, NORMAL, player_of
from render.studio import THOUGHTS

log = logging.getLogger(__name__)
STAND_IN = NORMAL  # how well a computer plays for someone who is away
SEARCHING, SEARCHING_IN_WINDOW = 0.8, 0.4  # seconds; a window must still be open then


class Computers:
    """Those of all tables. While one of them plays on by itself, nobody else plays for it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._playing = set[tuple[int, int]]()  # tables and seats

    async def played_on(self, table: Table) -> Table | Refused:
        """The table once no computer has anything left to answer at once."""
        while prompt := self._asked_at_once(table):
            played = await self._answer(table, prompt)
            if isinstance(played, Refused):
                log.warning("table %s: a computer was refused: %s", table.id, played.words)
            newest = await self._store.load(table.id) if isinstance(played, Refused) else played.table
            if isinstance(newest, Refused):
                return newest
            table = newest
        return table

    def _asked_at_once(self, table: Table) -> Prompt | None:
        asked = asked_at_once(table)
        return next((prompt for prompt in asked if (table.id, prompt.seat) not in self._playing), None)

    async def answer_after_thinking(self, due: Due) -> Table | Refused | None:
        """A computer has thought long enough: it answers if that's still asked, and plays on."""
        table = await self._store.load(due.table_id)
        if isinstance(table, Refused):
            return table
        seat = due.deadline.seat
        assert seat is not None
        self._playing.add((table.id, seat))
        try:
            return await self._go(table, due)
        finally:
            self._playing.discard((table.id, seat))

    async def _go(self, table: Table, due: Due) -> Table | Refused | None:
        """A question may need several answers, and until it has them its deadline stands: so they come at once."""
        after: Table | None = None
        while prompt := self._next(after or table, due):
            played = await self._answer(after or table, prompt)
            if isinstance(played, Refused):
                return after or played
            after = played.table
        return after

    def _next(self, table: Table, due: Due) -> Prompt | None:
        """What it thought about, or what it's asked at once after that."""
        _, _, seat, question, undos = due.deadline
        mine = [each for each in unanswered(table) if each.seat == seat and not is_awaited(table, each)]
        thought_about = [each for each in mine if (each.id, table.undos) == (question, undos)]
        at_once = [each for each in asked_at_once(table) if each.seat == seat]
        return next(iter([*thought_about, *at_once]), None)

    async def _answer(self, table: Table, prompt: Prompt) -> Played | Refused:
        word = await searched_word(table, prompt) or quick_word(table, prompt)
        offering = offered_by(table, prompt, word) or prompt
        return await self._store.play(table.id, prompt.seat, word, prompt=offering.id, undos=table.undos, computed=True)


def asked_at_once(table: Table) -> list[Prompt]:
    """What computers are to answer at once, be it for themselves or for someone who is away."""
    thinking = {(each.prompt, each.seat) for each in table.deadlines if each.what.startswith(THINK)}
    asked = [prompt for prompt in unanswered(table) if not prompt.window and not is_awaited(table, prompt)]
    return [prompt for prompt in asked if (prompt.id, prompt.seat) not in thinking]


def prompts_of(table: Table, prompt: Prompt) -> list[Prompt]:
    """All that this seat can answer, this one first: some words are an answer to another question."""
    assert table.game is not None
    others = [each for each in table.game.prompts() if each.seat == prompt.seat and each != prompt]
    return [prompt, *others]


def offered_by(table: Table, prompt: Prompt, word: str) -> Prompt | None:
    return next((each for each in prompts_of(table, prompt) if word in each.moves), None)


async def searched_word(table: Table, prompt: Prompt) -> str | None:
    """What a hard computer says; None for the others, and if it fails or takes too long."""
    if table.seats[prompt.seat].computer != HARD:
        return None
    assert table.game is not None
    seconds = SEARCHING_IN_WINDOW if prompt.window else SEARCHING
    pause = asyncio.create_task(asyncio.sleep(seconds if prompt.secret or prompt.window else 0.0))
    what = f"seat {prompt.seat} of table {table.id}"
    judged = await THOUGHTS.judged(what, table.game, prompt, within=seconds) if len(prompt.moves) > 1 else None
    await pause
    return judged.word if judged and offered_by(table, prompt, judged.word) else None


def quick_word(table: Table, prompt: Prompt) -> str:
    """What the other computers say. If one fails, it gives the default answer, so that nobody has to wait for it."""
    game, strength = table.game, table.seats[prompt.seat].computer or STAND_IN
    assert game is not None
    view = replace(game.view(prompt.seat), prompts=tuple(prompts_of(table, prompt)))
    try:
        word = player_of(table.kind, NORMAL if strength == HARD else strength)(view, Chance(token_hex(32)))
    except Exception:
        log.exception("table %s: the computer of seat %s has failed", table.id, prompt.seat)
        word = ""
    return word if offered_by(table, prompt, word) else prompt.default or prompt.moves[0]
