"""What reaches somebody in Discord, and when: events in their order, messages with every byte of their files, and
answers. Two lists are equal if nobody could tell the one life from the other."""

import json
import re
from collections.abc import Mapping, Sequence
from datetime import datetime
from hashlib import sha256
from itertools import zip_longest
from typing import Any, NamedTuple

from playground import Playground, World, wire
from playground.world import Happening, Message
from tests.support.clock import StillClock
from tests.support.cogs.driver import Player

ID = re.compile(r"\d{17,20}")
SHORT = 300  # characters around a difference


class Heard(NamedTuple):
    when: datetime
    what: str
    told: str


class Lived(NamedTuple):
    """What someone has heard since they were asked last, and what they can fetch now."""

    heard: tuple[Heard, ...]
    seen: tuple[str, ...]

    def difference(self, other: "Lived") -> str:
        """The first, if there is any."""
        for one, two in zip_longest(self.heard, other.heard):
            if one != two:
                return f"heard {apart(told(one), told(two))}"
        for one, two in zip_longest(self.seen, other.seen):
            if one != two:
                return f"saw {apart(one or 'nothing', two or 'nothing')}"
        return ""


def told(heard: Heard | None) -> str:
    return f"{heard.when:%H:%M:%S.%f} {heard.what} {heard.told}" if heard else "nothing"


def apart(one: str, two: str) -> str:
    """Where they differ."""
    same = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    since = max(0, same - SHORT // 2)
    return f"{one[since : since + SHORT]!r} or {two[since : since + SHORT]!r}"


class Senses:
    """Those of several people. New ids are named in the order in which each of them meets them: how many others got in
    the meantime is nothing that Discord tells, since it's all of Discord that counts there."""

    def __init__(self, playground: Playground, clock: StillClock, people: Sequence[Player]) -> None:
        self.world, self._clock, self._people = playground.world, clock, people
        self.begin(0)
        self.world.listeners.append(self._hear)

    def begin(self, last_id: int, only: int | None = None) -> None:
        """Everyone's, or `only` one's."""
        self._last_id = last_id
        self._awake = [number for number in range(len(self._people)) if only in (None, number)]
        self._names = [dict[str, str]() for _ in self._people]
        self._heard = [list[Heard]() for _ in self._people]

    def lived(self) -> list[Lived]:
        """By everyone, since this was asked last."""
        lived = [Lived(tuple(heard), self._seen(number)) for number, heard in enumerate(self._heard)]
        self._heard = [list[Heard]() for _ in self._people]
        return lived

    def _hear(self, happening: Happening) -> None:
        for number in self._awake:
            if self._people[number].person.concerns(happening):
                told = self._plain(number, described(self.world, happening))
                self._heard[number].append(Heard(self._clock.now, happening.kind, told))

    def _seen(self, number: int) -> tuple[str, ...]:
        person = self._people[number].person
        if number not in self._awake:
            return ()
        messages = [message for channel in person.channels() for message in channel.messages.values()]
        mine = [message for message in messages if person._may_read(message)]
        return tuple([self._plain(number, as_fetched(self.world, message)) for message in mine])

    def _plain(self, number: int, value: object) -> str:
        names = self._names[number]

        def named(found: re.Match[str]) -> str:
            return found[0] if int(found[0]) <= self._last_id else names.setdefault(found[0], f"new {len(names) + 1}")

        return ID.sub(named, json.dumps(value, sort_keys=True, ensure_ascii=False))


def described(world: World, happening: Happening) -> object:
    """Whatever the gateway tells: of a deleted message just its id."""
    message, interaction = happening.message, happening.interaction
    if message:
        return str(message.id) if happening.kind == "message deleted" else as_fetched(world, message)
    if interaction:
        original = as_fetched(world, interaction.original) if interaction.original else None
        return [interaction.answered, interaction.modal, interaction.choices, original]
    return happening.channel.id if happening.channel else None


def as_fetched(world: World, message: Message) -> object:
    """With the files themselves in place of their addresses."""
    files = {str(file.id): [file.filename, sha256(file.data).hexdigest()] for file in message.attachments}
    return with_files(wire.message(world, message), files, f"{world.base}/attachments/")


def with_files(value: Any, files: Mapping[str, Any], beginning: str) -> Any:
    if isinstance(value, dict):
        return {name: with_files(inner, files, beginning) for name, inner in value.items()}
    if isinstance(value, list):
        return [with_files(inner, files, beginning) for inner in value]
    if isinstance(value, str) and value.startswith(beginning):
        return files.get(value.removeprefix(beginning).split("/")[1], "gone")
    return value
