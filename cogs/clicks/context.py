"""A click with all that came with it, and what may come of it."""

from typing import NamedTuple

from data.store import Played, Refused, Table

from ..pages.forms import Form
from ..pages.ids import Answer, Click, parse_answer
from ..pages.model import Page
from .replies import Interaction


class Turned(NamedTuple):
    """The message that was clicked shows this page from now on; `table` is the one that has changed, if one has."""

    page: Page
    table: int | None = None


Outcome = Table | Played | Refused | Page | Turned | Form


class Asked(NamedTuple):
    interaction: Interaction
    click: Click
    values: tuple[str, ...]

    @property
    def table(self) -> int:
        return self.click.table

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def value(self) -> str:
        """What was chosen from a select, or nothing."""
        return "".join(self.values[:1])

    @property
    def answer(self) -> Answer | None:
        """The word that was said, with a button or from a select."""
        answer = parse_answer(self.click.rest)
        return answer and answer._replace(word=answer.word or self.value)
