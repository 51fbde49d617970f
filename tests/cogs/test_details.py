"""What doesn't fit on the board: a button where there is such a picture, and a private page for anyone."""

from random import Random

import pytest

from cogs.bot import Duckboard
from cogs.pages import board_page, hand_page
from cogs.pages.details import details_buttons, details_page
from cogs.pages.ids import Click
from cogs.pages.layout import drawn
from cogs.pages.model import Buttons, Page
from engine import GAMES
from playground import Playground
from playground.world import EPHEMERAL
from render import ARTISTS, TELLERS
from render.words.texts import texts
from tests.support.cogs.commands import press_added
from tests.support.cogs.driver import Company, Player, alt_texts
from tests.support.cogs.pages import drawings_of, text_of
from tests.support.cogs.tables import midway, new, table_of

ENGLISH = texts()
WITH_DETAILS = [kind for kind, artist in ARTISTS.items() if artist.details]
every_game = pytest.mark.parametrize("kind", GAMES)
with_details = pytest.mark.parametrize("kind", WITH_DETAILS)


def buttons_of(page: Page) -> list[str]:
    return [button.custom_id for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


@every_game
def test_there_is_a_button_where_there_is_something_to_see(kind: str) -> None:
    table = table_of(new(kind).game)
    click = Click("details", table.id).custom_id
    assert (click in buttons_of(board_page(table))) == (kind in WITH_DETAILS)
    assert all((click in buttons_of(hand_page(table, seat))) == (kind in WITH_DETAILS) for seat in table.seats)


@with_details
async def test_the_page_shows_the_picture_that_everyone_may_see(kind: str) -> None:
    table = table_of(midway(kind, 40, Random(1)).game)
    assert table.game is not None
    page = details_page(ENGLISH, table)
    assert len(drawings_of(page)) == 1
    view, files = await drawn(page)
    assert len(files) == 1
    assert all(seat.name in alt_texts(view.to_components())[0] for seat in table.seats)


@with_details
def test_without_an_artist_the_board_is_told(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(new(kind).game)
    assert table.game is not None
    monkeypatch.delitem(ARTISTS, kind)
    assert not details_buttons(table)
    board = TELLERS[kind].board(table.game.view(None), [seat.name for seat in table.seats], ENGLISH)
    assert text_of(details_page(ENGLISH, table)) == board


async def test_anyone_may_look_also_without_a_seat(bot: Duckboard, playground: Playground) -> None:
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", "Ben"], "details")
    await company.sit_down("ducktow")
    await company.play(3)
    cleo = Player(playground, "Cleo", company.channel)
    board = cleo.controls("hand")[0].message
    answer = await press_added(cleo, board, Click("details", company.number).custom_id)
    assert answer["flags"] & EPHEMERAL
    assert "Ada" in alt_texts(answer["components"])[0]
