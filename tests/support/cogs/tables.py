"""Tables with games on them as plain values, without a wire or a database."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple

import pytest

from data.store import Seat, Status, Table, commitment_to, lobby
from engine import GAMES, Game
from engine.record import Record, Said
from tests.support.engine import laws

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
NOW = datetime(2026, 1, 1, tzinfo=UTC)


class Match(NamedTuple):
    """A game, and everything that was said in it."""

    game: Game[Any]
    log: tuple[Said, ...] = ()

    def say(self, said: Said) -> "Match":
        game = self.game.copy()
        game.play(*said)
        return Match(game, (*self.log, said))

    @property
    def record(self) -> str:
        return Record.of(self.game, self.log).text()


def always_deal(monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    """Every game at a table begins with this seed, whatever the players add: clicks have other numbers every time."""
    monkeypatch.setattr(lobby, "seed_of", lambda *_: seed)


def new(kind: str, seats: int = 3, seed: int = 3, **options: str) -> Match:
    return Match(GAMES[kind].new(seats=seats, options=options, seed=f"{seed:064x}"))


def played(match: Match, moves: int, rng: Random) -> Match:
    game, log = match.game.copy(), [*match.log]
    for _ in range(moves):
        if game.outcome is None:
            log.append(laws.randomly(game, rng))
            game.play(*log[-1])
    return Match(game, tuple(log))


def midway(kind: str, moves: int, rng: Random) -> Match:
    """A game that is that many moves old, or as many as it can be without being over."""
    match = new(kind)
    for _ in range(moves):
        further = played(match, 1, rng)
        if further.game.outcome is not None:
            return match
        match = further
    return match


def played_until(match: Match, ask: str, rng: Random) -> Match:
    for _ in range(2000):
        if any(prompt.ask == ask for prompt in match.game.prompts()):
            return match
        match = match.say(laws.randomly(match.game, rng))
    raise AssertionError(f"{ask} was never asked")


def table_of(game: Game[Any], names: Sequence[str] = NAMES, **changes: Any) -> Table:
    """With people in all seats but the last."""
    named = [*names, *[""] * game.seated][: game.seated]
    seats = [seated(number, name) for number, name in enumerate(named)]
    seats[-1] = seats[-1]._replace(user_id=None, computer="normal")
    outcome = game.outcome
    table = Table(
        id=17,
        kind=game.name,
        options=game.chosen,
        guild_id=1,
        channel_id=7000,
        parent_id=None,
        host_id=100,
        language="en",
        clock="relaxed",
        auto_start=False,
        status=Status.OVER if outcome else Status.PLAYING,
        reason=outcome.reason if outcome else None,
        version=9,
        presented=8,
        moves=5,
        undos=2,
        created=NOW,
        touched=NOW,
        seats=tuple(seats),
        commitment=commitment_to(game.seed),
        game=game,
    )
    return replace(table, **changes)


def seated(number: int, name: str) -> Seat:
    return Seat(number, 100 + number, None, name, None, asleep=False, dm_channel_id=None, dm_open=None, last_click=None)
