"""What the messages of a table look like now: the lobby, the board for all, a hand for each, and the result."""

from collections.abc import Iterator

from data import Seat, Status, Table
from engine import GAMES, Prompt, View
from engine.words import digest
from render import ARTISTS, TELLERS
from render.names import shown_names
from render.tellers import Question
from render.texts import Texts, texts

from .ids import Answer, Click
from .pages import MOST_BUTTONS, Button, Buttons, Choice, Drawing, Page, Part, Say, Select, Show

SEAT_LETTERS = "ABCDEF"
MOST_NEWS = 6  # sentences
AnyView = View[object]


def words_of(table: Table) -> Texts:
    return texts(table.language)


def game_name(table: Table) -> str:
    return words_of(table).say(f"game-{table.kind}")


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def board_page(table: Table) -> Page:
    """The message in the channel, whatever the table's state."""
    if table.status == Status.LOBBY:
        return lobby_page(table)
    if table.status in (Status.EXPIRED, Status.STOPPED) and table.game is None:
        return closed_page(table)
    if table.game is None:
        return Page((Say(words_of(table).say("play-fault", reason=table.fault or "")),))
    return play_page(table)


# Before the game


def lobby_page(table: Table) -> Page:
    say, kind = words_of(table).say, GAMES[table.kind]
    seats = "\n".join(lobby_seats(table)) or say("lobby-empty")
    count = say("lobby-seats", taken=len(table.seats), most=kind.seats[-1], least=kind.seats[0])
    options = [say("lobby-option", name=name, value=value) for name, value in table.options.items()]
    told = [say("lobby-title", game=game_name(table)), seats, count]
    told += [say("lobby-options", options=" · ".join(options))] if options else []
    return Page((Say("\n".join(told)), Buttons(lobby_buttons(table)), *remove_select(table)))


def lobby_seats(table: Table) -> Iterator[str]:
    names = shown_names(names_of(table), SEAT_LETTERS[: len(table.seats)], words_of(table))
    for letter, name, seat in zip(SEAT_LETTERS, names, table.seats, strict=False):
        yield words_of(table).say(seat_message(table, seat), letter=letter, name=name)


def seat_message(table: Table, seat: Seat) -> str:
    if seat.computer:
        return "lobby-seat-computer"
    return "lobby-seat-host" if seat.user_id == table.host_id else "lobby-seat"


def lobby_buttons(table: Table) -> tuple[Button, ...]:
    say, seats, count = words_of(table).say, GAMES[table.kind].seats, len(table.seats)
    full = count >= seats[-1]
    return (
        Button(Click("sit", table.id).custom_id, say("lobby-sit"), "success", full),
        Button(Click("leave", table.id).custom_id, say("lobby-leave")),
        Button(Click("computer", table.id).custom_id, say("lobby-add-computer"), "secondary", full),
        Button(Click("start", table.id).custom_id, say("lobby-start"), "primary", count not in seats),
        Button(Click("cancel", table.id).custom_id, say("lobby-cancel"), "danger"),
    )


def remove_select(table: Table) -> tuple[Part, ...]:
    others = [seat for seat in table.seats if seat.user_id != table.host_id]
    if not others:
        return ()
    choices = tuple([Choice(str(seat.number), seat.name[:100] or "?") for seat in others])
    return (Select(Click("remove", table.id).select_id, words_of(table).say("lobby-remove"), choices),)


def closed_page(table: Table) -> Page:
    message = "lobby-expired" if table.status == Status.EXPIRED else "lobby-cancelled"
    return Page((Say(words_of(table).say(message, game=game_name(table))),))


# The game


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
    names, words = names_of(table), words_of(table)
    if table.kind not in ARTISTS:
        return [Say(TELLERS[table.kind].board(view, names, words))]
    key = digest(repr((view, names, table.language)))
    return [Show((Drawing(key, lambda: ARTISTS[table.kind].board(view, names, words)),))]


def move_parts(table: Table, view: AnyView, question: Question) -> list[Part]:
    """A question's moves as buttons; more than ten as a select."""
    words, label = words_of(table), TELLERS[table.kind].label
    labelled = [(word, label(view, question, word, words)) for word in question.moves]
    answer = Answer(question.id, table.undos)
    chosen = question.answer if isinstance(question, Prompt) else None
    if len(labelled) > MOST_BUTTONS:
        choices = tuple([Choice(word, text[:100], word == chosen) for word, text in labelled])
        return [Select(Click("choose", table.id, answer.rest).select_id, words.say("select-move"), choices)]
    buttons = [
        Button(
            Click("say", table.id, answer._replace(word=word).rest).custom_id,
            text[:80],
            "success" if word == chosen else "primary",
        )
        for word, text in labelled
    ]
    return [Buttons(tuple(buttons))]


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


# A hand


def hand_page(table: Table, seat: Seat) -> Page:
    """What only this seat may see: its hand, and what it is asked in secret."""
    game = table.game
    assert game is not None
    view, words, names = game.view(seat.number), words_of(table), names_of(table)
    secret = [prompt for prompt in view.prompts if prompt.secret or prompt.standing]
    head = words.say("hand-of", game=game_name(table), channel=f"<#{table.channel_id}>")
    asked = [TELLERS[table.kind].question(view, prompt, names, words) for prompt in secret if not prompt.standing]
    told = "\n".join([head, *(asked or [words.say("hand-nothing")])])
    parts = [part for prompt in secret for part in move_parts(table, view, prompt)]
    return Page((Say(told), *hand_parts(table, view), *parts))


def hand_parts(table: Table, view: AnyView) -> list[Part]:
    names, words = names_of(table), words_of(table)
    if table.kind not in ARTISTS:
        return [Say(TELLERS[table.kind].hand(view, names, words))]
    key = digest(repr((view, names, table.language)))
    return [Show((Drawing(key, lambda: ARTISTS[table.kind].hand(view, names, words)),))]
