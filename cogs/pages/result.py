"""A game that's over or was stopped: who won, as a picture where there is one, a replay, and what can be done now."""

from collections.abc import Iterator
from dataclasses import replace

from data.store import Status, Table
from render import ARTISTS, TELLERS
from render.studio import Job, Priority, jobs
from render.words.sentences import listed

from .advice import analysis_buttons
from .behind import fair_button, log_button
from .common import (
    AnyView,
    cast_of,
    computers_line,
    continued_line,
    game_name,
    names_of,
    people_of,
    picture_of,
    reason_of,
    words_of,
)
from .ids import Click
from .model import Button, Buttons, Drawing, Page, Part, Say, Show
from .news import news_lines, news_to_all
from .pictures import Story, has_result, result_sight


def result_page(table: Table, story: Story) -> Page:
    assert table.game is not None
    nothing_asked = replace(table.game.view(None), prompts=(), waiting=())
    return Page(tuple(result_parts(table, nothing_asked, story)))


def result_parts(table: Table, view: AnyView, story: Story) -> Iterator[Part]:
    """Who won comes right above the buttons: that's the part of a long message that people see. What happened last is
    only told where it isn't seen."""
    yield Say("\n".join(ending_lines(table, view)))
    if not story.is_brief:
        yield from replay_parts(table, view, story.record)
    yield result_sight(table, view, story)
    if not has_result(table, view) and (news := news_lines(table, view, news_to_all(table, view))):
        yield Say("\n".join(news))
    usual = (rematch_button(table), *analysis_buttons(table), step_button(table), log_button(table), fair_button(table))
    yield Buttons(usual)


def rematch_button(table: Table) -> Button:
    return Button(Click("rematch", table.id).custom_id, words_of(table).say("result-rematch"), "primary")


def step_button(table: Table) -> Button:
    """The game step by step, in private."""
    return Button(Click("step", table.id, "open 0").custom_id, words_of(table).say("step-button"))


def ending_lines(table: Table, view: AnyView) -> Iterator[str]:
    say = words_of(table).say
    if view.outcome:
        yield say("result-title", game=game_name(table))
        yield TELLERS[table.kind].result(view, names_of(table), words_of(table))
        yield from computers_line(words_of(table), table)
    else:
        title = "result-title-expired" if table.status == Status.EXPIRED else "result-title-stopped"
        yield say(title, game=game_name(table))
        yield say("result-without", reason=reason_of(table))
    if helped := [name for seat, name in zip(table.seats, people_of(table), strict=True) if seat.helped]:
        yield say("result-helped", who=listed(words_of(table), helped))
    yield from continued_line(words_of(table), table)


# The replay


def replay_parts(table: Table, view: AnyView, record: str) -> list[Part]:
    if not record or table.kind not in ARTISTS or ARTISTS[table.kind].replay is None or not view.events:
        return []
    job = Job(jobs.replay, (table.kind, record, view, cast_of(table), words_of(table)))
    what = picture_of(table, "replay")  # nothing instead: the page has said it all
    return [Show((Drawing(job.digest, job, what=what, priority=Priority.LATER),))]
