"""Everything that can be said in a position, looked through to the end of every answer."""

from collections.abc import Callable, Hashable
from typing import Any

from ..game import Game
from .kinds import Kind, Solved, Worth, after, offered

MOST_POSITIONS = 500  # what branches further is too much for a person, too


def best_of(
    kind: Kind, start: Game[Any], key: Callable[[Any], Hashable], *, too_good: Worth | None = None
) -> Solved | None:
    """The best answer; of equal ones the shortest. `key` is the same where the rest of the answer is worth the same.
    None if there are too many positions, or if an answer is `too_good`."""
    known = dict[Hashable, Solved]()

    def best(game: Game[Any]) -> Solved:
        words = offered(game, kind.seat)
        if not words:
            worth = kind.worth(start, game)
            if worth == too_good:
                raise _NoPuzzle
            return Solved(worth, ())
        here = key(game)
        if here not in known:
            if len(known) >= MOST_POSITIONS:
                raise _NoPuzzle
            known[here] = _longer(game, words)
        return known[here]

    def _longer(game: Game[Any], words: tuple[str, ...]) -> Solved:
        found: Solved | None = None
        for word in words:
            worth, rest = best(after(game, kind.seat, [word]))
            if found is None or (worth, -len(rest)) > (found.worth, 1 - len(found.words)):
                found = Solved(worth, (word, *rest))
        assert found is not None
        return found

    try:
        return best(start)
    except _NoPuzzle:
        return None


class _NoPuzzle(Exception):
    """It needn't be looked at any further."""
