"""What happened lately, the newest sentences: of the last move all, if they are not too many."""

from collections.abc import Sequence

from data.store import Table
from render import TELLERS
from render.words.sentences import length

from .common import AnyView, names_of, words_of

MOST_NEWS, MOST_OF_A_MOVE = 6, 14  # sentences
LONGEST_NEWS = 1000  # characters


def news_lines(table: Table, view: AnyView) -> str:
    """A list; nothing if nothing happened yet."""
    assert table.game is not None
    recent = table.game.recent
    first = recent[-1][0].n if recent else 0
    latest = [event for event in view.events if event.n >= first]
    tell, names, words = TELLERS[table.kind].news, names_of(table), words_of(table)
    count = max(MOST_NEWS, min(len(tell(view, latest, names, words)), MOST_OF_A_MOVE))
    return "\n".join(newest([f"- {sentence}" for sentence in tell(view, view.events, names, words)[-count:]]))


def newest(lines: Sequence[str]) -> Sequence[str]:
    """The last ones that are not too long together."""
    while length("\n".join(lines)) > LONGEST_NEWS:
        lines = lines[1:]
    return lines
