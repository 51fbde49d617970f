"""What every artist's pictures keep, whatever the game: size, weight, names, letters and secrets."""

import ast
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image

from engine import Game
from render import ARTISTS, Cast, Picture
from render.words.sentences import LONGEST_ALT, length
from tests.engine import laws
from tests.engine.laws import Subject
from tests.render.tables import ENGLISH, NAMES, TABLES, check_laws, every_table, moments

RENDER = Path(__file__).parents[2] / "render"
MODULES = [file for file in RENDER.rglob("*.py") if file.name != "samples.py"]  # which plays, to have views to draw
HEAVIEST = 120 * 1024


# Size and weight


@every_table
def test_every_picture_can_be_sent_and_seen_on_a_phone(table: Subject) -> None:
    for game, names in moments(table, Random(f"size {table}"), games=2, steps=4):
        artist = ARTISTS[game.name]
        check_picture(artist.setting(game.view(None), ENGLISH))
        check_picture(artist.board(game.view(None), Cast(names), ENGLISH))
        for seat in range(game.seated):
            check_picture(artist.hand(game.view(seat), Cast(names), ENGLISH))


def check_picture(picture: Picture) -> None:
    image = Image.open(BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.width == 1200
    assert image.width / image.height >= 1.1, "some phones crop what is square"
    assert image.height >= 400, "too flat to be seen"
    assert len(picture.data) <= HEAVIEST
    assert 0 < length(picture.alt) <= LONGEST_ALT


# Secrets


def board_seen(game: Game[Any], seat: int | None) -> Picture:
    return ARTISTS[game.name].board(game.view(seat), Cast(NAMES), ENGLISH)


def hand_seen(game: Game[Any], seat: int | None) -> Picture:
    return ARTISTS[game.name].hand(game.view(seat), Cast(NAMES), ENGLISH)


@every_table
def test_a_board_picture_tells_no_secret(table: Subject) -> None:
    check_laws(table, board_seen, [None], Random(f"board {table}"), games=2, steps=4)


@every_table
def test_a_board_picture_is_the_same_from_every_view(table: Subject) -> None:
    for game, _ in moments(table, Random(f"alike {table}"), games=1, steps=3):
        assert len({board_seen(game, seat) for seat in laws.viewers(game)}) == 1


@every_table
def test_a_hand_picture_tells_its_owner_no_others_secret(table: Subject) -> None:
    check_laws(table, hand_seen, list(range(table.seats)), Random(f"hand {table}"), games=1, steps=3)


@pytest.mark.long
@every_table
def test_no_picture_tells_a_secret_in_many_games(table: Subject) -> None:
    check_laws(table, board_seen, [None], Random(f"boards {table}"), games=30, steps=8)
    check_laws(table, hand_seen, list(range(table.seats)), Random(f"hands {table}"), games=30, steps=8)


def test_a_picture_that_shows_a_hand_is_caught() -> None:
    def leaky(game: Game[Any], _: int | None) -> bytes:
        return board_seen(game, 0).data + hand_seen(game, 0).data

    with pytest.raises(AssertionError, match=r"tells what it cannot know|told seat"):
        check_laws(TABLES[0], leaky, [None], Random(1), games=3, steps=8)


# Views only


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(RENDER)))
def test_pictures_are_made_from_views_never_from_games(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    games = {"Game", "GAMES", *[table.kind.__name__ for table in TABLES], "record", "load", "AnyGame"}
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    imported = {alias.name for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) for alias in node.names}
    assert not games & (names | imported)
    from_engine = [n for n in ast.walk(tree) if isinstance(n, ast.ImportFrom) and (n.module or "").startswith("engine")]
    for node in from_engine:
        depth = (node.module or "").count(".")
        assert depth <= 1, f"line {node.lineno}: only what a room of the engine shows to the outside"


def test_there_are_artists_and_modules_to_look_at() -> None:
    assert TABLES
    assert RENDER / "race" / "pictures" / "board.py" in MODULES
