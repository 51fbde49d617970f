"""`/duckrace`, `/duckgallery` and so on: a group of slash commands for each game, made from its options.

Every group has `start`, `how` and `rules`. Duck Race also has `boards` and `board`.
"""

import asyncio
from collections.abc import Callable, Iterator
from inspect import Parameter, Signature
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from data.store import CLOCKS, Refused, Why
from engine import GAMES, BadSetup, Option
from render.words.texts import Texts

from .. import Interaction
from ..clicks.opening import FRIENDS, objection, open_table, value_of
from ..clicks.replies import Answer, answer, words_for
from ..pages.boards import KIND as RACE
from ..pages.boards import board_page, boards_page, lay
from ..pages.common import LONGEST_TYPED, option_called, value_name
from ..pages.how import how_page
from ..pages.rules import rules_page
from ..slash import told

FIRST_BOARD = "tub"
MOST_CHOICES = 25
LONGEST_CHOICE = 100

Command = app_commands.Command[Any, ..., None]
YES_OR_NO: Any = bool | None
SOMEONE: Any = discord.User | None
FREE_TEXT: Any = app_commands.Range[str, 0, LONGEST_TYPED]


async def setup(bot: commands.Bot) -> None:
    for kind in GAMES:
        bot.tree.add_command(game_group(kind))


def game_group(kind: str) -> app_commands.Group:
    group = app_commands.Group(name=f"duck{kind}", description=told(f"slash-{kind}"))
    group.add_command(how_command(kind))
    group.add_command(rules_command(kind))
    for command in board_commands() if kind == RACE else ():
        group.add_command(command)
    group.add_command(start_command(kind))
    return group


# start


def start_command(kind: str) -> Command:
    """It takes whom to invite, the game's options, a clock, and whether to open a thread."""
    about = told("slash-start", game=f"game-{kind}")
    command = app_commands.Command(name="start", description=about, callback=start_callback(kind))
    for option in GAMES[kind].options:
        if option.free:
            command.autocomplete(option.name)(completion(kind, option))
    return command


def start_callback(kind: str) -> Callable[..., Any]:
    async def start(interaction: Interaction, **given: Any) -> None:
        await open_table(interaction, kind, given)

    options = GAMES[kind].options
    choices = {option.name: told_choices(option) for option in options if not option.free}
    choices["clock"] = [app_commands.Choice(name=told(f"clock-{clock}"), value=clock) for clock in CLOCKS]
    abouts = {option.name: told(f"option-{option.name}-about") for option in options}
    abouts |= {"clock": told("clock-about"), "thread": told("slash-start-thread")}
    abouts |= dict.fromkeys(FRIENDS, told("start-friend-about"))
    vars(start)["__signature__"] = start_signature(options)
    return app_commands.choices(**choices)(app_commands.describe(**abouts)(start))


def told_choices(option: Option) -> list[app_commands.Choice[str]]:
    """What Discord offers by itself: it has to know these in every language."""
    values = option.choices[:MOST_CHOICES]
    return [app_commands.Choice(name=told(f"option-{option.name}-{value}"), value=value) for value in values]


def start_signature(options: tuple[Option, ...]) -> Signature:
    """discord.py reads what a command takes from its function's signature."""

    def taken(name: str, annotation: Any, default: Any = "") -> Parameter:
        return Parameter(name, Parameter.KEYWORD_ONLY, annotation=annotation, default=default)

    interaction = Parameter("interaction", Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction)
    typed = [taken(option.name, FREE_TEXT if option.free else str) for option in options]
    friends = [taken(name, SOMEONE, None) for name in FRIENDS]
    return Signature([interaction, *friends, *typed, taken("clock", str), taken("thread", YES_OR_NO, None)])


def completion(kind: str, option: Option) -> Any:
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return completions(kind, option, typed, words_for(interaction))

    return complete


def completions(kind: str, option: Option, typed: str, words: Texts) -> list[app_commands.Choice[str]]:
    """The choices whose names match, or else what was typed, if it can be played."""
    typed = typed.strip()
    found = [choice for choice in choices_of(option, words) if typed.casefold() in choice.name.casefold()]
    if not found and len(typed) <= LONGEST_CHOICE and objection(kind, {option.name: typed}) is None:
        return [app_commands.Choice(name=typed, value=typed)]
    return found


def choices_of(option: Option, words: Texts) -> list[app_commands.Choice[str]]:
    values = option.choices[:MOST_CHOICES]
    return [app_commands.Choice(name=value_name(option, value, words), value=value) for value in values]


# how and rules


def how_command(kind: str) -> Command:
    async def how(interaction: Interaction) -> None:
        await answer(interaction, how_of(words_for(interaction), kind))

    return app_commands.Command(name="how", description=told("how-about", game=f"game-{kind}"), callback=how)


async def how_of(words: Texts, kind: str) -> Answer:
    return how_page(words, kind)


def rules_command(kind: str) -> Command:
    async def rules(interaction: Interaction) -> None:
        await answer(interaction, rules_of(words_for(interaction), kind))

    about = told("slash-rules", game=f"game-{kind}")
    return app_commands.Command(name="rules", description=about, callback=rules)


async def rules_of(words: Texts, kind: str) -> Answer:
    return rules_page(words, kind)


# boards and board


def board_commands() -> Iterator[Command]:
    @app_commands.command(description=told("slash-boards"))
    async def boards(interaction: Interaction) -> None:
        await answer(interaction, boards_of(words_for(interaction)))

    @app_commands.command(description=told("slash-board"))
    @app_commands.describe(code=told("slash-board-code"))
    async def board(interaction: Interaction, code: app_commands.Range[str, 1, LONGEST_TYPED]) -> None:
        await answer(interaction, board_of(words_for(interaction), code.strip()))

    option = option_called(RACE, "board")
    assert option is not None
    board.autocomplete("code")(completion(RACE, option))
    yield boards
    yield board


async def boards_of(words: Texts) -> Answer:
    return await asyncio.to_thread(boards_page, words, FIRST_BOARD)


async def board_of(words: Texts, wanted: str) -> Answer:
    """In a thread: a random board takes a moment to find."""
    try:
        return board_page(words, await asyncio.to_thread(lay, value_of(RACE, "board", wanted, words)))
    except BadSetup as error:
        return Refused.by_engine(Why.OPTIONS, error)
