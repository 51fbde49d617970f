"""The letter of each choice: the same on the picture, on its button and in the words.

No choice is called by a letter that means something else in its game, like a seat or a buoy.
"""

from collections.abc import Iterable, Sequence

ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # I and O look like digits
MOST = 25  # moves of a question


def letters_besides(taken: Iterable[str]) -> tuple[str, ...]:
    """A, B, C and so on without those that are taken; once they run out, AA, BB, CC."""
    free = [letter for letter in ALPHABET if letter not in {*taken}]
    return (*free, *[2 * letter for letter in free])[:MOST]


LETTERS = letters_besides(())


def lettered(things: Sequence[str], letters: Sequence[str] = LETTERS) -> list[tuple[str, str]]:
    """Each with its letter."""
    return list(zip(letters, things, strict=False))
