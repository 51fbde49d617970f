"""What computers think about, in processes of their own. All that is sent there is a world that the seat could imagine:
nothing in it tells what the others really hold.

The more decisions wait, the less time each is given. If there is too little, or something goes wrong, there is no
judgement, and whoever asked does without one.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from time import thread_time
from typing import Any, Protocol

from engine import GAMES, Chance, Game, Prompt
from engine.players import SEARCHERS, Budget, Judgement, judgement, thinker_of
from engine.players.advice import Mistake, cost_of, mistake
from engine.puzzles import Puzzle, puzzle_of
from engine.record import Said, decisions

from .processes import CannotStart, Workers, WorkingProcess, workers

ENOUGH = 0.8  # seconds of a core for a decision, if no other one waits
TOO_SHORT = 0.04  # seconds: with less, a normal player's word is as good
FIRST_LOOK = 0.2  # how much of that time every decision of a finished game gets at most
FIRST_LOOKS = 12.0  # seconds for all of them: somebody waits
ENOUGH_LOOKS = 0.75  # of all decisions: with fewer, nobody could say that there was nothing
SECOND_LOOKS, MOST_MISTAKES = 8, 3  # how many decisions are looked at more closely, and how many are told
A_WHILE, MOST_WAITS = 0.5, 20  # seconds, and how often one decision of a finished game waits so long
PATIENCE = 4.0  # seconds until whoever waits does without
PUZZLE_PATIENCE = 30.0  # the same for a puzzle, which is made once a day
log = logging.getLogger(__name__)
Decision = tuple[int, Game[Any], Prompt, str]  # how many words came before it, the game, the question, what was said


@dataclass(frozen=True, repr=False)
class Thought:
    """A decision to think about, as a value: the first question that this seat is asked in a world it has imagined, or
    the one `about` this. `said` is what was really answered, if that is to be judged as well."""

    kind: str
    world: str
    seat: int
    about: str | None
    said: str | None
    seed: str
    seconds: float

    def done(self) -> Judgement:
        until = thread_time() + self.seconds
        thinker = thinker_of(self.kind, Budget(SEARCHERS[self.kind].playouts, lambda: thread_time() > until))
        game = GAMES[self.kind].load(self.world)
        return judgement(thinker, game, self.seat, Chance(self.seed), about=self.about, said=self.said)


@dataclass(frozen=True, repr=False)
class Puzzling:
    """A puzzle to make up, as a value."""

    kind: str
    seed: str

    def done(self) -> Puzzle:
        return puzzle_of(self.kind, self.seed)


def last_words(decided: Sequence[tuple[Game[Any], Said]], seat: int) -> list[Decision]:
    """What a seat said to each question that left it a choice. If it changed its mind, the last word counts."""
    found: dict[tuple[int, str | None, int], Decision] = {}
    for number, (game, said) in enumerate(decided):
        for prompt in game.prompts() if said.seat == seat else ():
            if prompt.seat == seat and said.word in prompt.moves and len(prompt.moves) > 1:
                time = number if prompt.standing else -1  # what always stands can be answered again and again
                found[prompt.id, prompt.about, time] = number, game, prompt, said.word
    return list(found.values())


class Mind(Protocol):
    """Does one job at a time."""

    async def done(self, job: Any) -> object: ...

    async def close(self) -> None: ...


class ThreadMind:
    """Where there is no process, this one thinks: only for tests and where none can be started."""

    async def done(self, job: Any) -> object:
        return await asyncio.to_thread(job.done)

    async def close(self) -> None:
        """There's nothing to end."""


class Line:
    """Those who think, and how many wait for them."""

    def __init__(self, minds: Sequence[Mind]) -> None:
        self.minds, self._free = minds, asyncio.Semaphore(len(minds))
        self._idle = [*minds]
        self.waiting = 0

    @property
    def busy(self) -> int:
        return len(self.minds) - len(self._idle)

    def begin(self, job: Any) -> "asyncio.Task[object]":
        """From now on it waits for its turn, or is thought about."""
        self.waiting += 1
        task = asyncio.create_task(self.done(job))
        task.add_done_callback(self._is_over)
        return task

    def _is_over(self, _: object) -> None:
        self.waiting -= 1

    async def done(self, job: Any) -> object:
        async with self._free:
            mind = self._idle.pop()
            try:
                return await done_by(mind, job)
            finally:
                self._idle.append(mind)

    async def close(self) -> None:
        for mind in self.minds:
            await mind.close()


async def done_by(mind: Mind, job: Any) -> object:
    try:
        return await mind.done(job)
    except CannotStart as error:
        log.warning("there is no process to think in, so this one does: %s", error)
        return await ThreadMind().done(job)


class Thoughts:
    """Every event loop has a line of its own. Until it's opened, and if it's opened with no processes, a thread
    thinks."""

    def __init__(self) -> None:
        self._lines: dict[asyncio.AbstractEventLoop, Line] = {}
        self._opened = Counter[asyncio.AbstractEventLoop]()
        self._tasks = set[asyncio.Task[object]]()

    def open(self, processes: int) -> None:
        """Has so many processes think, until it's closed as often as it was opened."""
        loop = asyncio.get_running_loop()
        if not self._opened[loop]:
            minds = [WorkingProcess("think") for _ in range(processes)]
            self._lines[loop] = Line([*minds] or [ThreadMind()])
        self._opened[loop] += 1

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        self._opened[loop] -= 1
        if not self._opened[loop]:
            del self._opened[loop]
            tasks = [task for task in self._tasks if task.get_loop() is loop]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self._lines.pop(loop).close()

    async def judged(
        self,
        what: str,
        game: Game[Any],
        prompt: Prompt,
        said: str | None = None,
        share: float = 1.0,
        within: float = PATIENCE,
    ) -> Judgement | None:
        """What to answer to this prompt. `share` is how much of the usual time it's worth. None if there's no time,
        if it isn't there `within` so many seconds, or if it goes wrong."""
        seconds = self._time_for(share)
        if game.name not in SEARCHERS or seconds < TOO_SHORT:
            return None
        try:
            world = game.imagine(prompt.seat, Chance(token_hex(32))).dump()
        except Exception:
            log.exception("%s: no world could be imagined", what)
            return None
        thought = Thought(game.name, world, prompt.seat, prompt.about, said, token_hex(32), min(seconds, within))
        return await self._tried(what, thought, within)

    def _time_for(self, share: float) -> float:
        return share * ENOUGH / (1 + self._line().waiting)

    async def mistakes(
        self, what: str, start: Game[Any], log: Sequence[Said], seat: int
    ) -> list[tuple[int, Mistake]] | None:
        """Which decisions of a seat cost most, the costliest first, each with the number of the words before it. All
        are looked at; what seems costly is looked at more closely. None if there was no time for many of them."""
        mine = last_words(await asyncio.to_thread(decisions, start, log), seat)
        costs: list[tuple[float, Decision]] = []
        share = min(FIRST_LOOK, FIRST_LOOKS / ENOUGH / max(1, len(mine)))
        for decision in mine:
            if judgement := await self._looked_at(what, decision, share):
                costs.append((cost_of(judgement, decision[-1]), decision))
        if len(costs) < ENOUGH_LOOKS * len(mine):
            return None
        costly = sorted([each for each in costs if each[0] > 0], key=lambda each: -each[0])[:SECOND_LOOKS]
        found: list[tuple[int, Mistake]] = []
        for _, decision in costly:
            judgement = await self._looked_at(what, decision, 1.0)
            if judgement and (worse := mistake(judgement, decision[-1])):
                found.append((decision[0], worse))
        return sorted(found, key=lambda each: -each[1].cost)[:MOST_MISTAKES]

    async def _looked_at(self, what: str, decision: "Decision", share: float) -> Judgement | None:
        """Running games come first: while many wait, it waits as well."""
        _, game, prompt, said = decision
        for _ in range(MOST_WAITS):
            if self._time_for(share) >= TOO_SHORT:
                break
            await asyncio.sleep(A_WHILE)
        return await self.judged(what, game, prompt, said, share)

    async def puzzle(self, kind: str, seed: str) -> Puzzle | None:
        """None if it isn't there in time, or if it goes wrong."""
        made = await self._done(f"a puzzle of {kind}", Puzzling(kind, seed), PUZZLE_PATIENCE)
        assert made is None or isinstance(made, Puzzle)
        return made

    async def _tried(self, what: str, thought: Thought, within: float) -> Judgement | None:
        judged = await self._done(what, thought, within)
        assert judged is None or isinstance(judged, Judgement)
        return judged

    async def _done(self, what: str, job: Thought | Puzzling, within: float) -> object | None:
        """Whoever doesn't wait any longer leaves it to be finished: a process that is stopped would have to be started
        again for the next one."""
        thinking = self._line().begin(job)
        self._tasks.add(thinking)
        thinking.add_done_callback(self._tasks.discard)
        await asyncio.wait([thinking], timeout=within)
        if not thinking.done():
            thinking.add_done_callback(lambda task: task.cancelled() or task.exception())  # nobody asks any more
            log.info("%s: it takes too long to think", what)
            return None
        if error := thinking.exception():
            log.warning("%s: there's no thought: %s", what, str(error) or type(error).__name__)
            return None
        return thinking.result()

    @property
    def waiting(self) -> int:
        """How many thoughts wait for somebody to think them."""
        line = self._line()
        return line.waiting - line.busy

    @property
    def workers(self) -> Workers:
        processes = [each for each in self.minds if isinstance(each, WorkingProcess)]
        return workers(processes, self._line().busy)

    @property
    def minds(self) -> Sequence[Mind]:
        return self._line().minds

    def _line(self) -> Line:
        loop = asyncio.get_running_loop()
        if loop not in self._lines:
            self._lines = {each: line for each, line in self._lines.items() if not each.is_closed()}
            self._lines[loop] = Line([ThreadMind()])
        return self._lines[loop]


THOUGHTS = Thoughts()
