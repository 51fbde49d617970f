"""Nobody waits forever: people fall asleep, leave and come back, whether the bot is running or not."""

import asyncio
from datetime import datetime
from pathlib import Path

import pytest

from cogs.bot import Duckboard
from cogs.pages.ids import Click
from cogs.settings import notification_keys, notifications_in
from data.store import Deadline, Due, Status, Table, unanswered
from playground import Playground
from render.words.texts import texts
from tests.support.clock import FlowingClock
from tests.support.cogs.allowed import Forgery
from tests.support.cogs.driver import Company, controls_of, items_of
from tests.support.cogs.forger import Forger
from tests.support.cogs.running import running
from tests.support.cogs.seating import (
    at_rest,
    begun,
    boards,
    hands,
    later,
    pass_time,
    pick,
    picks,
    private_words,
    seated,
    settled,
    start,
    table_of,
)
from tests.support.data.writing import until_stored
from tests.support.patience import until
from tests.support.say import say, says

WORDS = texts("en")


async def comes(bot: Duckboard, status: Status) -> Table:
    """The table as soon as this is true."""

    async def has_come() -> bool:
        return (await table_of(bot)).status is status

    await until_stored(bot.store, has_come)
    await settled(bot)
    return await table_of(bot)


async def test_who_sleeps_is_reminded_once_and_then_a_stand_in_plays(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await pick(ada)
    await settled(bot)
    due = (await table_of(bot)).deadlines[-1].due
    assert WORDS.say("play-due", when=f"<t:{int(due.timestamp())}:R>") in ada.words()
    await pass_time(bot, "remind")
    await until(lambda: says(private_words(ben), "remind", last="yes"))
    await settled(bot)
    assert not any(says(private_words(ada), "remind", last=last) for last in ("yes", "no"))
    await pass_time(bot, "move")
    asleep = say("play-asleep", who="Ben")
    await until(lambda: asleep in ada.words())
    await settled(bot)
    assert not says(private_words(ben), "remind", last="yes")
    table = await table_of(bot)
    assert [seat.name for seat in table.seats if seat.asleep] == ["Ben"]
    await ben.press("hand")  # whatever it is
    await until(lambda: asleep not in ada.words())


async def test_a_game_goes_on_without_who_left_the_moment_they_were_awaited(
    bot: Duckboard, playground: Playground
) -> None:
    ada, ben = await begun(playground, "Ben")
    await pick(ada)
    before = (await table_of(bot)).moves
    await bot.store.leave(1, ben.person.id)
    bot.presenter.nudge(1)
    await until(lambda: picks(ada))
    await settled(bot)
    table = await table_of(bot)
    assert table.moves > before
    assert table.status is Status.PLAYING


async def test_a_game_that_everybody_left_alone_rests_and_ends_with_a_word(
    bot: Duckboard, playground: Playground
) -> None:
    ada, _ = await begun(playground, "Ben")
    await pass_time(bot, "move")
    await comes(bot, Status.PAUSED)
    assert say("reason-asleep") in ada.words()
    await pass_time(bot, "end")
    await comes(bot, Status.STOPPED)
    assert say("reason-nobody-back") in ada.words()
    assert "seed" in str(await bot.store.record(1))


async def test_whoever_comes_back_wakes_a_resting_game(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    await pass_time(bot, "move")
    await comes(bot, Status.PAUSED)
    await pick(ben)
    table = await comes(bot, Status.PLAYING)
    assert [seat.name for seat in table.seats if seat.asleep] == ["Ada"]
    assert not says(ada.words(), "play-paused")


async def test_somebody_who_does_not_play_wakes_no_resting_game(bot: Duckboard, playground: Playground) -> None:
    _, ben = await begun(playground, "Ben")
    (card, *_) = picks(ben)
    await pass_time(bot, "move")
    before = await comes(bot, Status.PAUSED)
    cleo = playground.world.people[playground.be("Cleo").id]
    forger = Forger(playground.world, {})
    for custom_id in (card.custom_id, Click("undo", 1, "0").custom_id, Click("resume", 1).custom_id):
        forged = forger.clicked(Forgery(cleo, ben.channel, custom_id))
        told = (await playground.people.ask(forged)).message
        assert told is not None
        assert told["content"] == say("refused-not-seated")
    await at_rest(bot)
    table = await table_of(bot)
    assert (table.status, table.version, table.moves) == (Status.PAUSED, before.version, before.moves)


async def test_a_paused_game_says_one_thing_and_whoever_presses_continue_plays_on(
    bot: Duckboard, playground: Playground
) -> None:
    """Who is asleep, who is asked, and what is asked can wait until somebody is back."""
    ada, ben = await begun(playground, "Ben")
    await pass_time(bot, "move")
    ends = (await comes(bot, Status.PAUSED)).due("end")
    assert ends
    (board,) = [each for each in ada.in_channel() if int(each["id"]) in boards(ada)]
    paused = WORDS.say("play-paused", reason=WORDS.say("reason-asleep"))
    when = WORDS.say("play-ends", when=f"<t:{int(ends.timestamp())}:f>")
    told = [item["content"] for item in items_of(board["components"]) if item.get("content")]
    assert told == [f"{paused}\n{when}"]
    assert [each.verb for each in controls_of([board])] == ["resume", "hand"]
    await ben.press("resume")
    table = await comes(bot, Status.PLAYING)
    assert [seat.name for seat in table.seats if seat.asleep] == ["Ada"]
    assert paused not in ada.words()


async def test_a_time_that_takes_hours_is_a_date_because_nobody_may_be_there_to_edit_it(
    bot: Duckboard, playground: Playground
) -> None:
    ada, ben = await seated(playground, "duckrace", "Ben")
    await bot.store.change(1, clock="hour")
    await start(ada, ben)
    await settled(bot)
    due = next(each.due for each in (await table_of(bot)).deadlines if each.what.startswith("move"))
    said = WORDS.say("play-due", when=WORDS.say("due-on", when=f"<t:{int(due.timestamp())}:f>"))
    assert said in ada.words()
    assert said in private_words(ben)
    assert ":R>" not in ada.words() + private_words(ada) + private_words(ben)


async def test_who_plays_alone_is_not_hurried_unless_they_want_to_be(bot: Duckboard, playground: Playground) -> None:
    (ada,) = await seated(playground)
    await ada.press("computer")
    await until(lambda: ada.controls("start"))
    assert WORDS.say("lobby-clock-usual", clock=WORDS.say("clock-live")) in ada.words()
    await start(ada)
    table = await table_of(bot)
    assert (table.clock, {each.what.split()[0] for each in table.deadlines}) == ("off", {"idle"})
    assert "<t:" not in ada.words()


async def test_what_is_due_while_the_bot_is_down_is_done_when_it_is_back(
    playground: Playground, tmp_path: Path
) -> None:
    async with running(playground, tmp_path) as bot:
        ada, _ = await begun(playground, "Ben")
        await pick(ada)
        await settled(bot)
    async with running(playground, tmp_path) as bot:
        await pass_time(bot, "move")
        await until(lambda: say("play-asleep", who="Ben") in ada.words())


async def test_two_bots_act_once_on_one_deadline(playground: Playground, tmp_path: Path) -> None:
    clock = FlowingClock()
    async with running(playground, tmp_path, clock) as bot, running(playground, tmp_path, clock):
        ada, _ = await begun(playground, "Ben")
        await pick(ada)
        await settled(bot)
        before = (await table_of(bot)).version
        later(bot, minutes=3)
        await until(lambda: say("play-asleep", who="Ben") in ada.words())
        await settled(bot)
        table = await table_of(bot)
        assert table.version - table.moves <= before  # the reminder, the sleep; every other version is a move
        assert ada.words().count(say("play-asleep", who="Ben")) == 1


# How people want to be notified


async def test_people_choose_how_they_are_called(bot: Duckboard, playground: Playground) -> None:
    """Ada never chose, Ben wants a direct message, Cleo wants nothing at all."""
    _, ben, cleo = await seated(playground, "duckrace", "Ben", "Cleo")
    for player, manner in ((ben, "dm"), (cleo, "silent")):
        page = await player.person.use(player.channel, "ducks settings", {})
        assert page.message
        await player.person.select(page.message, "s1:manner:0", manner)
        player.dismiss(page)
    settings = await bot.store.settings(notification_keys(await table_of(bot)))
    assert notifications_in(settings) == {ben.person.id: "dm", cleo.person.id: "silent"}


async def test_who_goes_right_after_a_click_is_called_where_no_reminder_comes_soon(
    bot: Duckboard, playground: Playground
) -> None:
    """The question has reached the hand silently. A moment later it comes with a notification, once."""
    ada, ben = await seated(playground, "duckrace", "Ben")
    await bot.store.change(1, clock="off")
    await start(ada, ben)
    await settled(bot)
    (before,) = hands(ben)
    await ben.press("hand")  # and is gone
    await at_rest(bot)
    assert hands(ben) == [before]
    later(bot, seconds=61)
    await until(lambda: len(hands(ben)) == 1 and before not in hands(ben))
    (called,) = hands(ben)
    await bot.presenter.nudge(1)
    assert hands(ben) == [called]


# Windows


async def test_a_table_that_takes_long_keeps_no_other_waiting(bot: Duckboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deadlines of many tables are acted on at once, those of one table in their order."""
    now, acted, held = bot.clock.now, list[tuple[int, str]](), asyncio.Event()
    dues = [Due(table_id, Deadline(what, now)) for what in ("first", "second") for table_id in range(20)]

    async def next_due() -> datetime:
        return now

    async def claim(_: float) -> list[Due]:
        return dues

    async def act(due: Due) -> None:
        if due.table_id == 0:
            await held.wait()
        acted.append((due.table_id, due.deadline.what))

    await bot.timekeeper.close()
    monkeypatch.setattr(bot.store, "next_due", next_due)
    monkeypatch.setattr(bot.store, "claim_due", claim)
    monkeypatch.setattr(bot.store, "act_on", act)
    looking = asyncio.create_task(bot.timekeeper._look())
    await until(lambda: len(acted) == len(dues) - 2)
    held.set()
    await looking
    for table_id in range(20):
        assert [what for acted_on, what in acted if acted_on == table_id] == ["first", "second"]


async def test_a_table_waits_once_to_be_shown(bot: Duckboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of its deadlines were due in the meantime. What comes while it's shown is shown after that."""
    shown, room = list[int](), asyncio.Semaphore(0)

    async def show(table_id: int) -> None:
        shown.append(table_id)

    monkeypatch.setattr(bot.presenter, "nudge", lambda table_id: asyncio.create_task(show(table_id)))
    monkeypatch.setattr(bot.timekeeper, "_room", room)
    waiting = [asyncio.create_task(bot.timekeeper._show(table_id, None)) for table_id in (1, 2, 1, 2, 1)]
    await until(lambda: sum(task.done() for task in waiting) == 3)
    for _ in range(2):
        room.release()
    await asyncio.gather(*waiting)
    assert shown == [1, 2]
    room.release()
    await bot.timekeeper._show(1, None)
    assert shown == [1, 2, 1]


async def in_a_window(bot: Duckboard, playground: Playground, *, computers: int = 0) -> Company:
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", "Ben"], "window 3")
    company.whim = 0
    await company.sit_down("duckpool", computers=computers)
    await until_a_window(company)
    return company


async def until_a_window(company: Company) -> int:
    """The number of the question."""
    while not (windows := {prompt.id for prompt in unanswered(await company.table()) if prompt.window}):
        await company.play(1)
        await company.settled()
    return windows.pop()


async def test_a_window_closes_by_itself(bot: Duckboard, playground: Playground) -> None:
    """By then the computers have answered it, after a moment."""
    company = await in_a_window(bot, playground, computers=1)
    window = 0
    while window not in {prompt.id for prompt in unanswered(await company.table())}:  # a float closes it at once
        window = await until_a_window(company)
        await company.until(lambda table, asked=(2, window): asked not in {each[1::-1] for each in unanswered(table)})
    assert says(company.host.words(), "play-window")
    await pass_time(bot, "window")
    await company.until(lambda table: window not in {prompt.id for prompt in unanswered(table)})
    assert not any(seat.asleep for seat in (await company.table()).seats)


async def test_a_window_that_lapses_while_the_bot_is_down_closes_when_it_is_back(
    playground: Playground, tmp_path: Path
) -> None:
    async with running(playground, tmp_path) as bot:
        company = await in_a_window(bot, playground)
        (window,) = {prompt.id for prompt in unanswered(await company.settled())}
    async with running(playground, tmp_path) as bot:
        company.store = bot.store
        later(bot, minutes=30)
        await company.until(lambda table: window not in {prompt.id for prompt in unanswered(table)})
