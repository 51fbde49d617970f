"""What goes wrong at real tables: closed direct messages, deleted messages, lost permissions, people who leave."""

import asyncio
import re
from collections.abc import Callable
from typing import Any

import pytest

from cogs.bot import Duckboard
from data.store import Status, Table
from playground import Exchange, Playground
from playground.permissions import VIEW_CHANNEL
from playground.world import EPHEMERAL, Overwrite, World
from tests.support.cogs.driver import Company, Player, Press, texts_of
from tests.support.cogs.laws import is_over, shows_the_newest
from tests.support.cogs.tables import always_deal
from tests.support.patience import LONGEST, until
from tests.support.say import say, says

Gather = Callable[..., Company]
POSTS = "/channels/{channel_id}/messages"


@pytest.fixture(autouse=True)
def unhurried() -> None:
    """A lost click is given up as soon as Discord's users would give it up."""


@pytest.fixture
def gather(bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Gather:
    """People in a channel."""
    always_deal(monkeypatch, "5" * 64)

    def gathered(*names: str, channel: str = "games") -> Company:
        return Company(playground, bot.store, playground.world.channel(channel), names, "trouble")

    return gathered


@pytest.fixture(autouse=True)
def no_bugs(caplog: pytest.LogCaptureFixture) -> Any:
    yield
    assert not [record.getMessage() for record in caplog.get_records("call") if record.levelname == "ERROR"]


def board_id(company: Company) -> int:
    return int(company.host.controls("hand", "start", "rematch")[-1].message["id"])


def hands(player: Player) -> list[dict[str, Any]]:
    return [message for message in player.in_private() if message["components"]]


# Direct messages


async def test_with_closed_direct_messages_the_hand_is_on_the_table(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    ben = company.players[1]
    told = list[str]()
    playground.world.listeners.append(lambda each: told.extend(closed_to(each.message)) if each.message else None)
    ben.person.close_dms()
    await company.open("duckgallery")
    await company.insist(ben, "sit", lambda table: table.seat_of(ben.person.id) is not None)
    await company.begin()
    await play_by_the_table(company, ben, 20)
    await shows_the_newest(company)
    await until(lambda: told)
    assert told == [say("dms-closed")]
    assert not ben.in_private()


def closed_to(message: Any) -> list[str]:
    return [message.content] if message.content == say("dms-closed") else []


async def play_by_the_table(company: Company, without: Player, presses: int) -> None:
    """People without direct messages ask for their hand whenever the table waits for them."""
    while (table := await company.table()).status == Status.PLAYING and company.presses < presses:
        if is_asked_in_secret(table, without):
            await company.settled()
            old = [each.message["id"] for each in without.controls("say", "choose")]
            await without.press("hand")
            drop_ephemerals(without, old)
        await company.play(1)


def is_asked_in_secret(table: Table, player: Player) -> bool:
    seat = table.seat_of(player.person.id)
    assert table.game
    assert seat
    return any(each.secret and each.answer is None for each in table.game.prompts() if each.seat == seat.number)


def drop_ephemerals(player: Player, ids: list[str]) -> None:
    for message in player.in_channel():
        if message["flags"] & EPHEMERAL and message["id"] in ids:
            player.channel.messages.pop(int(message["id"]), None)


async def test_a_deleted_hand_comes_back(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    await company.settled()
    for player in company.players:
        for message in hands(player):
            playground.faults.delete_message(int(message["id"]))
    await company.host.press("hand")
    await company.play(6)
    await shows_the_newest(company)
    assert all(len(hands(player)) == 1 for player in company.players)


# Messages, channels, threads, servers


async def test_a_deleted_board_comes_back_and_the_game_goes_on(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    for _ in range(3):
        await company.settled()
        playground.faults.delete_message(board_id(company))
        await company.play(4)
    await shows_the_newest(company)


async def test_a_table_ends_with_its_channel(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    await company.play(3)
    playground.world.delete_channel(company.channel)
    await company.until(lambda table: table.status == Status.STOPPED)
    await company.settled()
    for player in company.players:
        assert not player.controls()
        assert len(hands(player)) == 1


async def test_a_table_ends_when_the_bot_is_sent_away(gather: Gather, playground: Playground) -> None:
    world, company = playground.world, gather("Ada", "Ben")
    guild = company.channel.guild
    assert guild
    await company.sit_down("duckgallery")
    await company.play(3)
    world.leave(world.bot, guild)
    await company.until(lambda table: table.status == Status.STOPPED)
    world.join(world.bot, guild)
    again = gather("Cleo", "Dan")
    await again.sit_down("duckgallery")
    await again.play(3)
    await shows_the_newest(again)


def move_into_a_thread(company: Company, world: World) -> None:
    thread = world.add_thread(company.channel, "table", company.host.person.person)
    company.channel = thread
    for player in company.players:
        player.channel = thread


async def test_an_archived_thread_wakes_up(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    move_into_a_thread(company, playground.world)
    await company.sit_down("duckgallery")
    await company.play(3)
    await company.settled()
    company.channel.archived = True
    playground.world.change_channel(company.channel)
    await company.play(4)
    await shows_the_newest(company)
    assert not company.channel.archived
    assert (await company.table()).status == Status.PLAYING


async def test_a_locked_thread_pauses_the_game_until_it_is_open(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    move_into_a_thread(company, playground.world)
    await company.sit_down("duckgallery")
    await company.play(3)
    await company.settled()
    company.channel.archived = company.channel.locked = True
    playground.world.change_channel(company.channel)
    await company.play(1)
    await company.until(lambda table: table.status == Status.PAUSED)
    company.channel.archived = company.channel.locked = False
    playground.world.change_channel(company.channel)
    await press_anything(company)
    await company.until(lambda table: table.status == Status.PLAYING)
    await company.play(4)
    await shows_the_newest(company)


# Permissions


async def test_without_rights_the_game_is_paused_until_they_are_back(gather: Gather, playground: Playground) -> None:
    world, company = playground.world, gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    await company.play(3)
    await company.settled()
    world.overwrite(company.channel, Overwrite(world.bot.id, 1, deny=VIEW_CHANNEL))
    await company.play(1)
    await company.until(lambda table: table.status == Status.PAUSED)
    await company.settled()
    noted = [text for message in company.host.in_private() for text in texts_of(message)]
    assert says("\n".join(noted), "note-paused", reason=say("reason-no-permission"))
    world.overwrite(company.channel, Overwrite(world.bot.id, 1))
    await press_anything(company)
    await company.until(lambda table: table.status == Status.PLAYING)
    await company.play(4)
    await shows_the_newest(company)


async def press_anything(company: Company) -> None:
    await company.press(Press(company.host, company.rng.choice(company.host.controls("say", "choose", "undo", "hand"))))


# People who come and go


async def test_the_next_is_host_when_the_host_leaves_the_lobby(gather: Gather) -> None:
    company = gather("Ada", "Ben", "Cleo")
    await company.open("duckgallery")
    for player in company.players[1:]:
        await company.insist(player, "sit", lambda table, player=player: table.seat_of(player.person.id) is not None)
    ada = company.players.pop(0)
    await company.insist(ada, "leave", lambda table: table.seat_of(ada.person.id) is None)
    assert (await company.table()).host_id == company.host.person.id
    await company.begin()
    await company.play(6)
    await shows_the_newest(company)


async def test_a_stand_in_plays_for_a_host_who_leaves_the_game(gather: Gather) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    await company.play(3)
    ada = company.players.pop(0)
    await leave(ada)
    await company.until(lambda table: table.seat_of(ada.person.id) is None)
    assert (await company.table()).host_id == company.host.person.id
    await company.play(6)
    await shows_the_newest(company)
    assert not hands(ada)


async def leave(player: Player) -> None:
    """And confirm it."""
    await player.person.use(player.channel, "ducks leave", {})
    await player.press("quit")


async def test_they_play_again(gather: Gather) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckrace")  # the shortest game
    await company.play()
    first = company.number
    await is_over(company)
    await company.again()
    await company.play(6)
    await shows_the_newest(company)
    assert company.number != first
    assert len((await company.table()).people) == 2


async def test_who_sits_at_two_tables_has_two_hands(gather: Gather) -> None:
    one, other = gather("Ada", "Ben"), gather("Ada", "Cleo", channel="general")
    await asyncio.gather(one.sit_down("duckgallery"), other.sit_down("duckgallery"))
    await asyncio.gather(one.play(12), other.play(12))
    for company in (one, other):
        await shows_the_newest(company)
    assert len(hands(one.host)) == 2


@pytest.mark.parametrize("command", ["duckrace", "duckgallery"])
async def test_a_move_is_taken_back(gather: Gather, command: str) -> None:
    company = gather("Ada", "Ben")
    company.whim = 0.0
    await company.sit_down(command)
    async with asyncio.timeout(LONGEST):
        while not (back := company.host.controls("undo")):
            await company.play(1)
            await company.settled()
    before = await company.table()
    for player in company.players:
        if not (await company.table()).undos:
            await company.press(Press(player, back[-1]))
    after = await company.until(lambda table: table.undos == 1)
    assert after.moves == before.moves + 1
    await shows_the_newest(company)
    await company.play(4)


# The line to Discord


async def test_the_line_may_break(gather: Gather, playground: Playground) -> None:
    company = gather("Ada", "Ben")
    await company.sit_down("duckgallery")
    for break_it in (playground.faults.drop_gateway, playground.faults.reconnect):
        await company.play(4)
        break_it()
        await until(lambda: any(each.session for each in playground.gateway.lines))
    await company.play(6)
    await shows_the_newest(company)


async def test_a_message_whose_receipts_were_lost_is_brought_up_to_date(gather: Gather, playground: Playground) -> None:
    """The message is sent again with the same nonce, and Discord returns the old one as it was."""
    company = gather("Ada", "Ben")
    ben, posted = company.players[1], list[Exchange]()
    playground.watchers.append(lambda each: posted.append(each) if each.path == POSTS else None)
    playground.faults.lose(rf"POST {re.escape(POSTS)}", times=None)
    await company.open("duckgallery")
    await company.insist(ben, "sit", lambda table: table.seat_of(ben.person.id) is not None)
    before = len(posted)
    await until(lambda: len(posted) >= before + 3)  # the table, and two hands
    playground.faults.clear()
    await shows_the_newest(company)
