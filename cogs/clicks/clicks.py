"""What becomes of a click. Every one is answered: the game goes on, or whoever clicked gets one private sentence."""

import asyncio
import logging

import discord

from data.store import Played, Refused, Seat, Store, Table, Why
from render.words.texts import Texts, texts

from ..pages import hand_page
from ..pages.forms import Form
from ..pages.ids import parse_click
from ..pages.model import Page, Say
from ..tables.discord_errors import NETWORK, TOO_LATE
from ..tables.find import why_refused
from ..tables.presenter import Presenter
from .context import Asked, Turned
from .replies import Interaction, acknowledge, is_private, patient, send_form, send_privately, tell, update
from .verbs import VERBS

log = logging.getLogger(__name__)
SOON = 10.0  # seconds in which a direct message is tried


class Clicks:
    """Takes clicks, changes tables, and tells the presenter which."""

    def __init__(self, store: Store, presenter: Presenter) -> None:
        self.store = store
        self.presenter = presenter

    async def take(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Never raises."""
        words = texts(interaction.locale.value)
        click = parse_click(custom_id)
        try:
            with patient(interaction):
                if click is None or click.verb not in VERBS:
                    await tell(interaction, words.say("refused-unreadable"))
                else:
                    await self._answered(Asked(interaction, click, values), words)
        except discord.HTTPException as error:
            log.warning("table %s: a click on %s could not be answered: %s", click and click.table, custom_id, error)
            if error.code not in TOO_LATE:
                await tell(interaction, words.say("something-broke"))
        except Exception:
            log.exception("table %s: a click on %s failed", click.table if click else None, custom_id)
            await tell(interaction, words.say("something-broke"))

    async def _answered(self, asked: Asked, words: Texts) -> None:
        outcome = await VERBS[asked.click.verb](self.store, asked)
        if isinstance(outcome, Refused) and outcome.why is Why.PAUSED:
            await self._resume_for(asked)
            outcome = await VERBS[asked.click.verb](self.store, asked)
        match outcome:
            case Refused():
                await self._refused(asked, outcome, words)
            case Page():
                await send_privately(asked.interaction, outcome)
                await self._heard_from(asked)
            case Form():
                await send_form(asked.interaction, outcome, words.say("form-too-late"))
            case Turned(page, changed):
                await self._turned(asked, page, changed)
            case Table() | Played():
                await self._went_on(asked, outcome, words)

    async def _heard_from(self, asked: Asked) -> None:
        await self.store.wake(asked.table, asked.user)
        table = await self.store.load(asked.table) if asked.click.verb == "hand" else None
        seat = table.seat_of(asked.user) if isinstance(table, Table) else None
        if isinstance(table, Table) and seat:
            await self.presenter.look_after_hand(table, seat)
            await self._resume(table.id)

    async def _resume_for(self, asked: Asked) -> None:
        await self.store.wake(asked.table, asked.user)
        await self._resume(asked.table)

    async def _resume(self, table: int) -> None:
        """If the game is paused, whatever was in the way may be gone."""
        await self.store.resume(table)
        self.presenter.nudge(table)

    async def _turned(self, asked: Asked, page: Page, changed: int | None) -> None:
        await (update if is_private(asked.interaction) else send_privately)(asked.interaction, page)
        if changed is not None:
            self.presenter.nudge(changed)

    async def _went_on(self, asked: Asked, outcome: Table | Played, words: Texts) -> None:
        """The table's messages follow; a hand that was clicked is drawn anew at once."""
        table = outcome.table if isinstance(outcome, Played) else outcome
        seat = table.seat_of(asked.user)
        if is_private(asked.interaction) and seat and table.game:
            await self._redraw(asked, table, seat)
        else:
            await acknowledge(asked.interaction)
        if isinstance(outcome, Table):
            await self.store.wake(table.id, asked.user)
        shown = self.presenter.nudge(table.id, table)
        if asked.click.verb == "sit":
            await asyncio.wait([shown], timeout=SOON)
            await self.mention_closed_dms(asked.interaction, table.id, words)

    async def _refused(self, asked: Asked, refused: Refused, words: Texts) -> None:
        """On a hand: it is drawn anew with the sentence, as it may be out of date. Whoever was asleep is awake."""
        table = await self.store.load(asked.table)
        seat = table.seat_of(asked.user) if isinstance(table, Table) and table.game else None
        if seat and seat.asleep:
            await self._resume_for(asked)
        sentence = await why_refused(self.store, refused, words)
        if isinstance(table, Table) and seat and is_private(asked.interaction):
            await self._redraw(asked, table, seat, sentence)
            if is_to_be_shown(table):
                self.presenter.nudge(table.id)
        else:
            await tell(asked.interaction, sentence)

    async def _redraw(self, asked: Asked, table: Table, seat: Seat, sentence: str = "") -> None:
        """Only when nobody else is changing this message: two at once may arrive in either order."""
        message, page = asked.interaction.message, hand_page(table, seat)
        noted = Page((Say(sentence), *page.parts)) if sentence else page
        if message is None or self.presenter.mail.is_busy(message.id):
            await (tell(asked.interaction, sentence) if sentence else acknowledge(asked.interaction))
            return
        async with self.presenter.mail.alone_with(message.id):
            try:
                await update(asked.interaction, noted)
            except (discord.HTTPException, *NETWORK) as error:  # the presenter will see to it
                log.info("table %s: a hand could not be drawn anew: %s", table.id, error)
                await acknowledge(asked.interaction)
            else:
                if is_to_be_shown(table):  # but not once more what is here now
                    self.presenter.has_drawn(table, seat, page, message.id)

    async def mention_closed_dms(self, interaction: Interaction, number: int, words: Texts) -> None:
        """Said once, to whoever has sat down: the hand is in the channel then."""
        table = await self.store.load(number)
        seat = table.seat_of(interaction.user.id) if isinstance(table, Table) else None
        if seat and seat.dm_open is False:
            await tell(interaction, words.say("dms-closed"))


def is_to_be_shown(table: Table) -> bool:
    return table.presented < table.version
