"""What has happened at a table, as a few short lines in small print."""

from collections.abc import Sequence

from data.store import Table
from render import TELLERS
from render.words.sentences import in_a_row, length

from .common import AnyView, names_of, words_of

LONGEST_NEWS = 1000  # characters
MOST_LINES = 4  # if there's more to tell, it becomes one paragraph


def news_lines(table: Table, view: AnyView, since: int) -> list[str]:
    """Everything after this event, the oldest first. If that's too much, or longer ago than the game remembers, the log
    has the rest."""
    events = [event for event in view.events if event.n > since]
    told = newest(TELLERS[table.kind].tell_turns(view, events, names_of(table), words_of(table)))
    lines = told if len(told) <= MOST_LINES else [in_a_row(words_of(table), told)]
    return [words_of(table).say("news-line", what=line) for line in lines]


def newest(lines: Sequence[str]) -> Sequence[str]:
    """As many of the last lines as aren't too long together."""
    while length("\n".join(lines)) > LONGEST_NEWS:
        lines = lines[1:]
    return lines


def news_to_all(table: Table, view: AnyView) -> int:
    """The last event before the last moves of the people at the table: those the game waits for, as far as everyone may
    know, or all while it waits for none of them."""
    people = [seat for seat in table.people if not seat.asleep]
    asked = {each.seat for each in view.awaited}
    awaited = [seat for seat in people if seat.number in asked]
    return min([seat.last_told for seat in awaited or people], default=0)
