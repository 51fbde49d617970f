"""All that a game shows and tells, in every language we speak: nothing is cut, and nothing is left in English."""

import re
from functools import cache
from random import Random

import pytest
from PIL import Image, ImageDraw

from engine import GAMES
from render import ARTISTS, TELLERS, Cast
from render.teller import LONGEST_LABEL
from render.text import writing
from render.text.breaking import GONE
from render.words.pages import LONGEST_TABLE
from render.words.sentences import LONGEST_ALT, length
from render.words.texts import ENGLISH, LANGUAGES, Texts, sources, texts
from tests.support.engine.laws import AnyGame, Subject
from tests.support.render.languages import OTHERS, entries, texts_in
from tests.support.render.tables import NAMES, moments, played_to_the_end, tables_of

PEOPLE = Cast(NAMES)
SAME = {"computer-names-easy", "computer-names-normal", "computer-names-hard"}
WIDE = ("de", "ja")  # what fits in these fits in others; in the long run, all are tried
SEVERAL = 3  # words in a row that no two languages share by chance
TABLES = [tables_of([kind])[-1] for kind in GAMES]  # the fullest of each game


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    ours, theirs = entries(ENGLISH), entries(language)
    left = [
        name
        for name in ours.keys() & theirs.keys() - SAME
        if len(re.findall(r"[A-Za-z]{2,}", words := " ".join(texts_in(ours[name][1])))) >= SEVERAL
        and words == " ".join(texts_in(theirs[name][1]))
    ]
    assert left == []


@cache
def alone(language: str) -> Texts:
    """Without English to fall back to. Read once, because that takes a while."""
    return Texts(language, sources(language))


@cache
def played(name: str, what: str, steps: int) -> tuple[list[AnyGame], AnyGame]:
    """Some moments, and the end of a game: played once, and shown in every language."""
    (table,) = [each for each in TABLES if str(each) == name]
    some = [game.copy() for game, _ in moments(table, Random(f"{what} {name}"), games=1, steps=steps)]
    return some, played_to_the_end(table, Random(f"{what} {name}"))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Whatever is written on a picture from now on, and was cut."""
    found, stamp = set[str](), writing._stamp

    def noted(words: str, size: float, weight: writing.Weight) -> writing.Stamp:
        if words.endswith(GONE):
            found.add(words)
        return stamp(words, size, weight)

    monkeypatch.setattr(writing, "_stamp", noted)
    return found


in_wide_languages = pytest.mark.parametrize(
    "language", [pytest.param(each, marks=[pytest.mark.long] * (each not in WIDE)) for each in LANGUAGES]
)


@pytest.mark.parametrize("steps", [pytest.param(2, id=""), pytest.param(8, marks=pytest.mark.long)])
@in_wide_languages
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pictures_have_room_for_every_language(table: Subject, language: str, steps: int, cut: set[str]) -> None:
    words, artist = alone(language), ARTISTS[table.kind.name]
    games, ended = played(str(table), "room", steps)
    for game in games:
        artist.board(game.view(None), PEOPLE, words)
        for seat in range(game.seated):
            artist.hand(game.view(seat), PEOPLE, words)
        for asked in game.prompts():
            artist.show_closeup(game.view(asked.seat), PEOPLE, words)
        if artist.details:
            artist.details(game.view(None), PEOPLE, words)
    over = ended.view(None)
    for draw in (artist.board, artist.result):
        if draw:
            draw(over, PEOPLE, words)
    assert cut == set()


@in_wide_languages
@pytest.mark.parametrize("kind", GAMES)
def test_lessons_and_figures_have_room_for_every_language(kind: str, language: str, cut: set[str]) -> None:
    words, artist = alone(language), ARTISTS[kind]
    for draw in {**artist.lessons, **artist.figures}.values():
        picture = draw(words)
        assert 0 < length(picture.alt) <= LONGEST_ALT
    assert cut == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_everything_is_told_in_every_language(table: Subject, language: str) -> None:
    """Without falling back to English, and within Discord's limits."""
    words, teller = alone(language), TELLERS[table.kind.name]
    games, ended = played(str(table), "told", steps=8)
    for game in games:
        view = game.view(None)
        teller.tell_turns(view, view.events, NAMES, words)
        assert 0 < len(teller.board(view, NAMES, words)) <= LONGEST_TABLE
        for asked in game.prompts():
            seen = game.view(asked.seat)
            assert teller.question(seen, asked, NAMES, words)
            labels = [teller.label(seen, asked, word, words) for word in asked.moves]
            assert max([*map(length, labels), 0]) <= LONGEST_LABEL
            assert 0 < len(teller.hand(seen, NAMES, words)) <= LONGEST_TABLE
    over = ended.view(None)
    assert teller.result(over, NAMES, words)


def test_a_cut_is_noticed(cut: set[str]) -> None:
    words, size = writing.shrunk("much too long for that", 40, 100)
    writing.write(ImageDraw.Draw(Image.new("L", (100, 50))), (50, 25), words, size, 255)
    assert cut == {words}


def test_what_is_spoken_is_found_by_what_discord_calls_it() -> None:
    assert {texts(each).language for each in ("de", "fr", "es-ES", "es-419", "pt-BR", "ja")} == {*OTHERS}
