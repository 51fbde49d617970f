"""Duck Race says nothing but messages: all that it says is there, all that is there is said, in whatever language."""

import re
from collections.abc import Iterable
from dataclasses import replace
from io import BytesIO
from random import Random

import pytest
from PIL import Image

from engine import Event
from engine.game import Frozen
from engine.race import BOARDS, CONTENT, EDGE, FACINGS, RANDOM_BOARDS, Position, Race, board_of
from engine.race.dog import FROM_DECK
from engine.race.game import RACE_ON
from engine.race.turns import DONE, GO, STOP
from render import ARTISTS, Cast
from render.race.words.alt import board_alt, hand_alt
from render.race.words.directions import TURNED
from render.race.words.headlines import ALL_AT_ONCE, headline
from render.race.words.news import PLAIN, WITH_FACTS
from render.teller import LONGEST_LABEL
from render.text import writing as text
from render.words.pages import LONGEST_TABLE
from render.words.sentences import LONGEST_ALT, length
from tests.support.each import assert_none
from tests.support.engine.laws import AnyGame, Subject
from tests.support.engine.race import ALL_BUOYS, ASIDE, LATER, advanced, at, dog_at, pick, race, run_out_on_a_buoy
from tests.support.engine.subjects import SUBJECTS
from tests.support.paths import ROOT
from tests.support.render.messages import STRANGE_LETTERS, Noting, messages_of, names_in, sentences_in, strange
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, moments
from tests.support.render.told import TELLER, all_told, race_moments

RENDER = ROOT / "render"
CODE = sorted({*RENDER.rglob("*.py")} - {*(RENDER / "studio").rglob("*.py")})  # which writes a log, for hosts
ASKED = Race.questions
SWIMS = ["swim", "walk", "paddle"]
MADE: dict[str, Iterable[str]] = {  # names that the code makes from parts: what may be filled in
    "race-asked-you-{}": [*ASKED, "blue"],
    "race-asked-{}": [*ASKED, "blue"],
    "race-board-{}": [*BOARDS, *RANDOM_BOARDS],
    "race-colour-{}": [look.colour for look in CONTENT.buoys],
    "race-compass-{}": FACINGS,
    "race-head-all-{}": ALL_AT_ONCE,
    "race-head-hand-{}": ASKED,
    "race-head-one-{}": ASKED - {*ALL_AT_ONCE},
    "race-log-{}": SWIMS,
    "race-news-{}": [*PLAIN, *WITH_FACTS, *SWIMS, "round", "shuffle"],
    "race-option-{}": [GO, DONE, STOP, FROM_DECK, RACE_ON],
    "race-option-{}-does": [GO, RACE_ON],
    "race-result-{}": ["home"],
    "race-shape-{}": [look.shape for look in CONTENT.buoys],
    "race-token-does-{}": CONTENT.tokens,
    "race-token-{}": CONTENT.tokens,
    "race-turned-{}": TURNED,
}
RACES = [subject for subject in SUBJECTS if subject.kind is Race]
RICH = (  # where most is said. If something isn't said there, the others follow
    "race-3-advanced-basin",
    "race-3-advanced-random-beginner-yes",
    "race-4-advanced-random-advanced",
    "race-2-beginner-random-moderate-yes",
    "race-3-beginner-tub",
    "race-4-advanced-random-beginner-yes",
)
FAR_NAMES = ("Жанна", "さくら", "Ελένη", "王芳")


# What the code says


def test_every_message_the_code_names_is_there_and_every_message_is_named() -> None:
    written, made = names_in(CODE, "race")
    assert made == MADE.keys()
    filled = {name.format(part) for name, parts in MADE.items() for part in parts}
    assert written | filled == messages_of("race.ftl")


def test_no_sentence_stands_in_the_code() -> None:
    assert_none(f"{file.relative_to(RENDER)}: {text}" for file in CODE for text in sentences_in(file))


def test_all_are_asked_at_once_what_the_engine_asks_all_at_once() -> None:
    assert {*ALL_AT_ONCE} == Race._together.keys()


def test_every_message_is_said_at_some_moment() -> None:
    noting, there = Noting(), messages_of("race.ftl")
    games = [*special_moments(), *[Race.new(seats=2, options={"board": board}, seed="7" * 64) for board in BOARDS]]
    for game in games:
        all_told(game, NAMES, noting)
    while_it_moves = replace(games[0].view(None), waiting=())
    headline(while_it_moves, NAMES, noting)
    TELLER.news(games[0].view(None), bonk_on_nobody_knows_whom(games[0]), NAMES, noting)
    races = sorted(RACES, key=from_rich)
    for game in (game for table in races for game in race_moments(table, Random(f"said {table}"), most=150)):
        if noting.said >= there:
            break
        all_told(game, NAMES, noting)
    said = {name for name in noting.said if name.startswith("race-")}
    assert said == there, "say it in told.py, or make a moment of its own in special_moments()"


def from_rich(table: Subject) -> int:
    return RICH.index(str(table)) if str(table) in RICH else len(RICH)


def special_moments() -> list[AnyGame]:
    """Rare ones: a ducky goes home; two equal tokens, a ducky on a buoy it hasn't touched, a dog nobody leads; one of
    two duckies goes home; a card is drawn into an empty hand; all paths bonk at once."""
    home = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[52, 2, 3], LATER])
    won = home.copy()
    pick(won, 52, 54)
    duckies = [at(6, -4, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    hands, tokens = [[1, 2, 3, 4], [51, 52, 53, 54]], [["paddle", "paddle"], ["keep-going", "spin", "swap"]]
    tokens_and_dog = advanced(*duckies, hands=hands, tokens=tokens, dog=dog_at(5, -2, "s"))
    won_by_one_of_two = tokens_and_dog.copy()
    won_by_one_of_two._win(0)
    blocked = race(at(5, -1, "n"), at(5, -2, "s"), hands=[[42, 2, 3], LATER])
    pick(blocked, 42, 54)
    return [home, won, tokens_and_dog, won_by_one_of_two, run_out_on_a_buoy()[0], blocked]


def bonk_on_nobody_knows_whom(game: AnyGame) -> list[Event]:
    """So long ago that what came after is forgotten: nobody is there now."""
    position: Position = game.view(None).position
    board, taken = board_of(position.board), {ducky.space for ducky in position.duckies}
    start = next(space for space, ways in enumerate(board.ahead) if ways[0] not in {EDGE, board.drain, *taken})
    swam = {"ducky": 0, "card": 1, "route": (board.ahead[start][3], start), "facing": "n"}
    return [Event(1, "swim", 0, Frozen(swam)), Event(2, "bonk", 0, Frozen({"ducky": 0, "at": start, "heading": "n"}))]


# In a language that nobody speaks


@every_table
def test_no_english_shows_in_another_language(table: Subject) -> None:
    for game, _ in moments(table, Random(f"strange {table}"), games=3, steps=6):
        for told in [*all_told(game, FAR_NAMES, strange()), *all_told(game, (), strange())]:
            assert_strange(told)


@every_table
def test_a_language_with_long_words_is_told_as_well(table: Subject) -> None:
    for game, names in moments(table, Random(f"long {table}"), games=3, steps=6):
        for seat in range(game.seated):
            assert 0 < length(hand_alt(game.view(seat), names, strange())) <= LONGEST_ALT
            assert 0 < len(TELLER.hand(game.view(seat), names, strange())) <= LONGEST_TABLE
        assert 0 < length(board_alt(game.view(None), names, strange())) <= LONGEST_ALT
        labels = [TELLER.label(game.view(p.seat), p, word, strange()) for p in game.prompts() for word in p.moves]
        assert max([*map(length, labels), 0]) <= LONGEST_LABEL


@pytest.mark.parametrize("table", TABLES[::4], ids=str)
def test_pictures_are_drawn_in_that_language(table: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    check_drawn([game.copy() for game, _ in moments(table, Random(f"drawn {table}"), games=2, steps=2)], monkeypatch)


def test_rare_pictures_are_drawn_in_that_language(monkeypatch: pytest.MonkeyPatch) -> None:
    check_drawn(special_moments(), monkeypatch)


def check_drawn(games: list[AnyGame], monkeypatch: pytest.MonkeyPatch) -> None:
    written = watched_writing(monkeypatch)
    artist, cast = ARTISTS["race"], Cast(FAR_NAMES)
    for game in games:
        view = game.view(None)
        pictures = [artist.board(view, cast, strange()), artist.hand(game.view(0), cast, strange())]
        pictures += [artist.show_episode(view, (), view, cast, strange())]
        pictures += [artist.result(view, cast, strange())] if view.outcome and artist.result else []
        for picture in pictures:
            assert Image.open(BytesIO(picture.data)).width >= 720
            assert_strange(picture.alt)
    assert any(any(letter in STRANGE_LETTERS for letter in words) for words in written)
    for words_drawn in written:
        assert_strange(words_drawn)


def watched_writing(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Everything written on pictures from now on."""
    written, lay = list[str](), text._laid.__wrapped__

    def noted(words: str, weight: text.Weight) -> object:
        written.append(words)
        return lay(words, weight)

    text._stamp.cache_clear()
    monkeypatch.setattr(text, "_laid", noted)
    return written


def assert_strange(told: str) -> None:
    """Only letters of choices, spaces, seats and buoys are plain: A, AB, J12; and a and b, of two duckies."""
    assert not re.search(r"[a-z]{2}|[c-z]|[A-Z]{3}", told), told


def test_english_that_shows_is_found() -> None:
    with pytest.raises(AssertionError):
        assert_strange(board_alt(special_moments()[0].view(None), FAR_NAMES, ENGLISH))
