"""The shape of a game, on the toy: options, answers at once, windows, standing prompts, interruptions, undo."""

import json
from dataclasses import fields
from typing import Any

import pytest

from engine import GAMES, BadDump, BadSetup, Game, IllegalMove, Prompt
from engine.record import Said, replay
from engine.values import changed
from engine.words import digest
from tests.support.engine.crumbs import Crumbs
from tests.support.engine.records import sealed

SEED = "c0ffee00" * 8


def crumbs(seats: int = 3, **options: str) -> Crumbs:
    return Crumbs.new(seats=seats, options=options, seed=SEED)


def prompt(game: Crumbs, seat: int, ask: str) -> Prompt:
    return next(p for p in game.prompts() if (p.seat, p.ask) == (seat, ask))


def all_pick(game: Crumbs) -> None:
    for seat in range(game.seated):
        game.play(seat, prompt(game, seat, "pick").moves[0])


def asks(game: Crumbs) -> list[tuple[int, str]]:
    return [(p.seat, p.ask) for p in game.prompts() if not p.standing]


def answered(game: Crumbs, viewer: int | None) -> list[int]:
    return [waiting.seat for waiting in game.view(viewer).waiting if waiting.answered]


# Beginning


def test_options_have_defaults_and_a_condition() -> None:
    assert crumbs().chosen == {"length": "short"}
    assert crumbs(length="long").chosen == {"length": "long", "quacks": "1"}


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "crumbs with 1 seats: it is for 2 to 4"),
        (5, {}, "crumbs with 5 seats: it is for 2 to 4"),
        (3, {"lenght": "long"}, 'crumbs has no option "lenght": it has length or quacks'),
        (3, {"length": "endless"}, 'option length "endless": choose short or long'),
        (3, {"quacks": "2"}, "option quacks goes only with length long"),
    ],
)
def test_a_game_that_cannot_begin_says_why(seats: int, options: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        Crumbs.new(seats=seats, options=options, seed=SEED)
    assert str(refusal.value) == complaint


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadSetup, match='there is no game "chess": choose race'):
        GAMES["chess"]


# At once


def test_answers_wait_for_each_other_and_may_changed() -> None:
    game = crumbs()
    first, second = prompt(game, 0, "pick").moves
    game.play(0, first)
    game.play(1, prompt(game, 1, "pick").moves[0])
    game.play(0, second)
    assert prompt(game, 0, "pick").answer == second
    assert answered(game, 2) == [0, 1]
    assert len({p.id for p in game.prompts() if p.ask == "pick"}) == 1
    game.play(2, prompt(game, 2, "pick").moves[0])
    assert game.heap[0] == int(second.split()[1])


def test_how_many_have_chosen_never_runs_backwards() -> None:
    game = crumbs()
    game.play(0, prompt(game, 0, "pick").moves[0])
    assert game.undoable(0) == 0
    game.play(0, prompt(game, 0, "pick").moves[1])
    assert answered(game, None) == [0]


# Windows


def test_a_window_closes_when_all_have_passed_and_does_not_tell_who_did() -> None:
    game = crumbs()
    all_pick(game)
    assert asks(game) == [(0, "quack"), (1, "quack"), (2, "quack")]
    assert all(p.window and p.default == "pass" for p in game.prompts() if not p.standing)
    game.play(1, "pass")
    game.play(0, "pass")
    assert answered(game, 2) == []
    game.play(2, "pass")
    assert [ask for _, ask in asks(game)] == ["step"]


def test_the_first_decisive_answer_closes_a_window() -> None:
    game = crumbs()
    all_pick(game)
    game.play(1, "pass")
    events = game.play(2, "quack")
    assert [(event.kind, event.seat) for event in events] == [("quack", 2)]
    assert [ask for _, ask in asks(game)] == ["pick"] * 3
    with pytest.raises(IllegalMove):
        game.play(0, "quack")


# Standing prompts and interruptions


def test_a_standing_prompt_may_be_answered_any_time_and_interrupts() -> None:
    game = crumbs()
    game.play(1, prompt(game, 1, "pick").moves[0])
    before = prompt(game, 0, "pick")
    game.play(0, "eat")
    assert [(p.seat, p.ask) for p in game.prompts()] == [(0, "toss")]
    with pytest.raises(IllegalMove, match="nothing is asked of seat 2 now"):
        game.play(2, "eat")
    game.play(0, prompt(game, 0, "toss").moves[0])
    assert prompt(game, 0, "pick").id == before.id
    assert prompt(game, 1, "pick").answer is not None


def test_nobody_waits_for_a_standing_prompt_nor_learns_of_an_answer() -> None:
    game = crumbs()
    standing = [waiting for waiting in game.view(0).waiting if waiting.standing]
    assert [(waiting.ask, waiting.moves, waiting.answered) for waiting in standing] == [("bread", (), False)] * 3


# Who is waited for


def test_whoever_has_answered_or_has_only_a_standing_question_is_not_waited_for() -> None:
    game = crumbs()
    game.play(1, prompt(game, 1, "pick").moves[0])
    assert [(p.seat, p.ask) for p in game.unanswered()] == [(0, "pick"), (2, "pick")]
    assert [[p.ask for p in game.view(seat).unanswered] for seat in (None, 0, 1)] == [[], ["pick"], []]
    assert [[each.seat for each in game.view(seat).awaited] for seat in (None, 0, 1)] == [[0, 2]] * 3


def test_a_view_waits_for_everyone_until_a_window_closes() -> None:
    """Who has answered a window is secret: only the game itself and the seat know."""
    game = crumbs()
    all_pick(game)
    game.play(1, "pass")
    assert [p.seat for p in game.unanswered()] == [0, 2]
    assert game.view(1).unanswered == ()
    assert [each.seat for each in game.view(0).awaited] == [0, 1, 2]


def test_a_game_that_is_over_waits_for_nobody() -> None:
    game = crumbs()
    while game.outcome is None:
        first = game.unanswered()[0]
        game.play(first.seat, first.moves[0])
    assert (game.unanswered(), game.view(0).unanswered, game.view(0).awaited) == ((), (), ())


# Undo


def leading(game: Crumbs) -> int:
    all_pick(game)
    for seat in range(game.seated):
        game.play(seat, "pass")
    return game.prompts()[0].seat


def test_own_steps_may_be_taken_back_to_the_last_reveal() -> None:
    game = crumbs()
    leader = leading(game)
    start = game.copy()
    assert game.undoable(leader) == 0
    game.play(leader, "left")
    assert game.undoable(leader) == 1
    game.play(leader, "right")
    assert game.undoable(leader) == 2
    log = [Said(leader, "left"), Said(leader, "right"), Said(leader, "undo 2")]
    assert replay(start, log).dump() == start.dump()
    assert replay(start, [*log, Said(leader, "right")]).undoable(leader) == 1


def test_nothing_is_taken_back_after_another_has_moved_or_something_was_revealed() -> None:
    game = crumbs()
    leader = leading(game)
    other = (leader + 1) % 3
    game.play(leader, "left")
    game.play(other, "eat")
    assert [game.undoable(seat) for seat in range(3)] == [0, 0, 0]


# Refusing


@pytest.mark.parametrize(
    ("seat", "word", "complaint"),
    [
        (0, "fly", '"fly": say pick '),
        (0, "x" * 100, '"' + "x" * 39 + '…": say'),
        (0, "pick\n9", '"pick�9": say'),
        (3, "pick 9", 'seat "3": this game has seats 0 to 2'),
        (-1, "pick 9", 'seat "-1": this game has seats 0 to 2'),
    ],
)
def test_an_illegal_word_is_quoted_with_the_reason(seat: int, word: str, complaint: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        crumbs().play(seat, word)
    assert str(refusal.value).startswith(complaint)


def test_a_view_for_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalMove, match="seats 0 to 2"):
        crumbs().view(7)


def test_a_dump_that_is_not_whole_ours_or_unaltered_is_refused() -> None:
    dump = crumbs().dump()
    faults = {
        dump[:-20]: "saved game is not whole: ",
        "": "saved game is not whole: ",
        "[]": "saved game is not whole: ",
        "{}": "saved game is not whole: game: ",
        "[" * 100_000: "saved game is not whole: ",
        dump.replace('"drawn":', '"drawn":1'): "saved game was altered",
        sealed(dump, '"game":"crumbs"', '"game":"race"'): 'saved game is one of "race": this is crumbs',
        sealed(dump, '"rules":1', '"rules":2'): "saved game cannot be played here: rules version 2 of crumbs",
        sealed(dump, '"seated":3', '"seated":"three"'): "saved game makes no sense: seated: ",
        sealed(dump, '"bread_id":1,', ""): "saved game makes no sense: bread_id is missing",
        sealed(
            dump, '"bread_id":1,', '"bread_id":1,"bribe":1,'
        ): "saved game makes no sense: bribe is missing or unknown",
    }
    for text, complaint in faults.items():
        with pytest.raises(BadDump) as refusal:
            Crumbs.load(text)
        assert str(refusal.value).startswith(complaint)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seated", "9"),
        ("seated", '"3"'),
        ("seed", '"zz"'),
        ("drawn", '"many"'),
        ("chosen", '{"length":"endless"}'),
        ("chosen", "{}"),
        ("todo", "[]"),
        ("todo", '[["dance",[],0]]'),
        ("hands", "[]"),
        ("uneaten", "[]"),
        ("streak", '"long"'),
    ],
)
def test_a_dump_that_makes_no_sense_is_refused_when_it_is_loaded(field: str, value: str) -> None:
    saved = json.loads(crumbs().dump())
    saved["state"][field] = json.loads(value)
    del saved["digest"]
    body = json.dumps(saved, sort_keys=True, separators=(",", ":"))
    saved["digest"] = digest(body)
    with pytest.raises(BadDump, match="saved game "):
        Crumbs.load(json.dumps(saved))


def test_a_view_cannot_be_changed() -> None:
    game = crumbs()
    all_pick(game)
    view = game.view(0)
    dump = game.dump()
    with pytest.raises(TypeError):
        view.options["length"] = "long"  # type: ignore[index]
    with pytest.raises(TypeError):
        view.events[-1].facts.update(card=1)  # type: ignore[attr-defined]
    game.play(0, "pass").append(view.events[0])
    assert hash(view)
    assert game.copy().play(1, "pass") == []
    assert dump != game.dump()


def test_a_question_that_nobody_is_asked_closes_by_itself() -> None:
    game = crumbs()
    game.quacks = (0, 0, 0)
    all_pick(game)
    assert [ask for _, ask in asks(game)] == ["step"]


def test_a_window_closes_when_the_last_one_who_thinks_is_out() -> None:
    """Whatever takes the last awaited prompt away closes the question, not only an answer to it."""

    class Hushing(Crumbs):
        def _stand(self, prompt: Prompt, word: str) -> None:
            self.quacks = changed(self.quacks, prompt.seat, 0)
            self.uneaten = changed(self.uneaten, prompt.seat, value=False)

    game = Hushing.new(seats=3, seed=SEED)
    all_pick(game)
    game.play(0, "pass")
    game.play(1, "pass")
    game.play(2, "eat")
    assert [ask for _, ask in asks(game)] == ["step"]


def test_a_dump_made_with_other_cards_is_refused() -> None:
    dump = crumbs().dump()
    with pytest.raises(BadDump, match="saved with other crumbs cards"):
        Crumbs.load(sealed(dump, f'"content":"{crumbs().content()}"', f'"content":"{"0" * 64}"'))


# Speed


@pytest.mark.parametrize("kind", GAMES.values(), ids=lambda kind: kind.name)
def test_no_game_has_more_attributes_than_python_keeps_in_its_fast_layout(kind: type[Game[Any]]) -> None:
    attributes = [*[field.name for field in fields(kind)], *kind.derived]
    assert len(attributes) <= 29, "with more, every move is a tenth slower: put it into a value that is there"
