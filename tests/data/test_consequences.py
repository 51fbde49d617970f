"""What follows from every change of a table, on tables as plain values."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.store import CLOCKS, LIVE, OFF, Deadline, Seat, Status, Table, is_live, is_unhurried, unanswered
from data.store.consequences import after_change
from engine import GAMES

NOW = datetime(2026, 1, 1, tzinfo=UTC)
LATER = NOW + timedelta(minutes=5)


def person(number: int, *, asleep: bool = False, wants_stop: bool = False) -> Seat:
    return Seat(number, 100 + number, None, f"P{number}", None, asleep, None, None, None, wants_stop)


def computer(number: int) -> Seat:
    return Seat(
        number, None, "normal", "Duckbot", None, asleep=False, dm_channel_id=None, dm_open=None, last_click=None
    )


def table(*seats: Seat, status: Status = Status.PLAYING, kind: str = "race", clock: str = LIVE) -> Table:
    """As it is a moment after a change. The first person is its host."""
    begun = status is not Status.LOBBY
    return Table(
        id=1,
        kind=kind,
        options={},
        guild_id=1,
        channel_id=2,
        parent_id=None,
        host_id=100,
        language="en",
        clock=clock,
        auto_start=False,
        status=status,
        reason=None,
        version=7,
        presented=6,
        moves=0,
        undos=0,
        created=NOW,
        touched=NOW,
        seats=seats,
        game=GAMES[kind].new(seats=len(seats), options={}, seed="5eed" * 16) if begun else None,
    )


def status_of(changed: Table, now: datetime = NOW) -> tuple[Status, str | None]:
    after = after_change(changed, now)
    return after.status, after.reason


def names(of: Table) -> list[str]:
    return [each.what for each in of.deadlines]


def test_every_change_is_a_new_version_and_touches_the_table() -> None:
    before = table(person(0), person(1))
    after = after_change(before, LATER)
    assert (after.version, after.touched) == (8, LATER)
    assert after.seats == before.seats
    assert after.game is before.game


def test_a_clock_that_goes_back_does_not_make_a_table_older() -> None:
    assert after_change(replace(table(person(0), person(1)), touched=LATER), NOW).touched == LATER


# Votes


def test_more_than_half_stop_a_game() -> None:
    assert status_of(table(person(0, wants_stop=True), person(1, wants_stop=True), person(2))) == (
        Status.STOPPED,
        "voted",
    )
    assert status_of(table(person(0, wants_stop=True), person(1))) == (Status.PLAYING, None)


def test_only_people_who_are_awake_count() -> None:
    assert status_of(table(person(0, wants_stop=True), person(1, asleep=True))) == (Status.STOPPED, "voted")
    assert status_of(table(person(0, wants_stop=True), computer(1))) == (Status.STOPPED, "voted")
    assert status_of(table(person(0), person(1, asleep=True, wants_stop=True))) == (Status.PLAYING, None)


def test_a_paused_game_can_be_stopped_and_a_lobby_has_no_votes() -> None:
    assert status_of(table(person(0, wants_stop=True), computer(1), status=Status.PAUSED)) == (Status.STOPPED, "voted")
    assert status_of(table(person(0, wants_stop=True), status=Status.LOBBY)) == (Status.LOBBY, None)


# Everyone asleep


def test_a_game_rests_when_everyone_is_asleep() -> None:
    assert status_of(table(person(0, asleep=True), person(1, asleep=True))) == (Status.PAUSED, "asleep")
    assert status_of(table(person(0, asleep=True), computer(1))) == (Status.PAUSED, "asleep")
    assert status_of(table(person(0, asleep=True), person(1))) == (Status.PLAYING, None)


def test_a_game_that_is_paused_already_keeps_its_reason() -> None:
    paused = replace(table(person(0, asleep=True), computer(1), status=Status.PAUSED), reason="no permission")
    assert status_of(paused) == (Status.PAUSED, "no permission")


# Nobody


def test_when_the_host_has_left_whoever_sat_down_next_takes_over() -> None:
    assert after_change(table(computer(0), person(1), person(2)), NOW).host_id == 101
    assert after_change(table(person(1), person(0), status=Status.LOBBY), NOW).host_id == 100


def test_a_table_where_nobody_is_left_closes() -> None:
    assert status_of(table(computer(0), computer(1))) == (Status.STOPPED, "deserted")
    assert status_of(table(status=Status.LOBBY)) == (Status.STOPPED, "deserted")


def test_a_table_that_is_closed_stays_as_it_is() -> None:
    over = replace(table(computer(0), computer(1), status=Status.OVER), reason="finished")
    assert status_of(over) == (Status.OVER, "finished")
    assert after_change(over, NOW).host_id == over.host_id


# Deadlines


def test_a_question_gets_its_time_and_a_reminder_and_keeps_them() -> None:
    asked = table(person(0), person(1))
    prompt, live = unanswered(asked)[0].id, CLOCKS[LIVE]
    assert live.move
    first = after_change(asked, NOW)
    assert first.deadlines == (
        Deadline(f"remind {prompt}", NOW + live.move - live.remind, None, prompt),
        Deadline(f"move {prompt}", NOW + live.move, None, prompt),
    )
    assert after_change(first, LATER).deadlines == first.deadlines


def test_nobody_is_reminded_twice() -> None:
    first = after_change(table(person(0), person(1)), NOW)
    reminded = replace(first, deadlines=first.deadlines[1:])
    assert after_change(reminded, LATER).deadlines == reminded.deadlines


def test_the_same_question_after_an_undo_gets_new_time() -> None:
    first = after_change(table(person(0), person(1)), NOW)
    again = after_change(replace(first, undos=1), LATER)
    assert names(again) == names(first)
    assert all(each.due > old.due for each, old in zip(again.deadlines, first.deadlines, strict=True))


def test_computers_and_tables_without_a_clock_are_not_hurried() -> None:
    asked = unanswered(table(person(0), person(1)))[0].seat
    seats = [computer(number) if number == asked else person(number) for number in (0, 1)]
    assert names(after_change(table(*seats), NOW)) == [f"think {unanswered(table(*seats))[0].id} {asked}"]
    assert after_change(table(person(0), person(1), clock=OFF), NOW).deadlines == ()


def test_somebody_alone_without_a_clock_is_waited_for_a_day_after_each_answer() -> None:
    alone = replace(table(person(0), computer(1), clock=OFF), clock_chosen=False)
    (idle,) = after_change(alone, NOW).deadlines
    assert (idle.what, idle.due - NOW) == (f"idle {unanswered(alone)[0].id}", timedelta(hours=24))
    assert after_change(replace(alone, clock_chosen=True), NOW).deadlines == ()


@pytest.mark.parametrize("clock", [each for each in CLOCKS if each != OFF])
def test_every_clock_leaves_time_after_the_reminder_and_rests_as_long_as_a_move_takes(clock: str) -> None:
    move, remind, window, rest = CLOCKS[clock]
    assert move
    assert timedelta(seconds=10) <= remind <= move / 3
    assert window < move <= rest


def test_a_clock_hurries_everyone_or_nobody() -> None:
    assert [clock for clock in CLOCKS if is_live(clock)] == ["minute", LIVE]
    assert [clock for clock in CLOCKS if is_unhurried(clock)] == ["hour", "day", "days"]


def test_a_game_that_rests_waits_for_its_players_and_nothing_else() -> None:
    playing = after_change(table(person(0), person(1)), NOW)
    asleep = replace(playing, seats=(person(0, asleep=True), person(1, asleep=True)))
    assert after_change(asleep, LATER).deadlines == (Deadline("end", LATER + CLOCKS[LIVE].rest),)


def test_a_game_that_is_stopped_waits_for_nothing() -> None:
    playing = after_change(table(person(0), person(1)), NOW)
    voted = replace(playing, seats=(person(0, wants_stop=True), person(1, wants_stop=True)))
    assert after_change(voted, LATER).deadlines == ()


# Always

KINDS = [person, partial(person, asleep=True), partial(person, wants_stop=True), computer]
SEATS = st.lists(st.sampled_from(KINDS), min_size=2, max_size=4).map(
    lambda made: [make(number) for number, make in enumerate(made)]
)


@given(SEATS, st.sampled_from(list(Status)), st.sampled_from(list(CLOCKS)))
def test_an_open_table_has_a_host_and_never_waits_without_an_end(seats: list[Seat], status: Status, clock: str) -> None:
    after = after_change(table(*seats, status=status, clock=clock), NOW)
    people = [seat.user_id for seat in after.people]
    assert not after.status.open or after.host_id in people
    assert after.status is not Status.PLAYING or any(seat.is_awake for seat in after.seats)
    assert (after.status is Status.PAUSED) == ("end" in names(after))
    assert after.status.begun or not after.deadlines


@given(SEATS, st.sampled_from(list(Status)), st.sampled_from(list(CLOCKS)))
def test_nothing_more_follows_from_what_followed(seats: list[Seat], status: Status, clock: str) -> None:
    once = after_change(table(*seats, status=status, clock=clock), NOW)
    assert after_change(once, NOW) == replace(once, version=once.version + 1)
