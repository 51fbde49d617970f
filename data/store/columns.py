"""The kinds of columns. What a database would refuse, or not keep as it was given, is refused here, in words."""

from datetime import UTC, datetime

from sqlalchemy import BigInteger, DateTime, Dialect, Integer, String, Text
from sqlalchemy.types import TypeDecorator

from engine.words import quoted

from .errors import BadValue

BIGGEST_ID = 2**63 - 1
BIGGEST_NUMBER = 2**31 - 1
NEVER = datetime(1970, 1, 1, tzinfo=UTC)  # a time that has always passed


class Id(TypeDecorator[int]):
    """A Discord id, or one of ours."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return _whole(value, 0, BIGGEST_ID, "an id")


class Number(TypeDecorator[int]):
    """A count, a place or a score."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        return _whole(value, -BIGGEST_NUMBER, BIGGEST_NUMBER, "a number")


class Line(TypeDecorator[str]):
    """A short text."""

    impl = String
    cache_ok = True

    def __init__(self, length: int) -> None:
        super().__init__(length)
        self.length = length

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        if value is not None and len(value) > self.length:
            raise BadValue(f"{quoted(value)}: this may have {self.length} characters, not {len(value)}")
        return _plain(value)


class Long(TypeDecorator[str]):
    """A text of any length."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return _plain(value)


class Moment(TypeDecorator[datetime]):
    """A time, always in UTC; SQLite would forget the zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise BadValue(f"{value}: a time needs its zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC))


def storable(text: str) -> bool:
    """PostgreSQL keeps no NUL, and half a surrogate pair is no UTF-8."""
    return not any(sign == "\0" or "\ud800" <= sign <= "\udfff" for sign in text)


def _plain(text: str | None) -> str | None:
    if text is not None and not (text.isascii() and "\0" not in text) and not storable(text):
        raise BadValue(f"{quoted(text)}: this has signs that are no text")
    return text


def _whole(value: int | None, least: int, most: int, what: str) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not least <= value <= most:
        raise BadValue(f"{quoted(value)}: {what} is a whole number from {least} to {most}")
    return value
