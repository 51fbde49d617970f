"""What is measured of every click, from outside: when it was answered and how, and when it was shown.

*Answered*: the interaction's first response has arrived at the playground. *Deferred*: that response only asked for
more time (type 5 or 6), and came as late as the bot's timer for slow answers sends it. The plain acknowledgement of a
click is of type 6, too, but it's sent as soon as the move counts.

*Shown*: when a click is answered, its move is in the database; the table's version is read at that moment. As soon as
the database says that this version is shown, the click was shown by the last change in the table's channel before
that. If nothing has changed there since the press, there was nothing to show (a secret answer, say), and the click
doesn't count.
"""

import asyncio
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

from cogs.pages.ids import parse_click
from playground import Playground
from playground.interactions import DEFER, DEFER_UPDATE
from playground.rest import CALLBACK
from playground.server import Exchange
from playground.world import COMPONENT, Happening, Interaction, Message
from tests.bench.load.places import Book, Place

LOOK = 0.1  # seconds between two looks at the database
SLOW = 1.4  # seconds: a little less than the bot waits before it asks Discord for more time
TOO_MANY = 429
CHANGES = ("message posted", "message edited")


@dataclass(eq=False)
class Click:
    """One press, in seconds of this process's clock."""

    place: Place
    interaction_id: int
    verb: str
    table_id: int
    pressed: float
    answered: float | None = None
    kind: int = 0
    version: int | None = None  # of the table, once the click has counted
    settled: bool = False  # whether all that follows from it is shown
    shown: float | None = None

    @property
    def answer_ms(self) -> float | None:
        return None if self.answered is None else 1000 * (self.answered - self.pressed)

    @property
    def shown_ms(self) -> float | None:
        return None if self.shown is None else 1000 * (self.shown - self.pressed)

    @property
    def is_move(self) -> bool:
        return self.verb in ("say", "choose")

    @property
    def is_deferred(self) -> bool:
        return self.kind in (DEFER, DEFER_UPDATE) and (self.answer_ms or 0.0) >= 1000 * SLOW


class Gauge:
    """Listens to a playground. Without a book, as for a bot that has no database, nothing is known to be shown."""

    def __init__(self, playground: Playground, places: Iterable[Place], book: Book | None) -> None:
        self._world, self._book = playground.world, book
        self._at = {place.channel.id: place for place in places}
        self._of = {person.id: place for place in places for person in place.people}
        private = {channel.id: place for place in places for channel in place.private.values()}
        self._kinds = {channel: place.kind for channel, place in (self._at | private).items()}
        self._open: dict[int, Click] = {}  # not answered, by interaction
        self._unsettled: list[Click] = []
        self._newest = self._world.last_id  # of the files that were counted
        self.clear()
        self._world.listeners.insert(0, self._hear)  # before the gateway, which takes its time to tell the bot
        playground.watchers.append(self._watch)

    def clear(self) -> None:
        """From now on everything is counted from zero. Clicks from before aren't counted any more."""
        self.clicks = list[Click]()
        self.requests, self.limited = 0, 0
        self.pictures = Counter[str]()  # sent, by the game and the names of their files

    async def settle(self, seconds: float) -> None:
        """Waits until everything is answered and shown, so many seconds at most."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._open or self._unsettled:
                    await asyncio.sleep(LOOK)

    async def look(self) -> None:
        """A task for the whole time: which clicks are shown by now?"""
        while self._book:
            await asyncio.sleep(LOOK)
            if not self._unsettled:
                continue
            states = self._book.states([*{click.table_id for click in self._unsettled}])
            for click in self._unsettled:
                state = states.get(click.table_id)
                if state is None or state.presented >= (click.version or 0):
                    settle(click)
            self._unsettled = [click for click in self._unsettled if not click.settled]

    def _hear(self, happening: Happening) -> None:
        interaction, message = happening.interaction, happening.message
        if happening.kind == "interaction begun" and interaction and interaction.kind == COMPONENT:
            self._begin(interaction)
        elif happening.kind == "interaction answered" and interaction:
            self._answer(interaction)
        elif happening.kind in CHANGES and message and message.author is self._world.bot:
            self._change(message)

    def _begin(self, interaction: Interaction) -> None:
        parsed = parse_click(interaction.data["custom_id"])
        assert parsed, interaction.data["custom_id"]
        place = self._of[interaction.person.id]
        click = Click(place, interaction.id, parsed.verb, parsed.table_id, perf_counter())
        self.clicks.append(click)
        self._open[interaction.id] = click

    def _answer(self, interaction: Interaction) -> None:
        click = self._open.pop(interaction.id, None)
        if click is None:
            return
        click.answered, click.kind = perf_counter(), interaction.answered or 0
        state = self._book.states([click.table_id]).get(click.table_id) if self._book else None
        if state and click.is_move:
            click.version = state.version
            self._unsettled.append(click)
        else:
            click.settled = True

    def _change(self, message: Message) -> None:
        fresh = [file for file in message.attachments if file.id > self._newest]
        kind = self._kinds.get(message.channel.id, "")
        self.pictures.update(f"{kind} {file.filename.partition('-')[2]}" for file in fresh)
        self._newest = self._world.last_id
        if message.only is None and (place := self._at.get(message.channel.id)):
            place.changed = perf_counter()

    def _watch(self, exchange: Exchange) -> None:
        if exchange.path != CALLBACK:
            self.requests += 1
            self.limited += exchange.status == TOO_MANY


def settle(click: Click) -> None:
    click.settled = True
    if click.place.changed > click.pressed:
        click.shown = click.place.changed
