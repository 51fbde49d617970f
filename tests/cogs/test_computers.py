"""Computers at a table: they take their time, search in another process, and nobody ever waits for one in vain."""

import asyncio
import os
import signal
from collections.abc import Mapping
from dataclasses import replace
from time import monotonic
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.tables import computers, routines
from data.store import THINK, Status, Table, is_awaited, unanswered
from data.store import time_limits as clocks
from engine import Chance, Prompt
from engine.players import Judgement
from engine.race import Race
from playground import Playground
from render.studio import THOUGHTS, thoughts
from render.studio.processes import WorkingProcess
from tests.support.cogs.driver import Company
from tests.support.cogs.running import running
from tests.support.cogs.seating import later, settled
from tests.support.cogs.tables import table_of
from tests.support.patience import LONGEST, until


async def against(
    bot: Duckboard, playground: Playground, command: str, *levels: str, options: Mapping[str, str] | None = None
) -> Company:
    """Ada against computers of these levels; nobody has said anything yet."""
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada"], f"{command} {levels}")
    company.whim = 0
    await company.open(command)
    await bot.store.change(company.number, options=options or {})
    for level in levels:
        table = await bot.store.add_computer(company.number, level, f"{level} {len(levels)}")
        assert isinstance(table, Table), table
    bot.presenter.nudge(company.number)
    await company.begin()
    return company


def thinking(table: Table) -> list[int]:
    """The computers that take their time."""
    return [each.seat for each in table.deadlines if each.what.startswith(THINK) and each.seat is not None]


async def until_one_thinks(company: Company) -> Table:
    while not thinking(table := await company.table()):
        await company.play(1)
    return table


# Taking their time


@pytest.fixture
def unhurried_computers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "CONSIDERING", (100.0, 200.0))
    monkeypatch.setattr(clocks, "OBVIOUS", (50.0, 50.0))


@pytest.mark.usefixtures("unhurried_computers")
async def test_while_a_computer_thinks_the_table_shows_what_has_happened(
    bot: Duckboard, playground: Playground
) -> None:
    company = await against(bot, playground, "ducktow", "normal")
    table = await until_one_thinks(company)
    await settled(bot)
    assert (await company.table()).version == table.version, "it has not answered yet"
    assert not [each for each in company.host.controls("say", "choose") if each.click.table_id == table.id]
    later(bot, seconds=210)
    await company.until(lambda after: after.moves > table.moves + 1)  # once it has begun, it plays on


@pytest.mark.usefixtures("unhurried_computers")
async def test_a_computer_that_was_thinking_when_the_bot_ended_plays_when_it_is_back(
    playground: Playground, tmp_path: Any
) -> None:
    async with running(playground, tmp_path) as bot:
        company = await against(bot, playground, "duckgallery", "normal")
        table = await until_one_thinks(company)
    async with running(playground, tmp_path) as bot:
        company.store = bot.store
        later(bot, seconds=210)
        await company.until(lambda after: after.moves > table.moves)


@pytest.mark.parametrize(
    ("command", "options"), [("duckrace", {"rules": "advanced"}), ("duckpool", {"cancelling": "orders"})]
)
async def test_a_computer_that_has_several_answers_to_give_gives_them_at_once(
    command: str, options: dict[str, str], bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two cards to pick, or an order to leave first (P31): as long as the question is open, its deadline stands, and
    nobody would act on it again before the claim lapses."""
    monkeypatch.setattr(clocks, "CONSIDERING", (0.02, 0.03))
    monkeypatch.setattr(clocks, "OBVIOUS", (0.02, 0.02))
    monkeypatch.setattr(routines, "CLAIM", 100_000.0)
    company = await against(bot, playground, command, "normal", options=options)
    await company.play(20)
    table = await company.until(none_is_forgotten)
    assert table.moves > 20


def none_is_forgotten(table: Table) -> bool:
    """Every computer that is asked has a deadline. For a moment there's none while it goes on at once."""
    return {prompt.seat for prompt in unanswered(table) if not is_awaited(table, prompt)} <= {*thinking(table)}


# Searching


@pytest.mark.parametrize("moves", [("pass",), ("pass", "cancel")])
async def test_a_secret_answer_takes_as_long_whether_there_is_anything_to_search(
    moves: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(*_: object, **__: object) -> None:
        return None

    monkeypatch.setattr(THOUGHTS, "judged", at_once)
    monkeypatch.setattr(computers, "SEARCHING", 0.2)
    asked = Prompt(1, 0, "window", moves, "pass", secret=True)
    table = table_of(Race.new(seats=2, seed="1" * 64))
    hard = replace(table, seats=(table.seats[0]._replace(user_id=None, computer="hard"), *table.seats[1:]))
    began = monotonic()
    assert await computers.searched_word(hard, asked) is None
    assert monotonic() - began >= 0.2


@pytest.fixture
def brief_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as it takes to search at all."""
    monkeypatch.setattr(thoughts, "ENOUGH", 0.08)


@pytest.mark.usefixtures("brief_thoughts")
async def test_a_hard_computer_searches_and_plays_to_the_end(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[Judgement] = []
    judged = THOUGHTS.judged

    async def noted(*args: Any, **how: Any) -> Judgement | None:
        judgement = await judged(*args, **{**how, "within": LONGEST})  # however busy the machine is
        found.extend([judgement] if judgement else [])
        return judgement

    monkeypatch.setattr(THOUGHTS, "judged", noted)
    company = await against(bot, playground, "duckrace", "hard")
    await company.play()
    assert (await company.table()).status is Status.OVER
    assert any(judgement.tried for judgement in found)


async def test_if_a_search_fails_the_normal_player_answers(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: object) -> Judgement:
        raise ValueError("a planted failure")

    monkeypatch.setattr(thoughts.Thought, "done", fail)
    company = await against(bot, playground, "duckrace", "hard")
    before = await company.table()
    await company.play(6)
    assert (await company.table()).moves > before.moves


async def test_if_a_search_takes_too_long_the_normal_player_answers(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def hang(*_: object) -> object:
        return await asyncio.Event().wait()

    monkeypatch.setattr(thoughts.Line, "done", hang)
    company = await against(bot, playground, "duckrace", "hard")
    before = await company.table()
    await company.play(6)
    assert (await company.table()).moves > before.moves


@pytest.mark.usefixtures("brief_thoughts")
async def test_a_process_that_thinks_can_die(playground: Playground, tmp_path: Any) -> None:
    async with running(playground, tmp_path, thinking_processes=1) as bot:
        company = await against(bot, playground, "duckrace", "hard")
        await company.play(6)
        (mind,) = THOUGHTS.minds
        assert isinstance(mind, WorkingProcess)
        await until(lambda: mind._starts)  # one that dies while it starts isn't started again for a while
        assert mind.pid
        os.kill(mind.pid, signal.SIGKILL)
        before = await company.table()
        await company.play(6)
        assert (await company.table()).moves > before.moves
        async with asyncio.timeout(LONGEST):  # a process takes a while to start, and no game waits for it
            while not mind.restarts:
                await THOUGHTS.judged("a seat", game := computers_race(), game.unanswered()[0])
                await asyncio.sleep(0.1)  # if others are still waiting, it isn't even tried
        assert THOUGHTS.workers[::2] == (1, 1), "one is alive, and one has died"


async def test_the_more_decisions_wait_the_less_time_each_has(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds: list[float] = []

    async def note(_: object, job: thoughts.Thought) -> object:
        seconds.append(job.seconds)
        return Judgement("word", "word")

    monkeypatch.setattr(thoughts.ThreadMind, "done", note)
    game = computers_race()
    (prompt, *_) = game.unanswered()
    found = await asyncio.gather(*[THOUGHTS.judged("a seat", game, prompt) for _ in range(40)])
    assert seconds == sorted(seconds, reverse=True)
    assert seconds[0] > 5 * seconds[-1] >= 5 * thoughts.TOO_SHORT
    assert None in found, "if there's hardly any time left, it isn't tried"


def computers_race() -> Race:
    return Race.new(seats=2, seed="1" * 64)


async def test_what_is_sent_to_another_process_holds_no_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same is sent in every world that the seat can imagine."""
    sent: list[thoughts.Thought] = []

    async def note(_: object, job: thoughts.Thought) -> object:
        sent.append(job)
        return Judgement("word", "word")

    monkeypatch.setattr(thoughts.ThreadMind, "done", note)
    monkeypatch.setattr(thoughts, "token_hex", lambda _: "7" * 64)
    game = computers_race()
    (prompt, *_) = game.unanswered()
    for number in range(5):
        await THOUGHTS.judged("a seat", game.imagine(prompt.seat, Chance(f"{number:064}")), prompt)
    assert len(set(sent)) == 1
