"""What is pressed: every button, select and form. Every click is answered: the game goes on, or whoever clicked gets
one private sentence."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

import discord

from data.logs import TABLE, about_table
from data.store import Played, Refused, Seat, Store, Table, Unavailable, Why

from .. import Interaction
from ..observer import DONE, FAILED, REFUSED, SHOWN, UNKNOWN, UNREADABLE
from ..pages import hand_page
from ..pages.ids import Click, parse_click
from ..pages.model import Form, Page, Say
from ..tables.discord_errors import NETWORK, TOO_LATE
from ..tables.find import why_refused
from ..tables.presenter import Presenter
from .advice import ADVICE_VERBS
from .context import ClickContext, ClickResult, Hand, Opened, Passing, Redraw, Shared, Slow
from .hands import private_post, show_hand
from .history import HISTORY_VERBS
from .learn import LEARN_VERBS
from .lobby import LOBBY_VERBS
from .opening import OPENING_VERBS, show_opened
from .play import PLAY_VERBS
from .privacy import PRIVACY_VERBS
from .private import PRIVATE_VERBS
from .puzzle import PUZZLE_VERBS
from .replies import (
    acknowledge,
    defer_if_slow,
    draw_ahead,
    is_only_theirs,
    is_private,
    send_form,
    send_privately,
    send_slowly,
    share,
    tell,
    update,
    words_for,
)
from .results import RESULT_VERBS

log = logging.getLogger(__name__)
SOON = 10.0  # seconds to wait for a direct message to arrive

# What a click can do, by the verb in its custom id
VERBS: Mapping[str, Callable[[ClickContext], Awaitable[ClickResult]]] = (
    LOBBY_VERBS
    | OPENING_VERBS
    | PLAY_VERBS
    | ADVICE_VERBS
    | PRIVATE_VERBS
    | LEARN_VERBS
    | PRIVACY_VERBS
    | HISTORY_VERBS
    | RESULT_VERBS
    | PUZZLE_VERBS
)


class Clicks:
    """Takes clicks, changes tables, and tells the presenter which ones."""

    def __init__(self, store: Store, presenter: Presenter) -> None:
        self.store = store
        self.presenter = presenter

    async def take(self, interaction: Interaction, custom_id: str, values: tuple[str, ...]) -> None:
        """Never raises."""
        click = parse_click(custom_id)
        with about_table(click and click.table_id):
            outcome = await self._tried(interaction, custom_id, click, values)
        verb = click.verb if click and click.verb in VERBS else UNKNOWN  # anybody can make up more of them
        interaction.client.observer.clicked(verb, outcome)

    async def _tried(
        self, interaction: Interaction, custom_id: str, click: Click | None, values: tuple[str, ...]
    ) -> str:
        words = words_for(interaction)
        try:
            with defer_if_slow(interaction):
                if click is None or click.verb not in VERBS:
                    await tell(interaction, words.say("refused-unreadable"))
                    return UNREADABLE
                return await self._answer(ClickContext(interaction, click, values))
        except Unavailable:  # the store has logged it, once for all clicks
            await tell(interaction, words.say("out-of-reach"))
        except discord.HTTPException as error:
            log.warning("table %s: a click on %s could not be answered: %s", TABLE.get(), custom_id, error)
            if error.code not in TOO_LATE:
                await tell(interaction, words.say("something-broke"))
        except Exception:
            log.exception("table %s: a click on %s failed", TABLE.get(), custom_id)
            await tell(interaction, words.say("something-broke"))
        return FAILED

    async def _answer(self, context: ClickContext) -> str:
        result = await VERBS[context.click.verb](context)
        if isinstance(result, Refused) and result.why is Why.PAUSED:
            stranger = await self._resume_for(context)
            result = stranger or await VERBS[context.click.verb](context)
        await self._show_result(context, result)
        return outcome_of(result)

    async def _show_result(self, context: ClickContext, result: ClickResult) -> None:
        match result:
            case Refused():
                await self._refused(context, result)
            case Page() | Passing() | Hand():
                await self._show_privately(context, result)
                await self._heard_from(context)
            case Slow(meanwhile, made):
                await send_slowly(context.interaction, meanwhile, made)
            case Form():
                await send_form(context.interaction, result, context.words.say("form-too-late"))
            case Shared(page):
                await share(context.interaction, page)
            case Redraw(page, changed, ahead):
                await self._redraw_page(context, page, changed)
                await draw_ahead(ahead)
            case Opened():
                await show_opened(context.interaction, result)
            case Table() | Played():
                await self._show_change(context, result)

    async def _show_privately(self, context: ClickContext, result: Page | Passing | Hand) -> None:
        if isinstance(result, Hand):
            await show_hand(context.interaction, result)
            return
        is_passing = isinstance(result, Passing)
        message_id = await send_privately(context.interaction, result.page if is_passing else result)
        if is_passing and message_id:
            await context.interaction.client.advice.replace_hint(context, message_id)

    async def _heard_from(self, context: ClickContext) -> None:
        await self.store.wake(context.table_id, context.user_id)
        table = await self.store.load(context.table_id) if context.click.verb == "hand" else None
        seat = table.seat_of(context.user_id) if isinstance(table, Table) else None
        if isinstance(table, Table) and seat:
            await self.presenter.look_after_hand(table, seat)
            await self._resume(table.id)

    async def _resume_for(self, context: ClickContext) -> Refused | None:
        """Not for people who don't play there."""
        woken = await self.store.wake(context.table_id, context.user_id)
        if woken is None:
            await self._resume(context.table_id)
        return woken

    async def _resume(self, table_id: int) -> None:
        """If the game is paused, whatever was in the way may be gone."""
        await self.store.resume(table_id)
        self.presenter.nudge(table_id)

    async def _redraw_page(self, context: ClickContext, page: Page, changed: int | None) -> None:
        if not is_private(context.interaction):
            await send_privately(context.interaction, page)
            unfinished = None
        else:
            unfinished = await update(context.interaction, page)
        if changed is not None:
            self.presenter.nudge(changed)
        if unfinished:
            await unfinished.finish()

    async def _show_change(self, context: ClickContext, result: Table | Played) -> None:
        """What was clicked says at once what's new; its picture and the table's other messages follow."""
        table, finishing = result.table if isinstance(result, Played) else result, None
        seat, message = table.seat_of(context.user_id), context.interaction.message
        if is_private(context.interaction) and seat and table.game:
            finishing = await self._redraw_hand(context, table, seat)
        elif message and self.presenter.can_be_redrawn(table, message.id):
            finishing = await self._redraw_board(context, table)
        else:
            await acknowledge(context.interaction)
        try:
            if isinstance(result, Table):
                await self.store.wake(table.id, context.user_id)
        finally:
            shown = self.presenter.nudge(table.id, table)
            if finishing:
                await finishing
        await context.interaction.client.advice.clear_hint(table.id, context.user_id)
        if context.click.verb == "sit":
            await asyncio.wait([shown], timeout=SOON)
            await self.mention_closed_dms(context.interaction, table.id)

    async def _refused(self, context: ClickContext, refused: Refused) -> None:
        """A hand is redrawn with the sentence on it, because it may be out of date. Whoever was asleep is awake now.
        Strangers are turned away without another look."""
        table = refused if is_about_a_stranger(context, refused) else await self.store.load(context.table_id)
        seat = table.seat_of(context.user_id) if isinstance(table, Table) and table.game else None
        if seat and seat.asleep:
            await self._resume_for(context)
        sentence = await why_refused(self.store, refused, context.words)
        if isinstance(table, Table) and seat and is_private(context.interaction):
            finishing = await self._redraw_hand(context, table, seat, sentence)
            if is_to_be_shown(table) or is_only_theirs(context.interaction):
                self.presenter.nudge(table.id)
            if finishing:
                await finishing
        else:
            await tell(context.interaction, sentence)

    async def _redraw_hand(
        self, context: ClickContext, table: Table, seat: Seat, sentence: str = ""
    ) -> asyncio.Task[bool] | None:
        """Only if nobody else is changing this message: two changes at once may arrive in either order. Returns what
        brings the picture, if it has changed."""
        interaction, message = context.interaction, context.interaction.message
        page = hand_page(table, seat, is_live=is_only_theirs(interaction))
        noted = Page((Say(sentence), *page.parts)) if sentence else page
        is_redrawn, finishing = await self._redraw(context, table, noted, sentence)
        if message is None or not is_redrawn:
            return None
        # The presenter needn't do it again. A hand that's theirs alone can be changed for longer, thanks to this click
        if is_only_theirs(interaction):
            post = private_post(interaction, table, seat, page, message.id)
            self.presenter.has_drawn_privately(table, page, post, finishing)
        elif is_to_be_shown(table):  # but not what is here already
            self.presenter.has_drawn(table, seat, page, message.id, finishing)
        return finishing

    async def _redraw_board(self, context: ClickContext, table: Table) -> asyncio.Task[bool] | None:
        """An answer doesn't count as one of the requests that Discord allows in a second, and an edit does."""
        page, message = self.presenter.board_now(table), context.interaction.message
        is_redrawn, finishing = await self._redraw(context, table, page)
        if message and is_redrawn:
            self.presenter.has_drawn_board(table, page, message.id, finishing)
        return finishing

    async def _redraw(
        self, context: ClickContext, table: Table, page: Page, sentence: str = ""
    ) -> tuple[bool, asyncio.Task[bool] | None]:
        """Whether the clicked message shows this page now, and what brings its pictures. If it doesn't, the presenter
        will show it."""
        interaction, message = context.interaction, context.interaction.message
        if message is None or self.presenter.mail.is_busy(message.id):
            await just_answer(interaction, sentence)
            return False, None
        try:
            unfinished = await update(interaction, page)
        except (discord.HTTPException, *NETWORK) as error:
            log.info("table %s: message %s could not be redrawn: %s", table.id, message.id, error)
            await just_answer(interaction, sentence)
            return False, None
        return True, asyncio.create_task(unfinished.finish()) if unfinished else None

    async def mention_closed_dms(self, interaction: Interaction, table_id: int) -> None:
        """Said once, to someone who has just sat down: their hand will be in the channel."""
        table = await self.store.load(table_id)
        seat = table.seat_of(interaction.user.id) if isinstance(table, Table) else None
        if seat and seat.dm_open is False:
            await tell(interaction, words_for(interaction).say("dms-closed"))


def outcome_of(result: ClickResult) -> str:
    match result:
        case Refused():
            return REFUSED
        case Table() | Played() | Opened() | Redraw(_, int()):
            return DONE
        case _:
            return SHOWN


async def just_answer(interaction: Interaction, sentence: str) -> None:
    """The message stays as it is; what there is to say is said apart."""
    await (tell(interaction, sentence) if sentence else acknowledge(interaction))


def is_about_a_stranger(context: ClickContext, refused: Refused) -> bool:
    return refused.why is Why.UNKNOWN or (refused.why is Why.NOT_SEATED and refused.table_id == context.table_id)


def is_to_be_shown(table: Table) -> bool:
    return table.presented < table.version
