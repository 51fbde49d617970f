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
from render.race.words.names import CHOICE_LETTERS
from render.words.letters import lettered
from render.words.sentences import LONGEST_ALT, length
from tests.engine import laws
from tests.engine.laws import Subject
from tests.engine.race.position import ALL_BUOYS, ASIDE, BOARD, LATER, advanced, at, dog_at, pick, play, race
from tests.render.race.tables import TABLES, every_table
from tests.render.tables import ENGLISH, NAMES, WEIRD_NAMES, check_laws, in_games, moments


def board_alt(view: Any, names: Sequence[str]) -> str:
    return alt.board_alt(view, names, ENGLISH)


def board_description(view: Any, names: Sequence[str]) -> str:
    return alt.description(view, names, ENGLISH)


def hand_alt(view: Any, names: Sequence[str]) -> str:
    return alt.hand_alt(view, names, ENGLISH)


# Length


@every_table
def test_no_text_is_ever_too_long_whatever_people_are_called(table: Subject) -> None:
    for game, names in moments(table, Random(f"length {table}"), games=5):
        for text in alts(game, names):
            assert 0 < length(text) <= LONGEST_ALT
        assert 0 < len(board_description(game.view(None), names)) <= alt.LONGEST_DESCRIPTION


@pytest.mark.parametrize("every", [pytest.param(10, id=""), pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("layout", BOARDS)
def test_every_board_is_told_from_beginning_to_end(layout: str, every: int) -> None:
    table = TABLES[0]._replace(seats=3, options={"rules": "advanced", "board": layout})
    rng = Random(layout)
    game = table.new(rng)
    while game.outcome is None:
        laws.play_at_random(game, rng, moves=every)
        assert length(board_alt(game.view(None), WEIRD_NAMES[1])) <= LONGEST_ALT
    assert "The race is over: " in board_alt(game.view(None), NAMES)
    assert len(board_description(game.view(None), WEIRD_NAMES[1])) <= alt.LONGEST_DESCRIPTION


@every_table
def test_however_long_the_names_every_ducky_and_every_option_is_told(table: Subject) -> None:
    for game, _ in moments(table, Random(f"room {table}"), games=5):
        text = board_alt(game.view(None), WEIRD_NAMES[1])
        stand = len(re.findall(r" is (?:at|on (?:ring|buoy)|in the drain)|not on the board yet", text))
        assert stand >= len(game.view(None).position.duckies)
        for asked in game.view(None).waiting:
            assert all(f"{letter}: " in text for letter, _ in lettered(asked.moves, CHOICE_LETTERS))


@every_table
def test_every_text_is_whole_sentences_on_one_line(table: Subject) -> None:
    for game, _ in moments(table, Random(f"whole {table}"), games=4):
        for text in alts(game, NAMES):
            assert re.search(r"[.!]$", text)
            assert "\n" not in text
            assert not re.search(r"\.\.| \.|  |, ,|\{|\}| ;", text), text


# Truth


def test_a_ducky_is_told_with_place_facing_what_is_ahead_and_the_way_to_its_buoys() -> None:
    game = race(at(5, -1, "n", "A"), at(5, -2, "s", "B"), hands=[[42, 2, 3], LATER])
    text = board_alt(game.view(None), NAMES)
    assert "Max is at J12, facing north, Ann ahead; has buoy R; buoy G is 6 steps south-west, B 3 north." in text
    assert "Ann is at J10, facing south, Max ahead; has buoy G;" in text
    assert "Buoy R at F4, G at D14, B at K7, the drain at E9." in text


def test_a_ducky_with_all_three_buoys_is_told_the_way_to_the_drain() -> None:
    game = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[1, 2, 3], LATER])
    assert "has all three buoys; the drain is 2 steps north." in board_alt(game.view(None), NAMES)
    assert "the drain at E9: 2 steps north" in hand_alt(game.view(0), NAMES)


def test_the_dog_is_told_when_he_is_on_the_board() -> None:
    duckies = [at(5, -1, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    hands = [[1, 2, 3, 4], [51, 52, 53, 54]]
    with_dog = advanced(*duckies, hands=hands, dog=dog_at(5, -2, "s"), control=1)
    without = advanced(*duckies, hands=hands)
    assert "The dog is at J10, facing south, Max's ducky a ahead; Ann leads him." in board_alt(
        with_dog.view(None), NAMES
    )
    assert "dog" not in board_alt(without.view(None), NAMES).casefold()


def test_a_hand_tells_what_is_around_the_ducky() -> None:
    game = race(at(5, -1, "se"), at(5, -2, "s"), hands=[[1, 2, 3], LATER])
    text = hand_alt(game.view(0), NAMES)
    assert "Your ducky is at J12, facing south-east;" in text
    assert "left is ring 9" in text
    assert "sharp left is Ann" in text
    assert "back is ring 8" in text


FATES = [
    (at(5, -1, "n"), 36, "Card 36: ahead, left, right, then face left or right: ends at I7."),
    (at(5, -1, "n"), 52, "Card 52: 4 ahead, then face ahead: bonks on Ann after 1 step, at J10, facing south."),
    (at(5, -2, "n"), 52, "Card 52: 4 ahead, then face ahead: bonks on Ann at once, facing south."),
    (at(5, -1, "n"), 8, "Card 8: right, then face right or ahead: enters ring 9."),
    (at(6, -3, "n"), 7, "Card 7: left, then face left or ahead: ends at J8."),
    (at(6, -3, "n"), 11, "Card 11: 2 ahead, then face back, sharp left or sharp right: touches buoy B, ends at K5."),
    (at(6, -2, "n"), 11, "touches buoy B and ends there with another card to play."),
    (at(0, 2, "n"), 52, "bonks on the drain after 1 step, at E11, facing south."),
    (at(0, 2, "n", ALL_BUOYS), 52, "Card 52: 4 ahead, then face ahead: goes down the drain: wins."),
    (at(5, 0, "s"), 52, "Card 52: 4 ahead, then face ahead: bonks on the edge at once, facing north."),
]


@pytest.mark.parametrize(("ducky", "card", "told"), FATES, ids=[f"{card} {told[-30:]}" for _, card, told in FATES])
def test_a_hand_tells_what_each_card_does(ducky: Any, card: int, told: str) -> None:
    cookie = ASIDE if card == 7 else at(5, -3, "n")
    assert told in hand_alt(race(ducky, cookie, hands=[[card, 2, 3], LATER]).view(0), NAMES)


def test_paths_are_lettered_in_the_hand_as_they_will_be_asked() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    assert (
        "Card 42, path A: ahead, left, then face right: ends at I9; "
        "path C: ahead, right, then face left: bonks on Ann after 1 step, at J10, facing south-west."
    ) in hand_alt(game.view(0), NAMES)
    pick(game, 42, 54)
    text = board_alt(game.view(None), NAMES)
    assert "Max chooses a path of card 42 for their ducky." in text
    assert "A: ahead, left, then face right: ends at I9, facing north;" in text
    assert "C: ahead, right, then face left: bonks on Ann after 1 step, at J10, facing south-west." in text


@pytest.mark.parametrize("card", sorted(CARDS))
def test_what_is_told_of_a_card_comes_true(card: int) -> None:
    """Once the card is played, the ducky stands where the hand said it would."""
    for ducky in (at(5, -1, "n"), at(1, 0, "se", "AB"), at(3, -3, "sw")):
        game = race(ducky, ASIDE, hands=[[card, 53, 52], [51, 49, 54]])
        told = hand_alt(game.view(0), NAMES)
        assert_told_true(game, card, next(text for text in told.split(". ") if text.startswith(f"Card {card}")))


def assert_told_true(game: Race, card: int, told: str) -> None:
    paths = re.split(r"; path |, path ", told)
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
        ends = re.search(r"(?:ends(?: on \w+ \w)?|steps?,(?: on \w+ \w)?) at (\w+)", path)
        if ends:
            assert ends[1] == name
        else:
            assert re.search(r"at once|enters ring|wins|ends there", path), path


def test_tokens_are_told_to_who_holds_them() -> None:
    duckies = [at(5, -1, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    game = advanced(*duckies, hands=[[1, 2, 3, 4], [51, 52, 53, 54]], tokens=[["paddle", "spin"], []])
    assert re.search(r"Your tokens: Draw 3.*, Paddle.* and Spin", hand_alt(game.view(0), NAMES))
    assert "Paddle" not in hand_alt(game.view(1), NAMES)
    assert "Tokens held: Max 2 and Draw 3, Ann 0 and Draw 3." in board_description(game.view(1), NAMES)


def test_who_leads_the_dog_is_told_what_the_cards_do_with_him() -> None:
    duckies = [at(5, -1, "n", ALL_BUOYS), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    game = advanced(*duckies, hands=[[5, 6, 7, 8], [51, 52, 53, 54]], dog=dog_at(5, -2, "s"), control=1)
    play(game, (0, "pick a 7"), (0, "pick b 8"), (1, "pick a 53"), (1, "pick b 54"))
    while game.prompts()[0].ask != "lead":
        prompt = next(p for p in game.prompts() if not p.standing)
        game.play(prompt.seat, prompt.default or "")
    leader = game.prompts()[0].seat
    text = hand_alt(game.view(leader), NAMES)
    assert text.startswith("Lead the dog")
    assert "the dog " in text
    assert "you lead him" in text


def test_what_happened_is_told() -> None:
    game = race(at(5, 0, "n"), at(5, -3, "n"), hands=[[26, 2, 3], LATER])
    pick(game, 26, 51)
    assert "Max swam from J14 to J10 with card 26 and bonked on Ann." in board_alt(game.view(None), NAMES)


def test_the_long_description_names_every_space_once() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[1, 2, 3], LATER])
    text = board_description(game.view(None), NAMES)
    rows = dict(re.findall(r"^Row (\d+): (.*)\.$", text, re.MULTILINE))
    named = [f"{space.split()[0]}{row}" for row, spaces in rows.items() for space in spaces.split(", ")]
    assert sorted(named) == sorted(f"{chr(ord('A') + q + 4)}{2 * r + q + 9}" for q, r in BOARD.spaces)
    assert "J (Max)" in rows["12"]
    assert "E (the drain)" in rows["9"]


def test_who_has_won_hears_it() -> None:
    game = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[52, 2, 3], LATER])
    pick(game, 52, 54)
    assert "The race is over: Max has won." in board_alt(game.view(None), NAMES)
    assert hand_alt(game.view(0), NAMES).startswith("The race is over: you have won!")


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
            for letter, move in lettered(public.moves, CHOICE_LETTERS):
                shown = {"face": "", "path": "", "ring": f"ring {move[5:]}\\b", "first": f"card {move[6:]}\\b"}
                assert re.search(rf"[.;] {letter}: {shown[move.split()[0]]}", text), (move, text)


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
