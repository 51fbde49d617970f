"""A game that's over, step by step: each thing that was shown, with its picture and its words. Drawn from the record,
as a spectator saw it, or with the hand of somebody who played."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from data.store import Table
from engine import GAMES, BadRecord, Event, Game
from engine.record import Record, traced
from engine.words import digest
from render import ARTISTS, TELLERS
from render.text.names import shortened
from render.words.markdown import plain
from render.words.sentences import in_a_row
from render.words.texts import Texts, texts

from .behind import BEGINS, title_of
from .common import AnyView, game_name, names_of
from .ids import Click
from .model import Button, Buttons, Page, Part, Say, Show
from .news import newest
from .pictures import board_in_words, board_moving, board_still, hand_sight, has_result, result_still, stirs
from .play import open_questions
from .result import replay_parts

MINE = "m"  # ends an id that asks for one's own view


class Step(NamedTuple):
    """A moment that showed something. So many `lines` of the log lead up to it; `chapter` is the round or turn that it
    belongs to, if one had begun."""

    game: Game[Any]
    events: tuple[Event, ...]
    lines: int
    chapter: Event | None


class Look(NamedTuple):
    """What somebody wants to see: `play 12m` is what follows step 12, in motion, and their own hand."""

    way: str
    number: int
    mine: bool = False

    @property
    def rest(self) -> str:
        """The way tells apart buttons that lead to the same step."""
        return f"{self.way} {self.number}{MINE if self.mine else ''}"


class Replay(NamedTuple):
    """A table whose game is over, its record, and all steps."""

    table: Table
    record: str
    steps: Sequence[Step]

    @property
    def last(self) -> int:
        return len(self.steps) - 1


class Viewer(NamedTuple):
    """Who looks at it: `seat` is theirs, if they played. In a server, they can share it or play on."""

    words: Texts
    seat: int | None = None
    in_server: bool = False


def parse_look(rest: str) -> Look | None:
    match = re.fullmatch(rf"(open|first|back|forward|last|play|mine|all) ([0-9]{{1,6}})({MINE}?)", rest)
    return Look(match[1], int(match[2]), bool(match[3])) if match else None


# The steps


def steps_of(record: str) -> list[Step]:
    """Raises `BadRecord` if it can't be replayed any more."""
    read = Record.parse(record)
    found = traced(read.begin(GAMES, read.seed or ""), read.log)
    (start, _), (end, _) = found[0], found[-1]
    if digest(end.dump()) != read.state:
        raise BadRecord("the game comes to another end than its record says")
    steps = [Step(start, tuple([event for events in start.recent for event in events]), 0, None)]
    for (before, _), (after, lines) in pairwise(found):
        if after.told > before.told:
            add_step(steps, after, lines)
    return steps


def add_step(steps: list[Step], game: Game[Any], lines: int) -> None:
    last, events = steps[-1], tuple(game.recent[-1])
    if last.lines == lines:  # an undo left both in place: no line of the log lies between them
        steps[-1] = last._replace(game=game, events=(*last.events, *events))
    else:
        chapter = events[0] if events[0].kind in BEGINS else begun_after(last)
        steps.append(Step(game, events, lines, chapter))


def begun_after(step: Step) -> Event | None:
    """The round or turn that is under way then."""
    return next((event for event in reversed(step.events) if event.kind in BEGINS), step.chapter)


def end_of_chapter(steps: Sequence[Step], number: int) -> int:
    """The last step of what follows: the rest of this round or turn, or all of the next one."""
    end = number + 1
    while end + 1 < len(steps) and steps[end + 1].chapter == steps[number + 1].chapter:
        end += 1
    return end


# Pages


class Span(NamedTuple):
    """The steps that a page tells of, and how it shows them. The last of them is the one it's at."""

    first: int
    last: int
    how: Literal["still", "moving", "whole"] = "still"


def span_of(replay: Replay, look: Look) -> Span:
    """A number that's too high is the last step's."""
    number = min(look.number, replay.last)
    if look.way != "play":
        return Span(number, number)
    if number == replay.last:
        return Span(number, number, "whole")
    return Span(number + 1, end_of_chapter(replay.steps, number), "moving")


def step_page(replay: Replay, look: Look, viewer: Viewer) -> Page:
    """In the reader's own language: nobody else sees it."""
    replay, words = spoken(replay, viewer.words), viewer.words
    span, seat = span_of(replay, look), viewer.seat if look.mine else None
    mine = "no" if seat is None else "yes"
    head = words.say("step-title", **facts_of(replay, words, span.last), mine=mine)
    said = Say("\n".join([head, *lines_of(replay, span, seat)]))
    buttons = [stepping(replay, words, span.last, mine=look.mine), *others(replay, viewer, span.last, mine=look.mine)]
    return Page((said, *sights_of(replay, span, seat), *buttons))


def shared_page(replay: Replay, words: Texts, number: int, who: str, *, can_open: bool) -> Page:
    """For everyone in a channel, as a spectator saw it. Where others couldn't open the game, nothing offers it."""
    replay, span = spoken(replay, words), Span(number, number)
    name = plain(shortened(who)) or words.say("name-missing", letter="?")
    head = words.say("share-title", **facts_of(replay, words, number), who=name)
    watch = Button(Click("step", replay.table.id, Look("open", number).rest).custom_id, words.say("share-open"))
    parts = [Say("\n".join([head, *lines_of(replay, span, None)])), *sights_of(replay, span, None)]
    return Page((*parts, *([Buttons((watch,))] if can_open else [])))


def spoken(replay: Replay, words: Texts) -> Replay:
    return replay._replace(table=replace(replay.table, language=words.language))


# What is told


def facts_of(replay: Replay, words: Texts, number: int) -> dict[str, str | int]:
    when = title_of(words, replay.table, replay.steps[number].chapter)
    return {"game": game_name(replay.table), "when": when, "number": number + 1, "count": len(replay.steps)}


def lines_of(replay: Replay, span: Span, seat: int | None) -> Iterator[str]:
    """What happened, as this seat or a spectator knew it; then what is asked next, or how it all ended."""
    table, words = replay.table, texts(replay.table.language)
    teller, names = TELLERS[table.kind], names_of(table)
    view = replay.steps[span.last].game.view(seat)
    events = [event.seen_by(seat) for event in events_of(replay, span) if event.kind not in BEGINS]
    yield from [words.say("step-line", what=line) for line in newest(teller.news(view, events, names, words))]
    if view.outcome:
        yield teller.result(view, names, words)
    everyones = replay.steps[span.last].game.view(None)
    for question in open_questions(everyones):
        asked = teller.question(everyones, question, names, words)
        yield words.say("step-asked", question=in_a_row(words, asked.split("\n")))


def events_of(replay: Replay, span: Span) -> list[Event]:
    return [event for step in replay.steps[span.first : span.last + 1] for event in step.events]


# What is shown


def sights_of(replay: Replay, span: Span, seat: int | None) -> Iterator[Part]:
    """The board as everyone saw it, in the end with who has won, and the hand of this seat."""
    table, step = replay.table, replay.steps[span.last]
    view = step.game.view(None)
    yield from whole_sight(replay, view) if span.how == "whole" else [board_of(replay, span, view)]
    if view.outcome and span.how != "whole" and has_result(table, view):
        yield Show((result_still(table, view),))
    if seat is not None and not view.outcome:
        yield hand_sight(table, step.game.view(seat))


def whole_sight(replay: Replay, view: AnyView) -> Sequence[Part]:
    """The whole game in a minute, where it can be drawn."""
    return replay_parts(replay.table, view, replay.record) or [board_of(replay, Span(0, replay.last), view)]


def board_of(replay: Replay, span: Span, view: AnyView) -> Part:
    table = replay.table
    if table.kind not in ARTISTS:
        return Say(board_in_words(table, view))
    events = [event.seen_by(None) for event in events_of(replay, span)]
    if span.how == "moving" and stirs(table, events):
        return Show((board_moving(table, replay.steps[span.first - 1].game.view(None), events, view),))
    return Show((board_still(table, view),))


# What can be pressed


def stepping(replay: Replay, words: Texts, number: int, *, mine: bool) -> Buttons:
    """Nothing leads to where one is already. *Play* never ends: after the last step comes the whole game."""
    last = replay.last
    ways = (("first", 0), ("back", max(0, number - 1)), ("forward", min(last, number + 1)), ("last", last))
    buttons = [step_button(replay, words, Look(way, to, mine), disabled=to == number) for way, to in ways]
    whole = "yes" if number == last else "no"
    play = Button(step_id(replay, Look("play", number, mine)), words.say("step-play", whole=whole), "primary")
    return Buttons((*buttons, play))


def step_button(replay: Replay, words: Texts, look: Look, *, disabled: bool = False) -> Button:
    return Button(step_id(replay, look), words.say(f"step-{look.way}"), disabled=disabled)


def step_id(replay: Replay, look: Look) -> str:
    return Click("step", replay.table.id, look.rest).custom_id


def others(replay: Replay, viewer: Viewer, number: int, *, mine: bool) -> Iterator[Buttons]:
    words, buttons = viewer.words, list[Button]()
    if viewer.seat is not None:
        buttons.append(step_button(replay, words, Look("all", number) if mine else Look("mine", number, mine=True)))
    if viewer.in_server:
        is_over = replay.steps[number].game.outcome is not None
        buttons.append(Button(Click("share", replay.table.id, str(number)).custom_id, words.say("step-share")))
        onward = Click("onward", replay.table.id, str(number))
        buttons.append(Button(onward.custom_id, words.say("step-onward"), disabled=is_over))
    if buttons:
        yield Buttons(tuple(buttons))
