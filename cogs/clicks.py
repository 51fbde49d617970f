"""What becomes of a click. Every one is answered: the game goes on, or whoever clicked gets one private sentence."""

import logging
from collections.abc import Callable

from data import Played, Refused, Store, Table
from render.texts import Texts, texts

from .asked import Asked, Redrawn
from .faces import hand_page
from .forms import Form
from .ids import parse_click
from .pages import Page
from .replies import Interaction, is_private, refusal, send_form, send_privately, tell, update
from .verbs import VERBS

log = logging.getLogger(__name__)


class Clicks:
    """Takes clicks, changes tables, and tells the presenter which."""

    def __init__(self, store: Store, nudge: Callable[[int], None]) -> None:
        self.store = store
        self.nudge = nudge

    async def take(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Never raises."""
        words = texts(interaction.locale.value)
        click = parse_click(custom_id)
        try:
            if click is None or click.verb not in VERBS:
                await tell(interaction, words.say("refused-unreadable"))
            else:
                await self._answered(Asked(interaction, click, values), words)
        except Exception:
            log.exception("table %s: a click on %s failed", click.table if click else None, custom_id)
            await tell(interaction, words.say("something-broke"))

    async def _answered(self, asked: Asked, words: Texts) -> None:
        outcome = await VERBS[asked.click.verb](self.store, asked)
        match outcome:
            case Refused():
                await tell(asked.interaction, refusal(outcome, words))
            case Page():
                await send_privately(asked.interaction, outcome)
            case Form():
                await send_form(asked.interaction, outcome)
            case Redrawn(table, page):
                await self._redrawn(asked, table, page)
            case Table() | Played():
                await self._went_on(asked, outcome)

    async def _redrawn(self, asked: Asked, table: int | None, page: Page) -> None:
        if is_private(asked.interaction):
            await update(asked.interaction, page)
        else:
            await asked.interaction.response.defer()
        if table is not None:
            self.nudge(table)

    async def _went_on(self, asked: Asked, outcome: Table | Played) -> None:
        """The table's messages follow; a private message that was clicked is drawn anew at once."""
        table = outcome.table if isinstance(outcome, Played) else outcome
        seat = table.seat_of(asked.user)
        if is_private(asked.interaction) and seat and table.game:
            await update(asked.interaction, hand_page(table, seat))
        else:
            await asked.interaction.response.defer()
        self.nudge(table.id)
