"""What the store takes and returns: frozen values that know nothing of the database."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from engine import Event, Frozen, Game, PlayerError
from engine.words import digest


class Status(StrEnum):
    LOBBY = "lobby"
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    STOPPED = "stopped"
    EXPIRED = "expired"

    @property
    def open(self) -> bool:
        """Whether the table is still there in its channel."""
        return self in OPEN

    @property
    def begun(self) -> bool:
        return self in (Status.PLAYING, Status.PAUSED)


ANIMATED = "~"  # starts the digest of a post that shows an animation
NOBODY = 0  # stands where a person's id stood who was deleted
PAST = "past"  # starts the slot of a message that another one has replaced
OPEN = (Status.LOBBY, Status.PLAYING, Status.PAUSED)


class Why(StrEnum):
    """Why something wasn't done. Nothing has changed then."""

    UNKNOWN = "there is no such table"
    CLOSED = "the table is closed"
    BEGUN = "the game has begun"
    NOT_BEGUN = "the game has not begun"
    PAUSED = "the game is paused"
    OCCUPIED = "the channel has a table"
    FULL = "all seats are taken"
    KEPT = "the last seats are kept for others"
    NOT_KEPT = "no seat is kept for them"
    REMATCHED = "the rematch is being played"
    SEATED = "they sit here already"
    NOT_SEATED = "they do not sit here"
    NOT_HOST = "only the host may do this"
    TAKEN = "the character is taken"
    SEATS = "too few or too many sit here"
    OPTIONS = "the options do not go together"
    STALE = "the question is not open any more"
    DUPLICATE = "this click was taken before"
    NOT_YOURS = "another seat is asked"
    ILLEGAL = "the engine refuses the word"
    OTHER_QUESTION = "the word answers another question"
    NO_UNDO = "nothing, or not so much, may be taken back"
    NO_REPLAY = "the game cannot be replayed from its log"
    UNPLAYABLE = "the saved game cannot be played on"
    TOUCHED = "someone has used it in the meantime"
    NO_HINTS = "the host has forbidden hints"
    CLEARED = "the game was over so long ago that only its result is kept"
    NOT_OVER = "the game is not over"


class Refused(NamedTuple):
    """Why not. The table is the one it's about, or in the way.

    If it's the engine that refuses, `code` and `facts` say why to a player. `words` are for the log.
    """

    why: Why
    words: str
    table_id: int | None = None
    code: str = ""
    facts: Mapping[str, str | int] = Frozen()

    @classmethod
    def by_engine(cls, why: Why, error: PlayerError, table_id: int | None = None) -> "Refused":
        return cls(why, str(error), table_id, error.code, Frozen(error.facts))


class Person(NamedTuple):
    """Someone who sits down, by the interaction `sat_by`, and reads this `language`."""

    user_id: int
    name: str
    character: str | None = None
    sat_by: int | None = None
    language: str | None = None


class Seat(NamedTuple):
    """A place at the table. In a lobby, numbers just tell the seats apart; in a game they are the engine's.

    `computer` is how strong the computer plays, or None for a person. While somebody is `asleep`, a computer plays for
    them. `dm_open` is None until we've tried. `wants_stop` is a vote for stopping the game. `last_told` is the last
    event before this person's last move that others may know of: what came after it is news to them. `helped`: this
    seat has had a hint in this game. `sat_by` and the `lucky_word` are what this person adds to the seed. What only
    this person reads is in their `language`; if that's None, in the table's.
    """

    number: int
    user_id: int | None
    computer: str | None
    name: str
    character: str | None
    asleep: bool
    dm_channel_id: int | None
    dm_open: bool | None
    last_click: datetime | None
    wants_stop: bool = False
    last_told: int = 0
    helped: bool = False
    sat_by: int | None = None
    lucky_word: str | None = None
    language: str | None = None

    @property
    def is_awake(self) -> bool:
        """Whether a person plays here, and no computer for them."""
        return self.user_id is not None and not self.asleep


class KeptSeat(NamedTuple):
    """A seat in a lobby that nobody else can take until then."""

    user_id: int
    name: str
    until: datetime
    character: str | None = None


def free_name(names: Sequence[str], there: Iterable[Seat | KeptSeat]) -> str:
    """The first that nobody there has; the last if everyone does."""
    taken = {each.name.casefold() for each in there}
    return next((name for name in names if name.casefold() not in taken), names[-1])


class Deadline(NamedTuple):
    """When `what` happens by itself. If it's about a prompt, it's the one of the game after so many `undos`."""

    what: str
    due: datetime
    seat: int | None = None
    prompt: int | None = None
    undos: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it was at `version`. Its game is there once it has begun, or `fault` says why it can't be loaded."""

    id: int
    kind: str
    options: Mapping[str, str]
    guild_id: int | None
    channel_id: int
    parent_id: int | None
    host_id: int
    language: str
    clock: str
    auto_start: bool  # the game starts by itself once all seats are taken
    status: Status
    reason: str | None
    version: int
    presented: int
    moves: int
    undos: int
    created: datetime
    touched: datetime
    seats: tuple[Seat, ...]
    deadlines: tuple[Deadline, ...] = ()
    commitment: str | None = (
        None  # to the bot's share of the seed; to the seed itself in a game from before there was one
    )
    game: Game[Any] | None = None
    fault: Refused | None = None
    kept: tuple[KeptSeat, ...] = ()  # only in a lobby
    rematch_of: int | None = None
    hints: bool = True  # whether players may have some
    is_cleared: bool = False  # it was over so long ago that only its result is kept
    is_shared: bool = False  # the seed is made of what the bot and the players add; in older games the bot drew it
    clock_chosen: bool = True  # or it's the usual one, which doesn't run for somebody alone against computers
    continued_from: int | None = None  # the finished game that is played on here

    def seat_of(self, user_id: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    def due(self, what: str) -> datetime | None:
        """When this is due, if it's due at all."""
        return next((each.due for each in self.deadlines if each.what == what), None)


class Played(NamedTuple):
    """A word that was accepted: what happened because of it, and the table after it."""

    events: tuple[Event, ...]
    table: Table


class Token(NamedTuple):
    """Lets us change a private answer to an interaction until it expires. It's a secret, and mustn't be logged."""

    secret: str
    expires: datetime

    def __repr__(self) -> str:
        return f"Token(expires={self.expires})"


class Post(NamedTuple):
    """A message of the table and what it shows. Without a `message_id`, the message of this generation hasn't been sent
    yet, or we don't know about it yet.

    `event` is the last event it shows, of the game after so many `undos`. A message that only one person sees in a
    channel can be changed with its `token`, and not at all without.
    """

    slot: str
    channel_id: int
    message_id: int | None
    generation: int
    digest: str
    version: int
    event: int
    undos: int
    posted: datetime
    token: Token | None = None

    @property
    def is_pending(self) -> bool:
        """It was about to be posted, and nobody knows whether it was."""
        return self.message_id is None and bool(self.digest)

    @property
    def is_doubted(self) -> bool:
        """It's there, and nobody knows what it shows."""
        return self.message_id is not None and not self.digest

    @property
    def is_animated(self) -> bool:
        """It shows how things got where they are."""
        return self.digest.startswith(ANIMATED)

    @property
    def is_past(self) -> bool:
        """Another message has replaced it."""
        return self.slot.startswith(f"{PAST} ")

    @property
    def first_slot(self) -> str:
        """The slot it had before another message replaced it."""
        return self.slot.removeprefix(f"{PAST} ").rpartition(" ")[0] if self.is_past else self.slot

    def shows(self, digest: str) -> bool:
        """Whether this is what it looks like, or will when its animation is over."""
        return self.digest in (digest, animated(digest))

    def replaced(self) -> "Post":
        """It gives way to another message, and is remembered in another slot until it's cleared away."""
        return self._replace(slot=f"{PAST} {self.slot} {self.generation}")

    def gone(self) -> "Post":
        """The message is lost: the next one in this slot is a new one."""
        return self._replace(message_id=None, generation=self.generation + 1, digest="", token=None)

    def can_be_changed(self, now: datetime) -> bool:
        """What only one person sees in a channel can be changed as long as its token lives."""
        return self.message_id is not None and self.token is not None and self.token.expires > now

    def doubted(self) -> "Post":
        """Nobody knows what it shows, so it has to be shown again."""
        return self._replace(digest="")


def animated(digest: str) -> str:
    """The digest of a message that first shows how it came to look like this."""
    return ANIMATED + digest[1:]


class Redrawn(NamedTuple):
    """A click has redrawn the message in a slot as of `version`. If it asks a `question`, nobody needs to be
    notified of that any more."""

    slot: str
    message_id: int
    digest: str
    version: int
    question: tuple[int, int] | None = None

    def on(self, post: Post) -> Post:
        """The post as it is then. Drawing on an older message changes nothing; an older drawing may have arrived later
        and hide something newer."""
        if post.message_id != self.message_id:
            return post
        if post.version > self.version:
            return post.doubted()
        undos, event = self.question or (post.undos, post.event)
        return post._replace(digest=self.digest, version=self.version, undos=undos, event=event)


class Work(NamedTuple):
    """A table for whoever holds its lease to show, with its messages and the settings that were asked for."""

    table: Table
    posts: Mapping[str, Post]
    settings: Mapping[str, str]


class Due(NamedTuple):
    """A deadline of some table that has passed."""

    table_id: int
    deadline: Deadline


class Result(NamedTuple):
    """How a finished game went for one seat."""

    table_id: int
    seat: int
    kind: str
    guild_id: int | None
    user_id: int | None
    computer: str | None
    name: str
    score: int
    won: bool
    reason: str
    finished: datetime
    helped: bool = False
    character: str | None = None
    place: int | None = None
    rated: bool = False
    season: str | None = None
    mu: float | None = None
    sigma: float | None = None


def commitment_to(secret: str | None) -> str | None:
    """What is shown of a secret, or of a seed, until the game is over."""
    return secret and digest(secret)
