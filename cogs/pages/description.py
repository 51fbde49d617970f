"""A table in words at length, for who does not see pictures, on as many pages as that takes."""

from data.store import Table
from render import TELLERS
from render.words.markdown import plain
from render.words.texts import Texts

from .common import names_of
from .model import MOST_TEXT, Page, Say
from .private import place_of
from .studio import STUDIO


def description_pages(words: Texts, table: Table, user: int) -> list[Page]:
    """To everybody alike what all may know, and to who sits there also their own hand."""
    told = [words.say("describe-title", **place_of(words, table)), board_in_words(words, table)]
    seat = table.seat_of(user)
    if seat and table.game:
        hand = TELLERS[table.kind].hand(table.game.view(seat.number), names_of(table), words)
        told += [words.say("describe-hand"), hand]
    return [Page((Say(text),)) for text in paged(told)]


def board_in_words(words: Texts, table: Table) -> str:
    assert table.game is not None
    view, names = table.game.view(None), names_of(table)
    told = at_length(words, table)
    if told:
        return "\n".join(plain(line) for line in told.splitlines())
    asked = [each for each in view.waiting if not each.standing and not each.answered]
    questions = [TELLERS[table.kind].question(view, each, names, words) for each in asked[:1]]
    return "\n".join([TELLERS[table.kind].board(view, names, words), *questions])


def at_length(words: Texts, table: Table) -> str:
    """As somebody tells it who sees the picture; nothing if they fail."""
    assert table.game is not None
    view, names = table.game.view(None), names_of(table)
    what = f"table {table.id}: its description"
    tell = TELLERS[table.kind].description
    return STUDIO.asked(what, lambda: tell(view, names, words), otherwise="") if tell else ""


def paged(texts: list[str], most: int = MOST_TEXT) -> list[str]:
    """As few pages as hold these texts, torn between lines; a line that fits on no page is torn itself."""
    pages = [""]
    for line in (line for text in texts for line in text.splitlines()):
        for piece in [line[start : start + most] for start in range(0, len(line), most)] or [""]:
            if len(pages[-1]) + 1 + len(piece) > most:
                pages.append("")
            pages[-1] += ("\n" if pages[-1] else "") + piece
    return pages
