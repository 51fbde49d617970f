"""What is acted out ends as the game does."""

from dataclasses import replace
from random import Random

from engine import Chance, Event
from engine.players import player_of
from render.pool.pictures.motion import EPISODE, in_brief, poses_of, scenes, show_of, stirs
from tests.support.engine.laws import Subject
from tests.support.render.pool import every_table


@every_table
def test_after_every_turn_the_park_on_the_stage_is_the_park_of_the_game(table: Subject) -> None:
    rng, chance = Random(f"motion {table}"), Chance("8" * 64)
    game, player = table.new(rng), player_of("pool", "aimless")
    before, events = game.view(None), list[Event]()
    for _ in range(200):
        if game.outcome is not None:
            break
        asked = game.unanswered()[0]
        answer = player(replace(game.view(asked.seat), prompts=(asked,)), chance)
        events += [event.seen_by(None) for event in game.play(asked.seat, answer)]
        if events and len(events) > 10:
            after = game.view(None)
            acted = [*scenes(show_of(before), events)][-1][1]
            there = after.position
            assert (acted.circle, acted.tokens, acted.marker) == (there.circle, there.tokens, there.marker)
            assert acted.pile_sizes == there.pile_sizes
            assert [pile[-1:] for pile in acted.piles] == [pile[-1:] for pile in there.piles]
            assert stirs(events)
            before, events = after, []


@every_table
def test_however_much_happens_not_too_much_is_in_the_air(table: Subject) -> None:
    rng, chance = Random(f"much {table}"), Chance("9" * 64)
    game, player = table.new(rng), player_of("pool", "aimless")
    before, events = game.view(None), list[Event]()
    for _ in range(80):
        if game.outcome is None:
            asked = game.unanswered()[0]
            answer = player(replace(game.view(asked.seat), prompts=(asked,)), chance)
            events += [event.seen_by(None) for event in game.play(asked.seat, answer)]
    found = [(kind, shown) for kind, _, shown in scenes(show_of(before), events)]
    assert len(poses_of(in_brief(found))) <= EPISODE
    assert in_brief(found[:2]) == [moment for _, shown in found[:2] for moment in shown]
