"""What only one player may see: their hand, and everything they're asked, so that they can play from here alone."""

from collections.abc import Iterator

from data.store import Seat, Status, Table
from engine import Prompt
from render import TELLERS

from .advice import hint_buttons
from .common import AnyView, game_name, names_of, place_link, read_by, words_of
from .details import details_buttons
from .how import aim_lines, how_button
from .ids import Answer, Click
from .model import Button, Buttons, Page, Part, Say, Show
from .moves import LONGEST_LABEL, label_of, moves_of, undo_button, warning
from .news import news_lines
from .pictures import closeup_sight, hand_sight, has_result, result_still
from .play import due_lines, paused_lines
from .refusals import fault


def hand_page(table: Table, seat: Seat, *, is_live: bool = False) -> Page:
    """It always says which game it belongs to, and where that's played.

    Unless it `is_live`, it isn't redrawn for the moves of others while nothing is expected of its owner: even a choice
    that can't be changed any more stays there until they're asked again.
    """
    table = read_by(table, seat)
    if table.game is None or not table.status.begun:
        return Page((*result_sights(table), Say(without_a_hand(table, seat))))
    view = table.game.view(seat.number)
    is_waiting = not any([prompt.is_awaited for prompt in view.prompts]) and table.status == Status.PLAYING
    standing = [prompt for prompt in view.prompts if prompt.standing]
    key = repr(("waiting", seat.number, seat.asleep, seat.last_told, table.undos, standing))
    return Page(tuple(hand_parts(table, seat, view)), key if is_waiting and not is_live else "")


def resting_page(table: Table, seat: Seat) -> Page:
    """What a private hand becomes when Discord won't let it be changed much longer."""
    table = read_by(table, seat)
    button = Button(Click("hand", table.id).custom_id, words_of(table).say("play-hand"), "primary")
    return Page((Say(words_of(table).say("hand-resting", game=game_name(table))), Buttons((button,))))


def result_sights(table: Table) -> list[Show]:
    """The same picture of a finished game as in the channel."""
    view = table.game.view(None) if table.game else None
    return [Show((result_still(table, view),))] if view and has_result(table, view) else []


def without_a_hand(table: Table, seat: Seat) -> str:
    facts = {"game": game_name(table), "link": place_link(table)}
    if table.status == Status.LOBBY:
        return words_of(table).say("hand-lobby", **facts)
    if table.fault and table.status.begun:
        return fault(table.fault, words_of(table))
    return "\n".join([*result_lines(table, seat), words_of(table).say("hand-over", **facts)])


def result_lines(table: Table, seat: Seat) -> Iterator[str]:
    """Who won, if anyone did."""
    view = table.game.view(None) if table.game else None
    if view and view.outcome:
        if seat.number in view.outcome.winners:
            yield words_of(table).say("hand-won")
        yield TELLERS[table.kind].result(view, names_of(table), words_of(table))


def hand_parts(table: Table, seat: Seat, view: AnyView) -> Iterator[Part]:
    """What's asked, with what can be pressed; and what happened, in small print."""
    assert table.game is not None
    parts = [*asking_parts(table, seat, view)]
    yield from parts
    undo = (undo_button(table),) if table.game.undoable(seat.number) else ()
    others = (*details_buttons(table), how_button(table))
    hints = hint_buttons(table, view, [*parts, Buttons((*undo, *others))])
    yield Buttons((*undo, *hints, *others))
    yield Say("\n".join([*news_lines(table, view, seat.last_told), small_print(table)]))


def asking_parts(table: Table, seat: Seat, view: AnyView) -> Iterator[Part]:
    """The picture, and every question with its moves."""
    asked = [prompt for prompt in view.prompts if not prompt.standing]
    yield from sights(table, view, asked)
    told = [*aim_lines(table), *paused_lines(table), *asleep_lines(table, seat)]
    told += [] if asked else [words_of(table).say("hand-nothing")]
    if told:
        yield Say("\n".join(told))
    for prompt in asked:
        yield Say("\n".join(question_lines(table, view, prompt)))
        yield moves_of(table, view, prompt)
    for prompt in [prompt for prompt in view.prompts if prompt.standing]:
        yield Say(words_of(table).say("hand-standing", question=question(table, view, prompt)))
        yield moves_of(table, view, prompt)


def sure_page(table: Table, seat: Seat, answer: Answer) -> Page | None:
    """Asks again before this is said. None if it can't be said any more."""
    table = read_by(table, seat)
    view = table.game.view(seat.number) if table.game and table.status.begun else None
    asked = [prompt for prompt in view.prompts if prompt.id == answer.prompt] if view else []
    if view is None or not asked or answer.undos != table.undos or answer.word not in asked[0].moves:
        return None
    if not (warned := warning(table, view, asked[0], answer.word)):
        return None
    label = label_of(table, view, asked[0], answer.word)[:LONGEST_LABEL]
    yes = Button(Click("say", table.id, answer.rest).custom_id, label, "danger")
    no = Button(Click("sure", table.id, answer._replace(word="").rest).custom_id, words_of(table).say("hand-unsure"))
    return Page((*sights(table, view, asked), Say(warned), Buttons((yes, no)), Say(small_print(table))))


def sights(table: Table, view: AnyView, asked: list[Prompt]) -> Iterator[Say | Show]:
    """What the questions are about: the hand for secret ones, a part of the board for the others."""
    is_public = [not prompt.secret for prompt in asked]
    if any(is_public):
        yield closeup_sight(table, view)
    if not is_public or not all(is_public):
        yield hand_sight(table, view)


def asleep_lines(table: Table, seat: Seat) -> list[str]:
    return [words_of(table).say("hand-asleep")] if seat.asleep else []


def question_lines(table: Table, view: AnyView, prompt: Prompt) -> Iterator[str]:
    yield question(table, view, prompt)
    if prompt.answer is not None:
        message = "hand-chosen-window" if prompt.window else "hand-chosen"
        yield words_of(table).say(message, what=label_of(table, view, prompt, prompt.answer))
    yield from due_lines(table, prompt.id)


def question(table: Table, view: AnyView, prompt: Prompt) -> str:
    """Without the answer, which is said separately, in the same way for all games."""
    return TELLERS[table.kind].question(view, prompt.answered(None), names_of(table), words_of(table))


def small_print(table: Table) -> str:
    return words_of(table).say("hand-of", game=game_name(table), link=place_link(table))
