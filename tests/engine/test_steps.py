"""The decorators that tie a game's methods to its tasks: what is collected, and what is refused."""

import ast

import pytest

from engine import GAMES
from engine.steps import answers, asks, steps_of, task
from engine.values import Answer, Prompt
from tests.support.engine.crumbs import Crumbs
from tests.support.paths import ROOT

ENGINE = ROOT / "engine"


def test_methods_are_found_by_the_names_of_their_tasks() -> None:
    assert Crumbs.questions == {"pick", "quack", "step", "toss"}
    assert steps_of(Crumbs, whole=True) == (
        {"round": Crumbs._start_round, "reward": Crumbs._reward},
        {"pick": Crumbs._ask_pick, "quack": Crumbs._ask_quack, "step": Crumbs._ask_step, "toss": Crumbs._ask_toss},
        {"step": Crumbs._answer_step, "toss": Crumbs._answer_toss},
        {"pick": Crumbs._answer_pick, "quack": Crumbs._answer_quack},
    )


def test_a_method_may_be_for_several_questions_and_stand_in_any_part() -> None:
    class Asking:
        @asks("here")
        @asks("there")
        def _ask(self, question: int) -> tuple[Prompt, ...]:
            return (Prompt(question, 0, "where", ("left",)),)

    class Answering:
        @answers("here", "there")
        def _answer(self, word: str) -> None: ...

    class Both(Asking, Answering): ...

    steps = steps_of(Both, whole=True)
    assert steps.asks == {"here": Asking._ask, "there": Asking._ask}
    assert steps.answers == {"here": Answering._answer, "there": Answering._answer}


def test_a_method_that_overrides_another_stays_for_what_that_was_for() -> None:
    class Richer(Crumbs):
        def _reward(self, seat: int) -> None:
            super()._reward(seat)
            super()._reward(seat)

    assert steps_of(Richer, whole=True).tasks["reward"] is Richer._reward


def test_two_methods_for_one_name_are_refused_when_the_class_is_made() -> None:
    with pytest.raises(TypeError, match=r'^Twice: _reward and _reward_again both do "reward": one must go$'):

        class Twice(Crumbs):
            @task("reward")
            def _reward_again(self, seat: int) -> None: ...

    with pytest.raises(TypeError, match=r'^Torn: _answer_step and _step_together both answer "step": one must go$'):

        class Torn(Crumbs):
            @answers("step", together=True)
            def _step_together(self, answers: tuple[Answer, ...], leader: int) -> None: ...


def test_a_name_that_is_both_done_and_asked_is_refused() -> None:
    with pytest.raises(TypeError, match=r'^Muddled: "step" is both done and asked: give one another name$'):

        class Muddled(Crumbs):
            @task("step")
            def _step(self, leader: int) -> None: ...


def test_a_question_that_no_method_answers_is_refused() -> None:
    with pytest.raises(TypeError, match=r'^Deaf: "sing" is asked, but no method answers it$'):

        class Deaf(Crumbs):
            @asks("sing")
            def _ask_sing(self, question: int) -> tuple[Prompt, ...]:
                return (Prompt(question, 0, "sing", ("la",)),)


def test_an_answer_to_what_no_method_asks_is_refused() -> None:
    with pytest.raises(TypeError, match=r'^Chatty: "sing" is answered, but no method asks it$'):

        class Chatty(Crumbs):
            @answers("sing")
            def _answer_sing(self, word: str) -> None: ...


def test_half_of_a_question_is_fine_in_a_part_that_is_no_game_yet() -> None:
    class Part:
        @answers("sing")
        def _answer_sing(self, word: str) -> None: ...

    assert steps_of(Part, whole=False).answers == {"sing": Part._answer_sing}
    with pytest.raises(TypeError, match="no method asks it"):
        steps_of(Part, whole=True)


@pytest.mark.parametrize("name", GAMES)
def test_every_task_has_a_method_and_every_method_its_task(name: str) -> None:
    """`Task("…")` is written out wherever one is put on the stack."""
    put = {task for file in (ENGINE / name).glob("*.py") for task in tasks_in(ast.parse(file.read_text("utf-8")))}
    steps = steps_of(GAMES[name], whole=True)
    assert put == {*steps.tasks, *steps.asks}


def tasks_in(tree: ast.Module) -> set[str]:
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "Task"]
    return {node.args[0].value for node in made if isinstance(node.args[0], ast.Constant)}  # type: ignore[misc]
