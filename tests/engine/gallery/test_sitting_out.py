"""Players without ducks may sit out: their turns are skipped until they come back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalMove
from engine.gallery import Gallery
from engine.record import Said, replay
from tests.support.engine.gallery import ANN, BEN, CAT, IDLE, asked, discards, gallery, hand, line, play

WITHOUT_BEN = "a c w w w w"


def offered(game: Gallery) -> dict[int, tuple[str, ...]]:
    """What stands open, to whom."""
    return {prompt.seat: prompt.moves for prompt in game.prompts() if prompt.standing}


def test_only_who_has_no_ducks_left_may_sit_out() -> None:  # G12
    assert offered(gallery("a b c w w w")) == {}
    assert offered(gallery(WITHOUT_BEN, ducks="w b")) == {}
    assert offered(gallery("a c/b w w w w", ducks="w")) == {}
    assert offered(gallery(WITHOUT_BEN, ducks="w")) == {BEN: ("sit out",)}


def test_the_last_duck_that_is_shot_makes_the_offer() -> None:  # G12
    game = gallery("b a c w w w", "1", hand=["shoot"] * 3, ducks="w")
    assert offered(game) == {}
    play(game, "play shoot")
    assert offered(game) == {BEN: ("sit out",)}


def test_who_sits_out_is_skipped_until_they_come_back() -> None:  # G12
    game = gallery(WITHOUT_BEN, ducks="w")
    game.play(BEN, "sit out")
    assert offered(game) == {BEN: ("come back",)}
    assert asked(game) == (ANN, "card")
    play(game, "play take-aim", "aim 1")
    assert asked(game) == (CAT, "card")
    play(game, "play take-aim", "aim 2")
    assert asked(game) == (ANN, "card")
    game.play(BEN, "come back")
    assert offered(game) == {BEN: ("sit out",)}
    play(game, "play take-aim", "aim 3")
    assert asked(game) == (BEN, "card")


def test_sitting_out_takes_away_nobodys_undo() -> None:  # G10 G12
    start = gallery(WITHOUT_BEN, ducks="w")
    log = [Said(ANN, "play take-aim"), Said(BEN, "sit out")]
    game = replay(start, log)
    assert game.undoable(ANN) == 1
    back = replay(start, [*log, Said(ANN, "undo 1")])
    assert back.sitting_out == (BEN,)
    assert hand(back, ANN) == hand(start, ANN)
    assert asked(back) == (ANN, "card")


def test_a_skipped_turn_does_not_count() -> None:  # G12
    game = gallery(WITHOUT_BEN, ducks="w")
    game.play(BEN, "sit out")
    turns = game.turns
    events = play(game, "play take-aim", "aim 1")
    assert [event.seat for event in events if event.kind == "turn"] == [CAT]
    assert game.turns == turns + 1


def test_sitting_out_in_ones_own_turn_passes_it_on_without_a_card() -> None:  # G12
    game = gallery(WITHOUT_BEN, ducks="w")
    play(game, "play take-aim", "aim 1")
    held, before = hand(game, BEN), discards(game)
    assert asked(game) == (BEN, "card")
    game.play(BEN, "sit out")
    assert asked(game) == (CAT, "card")
    assert (hand(game, BEN), discards(game)) == (held, before)


def test_sitting_out_in_anothers_turn_leaves_that_turn_as_it_is() -> None:  # G12
    game = gallery(WITHOUT_BEN, ducks="w")
    play(game, "play take-aim")
    before = game.unanswered()
    game.play(BEN, "sit out")
    assert game.unanswered() == before


def test_several_can_sit_out() -> None:  # G12
    game = gallery("a b w w w w", others=[IDLE, IDLE, ["shoot"] * 3], ducks="w")
    for seat in (3, CAT):
        game.play(seat, "sit out")
    for space, seat in enumerate((ANN, BEN, ANN, BEN), 1):
        assert asked(game) == (seat, "card")
        play(game, "play take-aim", f"aim {space}")
    game.play(CAT, "come back")
    assert game.sitting_out == (3,)


def test_nobody_sits_out_while_they_carry_out_a_card() -> None:  # G12
    game = gallery("b c w w w w", ducks="w")
    assert offered(game) == {ANN: ("sit out",)}
    play(game, "play take-aim")
    assert offered(game) == {}
    play(game, "aim 1")
    assert offered(game) == {ANN: ("sit out",)}


def test_bottoms_up_ends_when_the_turn_of_whoever_sits_out_is_skipped() -> None:  # G12 G33
    game = gallery("c!b c a w w w", ducks="a w")
    game.play(BEN, "sit out")
    assert line(game).startswith("c!b")
    play(game, "play take-aim", "aim 1")
    assert asked(game) == (CAT, "card")
    assert line(game).startswith("c c a")
    assert discards(game)[-2:] == ["take-aim", "bottoms-up"]


def test_who_sits_out_is_open_to_all_and_told() -> None:  # G12 G40
    game = gallery(WITHOUT_BEN, ducks="w")
    (event,) = game.play(BEN, "sit out")
    assert (event.kind, event.seat, event.reveals) == ("sit-out", BEN, False)
    for seat in (None, ANN, BEN, CAT):
        view = game.view(seat)
        assert view.position.sitting_out == (BEN,)
        assert [each.moves for each in view.waiting if each.standing] == [("come back",)]
    (event,) = game.play(BEN, "come back")
    assert (event.kind, event.seat) == ("come-back", BEN)
    assert game.view(None).position.sitting_out == ()


def test_out_of_turn_a_card_cannot_be_played() -> None:  # G10 G12
    game = gallery(WITHOUT_BEN, ducks="w")
    for word in ("play take-aim", "discard take-aim"):
        with pytest.raises(IllegalMove, match="it is not your turn"):
            game.play(BEN, word)
    with pytest.raises(IllegalMove, match="say sit out"):
        game.play(BEN, "aim 1")
    game.play(BEN, "sit out")
    with pytest.raises(IllegalMove, match="say come back"):
        game.play(BEN, "sit out")


@given(st.integers(0, 2**32), st.integers(3, 6))
def test_nobody_with_ducks_sits_out_and_nobody_who_sits_out_is_waited_for(number: int, seats: int) -> None:  # G12
    game, rng = Gallery.new(seats=seats, seed=f"{number:064x}"), Random(number)
    while game.outcome is None:
        (waiting,) = game.unanswered()
        assert waiting.seat == game.turn
        assert waiting.seat not in game.sitting_out
        assert all(game.lost[seat] == 5 for seat in game.sitting_out)
        without = {seat for seat, lost in enumerate(game.lost) if lost == 5}
        assert without - {game.turn if game.played else -1} == offered(game).keys()
        prompt = rng.choice(game.prompts())
        game.play(prompt.seat, rng.choice(prompt.moves))
