"""Which messages a table should have, and which of them notify someone: plain values, at any moment we like."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from cogs.pages import NOTHING
from cogs.pages.model import Page, Say
from cogs.settings import Notifications, NotifyBy
from cogs.tables.desired import AT_THE_TABLE, DesiredMessage, called_in, desired_messages
from data.store import CHANNEL_LOST, LIVE, OFF, Deadline, Post, Seat, Status, Table, unanswered
from tests.support.cogs.tables import NOW, new, played_until, table_of

ADA, BEN = 100, 101  # and a computer


def race(ask: str, **changes: object) -> Table:
    """At the first question of this kind. Everyone has just clicked."""
    table = table_of(played_until(new("race"), ask, Random(1)).game, clock=OFF)
    seats = tuple([seat._replace(last_click=NOW) for seat in table.seats])
    return replace(table, seats=seats, **changes)


def seen(
    table: Table, notifications: Notifications | None = None, posts: Mapping[str, Post] | None = None
) -> list[DesiredMessage]:
    return [*desired_messages(table, posts or {}, NOTHING, NOW, notifications or {})]


def slots(table: Table, notifications: Notifications | None = None) -> set[str]:
    return {each.slot for each in seen(table, notifications)}


def asked(table: Table) -> Seat:
    """Who is asked first."""
    return table.seats[unanswered(table)[0].seat]


def with_seat(table: Table, changed: Seat) -> Table:
    return replace(table, seats=tuple([changed if each.number == changed.number else each for each in table.seats]))


def away(table: Table, **changes: object) -> Table:
    """The one who is asked looks away."""
    return with_seat(table, asked(table)._replace(last_click=None, **changes))


def late(table: Table) -> Table:
    """Time for the first question is nearly up, and the reminder was due."""
    question = unanswered(table)[0].id
    return replace(table, deadlines=(Deadline(f"move {question}", NOW, None, question, table.undos),))


def test_whoever_is_at_the_table_is_not_called() -> None:
    assert slots(race("path")) == {"board", f"hand {ADA}", f"hand {BEN}"}
    assert not any(each.rings for each in seen(race("path")))


@pytest.mark.parametrize(
    ("notify_by", "slot"), [(None, "ping"), (NotifyBy.PING, "ping"), (NotifyBy.DM, "call {}"), (NotifyBy.SILENT, None)]
)
def test_who_looks_away_is_called_as_they_like_it_for_what_is_asked_in_public(
    notify_by: NotifyBy | None, slot: str | None
) -> None:
    table = away(race("path"))
    who = asked(table).user_id or 0
    called = slots(table, {who: notify_by} if notify_by else {}) - slots(race("path"))
    assert called == ({slot.format(who)} if slot else set())


def test_a_secret_question_rings_on_the_hand_itself() -> None:
    table = away(race("pick"))
    who = asked(table).user_id or 0
    ringing = [each.slot for each in seen(table) if each.rings]
    assert ringing == [f"hand {who}"]
    assert not [each for each in seen(table, {who: NotifyBy.SILENT}) if each.rings]


def test_who_cannot_be_written_to_is_called_in_the_channel_for_their_hand() -> None:
    table = away(race("pick"), dm_open=False)
    assert "ping" in slots(table)
    assert f"hand {asked(table).user_id}" not in slots(table)


def test_who_sleeps_is_not_called() -> None:
    assert "ping" not in slots(with_seat(race("path"), asked(race("path"))._replace(last_click=None, asleep=True)))


def test_who_is_late_is_reminded_in_private_or_in_the_channel_if_that_cannot_be() -> None:
    table = late(race("path"))
    who = asked(table).user_id or 0
    assert f"remind {who}" in slots(table)
    assert "remind" in slots(with_seat(table, asked(table)._replace(dm_open=False)))
    assert f"remind {who}" in slots(table, {who: NotifyBy.DM})
    assert not [slot for slot in slots(table, {who: NotifyBy.SILENT}) if slot.startswith("remind")]


def test_a_reminder_goes_with_the_answer_and_comes_to_the_last_one_as_such() -> None:
    table = late(race("pick"))
    assert {f"remind {ADA}", f"remind {BEN}"} <= slots(table)
    assert table.game
    game = table.game.copy()
    game.play(table.seats[0].number, unanswered(table)[0].moves[0])
    answered = replace(table, game=game)
    assert f"remind {ADA}" not in slots(answered)
    before, after = [next(each for each in seen(one) if each.slot == f"remind {BEN}") for one in (table, answered)]
    assert before.page != after.page


def test_the_host_is_told_that_a_game_is_paused() -> None:
    paused = replace(race("path"), status=Status.PAUSED, reason="no-permission")
    assert [each.seat and each.seat.user_id for each in seen(paused) if each.slot == "note"] == [ADA]


def test_about_a_channel_that_is_lost_the_host_can_do_nothing() -> None:
    assert "note" not in slots(replace(race("path"), status=Status.PAUSED, reason=CHANNEL_LOST))


def test_after_the_end_nobody_gets_a_hand_who_had_none() -> None:
    over = replace(race("path"), status=Status.STOPPED, reason="voted")
    assert slots(over) == {"board"}
    post = Post(f"hand {BEN}", 1, 2, 1, "", 1, 0, 0, NOW)
    assert {each.slot for each in seen(over, posts={post.slot: post})} == {"board", post.slot}


def test_a_page_that_was_made_is_not_made_again() -> None:
    made = Page((Say("made by a click"),))
    hands = desired_messages(race("pick"), {}, NOTHING, NOW, made={f"hand {BEN}": made})
    assert next(each for each in hands if each.slot == f"hand {BEN}").page is made


def test_whoever_goes_right_after_a_click_is_looked_for_when_their_minute_is_over() -> None:
    table = race("pick")
    wait = called_in(table, NOW)
    assert wait
    assert AT_THE_TABLE < wait < AT_THE_TABLE + timedelta(seconds=1)
    assert called_in(replace(table, clock=LIVE), NOW) is None  # the reminder comes soon enough
    assert called_in(table, NOW + 2 * AT_THE_TABLE) is None  # they're being called now
