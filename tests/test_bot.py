"""The program itself: its settings, how it starts, and how it ends."""

import asyncio
import json
import logging
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Generator
from contextlib import contextmanager
from dataclasses import fields, replace
from pathlib import Path
from threading import Event

import discord.gateway
import discord.http
import pytest
from aiohttp import ClientConnectionError, ClientSession

import bot as program
from bot import Again, kept_world, main, run
from cogs.bot import INVITED, invitation, point_at
from data.logs import set_up_logging
from data.settings import BadSetting, Settings, read_settings, settings_from
from engine import GAMES
from playground import GENEROUS, Playground, example_world
from render import ARTISTS
from render.words.texts import texts
from tests.support.cogs.driver import Player
from tests.support.cogs.running import running
from tests.support.data.template import place_sqlite
from tests.support.paths import ROOT
from tests.support.patience import LONGEST, until
from tests.support.program import OURS, ended, heard, started
from tests.support.render.messages import messages_of
from tests.support.say import say, says

OURS += ("PLAYGROUND_FRESH", "SHARD_COUNT", "SHARD_IDS", "DRAWING_PROCESSES", "THINKING_PROCESSES", "LOG_LEVEL")
OURS += ("KEEP_GAMES_DAYS", "PRIVACY_URL", "TERMS_URL", "LOG_FORMAT", "METRICS_PORT", "METRICS_HOST", "PROCESSES")
SECRET = "MTIzNDU2.Nzg5.c2VjcmV0"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In its own folder, without outside settings, and pointed at nothing afterwards."""
    monkeypatch.chdir(tmp_path)
    for name in OURS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    gateway = discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


# Settings

BAD = [
    ({"LOG_LEVEL": "loud"}, "LOG_LEVEL: must be DEBUG, INFO, WARNING or ERROR"),
    ({"LOG_FORMAT": "xml"}, "LOG_FORMAT: must be text or json"),
    ({"METRICS_PORT": "0"}, "METRICS_PORT: must be a number from 1 to 65535"),
    ({"PLAYGROUND": "maybe"}, "PLAYGROUND: must be on or off"),
    ({"PLAYGROUND": "off"}, "DISCORD_TOKEN is missing, and PLAYGROUND is off"),
    ({"PLAYGROUND": "off", "DISCORD_TOKEN": ""}, "DISCORD_TOKEN is missing, and PLAYGROUND is off"),
    ({"PLAYGROUND_PORT": "70000"}, "PLAYGROUND_PORT: must be a number from 0 to 65535"),
    ({"PLAYGROUND_FRESH": "maybe"}, "PLAYGROUND_FRESH: must be 1, 0, on or off"),
    ({"PLAYGROUND_PORT": "x"}, "PLAYGROUND_PORT: must be a number from 0 to 65535"),
    ({"DRAWING_PROCESSES": "-1"}, "DRAWING_PROCESSES: must be a number from 0 to 64"),
    ({"THINKING_PROCESSES": "many"}, "THINKING_PROCESSES: must be a number from 0 to 64"),
    ({"SHARD_COUNT": "0"}, "SHARD_COUNT: must be a number from 1 to"),
    ({"PROCESSES": "0"}, "PROCESSES: must be a number from 1 to 64"),
    ({"SHARD_COUNT": "2", "SHARD_IDS": "0,x"}, "SHARD_IDS: must be a number from 0 to"),
    ({"SHARD_COUNT": "2", "SHARD_IDS": "0,2"}, "SHARD_IDS needs SHARD_COUNT, and each id must be below it"),
    ({"SHARD_IDS": "0"}, "SHARD_IDS needs SHARD_COUNT, and each id must be below it"),
    ({"DISCORD_API": "http://x"}, "DISCORD_API and DISCORD_GATEWAY belong together: set both or neither"),
    ({"DISCORD_API": "x", "DISCORD_GATEWAY": "ws://x"}, "DISCORD_API: must be an address that begins with https://"),
    (
        {"DISCORD_API": "http://x", "DISCORD_GATEWAY": "http://x"},
        "DISCORD_GATEWAY: must be an address that begins with wss://",
    ),
    ({"DISCORD_TOKEN": f"{SECRET}\n"}, "DISCORD_TOKEN: it has characters that no token has"),
    ({"DATABASE_URL": "mysql://x"}, 'DATABASE_URL: begins with "mysql": use sqlite or postgresql'),
    ({"DATABASE_URL": "nonsense"}, "DATABASE_URL: is no address: write one like sqlite+aiosqlite:///duckboard.db"),
    ({"DATABASE_URL": "sqlite:////nowhere/x.db"}, "DATABASE_URL: sqlite+aiosqlite:////nowhere/x.db: unable to open"),
]


@pytest.mark.parametrize(("settings", "line"), BAD, ids=lambda given: str(given))
def test_a_bad_setting_is_one_clear_line(
    settings: dict[str, str], line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "set_up_logging", lambda *_: None)
    for name, value in ({"PLAYGROUND_PORT": "0"} | settings).items():
        monkeypatch.setenv(name, value)
    assert main() == 2
    said = capsys.readouterr().err
    assert said.startswith(line)
    assert said.count("\n") == 1
    assert SECRET not in said


def test_a_database_out_of_reach_is_one_clear_line_and_worth_another_start(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "set_up_logging", lambda *_: None)
    monkeypatch.setenv("PLAYGROUND_PORT", "0")
    monkeypatch.setenv("DATABASE_URL", "postgresql://duck:quack@127.0.0.1:1/ducks")
    assert main() == 1
    said = capsys.readouterr().err
    assert said.startswith("The database cannot be reached: postgresql+asyncpg://duck:***@127.0.0.1:1/ducks: ")
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("source", "line"),
    [
        (b"LOG_LEVEL=loud", "LOG_LEVEL: "),
        (b"# a note\n\nDISCORD_TOKEN\n", ".env, line 3: expected NAME=value"),
        (b'LOG_LEVEL=INFO\nDISCORD_TOKEN="abc', ".env, line 2: expected NAME=value"),
        (b"LOG_LEVEL=\xff\xfe", ".env cannot be read: "),
    ],
)
def test_a_bad_line_in_the_file_is_one_clear_line(
    source: bytes, line: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / ".env").write_bytes(source)
    assert main() == 2
    said = capsys.readouterr().err
    assert said.startswith(line)
    assert said.count("\n") == 1


def test_the_environment_beats_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".env").write_text("DISCORD_TOKEN=\nSHARD_COUNT=4\nSHARD_IDS=0,2\nLOG_LEVEL=debug\nOTHER=thing\n")
    monkeypatch.setenv("LOG_LEVEL", "Error")
    settings = read_settings()
    assert (settings.shard_count, settings.shard_ids) == (4, (0, 2))
    assert settings.log_level == "ERROR"
    assert settings.discord_token is None


def test_a_mark_that_editors_leave_at_the_beginning_of_the_file_is_no_part_of_a_name(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=abc\n")
    assert read_settings().discord_token == "abc"


def test_a_token_is_never_shown() -> None:
    assert SECRET not in repr(Settings(discord_token=SECRET))


@pytest.mark.processes
async def test_a_bad_setting_ends_with_exit_code_2(tmp_path: Path) -> None:
    async with started(tmp_path, SHARD_IDS="x") as process:
        code, said = await ended(process)
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith("SHARD_IDS: ")


@pytest.mark.long
@pytest.mark.parametrize(("settings", "line"), BAD, ids=lambda given: str(given))
async def test_every_bad_setting_ends_with_exit_code_2(settings: dict[str, str], line: str, tmp_path: Path) -> None:
    async with started(tmp_path, **settings) as process:
        code, said = await ended(process)
    assert code == 2
    assert line in said
    assert "Traceback" not in said


# Starting and ending


def test_discord_py_does_not_flood_the_log() -> None:
    names, before = ("", "discord", "discord.http", "alembic"), dict[str, int]()
    for name in names:
        before[name] = logging.getLogger(name).level
    handlers = list(logging.getLogger().handlers)
    try:
        set_up_logging("DEBUG")
        assert logging.getLogger("discord").level == logging.INFO
        assert logging.getLogger("discord.http").level == logging.WARNING
        assert logging.getLogger("cogs").getEffectiveLevel() == logging.DEBUG
    finally:
        for name in names:
            logging.getLogger(name).setLevel(before[name])
        logging.getLogger().handlers = handlers


async def test_a_port_already_in_use_is_one_clear_line() -> None:
    with taken_port() as port, pytest.raises(BadSetting) as refused:
        await run(Settings(playground_port=port))
    assert str(refused.value) == f"PLAYGROUND_PORT: {port} cannot be used: Address already in use"


async def test_a_port_for_metrics_that_cannot_be_used_is_one_clear_line() -> None:
    with taken_port() as port, pytest.raises(BadSetting) as refused:
        await run(Settings(playground_port=0, metrics_port=port))
    assert str(refused.value) == f"METRICS_PORT: 127.0.0.1:{port} cannot be used: Address already in use"
    with pytest.raises(BadSetting, match=r"^METRICS_PORT: 127\.0\.0\.1\.1:0 cannot be used: .+$"):
        await run(Settings(playground_port=0, metrics_port=0, metrics_host="127.0.0.1.1"))


def test_what_this_system_has_no_words_for_is_said_in_those_of_the_error() -> None:
    """Windows has numbers of its own for sockets."""
    assert program.reason_of(OSError(10048, "this address is in use")) == "this address is in use"


@contextmanager
def taken_port() -> Generator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


HEAVY = ("alembic", "asyncpg", "cogs", "data.store", "discord", "engine", "PIL", "pydantic", "render", "sqlalchemy")


@pytest.mark.processes
async def test_the_program_imports_little_at_first() -> None:
    """So the page is up before the rest has been imported."""
    assert not await loaded_by("bot") & set(HEAVY)


@pytest.mark.processes
async def test_the_bot_does_not_import_what_it_seldom_needs() -> None:
    assert not await loaded_by("cogs.bot") & {"alembic", "asyncpg", "mako", "prometheus_client"}


async def loaded_by(module: str) -> set[str]:
    """The modules a fresh Python has loaded after this import."""
    code = f"import sys, {module}; print(*sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    code, said = await ended(process)
    assert code == 0
    assert module in said.split()
    return set(said.split())


async def test_the_page_is_up_while_the_bot_is_still_being_imported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seen, imported = Event(), list[bool]()
    monkeypatch.setattr(program, "import_the_bot", lambda: imported.append(seen.wait(5)))
    running = asyncio.create_task(run(Settings(playground_port=0)))
    try:
        while not (said := capsys.readouterr().out):
            await asyncio.sleep(0.01)
        async with ClientSession() as browser, browser.get(said.removeprefix("Play at ").strip()) as page:
            assert page.status == 200
        assert not imported
    finally:
        seen.set()
        running.cancel()
        await asyncio.wait([running])


@pytest.mark.processes
async def test_without_a_token_the_playground_runs_until_someone_ends_it(tmp_path: Path) -> None:
    async with started(tmp_path) as process:
        line = await heard(process, "NO TOKEN")
        assert re.search(r"THIS IS THE PLAYGROUND, NOT DISCORD: http://127\.0\.0\.1:\d+\n", line)
        await heard(process, "connected to Gateway")
        process.send_signal(signal.SIGINT)
        code, said = await asyncio.wait_for(ended(process), LONGEST)
    assert code == 0
    assert "Traceback" not in said


@pytest.fixture
async def discord_here() -> AsyncIterator[Playground]:
    async with Playground(example_world(token=SECRET), rates=GENEROUS) as playground:
        yield playground


def pointed_at(playground: Playground, token: str = SECRET) -> dict[str, str]:
    gateway = playground.gateway_url
    return {"DISCORD_TOKEN": token, "DISCORD_API": playground.api, "DISCORD_GATEWAY": gateway, "SHARD_COUNT": "1"}


async def test_a_wrong_token_is_a_bad_setting(discord_here: Playground) -> None:
    with pytest.raises(BadSetting, match="DISCORD_TOKEN: Discord rejected this token"):
        await run(settings_from(pointed_at(discord_here, "wrong")))


@pytest.mark.long
async def test_a_wrong_token_is_one_clear_line(tmp_path: Path, discord_here: Playground) -> None:
    async with started(tmp_path, **pointed_at(discord_here, "wrong"), LOG_LEVEL="ERROR") as process:
        assert await ended(process) == (2, "DISCORD_TOKEN: Discord rejected this token\n")


@pytest.mark.long
async def test_an_unreachable_discord_is_one_clear_line(tmp_path: Path) -> None:
    nowhere = {"DISCORD_API": "http://127.0.0.1:1", "DISCORD_GATEWAY": "ws://127.0.0.1:1", "DISCORD_TOKEN": SECRET}
    async with started(tmp_path, **nowhere, LOG_LEVEL="ERROR") as process:
        code, said = await ended(process)
    assert code == 1
    assert said.startswith("Discord cannot be reached: ")
    assert said.count("\n") == 1


async def test_metrics_are_where_the_settings_say(discord_here: Playground, caplog: pytest.LogCaptureFixture) -> None:
    """From the start, and on this machine alone; and gone with the bot."""
    caplog.set_level(logging.INFO, "duckboard")
    place_sqlite(Path("duckboard.db"))
    running = asyncio.create_task(run(replace(settings_from(pointed_at(discord_here)), metrics_port=0)))
    await until(lambda: "Metrics are at" in caplog.text)
    found = re.search(r"Metrics are at (http://127\.0\.0\.1:\d+)/metrics", caplog.text)
    assert found
    async with ClientSession() as session:
        assert "duckboard_clicks_total" in await (await session.get(f"{found[1]}/metrics")).text()
        assert "gateway" in await (await session.get(f"{found[1]}/healthz")).json()
        running.cancel()
        await asyncio.wait([running])
        with pytest.raises(ClientConnectionError):
            await session.get(f"{found[1]}/healthz")


@pytest.mark.processes
async def test_a_signal_ends_the_bot_cleanly_and_nothing_is_lost(tmp_path: Path, discord_here: Playground) -> None:
    """After the next start the game continues where it was, on the same messages."""
    ada = Player(discord_here, "Ada", discord_here.world.channel("games"))
    async with started(tmp_path, **pointed_at(discord_here), LOG_FORMAT="json") as process:
        assert json.loads(await heard(process, "connected to Gateway"))["logger"] == "discord.gateway"
        await ada.person.use(ada.channel, "duckrace start")
        await ada.press("computer")
        await ada.press("start")
        board = (await ada.awaited("hand"))[0].message["id"]
        process.send_signal(signal.SIGTERM)
        code, said = await asyncio.wait_for(ended(process), LONGEST)
    assert code == 0
    assert "Traceback" not in said
    assert "Task was destroyed" not in said
    point_at(discord_here.api, discord_here.gateway_url)
    async with running(discord_here, tmp_path):
        hand = await ada.person.use(ada.channel, "ducks hand")
        assert says(str(hand.message), "hand-of", game=say("game-race"))
        assert [each.message["id"] for each in ada.controls("hand")] == [board]


@pytest.mark.long
async def test_a_signal_during_the_start_ends_it_too(tmp_path: Path, discord_here: Playground) -> None:
    discord_here.faults.slow(r"PUT /applications/\{application_id\}/commands", 2 * LONGEST)
    async with started(tmp_path, **pointed_at(discord_here)) as process:
        await heard(process, "logging in")
        await asyncio.sleep(0.5)
        process.send_signal(signal.SIGTERM)
        code, said = await asyncio.wait_for(ended(process), LONGEST)
    assert code == 0
    assert "Traceback" not in said


# The playground's world


async def said_in(folder: Path, words: str, **settings: str) -> list[str]:
    """Starts the playground, where Ada then writes something in #games, and returns what was there before."""
    with kept_world(settings_from(settings)) as (world, save):
        ada, games = Playground(world).be("Ada"), world.channel("games")
        before = [each["content"] for each in ada.sees(games)]
        ada.write(games, words)
        save()
    (folder / "duckboard.db").touch()  # as the bot does
    return before


async def test_the_world_is_kept_beside_the_database_and_starts_again_with_it(tmp_path: Path) -> None:
    assert await said_in(tmp_path, "one") == []
    assert await said_in(tmp_path, "two") == ["one"]
    assert {each.name for each in tmp_path.iterdir()} == {"duckboard.db", "duckboard.db.world"}
    assert await said_in(tmp_path, "three", PLAYGROUND_FRESH="1") == []
    assert await said_in(tmp_path, "four", PLAYGROUND_FRESH="0") == ["three"]
    (tmp_path / "duckboard.db").unlink()
    assert await said_in(tmp_path, "five") == []


@pytest.mark.parametrize(
    ("address", "file"),
    [
        ("sqlite+aiosqlite:///duckboard.db", "duckboard.db.world"),
        ("sqlite:///here.db?cache=shared", "here.db.world"),
        ("sqlite:///{folder}/there.db", "there.db.world"),
        ("postgresql+asyncpg://duckboard:secret@localhost/duckboard", "playground.world"),
    ],
)
async def test_every_database_has_a_place_for_the_world(address: str, file: str, tmp_path: Path) -> None:
    await said_in(tmp_path, "hello", DATABASE_URL=address.format(folder=tmp_path))
    assert (tmp_path / file).exists()


def test_the_first_page_shows_every_game_and_the_drawn_ones_first() -> None:
    front, say = program.made_front(), texts().say
    assert (front.name, front.line) == (say("front-name"), say("front-line"))
    assert {game.title for game in front.games} == {say(f"game-{kind}") for kind in GAMES}
    assert {game.title for game in front.games[: len(ARTISTS)]} == {say(f"game-{kind}") for kind in ARTISTS}
    for game in front.games:
        assert game.picture.is_file()
        assert game.line
        assert game.alt
    for_all = {"front-name", "front-line", "front-learn", "front-players", "front-players-undrawn"}
    assert messages_of("front.ftl") == for_all | {f"front-{part}{kind}" for kind in GAMES for part in ("", "cover-")}


def test_the_first_page_speaks_the_language_of_the_browser() -> None:
    assert program.made_front("de-AT").line == texts("de").say("front-line")
    assert program.made_front("xx").line == texts().say("front-line")


# Inviting the bot


def test_the_docs_have_the_invitation_that_the_code_makes() -> None:
    """What a table needs, plus its own threads, and nothing more."""
    assert [name for name, given in INVITED if given] == [
        "read_messages",
        "send_messages",
        "attach_files",
        "read_message_history",
        "create_public_threads",
        "send_messages_in_threads",
    ]
    for paper in (ROOT / "README.md", ROOT / "docs" / "hosting.md"):
        links = re.findall(r"https://discord\.com/oauth2/authorize\S+", paper.read_text(encoding="utf-8"))
        assert links, paper
        for link in links:
            assert link.replace("APPLICATION_ID", "1") == invitation(1), paper


def test_the_hosting_page_names_every_setting() -> None:
    paper = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert {each.name.upper() for each in fields(Settings)} == set(OURS)
    for name in OURS:
        assert f"`{name}`" in paper


async def test_a_wish_for_a_restart_lasts_until_its_pause_is_over() -> None:
    again = Again()
    wish = asyncio.create_task(again.wish(0.05))
    await again.wanted.wait()
    pause = asyncio.create_task(again.wait(asyncio.Event()))
    await asyncio.sleep(0.01)
    assert not wish.done()
    await pause
    await asyncio.wait_for(wish, 1)
    assert not again.wanted.is_set()
