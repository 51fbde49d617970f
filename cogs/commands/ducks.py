"""`/ducks`: commands for all games. Most of them also work in direct messages with the bot."""

from collections.abc import Mapping

import discord
from discord import app_commands
from discord.ext import commands

from data.logs import about_table
from data.store import ALL_GAMES, CLOCKS, Refused
from engine import GAMES
from render.studio import STUDIO
from render.words.texts import LANGUAGES, language_name

from .. import Interaction
from ..clicks.hands import show_hand
from ..clicks.history import history
from ..clicks.learn import lesson_menu
from ..clicks.privacy import about_privacy
from ..clicks.private import channel_names, chosen_hand
from ..clicks.puzzle import todays_puzzle
from ..clicks.replies import Answer, answer, defer_if_slow, tell, words_for
from ..clicks.results import leaderboard_of, stats_of
from ..pages.private import (
    description_pages,
    leave_page,
    place_of,
    settings_page,
    setup_page,
    stop_page,
    tables_page,
    vote_page,
    which_page,
)
from ..pages.rules import about_page, busy_lines, help_page
from ..settings import MOST_CHANNELS, MOST_TABLES, DailyPuzzle, NotifyBy, ServerSettings
from ..slash import told
from ..tables.find import board_link, table_in, tables_meant, tables_of
from ..tables.permissions import NeedsATable, may_stop, may_vote, missing_elsewhere
from .verify import MOST_A_MINUTE, verified

AS_IN_DISCORD = "discord"  # the value of a language that isn't chosen


def in_a_server(interaction: Interaction) -> bool:
    """Discord can check this only for whole groups of commands."""
    if interaction.guild_id is None:
        raise app_commands.NoPrivateMessage
    return True


def where_tables_are(interaction: Interaction) -> bool:
    if interaction.guild_id is None:
        raise NeedsATable
    return True


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Ducks(commands.GroupCog, group_name="ducks", group_description=told("slash-ducks")):
    @app_commands.command(name="help", description=told("slash-help"))
    async def help(self, interaction: Interaction) -> None:
        await answer(interaction, guide(interaction))

    @app_commands.command(name="learn", description=told("slash-learn"))
    async def learn(self, interaction: Interaction) -> None:
        await answer(interaction, lesson_menu(interaction))

    @app_commands.command(name="hand", description=told("slash-hand"))
    async def hand(self, interaction: Interaction) -> None:
        with defer_if_slow(interaction):
            hand = await chosen_hand(interaction)
            if hand:
                await show_hand(interaction, hand)
            else:
                await tell(interaction, words_for(interaction).say("hand-none"))

    @app_commands.command(name="table", description=told("slash-table"))
    async def table(self, interaction: Interaction) -> None:
        await answer(interaction, tables(interaction))

    @app_commands.command(name="leave", description=told("slash-leave"))
    async def leave(self, interaction: Interaction) -> None:
        await answer(interaction, leave(interaction))

    @app_commands.command(name="stop", description=told("slash-stop"))
    @app_commands.check(where_tables_are)
    async def stop(self, interaction: Interaction) -> None:
        await answer(interaction, stop(interaction))

    @app_commands.command(name="describe", description=told("slash-describe"))
    @app_commands.check(where_tables_are)
    async def describe(self, interaction: Interaction) -> None:
        await answer(interaction, describe(interaction))

    @app_commands.command(name="settings", description=told("slash-settings"))
    async def settings(self, interaction: Interaction) -> None:
        await answer(interaction, settings(interaction))

    @app_commands.command(name="setup", description=told("slash-setup"))
    @app_commands.describe(
        channel=told("slash-setup-channel"),
        thread=told("slash-setup-thread"),
        clock=told("slash-setup-clock"),
        tables=told("slash-setup-tables"),
        votes=told("slash-setup-votes"),
        seasons=told("slash-setup-seasons"),
        language=told("slash-setup-language"),
        puzzle=told("slash-setup-puzzle"),
    )
    @app_commands.choices(
        clock=[app_commands.Choice(name=told(f"clock-{each}"), value=each) for each in CLOCKS],
        language=[
            app_commands.Choice(name=told("slash-setup-language-discord"), value=AS_IN_DISCORD),
            *[app_commands.Choice(name=language_name(each), value=each) for each in LANGUAGES],
        ],
    )
    @app_commands.checks.has_permissions(manage_guild=True)
    @app_commands.check(in_a_server)
    async def setup(
        self,
        interaction: Interaction,
        *,
        channel: discord.TextChannel | None = None,
        thread: bool | None = None,
        clock: str | None = None,
        tables: app_commands.Range[int, 0, MOST_TABLES] | None = None,
        votes: bool | None = None,
        seasons: bool | None = None,
        language: str | None = None,
        puzzle: discord.TextChannel | None = None,
    ) -> None:
        known_clock = clock if clock in CLOCKS else None  # Discord may still offer an older version's choices
        given = {"thread": thread, "clock": known_clock, "tables": tables, "votes": votes, "seasons": seasons}
        given["language"] = language if language in LANGUAGES else "" if language == AS_IN_DISCORD else None
        await answer(interaction, set_up(interaction, channel and channel.id, given, puzzle))

    @app_commands.command(name="privacy", description=told("slash-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        await answer(interaction, about_privacy(interaction))

    @app_commands.command(name="history", description=told("slash-history"))
    async def history(self, interaction: Interaction) -> None:
        await answer(interaction, history(interaction))

    @app_commands.command(name="stats", description=told("slash-stats"))
    @app_commands.describe(person=told("slash-stats-person"))
    @app_commands.check(in_a_server)
    async def stats(self, interaction: Interaction, person: discord.User | None = None) -> None:
        await answer(interaction, stats_of(interaction, person))

    @app_commands.command(name="leaderboard", description=told("slash-leaderboard"))
    @app_commands.describe(game=told("slash-leaderboard-game"))
    @app_commands.choices(game=[app_commands.Choice(name=told(f"game-{kind}"), value=kind) for kind in GAMES])
    @app_commands.check(in_a_server)
    async def leaderboard(self, interaction: Interaction, game: str = ALL_GAMES) -> None:
        await answer(interaction, leaderboard_of(interaction, game))

    @app_commands.command(name="puzzle", description=told("slash-puzzle"))
    async def puzzle(self, interaction: Interaction) -> None:
        await answer(interaction, todays_puzzle(interaction))

    @app_commands.command(name="verify", description=told("slash-verify"))
    @app_commands.describe(record=told("slash-verify-record"))
    @app_commands.checks.cooldown(MOST_A_MINUTE, 60)
    async def verify(self, interaction: Interaction, record: discord.Attachment) -> None:
        await answer(interaction, verified(words_for(interaction), record))

    @app_commands.command(name="about", description=told("slash-about"))
    async def about(self, interaction: Interaction) -> None:
        await answer(interaction, about(interaction))


async def guide(interaction: Interaction) -> Answer:
    return help_page(words_for(interaction))


async def tables(interaction: Interaction) -> Answer:
    store, words, user = interaction.client.store, words_for(interaction), interaction.user.id
    mine, here = await tables_of(store, user), await table_in(store, interaction.channel_id)
    if not mine and here is None:
        return words.say("tables-none")
    shown = [*mine, *([here] if here else [])]
    links = {table.id: link for table in shown if (link := await board_link(store, table))}
    return tables_page(words, user, mine, here, links)


async def leave(interaction: Interaction) -> Answer:
    """Leaving a lobby needs no confirmation, leaving a game does."""
    bot, words, user = interaction.client, words_for(interaction), interaction.user.id
    found = await tables_meant(bot.store, user, interaction.channel_id)
    if not found:
        return words.say("leave-none")
    if len(found) > 1:
        return which_page(words, found, channel_names(interaction, found))
    if found[0].status.begun:
        return leave_page(words, found[0])
    table = await bot.store.leave_lobby(found[0].id, user)
    if isinstance(table, Refused):
        return table
    bot.presenter.nudge(table.id)
    return words.say("leave-done", **place_of(words, table))


async def stop(interaction: Interaction) -> Answer:
    words, store = words_for(interaction), interaction.client.store
    table = await table_in(store, interaction.channel_id)
    if table is None:
        return words.say("stop-none")
    if may_stop(interaction, table):
        return stop_page(words, table)
    return vote_page(words, table) if await may_vote(interaction, table) else words.say("stop-not-you")


async def describe(interaction: Interaction) -> Answer:
    words = words_for(interaction)
    table = await table_in(interaction.client.store, interaction.channel_id)
    if table is None:
        return words.say("describe-none")
    with about_table(table.id):
        return description_pages(words, table, interaction.user.id) if table.game else words.say("describe-lobby")


async def settings(interaction: Interaction) -> Answer:
    notify_by = await NotifyBy.load(interaction.client.store, interaction.user.id)
    return settings_page(words_for(interaction), notify_by)


async def set_up(
    interaction: Interaction,
    channel_id: int | None,
    given: Mapping[str, object],
    puzzle_in: discord.TextChannel | None = None,
) -> Answer:
    """What isn't given stays as it is."""
    store, words = interaction.client.store, words_for(interaction)
    assert interaction.guild_id is not None
    daily = await DailyPuzzle.load(store, interaction.guild_id)
    is_new = puzzle_in and not (daily and daily.channel_id == puzzle_in.id)  # where it was, it's to stop
    if puzzle_in and is_new and (missing := missing_elsewhere(puzzle_in, words, "setup-puzzle-missing")):
        return missing
    server = await ServerSettings.load(store, interaction.guild_id)
    known = [each.id for each in interaction.guild.channels] if interaction.guild else []
    wanted = server.without_lost(known)
    wanted = wanted.model_copy(update={name: value for name, value in given.items() if value is not None})
    wanted = wanted.with_channel(channel_id) if channel_id else wanted
    if len(wanted.channels) > MOST_CHANNELS:
        return words.say("setup-full", most=MOST_CHANNELS)
    if wanted != server:
        await wanted.save(store, interaction.guild_id)
    if puzzle_in:
        daily = await DailyPuzzle.choose(store, interaction.guild_id, puzzle_in.id)
    return setup_page(words, wanted, daily)


async def about(interaction: Interaction) -> Answer:
    """The bot's owner also sees how busy it is."""
    bot, words = interaction.client, words_for(interaction)
    count, is_owner = await bot.store.count_open(), await bot.is_owner(interaction.user)
    busy = busy_lines(words, shown=bot.presenter.busy_with, studio=STUDIO.state) if is_owner else ""
    return about_page(words, tables=count, ping=bot.latency, busy=busy)


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Ducks())
