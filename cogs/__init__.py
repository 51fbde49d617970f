"""Discord in and out: slash commands, clicks, and the messages of every table.

`commands` is what people type, `clicks` what they press, `tables` what happens on its own, and `pages` what they all
show. Imports go down in this order, and `tests/test_house.py` makes sure of it.
"""

from typing import TYPE_CHECKING

import discord
from discord import app_commands

__all__ = ["CommandTree", "Interaction"]

if TYPE_CHECKING:
    from .bot import Duckboard

    CommandTree = app_commands.CommandTree[Duckboard]
    Interaction = discord.Interaction[Duckboard]
else:  # only type checkers need to know the bot: it imports everything else
    CommandTree, Interaction = app_commands.CommandTree, discord.Interaction
