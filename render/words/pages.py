"""A board or a hand as a page of text: its parts one below the other, and never more than a message has room for."""

from collections.abc import Iterable

from .sentences import Form, Sentence, fit

LONGEST_TABLE = 1500  # characters of a board or a hand: a message holds 4000 in all
ALWAYS, SMALL_PRINT, LEGEND = 9, 2, 1  # how much a part matters


def page(parts: Iterable[Sentence]) -> str:
    """If there is too much, what matters least is left out."""
    return fit(list(parts), LONGEST_TABLE, "\n")


def part(text: str, weight: int = ALWAYS) -> Sentence:
    return (Form(weight, text),) if text else ()


def small(text: str, weight: int = SMALL_PRINT) -> Sentence:
    return part(f"-# {text}", weight) if text else ()
