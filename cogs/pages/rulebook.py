"""The rules of a game in chapters, from `data/rules`, set as Discord shows them."""

import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[2] / "data" / "rules"
LONGEST_CHAPTER = 3500  # characters: a message holds 4000, and has a title
FOR_PROGRAMMERS = re.compile(r" *(Every rule has an id|All numbers of the cards are ours:)(\[[^]]*\]\([^)]*\)|[^.])*\.")
RULE = re.compile(r"^- \*\*([A-Z]\d+)\*\* ")
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
OWN_BLOCK = re.compile(r"\s*([-*] |\d+\. |\||#)")  # begins something that does not go on from the line before


class Chapter(NamedTuple):
    title: str  # empty for what stands before the first heading
    part: int  # of a chapter that is too long for one page, from 1
    text: str


@cache
def chapters(kind: str) -> tuple[Chapter, ...]:
    source = (FOLDER / f"{kind}.md").read_text(encoding="utf-8")
    opening, *rest = re.split(r"^## ", FOR_PROGRAMMERS.sub("", source), flags=re.MULTILINE)
    whole = [("", opening.partition("\n")[2])] + [(title.strip(), text) for title, _, text in split_titles(rest)]
    return tuple(Chapter(title, part, text) for title, source in whole for part, text in enumerate(parts(source), 1))


def split_titles(sources: list[str]) -> list[tuple[str, str, str]]:
    return [source.partition("\n") for source in sources]


def parts(source: str) -> list[str]:
    """The text in pieces that fit on a page, torn between paragraphs."""
    pages = [""]
    for block in map(as_shown, blocks(source)):
        if pages[-1] and len(pages[-1]) + 1 + len(block) > LONGEST_CHAPTER:
            pages.append("")
        pages[-1] += ("\n" if pages[-1] else "") + block
    return pages


def blocks(source: str) -> list[str]:
    """Paragraphs, items and rows of tables, each on one line: Discord would show where the file's lines end."""
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
    """Ids of rules are small, links to files are their names, and a row of a table is an item."""
    if block.startswith("|"):
        block = "- " + " · ".join(cell.strip() for cell in block.strip("| ").split("|"))
    return LINK.sub(r"\1", RULE.sub(r"- `\1` ", block))
