"""At every step of a game, everyone's other worlds: the stored game is exchanged for one that somebody could just as
well be in, and the same is done there. Whatever reaches them must be the same, at the same time.

A step is lived through once as it is, and then again from the same moment for every person at the table and for someone
who sits nowhere, each time with another game in the database. First nothing but that is different, and nobody clicks.
Then somebody asks for something: their hand, a hint, a word that isn't theirs to say. Then someone makes a move, or
time passes. As long as the game itself tells the viewer the same in both worlds, so must Discord.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from cogs.bot import Duckboard
from cogs.pages.ids import Click
from data.store import THINK, WINDOW, Status, Table
from engine import UNDO, Chance
from engine.phrases import phrases
from engine.record import Said
from engine.words import words_in
from playground import Impossible, Playground
from playground.world import EPHEMERAL
from tests.support.clock import Alarm
from tests.support.cogs.driver import Company, Player, Press
from tests.support.cogs.moments import Moment, Moments
from tests.support.cogs.pasts import AnyGame, OtherWorld, Past, secret_words
from tests.support.cogs.probes import NOT_THEIRS, PROBES, Asked, Probe, foreign_word, moves_of, send
from tests.support.cogs.senses import Lived, Senses
from tests.support.cogs.standstill import Standstill
from tests.support.engine.laws import random_seed

Act = Callable[[], Awaitable[object]]
TRIES = 40  # of worlds in which the same can happen
PILES, DRAWN = ("deck", "supply", "ducks", "pool_deck"), 4  # what is drawn from, and how far ahead
SOONER = 0.1  # how often time passes although someone is asked


class Step(NamedTuple):
    """The moment before it, the table, what somebody asks for, and what is pressed then: nothing, if time passes."""

    moment: Moment
    table: Table
    game: AnyGame
    asked: Asked
    press: Press | None


class Life(NamedTuple):
    """A step as everyone has lived it: while another game was put there, when somebody asked for something, and when it
    went on. `deadlines` are those that the table has then, also of computers that think."""

    parts: Sequence[Sequence[Lived]]
    deadlines: Mapping[str, datetime]


class OtherWorlds:
    """Plays a game, compares, and counts. `differences` are in words; with the first of them it's over."""

    def __init__(
        self,
        bot: Duckboard,
        playground: Playground,
        company: Company,
        folder: Path,
        still: Standstill,
        monkeypatch: pytest.MonkeyPatch,
        *,
        spectator: str = "Dan",
        sketches: bool = True,
    ) -> None:
        """Pictures that nobody is shown in the real world are sketched in the others: whoever is shown one there sees
        that it's another. Without `sketches` they're drawn."""
        self.company, self.rng, self.bot = company, Random(f"other worlds {company.rng.random()}"), bot
        self.viewers = [*company.players, Player(playground, spectator, company.channel)]
        self.moments = Moments(bot, playground, folder, still)
        self.senses = Senses(playground, self.moments.clock, self.viewers)
        self.past, self._painter, self._sketches = Past(monkeypatch), still.painter, sketches
        self.probes: Sequence[Probe] = PROBES
        self._file = folder / "duckboard.db"
        self.steps = self.worlds = self.played_on = self.events = 0
        self.differences: list[str] = []
        self.asked_for, self.said = set[str](), set[str]()  # by name, and by the first words of moves
        self.watching: list[Callable[[Step, OtherWorld], None]] = []

    def __str__(self) -> str:
        told = (
            f"{self.steps} steps, {self.worlds} other worlds, {self.played_on} of them played on, {self.events} events"
        )
        return f"{told}, {len(self.differences)} differences"

    async def play(self, most: int = 10_000) -> None:
        """To the end of the game, or so many steps."""
        await self.moments.calm()
        for _ in range(most):
            table = await self.company.table()
            if table.game is None or not table.status.open or self.differences:
                return
            await self._step(Step(self.moments.now(), table, table.game, self._next_asked(table), self._press(table)))

    async def _step(self, step: Step) -> None:
        table, known = step.table, step.table.moves
        real = await self._live(step, step.game, lambda: self._go_on(step))
        log, after = self._log(table.id), self.moments.now()
        self.steps += 1
        self.said |= {each.word.split()[0] for each in log[known:]}
        for number, viewer in enumerate(self.viewers):
            other = self._other_world(step, seat_of(table, viewer), log[known:])
            for watch in self.watching:
                watch(step, other)
            self.past.enter(other, step.game, log, known)
            await self._compare(step, real, other, number, secret_words(step.game, other.game, log[:known]))
            self.past.leave()
        await self.moments.back_to(after, table.id)

    async def _compare(self, step: Step, real: Life, other: OtherWorld, number: int, words: dict[int, str]) -> None:
        go_on = None if other.said is None else (lambda: self._go_on(step, other))
        self._painter.sketches = self._sketches
        life = await self._live(step, other.game, go_on, words, number)
        self._painter.sketches = False
        self.worlds, self.played_on = self.worlds + 1, self.played_on + (go_on is not None)
        parts = ("nobody clicked", f"{step.asked.player.person.name} asked for {step.asked.probe.name}", "it went on")
        for part, here, there in zip(parts, real.parts, life.parts, strict=False):
            self.events += len(here[number].heard)
            if difference := here[number].difference(there[number]):
                who = self.viewers[number].person.name
                self.differences.append(f"step {self.steps}: when {part}, {who} {difference}")
                return
        if go_on and not are_same(real.deadlines, life.deadlines):
            self.differences.append(f"step {self.steps}: when it went on, {real.deadlines} or {life.deadlines}")

    async def _live(
        self,
        step: Step,
        game: AnyGame,
        go_on: Act | None,
        words: dict[int, str] | None = None,
        only: int | None = None,
    ) -> Life:
        """From the step's moment on, with this game and these words in the database; just `only` one's life matters."""
        self.senses.begin(step.moment.last_id, only)
        await self.moments.back_to(step.moment, step.table.id, game, words or {})
        parts, acting = [self.senses.lived()], list[asyncio.Future[object]]()
        for act in (lambda: self._ask(step.asked), go_on):
            if act:
                acting.append(asyncio.ensure_future(act()))
                await self.moments.calm()
                parts.append(self.senses.lived())
        for each in acting:  # what isn't answered by now is answered too late
            each.cancel()
        await self._put_away()
        return Life(parts, {each.what: each.due for each in (await self.company.table()).deadlines})

    # What is done

    def _next_asked(self, table: Table) -> Asked:
        """Everything, by everyone in turn."""
        turn, place = divmod(self.steps, len(self.probes))
        viewer = self.viewers[(turn + place) % len(self.viewers)]
        return Asked(self.probes[place], viewer, table, seat_of(table, viewer), self.rng.getrandbits(32))

    async def _ask(self, asked: Asked) -> None:
        self.asked_for.add(asked.probe.name)
        with suppress(Impossible):
            await asked.probe.ask(asked)

    def _press(self, table: Table) -> Press | None:
        """What is wise, and now and then anything; nothing, if nobody is asked, and sometimes just so."""
        if table.status is Status.PAUSED:
            return next((Press(self.company.host, each) for each in self.company.host.controls("resume")), None)
        presses = [*self.company._wise(table)]
        if self.company.rng.random() < self.company.whim:
            presses = [*self.company._whims()] or presses
        return self.rng.choice(presses) if presses and self.rng.random() > SOONER else None

    async def _go_on(self, step: Step, other: OtherWorld | None = None) -> None:
        press = step.press
        if press is None:
            self.moments.clock.now = self._next_time(step.table)
            return
        with suppress(Impossible):
            if other and other.said and seat_of(step.table, press.player) != other.seat:
                await press_there(press, other.said[0].word)
            else:
                await press.player.use(press.control, press.value)

    def _next_time(self, table: Table) -> datetime:
        """When something is to happen by itself."""
        presenter = self.bot.presenter
        timers = [*presenter._playing.values(), *presenter._calling.values(), *presenter._behind.values()]
        alarms = [each for each in timers if isinstance(each, Alarm)]
        return min([each.due for each in (*table.deadlines, *alarms)])

    async def _put_away(self) -> None:
        """Private messages that nobody needs any more. Hands stay: the bot remembers them, and would notice."""
        posts = await self.company.store.posts(self.company.number)
        hands = {post.message_id for post in posts.values()}
        for message in [each for each in self.company.channel.messages.values() if each.flags & EPHEMERAL]:
            if message.id not in hands:
                del message.channel.messages[message.id]

    def _log(self, table_id: int) -> list[Said]:
        with closing(sqlite3.connect(self._file)) as database:
            found = database.execute("SELECT seat, word FROM moves WHERE game_id = ? ORDER BY number", (table_id,))
            return [Said(*row) for row in found]

    # Other worlds

    def _other_world(self, step: Step, seat: int | None, said: Sequence[Said]) -> OtherWorld:
        """One in which everything that happens next can happen as well, if there's one to be found: half of those that
        are tried have the same luck from now on. If there's none, any in which somebody can ask for the same."""
        any_world, game = step.game, step.game
        for attempt in range(TRIES):
            world = game.imagine(seat, Chance(random_seed(self.rng)))
            if (attempt % 2 and not has_same_luck(world, game, seat)) or not can_be_asked(world, step.asked):
                continue
            if can_be_pressed(world, step) and (words := self._said_there(game, world, seat, said)) is not None:
                return OtherWorld(seat, world, words)
            any_world = world
        return OtherWorld(seat, any_world, None)

    def _said_there(
        self, game: AnyGame, world: AnyGame, seat: int | None, said: Sequence[Said]
    ) -> tuple[Said, ...] | None:
        """None if it wouldn't look the same after each word. The end of a game reveals everything."""
        if any([each.word.startswith(UNDO) for each in said]):
            return tuple(said) if len(said) == 1 else None
        here, there, words = game.copy(), world.copy(), list[Said]()
        for each in said:
            words.append(self._translated(here, there, each, seat))
            here.play(*each)
            there.play(*words[-1])
            if here.outcome or here.view(seat) != there.view(seat):
                return None
        return tuple(words)

    def _translated(self, here: AnyGame, there: AnyGame, said: Said, seat: int | None) -> Said:
        """The same word; or another, if this one is somebody else's secret and can't be said there."""
        asked = next(each for each in here.prompts() if each.seat == said.seat and said.word in each.moves)
        (mine,) = [each for each in there.prompts() if each[:2] == asked[:2] and each.about == asked.about]
        if said.word in mine.moves or said.seat == seat or not asked.secret:
            return said
        return said._replace(word=self.rng.choice(mine.moves))


def are_same(here: Mapping[str, datetime], there: Mapping[str, datetime]) -> bool:
    """Who has answered a window is secret, and so is which computers still think about it."""
    windows = {what.split()[1] for what in here if what.startswith(WINDOW)}
    thoughts = [what for what in here.keys() ^ there.keys() if what.startswith(THINK)]
    unknown = {what for what in thoughts if what.split()[1] in windows}
    known = [{what: due for what, due in each.items() if what not in unknown} for each in (here, there)]
    return known[0] == known[1]


async def press_there(press: Press, word: str) -> None:
    """Someone else may have other buttons in that world, or be asked whether they're sure, and may have to say
    something else: so it's sent as it is."""
    said = [each for each in press.control.answers if press.value in (None, each.word)]
    click = press.control.click
    if said:
        is_same = words_in(said[0].word)[0] == word
        click = Click("say", click.table_id, (said[0] if is_same else said[0]._replace(word=word)).rest)
    await send(press.player, press.player.person._message(press.control.message), click)


def can_be_asked(world: AnyGame, asked: Asked) -> bool:
    """What isn't theirs to say must not be theirs there either: someone else may hold anything."""
    return asked.probe is not NOT_THEIRS or foreign_word(asked) not in moves_of(world, asked.seat)


def can_be_pressed(world: AnyGame, step: Step) -> bool:
    """Which phrases are offered may follow from the hand of whoever presses."""
    answers = [] if step.press is None else step.press.control.answers
    phrase = "" if step.press is None else step.press.value or (answers[0].word if answers else "")
    if step.press is None or len(words_in(phrase)) < 2:
        return True
    view = world.view(seat_of(step.table, step.press.player))
    return any([phrase in phrases(view, each) for each in view.prompts if each.id == answers[0].prompt])


def has_same_luck(world: AnyGame, game: AnyGame, seat: int | None) -> bool:
    """What is drawn next there is what is drawn here, unless it lies elsewhere. Not if the seat would know."""
    world.seed, world.drawn = game.seed, game.drawn
    for name in PILES:
        pile = [*getattr(world, name, ())]
        for place, card in enumerate(getattr(game, name, ())[:DRAWN]):
            if card in pile[place:]:
                other = pile.index(card, place)
                pile[place], pile[other] = pile[other], pile[place]
        if pile:
            setattr(world, name, tuple(pile))
    return world.view(seat) == game.view(seat)


def seat_of(table: Table, player: Player) -> int | None:
    seat = table.seat_of(player.person.id)
    return seat.number if seat else None
