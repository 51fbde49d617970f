"""What there is to read: the rules of a game in chapters, a short guide to the bot, and what the bot is."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from engine import GAMES
from render.words.texts import Texts

from .ids import NO_TABLE, Click
from .model import Choice, Page, Say, Select

ROOT = Path(__file__).parents[2]
PROJECT = ROOT / "pyproject.toml"
GUIDE = ("help-table", "help-hand", "help-play", "help-end", "help-more")
FOLDER = ROOT / "docs" / "rules"
LONGEST_CHAPTER = 3500  # characters: a message holds 4000, with its title
FOR_PROGRAMMERS = re.compile(r" *(Every rule has an id|All numbers of the cards are ours:)(\[[^]]*\]\([^)]*\)|[^.])*\.")
RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
OWN_BLOCK = re.compile(r"\s*([-*] |\d+\. |\||#)")  # starts a block of its own


class Chapter(NamedTuple):
    title: str  # empty for the text before the first heading
    part: int  # from 1; a chapter too long for one page has several
    text: str


def rules_page(words: Texts, kind: str, number: int = 0) -> Page:
    book = chapters(kind)
    titles = [title_of(words, chapter) for chapter in book]
    head = words.say("rules-title", game=words.say(f"game-{kind}"), chapter=titles[number])
    choices = [Choice(str(each), title[:100], each == number) for each, title in enumerate(titles)]
    select = Select(Click("rules", NO_TABLE, kind).select_id, words.say("rules-choose"), tuple(choices))
    return Page((Say(f"{head}\n{book[number].text}"), select))


def title_of(words: Texts, chapter: Chapter) -> str:
    title = chapter.title or words.say("rules-overview")
    return title if chapter.part == 1 else words.say("rules-more", chapter=title, part=chapter.part)


# The rulebook


@cache
def chapters(kind: str) -> tuple[Chapter, ...]:
    source = (FOLDER / f"{kind}.md").read_text(encoding="utf-8")
    opening, *rest = re.split(r"^## ", FOR_PROGRAMMERS.sub("", source), flags=re.MULTILINE)
    whole = [("", opening.partition("\n")[2])] + [(title.strip(), text) for title, _, text in split_titles(rest)]
    return tuple(Chapter(title, part, text) for title, source in whole for part, text in enumerate(parts(source), 1))


def split_titles(sources: list[str]) -> list[tuple[str, str, str]]:
    return [source.partition("\n") for source in sources]


def parts(source: str) -> list[str]:
    """The text in pieces that fit on a page, broken between paragraphs."""
    pages = [""]
    for block in map(as_shown, blocks(source)):
        if pages[-1] and len(pages[-1]) + 1 + len(block) > LONGEST_CHAPTER:
            pages.append("")
        pages[-1] += ("\n" if pages[-1] else "") + block
    return pages


def blocks(source: str) -> list[str]:
    """Paragraphs, list items and table rows, each on one line: Discord would show the file's line breaks."""
    found: list[str] = []
    fresh = True
    for line in source.splitlines():
        if not line.strip():
            fresh = True
            continue
        if fresh or OWN_BLOCK.match(line):
            found.append(line.rstrip())
        else:
            found[-1] += " " + line.strip()
        fresh = False
    return [block for block in found if not re.fullmatch(r"[|:\s-]+", block)]


def as_shown(block: str) -> str:
    """As Discord shows it: rule ids as code, links as plain words, table rows as list items."""
    if block.startswith("|"):
        block = "- " + " · ".join(cell.strip() for cell in block.strip("| ").split("|"))
    return LINK.sub(r"\1", RULE.sub(r"- `\1` ", block))


# The guide


def help_page(words: Texts) -> Page:
    games = [words.say(f"help-{kind}", least=game.seats[0], most=game.seats[-1]) for kind, game in GAMES.items()]
    opening = "\n".join([words.say("help-what"), *games])
    return Page((Say(opening), *[Say(words.say(chapter)) for chapter in GUIDE]))


def about_page(words: Texts, *, tables: int, ping: float) -> Page:
    """`ping` in seconds; not a number before the first heartbeat."""
    milliseconds = round(ping * 1000) if 0 <= ping < 60 else -1
    return Page((Say(words.say("about-page", version=version(), tables=tables, ping=milliseconds)),))


@cache
def version() -> str:
    return tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"]
