"""The queue: who waits goes first, nothing is drawn twice or for nobody, and nobody waits for ever."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextvars import ContextVar
from random import Random

import pytest

from render import Picture
from render.studio import Job, OutOfDate, Priority, Studio, orders
from render.studio.jobs import Job as SameJob
from render.studio.kept import Kept, weight
from render.studio.orders import Orders
from render.studio.processes import Died
from tests.support.render.crafts import fine, picture

WAITED_FOR, BOARD, ANIMATION, LATER = Priority


class Easel:
    """A painter who draws when told to."""

    restarts = 0

    def __init__(self) -> None:
        self.begun = list[str]()
        self._done: asyncio.Future[Picture] | None = None

    async def draw(self, what: str, job: Job) -> Picture:
        self.begun.append(what)
        self._done = asyncio.get_running_loop().create_future()
        return await self._done

    async def finish(self, result: Picture | Exception | None = None) -> None:
        assert self._done is not None
        done, self._done = self._done, None
        if isinstance(result, Exception):
            done.set_exception(result)
        else:
            done.set_result(result or picture(0))
        await settled()

    async def close(self) -> None:
        pass


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


@pytest.fixture
def easel() -> Easel:
    return Easel()


@pytest.fixture
async def studio(easel: Easel, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Studio]:
    studio = Studio()
    monkeypatch.setattr(studio, "_new", lambda _: Orders([easel], studio._keep))
    studio.open(1)
    yield studio
    await studio.close()


Tried = Callable[..., asyncio.Task[Picture | None]]


@pytest.fixture
def tried(studio: Studio) -> Tried:
    def tried(number: int, *how: object, **also: object) -> asyncio.Task[Picture | None]:
        return asyncio.create_task(studio.tried(f"p{number}", fine(number), *how, **also))  # type: ignore[arg-type]

    return tried


async def test_who_waits_goes_first_and_otherwise_who_came_first(easel: Easel, tried: Tried) -> None:
    priorities = [BOARD, LATER, ANIMATION, WAITED_FOR, BOARD, ANIMATION, WAITED_FOR, LATER]
    tasks = [tried(number, priority) for number, priority in enumerate(priorities)]
    await settled()
    for _ in tasks:
        await easel.finish()
    assert easel.begun == ["p0", "p3", "p6", "p4", "p2", "p5", "p1", "p7"]
    assert all([await task for task in tasks])


async def test_the_same_picture_is_drawn_once_for_everyone_who_wants_it(
    easel: Easel, tried: Tried, studio: Studio
) -> None:
    tasks = [tried(1), tried(1), tried(1, LATER)]
    await settled()
    await easel.finish(picture(1))
    assert [await task for task in tasks] == [picture(1)] * 3
    assert await tried(1) == picture(1), "and kept"
    assert easel.begun == ["p1"]
    assert (studio.state.drawn, studio.state.shared, studio.state.from_cache) == (1, 2, 1)


async def test_what_someone_waits_for_moves_up(easel: Easel, tried: Tried) -> None:
    first, _, _ = tried(0), tried(1, BOARD), tried(2, ANIMATION)
    await settled()
    hurried = tried(2, WAITED_FOR)
    await settled()
    for _ in range(3):
        await easel.finish()
    await asyncio.gather(first, hurried)
    assert easel.begun == ["p0", "p2", "p1"]


async def test_what_nobody_waits_for_is_not_drawn(easel: Easel, tried: Tried, studio: Studio) -> None:
    first, second, third, also_third = tried(0), tried(1), tried(2), tried(2)
    await settled()
    second.cancel()
    third.cancel()
    await settled()
    assert studio.state.dropped == 1
    await easel.finish()
    await easel.finish()
    assert await first
    assert await also_third
    assert easel.begun == ["p0", "p2"]
    again = tried(1)
    await settled()
    await easel.finish()
    assert await again, "it can be ordered once more"


async def test_what_is_out_of_date_is_dropped_before_it_is_drawn(easel: Easel, tried: Tried, studio: Studio) -> None:
    is_wanted = True
    first, old, new = tried(0), tried(1, is_wanted=lambda: is_wanted), tried(2)
    both = [tried(3, is_wanted=lambda: is_wanted), tried(3)]
    await settled()
    is_wanted = False
    for _ in range(3):
        await easel.finish()
    assert await first
    assert await new
    with pytest.raises(OutOfDate):
        await old
    with pytest.raises(OutOfDate):
        await both[0]
    assert await both[1], "someone else still wants it"
    assert easel.begun == ["p0", "p2", "p3"]
    assert studio.state.dropped == 1


async def test_where_everybody_waits_too_long_nothing_is_left_of_what_was_drawn(
    easel: Easel, tried: Tried, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Then pictures are drawn as they came, and never taken from the front of the heap."""
    monkeypatch.setattr(orders, "PATIENCE", -1.0)
    monkeypatch.setattr(orders, "LOOK_BACK", -1.0)
    queue, tasks = studio._queue(), [tried(number, BOARD) for number in range(9)]
    for number in range(9, 3 * orders.FEW):
        tasks.append(tried(number, BOARD))
        await settled()
        await easel.finish()
        assert len(queue._heap) <= 2 * (len(queue.waiting) + 1) + orders.FEW
        assert len(queue._effort._spent) <= 1
    for _ in queue.waiting:
        await easel.finish()
    await easel.finish()
    await asyncio.gather(*tasks)
    assert easel.begun == [f"p{number}" for number in range(len(tasks))]


async def test_what_is_begun_is_kept_even_if_nobody_wants_it_any_more(easel: Easel, tried: Tried) -> None:
    task = tried(1)
    await settled()
    task.cancel()
    await settled()
    await easel.finish(picture(1))
    assert await tried(1) == picture(1)
    assert easel.begun == ["p1"]


async def test_a_picture_whose_painter_died_is_next_and_given_up_the_second_time(
    easel: Easel, tried: Tried, caplog: pytest.LogCaptureFixture
) -> None:
    unlucky, deadly, other = tried(0), tried(1, BOARD), tried(2, BOARD)
    await settled()
    await easel.finish(Died(-9))
    await easel.finish(picture(0))
    await easel.finish(Died(-9))
    await easel.finish(Died(-9))
    await easel.finish(picture(2))
    assert easel.begun == ["p0", "p0", "p1", "p1", "p2"]
    assert (await unlucky, await deadly, await other) == (picture(0), None, picture(2))
    assert await tried(1) is None, "no other painter is risked for it now"
    errors = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert errors == ["p1 failed: its process has ended with -9"]


async def test_nothing_waits_for_ever(easel: Easel, tried: Tried, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 100.0
    monkeypatch.setattr(orders, "monotonic", lambda: moment)
    tasks = [tried(0), tried(1, LATER)]
    await settled()
    moment += orders.PATIENCE + 1
    tasks += [tried(2)]
    await settled()
    for _ in tasks:
        await easel.finish()
    assert easel.begun == ["p0", "p1", "p2"]


# In a hurry


async def test_many_or_a_long_wait_is_a_hurry(
    easel: Easel, tried: Tried, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    moment = 100.0
    monkeypatch.setattr(orders, "monotonic", lambda: moment)
    tasks = [tried(0), *[tried(number, BOARD) for number in range(1, orders.MANY + 1)]]
    tasks += [tried(number, LATER) for number in range(50, 60)]  # replays can wait
    await settled()
    assert not studio.is_hurried
    assert studio.state.waiting == (0, orders.MANY, 0, 10)
    tasks += [tried(99)]
    await settled()
    assert studio.is_hurried
    await easel.finish()
    assert not studio.is_hurried
    moment += orders.LONG + 0.1
    assert studio.is_hurried
    assert studio.state.oldest == pytest.approx(orders.LONG + 0.1)
    for _ in tasks[1:]:
        await easel.finish()
    assert not studio.is_hurried
    assert all([await task for task in tasks]), "nothing is lost"


def test_without_an_event_loop_nobody_is_in_a_hurry() -> None:
    assert not Studio().is_hurried


async def test_whoever_waits_is_cancelled_when_the_studio_closes(easel: Easel, tried: Tried, studio: Studio) -> None:
    tasks = [tried(0), tried(1)]
    await settled()
    studio.open(1)  # two bots share it
    await studio.close()
    assert not any(task.done() for task in tasks)
    await studio.close()
    await asyncio.wait(tasks)
    assert all(task.cancelled() for task in tasks)
    assert easel.begun == ["p0"]
    studio.open(1)  # for the fixture's end


# What is kept


def test_what_is_kept_has_a_bound_and_the_longest_unasked_goes_first() -> None:
    size = weight(picture(0))
    kept = Kept(3 * size)
    for digest in "abc":
        kept.keep(digest, picture(0))
    kept.keep("a", picture(0))
    assert kept.get("a")
    kept.keep("d", picture(0))
    assert [digest for digest in "abcd" if kept.get(digest)] == ["a", "c", "d"]
    assert kept.bytes == 3 * size
    kept.keep("huge", picture(100))
    assert not kept.get("huge"), "it would drive out all others"


def test_it_never_keeps_more_bytes_than_it_may() -> None:
    rng, kept = Random(1), Kept(5000)
    for _ in range(500):
        number = rng.randrange(60)
        kept.keep(str(number), picture(number))
        assert kept.bytes <= 5000
    found = [each for each in map(kept.get, map(str, range(60))) if each]
    assert kept.bytes == sum(map(weight, found)) > 4000


def test_a_job_is_told_from_others_by_what_it_draws_and_keeps_secrets_to_itself() -> None:
    assert fine(1).digest == fine(1).digest != fine(2).digest
    assert SameJob(print, (1,)).digest != SameJob(repr, (1,)).digest  # type: ignore[arg-type]
    assert "4711" not in repr(fine(4711))


def test_whoever_draws_much_of_the_time_has_none_for_animations(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr(orders, "monotonic", lambda: now)
    effort = orders.Effort(2)
    assert effort.share == 0
    for _ in range(5):
        effort.add(1.2)
    assert effort.share == pytest.approx(orders.BUSY)
    now += orders.LOOK_BACK / 2
    effort.add(2.0)
    assert effort.share > orders.BUSY
    now += orders.LOOK_BACK / 2 + 1
    assert effort.share == pytest.approx(0.1), "what was longer ago is forgotten"


async def test_a_picture_is_drawn_for_whoever_ordered_it(tried: Tried, easel: Easel) -> None:
    """And not for whoever was drawn for before: what is logged meanwhile is about somebody's table."""
    whose, seen = ContextVar[int]("whose"), list[int]()
    draw = easel.draw

    async def noted(what: str, job: Job) -> Picture:
        seen.append(whose.get())
        return await draw(what, job)

    easel.draw = noted
    tasks: list[asyncio.Task[Picture | None]] = []
    for number in range(3):
        whose.set(number)
        tasks.append(tried(number))
    await settled()
    for _ in tasks:
        await easel.finish()
    assert seen == [0, 1, 2]
