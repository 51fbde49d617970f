"""What can be pressed on a table's messages, in Discord's own things. It lives in no memory: any process takes any
click, also on messages from before it started."""

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from .ids import PREFIX, SELECT_PREFIX, UNREADABLE

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}
PREFIXES = {
    discord.ComponentType.button.value: PREFIX,
    discord.ComponentType.select.value: SELECT_PREFIX,
}


class Layout(ui.LayoutView):
    """Every click comes to `on_interaction`, once: discord.py is to remember nothing of what was sent."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


def button(custom_id: str, label: str, style: str, disabled: bool) -> ui.Button[Layout]:  # noqa: FBT001
    return ui.Button(custom_id=custom_id, label=label, style=STYLES[style], disabled=disabled)


def select(custom_id: str, placeholder: str, options: Sequence[discord.SelectOption]) -> ui.Select[Layout]:
    return ui.Select(custom_id=custom_id, placeholder=placeholder, options=[*options])


def pressed_id(interaction: discord.Interaction[Any]) -> str:
    """The custom id of what was pressed; one that such a thing cannot have is unreadable."""
    data: Any = interaction.data or {}
    custom_id, prefix = str(data.get("custom_id")), PREFIXES.get(data.get("component_type"))
    return custom_id if prefix and custom_id.startswith(f"{prefix}:") else UNREADABLE


def chosen(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was chosen, if it was a select: an id alone does not tell."""
    data: Any = interaction.data or {}
    values = data.get("values")
    return tuple([str(value) for value in values]) if isinstance(values, list) else ()
