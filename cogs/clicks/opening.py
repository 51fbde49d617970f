"""Opening a table, the same way for every game, by a command or a click: what was asked for, why it can't be opened,
and where it goes."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import discord

from data.store import CLOCKS, Person, Refused, Why
from engine import GAMES, BadSetup
from engine.players import EASY
from render.text.names import shortened
from render.words.sentences import listed
from render.words.texts import Texts

from .. import Interaction
from ..pages.common import computer_names, option_called, value_name
from ..pages.model import Page, Say
from ..pages.refusals import refusal
from ..settings import ServerSettings
from ..tables.find import why_refused
from ..tables.permissions import Spot, spot_of, what_is_missing, why_not_here
from .context import ClickContext, ClickResult, Opened
from .replies import defer_if_slow, language_there, person_in, tell, words_for

LONGEST_THREAD = 100
FRIENDS = ("friend1", "friend2", "friend3", "friend4", "friend5")

Someone = discord.User | discord.Member


async def open_table(interaction: Interaction, kind: str, given: dict[str, Any]) -> None:
    """For a command: a table in this channel or in a thread of its own, or one private sentence why not."""
    with defer_if_slow(interaction):
        opened = await try_to_open(interaction, kind, given)
        await (tell(interaction, opened) if isinstance(opened, str) else show_opened(interaction, opened))


async def open_with_computer(context: ClickContext) -> ClickResult:
    """For whoever wants to play right now: a table here, where an easy computer sits already."""
    kind, store = context.click.rest, context.store
    if kind not in GAMES:
        return Refused(Why.STALE, "")
    opened = await try_to_open(context.interaction, kind, {})
    if isinstance(opened, str):
        return Page((Say(opened),))
    names = computer_names(opened.table, EASY)
    table = await store.add_computer(
        opened.table.id, EASY, *names, by=context.user_id, interaction_id=context.interaction.id
    )
    return table if isinstance(table, Refused) else opened._replace(table=table)


async def try_to_open(interaction: Interaction, kind: str, given: dict[str, Any]) -> Opened | str:
    """The table, or why there is none."""
    words, bot = words_for(interaction), interaction.client
    guests = guests_in(interaction, kind, given)
    server = await ServerSettings.load(bot.store, interaction.guild_id)
    clock = given.pop("clock", "")
    own_thread = wants_thread(interaction, server, given.pop("thread", None))
    options = {name: value_of(kind, name, value, words) for name, value in given.items() if value}
    reason = why_not(interaction, kind, options, words, own_thread=own_thread)
    if reason := reason or await why_not_here(bot.store, interaction.guild_id, spot_of(interaction), words):
        return reason
    spot = await thread_for(interaction, kind, words) if own_thread else spot_of(interaction)
    if isinstance(spot, str):
        return spot
    table = await bot.store.open_lobby(
        kind,
        person_in(interaction),
        channel_id=spot.channel_id,
        guild_id=interaction.guild_id,
        parent_id=spot.parent_id,
        options=options,
        language=language_there(interaction, server),
        clock=clock if clock in CLOCKS else None,
        usual_clock=server.clock,
        invited=[Person(each.id, each.display_name) for each in guests.invited],
    )
    if isinstance(table, Refused):
        return await why_refused(bot.store, table, words)
    return Opened(table, tuple(guests.left_out(words)))


async def show_opened(interaction: Interaction, opened: Opened) -> None:
    bot, table = interaction.client, opened.table
    shown = bot.presenter.nudge(table.id)
    sentence = words_for(interaction).say("start-opened", link=f"<#{table.channel_id}>")
    await tell(interaction, "\n".join([sentence, *opened.left_out]))
    await shown
    await bot.clicks.mention_closed_dms(interaction, table.id)


# What was asked for


def value_of(kind: str, name: str, typed: str, words: Texts) -> str:
    """Typing a choice's name instead of picking it means that choice."""
    option = option_called(kind, name)
    assert option is not None
    meant = {value_name(option, value, words).casefold(): value for value in option.choices}
    return meant.get(typed.strip().casefold(), typed.strip())


def wants_thread(interaction: Interaction, server: ServerSettings, given: bool | None) -> bool:  # noqa: FBT001
    """If nothing is given, the server's setting counts; but a table in a thread needs no other one."""
    return server.thread and isinstance(interaction.channel, discord.TextChannel) if given is None else given


# Who is invited


class Guests(NamedTuple):
    """Those who were named: who is invited, and who can't be."""

    invited: Sequence[Someone]
    blind: Sequence[Someone] = ()  # to this channel
    surplus: Sequence[Someone] = ()

    def left_out(self, words: Texts) -> Iterator[str]:
        for message, people in (("start-friend-blind", self.blind), ("start-friend-surplus", self.surplus)):
            if people:
                yield words.say(message, who=listed(words, [each.mention for each in people]))


def guests_in(interaction: Interaction, kind: str, given: dict[str, Any]) -> Guests:
    """Bots don't play, the host sits there already, and whoever is named twice is invited once."""
    named: list[Someone | None] = [given.pop(name, None) for name in FRIENDS]
    people = {each.id: each for each in named if each and not each.bot and each.id != interaction.user.id}
    seeing = [each for each in people.values() if can_see(each)]
    room = GAMES[kind].seats[-1] - 1
    return Guests(seeing[:room], [each for each in people.values() if not can_see(each)], seeing[room:])


def can_see(person: Someone) -> bool:
    """Discord tells what a member may do in the channel where the command was used."""
    may = person.resolved_permissions if isinstance(person, discord.Member) else discord.Permissions.none()
    return may is None or may.view_channel


# Why not


def why_not(
    interaction: Interaction, kind: str, options: dict[str, str], words: Texts, *, own_thread: bool
) -> str | None:
    if interaction.guild_id is None or interaction.channel is None:
        return words.say("start-no-server")
    if own_thread and not isinstance(interaction.channel, discord.TextChannel):
        return words.say("start-no-thread")
    if missing := what_is_missing(interaction, words, "start-missing", own_thread=own_thread):
        return missing
    refused = objection(kind, options)
    return refusal(refused, words) if refused else None


def objection(kind: str, options: dict[str, str]) -> Refused | None:
    """What the game has against these options, if anything."""
    try:
        GAMES[kind].tried_options(options)
    except BadSetup as error:
        return Refused.by_engine(Why.OPTIONS, error)
    return None


# Where


async def thread_for(interaction: Interaction, kind: str, words: Texts) -> Spot | str:
    """A new thread, or why there is none."""
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    host = shortened(interaction.user.display_name) or interaction.user.name
    name = words.say("start-thread-name", game=words.say(f"game-{kind}"), host=host)[:LONGEST_THREAD]
    public = discord.ChannelType.news_thread if channel.is_news() else discord.ChannelType.public_thread
    try:
        thread = await channel.create_thread(name=name, type=public)
    except discord.HTTPException as error:
        return words.say("start-thread-failed", reason=error.text or str(error.status))
    return Spot(thread.id, channel.id)


OPENING_VERBS = {"open": open_with_computer}
