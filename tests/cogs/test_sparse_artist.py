"""An artist who draws only the board and the hand: what they can't draw is simply not shown."""

from collections.abc import Iterator
from random import Random

import pytest

from cogs.pages import Story, board_page
from cogs.pages.layout import drawn
from cogs.pages.lobby import setting_of
from data.store import Status
from engine import GAMES
from render import ARTISTS, Artist, Picture
from tests.support.cogs.tables import new, played, table_of

BOARD, HAND = Picture("board.png", b"a board", "the board"), Picture("hand.png", b"a hand", "the hand")
every_game = pytest.mark.parametrize("kind", GAMES)


@pytest.fixture(autouse=True)
def sparse(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for kind in GAMES:
        monkeypatch.setitem(ARTISTS, kind, Artist(lambda *_: BOARD, lambda *_: HAND))
    setting_of.cache_clear()
    yield
    setting_of.cache_clear()


@every_game
async def test_what_moved_is_shown_as_it_stands(kind: str) -> None:
    before = new(kind)
    after = played(before, 6, Random(1))
    page = board_page(table_of(after.game), Story(before.game.view(None)))
    assert not page.moving
    assert [file.filename for file in (await drawn(page)).files] == ["0-board.png"]


@every_game
async def test_a_result_has_no_replay(kind: str) -> None:
    match = played(new(kind), 40, Random(4))
    page = board_page(table_of(match.game, status=Status.STOPPED, reason="stopped"), Story(None, match.record))
    assert [file.filename for file in (await drawn(page)).files] == ["0-board.png"]


@every_game
async def test_a_game_that_is_won_ends_as_its_board(kind: str) -> None:
    match = played(new(kind), 20_000, Random(10))
    assert match.game.outcome
    page = board_page(table_of(match.game), Story(None, match.record))
    assert [file.filename for file in (await drawn(page)).files] == ["0-board.png"]


@every_game
def test_a_table_that_is_filling_up_shows_no_setting(kind: str) -> None:
    assert setting_of(kind, ()) is None
