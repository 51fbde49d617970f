"""A running game for everybody: the board, what happened, who is awaited, and what is asked in public."""

from collections.abc import Iterator

from data.store import END, Seat, Status, Table
from engine import Waiting
from render.words.sentences import listed

from .awaited import awaited_lines, open_questions
from .common import AnyView, game_name, moment, people_of, reason_of, words_of
from .ids import Click
from .model import Button, Buttons, Page, Part, Say
from .moves import moves_of, undo_button
from .news import news_lines
from .pictures import board_sight
from .story import Story


def play_page(table: Table, story: Story) -> Page:
    assert table.game is not None
    return Page(tuple(play_parts(table, table.game.view(None), story)))


def play_parts(table: Table, view: AnyView, story: Story) -> Iterator[Part]:
    """What is asked stands right above what can be pressed: on a phone it is the end of a message that is seen."""
    say = words_of(table).say
    yield Say(say("play-title", game=game_name(table), channel=f"<#{table.channel_id}>"))
    yield board_sight(table, view, story)
    if news := news_lines(table, view):
        yield Say(news)
    told = [*paused_lines(table), *asleep_lines(table), *vote_lines(table), *awaited_lines(table, view)]
    yield Say("\n".join(told))
    yield from [moves_of(table, view, question) for question in public_questions(view)]
    yield Buttons(play_buttons(table))
    yield Say(say("play-commitment", commitment=table.commitment or ""))


def paused_lines(table: Table) -> Iterator[str]:
    if table.status == Status.PAUSED:
        yield words_of(table).say("play-paused", reason=reason_of(table))
        if due := table.due(END):
            yield words_of(table).say("play-ends", when=moment(due))


def asleep_lines(table: Table) -> list[str]:
    names, say = people_of(table), words_of(table).say
    return [say("play-asleep", who=names[seat.number]) for seat in table.people if seat.asleep]


def vote_lines(table: Table) -> list[str]:
    """Who wants to stop, and how many must."""
    names, words = people_of(table), words_of(table)
    who = [names[seat.number] for seat in voters(table) if seat.wants_stop]
    needed = len(voters(table)) // 2 + 1
    return [words.say("play-vote", who=listed(words, who), votes=len(who), needed=needed)] if who else []


def voters(table: Table) -> list[Seat]:
    return [seat for seat in table.people if not seat.asleep]


def public_questions(view: AnyView) -> list[Waiting]:
    """Those whose moves everybody may know, with all moves that anybody has."""
    return [asked._replace(moves=moves) for asked in open_questions(view) if (moves := all_moves(view, asked))]


def all_moves(view: AnyView, asked: Waiting) -> tuple[str, ...]:
    return tuple(dict.fromkeys([move for each in view.waiting if each.id == asked.id for move in each.moves]))


def play_buttons(table: Table) -> tuple[Button, ...]:
    game = table.game
    assert game is not None
    possible = any([game.undoable(seat.number) for seat in table.people])
    hand = Button(Click("hand", table.id).custom_id, words_of(table).say("play-hand"), "secondary")
    return hand, undo_button(table, possible=possible), *vote_buttons(table)


def vote_buttons(table: Table) -> list[Button]:
    """Once somebody has asked for it with the command."""
    vote = Button(Click("vote", table.id).custom_id, words_of(table).say("play-vote-too"))
    return [vote] if any([seat.wants_stop for seat in voters(table)]) else []
