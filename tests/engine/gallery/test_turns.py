"""A turn: playing, discarding, drawing; leaving the game, and winning it."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalMove
from engine.gallery import CARDS, WATER, Gallery
from engine.record import Said, replay
from tests.support.engine.gallery import (
    ANN,
    BEN,
    CAT,
    IDLE,
    asked,
    discards,
    gallery,
    hand,
    line,
    markers,
    moves,
    new,
    play,
)


def test_a_card_is_played_carried_out_and_discarded_and_another_is_drawn() -> None:  # G10
    game = gallery("a b c w w w", hand=["take-aim", "take-aim", "hang-back"], deck=["two-birds"])
    before = discards(game)
    play(game, "play take-aim")
    assert discards(game) == before
    play(game, "aim 2")
    assert discards(game) == [*before, "take-aim"]
    assert sorted(hand(game, ANN)) == ["hang-back", "take-aim", "two-birds"]
    assert asked(game) == (BEN, "card")


def test_a_card_can_be_taken_back_until_its_target_is_chosen() -> None:  # G10
    game = gallery("a b c w w w", hand=["take-aim", "shoot", "shoot"])
    start = game.copy()
    (event,) = play(game, "play take-aim")
    assert (event.kind, event.facts, event.reveals) == ("play", {"action": "take-aim"}, False)
    assert [game.undoable(seat) for seat in (ANN, BEN)] == [1, 0]
    assert replay(start, [Said(ANN, "play take-aim"), Said(ANN, "undo 1")]).dump() == start.dump()
    play(game, "aim 2")
    assert game.undoable(ANN) == 0


@pytest.mark.parametrize(
    ("kind", "words"),
    [("misfire", ["marker 2"]), ("duck-and-cover", ["hide 4"]), ("disorderly-conduckt", ["put 2", "put 5", "put 3"])],
)
def test_what_was_chosen_for_a_card_can_be_taken_back_while_more_is_asked(kind: str, words: list[str]) -> None:  # G10
    start = gallery("a b c a b c", "25", hand=[kind])
    games, log = [start], list[Said]()
    for word in (f"play {kind}", *words):
        games.append(games[-1].copy())
        log.append(Said(ANN, word))
        play(games[-1], word)
    for count, before in enumerate(reversed(games[:-1]), 1):
        assert replay(start, [*log, Said(ANN, f"undo {count}")]).dump() == before.dump()
    assert games[-1].undoable(ANN) == len(log)


@pytest.mark.parametrize(("kind", "marked"), [("line-forward", ""), ("take-aim", "12346"), ("shoot", "2")])
def test_a_card_that_is_carried_out_at_once_cannot_be_taken_back(kind: str, marked: str) -> None:  # G10
    game = gallery("a b c w w w", marked, hand=[kind])
    play(game, f"play {kind}")
    assert asked(game) == (BEN, "card")
    assert game.undoable(ANN) == 0


@given(st.integers(0, 2**32), st.integers(2, 6))
def test_a_card_can_be_taken_back_as_long_as_it_is_carried_out_and_no_longer(number: int, seats: int) -> None:  # G10
    game, rng = Gallery.new(seats=seats, seed=f"{number:064x}"), Random(number)
    while game.outcome is None:
        assert [bool(game.undoable(seat)) for seat in range(seats)] == [
            seat == game.turn and game.played > 0 for seat in range(seats)
        ]
        (prompt,) = game.unanswered()
        game.play(prompt.seat, rng.choice(prompt.moves))


def test_turns_go_round_the_table() -> None:  # G4 G10
    game = gallery("a b c w w w")
    seats: list[int] = []
    for space in range(1, 6):
        seats.append(asked(game)[0])
        play(game, "play take-aim", f"aim {space}")
    assert seats == [ANN, BEN, CAT, ANN, BEN]


def test_only_cards_that_can_be_carried_out_are_offered() -> None:  # G10
    game = gallery("b a w w c w", hand=["shoot", "two-birds", "fast-forward"])
    assert moves(game) == ("play fast-forward",)


def test_a_card_that_cannot_be_carried_out_says_why() -> None:  # G10
    game = gallery("b a w w c w", hand=["shoot", "two-birds", "fast-forward"])
    kinds = [CARDS[card] for card in game.view(ANN).position.hand]
    reasons = dict(zip(kinds, game.view(ANN).position.unplayable, strict=True))
    assert reasons == {
        "shoot": "there is no marker to shoot at",
        "two-birds": "no two markers are side by side",
        "fast-forward": None,
    }
    with pytest.raises(IllegalMove, match='"play shoot": there is no marker to shoot at'):
        game.play(ANN, "play shoot")
    with pytest.raises(IllegalMove, match="not in your hand"):
        game.play(ANN, "play misfire")
    with pytest.raises(IllegalMove, match="a card that can be carried out must be played"):
        game.play(ANN, "discard fast-forward")


UNPLAYABLE = [
    ("take-aim", "a b c w w w", "123456", "every space has a marker"),
    ("double-barrel", "a b c w w w", "123456", "every space has a marker"),
    ("shoot", "a b c w w w", "", "there is no marker to shoot at"),
    ("quick-shot", "w w w w w b!c", "", "no duck in the line can be shot"),
    ("misfire", "a b c w w w", "", "there is no marker to shoot from"),
    ("two-birds", "a b c w w w", "135", "no two markers are side by side"),
    ("bump-left", "a b c w w w", "123", "no marker has a free space before it"),
    ("bump-right", "a b c w w w", "456", "no marker has a free space behind it"),
    ("hang-back", "b/a b c w w a", "", "you have no uppermost duck with a card behind it"),
    ("move-ahead", "a b/a c w w w", "", "you have no uppermost duck with a card before it"),
    ("fast-forward", "a b/a c w w w", "", "you have no uppermost duck behind the front"),
    ("duck-and-cover", "a w c w w b", "", "none of your ducks can hide under a neighbour"),
    ("bottoms-up", "w w w w w b!c", "", "every duck in the line is protected already"),
]


@pytest.mark.parametrize(("kind", "row", "marked", "reason"), UNPLAYABLE, ids=[row[0] for row in UNPLAYABLE])
def test_when_no_card_can_be_carried_out_one_is_discarded(  # G10 G20 G21 G22 G23 G24 G25 G26 G28 G29 G32 G33
    kind: str, row: str, marked: str, reason: str
) -> None:
    game = gallery(row, marked, hand=[kind], deck=["take-aim"] * 3)
    view = game.view(ANN)
    assert view.position.unplayable == (reason,)
    assert moves(game) == (f"discard {kind}",)
    with pytest.raises(IllegalMove, match=reason):
        game.play(ANN, f"play {kind}")
    play(game, f"discard {kind}")
    assert discards(game)[-1] == kind
    assert hand(game, ANN) == list(IDLE)
    assert (line(game), markers(game)) == (row, marked)
    assert asked(game) == (BEN, "card")


def test_before_ones_turn_a_card_is_judged_as_if_it_had_begun() -> None:  # G10 G33
    game = gallery("b!c w w w w w", others=[IDLE, ["quick-shot", "shoot", "shoot"]])
    reasons = dict(zip(hand(game, CAT), game.view(CAT).position.unplayable, strict=True))
    assert reasons == {"quick-shot": None, "shoot": "there is no marker to shoot at"}


def test_who_must_discard_may_choose_which() -> None:  # G10
    game = gallery("b a c w w w", hand=["shoot", "two-birds", "bump-left"])
    assert set(moves(game)) == {"discard shoot", "discard two-birds", "discard bump-left"}


def test_others_cannot_tell_whether_one_plays_or_must_discard() -> None:  # G10 G40
    can, cannot = gallery("b a c w w w", hand=["line-forward"] * 3), gallery("b a c w w w", hand=["shoot"] * 3)
    assert can.view(BEN).waiting == cannot.view(BEN).waiting
    assert can.view(BEN).waiting[0].moves == ()


def test_two_cards_of_a_kind_are_offered_once() -> None:  # G10
    assert moves(gallery("a b c w w w")) == ("play take-aim",)


def test_one_must_shoot_even_ones_own_last_duck() -> None:  # G10 G12
    game = gallery("a b c w w w", "1", hand=["shoot"] * 3, ducks="b c w w")
    assert moves(game) == ("play shoot",)
    play(game, "play shoot")
    assert game.lost[ANN] == 5
    assert game.outcome is None
    assert line(game) == "b c w w w b"


def test_the_action_deck_is_made_anew_but_bottoms_up_on_the_table_stays_out() -> None:  # G10 G33
    game = gallery("a!c b c w w w", deck=[])
    play(game, "play take-aim", "aim 1")
    assert len(game.hands[ANN]) == 3
    assert game.discards == ()
    assert len(game.deck) + 9 + 1 == 54
    assert game.shelters[CAT] not in game.deck
    assert line(game).startswith("a!c")


def test_a_duck_that_is_shot_leaves_and_the_line_closes_up_under_its_markers() -> None:  # G11
    game = gallery("a b c w w c", "236", hand=["shoot"] * 3, ducks="b w")
    play(game, "play shoot", "shoot 2")
    assert line(game) == "a c w w c b"
    assert markers(game) == "36"
    assert game.lost[BEN] == 4


def test_the_line_closes_up_even_when_the_deck_runs_out() -> None:  # G11
    game = gallery("w w w w w a", "6", hand=["shoot"] * 3, others=[IDLE, IDLE], ducks="b c")
    play(game, "play shoot")
    assert line(game) == "w w w w w b"
    game = gallery("w w a w w b", "3", hand=["shoot"] * 3, ducks="c w")
    play(game, "play shoot")
    assert line(game) == "w w w w b c"


@given(st.integers(0, 2**32), st.integers(2, 6))
def test_the_line_is_never_short_and_pairs_are_two_ducks(number: int, seats: int) -> None:  # G11 G32
    game, rng = Gallery.new(seats=seats, seed=f"{number:064x}"), Random(number)
    while game.outcome is None:
        assert len(game.line) == 6
        assert all(afloat.hidden == -1 or WATER not in afloat.ducks for afloat in game.line)
        prompt = rng.choice(game.prompts())
        game.play(prompt.seat, rng.choice(prompt.moves))


def test_who_has_no_ducks_left_keeps_hand_and_turns_but_cannot_win() -> None:  # G12
    game = gallery("b c w w w w", ducks="b w")
    assert game.lost[ANN] == 5
    play(game, "play take-aim", "aim 1")
    assert hand(game, ANN)[:2] == ["take-aim", "take-aim"]
    play(game, "play take-aim", "aim 3", "play take-aim", "aim 2")
    assert asked(game) == (ANN, "card")


def test_the_last_who_has_ducks_wins_at_once() -> None:  # G13
    game = gallery("b a w w w w", "1", hand=["shoot"] * 3, others=[IDLE], ducks="a w")
    play(game, "play shoot")
    assert game.outcome is not None
    assert game.outcome.winners == (ANN,)
    assert game.outcome.scores == (2, 0)
    assert line(game) == "a w w w w"
    assert game.prompts() == ()


@pytest.mark.parametrize(("row", "deck"), [("b a/b w w w w", "w"), ("b a w w w w", "b w")])
def test_ducks_that_hide_or_swim_in_the_deck_count(row: str, deck: str) -> None:  # G13
    game = gallery(row, "1", hand=["shoot"] * 3, others=[IDLE], ducks=deck)
    play(game, "play shoot")
    assert game.outcome is None


def test_shooting_oneself_can_end_the_game() -> None:  # G10 G13
    game = gallery("a b w w w w", "1", hand=["shoot"] * 3, ducks="w")
    play(game, "play shoot")
    assert game.outcome is not None
    assert game.outcome.winners == (BEN,)


def test_the_last_ducks_that_die_together_share_the_win() -> None:  # G13 G25
    game = gallery("w b c w w w", "23", hand=["two-birds"], ducks="w")
    play(game, "play two-birds")
    assert game.outcome is not None
    assert game.outcome.winners == (BEN, CAT)
    assert game.outcome.scores == (0, 0, 0)


def test_two_who_go_together_leave_the_win_to_a_third() -> None:  # G13 G25
    game = gallery("w b c w w w", "23", hand=["two-birds"], ducks="a w")
    play(game, "play two-birds")
    assert game.outcome is not None
    assert game.outcome.winners == (ANN,)


def test_hands_and_the_order_of_the_decks_are_secret_all_else_is_open() -> None:  # G40
    game = gallery("a/b c!b w w w b", "25", hand=["shoot", "misfire", "take-aim"], deck=["shoot"], known=2)
    ann, ben, spectator = (game.view(seat).position for seat in (ANN, BEN, None))
    assert ann.hand == game.hands[ANN]
    assert ben.hand == game.hands[BEN]
    assert spectator.hand == spectator.unplayable == ()
    for seen in (ann, ben, spectator):
        assert (seen.line, seen.markers, seen.lost, seen.discards) == (
            game.line,
            game.markers,
            game.lost,
            tuple(discards(game)),
        )
        assert (seen.deck_size, seen.ducks_size, seen.hand_sizes) == (1, len(game.ducks), (3, 3, 3))
        assert seen.returning == game.ducks[-2:]


def test_a_card_drawn_is_told_to_its_owner_only() -> None:  # G40
    game = gallery("a b c w w w", deck=["two-birds"])
    events = play(game, "play take-aim", "aim 1")
    (draw,) = [event for event in events if event.kind == "draw"]
    assert [CARDS[int(card)] for card in draw.seen_by(ANN).only["cards"]] == ["two-birds"]  # type: ignore[union-attr]
    assert draw.seen_by(BEN).only == {}


def test_a_game_of_its_own_chance_is_reproducible() -> None:  # G3
    assert new(4).dump() == new(4).dump()
