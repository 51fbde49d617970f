"""What is said of Duck Gallery: true, and with the numbers that are on the board."""

from typing import Any

import pytest

from engine import Event
from engine.gallery import CARDS, Gallery, GalleryRules1
from engine.gallery.choices import CHOICES, WHY_NOT
from engine.gallery.content import CONTENT
from render import ARTISTS, Cast
from render.gallery import TELLER
from render.words.texts import texts
from tests.support.engine.gallery import ANN, BEN, CAT, gallery, play
from tests.support.say import listed, say, says

NAMES = ("Ann", "Ben", "Cat")
T = texts()
LETTERED = say("label-lettered", letter="", what="")  # what stands between a letter and the rest


def board(game: Any) -> list[str]:
    return TELLER.board(game.view(None), NAMES, T).splitlines()


def hand(game: Any, seat: int = ANN) -> list[str]:
    return TELLER.hand(game.view(seat), NAMES, T).splitlines()


def labels(game: Any, seat: int | None = ANN) -> list[str]:
    """On the buttons, without their letters: for the seat that is asked, or for everyone."""
    return [label.partition(LETTERED)[2] or label for label in buttons(game, seat)]


def buttons(game: Any, seat: int | None = ANN) -> list[str]:
    view = game.view(seat)
    (asked,) = view.waiting if seat is None else view.prompts
    return [TELLER.label(view, asked, word, T) for word in asked.moves]


def asked(game: Any) -> tuple[str, str]:
    """As everyone is told, and as the seat that is asked is told."""
    public, mine = game.view(None), game.view(game.prompts()[0].seat)
    return TELLER.question(public, public.waiting[0], NAMES, T), TELLER.question(mine, mine.prompts[0], NAMES, T)


def told(game: Any, events: list[Event], seat: int | None = None) -> list[str]:
    return TELLER.news(game.view(seat), events, NAMES, T)


def card(kind: str) -> str:
    return say(f"gallery-card-{kind}")


def colour(name: str) -> str:
    return say(f"gallery-colour-{name}")


def shape(name: str) -> str:
    return say(f"gallery-shape-{name}")


def at(what: str) -> str:
    return say(f"gallery-at-{what}")


def a_duck(of: str) -> str:
    return say("gallery-at-duck", colour=colour(of))


# The board


def test_the_line_stands_below_its_numbers() -> None:
    game = gallery("a w b/c c!b a b", markers="24")
    text = board(game)
    assert says(text[0], "gallery-turn", who="Ann")
    spaces, markers, ducks, below, safe = text[2:7]
    assert standing(spaces, ducks) == dict(zip("123456", "Y~BRYB", strict=True))
    assert standing(spaces, markers) == {"2": "X", "4": "X"}
    assert standing(spaces, below) == {"3": "R"}
    assert standing(spaces, safe) == {"4": "#"}
    assert say("gallery-safe", space=4, who="Ben") in text


def standing(spaces: str, row: str) -> dict[str, str]:
    """What stands below which number."""
    return {number: mark for number, mark in zip(spaces, row, strict=False) if number.isdigit() and mark != " "}


def test_everybody_is_told_with_colour_shape_ducks_and_cards() -> None:
    game = gallery("a w b b a b", ducks="a")
    text = board(game)
    assert (
        say(
            "gallery-player-playing",
            player=say(
                "gallery-player", letter="Y", who="Ann", colour=colour("yellow"), shape=shape("sun"), ducks=3, cards=3
            ),
        )
        in text
    )
    assert (
        say("gallery-player", letter="B", who="Ben", colour=colour("blue"), shape=shape("drop"), ducks=3, cards=3)
        in text
    )
    assert (
        say("gallery-player", letter="R", who="Cat", colour=colour("red"), shape=shape("heart"), ducks=0, cards=3)
        in text
    )


def test_what_all_saw_going_under_the_duck_deck_is_told() -> None:
    game = gallery("a w b b a b", ducks="c c a w b", known=2)
    assert any(says(line, "gallery-decks-known", ducks=5, known="`~ B`") for line in board(game))


def test_a_card_that_is_being_carried_out_is_told() -> None:
    game = gallery("a w b b a b", hand=("take-aim", "take-aim", "shoot"))
    play(game, "play take-aim")
    assert says(board(game)[0], "gallery-turn-playing", who="Ann", card=card("take-aim"))


def test_who_sits_out_is_told_on_the_board() -> None:
    game = gallery("a w c c a c", ducks="a")
    assert not any(says(line, "gallery-player-sitting-out") for line in board(game))
    assert told(game, game.play(BEN, "sit out")) == [say("gallery-news-sit-out", who="Ben")]
    (line,) = [line for line in board(game) if says(line, "gallery-player-sitting-out")]
    assert "Ben" in line
    assert told(game, game.play(BEN, "come back")) == [say("gallery-news-come-back", who="Ben")]


# The hand


def test_a_card_that_cannot_be_played_is_told_with_the_reason() -> None:
    game = gallery("a w b b a b", hand=("shoot", "take-aim", "take-aim"))
    assert say("gallery-held", count=2, card=card("take-aim"), does=say("gallery-does-take-aim")) in hand(game)
    assert say(
        "gallery-held-in-vain",
        count=1,
        card=card("shoot"),
        does=say("gallery-does-shoot"),
        why=say("gallery-why-shoot"),
    ) in hand(game)


def test_who_can_play_nothing_hears_that_a_card_is_discarded() -> None:
    game = gallery("a w b b a b", hand=("shoot", "shoot", "misfire"))
    assert hand(game)[-1] == f"-# {say('gallery-all-in-vain')}"
    assert asked(game)[1] == say("gallery-asked-you-discard")
    assert labels(game) == [
        say("gallery-label-discard", card=card("shoot")),
        say("gallery-label-discard", card=card("misfire")),
    ]


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
        [
            say("gallery-label-aim", space=1, card=at("own")),
            say("gallery-label-aim", space=3, card=say("gallery-at-pair", colour=colour("blue"), hidden=colour("red"))),
            say("gallery-label-aim", space=4, card=say("gallery-at-safe", card=a_duck("red"))),
        ],
    ),
    (
        "a w b c a b",
        "12456",
        "shoot",
        [
            say("gallery-label-shoot", space=1, card=at("own")),
            say("gallery-label-shoot", space=2, card=at("water")),
            say("gallery-label-shoot", space=4, card=a_duck("red")),
        ],
    ),
    (
        "a w b c a b",
        "12",
        "misfire",
        [say("gallery-label-marker", space=1, card=at("own")), say("gallery-label-marker", space=2, card=at("water"))],
    ),
    (
        "a w b c a b",
        "236",
        "bump-left",
        [
            say("gallery-label-bump", space=2, to=1, aimed=at("own")),
            say("gallery-label-bump", space=6, to=5, aimed=at("own")),
        ],
    ),
    (
        "a w b c a b",
        "14",
        "bump-right",
        [
            say("gallery-label-bump", space=1, to=2, aimed=at("water")),
            say("gallery-label-bump", space=4, to=5, aimed=at("own")),
        ],
    ),
    (
        "a w b c a b",
        "",
        "hang-back",
        [
            say("gallery-label-move", space=1, to=2, aimed=at("water")),
            say("gallery-label-move", space=5, to=6, aimed=a_duck("blue")),
        ],
    ),
    (
        "w a b c a b",
        "",
        "move-ahead",
        [
            say("gallery-label-move", space=2, to=1, aimed=at("water")),
            say("gallery-label-move", space=5, to=4, aimed=a_duck("red")),
        ],
    ),
    (
        "w a b c a b",
        "",
        "fast-forward",
        [
            say("gallery-label-move-first", space=2, card=at("own")),
            say("gallery-label-move-first", space=5, card=at("own")),
        ],
    ),
    ("a b b c a b", "", "duck-and-cover", [say("gallery-label-hide", space=1), say("gallery-label-hide", space=5)]),
    (
        "a w b c a!b b",
        "",
        "bottoms-up",
        [
            say("gallery-label-protect", space=1, card=at("own")),
            say("gallery-label-protect", space=3, card=a_duck("blue")),
            say("gallery-label-protect", space=4, card=a_duck("red")),
        ],
    ),
    (
        "a w b c a b",
        "",
        "double-barrel",
        [
            say("gallery-label-aim-two", space=1, card=say("gallery-short-own"), next=2, other=at("water")),
            say("gallery-label-aim-two", space=2, card=at("water"), next=3, other=colour("blue")),
        ],
    ),
    (
        "a w b!c c a b",
        "1236",
        "two-birds",
        [
            say("gallery-label-shoot-two", space=1, card=say("gallery-short-own"), next=2, other=at("water")),
            say(
                "gallery-label-shoot-two",
                space=2,
                card=at("water"),
                next=3,
                other=say("gallery-short-safe", card=colour("blue")),
            ),
        ],
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
    assert labels(game, None) == [
        say("gallery-label-shoot", space=1, card=a_duck("yellow")),
        say("gallery-label-shoot", space=4, card=a_duck("red")),
    ]


def test_every_choice_in_the_line_has_a_letter_and_cards_have_none() -> None:
    game = gallery("a w b c a b", "14", hand=("shoot", "take-aim", "disorderly-conduckt"))
    assert not any(LETTERED in label for label in buttons(game))
    play(game, "play disorderly-conduckt")
    for seat in (ANN, None):
        assert [label.partition(LETTERED)[0] for label in buttons(game, seat)] == ["A", "C", "D", "E", "F", "H", "J"]


def test_second_questions_name_the_space_of_the_first() -> None:
    game = gallery("a b b c a b", "3", hand=("misfire", "duck-and-cover", "disorderly-conduckt"))
    misfire, cover, order = game.copy(), game.copy(), game.copy()
    play(misfire, "play misfire")
    assert asked(misfire)[0] == say("gallery-asked-neighbour", who="Ann", space=3)
    assert labels(misfire) == [
        say("gallery-label-shoot", space=2, card=a_duck("blue")),
        say("gallery-label-shoot", space=4, card=a_duck("red")),
    ]
    play(cover, "play duck-and-cover", "hide 5")
    assert asked(cover) == (
        say("gallery-asked-cover", who="Ann", space="5"),
        say("gallery-asked-you-cover", space="5"),
    )
    play(order, "play disorderly-conduckt", "put 1")
    assert asked(order)[1] == say("gallery-asked-you-order", space="2")
    assert labels(order)[:3] == [
        say("gallery-label-keep"),
        say("gallery-label-put-here", space=2, card=a_duck("blue")),
        say("gallery-label-put", space=3, card=a_duck("blue")),
    ]


def test_sitting_out_and_coming_back_are_offered_in_words_of_their_own() -> None:
    game = gallery("a w c c a c", ducks="a")
    for word, slug in (("sit out", "sit-out"), ("come back", "come-back")):
        view = game.view(BEN)
        (prompt,) = view.prompts
        assert TELLER.question(view, prompt, NAMES, T) == say(f"gallery-asked-you-{slug}")
        assert TELLER.label(view, prompt, word, T) == say(f"gallery-label-{slug}")
        (waiting,) = [each for each in view.waiting if each.standing]
        assert TELLER.question(view, waiting, NAMES, T) == say("gallery-asked-sitting", who="Ben")
        game.play(BEN, word)


# News


def test_a_shot_is_told_with_whose_duck_and_who_came_up() -> None:
    game = gallery("a w b/c c a b", "3", hand=("shoot", "take-aim", "take-aim"))
    events = play(game, "play shoot")
    assert told(game, events)[:2] == [
        say("gallery-news-play", who="Ann", card=card("shoot")),
        " ".join(
            [
                say("gallery-news-hit", who="Ann", owner="Ben", space=3),
                say("gallery-news-hit-up", owner="Cat"),
            ]
        ),
    ]


@pytest.mark.parametrize("kind", [Gallery, GalleryRules1])
def test_a_played_card_is_told_in_every_version(kind: type[Gallery]) -> None:
    game = gallery("a w b c a b", hand=("take-aim", "shoot", "shoot"), kind=kind)
    assert told(game, play(game, "play take-aim")) == [say("gallery-news-play", who="Ann", card=card("take-aim"))]


def test_the_last_duck_of_somebody_is_told() -> None:
    game = gallery("b c c w a a", "1", hand=("shoot", "take-aim", "take-aim"), ducks="w w a")
    events = play(game, "play shoot")
    assert say("gallery-news-out", who="Ben") in told(game, events)
    assert say("gallery-news-fill", ducks=say("gallery-news-filled", duck=at("water"), space=6)) in told(game, events)


def test_a_misfire_tells_which_marker_is_gone() -> None:
    game = gallery("a w b c a b", "1", hand=("misfire", "take-aim", "take-aim"))
    missed = f"{say('gallery-news-miss', who='Ann', space=2)} {say('gallery-news-miss-marker')}"
    assert missed in told(game, play(game, "play misfire"))
    game = gallery("a w b c a b", "2", hand=("shoot", "take-aim", "take-aim"))
    assert say("gallery-news-miss", who="Ann", space=2) in told(game, play(game, "play shoot"))
    game = gallery("c a b c a b", "3", hand=("misfire", "take-aim", "take-aim"))
    events = play(game, "play misfire", "shoot 2")
    shot = f"{say('gallery-news-hit-own', who='Ann', space=2)} {say('gallery-news-hit-marker', marker=3)}"
    assert shot in told(game, events)


def test_only_who_draws_hears_what() -> None:
    game = gallery("a w b c a b", hand=("take-aim", "shoot", "shoot"), deck=("quick-shot", "shoot"))
    events = play(game, "play take-aim", "aim 4")
    assert say("gallery-news-drawn", cards=card("quick-shot")) in told(game, events, ANN)
    assert not [line for line in told(game, events, BEN) if card("quick-shot") in line]
    assert say("gallery-news-aim", who="Ann", space=4) in told(game, events, CAT)


# The end


def test_the_result_names_the_winner_and_everybody_in_order() -> None:
    game = gallery("b a a w w w", "1", hand=("shoot", "take-aim", "take-aim"), ducks="w w")
    play(game, "play shoot")
    assert TELLER.result(game.view(None), NAMES, T).splitlines() == [
        f"{say('gallery-won', count=1, who='Ann')} {say('gallery-ended-last-duck-swimming')}",
        say("gallery-score", place=1, who="Ann", ducks=2),
        say("gallery-score", place=2, who="Ben", ducks=0),
        say("gallery-score", place=2, who="Cat", ducks=0),
    ]
    assert board(game)[0] == say("gallery-over")


def test_a_shared_win_is_told() -> None:
    game = gallery("a b w w w w", "12", hand=("two-birds", "take-aim", "take-aim"), ducks="w")
    play(game, "play two-birds")
    assert game.outcome is not None
    shared = say("gallery-won", count=2, who=listed("Ann", "Ben", last="and"))
    why = say("gallery-ended-last-ducks-went-together")
    assert TELLER.result(game.view(ANN), NAMES, T).startswith(f"{shared} {why}")


def test_a_pair_that_goes_under_the_deck_is_told_as_two_ducks() -> None:
    game = gallery("a/c w b c a b", hand=("line-forward", "take-aim", "take-aim"))
    events = play(game, "play line-forward")
    assert say(
        "gallery-news-forward",
        who="Ann",
        ducks=listed(say("gallery-whose", owner="Ann"), say("gallery-whose", owner="Cat"), last="and"),
    ) in told(game, events)


# The alt text of a hand


def test_an_alt_text_tells_the_line_a_card_would_leave() -> None:
    game = gallery("a b w w c b", hand=("line-forward", "take-aim", "take-aim"), ducks="c a")
    alt = ARTISTS["gallery"].hand(game.view(ANN), Cast(NAMES), T).alt
    last = [
        say("gallery-alt-space", space=5, card=a_duck("blue")),
        say("gallery-alt-space", space=6, card=at("unseen")),
    ]
    assert listed(*last, last="semicolon") in alt
