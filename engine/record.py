"""A game as text: its header, its seed and every word that was said. It replays to the byte, and anyone can check it.

Duckboard record 2
game race
rules 1
content 5c0e…               the SHA-256 of the cards and the board
seats 2
option board tub
commitment 9f86…            the SHA-256 of the secret's 64 digits, known since the table opened
secret 0123…                or: sealed
sat 0 1193046471            what the players added to the secret: see `seeds.py`
start 1193046533
seed 4567…                  the SHA-256 of the lines from the secret down to here; not in a sealed record

0 ring 3                    the seat, and what it said
0 undo 1                    it took its last word back

outcome 1 2,4 home          winners, scores, reason; or: none
state 77ab…                 the SHA-256 of the game's last dump
digest 1d2c…                the SHA-256 of everything above

A record of version 1 has no secret, and its commitment is the SHA-256 of the seed. It's written for games whose seed
the bot has drawn alone.
"""

import re
from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeVar

from .errors import BadRecord, BadSetup, EngineError, IllegalMove
from .game import Game
from .seeds import ADDITION, are_in_order, seed_of
from .values import UNDO, Outcome
from .words import digest, listed, quoted

TITLE = "Duckboard record"
SEALED = "sealed"

G = TypeVar("G", bound=Game[Any])


class Said(NamedTuple):
    """A line of the log: a move, or `undo N`."""

    seat: int
    word: str


@dataclass(frozen=True)
class Record:
    game: str
    rules: int
    content: str
    seats: int
    options: Mapping[str, str]
    commitment: str
    seed: str | None
    log: tuple[Said, ...]
    outcome: Outcome | None
    state: str
    secret: str | None = None
    additions: tuple[str, ...] | None = None  # None in version 1

    @classmethod
    def of(
        cls, game: Game[Any], log: Iterable[Said], secret: str | None = None, additions: Iterable[str] = ()
    ) -> "Record":
        """The record of this game, which these words have led to, with what its seed was made of."""
        return cls(
            game=game.name,
            rules=game.rules,
            content=game.content(),
            seats=game.seated,
            options=game.chosen,
            commitment=digest(secret or game.seed),
            seed=game.seed,
            log=tuple(log),
            outcome=game.outcome,
            state=digest(game.dump()),
            secret=secret,
            additions=None if secret is None else tuple(additions),
        )

    @property
    def version(self) -> int:
        return 1 if self.additions is None else 2

    @property
    def is_sealed(self) -> bool:
        return self.seed is None

    def sealed(self) -> "Record":
        """The same without secret and seed. Not for players to read yet: it holds answers that haven't been
        revealed."""
        return replace(self, seed=None, secret=None)

    def text(self) -> str:
        head = [
            f"{TITLE} {self.version}",
            f"game {self.game}",
            f"rules {self.rules}",
            f"content {self.content}",
            f"seats {self.seats}",
            *[f"option {name} {value}" for name, value in self.options.items()],
            f"commitment {self.commitment}",
            *self._seed_lines(),
        ]
        log = [f"{seat} {word}" for seat, word in self.log]
        foot = [f"outcome {_outcome_text(self.outcome)}", f"state {self.state}"]
        body = "\n".join([*head, "", *log, "", *foot]) + "\n"
        return f"{body}digest {digest(body)}\n"

    def _seed_lines(self) -> list[str]:
        seed = [f"seed {self.seed}"] if self.seed else []
        if self.additions is None:
            return seed or [SEALED]
        return [f"secret {self.secret}" if self.secret else SEALED, *self.additions, *seed]

    @classmethod
    def parse(cls, text: str) -> "Record":
        lines = _Lines(_undigested(text))
        version = int(lines.take("the title", f"{TITLE} ([12])"))
        record = cls(
            game=lines.take("the game", "game ([a-z]+)"),
            rules=int(lines.take("the rules version", "rules ([0-9]{1,6})")),
            content=lines.take("the content digest", "content ([0-9a-f]{64})"),
            seats=int(lines.take("the seats", "seats ([0-9]{1,3})")),
            options=dict(option.split(" ", 1) for option in lines.take_all("option ([a-z-]+ .+)")),
            commitment=lines.take("the commitment", "commitment ([0-9a-f]{64})"),
            secret=(secret := lines.take_sealable("secret") if version > 1 else None),
            additions=lines.additions() if version > 1 else None,
            seed=lines.take_sealable("seed") if version == 1 or secret else None,
            log=lines.log(),
            outcome=_parse_outcome(lines.take("the outcome", "outcome (.+)")),
            state=lines.take("the state", "state ([0-9a-f]{64})"),
        )
        if record.text() != text:
            raise BadRecord("the record is not written the way records are: something was added or moved")
        if not are_in_order(record.additions or (), record.seats):
            raise BadRecord("what the players added is out of order, there twice, or of no seat", "additions")
        return record

    def begin(self, games: Mapping[str, type[Game[Any]]], seed: str) -> Game[Any]:
        """The game as it began, if this program can play it."""
        try:
            kind = games[self.game].under(self.rules)
            game = kind.new(seats=self.seats, options=self.options, seed=seed)
        except BadSetup as error:
            raise BadRecord(f"the game cannot begin: {error}", "setup") from None
        if game.chosen != self.options:
            raise BadRecord(f"an option is missing: {game.name} has {listed(game.chosen)}", "setup")
        return game

    def replay(self, games: Mapping[str, type[Game[Any]]]) -> Game[Any]:
        """Play it all again, and check that it comes to the same end."""
        game = self.begin(games, self.checked_seed())
        if game.content() != self.content:
            raise BadRecord(f"played with other {self.game} cards or boards than this program has", "content")
        game = replay(game, self.log)
        if game.outcome != self.outcome:
            ends = f"the outcome is {_outcome_text(game.outcome)}, not {_outcome_text(self.outcome)}"
            raise BadRecord(ends, "outcome")
        if digest(game.dump()) != self.state:
            raise BadRecord("the game comes to another end than the record says: its state differs", "state")
        return game

    def checked_seed(self) -> str:
        """The seed, if it's the one that was promised: that of version 1 itself, or what comes of the secret that was
        committed to and what the players added."""
        if self.seed is None:
            raise BadRecord("the record is sealed: without its seed it cannot be replayed", "sealed")
        if self.additions is None:
            if digest(self.seed) != self.commitment:
                raise BadRecord("the seed is not the one that was committed to when the game began", "commitment")
            return self.seed
        if self.secret is None or digest(self.secret) != self.commitment:
            raise BadRecord("the secret is not the one that was committed to when the table opened", "commitment")
        if seed_of(self.secret, self.additions) != self.seed:
            raise BadRecord("the seed does not follow from the secret and what the players added", "seed")
        return self.seed


def replay(start: G, log: Iterable[Said]) -> G:
    """The game that these words lead to. A move that was taken back is left out, if it could be taken back then."""
    return moments(start, log)[-1]


def moments(start: G, log: Iterable[Said]) -> list[G]:
    """The game as it began, and after each word that was not taken back."""
    return _played(start, log)[0]


def traced(start: G, log: Iterable[Said]) -> list[tuple[G, int]]:
    """The same moments, each with the number of lines of the log that lead up to it. Words that an undo has left in
    place have its line."""
    games, words = _played(start, log)
    return [*zip(games, [0, *[word.line for word in words]], strict=True)]


def decisions(start: G, log: Iterable[Said]) -> list[tuple[G, Said]]:
    """Every word that was not taken back, and the game just before it."""
    games, words = _played(start, log)
    return [(game, word.said) for game, word in zip(games, words, strict=False)]


def _played(start: G, log: Iterable[Said]) -> "tuple[list[G], list[_Word]]":
    games, words = [start.copy()], list[_Word]()
    for line, (seat, word) in enumerate(log, 1):
        try:
            if word.startswith(UNDO):
                _take_back(games, words, seat, word, line)
            else:
                _say(games, words, Said(seat, word), line)
        except EngineError as error:
            raise BadRecord(f"move {line}, seat {seat}: {error}", "move") from None
    return games, words


class _Word(NamedTuple):
    said: Said
    quiet: bool  # no undo ends with it, and it stays when the words around it are taken back
    line: int


def _say(games: list[G], words: list[_Word], said: Said, line: int) -> None:
    before, game = games[-1], games[-1].copy()
    game.play(*said)
    games.append(game)
    words.append(_Word(said, quiet=game.streak == before.streak, line=line))


def _take_back(games: list[G], words: list[_Word], seat: int, word: str, line: int) -> None:
    """Take the seat's last words back. Quiet words in between are said again, if they still can be."""
    match = re.fullmatch(rf"{UNDO} ([1-9][0-9]{{0,5}})", word)
    if not match:
        raise BadRecord(f"{quoted(word)}: write undo and how many moves")
    mine = [place for place, each in enumerate(words) if each.said.seat == seat and not each.quiet]
    count, most = int(match[1]), min(games[-1].undoable(seat), len(mine))
    if count > most:
        raise BadRecord(f"{quoted(word)}: {most} of its moves may be taken back now")
    first = mine[-count]
    quiet = [each.said for each in words[first:] if each.quiet]
    del words[first:], games[first + 1 :]
    for said in quiet:
        with suppress(IllegalMove):
            _say(games, words, said, line)


class _Lines:
    """The lines of a record, taken from the top. One that is not as expected is quoted."""

    def __init__(self, lines: list[str]) -> None:
        self._lines = lines
        self._next = 0

    def take(self, what: str, pattern: str) -> str:
        """The next line, or what the first group of the pattern matches in it."""
        line = self._lines[self._next] if self._next < len(self._lines) else ""
        match = re.fullmatch(pattern, line)
        if not match:
            raise BadRecord(f"line {self._next + 1}, {quoted(line)}: {what} is expected here")
        self._next += 1
        return match[1] or "" if match.re.groups else line

    def take_all(self, pattern: str) -> list[str]:
        taken: list[str] = []
        while self._next < len(self._lines) and re.fullmatch(pattern, self._lines[self._next]):
            taken.append(self.take("", pattern))
        return taken

    def take_sealable(self, what: str) -> str | None:
        """None if the record is sealed."""
        return self.take(f"the {what}", f"(?:{what} ([0-9a-f]{{64}})|{SEALED})") or None

    def additions(self) -> tuple[str, ...]:
        return tuple(self.take_all(f"({ADDITION})"))

    def log(self) -> tuple[Said, ...]:
        self.take("a blank line", "")
        lines = [line.split(" ", 1) for line in self.take_all("([0-9]{1,3} .+)")]
        self.take("a seat with its word, or a blank line after the last one,", "")
        return tuple(Said(int(seat), word) for seat, word in lines)


def _undigested(text: str) -> list[str]:
    """The lines above the digest, if it is theirs."""
    if not text.replace("\n", "").isprintable():
        raise BadRecord("the record has other line ends or signs than ours: copy it as plain UTF-8 text", "signs")
    body, newline, last = text.removesuffix("\n").rpartition("\n")
    if not last.startswith("digest ") or not text.endswith("\n"):
        raise BadRecord("the record is cut off: its last line is not its digest", "cut")
    if last != f"digest {digest(body + newline)}":
        raise BadRecord("the record was altered: its digest does not match", "altered")
    return body.split("\n")


def _outcome_text(outcome: Outcome | None) -> str:
    if outcome is None:
        return "none"
    return f"{_numbers(outcome.winners)} {_numbers(outcome.scores)} {outcome.reason}"


def _parse_outcome(text: str) -> Outcome | None:
    if text == "none":
        return None
    match = re.fullmatch(r"([0-9,]*) ([-0-9,]*) (.+)", text)
    try:
        if match:
            winners, scores = (tuple(int(n) for n in match[group].split(",") if n) for group in (1, 2))
            return Outcome(winners, scores, match[3])
    except ValueError:
        pass
    raise BadRecord(f"outcome {quoted(text)}: write winners, scores and reason, or none")


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))
