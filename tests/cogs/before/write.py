"""`python -m tests.cogs.before.write 2026-11-17`: writes a moment of the version that is checked out.

Write one when a version goes out that changed anything of what is kept: custom ids, slots, settings, columns, dumps,
commands. The old ones stay, since somebody may come from any of them. It takes half a minute; afterwards look at the
diff, and let `tests/cogs/test_before.py` play the new one on. Only a game whose rules got another version ends with the
update, by design: then the moments before it have had their time.

The moment: a table of each game in the middle of it, with people and a computer (one in a thread), a lobby, a paused
game, one whose people are reminded, a finished one, a cancelled one; what people and servers have set; and all the
private pages that people may have left open.
"""

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from cogs.bot import Duckboard, point_at
from engine import GAMES, Game
from engine.record import Said
from playground import GENEROUS, Answer, Playground, Somebody, World
from playground.world import Channel
from tests.support.clock import FlowingClock
from tests.support.cogs.commands import use
from tests.support.cogs.driver import MOVES, Company, Player, controls_of, items_of
from tests.support.cogs.running import running
from tests.support.engine import laws
from tests.support.patience import LONGEST, run, until

from .keeping import HERE, write, write_playouts

JSON = dict[str, Any]
CHANNELS = ("race", "gallery", "pool", "tow", "lobby", "paused", "late", "finished", "cancelled")
ONCE = 1  # press
MOST_WORDS = 400
PLAYOUTS = (
    ("race", 2, {}),
    ("race", 4, {"rules": "advanced", "board": "rapids", "forgiving": "yes"}),
    ("gallery", 3, {}),
    ("pool", 3, {}),
    ("pool", 2, {"length": "long", "cancelling": "orders"}),
    ("tow", 2, {}),
    ("tow", 4, {}),
)


async def main(name: str) -> None:
    world, clock = pond(), FlowingClock()
    with TemporaryDirectory() as folder:
        async with Playground(world, rates=GENEROUS) as playground:
            point_at(playground.api, playground.gateway_url)
            async with running(playground, Path(folder), clock) as bot:
                forms = await Scene(playground, bot, clock).play()
                now = clock.now
        write(HERE / name, now, world, Path(folder) / "duckboard.db", forms)
    write_playouts(HERE / name, [playout(*each) for each in PLAYOUTS])


def playout(kind: str, seats: int, options: dict[str, str]) -> tuple[JSON, Game[Any], Iterator[Said]]:
    game = GAMES[kind].new(seats=seats, options=options, seed=f"{seats:064x}")
    begun: JSON = {"kind": kind, "rules": game.rules, "seats": seats, "options": options, "seed": game.seed}
    return begun, game, words_in(game, Random(kind))


def words_in(game: Game[Any], rng: Random) -> Iterator[Said]:
    """Anything that may be said, until the game is over."""
    for _ in range(MOST_WORDS):
        if game.outcome:
            return
        said = laws.randomly(game, rng)
        game.play(*said)
        yield said


def pond() -> World:
    """With a channel for each table."""
    world = World()
    people = [world.add_person(name) for name in ("Ada", "Ben", "Cleo", "Dan")]
    guild = world.add_guild("The Pond", owner=people[0])
    for person in people:
        world.join(person, guild)
    for name in ("general", *CHANNELS):
        world.add_channel(guild, name)
    lake = world.add_guild("The Lake", owner=people[2])
    for person in people:
        world.join(person, lake)
    world.add_channel(lake, "shore")
    people[-1].dms_open = False
    return world


class Scene:
    """All that leads up to the moment. Time is moved for the bot, and not waited for."""

    def __init__(self, playground: Playground, bot: Duckboard, clock: FlowingClock) -> None:
        self.playground, self.bot, self.clock = playground, bot, clock
        self.ada, self.ben, self.cleo, self.dan = [playground.be(name) for name in ("Ada", "Ben", "Cleo", "Dan")]

    async def play(self) -> list[JSON]:
        """What forms are open in the end."""
        before = (self.set_things, self.old_board, self.games, self.elsewhere, self.finished, self.cancelled)
        for step in (*before, self.lobby, self.paused, self.late):
            async with asyncio.timeout(LONGEST):
                await step()
        return await self.private_pages()

    async def set_things(self) -> None:
        for name in CHANNELS:
            await self.use(self.ada, "general", "ducks setup", {"channel": str(self.channel(name).id)})
        await self.use(self.ada, "general", "ducks setup", {"clock": "day", "tables": 20, "votes": True})
        for who, manner in ((self.ben, "dm"), (self.cleo, "silent"), (self.dan, "ping")):
            settings = await self.use(who, "general", "ducks settings")
            await who.select(settings.message or {}, custom_id(settings, "manner"), manner)

    async def old_board(self) -> None:
        """A race that has gone on for an hour: what is left of its first board is a link."""
        race = await self.company("race", "duckrace", "Ada", "Ben")
        await race.play(12)
        self.clock.forward(minutes=56)
        await race.play(8)
        await self.taken_back(race)
        vote = await self.use(self.ben, "race", "ducks stop")
        await self.ben.press(vote.message or {}, custom_id(vote, "vote"))

    async def taken_back(self, company: Company) -> None:
        """The same question is asked once more, after an undo."""
        while not (await company.table()).undos:
            await company.play(ONCE)
            for player in company.players:
                for control in player.controls("undo")[-1:]:
                    await player.use(control)
        await company.settled()

    async def games(self) -> None:
        gallery = await self.company("gallery", "duckgallery", "Ben", "Cleo")
        await gallery.play(14)
        pool = await self.company("pool", "duckpool", "Ada", "Cleo")
        await pool.play(14)
        await self.use(self.ada, "tow", "ducktow start", {"thread": True})
        tow = self.in_thread("tow", "Ada", "Ben")
        await tow.sit_down("ducktow", computers=1)
        await tow.play(14)

    async def elsewhere(self) -> None:
        """In another server all is set otherwise than usual, and a game has just begun."""
        settings = {"clock": "off", "thread": True, "votes": False}
        await self.use(self.cleo, "shore", "ducks setup", settings)
        await self.use(self.cleo, "shore", "ducktow start")
        await self.in_thread("shore", "Cleo", "Ben").sit_down("ducktow")

    async def finished(self) -> None:
        company = await self.company("finished", "duckgallery", "Cleo", "Ben")
        await company.play()
        await company.settled()

    async def cancelled(self) -> None:
        await self.use(self.dan, "cancelled", "duckpool start", {"cancelling": "orders"})
        dan = Player(self.playground, "Dan", self.channel("cancelled"))
        for verb in ("options", "cancel"):
            await dan.press(verb)

    async def lobby(self) -> None:
        options = {"rules": "advanced", "board": "lagoon", "forgiving": "yes", "clock": "days"}
        await self.use(self.ada, "lobby", "duckrace start", options)
        ada, ben = [Player(self.playground, name, self.channel("lobby")) for name in ("Ada", "Ben")]
        await ben.press("sit")
        await ada.press("computer")
        characters = await ben.press("ducky")
        select = control(characters, "wear")
        await self.ben.select(characters.message or {}, select["custom_id"], select["options"][3]["value"])
        page = await ada.press("options")
        await self.ada.select(page.message or {}, custom_id(page, "eager"), "yes")

    async def paused(self) -> None:
        company = await self.company("paused", "duckpool", "Cleo", clock="live")
        await company.play(6)
        while (await company.table()).status != "paused":  # a window may have to close before
            self.clock.forward(minutes=3, seconds=5)
            await asyncio.sleep(0.5)

    async def late(self) -> None:
        """Two who have half a minute left: one is told in private, the other in the channel."""
        company = await self.company("late", "duckrace", "Ada", "Dan", clock="live")
        while not is_asked_in_private(company.host, company.number):  # duckies are set first, in public
            for player in company.players:
                asked = [each for each in player.controls(*MOVES) if each.click.table_id == company.number]
                for control in asked[-1:]:
                    await player.use(control)
            await company.settled()
        self.clock.forward(minutes=2, seconds=10)
        await company.until(lambda table: not [each for each in table.deadlines if each.what.startswith("remind")])

    async def private_pages(self) -> list[JSON]:
        ada = Player(self.playground, "Ada", self.channel("lobby"))
        for verb in ("options", "removal", "ducky"):
            await ada.press(verb)
        options = await ada.use(ada.controls("options")[0])
        opened = await self.ada.press(options.message or {}, custom_id(options, "type"))
        await self.use(self.ben, "race", "ducks stop")
        for words in ("settings", "hand", "leave"):
            await self.use(self.ada, "general", f"ducks {words}")
        for words in ("leave", "stop"):
            await self.use(self.ada, "race", f"ducks {words}")
        for words in ("rules", "boards"):
            await self.use(self.ada, "general", f"duckrace {words}")
        await Player(self.playground, "Cleo", self.channel("gallery")).press("hand")
        await self.at_rest()
        source = (options.message or {})["id"]
        return [{"person": "Ada", "channel": ada.channel.id, "message": int(source), "form": opened.modal}]

    # The means

    def channel(self, name: str) -> Channel:
        return self.playground.world.channel(name)

    async def company(self, channel: str, command: str, *names: str, **options: str) -> Company:
        """People who have sat down with a computer."""
        company = Company(self.playground, self.bot.store, self.channel(channel), names, channel)
        await company.sit_down(command, options, computers=1)
        return company

    def in_thread(self, channel: str, *names: str) -> Company:
        """People at the table in a channel's only thread."""
        (thread,) = [
            each for each in self.playground.world.channels.values() if each.parent_id == self.channel(channel).id
        ]
        return Company(self.playground, self.bot.store, thread, names, channel)

    async def use(self, who: Somebody, channel: str, words: str, options: JSON | None = None) -> Answer:
        return await use(who, self.channel(channel), words, options)

    async def at_rest(self) -> None:
        """All is shown, for long enough that nothing moves any more and everybody was called who is to be."""
        for seconds in (13, 1):
            self.clock.forward(seconds=seconds)
            await asyncio.sleep(1)
            await until(lambda: not self.bot.is_busy)


def is_asked_in_private(player: Player, number: int) -> bool:
    controls = controls_of(player.in_private())
    return any([each.verb in MOVES and each.click.table_id == number for each in controls])


def control(answer: Answer, verb: str) -> JSON:
    assert answer.message is not None
    items = [item for item in items_of(answer.message["components"]) if f":{verb}:" in item.get("custom_id", "")]
    return items[0]


def custom_id(answer: Answer, verb: str) -> str:
    return control(answer, verb)["custom_id"]


if __name__ == "__main__":
    run(main(sys.argv[1]))
