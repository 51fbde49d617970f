"""The moves that answer a question, as buttons or a select. It's the same for every question of every game."""

from typing import Literal

from data.store import Table
from engine import Prompt
from engine.phrases import phrases
from render import TELLERS
from render.teller import Question

from .common import AnyView, words_of
from .ids import Answer, Click
from .model import MOST_BUTTONS, Button, Buttons, Choice, Select

LONGEST_LABEL, LONGEST_CHOICE = 80, 100


def moves_of(table: Table, view: AnyView, question: Question) -> Buttons | Select:
    """Phrases that say several words at once are like moves. What there is no room for becomes a select. The current
    choice is marked."""
    chosen = question.answer if isinstance(question, Prompt) else None
    labelled = [(word, label_of(table, view, question, word)) for word in phrases(view, question)]
    answer = Answer(question.id, table.undos)
    if len(labelled) > MOST_BUTTONS:
        choices = [Choice(word, text[:LONGEST_CHOICE], word == chosen) for word, text in labelled]
        placeholder = words_of(table).say("select-move", count=len(choices))
        return Select(Click("choose", table.id, answer.rest).select_id, placeholder, tuple(choices))
    buttons = [
        Button(
            Click(
                "sure" if warning(table, view, question, word) else "say", table.id, answer._replace(word=word).rest
            ).custom_id,
            text[:LONGEST_LABEL],
            style_of(question, word),
        )
        for word, text in labelled
    ]
    return Buttons(tuple(buttons))


def label_of(table: Table, view: AnyView, question: Question, word: str) -> str:
    return TELLERS[table.kind].label(view, question, word, words_of(table))


def warning(table: Table, view: AnyView, question: Question, word: str) -> str:
    """What is asked before this is said; empty if nothing."""
    warn = TELLERS[table.kind].warning
    return warn(view, question, word, words_of(table)) if warn else ""


def style_of(question: Question, word: str) -> Literal["primary", "secondary", "success"]:
    """What may be said at any time isn't urgent."""
    if isinstance(question, Prompt) and question.answer == word:
        return "success"
    return "secondary" if question.standing else "primary"


def undo_button(table: Table, *, possible: bool = True) -> Button:
    """It carries the number of undos so far, so that a late click takes nothing else back."""
    custom_id = Click("undo", table.id, str(table.undos)).custom_id
    return Button(custom_id, words_of(table).say("play-undo"), "secondary", not possible)
