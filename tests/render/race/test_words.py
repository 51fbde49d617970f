"""What is said about Duck Race's pictures: true, with the letters of the buttons, never too long, and no secrets."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine import Game
from engine.race import BOARDS, Race
from engine.race.content import CARDS
from render.race.words import alt
from render.race.words.headlines import hand_headline
from render.race.words.names import marks_of
from render.words.letters import lettered
from render.words.sentences import LONGEST_ALT, capital, joined, length
from tests.support.each import for_each
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.race import (
    ALL_BUOYS,
    ASIDE,
    BOARD,
    LATER,
    advanced,
    at,
    dog_at,
    pick,
    play,
    race,
    run_out_on_a_buoy,
)
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, WEIRD_NAMES, check_laws, in_games, moments
from tests.support.say import ANYTHING, listed, pattern_of, say, says


def board_alt(view: Any, names: Sequence[str]) -> str:
    return alt.board_alt(view, names, ENGLISH)


def board_description(view: Any, names: Sequence[str]) -> str:
    return alt.description(view, names, ENGLISH)


def hand_alt(view: Any, names: Sequence[str]) -> str:
    return alt.hand_alt(view, names, ENGLISH)


# Any space with its name; and anything that says where a ducky is, or that it isn't anywhere
PLACE = "|".join(
    pattern_of(name, name="!").replace("!", r"([A-Z]\d+)") for name in ("race-at", "race-on-ring", "race-on-buoy")
)
STANDS = "|".join(
    [
        pattern_of("race-stands", who="", place="!", facing="?").partition(r"\?")[0].replace("!", f"(?:{PLACE})"),
        pattern_of("race-stands", who="", place=say("race-in-drain"), facing="?").partition(r"\?")[0],
        pattern_of("race-not-placed", who=""),
    ]
)


# Length


@every_table
def test_no_text_is_ever_too_long_whatever_people_are_called(table: Subject) -> None:
    for game, names in moments(table, Random(f"length {table}"), games=5):
        for text in alts(game, names):
            assert 0 < length(text) <= LONGEST_ALT
        assert 0 < len(board_description(game.view(None), names)) <= alt.LONGEST_DESCRIPTION


@pytest.mark.parametrize("every", [pytest.param(25, id=""), pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("layout", BOARDS)
def test_every_board_is_told_from_beginning_to_end(layout: str, every: int) -> None:
    table = TABLES[0]._replace(seats=3, options={"rules": "advanced", "board": layout})
    rng = Random(layout)
    game = table.new(rng)
    while game.outcome is None:
        laws.play_at_random(game, rng, moves=every)
        assert length(board_alt(game.view(None), WEIRD_NAMES[1])) <= LONGEST_ALT
    assert says(board_alt(game.view(None), NAMES), "race-over")
    assert len(board_description(game.view(None), WEIRD_NAMES[1])) <= alt.LONGEST_DESCRIPTION


@every_table
def test_however_long_the_names_every_ducky_and_every_option_is_told(table: Subject) -> None:
    for game, _ in moments(table, Random(f"room {table}"), games=5):
        text = board_alt(game.view(None), WEIRD_NAMES[1])
        assert len(re.findall(STANDS, text)) >= len(game.view(None).position.duckies)
        for asked in game.view(None).waiting:
            letters = marks_of(asked.moves)
            assert all(say("race-option", letter=letter, what="") in text for letter in letters)


@every_table
def test_every_text_is_whole_sentences_on_one_line(table: Subject) -> None:
    for game, _ in moments(table, Random(f"whole {table}"), games=4):
        for text in alts(game, NAMES):
            assert re.search(r"[.!?]$", text)
            assert "\n" not in text
            assert not re.search(r"\.\.| \.|  |, ,|\{|\}| ;", text), text


# Truth


def test_a_ducky_is_told_with_place_facing_what_is_ahead_and_the_way_to_its_buoys() -> None:
    game = race(at(5, -1, "n", "A"), at(5, -2, "s", "B"), hands=[[42, 2, 3], LATER])
    text = board_alt(game.view(None), NAMES)
    green = say("race-goal", buoy="G", way=say("race-way-first", count=6, facing=compass("sw")))
    blue = say("race-goal-on", buoy="B", way=say("race-way-first-on", count=3, facing=compass("n")))
    quest = say("race-quest", buoys=say("race-buoys", count=1, buoys="R"), goals=listed(green, blue))
    max_stands = {"who": "Max", "place": space("J12"), "facing": compass("n"), "ahead": "Ann"}
    assert say("race-stands-seeing", **max_stands, quest=quest) in text
    ann_stands = {"who": "Ann", "place": space("J10"), "facing": compass("s"), "ahead": "Max"}
    assert says(text, "race-stands-seeing", **ann_stands)
    buoys = [say("race-landmark", buoy=buoy, name=name) for buoy, name in zip("RGB", ("F4", "D14", "K7"), strict=True)]
    assert say("race-landmarks", buoys=listed(*buoys), drain="E9") in text


def compass(facing: str) -> str:
    return say(f"race-compass-{facing}")


def space(name: str) -> str:
    return say("race-at", name=name)


def way(count: int, facing: str) -> str:
    return say("race-way", count=count, facing=compass(facing))


def test_a_ducky_with_all_three_buoys_is_told_the_way_to_the_drain() -> None:
    game = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[1, 2, 3], LATER])
    has, goal = say("race-buoys", count=3, buoys=""), say("race-goal-drain", way=way(2, "n"))
    assert say("race-quest", buoys=has, goals=goal) in board_alt(game.view(None), NAMES)
    by_legs = say("race-goal-by-legs", goal=say("race-drain"), name="E9", way=way(2, "n"))
    assert by_legs in hand_alt(game.view(0), NAMES)


def test_the_dog_is_told_when_he_is_on_the_board() -> None:
    duckies = [at(5, -1, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    hands = [[1, 2, 3, 4], [51, 52, 53, 54]]
    with_dog = advanced(*duckies, hands=hands, dog=dog_at(5, -2, "s"), control=1)
    without = advanced(*duckies, hands=hands)
    ahead = say("race-ducky-of-two", name="Max", letter="a")
    dog = say("race-dog-led", place=space("J10"), facing=compass("s"), ahead=ahead, leader="Ann")
    assert dog in board_alt(with_dog.view(None), NAMES)
    assert not says(board_alt(without.view(None), NAMES), "race-dog-stands", facing=ANYTHING)
    assert say("race-dog") not in board_alt(without.view(None), NAMES).casefold()


def test_a_hand_tells_what_is_around_the_ducky() -> None:
    game = race(at(5, -1, "se"), at(5, -2, "s"), hands=[[1, 2, 3], LATER])
    text = hand_alt(game.view(0), NAMES)
    stands = {"who": capital(say("race-your-ducky")), "place": space("J12"), "facing": compass("se")}
    assert says(text, "race-stands-and-seeks", **stands)
    for turned, what in (("left", ring(9)), ("sharp-left", "Ann"), ("back", ring(8))):
        assert say("race-in-directions", directions=say(f"race-turned-{turned}"), what=what) in text


def ring(number: int) -> str:
    return say("race-ring", ring=number)


def ends(name: str) -> str:
    return say("race-ends", place=space(name))


def bonks(what: str, name: str, facing: str) -> str:
    """After one step."""
    return say("race-bonks", what=what, count=1, place=space(name), facing=compass(facing))


def bonks_at_once(what: str, facing: str) -> str:
    return say("race-bonks-at-once", what=what, facing=compass(facing))


FATES = [
    (at(5, -1, "n"), 36, ends("I7")),
    (at(5, -1, "n"), 52, bonks("Ann", "J10", "s")),
    (at(5, -2, "n"), 52, bonks_at_once("Ann", "s")),
    (at(5, -1, "n"), 8, say("race-enters-ring", ring=9)),
    (at(6, -3, "n"), 7, ends("J8")),
    (at(6, -3, "n"), 11, listed(say("race-touches", buoy="B"), ends("K5"))),
    (at(6, -2, "n"), 11, say("race-ends-on-new-buoy", buoy="B")),
    (at(0, 2, "n"), 52, bonks(say("race-drain"), "E11", "s")),
    (at(0, 2, "n", ALL_BUOYS), 52, say("race-wins")),
    (at(5, 0, "s"), 52, bonks_at_once(say("race-edge"), "n")),
]


@pytest.mark.parametrize(("ducky", "card", "fate"), FATES, ids=[f"{card} {fate[-30:]}" for _, card, fate in FATES])
def test_a_hand_tells_what_each_card_does(ducky: Any, card: int, fate: str) -> None:
    cookie = ASIDE if card == 7 else at(5, -3, "n")
    text = hand_alt(race(ducky, cookie, hands=[[card, 2, 3], LATER]).view(0), NAMES)
    assert says(text, "race-card", number=card, paths=say("race-path-ends", path=ANYTHING, fate=fate))


def test_paths_are_lettered_in_the_hand_as_they_will_be_asked() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    bonked = bonks("Ann", "J10", "sw")
    left, right = swum("left", "right"), swum("right", "left")
    fates = say("race-path-ends", path=left, fate=ends("I9")), say("race-path-ends", path=right, fate=bonked)
    one, other = [say("race-path", letter=letter, what=fate) for letter, fate in zip("AC", fates, strict=True)]
    paths = say("list-semicolon", one=one, other=other)
    assert say("race-card-paths", number=42, paths=paths) in hand_alt(game.view(0), NAMES)
    pick(game, 42, 54)
    text = board_alt(game.view(None), NAMES)
    assert say("race-asked-path", who="Max", card=42, whom=say("race-their-ducky")) in text
    facing_north = say("race-ends-facing", fate=ends("I9"), facings=compass("n"))
    assert say("race-option", letter="A", what=say("race-path-ends", path=left, fate=facing_north)) in text
    assert say("race-option", letter="C", what=fates[1]) in text


def swum(turned: str, facing: str) -> str:
    """One step ahead, one to this side, and the way it faces then."""
    steps = listed(say("race-turned-ahead"), say(f"race-turned-{turned}"))
    return say("race-then-face", steps=steps, facings=say(f"race-turned-{facing}"))


@for_each(sorted(CARDS))
def test_what_is_told_of_a_card_comes_true(card: int) -> None:
    """Once the card is played, the ducky stands where the hand said it would."""
    for ducky in (at(5, -1, "n"), at(1, 0, "se", "AB"), at(3, -3, "sw")):
        game = race(ducky, ASIDE, hands=[[card, 53, 52], [51, 49, 54]])
        told = hand_alt(game.view(0), NAMES)
        sentence = re.search(
            f"{pattern_of('race-card', number=card)}|{pattern_of('race-card-paths', number=card)}", told
        )
        assert sentence
        assert_told_true(game, card, sentence[0])


WITHOUT_PLACE = ("race-bonks-at-once", "race-enters-ring", "race-wins", "race-ends-on-new-buoy")


def assert_told_true(game: Race, card: int, told: str) -> None:
    paths = re.split(pattern_of("race-path", what=""), told)
    for number, path in enumerate(paths[1:] or paths):
        twin = game.copy()
        pick(twin, card, 54)
        if len(CARDS[card].paths) > 1:
            twin.play(0, f"path {number + 1}")
        swims = [event.facts["route"] for event in twin.view(0).events if event.kind == "swim" and event.seat == 0]
        route = swims[-1]
        assert isinstance(route, tuple)
        q, r = BOARD.spaces[int(route[-1])]
        name = f"{chr(ord('A') + q + 4)}{2 * r + q + 9}"
        if ends := re.search(PLACE, path):
            assert name in ends.groups()
        else:
            assert any(says(path, each) for each in WITHOUT_PLACE), path


def test_tokens_are_told_to_who_holds_them() -> None:
    duckies = [at(5, -1, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    game = advanced(*duckies, hands=[[1, 2, 3, 4], [51, 52, 53, 54]], tokens=[["paddle", "spin"], []])
    mine = [say(f"race-token-{token}") for token in ("draw-3", "paddle", "spin")]
    assert says(hand_alt(game.view(0), NAMES), "race-your-tokens", tokens=ANYTHING.join(["", *mine, ""]))
    assert say("race-token-paddle") not in hand_alt(game.view(1), NAMES)
    counts = [say("race-count-with-blue", who=who, count=count) for who, count in (("Max", 2), ("Ann", 0))]
    assert say("race-tokens-held", counts=listed(*counts)) in board_description(game.view(1), NAMES)


def test_a_card_drawn_into_an_empty_hand_is_told_to_its_owner_alone() -> None:
    game, _ = run_out_on_a_buoy()
    told = say("race-asked-you-drawn", card=10, whom=say("race-your-ducky"))
    assert hand_alt(game.view(0), NAMES).startswith(told)
    assert hand_headline(game.view(0), ENGLISH) == say("race-head-hand-drawn")
    public = board_alt(game.view(None), NAMES)
    assert say("race-asked-extra", who="Max", whom=say("race-their-ducky")) in public
    assert say("race-news-draw") in public
    assert "10" not in public


def test_a_hand_that_was_changed_since_is_asked_about_like_any_other() -> None:
    mine = (at(1, -1, "n"), at(1, 0, "n"))
    hands, deck = [[20, 52], [45, 48, 51, 54]], [10, 11, 12, 13, 14, 15, 16]
    game = advanced(*mine, at(-3, 0, "n"), at(-4, 3, "n"), hands=hands, deck=deck)
    play(game, (0, "pick a 20"), (0, "pick b 52"), (1, "pick a 45"), (1, "pick b 48"), (0, "face n"))
    assert says(hand_alt(game.view(0), NAMES), "race-asked-you-drawn", card=10)
    game.play(0, "draw-3")
    for card in (10, 11, 12):
        game.play(0, f"discard {card}")
    text = hand_alt(game.view(0), NAMES)
    assert says(text, "race-asked-you-extra")
    assert hand_headline(game.view(0), ENGLISH) == say("race-head-hand-extra")
    assert not says(text, "race-asked-you-drawn")


def test_the_cards_still_to_move_are_told_also_while_a_higher_one_is_played() -> None:
    duckies = [at(1, -1, "n", "A"), at(-3, 0, "n"), at(-4, 2, "n"), at(-4, 3, "n")]
    game = advanced(*duckies, hands=[[20, 51, 4], [21, 22, 23], [45, 47, 48], [46, 49, 50]])
    pick(game, 20, 21, 45, 46)
    play(game, (0, "face n"), (0, "play 51"))
    assert (game.unanswered()[0].ask, game.laid[0]) == ("path", 51)
    cards = [say("race-laid-card", who=who, card=card) for who, card in (("Ann", 21), ("Bob", 45), ("Zoe", 46))]
    assert say("race-still-to-move", cards=joined(ENGLISH, cards, "then")) in board_alt(game.view(None), NAMES)


def test_who_leads_the_dog_is_told_what_the_cards_do_with_him() -> None:
    duckies = [at(5, -1, "n", ALL_BUOYS), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    game = advanced(*duckies, hands=[[5, 6, 7, 8], [51, 52, 53, 54]], dog=dog_at(5, -2, "s"), control=1)
    play(game, (0, "pick a 7"), (0, "pick b 8"), (1, "pick a 53"), (1, "pick b 54"))
    while game.prompts()[0].ask != "lead":
        prompt = next(p for p in game.prompts() if not p.standing)
        game.play(prompt.seat, prompt.default or "")
    leader = game.prompts()[0].seat
    text = hand_alt(game.view(leader), NAMES)
    assert text.startswith(say("race-asked-you-lead"))
    assert says(text, "race-dog-led-by-you")


def test_what_happened_is_told() -> None:
    game = race(at(5, 0, "n"), at(5, -3, "n"), hands=[[26, 2, 3], LATER])
    pick(game, 26, 51)
    swam = re.compile(pattern_of("race-news-swim", card=26))
    bonked = say("race-news-bonk", what="Ann")
    assert re.search(f"{swam.pattern}.*{re.escape(bonked)}", board_alt(game.view(None), NAMES))


def test_the_long_description_names_every_space_once() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[1, 2, 3], LATER])
    text = board_description(game.view(None), NAMES)
    row = pattern_of("race-row", number="!", spaces="?").replace("!", r"(\d+)").replace(re.escape("?"), "(.*)")
    rows = dict(re.findall(f"^{row}$", text, re.MULTILINE))
    named = [f"{space.split()[0]}{row}" for row, spaces in rows.items() for space in spaces.split(", ")]
    assert sorted(named) == sorted(f"{chr(ord('A') + q + 4)}{2 * r + q + 9}" for q, r in BOARD.spaces)
    assert say("race-thing-in-row", column="J", what="Max") in rows["12"]
    assert say("race-thing-in-row", column="E", what=say("race-drain")) in rows["9"]


def test_who_has_won_hears_it() -> None:
    game = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert say("race-over", who="Max") in board_alt(game.view(None), NAMES)
    assert hand_alt(game.view(0), NAMES).startswith(say("race-you-won"))


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        hand_alt(race(ASIDE, at(5, -1, "n"), hands=[[1, 2, 3], LATER]).view(None), NAMES)


# Letters


@every_table
def test_options_carry_the_letters_of_their_place(table: Subject) -> None:
    for game, _ in moments(table, Random(f"letters {table}"), games=4):
        public, *_ = [*[p for p in game.prompts() if not p.standing], None]
        if public is None or public.secret:
            continue
        for text in (board_alt(game.view(None), NAMES), hand_alt(game.view(public.seat), NAMES)):
            for letter, move in lettered(public.moves, marks_of(public.moves)):
                kind, _, number = move.partition(" ")
                shown = {"ring": say("race-ring", ring=number), "first": say("race-option-card", number=number)}
                told = say("race-option", letter=letter, what=shown.get(kind, ""))
                end = "[^0-9]" if kind in shown else ""
                assert re.search(f"[.;?] {re.escape(told)}{end}", text), (move, text)


# Secrets


def board_texts(game: Game[Any], _: int | None) -> object:
    """What the board says from each view: it should always be what a spectator is told."""
    views = [game.view(seat) for seat in laws.viewers(game)]
    return [tell(view, NAMES) for tell in (board_alt, board_description) for view in views]


def hand_text(game: Game[Any], seat: int | None) -> object:
    return None if seat is None else hand_alt(game.view(seat), NAMES)


@every_table
def test_the_board_says_the_same_from_every_view(table: Subject) -> None:
    for game, names in moments(table, Random(f"alike {table}"), games=3):
        views = [game.view(seat) for seat in laws.viewers(game)]
        assert len({board_alt(view, names) for view in views}) == 1
        assert len({board_description(view, names) for view in views}) == 1


@in_games(2, 40)
@every_table
def test_the_boards_words_tell_no_secret(table: Subject, games: int) -> None:
    check_laws(table, board_texts, [None], Random(f"board {table}"), games=games, steps=8)


@in_games(2, 40)
@every_table
def test_a_hands_words_tell_its_owner_no_others_secret(table: Subject, games: int) -> None:
    check_laws(table, hand_text, list(range(table.seats)), Random(f"hand {table}"), games=games, steps=8)


def test_a_board_that_mentions_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def leak(view: Any, names: Any) -> str:
        return f"{alt.board_alt(view, names, ENGLISH)} {view.position.hand[:1]}"

    monkeypatch.setitem(globals(), "board_alt", leak)
    with pytest.raises(AssertionError, match=r"tells what it cannot know|told seat"):
        check_laws(TABLES[0], board_texts, [None], Random(1), games=4, steps=8)


def alts(game: Game[Any], names: tuple[str, ...]) -> list[str]:
    return [board_alt(game.view(None), names), *[hand_alt(game.view(seat), names) for seat in range(game.seated)]]
