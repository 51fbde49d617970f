"""The tables of the database. Only the store touches them; everyone else gets the values in `values.py`.

Some columns have older names than our attributes: renaming them isn't worth a migration.
"""

from datetime import datetime

from sqlalchemy import JSON, Index, MetaData, UniqueConstraint, false, text, true
from sqlalchemy.orm import declared_attr
from sqlmodel import Field, SQLModel

from .columns import LONG_AGO, Id, LongText, Number, Real, ShortText, UtcTime

LONGEST_NAME = 100
LONGEST_REASON = 200
LONGEST_LUCKY_WORD = 40
CODE = ShortText(40)  # what only programs read: a kind, a status, a strength
NAME = ShortText(LONGEST_NAME)
REASON = ShortText(LONGEST_REASON)
DIGEST = ShortText(64)

OPEN = text("status IN ('lobby', 'playing', 'paused')")
BEHIND = text("presented < version")


class Row(SQLModel):
    """Constraints are named after what they are, so that migrations can refer to them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
        }
    )

    @declared_attr.directive
    def __tablename__(cls) -> str:  # noqa: N805  # pyright: ignore[reportIncompatibleVariableOverride]
        return cls.__name__.removesuffix("Row").lower() + "s"


class TableRow(Row, table=True):
    """A table and the game on it. Its `version` is one more after every change that shows."""

    __tablename__ = "games"  # pyright: ignore[reportAssignmentType]
    __table_args__ = (
        Index("uq_games_open_channel", "channel_id", unique=True, sqlite_where=OPEN, postgresql_where=OPEN),
        Index("ix_games_behind", "touched", sqlite_where=BEHIND, postgresql_where=BEHIND),
    )

    id: int | None = Field(default=None, primary_key=True, sa_type=Number)
    kind: str = Field(sa_type=CODE)
    options: dict[str, str] = Field(sa_type=JSON)
    guild_id: int | None = Field(sa_type=Id)
    channel_id: int = Field(sa_type=Id)
    parent_id: int | None = Field(sa_type=Id)  # the channel that a thread belongs to
    host_id: int = Field(sa_type=Id)
    rematch_of: int | None = Field(default=None, sa_type=Number)  # the table whose game this one repeats
    language: str = Field(sa_type=CODE)
    clock: str = Field(sa_type=CODE)
    clock_chosen: bool = Field(default=True, sa_column_kwargs={"server_default": true()})
    auto_start: bool = Field(default=False, sa_column_kwargs={"name": "eager", "server_default": false()})
    hints: bool = Field(default=True, sa_column_kwargs={"server_default": true()})  # whether players may have some
    status: str = Field(sa_type=CODE)
    reason: str | None = Field(default=None, sa_type=REASON)
    sat: int = Field(default=0, sa_type=Number)  # how many ever sat down: lobbies use no number twice
    version: int = Field(default=1, sa_type=Number)
    presented: int = Field(default=0, sa_type=Number)
    rules: int | None = Field(default=None, sa_type=Number)
    content: str | None = Field(default=None, sa_type=DIGEST)
    secret: str | None = Field(default=None, sa_type=DIGEST)  # the bot's share of the seed; none in older games
    additions: str | None = Field(default=None, sa_type=LongText)  # the players' share of it, as the record has it
    seed: str | None = Field(default=None, sa_type=DIGEST)
    continued_from: int | None = Field(default=None, sa_type=Number)  # the finished game that is played on here
    snapshot: str | None = Field(default=None, sa_type=LongText)
    moves: int = Field(default=0, sa_type=Number)
    undos: int = Field(default=0, sa_type=Number)
    created: datetime = Field(sa_type=UtcTime)
    touched: datetime = Field(sa_type=UtcTime)
    lease_owner: str | None = Field(default=None, sa_type=NAME)
    lease_until: datetime = Field(default=LONG_AGO, sa_type=UtcTime)


class OfTable(Row):
    """Something that belongs to a table."""

    table_id: int = Field(
        primary_key=True,
        sa_type=Number,
        foreign_key="games.id",
        ondelete="CASCADE",
        sa_column_kwargs={"name": "game_id"},
    )


class SeatRow(OfTable, table=True):
    """A person or a computer at a table."""

    __table_args__ = (
        UniqueConstraint("game_id", "user_id"),
        UniqueConstraint("game_id", "character"),
        Index(None, "user_id"),
    )

    number: int = Field(primary_key=True, sa_type=Number)
    user_id: int | None = Field(default=None, sa_type=Id)
    computer: str | None = Field(default=None, sa_type=CODE)
    name: str = Field(sa_type=NAME)
    character: str | None = Field(default=None, sa_type=CODE)
    asleep: bool = False
    wants_stop: bool = Field(default=False, sa_column_kwargs={"name": "stops", "server_default": false()})
    dm_channel_id: int | None = Field(default=None, sa_type=Id)
    dm_open: bool | None = None
    last_click: datetime | None = Field(default=None, sa_type=UtcTime)
    last_told: int = Field(default=0, sa_type=Number, sa_column_kwargs={"server_default": "0"})
    helped: bool = Field(default=False, sa_column_kwargs={"server_default": false()})  # they have had a hint
    sat_by: int | None = Field(default=None, sa_type=Id)  # the interaction by which they sat down
    lucky_word: str | None = Field(default=None, sa_type=ShortText(LONGEST_LUCKY_WORD))
    language: str | None = Field(default=None, sa_type=CODE)  # what this person reads; None is the table's


class KeptSeatRow(OfTable, table=True):
    """A seat in a lobby that nobody else can take, until its person sits down or the time is over."""

    __tablename__ = "kept_seats"  # pyright: ignore[reportAssignmentType]

    user_id: int = Field(primary_key=True, sa_type=Id)
    name: str = Field(sa_type=NAME)
    character: str | None = Field(default=None, sa_type=CODE)
    until: datetime = Field(sa_type=UtcTime)


class MoveRow(OfTable, table=True):
    """A word that was said, or `undo 2`. Rows are only ever added."""

    __table_args__ = (UniqueConstraint("interaction_id"),)

    number: int = Field(primary_key=True, sa_type=Number)
    seat: int = Field(sa_type=Number)
    word: str = Field(sa_type=CODE)
    interaction_id: int | None = Field(default=None, sa_type=Id)
    said: datetime = Field(sa_type=UtcTime)


class PostRow(OfTable, table=True):
    """A message of the table, and what it shows. The token of a private one is a secret."""

    __table_args__ = (Index(None, "expires"),)

    slot: str = Field(primary_key=True, sa_type=CODE)
    channel_id: int = Field(sa_type=Id)
    message_id: int | None = Field(sa_type=Id)
    generation: int = Field(sa_type=Number)
    digest: str = Field(sa_type=DIGEST)
    version: int = Field(sa_type=Number)
    event: int = Field(sa_type=Number)
    undos: int = Field(sa_type=Number)
    posted: datetime = Field(sa_type=UtcTime)
    token: str | None = Field(default=None, sa_type=LongText)
    expires: datetime | None = Field(default=None, sa_type=UtcTime)


class DeadlineRow(OfTable, table=True):
    """Something that happens at a given time, unless the game has moved on by then."""

    __table_args__ = (Index(None, "due"),)

    what: str = Field(primary_key=True, sa_type=CODE)
    due: datetime = Field(sa_type=UtcTime)
    seat: int | None = Field(default=None, sa_type=Number)
    prompt: int | None = Field(default=None, sa_type=Number)
    undos: int = Field(default=0, sa_type=Number)
    claimed_until: datetime = Field(default=LONG_AGO, sa_type=UtcTime)


class SettingRow(Row, table=True):
    """What the program itself has to remember."""

    key: str = Field(primary_key=True, sa_type=NAME)
    value: str = Field(sa_type=LongText)


class ResultRow(OfTable, table=True):
    """How a finished game went for one seat. If it was rated, `mu` and `sigma` are the person's rating in this game, in
    this server and season, after it."""

    __table_args__ = (Index(None, "user_id"), Index(None, "guild_id"), Index(None, "user_id", "finished"))

    seat: int = Field(primary_key=True, sa_type=Number)
    kind: str = Field(sa_type=CODE)
    guild_id: int | None = Field(sa_type=Id)
    user_id: int | None = Field(sa_type=Id)
    computer: str | None = Field(sa_type=CODE)
    name: str = Field(sa_type=NAME)
    score: int = Field(sa_type=Number)
    won: bool
    reason: str = Field(sa_type=REASON)
    finished: datetime = Field(sa_type=UtcTime)
    helped: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    character: str | None = Field(default=None, sa_type=CODE)
    place: int | None = Field(default=None, sa_type=Number)  # 1 is first; equals share one
    rated: bool = Field(default=False, sa_column_kwargs={"server_default": false()})
    season: str | None = Field(default=None, sa_type=CODE)
    mu: float | None = Field(default=None, sa_type=Real)
    sigma: float | None = Field(default=None, sa_type=Real)


class RatingRow(Row, table=True):
    """How well somebody plays in a server: at one game or at all of them, in one season or at all times."""

    __table_args__ = (Index(None, "guild_id", "kind", "season", "standing"), Index(None, "user_id"))

    guild_id: int = Field(primary_key=True, sa_type=Id)
    user_id: int = Field(primary_key=True, sa_type=Id)
    kind: str = Field(primary_key=True, sa_type=CODE)
    season: str = Field(primary_key=True, sa_type=CODE)
    name: str = Field(sa_type=NAME)
    mu: float = Field(sa_type=Real)
    sigma: float = Field(sa_type=Real)
    standing: float = Field(sa_type=Real)  # what they're listed by: mu less some sigmas
    games: int = Field(sa_type=Number)
    won: int = Field(sa_type=Number)
    played: datetime = Field(sa_type=UtcTime)


class SolveRow(Row, table=True):
    """How somebody is doing with the puzzle of a day. It's listed in the server where they first gave an answer."""

    __table_args__ = (Index(None, "guild_id", "day"), Index(None, "user_id", "day"))

    day: str = Field(primary_key=True, sa_type=CODE)  # in UTC: 2026-11-18
    user_id: int = Field(primary_key=True, sa_type=Id)
    guild_id: int | None = Field(sa_type=Id)
    name: str = Field(sa_type=NAME)
    tries: int = Field(sa_type=Number)
    solved: datetime | None = Field(default=None, sa_type=UtcTime)
    gave_up: bool = False


class HandedClickRow(Row, table=True):
    """A click that another process is to answer: the one that hears the table's server. It's there for a moment, and
    after a crash it's worth nothing, so PostgreSQL needn't take care of it (`UNLOGGED`, says the migration)."""

    __tablename__ = "handed_clicks"  # pyright: ignore[reportAssignmentType]

    interaction_id: int = Field(primary_key=True, sa_type=Id)
    payload: str = Field(sa_type=LongText)  # as Discord sent it
    handed: datetime = Field(sa_type=UtcTime)


class CommitRow(Row, table=True):
    """A change that was made a moment ago, and by which attempt, for whoever hasn't heard of it."""

    id: str = Field(primary_key=True, sa_type=CODE)
    attempt: int = Field(sa_type=Number)
