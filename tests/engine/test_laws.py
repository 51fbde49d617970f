"""The laws can be broken: each of these games breaks one, and is caught."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from engine import Chance, Prompt
from engine.game import Answer, Task

from . import laws
from .crumbs import Crumbs, Position
from .subjects import crumbs_cards, crumbs_hidden
from .test_conformance import check_playouts


def assert_caught(kind: type[Crumbs], complaint: str) -> None:
    subject = laws.Subject(kind, 3, {"length": "short"}, crumbs_cards, crumbs_hidden)
    with pytest.raises(AssertionError, match=complaint):
        check_playouts(subject, 100, Random(1))


def test_a_view_that_shows_another_hand_is_caught() -> None:
    class Peeking(Crumbs):
        def _position(self, seat: int | None) -> Position:
            return super()._position(0 if seat is None else seat)

    assert_caught(Peeking, "tells what it cannot know")


def test_asking_only_who_holds_something_is_caught() -> None:
    class Telltale(Crumbs):
        def _ask(self, task: Task) -> tuple[Prompt, ...]:
            prompts = super()._ask(task)
            able = tuple(p for p in prompts if max(self.hands[p.seat]) > 12)
            return able if task.what == "quack" and able else prompts

    assert_caught(Telltale, "tells what it cannot know")


def test_an_event_that_hides_that_it_reveals_is_caught() -> None:
    class Whispering(Crumbs):
        def _swap(self, seat: int, card: int) -> None:
            super()._swap(seat, card)
            self._news = [event._replace(only={}, reveals=False) for event in self._news]

    assert_caught(Whispering, "told seat")


def test_telling_who_has_answered_in_which_order_is_caught() -> None:
    class Gossiping(Crumbs):
        def _note(self, prompt: Prompt, word: str) -> None:
            super()._note(prompt, word)
            self.told += prompt.seat * self.told

    assert_caught(Gossiping, "order of simultaneous answers|told seat")


def test_keeping_something_outside_the_fields_is_caught() -> None:
    class Forgetful(Crumbs):
        def _reveal(self, picks: dict[int, int]) -> None:
            super()._reveal(picks)
            self.remembered = True

        def _ask(self, task: Task) -> tuple[Prompt, ...]:
            prompts = super()._ask(task)
            return prompts[1:] + prompts[:1] if hasattr(self, "remembered") else prompts

    assert_caught(Forgetful, "is not the game that was saved")


def test_a_list_that_copies_share_is_caught() -> None:
    @dataclass(kw_only=True)
    class Sharing(Crumbs):
        footprints: list[str] | None = None

        def _begin(self) -> None:
            super()._begin()
            self.footprints = []

        def _answered(self, task: Task, answers: tuple[Answer, ...]) -> None:
            super()._answered(task, answers)
            assert self.footprints is not None
            self.footprints.append(task.what)

    assert_caught(Sharing, "playing on a copy changed the game")


def test_an_id_used_again_is_caught() -> None:
    class Repeating(Crumbs):
        def _number(self) -> int:
            number = super()._number()
            return number - 1 if number % 6 == 0 else number

    assert_caught(Repeating, "is used again|asks something else now")


def test_a_dead_end_is_caught() -> None:
    class Stuck(Crumbs):
        def _ask(self, task: Task) -> tuple[Prompt, ...]:
            return () if task.what == "step" else super()._ask(task)

    assert_caught(Stuck, "nobody is asked, and the game goes on")


def test_a_refusal_that_leaves_a_trace_is_caught() -> None:
    class Resentful(Crumbs):
        def _offered(self, seat: int, word: str) -> Prompt:
            self.told += 1
            return super()._offered(seat, word)

    assert_caught(Resentful, "a refused word changed the game")


def test_an_undo_that_reaches_too_far_is_caught() -> None:
    class Generous(Crumbs):
        def undoable(self, seat: int) -> int:
            return super().undoable(seat) + 1

    assert_caught(Generous, "undo ")


def test_a_lost_card_is_caught() -> None:
    class Careless(Crumbs):
        def _swap(self, seat: int, card: int) -> None:
            super()._swap(seat, card)
            self.heap = self.heap[1:]

    assert_caught(Careless, "a card was lost or made")


def test_imagining_that_only_copies_is_caught() -> None:
    class Unimaginative(Crumbs):
        name: ClassVar[str] = "crumbs"

        def imagine(self, seat: int | None, chance: Chance) -> "Unimaginative":
            return self.copy()

    subject = laws.Subject(Unimaginative, 3, {}, crumbs_cards, crumbs_hidden)
    rng = Random(1)
    with pytest.raises(AssertionError, match="never holds all that is unseen"):
        laws.check_dealing_law(subject, subject.new(rng), 0, Chance(laws.random_seed(rng)))
