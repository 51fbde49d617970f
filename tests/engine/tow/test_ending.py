"""How a game of Duck Tow ends: what triggers it, who has another turn, what counts, and that it always does."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Chance, Event
from engine.players import Player, aimless
from engine.tow import CONTENT, QUIET_ROUNDS, Claim, Column, Tow, Turn
from engine.tow.row import runs, score
from tests.support.engine.tow import (
    ADOPT,
    ANN,
    BAND,
    BEN,
    BLOCK,
    BOAT,
    BROWN_WHITE,
    CROSS,
    GIFT,
    KOI,
    ROSE,
    SEED,
    SQUARE,
    card,
    colours,
    columns,
    new,
    park,
    play,
)

SEVEN = tuple(card(place, "yo") for place in (KOI, BOAT, BAND)) + tuple(card(place, "ow") for place in (KOI, ROSE))


def test_the_end_is_triggered_by_cards_and_the_others_have_one_more_turn() -> None:  # T30
    y = card(KOI, "y")
    game = park(KOI, tow="y", hand=(y, 10, 11, 12, 13), row=(*SEVEN, card(BOAT, "yb")), formations=(CROSS,), other=7)
    assert len(game.visitors[ANN].row) == 7
    events = play(game, f"complete {y}", "right")
    assert "trigger" in [event.kind for event in events]
    assert game.trigger == ANN
    while game.turn.seat == ANN:
        play(game, game.prompts()[0].default or "")
    assert game.outcome is None
    while game.outcome is None:
        play(game, game.prompts()[0].default or "")
    assert game.turn.number == 2


@pytest.mark.parametrize(("seats", "limit"), [(2, 8), (3, 7), (4, 6)])
def test_how_many_cards_trigger_the_end(seats: int, limit: int) -> None:  # T30
    cards = tuple(Column(number) for number in range(1, 9))
    for length, triggered in ((limit - 1, False), (limit, True), (limit + 1, True)):
        game = new(seats)
        seat = game.turn.seat
        full = game.visitors[seat]._replace(row=cards[:length])
        game.visitors = tuple(full if other == seat else visitor for other, visitor in enumerate(game.visitors))
        game._notice_end()  # pyright: ignore[reportPrivateUsage]
        assert (game.trigger == seat) == triggered


def test_seven_cards_are_not_enough_with_two_players() -> None:  # T30
    y = card(KOI, "y")
    game = park(KOI, tow="y", hand=(y,), row=SEVEN, formations=(CROSS,))
    play(game, f"complete {y}", "right")
    assert game.trigger == -1


def test_the_end_is_triggered_by_the_last_formation() -> None:  # T30
    game = park(KOI, tow="yo", hand=(card(KOI, "yo"),), formations=(SQUARE,))
    play(game, f"complete {card(KOI, 'yo')}", "right", f"claim {SQUARE}")
    assert game.trigger == ANN


def test_the_end_is_triggered_by_the_last_duck_of_a_colour() -> None:  # T30
    for left, triggered in ((1, False), (0, True)):
        game = park(ADOPT, tow="yb")
        ann, ben = game.visitors
        adopted = [Column(BROWN_WHITE, colours("y"))] * (CONTENT.ducks[2] - 1 - left)  # all but Ann's, and what is left
        game = replace(game, visitors=(ann._replace(row=(Column(BROWN_WHITE),)), ben._replace(row=tuple(adopted))))
        events = play(game, "adopt", "place yellow 1")
        assert (game.trigger == ANN) == triggered
        assert [event.facts["reason"] for event in events if event.kind == "trigger"] == ["ducks"] * triggered


def test_later_triggers_change_nothing() -> None:  # T30
    y = card(KOI, "y")
    game = park(KOI, tow="y", hand=(y,), row=(*SEVEN, card(BOAT, "yb")), formations=(CROSS,))
    game = replace(game, trigger=BEN)
    play(game, f"complete {y}", "right")
    assert game.trigger == BEN


def by_default(game: Tow) -> list[int]:
    """Everyone does nothing until the game is over. Returns whose turns these were."""
    seats = [game.turn.seat]
    while game.outcome is None:
        before = game.turn.number
        play(game, game.prompts()[0].default or "")
        seats += [game.turn.seat] if game.turn.number > before else []
    return seats


def triggered(by: int, ending: str) -> Tow:
    """Four players; whoever is in this place in turn order has triggered the end in the first round."""
    game = Tow.new(seats=4, options={"ending": ending}, seed=SEED)
    while game.turn.seat != game.order[by]:
        play(game, game.prompts()[0].default or "")
    return replace(game, trigger=game.turn.seat)


@pytest.mark.parametrize("by", range(4))
def test_everyone_but_the_trigger_has_one_more_turn(by: int) -> None:  # T30
    game = triggered(by, "book")
    seats = by_default(game)
    assert seats == [game.order[(by + turns) % 4] for turns in range(4)]


@pytest.mark.parametrize("by", range(4))
def test_with_equal_turns_the_round_is_played_to_its_end(by: int) -> None:  # T30
    game = triggered(by, "equal")
    seats = by_default(game)
    assert seats == list(game.order[by:])
    assert game.turn.number == 4


def test_usually_it_ends_by_the_book() -> None:  # T30
    assert Tow.new(seats=2, seed=SEED).chosen == {"ending": "book"}


# Points


def test_the_longest_unbroken_run_of_each_colour_counts() -> None:  # T31
    cards = columns("yo", "y", "ob", "yo", "yob")
    assert runs(cards) == [2, 3, 1, 0]
    assert score(cards, ()) == 6
    assert score(cards, (Claim(BLOCK - 1, 0, 0),)) == 10


def test_connected_rows_and_a_formation_are_added_up() -> None:  # T31
    """As in the rulebook's example: thirteen points from connected rows, and a formation worth two."""
    game = park(formations=(CROSS,))
    row = columns("yo", "yob", "yow", "obw", "ow", "bw")
    assert runs(row) == [3, 5, 1, 4]
    game.visitors = (game.visitors[ANN]._replace(row=row, claims=(Claim(SQUARE - 1, 0, 0),)), game.visitors[BEN])
    game._end_game("the walk is over")  # pyright: ignore[reportPrivateUsage]
    assert game.outcome is not None
    assert game.outcome.scores[ANN] == 13 + 2


@pytest.mark.parametrize(
    ("ann", "ben", "scores", "winners"),
    [
        (("yo", "yo"), ("yo", "y"), (4, 3), (ANN,)),
        (("yo", "yo"), ("y", "y", "yb"), (4, 4), (BEN,)),  # 2 and 2 against 3 and 1
        (("yo", "yo", "bw"), ("yo", "yo", "ob"), (6, 6), (BEN,)),  # 2, 2, 1, 1 against 3, 2, 1
        (("yo", "y", "yb"), ("yo", "yo", "y"), (5, 5), (BEN,)),  # 3, 1, 1 against 3, 2
        (("yo", "yo"), ("ob", "ob"), (4, 4), (ANN, BEN)),
        (("yo", "yo", "yb", "b"), ("yo", "yo", "yb", "w"), (7, 7), (ANN, BEN)),  # 3, 2, 2 against 3, 2, 1, 1: shared
    ],
)
def test_ties_go_to_the_longest_runs(  # T31
    ann: tuple[str, ...], ben: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    game = park()
    one, two = game.visitors
    game.visitors = (one._replace(row=columns(*ann)), two._replace(row=columns(*ben)))
    game._end_game("the walk is over")  # pyright: ignore[reportPrivateUsage]
    assert game.outcome is not None
    assert game.outcome.scores == scores
    assert game.outcome.winners == winners


# Want of success


class Watch:
    """How many whole turns there were since a card was completed or a duck was put in a row."""

    def __init__(self) -> None:
        self.quiet = 0
        self.success = False
        self.most = 0

    def look(self, events: list[Event]) -> None:
        for event in events:
            self.success |= event.kind in ("complete", "adopt")
            if event.kind in ("turn", "score"):
                self.quiet = 0 if self.success else self.quiet + 1
                self.most = max(self.most, self.quiet)
                self.success = False
                if event.kind == "score":
                    return


def watched(game: Tow, player: Player) -> Watch:
    watch, chance = Watch(), Chance(game.seed)
    while game.outcome is None:
        seat = game.turn.seat
        watch.look(game.play(seat, player(game.view(seat), chance)))
    return watch


@pytest.mark.parametrize("seats", Tow.seats)
def test_a_game_in_which_nobody_does_anything_ends_after_six_rounds(seats: int) -> None:  # T33
    game = new(seats)
    by_default(game)
    assert game.turn.number == 6 * seats
    assert game.outcome == ((0, 1, 2, 3)[:seats], (2,) * seats, "nobody gets anywhere")


def strollers(moves: tuple[str, ...]) -> list[str]:
    """Everything but what brings a game on."""
    return [word for word in moves if not word.startswith(("complete", "place"))]


@given(seats=st.sampled_from(Tow.seats), seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_who_only_walks_about_cannot_go_on_for_ever(seats: int, seed: int) -> None:  # T33
    game, chance = Tow.new(seats=seats, seed=f"{seed:064x}"), Chance(f"{seed:064x}")
    while game.outcome is None:
        play(game, chance.pick(strollers(game.prompts()[0].moves)))
    assert game.turn.number == QUIET_ROUNDS * seats


@given(seats=st.sampled_from(Tow.seats), seed=st.integers(0, 10**6))
@settings(max_examples=20)
def test_any_game_comes_to_an_end_and_never_without_a_reason(seats: int, seed: int) -> None:  # T30 T33
    game = Tow.new(seats=seats, seed=f"{seed:064x}")
    watch = watched(game, aimless)
    assert game.outcome is not None
    assert watch.most <= QUIET_ROUNDS * seats
    assert (watch.quiet == QUIET_ROUNDS * seats) == (game.outcome.reason == "nobody gets anywhere")
    assert (game.trigger == -1) == (game.outcome.reason == "nobody gets anywhere")


def last_turn(game: Tow) -> Tow:
    """Nothing has succeeded for so long that this turn is the last one."""
    return replace(game, turn=Turn(ANN, 12, 1), success=0)


def test_success_in_the_last_turn_is_in_time() -> None:  # T33
    y, hand = card(KOI, "y"), (10, 11, 12, 13)
    for game, words, over in (
        (park(KOI, tow="y", hand=(*hand, y), formations=(CROSS,)), (f"complete {y}", "right"), False),
        (park(ADOPT, tow="bw", hand=hand, formations=(CROSS,)), ("adopt", "place brown 1"), False),
        (park(ADOPT, tow="bw", hand=hand, formations=(CROSS,)), ("adopt", "none"), True),
        (park(GIFT, food="y", ducks={GIFT: "y"}, hand=hand), ("feed yellow",), True),
    ):
        game = last_turn(game)
        play(game, *words)
        while game.outcome is None and game.turn.seat == ANN:
            play(game, game.prompts()[0].default or "")
        assert (game.outcome is not None) == over
        assert game.view(None).position.quiet == (12 if over else 1)


def test_the_turn_in_which_the_game_would_end_is_played_to_its_end() -> None:  # T33
    game = replace(park(GIFT, hand=(1, 2, 3, 4)), turn=Turn(ANN, 12, 4), success=0)
    play(game, "move 4", "move 1", "move 4")
    assert game.outcome is None
    play(game, "move 2")
    assert game.outcome is not None


def test_points_count_when_nobody_gets_anywhere() -> None:  # T31 T33
    game = last_turn(park(GIFT, hand=(1, 2, 3, 4), row=(card(KOI, "yo"), card(KOI, "ow"))))
    play(game, "end")
    assert game.outcome == ((ANN,), (6, 2), "nobody gets anywhere")
