"""What the program was told before it started: settings from the environment or `.env`.

They're read by hand, because the playground's page is served before pydantic could be imported.
"""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from dotenv import dotenv_values
from dotenv.parser import parse_stream

from .logs import FORMATS, TEXT

ENV, ENCODING = Path(".env"), "utf-8-sig"  # editors on Windows may write an invisible mark at its beginning
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LAST_PORT = 65_535
MOST_SHARDS, MOST_PROCESSES, MOST_DAYS = 1_000_000, 64, 36_500


class BadSetting(Exception):
    """One line for whoever started the program: which setting is wrong, and why."""


@dataclass(frozen=True)
class Settings:
    """Each is an environment variable of the same name, in capitals."""

    discord_token: str | None = field(default=None, repr=False)
    discord_api: str = ""
    discord_gateway: str = ""
    database_url: str = "sqlite+aiosqlite:///duckboard.db"
    playground: str = "on"
    playground_port: int = 8787
    playground_fresh: bool = False
    shard_count: int | None = None
    shard_ids: tuple[int, ...] = ()
    processes: int = 1
    drawing_processes: int = 1
    thinking_processes: int = 1
    keep_games_days: int = 0
    privacy_url: str = ""
    terms_url: str = ""
    log_level: str = "INFO"
    log_format: str = TEXT
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"

    def __post_init__(self) -> None:
        if self.discord_token is None and self.playground == "off":
            raise BadSetting("DISCORD_TOKEN is missing, and PLAYGROUND is off")
        if bool(self.discord_api) != bool(self.discord_gateway):
            raise BadSetting("DISCORD_API and DISCORD_GATEWAY belong together: set both or neither")
        if not all(each < (self.shard_count or 0) for each in self.shard_ids):
            raise BadSetting("SHARD_IDS needs SHARD_COUNT, and each id must be below it")
        if self.processes > 1 and self.shard_ids:
            raise BadSetting("PROCESSES gives each process its shards: leave SHARD_IDS out")
        if self.processes > (self.shard_count or self.processes):
            raise BadSetting("PROCESSES can't be more than SHARD_COUNT: each needs a shard")
        if (self.metrics_port or 0) + self.processes - 1 > LAST_PORT:
            raise BadSetting(f"METRICS_PORT: each of the {self.processes} processes needs a port of its own")


def read_settings() -> Settings:
    return settings_from(told())


def database_url() -> str:
    """For commands that need no other setting: the token may be missing."""
    return told().get("DATABASE_URL", Settings.database_url)


def told() -> dict[str, str]:
    """By the environment, or else by the file."""
    try:
        check_lines(ENV)
        return given(dotenv_values(ENV, encoding=ENCODING)) | given(os.environ)
    except (OSError, UnicodeError) as error:
        raise BadSetting(f"{ENV} cannot be read: {error}") from None


def check_lines(file: Path) -> None:
    """Without this, a malformed line would be silently skipped."""
    if not file.is_file():
        return
    with file.open(encoding=ENCODING) as lines:
        for line in parse_stream(lines):
            if line.error or (line.key and line.value is None):
                source = line.original.string
                blank = source[: len(source) - len(source.lstrip())].count("\n")
                raise BadSetting(f"{file}, line {line.original.line + blank}: expected NAME=value")


def given(source: Mapping[str, str | None]) -> dict[str, str]:
    """An empty value counts as missing; names can be in any case."""
    return {name.upper(): value for name, value in source.items() if value}


def settings_from(values: Mapping[str, str]) -> Settings:
    """The reason never includes the value: it may be a token."""
    read: dict[str, Any] = {}
    for each in fields(Settings):
        name = each.name.upper()
        try:
            read |= {each.name: READ[each.name](values[name])} if name in values else {}
        except ValueError as error:
            raise BadSetting(f"{name}: {error}") from None
    return Settings(**read)


def token(value: str) -> str:
    if not (value.isascii() and value.isprintable()):
        raise ValueError("it has characters that no token has")
    return value


def address(*schemes: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        if not re.match(f"({'|'.join(schemes)})://.", value):
            raise ValueError(f"must be an address that begins with {schemes[-1]}://")
        return value

    return read


def one_of(*words: str) -> Callable[[str], str]:
    def read(value: str) -> str:
        found = [word for word in words if word.lower() == value.lower()]
        if not found:
            raise ValueError(f"must be {', '.join(words[:-1])} or {words[-1]}")
        return found[0]

    return read


def number(least: int, most: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        if not (value.strip().isdecimal() and least <= int(value) <= most):
            raise ValueError(f"must be a number from {least} to {most}")
        return int(value)

    return read


def switch(value: str) -> bool:
    return one_of("1", "0", "on", "off")(value) in ("1", "on")


def numbers(value: str) -> tuple[int, ...]:
    return tuple(number(0, MOST_SHARDS)(each) for each in value.strip("[] ").split(","))


READ: dict[str, Callable[[str], object]] = {
    "discord_token": token,
    "discord_api": address("http", "https"),
    "discord_gateway": address("ws", "wss"),
    "database_url": str,
    "playground": one_of("on", "off"),
    "playground_port": number(0, LAST_PORT),
    "playground_fresh": switch,
    "shard_count": number(1, MOST_SHARDS),
    "shard_ids": numbers,
    "processes": number(1, MOST_PROCESSES),
    "drawing_processes": number(0, MOST_PROCESSES),
    "thinking_processes": number(0, MOST_PROCESSES),
    "keep_games_days": number(0, MOST_DAYS),
    **dict.fromkeys(("privacy_url", "terms_url"), address("http", "https")),
    "log_level": one_of(*LEVELS),
    "log_format": one_of(*FORMATS),
    "metrics_port": number(1, LAST_PORT),
    "metrics_host": str,
}
