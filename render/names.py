"""People's names as pictures and words show them: short, on one line, never empty, never two alike."""

import unicodedata
from collections import Counter
from collections.abc import Sequence

from .texts import Texts

LONGEST_NAME = 20

JOINERS = "\u200c\u200d"  # scripts and emoji need them between two characters
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters by their category, and yet nothing to see


def shown_names(names: Sequence[str], letters: Sequence[str], texts: Texts) -> tuple[str, ...]:
    """Of every seat, the name to show. The letter of a seat stands for a missing name, and tells namesakes apart."""
    given = [*map(shortened, names[: len(letters)]), *[""] * (len(letters) - len(names))]
    plain = [name or texts.say("name-missing", letter=letter) for name, letter in zip(given, letters, strict=True)]
    bearers = Counter(name.casefold() for name in plain)
    return tuple(
        name if bearers[name.casefold()] == 1 else texts.say("name-namesake", name=name, letter=letter)
        for name, letter in zip(plain, letters, strict=True)
    )


def shortened(name: str) -> str:
    """The name on one line without what cannot be seen; empty if nothing is left."""
    shown = " ".join("".join(c if c in JOINERS or _is_shown(c) else " " * c.isspace() for c in name).split())
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        return ""
    return shown if len(shown) <= LONGEST_NAME else shown[: LONGEST_NAME - 1].rstrip(JOINERS + " ") + "…"


def _is_shown(character: str) -> bool:
    """Not a control character, one that turns the direction of text, half of one, or an invisible letter."""
    return unicodedata.category(character)[0] != "C" and character not in BLANKS
