"""A question's moves as things to press: the one control for every question of every game."""

from data import Table
from engine import Prompt
from render import TELLERS
from render.tellers import Question

from ..ids import Answer, Click
from ..pages import MOST_BUTTONS, Button, Buttons, Choice, Part, Select
from .wording import AnyView, words_of


def move_parts(table: Table, view: AnyView, question: Question) -> list[Part]:
    """A question's moves as buttons; more than ten as a select."""
    words, label = words_of(table), TELLERS[table.kind].label
    labelled = [(word, label(view, question, word, words)) for word in question.moves]
    answer = Answer(question.id, table.undos)
    chosen = question.answer if isinstance(question, Prompt) else None
    if len(labelled) > MOST_BUTTONS:
        choices = tuple([Choice(word, text[:100], word == chosen) for word, text in labelled])
        return [Select(Click("choose", table.id, answer.rest).select_id, words.say("select-move"), choices)]
    buttons = [
        Button(
            Click("say", table.id, answer._replace(word=word).rest).custom_id,
            text[:80],
            "success" if word == chosen else "primary",
        )
        for word, text in labelled
    ]
    return [Buttons(tuple(buttons))]
