"""The laws can be broken: each of these games breaks one, and is caught."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from engine import BadRecord, Chance, Prompt
from engine.record import Record
from engine.values import NOTHING, Answer, Event, Frozen, Task
from tests.support.engine import laws
from tests.support.engine.crumbs import Crumbs, Position
from tests.support.engine.playouts import check_playouts, to_the_end
from tests.support.engine.subjects import CRUMBS_FACTS, crumbs_cards, crumbs_hidden


def assert_caught(kind: type[Crumbs], complaint: str) -> None:
    subject = laws.Subject(kind, 3, {"length": "short"}, crumbs_cards, crumbs_hidden, CRUMBS_FACTS)
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
            self._news = [event._replace(only=NOTHING, reveals=False) for event in self._news]

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

        def _waits(self) -> bool:
            return True

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


def test_a_draw_told_to_everybody_is_caught() -> None:
    class Loud(Crumbs):
        def _swap(self, seat: int, card: int) -> None:
            super()._swap(seat, card)
            self._news = [event._replace(facts={**event.facts, **event.only}, only=NOTHING) for event in self._news]

        def _remember(self) -> list[Event]:
            self._news = [event._replace(facts=Frozen(event.facts)) for event in self._news]
            return super()._remember()

    assert_caught(Loud, "tells seat .* a hidden card")


def test_imagining_that_keeps_the_others_answers_is_caught() -> None:
    class Faithful(Crumbs):
        def _reanswer(self, answers: list[Answer], chance: Chance) -> None:
            self.answers = tuple(sorted([*self.answers, *answers]))

    assert_caught(Faithful, "holds an answer that it does not offer|knows who has answered a window")


def test_imagining_that_remembers_what_others_drew_is_caught() -> None:
    class Nosy(Crumbs):
        def imagine(self, seat: int | None, chance: Chance) -> "Nosy":
            world = super().imagine(seat, chance)
            world.recent = self.recent
            return world

    assert_caught(Nosy, "remembers what others drew")


def test_a_view_that_can_be_changed_is_caught() -> None:
    class Loose(Crumbs):
        def _position(self, seat: int | None) -> Position:
            return super()._position(seat)._replace(heap=list(self.heap))  # type: ignore[arg-type]

    assert_caught(Loose, "a view holds <class 'list'>")


def test_a_word_in_two_prompts_is_caught() -> None:
    class Ambiguous(Crumbs):
        def _standing(self) -> tuple[Prompt, ...]:
            first = self._ask(self.todo[-1])[:1]
            return tuple(p._replace(id=self.bread_id, ask="bread", standing=True, default=None) for p in first)

    assert_caught(Ambiguous, "has a word in two prompts")


@pytest.mark.parametrize("moves", [("x" * 41,), ("undo 1",), ("Shout!",), tuple(f"step {n}" for n in range(26))])
def test_moves_that_no_button_could_show_are_caught(moves: tuple[str, ...]) -> None:
    class Odd(Crumbs):
        def _ask(self, task: Task) -> tuple[Prompt, ...]:
            prompts = super()._ask(task)
            return (prompts[0]._replace(moves=moves),) if task.what == "step" else prompts

    assert_caught(Odd, "moves|words|too long|undo")


def test_a_default_that_is_not_offered_is_caught() -> None:
    class Absent(Crumbs):
        def _ask(self, task: Task) -> tuple[Prompt, ...]:
            return tuple(prompt._replace(default="sleep") for prompt in super()._ask(task))

    assert_caught(Absent, "has no default among its moves")


def test_a_record_that_plays_otherwise_again_is_caught() -> None:
    class Moody(Crumbs):
        moods: ClassVar[Random] = Random(7)

        def _begin(self) -> None:
            super()._begin()
            self.deck = tuple(self.moods.sample(self.deck, len(self.deck)))

    subject = laws.Subject(Moody, 3, {}, crumbs_cards, crumbs_hidden, CRUMBS_FACTS)
    rng = Random(1)
    game = subject.new(rng)
    log = list(to_the_end(game, rng))
    with pytest.raises(BadRecord):
        laws.check_record(subject, game, log, rng)


def test_a_record_that_takes_anything_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = laws.Subject(Crumbs, 3, {}, crumbs_cards, crumbs_hidden, CRUMBS_FACTS)
    rng = Random(1)
    game = subject.new(rng)
    log = list(to_the_end(game, rng))
    monkeypatch.setattr(Record, "replay", lambda *_: game)
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        laws.check_record(subject, game, log, rng)


def test_imagining_that_only_copies_is_caught() -> None:
    class Unimaginative(Crumbs):
        name: ClassVar[str] = "crumbs"

        def imagine(self, seat: int | None, chance: Chance) -> "Unimaginative":
            return self.copy()

    subject = laws.Subject(Unimaginative, 3, {}, crumbs_cards, crumbs_hidden, CRUMBS_FACTS)
    rng = Random(1)
    with pytest.raises(AssertionError, match="never holds all that is unseen"):
        laws.check_dealing_law(subject, subject.new(rng), 0, Chance(laws.random_seed(rng)))
