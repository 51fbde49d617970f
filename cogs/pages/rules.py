"""What there is to read: the rules of a game in chapters, a short guide to the bot, and what the bot is."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine import GAMES
from engine.words import digest
from render import ARTISTS, TELLERS
from render.studio import Job, State, jobs
from render.words.texts import ENGLISH, Texts

from .ids import NO_TABLE, Click
from .model import Choice, Drawing, Page, Part, Say, Select, Show

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "pyproject.toml"
GUIDE = ("help-table", "help-hand", "help-play", "help-end", "help-more")
FOLDER = ROOT / "data" / "rules"
LONGEST_CHAPTER = 3500  # characters: a message holds 4000, with its title
CHAPTER = re.compile(r"^## (.+)\n", re.MULTILINE)
FIGURE = re.compile(r"^!\[(.*)\]\(figure:(.*)\)$", re.MULTILINE)
FACT = re.compile(r"\{(.+?)\}")


class Chapter(NamedTuple):
    """As it stands in the file: with the names of facts in braces, and of figures where they're shown."""

    title: str
    text: str


def rules_page(words: Texts, kind: str, number: int = 0) -> Page:
    book = chapters(kind, words.language)
    title, text = book[number]
    head = words.say("rules-title", game=words.say(f"game-{kind}"), chapter=title)
    choices = [Choice(str(each), chapter.title, each == number) for each, chapter in enumerate(book)]
    select = Select(Click("rules", NO_TABLE, kind).select_id, words.say("rules-choose"), tuple(choices))
    return Page((*chapter_parts(words, kind, f"{head}\n{filled(words, kind, text)}"), select))


@cache
def chapters(kind: str, language: str = ENGLISH) -> tuple[Chapter, ...]:
    """What isn't there in a language is read in English. A page is a chapter, and a line is a line."""
    files = [FOLDER / kind / f"{each}.md" for each in (language, ENGLISH)]
    source = next(file for file in files if file.exists()).read_text(encoding="utf-8")
    _, *found = CHAPTER.split(source)
    return tuple([Chapter(title, text.strip()) for title, text in zip(found[::2], found[1::2], strict=True)])


def filled(words: Texts, kind: str, text: str) -> str:
    """With the numbers of what's really in the box."""
    seats = GAMES[kind].seats
    facts = {"least": seats[0], "most": seats[-1], **TELLERS[kind].facts(words)}
    return FACT.sub(lambda found: str(facts[found[1]]), text)


def chapter_parts(words: Texts, kind: str, text: str) -> Iterator[Part]:
    """Text and pictures take turns."""
    told, *rest = FIGURE.split(text)
    yield Say(told.strip())
    for alt, name, told in zip(rest[::3], rest[1::3], rest[2::3], strict=True):
        if kind in ARTISTS and name in ARTISTS[kind].figures:
            yield Show((figure(words, kind, name, alt),))
        if told.strip():
            yield Say(told.strip())


def figure(words: Texts, kind: str, name: str, alt: str) -> Drawing:
    return Drawing(
        digest(repr((kind, name, alt, words.language))),
        Job(jobs.figure, (kind, name, alt, words)),
        what=f"the rules of {kind}: the picture of {name}",
        instead=lambda: words.say("picture-missing"),
    )


# The guide


def help_page(words: Texts) -> Page:
    games = [words.say(f"help-{kind}", least=game.seats[0], most=game.seats[-1]) for kind, game in GAMES.items()]
    opening = "\n".join([words.say("help-what"), *games])
    return Page((Say(opening), *[Say(words.say(chapter)) for chapter in GUIDE]))


def about_page(words: Texts, *, tables: int, ping: float, busy: str = "") -> Page:
    """`ping` in seconds; not a number before the first heartbeat."""
    milliseconds = round(ping * 1000) if 0 <= ping < 60 else -1
    about = Say(words.say("about-page", version=version(), tables=tables, ping=milliseconds))
    return Page((about, Say(busy)) if busy else (about,))


def busy_lines(words: Texts, *, shown: int, studio: State) -> str:
    """For the bot's owner: what is waiting, and what was drawn since the start."""
    pictures = {"waiting": sum(studio.waiting), "oldest": round(1000 * studio.oldest)}
    done = {name: getattr(studio, name) for name in ("drawn", "dropped", "failed", "restarts")}
    return words.say("about-busy", shown=shown, cached=studio.from_cache + studio.shared, **pictures, **done)


@cache
def version() -> str:
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
