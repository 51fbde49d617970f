"""The games that were used last, so that a snapshot isn't parsed again and again."""

from collections import OrderedDict
from threading import Lock
from typing import Any

from engine import Game

MOST = 400


class Games:
    """At most so many, one of each table. A game is used only where its snapshot stands, letter for letter, in the row
    that was just read: so it doesn't matter who else has changed it, or whether the change was kept."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: OrderedDict[int, tuple[str, Game[Any]]] = OrderedDict()
        self._lock = Lock()  # transactions run in several threads

    def find(self, table_id: int, snapshot: str) -> Game[Any] | None:
        """The game that was saved like this; it's the caller's own."""
        with self._lock:
            known = self._known.get(table_id)
            if known is None or known[0] != snapshot:
                return None
            self._known.move_to_end(table_id)
        return known[1].copy()

    def keep(self, table_id: int, snapshot: str, game: Game[Any]) -> None:
        with self._lock:
            self._known[table_id] = (snapshot, game.copy())
            self._known.move_to_end(table_id)
            if len(self._known) > self._most:
                self._known.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Nobody plays on."""
        with self._lock:
            self._known.pop(table_id, None)
