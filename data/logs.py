"""What the log looks like: lines to read, or one JSON object a line for programs. Secrets are in neither.

Whoever works on a table says so once, with `about_table`. All that's logged in the meantime has its id, whichever
library says it.
"""

import json
import logging
import re
from collections.abc import Collection, Generator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from urllib.parse import unquote

TEXT, JSON = "text", "json"
LINE, TIME = "[{asctime}] [{levelname:<8}] {name}: {message}", "%Y-%m-%d %H:%M:%S"
HIDDEN = "…"
SHORTEST_SECRET = 6  # anything shorter would be found in half of all words
# Libraries put addresses into their errors: of an interaction, with its token, or of a database, with its password
IN_ADDRESSES = re.compile(r"((?:interactions|webhooks)/\d+/)[^\s/?\"']+|(://[^\s/:@]*:)[^\s/@]+(?=@)")
PASSWORD = re.compile(r"://[^:/@]*:([^@]*)@|[?&]password=([^&]*)")  # where the database finds it
# What each library may say at most. The gateway and the database would tell secrets: the tokens of interactions
QUIETEST = {
    "": logging.DEBUG,
    "discord": logging.INFO,
    "discord.http": logging.WARNING,
    "aiosqlite": logging.INFO,
    "alembic": logging.WARNING,
}
TABLE: ContextVar[int | None] = ContextVar("table", default=None)


@contextmanager
def about_table(table_id: int | None) -> Generator[None]:
    """What's logged in this block, and in tasks that begin there, is about this table; 0 and None are no table."""
    before = TABLE.set(table_id or None)
    try:
        yield
    finally:
        TABLE.reset(before)


class Lines(logging.Formatter):
    """For people."""

    def __init__(self, secrets: Collection[str] = ()) -> None:
        super().__init__(LINE, TIME, style="{")
        self._secrets = tuple([each for each in secrets if len(each) >= SHORTEST_SECRET])

    def format(self, record: logging.LogRecord) -> str:
        return self.without_secrets(super().format(record))

    def without_secrets(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, HIDDEN)
        return IN_ADDRESSES.sub(rf"\1\2{HIDDEN}", text)


class JsonLines(Lines):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, str | int | None] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "process": record.process,
            "message": self.without_secrets(record.getMessage()),
        }
        if table := TABLE.get():
            said["table"] = table
        if trace := self._traceback(record):
            said["traceback"] = self.without_secrets(trace)
        return json.dumps(said)

    def _traceback(self, record: logging.LogRecord) -> str:
        trace = self.formatException(record.exc_info) if record.exc_info else record.exc_text
        return "\n".join(filter(None, (trace, record.stack_info)))


FORMATS = {TEXT: Lines, JSON: JsonLines}


def passwords_in(address: str) -> tuple[str, ...]:
    """As it's written in the address of a database, and as it is."""
    return tuple(
        [each for found in PASSWORD.findall(address) for word in found if word for each in (word, unquote(word))]
    )


def set_up_logging(level: str, formatter: Lines | None = None) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(formatter or Lines())
    logging.getLogger().addHandler(handler)
    for name, quiet in QUIETEST.items():
        logging.getLogger(name).setLevel(max(quiet, logging.getLevelNamesMapping()[level]))
