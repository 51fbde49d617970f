"""What every page about a table needs: its language, game, people, links, and why it stopped."""

from dataclasses import replace
from datetime import datetime
from random import Random

import engine
from data.store import OFF, Seat, Table, is_unhurried
from engine import GAMES, Option, View
from engine.players import LEVELS, NORMAL
from engine.race import LONGEST_CODE
from render import FACES, TELLERS, Cast
from render.text.names import shortened
from render.words.markdown import plain
from render.words.people import people
from render.words.sentences import listed
from render.words.texts import Texts, texts

AnyView = View[object]
LONGEST_TYPED = LONGEST_CODE + 16  # of anything typed in: spaces may have been copied along

# Why a table is paused or closed, as the store keeps it. Any other reason is shown as it is
REASONS = (
    "no-permission",
    "channel-lost",
    "stopped",
    "stopped-by-admin",
    "voted",
    "cancelled",
    "deserted",
    "idle",
    "asleep",
    "nobody-back",
    "channel-gone",
)


def words_of(table: Table) -> Texts:
    return texts(table.language)


def read_by(table: Table, seat: Seat) -> Table:
    """As this person reads it, where nobody else does: in their own language."""
    return replace(table, language=seat.language) if seat.language else table


def game_name(table: Table) -> str:
    return words_of(table).say(f"game-{table.kind}")


def names_of(table: Table) -> list[str]:
    return [seat.name for seat in table.seats]


def computer_names(table: Table, level: str) -> list[str]:
    """What computers of a level are called: the best known comes first, the others in an order of the table's own, so
    that tables don't all have the same company."""
    first, *others = words_of(table).say(f"computer-names-{level}").split()
    return [first, *Random(table.id).sample(others, len(others))]


def level_of(seat: Seat) -> str:
    """A computer's, for words and looks. What nobody can choose in a lobby counts as normal."""
    return seat.computer if seat.computer in LEVELS else NORMAL


def computers_line(words: Texts, table: Table) -> list[str]:
    """Who is a computer, and of which level, for players who don't see their faces."""
    who = [
        words.say("computer-of-level", name=name, level=words.say(f"level-{level_of(seat)}"))
        for seat, name in zip(table.seats, people_of(table), strict=True)
        if seat.computer
    ]
    return [words.say("computers-here", who=listed(words, who), count=len(who))] if who else []


def continued_line(words: Texts, table: Table) -> list[str]:
    """Whether this is no game of its own."""
    return [words.say("continued-here")] if table.continued_from is not None else []


def guest_names(table: Table) -> list[str]:
    """For whom seats are kept, in Markdown. A name that can't be shown becomes a mention."""
    return [plain(shortened(seat.name)) or f"<@{seat.user_id}>" for seat in table.kept]


def place_link(table: Table) -> str:
    """Discord shows it as the names of the server and the channel."""
    return message_link(table.guild_id, table.channel_id)


def message_link(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """To a message, or to its channel."""
    parts = [str(guild_id or "@me"), str(channel_id), *([str(message_id)] if message_id else [])]
    return "https://discord.com/channels/" + "/".join(parts)


def reason_of(table: Table) -> str:
    reason = table.reason or ""
    return words_of(table).say(f"reason-{reason}") if reason in REASONS else plain(reason)


def picture_of(table: Table, what: str) -> str:
    """What the log calls it."""
    return f"table {table.id}: the picture of the {what}"


def moment(due: datetime) -> str:
    """Discord shows it as *in 3 minutes* and counts down by itself, in everyone's own language."""
    return f"<t:{int(due.timestamp())}:R>"


def date_of(due: datetime) -> str:
    """The same as a date and a time: for what may still be read when it's over, and mustn't say *6 minutes ago*."""
    return f"<t:{int(due.timestamp())}:f>"


def hour_of(due: datetime) -> str:
    """Just the time, for what is over within the hour."""
    return f"<t:{int(due.timestamp())}:t>"


def time_of(table: Table, due: datetime) -> str:
    """When a question's time runs out. Where that takes hours, the message may outlive it: we may be down by then, or
    not allowed to edit it any more."""
    return words_of(table).say("due-on", when=date_of(due)) if is_unhurried(table.clock) else moment(due)


def has_usual_clock(table: Table) -> bool:
    """Nobody has chosen its clock, so it won't run for someone who plays alone."""
    return not table.clock_chosen and table.clock != OFF


def cast_of(table: Table) -> Cast:
    """A computer has the face of its level, also where it has taken over from somebody: everyone sees who plays."""
    worn = [FACES[level_of(seat)] if seat.computer else seat.character for seat in table.seats]
    return Cast(names_of(table), worn)


def people_of(table: Table) -> tuple[str, ...]:
    """Everyone's name in Markdown, no two alike."""
    letters = [look.letter for look in TELLERS[table.kind].looks]
    return people(names_of(table), letters[: len(table.seats)], words_of(table))


def option_called(kind: str, name: str) -> Option | None:
    return engine.option_called(GAMES[kind].options, name)


def value_name(option: Option, value: str, words: Texts) -> str:
    """An option's value in words; free text as it is."""
    if value in option.choices:
        return words.say(f"option-{option.name}-{value}")
    return words.say("option-typed", text=value.replace("`", "'"))
