"""Watching the bot from outside: what it counts while people play, and whether it says that it's well."""

import asyncio
import json
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from yarl import URL

from cogs.bot import Duckboard
from cogs.metrics import Happenings, MetricsServer, health
from cogs.metrics.happenings import route_of
from playground import Playground
from playground.world import Interaction
from tests.support.cogs.forger import Forger, Forgery
from tests.support.cogs.running import running
from tests.support.cogs.seating import at_rest, begun, later, pass_time, pick, private_words
from tests.support.paths import ROOT
from tests.support.patience import LONGEST, until
from tests.support.say import says

DOCS = ROOT / "docs"
FOUND = re.compile(r"\b(?:duckboard|process|python)_[a-z_]+")
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
Samples = dict[tuple[str, frozenset[str]], float]  # by name and values of labels


class Watched(NamedTuple):
    """A bot, and somebody who asks how it does."""

    bot: Duckboard
    session: aiohttp.ClientSession
    base: str

    async def text(self) -> str:
        async with self.session.get(f"{self.base}/metrics") as answer:
            assert answer.status == 200
            return await answer.text()

    async def samples(self) -> Samples:
        found: Samples = {}
        for family in text_string_to_metric_families(await self.text()):
            for each in family.samples:
                found[each.name, frozenset(each.labels.values())] = each.value
        return found

    async def health(self) -> tuple[int, dict[str, Any]]:
        async with self.session.get(f"{self.base}/healthz") as answer:
            return answer.status, await answer.json()


@asynccontextmanager
async def watching(playground: Playground, folder: Path, **how: Any) -> AsyncIterator[Watched]:
    happenings = Happenings()
    async with running(playground, folder, observer=happenings, **how) as bot:
        server = MetricsServer(bot, happenings, "127.0.0.1", 0)
        await server.start()
        try:
            async with aiohttp.ClientSession() as session:
                yield Watched(bot, session, f"http://127.0.0.1:{server.port}")
        finally:
            await server.close()


@pytest.fixture(autouse=True)
def always_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """At the database, whenever somebody asks, and however busy the machine is."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    monkeypatch.setattr(health, "WITHIN", LONGEST)


@pytest.fixture
async def watched(playground: Playground, tmp_path: Path) -> AsyncIterator[Watched]:
    async with watching(playground, tmp_path) as watched:
        yield watched


def total(samples: Samples, name: str, *labels: str) -> float:
    """Of all samples that have these labels."""
    return sum([value for (each, values), value in samples.items() if each == name and {*labels} <= values])


def forged(playground: Playground, custom_id: str) -> Interaction:
    world = playground.world
    forger = Forger(world, {})
    return forger.clicked(Forgery(forger.people[0], world.channel("games"), custom_id))


async def test_what_people_do_is_counted(watched: Watched, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await at_rest(watched.bot)
    playground.faults.limit("POST /channels", 0.01)  # the reminder: a busy bot may leave the board as it is
    await pick(ada)
    await pass_time(watched.bot, "remind")
    await until(lambda: says(private_words(ben), "remind", last="yes"))
    await at_rest(watched.bot)
    samples = await watched.samples()
    assert total(samples, "duckboard_clicks_total", "sit", "done") == 1
    assert total(samples, "duckboard_clicks_total", "say", "done") >= 1
    clicks = total(samples, "duckboard_clicks_total")
    assert total(samples, "duckboard_answer_seconds_count", "application_command") == 1
    assert total(samples, "duckboard_answer_seconds_count", "component") == clicks
    assert total(samples, "duckboard_arrival_seconds_count") == clicks + 1
    assert total(samples, "duckboard_discord_requests_total", "POST /interactions/{}/{}/callback") == clicks + 1
    assert total(samples, "duckboard_discord_requests_total", "POST /channels/{}/messages", "200") >= 3
    assert total(samples, "duckboard_discord_requests_total", "429") == 1
    assert total(samples, "duckboard_discord_rate_limited_total", "POST /channels/{}/messages", "shared") == 1
    assert total(samples, "duckboard_deadline_late_seconds_count", "remind") == 1
    assert total(samples, "duckboard_games", "race", "playing") == total(samples, "duckboard_games") == 1
    assert total(samples, "duckboard_database_seconds_count", "write") > clicks
    assert total(samples, "duckboard_pictures_total", "drawn") > 0
    assert total(samples, "duckboard_shard_connected", "0") == total(samples, "duckboard_database_up") == 1
    assert total(samples, "duckboard_tables_unshown") == total(samples, "duckboard_database_errors_total") == 0


async def test_nobody_is_named_and_strangers_add_no_labels(watched: Watched, playground: Playground) -> None:
    """However many verbs they make up."""
    ada, _ = await begun(playground, "Ben")
    await ada.press("hand")
    await at_rest(watched.bot)
    before = verbs_in(await watched.samples())
    for verb in ("dance", "q", "quackquack", "a-b", "HAND", "say\n", 'say"'):
        await playground.people.ask(forged(playground, f"d1:{verb}:1"))
    await at_rest(watched.bot)
    samples, text, world = await watched.samples(), await watched.text(), playground.world
    assert total(samples, "duckboard_clicks_total", "unknown", "unreadable") == 7
    assert verbs_in(samples) == before + 1
    messages = [each for channel in world.channels.values() for each in channel.messages]
    clicks = [each.id for each in world.interactions.values()]
    ids = [*world.people, *world.guilds, *world.channels, *messages, *clicks]
    names = [person.name for person in world.people.values()]
    assert not [each for each in [world.token, *world.interactions, *names, *map(str, ids)] if each in text]


def verbs_in(samples: Samples) -> int:
    return len([name for name, _ in samples if name == "duckboard_clicks_total"])


@pytest.mark.parametrize(
    ("address", "route"),
    [
        ("https://discord.com/api/v10/channels/12/messages/34?x=1", "PATCH /channels/{}/messages/{}"),
        ("https://discord.com/api/v10/interactions/12/messages.x/callback", "PATCH /interactions/{}/{}/callback"),
        (
            "https://discord.com/api/webhooks/12/tok%2Fen/messages/@original",
            "PATCH /webhooks/{}/{}/messages/@original",
        ),
        ("https://discord.com/api/v10/guilds/1/2/3/4/5/6/7/8/9", "PATCH /guilds/{}/{}/{}/{}/{}"),
        ("wss://gateway.discord.gg/?v=10", "PATCH /gateway/"),
        ("https://cdn.discord.com/somebody/1.png", "elsewhere"),
    ],
)
def test_a_route_has_neither_ids_nor_tokens(address: str, route: str) -> None:
    assert route_of("PATCH", URL(address)) == route


# Whether it's well


async def test_a_bot_without_discord_is_not_well(watched: Watched, playground: Playground) -> None:
    status, said = await watched.health()
    assert (status, said["ok"], said["gateway"]) == (200, True, {"ok": True, "connected": 1, "shards": 1})
    assert said["database"]["seconds"] < health.WITHIN
    await playground.stop()
    await until(lambda: watched.bot.shards[0].is_closed())
    status, said = await watched.health()
    assert (status, said["ok"], said["gateway"]["ok"], said["database"]["ok"]) == (503, False, False, True)
    assert total(await watched.samples(), "duckboard_shard_connected", "0") == 0


async def test_a_bot_whose_database_does_not_answer_is_not_well(
    watched: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often it's asked, one transaction waits for its turn. What the bot counts can still be read."""
    monkeypatch.setattr(health, "WITHIN", 0.1)
    for routine in (watched.bot.timekeeper, watched.bot.sweeper, watched.bot.janitor, watched.bot.daily_post):
        await routine.close()
    with closing(sqlite3.connect(tmp_path / "duckboard.db", isolation_level=None)) as another:
        another.execute("BEGIN IMMEDIATE")
        for _ in range(3):
            status, said = await watched.health()
            assert (status, said["database"], said["gateway"]["ok"]) == (503, {"ok": False, "seconds": None}, True)
        samples = await watched.samples()
        assert total(samples, "duckboard_database_up") == total(samples, "duckboard_database_waiting") == 0
        another.execute("ROLLBACK")
    async with asyncio.timeout(LONGEST):
        while (await watched.health())[0] != 200:
            pass  # each look waits for the database


async def test_a_change_that_is_not_shown_for_a_minute_is_noticed(
    watched: Watched, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever shows it hangs. A table that nobody has touched for long, and that has lost a message, is no such one."""
    bot = watched.bot
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    later(bot, minutes=2)
    await watched.health()  # it's asked all the time: what was shown then hasn't been waiting for longer
    await bot.store.doubt_post(1, "board")
    _, said = await watched.health()
    assert said["showing"]["ok"]

    async def hang(_: int) -> bool:
        await asyncio.sleep(LONGEST)
        return True

    monkeypatch.setattr(bot.presenter, "_present", hang)
    await pick(ada)
    assert (await watched.health())[0] == 200
    later(bot, seconds=health.STUCK + 1)
    status, said = await watched.health()
    assert (status, said["showing"]["ok"]) == (503, False)
    assert said["showing"]["oldest_unshown_seconds"] > health.STUCK
    assert total(await watched.samples(), "duckboard_tables_showing") == 1


async def test_what_discord_does_not_take_is_not_our_trouble(watched: Watched, playground: Playground) -> None:
    """A restart wouldn't help."""
    bot = watched.bot
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    playground.faults.fail(r"(PATCH|POST|DELETE) /channels", 400, times=None)
    await pick(ada)
    await until(lambda: bot.presenter.is_resting(1))
    assert (await watched.health())[0] == 200
    later(bot, seconds=health.STUCK + 1)
    assert (await watched.health())[0] == 200
    samples = await watched.samples()
    assert total(samples, "duckboard_tables_resting") == total(samples, "duckboard_tables_unshown") == 1


async def test_before_it_has_begun_it_is_not_well() -> None:
    happenings = Happenings()
    server = MetricsServer(Duckboard("sqlite:///nowhere.db", observer=happenings), happenings, "127.0.0.1", 0)
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            watched = Watched(Duckboard("sqlite:///nowhere.db"), session, f"http://127.0.0.1:{server.port}")
            status, said = await watched.health()
            assert (status, said["gateway"]["ok"], said["database"]["ok"]) == (503, False, False)
            assert total(await watched.samples(), "process_resident_memory_bytes") > 0
    finally:
        await server.close()


# What the papers say


async def test_the_papers_name_what_there_is_and_ask_for_nothing_else(watched: Watched) -> None:
    families = [*text_string_to_metric_families(await watched.text())]
    exported = {each.name + end for each in families for end in ENDINGS[each.type]}
    ours = {each.name + ("_total" if each.type == "counter" else "") for each in families}
    paper = (DOCS / "watching.md").read_text(encoding="utf-8")
    told = {*re.findall(r"^\| `(duckboard_[a-z_]+)`", paper, re.MULTILINE)}
    assert told == {each for each in ours if each.startswith("duckboard_")}
    panels = json.loads((DOCS / "grafana.json").read_text(encoding="utf-8"))["panels"]
    drawn = {name for panel in panels for each in panel.get("targets", ()) for name in FOUND.findall(each["expr"])}
    alerts = {name for each in re.findall(r"^ +expr: (.+)$", paper, re.MULTILINE) for name in FOUND.findall(each)}
    assert len(alerts) > 5
    assert (drawn | alerts) - exported == set()
    assert [name for name in told if not any(each.startswith(name) for each in drawn)] == []
