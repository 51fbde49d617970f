"""Animations of a race: they show what happened, play once, and end as the board picture."""

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from engine import Event, View, changed
from engine.game import Frozen
from engine.race import OFF_BOARD, THE_DOG, Position, Race
from render import Cast
from render.draw.encode import in_palette
from render.parts.stage import ANIMATED, EPISODE, Animation, place, thinned
from render.race.artist import ARTIST, COLOURS
from render.race.pictures.board import draw_board, frame_of
from render.race.pictures.motion import Pose, animate, moments, poses_of, whole_race
from render.words.people import shown_names
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.race import at, dog_at, swapped_onto_a_buoy
from tests.support.render.artist_laws import last_frame, lasting
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, WEIRD_NAMES

Episode = tuple[View[Position], list[Event], View[Position]]
Play = Callable[..., Animation]
HEAVIEST = 400 * 1024


def episodes(table: Subject) -> list[Episode]:
    """A whole race at random, round by round."""
    return episodes_of(TABLES.index(table))


@cache
def episodes_of(table: int) -> list[Episode]:
    return list(played(TABLES[table], Random(f"episodes {table}")))


def played(table: Subject, rng: Random) -> Iterator[Episode]:
    game = table.new(rng)
    before, events = game.view(None), list[Event]()
    while game.outcome is None:
        said = laws.STYLES[0](game, rng)
        events += game.play(*said)
        if game.view(None).position.round != before.position.round:
            yield before, events, game.view(None)
            before, events = game.view(None), []
    yield before, events, game.view(None)


@every_table
def test_after_all_moments_everybody_stands_where_the_game_says(table: Subject) -> None:
    for before, events, after in episodes(table):
        tub = frame_of(before.position.board, ANIMATED).tub
        stage = poses_of(before.position, tub)
        for moment in moments(before.position, tub, events):
            place(stage, moment)
        truth = poses_of(after.position, tub)
        if after.outcome:
            truth = {mover: pose for mover, pose in truth.items() if mover in stage}  # the winner is gone
        assert stage.keys() == truth.keys()
        for mover, pose in truth.items():
            assert stage[mover].at == pytest.approx(pose.at)
            assert stage[mover].facing == pose.facing
            assert (stage[mover].size, stage[mover].crash) == (1, None)


@every_table
def test_however_long_a_round_it_is_shown_in_a_few_frames_to_its_end(table: Subject) -> None:
    for before, events, _ in episodes(table):
        tub = frame_of(before.position.board, ANIMATED).tub
        whole, short = poses_of(before.position, tub), poses_of(before.position, tub)
        acted = list(moments(before.position, tub, events))
        kept = thinned(acted, EPISODE)
        assert sum(moment.scenery is None for moment in kept) <= EPISODE
        for moment in acted:
            place(whole, moment)
        for moment in kept:
            place(short, moment)
        assert short == whole


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_an_animation_can_be_sent_plays_once_and_ends_as_the_board(table: Subject) -> None:
    rounds = episodes(table)
    for before, events, after in [*rounds[1:8:3], rounds[-1]]:
        picture = ARTIST.show_episode(before, events, after, Cast(NAMES), ENGLISH)
        animation = Image.open(BytesIO(picture.data))
        assert len(picture.data) <= HEAVIEST
        assert "loop" not in animation.info
        assert 2000 <= lasting(animation) <= 6000
        assert last_frame(animation).tobytes() == board_in_small(after)


def board_in_small(view: View[Any]) -> bytes:
    people = shown_names(NAMES, "YPVW"[: view.seated], ENGLISH)
    return in_palette(draw_board(view, Cast(people), ENGLISH, ANIMATED), COLOURS).convert("RGB").tobytes()


def test_something_moves() -> None:
    before, events, after = episodes(TABLES[0])[2]
    frames = list(animate(before, events, after, Cast(NAMES), ENGLISH)[0])
    changes = [ImageChops.difference(one, other).getbbox() for one, other in pairwise(frames)]
    assert sum([change is not None for change in changes]) > len(changes) / 2


def test_a_whole_race_is_shown_shortened_whatever_people_are_called() -> None:
    rounds = episodes(TABLES[0])
    events = [event for _, part, _ in rounds for event in part]
    picture = ARTIST.show_replay(rounds[0][0], events, rounds[-1][2], Cast(WEIRD_NAMES[1]), ENGLISH)
    assert lasting(Image.open(BytesIO(picture.data))) <= 15_000
    assert len(picture.data) <= 1024 * 1024


# Captions

Seen = tuple[int, dict[int, Pose]]  # the round of the caption, and where everyone is


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_every_frame_s_caption_is_the_round_that_is_shown(table: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    rounds = episodes(table)
    whole = (rounds[0][0], [event for _, part, _ in rounds for event in part], rounds[-1][2])
    for play, (before, events, after) in [(whole_race, whole), *[(animate, each) for each in rounds[:20]]]:
        shown = seen_in(play, (before, events, after), monkeypatch)
        truth = set(poses_by_round(before, events))
        assert shown[0][0] == before.position.round
        for (_, old), (caption, new) in pairwise(shown):
            assert {(caption, actor, pose) for actor, pose in new.items() if old.get(actor) != pose} <= truth
    assert len({caption for caption, _ in seen_in(whole_race, whole, monkeypatch)}) > 1


def seen_in(play: Play, told: Episode, monkeypatch: pytest.MonkeyPatch) -> list[Seen]:
    seen = list[Seen]()
    pictures = "render.race.pictures.motion"
    monkeypatch.setattr(f"{pictures}.bare_board", lambda _, view, *__: view.position.round)
    monkeypatch.setattr(f"{pictures}.seen", lambda ground, _, __, ___, poses: seen.append((ground, dict(poses))))
    monkeypatch.setattr(f"{pictures}.draw_board", lambda *_: None)
    before, events, after = told
    list(play(before, events, after, Cast(NAMES), ENGLISH)[0])
    return seen


def poses_by_round(before: View[Position], events: list[Event]) -> Iterator[tuple[int, int, Pose]]:
    """Every pose anyone takes, with the round it belongs to."""
    number = before.position.round

    def noted() -> Iterator[Event]:
        nonlocal number
        for event in events:
            number = int(str(event.facts["number"])) if event.kind == "round" else number
            yield event

    for moment in moments(before.position, frame_of(before.position.board, ANIMATED).tub, noted()):
        if moment.pose:
            yield number, moment.actor, moment.pose


def test_who_goes_home_goes_down_the_drain() -> None:
    before, events, after = episodes(TABLES[0])[-1]
    assert after.outcome
    tub = frame_of(before.position.board, ANIMATED).tub
    acted = list(moments(before.position, tub, events))
    winner = next(number for number, ducky in enumerate(after.position.duckies) if ducky.seat in after.outcome.winners)
    assert acted[-1][:2] == (winner, None)


@every_table
def test_the_plates_follow_what_happens(table: Subject) -> None:
    for before, events, after in episodes(table):
        tub = frame_of(before.position.board, ANIMATED).tub
        scenery = [moment.scenery for moment in moments(before.position, tub, events) if moment.scenery]
        if scenery:
            assert scenery[-1].round == after.position.round
            assert [ducky.buoys for ducky in scenery[-1].duckies] == [ducky.buoys for ducky in after.position.duckies]
            if after.outcome:
                assert scenery[-1].laid == after.position.laid


def test_a_swap_onto_a_buoy_is_seen_and_then_the_buoy_on_the_plate() -> None:
    game, events = swapped_onto_a_buoy()
    after = game.view(None).position
    before = after._replace(duckies=changed(after.duckies, 0, at(5, 0, "n")), dog=dog_at(1, -3, "se"))
    tub = frame_of(after.board, ANIMATED).tub
    acted = list(moments(before, tub, events))
    poses = {moment.actor: moment.pose for moment in acted if moment.pose}
    assert poses == {mover: poses_of(after, tub)[mover] for mover in (0, THE_DOG)}
    assert acted[-1].scenery is not None
    assert acted[-1].scenery.duckies[0].buoys == 1


def test_where_there_is_a_dog_the_highest_card_of_a_ducky_is_seen_on_its_plate() -> None:
    for rules, extra, shown in [("advanced", 54, 54), ("advanced", 4, 20), ("beginner", 54, 20)]:
        position = Race.new(seats=4, options={"rules": rules}, seed="4" * 64).view(None).position
        played = Event(1, "extra", 0, Frozen({"ducky": 0, "card": extra, "source": "hand"}))
        (moment,) = moments(position._replace(laid=(20, 21, 22, 23)), frame_of("tub", ANIMATED).tub, [played])
        assert moment.scenery is not None
        assert moment.scenery.laid == (shown, 21, 22, 23)


def test_the_dog_comes_and_goes() -> None:
    table = next(table for table in TABLES if table.options["rules"] == "advanced")
    spaces = {after.position.dog.space for _, _, after in episodes(table)}
    assert len(spaces - {OFF_BOARD}) > 1
    movers = set[int]()
    for before, events, _ in episodes(table):
        tub = frame_of(before.position.board, ANIMATED).tub
        movers |= {moment.actor for moment in moments(before.position, tub, events)}
    assert THE_DOG in movers
