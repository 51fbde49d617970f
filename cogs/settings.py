"""What is kept of people and servers: how each person wants to be notified and which lessons they have taken, and what
a server allows at its tables."""

from collections.abc import Collection, Mapping
from enum import StrEnum
from typing import Annotated, NamedTuple, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.store import CLOCKS, LIVE, PUZZLE, Store, Table

MOST_CHANNELS, MOST_TABLES = 25, 100
PERSON, SERVER, LESSONS = "manner", "server", "learn"  # how the keys in the database begin


class NotifyBy(StrEnum):
    """How someone wants to be told that it's their turn. Those who never chose are pinged."""

    PING = "ping"  # in the channel
    DM = "dm"  # only in direct messages
    SILENT = "silent"  # not at all

    @classmethod
    def parse(cls, value: str | None) -> Self | None:
        return next((each for each in cls if each == value), None)

    @classmethod
    async def load(cls, store: Store, user_id: int) -> "NotifyBy":
        return cls.parse(await store.setting(f"{PERSON} {user_id}")) or NotifyBy.PING

    async def save(self, store: Store, user_id: int) -> None:
        await store.put_setting(f"{PERSON} {user_id}", self.value)


Notifications = Mapping[int, NotifyBy]  # by user id; those who never chose are missing


def notification_keys(table: Table) -> list[str]:
    """The settings to read for everyone at this table."""
    return [f"{PERSON} {seat.user_id}" for seat in table.people if seat.user_id is not None]


def notifications_in(settings: Mapping[str, str]) -> Notifications:
    chosen = {int(key.removeprefix(f"{PERSON} ")): NotifyBy.parse(value) for key, value in settings.items()}
    return {user_id: notify_by for user_id, notify_by in chosen.items() if notify_by}


class ServerSettings(BaseModel):
    """`channels`: where tables may be opened; anywhere if empty. `tables`: how many may be open at once; 0 is any
    number. `votes`: whether a majority of the players may stop their game. `seasons`: whether leaderboards begin again
    every three months. `language`: what tables speak; if it's empty, what Discord knows to be spoken here."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    channels: Annotated[tuple[int, ...], Field(max_length=MOST_CHANNELS)] = ()
    thread: bool = False
    clock: str = LIVE
    tables: Annotated[int, Field(ge=0, le=MOST_TABLES)] = 0
    votes: bool = True
    seasons: bool = True
    language: Annotated[str, Field(max_length=40)] = ""

    @classmethod
    async def load(cls, store: Store, guild_id: int | None) -> Self:
        saved = await store.setting(f"{SERVER} {guild_id}") if guild_id is not None else None
        try:
            settings = cls.model_validate_json(saved) if saved else cls()
        except ValidationError:  # saved by another version of the bot
            return cls()
        return settings if settings.clock in CLOCKS else settings.model_copy(update={"clock": LIVE})

    async def save(self, store: Store, guild_id: int) -> None:
        await store.put_setting(f"{SERVER} {guild_id}", self.model_dump_json())

    def with_channel(self, channel_id: int) -> Self:
        """Adds the channel, or removes it if it's there already."""
        others = tuple([each for each in self.channels if each != channel_id])
        return self.model_copy(update={"channels": others if channel_id in self.channels else (*others, channel_id)})

    def without_lost(self, known: Collection[int]) -> Self:
        """Drops deleted channels, which nobody can name any more. If none is known, Discord hasn't told us yet."""
        kept = tuple([each for each in self.channels if each in known])
        return self.model_copy(update={"channels": kept}) if known else self


class Progress(BaseModel):
    """How far somebody is with the lessons: those they've finished, and where they are in the one they've begun."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    done: tuple[str, ...] = ()
    lesson: str = ""
    step: int = 0

    @classmethod
    async def load(cls, store: Store, user_id: int) -> Self:
        saved = await store.setting(f"{LESSONS} {user_id}")
        try:
            return cls.model_validate_json(saved) if saved else cls()
        except ValidationError:  # saved by another version of the bot
            return cls()

    async def save(self, store: Store, user_id: int) -> None:
        await store.put_setting(f"{LESSONS} {user_id}", self.model_dump_json())

    def at(self, lesson: str, step: int) -> Self:
        return self.model_copy(update={"lesson": lesson, "step": step})

    def finished(self, lesson: str) -> Self:
        done = self.done if lesson in self.done else (*self.done, lesson)
        return self.model_copy(update={"done": done, "lesson": "", "step": 0})


class DailyPuzzle(NamedTuple):
    """Where a server wants the puzzle of the day. Then follows the day of the last one that was posted, or a claim
    while a process is posting it."""

    channel_id: int
    state: str = "new"

    @classmethod
    def parse(cls, text: str | None) -> Self | None:
        channel, _, state = (text or "").partition(" ")
        return cls(int(channel), state) if channel.isascii() and channel.isdecimal() else None

    @property
    def text(self) -> str:
        return f"{self.channel_id} {self.state}"

    @classmethod
    async def load(cls, store: Store, guild_id: int) -> Self | None:
        return cls.parse(await store.setting(f"{PUZZLE} {guild_id}"))

    @classmethod
    async def choose(cls, store: Store, guild_id: int, channel_id: int) -> Self | None:
        """From now on in this channel; or nowhere any more, if that's where it was."""
        before = await cls.load(store, guild_id)
        if before and before.channel_id == channel_id:
            await store.drop_puzzle(guild_id)
            return None
        chosen = cls(channel_id)
        await store.put_setting(f"{PUZZLE} {guild_id}", chosen.text)
        return chosen
