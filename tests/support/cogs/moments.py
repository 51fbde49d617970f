"""A bot and its Discord can be put back to a moment: the database, all messages, the time, and what the bot remembers.
So the same moment is lived through again and again, with another game in the database each time."""

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from copy import deepcopy
from datetime import datetime
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple
from weakref import finalize

from cogs.bot import Duckboard
from cogs.clicks.advice import Advice
from cogs.clicks.history import Replays
from engine import Game
from playground import Playground, World
from render.studio import STUDIO
from tests.support.clock import Alarm
from tests.support.cogs.standstill import Calm, Standstill

TIMERS = ("_playing", "_calling", "_behind", "_retries")  # of the presenter
REMEMBERED = ("_boards", "_skipped", "_overdue", "_covered", "_failures")  # and what it knows besides
NO_WORDS: Mapping[int, str] = MappingProxyType({})
RECENT = 20  # interactions that are kept, besides those with a message that still stands


class Snapshot:
    """A copy of a database in memory. It's closed once nobody needs it any more."""

    def __init__(self, file: Path) -> None:
        self.connection = sqlite3.connect(":memory:")
        finalize(self, self.connection.close)
        with closing(sqlite3.connect(file)) as database:
            database.backup(self.connection)


class Moment(NamedTuple):
    now: datetime
    database: Snapshot
    discord: Mapping[str, Any]
    remembered: Mapping[str, Any]
    timers: Mapping[str, Mapping[int, Alarm]]
    talks: Mapping[int, Any]

    @property
    def last_id(self) -> int:
        return self.discord["last_id"]


class Moments:
    def __init__(self, bot: Duckboard, playground: Playground, folder: Path, still: Standstill) -> None:
        self.bot, self.world, self.clock, self._chance = bot, playground.world, still.clock, still.chance
        self.calm = Calm(bot, playground, still.in_turn)
        self._file = folder / "duckboard.db"
        self._watch: Any = bot.get_cog("Watch")

    def now(self) -> Moment:
        forget_old_interactions(self.world)
        presenter = self.bot.presenter
        return Moment(
            self.clock.now,
            Snapshot(self._file),
            copied(self.world, discord_of(self.world)),
            {name: deepcopy(getattr(presenter, name)) for name in REMEMBERED},
            {name: {**getattr(presenter, name)} for name in TIMERS},
            {**self._watch._talks},
        )

    async def back_to(
        self, moment: Moment, table_id: int, game: Game[Any] | None = None, words: Mapping[int, str] = NO_WORDS
    ) -> None:
        """With this game in the database, if there's another, and with these words in some lines of its log. Then the
        table is shown once more."""
        self._forget()
        self.clock._now = moment.now
        with closing(sqlite3.connect(self._file)) as file:
            moment.database.connection.backup(file)
            if game:
                file.execute("UPDATE games SET snapshot = ? WHERE id = ?", (game.dump(), table_id))
            rows = [(word, table_id, number) for number, word in words.items()]
            file.executemany("UPDATE moves SET word = ? WHERE game_id = ? AND number = ?", rows)
            file.commit()
        put_back(self.world, copied(self.world, moment.discord))
        self._remember(moment)
        self._chance.again(str(moment.last_id))
        self.bot.presenter.nudge(table_id)
        await self.calm()

    def _forget(self) -> None:
        """Who sleeps looks again after this, at the time that it is then."""
        for alarm in self.clock._waiting():
            if any([alarm in getattr(self.bot.presenter, name).values() for name in TIMERS]):
                alarm.cancel()
            else:
                alarm.ring()
        self.bot.advice, self.bot.replays = Advice(), Replays()
        STUDIO.forget()

    def _remember(self, moment: Moment) -> None:
        presenter = self.bot.presenter
        for name, value in moment.remembered.items():
            setattr(presenter, name, deepcopy(value))
        for name, timers in moment.timers.items():
            again = {number: Alarm(alarm.due, alarm._call) for number, alarm in timers.items()}
            setattr(presenter, name, again)
            self.clock._alarms += again.values()
        self._watch._talks = {**moment.talks}


def discord_of(world: World) -> dict[str, Any]:
    return {
        "messages": {number: channel.messages for number, channel in world.channels.items()},
        "interactions": world.interactions,
        "nonces": world.nonces,
        "attachments": world.attachments,
        "last_id": world.last_id,
    }


def put_back(world: World, discord: Mapping[str, Any]) -> None:
    for number, messages in discord["messages"].items():
        world.channels[number].messages = messages
    for name in ("interactions", "nonces", "attachments", "last_id"):
        setattr(world, name, discord[name])


def copied(world: World, discord: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same people and channels, but other messages."""
    lasting = [*world.people.values(), *world.guilds.values(), *world.channels.values()]
    return deepcopy(discord, {id(each): each for each in lasting})


def forget_old_interactions(world: World) -> None:
    messages = [message for channel in world.channels.values() for message in channel.messages.values()]
    standing = {message.interaction.token for message in messages if message.interaction}
    recent = {*[*world.interactions][-RECENT:]}
    world.interactions = {token: each for token, each in world.interactions.items() if token in standing | recent}
