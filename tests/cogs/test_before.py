"""An update in the middle of it all: what versions before have left in Discord and in the database is played on.

Nothing here is made by today's code: the moments lie in `tests/cogs/before`, and what is pressed are the custom ids
that stand there. If one of these fails, people who are at a table while the bot is updated would lose something.
"""

import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import closing
from copy import deepcopy
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from cogs.bot import Duckboard
from cogs.pages.ids import base36, parse_click
from data.store import Played, Status, Store, Table
from engine import GAMES, Prompt
from engine.players import SEARCHERS, Judgement
from engine.record import Record
from engine.verdict import verdict_on
from engine.words import digest
from playground import Answer, Exchange, Playground, Somebody, World
from playground.forms import filled_in
from playground.interactions import FORM, MESSAGE, UPDATE
from playground.world import DM, MODAL, Channel, Happening, Interaction, Message
from render.studio import THOUGHTS
from tests.cogs.before.keeping import Moment, hash_of, lay, messages_in, moments, read
from tests.support.clock import FlowingClock, MovedClock, StillClock
from tests.support.cogs.advice import first_mistakes
from tests.support.cogs.driver import Company, items_of, texts_of
from tests.support.cogs.laws import is_over, shows_the_newest
from tests.support.cogs.running import running
from tests.support.patience import LONGEST, until
from tests.support.say import say, says

JSON = dict[str, Any]
SOON = timedelta(seconds=5)  # after the version before has ended
MOVES = ("say", "choose")
CHANGED = ("paused", "lobby")  # channels whose tables have other buttons on purpose since the newest moment
SELECT = "s1:"  # some are buttons by now, and say the same
TURNS = ("look", "keep", "rules", "boards", "manner", "option", "clock", "eager", "wear", "remove")
SHOWS = ("options", "removal", "ducky", "hand")
ENDS = (
    "sit",
    "computer",
    "leave",
    "leaving",
    "cancel",
    "start",
    "quit",
    "stop",
    "vote",
    "rematch",
)  # have stories of their own


@pytest.fixture(params=moments(), ids=lambda folder: folder.name)
def moment(request: pytest.FixtureRequest) -> Moment:
    return read(request.param)


@pytest.fixture
def world(moment: Moment) -> World:
    return moment.world


@pytest.fixture
def database(moment: Moment, tmp_path: Path) -> "Rows":
    lay(moment, tmp_path / "duckboard.db")
    return Rows(tmp_path / "duckboard.db")


@pytest.fixture
async def bot(moment: Moment, database: "Rows", playground: Playground) -> AsyncIterator[Duckboard]:
    async with running(playground, database.file.parent, at(moment, FlowingClock())) as bot:
        yield bot


@pytest.fixture(autouse=True)
def nothing_breaks(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [each.getMessage() for each in caplog.get_records("call") if each.levelno >= logging.ERROR]


def at(moment: Moment, clock: MovedClock) -> MovedClock:
    """It is a little later than then, whenever this runs."""
    clock.forward((moment.now + SOON - clock.now).total_seconds())
    return clock


class Rows:
    """The database as it lies there."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self, sql: str, *values: object) -> list[Any]:
        """All rows; of a single column, its values."""
        with closing(sqlite3.connect(self.file, timeout=LONGEST)) as connection, connection:
            rows = connection.execute(sql, values).fetchall()
        return [row[0] if len(row) == 1 else row for row in rows]

    async def until(self, sql: str, *values: object) -> Any:
        """The first row, as soon as there is one."""
        return (await until(lambda: self(sql, *values)))[0]

    async def shown(self) -> None:
        await self.until("SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM games WHERE presented < version)")

    def number(self, world: World, channel: str) -> int:
        """The newest table in a channel, or in its thread."""
        (place,) = [each.id for each in world.channels.values() if each.name == channel and each.kind != DM]
        return self("SELECT max(id) FROM games WHERE ? IN (channel_id, parent_id)", place)[0]


class Old(NamedTuple):
    """Something to press on a message as it was."""

    message: Message
    components: list[JSON]
    item: JSON

    @property
    def custom_id(self) -> str:
        return self.item["custom_id"]

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[1]

    @property
    def kind(self) -> str:
        """The verb, and which option it is about."""
        return self.custom_id if self.verb == "option" else self.verb

    @property
    def table(self) -> int:
        return int(self.custom_id.split(":")[2], 36)

    @property
    def values(self) -> list[str]:
        return [option["value"] for option in self.item.get("options", [])]

    @property
    def whose(self) -> int | None:
        """Who alone sees it."""
        if self.message.only:
            return self.message.only.id
        return next(iter(self.message.channel.people)) if self.message.channel.kind == DM else None

    async def press(self, who: Somebody, value: str | None = None) -> Answer:
        """Whatever the message looks like by now: somebody may have been looking at it all the time."""
        self.message.channel.messages[self.message.id] = self.message
        self.message.components = self.components
        if self.values:
            return await who.select(self.message.id, self.custom_id, value or self.values[0])
        return await who.press(self.message.id, self.custom_id)


def pressable(world: World, *verbs: str, table: int | None = None) -> list[Old]:
    """What could be pressed then; ask for it before anything happens."""
    shown = [Old(each, each.components, item) for each in messages_in(world) for item in items_of(each.components)]
    found = [each for each in shown if each.item.get("custom_id") and not each.item.get("disabled")]
    return [each for each in found if each.verb in (verbs or (each.verb,)) and table in (None, each.table)]


class Changes:
    """Which messages came and went."""

    def __init__(self, world: World) -> None:
        self.posted, self.edited, self.deleted = list[Message](), list[Message](), list[Message]()
        world.listeners.append(self._hear)

    def _hear(self, happening: Happening) -> None:
        lists = {"message posted": self.posted, "message edited": self.edited, "message deleted": self.deleted}
        if happening.message and happening.kind in lists:
            lists[happening.kind].append(happening.message)


# Nothing comes twice


async def test_all_messages_are_known_again(moment: Moment, database: Rows, playground: Playground) -> None:
    """Each table is looked after as if the bot had just been killed. An edit is fine, if something looks different by
    now; a second message never is."""
    database("UPDATE games SET presented = 0")
    changes = Changes(playground.world)
    async with running(playground, database.file.parent, at(moment, StillClock())):
        await database.shown()
    assert not [told(each) for each in changes.posted]
    assert not [told(each) for each in changes.deleted]


async def test_a_board_that_was_left_behind_becomes_a_link(
    moment: Moment, database: Rows, playground: Playground
) -> None:
    """The bot was killed when the new board stood there, and the old one was not cleared away yet."""
    old = min(message.id for message in playground.world.channel("race").public())
    database("UPDATE posts SET message_id = ?, digest = 'old' WHERE game_id = 1 AND slot = 'past board 1'", old)
    database("UPDATE games SET presented = 0")
    changes = Changes(playground.world)
    async with running(playground, database.file.parent, at(moment, StillClock())):
        await database.shown()
    assert old in {message.id for message in changes.edited}
    assert not changes.deleted


async def test_commands_that_are_the_same_are_not_told_again(
    moment: Moment, database: Rows, playground: Playground
) -> None:
    before = deepcopy([command.form for command in playground.world.commands.values()])
    exchanges = list[Exchange]()
    playground.watchers.append(exchanges.append)
    async with running(playground, database.file.parent, at(moment, StillClock())):
        pass
    if [command.form for command in playground.world.commands.values()] == before:
        assert not [each for each in exchanges if each.method == "PUT"]


@pytest.mark.parametrize("moment", [moments()[-1]], ids=lambda folder: folder.name, indirect=True)
async def test_drawn_again_every_message_has_the_same_custom_ids(
    moment: Moment, database: Rows, playground: Playground
) -> None:
    """In the newest moment: whoever changes them on purpose writes another one when the version goes out. Until then
    there may be new ones besides."""
    before = {each.id: pressed_by(each) for each in messages_in(playground.world) if each.channel.name not in CHANGED}
    standing = set(database("SELECT message_id FROM posts WHERE message_id IS NOT NULL"))
    database("UPDATE games SET presented = 0")
    database("UPDATE posts SET digest = ''")
    changes = Changes(playground.world)
    async with running(playground, database.file.parent, at(moment, StillClock())):
        await database.shown()
    assert {each.id for each in changes.edited} == standing
    after = {each.id: pressed_by(each) for each in messages_in(playground.world)}
    for message, pressed in before.items():
        assert [one for one in pressed if one not in after[message] and one[0][:3] != SELECT] == []


def pressed_by(message: Message) -> list[tuple[str, list[str]]]:
    items = [item for item in items_of(message.components) if item.get("custom_id")]
    return [
        (without_phrases(item["custom_id"]), [option["value"] for option in item.get("options", [])]) for item in items
    ]


def without_phrases(custom_id: str) -> str:
    """By now some words are said together with others, or after they're asked for again."""
    return custom_id.replace(":sure:", ":say:").partition(";")[0]


def told(message: Message) -> str:
    return f"{message.channel.name}: {[item.get('content') for item in items_of(message.components)]}"


# Everything can be pressed


@pytest.mark.usefixtures("bot")
async def test_every_button_and_select_is_read(database: Rows, playground: Playground) -> None:
    """Of each kind one on each message, by whom it is for, or else by Ada, who may do everything in this server."""
    olds = [*{(each.message.id, each.kind): each for each in pressable(playground.world)}.values()]
    unreadable = words_of(await forged(playground.be("Ada"), pressable(playground.world, "sit")[0]))
    assert len({each.verb for each in olds}) > len((*TURNS, *SHOWS, *ENDS))
    for old in sorted(olds, key=lambda each: each.verb in ENDS):
        answer = await old.press(playground.be(old.whose or "Ada"))
        assert words_of(answer) != unreadable, old.custom_id
        if old.verb in TURNS:
            assert answer.kind == UPDATE, f"{old.custom_id}: {words_of(answer)}"
        if old.verb in SHOWS and old.whose is None and old.table in database("SELECT game_id FROM seats"):
            assert answer.kind == MESSAGE, old.custom_id
        if old.verb == "type":
            assert answer.kind == FORM
    await database.shown()


async def forged(who: Somebody, old: Old, verb: str = "quack") -> Answer:
    """What the bot says to something that isn't there, or that nobody understands."""
    components = deepcopy(old.components)
    item = next(each for each in items_of(components) if each.get("custom_id") == old.custom_id)
    item["custom_id"] = f"d1:{verb}:{base36(old.table)}"
    return await Old(old.message, components, item).press(who)


def words_of(answer: Answer) -> str:
    return "\n".join(texts_of(answer.message)) if answer.message else ""


# The games go on


PARTIES = {"race": ["Ada", "Ben"], "gallery": ["Ben", "Cleo"], "pool": ["Ada", "Cleo"], "tow": ["Ada", "Ben"]}


@pytest.mark.parametrize("presses", [12, pytest.param(10_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("kind", PARTIES)
async def test_a_game_goes_on(kind: str, presses: int, bot: Duckboard, database: Rows, playground: Playground) -> None:
    number = database.number(playground.world, kind)
    company = company_at(bot, database, playground, number, PARTIES[kind])
    await answer_by_an_old_message(database, playground, number)
    await company.play(presses)
    await shows_the_newest(company)
    if presses > company.presses:
        await is_over(company)
    assert not company.lost


def company_at(bot: Duckboard, database: Rows, playground: Playground, number: int, names: Sequence[str]) -> Company:
    channel = playground.world.channels[database("SELECT channel_id FROM games WHERE id = ?", number)[0]]
    company = Company(playground, bot.store, channel, names, channel.name)
    company.number = number
    return company


async def answer_by_an_old_message(database: Rows, playground: Playground, number: int) -> None:
    """Somebody of whom a move is awaited makes it with what they were shown before the update."""
    seats = dict(database("SELECT user_id, number FROM seats WHERE game_id = ? AND user_id IS NOT NULL", number))
    for old in pressable(playground.world, *MOVES, table=number):
        for who in [old.whose] if old.whose else seats:
            word = old.values[0] if old.values else old.custom_id.split(":", 4)[4]
            await old.press(playground.be(who), word)
            if last_word(database, number) == (seats[who], word):
                await database.shown()
                return
    raise AssertionError(f"table {number}: nothing on the old messages could be said")


def last_word(database: Rows, number: int) -> tuple[int, str]:
    return database("SELECT seat, word FROM moves WHERE game_id = ? ORDER BY number DESC LIMIT 1", number)[0]


async def test_the_promise_of_before_is_kept(moment: Moment, database: Rows) -> None:
    """These games have no secret: what was shown is the SHA-256 of the seed, and so it stays."""
    promised = {number: digest(seed) for number, seed in database("SELECT id, seed FROM games WHERE seed IS NOT NULL")}
    store = await Store.open(f"sqlite+aiosqlite:///{database.file}", clock=at(moment, StillClock()))
    for number, commitment in promised.items():
        table = await store.load(number)
        assert isinstance(table, Table)
        if table.game and table.status is Status.PLAYING:
            asked = table.game.unanswered()[0]
            said = await store.play(number, asked.seat, asked.moves[0], prompt=asked.id, undos=table.undos)
            assert isinstance(said, Played)
        if table.status.open:
            assert isinstance(await store.stop(number, "stopped"), Table)
        verdict = verdict_on(str(await store.record(number)).encode(), GAMES)
        assert (verdict.word, verdict.record and verdict.record.version) == ("good", 1), verdict.error
        assert (table.commitment, verdict.record and verdict.record.commitment) == (commitment, commitment)
    await store.close()
    assert len(promised) > len(PARTIES)


@pytest.mark.usefixtures("bot")
async def test_a_move_is_taken_back(database: Rows, playground: Playground) -> None:
    taken_back = 0
    for old in pressable(playground.world, "undo"):
        count = "SELECT undos FROM games WHERE id = ?"
        before = database(count, old.table)
        await old.press(playground.be(old.whose or "Ada"))
        taken_back += database(count, old.table) != before
    await database.shown()
    assert taken_back


@pytest.mark.usefixtures("bot")
async def test_who_was_reminded_answers_and_the_reminders_go(database: Rows, playground: Playground) -> None:
    number = database.number(playground.world, "late")
    reminders = database("SELECT message_id FROM posts WHERE game_id = ? AND slot LIKE 'remind%'", number)
    assert len(reminders) == 2
    await answer_by_an_old_message(database, playground, number)
    await answer_in_private(playground, database, number, "Dan")
    await until(lambda: not {each.id for each in messages_in(playground.world)} & set(reminders))


async def answer_in_private(playground: Playground, database: Rows, number: int, name: str) -> None:
    """Where direct messages are closed: the old board brings the hand."""
    (board,) = [each for each in pressable(playground.world, "hand", table=number) if each.whose is None]
    who = playground.be(name)
    shown = await board.press(who)
    says = [item for item in items_of((shown.message or {})["components"]) if ":say:" in item.get("custom_id", "")]
    await who.press(shown.message or {}, says[0]["custom_id"])
    assert last_word(database, number)[1] == says[0]["custom_id"].split(":", 4)[4]


# The lobby, the paused game, the finished one


@pytest.mark.usefixtures("bot")
async def test_what_is_set_in_a_lobby_can_be_changed(database: Rows, playground: Playground) -> None:
    number, ada = database.number(playground.world, "lobby"), playground.be("Ada")
    olds = pressable(playground.world, "option", "clock", "eager", table=number)
    assert olds
    for old in olds:
        for value in old.values[:2]:
            assert (await old.press(ada, value)).kind == UPDATE
            name = old.custom_id.split(":")[3] if old.verb == "option" else old.verb
            assert set_in(database, number)[name] == value


def set_in(database: Rows, number: int) -> dict[str, str]:
    options, clock, eager = database("SELECT options, clock, eager FROM games WHERE id = ?", number)[0]
    return json.loads(options) | {"clock": clock, "eager": "yes" if eager else "no"}


async def test_a_lobby_starts_as_it_was_set(bot: Duckboard, database: Rows, playground: Playground) -> None:
    number = database.number(playground.world, "lobby")
    before, character = set_in(database, number), "SELECT character FROM seats WHERE game_id = ? AND number = 1"
    worn = database(character, number)
    assert worn != [None]
    (start,) = pressable(playground.world, "start", table=number)
    await start.press(playground.be("Ada"))
    await database.until("SELECT 1 FROM games WHERE id = ? AND status = 'playing'", number)
    company = company_at(bot, database, playground, number, ["Ada", "Ben"])
    await company.play(4)
    await shows_the_newest(company)
    assert (set_in(database, number), database(character, number)) == (before, worn)


@pytest.mark.usefixtures("bot")
async def test_a_form_that_stands_open_is_filled_in(moment: Moment, database: Rows, playground: Playground) -> None:
    world = playground.world
    for form in moment.forms:
        who, channel = playground.be(form["person"]), world.channels[form["channel"]]
        (field,) = [item["custom_id"] for item in fields_of(form["form"]["components"])]
        data = filled_in(form["form"], {field: "delta"})
        sent = Interaction(world.new_id(), world.new_token(), MODAL, who.person, channel, world.clock(), data)
        sent.source = channel.messages[form["message"]]
        answer = await playground.people.ask(sent)
        assert answer.kind == UPDATE
    assert '"board": "delta"' in database("SELECT options FROM games WHERE status = 'lobby'")[0]


def fields_of(components: list[JSON]) -> Iterator[JSON]:
    for each in components:
        inner = [*each.get("components", []), *([each["component"]] if "component" in each else [])]
        yield from ([each] if "custom_id" in each else fields_of(inner))


async def test_a_paused_game_wakes_up(bot: Duckboard, database: Rows, playground: Playground) -> None:
    number = database.number(playground.world, "paused")
    note = database("SELECT message_id FROM posts WHERE game_id = ? AND slot = 'note'", number)
    assert database("SELECT status FROM games WHERE id = ?", number) == ["paused"]
    await answer_by_an_old_message(database, playground, number)
    assert database("SELECT status FROM games WHERE id = ?", number) == ["playing"]
    company = company_at(bot, database, playground, number, ["Cleo"])
    await company.play(20)
    await shows_the_newest(company)
    assert not {each.id for each in messages_in(playground.world)} & set(note)


async def test_after_a_finished_game_comes_a_rematch(bot: Duckboard, database: Rows, playground: Playground) -> None:
    number = database.number(playground.world, "finished")
    results = database("SELECT seat, score, won FROM results WHERE game_id = ?", number)
    assert len(results) == 3
    (rematch,) = pressable(playground.world, "rematch", table=number)
    await rematch.press(playground.be("Ben"))
    again = database.number(playground.world, "finished")
    assert again > number
    company = company_at(bot, database, playground, again, ["Ben", "Cleo"])
    await company.begin()
    await company.play(10)
    await shows_the_newest(company)
    assert database("SELECT seat, score, won FROM results WHERE game_id = ?", number) == results


@pytest.mark.usefixtures("bot")
async def test_a_finished_game_is_analysed(
    database: Rows, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its message has no button for it, so it's pressed as if it had."""
    number, changes = database.number(playground.world, "finished"), Changes(playground.world)
    (kind,) = database("SELECT kind FROM games WHERE id = ?", number)
    monkeypatch.setitem(SEARCHERS, kind, SEARCHERS["race"])
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(2))
    (rematch,) = pressable(playground.world, "rematch", table=number)
    first = await forged(playground.be("Ben"), rematch, "analysis")
    assert words_of(first).strip() == say("analysis-thinking")
    await until(lambda: changes.edited)
    page = changes.edited[-1]
    assert page.only == playground.be("Ben").person
    shown = "\n".join(texts_of({"content": page.content, "components": page.components}))
    assert says(shown, "analysis-title", game=say(f"game-{kind}"))


@pytest.mark.usefixtures("bot")
async def test_a_game_that_has_begun_allows_hints(
    database: Rows, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, helped = database.number(playground.world, "race"), "SELECT name FROM seats WHERE game_id = ? AND helped"
    assert not database(helped, number)
    monkeypatch.setattr(THOUGHTS, "judged", first_judged)
    (board,) = [each for each in pressable(playground.world, "hand", table=number) if each.whose is None]
    hinted = 0
    for name in PARTIES["race"]:
        hand = (await board.press(playground.be(name))).message or {}
        for item in [each for each in items_of(hand["components"]) if ":hint:" in each.get("custom_id", "")]:
            hint = await playground.be(name).press(hand, item["custom_id"])
            assert says(words_of(hint), "hint-says")
            hinted += 1
            assert name in database(helped, number)
    assert hinted
    await database.shown()


async def first_judged(_: str, __: Any, prompt: Prompt, *___: object) -> Judgement:
    return Judgement(prompt.moves[0], prompt.moves[0])


@pytest.mark.usefixtures("bot")
async def test_tables_are_left_from_pages_that_were_open(database: Rows, playground: Playground) -> None:
    race, lobby = [database.number(playground.world, name) for name in ("race", "lobby")]
    (leaving,), (leave,) = pressable(playground.world, "leaving"), pressable(playground.world, "quit", table=race)
    ada, seated = playground.be("Ada"), "SELECT game_id FROM seats WHERE user_id = ?"
    assert {race, lobby} <= {*database(seated, ada.id)}
    assert (await leaving.press(ada, str(lobby))).kind == UPDATE
    assert (await leave.press(ada)).kind == UPDATE
    assert not {race, lobby} & {*database(seated, ada.id)}


@pytest.mark.usefixtures("bot")
async def test_a_game_is_stopped_from_a_page_that_was_open(database: Rows, playground: Playground) -> None:
    (stop,) = pressable(playground.world, "stop")
    assert (await stop.press(playground.be("Ada"))).kind == UPDATE
    assert database("SELECT status FROM games WHERE id = ?", stop.table) == ["stopped"]


@pytest.mark.usefixtures("bot")
async def test_votes_are_counted_with_those_of_before(database: Rows, playground: Playground) -> None:
    """Ben has voted before the update; when Ada agrees, these are more than half."""
    number = database.number(playground.world, "race")
    (vote,) = [each for each in pressable(playground.world, "vote", table=number) if each.whose is None]
    await vote.press(playground.be("Ada"))
    assert database("SELECT status, reason FROM games WHERE id = ?", number) == [("stopped", "voted")]


# What was set


@pytest.mark.usefixtures("bot")
async def test_what_people_have_set_is_in_force(database: Rows, playground: Playground) -> None:
    general = playground.world.channel("general")
    chosen = {
        key.split()[1]: value for key, value in database("SELECT key, value FROM settings WHERE key LIKE 'manner %'")
    }
    assert len(set(chosen.values())) == 3
    for who, manner in chosen.items():
        page = await playground.be(who).use(general, "ducks settings")
        (select,) = [item for item in items_of((page.message or {})["components"]) if "options" in item]
        assert [option["value"] for option in select["options"] if option.get("default")] == [manner]


@pytest.mark.usefixtures("bot")
async def test_what_a_server_has_set_is_in_force(database: Rows, playground: Playground) -> None:
    """In the pond tables stand only in some channels, and no more than so many."""
    ada, general, cancelled = (
        playground.be("Ada"),
        *[playground.world.channel(each) for each in ("general", "cancelled")],
    )
    saved = settings_of(database, general)
    shown = words_of(await ada.use(general, "ducks setup"))
    assert all([f"<#{channel}>" in shown for channel in saved["channels"]])
    assert str(saved["tables"]) in shown
    assert f"<#{cancelled.id}>" in words_of(await ada.use(general, "duckpool start"))
    assert not database("SELECT 1 FROM games WHERE channel_id = ?", general.id)
    await ada.use(cancelled, "duckpool start")
    number = database.number(playground.world, "cancelled")
    assert database("SELECT clock, parent_id FROM games WHERE id = ?", number) == [(saved["clock"], None)]


@pytest.mark.usefixtures("bot")
async def test_another_server_has_other_settings(database: Rows, playground: Playground) -> None:
    """At the lake a table gets a thread of its own, and nobody can vote to stop it."""
    shore, number = playground.world.channel("shore"), database.number(playground.world, "shore")
    (thread,) = [each for each in playground.world.channels.values() if each.parent_id == shore.id]
    refused = await playground.be("Ben").use(thread, "ducks stop")
    assert not [item for item in items_of((refused.message or {})["components"]) if "custom_id" in item]
    await playground.be("Ada").use(shore, "duckpool start")
    again = database.number(playground.world, "shore")
    assert again > number
    clock = settings_of(database, shore)["clock"]
    assert database("SELECT clock, parent_id FROM games WHERE id = ?", again) == [(clock, shore.id)]


def settings_of(database: Rows, channel: Channel) -> JSON:
    assert channel.guild
    return json.loads(database("SELECT value FROM settings WHERE key = ?", f"server {channel.guild.id}")[0])


# Read without a bot


def test_every_custom_id_is_read_and_made_the_same(moment: Moment) -> None:
    forms = [form["form"]["custom_id"] for form in moment.forms]
    for custom_id in [*forms, *[each.custom_id for each in pressable(moment.world)]]:
        click = parse_click(custom_id)
        assert click, custom_id
        assert custom_id in (click.custom_id, click.select_id, click.form_id)


def test_every_dump_is_loaded_and_dumped_byte_for_byte(database: Rows) -> None:
    dumps = database("SELECT kind, snapshot FROM games WHERE snapshot IS NOT NULL")
    assert {kind for kind, _ in dumps} == {*PARTIES}
    for kind, dump in dumps:
        assert GAMES[kind].load(dump).dump() == dump


def test_games_go_as_before_and_are_dumped_byte_for_byte(moment: Moment) -> None:
    """Whole games, word by word: at any moment the dump is the one that the version before would have written."""
    for first, *lines in moment.playouts:
        begun, _, dumped = first.rpartition(" ")
        form = json.loads(begun)
        game = GAMES[form.pop("kind")].under(form.pop("rules", 1)).new(**form)
        assert hash_of(game) == dumped, begun
        for line in lines:
            seat, *word, dumped = line.split(" ")
            game.play(int(seat), " ".join(word))
            assert hash_of(game) == dumped, f"{begun}: {line}"


def test_every_record_is_replayed_byte_for_byte(moment: Moment) -> None:
    """A finished game was kept by people as a file."""
    files = [each for message in messages_in(moment.world) for each in message.attachments if each.data]
    assert files
    for file in files:
        record = Record.parse(file.data.decode())
        assert record.text() == file.data.decode()
        assert record.replay(GAMES).outcome
