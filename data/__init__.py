"""What lies still: cards, tiles and boards, words, fonts; and the store, the one door to the database.

Others open a `Store`, and get values from it; the tables behind it are its own.
"""

from .errors import BadValue, CannotOpen, StoreError
from .store import Store
from .values import Deadline, Due, Person, Played, Post, Refused, Result, Seat, Status, Table, Why

__all__ = [
    "BadValue",
    "CannotOpen",
    "Deadline",
    "Due",
    "Person",
    "Played",
    "Post",
    "Refused",
    "Result",
    "Seat",
    "Status",
    "Store",
    "StoreError",
    "Table",
    "Why",
]
