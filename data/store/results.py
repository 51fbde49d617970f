"""What finished games say about people: somebody's statistics in a server, and its leaderboards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Integer, Select, String, case, cast, exists, func, literal, or_
from sqlalchemy.orm import aliased
from sqlmodel import and_, bindparam, col, delete, select

from .finishing import NO, UNRATED, YES, unrated_key
from .models import RatingRow, ResultRow, SettingRow
from .posts import settings_of
from .rating import ALL_GAMES, ALL_TIMES, Rating
from .session import Session
from .statements import Statement, adding, changing, columns, numbered
from .transactions import StoreBase, reads, writes

MOST_LISTED = 10
MOST_POINTS = 60  # of a rating curve
LATELY = 500  # games in which rivals are looked for
MOST_RIVALS, MORE_RIVALS = 5, 20  # that are shown, and that are looked at: some may not want to be listed


class Ranked(NamedTuple):
    """Somebody on a leaderboard. `standing` is zero for newcomers."""

    place: int
    user_id: int
    name: str
    standing: float
    games: int
    won: int


class Leaderboard(NamedTuple):
    """The best of so many people, and the one who asks if they're none of them."""

    people: int
    best: tuple[Ranked, ...]
    own: Ranked | None = None


class Tally(NamedTuple):
    """Games of one kind, among people or with computers."""

    kind: str
    with_computers: bool
    games: int
    won: int


class Point(NamedTuple):
    """What a game of this kind has made of somebody."""

    kind: str
    standing: float


class Standing(NamedTuple):
    """What somebody's games of this kind have made of them."""

    kind: str
    standing: float
    games: int


class Rival(NamedTuple):
    """Somebody else, and how often each of the two came in before the other."""

    user_id: int
    name: str
    games: int
    ahead: int
    behind: int


class Stats(NamedTuple):
    """Somebody's in a server. `curve` is as old as their last rated games, the newest last; `standings` are those of
    all times, by kind."""

    is_rated: bool
    tallies: tuple[Tally, ...] = ()
    favourite: str | None = None  # the character they've chosen most
    curve: tuple[Point, ...] = ()
    standings: tuple[Standing, ...] = ()
    rivals: tuple[Rival, ...] = ()
    place: Ranked | None = None  # in the list that was asked for
    people: int = 0  # in that list


def _is_theirs(row: Any = ResultRow) -> Any:
    return and_(col(row.user_id) == bindparam("user_id"), col(row.guild_id) == bindparam("guild_id"))


def _played() -> Select[*tuple[Any, ...]]:
    """A game in which computers played isn't one among people, unless it was one for long enough to be rated. One of
    them is enough, so it's asked for like this: nobody has to look through all games there are."""
    other = aliased(ResultRow)
    is_there = (col(other.table_id) == col(ResultRow.table_id), col(other.computer).is_not(None))
    computer = select(other.seat).where(*is_there).limit(1).scalar_subquery()
    apart = case((col(ResultRow.rated), 0), (computer.is_not(None), 1), else_=0)
    each = select(
        col(ResultRow.kind),
        col(ResultRow.character),
        apart.label("apart"),
        cast(col(ResultRow.won), Integer).label("won"),
    )
    games = each.where(_is_theirs()).subquery()
    groups = (games.c.kind, games.c.character, games.c.apart)
    return select(*groups, func.count(), func.sum(games.c.won)).group_by(*groups)  # pyright: ignore


def _rivals() -> Select[*tuple[Any, ...]]:
    """Who was there as well in somebody's last games, how often they came in before them, and after them."""
    other, last = aliased(ResultRow), select(ResultRow.table_id, ResultRow.won, ResultRow.score).where(_is_theirs())
    mine = last.order_by(col(ResultRow.finished).desc()).limit(LATELY).subquery()
    won, others = mine.c.won, col(other.won)
    equal, more, less = won == others, mine.c.score > col(other.score), mine.c.score < col(other.score)
    ahead = or_(and_(won, ~others), and_(equal, more))
    behind = or_(and_(others, ~won), and_(equal, less))
    counts = [func.sum(case((each, 1), else_=0)) for each in (ahead, behind)]
    return (
        select(col(other.user_id), func.count(), *counts)  # pyright: ignore
        .join_from(mine, other, col(other.table_id) == mine.c.table_id)
        .where(col(other.user_id).is_not(None), col(other.user_id) != bindparam("user_id"))
        .group_by(col(other.user_id))
        .order_by(func.count().desc(), col(other.user_id))
        .limit(MORE_RIVALS)
    )


def _is_listed() -> Any:
    """In a list, and not of somebody who has just gone from it while a game of theirs ended."""
    key = literal(f"{UNRATED} ") + cast(col(RatingRow.user_id), String)
    return and_(
        col(RatingRow.guild_id) == bindparam("guild_id"),
        col(RatingRow.kind) == bindparam("kind"),
        col(RatingRow.season) == bindparam("season"),
        ~exists().where(col(SettingRow.key) == key, col(SettingRow.value) == literal(YES)),
    )


PLAYED = Statement(_played())
RIVALS = Statement(_rivals())
CURVE = Statement(
    select(ResultRow.kind, ResultRow.mu, ResultRow.sigma)
    .where(_is_theirs(), col(ResultRow.rated) == bindparam("rated"))
    .order_by(col(ResultRow.finished).desc(), col(ResultRow.table_id).desc())
    .limit(MOST_POINTS)
)
STANDINGS = Statement(
    select(RatingRow.kind, RatingRow.standing, RatingRow.games).where(
        _is_theirs(RatingRow), col(RatingRow.season) == bindparam("season")
    )
)
NAME = Statement(select(ResultRow.name).where(_is_theirs()).order_by(col(ResultRow.finished).desc()).limit(1))
LISTED = ("user_id", "name", "standing", "games", "won")
BEST = Statement(
    select(*columns(RatingRow, *LISTED))  # pyright: ignore
    .where(_is_listed())
    .order_by(col(RatingRow.standing).desc(), col(RatingRow.user_id))
    .limit(MOST_LISTED)
)
PEOPLE = Statement(select(func.count()).select_from(RatingRow).where(_is_listed()))
OWN = Statement(
    select(*columns(RatingRow, *LISTED)).where(_is_listed(), col(RatingRow.user_id) == bindparam("user_id"))  # pyright: ignore
)
BETTER = Statement(
    select(func.count())
    .select_from(RatingRow)
    .where(
        _is_listed(),
        or_(
            col(RatingRow.standing) > bindparam("standing"),
            and_(col(RatingRow.standing) == bindparam("standing"), col(RatingRow.user_id) < bindparam("user_id")),
        ),
    )
)
FORGET = Statement(delete(RatingRow).where(col(RatingRow.user_id) == bindparam("user_id")))
UNRATE = changing(ResultRow, ("rated", "mu", "sigma"), ("user_id",))
ADD_SETTING = adding(SettingRow, ("key", "value"))
PUT_SETTING = changing(SettingRow, ("value",), ("key",))


class Results(StoreBase):
    @reads
    async def leaderboard(
        self,
        session: Session,
        guild_id: int,
        kind: str = ALL_GAMES,
        season: str = ALL_TIMES,
        *,
        user_id: int | None = None,
    ) -> Leaderboard:
        """Of one kind of game or all, in one season or at all times, as this person sees it."""
        this = {"guild_id": guild_id, "kind": kind, "season": season}
        rows = await session.rows(BEST, **this)
        best = tuple([Ranked(place, *row) for place, row in enumerate(rows, 1)])
        is_there = user_id is None or any([each.user_id == user_id for each in best])
        own = None if is_there or user_id is None else await _ranked(session, user_id, this)
        people = len(best) if len(best) < MOST_LISTED else await session.first(PEOPLE, **this)
        return Leaderboard(people, best, own)

    @reads
    async def stats(self, session: Session, guild_id: int, user_id: int, season: str = ALL_TIMES) -> Stats:
        """Somebody's in a server; their place is that of this season or of all times, in all games together."""
        this = {"guild_id": guild_id, "user_id": user_id}
        rows = await session.rows(PLAYED, **this)
        curve = await session.rows(CURVE, **this, rated=True)
        standings = await session.rows(STANDINGS, **this, season=ALL_TIMES)
        of_list = {"guild_id": guild_id, "kind": ALL_GAMES, "season": season}
        place = await _ranked(session, user_id, of_list)
        return Stats(
            is_rated=(await settings_of(session, [unrated_key(user_id)])).get(unrated_key(user_id)) != YES,
            tallies=_tallies(rows),
            favourite=_favourite(rows),
            curve=tuple([Point(kind, Rating(mu, sigma).standing) for kind, mu, sigma in reversed(curve)]),
            standings=tuple([Standing(*row) for row in standings]),
            rivals=await _listed_rivals(session, guild_id, user_id),
            place=place,
            people=await session.first(PEOPLE, **of_list) if place else 0,
        )

    @writes
    async def rate(self, session: Session, user_id: int, *, rated: bool) -> None:
        """Whether somebody wants to be rated, in all servers. If they don't, their ratings are forgotten, and if they
        change their mind, they begin as newcomers."""
        key, value = unrated_key(user_id), NO if rated else YES
        if (await settings_of(session, [key])).get(key, NO) == value:
            return
        if not await session.change(PUT_SETTING, this_key=key, new_value=value):
            await session.change(ADD_SETTING, **numbered([{"key": key, "value": value}]))
        await session.change(FORGET, user_id=user_id)
        await session.change(UNRATE, this_user_id=user_id, new_rated=False, new_mu=None, new_sigma=None)


async def _ranked(session: Session, user_id: int, this: dict[str, Any]) -> Ranked | None:
    rows = await session.rows(OWN, **this, user_id=user_id)
    if not rows:
        return None
    standing = rows[0][LISTED.index("standing")]
    return Ranked(1 + await session.first(BETTER, **this, user_id=user_id, standing=standing), *rows[0])


def _tallies(rows: Iterable[Sequence[Any]]) -> tuple[Tally, ...]:
    games, won = Counter[tuple[str, int]](), Counter[tuple[str, int]]()
    for kind, _, apart, count, wins in rows:
        games[kind, apart] += count
        won[kind, apart] += wins
    return tuple([Tally(kind, bool(apart), games[kind, apart], won[kind, apart]) for kind, apart in sorted(games)])


def _favourite(rows: Iterable[Sequence[Any]]) -> str | None:
    chosen = Counter[str]()
    for _, character, _, count, _ in rows:
        if character is not None:
            chosen[character] += count
    return min(chosen, key=lambda each: (-chosen[each], each), default=None)


async def _listed_rivals(session: Session, guild_id: int, user_id: int) -> tuple[Rival, ...]:
    """Those they've met most, without those who don't want to be listed."""
    rows = await session.rows(RIVALS, guild_id=guild_id, user_id=user_id)
    settings = await settings_of(session, [unrated_key(other) for other, *_ in rows])
    listed = [row for row in rows if settings.get(unrated_key(row[0])) != YES][:MOST_RIVALS]
    names = [await session.first(NAME, guild_id=guild_id, user_id=other) for other, *_ in listed]
    return tuple([Rival(other, name, *counts) for (other, *counts), name in zip(listed, names, strict=True)])
