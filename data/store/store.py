"""The one door to the database. Every verb is a whole transaction; what comes back are values."""

from collections.abc import Callable, Mapping, Sequence
from secrets import token_hex
from typing import Self

from sqlmodel import col, func, select, update

from engine.record import Record

from .clock import Clock
from .database import DEFAULT_URL, Database, Session
from .deadlines import Lapsing
from .lobby import Lobby
from .models import GameRow, ResultRow, SeatRow, SettingRow
from .play import said
from .posts import Presenting, settings_of
from .table_in_transaction import find
from .transactions import Door, No, changes, looks, or_says_why
from .values import OPEN, Result, Table, Why

CLOCK = Clock()


class Store(Lobby, Lapsing, Presenting, Door):
    @classmethod
    async def open(
        cls,
        url: str = DEFAULT_URL,
        *,
        clock: Clock = CLOCK,
        seed: Callable[[], str] = lambda: token_hex(32),
    ) -> Self:
        """Open the database, and bring its tables up to date."""
        return cls(await Database.open(url), clock=clock, seed=seed)

    async def close(self) -> None:
        await self.database.close()

    @or_says_why
    @looks
    async def load(self, session: Session, game_id: int) -> Table:
        return (await find(session, game_id)).table()

    @looks
    async def table_at(self, session: Session, channel_id: int) -> int | None:
        """The open table in this channel."""
        here = select(GameRow.id).where(col(GameRow.channel_id) == channel_id, col(GameRow.status).in_(OPEN))
        return (await session.exec(here)).first()

    @looks
    async def tables_of(self, session: Session, user_id: int) -> Sequence[int]:
        """The open tables where this person sits, the last touched first."""
        theirs = (
            select(SeatRow.game_id)
            .join(GameRow, col(GameRow.id) == col(SeatRow.game_id))
            .where(col(SeatRow.user_id) == user_id, col(GameRow.status).in_(OPEN))
            .order_by(col(GameRow.touched).desc())
        )
        return (await session.exec(theirs)).all()

    @looks
    async def tables_in(self, session: Session, guild_id: int) -> Sequence[int]:
        """The open tables of this server."""
        there = select(GameRow.id).where(col(GameRow.guild_id) == guild_id, col(GameRow.status).in_(OPEN))
        return [number for number in await session.exec(there) if number is not None]

    @looks
    async def count_open(self, session: Session) -> int:
        """How many tables stand anywhere."""
        return (await session.exec(select(func.count()).where(col(GameRow.status).in_(OPEN)))).one()

    @or_says_why
    @looks
    async def record(self, session: Session, game_id: int) -> str:
        """The game as text. Until it has ended it is sealed, and as private as the hands."""
        place = await find(session, game_id)
        if place.row.snapshot is None:
            raise No(Why.NOT_BEGUN, table=game_id)
        record = Record.of(place.game(), await said(session, place))
        return (record.sealed() if place.status.open else record).text()

    @looks
    async def results(self, session: Session, game_id: int) -> Sequence[Result]:
        """How a finished game went, seat by seat."""
        rows = await session.exec(
            select(ResultRow).where(col(ResultRow.game_id) == game_id).order_by(col(ResultRow.seat))
        )
        return [Result(**row.model_dump()) for row in rows]

    @looks
    async def setting(self, session: Session, key: str) -> str | None:
        return (await session.exec(select(SettingRow.value).where(col(SettingRow.key) == key))).first()

    @looks
    async def settings(self, session: Session, keys: Sequence[str]) -> Mapping[str, str]:
        """Those of them that are set."""
        return await settings_of(session, keys)

    @changes
    async def put_setting(self, session: Session, key: str, value: str) -> None:
        await session.merge(SettingRow(key=key, value=value))

    @changes
    async def swap_setting(self, session: Session, key: str, old: str | None, new: str) -> bool:
        """Set it only if it is `old`: of several processes that try, one succeeds."""
        if old is None:
            if await session.get(SettingRow, key) is not None:
                return False
            session.add(SettingRow(key=key, value=new))
            return True
        this = (col(SettingRow.key) == key, col(SettingRow.value) == old)
        swap = update(SettingRow).where(*this).values(value=new).returning(col(SettingRow.key))
        return (await session.exec(swap)).first() is not None
