"""What the store takes and gives: frozen values that know nothing of the database."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple

from engine import Event, Game
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
        """Whether the table still stands in its channel."""
        return self in OPEN

    @property
    def begun(self) -> bool:
        return self in (Status.PLAYING, Status.PAUSED)


ANIMATED = "~"  # begins the digest of a post that shows an animation
PAST = "past"  # begins the slot of a message that another one has replaced
OPEN = (Status.LOBBY, Status.PLAYING, Status.PAUSED)


class Why(StrEnum):
    """Why something was not done. Nothing has changed then."""

    UNKNOWN = "there is no such table"
    CLOSED = "the table is closed"
    BEGUN = "the game has begun"
    NOT_BEGUN = "the game has not begun"
    PAUSED = "the game is paused"
    OCCUPIED = "the channel has a table"
    FULL = "all seats are taken"
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
    NO_UNDO = "nothing, or not so much, may be taken back"
    UNPLAYABLE = "the saved game cannot be played on"
    TOUCHED = "somebody has touched it meanwhile"


class Refused(NamedTuple):
    """Why not, in words where there is more to say than the reason; `table` is the one that is meant, or in the way."""

    why: Why
    words: str
    table: int | None = None


class Person(NamedTuple):
    user_id: int
    name: str
    character: str | None = None


class Seat(NamedTuple):
    """A place at the table. In a lobby, numbers just tell the seats apart; in a game they are the engine's.

    `computer` is the strength of the player, and None for a person. A stand-in plays for who is `asleep`.
    `dm_open` is None until it was tried. Who `stops` has voted for stopping the game.
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
    stops: bool = False


class Deadline(NamedTuple):
    """`what` is due, for this prompt of the game with so many `undos`, if it is about one."""

    what: str
    due: datetime
    seat: int | None = None
    prompt: int | None = None
    undos: int = 0


@dataclass(frozen=True, slots=True)
class Table:
    """A table as it was at `version`, with its game once it has begun, unless `fault` says why that cannot be."""

    id: int
    kind: str
    options: Mapping[str, str]
    guild_id: int | None
    channel_id: int
    parent_id: int | None
    host_id: int
    language: str
    clock: str
    eager: bool  # it starts by itself as soon as it is full
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
    commitment: str | None = None
    game: Game[Any] | None = None
    fault: str | None = None

    def seat_of(self, user_id: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if seat.user_id is not None)

    def due(self, what: str) -> datetime | None:
        """When this is due, if it ever is."""
        return next((each.due for each in self.deadlines if each.what == what), None)


class Played(NamedTuple):
    """A word that counts from now on: what happened because of it, and the table after it."""

    events: tuple[Event, ...]
    table: Table


class Post(NamedTuple):
    """A message of the table and what it shows. Without `message_id` the message of this generation is still to come,
    or was sent and nobody knows yet.

    `event` is the last event shown, of the game with so many `undos`.
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

    @property
    def is_pending(self) -> bool:
        """It was to be posted, and whether it was, nobody knows."""
        return self.message_id is None and bool(self.digest)

    @property
    def is_animated(self) -> bool:
        """It shows how things came to be as they are."""
        return self.digest.startswith(ANIMATED)

    @property
    def is_past(self) -> bool:
        """Another message has replaced it."""
        return self.slot.startswith(f"{PAST} ")

    @property
    def first_slot(self) -> str:
        """What it was before another message has replaced it."""
        return self.slot.removeprefix(f"{PAST} ").rpartition(" ")[0] if self.is_past else self.slot

    def shows(self, digest: str) -> bool:
        """Whether this is what can be seen on it, or will be when its animation is over."""
        return self.digest in (digest, animated(digest))

    def replaced(self) -> "Post":
        """It gives way to another one, and is remembered under another name until it is cleared away."""
        return self._replace(slot=f"{PAST} {self.slot} {self.generation}")

    def gone(self) -> "Post":
        """The next message in this slot is another one."""
        return self._replace(message_id=None, generation=self.generation + 1, digest="")

    def doubted(self) -> "Post":
        """Nobody knows what it shows: it is to be shown once more."""
        return self._replace(digest="")


def animated(digest: str) -> str:
    """Of a message that shows, for a while, how it came to look like this."""
    return ANIMATED + digest[1:]


class Redrawn(NamedTuple):
    """A click has drawn this message of a slot as it is at `version`. Nobody has to be called any more for the
    `question` that it asks, if it is given."""

    slot: str
    message_id: int
    digest: str
    version: int
    question: tuple[int, int] | None = None

    def on(self, post: Post) -> Post:
        """The post as it is then. What was drawn on an older message changes nothing; what is older itself may have
        come later and cover something newer."""
        if post.message_id != self.message_id:
            return post
        if post.version > self.version:
            return post.doubted()
        undos, event = self.question or (post.undos, post.event)
        return post._replace(digest=self.digest, version=self.version, undos=undos, event=event)


class Work(NamedTuple):
    """A table to show, for whoever holds its lease, with its messages and the settings that were asked for."""

    table: Table
    posts: Mapping[str, Post]
    settings: Mapping[str, str]


class Due(NamedTuple):
    game_id: int
    deadline: Deadline


class Result(NamedTuple):
    """How a finished game went for one seat."""

    game_id: int
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


def commitment_to(seed: str | None) -> str | None:
    """What is shown of the seed while the game goes on."""
    return seed and digest(seed)
