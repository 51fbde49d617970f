"""What somebody can't know changes nothing of what they're shown, nor when: another hand, another deck, another float.

The stored game is exchanged for another one that this person could just as well be in. What they can fetch must stay
as it is, and not even be edited: messages, pictures, alt texts, buttons; and so must the deadlines.
"""

from random import Random
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages import Story, board_page
from cogs.pages.ids import Answer
from cogs.pages.model import Page, Say
from cogs.tables import desired
from data.store import Store, Table
from data.store.session import Session
from data.store.table_in_transaction import find_table
from data.store.transactions import writes
from engine import Chance, Game
from engine.pool import DuckPool
from engine.pool.content import CARDS
from playground import Playground
from tests.cogs.driver import Company, Player
from tests.cogs.tables import always_deal
from tests.engine.laws import random_seed

WINDOWS, WORLDS = 3, 2  # that are looked at in a game, and for each player


@writes
async def put(store: Store, session: Session, table_id: int, game: Game[Any]) -> Table:
    """As if the table had come to this game."""
    table = (await find_table(session, table_id)).in_play()
    table.row.snapshot = game.dump()
    return await table.save(store.clock.now, game)


class OtherWorlds:
    """Watches a game, and looks at its windows: nobody can tell who holds a float, or who has passed."""

    def __init__(self, bot: Duckboard, company: Company, seed: str) -> None:
        self.bot, self.company, self.rng = bot, company, Random(seed)
        self.looked_at = set[int]()  # questions
        self.floats = set[int]()  # how many the others held in the worlds that were looked at
        self.passes = 0

    async def __call__(self, table: Table) -> None:
        """At windows in which several are asked."""
        asked = [each.id for each in table.game.prompts() if each.window] if table.game else []
        if len(asked) > 1 and asked[0] not in self.looked_at and len(self.looked_at) < WINDOWS:
            self.looked_at.add(asked[0])
            await self.look(await self.company.settled())

    async def look(self, table: Table) -> None:
        game = table.game
        assert isinstance(game, DuckPool)
        for player in self.company.players:
            seat = table.seat_of(player.person.id)
            assert seat is not None
            for _ in range(WORLDS):
                await self.compare(table, player, game.imagine(seat.number, Chance(random_seed(self.rng))))
            await self.show(game)

    async def compare(self, table: Table, viewer: Player, other: DuckPool) -> None:
        """The same before and after somebody else passes."""
        seen, seat = viewer.messages(), table.seat_of(viewer.person.id)
        hands = [hand for number, hand in enumerate(other.hands) if seat and number != seat.number]
        self.floats.add(sum([CARDS[card].floats > 0 for hand in hands for card in hand]))
        assert (await self.show(other)).deadlines == table.deadlines
        assert viewer.messages() == seen
        if await self.somebody_passes(viewer):
            self.passes += 1
            assert (await self.company.settled()).deadlines == table.deadlines
            assert viewer.messages() == seen

    async def show(self, game: Game[Any]) -> Table:
        await put(self.bot.store, self.company.number, game)
        await self.bot.presenter.nudge(self.company.number)
        return await self.company.settled()

    async def somebody_passes(self, viewer: Player) -> bool:
        """Somebody who isn't the last one who could."""
        table = await self.company.table()
        assert table.game is not None
        asked = {each.seat: each for each in table.game.prompts() if each.window and each.answer is None}
        for player in self.company.players if len(asked) > 1 else ():
            seat = table.seat_of(player.person.id)
            if player is viewer or seat is None or seat.number not in asked:
                continue
            for press in self.company._shown(player, Answer(asked[seat.number].id, table.undos, "pass")):
                await self.company.press(press)
                return True
        return False


@pytest.fixture
def company(bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Company:
    always_deal(monkeypatch, "5eed" * 16)
    channel = playground.world.channel("games")
    company = Company(playground, bot.store, channel, ["Ada", "Ben", "Cleo"], "other worlds")
    company.whim = 0
    return company


async def test_nobody_can_tell_who_holds_a_float_or_who_has_passed(bot: Duckboard, company: Company) -> None:
    """P30, P41"""
    worlds = await looked_at(bot, company)
    assert len(worlds.looked_at) == WINDOWS
    assert len(worlds.floats) > 1
    assert worlds.passes


async def looked_at(bot: Duckboard, company: Company) -> OtherWorlds:
    worlds = OtherWorlds(bot, company, "floats")
    company.watching.append(worlds)
    await company.sit_down("duckpool")
    while len(worlds.looked_at) < WINDOWS and company.presses < 200:
        await company.play(5)
    return worlds


async def test_a_leak_is_found(bot: Duckboard, company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, story: Story) -> Page:
        page = board_page(table, story)
        assert table.game is None or isinstance(table.game, DuckPool)
        held = [[CARDS[card].floats for card in hand] for hand in table.game.hands] if table.game else []
        return page._replace(parts=(*page.parts, Say(f"{held}")))

    monkeypatch.setattr(desired, "board_page", leaky)
    with pytest.raises(AssertionError):
        await looked_at(bot, company)
