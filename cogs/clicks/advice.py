"""Clicks that ask for advice: a hint in the game, and an analysis after it. Somebody thinks in another process, so that
nobody else is held up."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar
from weakref import WeakValueDictionary

import discord

from data.store import Refused, Seat, Status, Table, Why
from engine import GAMES, BadRecord, Event, Game, Prompt
from engine.players.advice import Mistake, Suggestion, suggestion
from engine.record import Record, Said, decisions
from render.studio import THOUGHTS
from render.words.texts import Texts

from .. import Interaction
from ..pages.advice import Finding, analysis_page, has_advice, hint_page, hinted
from ..pages.behind import BEGINS
from ..pages.model import Page, Say
from ..tables.discord_errors import NETWORK
from .context import ClickContext, ClickResult, Passing, Slow

LEAST_COST = 0.04  # of a win: what costs less isn't worth talking about
MOST_KEPT = 256  # of each kind of advice
STALE = Refused(Why.STALE, "")
K = TypeVar("K")
V = TypeVar("V")


class Kept(dict[K, V], Generic[K, V]):
    """Just the newest."""

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        if len(self) > MOST_KEPT:
            del self[next(iter(self))]


class Advice:
    """What was thought about lately: whoever asks again hears the same. It's lost when the program ends, and that does
    no harm."""

    def __init__(self) -> None:
        self.found = Kept[tuple[int, int], Sequence[Finding]]()  # by table and seat
        self.busy = set[int]()  # people whose game is being looked through
        self._hints = Kept[tuple[int, int, Prompt], Suggestion]()  # by table, undos and question
        self._shown = Kept[tuple[int, int], tuple[Interaction, int]]()  # messages with hints, by table and person
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def replace_hint(self, context: ClickContext, message_id: int) -> None:
        """The one before goes: it was about something else."""
        await self.clear_hint(context.table_id, context.user_id)
        self._shown[context.table_id, context.user_id] = context.interaction, message_id

    async def clear_hint(self, table_id: int, user_id: int) -> None:
        """Once the question is answered, the hint would be taken for one about the next."""
        if before := self._shown.pop((table_id, user_id), None):
            interaction, message_id = before
            with suppress(discord.HTTPException, *NETWORK):  # it may be gone, or too old to be reached
                await interaction.followup.delete_message(message_id)

    async def hint(self, table: Table, asked: Prompt) -> Suggestion | None:
        """None if there's no time, or if it goes wrong. Who presses twice gets one answer, twice."""
        key = (table.id, table.undos, asked)
        lock = self._locks.setdefault((table.id, asked.seat), asyncio.Lock())
        async with lock:
            if key not in self._hints and (suggested := await thought_up(table, asked)):
                self._hints[key] = suggested
        return self._hints.get(key)


async def thought_up(table: Table, asked: Prompt) -> Suggestion | None:
    game = table.game
    assert game is not None
    judged = await THOUGHTS.judged(f"a hint for seat {asked.seat} of table {table.id}", game, asked)
    offered = [word for prompt in game.prompts() if prompt.seat == asked.seat for word in prompt.moves]
    return suggestion(judged) if judged and judged.word in offered else None


async def hint(context: ClickContext) -> ClickResult:
    """It counts, for everyone to see after the game, once there's something to tell."""
    table = await context.store.load(context.table_id)
    if isinstance(table, Refused):
        return table
    asked = asked_about(context, table)
    if isinstance(asked, Refused):
        return asked
    client = context.interaction.client
    suggested = await client.advice.hint(table, asked)
    if suggested is None:
        return sentence(context.words, "hint-none")
    helped = await context.store.help(table.id, context.user_id, prompt=asked.id, undos=table.undos)
    if isinstance(helped, Refused):
        return helped
    if helped.presented < helped.version:
        client.presenter.nudge(helped.id, helped)
    assert table.game is not None
    return Passing(hint_page(context.words, table, table.game.view(asked.seat), asked, suggested))


def asked_about(context: ClickContext, table: Table) -> Prompt | Refused:
    """The question that the hint is wanted for, if it's still open and if hints are allowed."""
    seat, answer = table.seat_of(context.user_id), context.answer
    if seat is None:
        return Refused(Why.NOT_SEATED, "", table.id)
    if not table.hints:
        return Refused(Why.NO_HINTS, "", table.id)
    if table.status is Status.PAUSED:
        return Refused(Why.PAUSED, "", table.id)
    is_open = table.game is not None and table.status is Status.PLAYING and has_advice(table)
    asked = hinted(table.game.view(seat.number)) if table.game and is_open else None
    if asked is None or answer is None or (asked.id, table.undos) != (answer.prompt, answer.undos):
        return STALE
    return asked


# After the game


class Played(NamedTuple):
    """A game as it began, and every word that was said in it."""

    start: Game[Any]
    log: tuple[Said, ...]


async def analysis(context: ClickContext) -> ClickResult:
    """For those who played. It takes a while, so one at a time for each of them."""
    table, advice = await context.store.load(context.table_id), context.interaction.client.advice
    if isinstance(table, Refused):
        return table
    if not has_advice(table):
        return STALE
    if table.status.open:
        return sentence(context.words, "analysis-later")
    seat = table.seat_of(context.user_id)
    if seat is None:
        return sentence(context.words, "analysis-not-yours")
    if (table.id, seat.number) in advice.found:
        return analysis_page(context.words, table, advice.found[table.id, seat.number])
    record = await context.store.record(table.id)
    if isinstance(record, Refused) and record.why is Why.CLEARED:
        return record
    played = played_in(record)
    if played is None:
        return sentence(context.words, "analysis-lost")
    return Slow(sentence(context.words, "analysis-thinking"), partial(analysed, context, table, seat, played))


def played_in(record: str | Refused) -> Played | None:
    """None if it can't be played by any rules that we have."""
    try:
        read = Record.parse(record) if isinstance(record, str) else None
        return Played(read.begin(GAMES, read.seed or ""), read.log) if read else None
    except BadRecord:
        return None


async def analysed(context: ClickContext, table: Table, seat: Seat, played: Played) -> Page:
    """In full, or a sentence that says why not."""
    advice = context.interaction.client.advice
    if context.user_id in advice.busy:
        return sentence(context.words, "analysis-busy")
    advice.busy.add(context.user_id)
    try:
        found = await found_in(table, seat.number, played)
    except BadRecord:
        return sentence(context.words, "analysis-lost")
    finally:
        advice.busy.discard(context.user_id)
    if found is None:
        return sentence(context.words, "analysis-none")
    advice.found[table.id, seat.number] = found
    return analysis_page(context.words, table, found)


async def found_in(table: Table, seat: int, played: Played) -> list[Finding] | None:
    """What has cost this seat most, the costliest first. None if there's no time to think."""
    what = f"the analysis of seat {seat} of table {table.id}"
    mistakes = await THOUGHTS.mistakes(what, *played, seat)
    if mistakes is None:
        return None
    worst = dict[int, Mistake]()  # if a word could have answered two questions, it's there twice
    for number, each in mistakes:
        if each.cost >= LEAST_COST:
            worst.setdefault(number, each)
    games = [game for game, _ in await asyncio.to_thread(decisions, *played)]
    return [finding(games[: number + 1], seat, each) for number, each in worst.items()]


def finding(games: Sequence[Game[Any]], seat: int, mistake: Mistake) -> Finding:
    """In the last of these games. If they had chosen something else at first, it's shown as if they hadn't."""
    view = games[-1].view(seat)
    asked = next(prompt for prompt in view.prompts if mistake.said in prompt.moves)
    if asked.answer is not None:
        view, asked = games[-1].reopened(seat).view(seat), asked.answered(None)
    return Finding(view, asked, mistake, begun_last(games))


def begun_last(games: Sequence[Game[Any]]) -> Event | None:
    """The beginning of the round or turn that the last of these games is in."""
    for game in reversed(games):
        for event in reversed([event for events in game.recent for event in events]):
            if event.kind in BEGINS:
                return event
    return None


def sentence(words: Texts, message: str) -> Page:
    return Page((Say(words.say(message)),))


ADVICE_VERBS = {"hint": hint, "analysis": analysis}
