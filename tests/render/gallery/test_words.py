"""What is said of Duck Gallery: true, and with the numbers that are on the board."""

from typing import Any

import pytest

from engine import Event
from engine.gallery import CARDS
from engine.gallery.choices import CHOICES, WHY_NOT
from engine.gallery.content import CONTENT
from render.gallery import TELLER
from render.words.texts import texts
from tests.engine.gallery.position import ANN, BEN, CAT, gallery, play

NAMES = ("Ann", "Ben", "Cat")
T = texts()


def board(game: Any) -> list[str]:
    return TELLER.board(game.view(None), NAMES, T).splitlines()


def hand(game: Any, seat: int = ANN) -> list[str]:
    return TELLER.hand(game.view(seat), NAMES, T).splitlines()


def labels(game: Any, seat: int | None = ANN) -> list[str]:
    """On the buttons: for the seat that is asked, or for everyone."""
    view = game.view(seat)
    (asked,) = view.waiting if seat is None else view.prompts
    return [TELLER.label(view, asked, word, T) for word in asked.moves]


def asked(game: Any) -> tuple[str, str]:
    """As everyone is told, and as the seat that is asked is told."""
    public, mine = game.view(None), game.view(game.prompts()[0].seat)
    return TELLER.question(public, public.waiting[0], NAMES, T), TELLER.question(mine, mine.prompts[0], NAMES, T)


def told(game: Any, events: list[Event], seat: int | None = None) -> list[str]:
    return TELLER.news(game.view(seat), events, NAMES, T)


# The board


def test_the_line_stands_below_its_numbers() -> None:
    game = gallery("a w b/c c!b a b", markers="24")
    text = board(game)
    assert text[0].endswith("· Ann**")
    assert text[2:7] == [
        "space   1  2  3  4  5  6",
        "marker     X     X",
        "duck    Y  ~  B  R  Y  B",
        "hides         R",
        "safe             #",
    ]
    assert "Space **4** is safe until **Ben**’s next turn." in text


def test_everybody_is_told_with_colour_shape_ducks_and_cards() -> None:
    game = gallery("a w b b a b", ducks="a")
    text = board(game)
    assert "▶ `Y` **Ann** · yellow sun · **3** ducks · 3 cards" in text
    assert "`B` **Ben** · blue drop · **3** ducks · 3 cards" in text
    assert "`R` **Cat** · red heart · **out** · 3 cards" in text


def test_what_all_saw_going_under_the_duck_deck_is_told() -> None:
    game = gallery("a w b b a b", ducks="c c a w b", known=2)
    assert any("Duck deck 5, the last of it `~ B`" in line for line in board(game))


def test_a_card_that_is_being_carried_out_is_told() -> None:
    game = gallery("a w b b a b", hand=("take-aim", "take-aim", "shoot"))
    play(game, "play take-aim")
    assert board(game)[0].endswith("· Ann** plays **Take Aim**")


# The hand


def test_a_card_that_cannot_be_played_is_told_with_the_reason() -> None:
    game = gallery("a w b b a b", hand=("shoot", "take-aim", "take-aim"))
    assert "2 × **Take Aim**: put a marker on a free space." in hand(game)
    assert "~~Shoot~~: shoot the duck at a marker; the marker goes. Not now: there is no marker to shoot at." in hand(
        game
    )


def test_who_can_play_nothing_hears_that_a_card_is_discarded() -> None:
    game = gallery("a w b b a b", hand=("shoot", "shoot", "misfire"))
    assert hand(game)[-1] == "-# None of these can be played now, so you would discard one."
    assert asked(game)[1] == "None of your cards can be played: which one do you discard?"
    assert labels(game) == ["Discard Shoot", "Discard Misfire"]


@pytest.mark.parametrize("kind", sorted(set(CARDS.values())))
def test_every_card_has_a_name_and_says_what_it_does(kind: str) -> None:
    assert T.say(f"gallery-card-{kind}")
    assert T.say(f"gallery-does-{kind}")
    assert (f"gallery-why-{kind}" in T) == (kind in WHY_NOT)
    assert kind in CHOICES


@pytest.mark.parametrize("look", CONTENT.colours)
def test_every_colour_and_shape_has_a_name(look: Any) -> None:
    assert f"gallery-colour-{look.colour}" in T
    assert f"gallery-shape-{look.shape}" in T


# Questions and buttons


LABELS = [
    (
        "a w b/c c!b a b",
        "2",
        "take-aim",
        ["Aim at 1 (your duck)", "Aim at 3 (blue over red)", "Aim at 4 (red duck, safe)"],
    ),
    ("a w b c a b", "12456", "shoot", ["Shoot at 1 (your duck)", "Shoot at 2 (water)", "Shoot at 4 (red duck)"]),
    ("a w b c a b", "12", "misfire", ["The marker on 1 (your duck)", "The marker on 2 (water)"]),
    ("a w b c a b", "236", "bump-left", ["Marker 2 to 1 (your duck)", "Marker 6 to 5 (your duck)"]),
    ("a w b c a b", "14", "bump-right", ["Marker 1 to 2 (water)", "Marker 4 to 5 (your duck)"]),
    ("a w b c a b", "", "hang-back", ["Swap 1 with 2 (water)", "Swap 5 with 6 (blue duck)"]),
    ("w a b c a b", "", "move-ahead", ["Swap 2 with 1 (water)", "Swap 5 with 4 (red duck)"]),
    ("w a b c a b", "", "fast-forward", ["Send 2 to the front (your duck)", "Send 5 to the front (your duck)"]),
    ("a b b c a b", "", "duck-and-cover", ["Hide the duck on 1", "Hide the duck on 5"]),
    ("a w b c a!b b", "", "bottoms-up", ["Protect 1 (your duck)", "Protect 3 (blue duck)", "Protect 4 (red duck)"]),
    ("a w b c a b", "", "double-barrel", ["Aim at 1 and 2 (yours, water)", "Aim at 2 and 3 (water, blue)"]),
    (
        "a w b!c c a b",
        "1236",
        "two-birds",
        ["Shoot at 1 and 2 (yours, water)", "Shoot at 2 and 3 (water, safe blue)"],
    ),
]


@pytest.mark.parametrize(("line", "markers", "kind", "expected"), LABELS, ids=[row[2] for row in LABELS])
def test_a_button_says_where_and_what_lies_there(line: str, markers: str, kind: str, expected: list[str]) -> None:
    game = gallery(line, markers, hand=(kind, "take-aim", "take-aim"))
    play(game, f"play {kind}")
    assert [label for label in labels(game) if label in expected] == expected


def test_on_the_board_a_button_tells_colours_instead_of_yours() -> None:
    game = gallery("a w b c a b", "14", hand=("shoot", "take-aim", "take-aim"))
    play(game, "play shoot")
    assert labels(game, None) == ["Shoot at 1 (yellow duck)", "Shoot at 4 (red duck)"]


def test_second_questions_name_the_space_of_the_first() -> None:
    game = gallery("a b b c a b", "3", hand=("misfire", "duck-and-cover", "disorderly-conduckt"))
    misfire, cover, order = game.copy(), game.copy(), game.copy()
    play(misfire, "play misfire")
    assert "from the marker on 3" in asked(misfire)[0]
    assert labels(misfire) == ["Shoot at 2 (blue duck)", "Shoot at 4 (red duck)"]
    play(cover, "play duck-and-cover", "hide 5")
    assert asked(cover) == (
        "**Ann** hides the duck on 5: under which one?",
        "Your duck on 5 hides: under which one?",
    )
    play(order, "play disorderly-conduckt", "put 1")
    assert asked(order)[1] == "Who comes to space 2?"
    assert labels(order)[:3] == ["Leave the rest as it is", "Stays on 2: blue duck", "From 3: blue duck"]


# News


def test_a_shot_is_told_with_whose_duck_and_who_came_up() -> None:
    game = gallery("a w b/c c a b", "3", hand=("shoot", "take-aim", "take-aim"))
    events = play(game, "play shoot")
    assert told(game, events)[:2] == [
        "**Ann** played **Shoot**.",
        "**Ann** shot **Ben**’s duck on space 3! **Cat**’s duck that hid below it came up.",
    ]


def test_the_last_duck_of_somebody_is_told() -> None:
    game = gallery("b c c w a a", "1", hand=("shoot", "take-aim", "take-aim"), ducks="w w a")
    events = play(game, "play shoot")
    assert "**Ben** has no ducks left." in told(game, events)
    assert "New in the line: water on 6." in told(game, events)


def test_a_misfire_tells_which_marker_is_gone() -> None:
    game = gallery("a w b c a b", "1", hand=("misfire", "take-aim", "take-aim"))
    assert "**Ann** shot at space 2 and hit no duck." in told(game, play(game, "play misfire"))
    game = gallery("c a b c a b", "3", hand=("misfire", "take-aim", "take-aim"))
    events = play(game, "play misfire", "shoot 2")
    assert "**Ann** shot one of their own ducks on space 2! The marker on 3 is gone." in told(game, events)


def test_only_who_draws_hears_what() -> None:
    game = gallery("a w b c a b", hand=("take-aim", "shoot", "shoot"), deck=("quick-shot", "shoot"))
    events = play(game, "play take-aim", "aim 4")
    assert "You drew Quick Shot." in told(game, events, ANN)
    assert not [line for line in told(game, events, BEN) if "Quick" in line]
    assert "**Ann** took aim at space 4." in told(game, events, CAT)


# The end


def test_the_result_names_the_winner_and_everybody_in_order() -> None:
    game = gallery("b a a w w w", "1", hand=("shoot", "take-aim", "take-aim"), ducks="w w")
    play(game, "play shoot")
    assert TELLER.result(game.view(None), NAMES, T).splitlines() == [
        "**Ann has won!** The last ducks swimming are theirs.",
        "**1** · Ann: 2 ducks left",
        "**2** · Ben: no duck left",
        "**2** · Cat: no duck left",
    ]
    assert board(game)[0] == "**The game is over**"


def test_a_shared_win_is_told() -> None:
    game = gallery("a b w w w w", "12", hand=("two-birds", "take-aim", "take-aim"), ducks="w")
    play(game, "play two-birds")
    assert game.outcome is not None
    assert TELLER.result(game.view(ANN), NAMES, T).startswith("**Ann and Ben share the win!** The last ducks were shot")


def test_a_pair_that_goes_under_the_deck_is_told_as_two_ducks() -> None:
    game = gallery("a/c w b c a b", hand=("line-forward", "take-aim", "take-aim"))
    events = play(game, "play line-forward")
    assert "**Ann** sent the front card under the duck deck: **Ann**’s duck and **Cat**’s duck." in told(game, events)
