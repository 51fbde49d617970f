"""Slash commands over the wire: what they answer, to whom, and what they change."""

import asyncio
import logging
import re
import sys
import time
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

import cogs.clicks.replies
from cogs.bot import Duckboard
from cogs.pages.boards import boards_page
from cogs.pages.common import place_link
from cogs.pages.model import Page, Say
from cogs.pages.private import paged
from cogs.pages.rules import chapters, help_page, rules_page
from cogs.settings import NotifyBy
from cogs.sync import hash_of
from cogs.tree import sentence_of
from data.store import Refused, Status, Table
from engine import GAMES
from playground import Answer, Exchange, Playground, Unanswered, World
from playground.world import AUTOCOMPLETE, COMMAND, Channel
from render.words.markdown import plain
from render.words.texts import Texts, texts
from tests.support.cogs.commands import EPHEMERAL, choose, control, forged, press, private, said, use
from tests.support.cogs.driver import JSON, Player, alt_texts, items_of
from tests.support.cogs.forger import Forger
from tests.support.cogs.pages import text_of
from tests.support.cogs.running import running
from tests.support.paths import ROOT
from tests.support.patience import LONGEST, until
from tests.support.render.messages import messages_of, names_in
from tests.support.say import say, says

DEFERRED, UPDATE = 5, 7  # kinds of answers


async def begin(player: Player, command: str = "duckrace") -> None:
    """A game with a computer."""
    await use(player.person, player.channel, f"{command} start", {})
    await player.press("computer")
    await player.press("start")
    await player.awaited("hand")


async def cleared(player: Player) -> None:
    """The table is gone, and its message shows it."""
    await until(lambda: not player.controls("computer", "start", "hand"))


@pytest.fixture
def ada(playground: Playground) -> Player:
    return Player(playground, "Ada", playground.world.channel("games"))


@pytest.fixture
def ben(playground: Playground) -> Player:
    return Player(playground, "Ben", playground.world.channel("games"))


async def table_in(bot: Duckboard, channel: Channel) -> Table:
    number = await bot.store.table_at(channel.id)
    assert number is not None
    return await table_of(bot, number)


async def table_of(bot: Duckboard, number: int) -> Table:
    table = await bot.store.load(number)
    assert not isinstance(table, Refused)
    return table


# What there is


@pytest.mark.usefixtures("bot")
async def test_commands_are_offered_where_they_work(ada: Player) -> None:
    def offered(channel: Channel) -> dict[str, set[str]]:
        return {form["name"]: {each["name"] for each in form["options"]} for form in ada.person.commands(channel)}

    usual = {"help", "hand", "table", "leave", "stop", "describe", "settings", "setup", "about"}
    everywhere = {"ducks": usual | {"history", "leaderboard", "learn", "privacy", "puzzle", "stats", "verify"}}
    games = {f"duck{kind}": {"start", "how", "rules"} for kind in GAMES}
    assert offered(ada.channel) == everywhere | games | {"duckrace": {"start", "how", "rules", "boards", "board"}}
    assert offered(ada.person.open_dm()) == everywhere


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("stop", "error-tables-only"),
        ("describe", "error-tables-only"),
        ("setup", "error-servers-only"),
        ("stats", "error-servers-only"),
        ("leaderboard", "error-servers-only"),
    ],
)
async def test_what_belongs_to_a_server_is_told_so_in_direct_messages(
    ada: Player, command: str, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Setting up a server needs no table."""
    answer = await use(ada.person, ada.person.open_dm(), f"ducks {command}")
    assert private(answer) == texts().say(reason)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_what_commands_say_is_what_the_file_has() -> None:
    files = [*(ROOT / "cogs").rglob("*.py")]
    prefixes = "(?:error|help|about|tables|leave|stop|keep|describe|settings|setup|vote|rules|boards|board)"
    written, made = names_in(files, prefixes)
    assert made == {"help-{}", "tables-{}", "settings-{}"}
    states = {f"tables-{state}" for state in ("lobby", "awaited", "waiting", "watching", "paused")}
    states |= {f"settings-{each}" for each in NotifyBy}
    theirs = written | states | {f"help-{kind}" for kind in GAMES} | {"hand-none"}
    assert messages_of("commands.ftl") == theirs


# Reading


@pytest.mark.usefixtures("bot")
async def test_help_is_for_whoever_asks_and_fits_on_one_page(ada: Player, ben: Player) -> None:
    guide = private(await use(ada.person, ada.channel, "ducks help"))
    assert say("help-table") in guide
    assert say("help-gallery", least=2, most=6) in guide
    assert private(await use(ada.person, ada.person.open_dm(), "ducks help")) == guide
    assert ben.words() == ""
    assert sum(len(part.text) for part in help_page(texts()).parts if isinstance(part, Say)) < 2200, "two minutes"


@pytest.mark.usefixtures("bot")
async def test_about_counts_the_open_tables(ada: Player) -> None:
    assert counts(private(await use(ada.person, ada.person.open_dm(), "ducks about")), 0)
    await use(ada.person, ada.channel, "duckrace start")
    about = private(await use(ada.person, ada.channel, "ducks about"))
    assert re.search(r" \d+\.\d+\.\d+\n", about)
    assert counts(about, 1)


async def test_only_the_bots_owner_sees_how_busy_it_is(bot: Duckboard, ada: Player, ben: Player) -> None:
    bot.owner_id = ada.person.id
    mine, others = [private(await use(each.person, each.channel, "ducks about")) for each in (ada, ben)]
    assert says(mine, "about-busy")
    assert not says(others, "about-busy")


def counts(about: str, tables: int) -> bool:
    """Whether or not there was a ping yet."""
    return says(about, "about-page", tables=tables) or says(about, "about-page", tables=tables, ping=-1)


@pytest.mark.usefixtures("bot")
async def test_rules_are_turned_from_chapter_to_chapter(ada: Player) -> None:
    answer = await use(ada.person, ada.channel, "duckrace rules")
    assert private(answer) == text_of(rules_page(texts(), "race"))
    options = {option["label"]: option["value"] for option in control(answer, "rules")["options"]}
    assert [*options] == [chapter.title for chapter in chapters("race")]
    turned = await choose(ada.person, answer, "rules", options["Bonk!"])
    assert turned.kind == UPDATE
    assert private(turned) == text_of(rules_page(texts(), "race", int(options["Bonk!"])))
    assert picture(await ada.illustrated(turned, "0-rules-bonk.png")) == "0-rules-bonk.png"
    (chosen,) = [option["label"] for option in control(turned, "rules")["options"] if option.get("default")]
    assert chosen == "Bonk!"
    for kind in ("gallery", "pool", "tow"):
        told = private(await use(ada.person, ada.channel, f"duck{kind} rules"))
        assert told == text_of(rules_page(texts(), kind))


@pytest.mark.usefixtures("bot")
async def test_a_chapter_that_is_no_longer_there_opens_the_rules_at_the_first(ada: Player) -> None:
    """A message from before may offer more of them than there are now."""
    answer = await use(ada.person, ada.channel, "duckrace rules")
    for old in ("24", "nonsense"):
        turned = await forged(ada.person, answer, "s1:rules:0:race", old)
        assert turned.kind == UPDATE
        assert private(turned) == text_of(rules_page(texts(), "race"))


# Boards


@pytest.mark.usefixtures("bot")
async def test_boards_are_told_and_one_is_shown(ada: Player) -> None:
    answer = await use(ada.person, ada.channel, "duckrace boards")
    assert say("boards-line", name=say("option-board-tub"), spaces=70, rings=12, shown="yes") in private(answer)
    assert picture(await ada.illustrated(answer, "0-setting.png")) == "0-setting.png"
    turned = await choose(ada.person, answer, "boards", "lagoon")
    assert say("boards-line", name=say("option-board-lagoon"), spaces=70, rings=12, shown="yes") in private(turned)
    await until(lambda: say("race-board-lagoon") in str([alt_texts(each["components"]) for each in ada.messages()]))


@pytest.mark.usefixtures("bot")
async def test_a_board_is_drawn_from_its_name_or_code_or_refused(ada: Player) -> None:
    named = await use(ada.person, ada.channel, "duckrace board", {"code": "delta"})
    assert "```\ndelta\n```" in private(named)
    made_up = await use(ada.person, ada.channel, "duckrace board", {"code": "random-advanced"})
    (code,) = re.findall(r"```\n(.*)\n```", private(made_up))
    again = await use(ada.person, ada.channel, "duckrace board", {"code": f" {code} "})
    assert f"```\n{code}\n```" in private(again)
    for wrong, why in ((code[:-1] + "z", "board-broken"), ("*@everyone*", "no-board")):
        refused = await use(ada.person, ada.channel, "duckrace board", {"code": wrong})
        assert private(refused) == texts().say(f"refused-setup-{why}", typed=plain(wrong))
    typed = await ada.person.complete(
        ada.channel, "duckrace board", "code", {"code": say("option-board-lagoon").upper()}
    )
    assert [choice["value"] for choice in typed] == ["lagoon"]


def gallery_of(answer: Answer) -> JSON:
    assert answer.message is not None
    return next(item["items"][0] for item in items_of(answer.message["components"]) if "items" in item)


def picture(answer: Answer) -> str:
    return gallery_of(answer)["media"]["url"].split("?")[0].rpartition("/")[2]


# Hands and tables


async def test_hands_and_tables_are_found_from_anywhere(ada: Player, bot: Duckboard, world: World) -> None:
    elsewhere = Player(ada.playground, "Ada", world.channel("more-games"))
    dm = ada.person.open_dm()
    assert private(await use(ada.person, dm, "ducks hand")) == say("hand-none")
    assert private(await use(ada.person, dm, "ducks table")) == say("tables-none")
    await begin(ada, "duckgallery")
    await begin(elsewhere)
    gallery, race = await table_in(bot, ada.channel), await table_in(bot, elsewhere.channel)

    here = await use(ada.person, ada.channel, "ducks hand")
    assert say("hand-of", game=say("game-gallery"), link=place_link(gallery)) in private(here)
    assert "look" not in str(here.message), "in the channel of a table its hand is meant"

    first = await use(ada.person, dm, "ducks hand")
    labels = {option["value"]: option["label"] for option in control(first, "look")["options"]}
    assert labels == {str(gallery.id): picked("gallery", "games"), str(race.id): picked("race", "more-games")}
    for table in (gallery, race):
        shown = await choose(ada.person, first, "look", str(table.id))
        assert shown.kind == UPDATE
        assert say("hand-of", game=say(f"game-{table.kind}"), link=place_link(table)) in private(shown)

    listed = private(await use(ada.person, dm, "ducks table"))
    board = (await bot.store.posts(race.id))["board"].message_id
    assert f"(https://discord.com/channels/{race.guild_id}/{race.channel_id}/{board})" in listed
    assert all(f"**{say(f'game-{table.kind}')}**" in listed for table in (race, gallery))
    assert say("tables-awaited") in listed
    seen = private(await use(ada.playground.be("Ben"), ada.channel, "ducks table"))
    assert say("game-gallery") in seen
    assert say("tables-watching") in seen


def picked(kind: str, channel: str) -> str:
    return say("tables-pick", game=say(f"game-{kind}"), channel=say("tables-channel", name=channel))


async def test_a_hand_is_asked_for_where_it_is_awaited_first(ada: Player, bot: Duckboard, world: World) -> None:
    """The race was used last, but it only waits for its computer."""
    ben = Player(ada.playground, "Ben", world.channel("more-games"))
    await begin(ada, "duckgallery")
    await use(ben.person, ben.channel, "duckrace start", {"rules": "advanced"})
    await ada.person.press((await ben.awaited("sit"))[0].message, (await ben.awaited("sit"))[0].custom_id)
    await ben.press("start")
    await ben.awaited("hand")
    race = await table_in(bot, ben.channel)
    assert race.game is not None
    (prompt,) = [each for each in race.game.prompts() if each.seat == 1 and not each.standing]
    await bot.store.play(race.id, 1, prompt.moves[0], prompt=prompt.id, undos=0)
    answer = await use(ada.person, ada.person.open_dm(), "ducks hand")
    assert says(private(answer), "hand-of", game=say("game-gallery"))


# Leaving


async def test_a_lobby_is_left_at_once_and_a_game_only_when_one_is_sure(ada: Player, bot: Duckboard) -> None:
    dm = ada.person.open_dm()
    assert private(await use(ada.person, dm, "ducks leave")) == say("leave-none")
    await use(ada.person, ada.channel, "duckrace start")
    await ada.awaited("computer")
    assert says(private(await use(ada.person, dm, "ducks leave")), "leave-done", game=say("game-race"))
    await cleared(ada)
    await begin(ada)
    table = await table_in(bot, ada.channel)
    kept = await press(ada.person, await use(ada.person, ada.channel, "ducks leave"), "keep")
    assert private(kept) == say("keep-done")
    assert (await table_of(bot, table.id)).seat_of(ada.person.id) is not None
    sure = await use(ada.person, dm, "ducks leave")
    assert says(private(sure), "leave-sure", alone="yes")
    gone = await press(ada.person, sure, "quit")
    assert gone.kind == UPDATE
    assert private(gone) == say("leave-done", game=say("game-race"), channel=f"<#{ada.channel.id}>")
    assert (await table_of(bot, table.id)).seat_of(ada.person.id) is None
    again = await use(ada.person, dm, "ducks leave")
    assert private(again) == say("leave-none")


async def test_a_computer_takes_the_seat_of_who_leaves_others(ada: Player, ben: Player, bot: Duckboard) -> None:
    await use(ada.person, ada.channel, "duckgallery start")
    await ben.press("sit")
    await ada.press("start")
    await ada.awaited("hand")
    table = await table_in(bot, ada.channel)
    sure = await use(ada.person, ada.channel, "ducks leave")
    assert says(private(sure), "leave-sure", alone="no")
    await press(ada.person, sure, "quit")
    left = await table_of(bot, table.id)
    assert (left.status, left.host_id) == (Status.PLAYING, ben.person.id)
    assert left.seats[0].computer
    assert private(await press(ada.person, await reopened(ada, sure), "quit")) == say("refused-not-seated")


async def reopened(player: Player, answer: Answer) -> Answer:
    """The same page as someone has it who opened it twice."""
    assert answer.message is not None
    shown = player.playground.world.channels[int(answer.message["channel_id"])].messages[int(answer.message["id"])]
    shown.components = answer.message["components"]
    return answer


async def test_of_several_tables_one_is_chosen_to_leave(ada: Player, bot: Duckboard, world: World) -> None:
    elsewhere = Player(ada.playground, "Ada", world.channel("more-games"))
    await use(ada.person, ada.channel, "duckrace start")
    await begin(elsewhere, "duckgallery")
    lobby, game = await table_in(bot, ada.channel), await table_in(bot, elsewhere.channel)
    which = await use(ada.person, ada.person.open_dm(), "ducks leave")
    assert say("leave-which") in private(which)
    sure = await choose(ada.person, which, "leaving", str(game.id))
    assert says(private(sure), "leave-sure", game=say("game-gallery"), alone="yes")
    which = await use(ada.person, world.channel("general"), "ducks leave")
    left = private(await choose(ada.person, which, "leaving", str(lobby.id)))
    assert says(left, "leave-done", game=say("game-race"))
    assert (await table_of(bot, lobby.id)).status == Status.STOPPED
    assert (await table_of(bot, game.id)).seat_of(ada.person.id) is not None


# Stopping


async def test_a_table_is_stopped_by_its_host_or_an_admin(ada: Player, ben: Player, bot: Duckboard) -> None:
    """Ada owns the server; Cleo has no say."""
    cleo = ada.playground.be("Cleo")
    assert private(await use(cleo, ada.channel, "ducks stop")) == say("stop-none")
    for where, who, reason in (("games", ben.person, "stopped"), ("more-games", ada.person, "stopped-by-admin")):
        ben = Player(ben.playground, "Ben", ben.playground.world.channel(where))
        await begin(ben)
        table = await table_in(bot, ben.channel)
        assert private(await use(cleo, ben.channel, "ducks stop")) == say("stop-not-you")
        sure, twice = await use(who, ben.channel, "ducks stop"), await use(who, ben.channel, "ducks stop")
        assert says(private(sure), "stop-sure", begun="yes")
        assert (await table_of(bot, table.id)).status == Status.PLAYING
        done = await press(who, sure, "stop")
        assert private(done) == say("stop-done", game=say("game-race"), channel=f"<#{ben.channel.id}>")
        stopped = await table_of(bot, table.id)
        assert (stopped.status, stopped.reason) == (Status.STOPPED, reason)
        assert say("refused-closed") in private(await press(who, twice, "stop"))


async def test_who_manages_one_server_cannot_stop_tables_of_another(ben: Player, bot: Duckboard, world: World) -> None:
    cleo = ben.playground.be("Cleo")
    lake = world.add_guild("The Lake", owner=cleo.person)
    world.join(cleo.person, lake)
    shore = world.add_channel(lake, "shore")
    await use(ben.person, ben.channel, "duckrace start")
    await use(cleo, shore, "duckrace start")
    foreign = await table_in(bot, ben.channel)
    sure = await use(cleo, shore, "ducks stop")
    assert private(await forged(cleo, sure, f"d1:stop:{foreign.id}")) == say("refused-not-host")
    assert (await table_of(bot, foreign.id)).version == foreign.version


FORGED = [
    ("s1:rules:0:chess", "0"),
    ("s1:rules:0:../race", "0"),
    ("s1:rules:0", "0"),
    ("s1:boards:0", "random-beginner"),
    ("s1:look:0", "77"),
    ("s1:look:zzzzzzzz", "x" * 100),
    ("s1:leaving:0", "-1"),
    ("s1:leaving:0", "9" * 100),
    ("s1:stop:0", "1"),
    ("s1:quit:77", "1"),
]


@pytest.mark.usefixtures("bot")
async def test_forged_clicks_get_one_sentence(ada: Player, caplog: pytest.LogCaptureFixture) -> None:
    rules = await use(ada.person, ada.channel, "duckrace rules")
    for custom_id, value in FORGED:
        answer = await forged(ada.person, rules, custom_id, value)
        assert private(answer).count("\n") == 0, custom_id
        assert say("something-broke") not in said(answer), custom_id
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# In words


@pytest.mark.usefixtures("bot")
async def test_a_table_is_described_to_its_players_with_their_hand(ada: Player, ben: Player) -> None:
    ada.person.person.name = "*Ada*"
    assert private(await use(ada.person, ada.channel, "ducks describe")) == say("describe-none")
    await use(ada.person, ada.channel, "duckrace start")
    assert private(await use(ada.person, ada.channel, "ducks describe")) == say("describe-lobby")
    await ada.press("computer")
    await ada.press("start")
    await ada.awaited("hand")
    await use(ben.person, ben.channel, "ducks describe")
    seen = [said(message) for message in ben.messages() if message["flags"] & EPHEMERAL]
    assert says("".join(seen), "race-row", number=1)
    assert r"\*Ada\*" in "".join(seen)
    assert say("describe-hand") not in "".join(seen)
    assert says("".join(seen), "computers-here", count=1)
    await use(ada.person, ada.channel, "ducks describe")
    own = "".join([said(message) for message in ada.messages() if message["flags"] & EPHEMERAL])
    assert says(own, "race-row", number=1)
    assert say("describe-hand") in own


def test_long_texts_are_torn_between_lines() -> None:
    texts = ["a" * 10, "b\n" * 5, "c" * 25]
    pages = paged(texts, most=12)
    assert all(0 < len(page) <= 12 for page in pages)
    assert "".join(pages).replace("\n", "") == "a" * 10 + "b" * 5 + "c" * 25


# Errors


async def test_a_bug_is_written_down_and_answered_politely(
    ada: Player, bot: Duckboard, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await use(ada.person, ada.channel, "duckrace start")
    table = await table_in(bot, ada.channel)
    monkeypatch.setattr(sys.modules["cogs.commands.ducks"], "help_page", None)  # discord.py imports extensions itself
    answer = await use(ada.person, ada.channel, "ducks help")
    assert private(answer) == say("something-broke")
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.getMessage() == f"table {table.id}, channel {ada.channel.id}: /ducks help failed"
    assert record.exc_info


async def test_commands_that_the_bot_does_not_know_any_more(ada: Player, bot: Duckboard) -> None:
    bot.tree.remove_command("duckrace")
    for command in ("duckrace rules", "duckrace start"):
        assert private(await use(ada.person, ada.channel, command)) == say("error-changed")
    assert await ada.person.complete(ada.channel, "duckrace board", "code", {"code": "x"}) == []


WRONG_OPTIONS: list[JSON] = [
    {"name": "friend1", "type": 6, "value": "12"},  # Discord doesn't say who that is
    {"name": "friend1", "type": 6, "value": "nobody"},
    {"name": "friend1", "type": 3, "value": "Ben"},
    {"name": "thread", "type": 3, "value": "yes"},
    {"name": "thread", "type": 5, "value": None},
    {"name": "board", "type": 4, "value": 7},
    {"name": "board", "type": 3, "value": True},
    {"name": "gone", "type": 11, "value": "x"},
]


async def test_options_of_another_version_are_refused_in_one_sentence(
    ada: Player, bot: Duckboard, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord may still have the commands that we had, or already those that we'll have."""
    forger = Forger(playground.world, {})
    start = next(leaf for leaf in forger.leaves if leaf.name == "duckrace start")
    for option in WRONG_OPTIONS:
        forged = forger.said(COMMAND, start, ada.person.person, ada.channel, [option])
        assert private(await playground.people.ask(forged)) == say("error-changed")
        typing = forger.said(AUTOCOMPLETE, start, ada.person.person, ada.channel, [{**option, "focused": True}])
        assert (await playground.people.ask(typing)).choices == []
    assert await bot.store.count_open() == 0
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.usefixtures("bot")
async def test_an_answer_that_comes_too_late_is_only_written_down(
    ada: Player, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    """By the clock, the bot takes longer than anyone waits."""
    asking = asyncio.create_task(use(ada.person, ada.channel, "duckrace boards"))
    before = len(playground.world.interactions)
    while len(playground.world.interactions) == before:
        await asyncio.sleep(0)  # the bot has no time to answer yet
    playground.world.clock.advance(LONGEST)
    with pytest.raises(Unanswered, match="did not answer"):
        await asking
    await until(lambda: [record for record in caplog.records if "too late" in record.getMessage()])
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert say("help-what") in private(await use(ada.person, ada.channel, "ducks help"))


@pytest.mark.usefixtures("bot")
async def test_what_takes_long_is_announced(ada: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.clicks.replies, "ENOUGH", 0)
    monkeypatch.setattr(sys.modules["cogs.commands.games"], "boards_page", slow_boards_page)
    answer = await use(ada.person, ada.channel, "duckrace boards")
    assert answer.kind == DEFERRED
    assert says(private(answer), "boards-line", shown="yes")
    assert private(await use(ada.person, ada.channel, "ducks leave")) == say("leave-none")


def slow_boards_page(words: Texts, name: str) -> Page:
    time.sleep(0.2)
    return boards_page(words, name)


class Never(app_commands.Transformer):
    """Understands nothing."""


def test_each_kind_of_error_has_its_sentence() -> None:
    errors: list[tuple[Exception, str]] = [
        (app_commands.MissingPermissions(["manage_guild"]), say("error-you-may-not", permissions="Manage Server")),
        (app_commands.BotMissingPermissions(["send_messages"]), say("error-i-may-not", permissions="Send Messages")),
        (app_commands.CommandOnCooldown(app_commands.Cooldown(1, 9), 1.2), say("error-too-fast", seconds=2)),
        (
            app_commands.TransformerError("*x*", discord.AppCommandOptionType.string, Never()),
            say("error-value", value=r"\*x\*"),
        ),
        (app_commands.CheckFailure(), say("error-not-for-you")),
    ]
    for error, words in errors:
        assert sentence_of(error, texts()) == words
    assert sentence_of(ValueError(), texts()) is None


# Telling Discord the commands


class Told(list[Any]):
    """How often the bot has told Discord its commands."""

    def __init__(self, playground: Playground) -> None:
        playground.watchers.append(self._watch)

    def _watch(self, exchange: Exchange) -> None:
        if exchange.method == "PUT" and exchange.path == "/applications/{application_id}/commands":
            self.append(exchange)


async def test_commands_are_told_once_and_again_when_they_change(
    playground: Playground, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = Told(playground)
    async with running(playground, tmp_path) as first, running(playground, tmp_path) as second:
        assert await hash_of(first.tree) == await hash_of(second.tree)
        assert len(told) == 1
    monkeypatch.setattr("cogs.bot.EXTENSIONS", ("cogs.commands.ducks",))
    async with running(playground, tmp_path):
        assert len(told) == 2
    async with running(playground, tmp_path):
        assert len(told) == 2


async def test_of_several_processes_that_start_at_once_one_tells(playground: Playground, tmp_path: Path) -> None:
    told = Told(playground)
    async with running(playground, tmp_path):
        pass
    playground.faults.slow(r"PUT /applications/\{application_id\}/commands", 0.3)
    key = f"commands {playground.world.bot.id}"
    async with running(playground, tmp_path) as bot:
        await bot.store.put_setting(key, "another version")
    both = [one_start(playground, tmp_path), one_start(playground, tmp_path)]
    await asyncio.gather(*both)
    assert len(told) == 2


async def one_start(playground: Playground, folder: Path) -> None:
    async with running(playground, folder):
        pass


async def test_commands_that_discord_did_not_take_are_told_again(
    playground: Playground, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    told = Told(playground)
    playground.faults.fail(r"PUT /applications/\{application_id\}/commands", 403)
    async with running(playground, tmp_path) as bot:
        assert not told
        assert "the next start tries again" in caplog.text
        assert bot.is_ready()
    async with running(playground, tmp_path):
        assert len(told) == 1


async def test_a_claim_that_was_left_behind_lapses(playground: Playground, tmp_path: Path) -> None:
    told = Told(playground)
    async with running(playground, tmp_path) as bot:
        await bot.store.put_setting(f"commands {bot.application_id}", "claimed until 1.5 somebody")
    async with running(playground, tmp_path):
        assert len(told) == 2
