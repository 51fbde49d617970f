"""What a click does. Every one is answered: the game goes on, or whoever clicked gets one private sentence."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, ClassVar, NamedTuple

import discord

from data import Person, Played, Refused, Store, Table, Why
from render.texts import Texts, texts

from .faces import hand_page
from .ids import Answer, Click, parse_answer, parse_click
from .pages import Page, Sendable, made

log = logging.getLogger(__name__)
NOBODY = discord.AllowedMentions.none()

Interaction = discord.Interaction[Any]
Outcome = Table | Played | Refused | Page


class Asked(NamedTuple):
    """A click with all that came with it."""

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
    def answer(self) -> Answer | None:
        """The word that was said, with a button or from a select."""
        answer = parse_answer(self.click.rest)
        return answer and answer._replace(word=answer.word or "".join(self.values[:1]))


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
            if click is None or click.verb not in self.VERBS:
                await tell(interaction, words.say("refused-unreadable"))
            else:
                await self._answered(Asked(interaction, click, values), words)
        except Exception:
            log.exception("table %s: a click on %s failed", click.table if click else None, custom_id)
            await tell(interaction, words.say("something-broke"))

    async def _answered(self, asked: Asked, words: Texts) -> None:
        outcome = await self.VERBS[asked.click.verb](self, asked)
        match outcome:
            case Refused():
                await tell(asked.interaction, refusal(outcome, words))
            case Page():
                await send_privately(asked.interaction, outcome)
            case Table() | Played():
                await self._went_on(asked, outcome)

    async def _went_on(self, asked: Asked, outcome: Table | Played) -> None:
        """The table's messages follow; a private message that was clicked is drawn anew at once."""
        table = outcome.table if isinstance(outcome, Played) else outcome
        seat = table.seat_of(asked.user)
        if is_private(asked.interaction) and seat and table.game:
            await update(asked.interaction, hand_page(table, seat))
        else:
            await asked.interaction.response.defer()
        self.nudge(table.id)

    # What can be done

    async def sit(self, asked: Asked) -> Outcome:
        return await self.store.sit(asked.table, Person(asked.user, asked.interaction.user.display_name))

    async def leave(self, asked: Asked) -> Outcome:
        return await self.store.leave(asked.table, asked.user)

    async def add_computer(self, asked: Asked) -> Outcome:
        table = await self.store.load(asked.table)
        if isinstance(table, Refused):
            return table
        taken = {seat.name for seat in table.seats}
        names = [texts(table.language).say("computer-name", number=number) for number in range(1, len(taken) + 2)]
        name = next(name for name in names if name not in taken)
        return await self.store.add_computer(asked.table, "normal", name, by=asked.user)

    async def remove(self, asked: Asked) -> Outcome:
        number = "".join(asked.values[:1])
        if not number.isdecimal():
            return Refused(Why.STALE, "")
        return await self.store.remove(asked.table, int(number), by=asked.user)

    async def start(self, asked: Asked) -> Outcome:
        return await self.store.start(asked.table, by=asked.user)

    async def cancel(self, asked: Asked) -> Outcome:
        return await self.store.stop(asked.table, "cancelled", by=asked.user)

    async def say(self, asked: Asked) -> Outcome:
        answer, seat = asked.answer, await self._seat(asked)
        if isinstance(seat, Refused):
            return seat
        if answer is None:
            return Refused(Why.STALE, "")
        return await self.store.play(
            asked.table,
            seat,
            answer.word,
            prompt=answer.prompt,
            undos=answer.undos,
            user_id=asked.user,
            interaction_id=asked.interaction.id,
        )

    async def undo(self, asked: Asked) -> Outcome:
        seat = await self._seat(asked)
        if isinstance(seat, Refused):
            return seat
        undos = asked.click.rest
        if not undos.isdecimal():
            return Refused(Why.STALE, "")
        return await self.store.undo(
            asked.table, seat, undos=int(undos), user_id=asked.user, interaction_id=asked.interaction.id
        )

    async def hand(self, asked: Asked) -> Outcome:
        table = await self.store.load(asked.table)
        if isinstance(table, Refused):
            return table
        seat = table.seat_of(asked.user)
        if seat is None:
            return Refused(Why.NOT_SEATED, "")
        return hand_page(table, seat) if table.game else Refused(Why.NOT_BEGUN, "")

    async def rematch(self, asked: Asked) -> Outcome:
        return await self.store.rematch(asked.table, asked.user)

    async def _seat(self, asked: Asked) -> int | Refused:
        table = await self.store.load(asked.table)
        if isinstance(table, Refused):
            return table
        seat = table.seat_of(asked.user)
        return seat.number if seat else Refused(Why.NOT_SEATED, "")

    VERBS: ClassVar[Mapping[str, Callable[..., Awaitable[Outcome]]]] = {
        "sit": sit,
        "leave": leave,
        "computer": add_computer,
        "remove": remove,
        "start": start,
        "cancel": cancel,
        "say": say,
        "choose": say,
        "undo": undo,
        "hand": hand,
        "rematch": rematch,
    }


def refusal(refused: Refused, words: Texts) -> str:
    return words.say(f"refused-{refused.why.name.lower().replace('_', '-')}", words=refused.words, link="")


def is_private(interaction: Interaction) -> bool:
    """A direct message, or one that only its owner sees."""
    message = interaction.message
    return interaction.guild_id is None or bool(message and message.flags.ephemeral)


async def tell(interaction: Interaction, sentence: str) -> None:
    """One private sentence. Whatever goes wrong is written down and goes no further."""
    try:
        if interaction.response.is_done():
            await interaction.followup.send(sentence, ephemeral=True)
        else:
            await interaction.response.send_message(sentence, ephemeral=True)
    except discord.HTTPException as error:
        log.warning("an interaction could not be answered: %s", error)


async def send_privately(interaction: Interaction, page: Page) -> None:
    view, files = await drawn(page)
    await interaction.response.send_message(view=view, files=files, ephemeral=True, allowed_mentions=NOBODY)


async def update(interaction: Interaction, page: Page) -> None:
    view, files = await drawn(page)
    await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=NOBODY)


async def drawn(page: Page) -> Sendable:
    return await asyncio.to_thread(made, page)
