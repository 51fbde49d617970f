"""People at a Duck Race table, over the wire: how they sit down, what they see, and how time passes for the bot."""

import asyncio
from collections.abc import Awaitable, Callable

from cogs.bot import Duckboard
from data.store import Table
from playground import Playground
from playground.world import EPHEMERAL
from tests.support.clock import FlowingClock
from tests.support.cogs.driver import Control, Player, items_of, texts_of
from tests.support.data.writing import until_stored
from tests.support.patience import LONGEST, until


async def seated(playground: Playground, command: str = "duckrace", *others: str) -> list[Player]:
    """A table where these people play."""
    channel = playground.world.channel("games")
    players = [Player(playground, name, channel) for name in ("Ada", *others)]
    await players[0].person.use(channel, f"{command} start", {})
    for player in players[1:]:
        await player.press("sit")
    return players


async def begun(playground: Playground, *others: str) -> list[Player]:
    players = await seated(playground, "duckrace", *others)
    await start(*players)
    return players


async def start(*players: Player) -> None:
    """Waits until everyone is asked something in secret."""
    await until(lambda: len(hands(players[-1])) == 1)
    await players[0].press("start")
    while not all([picks(player) for player in players]):  # duckies are set first, in public
        for player in players:
            for control in public(player)[:1]:
                await player.use(control)
        await until(lambda: any(map(public, players)) or all(map(picks, players)))


def public(player: Player) -> list[Control]:
    """What can be answered in public."""
    secret = picks(player)
    return [each for each in player.controls("say", "choose") if each not in secret]


def picks(player: Player) -> list[Control]:
    """The cards that can be picked in secret."""
    private = hands(player)
    shown = [each for each in player.controls("say") if int(each.message["id"]) in private]
    return [each for each in shown if each.answers[0].word.startswith("pick")]


def hands(player: Player) -> list[int]:
    """What the bot has posted in their direct messages. A sentence that answers a click isn't posted: it's theirs to
    dismiss."""
    return [int(message["id"]) for message in player.in_private() if not message["flags"] & EPHEMERAL]


def boards(player: Player) -> list[int]:
    """The messages in the channel that have something to press."""
    seen = player.person.sees(player.channel)
    return [int(m["id"]) for m in seen if any("custom_id" in item for item in items_of(m["components"]))]


def later(bot: Duckboard, **times: float) -> None:
    """As far as the bot can tell, this much time has passed."""
    assert isinstance(bot.clock, FlowingClock)
    bot.clock.forward(**times)


async def in_time(bot: Duckboard, true: Callable[[], Awaitable[object]], **times: float) -> None:
    """This much time passes, again and again, until it's true. Once isn't enough for a routine that is at work: it
    looks at the clock before and after."""
    async with asyncio.timeout(LONGEST):
        while not await true():
            later(bot, **times)
            await asyncio.sleep(0.01)


async def settled(bot: Duckboard) -> None:
    await until_stored(bot.store, lambda: is_shown(bot))


async def is_shown(bot: Duckboard) -> bool:
    table = await bot.store.load(1)
    return isinstance(table, Table) and table.presented == table.version


async def at_rest(bot: Duckboard) -> None:
    """Waits until every click is answered and everything that followed is shown."""
    await until(lambda: not bot.is_busy)
    await settled(bot)


async def table_of(bot: Duckboard, number: int = 1) -> Table:
    table = await bot.store.load(number)
    assert isinstance(table, Table)
    return table


async def asked_in_public(bot: Duckboard, players: list[Player]) -> Player | None:
    table = await bot.store.load(1)
    assert isinstance(table, Table)
    assert table.game is not None
    seats = {table.seats[prompt.seat].user_id for prompt in table.game.prompts() if not prompt.secret}
    return next((player for player in players if player.person.id in seats), None)


async def pick(player: Player) -> None:
    await player.use(picks(player)[0])


async def pass_time(bot: Duckboard, what: str) -> None:
    """Waits for the next deadline of this kind."""
    table = await table_of(bot)
    due = next(each.due for each in table.deadlines if each.what.startswith(what))
    later(bot, seconds=max(0.0, (due - bot.clock.now).total_seconds() + 0.001))


def private_words(player: Player) -> str:
    return "\n".join(text for message in player.in_private() for text in texts_of(message))
