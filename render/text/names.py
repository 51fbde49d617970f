"""A person's name as pictures and messages show it: short, on one line, and nothing invisible in it."""

import unicodedata
from collections.abc import Sequence

from .shaping import JOINERS, clusters

LONGEST_NAME = 20
BLANKS = "\u115f\u1160\u2800\u3164\uffa0"  # letters according to their category, yet invisible

Names = Sequence[str]  # of the people at a table, seat by seat


def shortened(name: str) -> str:
    """The name on one line, without anything invisible; empty if nothing is left."""
    seen = "".join(c if c in JOINERS or _is_shown(c) else " " * c.isspace() for c in name)
    shown = " ".join(seen.split()).strip(JOINERS + " ")
    if not any(unicodedata.category(c)[0] in "LNPS" for c in shown):
        return ""
    return shown if len(shown) <= LONGEST_NAME else _cut(shown) + "…"


def _cut(name: str) -> str:
    """As many whole letters as fit. A letter with too many marks is cut itself."""
    kept, room = "", LONGEST_NAME - 1
    for cluster in clusters(name):
        if len(kept + cluster) > room:
            break
        kept += cluster
    return (kept or name[:room]).rstrip(JOINERS + " ")


def _is_shown(character: str) -> bool:
    """Not a control character, one that turns the direction of text, half of one, or an invisible letter."""
    return unicodedata.category(character)[0] != "C" and character not in BLANKS
