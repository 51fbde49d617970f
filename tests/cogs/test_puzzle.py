"""The puzzle of the day: its pages, what its buttons do, and its post in a channel."""

from datetime import date, timedelta
from functools import cache
from typing import Any, cast

import pytest

from cogs.pages.common import names_of
from cogs.pages.ids import LONGEST_ID, parse_click
from cogs.pages.model import Button, Buttons, Page, Select
from cogs.pages.puzzle import ANSWER, SAY, Ask, Solving, attempt_of, daily_page, parse_ask, puzzle_page, puzzle_table
from cogs.pages.solution import answer_page
from cogs.settings import DailyPuzzle
from data.store import UNTRIED, Solve, Solver
from engine.pool import END
from engine.puzzles import KINDS, OneCard, Puzzle, after, filling_kinds, kind_of, offered, puzzle_of, seed_of
from render import TELLERS
from render.pool.pictures.hand import can_stop
from render.words.texts import LANGUAGES, texts
from tests.support.cogs.pages import check_limits, drawings_of, text_of
from tests.support.say import says

WORDS, TODAY = texts(), date(2026, 11, 18)
FRESH = Solving(UNTRIED, 0, (), is_today=True, in_server=True)
TRIED = FRESH._replace(solve=Solve(1), solvers=[Solver(1, "Ada", 2)])
every_kind = pytest.mark.parametrize("kind", KINDS)


def day_of(kind: str) -> date:
    return next(day for ago in range(4) if kind_of(day := TODAY - timedelta(days=ago)) == kind)


@cache
def puzzle_for(kind: str) -> Puzzle:
    return puzzle_of(kind, seed_of(day_of(kind)))


def buttons(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def asks(page: Page) -> list[Ask]:
    clicks = [parse_click(button.custom_id) for button in buttons(page)]
    return [ask for click in clicks if click and (ask := parse_ask(click.rest))]


@every_kind
def test_a_puzzle_is_solved_by_its_buttons(kind: str) -> None:
    day, puzzle, letters = day_of(kind), puzzle_for(kind), ""
    for word in puzzle.answer:
        attempt = attempt_of(day, puzzle, letters)
        assert attempt
        page = puzzle_page(WORDS, attempt, FRESH)
        check_limits(page)
        assert all(len(button.custom_id) <= LONGEST_ID for button in buttons(page))
        place = offered(attempt.game, puzzle.seat).index(word)
        said = [ask for ask in asks(page) if ask.way == SAY]
        letters = said[place].letters if said else letters + "0123456789abcdefghijklmno"[place]
        assert said or any(isinstance(part, Select) for part in page.parts)
    solved = attempt_of(day, puzzle, letters)
    assert solved
    assert solved.is_best
    page = puzzle_page(WORDS, solved, TRIED._replace(solve=Solve(2, None)))
    check_limits(page)
    assert says(text_of(page), f"puzzle-solved-{kind}")


def test_nobody_is_asked_to_stop_where_no_button_does() -> None:
    """The puzzle of a pool ends with the card from the deck."""
    puzzle = puzzle_for("pool")
    game = after(puzzle.start, puzzle.seat, puzzle.answer[:1])
    view = game.view(puzzle.seat)
    (asked,) = view.unanswered
    assert END not in asked.moves
    table = puzzle_table(WORDS, puzzle, game)
    told = TELLERS["pool"].question(view, asked, names_of(table), WORDS)
    assert says(told, "pool-asked-you-act-on")
    assert not says(told, "pool-asked-you-act")
    asked_otherwise = asked._replace(moves=(*asked.moves, END))
    assert can_stop({"act": asked_otherwise})
    assert not can_stop({"act": asked})


@every_kind
def test_the_answer_is_for_those_who_gave_up(kind: str) -> None:
    attempt = attempt_of(day_of(kind), puzzle_for(kind))
    assert attempt
    today = attempt.day
    for solving, offers in ((FRESH, False), (TRIED, True)):
        own = [ask for ask in asks(puzzle_page(WORDS, attempt, solving)) if ask == Ask(ANSWER, today)]
        assert bool(own) is offers
    check_limits(answer_page(WORDS, today, attempt.puzzle, TRIED))
    check_limits(daily_page(WORDS, today, attempt.puzzle, 3))


@every_kind
def test_the_answer_tells_what_every_word_brings_about(kind: str) -> None:
    """In the sentences of a real game, and in numbers what comes of it."""
    puzzle = puzzle_for(kind)
    said, game = text_of(answer_page(WORDS, TODAY, puzzle, TRIED)), puzzle.start.copy()
    names = names_of(puzzle_table(WORDS, puzzle, game))
    for word in puzzle.answer:
        events = game.play(puzzle.seat, word)
        for sentence in TELLERS[kind].tell_turns(game.view(puzzle.seat), events, names, WORDS):
            deeds = sentence.removeprefix(f"**{names[0]}** ").rstrip(".")
            assert deeds in said
    assert says(said, f"puzzle-end-{kind}")


@every_kind
def test_the_answer_shows_the_end(kind: str) -> None:
    """In motion, from the puzzle on; and nobody is asked anything."""
    puzzle = puzzle_for(kind)
    (drawing,) = drawings_of(answer_page(WORDS, TODAY, puzzle, TRIED))
    end = after(puzzle.start, puzzle.seat, puzzle.answer).view(None)
    before, _, shown = cast(tuple[Any, Any, Any], drawing.job.args[1:4])
    assert drawing.moving
    assert before == puzzle.start.view(None)
    assert (shown.position, shown.outcome, shown.waiting) == (end.position, None, ())
    assert drawing.job.done().alt


@every_kind
def test_the_answer_fits_in_every_language(kind: str) -> None:
    for language in LANGUAGES:
        check_limits(answer_page(texts(language), TODAY, puzzle_for(kind), TRIED))


def test_the_cards_that_would_fill_a_pool_are_as_many_as_the_answer_is_worth() -> None:
    puzzle = puzzle_for("pool")
    end = after(puzzle.start, puzzle.seat, puzzle.answer)
    assert isinstance(end, OneCard)
    assert filling_kinds(end).total() == puzzle.best * len(end.deck)


def test_solvers_are_told_to_those_who_have_tried() -> None:
    attempt = attempt_of(day_of("gallery"), puzzle_for("gallery"))
    assert attempt
    assert "Ada" not in text_of(puzzle_page(WORDS, attempt, TRIED._replace(solve=UNTRIED)))
    assert "Ada" in text_of(puzzle_page(WORDS, attempt, TRIED))


@pytest.mark.parametrize(
    "rest", ["", "say", "say 2026-02-31", "dance 2026-11-18", "say 2026-11-18 ", "say 2026-11-18 A"]
)
def test_a_forged_id_asks_for_nothing(rest: str) -> None:
    assert parse_ask(rest) is None


def test_letters_that_mean_nothing_are_no_attempt() -> None:
    for letters in ("z", "Ä", "0" * 40):
        assert attempt_of(day_of("gallery"), puzzle_for("gallery"), letters) is None


def test_where_a_server_wants_it_comes_back() -> None:
    assert DailyPuzzle.parse(DailyPuzzle(12, "2026-11-18").text) == DailyPuzzle(12, "2026-11-18")
    assert DailyPuzzle.parse("nonsense") is None
