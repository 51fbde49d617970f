"""Everyone looks the way they chose, and no two look alike."""

from hypothesis import given
from hypothesis import strategies as st

from engine.race import CONTENT, Race
from render import ARTISTS, CHARACTERS, Cast
from render.draw.cast import worn
from render.words.texts import texts

SEAT = st.none() | st.sampled_from(CHARACTERS) | st.text(max_size=8)


def test_who_chooses_nothing_gets_one_by_the_seat() -> None:
    assert worn(()) == worn((None, None)) == CHARACTERS


def test_who_chooses_gets_it_and_the_others_what_is_left() -> None:
    assert worn((None, "fireman", None))[:4] == ("sailor", "fireman", "pirate", "chef")


@given(st.lists(SEAT, max_size=8))
def test_no_two_look_the_same_whatever_was_chosen(chosen: list[str | None]) -> None:
    looks = worn(tuple(chosen))
    assert sorted(looks) == sorted(CHARACTERS)
    first = {name: seat for seat, name in reversed([*enumerate(chosen)])}
    assert all(looks[seat] == name for name, seat in first.items() if name in CHARACTERS)


def test_pictures_show_what_was_chosen() -> None:
    game, artist = Race.new(seats=2, seed="7" * 64), ARTISTS["race"]
    plain, dressed = Cast(("Max", "Ann")), Cast(("Max", "Ann"), (None, "wizard"))
    assert artist.board(game.view(None), plain, texts()) != artist.board(game.view(None), dressed, texts())
    assert artist.hand(game.view(1), plain, texts()) != artist.hand(game.view(1), dressed, texts())


def test_everybody_in_the_box_can_be_drawn() -> None:
    assert set(CONTENT.characters) == set(CHARACTERS)
