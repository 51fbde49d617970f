"""Every lesson is played in the real engine: each right word goes on, each wrong one does what is said about it."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, BadContent, Event
from engine.lessons import (
    ANYTHING_ELSE,
    FILE,
    LEARNER,
    Lesson,
    Scene,
    choices,
    lessons,
    load,
    mishap,
    mistake,
    moment,
    scene,
)
from engine.race import CARDS, Race
from engine.race.board import Board
from tests.support.each import for_each
from tests.support.engine.subjects import SUBJECTS

NAMES = [*lessons()]
STEPS = [(name, number) for name in NAMES for number in range(len(lessons()[name].steps))]
every_lesson = pytest.mark.parametrize("name", NAMES)
every_step = for_each(STEPS)


def wrong_words(name: str, number: int) -> Iterator[tuple[str, str, Scene]]:
    """Each that can be pressed, why it's wrong, and what it leads to."""
    for choice in choices(name, number):
        if wrong := mistake(name, number, choice.word):
            yield choice.word, wrong.why, mishap(name, number, choice.word)


# The way through


def test_every_game_has_a_lesson_and_the_race_has_three() -> None:
    kinds = [lesson.kind for lesson in lessons().values()]
    assert kinds == ["race", "race", "race", "gallery", "pool", "tow"]


@every_lesson
def test_a_lesson_can_be_taken_to_its_end(name: str) -> None:
    lesson = lessons()[name]
    for number, step in enumerate(lesson.steps):
        assert not step.right or step.right in [choice.word for choice in choices(name, number)]
        assert moment(name, number + 1).told >= moment(name, number).told


@every_step
def test_every_wrong_word_can_be_tried_and_leaves_the_lesson_as_it_is(name: str, number: int) -> None:
    before = moment(name, number).dump()
    for _ in wrong_words(name, number):
        assert moment(name, number).dump() == before


@every_step
def test_every_explanation_can_be_met(name: str, number: int) -> None:
    step = lessons()[name].steps[number]
    met = {why for _, why, _ in wrong_words(name, number)}
    assert met == {wrong.why for wrong in step.wrong.values()}
    assert step.wrong.keys() - {ANYTHING_ELSE} <= {choice.word for choice in choices(name, number)}
    assert bool(step.right) == bool(step.wrong)


@every_step
def test_there_is_something_to_choose_from(name: str, number: int) -> None:
    assert not lessons()[name].steps[number].right or len(choices(name, number)) >= 2


@every_lesson
def test_nobody_waits_for_the_computer(name: str) -> None:
    """When something is asked, it's the learner."""
    for number, step in enumerate(lessons()[name].steps):
        assert not step.right or any(each.seat == LEARNER for each in moment(name, number).unanswered())


@every_lesson
def test_a_stacked_game_has_what_is_in_the_box(name: str) -> None:
    """Cards, ducks and food: as many of each as in a game that nobody has stacked."""
    lesson = lessons()[name]
    fresh = GAMES[lesson.kind].new(seats=lesson.seats, options=lesson.options, seed="0" * 64)
    cards = next(subject.cards for subject in SUBJECTS if subject.kind is GAMES[lesson.kind])
    for number in range(len(lesson.steps) + 1):
        assert counted(lesson, cards(moment(name, number))) == counted(lesson, cards(fresh))


def counted(lesson: Lesson, found: Any) -> list[str]:
    """In the park of Duck Tow, chance decides which cards are used: as many of them."""
    things = [str(each) for each in found]
    if lesson.kind != "tow":
        return sorted(things)
    ducks_and_food = sorted([each for each in things if not each.lstrip("-").isdecimal()])
    return [*ducks_and_food, str(len(things))]


@every_lesson
def test_a_lesson_can_be_saved_like_any_game(name: str) -> None:
    for number in range(len(lessons()[name].steps) + 1):
        game = moment(name, number)
        assert type(game).load(game.dump()).dump() == game.dump()


@pytest.mark.parametrize(
    ("name", "least", "most"), [("race", 10, 16), ("gallery", 4, 7), ("pool", 4, 7), ("tow", 4, 7)]
)
def test_a_lesson_is_short(name: str, least: int, most: int) -> None:
    assert least <= len(lessons()[name].steps) <= most


# What is said is true


def kinds(events: tuple[Event, ...], seat: int = LEARNER) -> list[str]:
    return [event.kind for event in events if event.seat == seat]


def board_at(name: str, number: int) -> Board:
    game = moment(name, number)
    assert isinstance(game, Race)
    return game.board


def swum(events: tuple[Event, ...]) -> tuple[int, ...]:
    """Over which spaces the learner swam."""
    return tuple([space for event in events if event.kind == "swim" and event.seat == LEARNER for space in at(event)])


def at(event: Event) -> tuple[int, ...]:
    route = event.facts["route"]
    assert isinstance(route, tuple)
    return tuple([space for space in route if isinstance(space, int)])


def bonks(happened: Scene) -> bool:
    return "bonk" in kinds(happened.events)


def misses_every_buoy(happened: Scene) -> bool:
    return "buoy" not in kinds(happened.events)


def touches_nothing(happened: Scene) -> bool:
    return misses_every_buoy(happened) and not bonks(happened)


def faces_no_goal(happened: Scene) -> bool:
    """Neither a buoy that's missing nor the drain lies straight ahead, as far as it can be swum."""
    game = happened.after
    assert isinstance(game, Race)
    ducky = game.duckies[0]
    space, seen = ducky.space, list[int]()
    while (space := game.board.ahead[space][ducky.facing]) >= 0:
        seen.append(space)
    wanted = [buoy for bit, buoy in enumerate(game.board.buoys) if not ducky.buoys >> bit & 1] or [game.board.drain]
    return not set(wanted) & set(seen)


def has(kind: str, seat: int = LEARNER) -> Callable[[Scene], bool]:
    return lambda happened: kind in kinds(happened.events, seat)


def has_not(kind: str, seat: int = LEARNER) -> Callable[[Scene], bool]:
    return lambda happened: kind not in kinds(happened.events, seat)


def hits(duck: int) -> Callable[[Scene], bool]:
    return lambda happened: any(event.kind == "hit" and event.facts["duck"] == duck for event in happened.events)


def aims_at(*ducks: int) -> Callable[[Scene], bool]:
    def true(happened: Scene) -> bool:
        (space,) = [event.facts["space"] for event in happened.events if event.kind == "aim"]
        assert isinstance(space, int)
        return happened.before.view(None).position.line[space - 1].duck in ducks

    return true


def nothing_happens(happened: Scene) -> bool:
    return not happened.events


# What each explanation claims, by the name of its message
TRUE: Mapping[str, Callable[[Scene], bool]] = {
    "race-start-away": faces_no_goal,
    "race-card-edge": bonks,
    "race-card-past": touches_nothing,
    "race-turn-edge": faces_no_goal,
    "race-order-beside": touches_nothing,
    "race-order-bonk": bonks,
    "race-path-other": touches_nothing,
    "race-extra-edge": bonks,
    "race-extra-stop": misses_every_buoy,
    "race-back-away": faces_no_goal,
    "race-enough-edge": bonks,
    "race-ring-edge": bonks,
    "race-pop-far": has("ring"),
    "race-aim-away": faces_no_goal,
    "race-drain-edge": bonks,
    "race-drain-past": has_not("home"),
    "race-dog-meet-sent": has("dog"),
    "race-dog-lead-miss": has_not("chase", 1),
    "race-dog-lead-deck": has_not("chase", 1),
    "race-dog-send-near": has("ring", 1),
    "race-tokens-draw-short": nothing_happens,
    "race-tokens-far-short": nothing_happens,
    "race-tokens-spin-edge": bonks,
    "race-tokens-spin-ahead": has("swim"),
    "race-tokens-face-away": bonks,
    "race-tokens-paddle-wait": has_not("home"),
    "gallery-card-move": has_not("aim"),
    "gallery-aim-water": aims_at(-1),
    "gallery-aim-own": aims_at(LEARNER),
    "gallery-aim-behind": aims_at(1),
    "gallery-danger-own": hits(LEARNER),
    "gallery-danger-aim": has_not("move"),
    "gallery-ahead-other": has("move"),
    "gallery-shoot-aim": has_not("hit"),
    "gallery-target-own": hits(LEARNER),
    "pool-dive-elsewhere": has("marker"),
    "pool-fill-over": has("overcrowded"),
    "pool-fill-blind": has("overcrowded"),
    "pool-fill-stop": has("draw"),
    "pool-cancel-robbed": has("rob", 1),
    "pool-cancel-hold": has("hold"),
    "pool-theirs-own": has("marker"),
    "pool-spoil-gift": has("points", 1),
    "pool-spoil-end": has("draw"),
    "tow-feed-early": has("move"),
    "tow-feed-shake": has("shake"),
    "tow-feed-end": has("end"),
    "tow-move-away": has("move"),
    "tow-drop-left": has("lay"),
    "tow-drop-end": has("end"),
    "tow-claim-pass": has_not("claim"),
}


def test_every_explanation_is_checked() -> None:
    said = {
        f"{name}-{step.name}-{each.why}"
        for name in NAMES
        for step in lessons()[name].steps
        for each in step.wrong.values()
    }
    assert said == TRUE.keys()


@every_step
def test_what_is_said_of_a_wrong_word_is_true(name: str, number: int) -> None:
    step = lessons()[name].steps[number]
    for word, why, happened in wrong_words(name, number):
        assert TRUE[f"{name}-{step.name}-{why}"](happened), word


def step_of(name: str, step: str) -> int:
    return [each.name for each in lessons()[name].steps].index(step)


# What each step claims to have happened on the way to it, or to be so, in the order of the lessons
HAPPENED = {
    ("race", "turn"): [("buoy", 0)],
    ("race", "bonk"): [("bonk", 1)],
    ("race", "extra"): [("buoy", 0)],
    ("race", "back"): [("buoy", 0)],
    ("race", "ring"): [("bonk", 1)],
    ("race-dog", "send"): [("chase", 1)],
    ("race-tokens", "far"): [("use", 0), ("draw", 0), ("discard", 0)],
    ("gallery", "danger"): [("forward", 1)],
    ("gallery", "shoot"): [("move", 0), ("aim", 1)],
    ("pool", "share"): [("token", 1), ("full", 0), ("points", 0)],
    ("pool", "cancel"): [("place", 1)],
    ("pool", "theirs"): [("cancel", 0)],
    ("tow", "move"): [("feed", 0)],
    ("tow", "claim"): [("lay", 0)],
}


@pytest.mark.parametrize(("name", "step"), HAPPENED)
def test_what_a_step_tells_of_has_happened(name: str, step: str) -> None:
    told = [(event.kind, event.seat) for event in scene(name, step_of(name, step)).events]
    assert [each for each in HAPPENED[name, step] if each not in told] == []


@pytest.mark.parametrize("name", ["race", "race-tokens"])
def test_a_race_ends_with_a_win(name: str) -> None:
    outcome = moment(name, len(lessons()[name].steps)).outcome
    assert outcome is not None
    assert outcome.winners == (LEARNER,)


def test_the_dog_ends_in_the_drain() -> None:
    assert "leave" in kinds(scene("race-dog", len(lessons()["race-dog"].steps)).events)


def test_only_one_ring_of_the_race_lies_in_a_line_with_the_drain() -> None:
    """That's what the step asks for, and one ring of the lesson with the dog is farther away than all others."""
    board = board_at("race", step_of("race", "pop"))
    in_line = [ring for ring in board.rings if any(reaches(board, ring, facing) for facing in range(6))]
    assert [board.ring_number(ring) for ring in in_line] == [3]


def reaches(board: Board, space: int, facing: int) -> bool:
    while space >= 0 and space != board.drain:
        space = board.ahead[space][facing]
    return space == board.drain


def test_the_ring_for_a_chased_ducky_is_the_farthest_that_is_free() -> None:
    number = step_of("race-dog", "send")
    board = board_at("race-dog", number)
    free = [int(choice.word.removeprefix("ring ")) for choice in choices("race-dog", number)]
    away = {ring: distance(board.spaces[board.rings[ring - 1]], board.spaces[board.drain]) for ring in free}
    assert sorted(away, key=away.__getitem__)[-1] == 3
    assert list(away.values()).count(away[3]) == 1


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    across, down = one[0] - other[0], one[1] - other[1]
    return max(abs(across), abs(down), abs(across + down))


@pytest.mark.parametrize("name", [name for name in NAMES if lessons()[name].kind == "race"])
def test_paths_to_choose_from_lead_somewhere_else_and_none_bonks_at_once(name: str) -> None:
    for number, step in enumerate(lessons()[name].steps):
        if not step.right.startswith("path"):
            continue
        ends = set[tuple[int, ...]]()
        for choice in choices(name, number):
            game = moment(name, number).copy()
            events = tuple(game.play(LEARNER, choice.word))
            assert len(set(swum(events))) > 1, choice.word
            ends.add(swum(events))
        assert len(ends) == len(choices(name, number))


def test_a_card_that_the_lesson_calls_long_goes_four_spaces_straight_ahead() -> None:
    assert [path.steps for path in CARDS[52].paths] == [(0, 0, 0, 0)]


# Files


def write(folder: Path, text: str) -> Path:
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder


def test_a_game_needs_no_lessons(tmp_path: Path) -> None:
    assert load(tmp_path, "race") == []


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[a]\nsteps = [{ name = 'x' }, { name = 'x' }]", "a: steps: all must be different"),
        (
            "[a]\nsteps = [{ name = 'x', wrong = { '*' = { why = 'y' } } }]",
            "a: x: there are wrong words but no right one",
        ),
        ("[a]\nsteps = [{ name = 'x', right = 'go', then = ['pick 4'] }]", "pick 4: write it like 1 pick 46"),
        ("[a]\nsteps = [{ name = 'x', colour = 'red' }]", "colour"),
        ("[a]\nseats = 2", "steps"),
        ("nonsense", FILE),
    ],
)
def test_a_wrong_file_is_refused_with_the_reason(tmp_path: Path, text: str, reason: str) -> None:
    with pytest.raises(BadContent) as refused:
        load(write(tmp_path, text), "race")
    assert reason in str(refused.value)
    assert FILE in str(refused.value)
