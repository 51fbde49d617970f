"""Everyone looks the way they chose, and no two look alike."""

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from engine.players import LEVELS
from engine.race import CONTENT, Race
from render import ARTISTS, CHARACTERS, FACES, Cast
from render.draw.cast import worn
from render.draw.ducks import bottoms_up, from_above, portrait
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


def test_computers_look_like_their_level_and_people_as_they_would_without_them() -> None:
    easy, normal = FACES["easy"], FACES["normal"]
    assert worn((None, easy, None, easy, normal))[:5] == ("fireman", easy, "pirate", easy, normal)
    assert worn((easy, "fireman", None))[:3] == (easy, "fireman", "pirate")


def test_every_level_has_a_face_that_nobody_else_can_wear() -> None:
    assert (*FACES,) == LEVELS
    assert len({*FACES.values(), *CHARACTERS}) == len(LEVELS) + len(CHARACTERS)
    for sprites in ([drawn(character)[view] for character in (*CHARACTERS, *FACES.values())] for view in range(3)):
        assert len({sprite.tobytes() for sprite in sprites}) == len(sprites)


def drawn(character: str) -> tuple[Image.Image, ...]:
    """From above, from the side, and diving."""
    return from_above("pink", character, 0, 98), portrait("pink", character, 98), bottoms_up("pink", character, 98)


def test_pictures_show_what_was_chosen() -> None:
    game, artist = Race.new(seats=2, seed="7" * 64), ARTISTS["race"]
    plain, dressed = Cast(("Max", "Ann")), Cast(("Max", "Ann"), (None, "wizard"))
    assert artist.board(game.view(None), plain, texts()) != artist.board(game.view(None), dressed, texts())
    assert artist.hand(game.view(1), plain, texts()) != artist.hand(game.view(1), dressed, texts())


def test_everybody_in_the_box_can_be_drawn() -> None:
    assert set(CONTENT.characters) == set(CHARACTERS)
