"""Everything that is stored about one person, for themselves: plain values, ready to be written as JSON. Nothing of
anybody else's is in it, nor what would give a running game away, nor tokens."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from sqlmodel import col, select

from .forgetting import LEFT, SETTINGS_OF, given, has_id, patterns
from .models import KeptSeatRow, MoveRow, PostRow, RatingRow, ResultRow, Row, SeatRow, SolveRow, TableRow
from .session import Session
from .statements import Statement, columns
from .transactions import StoreBase, reads

TABLE = ("id", "kind", "status", "guild_id", "channel_id", "created", "touched")
SEAT = (
    "number",
    "name",
    "character",
    "computer",
    "asleep",
    "wants_stop",
    "helped",
    "last_click",
    "dm_channel_id",
    "dm_open",
    "sat_by",
    "lucky_word",
    "language",
)
MOVE = ("number", "word", "said")
RESULT = ("name", "score", "won", "place", "reason", "finished", "helped", "rated", "season", "mu", "sigma")
POST = ("slot", "channel_id", "message_id", "posted")
KEPT_SEAT = ("table_id", "name", "character", "until")
RATING = ("guild_id", "kind", "season", "name", "mu", "sigma", "standing", "games", "won", "played")
SOLVE = ("day", "guild_id", "name", "tries", "solved", "gave_up")
IDS = ("guild_id", "channel_id", "dm_channel_id", "message_id", "sat_by")  # too long for some readers' numbers

Json = Any  # what can be written as JSON
Facts = dict[str, Json]

THIS_USER = given("this_user")
THIS_TABLE = given("this_table")
THIS_SEAT = given("this_seat")


def _with_table(*conditions: Any) -> Statement:
    chosen = select(*columns(TableRow, *TABLE, "host_id"), *columns(SeatRow, *SEAT))  # pyright: ignore
    joined = chosen.join_from(SeatRow, TableRow, col(TableRow.id) == col(SeatRow.table_id))
    return Statement(joined.where(*conditions).order_by(col(TableRow.id)))


def _of(row: type[Row], names: Sequence[str], *conditions: Any) -> Statement:
    return Statement(select(*columns(row, *names)).where(*conditions))  # pyright: ignore


SEATS = _with_table(col(SeatRow.user_id) == THIS_USER)
SEAT_LEFT = _with_table(
    col(SeatRow.table_id) == THIS_TABLE, col(SeatRow.number) == THIS_SEAT, col(SeatRow.user_id).is_(None)
)
HOSTED = _of(TableRow, TABLE, col(TableRow.host_id) == THIS_USER)
MOVES = Statement(
    select(*columns(MoveRow, *MOVE))
    .where(col(MoveRow.table_id) == THIS_TABLE, col(MoveRow.seat) == THIS_SEAT)
    .order_by(col(MoveRow.number))
)
RESULTS = _of(ResultRow, RESULT, col(ResultRow.table_id) == THIS_TABLE, col(ResultRow.seat) == THIS_SEAT)
POSTS = _of(PostRow, POST, col(PostRow.table_id) == THIS_TABLE, has_id(col(PostRow.slot)))
KEPT_SEATS = _of(KeptSeatRow, KEPT_SEAT, col(KeptSeatRow.user_id) == THIS_USER)
RATINGS = _of(RatingRow, RATING, col(RatingRow.user_id) == THIS_USER)

SOLVES = _of(SolveRow, SOLVE, col(SolveRow.user_id) == THIS_USER)


class Export(StoreBase):
    @reads
    async def stored_about(self, session: Session, user_id: int) -> Facts:
        """By what it is. Ids are texts, times are in UTC."""
        settings = {row[0]: row[1] for row in await session.rows(SETTINGS_OF, **patterns(user_id))}
        games = [await _game(session, user_id, row) for row in await session.rows(SEATS, this_user=user_id)]
        for key, seat in settings.items():
            if key.startswith(f"{LEFT} {user_id} "):
                place = {"this_table": int(key.split()[2]), "this_seat": int(seat)}
                games += [await _game(session, user_id, row) for row in await session.rows(SEAT_LEFT, **place)]
        seated = {game["table"]["id"] for game in games}
        hosted = [_facts(TABLE, row) for row in await session.rows(HOSTED, this_user=user_id)]
        return {
            "user_id": str(user_id),
            "settings": settings,
            "games": sorted(games, key=lambda game: game["table"]["id"]),
            "tables_you_opened_and_left": [table for table in hosted if table["id"] not in seated],
            "seats_kept_for_you": [_facts(KEPT_SEAT, row) for row in await session.rows(KEPT_SEATS, this_user=user_id)],
            "puzzles": [_facts(SOLVE, row) for row in await session.rows(SOLVES, this_user=user_id)],
            "ratings": [_facts(RATING, row) for row in await session.rows(RATINGS, this_user=user_id)],
        }


async def _game(session: Session, user_id: int, row: Sequence[Any]) -> Facts:
    table, host_id, seat = row[: len(TABLE)], row[len(TABLE)], row[len(TABLE) + 1 :]
    this = {"this_table": table[0], "this_seat": seat[0]}
    results = await session.rows(RESULTS, **this)
    posts = await session.rows(POSTS, this_table=table[0], **patterns(user_id))
    return {
        "table": _facts(TABLE, table),
        "you_host": host_id == user_id,
        "seat": _facts(SEAT, seat),
        "words": [_facts(MOVE, each) for each in await session.rows(MOVES, **this)],
        "result": _facts(RESULT, results[0]) if results else None,
        "messages": [_facts(POST, each) for each in posts],
    }


def _facts(names: Sequence[str], values: Sequence[Any]) -> Facts:
    return {name: _plain(name, value) for name, value in zip(names, values, strict=True)}


def _plain(name: str, value: Any) -> Json:
    if isinstance(value, datetime):
        return value.isoformat()
    return str(value) if name in IDS and value is not None else value


def is_empty(stored: Mapping[str, Json]) -> bool:
    """Whether there's nothing but the id of whoever asks."""
    return not any([value for name, value in stored.items() if name != "user_id"])
