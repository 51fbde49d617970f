"""A running game as everyone sees it: the board, what happened, whose turn it is, and what's asked in public."""

from collections.abc import Iterator, Sequence

from data.store import END, MOVE, WINDOW, Seat, Status, Table
from engine import Waiting
from render import TELLERS
from render.words.sentences import length, listed

from .common import AnyView, game_name, moment, names_of, people_of, reason_of, words_of
from .how import aim_lines, how_button
from .ids import Click
from .model import Button, Buttons, Page, Part, Say
from .moves import moves_of, undo_button
from .pictures import Story, board_sight

MOST_NEWS, MOST_OF_A_MOVE = 6, 14  # sentences
LONGEST_NEWS = 1000  # characters


def play_page(table: Table, story: Story) -> Page:
    assert table.game is not None
    return Page(tuple(play_parts(table, table.game.view(None), story)))


def play_parts(table: Table, view: AnyView, story: Story) -> Iterator[Part]:
    """Questions come right above their buttons: on a phone it's the end of a message that people see."""
    say = words_of(table).say
    yield Say(say("play-title", game=game_name(table), channel=f"<#{table.channel_id}>"))
    yield board_sight(table, view, story)
    if news := news_lines(table, view):
        yield Say(news)
    told = [*paused_lines(table), *asleep_lines(table), *vote_lines(table), *awaited_lines(table, view)]
    yield Say("\n".join([*aim_lines(table), *told]))
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
    """Who wants to stop, and how many it takes."""
    names, words = people_of(table), words_of(table)
    who = [names[seat.number] for seat in voters(table) if seat.wants_stop]
    needed = len(voters(table)) // 2 + 1
    return [words.say("play-vote", who=listed(words, who), votes=len(who), needed=needed)] if who else []


def voters(table: Table) -> list[Seat]:
    return [seat for seat in table.people if not seat.asleep]


def public_questions(view: AnyView) -> list[Waiting]:
    """Those whose moves everyone may know, with the moves of everyone who is asked."""
    return [asked._replace(moves=moves) for asked in open_questions(view) if (moves := all_moves(view, asked))]


def all_moves(view: AnyView, asked: Waiting) -> tuple[str, ...]:
    return tuple(dict.fromkeys([move for each in view.waiting if each.id == asked.id for move in each.moves]))


def play_buttons(table: Table) -> tuple[Button, ...]:
    game = table.game
    assert game is not None
    possible = any([game.undoable(seat.number) for seat in table.people])
    hand = Button(Click("hand", table.id).custom_id, words_of(table).say("play-hand"), "secondary")
    return hand, undo_button(table, possible=possible), how_button(table), *vote_buttons(table)


def vote_buttons(table: Table) -> list[Button]:
    """Shown once someone has started a vote with the command."""
    vote = Button(Click("vote", table.id).custom_id, words_of(table).say("play-vote-too"))
    return [vote] if any([seat.wants_stop for seat in voters(table)]) else []


# What happened


def news_lines(table: Table, view: AnyView) -> str:
    """The newest sentences as a list: the whole last move, unless it's too long. Empty before the first move."""
    assert table.game is not None
    recent = table.game.recent
    first = recent[-1][0].n if recent else 0
    latest = [event for event in view.events if event.n >= first]
    tell, names, words = TELLERS[table.kind].news, names_of(table), words_of(table)
    count = max(MOST_NEWS, min(len(tell(view, latest, names, words)), MOST_OF_A_MOVE))
    return "\n".join(newest([f"- {sentence}" for sentence in tell(view, view.events, names, words)[-count:]]))


def newest(lines: Sequence[str]) -> Sequence[str]:
    """As many of the last lines as aren't too long together."""
    while length("\n".join(lines)) > LONGEST_NEWS:
        lines = lines[1:]
    return lines


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
            yield words_of(table).say(message, when=moment(due))


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
