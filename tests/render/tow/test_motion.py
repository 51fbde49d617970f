"""What is acted out in the park is what happened in the game."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from engine import Chance, Event, Game
from engine.players import player_of
from engine.tow import Position
from render.tow.pictures.motion import highlights, moments, stirs
from render.tow.pictures.tableaux import ACTS, Tableau
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.tow import GIFT, KOI, card, park, play
from tests.support.render.tow import every_table

ACTED = ("spots", "visitors", "food_bag", "duck_bag", "dispersing", "formations")


def check_end(before: Position, events: list[Event], after: Position) -> None:
    shown = [moment.pose for moment in moments(before, events) if moment.pose]
    assert not shown[-1].flying
    assert not shown[-1].walking
    for field in ACTED:
        assert getattr(shown[-1].here, field) == getattr(after, field), field


def played(table: Subject, rng: Random) -> Iterator[tuple[Game[Any], list[Event]]]:
    """A whole game by computers, move by move: chance alone would hardly ever complete a card."""
    game, chance = table.new(rng), Chance(laws.random_seed(rng))
    player = player_of(game.name, "normal")
    while game.outcome is None:
        asked = game.unanswered()[0]
        answer = player(replace(game.view(asked.seat), prompts=(asked,)), chance)
        yield game, [event.seen_by(None) for event in game.play(asked.seat, answer)]


@every_table
def test_after_every_few_moves_the_park_is_as_in_the_game(table: Subject) -> None:
    rng, kinds, events = Random(f"motion {table}"), set[str](), list[Event]()
    before: Position | None = None
    for game, told in played(table, rng):
        kinds |= {event.kind for event in told}
        events += told
        if not rng.randrange(8):
            after = game.view(None).position
            if before is not None:
                check_end(before, events, after)
            before, events = after, []
    assert kinds >= ACTS.keys() - {"claim", "adopt", "untow"}


@every_table
def test_a_replay_shows_every_card_that_was_completed(table: Subject) -> None:
    rng, events = Random(f"replay {table}"), list[Event]()
    seen = list[Position]()
    for game, told in played(table, rng):
        events += told if seen else []
        seen.append(game.view(None).position)
    before, after = seen[0], seen[-1]
    poses = [moment.pose for moment in highlights(before, events) if moment.pose]
    cards = [flying.which for pose in poses for flying in pose.flying]
    assert cards == [event.facts["card"] for event in events if event.kind == "complete"]
    rows = [visitor.row for visitor in after.visitors]
    assert [visitor.row for visitor in poses[-1].here.visitors] == rows


def test_a_tow_walks_together() -> None:
    game = park(at=GIFT, tow="yb")
    before = game.view(None).position
    poses = [moment.pose for moment in moments(before, play(game, f"move {KOI}")) if moment.pose]
    walking = [pose.walking for pose in poses if pose.walking]
    assert [walk.share for walk in walking] == sorted({walk.share for walk in walking})
    assert all(isinstance(pose, Tableau) and pose.here.visitors[0].tow == before.visitors[0].tow for pose in poses)


def test_ending_a_turn_moves_nothing() -> None:
    game = park(at=KOI, tow="yo", hand=(card(KOI, "yo"),), food="y")
    assert not stirs(play(game, "end"))
    assert not stirs(play(game, "keep"))
    assert stirs(play(park(at=GIFT), f"move {KOI}"))
