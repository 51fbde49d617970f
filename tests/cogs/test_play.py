"""Whole games over the wire: the real bot, a real socket, and people who press what they're shown."""

from typing import NamedTuple

import pytest

from cogs.bot import Duckboard
from playground import Playground
from tests.support.cogs.driver import Company
from tests.support.cogs.laws import Secrets, is_over, shows_the_newest
from tests.support.cogs.requests import Requests
from tests.support.cogs.tables import always_deal

long = pytest.mark.long
PEOPLE = ["Ada", "Ben", "Cleo", "Dan"]
ADVANCED = {"rules": "advanced"}
DRAWN_BY = ("threads", "a process").__getitem__


class Party(NamedTuple):
    command: str
    people: int
    computers: int = 0
    options: dict[str, str] = {}  # noqa: RUF012
    seed: str = ""  # of the game; any, if there is none

    def __str__(self) -> str:
        with_computers = f"+{self.computers}" if self.computers else ""
        return " ".join([self.command, f"{self.people}{with_computers}", *self.options.values()])


EVERYDAY = [
    Party("duckrace", 2),
    Party("duckgallery", 2, seed="a" * 64),  # these are short games, all the same from their beginning to their end
]
NOT_TO_THE_END = [Party("duckpool", 1, 1, seed="8" * 64), Party("ducktow", 1, 1, seed="0" * 64)]  # every day
NOW_AND_THEN = [
    *NOT_TO_THE_END,
    *[Party("duckrace", people) for people in (3, 4)],
    *[Party("duckrace", people, 0, ADVANCED) for people in (2, 3, 4)],
    Party("duckrace", 1, 3),
    Party("duckrace", 1, 1, ADVANCED),
    *[Party(command, people) for command in ("duckgallery", "duckpool", "ducktow") for people in (3, 4)],
    *[Party(command, 2) for command in ("duckgallery", "duckpool", "ducktow")],
    Party("duckgallery", 1, 2),
    Party("duckpool", 2, 1, {"cancelling": "orders"}),
    Party("duckpool", 3, 0, {"length": "long"}),
    Party("ducktow", 2, 2),
]


def gathered(party: Party, bot: Duckboard, playground: Playground) -> Company:
    return Company(playground, bot.store, playground.world.channel("games"), PEOPLE[: party.people], str(party))


async def first_turns(party: Party, bot: Duckboard, playground: Playground) -> tuple[Company, Secrets, Requests]:
    """What everyone could know, and what it takes, is noted from the beginning."""
    company = gathered(party, bot, playground)
    secrets, requests = Secrets(company), Requests(playground)
    company.watching.append(secrets)
    await company.sit_down(party.command, party.options, computers=party.computers)
    await company.play(20)
    await shows_the_newest(company)
    return company, secrets, requests


@pytest.mark.parametrize("party", [*EVERYDAY, *[pytest.param(party, marks=long) for party in NOW_AND_THEN]], ids=str)
async def test_a_whole_game(
    party: Party, bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From the slash command to the result; nobody ever sees what only others may know."""
    if party.seed:
        always_deal(monkeypatch, party.seed)
    company, secrets, requests = await first_turns(party, bot, playground)
    await company.play()
    await is_over(company)
    assert secrets.known
    assert not company.lost
    assert requests.counted <= (1 + party.people) * company.presses  # no message changes twice for one press


@pytest.mark.parametrize("party", NOT_TO_THE_END, ids=str)
async def test_the_first_turns_of_a_long_game(
    party: Party, bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    always_deal(monkeypatch, party.seed)
    company, secrets, requests = await first_turns(party, bot, playground)
    assert secrets.known
    assert not company.lost
    assert requests.counted <= (1 + party.people) * company.presses


@pytest.mark.parametrize("bot", [0, pytest.param(1, marks=pytest.mark.processes)], indirect=True, ids=DRAWN_BY)
async def test_the_first_rounds_of_an_advanced_race(bot: Duckboard, playground: Playground) -> None:
    """A whole one would take long."""
    company = gathered(Party("duckrace", 3), bot, playground)
    company.watching.append(Secrets(company))
    await company.sit_down("duckrace", ADVANCED)
    await company.play(25)
    await shows_the_newest(company)
    assert not company.lost
