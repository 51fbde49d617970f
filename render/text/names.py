"""People's names as pictures and words show them: short, on one line, never empty, never two alike."""

import unicodedata
from collections import Counter
from collections.abc import Sequence

from ..words.texts import Texts
from .shaping import JOINERS, clusters

LONGEST_NAME = 20

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
    seen = "".join(c if c in JOINERS or _is_shown(c) else " " * c.isspace() for c in name)
    shown = " ".join(seen.split()).strip(JOINERS + " ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        return ""
    return shown if len(shown) <= LONGEST_NAME else _cut(shown) + "…"


def _cut(name: str) -> str:
    """As many whole letters as there is room for; of a letter with too many marks, what there is room for."""
    kept, room = "", LONGEST_NAME - 1
    for cluster in clusters(name):
        if len(kept + cluster) > room:
            break
        kept += cluster
    return (kept or name[:room]).rstrip(JOINERS + " ")


def _is_shown(character: str) -> bool:
    """Not a control character, one that turns the direction of text, half of one, or an invisible letter."""
    return unicodedata.category(character)[0] != "C" and character not in BLANKS
