"""What's behind two buttons of every table, for anyone who presses them: *Fair play*, which explains how chance is
sealed and how to check it, and *Log*, which tells everything that happened."""

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import NamedTuple

from data.store import LONGEST_LUCKY_WORD, Seat, Status, Table
from engine import GAMES, BadRecord, Event
from engine.record import Record, moments
from engine.words import digest
from render import TELLERS
from render.words.markdown import plain
from render.words.texts import Texts

from .common import AnyView, names_of, people_of, words_of
from .ids import LUCKY, Click
from .model import Button, Buttons, File, Form, Page, Part, Say

BEGINS = ("round", "turn")  # events that begin a chapter of the log
LONGEST_PAGE = 1800  # characters of the log on one page: a phone shows about as much on two screens
MOST_KEPT = 16  # games whose chapters are remembered: turning a page doesn't replay the game


def fair_button(table: Table) -> Button:
    return Button(Click("fair", table.id).custom_id, words_of(table).say("fair-button"))


def log_button(table: Table) -> Button:
    return Button(Click("log", table.id).custom_id, words_of(table).say("log-button"))


def luck_button(table: Table) -> Button:
    return Button(Click("luck", table.id).custom_id, words_of(table).say("luck-button"))


# Fair play


def fair_page(words: Texts, table: Table, record: str | None, reader: int | None = None) -> Page:
    """What chance is made of, and what the reader adds to it. A lobby has no record yet. Only that of a closed table
    reveals the secret and the seed; until then it stays here: it holds secret answers."""
    say, read = words.say, record and Record.parse(record)
    shared = "yes" if table.is_shared else "no"
    told = [say("fair-page" if table.is_shared else "fair-page-before")]
    told.append(say("fair-commitment", commitment=table.commitment or "", shared=shared))
    told += mine(words, table, reader)
    if read and read.additions:
        told.append(say("fair-additions", lines="\n".join(read.additions)))
    if table.status.open or not record or not read or not read.seed:
        later = "fair-later" if table.continued_from is None else "fair-continued"
        early = table.status is Status.LOBBY and reader is not None and table.seat_of(reader)
        buttons = (Buttons((luck_button(table),)),) if early else ()
        return Page((Say("\n".join([*told, say(later, shared=shared)])), *buttons))
    if read.secret:
        told.append(say("fair-secret", secret=read.secret))
    told += [say("fair-seed", seed=read.seed), say("fair-check", file=record_name(table))]
    return Page((Say("\n".join(told)), File(record_name(table), record)))


def mine(words: Texts, table: Table, reader: int | None) -> Iterator[str]:
    """What somebody at the table adds, to compare it with the record later."""
    seat = None if reader is None else table.seat_of(reader)
    if seat and seat.sat_by is not None:
        yield words.say("fair-mine", id=str(seat.sat_by))
    if seat and seat.lucky_word is not None:
        yield words.say("fair-mine-word", word=plain(seat.lucky_word), digest=digest(seat.lucky_word))


def luck_page(words: Texts, table: Table, seat: Seat) -> Page:
    """To somebody who has just chosen a lucky word, or none."""
    word = seat.lucky_word
    told = words.say("luck-none") if word is None else words.say("luck-word", word=plain(word))
    return Page((Say(told), Buttons((luck_button(table), fair_button(table)))))


def luck_form(words: Texts, table: Table, seat: Seat) -> Form:
    """For a lucky word, or another one, or none."""
    title, about = words.say("luck-title"), words.say("luck-about")
    form = Click(LUCKY, table.id).form_id
    return Form(form, title, title, about, LONGEST_LUCKY_WORD, value=seat.lucky_word or "", optional=True)


def record_name(table: Table) -> str:
    return f"duck{table.kind}-{table.id}.txt"


# The log


class Chapter(NamedTuple):
    """A round, or a turn: a title, and a sentence for each thing that happened."""

    title: str
    lines: tuple[str, ...]

    @property
    def text(self) -> str:
        return "\n".join([f"**{self.title}**", *[f"- {line}" for line in self.lines]])


class Extract(NamedTuple):
    """The chapters on one page: from this one up to, but without, that one."""

    first: int
    end: int


def log_page(words: Texts, table: Table, record: str, wanted: str = "") -> Page:
    """The newest part of what anyone may know, or the part that `wanted` names: `-12` ends at chapter 12, `12-` begins
    there."""
    try:
        told = remembered(words, table, record)
    except BadRecord:
        return Page((Say(words.say("log-lost")),))
    part = extract(told, wanted)
    head = words.say("log-title", game=words.say(f"game-{table.kind}"), channel=f"<#{table.channel_id}>")
    shown = [chapter.text for chapter in told[part.first : part.end]] or [words.say("log-empty")]
    return Page((Say("\n".join([head, *shown])), *turning(words, table, part, len(told))))


def turning(words: Texts, table: Table, part: Extract, count: int) -> Iterator[Part]:
    if part.first > 0 or part.end < count:
        older = Button(Click("log", table.id, f"-{part.first}").custom_id, words.say("log-older"))
        newer = Button(Click("log", table.id, f"{part.end}-").custom_id, words.say("log-newer"))
        yield Buttons((older._replace(disabled=part.first == 0), newer._replace(disabled=part.end == count)))


def extract(told: Sequence[Chapter], wanted: str) -> Extract:
    """As many chapters as fit. Numbers may be forged, or from before an undo."""
    number = min(int("".join(filter(str.isdecimal, wanted)) or len(told)), len(told))
    if wanted.endswith("-") and number < len(told):
        return Extract(number, number + fitting(told[number:]))
    end = max(number, min(1, len(told)))
    return Extract(end - fitting(told[:end][::-1]), end)


def fitting(told: Sequence[Chapter]) -> int:
    """How many of these fit on a page: at least one."""
    count, room = 0, LONGEST_PAGE
    for chapter in told:
        room -= len(chapter.text) + 1
        if count and room < 0:
            break
        count += 1
    return count


LATELY: OrderedDict[tuple[object, ...], Sequence[Chapter]] = OrderedDict()


def remembered(words: Texts, table: Table, record: str) -> Sequence[Chapter]:
    """The same chapters, told once. Several threads may ask for them."""
    key = (words, table.language, record, *names_of(table))
    told = LATELY.pop(key, None)
    LATELY[key] = told = [*chapters(words, table, record)] if told is None else told
    with suppress(KeyError):
        while len(LATELY) > MOST_KEPT:
            LATELY.popitem(last=False)
    return told


def chapters(words: Texts, table: Table, record: str) -> Iterator[Chapter]:
    """The whole game. Each chapter is told from what a spectator knew when it was over."""
    for view, events in parts_of(table, record):
        told = TELLERS[table.kind].news(
            view, [event for event in events if event.kind not in BEGINS], names_of(table), words
        )
        yield from split(Chapter(title_of(words, table, events[0]), tuple(told)))


def split(chapter: Chapter) -> Iterator[Chapter]:
    """One that's too long for a page becomes several; one in which nothing is worth telling, none."""
    lines = [*chapter.lines]
    while lines:
        some = lines[:1]
        while len(some) < len(lines) and len(Chapter(chapter.title, (*some, lines[len(some)])).text) <= LONGEST_PAGE:
            some.append(lines[len(some)])
        yield Chapter(chapter.title, tuple(some))
        del lines[: len(some)]


def title_of(words: Texts, table: Table, first: Event | None) -> str:
    if first is None or first.kind not in BEGINS:
        return words.say("log-start")
    who = people_of(table)[first.seat] if first.seat is not None else ""
    return words.say(f"log-{first.kind}", number=int(str(first.facts["number"])), who=who)


def parts_of(table: Table, record: str) -> list[tuple[AnyView, list[Event]]]:
    """What happened, as everyone may know it, round by round or turn by turn; and a spectator's view after each."""
    read, game = Record.parse(record), table.game
    assert game is not None
    found = list[tuple[AnyView, list[Event]]]()
    games = moments(read.begin(GAMES, game.seed), read.log)
    news = [(games[0], [event for events in games[0].recent for event in events])]
    news += [(after, [*after.recent[-1]]) for before, after in pairwise(games) if after.told > before.told]
    for after, events in news:
        view = after.view(None)
        for event in [each.seen_by(None) for each in events]:
            if not found or event.kind in BEGINS:
                found.append((view, []))
            found[-1] = (view, [*found[-1][1], event])
    return found
