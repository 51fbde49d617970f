"""What follows from every change of a table, whatever the change was: who hosts it, whether its game goes on, and what
it waits for until when. Pure: a table goes in, the next version comes out, and the transaction writes it down."""

from dataclasses import replace
from datetime import datetime

from .time_limits import deadlines_of
from .values import Status, Table

DESERTED = "deserted"  # why a table is closed: everyone has left
VOTED = "voted"  # why a game is stopped: more than half voted for it
ASLEEP = "asleep"  # why a game is paused: only computers are playing


def after_change(table: Table, now: datetime) -> Table:
    """The next version of a table that was just changed."""
    table = replace(table, version=table.version + 1, touched=max(now, table.touched))
    for consequence in (_pass_on_host, _count_votes, _rest, _free_kept_seats):
        table = consequence(table)
    return replace(table, deadlines=deadlines_of(table, now))


def _pass_on_host(table: Table) -> Table:
    """If the host has left, whoever has been sitting here longest takes over. If nobody is left, the table closes."""
    people = [seat.user_id for seat in table.seats if seat.user_id is not None]
    if not table.status.open or table.host_id in people:
        return table
    if not people:
        return replace(table, status=Status.STOPPED, reason=DESERTED)
    return replace(table, host_id=people[0])


def _count_votes(table: Table) -> Table:
    """A game is stopped by more than half of its players. Those who have left or are asleep don't count."""
    awake = [seat for seat in table.seats if seat.is_awake]
    if table.status.begun and 2 * sum([seat.wants_stop for seat in awake]) > len(awake):
        return replace(table, status=Status.STOPPED, reason=VOTED)
    return table


def _rest(table: Table) -> Table:
    """Computers don't play among themselves."""
    if table.status is Status.PLAYING and not any([seat.is_awake for seat in table.seats]):
        return replace(table, status=Status.PAUSED, reason=ASLEEP)
    return table


def _free_kept_seats(table: Table) -> Table:
    """Once the lobby is over, nobody is waited for."""
    return replace(table, kept=()) if table.kept and table.status is not Status.LOBBY else table
