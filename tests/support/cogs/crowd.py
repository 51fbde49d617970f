"""A crowded world to forge clicks in: every game in every state, on two servers, and everyone who might meddle."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from random import Random

from cogs.bot import Duckboard
from data.store import Person as Player
from data.store import Status, Store, Table
from engine import GAMES
from engine.players import NORMAL
from playground import World, example_world
from playground.world import Person
from tests.support.data.seating import done, play_on, played_out
from tests.support.patience import until

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")  # Ada owns the server
SAM = "Sam"  # has sat at every table once
MALLORY = "\u202eM<@1>`ällory🦆"  # plays nowhere, and owns another server
QUIET, PUDDLE, THREAD = "quiet", "puddle", "a thread"  # no table, another server's table, and one of tow's
MOVES = 6  # so that there is something to take back; a game of Duck Pool may be over after eight


def crowded_world() -> World:
    """Two servers. A bot is there as well, and someone who has never played."""
    world = example_world()
    pond, ada = next(iter(world.guilds.values())), next(iter(world.people.values()))
    others = [world.add_person(name, bot=name == "Beep") for name in (SAM, MALLORY, "Eve", "Beep")]
    other_pond = world.add_guild("The Puddle", owner=named(world, MALLORY))
    for person in others:
        world.join(person, pond)
    for person in (ada, named(world, "Ben"), named(world, "Eve")):
        world.join(person, other_pond)
    for kind in GAMES:
        for state in ("playing", "lobby", "paused"):
            world.add_channel(pond, f"{kind}-{state}")
    world.add_channel(pond, QUIET)
    world.add_channel(other_pond, PUDDLE)
    world.add_channel(other_pond, f"{PUDDLE}-{QUIET}")
    world.add_thread(world.channel("tow-playing"), THREAD, ada)
    return world


def named(world: World, name: str) -> Person:
    return next(person for person in world.people.values() if person.name == name)


async def seat_everyone(bot: Duckboard, world: World) -> dict[int, Table]:
    """All tables, once they are shown. They're made in the database: playing there over the wire would take longer."""
    numbers = [table.id async for table in Host(bot.store, world).tables()]
    await asyncio.gather(*[bot.presenter.nudge(number) for number in numbers])
    await until(lambda: not bot.is_busy)
    return {number: done(await bot.store.load(number)) for number in numbers}


class Host:
    def __init__(self, store: Store, world: World) -> None:
        self.store, self.world = store, world
        self.rng = Random("crowd")

    async def tables(self) -> AsyncIterator[Table]:
        for place, kind in enumerate(GAMES):
            people = [*PLAYERS[place:], *PLAYERS[:place]]
            async for table in self._over(kind, people):
                yield table
            yield await self._playing(kind, people)
            yield await self._lobby(kind, people, place)
            yield await self._paused(kind, people, place)
        yield await self._begun("race", ["Eve", "Ben"], PUDDLE)

    # Each kind of table

    async def _over(self, kind: str, people: Sequence[str]) -> AsyncIterator[Table]:
        """Played to the end, stopped, closed before it began, and cleared. Where the last two were, others stand."""
        cleared = await played_out(self.store, await self._begun(kind, [*people[:2], SAM], f"{kind}-playing"), self.rng)
        await self.store.clear_old_games(self.store.clock.now)
        yield cleared
        where = QUIET if kind == "race" else f"{kind}-playing"  # there, a rematch can be played
        yield await played_out(self.store, await self._begun(kind, [*people[:2], SAM], where), self.rng)
        stopped = await play_on(self.store, await self._begun(kind, people[:2], f"{kind}-playing"), MOVES, self.rng)
        yield done(await self.store.stop(stopped.id, "stopped"))
        unplayed = await self._seated(kind, people[:2], f"{kind}-playing")
        yield done(await self.store.cancel(unplayed.id, by=unplayed.host_id))

    async def _playing(self, kind: str, people: Sequence[str]) -> Table:
        """Sam has left it. One of them is asleep."""
        where = THREAD if kind == "tow" else f"{kind}-playing"
        table = await self._begun(kind, [*people[:2], SAM], where)
        done(await self.store.leave(table.id, self._player(SAM).user_id))
        table = await play_on(self.store, done(await self.store.load(table.id)), MOVES, self.rng)
        return done(await self.store.fall_asleep(table.id, 1)) if kind == "pool" else table

    async def _lobby(self, kind: str, people: Sequence[str], place: int) -> Table:
        """Sam was sent away. Two have no room for anybody, one keeps a seat for Eve."""
        table = await self._seated(kind, [people[0], SAM, people[1]], f"{kind}-lobby")
        table = done(await self.store.remove(table.id, 1, by=table.host_id))
        if place == 2:
            await self.store.cancel(table.id, by=table.host_id)
            table = await self._seated(kind, people[:2], f"{kind}-lobby", invited=["Eve"])
        while place < 2 and len(table.seats) < GAMES[kind].seats[-1]:
            table = done(await self.store.add_computer(table.id, NORMAL, *map(str, range(9))))
        return done(await self.store.choose_lucky_word(table.id, table.host_id, "quack"))

    async def _paused(self, kind: str, people: Sequence[str], place: int) -> Table:
        """Because nobody is awake; or for a reason that is nobody's fault."""
        table = await self._begun(kind, people[:2], f"{kind}-paused")
        table = await play_on(self.store, table, MOVES, self.rng)
        if place % 2:
            return done(await self.store.pause(table.id, "asleep"))
        for seat in table.people:
            table = done(await self.store.fall_asleep(table.id, seat.number))
        assert table.status is Status.PAUSED
        return table

    # People sit down

    async def _begun(self, kind: str, people: Sequence[str], where: str) -> Table:
        table = await self._seated(kind, people, where)
        return done(await self.store.start(table.id, by=table.host_id))

    async def _seated(self, kind: str, people: Sequence[str], where: str, invited: Sequence[str] = ()) -> Table:
        channel = self.world.channel(where)
        host, *guests = map(self._player, people)
        asked = [*map(self._player, invited)]
        spot = {
            "channel_id": channel.id,
            "parent_id": channel.parent_id,
            "guild_id": channel.guild and channel.guild.id,
        }
        table = done(await self.store.open_lobby(kind, host, **spot, invited=asked))
        for guest in guests:
            table = done(await self.store.sit(table.id, guest))
        return table

    def _player(self, name: str) -> Player:
        return Player(named(self.world, name).id, name)
