"""The pictures of *How to play* in words, and the cards they're about."""

from engine.race import CARDS, CONTENT

from ...words.sentences import listed
from ...words.texts import Texts
from .names import BUOY_LETTERS, CHOICE_LETTERS, token_name

READ, TWO_PATHS = 36, 42
IN_ORDER = (5, 18, 42)  # cards of one round


def lesson_alt(name: str, texts: Texts) -> str:
    paths = CHOICE_LETTERS[: len(CARDS[TWO_PATHS].paths)]
    return texts.say(
        f"how-race-{name}-alt",
        buoys=buoy_letters(texts),
        card=READ,
        forked=TWO_PATHS,
        letters=listed(texts, paths),
        cards=listed(texts, [str(card) for card in IN_ORDER]),
        tokens=listed(texts, [token_name(texts, kind) for kind in CONTENT.tokens]),
    )


def buoy_letters(texts: Texts) -> str:
    """`R, G and B`"""
    return listed(texts, BUOY_LETTERS)


def panel_alt(of: str, name: str, texts: Texts) -> str:
    """One panel of a lesson, on its own."""
    return texts.say(f"how-race-{of}-{name}")
