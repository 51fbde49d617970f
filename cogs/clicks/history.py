"""Clicks on games that are over: someone's list of them, a replay step by step, sharing a step, and playing on from
it. Whoever played a game may look at it anywhere, everyone else in the server where it was played."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from datetime import datetime, timedelta

import discord

from data.store import Refused, Table, Where, Why
from engine import BadRecord
from engine.players import NORMAL
from render.words.texts import texts

from .. import Interaction
from ..pages.common import computer_names
from ..pages.history import FILTERS, ON_A_PAGE, Search, history_page, parse_search
from ..pages.layout import drawn
from ..pages.model import Page, Say
from ..pages.steps import Look, Replay, Step, Viewer, parse_look, shared_page, step_page, steps_of
from ..settings import ServerSettings
from ..tables.discord_errors import Trouble, trouble_of
from ..tables.find import why_refused
from ..tables.mail import nonce_of
from ..tables.permissions import spot_of, what_is_missing, why_not_here
from .context import ClickContext, ClickResult, Redraw
from .replies import language_there, person_in, words_for

MOST_STEPS = 6000  # that are kept, of all games together
SHARED_EVERY = timedelta(seconds=10)


class Replays:
    """The games that were looked at last, so that they aren't replayed for every step; and who has shared something
    when. It's lost when the program ends, and that does no harm."""

    def __init__(self, most: int = MOST_STEPS) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[str, Sequence[Step]]] = OrderedDict()
        self._shared: dict[int, datetime] = {}

    def find(self, table: Table) -> Replay | None:
        kept = self._kept.get(table.id)
        if kept is None:
            return None
        self._kept.move_to_end(table.id)
        return Replay(table, *kept)

    def keep(self, replay: Replay) -> None:
        """The newest, even if it's long."""
        self._kept[replay.table.id] = (replay.record, replay.steps)
        while len(self._kept) > 1 and sum([len(steps) for _, steps in self._kept.values()]) > self._most:
            self._kept.popitem(last=False)

    def wait(self, user: int, now: datetime) -> timedelta:
        """How long this person has to wait before they can share again. If they needn't, the next has to."""
        self._shared = {each: when for each, when in self._shared.items() if when + SHARED_EVERY > now}
        if user in self._shared:
            return self._shared[user] + SHARED_EVERY - now
        self._shared[user] = now
        return timedelta(0)


# The list


async def history(interaction: Interaction) -> Page:
    """In a server the games that were played there, to begin with."""
    return await listed_games(interaction, Search())


async def past(context: ClickContext) -> ClickResult:
    """Another page, or other filters."""
    name, _, rest = context.click.rest.rpartition(" ")
    search = parse_search(rest)
    if search and name:
        known = name in FILTERS and context.value in FILTERS[name]
        search = search._replace(**{name: context.value}) if known else None
    if search is None:
        return sentence(context, "refused-unreadable")
    return Redraw(await listed_games(context.interaction, search))


async def listed_games(interaction: Interaction, search: Search) -> Page:
    store, user, guild_id = interaction.client.store, interaction.user.id, interaction.guild_id
    wanted, skip = search.wanted(guild_id), search.page * ON_A_PAGE
    found = await store.past_games(user, wanted, skip=skip, most=ON_A_PAGE + 1)
    if search.page and not found:
        return await listed_games(interaction, search._replace(page=0))
    return history_page(words_for(interaction), user, search, found, in_server=guild_id is not None)


# The replay


async def replay(context: ClickContext) -> ClickResult:
    """Chosen from the list: it opens beside that."""
    number = int(context.value) if context.value.isascii() and context.value.isdecimal() else 0
    opened = await open_replay(context, number)
    return opened if isinstance(opened, Page) else step_page(opened, Look("open", 0), viewer_of(context, opened))


async def step(context: ClickContext) -> ClickResult:
    """A click on a private message turns that to another step; on any other, it opens a private one."""
    look = parse_look(context.click.rest)
    if look is None:
        return sentence(context, "refused-unreadable")
    opened = await open_replay(context, context.table_id)
    return opened if isinstance(opened, Page) else Redraw(step_page(opened, look, viewer_of(context, opened)))


def viewer_of(context: ClickContext, opened: Replay) -> Viewer:
    seat = opened.table.seat_of(context.user_id)
    return Viewer(context.words, seat and seat.number, in_server=context.interaction.guild_id is not None)


async def open_replay(context: ClickContext, table_id: int) -> Replay | Page:
    """A game that this person may look at, or one sentence why not. Of a game that isn't over, nothing is shown."""
    table = await context.store.load(table_id)
    if isinstance(table, Refused):
        return await refused(context, table)
    if not may_look(context, table):
        return sentence(context, "step-not-yours")
    if table.status.open:
        return await refused(context, Refused(Why.NOT_OVER, "", table.id))
    if table.game is None:
        return sentence(context, "step-lost") if table.fault else await refused(context, Refused(Why.NOT_BEGUN, ""))
    return await replayed(context, table) or sentence(context, "step-lost")


def may_look(context: ClickContext, table: Table) -> bool:
    """The table's id may be forged; the server that they are in isn't."""
    guild_id = context.interaction.guild_id
    return table.seat_of(context.user_id) is not None or (guild_id is not None and guild_id == table.guild_id)


async def replayed(context: ClickContext, table: Table) -> Replay | None:
    """None if no rules that we have can play it."""
    replays = context.interaction.client.replays
    if known := replays.find(table):
        return known
    record = await context.store.record(table.id)
    if isinstance(record, Refused):
        return None
    try:
        made = Replay(table, record, await asyncio.to_thread(steps_of, record))
    except BadRecord:
        return None
    replays.keep(made)
    return made


# What can be done from there


async def share(context: ClickContext) -> ClickResult:
    """In this channel, for everyone: the picture, its words, and a button to watch the game."""
    interaction, words = context.interaction, context.words
    number = number_in(context.click.rest)
    opened = await open_replay(context, context.table_id)
    if isinstance(opened, Page):
        return opened
    if number is None or number > opened.last:
        return sentence(context, "refused-unreadable")
    if interaction.guild_id is None or interaction.channel_id is None:
        return sentence(context, "share-no-server")
    if missing := what_is_missing(interaction, words, "share-missing"):
        return Page((Say(missing),))
    if wait := interaction.client.replays.wait(context.user_id, interaction.client.clock.now):
        return Page((Say(words.say("error-too-fast", seconds=max(1, round(wait.total_seconds())))),))
    return await post(context, opened, number, interaction.channel_id)


async def post(context: ClickContext, opened: Replay, number: int, channel_id: int) -> Page:
    interaction = context.interaction
    can_open = opened.table.guild_id == interaction.guild_id
    words = texts(await server_language(interaction))
    page = shared_page(opened, words, number, interaction.user.display_name, can_open=can_open)
    nonce = nonce_of(opened.table.id, f"share {interaction.id}", number)
    try:
        await interaction.client.presenter.mail.send(channel_id, await drawn(page), nonce)
    except discord.HTTPException as error:
        if trouble_of(error) not in (Trouble.FORBIDDEN, Trouble.CHANNEL_GONE, Trouble.ARCHIVED):
            raise
        return Page((Say(context.words.say("share-failed")),))
    return sentence(context, "share-done")


async def server_language(interaction: Interaction) -> str:
    return language_there(interaction, await ServerSettings.load(interaction.client.store, interaction.guild_id))


async def onward(context: ClickContext) -> ClickResult:
    """A new table in this channel, where the game goes on from this step against computers."""
    number, opened = number_in(context.click.rest), await open_replay(context, context.table_id)
    if isinstance(opened, Page):
        return opened
    if number is None or number > opened.last:
        return sentence(context, "refused-unreadable")
    if opened.steps[number].game.outcome:
        return sentence(context, "onward-over")
    if reason := await why_no_table(context):
        return Page((Say(reason),))
    return await continued(context, opened, number)


async def why_no_table(context: ClickContext) -> str | None:
    interaction, words = context.interaction, context.words
    if interaction.guild_id is None or interaction.channel is None:
        return words.say("start-no-server")
    if missing := what_is_missing(interaction, words, "start-missing"):
        return missing
    if await context.store.table_at(interaction.channel.id) is not None:
        return None  # that's said with a link to it
    return await why_not_here(context.store, interaction.guild_id, spot_of(interaction), words)


async def continued(context: ClickContext, opened: Replay, number: int) -> Page:
    interaction, old, spot = context.interaction, opened.table, spot_of(context.interaction)
    by = person_in(interaction)._replace(sat_by=None)
    where = Where(spot.channel_id, interaction.guild_id, spot.parent_id, await server_language(interaction))
    lines, names = opened.steps[number].lines, computer_names(old, NORMAL)
    table = await context.store.play_on(old.id, lines, by, where, names)
    if isinstance(table, Refused):
        return await refused(context, table)
    interaction.client.presenter.nudge(table.id, table)
    return Page((Say(context.words.say("onward-opened", link=f"<#{table.channel_id}>")),))


# Sentences


def sentence(context: ClickContext, message: str) -> Page:
    return Page((Say(context.words.say(message)),))


async def refused(context: ClickContext, why: Refused) -> Page:
    """As a page of its own: the message that was clicked isn't somebody's hand, and stays as it is."""
    if why.why in (Why.UNPLAYABLE, Why.NO_REPLAY):
        return sentence(context, "step-lost")
    return Page((Say(await why_refused(context.store, why, context.words)),))


def number_in(rest: str) -> int | None:
    return int(rest) if rest.isascii() and rest.isdecimal() and len(rest) <= 6 else None


HISTORY_VERBS = {"past": past, "replay": replay, "step": step, "share": share, "onward": onward}
