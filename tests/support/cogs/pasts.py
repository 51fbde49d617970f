"""The past of an imagined world. Nobody can replay it, since its cards were never dealt; but whoever imagines it
remembers all that they have seen. So it's what really happened, imagined in the same way at each of its moments."""

from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple

import pytest

from cogs.pages import behind
from cogs.tables import computers
from data.store import Table, play
from engine import Chance, Game, Prompt
from engine.record import Said

AnyGame = Game[Any]


class OtherWorld(NamedTuple):
    """A game that somebody could just as well be in, and what is said in it next; None if they'd be told something
    else there."""

    seat: int | None
    game: AnyGame
    said: tuple[Said, ...] | None


class Past:
    """Stands in wherever the bot replays a game, while another world is entered. Its computers say what they're to say
    there, after as much time as they take."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._other: OtherWorld | None = None
        self._log: tuple[Said, ...] = ()
        self._known = 0
        self._words: dict[int, deque[str]] = {}
        self._as_it_was, self._replay, self._moments = play._as_it_was, play.replay, behind.moments
        self._searched, self._quick = computers.searched_word, computers.quick_word
        monkeypatch.setattr(play, "_as_it_was", self.as_it_was)
        monkeypatch.setattr(play, "replay", self.replay)
        monkeypatch.setattr(behind, "moments", self.moments)
        monkeypatch.setattr(computers, "searched_word", self.searched_word)
        monkeypatch.setattr(computers, "quick_word", self.quick_word)

    def enter(self, other: OtherWorld, game: AnyGame, log: Sequence[Said], known: int) -> None:
        """In place of this game. So much of what was really said is known when it begins."""
        self._other, self._start, self._log, self._known = other, play.first_moment(game), tuple(log), known
        self._words = {}
        for each in other.said or ():
            self._words.setdefault(each.seat, deque()).append(each.word)

    def leave(self) -> None:
        self._other = None

    def as_it_was(self, history: play.History, event: int) -> AnyGame | None:
        if (other := self._other) is None:
            return self._as_it_was(history, event)
        self._other = None  # while it's really replayed
        game = self._as_it_was(history._replace(start=self._start, log=self._log), event)
        self._other = other
        return game and imagined(other, game)

    def replay(self, start: AnyGame, log: Sequence[Said]) -> AnyGame:
        if self._other is None:
            return self._replay(start, log)
        return imagined(self._other, self._replay(self._start, [*self._log[: self._known], *log[self._known :]]))

    def moments(self, start: AnyGame, log: Sequence[Said]) -> list[AnyGame]:
        if self._other is None:
            return self._moments(start, log)
        return [imagined(self._other, game) for game in self._moments(self._start, self._log[: len(log)])]

    async def searched_word(self, table: Table, prompt: Prompt) -> str | None:
        found = await self._searched(table, prompt)
        return found and (self._whispered(table, prompt) or found)

    def quick_word(self, table: Table, prompt: Prompt) -> str:
        return self._whispered(table, prompt) or self._quick(table, prompt)

    def _whispered(self, table: Table, prompt: Prompt) -> str | None:
        words = self._words.get(prompt.seat) if self._other else None
        return words.popleft() if words and computers.offered_by(table, prompt, words[0]) else None


def imagined(other: OtherWorld, game: AnyGame) -> AnyGame:
    return game.imagine(other.seat, Chance("7" * 64))


def secret_words(game: AnyGame, world: AnyGame, log: Sequence[Said]) -> dict[int, str]:
    """What the log of that world has for answers that are still secret, by the numbers of its lines."""
    there = {each[:3]: each.word for each in world.answers}
    words = dict[int, str]()
    for answer in game.answers:
        lines = [number for number, said in enumerate(log, 1) if said == Said(answer.seat, answer.word)]
        if lines and (word := there.get(answer[:3])):
            words[lines[-1]] = word
    return words
