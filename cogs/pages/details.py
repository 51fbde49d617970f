"""What everyone may know but doesn't fit on the board, in private for whoever presses a button: where a game has a
picture of it."""

from data.store import Table
from render import ARTISTS, TELLERS
from render.studio import Job, jobs
from render.words.texts import Texts

from .common import cast_of, names_of, picture_of, words_of
from .ids import Click
from .model import Button, Drawing, Page, Say, Show


def details_buttons(table: Table) -> tuple[Button, ...]:
    """One, if there is anything to see. A game can have its own word for it."""
    if not has_details(table):
        return ()
    return (Button(Click("details", table.id).custom_id, words_of(table).say("details-button", kind=table.kind)),)


def has_details(table: Table) -> bool:
    return table.game is not None and table.kind in ARTISTS and ARTISTS[table.kind].details is not None


def details_page(words: Texts, table: Table) -> Page:
    """As it is now, in the reader's own language."""
    assert table.game is not None
    view = table.game.view(None)
    if not has_details(table):
        return Page((Say(TELLERS[table.kind].board(view, names_of(table), words)),))
    job = Job(jobs.details, (table.kind, view, cast_of(table), words))
    drawing = Drawing(
        job.digest,
        job,
        what=picture_of(table, "details"),
        instead=lambda: TELLERS[table.kind].board(view, names_of(table), words),
    )
    return Page((Show((drawing,)),))
