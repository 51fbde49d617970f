"""People who play by pressing what they are shown, and nothing else."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from playground import Playground, Somebody
from playground.world import Channel

JSON = dict[str, Any]
PATIENCE = 20.0  # seconds without anything new to press


class Control(NamedTuple):
    """Something that can be pressed, and on which message."""

    message: JSON
    item: JSON

    @property
    def custom_id(self) -> str:
        return self.item["custom_id"]

    @property
    def verb(self) -> str:
        return self.custom_id.split(":")[1]


class Player:
    """Somebody at the table in a channel."""

    def __init__(self, playground: Playground, name: str, channel: Channel) -> None:
        self.playground, self.channel = playground, channel
        self.person: Somebody = playground.be(name)

    def messages(self) -> list[JSON]:
        """All that this person sees of the table: in the channel, and in direct messages."""
        private = self.person.dm()
        return [*self.person.sees(self.channel), *(self.person.sees(private) if private else [])]

    def controls(self, *verbs: str) -> list[Control]:
        shown = [Control(message, item) for message in self.messages() for item in items_of(message["components"])]
        return [
            each
            for each in shown
            if each.item.get("custom_id") and not each.item.get("disabled") and each.verb in verbs
        ]

    def words(self) -> str:
        """Everything written in the channel."""
        texts = [item.get("content", "") for m in self.person.sees(self.channel) for item in items_of(m["components"])]
        return "\n".join(texts)

    async def press(self, verb: str) -> None:
        await self.use((await self.awaited(verb))[0])

    async def awaited(self, *verbs: str) -> list[Control]:
        """What can be pressed, as soon as there is something."""
        async with asyncio.timeout(PATIENCE):
            while not (found := self.controls(*verbs)):
                await asyncio.sleep(0.02)
        return found

    async def use(self, control: Control, rng: Random | None = None) -> None:
        if "options" in control.item:
            values = [option["value"] for option in control.item["options"]]
            await self.person.select(control.message, control.custom_id, (rng or Random(1)).choice(values))
        else:
            await self.person.press(control.message, control.custom_id)


def items_of(components: list[JSON]) -> Iterator[JSON]:
    for component in components:
        yield component
        yield from items_of(component.get("components", []))
