"""The board for everybody: the picture, what happened, what is asked, and in the end who has won."""

from data import Status, Table
from engine.words import digest
from render import ARTISTS, TELLERS

from ..ids import Click
from ..pages import Button, Buttons, Drawing, Page, Part, Say, Show
from .moves import move_parts
from .wording import AnyView, cast_of, game_name, names_of, words_of

MOST_NEWS = 6  # sentences


def play_page(table: Table) -> Page:
    game = table.game
    assert game is not None
    view, say = game.view(None), words_of(table).say
    title = "result-title" if game.outcome else "play-title"
    head = say(title, game=game_name(table), channel=f"<#{table.channel_id}>")
    told = [head, *status_lines(table, view)]
    news = TELLERS[table.kind].news(view, view.events, names_of(table), words_of(table))[-MOST_NEWS:]
    return Page(
        (
            Say("\n".join(told)),
            *board_parts(table, view),
            *([Say("\n".join(news))] if news else []),
            *(part for waiting in view.waiting if waiting.moves for part in move_parts(table, view, waiting)),
            Buttons(table_buttons(table)),
        )
    )


def status_lines(table: Table, view: AnyView) -> list[str]:
    """Who has won, or what is asked of whom."""
    teller, names, words = TELLERS[table.kind], names_of(table), words_of(table)
    if table.status == Status.PAUSED:
        return [words.say("play-paused", reason=table.reason or "")]
    if view.outcome:
        return [teller.result(view, names, words)]
    asked = [waiting for waiting in view.waiting if not waiting.standing and not waiting.answered]
    return [teller.question(view, asked[0], names, words)] if asked else []


def board_parts(table: Table, view: AnyView) -> list[Part]:
    cast, words = cast_of(table), words_of(table)
    if table.kind not in ARTISTS:
        return [Say(TELLERS[table.kind].board(view, cast.names, words))]
    key = digest(repr((view, cast, table.language)))
    return [Show((Drawing(key, lambda: ARTISTS[table.kind].board(view, cast, words)),))]


def table_buttons(table: Table) -> tuple[Button, ...]:
    say, game = words_of(table).say, table.game
    assert game is not None
    if game.outcome:
        return (Button(Click("rematch", table.id).custom_id, say("result-rematch"), "primary"),)
    undoable = any([game.undoable(seat.number) for seat in table.people])
    return (
        Button(Click("hand", table.id).custom_id, say("play-hand"), "secondary"),
        Button(Click("undo", table.id, str(table.undos)).custom_id, say("play-undo"), "secondary", not undoable),
    )
