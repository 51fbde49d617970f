"""Private answers to commands: someone's tables and hands, what's asked before something ends, a table described in
words, and settings."""

from collections.abc import Mapping, Sequence

from data.store import Seat, Status, Table
from render import TELLERS
from render.studio import STUDIO
from render.words.markdown import plain
from render.words.sentences import listed
from render.words.texts import Texts, language_name

from ..settings import DailyPuzzle, NotifyBy, ServerSettings
from .common import computers_line, names_of
from .hand import hand_page
from .ids import NO_TABLE, Click
from .model import MOST_TEXT, Button, Buttons, Choice, Page, Part, Say, Select

FOR = "yes"  # a vote to stop; without it, a click toggles the vote

ChannelNames = Mapping[int, str]  # by channel id, where the name is known


def tables_page(words: Texts, user: int, mine: Sequence[Table], here: Table | None, links: Mapping[int, str]) -> Page:
    told = [words.say("tables-title")] if mine else []
    told += [line_of(words, user, table, links.get(table.id)) for table in mine]
    if here and not here.seat_of(user):
        told += [words.say("tables-here"), line_of(words, user, here, links.get(here.id))]
    return Page((Say("\n".join(told)),))


def line_of(words: Texts, user: int, table: Table, link: str | None) -> str:
    state = words.say(f"tables-{state_of(table, user)}")
    return words.say("tables-line", **place_of(words, table), link=link or "none", state=state)


def state_of(table: Table, user: int) -> str:
    if table.seat_of(user) is None:
        return "watching"
    if table.status == Status.LOBBY:
        return "lobby"
    if table.status == Status.PAUSED:
        return "paused"
    return "awaited" if is_awaited(table, user) else "waiting"


def is_awaited(table: Table, user: int) -> bool:
    """Whether the game waits for this person."""
    seat, game = table.seat_of(user), table.game
    if seat is None or game is None or table.status != Status.PLAYING:
        return False
    return any(each.seat == seat.number for each in game.unanswered())


def place_of(words: Texts, table: Table) -> dict[str, str]:
    """A table's game and channel, as messages take them."""
    return {"game": words.say(f"game-{table.kind}"), "channel": f"<#{table.channel_id}>"}


# Hands


def chosen_hand_page(words: Texts, table: Table, seat: Seat, others: Sequence[Table], names: ChannelNames) -> Page:
    """A hand, with a select for the hands at other tables."""
    page = hand_page(table, seat, is_live=True)
    if not others:
        return page
    select = table_select(words, "look", "tables-ask-hand", [table, *others], names, chosen=table)
    return Page((*page.parts, select))


def table_select(
    words: Texts, verb: str, question: str, tables: Sequence[Table], names: ChannelNames, chosen: Table | None = None
) -> Part:
    choices = [Choice(str(table.id), pick_label(words, table, names)[:100], table is chosen) for table in tables]
    return Select(Click(verb, NO_TABLE).select_id, words.say(question), tuple(choices))


def pick_label(words: Texts, table: Table, names: ChannelNames) -> str:
    """Selects can't mention channels, so their names are written out."""
    name = names.get(table.channel_id)
    channel = words.say("tables-channel", name=name) if name else words.say("tables-number", number=table.id)
    return words.say("tables-pick", game=words.say(f"game-{table.kind}"), channel=channel)


# Leaving and stopping


def which_page(words: Texts, tables: Sequence[Table], names: ChannelNames) -> Page:
    select = table_select(words, "leaving", "tables-ask-leave", tables, names)
    return Page((Say(words.say("leave-which")), select))


def leave_page(words: Texts, table: Table) -> Page:
    alone = "yes" if len(table.people) == 1 else "no"
    sure = words.say("leave-sure", **place_of(words, table), alone=alone)
    yes = Button(Click("quit", table.id).custom_id, words.say("leave-yes"), "danger")
    return Page((Say(sure), Buttons((yes, keep_button(words, table)))))


def stop_page(words: Texts, table: Table) -> Page:
    sure = words.say("stop-sure", **place_of(words, table), begun="yes" if table.status.begun else "no")
    yes = Button(Click("stop", table.id).custom_id, words.say("stop-yes"), "danger")
    return Page((Say(sure), Buttons((yes, keep_button(words, table)))))


def vote_page(words: Texts, table: Table) -> Page:
    """For players who can't stop the game alone."""
    yes = Button(Click("vote", table.id, FOR).custom_id, words.say("vote-yes"), "danger")
    return Page((Say(words.say("vote-sure", **place_of(words, table))), Buttons((yes, keep_button(words, table)))))


def keep_button(words: Texts, table: Table) -> Button:
    return Button(Click("keep", table.id).custom_id, words.say("keep-button"))


def done_page(words: Texts, message: str, table: Table) -> Page:
    return Page((Say(words.say(message, **place_of(words, table))),))


# A table in words


def description_pages(words: Texts, table: Table, user: int) -> list[Page]:
    """What everyone may know, on as many pages as it takes; players also get their own hand."""
    told = [
        words.say("describe-title", **place_of(words, table)),
        *computers_line(words, table),
        board_in_words(words, table),
    ]
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
    questions = [TELLERS[table.kind].question(view, each, names, words) for each in view.awaited[:1]]
    return "\n".join([TELLERS[table.kind].board(view, names, words), *questions])


def at_length(words: Texts, table: Table) -> str:
    """The picture in words; empty if nobody tells it, or if that fails."""
    assert table.game is not None
    view, names = table.game.view(None), names_of(table)
    what = f"table {table.id}: its description"
    tell = TELLERS[table.kind].description
    return STUDIO.asked(what, lambda: tell(view, names, words), otherwise="") if tell else ""


def paged(texts: list[str], most: int = MOST_TEXT) -> list[str]:
    """As few pages as these texts fit on, broken between lines. Only a line longer than a page is broken itself."""
    pages = [""]
    for line in (line for text in texts for line in text.splitlines()):
        for piece in [line[start : start + most] for start in range(0, len(line), most)] or [""]:
            if len(pages[-1]) + 1 + len(piece) > most:
                pages.append("")
            pages[-1] += ("\n" if pages[-1] else "") + piece
    return pages


# Settings


def settings_page(words: Texts, notify_by: NotifyBy) -> Page:
    choices = tuple([Choice(each.value, words.say(f"settings-{each}"), each is notify_by) for each in NotifyBy])
    select = Select(Click("manner", NO_TABLE).select_id, words.say("settings-choose"), choices)
    return Page((Say(words.say("settings-title", manner=words.say(f"settings-{notify_by}"))), select))


def setup_page(words: Texts, server: ServerSettings, daily: DailyPuzzle | None = None) -> Page:
    channels = [f"<#{channel}>" for channel in server.channels]
    told = [
        words.say("setup-title"),
        words.say("setup-channels", channels=listed(words, channels)) if channels else words.say("setup-everywhere"),
        words.say("setup-thread", thread="yes" if server.thread else "no"),
        words.say("setup-clock", clock=words.say(f"clock-{server.clock}")),
        words.say("setup-tables", tables=server.tables),
        words.say("setup-votes", votes="yes" if server.votes else "no"),
        words.say("setup-seasons", seasons="yes" if server.seasons else "no"),
        words.say("setup-language", language=language_name(server.language))
        if server.language
        else words.say("setup-language-discord"),
        words.say("setup-puzzle", channel=f"<#{daily.channel_id}>") if daily else words.say("setup-no-puzzle"),
        words.say("setup-how"),
    ]
    return Page((Say("\n".join(told)),))
