"""The types of our columns. What a database would refuse or silently change is refused here, in words."""

from datetime import UTC, datetime
from math import isfinite

from sqlalchemy import BigInteger, DateTime, Dialect, Float, Integer, String, Text
from sqlalchemy.types import TypeDecorator

from engine.words import quoted

from .errors import BadValue

BIGGEST_ID = 2**63 - 1
BIGGEST_NUMBER = 2**31 - 1
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)  # the end of a lease or claim that nobody has


class Id(TypeDecorator[int]):
    """A Discord id."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return _whole(value, 0, BIGGEST_ID, "an id")


class Number(TypeDecorator[int]):
    """A count, a score, or the number of one of our own rows."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return _whole(value, -BIGGEST_NUMBER, BIGGEST_NUMBER, "a number")


class Real(TypeDecorator[float]):
    """A number that needn't be whole, such as a rating."""

    impl = Float
    cache_ok = True

    def process_bind_param(self, value: float | None, dialect: Dialect) -> float | None:
        if value is not None and not isfinite(value):
            raise BadValue(f"{value}: this must be a number")
        return value

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        """Both drivers return it as it is. SQLAlchemy would ask a cursor for its type, and statements have none."""


class ShortText(TypeDecorator[str]):
    impl = String
    cache_ok = True

    def __init__(self, length: int) -> None:
        super().__init__(length)
        self.length = length

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and len(value) > self.length:
            raise BadValue(f"{quoted(value)}: this may have {self.length} characters, not {len(value)}")
        return _plain(value)


class LongText(TypeDecorator[str]):
    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return _plain(value)


class UtcTime(TypeDecorator[datetime]):
    """A time in UTC, with its zone, which SQLite would forget."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise BadValue(f"{value}: a time needs its zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC))


def is_storable(text: str) -> bool:
    """PostgreSQL keeps no NUL, and half a surrogate pair isn't UTF-8."""
    return not any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in text)


def _plain(text: str | None) -> str | None:
    if text is not None and not (text.isascii() and "\0" not in text) and not is_storable(text):
        raise BadValue(f"{quoted(text)}: this has signs that are no text")
    return text


def _whole(value: int | None, least: int, most: int, what: str) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not least <= value <= most:
        raise BadValue(f"{quoted(value)}: {what} is a whole number from {least} to {most}")
    return value
