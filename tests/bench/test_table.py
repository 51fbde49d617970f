"""The bench for many tables does what it says, with a few of them: everyone presses, and everything is counted."""

import os
import subprocess
import sys

import pytest

from engine import GAMES
from playground import World
from playground.interactions import DEFER, DEFER_UPDATE, UPDATE
from tests.bench.load.gauge import Click
from tests.bench.load.hall import Look, bare_hall, hall_of
from tests.bench.load.lag import Spread, spread
from tests.bench.load.limits import Limit, limits_of
from tests.bench.load.places import Place
from tests.bench.load.processes import family, pss_of, rss_of, times
from tests.support.patience import LONGEST

TABLES, RATE, SECONDS = 4, 4.0, 3.0
MOST_REFUSED = 0.2  # of all clicks: now and then somebody presses what isn't asked any more


@pytest.mark.processes
@pytest.mark.long
async def test_people_press_what_they_are_shown_at_tables_of_all_games() -> None:
    async with hall_of(tuple(GAMES), TABLES, answer_within=LONGEST) as hall:
        await hall.show(hall.places)
        look = await hall.play(RATE, SECONDS)
        await hall.gauge.settle(LONGEST)
    assert len(look.clicks) + look.missed == RATE * SECONDS
    assert look.clicks
    assert look.lost == 0, hall.crowd.lost
    assert look.refused <= MOST_REFUSED * len(look.clicks)
    assert all(click.settled for click in look.clicks)
    assert all(click.shown_ms and click.shown_ms > 0 for click in look.clicks if click.shown is not None)
    assert look.shown.number > 0
    assert look.answers.number == len(look.clicks)
    assert look.cpu > 0
    assert look.lag.number > 0
    assert look.peak.judged > 0
    assert limits_of(tuple(GAMES), look, None)


@pytest.mark.processes
@pytest.mark.long
async def test_the_bare_bot_answers_everyone() -> None:
    async with bare_hall(TABLES, answer_within=LONGEST) as hall:
        look: Look = await hall.play(RATE, SECONDS)
    assert len(look.clicks) == RATE * SECONDS
    assert look.lost == 0
    assert set(look.kinds) == {7}
    assert look.requests >= len(look.clicks) - TABLES  # an edit for each; the last may still be on their way


TICK = 1 / os.sysconf("SC_CLK_TCK")  # what the system counts in: user and system time are each cut to whole ones


@pytest.mark.processes
@pytest.mark.long
def test_children_count_also_when_they_have_ended() -> None:
    work = "from time import process_time as t\nwhile t() < 0.3: pass"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {work!r}]); print(); sys.stdin.read()"
    with subprocess.Popen([sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout
        process.stdout.readline()
        assert process.pid in family(os.getpid())
        assert times(process.pid) >= 0.3 - 2 * TICK
        assert 0 < (pss_of(process.pid) or 1) <= rss_of(process.pid)


def test_an_acknowledgement_is_deferred_only_if_it_comes_late() -> None:
    assert not clicked(DEFER_UPDATE, 0.02).is_deferred
    assert clicked(DEFER_UPDATE, 1.5).is_deferred
    assert clicked(DEFER, 1.5).is_deferred
    assert not clicked(UPDATE, 1.5).is_deferred


def clicked(kind: int, seconds: float) -> Click:
    channel = World().add_channel(World().add_guild("Pond"), "table")
    return Click(Place("race", channel, [], {}), 1, "say", 1, pressed=10.0, answered=10.0 + seconds, kind=kind)


def test_a_spread_tells_the_slowest() -> None:
    assert spread([*map(float, range(1, 102))]) == Spread(101, 51.0, 100.0, 101.0)
    assert spread([]) == Spread(0, 0.0, 0.0, 0.0)


def test_a_limit_is_met_or_missed() -> None:
    assert Limit("", 3.0, 3.0).good
    assert not Limit("", 3.1, 3.0).good
    assert not Limit("", 59.0, least=60.0).good
    assert Limit("", 59.0).good
