"""Injected faults, as an unchanged discord.py client experiences them."""

import time

import aiohttp
import discord
import pytest

from playground import Playground, Somebody, example_world
from playground.world import Channel
from tests.support.patience import until
from tests.support.playground.quackbot import QuackBot

SEND = "POST /channels/{channel_id}/messages$".replace("{", r"\{").replace("}", r"\}")


@pytest.mark.parametrize("status", [500, 502])
async def test_discord_py_tries_again_after_a_server_error(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel, status: int
) -> None:
    playground.faults.fail(SEND, status)
    await bot.get_partial_messageable(games.id).send("at last")
    assert [message["content"] for message in ada.sees(games)] == ["at last"]


async def test_discord_py_waits_when_told_to(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    playground.faults.limit(SEND, seconds=0.1, times=2)
    before = time.monotonic()
    await bot.get_partial_messageable(games.id).send("at last")
    assert time.monotonic() - before > 0.2
    assert len(ada.sees(games)) == 1


async def test_a_slow_answer_is_still_right(bot: QuackBot, playground: Playground, games: Channel) -> None:
    playground.faults.slow(SEND, seconds=0.1)
    before = time.monotonic()
    assert (await bot.get_partial_messageable(games.id).send("slowly")).content == "slowly"
    assert time.monotonic() - before > 0.1


async def test_a_lost_answer_was_acted_on(bot: QuackBot, playground: Playground, ada: Somebody, games: Channel) -> None:
    playground.faults.lose(SEND)
    with pytest.raises(aiohttp.ClientError):
        await bot.get_partial_messageable(games.id).send("did it arrive?")
    assert [message["content"] for message in ada.sees(games)] == ["did it arrive?"]


async def test_a_message_sent_again_after_a_lost_answer_appears_once(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    playground.faults.lose_behind(SEND)
    await bot.get_partial_messageable(games.id).send("once")  # discord.py makes up a nonce for every message
    assert len(ada.sees(games)) == 1


async def test_but_a_follow_up_has_no_nonce_and_appears_twice(
    bot: QuackBot, playground: Playground, ada: Somebody, games: Channel
) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    assert bot.is_ready()
    playground.faults.lose_behind("POST /webhooks", after=1)
    await ada.press(board, "do:think")
    await until(lambda: len(ada.sees(games)) == 4)
    assert [message["content"] for message in ada.sees(games)][1:] == ["thought", "and then", "and then"]


async def test_a_deleted_board_is_unknown(bot: QuackBot, playground: Playground, ada: Somebody, games: Channel) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    assert playground.faults.delete_message(int(board["id"]))
    with pytest.raises(discord.NotFound) as refused:
        await bot.get_partial_messageable(games.id).get_partial_message(int(board["id"])).edit(content="x")
    assert refused.value.code == 10008
    assert not playground.faults.delete_message(int(board["id"]))


async def test_a_deleted_channel_is_unknown(bot: QuackBot, playground: Playground, games: Channel) -> None:
    assert playground.faults.delete_channel(games.id)
    with pytest.raises(discord.NotFound) as refused:
        await bot.get_partial_messageable(games.id).send("x")
    assert refused.value.code == 10003
    assert not playground.faults.delete_channel(games.id)


def test_the_same_seed_gives_the_same_faults() -> None:
    def struck(seed: int) -> list[bool]:
        faults = Playground(example_world(), seed=seed).faults
        faults.fail("GET", chance=0.3, times=None)
        return [faults.strikes("GET /users/@me") is not None for _ in range(100)]

    assert struck(1) == struck(1)
    assert struck(1) != struck(2)
    assert 10 < sum(struck(1)) < 50


def test_faults_begin_and_end_when_told_to() -> None:
    faults = Playground(example_world()).faults
    faults.fail("GET", after=1, times=2)
    assert [faults.strikes("GET /x") is not None for _ in range(5)] == [False, True, True, False, False]
    faults.fail("GET", times=None)
    assert faults.strikes("POST /x") is None
    faults.clear()
    assert faults.strikes("GET /x") is None
