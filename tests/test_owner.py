"""The program on a database of somebody else: it ends, and all games go on for those whose they are."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import discord.gateway
import discord.http
import pytest

import bot as program
from bot import kept_world, run
from cogs.bot import point_at
from data import settings
from data.settings import FOLDER, BadSetting, Settings, own_folder, read_settings, settings_from
from data.store import Status, Table
from data.store.owner import OWNER, PLAYGROUND
from playground import GENEROUS, Exchange, Playground, example_world
from tests.support.cogs.driver import Company
from tests.support.cogs.running import running
from tests.support.paths import ROOT
from tests.support.patience import LONGEST
from tests.support.program import OURS, ended, heard, started

SECRET = "MTIzNDU2.Nzg5.c2VjcmV0"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started far from where its files are, and pointed at nothing afterwards."""
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    monkeypatch.setenv(FOLDER, str(tmp_path))
    for name in (*OURS, "PROCESSES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


@pytest.fixture
async def discord_here() -> AsyncIterator[Playground]:
    async with Playground(example_world(token=SECRET), rates=GENEROUS) as playground:
        yield playground


def pointed_at(playground: Playground) -> dict[str, str]:
    token, gateway = playground.world.token, playground.gateway_url
    return {"DISCORD_TOKEN": token, "DISCORD_API": playground.api, "DISCORD_GATEWAY": gateway, "SHARD_COUNT": "1"}


@pytest.fixture
async def company(discord_here: Playground, tmp_path: Path) -> Company:
    """Who plays with the bot whose database it is, which is away for the moment."""
    point_at(discord_here.api, discord_here.gateway_url)
    async with running(discord_here, tmp_path) as bot:
        company = Company(discord_here, bot.store, discord_here.world.channel("games"), ("Ada", "Ben"), "owner")
        await company.sit_down("duckgallery")
        await company.play(3)
        await company.settled()
    return company


async def assert_they_play_on(company: Company, folder: Path) -> None:
    point_at(company.playground.api, company.playground.gateway_url)
    async with running(company.playground, folder) as bot:
        company.store = bot.store
        before = await company.table()
        assert before.status is Status.PLAYING
        assert await bot.store.setting(OWNER) == str(bot.application_id)
        await company.play(4)
        after = await bot.store.load(company.number)
        assert isinstance(after, Table)
        assert after.moves > before.moves


def rows_of(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as database:
        return [*database.iterdump()]


async def refusal_of(wanted: Settings) -> str:
    with pytest.raises(BadSetting) as refused:
        await asyncio.wait_for(run(wanted), LONGEST)
    return str(refused.value)


# Somebody else's database


async def test_another_bot_is_refused_before_it_says_anything(company: Company, tmp_path: Path) -> None:
    owner, before = company.playground.world.bot.id, rows_of(tmp_path / "duckboard.db")
    async with Playground(example_world(token=SECRET), rates=GENEROUS) as other:
        said = list[Exchange]()
        other.watchers.append(said.append)
        refused = await refusal_of(settings_from(pointed_at(other)))
        assert {each.method for each in said} == {"GET"}
        assert f"it belongs to the application {owner}, not to {other.world.bot.id}: use the token of" in refused
    assert rows_of(tmp_path / "duckboard.db") == before
    await assert_they_play_on(company, tmp_path)


async def test_the_playground_is_refused_where_a_bot_plays(company: Company, tmp_path: Path) -> None:
    before = rows_of(tmp_path / "duckboard.db")
    refused = await refusal_of(settings_from({"DATABASE_URL": "sqlite:///duckboard.db", "PLAYGROUND_PORT": "0"}))
    owner = company.playground.world.bot.id
    assert refused == (
        f"DATABASE_URL: sqlite+aiosqlite:///{tmp_path}/duckboard.db: it belongs to the application {owner}, not to the "
        "playground: set DISCORD_TOKEN, or another DATABASE_URL"
    )
    assert rows_of(tmp_path / "duckboard.db") == before
    await assert_they_play_on(company, tmp_path)


async def test_the_playground_is_refused_where_a_bot_played_before_there_were_owners(
    company: Company, tmp_path: Path
) -> None:
    with closing(sqlite3.connect(tmp_path / "duckboard.db")) as database, database:
        database.execute("DELETE FROM settings WHERE key = ?", (OWNER,))
    before = rows_of(tmp_path / "duckboard.db")
    refused = await refusal_of(settings_from({"DATABASE_URL": "sqlite:///duckboard.db", "PLAYGROUND_PORT": "0"}))
    assert "it belongs to a bot on Discord, not to the playground" in refused
    assert rows_of(tmp_path / "duckboard.db") == before
    await assert_they_play_on(company, tmp_path)


@pytest.mark.processes
async def test_without_a_token_the_playground_has_a_database_of_its_own(company: Company, tmp_path: Path) -> None:
    before = rows_of(tmp_path / "duckboard.db")
    async with started(tmp_path) as process:
        await heard(process, "connected to Gateway")
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0, said
    assert rows_of(tmp_path / "duckboard.db") == before
    assert f"INSERT INTO \"settings\" VALUES('owner','{PLAYGROUND}');" in rows_of(tmp_path / "playground.db")
    assert (tmp_path / "playground.db.world").exists()
    async with started(tmp_path, DATABASE_URL="sqlite:///duckboard.db") as process:
        code, said = await ended(process)
    assert code == 2
    assert "Traceback" not in said
    assert rows_of(tmp_path / "duckboard.db") == before
    await assert_they_play_on(company, tmp_path)


@pytest.mark.long
async def test_all_processes_of_the_playground_are_the_playgrounds(tmp_path: Path) -> None:
    async with started(tmp_path, PROCESSES="2") as process:
        for _ in range(2):
            await heard(process, "connected to Gateway")
        process.send_signal(signal.SIGTERM)
        code, said = await ended(process)
    assert code == 0, said
    assert f"INSERT INTO \"settings\" VALUES('owner','{PLAYGROUND}');" in rows_of(tmp_path / "playground.db")
    assert not (tmp_path / "duckboard.db").exists()


async def test_an_empty_world_is_still_the_playgrounds(tmp_path: Path) -> None:
    """Its bot has another id."""
    ids = set[int]()
    for lives in (1, 2):
        running = asyncio.create_task(run(settings_from({"PLAYGROUND_PORT": "0", "PLAYGROUND_FRESH": "1"})))
        async with asyncio.timeout(LONGEST):
            while not running.done() and len(ids) < lives:
                ids = bots_known(tmp_path)
                await asyncio.sleep(0.01)
        running.cancel()
        await asyncio.wait([running])
        assert len(ids) == lives


def bots_known(folder: Path) -> set[int]:
    """Those that have told the playground their commands."""
    if not (folder / "playground.db").exists():
        return set()
    with closing(sqlite3.connect(folder / "playground.db")) as database:
        try:
            keys = database.execute("SELECT key FROM settings WHERE key LIKE 'commands %'").fetchall()
        except sqlite3.OperationalError:  # it has no tables yet
            return set()
    return {int(key.split()[1]) for (key,) in keys}


def test_the_program_and_the_store_call_the_playground_the_same() -> None:
    assert program.PLAYGROUND == PLAYGROUND


# Where the files are


def test_settings_and_files_are_beside_the_program_wherever_it_is_started(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=ERROR\n")
    (tmp_path / "elsewhere" / ".env").write_text("LOG_LEVEL=DEBUG\n")
    found = read_settings()
    assert (found.log_level, found.database_url) == ("ERROR", f"sqlite+aiosqlite:///{tmp_path}/playground.db")
    (tmp_path / ".env").write_text("DISCORD_TOKEN=x\n")
    assert read_settings().database_url == settings.database_url() == f"sqlite+aiosqlite:///{tmp_path}/duckboard.db"
    (tmp_path / ".env").write_text("DATABASE_URL=sqlite:///my.db?timeout=5\n")
    assert read_settings().database_url == settings.database_url() == f"sqlite:///{tmp_path}/my.db?timeout=5"
    monkeypatch.delenv(FOLDER)
    assert own_folder() == ROOT


@pytest.mark.parametrize(
    "address",
    ["sqlite:////there/duckboard.db", "sqlite://", "sqlite+aiosqlite:///:memory:", "postgresql://duck@host/ducks", "x"],
)
def test_other_addresses_stay_as_they_are(address: str) -> None:
    assert settings_from({"DATABASE_URL": address}).database_url == address


async def test_a_folder_may_be_called_anything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "50 % ücks?"
    folder.mkdir()
    monkeypatch.setenv(FOLDER, str(folder))
    wanted = settings_from({})
    with kept_world(wanted):
        assert (folder / "playground.db.world").exists()
    async with Playground(example_world(), rates=GENEROUS) as playground:
        point_at(playground.api, playground.gateway_url)
        async with running(playground, folder, database=wanted.database_url):
            assert (folder / "playground.db").exists()
