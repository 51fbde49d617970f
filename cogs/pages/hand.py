"""What only one player may see: their hand, and what they're asked in secret."""

from collections.abc import Iterator

from data.store import Seat, Status, Table
from engine import Prompt
from render import TELLERS

from .common import AnyView, game_name, names_of, place_link, words_of
from .model import Buttons, Page, Part, Say
from .moves import label_of, moves_of, undo_button
from .pictures import hand_sight
from .play import due_lines, paused_lines


def hand_page(table: Table, seat: Seat) -> Page:
    """It always says which game it belongs to, and where that's played."""
    if table.game is None or not table.status.begun:
        return Page((Say(without_a_hand(table)),))
    return Page(tuple(hand_parts(table, seat, table.game.view(seat.number))))


def without_a_hand(table: Table) -> str:
    facts = {"game": game_name(table), "link": place_link(table)}
    if table.status == Status.LOBBY:
        return words_of(table).say("hand-lobby", **facts)
    if table.status.begun:
        return words_of(table).say("play-fault", reason=table.fault or "")
    return "\n".join([words_of(table).say("hand-over", **facts), *result_lines(table)])


def result_lines(table: Table) -> list[str]:
    """Who won, if anyone did."""
    view = table.game.view(None) if table.game else None
    return [TELLERS[table.kind].result(view, names_of(table), words_of(table))] if view and view.outcome else []


def hand_parts(table: Table, seat: Seat, view: AnyView) -> Iterator[Part]:
    assert table.game is not None
    yield Say("\n".join(head_lines(table, seat)))
    yield hand_sight(table, view)
    asked = [prompt for prompt in view.prompts if prompt.secret and not prompt.standing]
    if not asked:
        yield Say("\n".join(elsewhere_lines(table, view)))
    for prompt in asked:
        yield Say("\n".join(question_lines(table, view, prompt)))
        yield moves_of(table, view, prompt)
    for prompt in [prompt for prompt in view.prompts if prompt.standing]:
        yield Say(words_of(table).say("hand-standing", question=question(table, view, prompt)))
        yield moves_of(table, view, prompt)
    if table.game.undoable(seat.number):
        yield Buttons((undo_button(table),))


def head_lines(table: Table, seat: Seat) -> Iterator[str]:
    say = words_of(table).say
    yield say("hand-of", game=game_name(table), link=place_link(table))
    yield from paused_lines(table)
    if seat.asleep:
        yield say("hand-asleep")


def question_lines(table: Table, view: AnyView, prompt: Prompt) -> Iterator[str]:
    yield question(table, view, prompt)
    if prompt.answer is not None:
        message = "hand-chosen-window" if prompt.window else "hand-chosen"
        yield words_of(table).say(message, what=label_of(table, view, prompt, prompt.answer))
    yield from due_lines(table, prompt.id)


def elsewhere_lines(table: Table, view: AnyView) -> Iterator[str]:
    """What this player is asked under the board, if anything. Who else is to move is said there: hands needn't change
    for that."""
    public = [prompt for prompt in view.prompts if not prompt.standing]
    if not public:
        yield words_of(table).say("hand-nothing")
    for prompt in public:
        yield words_of(table).say("hand-public", question=question(table, view, prompt))
        yield from due_lines(table, prompt.id)


def question(table: Table, view: AnyView, prompt: Prompt) -> str:
    """Without the answer, which is said separately, in the same way for all games."""
    return TELLERS[table.kind].question(view, prompt.answered(None), names_of(table), words_of(table))
