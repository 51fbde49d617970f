"""Statistics and leaderboards: what the commands show, and clicks on their pages."""

import discord

from data.store import ALL_GAMES, ALL_TIMES, Refused, Store, Why, season_of
from engine import GAMES

from .. import Interaction
from ..pages.model import Page
from ..pages.results import (
    IN,
    NOW,
    OUT,
    leaderboard_page,
    nothing_page,
    sentence,
    shared_leaderboard,
    stats_page,
)
from ..settings import ServerSettings
from .context import ClickContext, ClickResult, Redraw, Shared
from .replies import words_for

OUT_OF_DATE = Refused(Why.STALE, "")


async def stats_of(interaction: Interaction, person: discord.User | discord.Member | None = None) -> Page:
    """Somebody's in this server, or those of whoever asks. What others don't want to be seen isn't."""
    words, guild_id = words_for(interaction), interaction.guild_id
    if guild_id is None:
        return sentence(words, "error-servers-only")
    person = person or interaction.user
    own, store = person.id == interaction.user.id, interaction.client.store
    season = await this_season(interaction.client.store, guild_id)
    stats = await store.stats(guild_id, person.id, season)
    if not own and not stats.is_rated:
        return sentence(words, "stats-hidden", person.display_name)
    if stats.tallies:
        return stats_page(words, stats, person.display_name, season, own=own)
    return (
        nothing_page(words, is_rated=stats.is_rated)
        if own
        else sentence(words, "stats-none-theirs", person.display_name)
    )


async def leaderboard_of(interaction: Interaction, kind: str, when: str = NOW) -> Page:
    """As whoever asks sees it. Discord may still offer games that we don't have."""
    words, store, guild_id = words_for(interaction), interaction.client.store, interaction.guild_id
    if guild_id is None:
        return sentence(words, "error-servers-only")
    kind = kind if kind in GAMES else ALL_GAMES
    now = await this_season(store, guild_id)
    season = now if when == NOW else ALL_TIMES
    user = interaction.user.id
    board = await store.leaderboard(guild_id, kind, season, user_id=user)
    return leaderboard_page(words, board, kind, season, user, seasons=now != ALL_TIMES)


async def this_season(store: Store, guild_id: int) -> str:
    """All times, where the server has no seasons."""
    server = await ServerSettings.load(store, guild_id)
    return season_of(store.clock.now) if server.seasons else ALL_TIMES


# Clicks


async def ranks(context: ClickContext) -> ClickResult:
    """Another game from the select, or another season by a button."""
    when, _, kind = context.click.rest.partition(" ")
    return Redraw(await leaderboard_of(context.interaction, kind or context.value, when))


async def share(context: ClickContext) -> ClickResult:
    """In the channel, for everyone, in the language of whoever shares it."""
    when, _, kind = context.click.rest.partition(" ")
    interaction, guild_id = context.interaction, context.interaction.guild_id
    if guild_id is None or kind not in (ALL_GAMES, *GAMES):
        return OUT_OF_DATE
    season = await this_season(context.store, guild_id) if when == NOW else ALL_TIMES
    board = await context.store.leaderboard(guild_id, kind, season)
    return Shared(shared_leaderboard(context.words, board, kind, season, interaction.user.display_name))


async def rated(context: ClickContext) -> ClickResult:
    """Opting out, and back in. It's always about whoever clicks."""
    if context.click.rest not in (IN, OUT):
        return OUT_OF_DATE
    await context.store.rate(context.user_id, rated=context.click.rest == IN)
    return Redraw(await stats_of(context.interaction))


RESULT_VERBS = {"ranks": ranks, "rankshare": share, "rated": rated}
