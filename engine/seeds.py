"""What the seed of a game is made of: the bot's secret, and what the players add to it. So nobody can choose it.

secret 0123…                64 digits, drawn when the table opened; their SHA-256 has been shown ever since
sat 0 1193046471            the id of the interaction by which the person in seat 0 sat down
lucky 0 77ab…               the SHA-256 of their lucky word, if they have one
sat 2 1193046502            the person in seat 2; a computer adds nothing
start 1193046533            the id of the interaction that started the game

The seed is the SHA-256 of these lines, each with its line end. They stand in the record of the game.
"""

from collections.abc import Iterable, Sequence

from .words import digest

SAT, LUCKY, START = "sat", "lucky", "start"
_ID, _SEAT = "(?:0|[1-9][0-9]{0,18})", "(?:0|[1-9][0-9]{0,2})"
ADDITION = f"(?:{SAT} {_SEAT} {_ID}|{LUCKY} {_SEAT} [0-9a-f]{{64}}|{START} {_ID})"  # what such a line looks like
LAST = 1000  # after all seats


def sat(seat: int, interaction_id: int) -> str:
    return f"{SAT} {seat} {interaction_id}"


def lucky(seat: int, word: str) -> str:
    """Only its digest: a word may say more about somebody than everyone should know."""
    return f"{LUCKY} {seat} {digest(word)}"


def started(interaction_id: int) -> str:
    return f"{START} {interaction_id}"


def seed_of(secret: str, additions: Iterable[str]) -> str:
    lines = [f"secret {secret}", *additions]
    return digest("".join([f"{line}\n" for line in lines]))


def are_in_order(additions: Sequence[str], seats: int) -> bool:
    """By seats, each thing once, and the start at the end: nothing can be moved around to get another seed."""
    places = [_place(line) for line in additions]
    return places == sorted(set(places)) and not any([seats <= seat < LAST for seat, _ in places])


def _place(line: str) -> tuple[int, str]:
    what, *facts = line.split(" ")
    return (LAST, "") if what == START else (int(facts[0]), "" if what == SAT else LUCKY)
