"""A click with everything that came with it, read from what Discord sent, and what may come of it."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, NamedTuple, TypeGuard

import discord

from data.store import Played, Refused, Seat, Store, Table
from render.words.texts import Texts

from .. import Interaction
from ..pages.ids import FORM_PREFIX, LUCKY, PREFIX, SELECT_PREFIX, TYPED, UNREADABLE, Answer, Click, parse_answer
from ..pages.model import Form, Page
from .replies import words_for

FORMS = tuple([f"{FORM_PREFIX}:{verb}:" for verb in (TYPED, LUCKY)])
PREFIXES = {
    discord.ComponentType.button.value: PREFIX,
    discord.ComponentType.select.value: SELECT_PREFIX,
}


class ClickContext(NamedTuple):
    interaction: Interaction
    click: Click
    values: tuple[str, ...]

    @property
    def store(self) -> Store:
        return self.interaction.client.store

    @property
    def words(self) -> Texts:
        return words_for(self.interaction)

    @property
    def table_id(self) -> int:
        return self.click.table_id

    @property
    def user_id(self) -> int:
        return self.interaction.user.id

    @property
    def value(self) -> str:
        """What was chosen from a select or typed in; empty for a button."""
        return "".join(self.values[:1])

    @property
    def answer(self) -> Answer | None:
        """The answer to a question, from a button or a select."""
        answer = parse_answer(self.click.rest)
        return answer and answer._replace(word=answer.word or self.value)


class Redraw(NamedTuple):
    """The clicked message shows this page from now on. `table_id` is the table that has changed, if any. `ahead` is
    what they'll probably want to see next: its pictures are drawn while they look at this one."""

    page: Page
    table_id: int | None = None
    ahead: Page | None = None


class Opened(NamedTuple):
    """A new table, and what's to be said about those who couldn't be invited."""

    table: Table
    left_out: tuple[str, ...] = ()


class Hand(NamedTuple):
    """Someone's hand at a table, for them alone. `page` shows it, perhaps with something else."""

    table: Table
    seat: Seat
    page: Page


class Slow(NamedTuple):
    """A private page that takes a while to make. Until then `meanwhile` is shown."""

    meanwhile: Page
    made: Callable[[], Awaitable[Page]]


class Passing(NamedTuple):
    """A private page that's good until its reader's next move."""

    page: Page


class Shared(NamedTuple):
    """A page for everyone in the channel. What was clicked stays as it is."""

    page: Page


ClickResult = Table | Played | Refused | Page | Redraw | Opened | Form | Hand | Slow | Passing | Shared


# What Discord sent. All of it may be forged


def pressed_id(interaction: Interaction) -> str:
    """The custom id of a button or select; unreadable if such a component can't have it."""
    data = data_of(interaction)
    custom_id, prefix = str(data.get("custom_id")), PREFIXES.get(data.get("component_type", 0))
    return custom_id if prefix and custom_id.startswith(f"{prefix}:") else UNREADABLE


def chosen(interaction: Interaction) -> tuple[str, ...]:
    """What was chosen from a select; empty for a button."""
    values = data_of(interaction).get("values")
    return tuple([str(value) for value in values]) if is_list(values) else ()


def form_id(interaction: Interaction) -> str:
    """The custom id of a form; unreadable if no form of ours has it."""
    custom_id = str(data_of(interaction).get("custom_id"))
    return custom_id if custom_id.startswith(FORMS) else UNREADABLE


def typed_in(interaction: Interaction) -> tuple[str, ...]:
    """The lines of a form."""
    return tuple(lines_in(data_of(interaction).get("components")))


def lines_in(components: object) -> Iterator[str]:
    for component in components if is_list(components) else []:
        if is_mapping(component):
            value = component.get("value")
            if isinstance(value, str):
                yield value
            yield from lines_in([component.get("component")])
            yield from lines_in(component.get("components"))


def data_of(interaction: Interaction) -> Mapping[str, Any]:
    return {**(interaction.data or {})}


def is_list(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list)


def is_mapping(value: object) -> TypeGuard[Mapping[str, object]]:
    return isinstance(value, dict)
