"""All that a game shows and tells, in every language we speak: nothing is cut, and nothing is left in English."""

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from engine import GAMES
from render import ARTISTS, TELLERS, Cast
from render.teller import LONGEST_LABEL
from render.text import writing
from render.words.pages import LONGEST_TABLE
from render.words.sentences import LONGEST_ALT, length
from render.words.texts import ENGLISH, LANGUAGES, Texts, sources, texts
from tests.engine.laws import Subject
from tests.render.tables import NAMES, moments, played_to_the_end, tables_of
from tests.render.test_languages import OTHERS, entries, texts_in

PEOPLE = Cast(NAMES)
SAME = {  # names, signs, and words that are the same
    *[f"game-{kind}" for kind in GAMES],
}
SEVERAL = 3  # words in a row that no two languages share by chance

Telling = Callable[[Any, Texts], Iterator[str]]
TABLES = [tables[0] for kind in GAMES if (tables := tables_of([kind]))]
LARGEST = [tables[-1] for kind in GAMES if (tables := tables_of([kind]))]


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


def alone(language: str) -> Texts:
    """Without English to fall back to."""
    return Texts(language, sources(language))


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Whatever had to be cut from now on, to be written on a picture."""
    found, shorten = list[str](), writing._shortened
    writing.fitted.cache_clear()

    def noted(letters: list[str], kept: int) -> str:
        found.append("".join(letters))
        return shorten(letters, kept)

    monkeypatch.setattr(writing, "_shortened", noted)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", [*TABLES, *LARGEST], ids=str)
def test_pictures_have_room_for_every_language(table: Subject, language: str, cut: list[str]) -> None:
    words, artist = alone(language), ARTISTS[table.kind.name]
    for game, _ in moments(table, Random(f"room {table}"), games=2, steps=5):
        artist.board(game.view(None), PEOPLE, words)
        for seat in range(game.seated):
            artist.hand(game.view(seat), PEOPLE, words)
        for asked in game.prompts():
            artist.show_closeup(game.view(asked.seat), PEOPLE, words)
        if artist.details:
            artist.details(game.view(None), PEOPLE, words)
    over = played_to_the_end(table, Random(f"room {table}")).view(None)
    for draw in (artist.board, artist.result):
        if draw:
            draw(over, PEOPLE, words)
    assert cut == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAMES)
def test_lessons_and_figures_have_room_for_every_language(kind: str, language: str, cut: list[str]) -> None:
    words, artist = alone(language), ARTISTS[kind]
    for draw in {**artist.lessons, **artist.figures}.values():
        picture = draw(words)
        assert 0 < length(picture.alt) <= LONGEST_ALT
    assert cut == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("table", [*TABLES, *LARGEST], ids=str)
def test_everything_is_told_in_every_language(table: Subject, language: str) -> None:
    """Without falling back to English, and within Discord's limits."""
    words, teller = alone(language), TELLERS[table.kind.name]
    for game, _ in moments(table, Random(f"told {table}"), games=3, steps=8):
        view = game.view(None)
        teller.tell_turns(view, view.events, NAMES, words)
        assert 0 < len(teller.board(view, NAMES, words)) <= LONGEST_TABLE
        for asked in game.prompts():
            seen = game.view(asked.seat)
            assert teller.question(seen, asked, NAMES, words)
            labels = [teller.label(seen, asked, word, words) for word in asked.moves]
            assert max([*map(length, labels), 0]) <= LONGEST_LABEL
            assert 0 < len(teller.hand(seen, NAMES, words)) <= LONGEST_TABLE
    over = played_to_the_end(table, Random(f"told {table}")).view(None)
    assert teller.result(over, NAMES, words)


def test_a_cut_is_noticed(cut: list[str]) -> None:
    assert writing.shrunk("much too long for that", 40, 100)[0].endswith("…")
    assert cut


def test_what_is_spoken_is_found_by_what_discord_calls_it() -> None:
    assert {texts(each).language for each in ("de", "fr", "es-ES", "es-419", "pt-BR", "ja")} == {*OTHERS}
