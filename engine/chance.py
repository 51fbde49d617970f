"""Chance is a 256-bit seed and a counter.

The stream is SHA-256(seed bytes + block number as 8 big-endian bytes), block after block, read as 32-bit big-endian
words. `drawn` counts the words used, so (seed, drawn) is the whole state and anybody can follow it in any language.
"""

import re
from collections.abc import Iterable, Sequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

from .errors import BadSetup
from .words import quoted

T = TypeVar("T")

WORDS_PER_BLOCK = 8
_WORDS = Struct(">8I")


class Chance:
    """A place in the stream of one seed; drawing moves it on."""

    __slots__ = ("_block", "_key", "_words", "drawn")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self._key = bytes.fromhex(checked_seed(seed))
        self.drawn = drawn
        self._block = -1
        self._words: tuple[int, ...] = ()

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others: the few words that would favour some are skipped."""
        fair = 0x1_0000_0000 - 0x1_0000_0000 % n
        word = self._word()
        while word >= fair:
            word = self._word()
        return word % n

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Fisher–Yates from the end: our own, because Python does not promise its shuffle across versions."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards

    def seed(self) -> str:
        """A new seed: the next whole block."""
        block = -(-self.drawn // WORDS_PER_BLOCK)
        self.drawn = (block + 1) * WORDS_PER_BLOCK
        return self._hash(block).hex()

    def _word(self) -> int:
        block, place = divmod(self.drawn, WORDS_PER_BLOCK)
        if block != self._block:
            self._block, self._words = block, _WORDS.unpack(self._hash(block))
        self.drawn += 1
        return self._words[place]

    def _hash(self, block: int) -> bytes:
        return sha256(self._key + block.to_bytes(8, "big")).digest()


def checked_seed(seed: str) -> str:
    if isinstance(seed, str) and re.fullmatch("[0-9a-f]{64}", seed):  # pyright: ignore[reportUnnecessaryIsInstance]
        return seed
    raise BadSetup("impossible", f"seed {quoted(seed)}: a seed is 64 hex digits in small letters")
