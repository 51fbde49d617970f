"""What somebody can't know changes nothing of what reaches them, nor when: another hand, another deck or float."""

from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

import pytest

from cogs.bot import Duckboard
from data.store import Table
from engine.pool import DuckPool
from engine.pool.content import FLOATS
from engine.words import digest
from playground import Playground, World, example_world
from tests.support.cogs import other_worlds
from tests.support.cogs.driver import Company, Player, Press, controls_of
from tests.support.cogs.leaks import LEAKS
from tests.support.cogs.other_worlds import OtherWorlds, Step
from tests.support.cogs.pasts import OtherWorld
from tests.support.cogs.probes import PROBES
from tests.support.cogs.running import running
from tests.support.cogs.standstill import SameTime, Standstill
from tests.support.cogs.tables import always_deal

PEOPLE = ("Ada", "Ben", "Cleo")
SEED = "5eed" * 16
AT_ONCE = 5  # steps of each game every day: together they ask for everything
IN_A_WINDOW = 2  # steps of Duck Pool
UNTIL_FOUND = 12  # steps


class Party(NamedTuple):
    command: str
    people: int = 2
    computers: tuple[str, ...] = ()
    options: dict[str, str] = {}  # noqa: RUF012

    def __str__(self) -> str:
        return " ".join([self.command, str(self.people), *self.computers, *self.options.values()])


EVERYDAY = [Party(command, 2, ("normal",)) for command in ("duckrace", "duckgallery", "duckpool")]
WHOLE = [
    Party("duckrace", 3),
    Party("duckrace", 2, ("easy", "hard"), {"rules": "advanced"}),
    Party("duckgallery", 3),
    Party("duckgallery", 2, ("easy", "hard")),
    Party("duckpool", 3),
    Party("duckpool", 2, ("normal", "hard"), {"rescue": "yes"}),
    Party("duckpool", 2, ("easy",), {"cancelling": "orders"}),
    Party("ducktow", 3),
    Party("ducktow", 2, ("easy", "hard")),
]


@pytest.fixture
async def still(monkeypatch: pytest.MonkeyPatch) -> Standstill:
    return Standstill(monkeypatch)


@pytest.fixture
def world(still: Standstill) -> World:
    return example_world(SameTime(still.clock))


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path, still: Standstill) -> AsyncIterator[Duckboard]:
    async with running(playground, tmp_path, still.clock) as bot:
        yield bot


class Begin:
    """Everyone sits down, and the game begins."""

    def __init__(
        self, bot: Duckboard, playground: Playground, folder: Path, still: Standstill, patch: pytest.MonkeyPatch
    ) -> None:
        self.bot, self.playground, self.folder, self.still, self.patch = bot, playground, folder, still, patch

    async def __call__(self, party: Party, seed: str = SEED, *, sketches: bool = True) -> OtherWorlds:
        always_deal(self.patch, seed)
        store, channel = self.bot.store, self.playground.world.channel("games")
        company = Company(self.playground, store, channel, PEOPLE[: party.people], f"{party} {seed}")
        company.whim = 0.3
        worlds = OtherWorlds(self.bot, self.playground, company, self.folder, self.still, self.patch, sketches=sketches)
        await company.open(party.command, party.options)
        for player in company.players[1:]:
            await player.press("sit")
        for level in party.computers:
            await store.add_computer(company.number, level, f"the {level} one")
        await company.begin()
        return worlds


@pytest.fixture
def begin(
    bot: Duckboard, playground: Playground, tmp_path: Path, still: Standstill, monkeypatch: pytest.MonkeyPatch
) -> Begin:
    return Begin(bot, playground, tmp_path, still, monkeypatch)


@pytest.mark.parametrize("number", range(len(EVERYDAY)), ids=[party.command for party in EVERYDAY])
async def test_nobody_can_tell_their_world_from_others(number: int, begin: Begin) -> None:
    worlds = await begin(EVERYDAY[number])
    worlds.probes = [*PROBES, *PROBES][number * AT_ONCE :][:AT_ONCE]
    await worlds.play(AT_ONCE)
    assert not worlds.differences
    assert worlds.steps == AT_ONCE
    assert worlds.played_on > worlds.worlds / 2


async def test_nor_when_something_is_taken_back(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whenever somebody can."""
    worlds = await begin(Party("ducktow", 2, ("normal",)))
    monkeypatch.setattr(other_worlds, "SOONER", 0)
    monkeypatch.setattr(worlds.company, "_whims", lambda: undos(worlds.company.players))
    worlds.company.whim = 1
    await worlds.play(AT_ONCE)
    assert not worlds.differences
    assert "undo" in worlds.said


def undos(players: Sequence[Player]) -> Iterator[Press]:
    for player in players:
        for control in controls_of(player.in_private()):  # a hand has the button only if it's good for something
            if control.verb == "undo":
                yield Press(player, control)


def test_everything_is_asked_for_every_day() -> None:
    assert AT_ONCE * len(EVERYDAY) >= len(PROBES)


async def test_nobody_can_tell_who_holds_a_float_or_who_has_passed(begin: Begin) -> None:
    """P30, P41"""
    worlds = await begin(Party("duckpool", 3))
    floats, passed, company = set[int](), set[int](), worlds.company

    def look(step: Step, other: OtherWorld) -> None:
        assert isinstance(other.game, DuckPool)
        hands = [hand for number, hand in enumerate(other.game.hands) if number != other.seat]
        if asked_at_once(step.table):
            floats.add(sum([FLOATS[card] > 0 for hand in hands for card in hand]))
            passed.add(len(step.game.answers))

    worlds.watching.append(look)
    company.whim = 0
    for several in (1, 2):
        while asked_at_once(await company.table()) < several:
            await company.play(1)
        await worlds.play(IN_A_WINDOW)
    assert not worlds.differences
    assert len(floats) > 1
    assert len(passed) > 1


def asked_at_once(table: Table) -> int:
    """How many, in a window."""
    assert table.game is not None
    return len([each for each in table.game.prompts() if each.window])


@pytest.mark.long
@pytest.mark.parametrize("party", WHOLE, ids=str)
@pytest.mark.parametrize("game", range(2))
async def test_nobody_can_tell_their_world_from_others_in_a_whole_game(party: Party, game: int, begin: Begin) -> None:
    seed = digest(f"{game} {SystemRandom().getrandbits(256)}")  # another one every time
    worlds = await begin(party, seed)
    await worlds.play()
    print(f"\n{party}: {worlds}; said {sorted(worlds.said)}")
    assert not worlds.differences, f"{seed}: {worlds.differences}"
    assert not (await worlds.company.table()).status.open
    assert worlds.asked_for == {probe.name for probe in PROBES}
    assert worlds.played_on > worlds.worlds / 3


@pytest.mark.long
async def test_every_leak_is_found(begin: Begin) -> None:
    """One after the other, from the same moment on."""
    worlds = await begin(EVERYDAY[0], sketches=False)
    await worlds.moments.calm()
    moment, unfound = worlds.moments.now(), list[str]()
    for leak in LEAKS:
        await worlds.moments.back_to(moment, worlds.company.number)
        worlds.rng, worlds.company.rng, worlds.company.whim = Random(SEED), Random(SEED), 0
        worlds.steps, worlds.probes = 0, [leak.probe]
        with pytest.MonkeyPatch.context() as patch:
            leak.plant(patch)
            await worlds.play(UNTIL_FOUND)
        unfound += [] if worlds.differences else [str(leak)]
        worlds.differences.clear()
    assert not unfound
