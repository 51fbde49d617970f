"""Deadlines: every question that waits for a person has one, and each is acted on once."""

import asyncio
from dataclasses import replace
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from data.store import CHANNEL_GONE, CHANNEL_LOST, Deadline, Due, Status, Store, Table, Why
from data.store.time_limits import (
    CLOCKS,
    CONSIDERING,
    LOST_FOR,
    OBVIOUS,
    SOUGHT_EVERY,
    THINKING,
    WINDOW_LENGTH,
    deadlines_of,
    is_awaited,
    pause_before,
    unanswered,
)
from engine import Chance, Game
from engine.pool import DuckPool
from tests.support.clock import StillClock
from tests.support.data.seating import (
    ANNA,
    BEN,
    CLEO,
    begun,
    done,
    game_of,
    lobby,
    play_on,
    question,
    refused,
    say,
    undoable_somewhere,
)

MINUTE = 60.0


def named(table: Table) -> set[str]:
    return {each.what for each in table.deadlines}


async def due(store: Store, clock: StillClock, what: str, table_id: int = 1) -> Due:
    """This deadline, as soon as it is due."""
    table = done(await store.load(table_id))
    deadline = next(each for each in table.deadlines if each.what == what)
    clock.now = max(clock.now, deadline.due)
    return Due(table_id, deadline)


async def at_window(store: Store, *, computers: int = 0) -> Table:
    """Duck Pool, at a moment when somebody can cancel, and a computer if there are any."""
    table = await lobby(store, BEN, CLEO, kind="pool")
    for number in range(computers):
        table = done(await store.add_computer(table.id, "normal", f"Duckbot {number}"))
    table, rng = done(await store.start(table.id)), Random(3)
    while not question(table).window or (computers and all(is_awaited(table, each) for each in unanswered(table))):
        table = await play_on(store, table, 1, rng)
    return table


# What a table has


async def test_a_question_has_its_time_and_a_reminder(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    asked = question(table)
    move, live = f"move {asked.id}", CLOCKS["live"]
    assert live.move
    assert named(table) == {move, f"remind {asked.id}"}
    assert table.due(move) == clock.now + live.move
    assert table.due(f"remind {asked.id}") == clock.now + live.move - live.remind
    assert done(await store.load(table.id)).deadlines == table.deadlines


async def test_time_runs_on_while_others_answer(store: Store, clock: StillClock) -> None:
    table = await begun(store, BEN, CLEO)
    while len(unanswered(table)) < 3:
        table = await play_on(store, table, 1)
    before = set(table.deadlines)
    clock.forward(5)
    table = await play_on(store, table, 1)
    assert set(table.deadlines) == before


async def test_an_undo_gives_new_time(store: Store, clock: StillClock) -> None:
    table, before, seat = await undoable_somewhere(store)
    clock.forward(5)
    table = done(await store.undo(table.id, seat, undos=table.undos)).table
    again = [each.what for each in before.deadlines]
    assert {each.what for each in table.deadlines} == set(again)
    assert all(each.due > old.due for each in table.deadlines for old in before.deadlines if each.what == old.what)


async def test_without_a_clock_only_windows_end(store: Store) -> None:
    table = await lobby(store, BEN)
    done(await store.change(table.id, clock="off"))
    assert done(await store.start(table.id)).deadlines == ()


async def test_a_lobby_and_a_closed_table_have_no_deadlines(store: Store) -> None:
    assert (await lobby(store)).deadlines == ()
    table = await begun(store, channel=8)
    assert table.deadlines
    assert done(await store.stop(table.id, "enough")).deadlines == ()
    assert await store.next_due() is None


@pytest.mark.parametrize("chosen", [None, "live"])
async def test_alone_against_computers_there_is_no_clock_unless_somebody_has_chosen_one(
    store: Store, chosen: str | None
) -> None:
    table = done(await store.open_lobby("race", ANNA, channel_id=9, usual_clock="live", clock=chosen))
    assert table.clock == "live", "until the game begins somebody may come"
    done(await store.add_computer(table.id, "normal", "Bill"))
    table = done(await store.start(table.id))
    assert table.clock == (chosen or "off")
    assert table == done(await store.load(table.id))


async def test_a_clock_that_the_host_chooses_runs_for_somebody_alone_too(store: Store) -> None:
    table = await lobby(store)
    done(await store.add_computer(table.id, "normal", "Bill"))
    done(await store.change(table.id, clock="ten"))
    assert done(await store.start(table.id)).clock == "ten"


async def test_whoever_is_left_alone_in_a_game_is_not_hurried_any_more(store: Store) -> None:
    table = await begun(store)
    assert {each.what.split()[0] for each in table.deadlines} == {"move", "remind"}
    table = done(await store.leave(table.id, BEN.user_id))
    assert not {"move", "remind"} & {each.what.split()[0] for each in table.deadlines}


async def test_a_game_that_somebody_alone_has_left_lying_is_cleared_away_after_a_day(
    store: Store, clock: StillClock
) -> None:
    table = await lobby(store)
    done(await store.add_computer(table.id, "normal", "Bill"))
    table = done(await store.start(table.id))
    while question(table).seat != 0:
        table = await play_on(store, table, 1)
    idle = await due(store, clock, f"idle {question(table).id}")
    over = done(await store.act_on(idle))
    assert over
    assert (over.status, over.reason, over.deadlines) == (Status.EXPIRED, "idle", ())


async def test_a_game_of_several_waits_for_ever_where_the_usual_clock_is_none(store: Store) -> None:
    table = done(await store.open_lobby("race", ANNA, channel_id=9, guild_id=1, usual_clock="off"))
    done(await store.sit(table.id, BEN))
    assert done(await store.start(table.id)).deadlines == ()


# What follows


async def test_a_reminder_is_a_new_version_and_comes_once(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    asked = question(table).id
    reminder = await due(store, clock, f"remind {asked}")
    reminded = done(await store.act_on(reminder))
    assert reminded
    assert reminded.version == table.version + 1
    assert named(reminded) == {f"move {asked}"}
    assert await store.act_on(reminder) is None
    woken = done(await store.fall_asleep(table.id, 1 - question(table).seat))
    assert f"remind {asked}" not in named(woken)


async def test_a_stand_in_plays_for_whoever_runs_out_of_time(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    asked = question(table)
    late = done(await store.act_on(await due(store, clock, f"move {asked.id}")))
    assert late
    assert [seat.asleep for seat in late.seats] == [number == asked.seat for number in (0, 1)]
    assert late.deadlines == ()  # the computer that is asked now answers at once
    assert late.status is Status.PLAYING


async def test_an_answer_at_the_last_moment_counts(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    late = await due(store, clock, f"move {question(table).id}")
    done(await say(store, table))
    assert await store.act_on(late) is None
    assert not any(seat.asleep for seat in done(await store.load(table.id)).seats)


async def test_a_game_in_which_everyone_is_asleep_rests_and_then_ends(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    for seat in (0, 1):
        table = done(await store.fall_asleep(table.id, seat))
    assert (table.status, table.reason, named(table)) == (Status.PAUSED, "asleep", {"end"})
    ended = done(await store.act_on(await due(store, clock, "end")))
    assert ended
    assert (ended.status, ended.reason) == (Status.STOPPED, "nobody-back")
    assert "seed" in done(await store.record(table.id))


async def test_whoever_comes_back_can_go_on(store: Store) -> None:
    table = await begun(store)
    for seat in (0, 1):
        table = done(await store.fall_asleep(table.id, seat))
    assert done(await store.resume(table.id)).status is Status.PAUSED
    await store.wake(table.id, ANNA.user_id)
    table = done(await store.resume(table.id))
    assert (table.status, [seat.asleep for seat in table.seats]) == (Status.PLAYING, [False, True])


async def test_when_a_window_closes_nobody_is_asked_any_more(store: Store, clock: StillClock) -> None:
    table = await at_window(store)
    asked = question(table)
    assert named(table) == {f"window {asked.id}"}
    closed = done(await store.act_on(await due(store, clock, f"window {asked.id}")))
    assert closed
    assert asked.id not in {each.id for each in game_of(closed).prompts()}
    assert not any(seat.asleep for seat in closed.seats)


async def test_a_computer_thinks_about_a_window_whatever_it_holds(store: Store, clock: StillClock) -> None:
    table = await at_window(store, computers=2)
    asked = [each for each in unanswered(table) if not is_awaited(table, each)]
    assert {each.seat for each in thoughts(table)} == {each.seat for each in asked}
    shortest, longest = THINKING
    assert all(shortest <= (each.due - clock.now).total_seconds() <= longest for each in thoughts(table))
    assert timedelta(seconds=longest + 0.5) <= WINDOW_LENGTH


def thoughts(table: Table) -> list[Deadline]:
    return [each for each in table.deadlines if each.what.startswith("think")]


async def test_a_computer_takes_its_time_before_it_plays_and_then_plays_on(store: Store, clock: StillClock) -> None:
    table = await against_computer(store, "tow")
    turns, goes_on, rng = 0, 0, Random(4)
    for _ in range(80):
        asked = unanswered(table)[0]
        for each in thoughts(table):
            turns += 1
            seconds = (each.due - clock.now).total_seconds()
            assert OBVIOUS[0] <= seconds <= CONSIDERING[1], each
        goes_on += not thoughts(table) and not is_awaited(table, asked)
        table = await play_on(store, table, 1, rng)
        if not table.status.open:
            break
    assert turns
    assert goes_on > 3 * turns, "it pauses once a go"


@pytest.mark.parametrize("kind", ["race", "gallery", "pool", "tow"])
async def test_how_long_a_computer_thinks_tells_nothing_of_what_it_holds(kind: str, store: Store) -> None:
    """In every world that the others can imagine, it would think as long."""
    table, rng, seen = await against_computer(store, kind), Random(kind), 0
    for _ in range(60):
        if not table.status.open:
            break
        game, chance = game_of(table), Chance(f"{rng.getrandbits(256):064x}")
        for prompt in [each for each in unanswered(table) if not is_awaited(table, each)]:
            worlds = [replace(table, game=game.imagine(0, chance)) for _ in range(5)]
            asked = [each for world in worlds for each in unanswered(world) if each.seat == prompt.seat]
            pauses = {pause_before(world, each) for world, each in zip(worlds, asked, strict=True)}
            assert pauses == {pause_before(table, prompt)}
            seen += 1
        table = await play_on(store, table, 1, rng)
    assert seen > 5


async def against_computer(store: Store, kind: str) -> Table:
    table = done(await store.open_lobby(kind, ANNA, channel_id=7))
    for number in range(2):
        done(await store.add_computer(table.id, "normal", f"Duckbot {number}"))
    return done(await store.start(table.id))


@pytest.mark.parametrize("hands", ["ring flamingo ring", "amy ring amy", "amy amy amy"])
async def test_a_window_lasts_equally_long_whoever_holds_what(  # P30
    store: Store, clock: StillClock, hands: str
) -> None:
    table = await at_window(store)
    game = with_hands(game_of(table), hands)
    (window,) = deadlines_of(replace(table, game=game, deadlines=()), clock.now)
    assert window.due - clock.now == WINDOW_LENGTH


def with_hands(game: Game[Any], kinds: str) -> DuckPool:
    """The same with one card in each hand."""
    assert isinstance(game, DuckPool)
    cards = game.contents.cards.items()
    return replace(game, hands=tuple([(next(c for c, each in cards if each.kind == kind),) for kind in kinds.split()]))


async def test_hold_on_gives_everyone_more_time(store: Store, clock: StillClock) -> None:  # P30
    table = await at_window(store)
    asked = next(each for each in unanswered(table) if "hold on" in each.moves)
    held = done(await store.play(table.id, asked.seat, "hold on", prompt=asked.id, undos=0)).table
    (window,) = held.deadlines
    assert window.due - clock.now == CLOCKS["live"].window > WINDOW_LENGTH


async def test_what_ran_out_while_the_program_was_down_gets_more_time(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    asked = question(table)
    late = await due(store, clock, f"move {asked.id}")
    clock.forward(20 * MINUTE)
    again = done(await store.act_on(late))
    assert again
    assert not any(seat.asleep for seat in again.seats)
    assert again.due(f"move {asked.id}") == clock.now + (CLOCKS["live"].move or clock.now - clock.now)
    slept = done(await store.act_on(await due(store, clock, f"move {asked.id}")))
    assert slept
    assert slept.seats[asked.seat].asleep


async def test_a_game_does_not_end_because_nobody_could_come_back(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    for seat in (0, 1):
        table = done(await store.fall_asleep(table.id, seat))
    late = await due(store, clock, "end")
    clock.forward(20 * MINUTE)
    again = done(await store.act_on(late))
    assert again
    assert again.status is Status.PAUSED
    assert again.due("end") == clock.now + CLOCKS["live"].rest
    ended = done(await store.act_on(await due(store, clock, "end")))
    assert ended
    assert ended.status is Status.STOPPED


async def test_a_stand_in_does_not_play_for_somebody_who_has_woken_up(store: Store) -> None:
    table = await begun(store)
    asked = question(table)
    table = done(await store.fall_asleep(table.id, asked.seat))
    await store.wake(table.id, (ANNA, BEN)[asked.seat].user_id)
    assert refused(await say(store, table, computed=True)).why is Why.NOT_YOURS
    table = done(await store.fall_asleep(table.id, asked.seat))
    done(await say(store, table, computed=True))


# Claims


async def test_a_deadline_is_claimed_once_when_it_is_due(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    asked = question(table).id
    assert await store.next_due() == table.due(f"remind {asked}")
    assert await store.claim_due(30) == []
    reminder = await due(store, clock, f"remind {asked}")
    claims = await asyncio.gather(*[store.claim_due(30) for _ in range(5)])
    assert sorted(claims, key=len)[-1] == [reminder]
    assert sum(map(len, claims)) == 1
    assert await store.next_due() == table.due(f"move {asked}")


async def test_what_was_claimed_and_not_done_is_claimed_again(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    reminder = await due(store, clock, f"remind {question(table).id}")
    assert await store.claim_due(30) == [reminder]
    clock.forward(29)
    assert await store.claim_due(30) == []
    clock.forward(1)
    assert await store.claim_due(30) == [reminder]
    await store.discard(reminder)
    assert reminder not in await store.claim_due(30)


async def test_two_processes_act_once(store: Store, url: str, clock: StillClock) -> None:
    table = await begun(store)
    other = await Store.open(url, clock=clock)
    late = await due(store, clock, f"move {question(table).id}")
    done_by = await asyncio.gather(store.act_on(late), other.act_on(late))
    assert sorted([type(each).__name__ for each in done_by]) == ["NoneType", "Table"]
    assert done(await store.load(table.id)).version == table.version + 1
    await other.close()


# At every moment


@pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 30)]])
@pytest.mark.parametrize("kind", ["race", "gallery", "pool", "tow"])
async def test_at_every_moment_a_game_has_a_deadline(kind: str, seed: int, store: Store, clock: StillClock) -> None:
    """Whatever people, computers and the clock do; and no deadline takes effect twice."""
    rng, fired = Random(f"{kind} {seed}"), set[Due]()
    table = await lobby(store, BEN, kind=kind)
    done(await store.add_computer(table.id, "normal", "Duckbot"))
    table = done(await store.start(table.id))
    for _ in range(25):
        assert_armed(table)
        if not table.status.open:
            break
        table = await something(store, clock, table, rng, fired)


async def something(store: Store, clock: StillClock, table: Table, rng: Random, fired: set[Due]) -> Table:
    clock.forward(rng.uniform(0, 40))
    if table.status is Status.PAUSED or rng.random() < 0.1:
        await store.wake(table.id, rng.choice((ANNA, BEN)).user_id)
        await store.resume(table.id)
    elif rng.random() < 0.2 and (undoing := [seat for seat in (0, 1) if game_of(table).undoable(seat)]):
        await store.undo(table.id, undoing[0], undos=table.undos)
    elif rng.random() < 0.3:
        for each in await store.claim_due(10):
            acted = await store.act_on(each)
            assert acted is None or each not in fired
            fired.add(each)
            assert await store.act_on(each) is None
    else:
        prompt = rng.choice(unanswered(table))
        await store.play(table.id, prompt.seat, rng.choice(prompt.moves), prompt=prompt.id, undos=table.undos)
    return done(await store.load(table.id))


def assert_armed(table: Table) -> None:
    """Whatever waits for somebody has a deadline, and nothing else has."""
    asked = unanswered(table)
    waits = {f"window {each.id}" for each in asked if each.window}
    waits |= {f"move {each.id}" for each in asked if not each.window and is_awaited(table, each)}
    computers = {f"think {each.id} {each.seat}": each for each in asked if not is_awaited(table, each)}
    waits |= {what for what, each in computers.items() if each.window}
    waits |= {"end"} if table.status is Status.PAUSED else set()
    armed = {each.what for each in table.deadlines if not each.what.startswith("remind")}
    assert armed - set(computers) == waits - set(computers)
    assert waits <= armed, "a window is never answered at once"
    assert all(each.undos == table.undos for each in table.deadlines if each.prompt is not None)
    if table.status is Status.PLAYING and all(is_awaited(table, each) for each in asked):
        assert table.deadlines


async def test_where_decisions_take_hours_there_is_no_window(store: Store) -> None:  # P31
    table = done(await store.open_lobby("pool", ANNA, channel_id=9, clock="day"))
    assert table.options["cancelling"] == "orders"
    table = done(await store.change(table.id, options={"cancelling": "window"}))
    assert table.options["cancelling"] == "orders"
    done(await store.change(table.id, clock="live"))
    table = done(await store.change(table.id, options={"cancelling": "window"}))
    assert table.options["cancelling"] == "window"
    assert done(await store.change(table.id, clock="days")).options["cancelling"] == "orders"


# A channel that Discord doesn't know


async def test_a_game_waits_for_days_for_its_channel_and_looks_for_it(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    paused = done(await store.pause(table.id, CHANNEL_LOST))
    end = clock.now + LOST_FOR
    assert named(paused) == {"end", "seek"}
    assert (paused.due("end"), paused.due("seek")) == (end, clock.now + SOUGHT_EVERY)
    for _ in range(3):
        sought = done(await store.act_on(await due(store, clock, "seek")))
        assert sought
        assert (sought.status, sought.version) == (Status.PAUSED, paused.version + 1)
        assert (sought.due("end"), sought.due("seek")) == (end, clock.now + SOUGHT_EVERY)
        paused = sought
    stopped = done(await store.act_on(await due(store, clock, "end")))
    assert stopped
    assert (stopped.status, stopped.reason, stopped.deadlines) == (Status.STOPPED, CHANNEL_GONE, ())


async def test_once_its_channel_is_found_a_game_has_its_own_time_again(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    done(await store.pause(table.id, CHANNEL_LOST))
    clock.forward(days=2)
    resumed = done(await store.resume(table.id))
    assert named(resumed) == named(table)
    assert done(await store.pause(table.id, CHANNEL_LOST)).due("end") == clock.now + LOST_FOR
    done(await store.resume(table.id))
    assert named(done(await store.pause(table.id, "no-permission"))) == {"end"}
