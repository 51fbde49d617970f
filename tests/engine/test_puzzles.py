"""Puzzles: solvable, with one best value that's known exactly, and never trivial."""

import pickle
from collections.abc import Iterator
from datetime import date, timedelta
from fractions import Fraction
from hashlib import sha256
from statistics import median
from time import process_time
from typing import Any

import pytest

from engine import Chance, Game
from engine.puzzles import KINDS, Puzzle, after, kind_of, offered, puzzle_of, seed_of
from engine.puzzles.making import LEAST_DECISIONS, decisions_in, first_idea
from engine.puzzles.pool import OneCard
from engine.puzzles.race import MOST, Alone

A_FEW, MANY = 3, 1000
SLOWEST = 2.0  # seconds for making one
MOST_WORDS = 40  # that the id of a button has room for


def puzzles(kind: str, count: int) -> Iterator[Puzzle]:
    return (puzzle_of(kind, sha256(f"{kind} {number}".encode()).hexdigest()) for number in range(count))


def holds(puzzle: Puzzle) -> None:
    """What is true of every puzzle."""
    kind = KINDS[puzzle.kind]
    end = after(puzzle.start, puzzle.seat, puzzle.answer)
    assert not offered(end, puzzle.seat)
    assert kind.worth(puzzle.start, end) == puzzle.best
    assert kind.is_success(puzzle.best)
    assert decisions_in(kind, puzzle.start, puzzle.answer) >= LEAST_DECISIONS
    assert len(puzzle.answer) <= MOST_WORDS
    for idea in (first_idea(kind, puzzle.start), *kind.obvious(puzzle.start)):
        assert kind.worth(puzzle.start, after(puzzle.start, puzzle.seat, idea)) < puzzle.best


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_has_a_best_answer_that_does_not_come_to_mind_first(kind: str) -> None:
    for puzzle in puzzles(kind, A_FEW):
        holds(puzzle)


def test_where_tokens_are_is_part_of_a_position() -> None:
    """Dingy can't move a token to where it is. Of two games that differ by that alone, one's answer isn't the other's:
    this seed's answer couldn't be given."""
    holds(puzzle_of("pool", sha256(b"pool 635").hexdigest()))


@pytest.mark.soak
@pytest.mark.parametrize("kind", KINDS)
def test_so_do_a_thousand(kind: str) -> None:
    """Each of which is made soon enough, in time of the processor, since other tests run beside this one."""
    took: list[float] = []
    making, began = puzzles(kind, MANY), process_time()
    for puzzle in making:
        took.append(process_time() - began)
        holds(puzzle)
        began = process_time()
    assert len(took) == MANY
    print(f"{kind}: median {median(took):.2f} s, slowest {sorted(took)[-5:]}")
    assert max(took) <= SLOWEST, f"number {took.index(max(took))}"


@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_always_makes_the_same_puzzle(kind: str) -> None:
    (once,), (again,) = puzzles(kind, 1), puzzles(kind, 1)
    assert once.start.dump() == again.start.dump()
    assert once[2:] == again[2:]


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_can_be_sent_to_another_process(kind: str) -> None:
    (puzzle,) = puzzles(kind, 1)
    sent: Puzzle = pickle.loads(pickle.dumps(puzzle))
    assert sent.start.view(0) == puzzle.start.view(0)
    assert after(sent.start, sent.seat, sent.answer).outcome


def test_the_kinds_take_turns() -> None:
    days = [date(2026, 11, 18) + timedelta(days=number) for number in range(8)]
    assert {kind_of(day) for day in days[:4]} == {*KINDS}
    assert [kind_of(day) for day in days[:4]] == [kind_of(day) for day in days[4:]]
    assert len({seed_of(day) for day in days}) == len(days)


def ends(game: Game[Any], seat: int) -> Iterator[Game[Any]]:
    """The end of every answer there is. Of games that look the same to everyone, only one is played on."""
    games, seen = [game], set[str]()
    while games:
        one = games.pop()
        for word in offered(one, seat):
            then = after(one, seat, [word])
            look = repr((then.view(seat).position, then.todo, getattr(then, "filled", False)))
            if not offered(then, seat):
                yield then
            elif look not in seen:
                seen.add(look)
                games.append(then)


@pytest.mark.parametrize("kind", ["gallery", "pool"])
def test_nothing_is_better_than_the_best(kind: str) -> None:
    """By playing every answer to its end."""
    for puzzle in puzzles(kind, 2):
        assert max(KINDS[kind].worth(puzzle.start, end) for end in ends(puzzle.start, puzzle.seat)) == puzzle.best


def test_no_way_to_the_drain_takes_fewer_cards() -> None:
    """By playing every card in a real race, up to one card less than the best answer."""
    for puzzle in puzzles("race", 1):
        assert isinstance(puzzle.start, Alone)
        fewest = KINDS["race"].count(puzzle.start, puzzle.best)
        assert 3 <= fewest <= MOST
        assert not can_be_home(puzzle.start, fewest - 2)


def can_be_home(start: Alone, cards: int) -> bool:
    """Whether it takes no more cards than this; breadth first, over real games."""
    hand = len(start.hands[0])
    games, seen = [start], set[object]()
    while games:
        game = games.pop()
        for word in offered(game, 0):
            then = after(game, 0, [word])
            if then.outcome and then.outcome.winners:
                return True
            here = (then.duckies, then.hands, then.todo[-1].what if then.todo else "", word if then.turn else "")
            if not then.outcome and hand - len(then.hands[0]) <= cards and here not in seen:
                seen.add(here)
                games.append(then)
    return False


def test_chances_are_counted_card_by_card() -> None:
    """Of the best answer to a pool's puzzle: every card of the deck is put on top and really played."""
    for puzzle in puzzles("pool", A_FEW):
        end = after(puzzle.start, 0, puzzle.answer)
        assert isinstance(end, OneCard)
        fills = [any(last.filled for last in fates(end.with_top(card))) for card in end.deck]
        assert Fraction(sum(fills), len(fills)) == puzzle.best


def fates(game: OneCard) -> Iterator[OneCard]:
    """Whatever is chosen for the effect of the card that was played."""
    if game.outcome or game.todo[-1].what == "act":
        yield game
        return
    for word in offered(game, 0):
        yield from fates(after(game, 0, [word]))


def test_the_best_turn_is_not_beaten_by_wandering_about() -> None:
    """Thousands of turns at random gain no more than the best."""
    for puzzle in puzzles("tow", 2):
        chance = Chance(seed_of(date(2026, 11, 18)))
        for _ in range(60):
            game = puzzle.start.copy()
            while words := offered(game, 0):
                game.play(0, chance.pick(words))
            assert KINDS["tow"].worth(puzzle.start, game) <= puzzle.best
