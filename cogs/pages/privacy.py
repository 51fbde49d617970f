"""What somebody is told about their data: what is kept, all of it as a file, and how it's deleted."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from render.words.texts import Texts

from .ids import NO_TABLE, Click
from .model import Button, Buttons, File, Page, Say

SEND, DELETE, SURE, KEEP = "send", "delete", "sure", "keep"  # what the buttons say after the verb
LARGEST_FILE = 8_000_000  # bytes: Discord takes ten million
FILE = "duckboard-data"
GAMES = "games"  # what is divided among several files, if it's too much for one


class Papers(NamedTuple):
    """Where whoever runs the bot has put the privacy policy and the terms; empty if nowhere."""

    privacy: str = ""
    terms: str = ""


def privacy_page(words: Texts, papers: Papers, keep_days: int) -> Page:
    say = words.say
    told = [say("privacy-page", days=keep_days), *papers_line(words, papers)]
    send = Button(click(SEND), say("privacy-send"), "primary")
    delete = Button(click(DELETE), say("privacy-delete"), "danger")
    return Page((Say("\n".join(told)), Buttons((send, delete))))


def papers_line(words: Texts, papers: Papers) -> Iterator[str]:
    if papers.privacy:
        yield words.say("privacy-policy", url=papers.privacy)
    if papers.terms:
        yield words.say("privacy-terms", url=papers.terms)


def sure_page(words: Texts) -> Page:
    yes = Button(click(SURE), words.say("privacy-sure-yes"), "danger")
    no = Button(click(KEEP), words.say("privacy-sure-no"))
    return Page((Say(words.say("privacy-sure")), Buttons((yes, no))))


def data_pages(words: Texts, stored: Mapping[str, Any]) -> list[Page]:
    """One page for each file. Takes a while, if there's much."""
    texts = [*divided(stored)]
    return [
        Page((Say(words.say("privacy-file", part=part, parts=len(texts))), File(f"{FILE}-{part}.json", text)))
        for part, text in enumerate(texts, 1)
    ]


def divided(stored: Mapping[str, Any], largest: int = LARGEST_FILE) -> Iterator[str]:
    """As JSON, in pieces that Discord takes. The first has all that isn't about one game."""
    games: list[Any] = stored[GAMES]
    rest = {name: value for name, value in stored.items() if name != GAMES}
    while True:
        some = fitting(games, largest - len(written(rest).encode()))
        yield written({**rest, GAMES: games[:some]})
        games, rest = games[some:], {"user_id": stored["user_id"]}
        if not games:
            return


def fitting(games: Sequence[Any], room: int) -> int:
    """How many of these fit: at least one."""
    count = 0
    for game in games:
        room -= len(written([game]).encode())
        if count and room < 0:
            break
        count += 1
    return count


def written(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


def click(what: str) -> str:
    return Click("privacy", NO_TABLE, what).custom_id
