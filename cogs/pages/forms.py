"""A form as a value: one line of text to type in. Like buttons, forms live in no memory: their ids say all."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import discord
from discord import ui

from .ids import FORM_PREFIX, UNREADABLE

TYPED = "option"  # the verb of what is typed in
TEXT = "text"  # the id of the line
OPEN_FOR = 15 * 60.0  # seconds, after which Discord takes no answer to the click that brought it up


class Form(NamedTuple):
    custom_id: str
    title: str
    label: str
    about: str
    longest: int


def made(form: Form) -> ui.Modal:
    modal = ui.Modal(title=form.title[:45], custom_id=form.custom_id, timeout=OPEN_FOR)
    line: ui.TextInput[ui.Modal] = ui.TextInput(custom_id=TEXT, max_length=form.longest)
    modal.add_item(ui.Label(text=form.label[:45], description=form.about[:100], component=line))
    return modal


def form_id(interaction: discord.Interaction[Any]) -> str:
    """Only what a form of ours says can be said with a form."""
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id"))
    return custom_id if custom_id.startswith(f"{FORM_PREFIX}:{TYPED}:") else UNREADABLE


def typed_in(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The lines of a form that was sent."""
    data: Any = interaction.data or {}
    return tuple(_lines(data.get("components")))


def _lines(components: Any) -> Iterator[str]:
    """Whatever was sent: it comes from outside."""
    for component in components if isinstance(components, list) else []:
        if isinstance(component, dict):
            if isinstance(component.get("value"), str):
                yield component["value"]
            yield from _lines([component.get("component")])
            yield from _lines(component.get("components"))
