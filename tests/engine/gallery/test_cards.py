"""What the sixteen kinds of action cards do, above all where it is awkward."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine import IllegalMove
from tests.support.engine.gallery import (
    ANN,
    BEN,
    CAT,
    IDLE,
    asked,
    discards,
    ducks,
    gallery,
    line,
    markers,
    moves,
    play,
)

SHOOT = ["shoot"] * 3


# Aiming


def test_take_aim_marks_any_free_space_water_too() -> None:  # G20
    game = gallery("a b c w w w", "14")
    play(game, "play take-aim")
    assert moves(game) == ("aim 2", "aim 3", "aim 5", "aim 6")
    play(game, "aim 5")
    assert markers(game) == "145"


def test_aiming_at_the_last_free_space_needs_no_question() -> None:  # G20
    game = gallery("a b c w w w", "12346")
    play(game, "play take-aim")
    assert markers(game) == "123456"
    assert asked(game) == (BEN, "card")


def test_double_barrel_marks_two_neighbours() -> None:  # G21
    game = gallery("a b c w w w", "3", hand=["double-barrel"])
    play(game, "play double-barrel")
    assert moves(game) == ("aim 1 2", "aim 4 5", "aim 5 6")
    play(game, "aim 5 6")
    assert markers(game) == "356"


def test_double_barrel_marks_one_space_only_if_no_two_neighbours_are_free() -> None:  # G21
    game = gallery("a b c w w w", "235", hand=["double-barrel"])
    play(game, "play double-barrel")
    assert moves(game) == ("aim 1", "aim 4", "aim 6")
    play(game, "aim 4")
    assert markers(game) == "2345"


# Shooting


def test_shoot_needs_a_marker_and_takes_it_away() -> None:  # G22
    game = gallery("a b c w w c", "26", hand=SHOOT, ducks="b w")
    play(game, "play shoot")
    assert moves(game) == ("shoot 2", "shoot 6")
    play(game, "shoot 6")
    assert line(game) == "a b c w w b"
    assert markers(game) == "2"
    assert game.lost == (4, 3, 4)


@pytest.mark.parametrize("row", ["a w b c w w", "a c!b b w w w"])
def test_over_water_or_bottoms_up_only_the_marker_goes(row: str) -> None:  # G22 G33
    game = gallery(row, "2", hand=SHOOT)
    lost = game.lost
    events = play(game, "play shoot")
    assert "miss" in [event.kind for event in events]
    assert markers(game) == ""
    assert game.lost == lost
    assert line(game).split()[0] == "a"
    assert line(game).split()[2:] == row.split()[2:]


def test_quick_shot_hits_any_duck_but_no_water_and_no_bottoms_up() -> None:  # G23
    game = gallery("a b!c c w w b", "3", hand=["quick-shot"], ducks="w w")
    play(game, "play quick-shot")
    assert moves(game) == ("shoot 1", "shoot 3", "shoot 6")
    play(game, "shoot 3")
    assert line(game) == "a b!c w w b w"
    assert markers(game) == ""


def test_quick_shot_at_the_only_duck_left_to_shoot_is_forced() -> None:  # G10 G23
    game = gallery("a b!c w w w w", hand=["quick-shot"], ducks="c a")
    play(game, "play quick-shot")
    assert line(game) == "b!c w w w w c"


def test_misfire_shoots_a_neighbour_of_the_marker() -> None:  # G24
    game = gallery("a b c w w b", "25", hand=["misfire"], ducks="c a w")
    play(game, "play misfire")
    assert moves(game) == ("marker 2", "marker 5")
    play(game, "marker 2")
    assert moves(game) == ("shoot 1", "shoot 3")
    play(game, "shoot 3")
    assert line(game) == "a b w w b c"
    assert markers(game) == "5"
    assert game.lost[CAT] == 4


@pytest.mark.parametrize(("marker", "left"), [("1", "a c w b b a"), ("6", "a b c w b a")])
def test_misfire_at_an_end_of_the_line_has_but_one_neighbour(marker: str, left: str) -> None:  # G24
    game = gallery("a b c w b b", marker, hand=["misfire"], ducks="a w")
    play(game, "play misfire")
    assert asked(game) == (BEN, "card")
    assert markers(game) == ""
    assert line(game) == left


def test_misfire_leaves_the_marker_over_the_card_that_was_shot() -> None:  # G24
    game = gallery("a b c w w b", "12", hand=["misfire"], ducks="c a")
    play(game, "play misfire", "marker 1")
    assert line(game) == "a c w w b c"
    assert markers(game) == "2"


@pytest.mark.parametrize("row", ["a w b c w w", "a b!c c w w w"])
def test_misfire_at_water_or_bottoms_up_changes_nothing(row: str) -> None:  # G24 G33
    game = gallery(row, "12", hand=["misfire"])
    events = play(game, "play misfire", "marker 1")
    assert [event.facts for event in events if event.kind == "miss"] == [{"space": 2, "marker": 0}]
    assert line(game) == row
    assert markers(game) == "12"


def test_two_birds_shoots_two_marked_neighbours_at_the_same_moment() -> None:  # G25
    game = gallery("a b c b w w", "1346", hand=["two-birds"], ducks="c a b")
    play(game, "play two-birds")
    assert line(game) == "a b w w c a"
    assert markers(game) == "16"


def test_two_birds_may_choose_among_several_pairs() -> None:  # G25
    game = gallery("a b c b w w", "123", hand=["two-birds"])
    play(game, "play two-birds")
    assert moves(game) == ("shoot 1 2", "shoot 2 3")


def test_two_birds_spares_water_and_bottoms_up_and_shoots_only_the_cover_of_a_pair() -> None:  # G25 G32 G33
    game = gallery("a/b w c!c b w w", "12", hand=["two-birds"])
    play(game, "play two-birds")
    assert line(game) == "b w c!c b w w"
    assert markers(game) == ""
    game = gallery("a b/c c!c b w w", "23", hand=["two-birds"])
    play(game, "play two-birds")
    assert line(game) == "a c c!c b w w"
    assert game.lost == (0, 1, 0)


@pytest.mark.parametrize(
    ("kind", "choices", "word", "after"),
    [
        ("bump-left", ("bump 3", "bump 6"), "bump 3", "126"),
        ("bump-right", ("bump 1", "bump 3"), "bump 3", "146"),
    ],
)
def test_bump_moves_a_marker_onto_a_free_space(  # G26
    kind: str, choices: tuple[str, ...], word: str, after: str
) -> None:
    game = gallery("a b c w w b", "136", hand=[kind])
    play(game, f"play {kind}")
    assert moves(game) == choices
    play(game, word)
    assert markers(game) == after


# Moving


def test_line_forward_puts_the_front_card_under_the_deck() -> None:  # G27
    game = gallery("a b c w w b", "1", hand=["line-forward"], ducks="c w")
    play(game, "play line-forward")
    assert line(game) == "b c w w b c"
    assert ducks(game) == "w a"
    assert game.view(BEN).position.returning == (ANN,)
    assert markers(game) == "1"


def test_line_forward_with_an_empty_deck_brings_the_front_card_back_last() -> None:  # G27
    game = gallery("a b w w w w", hand=["line-forward"], ducks="")
    play(game, "play line-forward")
    assert line(game) == "b w w w w a"
    assert game.known == 0


def test_line_forward_puts_the_cover_of_a_pair_under_the_deck_before_the_hidden_duck() -> None:  # G32 G40
    game = gallery("a/b c w w w b", hand=["line-forward"], ducks="c")
    play(game, "play line-forward")
    assert line(game) == "c w w w b c"
    assert ducks(game) == "a b"
    assert game.view(None).position.returning == (ANN, BEN)


def test_what_went_under_the_deck_for_all_to_see_is_known_until_it_is_shuffled() -> None:  # G27 G40
    game = gallery("a b c w w b", hand=["line-forward", "duck-shuffle"], ducks="c w")
    play(game, "play line-forward", "play take-aim", "aim 1", "play take-aim", "aim 2")
    assert game.view(BEN).position.returning == (ANN,)
    play(game, "play duck-shuffle")
    assert game.view(BEN).position.returning == ()


@pytest.mark.parametrize(
    ("kind", "choices", "word", "after"),
    [
        ("hang-back", ("move 1", "move 3"), "move 3", "a b w a c/b a"),
        ("hang-back", ("move 1", "move 3"), "move 1", "b a a w c/b a"),
        ("move-ahead", ("move 3", "move 6"), "move 6", "a b a w a c/b"),
        ("move-ahead", ("move 3", "move 6"), "move 3", "a a b w c/b a"),
        ("fast-forward", ("move 3", "move 6"), "move 6", "a a b a w c/b"),
    ],
)
def test_an_own_duck_swaps_with_its_neighbour_or_goes_to_the_front(  # G28 G29
    kind: str, choices: tuple[str, ...], word: str, after: str
) -> None:
    game = gallery("a b a w c/b a", "24", hand=[kind])
    play(game, f"play {kind}")
    assert moves(game) == choices
    play(game, word)
    assert line(game) == after
    assert markers(game) == "24"


@pytest.mark.parametrize(
    ("kind", "after"),
    [("hang-back", "w c a/b!c w w w"), ("move-ahead", "a/b!c w c w w w"), ("fast-forward", "a/b!c w c w w w")],
)
def test_a_pair_and_its_bottoms_up_are_moved_as_one_card_by_the_covers_owner(kind: str, after: str) -> None:  # G32 G33
    game = gallery("w a/b!c c w w w", hand=[kind])
    play(game, f"play {kind}")
    assert line(game) == after


@pytest.mark.parametrize("kind", ["hang-back", "move-ahead", "fast-forward"])
def test_the_owner_of_the_hidden_duck_cannot_move_the_pair(kind: str) -> None:  # G32
    game = gallery("w b/a c w w w", hand=[kind])
    assert moves(game) == (f"discard {kind}",)


def test_disorderly_conduckt_can_make_any_order() -> None:  # G30
    start = ["a/b", "c!c", "w", "b", "w", "c"]
    for wanted in permutations(range(6)):
        game = gallery(" ".join(start), "25", hand=["disorderly-conduckt"])
        play(game, "play disorderly-conduckt")
        left = list(range(6))
        for place, number in enumerate(wanted[:-1]):
            assert moves(game) == ("keep", *[f"put {space + 1}" for space in range(place, 6)])
            play(game, f"put {place + left.index(number) + 1}")
            left.remove(number)
        assert asked(game) == (BEN, "card")
        assert line(game) == " ".join(start[number] for number in wanted)
        assert markers(game) == "25"


def test_disorderly_conduckt_may_keep_all_or_the_rest_as_it_is() -> None:  # G30
    game = gallery("a b c w w b", hand=["disorderly-conduckt"])
    play(game, "play disorderly-conduckt", "keep")
    assert line(game) == "a b c w w b"
    assert asked(game) == (BEN, "card")
    game = gallery("a b c w w b", hand=["disorderly-conduckt"])
    play(game, "play disorderly-conduckt", "put 6", "put 4")
    assert line(game) == "b c a b w w"
    assert game.undoable(ANN) == 3
    play(game, "keep")
    assert line(game) == "b c a b w w"
    assert asked(game) == (BEN, "card")


def test_a_place_that_has_its_card_is_not_offered_again() -> None:  # G30
    game = gallery("a b c w w b", hand=["disorderly-conduckt"])
    play(game, "play disorderly-conduckt", "put 6")
    with pytest.raises(IllegalMove):
        play(game, "put 1")


def test_duck_shuffle_deals_a_new_line_of_single_cards() -> None:  # G31
    game = gallery("a/b c!c w b w c", "25", hand=["duck-shuffle"], ducks="a a w", known=2)
    before = discards(game)
    play(game, "play duck-shuffle")
    everything = sorted([*line(game).split(), *ducks(game).split()])
    assert everything == sorted(["a", "b", "c", "w", "b", "w", "c", "a", "a", "w"])
    assert len(line(game).split()) == 6
    assert markers(game) == "25"
    assert discards(game) == [*before, "bottoms-up", "duck-shuffle"]
    assert game.shelters == (0, 0, 0)
    assert game.known == 0


def test_duck_shuffle_really_shuffles() -> None:  # G31
    lines: set[str] = set()
    for drawn in range(5):
        game = replace(gallery("a/b c w b w c", hand=["duck-shuffle"]), drawn=1000 * drawn)
        play(game, "play duck-shuffle")
        lines.add(line(game))
    assert len(lines) == 5


# Protecting


def test_duck_and_cover_hides_an_own_duck_under_a_neighbour() -> None:  # G32
    game = gallery("b a c w a b", "25", hand=["duck-and-cover"], ducks="w c")
    play(game, "play duck-and-cover")
    assert moves(game) == ("hide 2", "hide 5")
    play(game, "hide 2")
    assert moves(game) == ("under 1", "under 3")
    play(game, "under 3")
    assert line(game) == "b c/a w a b w"
    assert markers(game) == "25"


def test_with_one_duck_and_one_cover_nothing_is_asked() -> None:  # G32
    game = gallery("b w w w a c", hand=["duck-and-cover"], ducks="w c")
    play(game, "play duck-and-cover")
    assert line(game) == "b w w w c/a w"


def test_a_duck_may_hide_under_ones_own_and_under_one_that_is_bottoms_up() -> None:  # G32
    game = gallery("a a c!c w w w", hand=["duck-and-cover"], ducks="w c")
    play(game, "play duck-and-cover")
    assert moves(game) == ("hide 1", "hide 2")
    play(game, "hide 2", "under 3")
    assert line(game) == "a c/a!c w w w w"


@pytest.mark.parametrize("row", ["c/b a b/c w w w", "w a w c w w", "c a/b c w w w", "c a!b c w w w", "c/a b w w w w"])
def test_who_cannot_hide(row: str) -> None:  # G32
    assert moves(gallery(row, hand=["duck-and-cover"])) == ("discard duck-and-cover",)


def test_a_hidden_duck_cannot_be_chosen_by_any_card() -> None:  # G32
    for kind in ("hang-back", "move-ahead", "fast-forward", "duck-and-cover"):
        assert moves(gallery("w b/a b w w w", hand=[kind])) == (f"discard {kind}",)
    game = gallery("w b/a!b w w w w", hand=["quick-shot", "bottoms-up"])
    assert set(moves(game)) == {"discard quick-shot", "discard bottoms-up"}


def test_shooting_the_cover_brings_the_hidden_duck_up_on_the_same_space() -> None:  # G32
    game = gallery("c b/a c w w w", "2", hand=SHOOT, ducks="b w")
    play(game, "play shoot")
    assert line(game) == "c a c w w w"
    assert ducks(game) == "b w"
    assert game.lost == (4, 4, 3)


def test_bottoms_up_goes_on_any_uppermost_duck_without_one() -> None:  # G33
    game = gallery("a b/a c!c w w b", hand=["bottoms-up"])
    before = discards(game)
    play(game, "play bottoms-up")
    assert moves(game) == ("protect 1", "protect 2", "protect 6")
    play(game, "protect 2")
    assert line(game) == "a b/a!a c!c w w b"
    assert discards(game) == before
    assert len(game.hands[ANN]) == 3


def test_bottoms_up_is_discarded_when_its_players_next_turn_begins() -> None:  # G33
    game = gallery("a b c w w b", "1", hand=["bottoms-up", "shoot", "shoot"], others=[SHOOT, IDLE])
    play(game, "play bottoms-up", "protect 1", "play shoot")
    assert line(game).startswith("a!a")
    play(game, "play take-aim")
    assert line(game).startswith("a!a")
    play(game, "aim 1")
    assert asked(game) == (ANN, "card")
    assert line(game).startswith("a b c")
    assert discards(game)[-2:] == ["take-aim", "bottoms-up"]


def test_bottoms_up_is_discarded_even_if_its_player_has_no_ducks_left() -> None:  # G12 G33
    game = gallery("c!b c a w w w", ducks="a w")
    assert game.lost[BEN] == 5
    play(game, "play take-aim", "aim 1")
    assert asked(game) == (BEN, "card")
    assert line(game).startswith("c c a")


def test_bottoms_up_protects_both_of_a_pair() -> None:  # G33
    game = gallery("b/a!c c w w w w", "1", hand=SHOOT)
    play(game, "play shoot")
    assert line(game).startswith("b/a!c")


def test_bottoms_up_is_discarded_when_its_duck_leaves_the_line() -> None:  # G27 G33
    game = gallery("a!c b c w w b", hand=["line-forward"])
    before = discards(game)
    play(game, "play line-forward")
    assert discards(game) == [*before, "bottoms-up", "line-forward"]
    assert game.shelters == (0, 0, 0)
    play(game, "play take-aim", "aim 1", "play take-aim", "aim 2")
    assert "!" not in line(game)


def test_bottoms_up_goes_with_its_duck_when_others_are_shot() -> None:  # G11 G33
    game = gallery("b a!c c w w b", "12", hand=SHOOT)
    play(game, "play shoot", "shoot 1")
    assert line(game).startswith("a!c c w w b")


def test_bottoms_up_of_another_stays_when_ones_own_is_discarded() -> None:  # G33
    game = gallery("a!b b!c c w w w")
    play(game, "play take-aim", "aim 1")
    assert asked(game) == (BEN, "card")
    assert line(game) == "a b!c c w w w"
    assert game.shelters[CAT]


# Where nothing is in the way


@pytest.mark.parametrize(
    ("kind", "row", "marked", "choices"),
    [
        ("two-birds", "w w w a b c", "125", ("shoot 1 2",)),  # G25: two waters
        ("two-birds", "a b c w w w", "5623", ("shoot 2 3", "shoot 5 6")),  # G25: at the end of the line
        ("bump-left", "w w w w a b", "3", ("bump 3",)),  # G26: over water
        ("bump-right", "w w w w a b", "3", ("bump 3",)),
        ("hang-back", "w a b/c w w w", "", ("move 2",)),  # G28: a pair
        ("move-ahead", "w b!c a w w w", "", ("move 3",)),  # G28: under Bottoms Up
        ("fast-forward", "w b!c a w w w", "", ("move 3",)),
        ("quick-shot", "w b/c a w w w", "", ("shoot 2", "shoot 3")),  # G23: a pair
        ("double-barrel", "a!c b!b w w w w", "456", ("aim 1 2", "aim 2 3")),  # G21: under Bottoms Up
        ("take-aim", "a!c b w w w w", "456", ("aim 1", "aim 2", "aim 3")),  # G20
    ],
)
def test_what_is_not_in_the_way(  # G20 G21 G23 G25 G26 G28 G29
    kind: str, row: str, marked: str, choices: tuple[str, ...]
) -> None:
    game = gallery(row, marked, hand=[kind])
    assert tuple(game._choices(kind, ANN)) == choices  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize(("kind", "after"), [("bump-left", "2"), ("bump-right", "4")])
def test_a_bump_is_one_space_over_water_too(kind: str, after: str) -> None:  # G26
    game = gallery("w w w w a b", "3", hand=[kind])
    play(game, f"play {kind}")
    assert markers(game) == after


def test_move_ahead_is_one_space_through_water_too() -> None:  # G28
    game = gallery("w w a b c w", hand=["move-ahead"])
    play(game, "play move-ahead")
    assert line(game) == "w a w b c w"


def test_misfire_may_be_wasted_on_water_beside_a_duck() -> None:  # G24
    game = gallery("a w b w w c", "3", hand=["misfire"])
    play(game, "play misfire")
    assert moves(game) == ("shoot 2", "shoot 4")
    game = gallery("a b w w w c", "2", hand=["misfire"])
    play(game, "play misfire")
    assert moves(game) == ("shoot 1", "shoot 3")


def test_two_birds_of_one_owner_are_two_ducks() -> None:  # G25
    game = gallery("a b b c w w", "23", hand=["two-birds"])
    play(game, "play two-birds")
    assert game.lost == (0, 2, 0)


# The harmless answer


@pytest.mark.parametrize(
    ("kind", "row", "marked", "default"),
    [
        ("take-aim", "a b c w w w", "", "aim 2"),
        ("shoot", "a b c w w w", "12", "shoot 2"),
        ("quick-shot", "a a b w w w", "", "shoot 3"),
        ("bottoms-up", "b c a w w w", "", "protect 3"),
        ("shoot", "a a b w w w", "12", "shoot 1"),
        ("shoot", "a a!c b w w w", "12", "shoot 2"),
        ("misfire", "a b a w b a", "26", "marker 6"),
        ("misfire", "b a b w w a", "52", "marker 2"),
        ("bump-right", "b a c w a w", "15", "bump 5"),
        ("bump-left", "c b a w b w", "35", "bump 3"),
    ],
)
def test_the_harmless_answer_spares_and_protects_ones_own(kind: str, row: str, marked: str, default: str) -> None:
    game = gallery(row, marked, hand=[kind])
    play(game, f"play {kind}")
    assert game.prompts()[0].default == default


@pytest.mark.parametrize(
    ("row", "marked", "default"),
    [("a b c w w w", "2", "shoot 3"), ("w b c w w w", "2", "shoot 1"), ("w a c w w w", "2", "shoot 3")],
)
def test_the_harmless_misfire_spares_ones_own_and_frees_them_of_the_marker(  # G24
    row: str, marked: str, default: str
) -> None:
    game = gallery(row, marked, hand=["misfire"])
    play(game, "play misfire")
    assert game.prompts()[0].default == default


def test_the_harmless_card_is_not_a_shot() -> None:
    game = gallery("a b c w w w", "1", hand=["shoot", "quick-shot", "line-forward"])
    assert game.prompts()[0].default == "play line-forward"
