"""The board picture of a race: everyone is on it, and every choice stands where it leads, with its button's letter."""

from collections.abc import Iterator
from itertools import combinations
from math import dist
from random import Random

import pytest

from engine import Event, View
from engine.game import Frozen
from engine.race import (
    BOARDS,
    CARDS,
    DUCKY_OF,
    EDGE,
    FACINGS,
    MEANING,
    OFF_BOARD,
    THE_DOG,
    Position,
    Swim,
    board_of,
    stroll,
    swim,
)
from render.draw.cast import Cast
from render.draw.theme import MARGIN, WIDE
from render.parts.letters import LEAST
from render.race.pictures.board import Frame, box_of, cards_to_choose, draw_board, frame_of
from render.race.pictures.choices import KINDS, Choice, choices
from render.race.pictures.story import Trail, latest_round, trails
from render.race.pictures.swimmers import label_of, movers
from render.race.words.movers import place_of
from render.race.words.names import marks_of
from render.words.facts import numbers
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.race import ASIDE, LATER, at, pick, race
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, moments

PUBLIC = {*KINDS, "which"}
ADVANCED = [table for table in TABLES if table.options["rules"] == "advanced"]


# The frame


@pytest.mark.parametrize("layout", BOARDS)
def test_every_space_lies_on_the_picture_between_head_and_plates(layout: str) -> None:
    frame = frame_of(layout, WIDE)
    for space in range(len(frame.tub.board.spaces)):
        x, y = frame.tub.at(space)
        assert MARGIN < x < frame.width - MARGIN
        assert 70 < y < frame.height - 150
    assert frame.tub.radius >= 35, "a third of it is seen on a phone"


@pytest.mark.parametrize("layout", BOARDS)
def test_a_small_picture_is_the_same_in_small(layout: str) -> None:
    whole, half = frame_of(layout, WIDE), frame_of(layout, WIDE // 2)
    assert half.height == pytest.approx(whole.height / 2, abs=1)
    assert half.tub.at(5) == pytest.approx([length / 2 for length in whole.tub.at(5)], abs=1)


def test_neighbours_on_the_board_are_neighbours_on_the_picture() -> None:
    tub = frame_of("tub", WIDE).tub
    for space, ahead in enumerate(tub.board.ahead):
        for facing, other in enumerate(ahead):
            if other != EDGE:
                assert tub.ahead(space, facing) == pytest.approx(tub.at(other))


# Choices


@every_table
def test_what_is_asked_of_everybodys_eyes_is_drawn_and_lettered(table: Subject) -> None:
    for game, _ in moments(table, Random(f"choices {table}"), games=4):
        view = game.view(None)
        frame = frame_of(view.position.board, WIDE)
        drawn = [choice.letter.letter for choice in choices(view, frame.tub, LEAST, box_of(frame))]
        asked = [waiting for waiting in view.waiting if waiting.moves]
        assert {waiting.ask for waiting in asked} <= PUBLIC
        on_board = [waiting for waiting in asked if waiting.ask in KINDS]
        assert drawn == [letter for waiting in on_board for letter in marks_of(waiting.moves)]
        below = [waiting for waiting in asked if waiting.ask == "which"]
        assert cards_to_choose(view) == [MEANING[word] for waiting in below for word in waiting.moves]


@every_table
def test_no_two_letters_cover_each_other_and_none_leaves_the_tub(table: Subject) -> None:
    for view, frame, found in asked_on_board(table, games=6):
        left, top, right, bottom = box_of(frame)
        letters = [choice.letter for choice in found]
        for one, other in combinations(letters, 2):
            assert dist(one.at, other.at) >= (one.size + other.size) / 2 - 0.1, view
        for letter, (x, y), size in letters:
            assert left <= x - size / 2 + 0.1, letter
            assert x + size / 2 <= right + 0.1
            assert top <= y - size / 2 + 0.1
            assert y + size / 2 <= bottom + 0.1


@every_table
def test_the_letter_of_a_ring_stands_on_that_ring(table: Subject) -> None:
    for view, frame, found in asked_on_board(table, games=6):
        for waiting in view.waiting:
            if waiting.ask in ("ring", "send"):
                rings = [frame.tub.at(space) for space in frame.tub.board.rings]
                for choice, word in zip(found, waiting.moves, strict=True):
                    nearest = min(rings, key=lambda ring: dist(ring, choice.letter.at))
                    assert rings.index(nearest) == MEANING[word] - 1


@every_table
def test_the_letter_of_the_ring_just_entered_hides_nobody(table: Subject) -> None:
    for view, frame, found in asked_on_board(table, games=6):
        for waiting in view.waiting:
            space = place_of(view.position, DUCKY_OF[waiting.about]) if waiting.ask == "ring" else OFF_BOARD
            if space != OFF_BOARD:
                assert all(dist(frame.tub.at(space), each.letter.at) > 0.8 * frame.tub.radius for each in found)


@every_table
def test_the_letter_of_a_facing_stands_where_it_faces(table: Subject) -> None:
    for view, frame, found in asked_on_board(table, games=6):
        for waiting in view.waiting:
            if waiting.ask == "face" and found:
                space = place_of(view.position, DUCKY_OF[waiting.about])
                ways = [frame.tub.ahead(space, facing) for facing in range(6)]
                for choice, word in zip(found, waiting.moves, strict=True):
                    nearest = min(ways, key=lambda way: dist(way, choice.letter.at))
                    assert ways.index(nearest) == MEANING[word]


@every_table
def test_an_arrow_leads_where_the_path_leads(table: Subject) -> None:
    for view, frame, found in asked_on_board(table, games=8):
        position, tub = view.position, frame.tub
        for waiting in view.waiting:
            if waiting.ask == "path":
                assert position.turn
                for choice, word in zip(found, waiting.moves, strict=True):
                    steps = CARDS[position.turn.card].paths[MEANING[word] - 1].steps
                    move = swum(position, DUCKY_OF[waiting.about], steps)
                    route = [tub.at(space) for space in move.route]
                    shifts = [(x - a, y - b) for (x, y), (a, b) in zip(choice.arrow, route, strict=False)]
                    assert shifts == [pytest.approx(shifts[0])] * len(route)
                    assert (choice.crash is not None, choice.dog is not None) == (move.end == "bonk", move.end == "dog")


def swum(position: Position, mover: int, steps: tuple[int, ...]) -> Swim:
    if mover == THE_DOG:
        return stroll(board_of(position.board), *position.dog, steps)
    taken = [ducky.space for ducky in position.duckies]
    return swim(board_of(position.board), position.duckies[mover], steps, taken, position.dog.space)


def asked_on_board(table: Subject, games: int) -> Iterator[tuple[View[Position], Frame, list[Choice]]]:
    for game, _ in moments(table, Random(f"asked {table}"), games=games):
        view = game.view(None)
        frame = frame_of(view.position.board, WIDE)
        yield view, frame, choices(view, frame.tub, LEAST, box_of(frame))


def test_a_path_that_ends_in_a_bonk_is_drawn_as_one() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    frame = frame_of(game.view(None).position.board, WIDE)
    left, right = choices(game.view(None), frame.tub, LEAST, box_of(frame))
    assert left.crash is None
    assert right.crash is not None
    assert (left.letter.letter, right.letter.letter) == ("A", "C")


# Who is where


def test_whose_turn_it_is_stands_out() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    assert movers(game.view(None)) == []
    pick(game, 42, 54)
    assert movers(game.view(None)) == [0]


def test_two_duckies_of_a_player_have_letters_of_their_own() -> None:
    table = next(table for table in ADVANCED if table.seats == 3)
    position = table.new(Random(1)).view(None).position
    assert [label_of(position, number) for number in range(6)] == ["Ya", "Yb", "Pa", "Pb", "Va", "Vb"]


def test_another_position_is_another_picture() -> None:
    here = race(at(5, -1, "n"), ASIDE, hands=[[42, 2, 3], LATER]).view(None)
    turned = race(at(5, -1, "ne"), ASIDE, hands=[[42, 2, 3], LATER]).view(None)
    moved = race(at(5, -2, "n"), ASIDE, hands=[[42, 2, 3], LATER]).view(None)
    pictures = [draw_board(view, Cast(NAMES), ENGLISH).tobytes() for view in (here, turned, moved)]
    assert len(set(pictures)) == 3


# What happened


def test_a_move_leaves_a_trail_and_a_bonk_a_mark() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    game.play(0, "path 2")
    first = trails(latest_round(game.view(None).events))[0]
    start, end = game.board.at(5, -1), game.board.at(5, -2)
    assert first == Trail(0, (start, end), bonk=FACINGS.index("ne"))


def test_trails_of_the_round_before_stay_until_somebody_moves() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    while not any(event.kind == "round" for event in game.view(None).events[-3:]):
        prompt = next(prompt for prompt in game.prompts() if not prompt.standing)
        game.play(prompt.seat, prompt.default or prompt.moves[0])
    assert trails(latest_round(game.view(None).events))[0].mover == 0


def test_a_bonk_belongs_to_whoever_bonked() -> None:
    swim_of_1 = Event(1, "swim", 1, Frozen({"ducky": 1, "card": 3, "route": (4, 5), "facing": "n"}))
    dogs_bonk = Event(2, "bonk", 0, Frozen({"ducky": THE_DOG, "at": 9, "heading": "se"}))
    own_bonk = Event(3, "bonk", 1, Frozen({"ducky": 1, "at": 5, "heading": "n"}))
    assert trails([swim_of_1, dogs_bonk]) == [Trail(1, (4, 5)), Trail(THE_DOG, (9,), bonk=2)]
    assert trails([swim_of_1, dogs_bonk, own_bonk])[0] == Trail(1, (4, 5), bonk=0)


def test_a_jump_through_a_ring_is_a_trail_of_its_own() -> None:
    swam = Event(1, "swim", 1, Frozen({"ducky": 1, "card": 3, "route": (4, 5), "facing": "n"}))
    other = Event(2, "swim", 0, Frozen({"ducky": 0, "card": 4, "route": (1, 2), "facing": "n"}))
    put = Event(3, "ring", 1, Frozen({"ducky": 1, "at": 30, "ring": 2}))
    assert trails([swam, other, put])[-1] == Trail(1, (5, 30), jump=True)


# The dog


@pytest.mark.parametrize("number", range(20))
def test_where_the_dog_would_go_is_where_he_goes(number: int) -> None:
    rng, walks = Random(number), 0
    game = ADVANCED[number % len(ADVANCED)].new(rng)
    for _ in range(600):
        if game.outcome is not None:
            break
        asked = [prompt for prompt in game.prompts() if (prompt.about, prompt.ask) == ("dog", "path")]
        if asked:
            walks += 1
            check_walk(game, asked[0].seat, rng.choice(asked[0].moves))
        else:
            laws.play_at_random(game, rng, moves=1)
    assert walks


def check_walk(game: laws.AnyGame, seat: int, word: str) -> None:
    """His route, or the part of it up to the first ducky he chases."""
    position: Position = game.view(None).position
    assert position.turn
    steps = CARDS[position.turn.card].paths[MEANING[word] - 1].steps
    drawn = stroll(board_of(position.board), *position.dog, steps)
    first, second, *_ = [*game.play(seat, word), None, None]
    if first and first.kind == "swim":
        route = numbers(first, "route")
        assert route == drawn.route[: len(route)]
        first = second
    elif first and first.kind != "leave":
        assert len(drawn.route) == 1
    if first and first.kind != "chase":
        assert (first.kind == "bonk") == (drawn.end == "bonk")
        assert (first.kind == "leave") == (drawn.end == "home")
