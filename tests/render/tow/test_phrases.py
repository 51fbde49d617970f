"""What stands on a button that says several words is what comes of them."""

import re
from random import Random
from typing import Any

import pytest

from engine.phrases import phrases
from engine.tow import Tow, score
from engine.words import words_in
from render.tow import TELLER
from render.words.texts import texts
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.subjects import SUBJECTS
from tests.support.engine.tow import ANN, BAND, BOAT, GIFT, KOI, card, park, play
from tests.support.say import say

T = texts()
TOWS = [subject for subject in SUBJECTS if subject.kind is Tow]


def labels(game: Tow) -> dict[str, str]:
    (prompt,) = game.prompts()
    view = game.view(prompt.seat)
    return {each: TELLER.label(view, prompt, each, T) for each in phrases(view, prompt)}


@pytest.mark.parametrize("subject", TOWS, ids=str)
def test_points_and_actions_on_buttons_are_those_that_it_takes(subject: Subject) -> None:
    """Each is pressed, and the row and the actions are looked at."""
    rng, seen = Random(f"labels {subject}"), {"points": 0, "actions": 0}
    for _ in range(3):
        game: Any = subject.new(rng)
        for _ in range(150):
            if game.outcome is not None:
                break
            for each, label in labels(game).items():
                for what in checked(game, each, label):
                    seen[what] += 1
            play(game, laws.sensibly(game, rng).word)
    assert min(seen.values()) > 20


def checked(game: Tow, phrase: str, label: str) -> list[str]:
    after, seat = game.copy(), game.turn.seat
    words = words_in(phrase)
    points, actions = re.search(r"\+(\d+)", label), re.search(r"\((\d) actions\)", label)
    if points or actions:
        play(after, *words)
    if points:
        row, laid = game.visitors[seat], after.visitors[seat]
        assert int(points[1]) == score(laid.row, row.claims) - score(row.row, row.claims), label
    if actions and after.turn.seat == seat:
        assert int(actions[1]) == game.turn.actions - after.turn.actions, label
    return [name for name, found in (("points", points), ("actions", actions)) if found]


def test_a_walk_says_how_far_where_and_what_is_there() -> None:
    called = say("tow-place-rose-garden")
    game = park(KOI, ducks={6: "w"}, actions=2)
    assert labels(game)["move 4;move 6"] == say("tow-label-walk", steps=2, tile=6, called=called, letters="W")


def test_feeding_says_whether_it_is_all_or_only_some() -> None:
    yellow, white = say("tow-colour-yellow"), say("tow-colour-white")
    both = say("list-comma", one=yellow, other=white)
    found = labels(park(KOI, ducks={KOI: "yw"}, food="yw"))
    assert found["feed yellow;feed white"] == say("tow-label-feed-some", what="all", colours=both)
    assert found["feed white;done"] == say("tow-label-feed-some", what="only", colours=white)
    found = labels(park(KOI, tow="bb", ducks={KOI: "yyw"}, food="yyw"))
    assert found["feed yellow;feed white"] == say("tow-label-feed-some", what="some", colours=both)


def test_what_goes_on_after_a_card_is_called_as_always() -> None:
    koi = card(KOI, "y")
    game = park(KOI, tow="yw", hand=(koi, card(BAND, "w")), ducks={BOAT: "b"}, food="b")
    play(game, f"complete {koi}", "left")
    found = labels(game)
    assert found["done;shake"] == say("tow-label-shake")
    assert found["done;move 2"] == say("tow-label-move", tile=2, called=say("tow-place-gift-shop"), letters="none")


@pytest.mark.parametrize("actions", [1, 4])
def test_whoever_ends_a_turn_early_is_asked_again(actions: int) -> None:
    game = park(GIFT, actions=actions)
    view, (prompt,) = game.view(ANN), game.prompts()
    assert TELLER.warning
    assert TELLER.warning(view, prompt, "end", T) == say("tow-sure-end", actions=actions)
    assert not [word for word in prompt.moves if word != "end" and TELLER.warning(view, prompt, word, T)]
