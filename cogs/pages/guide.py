"""What somebody reads who meets the bot: a guide of two minutes, and what this is."""

import tomllib
from functools import cache
from pathlib import Path

from engine import GAMES
from render.words.texts import Texts

from .model import Page, Say

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
CHAPTERS = ("help-table", "help-hand", "help-play", "help-end", "help-more")


def help_page(words: Texts) -> Page:
    games = [words.say(f"help-{kind}", least=game.seats[0], most=game.seats[-1]) for kind, game in GAMES.items()]
    opening = "\n".join([words.say("help-what"), *games])
    return Page((Say(opening), *[Say(words.say(chapter)) for chapter in CHAPTERS]))


def about_page(words: Texts, *, tables: int, ping: float) -> Page:
    """`ping` in seconds; it is no number before the first heartbeat."""
    milliseconds = round(ping * 1000) if 0 <= ping < 60 else -1
    return Page((Say(words.say("about-page", version=version(), tables=tables, ping=milliseconds)),))


@cache
def version() -> str:
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
