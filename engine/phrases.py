"""What is offered to be said in one press: the moves of a question, or phrases of several words where a game has some.

A phrase is words that are said one after the other, all of them or none; `words.words_in` takes it apart.
"""

from collections.abc import Callable, Mapping
from typing import Any

from .tow.phrases import phrases as tow_phrases
from .values import Prompt, View, Waiting

Asked = Prompt | Waiting

PHRASES: Mapping[str, Callable[[View[Any], Asked], tuple[str, ...]]] = {"tow": tow_phrases}  # by game


def phrases(view: View[Any], asked: Asked) -> tuple[str, ...]:
    return PHRASES[view.game](view, asked) if view.game in PHRASES else asked.moves
