"""A running game as everyone sees it: the board, what happened, whose turn it is, and what's asked in public."""

from collections.abc import Iterator
from dataclasses import replace

from data.store import END, MOVE, WINDOW, Seat, Status, Table, unanswered
from engine import GAMES, Waiting
from render import TELLERS
from render.words.sentences import listed

from .behind import fair_button, log_button
from .common import AnyView, continued_line, date_of, names_of, people_of, reason_of, time_of, words_of
from .details import details_buttons
from .how import aim_lines, how_button
from .ids import Click
from .model import Button, Buttons, Page, Part, Say
from .moves import moves_of, undo_button
from .news import news_lines, news_to_all
from .pictures import Story, board_job, board_sight


def play_page(table: Table, story: Story) -> Page:
    assert table.game is not None
    view = table.game.view(None)
    key = key_while_choosing(table, view) if story.is_brief and table.status == Status.PLAYING else ""
    return Page(tuple(play_parts(table, view, story)), key)


def key_while_choosing(table: Table, view: AnyView) -> str:
    """What a page shows, apart from who has chosen: it needn't be changed for that alone. *Undo* may stay enabled a
    little too long."""
    asked = asked_together(view)
    if not asked:
        return ""
    unchosen = replace(view, waiting=tuple([each._replace(answered=False) for each in view.waiting]))
    seats = [(seat.user_id, seat.asleep, seat.wants_stop) for seat in table.seats]
    return repr(("choosing", board_job(table, unchosen).digest, seats, table.undos, [*due_lines(table, asked[0].id)]))


def asked_together(view: AnyView) -> list[Waiting]:
    """If several are asked one and the same question, and nothing else is asked: for each of them, answered or not."""
    asked = [each for each in view.waiting if not each.standing and not each.window]
    return asked if len(asked) > 1 and len({each.id for each in asked}) == 1 else []


def has_some_choices(view: AnyView) -> bool:
    """Whether one of several has chosen: a brief page may not say so yet."""
    return any([each.answered for each in asked_together(view)])


def play_parts(table: Table, view: AnyView, story: Story) -> Iterator[Part]:
    """The picture, the question, and its buttons, so that all three are on one screen; the rest is small print."""
    yield board_sight(table, view, story)
    if table.status == Status.PAUSED:
        yield from paused_parts(table)
        return
    yield Say("\n".join([*aim_lines(table), *awaited_lines(table, view)]))
    yield from [moves_of(table, view, question) for question in public_questions(table, view)]
    yield Buttons(play_buttons(table))
    news = news_lines(table, view, news_to_all(table, view))
    about_game = [*older_rules_lines(table), *continued_line(words_of(table), table)]
    if small := [*asleep_lines(table), *vote_lines(table), *news, *about_game]:
        yield Say("\n".join(small))


def paused_parts(table: Table) -> Iterator[Part]:
    """Just why, and how it goes on: whatever is asked is asked again then."""
    resume = Button(Click("resume", table.id).custom_id, words_of(table).say("play-resume"), "success")
    yield Say("\n".join(paused_lines(table)))
    yield Buttons((resume, hand_button(table)))


def paused_lines(table: Table) -> Iterator[str]:
    if table.status == Status.PAUSED:
        yield words_of(table).say("play-paused", reason=reason_of(table))
        if due := table.due(END):
            yield words_of(table).say("play-ends", when=date_of(due))


def asleep_lines(table: Table) -> list[str]:
    names, say = people_of(table), words_of(table).say
    return [say("play-asleep", who=names[seat.number]) for seat in table.people if seat.asleep]


def older_rules_lines(table: Table) -> list[str]:
    """Rules pages and help tell today's rules."""
    newest = table.game is None or table.game.rules == GAMES[table.kind].rules
    return [] if newest else [words_of(table).say("play-older-rules")]


def vote_lines(table: Table) -> list[str]:
    """Who wants to stop, and how many it takes."""
    names, words = people_of(table), words_of(table)
    who = [names[seat.number] for seat in voters(table) if seat.wants_stop]
    needed = len(voters(table)) // 2 + 1
    return [words.say("play-vote", who=listed(words, who), votes=len(who), needed=needed)] if who else []


def voters(table: Table) -> list[Seat]:
    return [seat for seat in table.people if not seat.asleep]


def public_questions(table: Table, view: AnyView) -> list[Waiting]:
    """Those whose moves everyone may know, with the moves of every person who is asked: while a computer thinks,
    there's nothing to press."""
    return [asked._replace(moves=moves) for asked in open_questions(view) if (moves := all_moves(table, view, asked))]


def all_moves(table: Table, view: AnyView, asked: Waiting) -> tuple[str, ...]:
    people = [each for each in view.waiting if each.id == asked.id and table.seats[each.seat].is_awake]
    return tuple(dict.fromkeys([move for each in people for move in each.moves]))


def play_buttons(table: Table) -> tuple[Button, ...]:
    game = table.game
    assert game is not None
    possible = any([game.undoable(seat.number) for seat in table.people])
    usual = (hand_button(table), undo_button(table, possible=possible), log_button(table), how_button(table))
    return (*usual, *details_buttons(table), fair_button(table), *vote_buttons(table))


def hand_button(table: Table) -> Button:
    """It stands out while someone is asked for something in secret."""
    asked = [prompt for prompt in unanswered(table) if prompt.secret and not prompt.window]
    style = "primary" if any([table.seats[prompt.seat].is_awake for prompt in asked]) else "secondary"
    return Button(Click("hand", table.id).custom_id, words_of(table).say("play-hand"), style)


def vote_buttons(table: Table) -> list[Button]:
    """Shown once someone has started a vote with the command."""
    vote = Button(Click("vote", table.id).custom_id, words_of(table).say("play-vote-too"))
    return [vote] if any([seat.wants_stop for seat in voters(table)]) else []


# Whose turn it is


def awaited_lines(table: Table, view: AnyView) -> Iterator[str]:
    """Who is asked what; and if several choose at once, how many have chosen."""
    for question in open_questions(view):
        yield TELLERS[table.kind].question(view, question, names_of(table), words_of(table))
        yield from counted(table, view, question.id)
        yield from due_lines(table, question.id)


def due_lines(table: Table, question: int) -> Iterator[str]:
    """How long it can still be answered."""
    for message, what in (("play-due", MOVE), ("play-window", WINDOW)):
        if due := table.due(f"{what} {question}"):
            yield words_of(table).say(message, when=time_of(table, due))


def open_questions(view: AnyView) -> list[Waiting]:
    """Each question once, however many people it's for. Those nobody waits for are left out."""
    return list({each.id: each for each in reversed(view.awaited)}.values())[::-1]


def counted(table: Table, view: AnyView, question: int) -> list[str]:
    """Not for a window: who has answered it is secret."""
    asked = [each for each in view.waiting if each.id == question and not each.window]
    seats, thinking = {each.seat for each in asked}, {each.seat for each in asked if not each.answered}
    if len(seats) < 2:
        return []
    return [words_of(table).say("play-chosen", chosen=len(seats - thinking), asked=len(seats))]
