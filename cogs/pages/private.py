"""What commands show of several tables, and what they ask before something ends."""

from collections.abc import Mapping, Sequence

from data.store import Seat, Status, Table
from render.words.texts import Texts

from ..tables.find import is_awaited
from .hand import hand_page
from .ids import Click
from .model import Button, Buttons, Choice, Page, Part, Say, Select

NO_TABLE = 0  # the number in ids that are about no table, or about one that is yet to be chosen
FOR = "yes"  # the vote of who says so; without it, a vote is the other one than before

Named = Mapping[int, str]  # the channels whose names are known


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


def place_of(words: Texts, table: Table) -> dict[str, str]:
    """A table's game and channel, to be said in a sentence."""
    return {"game": words.say(f"game-{table.kind}"), "channel": f"<#{table.channel_id}>"}


# Hands


def chosen_hand_page(words: Texts, table: Table, seat: Seat, others: Sequence[Table], named: Named) -> Page:
    """A hand, and how to see those at the other tables."""
    page = hand_page(table, seat)
    if not others:
        return page
    select = table_select(words, "look", "tables-ask-hand", [table, *others], named, chosen=table)
    return Page((*page.parts, select))


def table_select(
    words: Texts, verb: str, question: str, tables: Sequence[Table], named: Named, chosen: Table | None = None
) -> Part:
    choices = [Choice(str(table.id), pick_label(words, table, named)[:100], table is chosen) for table in tables]
    return Select(Click(verb, NO_TABLE).select_id, words.say(question), tuple(choices))


def pick_label(words: Texts, table: Table, named: Named) -> str:
    """In a select no channel can be mentioned, so it is called by its name."""
    name = named.get(table.channel_id)
    channel = words.say("tables-channel", name=name) if name else words.say("tables-number", number=table.id)
    return words.say("tables-pick", game=words.say(f"game-{table.kind}"), channel=channel)


# Leaving and stopping


def which_page(words: Texts, tables: Sequence[Table], named: Named) -> Page:
    select = table_select(words, "leaving", "tables-ask-leave", tables, named)
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
    """For who may not stop it alone."""
    yes = Button(Click("vote", table.id, FOR).custom_id, words.say("vote-yes"), "danger")
    return Page((Say(words.say("vote-sure", **place_of(words, table))), Buttons((yes, keep_button(words, table)))))


def keep_button(words: Texts, table: Table) -> Button:
    return Button(Click("keep", table.id).custom_id, words.say("keep-button"))


def done_page(words: Texts, message: str, table: Table) -> Page:
    return Page((Say(words.say(message, **place_of(words, table))),))
