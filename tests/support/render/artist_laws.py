"""What every artist's pictures must keep, whatever the game. A check that fails says what broke.

A law takes an artist, a table to draw, chance, and in how many games to look. What an artist can't draw isn't held
against them.
"""

from collections.abc import Callable, Mapping
from io import BytesIO
from random import Random
from typing import Any, Protocol

import pytest
from PIL import Image, ImageChops, ImageStat

from engine import Event, Game
from render import TELLERS, Artist, Cast, Picture
from render.artist import AnyView
from render.text import writing
from render.words.people import shown_names
from render.words.sentences import LONGEST_ALT, length
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.render.any_names import casts
from tests.support.render.tables import ENGLISH, NAMES, check_laws, moments, played_to_the_end

PEOPLE = Cast(NAMES)
WIDE, ON_A_PHONE = 1200, 400  # pixels
LEAST_TEXT = 7.5  # pixels tall there
SIGN = 3  # letters at most
HEAVIEST, HEAVIEST_EPISODE, HEAVIEST_REPLAY = 120 * 1024, 400 * 1024, 1024 * 1024  # bytes
HEAVIEST_RESULT = 150 * 1024
SHORTEST, LONGEST, LONGEST_REPLAY = 2000, 6000, 15_000  # milliseconds
MOVES = 12  # of an episode
FIGURE = 500  # pixels that one is wide at least: about what Discord shows beside a text
IN_SMALL = (48, 40)  # pixels, where two sizes of the same picture look alike
ALIKE = 6  # on average, of 255


class Law(Protocol):
    def __call__(self, artist: Artist, table: Subject, rng: Random, games: int = 1) -> None: ...


# What can be sent


def is_sent_and_seen_on_a_phone(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    for game, names in moments(table, rng, games=games, steps=4):
        check_still(artist.board(game.view(None), Cast(names), ENGLISH))
        for seat in range(game.seated):
            check_still(artist.hand(game.view(seat), Cast(names), ENGLISH))
            check_closeup(artist, game.view(seat), Cast(names))
        if artist.details:
            check_still(artist.details(game.view(None), Cast(names), ENGLISH))
    if artist.setting:  # which is the same at every moment of a game
        for _ in range(games + 1):
            check_still(artist.setting(laws.somewhere_in_a_game(table, rng).view(None), ENGLISH))


def check_closeup(artist: Artist, view: AnyView, cast: Cast) -> None:
    """It leaves room for the question and its buttons on the same screen."""
    if artist.closeup and any([each.seat == view.seat and each.moves for each in view.waiting]):
        picture = artist.closeup(view, cast, ENGLISH)
        check_still(picture)
        image = Image.open(BytesIO(picture.data))
        assert image.width / image.height >= 1.4, "with its buttons it's more than a screen"


def check_still(picture: Picture, heaviest: int = HEAVIEST) -> None:
    image = Image.open(BytesIO(picture.data))
    assert image.format == "PNG"
    assert image.width == WIDE
    assert image.width / image.height >= 1.1, "some phones crop what is square"
    assert image.height >= 400, "too flat to be seen"
    assert len(picture.data) <= heaviest
    check_alt(picture)


def words_can_be_read_on_a_phone(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    """There a picture is some 400 pixels wide. Signs of a letter or two, and names, are seen elsewhere as well."""
    written = dict[str, float]()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(writing, "_stamp", noting(written, writing._stamp))
        for game, _ in moments(table, rng, games=games, steps=4):
            artist.board(game.view(None), PEOPLE, ENGLISH)
            for seat in range(game.seated):
                artist.hand(game.view(seat), PEOPLE, ENGLISH)
            if artist.details:
                artist.details(game.view(None), PEOPLE, ENGLISH)
    small = {text: size for text, size in written.items() if size * ON_A_PHONE / WIDE < LEAST_TEXT}
    assert not {text: size for text, size in small.items() if is_word(text)}, "too small on a phone"


def noting(written: dict[str, float], stamp: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but the smallest size of each text is noted."""

    def noted(text: str, size: float, weight: writing.Weight) -> Any:
        written[text] = min(size, written.get(text, size))
        return stamp(text, size, weight)

    return noted


def is_word(text: str) -> bool:
    called = text.partition(" (")[0].rstrip("…")
    return len(text) > SIGN and not any([name.startswith(called) for name in NAMES])


def check_alt(picture: Picture) -> None:
    assert 0 < length(picture.alt) <= LONGEST_ALT


def draws_whatever_people_are_called(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    for cast in casts(rng, 3 * games):
        game = laws.somewhere_in_a_game(table, rng)
        check_still(artist.board(game.view(None), cast, ENGLISH))
        seat = rng.randrange(game.seated)
        check_still(artist.hand(game.view(seat), cast, ENGLISH))
        check_alt(artist.show_closeup(game.view(seat), cast, ENGLISH))


def lessons_are_pages_of_how_to_play_and_always_the_same(
    artist: Artist, table: Subject, rng: Random, games: int = 1
) -> None:
    """A lesson that no page has would never be seen. They're kept, so a game must not show through them."""
    assert artist.lessons.keys() <= {lesson.name for lesson in TELLERS[table.kind.name].lessons}
    for draw in artist.lessons.values():
        first = draw(ENGLISH)
        check_still(first)
        for _ in range(games):
            artist.board(laws.somewhere_in_a_game(table, rng).view(None), PEOPLE, ENGLISH)
            assert draw(ENGLISH) == first


def figures_are_light_and_always_the_same(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    """There may be several on a page of the rules. They're kept like lessons."""
    for draw in artist.figures.values():
        first = draw(ENGLISH)
        image = Image.open(BytesIO(first.data))
        assert image.format == "PNG"
        assert FIGURE <= image.width <= WIDE
        assert image.width / image.height >= 1.1
        assert len(first.data) <= HEAVIEST
        check_alt(first)
        for _ in range(games):
            artist.board(laws.somewhere_in_a_game(table, rng).view(None), PEOPLE, ENGLISH)
            assert draw(ENGLISH) == first


# What is nobody's business


def board_tells_no_secret(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    check_laws(table, board_of(artist), [None], rng, games=games, steps=4)


def board_is_the_same_from_every_view(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    see = board_of(artist)
    for game, _ in moments(table, rng, games=games, steps=3):
        assert len({see(game, seat) for seat in laws.viewers(game)}) == 1


def hand_tells_no_others_secret(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    check_laws(table, hand_of(artist), list(range(table.seats)), rng, games=games, steps=3)


def closeup_tells_no_others_secret(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    if artist.closeup:
        check_laws(table, closeup_of(artist), list(range(table.seats)), rng, games=games, steps=3)


def spectator_has_no_hand(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    for _ in range(games):
        with pytest.raises(ValueError, match="spectator"):
            artist.hand(laws.somewhere_in_a_game(table, rng).view(None), PEOPLE, ENGLISH)


Seen = Callable[[Game[Any], int | None], Picture]


def details_tell_no_secret(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    """And are the same from every view."""
    if artist.details is None:
        return
    check_laws(table, details_of(artist), [None], rng, games=games, steps=3)
    for game, _ in moments(table, rng, games=games, steps=3):
        assert len({details_of(artist)(game, seat) for seat in laws.viewers(game)}) == 1


def details_of(artist: Artist) -> Seen:
    assert artist.details
    draw = artist.details
    return lambda game, seat: draw(game.view(seat), PEOPLE, ENGLISH)


def board_of(artist: Artist) -> Seen:
    return lambda game, seat: artist.board(game.view(seat), PEOPLE, ENGLISH)


def hand_of(artist: Artist) -> Seen:
    return lambda game, seat: artist.hand(game.view(seat), PEOPLE, ENGLISH)


def closeup_of(artist: Artist) -> Seen:
    return lambda game, seat: artist.show_closeup(game.view(seat), PEOPLE, ENGLISH)


# What moves


def episode_plays_once_and_ends_as_the_board(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    if not artist.episode:
        return
    for _ in range(games):
        game = laws.somewhere_in_a_game(table, rng)
        before, events, after = some_moves(game, rng, MOVES)
        assert artist.stirs is None or isinstance(artist.stirs(events), bool)
        picture = artist.episode(before, events, after, PEOPLE, ENGLISH)
        check_animation(picture, HEAVIEST_EPISODE, SHORTEST, LONGEST)
        check_ending(picture, artist.board(after, PEOPLE, ENGLISH))


def replay_is_short_and_ends_as_the_board(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    if not artist.replay:
        return
    for cast in casts(rng, games):
        before, events, after = some_moves(table.new(rng), rng, 100 * MOVES)
        picture = artist.replay(before, events, after, cast, ENGLISH)
        check_animation(picture, HEAVIEST_REPLAY, SHORTEST, LONGEST_REPLAY)
        check_ending(picture, artist.board(after, cast, ENGLISH))


def some_moves(game: Game[Any], rng: Random, most: int) -> tuple[AnyView, list[Event], AnyView]:
    """How it was, what happened, and how it is: all as a spectator sees it, when nothing is asked any more."""
    before, events = game.view(None), list[Event]()
    for _ in range(most):
        if game.outcome is None:
            events += [event.seen_by(None) for event in game.play(*laws.randomly(game, rng))]
    return before, events, game.view(None)


def check_animation(picture: Picture, heaviest: int, shortest: int, longest: int) -> None:
    animation = Image.open(BytesIO(picture.data))
    assert animation.format == "GIF"
    assert "loop" not in animation.info, "it never ends"
    assert shortest <= lasting(animation) <= longest
    assert len(picture.data) <= heaviest
    check_alt(picture)


def lasting(animation: Image.Image) -> int:
    return sum([frame(animation, number).info.get("duration", 0) for number in range(frames_of(animation))])


def frames_of(animation: Image.Image) -> int:
    return int(getattr(animation, "n_frames", 1))


def frame(animation: Image.Image, number: int) -> Image.Image:
    animation.seek(number)
    return animation


def last_frame(animation: Image.Image) -> Image.Image:
    return frame(animation, frames_of(animation) - 1).convert("RGB")


def check_ending(moving: Picture, still: Picture) -> None:
    """Sizes differ, so they are compared in small."""
    images = [last_frame(Image.open(BytesIO(moving.data))), Image.open(BytesIO(still.data)).convert("RGB")]
    one, other = (image.resize(IN_SMALL, Image.Resampling.BOX) for image in images)
    assert max(ImageStat.Stat(ImageChops.difference(one, other)).mean) <= ALIKE, "it ends as something else"


# What is shown in the end


def result_shows_everyone_and_tells_who_won(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    """Whatever people are called, and the same to all of them."""
    if not artist.result:
        return
    for cast in [PEOPLE, *casts(rng, games)]:
        game = played_to_the_end(table, rng)
        assert game.outcome
        pictures = {artist.result(game.view(seat), cast, ENGLISH) for seat in laws.viewers(game)}
        assert len(pictures) == 1, "it tells a secret"
        picture = pictures.pop()
        check_still(picture, HEAVIEST_RESULT)
        letters = [look.letter for look in TELLERS[table.kind.name].looks]
        people = shown_names(cast.names, letters[: game.seated], ENGLISH)
        assert all([name in picture.alt for name in people])
        first = min(range(game.seated), key=lambda seat: picture.alt.index(people[seat]))
        assert cast is not PEOPLE or first in game.outcome.winners, "the winner comes first"


def there_is_no_result_before_the_end(artist: Artist, table: Subject, rng: Random, games: int = 1) -> None:
    if not artist.result:
        return
    for _ in range(games):
        with pytest.raises(ValueError, match="not over"):
            artist.result(laws.somewhere_in_a_game(table, rng).view(None), PEOPLE, ENGLISH)


LAWS: Mapping[str, Law] = {
    law.__name__: law
    for law in (
        is_sent_and_seen_on_a_phone,
        words_can_be_read_on_a_phone,
        draws_whatever_people_are_called,
        lessons_are_pages_of_how_to_play_and_always_the_same,
        figures_are_light_and_always_the_same,
        board_tells_no_secret,
        board_is_the_same_from_every_view,
        hand_tells_no_others_secret,
        closeup_tells_no_others_secret,
        details_tell_no_secret,
        spectator_has_no_hand,
        episode_plays_once_and_ends_as_the_board,
        replay_is_short_and_ends_as_the_board,
        result_shows_everyone_and_tells_who_won,
        there_is_no_result_before_the_end,
    )
}
