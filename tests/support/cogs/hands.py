"""People who look at one place only."""

from collections.abc import Iterator

from cogs.bot import Duckboard
from data.store import Table
from playground import Playground
from tests.support.cogs.driver import Company, Player, Press
from tests.support.patience import until

PEOPLE = ["Ada", "Ben", "Cleo", "Dan"]


class Patient(Company):
    """One after the other, each presses what they see once everything is shown: as people do, who are slower than the
    bot."""

    bot: Duckboard

    async def _step(self, table: Table) -> None:
        await self.settled()
        await until(lambda: not self.bot.is_busy)
        await super()._step(await self.table())

    def _wise(self, table: Table) -> Iterator[Press]:
        yield from [*super()._wise(table)][:1]


async def race(bot: Duckboard, playground: Playground, kind: type[Player], people: int) -> Company:
    """Everyone sits at a race, and from now on looks at one place."""
    company = Patient(playground, bot.store, playground.world.channel("games"), [], "one place")
    company.bot = bot
    company.players = [kind(playground, name, company.channel) for name in PEOPLE[:people]]
    company.whim = 0
    await company.sit_down("duckrace")
    return company
