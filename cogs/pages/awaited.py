"""Who is awaited, in words, as everybody may know it."""

from collections.abc import Iterator

from data.store import MOVE, WINDOW, Table
from engine import Waiting
from render import TELLERS

from .common import AnyView, moment, names_of, words_of


def awaited_lines(table: Table, view: AnyView) -> Iterator[str]:
    """What is asked of whom; and where several choose at once, how many have chosen."""
    for question in open_questions(view):
        yield TELLERS[table.kind].question(view, question, names_of(table), words_of(table))
        yield from counted(table, view, question.id)
        yield from due_lines(table, question.id)


def due_lines(table: Table, question: int) -> Iterator[str]:
    """Until when it can be answered, as Discord counts down by itself."""
    for message, what in (("play-due", MOVE), ("play-window", WINDOW)):
        if due := table.due(f"{what} {question}"):
            yield words_of(table).say(message, when=moment(due))


def open_questions(view: AnyView) -> list[Waiting]:
    """Each question once, however many are asked it, unless nobody waits for its answer."""
    return list({each.id: each for each in reversed(view.awaited)}.values())[::-1]


def counted(table: Table, view: AnyView, question: int) -> list[str]:
    """Of a window not: who has answered it is secret."""
    asked = [each for each in view.waiting if each.id == question and not each.window]
    seats, thinking = {each.seat for each in asked}, {each.seat for each in asked if not each.answered}
    if len(seats) < 2:
        return []
    return [words_of(table).say("play-chosen", chosen=len(seats - thinking), asked=len(seats))]
