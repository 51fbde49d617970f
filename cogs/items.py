"""The two things that can be clicked on a table's messages. They live in no memory: any process takes any click."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol, Self, cast

import discord
from discord import ui

from .ids import PREFIX, SELECT_PREFIX

if TYPE_CHECKING:
    from .pages import Style

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


BUTTONS, SELECTS = re.compile(rf"{PREFIX}:.*"), re.compile(rf"{SELECT_PREFIX}:.*")


class TakesClicks(Protocol):
    """What the bot does with a click; it never raises, and always answers."""

    async def take_click(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None: ...


class TableButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=BUTTONS):
    @classmethod
    def of(cls, custom_id: str, label: str, style: "Style", disabled: bool) -> Self:  # noqa: FBT001
        return cls(ui.Button(custom_id=custom_id, label=label, style=STYLES[style], disabled=disabled))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /) -> Self:
        return cls(cast("ui.Button[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await bot_of(interaction).take_click(interaction, self.custom_id, chosen(interaction))


class TableSelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template=SELECTS):
    @classmethod
    def of(cls, custom_id: str, placeholder: str, options: list[discord.SelectOption]) -> Self:
        return cls(ui.Select(custom_id=custom_id, placeholder=placeholder, options=options))

    @classmethod
    async def from_custom_id(cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /) -> Self:
        return cls(cast("ui.Select[ui.LayoutView]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await bot_of(interaction).take_click(interaction, self.custom_id, chosen(interaction))


def bot_of(interaction: discord.Interaction[Any]) -> TakesClicks:
    return cast("TakesClicks", interaction.client)


def chosen(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was chosen, if it was a select: an id alone does not tell."""
    data: Any = interaction.data or {}
    values = data.get("values")
    return tuple([str(value) for value in values]) if isinstance(values, list) else ()


def is_taken(interaction: discord.Interaction[Any]) -> bool:
    """Whether one of the two gets this click. discord.py says nothing to who clicked if none does: neither if nobody
    knows the id, nor if the message does not have what was clicked."""
    data: Any = interaction.data or {}
    custom_id, message = str(data.get("custom_id")), interaction.message
    if message is None or not (BUTTONS.fullmatch(custom_id) or SELECTS.fullmatch(custom_id)):
        return False
    clicked = (data.get("component_type"), custom_id)
    return any((each.type.value, getattr(each, "custom_id", None)) == clicked for each in walk(message.components))


def walk(components: Any) -> Iterator[Any]:
    for component in components:
        yield component
        yield from walk(getattr(component, "children", ()))
