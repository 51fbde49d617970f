"""The table before the game, over the wire: every button, pressed by those who may and those who may not."""

import asyncio
import logging
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot import QUICK_GAME
from cogs.bot import Duckboard
from cogs.commands.games import LONGEST_CHOICE
from cogs.pages.common import LONGEST_TYPED, cast_of, computer_names
from cogs.pages.ids import Click
from cogs.pages.options import options_with
from cogs.tables.routines import expire_idle
from data.store import CLOCKS, Refused, Seat, Status, Table
from engine import GAMES, Option
from engine.chance import Chance
from engine.players import LEVELS
from engine.race.codes import LONGEST_CODE, random_code
from playground import Playground, messages, permissions
from playground.messages import Post
from playground.people import Answer
from playground.world import Channel, Overwrite
from render import CHARACTERS, FACES, TELLERS
from render.words.markdown import plain
from render.words.texts import texts
from tests.support.cogs.driver import Control, Player, items_of
from tests.support.cogs.running import running
from tests.support.cogs.seating import later
from tests.support.paths import ROOT
from tests.support.patience import until
from tests.support.render.messages import messages_of, names_in
from tests.support.say import say, says

CODE = random_code("beginner", Chance("5" * 64))
COGS = ROOT / "cogs"
WORDS = texts()
COMPUTERS = {level: WORDS.say(f"computer-names-{level}").split() for level in LEVELS}
EVERYONES = ("sit", "leave", "ducky", "how", "computer", "options", "luck", "fair", "start")  # what all may press
PRIMARY, SUCCESS = 1, 3  # as Discord counts the styles of buttons
LEAD = {level: names[0] for level, names in COMPUTERS.items()}


@pytest.fixture(autouse=True)
def nothing_is_answered_twice_or_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    records = [record for record in caplog.get_records("call") if record.levelno >= logging.WARNING]
    assert [record.getMessage() for record in records if record.name.startswith(("cogs", "discord.ui"))] == []


@pytest.fixture
def games(playground: Playground) -> Channel:
    return playground.world.channel("games")


@pytest.fixture
def ada(playground: Playground, games: Channel) -> Player:
    return Player(playground, "Ada", games)


@pytest.fixture
def ben(playground: Playground, games: Channel) -> Player:
    return Player(playground, "Ben", games)


async def opened(host: Player, command: str = "duckrace", **options: Any) -> Answer:
    answer = await host.person.use(host.channel, f"{command} start", options)
    await host.awaited("sit", "leave")
    return answer


async def press(player: Player, verb: str) -> Answer:
    control = (await player.awaited(verb))[0]
    return await player.person.press(control.message, control.custom_id)


async def choose(player: Player, page: Answer, start: str, value: str) -> Answer:
    """From a private page's select."""
    assert page.message is not None
    select = select_in(page, start)
    return await player.person.select(page.message, select["custom_id"], value)


def told(answer: Answer) -> str:
    assert answer.message is not None
    assert answer.message["flags"] & 64, "only who asked sees it"
    parts = [item.get("content", "") for item in items_of(answer.message["components"])]
    return "\n".join([answer.message["content"], *parts]).strip()


async def shown(player: Player, *parts: str) -> None:
    await until(lambda: all(part in player.words() for part in parts))


def looks(colour: str, character: str) -> str:
    return say("lobby-look", colour=say(f"seat-colour-{colour}"), character=say(f"character-{character}"))


def sits(letter: str, name: str, colour: str, character: str, role: str = "") -> str:
    """Someone's line in a lobby; `role` may be `-host`."""
    return say(f"lobby-seat{role}", letter=letter, name=name, look=looks(colour, character))


def computes(letter: str, name: str, colour: str, level: str) -> str:
    """A computer's line."""
    facts = {"letter": letter, "name": name, "look": looks(colour, FACES[level])}
    return say("lobby-seat-computer", **facts, level=say(f"level-{level}"), temper=say(f"temper-{level}"))


def adding(name: str, level: str) -> str:
    """What stands on the button for a computer."""
    return say("lobby-add-computer", name=name, level=say(f"level-{level}"))


def offered(player: Player) -> dict[str, str]:
    """The computers that can be added: what's on their buttons, by level."""
    return {each.click.rest: each.item["label"] for each in player.controls("computer")}


async def add(player: Player, level: str) -> Answer:
    (control,) = [each for each in await player.awaited("computer") if each.click.rest == level]
    return await player.use(control)


def option(name: str, value: str) -> str:
    return say("lobby-option", name=say(f"option-{name}"), value=say(f"option-{name}-{value}"))


async def load(bot: Duckboard, number: int) -> Table:
    table = await bot.store.load(number)
    assert not isinstance(table, Refused)
    return table


async def table_in(bot: Duckboard, channel: Channel) -> Table:
    number = await bot.store.table_at(channel.id)
    assert number is not None
    table = await bot.store.load(number)
    assert not isinstance(table, Refused)
    return table


# Opening


@pytest.mark.usefixtures("bot")
async def test_a_table_says_who_sits_there_and_what_will_be_played(ada: Player, ben: Player) -> None:
    answer = await opened(ada, rules="advanced", board="basin", clock="day")
    assert f"<#{ada.channel.id}>" in told(answer)
    message = ada.controls("sit")[0].message
    for part in (
        say("game-race"),
        sits("Y", "Ada", "yellow", "fireman", "-host"),
        say("lobby-needed", taken=1, most=4, missing=1),
        option("rules", "advanced"),
    ):
        assert part in ada.words()
    assert option("board", "basin") in ada.words()
    assert say("lobby-option", name=say("clock"), value=say("clock-day")) in ada.words()
    (picture,) = [item for item in items_of(message["components"]) if item["type"] == 12]
    assert say("race-board-basin") in picture["items"][0]["description"]
    rows = [[b["label"] for b in item["components"]] for item in items_of(message["components"]) if item["type"] == 1]
    names = [["lobby-sit", "lobby-start"], ["lobby-set", "lobby-ducky", "how-button"]]
    names.append(["luck-button", "fair-button", "lobby-leave"])
    first, *others = [[say(name) for name in row] for row in names]
    assert rows == [first, [adding(LEAD[level], level) for level in LEVELS], *others]
    assert say("lobby-computers") in ada.words()
    assert not ada.controls("start"), "too few"
    link = f"/{message['channel_id']}/{message['id']}"
    assert link in told(await ben.person.use(ben.channel, "duckpool start", {}))


@pytest.mark.usefixtures("bot")
async def test_boards_are_completed_and_codes_too_and_rubbish_is_refused(ada: Player) -> None:
    offered = await ada.person.complete(
        ada.channel, "duckrace start", "board", {"board": say("option-board-random-beginner")[:3]}
    )
    assert [choice["value"] for choice in offered][:2] == ["random-beginner", "random-moderate"]
    typed = await ada.person.complete(ada.channel, "duckrace start", "board", {"board": CODE})
    assert [choice["value"] for choice in typed] == [CODE]
    for rubbish, why in (
        ("🦆" * 50, "board-too-long"),
        ("x" * LONGEST_TYPED, "board-too-long"),
        (CODE[:-1], "board-broken"),
        ("`*_", "no-board"),
    ):
        assert await ada.person.complete(ada.channel, "duckrace start", "board", {"board": rubbish}) == []
        answer = told(await ada.person.use(ada.channel, "duckrace start", {"board": rubbish}))
        assert answer == texts().say(f"refused-setup-{why}", typed=plain(rubbish), most=LONGEST_CODE)
    await opened(ada, board=f" {say('option-board-tub').upper()} ")
    assert option("board", "tub") in ada.words()


@pytest.mark.usefixtures("bot")
async def test_a_board_code_may_be_as_long_wherever_it_is_typed_in(ada: Player) -> None:
    """With a space copied along. What's too long for a board gets the same words everywhere."""
    await opened(ada)
    page = await press(ada, "options")
    assert page.message is not None
    form = await ada.person.press(page.message, "d1:type:1:board")
    assert form.modal is not None
    line = form.modal["components"][0]["component"]
    in_commands = [longest(ada, "start", "board"), longest(ada, "board", "code")]
    assert [line["max_length"], *in_commands] == [LONGEST_TYPED] * 3
    assert len(CODE) == LONGEST_CODE <= LONGEST_CHOICE, "or it could not be suggested"
    assert CODE in told(await ada.person.use(ada.channel, "duckrace board", {"code": f" {CODE} "}))
    long = f"*{CODE}*"
    in_the_form = told(await ada.person.submit(form, {"text": long}))
    assert "is too long" in in_the_form
    assert told(await ada.person.use(ada.channel, "duckrace board", {"code": long})) == in_the_form
    assert told(await ada.person.use(ada.channel, "duckrace start", {"board": long})) == in_the_form


def longest(player: Player, command: str, option: str) -> int:
    """What Discord lets people type there."""
    (race,) = [each for each in player.person.commands(player.channel) if each["name"] == "duckrace"]
    (used,) = [each for each in race["options"] if each["name"] == command]
    return next(each["max_length"] for each in used["options"] if each["name"] == option)


async def test_a_board_that_chance_makes_is_not_drawn_before(bot: Duckboard, ada: Player) -> None:
    await opened(ada, board="random-advanced")
    assert not [item for item in items_of(ada.controls("sit")[0].message["components"]) if item["type"] == 12]
    assert (await table_in(bot, ada.channel)).clock == "live"


async def test_a_table_may_stand_in_a_thread_of_its_own(bot: Duckboard, ada: Player, playground: Playground) -> None:
    await ada.person.use(ada.channel, "ducktow start", {"thread": True})
    await until(lambda: says(ada.person.sees(ada.channel)[-1]["content"], "start-opened"))
    (thread,) = [channel for channel in playground.world.channels.values() if channel.is_thread]
    assert thread.name == say("start-thread-name", game=say("game-tow"), host="Ada")
    assert f"<#{thread.id}>" in ada.person.sees(ada.channel)[-1]["content"]
    table = await table_in(bot, thread)
    assert (table.channel_id, table.parent_id) == (thread.id, ada.channel.id)
    inside = Player(playground, "Ada", thread)
    await shown(inside, say("game-tow"), "Ada")
    nested = await inside.person.use(thread, "duckrace start", {"thread": True})
    assert told(nested) == say("start-no-thread")
    await opened(ada)
    assert say("game-race") in ada.words(), "the channel itself is still free, and Ada may sit at both"


async def test_without_a_thread_there_is_no_table(bot: Duckboard, ada: Player, playground: Playground) -> None:
    playground.faults.fail("POST .*/threads", 400)
    await ada.person.use(ada.channel, "duckrace start", {"thread": True})
    await until(lambda: says(ada.person.sees(ada.channel)[-1]["content"], "start-thread-failed"))
    assert await bot.store.tables_of(ada.person.id) == []


def bits(**named: int) -> dict[str, int]:
    return {f"permission-{name.replace('_', '-')}": bit for name, bit in named.items()}


# What a table needs, by its message name, with Discord's own bit for it
EVERYWHERE = bits(
    view_channel=permissions.VIEW_CHANNEL,
    attach_files=permissions.ATTACH_FILES,
    read_message_history=permissions.READ_HISTORY,
)
WRITING = EVERYWHERE | bits(send_messages=permissions.SEND_MESSAGES)
INSIDE = EVERYWHERE | bits(send_messages_in_threads=permissions.SEND_IN_THREADS)
OWN_THREAD = INSIDE | bits(create_public_threads=permissions.CREATE_PUBLIC_THREADS)
PLACES = {"channel": WRITING, "own thread": OWN_THREAD, "inside a thread": INSIDE}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", GAMES)
async def test_what_the_bot_may_not_do_is_named(
    bot: Duckboard, ada: Player, playground: Playground, kind: str, place: str
) -> None:
    """Each permission on its own, and all of them together."""
    world, needed = playground.world, PLACES[place]
    where = world.add_thread(ada.channel, "talk", ada.person.person) if place == "inside a thread" else ada.channel
    options = {"thread": True} if place == "own thread" else {}
    for missing in [*[{name: bit} for name, bit in needed.items()], needed]:
        world.overwrite(ada.channel, Overwrite(world.bot.id, 1, deny=sum(missing.values())))
        said = told(await ada.person.use(where, f"duck{kind} start", options))
        before, after = say("start-missing", permissions="…").split("…")
        assert said.startswith(before)
        listed = said.removeprefix(before).removesuffix(after).split(", ")
        assert sorted(listed) == sorted([say(name) for name in missing])
    assert await bot.store.tables_of(ada.person.id) == []


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("place", PLACES)
async def test_the_bot_asks_for_no_more_than_a_table_needs(ada: Player, playground: Playground, place: str) -> None:
    world, needed = playground.world, sum(PLACES[place].values())
    where = world.add_thread(ada.channel, "talk", ada.person.person) if place == "inside a thread" else ada.channel
    world.overwrite(ada.channel, Overwrite(world.bot.id, 1, allow=needed, deny=permissions.ALL & ~needed))
    said = told(await ada.person.use(where, "duckrace start", {"thread": True} if place == "own thread" else {}))
    assert said.startswith(say("start-opened", link="…").partition("…")[0])


# Around the table


@pytest.mark.usefixtures("bot")
async def test_sitting_down_and_starting_come_first_and_green_is_what_can_be_done_next(ada: Player) -> None:
    await opened(ada)
    assert looks_of(ada)[0] == ("sit", PRIMARY)
    assert SUCCESS not in dict(looks_of(ada)).values()
    await add(ada, "easy")
    await until(lambda: looks_of(ada)[:2] == [("sit", PRIMARY), ("start", SUCCESS)])
    assert [style for _, style in looks_of(ada)].count(SUCCESS) == 1


def looks_of(player: Player) -> list[tuple[str, int]]:
    """What can be pressed in a lobby, in its order, and in which style it is."""
    return [(each.verb, each.item["style"]) for each in player.controls(*EVERYONES)]


async def test_guests_come_and_go_and_only_the_host_decides(bot: Duckboard, ada: Player, ben: Player) -> None:
    await opened(ada)
    for verb in ("leave", "ducky", "computer"):
        assert told(await press(ben, verb)) == say("refused-not-seated")
    await press(ben, "sit")
    await shown(ada, sits("P", "Ben", "pink", "sailor"), say("lobby-ready", taken=2, most=4))
    assert told(await press(ben, "sit")) == say("refused-seated")
    await press(ada, "computer")
    await press(ben, "computer")
    await shown(ada, say("lobby-full", most=4))
    assert not ada.controls("sit", "computer")
    page = await choose_from(ada, "options", "removal")
    left = (await table_in(bot, ada.channel)).seats[2]
    page = await choose(ada, page, "s1:remove", str(left.number))
    assert page.kind == 7
    await until(lambda: f"**{left.name}**" not in ada.words())
    await press(ada, "leave")
    await shown(ada, sits("Y", "Ben", "yellow", "fireman", "-host"))
    assert told(await choose_again(ada, page)) == say("refused-not-host")
    done = await choose_from(ben, "options", "cancel")
    assert told(done) == say("lobby-cancel-done", game=say("game-race"), channel=f"<#{ada.channel.id}>")
    await shown(ben, say("lobby-cancelled", game=say("game-race")))


async def choose_from(player: Player, verb: str, then: str) -> Answer:
    """A button on a private page, which is redrawn."""
    page = await press(player, verb)
    assert page.message is not None
    (button,) = [item for item in items_of(page.message["components"]) if f":{then}:" in item.get("custom_id", "")]
    answer = await player.person.press(page.message, button["custom_id"])
    assert answer.kind == 7
    return answer


async def test_what_only_the_host_may_do_is_nothing_that_guests_are_shown(
    bot: Duckboard, ada: Player, ben: Player
) -> None:
    await opened(ada, forgiving="yes")
    await press(ben, "sit")
    await until(lambda: bool(ben.controls("start")))
    assert {each.verb for each in ben.controls()} == {*EVERYONES}
    page = await press(ben, "options")
    assert page.message is not None
    assert not [item for item in items_of(page.message["components"]) if "custom_id" in item]
    for part in (WORDS.say("private-options-guest", host="Ada"), WORDS.say("option-forgiving-yes-about")):
        assert part in told(page)
    await press(ben, "start")
    await until(lambda: bool(ada.controls("hand")))
    assert (await table_in(bot, ada.channel)).status is Status.PLAYING


@pytest.mark.usefixtures("bot")
async def test_a_menu_says_who_is_who_and_what_an_option_means(ada: Player, ben: Player) -> None:
    await opened(ada)
    await press(ben, "sit")
    await add(ada, "hard")
    await shown(ada, computes("V", LEAD["hard"], "violet", "hard"))
    page = await press(ada, "options")
    assert page.message is not None
    forgiving = select_in(page, "s1:option:1:forgiving")
    assert [each["description"] for each in forgiving["options"]] == [
        WORDS.say(f"option-forgiving-{value}-about") for value in ("no", "yes")
    ]
    page = await ada.person.press(page.message, "d1:removal:1")
    person, computer = [each["description"] for each in select_in(page, "s1:remove")["options"]]
    assert person == WORDS.say("private-remove-person", look="pink Sailor")
    assert computer == say("private-remove-computer", look=looks("violet", FACES["hard"]), level=say("level-hard"))
    assert page.message is not None
    page = await ada.person.press(page.message, "d1:options:1")
    assert page.kind == 7
    assert select_in(page, "s1:clock")


def select_in(page: Answer, start: str) -> dict[str, Any]:
    assert page.message is not None
    (select,) = [item for item in items_of(page.message["components"]) if item.get("custom_id", "").startswith(start)]
    return select


async def test_the_host_does_not_wait_for_somebody_they_remove(bot: Duckboard, ada: Player, ben: Player) -> None:
    await stopped(bot, ada, ben)
    await press(ada, "rematch")
    await until(lambda: bool(ada.controls("options")))
    page = await choose_from(ada, "options", "removal")
    assert select_in(page, "s1:remove")["options"][0]["description"] == WORDS.say("private-remove-kept")
    await choose(ada, page, "s1:remove", f"kept {ben.person.id}")
    await until(lambda: WORDS.say("rematch-ready", who="Ada", count=1, awaited="Ben") not in ada.words())
    assert (await table_in(bot, ada.channel)).kept == ()


# Computers


async def test_a_computer_of_the_level_on_the_button_sits_down(bot: Duckboard, ada: Player) -> None:
    """Under the name on the button, which then offers the next one."""
    await opened(ada)
    assert offered(ada) == {level: adding(LEAD[level], level) for level in LEVELS}
    for level in ("hard", "easy", "normal"):
        await add(ada, level)
        await until(lambda level=level: offered(ada).get(level) != adding(LEAD[level], level))
    colours = {"hard": ("P", "pink"), "easy": ("V", "violet"), "normal": ("W", "white")}
    await shown(ada, *[computes(letter, LEAD[level], colour, level) for level, (letter, colour) in colours.items()])
    seats = (await table_in(bot, ada.channel)).seats
    assert [(seat.computer, seat.name) for seat in seats[1:]] == [(level, LEAD[level]) for level in colours]
    assert not ada.controls("computer"), "there's no room for another one"


async def test_computers_have_names_of_their_own_and_none_that_somebody_here_has(
    bot: Duckboard, playground: Playground, games: Channel
) -> None:
    assert games.guild
    namesake = LEAD["easy"].upper()
    playground.world.join(playground.world.add_person(namesake), games.guild)
    host = Player(playground, "Ada", games)
    await opened(host)
    await press(Player(playground, namesake, games), "sit")
    await until(lambda: offered(host)["easy"] != adding(LEAD["easy"], "easy"))
    table = await table_in(bot, games)
    first, second = computer_names(table, "easy")[1:3]
    assert offered(host) == {level: adding(LEAD[level] if level != "easy" else first, level) for level in LEVELS}
    for _ in range(2):
        await add(host, "easy")
    await until(lambda: not host.controls("sit"))
    assert [seat.name for seat in (await table_in(bot, games)).seats if seat.computer] == [first, second]


@pytest.mark.parametrize("kind", GAMES)
async def test_no_two_computers_have_the_same_name_however_many_there_are(
    bot: Duckboard, ada: Player, kind: str
) -> None:
    """Pressed all at once, and of one level."""
    await opened(ada, f"duck{kind}")
    (control,) = [each for each in ada.controls("computer") if each.click.rest == "easy"]
    most = GAMES[kind].seats[-1]
    await asyncio.gather(*[ada.use(control) for _ in range(most - 1)])
    await until(lambda: not ada.controls("sit"))
    seats = (await table_in(bot, ada.channel)).seats
    assert [seat.computer for seat in seats] == [None, *["easy"] * (most - 1)]
    assert len({seat.name for seat in seats}) == most


async def test_each_table_has_its_own_company_and_the_best_known_come_first(bot: Duckboard, ada: Player) -> None:
    await opened(ada)
    table = await table_in(bot, ada.channel)
    for level in LEVELS:
        orders = {number: computer_names(replace(table, id=number), level) for number in range(1, 20)}
        assert {names[0] for names in orders.values()} == {LEAD[level]}
        assert all(sorted(names) == sorted(COMPUTERS[level]) for names in orders.values())
        assert len({tuple(names) for names in orders.values()}) > 10
        assert computer_names(table, level) == orders[table.id], "every process tells the same"


def test_names_of_computers_are_short_and_no_two_are_alike() -> None:
    names = [name for level in LEVELS for name in COMPUTERS[level]]
    assert len(names) == len({name.casefold() for name in names})
    assert min(map(len, COMPUTERS.values())) >= 6
    assert max(map(len, names)) <= 8


@pytest.mark.parametrize("kind", GAMES)
async def test_discord_takes_every_button_for_a_computer(bot: Duckboard, ada: Player, kind: str) -> None:
    """Alone, and with every seat taken by a computer: the playground is as strict as Discord about what it takes."""
    await opened(ada, f"duck{kind}")
    for seats in range(2, GAMES[kind].seats[-1] + 1):
        await add(ada, LEVELS[seats % 3])
        await until(lambda seats=seats: len(lines_of(ada)) == seats)
    assert max(len(adding(name, level)) for level in LEVELS for name in COMPUTERS[level]) <= 30, "three in a row"
    seats = enumerate((await table_in(bot, ada.channel)).seats)
    assert lines_of(ada)[1:] == [line_of(kind, place, seat) for place, seat in seats if seat.computer]


def line_of(kind: str, place: int, computer: Seat) -> str:
    look = TELLERS[kind].looks[place]
    return computes(look.letter, computer.name, look.colour, computer.computer or "")


def lines_of(player: Player) -> list[str]:
    """Of those who sit in a lobby."""
    return [line for line in player.words().splitlines() if re.match(r"`\w` \*\*", line)]


def button_called(player: Player, custom_id: str) -> int:
    """A message with this button on it, whoever has made it."""
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id}
    body = {"components": [{"type": 1, "components": [button]}], "flags": 1 << 15}
    return messages.post(player.playground.world, Post(player.channel, player.playground.world.bot), body).id


async def test_a_button_from_before_there_were_levels_adds_a_normal_one(bot: Duckboard, ada: Player) -> None:
    await opened(ada)
    await ada.person.press(button_called(ada, "d1:computer:1"), "d1:computer:1")
    seat = (await table_in(bot, ada.channel)).seats[1]
    assert (seat.computer, seat.name) == ("normal", LEAD["normal"])


@pytest.mark.parametrize("level", ["divine", "aimless", "simple", "HARD", "normal ", "easy:hard", "0", "x" * 76])
async def test_a_level_that_does_not_exist_gets_one_sentence(bot: Duckboard, ada: Player, level: str) -> None:
    await opened(ada, "duckpool")
    forged = Click("computer", 1, level).custom_id
    assert told(await ada.person.press(button_called(ada, forged), forged)) == say("refused-setup-no-player")
    assert len((await table_in(bot, ada.channel)).seats) == 1


async def test_the_quick_game_of_the_playground_has_one_easy_one(bot: Duckboard, ada: Player) -> None:
    """As its page does it: the first button that fits, one after the other."""
    await ada.person.use(ada.channel, QUICK_GAME.command, {})
    for pattern in QUICK_GAME.presses:
        await until(lambda pattern=pattern: bool(fitting(ada, pattern)))
        await ada.use(fitting(ada, pattern)[0])
    table = await table_in(bot, ada.channel)
    assert [seat.computer for seat in table.seats] == [None, "easy"]
    assert table.status is Status.PLAYING


def fitting(player: Player, pattern: str) -> list[Control]:
    return [each for each in player.controls() if re.search(pattern, each.custom_id)]


async def test_everyone_sees_who_is_a_computer_also_where_somebody_has_left(
    bot: Duckboard, ada: Player, ben: Player
) -> None:
    await opened(ada)
    await press(ben, "sit")
    await choose(ben, await press(ben, "ducky"), "s1:wear", "wizard")
    await add(ada, "easy")
    await until(lambda: bool(ada.controls("start")) and len(lines_of(ada)) == 3)
    table = await table_in(bot, ada.channel)
    assert [cast_of(table).character(seat) for seat in range(3)] == ["fireman", "wizard", FACES["easy"]]
    await press(ada, "start")
    await bot.store.leave(table.id, ben.person.id)
    table = await table_in(bot, ada.channel)
    assert [cast_of(table).character(seat) for seat in range(3)] == ["fireman", FACES["normal"], FACES["easy"]]
    odd = replace(table, seats=(*table.seats[:2], table.seats[2]._replace(computer="aimless")))
    assert cast_of(odd).character(2) == FACES["normal"], "what nobody can choose looks like any other"


@pytest.mark.usefixtures("bot")
async def test_who_gets_no_form_because_it_took_too_long_hears_of_it(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await opened(ada)
    page = await press(ada, "options")
    monkeypatch.setattr("cogs.clicks.replies.ENOUGH", 0.0)
    assert page.message is not None
    await ada.person.press(page.message, ada.controls("type")[0].custom_id)
    await shown(ada, say("form-too-late"))


# Rematches


async def stopped(bot: Duckboard, host: Player, *guests: Player, levels: Sequence[str] = ()) -> None:
    """A game that is over."""
    await opened(host, "ducktow")
    for guest in guests:
        await press(guest, "sit")
    for level in levels:
        await add(host, level)
    await until(lambda: host.controls("start"))
    await press(host, "start")
    old = await table_in(bot, host.channel)
    await bot.presenter.nudge(old.id)  # a computer may be in the middle of its move
    await bot.store.stop(old.id, "stopped")
    await bot.presenter.nudge(old.id)


async def test_a_rematch_says_who_is_awaited_and_begins_with_the_last_press(
    bot: Duckboard, ada: Player, ben: Player
) -> None:
    await stopped(bot, ada, ben)
    await press(ada, "rematch")
    ready = WORDS.say("rematch-ready", who="Ada", count=1, awaited="Ben")
    await shown(ben, ready, WORDS.say("lobby-title-rematch", game="Duck Tow"))
    link = f"{ada.channel.id}/{ada.controls('sit')[0].message['id']}"
    again = told(await press(ada, "rematch"))
    assert again.startswith(WORDS.say("rematch-waiting", awaited="Ben", link="…").removesuffix("…"))
    assert again.endswith(link)
    await press(ben, "rematch")
    await until(lambda: bool(ben.controls("undo", "hand")))
    table = await table_in(bot, ada.channel)
    assert (table.id, table.status, len(table.people)) == (2, Status.PLAYING, 2)
    old = told(await press(ben, "rematch"))
    assert old.startswith(WORDS.say("refused-rematched", link="…").removesuffix("…"))
    assert old.endswith(link), "there is one rematch, and the old button leads there"


async def test_alone_with_computers_one_press_is_a_rematch(bot: Duckboard, ada: Player) -> None:
    """They keep their names, and play as well as before."""
    await stopped(bot, ada, levels=("easy", "normal", "easy"))
    before = [(seat.name, seat.computer) for seat in (await load(bot, 1)).seats]
    assert [level for _, level in before] == [None, "easy", "normal", "easy"]
    await press(ada, "rematch")
    await until(lambda: bool(ada.controls("hand")))
    table = await table_in(bot, ada.channel)
    assert (table.id, table.status) == (2, Status.PLAYING)
    assert [(seat.name, seat.computer) for seat in table.seats] == before


async def test_somebody_who_does_not_come_is_not_waited_for_after_ten_minutes(
    bot: Duckboard, ada: Player, ben: Player
) -> None:
    await stopped(bot, ada, ben)
    await press(ada, "rematch")
    kept = (await table_in(bot, ada.channel)).kept[0]
    line = WORDS.say("lobby-kept", name="Ben", when=f"<t:{int(kept.until.timestamp())}:t>")
    await shown(ada, line)
    later(bot, minutes=10)
    await until(lambda: line not in ada.words())
    assert told(await press(ada, "rematch")).startswith(WORDS.say("rematch-seated", link="…").removesuffix("…"))
    await press(ben, "rematch")
    await shown(ada, "**Ben**")
    assert (await table_in(bot, ada.channel)).status is Status.LOBBY


async def test_another_table_in_the_meantime_is_in_the_way_of_a_rematch(
    bot: Duckboard, ada: Player, ben: Player
) -> None:
    await stopped(bot, ada, ben)
    await opened(ben, "duckrace")
    said = told(await press(ada, "rematch"))
    assert said.startswith(WORDS.say("refused-occupied", link="…").removesuffix("…"))
    await press(ben, "leave")
    await until(lambda: not ben.controls("sit"))
    await press(ada, "rematch")
    await shown(ada, WORDS.say("lobby-title-rematch", game="Duck Tow"))


async def choose_again(player: Player, page: Answer) -> Answer:
    assert page.message is not None
    (select,) = [item for item in items_of(page.message["components"]) if item["type"] == 3]
    return await player.person.select(page.message, select["custom_id"], select["options"][0]["value"])


async def test_the_host_chooses_what_is_played(bot: Duckboard, ada: Player) -> None:
    await opened(ada)
    page = await press(ada, "options")
    page = await choose(ada, page, "s1:option:1:rules", "advanced")
    assert page.kind == 7
    page = await choose(ada, page, "s1:clock", "off")
    page = await choose(ada, page, "s1:eager", "yes")
    clock = say("lobby-option", name=say("clock"), value=say("clock-off"))
    await shown(ada, option("rules", "advanced"), clock, say("lobby-eager"))
    assert page.message is not None
    form = await ada.person.press(page.message, "d1:type:1:board")
    broken = told(await ada.person.submit(form, {"text": CODE[:-1] + "?"}))
    assert broken == texts().say("refused-setup-board-broken", typed=plain(CODE[:-1] + "?"))
    form = await ada.person.press(page.message, "d1:type:1:board")
    page = await ada.person.submit(form, {"text": f" {CODE} "})
    assert CODE in told(page)
    await shown(ada, say("lobby-option", name=say("option-board"), value=say("option-typed", text=CODE)))
    for _ in range(3):
        await press(ada, "computer")
    await until(lambda: bool(ada.controls("hand")))
    table = await table_in(bot, ada.channel)
    assert (table.status, table.clock) == (Status.PLAYING, "off")
    assert table.options == {"rules": "advanced", "board": CODE, "forgiving": "no"}
    assert say("refused-begun") in told(await choose(ada, page, "s1:clock", "live"))


def test_an_option_that_goes_with_another_comes_and_goes_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dog = Option("dog", ("asleep", "awake"), "asleep", when=("rules", "advanced"))
    monkeypatch.setattr(GAMES["race"], "options", (GAMES["race"].options[0], dog))
    advanced = options_with("race", {"rules": "beginner"}, "rules", "advanced")
    assert advanced == {"rules": "advanced", "dog": "asleep"}
    assert options_with("race", {**advanced, "dog": "awake"}, "rules", "beginner") == {"rules": "beginner"}


async def test_everybody_chooses_a_ducky(bot: Duckboard, ada: Player, ben: Player) -> None:
    await opened(ada)
    await press(ben, "sit")
    page = await choose(ben, await press(ben, "ducky"), "s1:wear", "fireman")
    assert say("private-ducky", character=say("character-fireman")) in told(page)
    await shown(ada, sits("P", "Ben", "pink", "fireman"), sits("Y", "Ada", "yellow", "sailor", "-host"))
    page = await ada.illustrated(await press(ada, "ducky"), "0-characters.png")
    assert page.message is not None
    offered = [o["value"] for item in items_of(page.message["components"]) for o in item.get("options", ())]
    assert offered == [*CHARACTERS[1:], "any"]
    (alt,) = [item["items"][0]["description"] for item in items_of(page.message["components"]) if item["type"] == 12]
    assert say("characters-taken", letter="A", name=say("character-fireman"), who="Ben") in alt
    assert say("characters-free", letter="B", name=say("character-sailor")) in alt
    await choose(ada, page, "s1:wear", "wizard")
    await shown(ada, sits("Y", "Ada", "yellow", "wizard", "-host"))
    await choose(ben, await press(ben, "ducky"), "s1:wear", "any")
    await shown(ada, sits("P", "Ben", "pink", "sailor"))
    assert [seat.character for seat in (await table_in(bot, ada.channel)).seats] == ["wizard", None]


async def test_what_nobody_touches_is_cleared_away_with_a_word(bot: Duckboard, ada: Player) -> None:
    await opened(ada)
    touched = (await table_in(bot, ada.channel)).touched
    await expire_idle(bot.store, bot.presenter.nudge, touched + timedelta(minutes=29))
    assert (await table_in(bot, ada.channel)).status is Status.LOBBY
    await expire_idle(bot.store, bot.presenter.nudge, touched + timedelta(minutes=30))
    await shown(ada, say("lobby-expired", game=say("game-race")))
    assert await bot.store.table_at(ada.channel.id) is None


# Invitations


def invitation(*names: Player, host: str = "Ada", until: datetime) -> str:
    who = [f"<@{each.person.id}>" for each in names]
    facts = {"who": " and ".join(who), "host": host, "game": "Duck Race", "when": f"<t:{int(until.timestamp())}:t>"}
    return WORDS.say("invitation-call", **facts, count=len(names))


async def test_who_is_invited_is_called_once_and_their_seat_is_kept(
    bot: Duckboard, ada: Player, ben: Player, playground: Playground
) -> None:
    """Ada names somebody twice, and herself."""
    cleo, ids = Player(playground, "Cleo", ada.channel), [str(ada.person.id)]
    ids += [str(ben.person.id), str(cleo.person.id), str(ben.person.id)]
    await opened(ada, **{f"friend{number}": each for number, each in enumerate(ids, 1)})
    until_then = (await table_in(bot, ada.channel)).kept[0].until
    called = invitation(ben, cleo, until=until_then)
    await shown(ben, called, WORDS.say("lobby-kept", name="Cleo", when=f"<t:{int(until_then.timestamp())}:t>"))
    (message,) = [each for each in ada.channel.messages.values() if called in str(each.components)]
    assert {each.id for each in message.mentions} == {ben.person.id, cleo.person.id}
    await ben.person.press(message.id, "d1:sit:1")
    await shown(ada, "`P` **Ben**", invitation(cleo, until=until_then))
    assert message.id in ada.channel.messages, "it's edited, so nobody is called again"
    await cleo.person.press(message.id, "d1:decline:1")
    await until(lambda: message.id not in ada.channel.messages)
    table = await table_in(bot, ada.channel)
    assert ([seat.name for seat in table.seats], table.kept, table.status) == (["Ada", "Ben"], (), Status.LOBBY)


async def test_an_invitation_that_nobody_answers_goes_after_ten_minutes(
    bot: Duckboard, ada: Player, ben: Player, playground: Playground
) -> None:
    await opened(ada, "duckrace", friend1=str(ben.person.id))
    called = invitation(ben, until=(await table_in(bot, ada.channel)).kept[0].until)
    await shown(ada, called)
    dan = Player(playground, "Dan", ada.channel)
    for _ in range(2):
        await press(ada, "computer")
    await until(lambda: not ada.controls("computer"))
    (board,) = [each.message for each in ada.controls("leave")]
    assert told(await dan.person.press(board, "d1:sit:1")) == WORDS.say("refused-kept")
    assert told(await dan.person.press(board, "d1:start:1")) == WORDS.say("refused-not-seated")
    later(bot, minutes=10)
    await until(lambda: called not in ada.words())
    await dan.person.press(board, "d1:sit:1")
    await shown(ada, "**Dan**")


async def test_an_invitation_goes_with_the_lobby(bot: Duckboard, ada: Player, ben: Player) -> None:
    await opened(ada, friend1=str(ben.person.id))
    called = invitation(ben, until=(await table_in(bot, ada.channel)).kept[0].until)
    await shown(ada, called)
    await press(ada, "computer")
    await until(lambda: bool(ada.controls("start")))
    await press(ada, "start")
    await until(lambda: called not in ada.words())
    assert (await table_in(bot, ada.channel)).kept == ()


async def test_the_host_hears_who_cannot_be_invited(
    bot: Duckboard, ada: Player, ben: Player, playground: Playground
) -> None:
    """Ben can't see the channel, and the bot doesn't play."""
    playground.world.overwrite(ada.channel, Overwrite(ben.person.id, 1, deny=permissions.VIEW_CHANNEL))
    answer = await opened(ada, friend1=str(ben.person.id), friend2=str(playground.world.bot.id))
    assert told(answer).splitlines()[1:] == [WORDS.say("start-friend-blind", who=f"<@{ben.person.id}>")]
    assert (await table_in(bot, ada.channel)).kept == ()


# What nothing accepts


async def test_a_form_that_was_open_while_the_bot_restarted_counts(
    playground: Playground, tmp_path: Path, ada: Player
) -> None:
    async with running(playground, tmp_path):
        await opened(ada)
        page = await press(ada, "options")
        assert page.message is not None
        form = await ada.person.press(page.message, "d1:type:1:board")
    async with running(playground, tmp_path):
        assert CODE in told(await ada.person.submit(form, {"text": CODE}))
        await shown(ada, CODE)


@pytest.mark.usefixtures("bot")
async def test_buttons_that_nobody_knows_get_one_sentence(ada: Player) -> None:
    ids = ("quack", "d1:fly:1", "d1:sit:!", "m1:option:1:board", "d1:\nsit", "s1:option:1:x", "d1:sit:1:" + "x" * 91)
    for custom_id in ids:
        answer = await ada.person.press(button_called(ada, custom_id), custom_id)
        assert len(told(answer).splitlines()) == 1


# Words


def test_every_message_of_the_lobby_is_said_and_every_one_that_is_said_is_there() -> None:
    written, made = names_in([*COGS.rglob("*.py"), COGS.parent / "render" / "characters.py"], "[a-z]+")
    patterns = [re.compile(name.replace("{}", ".+")) for name in made if name != "{}-{}"]
    lobby = messages_of("lobby.ftl") | messages_of("seats.ftl")
    unsaid = {name for name in lobby - written if not any(pattern.fullmatch(name) for pattern in patterns)}
    assert unsaid == {"clock"}, "which is one word"
    prefixes = {name.partition("-")[0] for name in lobby}
    assert {name for name in written if name.partition("-")[0] in prefixes and name not in WORDS} == set()


@pytest.mark.parametrize("kind", GAMES)
def test_everything_that_can_be_chosen_has_a_name(kind: str) -> None:
    for option in GAMES[kind].options:
        names = [f"option-{option.name}", f"option-{option.name}-about"]
        names += [f"option-{option.name}-{value}" for value in option.choices]
        names += [f"option-{option.name}-own"] if option.free else []
        assert all(name in WORDS for name in names)
    looks = TELLERS[kind].looks
    assert len(looks) >= GAMES[kind].seats[-1]
    assert all(f"seat-colour-{look.colour}" in WORDS for look in looks if look.colour)
    assert all(f"clock-{clock}" in WORDS for clock in CLOCKS)
    assert all(f"character-{character}" in WORDS for character in (*CHARACTERS, *FACES.values()))
