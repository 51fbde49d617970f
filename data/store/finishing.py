"""The end of a game: what it was for every seat, and what it does to their ratings, in the same transaction."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from itertools import product
from typing import Any, NamedTuple

from sqlalchemy.dialects.postgresql import insert
from sqlmodel import bindparam, col, select

from engine import Game

from .models import MoveRow, RatingRow
from .posts import settings_of
from .rating import ALL_GAMES, ALL_TIMES, Press, Rating, after_game, is_among_people, places_of, season_of
from .session import Change, Session
from .statements import Statement, changing, columns, numbered, once, several, several_values
from .table_in_transaction import TableInTransaction
from .table_rows import LOCK
from .values import Result, Status

UNRATED, YES, NO = "unrated", "yes", "no"  # the setting of somebody who doesn't want to be rated
KEY = ("guild_id", "user_id", "kind", "season")
VALUES = ("name", "mu", "sigma", "standing", "games", "won", "played")
LEAST_PEOPLE = 2
PRESSES = Statement(
    select(MoveRow.seat, MoveRow.interaction_id, MoveRow.said)
    .where(col(MoveRow.table_id) == bindparam("table_id"))
    .order_by(col(MoveRow.number))
)
CHANGE = changing(RatingRow, VALUES, KEY)


class Kept(NamedTuple):
    """A rating as it's kept, and the games it comes from."""

    rating: Rating
    games: int
    won: int


Key = tuple[int, str, str]  # a person, a kind of game or all of them, a season or all times


def unrated_key(user_id: int) -> str:
    return f"{UNRATED} {user_id}"


async def finish(table: TableInTransaction, game: Game[Any], now: datetime) -> None:
    """Note what is to be written when the table is saved."""
    assert game.outcome is not None
    table.set_status(Status.OVER, game.outcome.reason)
    places, season = places_of(game.outcome), season_of(now)
    results = [
        Result(
            table_id=table.id,
            seat=seat.number,
            kind=table.row.kind,
            guild_id=table.row.guild_id,
            user_id=seat.user_id,
            computer=seat.computer,
            name=seat.name,
            score=game.outcome.scores[seat.number],
            won=seat.number in game.outcome.winners,
            reason=game.outcome.reason,
            finished=now,
            helped=seat.helped,
            character=seat.character if seat.user_id is not None else None,
            place=places[seat.number],
            season=season,
        )
        for seat in table.seats
    ]
    counted = await _counted(table, results)
    ratings = await _rated(table.session, table.id, counted)
    table.results += [_with_rating(each, ratings.get(each.user_id)) for each in results]


def _with_rating(result: Result, rating: Rating | None) -> Result:
    return result if rating is None else result._replace(rated=True, mu=rating.mu, sigma=rating.sigma)


async def _counted(table: TableInTransaction, results: Sequence[Result]) -> list[Result]:
    """Those that count: only in a server, among people who had no hints, at least two of whom want to be rated."""
    row, people = table.row, [each for each in results if each.user_id is not None]
    if row.guild_id is None or row.continued_from is not None or len(people) < LEAST_PEOPLE:
        return []
    if any([each.helped for each in results]) or not is_among_people(table.seats, await _presses(table)):
        return []
    keys = [unrated_key(each.user_id) for each in people if each.user_id is not None]
    settings = await settings_of(table.session, keys)
    willing = [each for each in people if settings.get(unrated_key(each.user_id or 0)) != YES]
    return willing if len(willing) >= LEAST_PEOPLE else []


async def _presses(table: TableInTransaction) -> list[Press]:
    """Also those that are still to be written."""
    rows = await table.session.rows(PRESSES, table_id=table.id)
    return [*[Press(*row) for row in rows], *[Press(each.seat, each.interaction_id, each.said) for each in table.said]]


async def _rated(session: Session, table_id: int, results: Sequence[Result]) -> Mapping[int | None, Rating]:
    """Rate this game and all games, in this season and at all times. By person, what this kind makes of them at all
    times."""
    if not results:
        return {}
    first = results[0]
    lists = [*product((first.kind, ALL_GAMES), (first.season or ALL_TIMES, ALL_TIMES))]
    kept = await _locked(session, table_id, results, lists)
    after: dict[Key, Rating] = {}
    for kind, season in lists:
        keys = [(each.user_id or 0, kind, season) for each in results]
        rated = after_game([kept[key].rating for key in keys], [each.place or 0 for each in results])
        after |= zip(keys, rated, strict=True)
    changes = [_change(each, key, kept[key], after[key]) for each in results for key in after if key[0] == each.user_id]
    await session.change_together(*changes)
    return {each.user_id: after[each.user_id or 0, first.kind, ALL_TIMES] for each in results}


async def _locked(
    session: Session, table_id: int, results: Sequence[Result], lists: Sequence[tuple[str, str]]
) -> Mapping[Key, Kept]:
    """What is kept of these people, which nobody else can change until we're done. A table is locked before a rating,
    and a rating that's missing is made first: whoever locks in the same order never waits in a circle."""
    if not session.locks:
        await session.rows(LOCK, table_id=table_id)
    people = sorted(results, key=lambda each: each.user_id or 0)
    new = [_newcomer(each, kind, season) for each in people for kind, season in sorted(lists)]
    await session.change(_adding_missing(len(new)), **numbered(new))
    those = several_values("user_id", [each.user_id for each in people])
    kinds = {"this_kind": people[0].kind, "this_season": people[0].season, "guild_id": people[0].guild_id}
    rows = await session.rows(_locking(len(people)), **those, **kinds)
    return {
        (user, kind, season): Kept(Rating(mu, sigma), games, won) for user, kind, season, mu, sigma, games, won in rows
    }


def _newcomer(result: Result, kind: str, season: str) -> Mapping[str, object]:
    start = Rating()
    key = (result.guild_id, result.user_id, kind, season)
    values = (result.name, start.mu, start.sigma, start.standing, 0, 0, result.finished)
    return dict(zip((*KEY, *VALUES), (*key, *values), strict=True))


def _change(result: Result, key: Key, before: Kept, after: Rating) -> Change:
    games, won = before.games + 1, before.won + result.won
    values = (result.name, after.mu, after.sigma, after.standing, games, won, result.finished)
    this = dict(zip(KEY, (result.guild_id, *key), strict=True))
    new = {f"new_{name}": value for name, value in zip(VALUES, values, strict=True)}
    return Change(CHANGE, new | {f"this_{name}": value for name, value in this.items()})


@once
def _adding_missing(count: int) -> Statement:
    """Both databases say it the same way."""
    each = dict(zip((*KEY, *VALUES), columns(RatingRow, *KEY, *VALUES), strict=True))
    rows = [
        {column: bindparam(f"{name}_{place}", type_=column.type) for name, column in each.items()}
        for place in range(count)
    ]
    return Statement(insert(RatingRow).values(rows).on_conflict_do_nothing())


@once
def _locking(count: int) -> Statement:
    """In the order of the key."""
    (user,) = columns(RatingRow, "user_id")
    kind, season = columns(RatingRow, "kind", "season")
    return Statement(
        select(*columns(RatingRow, "user_id", "kind", "season", "mu", "sigma", "games", "won"))  # pyright: ignore
        .where(
            col(RatingRow.guild_id) == bindparam("guild_id"),
            user.in_(several("user_id", user, count)),
            kind.in_([bindparam("this_kind"), ALL_GAMES]),
            season.in_([bindparam("this_season"), ALL_TIMES]),
        )
        .order_by(user, kind, season)
        .with_for_update()
    )
