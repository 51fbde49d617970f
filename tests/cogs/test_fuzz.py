"""What no client would send gets one private sentence, and changes nothing."""

import asyncio
import ctypes
import gc
import logging
import sqlite3
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import closing, suppress
from io import BytesIO
from itertools import combinations, islice
from pathlib import Path
from secrets import token_hex
from statistics import median
from typing import ClassVar, NamedTuple, cast

import pytest
from PIL import Image

from cogs.bot import Duckboard
from cogs.clicks import VERBS
from cogs.clicks.context import ClickContext, ClickResult, Shared
from cogs.clicks.private import keep
from cogs.pages.ids import parse_click
from cogs.pages.model import Page, Say
from playground import Exchange, Playground, Unanswered, World
from playground.interactions import CHOICES, DEFER, DEFER_UPDATE, FORM
from playground.limits import BUTTON, SELECT
from playground.rest import CALLBACK, WEBHOOK
from playground.world import AUTOCOMPLETE, COMMAND, EPHEMERAL, LOADING, Attachment, Interaction, Message
from render import Picture
from render.studio import STUDIO, Job, jobs, thoughts
from render.studio.kept import Kept
from tests.support.clock import StillClock
from tests.support.cogs.allowed import Forgery
from tests.support.cogs.crowd import crowded_world, named, seat_everyone
from tests.support.cogs.driver import items_of, texts_of
from tests.support.cogs.forger import LEAVE, START, Forger, Seen
from tests.support.cogs.running import running
from tests.support.patience import until

AT_ONCE = 8
AT_A_TIME = 2_500  # after so many, the database is looked at
SOON = 0.6  # seconds
SETTLED = 50_000  # after so many, less is kept of each than:
MOST_BLOCKS, MOST_BYTES = 0.9, 50.0
REMEMBERED = 500  # interactions whose tokens still work
BOOKKEEPING = {"games": {"presented", "lease_owner", "lease_until"}, "seats": {"last_click"}}
MOST_DOTS = 2_000  # that are kept: as many as there is room for pictures, more or less
SHARING = ("rankshare",)  # what everyone in the channel may see, and anyone may show them
WITH_FORMS = ("luck", "type")


class Asking:
    """Sends many forgeries at once, and makes sure that each gets exactly one answer."""

    def __init__(self, playground: Playground) -> None:
        self.playground, self.world = playground, playground.world
        self.wrong: list[str] = []
        self.answers, self.more = Counter[int](), Counter[int]()
        playground.watchers.append(self._watch)

    async def all(self, forged: Iterator[Interaction]) -> None:
        await asyncio.gather(*[self._some(forged) for _ in range(AT_ONCE)])

    async def _some(self, forged: Iterator[Interaction]) -> None:
        for interaction in forged:
            await self.ask(interaction)
            self.sweep(interaction)

    async def ask(self, interaction: Interaction) -> None:
        try:
            await self.playground.people.ask(interaction)
        except Unanswered:
            self.wrong.append(f"unanswered: {interaction.data}")
        else:
            self._judge(interaction, await self._told(interaction))

    async def _told(self, interaction: Interaction) -> Message | None:
        """The answer. If it was deferred, it comes a little later."""
        if interaction.answered not in (DEFER, DEFER_UPDATE) or is_quiet(interaction):
            return interaction.original
        with suppress(TimeoutError):
            await until(lambda: later(interaction))
        return later(interaction)

    def _judge(self, interaction: Interaction, told: Message | None) -> None:
        if interaction.kind == AUTOCOMPLETE:
            fine = interaction.answered == CHOICES
        elif interaction.answered == FORM:
            fine = verb_of(interaction) in WITH_FORMS
        else:
            fine = told is not None and (is_for_one(interaction, told) or verb_of(interaction) in SHARING)
            fine = fine or is_quiet(interaction)
        if not fine or (told and not any(texts_of({"content": told.content, "components": told.components}))):
            self.wrong.append(f"answered {interaction.answered}: {interaction.data}")

    def sweep(self, interaction: Interaction) -> None:
        """So that the world doesn't fill up. Nobody asks for what is gone by then, but for hands that come too late."""
        for message in (interaction.original, interaction.source, later(interaction)):
            if message:
                message.channel.messages.pop(message.id, None)
                for file in message.attachments:
                    self.world.attachments.pop(file.id, None)
        if interaction.modal:
            self.playground.people.close_form(interaction)
        while len(self.world.interactions) > REMEMBERED:
            del self.world.interactions[next(iter(self.world.interactions))]

    def _watch(self, exchange: Exchange) -> None:
        """The first answers; and everything that follows them, such as pictures."""
        if exchange.path == CALLBACK:
            self.answers[exchange.status] += 1
        elif exchange.path.startswith(WEBHOOK):
            self.more[exchange.status] += 1


def is_for_one(interaction: Interaction, told: Message) -> bool:
    """Nobody else sees it: it's private, or the clicked message itself in direct messages."""
    is_redrawn = told is interaction.source and told.channel.guild is None
    return is_redrawn or bool(told.flags & EPHEMERAL)


def is_quiet(interaction: Interaction) -> bool:
    """Nothing is said to whoever plays, and wants to play on."""
    return interaction.answered == DEFER_UPDATE and verb_of(interaction) == "resume"


def verb_of(interaction: Interaction) -> str:
    click = parse_click(str(interaction.data.get("custom_id")))
    return click.verb if click else ""


def later(interaction: Interaction) -> Message | None:
    """What came after a deferral: a message of its own, or the clicked one redrawn."""
    if interaction.answered not in (DEFER, DEFER_UPDATE):
        return None
    told = [each for each in interaction.channel.messages.values() if each.interaction is interaction]
    said = [each for each in told if not each.flags & LOADING]
    original = interaction.original
    return said[0] if said else original if original and original.edited else None


# The crowd


@pytest.fixture
def world() -> World:
    return crowded_world()


@pytest.fixture(autouse=True)
def nobody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """There's no time for it."""
    monkeypatch.setattr(thoughts, "ENOUGH", 0.001)


@pytest.fixture(autouse=True)
def nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture is a dot. What artists make of any game is tried in tests/render."""
    file = BytesIO()
    Image.new("L", (1, 1)).save(file, "png")
    done, dot = Job.done, Picture("dot.png", file.getvalue(), "a dot")
    monkeypatch.setattr(STUDIO, "_kept", Kept(MOST_DOTS * file.tell()))
    monkeypatch.setattr(Job, "done", lambda job: dot if job.draw.__module__ == jobs.__name__ else done(job))


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Duckboard]:
    """Time stands still: nobody falls asleep just because there is so much to forge."""
    async with running(playground, tmp_path, StillClock()) as bot:
        yield bot


@pytest.fixture
async def asking(playground: Playground) -> Asking:
    return Asking(playground)


@pytest.fixture
async def forger(bot: Duckboard, playground: Playground, asking: Asking) -> Forger:
    """Whoever forges has seen everything that anyone was ever shown."""
    world = playground.world
    tables = await seat_everyone(bot, world)
    shown = [message for channel in world.channels.values() for message in channel.messages.values()]
    forger = Forger(world, tables, seen_on(shown), records(playground))
    found = [message async for message in tour(forger, asking)]
    assert not asking.wrong
    return Forger(world, tables, seen_on([*shown, *found]), forger.files)


def seen_on(messages: Iterable[Message]) -> Seen:
    items = [item for message in messages for item in items_of(message.components)]
    ids = {item["custom_id"] for item in items if item.get("custom_id")}
    values = {option["value"] for item in items for option in item.get("options", ())}
    return Seen(sorted(ids), sorted(values))


async def tour(forger: Forger, asking: Asking) -> AsyncIterator[Message]:
    """What somebody who plays, and somebody who doesn't, is told by all commands, and what is behind the buttons."""
    world, place = forger.world, forger.world.channel("race-playing")
    for person in (named(world, "Ben"), named(world, "Eve")):
        told = list[Message]()
        for leaf in forger.leaves:
            if (
                leaf.name != LEAVE
                and leaf.names[-1] != START
                and not any(each.get("required") for each in leaf.options)
            ):
                told += await answer_to(asking, forger.said(COMMAND, leaf, person, place, []))
        for custom_id in seen_on(told).ids:
            forgery = Forgery(person, place, custom_id, SELECT if custom_id.startswith("s1") else BUTTON, private=True)
            if not forger.rules.may_count(forgery):
                told += await answer_to(asking, forger.clicked(forgery))
        for message in told:
            yield message


async def answer_to(asking: Asking, interaction: Interaction) -> list[Message]:
    await asking.ask(interaction)
    told = interaction.original
    asking.sweep(interaction)
    return [told] if told else []


def records(playground: Playground) -> list[Attachment]:
    """For `/ducks verify`: nothing, noise, too much, and what looks like a record for a while."""
    ada, header = playground.be("Ada"), b"duckboard record 2\ngame race\nrules 3\n"
    contents = (b"", b"\0" * 999, b"\xff\xfe" * 99, b"9" * 300_000, header, header * 500, "äß漢字🦆\n".encode() * 999)
    return [ada.upload(f"{number}\u202e.txt", content) for number, content in enumerate(contents)]


# What they come to


def dump(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table, except for what the presenter keeps for itself."""
    with closing(sqlite3.connect(file)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: rows_of(database, name) for name in names if name != "posts"}


def rows_of(database: sqlite3.Connection, table: str) -> list[tuple[object, ...]]:
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({table})")]
    kept = [column for column in columns if column not in BOOKKEEPING.get(table, ())]
    return sorted(database.execute(f"SELECT {', '.join(kept)} FROM {table}"), key=repr)


class Search:
    """What is wrong since we looked last: rows that have changed, answers that aren't as they should be, and errors."""

    def __init__(self, asking: Asking, database: Path, caplog: pytest.LogCaptureFixture) -> None:
        self.asking, self.database, self.caplog = asking, database, caplog
        self.before = dump(database)

    def findings(self) -> list[str]:
        before, after = self.before, dump(self.database)
        changed = [f"changed: {name} {row}" for name in before for row in {*after[name]} ^ {*before[name]}]
        wrong, errors = self.asking.wrong, [each for each in self.caplog.records if each.levelno >= logging.ERROR]
        self.before, self.asking.wrong = after, []
        for each in logging.getLogger().handlers:  # what they keep holds on to whole interactions
            if isinstance(each, type(self.caplog.handler)):
                each.clear()
        return [*changed, *wrong, *[f"logged: {each.getMessage()}" for each in errors]]


@pytest.fixture
def search(forger: Forger, asking: Asking, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Search:
    """Begins when everyone is seated."""
    assert forger.seen.ids
    return Search(asking, tmp_path / "duckboard.db", caplog)


PARTS = [pytest.param(125_000, part, marks=pytest.mark.soak) for part in range(8)]  # a million


@pytest.mark.parametrize(
    ("count", "part"), [(1_000, "of every day"), pytest.param(20_000, "of every night", marks=pytest.mark.long), *PARTS]
)
async def test_nothing_changes(count: int, part: object, forger: Forger, asking: Asking, search: Search) -> None:
    asked, needed = asking.answers[200], dict[int, Needed]()
    forged = forger.forged(count, seed := f"{part} {token_hex(8)}")
    for done in range(0, count, AT_A_TIME):
        await asking.all(islice(forged, AT_A_TIME))
        found = search.findings()
        assert not found, f"{len(found)} between {done} and {done + AT_A_TIME} of {seed!r}, as {found[:3]}"
        needed[done + AT_A_TIME] = memory_needed()
    assert asking.answers == {200: asked + count}
    assert {*asking.more} <= {200, 204, 404}, "a private hand that was clicked may be gone, since there's a newer one"
    if count > AT_A_TIME:  # a few leave some out
        assert {*VERBS, *[leaf.name for leaf in forger.leaves]} <= {*forger.tried}
    settled = {done: each for done, each in needed.items() if done >= SETTLED}
    assert not is_kept(settled), f"it grows, so something is kept: {needed}"


class Needed(NamedTuple):
    """Memory that is in use, to the byte.

    The pages that the system counts would not do: they have holes in which something may be kept, and how many depends
    on everything that this process has done before.
    """

    blocks: int  # of Python's own allocator: nearly every object takes one, and what is larger takes
    allocated: int  # bytes from the C library, where it tells


FIELDS = ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")


class Heap(ctypes.Structure):
    """The structure that glibc's `mallinfo2` returns."""

    _fields_: ClassVar = [(name, ctypes.c_size_t) for name in FIELDS]


def memory_needed() -> Needed:
    gc.collect()
    allocated = 0
    with suppress(AttributeError):  # another C library
        ask = ctypes.CDLL(None).mallinfo2
        ask.restype = Heap
        heap = ask()
        allocated = heap.uordblks + heap.hblkhd
    return Needed(sys.getallocatedblocks(), allocated)


def is_kept(looks: Mapping[int, Needed]) -> bool:
    """Return whether each forgery leaves something behind, by the memory in use after so many of them.

    Something large that is loaded once makes a single step, so the median of the slopes between all pairs decides.
    """
    if len(looks) < 2:
        return False
    pairs = [(later - sooner, looks[sooner], looks[later]) for sooner, later in combinations(sorted(looks), 2)]
    blocks = median([(after.blocks - before.blocks) / count for count, before, after in pairs])
    allocated = median([(after.allocated - before.allocated) / count for count, before, after in pairs])
    return blocks > MOST_BLOCKS or allocated > MOST_BYTES


@pytest.mark.parametrize("size", [0, 60, 600, 6_000])
def test_what_is_kept_needs_memory(size: int) -> None:
    """Objects that stay are noticed; those that are freed are not, though they leave holes in the heap."""
    everything, last = list[object](), list[object]()
    leaking, holding = {0: memory_needed()}, dict[int, Needed]()
    for count in range(1_000, 6_000, 1_000):
        everything += [bytes(size) if size else object() for _ in range(1_000)]
        leaking[count] = memory_needed()
    for count in range(1_000, 6_000, 1_000):
        freed = [bytes(size) if size else object() for _ in range(10_000)]
        last.append(bytes(size))
        if count == 5_000:
            everything += [bytes(size + 1) for _ in range(2_000)]  # once
        del freed
        holding[count] = memory_needed()
    assert is_kept(leaking)
    assert not is_kept(holding)


# Holes that it would find


async def for_anyone(context: ClickContext) -> ClickResult:
    """Forgets to ask who it is."""
    await context.store.stop(context.table_id, "stopped")
    return await keep(context)


async def trusting(context: ClickContext) -> ClickResult:
    """Takes for a number whatever comes."""
    return Page((Say(str(int(context.click.rest))),))


async def silent(context: ClickContext) -> ClickResult:
    """Waits for something that doesn't happen."""
    await asyncio.sleep(SOON)
    return await keep(context)


async def loud(context: ClickContext) -> ClickResult:
    """Tells everyone."""
    return Shared(Page((Say(f"<@{context.user_id}>"),)))


HOLES = {"logged: table": trusting, "answered": loud, "unanswered": silent, "changed: games": for_anyone}


@pytest.mark.long
async def test_holes_are_found(
    forger: Forger, asking: Asking, search: Search, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for what, hole in HOLES.items():
        with monkeypatch.context() as planted:
            planted.setitem(cast("dict[str, object]", VERBS), "keep", hole)
            planted.setattr(world, "answer_within", SOON / 2 if hole is silent else world.answer_within)
            forged, found = forger.forged(2_000, what), list[str]()
            while not found and (some := [*islice(forged, 50)]):
                await asking.all(iter(some))
                found = search.findings()
        assert [each for each in found if each.startswith(what)], f"{what}: {found}"
