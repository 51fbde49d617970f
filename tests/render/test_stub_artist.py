"""An artist who draws nothing but a coloured rectangle keeps every law; one who breaks a law is caught by it."""

from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from itertools import count, cycle
from random import Random

import pytest
from PIL import Image, ImageDraw

from engine import Event
from render import ARTISTS, TELLERS, Artist, Cast, Picture
from render.artist import AnyView
from render.draw.encode import gif, png
from render.draw.theme import COLOURS
from render.text.writing import write
from render.words.people import shown_names
from render.words.sentences import LONGEST_ALT
from render.words.standings import in_order
from render.words.texts import Texts
from tests.support.engine.laws import Subject
from tests.support.render.artist_laws import LAWS
from tests.support.render.tables import ENGLISH, shared_out, tables_of

KIND = "gallery"
TELLER = TELLERS[KIND]
TABLES = tables_of({KIND})
LARGE, SMALL = (1200, 800), (720, 480)


def rectangle(size: tuple[int, int], colour: str = "purple") -> Image.Image:
    return Image.new("RGB", size, COLOURS[colour])


def board(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    return Picture("board.png", png(rectangle(LARGE)), TELLER.board(view, cast.names, texts)[:LONGEST_ALT])


def hand(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    return Picture("hand.png", png(rectangle(LARGE, "white")), TELLER.hand(view, cast.names, texts)[:LONGEST_ALT])


def setting(view: AnyView, texts: Texts) -> Picture:
    return board(view, Cast(()), texts)


def result(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    if view.outcome is None:
        raise ValueError("the game is not over")
    people = shown_names(cast.names, [look.letter for look in TELLER.looks][: view.seated], texts)
    told = ", ".join([people[seat] for seat in in_order(view.outcome)])
    return Picture("result.png", png(rectangle(LARGE)), told)


def animated(frames: Sequence[str], milliseconds: int) -> Callable[..., Picture]:
    """Rectangles of these colours, each seen for so long."""

    def draw(_: AnyView, __: Sequence[Event], after: AnyView, cast: Cast, texts: Texts) -> Picture:
        pictures = [rectangle(SMALL, colour) for colour in frames]
        return board(after, cast, texts)._replace(data=gif(pictures, [milliseconds] * len(frames)))

    return draw


def lesson(*images: Image.Image) -> Callable[[Texts], Picture]:
    """Another image each time, if there are several."""
    pictures = cycle([Picture("lesson.png", png(image), "a lesson") for image in images])
    return lambda _: next(pictures)


MOVING = animated(["red", "purple"], 1000)
STUB = Artist(board, hand)
STUB_IN_MOTION = Artist(
    board,
    hand,
    setting,
    MOVING,
    bool,
    MOVING,
    board,
    result,
    {TELLER.lessons[0].name: lesson(rectangle(LARGE))},
    {"a figure": lesson(rectangle(SMALL))},
    board,
)


still_or_moving = pytest.mark.parametrize("artist", [STUB, STUB_IN_MOTION], ids=["still", "in motion"])


@still_or_moving
@pytest.mark.parametrize(("table", "law"), shared_out(TABLES, LAWS), ids=str)
def test_a_coloured_rectangle_keeps_every_law(table: Subject, artist: Artist, law: str) -> None:
    LAWS[law](artist, table, Random(f"{law} {table}"))


@pytest.mark.long
@still_or_moving
@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_coloured_rectangle_keeps_every_law_at_every_table(table: Subject, artist: Artist, law: str) -> None:
    LAWS[law](artist, table, Random(f"{law} {table}"))


def test_an_artist_needs_no_more_than_a_board_and_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARTISTS, KIND, STUB)
    assert tables_of(ARTISTS) != tables_of(ARTISTS.keys() - {KIND})
    view = TABLES[0].new(Random(1)).view(0)
    assert ARTISTS[KIND].board(view, Cast(("Max", "Ann", "Bob")), ENGLISH).data


def test_where_there_is_no_closeup_the_board_is_shown() -> None:
    view, cast = TABLES[0].new(Random(1)).view(0), Cast(("Max", "Ann", "Bob"))
    assert STUB.show_closeup(view, cast, ENGLISH) == board(view, cast, ENGLISH)
    assert STUB._replace(closeup=hand).show_closeup(view, cast, ENGLISH) == hand(view, cast, ENGLISH)


# Laws can be broken


def picture_of(image: Image.Image) -> Callable[[AnyView, Cast, Texts], Picture]:
    return lambda view, cast, texts: board(view, cast, texts)._replace(data=png(image))


def noise() -> Image.Image:
    return Image.effect_noise(LARGE, 100).convert("RGB")


def wordless(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    return board(view, cast, texts)._replace(alt="")


def only_ascii(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    "".join(cast.names).encode("ascii")
    return board(view, cast, texts)


def another_each_time() -> Callable[[AnyView, Cast, Texts], Picture]:
    drawn = count()
    return lambda view, cast, texts: board(view, cast, texts)._replace(alt=f"picture {next(drawn)}")


def with_the_hand(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    return board(view, cast, texts)._replace(alt=f"{view.position.hand}")


def for_anyone(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    return board(view, cast, texts)


def forever(*_: object) -> Picture:
    stream = BytesIO()
    first, second = rectangle(SMALL, "red"), rectangle(SMALL)
    first.save(stream, "GIF", save_all=True, append_images=[second], duration=1000, loop=0)
    return Picture("round.gif", stream.getvalue(), "again and again")


def standing(_: AnyView, __: Sequence[Event], after: AnyView, cast: Cast, texts: Texts) -> Picture:
    return board(after, cast, texts)


def told_of_the_result(image: Image.Image) -> Callable[[AnyView, Cast, Texts], Picture]:
    return lambda view, cast, texts: result(view, cast, texts)._replace(data=png(image))


def by_seats(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    """Whoever sits first is told first, winner or not."""
    losers = [name for seat, name in enumerate(cast.names) if seat not in view.outcome.winners] if view.outcome else []
    drawn = result(view, cast, texts)
    return drawn._replace(alt=f"{losers[0]} {drawn.alt}"[:LONGEST_ALT])


def with_small_print(view: AnyView, cast: Cast, texts: Texts) -> Picture:
    write(ImageDraw.Draw(Image.new("RGB", LARGE)), (0, 0), "Who is to read this?", 22, (0, 0, 0))
    return board(view, cast, texts)


def bad_artists() -> Iterator[tuple[str, str, Artist]]:
    """The law that is broken, how, and by whom."""
    sent = "is_sent_and_seen_on_a_phone"
    yield sent, "square", STUB._replace(board=picture_of(rectangle((1200, 1200))))
    yield sent, "flat", STUB._replace(hand=picture_of(rectangle((1200, 300))))
    yield sent, "small", STUB._replace(board=picture_of(rectangle(SMALL)))
    yield sent, "heavy", STUB._replace(board=picture_of(noise()))
    yield sent, "wordless", STUB._replace(board=wordless)
    yield sent, "animated", STUB._replace(setting=forever)
    yield sent, "tall", STUB._replace(closeup=picture_of(rectangle((1200, 1000))))
    yield "words_can_be_read_on_a_phone", "with small print", STUB._replace(board=with_small_print)
    yield "draws_whatever_people_are_called", "only ASCII", STUB._replace(board=only_ascii)
    lessons, page = "lessons_are_pages_of_how_to_play_and_always_the_same", TELLER.lessons[0].name
    yield lessons, "square", STUB._replace(lessons={page: lesson(rectangle((1200, 1200)))})
    yield lessons, "nobody's page", STUB._replace(lessons={"nobody's": lesson(rectangle(LARGE))})
    yield lessons, "another each time", STUB._replace(lessons={page: lesson(rectangle(LARGE), rectangle(LARGE, "red"))})
    figures = "figures_are_light_and_always_the_same"
    yield figures, "square", STUB._replace(figures={"a figure": lesson(rectangle((600, 600)))})
    yield figures, "tiny", STUB._replace(figures={"a figure": lesson(rectangle((400, 300)))})
    yield figures, "heavy", STUB._replace(figures={"a figure": lesson(noise())})
    yield figures, "another each time", STUB._replace(figures={"a": lesson(rectangle(LARGE), rectangle(LARGE, "red"))})
    yield "board_tells_no_secret", "another each time", STUB._replace(board=another_each_time())
    yield "board_is_the_same_from_every_view", "with the hand", STUB._replace(board=with_the_hand)
    yield "hand_tells_no_others_secret", "another each time", STUB._replace(hand=another_each_time())
    yield "closeup_tells_no_others_secret", "another each time", STUB._replace(closeup=another_each_time())
    yield "details_tell_no_secret", "another each time", STUB._replace(details=another_each_time())
    yield "details_tell_no_secret", "with the hand", STUB._replace(details=with_the_hand)
    yield "spectator_has_no_hand", "for anyone", STUB._replace(hand=for_anyone)
    episode, replay = "episode_plays_once_and_ends_as_the_board", "replay_is_short_and_ends_as_the_board"
    yield episode, "too short", STUB._replace(episode=animated(["red", "purple"], 100))
    yield episode, "too long", STUB._replace(episode=animated(["red", "purple"], 4000))
    yield episode, "another ending", STUB._replace(episode=animated(["purple", "red"], 1000))
    yield episode, "a still picture", STUB._replace(episode=standing)
    yield episode, "forever", STUB._replace(episode=forever)
    shown = "result_shows_everyone_and_tells_who_won"
    yield shown, "heavy", STUB._replace(result=told_of_the_result(noise()))
    yield shown, "without names", STUB._replace(result=wordless)
    yield shown, "another each time", STUB._replace(result=another_each_time())
    yield shown, "by seats", STUB._replace(result=by_seats)
    yield "there_is_no_result_before_the_end", "for any game", STUB._replace(result=board)
    yield replay, "too long", STUB._replace(replay=animated(["red", "purple"], 9000))
    yield replay, "another ending", STUB._replace(replay=animated(["purple", "red"], 1000))


BAD = list(bad_artists())


@pytest.mark.parametrize(("law", "artist"), [(law, bad) for law, _, bad in BAD], ids=[f"{a}: {b}" for a, b, _ in BAD])
def test_a_law_that_is_broken_fails(law: str, artist: Artist) -> None:
    with pytest.raises((AssertionError, UnicodeError, pytest.fail.Exception)):
        LAWS[law](artist, TABLES[0], Random(law))


def test_every_law_can_be_broken() -> None:
    assert {law for law, _, _ in BAD} == LAWS.keys()
