"""A world that is kept in a file is the same after a restart, whatever happened to the program or the file."""

import json
import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import discord.gateway
import discord.http
import pytest
import yarl

from playground import GENEROUS, Playground, Somebody, World, WorldFile, example_world
from playground import world_file as module
from playground.people import People
from playground.world import EPHEMERAL, Message, Overwrite
from tests.support.playground.bots import logged_in
from tests.support.playground.quackbot import Board, QuackBot, picture_file

JSON = dict[str, Any]
QUARTER = 15 * 60 + 1  # seconds: a token is good for a quarter of an hour


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "duckboard.db.world"


OPEN: list[WorldFile] = []


@pytest.fixture(autouse=True)
def closing_files() -> Iterator[None]:
    """Close what a test leaves open, as the end of a program does."""
    yield
    while OPEN:
        OPEN.pop().close()


class Kept:
    """A file, and the world that it's open for."""

    def __init__(self, path: Path, *, fresh: bool = False) -> None:
        self.file = WorldFile(path)
        OPEN.append(self.file)
        self.world = self.file.open(example_world, fresh=fresh)

    def after_a_crash(self) -> "Kept":
        """What would be there if the program were killed now, with nobody to save or close anything."""
        path = self.file.path
        for end in ("", "-wal"):
            shutil.copyfile(f"{path}{end}", path.with_name(f"copy{end}"))
        return Kept(path.with_name("copy"))

    def say(self, words: str, *, who: str = "Ada", where: str = "games") -> Message:
        """Someone writes something, and it's saved."""
        channel = self.world.channel(where)
        told = self.be(who).write(channel, words)
        self.file.save()
        return channel.messages[int(told["id"])]

    def be(self, who: str) -> Somebody:
        return People(self.world).be(who)


def again(kept: Kept) -> Kept:
    kept.file.close()
    return Kept(kept.file.path)


def seen(world: World) -> JSON:
    """Everything that anyone can see, in Discord's JSON; links don't count, they have the hour in them."""
    world.base = "http://127.0.0.1"
    told: JSON = {}
    for one in People(world).everybody():
        told[one.name] = [vars(one.person), [[channel.id, one.sees(channel)] for channel in one.channels()]]
        told[f"{one.name}'s commands"] = [one.commands(channel) for channel in one.channels()]
    return json.loads(json.dumps(told), object_hook=without_links)


def without_links(told: JSON) -> JSON:
    return {name: value for name, value in told.items() if name not in ("url", "proxy_url")}


@asynccontextmanager
async def playing(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Playground, QuackBot]]:
    """The program: a playground that saves, with a bot in it."""
    async with Playground(kept.world, rates=GENEROUS, save=kept.file.save) as playground:
        monkeypatch.setattr(discord.http.Route, "BASE", playground.api)
        gateway = yarl.URL(playground.gateway_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        async with logged_in(playground, shard_count=1) as bot:
            yield playground, bot


# What is kept


async def test_after_a_restart_everyone_sees_what_they_saw(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Kept(path)
    async with playing(first, monkeypatch) as (playground, _):
        ada, ben, games = playground.be("Ada"), playground.be("Ben"), first.world.channel("games")
        board = (await ada.use(games, "board show")).message
        assert board
        for press in ("quack:1", "do:whisper", "do:think", "do:hand"):
            await ben.press(board, press)
        form = await ben.press(board, "do:form")
        await ben.submit(form, {"name": "Ben", "colour": ["red"]})
        ada.write(games, f"hello <@{ben.id}>")
        await ada.use(games, "board hello", {"to": str(ben.id)})
    pictures = {one.id: one.data for one in first.world.attachments.values()}
    second = again(first)
    assert seen(second.world) == seen(first.world)
    assert {one.id: one.data for one in second.world.attachments.values()} == pictures
    assert len(pictures) == 2
    assert second.world.bot.id == first.world.bot.id == second.world.application_id


async def test_after_a_restart_old_buttons_work_and_the_bot_edits_its_old_messages(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Kept(path)
    async with playing(first, monkeypatch) as (playground, _):
        answer = await playground.be("Ada").use(first.world.channel("games"), "board show")
        assert answer.message
    second = again(first)
    async with playing(second, monkeypatch) as (playground, bot):
        pressed = await playground.be("Ben").press(answer.message["id"], "quack:1")
        assert pressed.message
        assert pressed.message["id"] == answer.message["id"]
        assert "2 quacks" in str(pressed.message["components"])
        channel = bot.get_channel(second.world.channel("games").id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.fetch_message(int(answer.message["id"]))
        await message.edit(view=Board(9), attachments=[picture_file(9)])
    assert "9 quacks" in str(seen(second.world))
    assert len(second.world.attachments) == 1
    third = again(second).world
    assert (third.attachments.keys(), seen(third)) == (second.world.attachments.keys(), seen(second.world))


def test_threads_permissions_people_and_the_time_are_kept(path: Path) -> None:
    first = Kept(path)
    world, start = first.world, first.say("here it begins")
    eve = world.add_person("Eve", locale="de")
    eve.dms_open = False
    guild = next(iter(world.guilds.values()))
    world.join(eve, guild)
    thread = world.add_thread(world.channel("games"), "aside", eve, start=start)
    world.overwrite(world.channel("general"), Overwrite(eve.id, 1, deny=1 << 11))
    world.delete_channel(world.channel("more-games"))
    world.clock.advance(86_400)
    second = again(first).world
    assert seen(second) == seen(world)
    assert second.channels[thread.id].people == thread.people
    assert second.channel("general").overwrites == world.channel("general").overwrites
    assert abs(second.clock() - world.clock()) < 1
    assert second.guilds[guild.id].members.keys() == guild.members.keys()


def test_deleted_messages_and_channels_do_not_come_back(path: Path) -> None:
    kept = Kept(path)
    gone, stays, lost = kept.say("gone"), kept.say("stays"), kept.say("lost", where="general")
    kept.world.delete_message(gone)
    kept.world.delete_channel(lost.channel)
    after = again(kept)
    assert [list(channel.messages) for channel in after.world.channels.values()] == [[stays.id], []]
    after.file.close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT id FROM messages").fetchall() == [(stays.id,)]


async def test_a_repeated_post_is_still_the_same_post(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot may have been killed before it heard that its message was posted."""

    async def posted(kept: Kept) -> int:
        async with playing(kept, monkeypatch) as (_, bot):
            form = {"content": "once", "nonce": "7", "enforce_nonce": True}
            where = discord.http.Route("POST", "/channels/{channel_id}/messages", channel_id=channel.id)
            return int((await bot.http.request(where, json=form))["id"])

    first = Kept(path)
    channel = first.world.channel("games")
    before = await posted(first)
    assert await posted(again(first)) == before


# Ids


def test_no_id_is_given_twice(path: Path) -> None:
    kept, given = Kept(path), set[int]()
    for _ in range(3):
        new = {kept.world.new_id() for _ in range(1000)}
        assert not new & given
        assert not given or min(new) > max(given)
        given |= new
        kept = again(kept)


def test_ids_go_on_even_if_the_computers_clock_was_set_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(path)
    newest = kept.say("hello").id
    monkeypatch.setattr("time.time", lambda: 1_500_000_000.0)
    assert again(kept).world.new_id() > newest


# What is forgotten


async def whispered(path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Kept, discord.Interaction[Any]]:
    """Ada has a private message, which the bot can still change."""
    kept, heard = Kept(path), list[discord.Interaction[Any]]()
    async with playing(kept, monkeypatch) as (playground, bot):

        async def on_interaction(interaction: discord.Interaction[Any]) -> None:
            heard.append(interaction)

        bot.add_listener(on_interaction)
        board = (await playground.be("Ada").use(kept.world.channel("games"), "board show")).message
        assert board
        await playground.be("Ada").press(board, "do:whisper")
    return kept, heard[-1]


def private(world: World) -> list[str]:
    told = People(world).be("Ada").sees(world.channel("games"))
    return [each["content"] for each in told if each["flags"] & EPHEMERAL]


async def test_a_private_message_lasts_while_the_bot_can_change_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, interaction = await whispered(path, monkeypatch)
    kept = again(kept)
    assert private(kept.world) == ["only for Ada"]
    async with playing(kept, monkeypatch) as (_, bot):
        where = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
        ids: Any = {"webhook_id": bot.application_id, "webhook_token": interaction.token}
        await bot.http.request(discord.http.Route("PATCH", where, **ids), json={"content": "still for Ada"})
    assert private(kept.world) == ["still for Ada"]
    kept.world.clock.advance(QUARTER)
    assert private(kept.world) == ["still for Ada"], "nobody has reloaded anything"
    assert private(again(kept).world) == []


async def test_no_token_that_has_expired_is_in_the_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept, interaction = await whispered(path, monkeypatch)
    token = interaction.token.encode()
    kept.file.close()
    assert token in path.read_bytes()
    kept = Kept(path)
    kept.world.clock.advance(QUARTER)
    kept.say("later")
    kept.file.close()
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT * FROM interactions").fetchall() == []
        assert not [text for (text,) in database.execute("SELECT text FROM messages") if token.decode() in text]


def test_of_too_many_messages_the_oldest_are_forgotten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(path)
    said = [kept.say(f"{number}") for number in range(5)]
    monkeypatch.setattr(module, "MOST_MESSAGES", 3)
    after = again(kept)
    assert [*after.world.channel("games").messages] == [each.id for each in said[-3:]]


async def test_of_too_many_pictures_the_oldest_are_forgotten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(path)
    async with playing(kept, monkeypatch) as (playground, _):
        for _ in range(4):
            await playground.be("Ada").use(kept.world.channel("games"), "board show")
    size = max(len(one.data) for one in kept.world.attachments.values())
    monkeypatch.setattr(module, "MOST_BYTES", 2 * size)
    after = again(kept).world
    assert len(after.channel("games").messages) == len(after.attachments) == 2
    assert [*after.attachments] == [*kept.world.attachments][-2:]


def test_a_fresh_world_takes_the_place_of_the_old_one(path: Path) -> None:
    kept = Kept(path)
    kept.say("old")
    kept.file.close()
    fresh = Kept(path, fresh=True)
    assert not fresh.world.channel("games").messages
    assert fresh.world.bot.id > kept.world.bot.id
    fresh.say("new")
    assert [each.content for each in again(fresh).world.channel("games").messages.values()] == ["new"]


# Mishaps


async def test_whatever_the_bot_was_answered_survives_a_crash(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = Kept(path)
    async with playing(kept, monkeypatch) as (playground, _):
        answer = await playground.be("Ada").use(kept.world.channel("games"), "board show")
        after = kept.after_a_crash().world
        assert answer.message
        assert int(answer.message["id"]) in after.channel("games").messages
        assert after.attachments.keys() == kept.world.attachments.keys()
        assert seen(after) == seen(kept.world)


def broken(path: Path, kind: str) -> None:
    """Different things that a file may be instead of a world."""
    if kind == "text":
        path.write_text("a letter to my grandmother\n" * 99)
    elif kind == "foreign":
        with closing(sqlite3.connect(path)) as database:
            database.execute("CREATE TABLE letters (text)")
    elif kind in ("half", "scratched"):
        Kept(path).file.close()
        data = path.read_bytes()
        path.write_bytes(data[: len(data) // 2] if kind == "half" else data[:4096] + b"\x07" * (len(data) - 4096))
    else:
        Kept(path).file.close()
        with closing(sqlite3.connect(path)) as database:
            database.execute(kind)
            database.commit()


@pytest.mark.parametrize(
    "kind",
    [
        "text",
        "foreign",
        "half",
        "scratched",
        "PRAGMA user_version = 99",
        "DROP TABLE messages",
        "DELETE FROM facts",
        "UPDATE facts SET text = '{'",
        "UPDATE facts SET text = '{}'",
        "UPDATE facts SET text = '[{}]' WHERE name = 'people'",
        "UPDATE facts SET text = replace(text, '\"last_id\":', '\"last_id\":9999') WHERE name = 'about'",
        "INSERT INTO messages VALUES (1, '[]')",
        "INSERT INTO messages VALUES (1, x'ff')",
        "INSERT INTO interactions VALUES (1, 0, 'null')",
    ],
)
def test_a_broken_file_is_set_aside_with_one_line_in_the_log(
    path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    broken(path, kind)
    before = path.read_bytes()
    kept = Kept(path)
    [record] = caplog.records
    assert record.getMessage().startswith(f"{path} isn't a world (")
    assert record.getMessage().count("\n") == 0
    aside = path.with_name("duckboard.db.world.broken")
    assert aside.exists()
    assert kind not in ("text", "foreign", "half") or aside.read_bytes() == before
    kept.say("a new beginning")
    assert [each.content for each in again(kept).world.channel("games").messages.values()] == ["a new beginning"]
    assert len(caplog.records) == 1


def test_whichever_byte_is_wrong_a_world_comes_out(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Perhaps the old one, perhaps a new one: but never a traceback, and never more than one line."""
    kept = Kept(path)
    for number in range(20):
        kept.say(f"message {number}")
    kept.file.close()
    data = path.read_bytes()
    for place in range(0, len(data), 1597):
        caplog.clear()
        path.write_bytes(data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :])
        after = Kept(path)
        assert after.world.new_id()
        after.file.close()
        assert len(caplog.records) <= 1


def test_an_empty_file_is_simply_a_new_world(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.touch()
    kept = Kept(path)
    message = kept.say("hello")
    assert message.id in again(kept).world.channel("games").messages
    assert not caplog.records


def test_a_file_that_another_program_has_open_is_left_alone(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    first = Kept(path)
    first.say("mine")
    second = Kept(path)
    second.say("nobody's")
    second.file.close()
    assert [record.getMessage() for record in caplog.records] == [
        f"{path} can't be used (database is locked): this world won't be kept"
    ]
    assert [each.content for each in again(first).world.channel("games").messages.values()] == ["mine"]


def test_a_folder_that_is_not_there_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = tmp_path / "nowhere" / "x.world"
    Kept(path).say("hello")
    assert [record.getMessage() for record in caplog.records] == [
        f"{path} can't be used (unable to open database file): this world won't be kept"
    ]


def test_if_it_cannot_be_written_any_more_the_playground_goes_on(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    kept = Kept(path)
    kept.file._database.execute("PRAGMA query_only = ON")  # pyright: ignore[reportPrivateUsage, reportOptionalMemberAccess]
    for word in ("one", "two"):
        kept.say(word)
    kept.file.close()
    [record] = caplog.records
    assert record.getMessage() == (
        f"{path} can't be written (attempt to write a readonly database): from now on, this world isn't kept"
    )
    assert len(kept.world.channel("games").messages) == 2
