"""What's shipped: the Containerfile and compose.yaml name only what's there, and all that's needed."""

import json
import re
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any, NamedTuple

import pytest
import yaml

from data.backup import _parser
from data.settings import FOLDER, Settings
from data.store.database import checked_url
from tests.support.paths import ROOT
from tests.test_house import MAY_IMPORT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SETTINGS = {each.name.upper() for each in fields(Settings)}
OF_OTHERS = re.compile(r"PATH|PYTHON[A-Z]+|UV_[A-Z_]+")  # settings of Python and uv
BUILDERS = re.compile(r"\b(pip|uv|apt-get|gcc|make)\b")


class Step(NamedTuple):
    word: str
    rest: str


def stages() -> list[list[Step]]:
    """The Containerfile, from each FROM to the next."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line.strip() and not line.startswith("#")]
    found = list[list[Step]]()
    for word, rest in lines:
        found += [[]] if word == "FROM" else []
        found[-1].append(Step(word, rest))
    return found


BUILD, LAST = stages()


def told(stage: list[Step], word: str) -> list[str]:
    return [step.rest for step in stage if step.word == word]


def variables(stage: list[Step]) -> dict[str, str]:
    return dict([pair.split("=", 1) for rest in told(stage, "ENV") for pair in rest.split()])


def copied() -> set[str]:
    return {name for rest in told(BUILD, "COPY") for name in rest.split()[:-1]}


# The image


def test_all_that_the_bot_needs_is_copied_and_nothing_else_is_sent() -> None:
    assert all((ROOT / name).exists() for name in copied())
    rooms = {room if (ROOT / room).is_dir() else f"{room}.py" for room in MAY_IMPORT}
    assert copied() == rooms | {"pyproject.toml", "LICENSE"}
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert {line[1:] for line in ignored if line.startswith("!")} == copied()
    assert [line for line in ignored if line and line[0] not in "#!"] == ["*", "**/__pycache__"]


def test_its_python_is_one_we_run_on_and_it_has_all_extras() -> None:
    pythons = {rest.split()[0] for stage in (BUILD, LAST) for rest in told(stage, "FROM")}
    (python,) = pythons  # packages are compiled for one
    version = re.fullmatch(r"python:3\.(\d+)-slim", python)
    promised = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", PROJECT["project"]["requires-python"])
    assert version
    assert promised
    assert int(promised[1]) <= int(version[1]) < int(promised[2])
    (sync,) = [rest for rest in told(BUILD, "RUN") if "uv sync" in rest]
    assert {"--no-dev", "--all-extras"} <= {*sync.split()}
    assert "postgres" in PROJECT["project"]["optional-dependencies"]


def test_every_python_that_is_promised_is_tried_and_named() -> None:
    least, end = re.findall(r"3\.(\d+)", PROJECT["project"]["requires-python"])
    versions = [f"3.{minor}" for minor in range(int(least), int(end))]
    assert PROJECT["project"]["classifiers"] == [f"Programming Language :: Python :: {each}" for each in versions]
    assert f"for version in {' '.join(versions)}; do" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f"Python {versions[0]} to {versions[-1]}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_nobody_builds_in_it_and_nobody_is_root() -> None:
    assert not [rest for rest in told(LAST, "RUN") if BUILDERS.search(rest)]
    assert told(LAST, "COPY") == ["--from=build /app /app"]
    (user,) = told(LAST, "USER")
    assert int(user.split(":")[0]) > 0
    words = [step.word for step in LAST]
    assert words.index("USER") > max(place for place, word in enumerate(words) if word in ("RUN", "COPY"))
    (made,) = told(LAST, "RUN")
    assert f"--uid {user.split(':')[0]} --home-dir {told(LAST, 'VOLUME')[0]}" in made


def test_its_settings_exist_and_it_keeps_its_database_in_the_volume() -> None:
    ours = {name: value for name, value in variables(LAST).items() if not OF_OTHERS.fullmatch(name)}
    assert ours.keys() <= SETTINGS | {FOLDER}
    assert not [name for name in variables(BUILD) if not OF_OTHERS.fullmatch(name)]
    assert [ours[FOLDER]] == told(LAST, "VOLUME")
    assert json.loads(*told(LAST, "CMD")) == ["python", "bot.py"]
    assert told(LAST, "STOPSIGNAL") == ["SIGTERM"]  # as `bot.py` listens to


@contextmanager
def bot_that_answers(status: int) -> Iterator[int]:
    """The port of somebody who answers `/healthz` like this."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status if self.path == "/healthz" else 404)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield server.server_port
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1), (404, 1)])
def test_it_is_healthy_if_the_bot_says_so(status: int, code: int, monkeypatch: pytest.MonkeyPatch) -> None:
    (check,) = told(LAST, "HEALTHCHECK")
    python, option, words = json.loads(check.partition("CMD ")[2])
    assert (python, option) == ("python", "-c")
    with bot_that_answers(status) as port:
        monkeypatch.setenv("METRICS_PORT", str(port))
        with pytest.raises(SystemExit) as ended:
            exec(words, {})
    assert int(ended.value.code or 0) == code


# The bot and its PostgreSQL

COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
BOT, DATABASE = COMPOSE["services"]["bot"], COMPOSE["services"]["database"]
NEEDED = re.compile(r"\$\{(\w+)(?::\?[^}]*)?\}")


def filled(text: str) -> str:
    return NEEDED.sub("secret", text)


def test_the_bot_finds_its_database() -> None:
    url = checked_url(filled(BOT["environment"]["DATABASE_URL"]))
    assert url.get_backend_name() == "postgresql"
    assert COMPOSE["services"][str(url.host)] is DATABASE
    theirs = DATABASE["environment"]
    assert (url.username, url.database) == (theirs["POSTGRES_USER"], theirs["POSTGRES_DB"])
    assert url.password == filled(theirs["POSTGRES_PASSWORD"])
    assert BOT["depends_on"] == {"database": {"condition": "service_healthy"}}
    ready = " ".join(DATABASE["healthcheck"]["test"])
    assert f"--username={url.username} --dbname={url.database}" in ready


def test_its_settings_exist_and_secrets_come_from_a_file_that_is_not_sent() -> None:
    assert BOT["environment"].keys() <= SETTINGS
    assert BOT["env_file"] == ".env"
    assert ".env" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    secrets = {*NEEDED.findall(str(COMPOSE))}
    assert secrets == {"POSTGRES_PASSWORD"}
    assert all(f"{name}=" in HOSTING for name in secrets | {"DISCORD_TOKEN"})


def test_what_is_kept_is_in_volumes() -> None:
    mounted = [each.split(":") for service in (BOT, DATABASE) for each in service["volumes"]]
    assert {name for name, _ in mounted} == COMPOSE["volumes"].keys()
    assert [place for name, place in mounted if name == "backups"] == told(LAST, "VOLUME")
    assert BOT["read_only"]


def test_both_come_back_by_themselves_and_nobody_else_can_reach_them() -> None:
    assert (ROOT / BOT["build"]["context"] / BOT["build"]["dockerfile"]).is_file()
    for service in (BOT, DATABASE):
        assert service["restart"] == "unless-stopped"
        assert "ports" not in service


# The papers


def test_every_command_about_backups_can_be_typed() -> None:
    commands = re.findall(r"python -m data\.backup ([^\n`#|;']+)", HOSTING)
    assert {command.split()[0] for command in commands} == {"save", "check", "restore", "copy", "release"}
    for command in commands:
        _parser().parse_args(command.split())
