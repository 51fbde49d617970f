"""The least that a discord.py bot can do for a click: it redraws the message with an answer of type 7, and edits one
other message. Both are layouts like ours, with some words and buttons and no pictures."""

import asyncio
import json
import os
import signal
import sys
from typing import Any

import discord
import discord.gateway
import discord.http
import yarl
from discord import ui
from discord.ext import commands

from cogs.pages.ids import Answer, Click, parse_answer, parse_click

MOVES = 6  # buttons of a question
WORDS = "Whose turn it is, what is asked, and what has happened since then, which is about as long as this line.\n" * 3
Boards = dict[int, tuple[int, int]]  # by table: the channel and the message


def page_of(table: int, question: int) -> ui.LayoutView:
    """As long as one of ours, asking the next question."""
    view, box = ui.LayoutView(timeout=None), ui.Container[Any]()
    view.is_finished = lambda: True  # as ours: discord.py needn't keep it
    box.add_item(ui.TextDisplay(f"Question {question}\n{WORDS}"))
    for row in range(2):
        box.add_item(ui.ActionRow(*[button(table, question, 3 * row + column) for column in range(MOVES // 2)]))
    box.add_item(ui.TextDisplay(WORDS))
    view.add_item(box)
    return view


def button(table: int, question: int, move: int) -> ui.Button[Any]:
    custom_id = Click("say", table, Answer(question, 0, f"move {move}").rest).custom_id
    return ui.Button(custom_id=custom_id, label=f"Move {move}", style=discord.ButtonStyle.primary)


class BareBot(commands.AutoShardedBot):
    def __init__(self, boards: Boards) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True, guild_messages=True),
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            help_command=None,
            shard_count=1,
        )
        self.boards = boards

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        click = parse_click(str((interaction.data or {}).get("custom_id")))
        answer = click and parse_answer(click.rest)
        assert click
        assert answer
        page = page_of(click.table_id, answer.prompt + 1)
        await interaction.response.edit_message(view=page)
        channel, message = self.boards[click.table_id]
        await self.get_partial_messageable(channel).get_partial_message(message).edit(view=page)


async def main(token: str, api: str, gateway: str, boards: str) -> None:
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    asyncio.get_running_loop().add_reader(sys.stdin, end_with_the_driver)
    async with BareBot({int(table): where for table, where in json.loads(boards).items()}) as bot:
        await bot.start(token)


def end_with_the_driver() -> None:
    if not sys.stdin.readline():
        os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
