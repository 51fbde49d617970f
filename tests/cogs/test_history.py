"""Games that are over: somebody's list of them, a replay step by step, sharing a step, and playing on from it."""

import logging
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.clicks.history import Replays
from cogs.pages import board_page
from cogs.pages.history import ANY, FILTERS, ON_A_PAGE, Search, history_page, parse_search
from cogs.pages.ids import LONGEST_ID, Click, parse_click
from cogs.pages.model import Button, Page, Select
from cogs.pages.pictures import Story
from cogs.pages.steps import Look, Replay, Viewer, parse_look, shared_page, step_page, steps_of
from data.store import PastGame, Person, Result, Status, Table
from engine import GAMES, BadRecord, Chance
from engine.players import NORMAL, player_of
from engine.record import Record, Said, moments, replay
from playground import Answer, Playground, Somebody
from playground.permissions import SEND_MESSAGES
from playground.world import EPHEMERAL, Channel, Overwrite
from render.words.scene import slug
from render.words.texts import texts
from tests.support.cogs.commands import choose, private, use
from tests.support.cogs.driver import JSON, Company, Control, Player, controls_of, pictures_in, texts_of
from tests.support.cogs.pages import LONG_NAMES, buttons_of, check_limits, drawings_of, text_of
from tests.support.cogs.running import running
from tests.support.cogs.seating import later
from tests.support.cogs.tables import NOW, Match, new, played, table_of
from tests.support.data.seating import done, game_of, played_out, rewrite_log, rewrite_snapshot
from tests.support.paths import ROOT
from tests.support.render.messages import messages_of, names_in
from tests.support.say import say, says

ENGLISH = texts()
every_game = pytest.mark.parametrize("kind", GAMES)

PLAYER, STRANGER = Viewer(ENGLISH, seat=0, in_server=True), Viewer(ENGLISH)


@cache
def over(kind: str) -> Match:
    """By normal players: others need a long time to come to an end."""
    match, chance = new(kind), Chance("5" * 64)
    while match.game.outcome is None:
        (asked, *_) = match.game.unanswered()
        view = replace(match.game.view(asked.seat), prompts=(asked,))
        match = match.say(Said(asked.seat, player_of(kind, NORMAL)(view, chance)))
    return match


@cache
def replay_of(kind: str) -> Replay:
    match = over(kind)
    return Replay(table_of(match.game, LONG_NAMES), match.record, steps_of(match.record))


def clicks_on(page: Page) -> dict[str, str]:
    """What can be pressed, by verb and way: what follows in its id."""
    shown = [click for each in enabled(page) if (click := parse_click(each.custom_id))]
    return {f"{click.verb} {click.rest.split()[0]}": click.rest for click in shown}


def enabled(page: Page) -> list[Button]:
    return [button for button in buttons_of(page) if not button.disabled]


# The steps


@every_game
def test_every_event_is_in_one_step_and_each_step_shows_something(kind: str) -> None:
    steps, match = replay_of(kind).steps, over(kind)
    told = [event.n for step in steps for event in step.events]
    assert told == list(range(1, match.game.told + 1))
    assert all([step.events for step in steps])
    assert steps[-1].game.dump() == match.game.dump()


@every_game
def test_so_much_of_the_log_leads_up_to_a_step(kind: str) -> None:
    start, log = new(kind).game, over(kind).log
    steps = replay_of(kind).steps
    for step in steps[:: len(steps) // 3]:
        assert replay(start, log[: step.lines]).dump() == step.game.dump()


def test_what_was_taken_back_is_no_step() -> None:
    match = new("race")
    first = match.game.unanswered()[0]
    log = (Said(first.seat, first.moves[0]), Said(first.seat, "undo 1"), Said(first.seat, first.moves[1]))
    games = moments(match.game, log)
    steps = steps_of(Record.of(games[-1], log).text())
    assert [step.lines for step in steps] == [0, 3]


def test_a_record_that_comes_to_another_end_is_not_believed() -> None:
    match = played(new("gallery"), 30, Random(8))
    record = Record.of(match.game, match.log)
    for bad in (replace(record, state="0" * 64), replace(record, rules=0), replace(record, log=record.log[:-1])):
        with pytest.raises(BadRecord):
            steps_of(bad.text())


def test_older_rules_are_replayed_by_themselves() -> None:
    match = played(Match(GAMES["gallery"].under(1).new(seats=3, seed="3" * 64)), 40, Random(3))
    assert steps_of(match.record)[-1].game.rules == 1


# Pages


@every_game
def test_discord_takes_every_step(kind: str) -> None:
    shown = replay_of(kind)
    for number in range(len(shown.steps)):
        looks = (Look("forward", number), Look("play", number), Look("back", number, mine=True))
        for look in looks if number % 5 == 0 else looks[:1]:
            page = step_page(shown, look, PLAYER)
            check_limits(page)
            ids = [button.custom_id for button in buttons_of(page)]
            assert len({*ids}) == len(ids)
            assert max(map(len, ids)) <= LONGEST_ID
    check_limits(shared_page(shown, ENGLISH, 3, "*" * 300, can_open=True))


@every_game
def test_forward_and_back_lead_through_all_of_it(kind: str) -> None:
    shown = replay_of(kind)
    seen, look = list[int](), Look("open", 0)
    while True:
        page = step_page(shown, look, PLAYER)
        assert says(text_of(page), "step-title", number=look.number + 1, count=len(shown.steps), mine="no")
        seen.append(look.number)
        clicks = clicks_on(page)
        assert clicks.get("step back") == (None if look.number == 0 else f"back {look.number - 1}")
        if "step forward" not in clicks:
            break
        look = parsed(clicks["step forward"])
    assert seen == list(range(len(shown.steps)))
    assert clicks["step first"] == "first 0"
    assert "step last" not in clicks


def parsed(rest: str) -> Look:
    look = parse_look(rest)
    assert look is not None
    return look


@every_game
def test_play_goes_on_from_round_to_round_and_then_shows_it_all(kind: str) -> None:
    shown, look, moving = replay_of(kind), Look("play", 0), 0
    for _ in range(len(shown.steps)):
        page = step_page(shown, look, STRANGER)
        moving += page.moving
        look = parsed(clicks_on(page)["step play"])
        if look.number == shown.last:
            break
    assert moving > 3
    (whole,) = drawings_of(step_page(shown, look, STRANGER))
    assert whole.job.draw.__name__ == "replay"


@every_game
def test_strangers_see_what_spectators_saw_and_players_their_hand_too(kind: str) -> None:
    shown = replay_of(kind)
    middle = len(shown.steps) // 2
    for viewer, mine in ((STRANGER, False), (STRANGER, True), (PLAYER, False)):
        (board,) = drawings_of(step_page(shown, Look("open", middle, mine), viewer))
        assert board.job.args[1] == shown.steps[middle].game.view(None)
    board, hand = drawings_of(step_page(shown, Look("mine", middle, mine=True), PLAYER))
    assert board.job.args[1] == shown.steps[middle].game.view(None)
    drawn_from: Any = hand.job.args[1]
    assert (hand.job.draw.__name__, drawn_from.seat) == ("hand", 0)
    everyones = step_page(shown, Look("all", middle), PLAYER)
    assert text_of(everyones) == text_of(step_page(shown, Look("open", middle), STRANGER))


def test_what_cannot_be_done_is_not_offered() -> None:
    shown = replay_of("gallery")
    assert not {"share 0", "onward 0", "step mine"} & {*clicks_on(step_page(shown, Look("open", 0), STRANGER))}
    offered = clicks_on(step_page(shown, Look("open", 0), PLAYER))
    assert {"share 0", "onward 0", "step mine"} <= {*offered}
    last = clicks_on(step_page(shown, Look("open", shown.last), PLAYER))
    assert f"share {shown.last}" in last
    assert f"onward {shown.last}" not in last
    assert not buttons_of(shared_page(shown, ENGLISH, 3, "Ada", can_open=False))


def test_a_forged_step_is_none() -> None:
    for rest in ("", "open", "open x", "open -1", "jump 3", "open 1234567", "open 3mm", "open 3 m", "open ٣"):
        assert parse_look(rest) is None


def test_the_result_leads_there() -> None:
    match = over("gallery")
    page = board_page(table_of(match.game), Story(record=match.record))
    assert Click("step", 17, "open 0").custom_id in [button.custom_id for button in buttons_of(page)]
    check_limits(page)


def test_a_table_says_that_its_game_is_played_on() -> None:
    for match in (new("tow"), over("gallery")):
        for continued, is_told in ((None, False), (3, True)):
            page = board_page(table_of(match.game, continued_from=continued))
            assert (say("continued-here") in text_of(page)) == is_told


def test_the_games_looked_at_last_are_kept() -> None:
    shown, replays = replay_of("gallery"), Replays(most=2 * len(replay_of("gallery").steps))
    tables = [replace(shown.table, id=number) for number in (1, 2, 3)]
    for table in tables[:2]:
        replays.keep(shown._replace(table=table))
    assert replays.find(tables[0]) == shown._replace(table=tables[0])
    replays.keep(shown._replace(table=tables[2]))
    assert [bool(replays.find(table)) for table in tables] == [True, False, True]


# The list


def past(number: int, kind: str = "race", **changes: Any) -> PastGame:
    result = Result(number, 0, kind, 1, 100, None, LONG_NAMES[0], 3, won=False, reason="home", finished=NOW)
    seats = GAMES[kind].seats[-1]
    others = [result._replace(seat=seat, user_id=None, name=LONG_NAMES[seat]) for seat in range(1, seats)]
    return PastGame(number, 7, (result._replace(**changes), *others))


@pytest.mark.parametrize("count", [0, 1, ON_A_PAGE, ON_A_PAGE + 1])
@pytest.mark.parametrize("search", [Search(), Search("tow", "yes", "no", "all", 99999)])
def test_discord_takes_every_list(count: int, search: Search) -> None:
    games = [past(2**31 - number, [*GAMES][number % 4]) for number in range(count)]
    for in_server in (True, False):
        page = history_page(ENGLISH, 100, search, games, in_server=in_server)
        check_limits(page)
        selects = [part for part in page.parts if isinstance(part, Select)]
        ids = [*[part.custom_id for part in selects], *[each.custom_id for each in buttons_of(page)]]
        assert len({*ids}) == len(ids)
        assert max(map(len, ids or [""])) <= LONGEST_ID
        assert all([len(choice.label) <= 100 for part in selects for choice in part.choices])


def test_a_search_comes_back_from_its_id() -> None:
    for search in (Search(), Search("pool", "no", "yes", "all", 17)):
        assert parse_search(search.rest) == search
    for odd in ("", "any.any.any.here", "chess.any.any.here.0", "any.any.any.there.0", "any.any.any.here.-1"):
        assert parse_search(odd) is None


def test_a_line_says_how_it_went() -> None:
    won = past(1, won=True, score=4)
    lines = [text_of(history_page(ENGLISH, 100, Search(), [game], in_server=True)) for game in (won, past(2))]
    for line, result, buoys in zip(lines, ("yes", "no"), (3, 3), strict=True):
        score = say("history-score", kind="race", score=buoys)
        assert say("history-result", won=result, place=1, seats=4, score=score) in line
        assert say("history-ended-home") in line
        assert say("history-continued") in line


def test_all_reasons_have_words() -> None:
    """Unless an ending is told without."""
    for kind in GAMES:
        outcome = over(kind).game.outcome
        assert outcome is not None
        assert f"history-ended-{slug(outcome.reason)}" in texts()


def test_every_word_of_these_pages_is_a_message_and_every_message_is_said() -> None:
    known = messages_of("history.ftl")
    written, _ = names_in((ROOT / "cogs").rglob("*.py"), "(?:history|step|share|onward|continued)")
    made = {f"history-{name}-{value}" for name, values in FILTERS.items() for value in values if value not in GAMES}
    made |= {f"history-{name}" for name in FILTERS}
    made |= {f"step-{way}" for way in ("first", "back", "forward", "last", "mine", "all")}
    made |= {name for name in known if name.startswith("history-ended-")}
    assert written | made == known


# Over the wire


class Visit:
    """A finished game of Ada and Ben in a channel of the pond, and people who look at it."""

    def __init__(self, bot: Duckboard, playground: Playground, table: Table) -> None:
        self.bot, self.playground, self.table = bot, playground, table
        self.channel = playground.world.channel("games")
        self.ada, self.ben, self.cleo = [Player(playground, name, self.channel) for name in ("Ada", "Ben", "Cleo")]

    async def opened(self, who: Player, rest: str = "open 0") -> Answer:
        """By a button that somebody has."""
        listed = await use(who.person, who.channel, "ducks history")
        return await forged(who.person, listed, Click("step", self.table.id, rest).custom_id)

    async def another(self, *, is_over: bool = True) -> Table:
        """One more game of the two in the same server."""
        people = [Person(each.person.id, each.person.name) for each in (self.ada, self.ben)]
        return await game_between(self.bot, people, 5, self.table.guild_id, is_over=is_over)

    def elsewhere(self, *members: Player) -> Channel:
        """A channel in another server."""
        world = self.playground.world
        lake = world.add_guild("The Lake", owner=members[0].person.person)
        for member in members:
            world.join(member.person.person, lake)
        return world.add_channel(lake, "shore")


async def game_between(
    bot: Duckboard, people: list[Person], channel_id: int, guild_id: int | None, *, is_over: bool = True
) -> Table:
    host, guest = people
    table = done(await bot.store.open_lobby("gallery", host, channel_id=channel_id, guild_id=guild_id))
    done(await bot.store.sit(table.id, guest))
    table = done(await bot.store.start(table.id))
    return await played_out(bot.store, table) if is_over else table


async def visit_to(bot: Duckboard, playground: Playground) -> Visit:
    channel = playground.world.channel("games")
    people = [Person(playground.be(name).id, name) for name in ("Ada", "Ben")]
    table = await game_between(bot, people, channel.id, channel.guild and channel.guild.id)
    await bot.presenter.nudge(table.id)
    return Visit(bot, playground, table)


@pytest.fixture
async def visit(bot: Duckboard, playground: Playground) -> Visit:
    return await visit_to(bot, playground)


async def forged(who: Somebody, answer: Answer, custom_id: str, *values: str) -> Answer:
    """A click on something that was never on the message."""
    message = message_of(answer)
    real = who.world.channels[int(message["channel_id"])].messages[int(message["id"])]
    item: JSON = {"type": 2, "id": 99, "style": 2, "label": "x", "custom_id": custom_id}
    if values:
        item = {"type": 3, "id": 99, "custom_id": custom_id, "options": [{"label": "x", "value": values[0]}]}
    real.components = [{"type": 1, "id": 98, "components": [item]}]
    return await (who.select(message, custom_id, *values) if values else who.press(message, custom_id))


def message_of(answer: Answer) -> JSON:
    assert answer.message is not None
    return answer.message


def offered(answer: Answer | JSON, verb: str, way: str = "") -> list[Control]:
    message = message_of(answer) if isinstance(answer, Answer) else answer
    return [each for each in controls_of([message]) if each.verb == verb and each.click.rest.startswith(way)]


async def pressed(who: Player, answer: Answer | JSON, verb: str, way: str = "") -> Answer:
    (control,) = offered(answer, verb, way)
    return await who.use(control)


async def test_from_the_list_through_a_game(visit: Visit) -> None:
    ada = visit.ada
    listed = await use(ada.person, ada.channel, "ducks history")
    assert say("game-gallery") in private(listed)
    opened = await choose(ada.person, listed, "replay", str(visit.table.id))
    assert message_of(opened)["id"] != message_of(listed)["id"], "the list stays"
    assert says(private(opened), "step-title", number=1, mine="no")
    opened = await ada.illustrated(opened, "0-board.png")
    for way, number in (("forward", 2), ("forward", 3), ("back", 2), ("mine", 2), ("all", 2)):
        turned = await pressed(ada, opened, "step", way)
        assert message_of(turned)["id"] == message_of(opened)["id"], "the page is turned where it is"
        assert says(private(turned), "step-title", number=number, mine="yes" if way == "mine" else "no")
        opened = turned
    moved = await ada.illustrated(await pressed(ada, opened, "step", "play"), "0-turn.gif")
    last = await pressed(ada, moved, "step", "last")
    assert not offered(last, "onward")
    await ada.illustrated(await pressed(ada, last, "step", "play"), "0-gallery.gif")
    assert says(private(await pressed(ada, last, "step", "first")), "step-title", number=1)


async def test_a_step_is_shared_with_everyone_in_the_channel(visit: Visit) -> None:
    cleo, before = visit.cleo, len(visit.cleo.in_channel())
    shared = await pressed(visit.ada, await visit.opened(visit.ada, "open 2"), "share")
    assert private(shared) == say("share-done")
    (public,) = cleo.in_channel()[before:]
    assert says("\n".join(texts_of(public)), "share-title", who="Ada", number=3)
    assert "0-board.png" in pictures_in(public["components"])
    seen = await pressed(cleo, public, "step")
    assert message_of(seen)["id"] != public["id"]
    assert says(private(seen), "step-title", number=3, mine="no")
    assert not offered(seen, "step", "mine")
    assert offered(await pressed(visit.ben, public, "step"), "step", "mine")


async def test_a_game_is_played_on_to_its_end(visit: Visit) -> None:
    ada, store = visit.ada, visit.bot.store
    opened = await visit.opened(ada, "open 2")
    assert says(private(await pressed(ada, opened, "onward")), "onward-opened", link=f"<#{visit.channel.id}>")
    assert says(private(await pressed(ada, opened, "onward")), "refused-occupied")
    company = Company(visit.playground, store, visit.channel, ["Ada"], "onward")
    company.number = await store.table_at(visit.channel.id) or 0
    table = await company.table()
    assert (table.continued_from, table.clock) == (visit.table.id, "off")
    assert [seat.computer for seat in table.seats] == [None, "normal"]
    await ada.awaited("hand")
    assert say("continued-here") in ada.words()
    await company.play()
    table = await company.settled()
    assert table.status is Status.OVER
    record, before = [Record.parse(done(await store.record(number))) for number in (table.id, visit.table.id)]
    assert record.replay(GAMES).dump() == game_of(table).dump()
    lines = steps_of(before.text())[2].lines
    assert record.log[:lines] == before.log[:lines]
    assert [game.continued_from for game in await store.past_games(ada.person.id)] == [visit.table.id, None]


async def test_somebody_who_did_not_play_gets_the_first_seat(visit: Visit) -> None:
    await pressed(visit.cleo, await visit.opened(visit.cleo, "open 2"), "onward")
    table = done(await visit.bot.store.load(await visit.bot.store.table_at(visit.channel.id) or 0))
    assert [seat.user_id for seat in table.seats] == [visit.cleo.person.id, None]


async def test_filters_and_pages_are_in_the_ids(visit: Visit) -> None:
    ada, game = visit.ada, say("game-gallery")
    for _ in range(ON_A_PAGE):
        await visit.another()
    page = await use(ada.person, ada.channel, "ducks history")
    older = await pressed(ada, page, "past", Search(page=1).rest)
    assert message_of(older)["id"] == message_of(page)["id"]
    assert private(older).count(game) == 1
    for name, value, count in (("kind", "gallery", ON_A_PAGE), ("computers", "yes", 0), ("computers", ANY, ON_A_PAGE)):
        (control,) = offered(older, "past", f"{name} ")
        older = await ada.use(control, value)
        assert private(older).count(game) == count
    beyond = await forged(ada.person, older, Click("past", 0, Search(page=99).rest).custom_id)
    assert private(beyond).count(game) == ON_A_PAGE, "a page that isn't there is the first"


async def test_a_server_shows_its_own_games_unless_all_are_wanted(visit: Visit) -> None:
    ada, shore = visit.ada, visit.elsewhere(visit.ada)
    page = await use(ada.person, shore, "ducks history")
    assert say("history-none", filtered="no") in private(page)
    assert say("game-gallery") in private(await pressed(ada, page, "past"))
    assert say("game-gallery") in private(await use(ada.person, ada.person.open_dm(), "ducks history"))


async def test_who_may_look(visit: Visit) -> None:
    """Whoever played it, anywhere; anyone else only in the server where it was played."""
    ada, cleo = visit.ada, visit.cleo
    assert says(private(await visit.opened(cleo)), "step-title")
    cleo.channel = ada.channel = shore = visit.elsewhere(cleo, ada)
    for verb, rest in (("step", "open 0"), ("share", "0"), ("onward", "0")):
        listed = await use(cleo.person, shore, "ducks history")
        answer = await forged(cleo.person, listed, Click(verb, visit.table.id, rest).custom_id)
        assert private(answer) == say("step-not-yours")
    cleo.channel = cleo.person.open_dm()
    assert private(await visit.opened(cleo)) == say("step-not-yours")
    shared = await pressed(ada, await visit.opened(ada), "share")
    assert private(shared) == say("share-done")
    (public,) = [each for each in cleo.person.sees(shore) if not each["flags"] & EPHEMERAL]
    assert not controls_of([public]), "nobody else could open it there"
    ada.channel = ada.person.open_dm()
    opened = await visit.opened(ada)
    assert says(private(opened), "step-title")
    assert not offered(opened, "share")
    assert not offered(opened, "onward")


async def test_of_a_game_that_goes_on_nothing_is_shown(visit: Visit) -> None:
    visit.table = await visit.another(is_over=False)
    for who in (visit.ada, visit.cleo):
        assert private(await visit.opened(who)) == say("refused-not-over")
        listed = await use(who.person, who.channel, "ducks history")
        picked = await forged(who.person, listed, Click("replay", 0).select_id, str(visit.table.id))
        assert private(picked) == say("refused-not-over")


FORGED = [
    ("d1:step:1", ""),
    ("d1:step:1:open", ""),
    ("d1:step:0:open 0", ""),
    ("d1:step:zzzzzzzz:open 0", ""),
    ("d1:share:1:x", ""),
    ("d1:share:1:999999", ""),
    ("d1:onward:1:-1", ""),
    ("d1:onward:1:999999", ""),
    ("d1:past:0:x", ""),
    ("d1:past:0:kind any.any.any.here.0", ""),
    ("s1:past:0:kind any.any.any.here.0", "chess"),
    ("s1:past:0:page any.any.any.here.0", "3"),
    ("s1:replay:0", "x"),
    ("s1:replay:0", "9" * 100),
]


async def test_forged_clicks_get_one_sentence(visit: Visit, caplog: pytest.LogCaptureFixture) -> None:
    ada = visit.ada
    for custom_id, value in FORGED:
        listed = await use(ada.person, ada.channel, "ducks history")
        answer = await forged(ada.person, listed, custom_id, *([value] if value else []))
        assert private(answer).count("\n") == 0, custom_id
        assert say("something-broke") not in private(answer), custom_id
        assert message_of(answer)["id"] != message_of(listed)["id"], "what was clicked stays as it is"
    assert await visit.bot.store.table_at(visit.channel.id) is None
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_what_cannot_be_replayed_any_more_is_said_so(visit: Visit) -> None:
    await rewrite_log(visit.bot.store, visit.table.id, "quack")
    assert private(await visit.opened(visit.ada)) == say("step-lost")
    await rewrite_snapshot(visit.bot.store, visit.table.id, "{}")
    assert private(await visit.opened(visit.ada)) == say("step-lost")


async def test_where_the_bot_may_not_post_nothing_is_shared_and_no_table_opened(visit: Visit) -> None:
    ada, world = visit.ada, visit.playground.world
    world.overwrite(ada.channel, Overwrite(world.bot.id, 1, deny=SEND_MESSAGES))
    opened, missing = await visit.opened(ada), say("permission-send-messages")
    assert private(await pressed(ada, opened, "share")) == say("share-missing", permissions=missing)
    assert private(await pressed(ada, opened, "onward")) == say("start-missing", permissions=missing)


async def test_nobody_floods_a_channel(visit: Visit) -> None:
    opened = await visit.opened(visit.ada)
    assert private(await pressed(visit.ada, opened, "share")) == say("share-done")
    assert says(private(await pressed(visit.ada, opened, "share")), "error-too-fast")
    later(visit.bot, seconds=11)
    assert private(await pressed(visit.ada, opened, "share")) == say("share-done")


async def test_a_replay_outlives_a_restart(playground: Playground, tmp_path: Path) -> None:
    async with running(playground, tmp_path) as bot:
        visit = await visit_to(bot, playground)
        opened = await visit.opened(visit.ada)
    async with running(playground, tmp_path):
        turned = await pressed(visit.ada, opened, "step", "forward")
        assert message_of(turned)["id"] == message_of(opened)["id"]
        assert says(private(turned), "step-title", number=2)


async def test_the_result_in_the_channel_has_a_button_for_everyone(visit: Visit) -> None:
    (board,) = [each for each in visit.cleo.in_channel() if offered(each, "rematch")]
    assert says(private(await pressed(visit.cleo, board, "step")), "step-title", number=1)
