"""The log: which table a record is about, one JSON object a line, and no secrets."""

import asyncio
import json
import logging
import os
import sys
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.logs import FORMATS, JsonLines, Lines, about_table, passwords_in

TOKEN = "MTIzNDU2.Nzg5.c2VjcmV0"
ADDRESS = "postgresql+asyncpg://duckboard:p%40ss%2Fword@localhost/duckboard"
AN_ANSWER = "https://discord.com/api/v10/interactions/12345/aW50ZXJhY3Rpb24:Secret-1_2/callback"
A_FOLLOW_UP = "https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb24:Secret-1_2?wait=1"


def record(message: str, *args: object, error: BaseException | None = None) -> logging.LogRecord:
    exc_info = (type(error), error, error.__traceback__) if error else None
    return logging.LogRecord("cogs.tables", logging.WARNING, __file__, 1, message, args, exc_info)


def read(line: str) -> dict[str, Any]:
    assert line.isascii()
    assert line.splitlines() == [line]
    return json.loads(line)


def failed(words: str) -> Exception:
    try:
        raise TimeoutError(words)
    except TimeoutError as error:
        return error


def test_a_line_looks_as_it_always_did() -> None:
    told = record("table %s: %s", 7, "quack")
    usual = logging.Formatter("[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S", style="{")
    with about_table(7):
        assert Lines().format(told) == usual.format(told)
    assert Lines().format(told).endswith("[WARNING ] cogs.tables: table 7: quack")


def test_a_json_line_has_everything_in_a_field_of_its_own() -> None:
    told = record("table %s: %s", 7, "quack\u2028\n“quack”", error=failed("no water"))
    with about_table(7):
        said = read(JsonLines().format(told))
    assert datetime.fromisoformat(said["time"]).tzinfo == UTC
    assert abs(datetime.fromisoformat(said["time"]).timestamp() - told.created) < 0.001
    assert said | {"time": "", "traceback": ""} == {
        "time": "",
        "level": "WARNING",
        "logger": "cogs.tables",
        "process": os.getpid(),
        "message": "table 7: quack\u2028\n“quack”",
        "table": 7,
        "traceback": "",
    }
    assert said["traceback"].startswith("Traceback (most recent call last)")
    assert said["traceback"].endswith("TimeoutError: no water")
    assert not {"table", "traceback"} & read(JsonLines().format(record("quack"))).keys()


async def test_tasks_that_begin_at_a_table_are_about_it_and_about_no_other() -> None:
    begun = asyncio.Event()

    async def table_later() -> Any:
        await begun.wait()
        return read(JsonLines().format(record("quack"))).get("table")

    with about_table(1):
        one = asyncio.create_task(table_later())
        with about_table(2):
            two = asyncio.create_task(table_later())
        with about_table(None):
            none = asyncio.create_task(table_later())
        begun.set()
    assert await asyncio.gather(one, two, none, table_later()) == [1, 2, None, None]


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("words", [AN_ANSWER, A_FOLLOW_UP, ADDRESS, f"Bot {TOKEN}", "password p@ss/word is wrong"])
def test_no_secret_is_in_a_line(form: str, words: str) -> None:
    """aiohttp has the address of a request in some of its errors, and with it the token of an interaction."""
    formatter = FORMATS[form]([TOKEN, *passwords_in(ADDRESS)])
    line = formatter.format(record("it failed: %s", words, error=failed(words)))
    for secret in (TOKEN, "Secret-1_2", "p%40ss%2Fword", "p@ss/word"):
        assert secret not in line
    assert "it failed: " in line
    assert "TimeoutError: " in line


def test_other_addresses_stay_as_they_are() -> None:
    for words in ("http://127.0.0.1:8787/x@y", "https://discord.com/api/v10/channels/12/messages/34", "a:b@c"):
        assert Lines(["", "abc"]).format(record(words)).endswith(words)


@pytest.mark.parametrize(
    ("address", "passwords"),
    [
        ("postgresql://duck:quack/quack@one,two/ducks", {"quack/quack"}),
        ("postgresql://duck@one/ducks?password=qu%61ck&ssl=disable", {"qu%61ck", "quack"}),
        ("postgresql://duck:quack@/ducks?host=one", {"quack"}),
        ("postgresql://duck@one/ducks", set[str]()),
    ],
)
def test_a_password_is_found_wherever_the_database_finds_it(address: str, passwords: set[str]) -> None:
    assert set(passwords_in(address)) == passwords


def test_no_password_is_found_where_there_is_none() -> None:
    assert passwords_in("sqlite+aiosqlite:///duckboard.db") == passwords_in("http://[") == ()


@given(st.text(), st.integers(0, sys.maxsize))
def test_whatever_is_said_is_one_line(words: str, table: int) -> None:
    with about_table(table):
        said = read(JsonLines().format(record("%s", words)))
    assert said.get("table", 0) == table
