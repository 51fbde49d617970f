"""People who play any game by pressing what they're shown, and nothing else. Someone who knows the game whispers."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any, NamedTuple, TypeVar

from cogs.pages.ids import Answer, Click, parse_answer, parse_click
from data.store import Refused, Store, Table
from engine import Chance
from engine.players import NORMAL, player_of
from engine.words import words_in
from playground import Answer as Answered
from playground import Impossible, Playground, Somebody, Unanswered
from playground.interactions import MESSAGE
from playground.world import EPHEMERAL, Channel, Happening
from tests.support.data.writing import until_stored
from tests.support.patience import LONGEST, until

JSON = dict[str, Any]
T = TypeVar("T")
PATIENCE = LONGEST  # without anything new to press
MOVES = ("say", "choose", "sure")
WHIM = 0.08  # how often someone presses anything at all
WHIMS = (*MOVES, "undo", "hand")


class Control(NamedTuple):
    """Something that can be pressed, and its message."""

    message: JSON
    item: JSON

    @property
    def custom_id(self) -> str:
        return self.item["custom_id"]

    @property
    def click(self) -> Click:
        click = parse_click(self.custom_id)
        assert click, f"{self.custom_id}: this cannot be ours"
        return click

    @property
    def verb(self) -> str:
        return self.click.verb

    @property
    def values(self) -> list[str]:
        """What a select offers."""
        return [option["value"] for option in self.item.get("options", [])]

    @property
    def answers(self) -> list[Answer]:
        """The words it can say, if any."""
        answer = parse_answer(self.click.rest) if self.verb in MOVES else None
        if answer is None:
            return []
        return [answer] if answer.word else [answer._replace(word=value) for value in self.values]


class Player:
    """Someone at a channel's table."""

    def __init__(self, playground: Playground, name: str, channel: Channel) -> None:
        self.playground, self.channel = playground, channel
        self.person: Somebody = playground.be(name)

    def messages(self) -> list[JSON]:
        """All of the table's messages that this person sees, in the channel and in direct messages."""
        return [*self.in_channel(), *self.in_private()]

    def in_channel(self) -> list[JSON]:
        try:
            return self.person.sees(self.channel)
        except Impossible:  # it's gone, or no longer for them
            return []

    def in_private(self) -> list[JSON]:
        private = self.person.dm()
        return self.person.sees(private) if private else []

    def controls(self, *verbs: str) -> list[Control]:
        """What can be pressed, oldest message first."""
        return [each for each in controls_of(self.messages()) if each.verb in verbs or not verbs]

    def words(self) -> str:
        """Everything written in the channel."""
        return "\n".join(text for message in self.in_channel() for text in texts_of(message))

    async def press(self, verb: str) -> Answered:
        return await self.use(usual(await self.awaited(verb)))

    async def awaited(self, *verbs: str) -> list[Control]:
        """What can be pressed, as soon as there's something."""
        return await until(lambda: self.controls(*verbs))

    async def use(self, control: Control, value: str | None = None) -> Answered:
        if values := control.values:
            return await self.person.select(control.message, control.custom_id, value or values[0])
        return await self.person.press(control.message, control.custom_id)

    async def illustrated(self, answered: Answered, picture: str) -> Answered:
        """The same answer once its message shows this picture: pictures follow the words."""
        asked = answered.message
        assert asked is not None

        def shown() -> JSON | None:
            same = [message for message in self.messages() if message["id"] == asked["id"]]
            return next((each for each in same if picture in pictures_in(each["components"])), None)

        return replace(answered, message=await until(shown))

    def dismiss(self, answered: Answered) -> None:
        """Dismiss a private sentence, as the client does by itself eventually."""
        message = answered.message
        if answered.kind == MESSAGE and message and not message["components"] and message["flags"] & EPHEMERAL:
            self.playground.world.channels[int(message["channel_id"])].messages.pop(int(message["id"]), None)


class Press(NamedTuple):
    """What someone is about to press."""

    player: Player
    control: Control
    value: str | None = None


Watching = Callable[[Table], Awaitable[None]]


class Company:
    """People who play together in a channel, from the slash command to the result."""

    def __init__(self, playground: Playground, store: Store, channel: Channel, names: Iterable[str], seed: str) -> None:
        self.playground, self.store, self.channel = playground, store, channel
        self.players = [Player(playground, name, channel) for name in names]
        self.rng = Random(seed)
        self.whim, self.patience = WHIM, PATIENCE
        self.number = 0  # of the table
        self.presses = 0
        self.lost: list[str] = []  # presses that got no answer
        self.watching: list[Watching] = []
        self._news = asyncio.Event()
        playground.world.listeners.append(self._hear)

    @property
    def host(self) -> Player:
        return self.players[0]

    # Before the game

    async def sit_down(self, command: str, options: Mapping[str, Any] | None = None, *, computers: int = 0) -> None:
        """From the slash command to the first question."""
        await self.open(command, options)
        for player in self.players[1:]:
            await self.insist(player, "sit", lambda table, player=player: bool(table.seat_of(player.person.id)))
        for seats in range(len(self.players) + 1, len(self.players) + computers + 1):
            await self.insist(self.host, "computer", lambda table, seats=seats: len(table.seats) >= seats)
        await self.begin()

    async def open(self, command: str, options: Mapping[str, Any] | None = None) -> None:
        async with asyncio.timeout(self.patience):
            while (number := await self.store.table_at(self.channel.id)) is None:
                with suppress(Unanswered):
                    self.host.dismiss(await self.host.person.use(self.channel, f"{command} start", options or {}))
        await self._meet_at(number)

    async def _meet_at(self, number: int) -> None:
        """The host comes first, whoever that is by now."""
        self.number = number
        host = (await self.table()).host_id
        self.players.sort(key=lambda each: each.person.id != host)

    async def begin(self) -> None:
        await self.insist(self.host, "start", lambda table: table.game is not None)

    async def again(self) -> None:
        """Everyone presses *Rematch*, one after the other: then it begins."""
        old, players = self.number, self.rng.sample(self.players, len(self.players))
        async with asyncio.timeout(self.patience):
            number = await self._press_until(players[0], "rematch", old, lambda: self.store.table_at(self.channel.id))
            for player in players:
                await self._press_until(player, "rematch", old, partial(self._is_seated, player, number))
        await self._meet_at(number)
        await self.until(lambda table: table.game is not None)

    async def _is_seated(self, player: Player, number: int) -> bool:
        return (await self.table(number)).seat_of(player.person.id) is not None

    async def insist(self, player: Player, verb: str, true: Callable[[Table], bool]) -> None:
        async def look() -> bool:
            return true(await self.table())

        async with asyncio.timeout(self.patience):
            await self._press_until(player, verb, self.number, look)

    async def _press_until(self, player: Player, verb: str, table: int, look: Callable[[], Awaitable[T | None]]) -> T:
        """Press it until a look finds something: a click may get lost, and the button may not be there yet."""
        while True:
            self._news.clear()  # before the look: what comes after it is news
            if found := await look():
                return found
            await self._try(player, verb, table)

    async def _try(self, player: Player, verb: str, table: int) -> None:
        shown = [each for each in player.controls(verb) if each.click.table_id == table]
        if shown:
            await self.press(Press(player, usual(shown)))
        else:
            await self._news.wait()

    # The game

    async def play(self, most: int = 10_000) -> None:
        """Press what is wise, and now and then anything, until the result is there or the presses are used up."""
        until = self.presses + most
        while self.presses < until:
            self._news.clear()  # before the look at the table: what comes after it is news
            table = await self.table()
            if table.game is None or table.game.outcome:
                return
            await self._step(table)

    async def _step(self, table: Table) -> None:
        presses = [*self._wise(table)]
        if presses and self.rng.random() < self.whim:
            presses += self._whims()
        if presses:
            await asyncio.gather(*[self.press(press) for press in presses])
        else:
            await self._wait(table)
        for watch in self.watching:
            await watch(await self.table())

    async def press(self, press: Press) -> Answered | None:
        """The answer, if the bot is there to give one. Somebody else's press at the same time may have changed the
        message, so that there's nothing to press any more: that isn't a lost click, since it was never made."""
        self.presses += 1
        try:
            answered = await press.player.use(press.control, press.value)
        except Unanswered as lost:
            self.lost.append(str(lost))
            return None
        except Impossible:
            return None
        press.player.dismiss(answered)
        return answered

    def _wise(self, table: Table) -> Iterator[Press]:
        """For everyone who is asked something, what a computer would say, if it's among what they can press."""
        game = table.game
        assert game is not None
        for player in self.players:
            seat = table.seat_of(player.person.id)
            mine = [each for each in game.prompts() if seat and each.seat == seat.number and each.answer is None]
            asked = [prompt for prompt in mine if not prompt.standing]
            if not (seat and asked):
                continue
            prompt = self.rng.choice(asked)
            chance = Chance(f"{self.rng.getrandbits(256):064x}")
            word = player_of(table.kind, "normal")(replace(game.view(seat.number), prompts=(prompt,)), chance)
            yield from self._shown(player, Answer(prompt.id, table.undos, word))

    def _shown(self, player: Player, answer: Answer) -> Iterator[Press]:
        """What says it, alone or as part of a phrase."""
        controls = [each for each in reversed(player.controls(*MOVES)) if each.click.table_id == self.number]
        for fits in (said_alone, said_first, said_among):
            for control in controls:
                if found := [each.word for each in control.answers if fits(each, answer)]:
                    yield Press(player, control, found[0] if control.values else None)
                    return

    def _whims(self) -> Iterator[Press]:
        player = self.rng.choice(self.players)
        controls = [each for each in player.controls(*WHIMS) if each.click.table_id == self.number]
        if controls:
            control = self.rng.choice(controls)
            yield Press(player, control, self.rng.choice(control.values) if control.values else None)

    # What is there

    async def table(self, number: int | None = None) -> Table:
        table = await self.store.load(number or self.number)
        assert not isinstance(table, Refused), table.words
        return table

    async def until(self, true: Callable[[Table], bool], number: int | None = None) -> Table:
        async def look() -> Table | None:
            table = await self.table(number)
            return table if true(table) else None

        return await until_stored(self.store, look, self.patience)

    async def settled(self, number: int | None = None) -> Table:
        """The table once every change is shown."""
        return await self.until(lambda table: table.presented == table.version, number)

    async def _wait(self, table: Table) -> None:
        try:
            async with asyncio.timeout(self.patience):
                await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"stuck: {self.described(table)}") from None

    def described(self, table: Table) -> str:
        prompts = [(each.seat, each.id, each.ask, each.answer) for each in table.game.prompts()] if table.game else []
        seen = {player.person.name: [each.custom_id for each in player.controls()] for player in self.players}
        return f"{table.kind} {table.status} {table.reason} undos {table.undos}: asked {prompts}, seen {seen}"

    def _hear(self, happening: Happening) -> None:
        if happening.message:
            self._news.set()


def said_alone(shown: Answer, wanted: Answer) -> bool:
    return shown == wanted


def said_first(shown: Answer, wanted: Answer) -> bool:
    return shown._replace(word=words_in(shown.word)[0]) == wanted


def said_among(shown: Answer, wanted: Answer) -> bool:
    return wanted.word in words_in(shown.word) and shown._replace(word=wanted.word) == wanted


def usual(controls: list[Control]) -> Control:
    """The newest; of computers to add, one of the level that most people take."""
    return next((each for each in reversed(controls) if each.click.rest == NORMAL), controls[-1])


def controls_of(messages: Iterable[JSON]) -> list[Control]:
    """What is enabled on these messages."""
    shown = [Control(message, item) for message in messages for item in items_of(message["components"])]
    return [each for each in shown if each.item.get("custom_id") and not each.item.get("disabled")]


def texts_of(message: JSON) -> list[str]:
    """Everything that can be read on a message, including its alt texts."""
    items = list(items_of(message["components"]))
    written = [item["content"] for item in items if item.get("content")]
    labels = [item[name] for item in items for name in ("label", "placeholder") if item.get(name)]
    options = [option["label"] for item in items for option in item.get("options", [])]
    return [message["content"], *written, *alt_texts(message["components"]), *labels, *options]


def pictures_in(components: list[JSON]) -> list[str]:
    """The names of the files that are shown."""
    media = [each["media"]["url"] for item in items_of(components) for each in item.get("items", ())]
    return [url.rpartition("/")[2].partition("?")[0] for url in media]


def alt_texts(components: list[JSON]) -> list[str]:
    return [media.get("description") or "" for item in items_of(components) for media in item.get("items", [])]


def items_of(components: list[JSON]) -> Iterator[JSON]:
    for component in components:
        yield component
        yield from items_of(component.get("components", []))
        if component.get("accessory"):
            yield component["accessory"]
