"""What the normal gallery player does where one can say what is right."""

import pytest

from engine import Chance
from engine.gallery import Gallery
from engine.players import player_of
from tests.support.engine.gallery import ANN, IDLE, gallery, line, play


def says(game: Gallery, *, before: tuple[str, ...] = ()) -> str:
    play(game, *before)
    return player_of("gallery", "normal")(game.view(ANN), Chance("1" * 64))


def test_it_never_shoots_itself_when_it_has_a_choice() -> None:
    assert says(gallery("a b a w w c", "136", hand=["shoot"]), before=("play shoot",)) == "shoot 6"
    assert says(gallery("a w a w w c", "123", hand=["shoot"]), before=("play shoot",)) == "shoot 2"


@pytest.mark.parametrize(("row", "marked", "word"), [("a a w w b a", "136", "3"), ("a a b w a w", "156", "6")])
def test_it_shoots_at_water_rather_than_at_itself(row: str, marked: str, word: str) -> None:
    game = gallery(row, marked, hand=["shoot"], others=[IDLE], ducks="a b b b w w w")
    assert says(game, before=("play shoot",)) == f"shoot {word}"


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_it_hits_itself_only_if_nothing_else_is_left_or_it_wins(level: str) -> None:
    chance, hits = Chance("2" * 64), 0
    player = player_of("gallery", level)
    for number in range(40):
        game = Gallery.new(seats=2 + number % 5, seed=f"{number:064x}")
        while game.outcome is None:
            (prompt,) = game.unanswered()
            before = game.copy()
            word = player(game.view(prompt.seat), chance)
            events = game.play(prompt.seat, word)
            shot = [event for event in events if event.kind == "hit" and event.facts["duck"] == event.seat]
            if shot and prompt.seat not in (game.outcome.winners if game.outcome else ()):
                hits += 1
                assert not spares_itself(before, prompt.seat, prompt.moves), (word, prompt.moves)
    assert hits


def spares_itself(game: Gallery, seat: int, words: tuple[str, ...]) -> bool:
    """Whether one of these words hits no own duck, whatever is chosen then."""
    for word in words:
        twin = game.copy()
        events = twin.play(seat, word)
        if not any(event.kind == "hit" and event.facts["duck"] == seat for event in events):
            more = [p.moves for p in twin.unanswered() if p.seat == seat and p.ask != "card"]
            if not more or spares_itself(twin, seat, more[0]):
                return True
    return False


def test_who_is_out_does_not_drag_the_game_on() -> None:
    game = gallery("b w w c w w", "1", hand=["shoot", "line-forward"], ducks="w")
    assert says(game) == "play shoot"


def test_it_plays_another_card_rather_than_shoot_itself() -> None:
    assert says(gallery("a b c w w w", "1", hand=["shoot", "shoot", "duck-shuffle"])) == "play duck-shuffle"
    assert says(gallery("a b c w w w", "1", hand=["shoot", "hang-back", "line-forward"])) != "play shoot"


def test_it_shoots_who_has_most_ducks_left() -> None:
    game = gallery("a b c w w w", "23", hand=["shoot"], ducks="c c w w a")
    assert says(game, before=("play shoot",)) == "shoot 3"


def test_it_protects_a_duck_that_is_aimed_at() -> None:
    game = gallery("a w a b w c", "3", hand=["bottoms-up"])
    assert says(game, before=("play bottoms-up",)) == "protect 3"


def test_it_leaves_a_marked_space_and_lets_another_have_it() -> None:
    assert says(gallery("w a b w w c", "2", hand=["hang-back", "take-aim", "take-aim"])) == "play hang-back"
    assert says(gallery("w b a w w c", "3", hand=["move-ahead", "take-aim", "take-aim"])) == "play move-ahead"


def test_it_wins_when_it_can() -> None:
    game = gallery("b a a w w w", "1", hand=["shoot", "bottoms-up", "take-aim"], others=[["take-aim"] * 3], ducks="w")
    assert says(game) == "play shoot"


def test_it_does_not_let_another_win() -> None:
    game = gallery("a b w w w w", "1", hand=["shoot", "line-forward"], ducks="w")
    assert says(game) == "play line-forward"


def test_it_bumps_a_marker_from_its_own_duck_to_anothers() -> None:
    assert says(gallery("b a c w w w", "2", hand=["bump-left", "take-aim", "shoot"])) == "play bump-left"


def test_it_misfires_at_another_not_at_itself() -> None:
    assert says(gallery("a w b w w c", "25", hand=["misfire"]), before=("play misfire", "marker 2")) == "shoot 3"


def test_it_knows_that_a_miss_leaves_the_marker() -> None:  # G24
    assert says(gallery("w a w w b c", "25", hand=["misfire"]), before=("play misfire",)) == "marker 5"


def test_it_hides_the_duck_that_is_aimed_at() -> None:
    game = gallery("a b w a c w", "4", hand=["duck-and-cover"])
    assert says(game, before=("play duck-and-cover",)) == "hide 4"


@pytest.mark.parametrize("row", ["a b a w c w", "w w a a b c", "b c b a w w"])
def test_it_arranges_the_line_with_others_under_the_markers(row: str) -> None:
    game = gallery(row, "34", hand=["disorderly-conduckt"])
    play(game, "play disorderly-conduckt")
    while game.prompts()[0].ask == "order":
        game.play(ANN, says(game))
    marked = [line(game).split()[2], line(game).split()[3]]
    assert not {"a", "w"} & set(marked)


def test_it_discards_what_is_least_worth_keeping() -> None:
    assert says(gallery("b c a w w w", hand=["shoot", "two-birds", "bump-left"])) == "discard bump-left"


def test_without_ducks_it_plays_on_against_the_leader() -> None:
    game = gallery("b c w w w w", "12", hand=["shoot"], ducks="b b b w")
    assert says(game, before=("play shoot",)) == "shoot 1"
