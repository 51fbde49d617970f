"""The puzzle of the day: who has solved it, with how many tries, on how many days in a row, and where it's posted."""

from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta
from typing import NamedTuple

from sqlmodel import col, select

from .finishing import YES, unrated_key
from .forgetting import NO_SETTING, given
from .models import LONGEST_NAME, SettingRow, SolveRow
from .posts import settings_of
from .session import Overtaken, Session
from .statements import Statement, adding, changing, columns, numbered
from .table_in_transaction import cleaned
from .transactions import StoreBase, reads, writes

MOST_LISTED = 100  # solvers of a server who are looked at
LONGEST_STREAK = 1000  # days that are looked at
PUZZLE = "puzzle"  # begins the keys of settings that say where a server wants it: `puzzle <server>`

THIS_DAY = given("this_day")
THIS_USER = given("this_user")
SOLVE = Statement(
    select(*columns(SolveRow, "tries", "solved", "gave_up")).where(  # pyright: ignore
        col(SolveRow.day) == THIS_DAY, col(SolveRow.user_id) == THIS_USER
    )
)
ADD = adding(SolveRow, ("day", "user_id", "guild_id", "name", "tries", "solved", "gave_up"))
CHANGE = changing(SolveRow, ("tries", "solved", "gave_up"), ("day", "user_id", "tries", "gave_up"))
SOLVERS = Statement(
    select(*columns(SolveRow, "user_id", "name", "tries"))  # pyright: ignore
    .where(
        col(SolveRow.day) == THIS_DAY, col(SolveRow.guild_id) == given("this_guild"), col(SolveRow.solved).is_not(None)
    )
    .order_by(col(SolveRow.tries), col(SolveRow.solved), col(SolveRow.user_id))
    .limit(MOST_LISTED)
)
DAYS = Statement(
    select(SolveRow.day)
    .where(col(SolveRow.user_id) == THIS_USER, col(SolveRow.solved).is_not(None))
    .order_by(col(SolveRow.day).desc())
    .limit(LONGEST_STREAK)
)
WANTED = Statement(
    select(SettingRow.key, SettingRow.value).where(
        col(SettingRow.key).like(f"{PUZZLE} %"), col(SettingRow.value).not_like(given("posted"))
    )
)


class Solve(NamedTuple):
    """How somebody is doing with one puzzle. Whoever has given up can't solve it any more."""

    tries: int = 0
    solved: datetime | None = None
    gave_up: bool = False

    @property
    def is_over(self) -> bool:
        return self.solved is not None or self.gave_up


UNTRIED = Solve()


class Solver(NamedTuple):
    user_id: int
    name: str
    tries: int


class Solves(StoreBase):
    @writes
    async def try_puzzle(
        self, session: Session, day: date, user_id: int, name: str, guild_id: int | None, *, solves: bool
    ) -> Solve:
        """An answer was given. Once it's solved, or given up, no other one counts."""
        known = await _solve(session, day, user_id)
        if known and known.is_over:
            return known
        tries = known.tries + 1 if known else 1
        return await self._note(
            session, day, user_id, name, guild_id, known, Solve(tries, self.clock.now if solves else None)
        )

    @writes
    async def give_up_puzzle(self, session: Session, day: date, user_id: int, name: str, guild_id: int | None) -> Solve:
        """The answer is shown. If they've found it themselves, that changes nothing."""
        known = await _solve(session, day, user_id)
        if known and known.is_over:
            return known
        tries = known.tries if known else 0
        return await self._note(session, day, user_id, name, guild_id, known, Solve(tries, gave_up=True))

    async def _note(
        self,
        session: Session,
        day: date,
        user_id: int,
        name: str,
        guild_id: int | None,
        known: Solve | None,
        new: Solve,
    ) -> Solve:
        if known:
            changed = {f"new_{field}": value for field, value in new._asdict().items()}
            this = {"this_day": day.isoformat(), "this_user_id": user_id, "this_tries": known.tries}
            this["this_gave_up"] = known.gave_up
            if not await session.change(CHANGE, **this, **changed):
                raise Overtaken
        else:
            who = {"user_id": user_id, "guild_id": guild_id, "name": cleaned(name, LONGEST_NAME)}
            await session.change(ADD, **numbered([{"day": day.isoformat(), **who, **new._asdict()}]))
        return new

    @reads
    async def solve_of(self, session: Session, day: date, user_id: int) -> Solve:
        return await _solve(session, day, user_id) or UNTRIED

    @reads
    async def solvers(self, session: Session, day: date, guild_id: int) -> Sequence[Solver]:
        """Of this server, those with the fewest tries first. Who doesn't want to be listed isn't."""
        found = [Solver(*row) for row in await session.rows(SOLVERS, this_day=day.isoformat(), this_guild=guild_id)]
        hidden = await settings_of(session, [unrated_key(each.user_id) for each in found])
        return [each for each in found if hidden.get(unrated_key(each.user_id)) != YES]

    @reads
    async def streak(self, session: Session, user_id: int, today: date) -> int:
        """On how many days in a row they've solved it. Today still has time."""
        return streak_of([date.fromisoformat(day) for (day,) in await session.rows(DAYS, this_user=user_id)], today)

    @writes
    async def drop_puzzle(self, session: Session, guild_id: int) -> None:
        """This server doesn't want it posted any more, or it can't be."""
        await session.change(NO_SETTING, key=f"{PUZZLE} {guild_id}")

    @reads
    async def puzzles_wanted(self, session: Session, day: date) -> Sequence[tuple[int, str]]:
        """The servers that want the puzzle posted and don't have that day's yet, and what they've set."""
        found = await session.rows(WANTED, posted=f"% {day.isoformat()}")
        return [(int(key.split()[1]), value) for key, value in found if key.split()[1].isdecimal()]


async def _solve(session: Session, day: date, user_id: int) -> Solve | None:
    found = await session.rows(SOLVE, this_day=day.isoformat(), this_user=user_id)
    return Solve(*found[0][:2], gave_up=bool(found[0][2])) if found else None


def streak_of(days: Iterable[date], today: date) -> int:
    solved = {*days}
    day = today if today in solved else today - timedelta(days=1)
    streak = 0
    while day in solved:
        day, streak = day - timedelta(days=1), streak + 1
    return streak
