"""`PROCESSES=2`: the program starts so many bots, and looks after them."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

import bot as program_itself
from data.settings import BadSetting, Settings
from playground import GENEROUS, Playground, example_world
from tests.bench.load.processes import all_children, family
from tests.support.paths import ROOT
from tests.support.patience import until_elsewhere
from tests.support.program import ended, started

pytestmark = pytest.mark.processes
COUNT = 2


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    async with Playground(example_world(), rates=GENEROUS) as playground:
        yield playground


def settings_for(playground: Playground) -> dict[str, str]:
    return {
        "DISCORD_TOKEN": playground.world.token,
        "DISCORD_API": playground.api,
        "DISCORD_GATEWAY": playground.gateway_url,
        "PROCESSES": str(COUNT),
        "PYTHONPATH": str(ROOT),
    }


@pytest.fixture
async def program(playground: Playground, tmp_path: Path) -> AsyncIterator[asyncio.subprocess.Process]:
    async with started(tmp_path, "-m", "tests.support.hasty", **settings_for(playground)) as process:
        yield process


def heard(playground: Playground) -> dict[int, str]:
    """The shards that are there, with their sessions."""
    there = [each for each in playground.gateway.sessions.values() if each.line]
    assert {each.shards for each in there} <= {COUNT}
    return {each.shard: each.id for each in there}


def bots(program: asyncio.subprocess.Process) -> list[int]:
    """The processes that it has started, without those that these have started."""
    return all_children().get(program.pid, [])


@pytest.mark.long
async def test_a_bot_that_dies_is_started_again_and_all_end_together(
    program: asyncio.subprocess.Process, playground: Playground
) -> None:
    await until_elsewhere(lambda: heard(playground).keys() == {0, 1})
    both, sessions = bots(program), heard(playground)
    assert len(both) == COUNT
    os.kill(both[0], signal.SIGKILL)
    await until_elsewhere(lambda: heard(playground).keys() == {0, 1} and heard(playground) != sessions)
    assert len(set(heard(playground).items()) & set(sessions.items())) == 1
    assert set(bots(program)) & set(both) == {both[1]}
    everyone = family(program.pid)
    program.terminate()
    code, said = await ended(program)
    assert code == 0
    assert "has ended with code -9; it's started again in 1 s" in said
    await until_elsewhere(lambda: not any(map(is_there, everyone)))


@pytest.mark.long
async def test_bots_never_outlive_the_program(program: asyncio.subprocess.Process, playground: Playground) -> None:
    await until_elsewhere(lambda: heard(playground).keys() == {0, 1})
    everyone = family(program.pid)
    program.kill()
    await until_elsewhere(lambda: not any(map(is_there, everyone)))


def is_there(pid: int) -> bool:
    """One that has ended may still be listed, until somebody asks how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.long
async def test_what_no_start_will_mend_ends_the_program(playground: Playground, tmp_path: Path) -> None:
    """The line is the bots' own."""
    async with started(tmp_path, **settings_for(playground), DATABASE_URL="mysql://x") as process:
        code, said = await ended(process)
    assert code == 2
    assert 'DATABASE_URL: begins with "mysql": use sqlite or postgresql' in said
    assert "Traceback" not in said


@pytest.mark.long
async def test_a_discord_that_is_not_there_is_one_line(tmp_path: Path) -> None:
    nowhere = {"DISCORD_API": "http://127.0.0.1:1/api/v10", "DISCORD_GATEWAY": "ws://127.0.0.1:1"}
    async with started(tmp_path, DISCORD_TOKEN="x", PROCESSES="2", **nowhere) as process:
        code, said = await ended(process)
    assert code == 1
    assert said.startswith("Discord cannot be reached: ")
    assert said.count("\n") == 1


async def test_a_process_that_ends_is_started_again_unless_it_says_that_this_will_not_help(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It ends with 3 at first, and with 2 the second time."""
    fails = "import pathlib, sys; mark = pathlib.Path(sys.argv[1]); sys.exit(2 if mark.exists() else mark.touch() or 3)"
    monkeypatch.setattr(sys, "orig_argv", [sys.executable, "-c", fails, str(tmp_path / "mark")])
    monkeypatch.setattr(program_itself, "FIRST_PAUSE", 0.0)
    with pytest.raises(program_itself.GivenUp):
        await program_itself.keep_alive(0, os.environ)
    assert "process 0 has ended with code 3" in caplog.text


@pytest.mark.parametrize(
    ("settings", "line"),
    [
        ({"shard_count": 4, "shard_ids": (0,)}, "PROCESSES gives each process its shards: leave SHARD_IDS out"),
        ({"metrics_port": 65_535}, "METRICS_PORT: each of the 2 processes needs a port of its own"),
        ({"shard_count": 1}, "PROCESSES can't be more than SHARD_COUNT: each needs a shard"),
    ],
)
def test_processes_need_shards_and_ports(settings: dict[str, object], line: str) -> None:
    with pytest.raises(BadSetting, match=line):
        Settings(processes=2, **settings)  # pyright: ignore[reportArgumentType]
