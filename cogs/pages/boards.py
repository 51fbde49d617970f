"""The boards of Duck Race, to look at before a game: all the named ones, or one by its name or code."""

from secrets import token_hex
from typing import Any, NamedTuple

from engine import GAMES, Game
from engine.race import BOARDS, CONTENT, board_of
from engine.words import digest
from render.studio import Job, jobs
from render.words.texts import Texts

from .ids import NO_TABLE, Click
from .model import Choice, Drawing, Page, Say, Select, Show

KIND = "race"


class Laid(NamedTuple):
    """A board ready for a game; `layout` is its name or its code."""

    game: Game[Any]
    layout: str


def lay(wanted: str) -> Laid:
    """The board with this name or code, or a random one. Raises `BadSetup` if nobody could play on it."""
    game = GAMES[KIND].new(seats=GAMES[KIND].seats[0], options={"board": wanted}, seed=token_hex(32))
    return Laid(game, game.view(None).position.board)


def boards_page(words: Texts, name: str) -> Page:
    """All of them in words, and this one as a picture."""
    told = [words.say("boards-title")]
    for grade in dict.fromkeys(named.grade for named in CONTENT.boards.values()):
        told.append(words.say("boards-grade", grade=grade))
        told += [line_of(words, each, name) for each, named in CONTENT.boards.items() if named.grade == grade]
    told.append(words.say("boards-use", name=name))
    choices = tuple(Choice(each, name_of(words, each), each == name) for each in BOARDS)
    select = Select(Click("boards", NO_TABLE).select_id, words.say("boards-choose"), choices)
    return Page((Say("\n".join(told)), picture(words, lay(name)), select))


def line_of(words: Texts, name: str, shown: str) -> str:
    board = BOARDS[name]
    facts = {"spaces": len(board.spaces), "rings": len(board.rings), "shown": "yes" if name == shown else "no"}
    return words.say("boards-line", name=name_of(words, name), **facts)


def name_of(words: Texts, name: str) -> str:
    return words.say(f"option-board-{name}")


def board_page(words: Texts, laid: Laid) -> Page:
    board = board_of(laid.layout)
    title = words.say("board-title", name=name_of(words, laid.layout) if laid.layout in BOARDS else "own")
    size = words.say("board-size", spaces=len(board.spaces), rings=len(board.rings))
    return Page((Say(f"{title}\n{size}\n```\n{laid.layout}\n```"), picture(words, laid)))


def picture(words: Texts, laid: Laid) -> Show:
    view = laid.game.view(None)
    key = digest(repr((view, words.language)))
    drawing = Drawing(
        key,
        Job(jobs.setting, (KIND, view, words)),
        what=f"the picture of the board {laid.layout}",
        instead=lambda: words.say("picture-missing"),
    )
    return Show((drawing,))
