"""Artists that fail, and artists that never finish: the page says in words what they should have drawn, and the game
goes on."""

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from random import Random
from threading import Event, Thread
from threading import enumerate as enumerate_threads
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages import Story, board_page, hand_page
from cogs.pages.boards import boards_page
from cogs.pages.layout import Sendable, drawn
from cogs.pages.lobby import setting_of
from cogs.pages.model import MOST_TEXT, Page, Say, Show
from cogs.pages.options import ducky_page
from cogs.pages.pictures import own_part
from cogs.pages.private import description_pages
from data.store import Seat, Status, Table
from engine import GAMES
from playground import Playground
from playground.components import check_layout
from playground.errors import Errors
from render import ARTISTS, TELLERS, Artist, Picture
from render.studio import STUDIO, Job, Studio, processes
from render.studio.jobs import MOST_BYTES
from render.studio.studio import AT_ONCE, MOST_REMEMBERED
from render.words.texts import texts
from tests.support.cogs.driver import Company, Player, alt_texts, items_of, texts_of
from tests.support.cogs.pages import LONG_NAMES, PLAYED, revealed, text_of
from tests.support.cogs.tables import NAMES, Match, always_deal, midway, new, played, table_of
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.paths import ROOT
from tests.support.patience import LONGEST
from tests.support.render.tables import everyday

SOON = 0.1  # seconds
PICTURE = Picture("fine.png", b"a picture", "a fine picture")
MISSING = texts().say("picture-missing")
ALL_PICTURES = ("setting", "board", "hand", "closeup", "episode", "replay", "result", "details")
WAYS = ("fails", "hangs", "is empty", "is too large")
LESSONS = {lesson.name for teller in TELLERS.values() for lesson in teller.lessons}
Plant = Callable[[str, str], None]


@pytest.fixture(autouse=True)
def studio(monkeypatch: pytest.MonkeyPatch) -> Studio:
    """A new one that has logged nothing yet, and is never in a hurry, unless a test is about hanging."""
    STUDIO.forget()
    monkeypatch.setattr(processes, "LONGEST", LONGEST)
    return STUDIO


@pytest.fixture
def gives_up_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "LONGEST", SOON)


@pytest.fixture
def released() -> Iterator[Event]:
    """Whatever hangs does so until then."""
    event = Event()
    yield event
    event.set()


@pytest.fixture
def plant(monkeypatch: pytest.MonkeyPatch, released: Event) -> Iterator[Plant]:
    """An artist for a game, whether it has one or not."""

    def planted(kind: str, way: str) -> None:
        monkeypatch.setitem(ARTISTS, kind, ARTISTS_WHO[way](released))
        monkeypatch.setattr(processes, "LONGEST", SOON if way == "hangs" else LONGEST)
        setting_of.cache_clear()

    yield planted
    setting_of.cache_clear()


def who_fails(_: Event) -> Artist:
    def fail(*_: Any) -> Any:
        raise OSError("the brush is broken")

    draws, taught = dict.fromkeys(ALL_PICTURES, fail), dict.fromkeys(LESSONS, fail)
    return Artist(**draws, stirs=fail, lessons=taught, figures=taught)


def who_hangs(released: Event) -> Artist:
    def hang(*_: Any) -> Any:
        released.wait(60)
        return PICTURE

    draws, taught = dict.fromkeys(ALL_PICTURES, hang), dict.fromkeys(LESSONS, hang)
    return Artist(**draws, stirs=lambda _: True, lessons=taught, figures=taught)


def who_draws(picture: Picture) -> Callable[[Event], Artist]:
    def draw(*_: Any) -> Picture:
        return picture

    draws, taught = dict.fromkeys(ALL_PICTURES, draw), dict.fromkeys(LESSONS, draw)
    return lambda _: Artist(**draws, stirs=lambda _: True, lessons=taught, figures=taught)


ARTISTS_WHO = {
    "fails": who_fails,
    "hangs": who_hangs,
    "is empty": who_draws(PICTURE._replace(data=b"")),
    "is too large": who_draws(PICTURE._replace(data=b"x" * (MOST_BYTES + 1))),
}


def read_on(sent: Sendable) -> list[str]:
    return [item["content"] for item in items_of(sent.view.to_components()) if item.get("content")]


def check_limits(sent: Sendable) -> None:
    errors = Errors()
    check_layout(sent.view.to_components(), errors)
    errors.raise_any()
    assert sent.view.content_length() <= MOST_TEXT


def without_artist(kind: str, monkeypatch: pytest.MonkeyPatch, page: Callable[[], Page]) -> list[str]:
    """What a page says if nobody draws."""
    with monkeypatch.context() as patch:
        patch.delitem(ARTISTS, kind, raising=False)
        return [part.text for part in page().parts if isinstance(part, Say)]


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


# Every picture of every game


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", GAMES)
async def test_a_board_and_hands_that_cannot_be_drawn_are_told(
    kind: str, way: str, plant: Plant, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """As in a game without an artist: so a hand shows its owner's secrets to nobody else."""
    plant(kind, way)
    table = table_of(midway(kind, 30, Random(1)).game)
    pages = [lambda: board_page(table), *[lambda seat=seat: hand_page(table, seat) for seat in table.seats]]
    for page in pages:
        sent = await drawn(page())
        assert read_on(sent) == without_artist(kind, monkeypatch, page)
        assert not sent.files
        check_limits(sent)
    pictures = ["board", *[picture_for(table, seat) for seat in table.seats]]
    told = [message.partition(" failed: ")[0] for message in logged(caplog)]
    assert told == [f"table 17: the picture of the {picture}" for picture in pictures]


def picture_for(table: Table, seat: Seat) -> str:
    """Their hand, or what they're asked in public."""
    assert table.game is not None
    asked = [prompt for prompt in table.game.view(seat.number).prompts if not prompt.standing]
    is_public = bool(asked) and not any(prompt.secret for prompt in asked)
    return f"board for seat {seat.number}" if is_public else f"hand of seat {seat.number}"


@pytest.mark.parametrize("way", ["fails", "hangs"])
@pytest.mark.parametrize("kind", GAMES)
async def test_a_lobby_and_a_result_do_without_their_pictures(
    kind: str, way: str, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(kind, way)
    match = played(new(kind), 30, Random(2))
    stopped = table_of(match.game, status=Status.STOPPED, reason="stopped")
    ended = lambda: board_page(stopped, Story(None, match.record))  # noqa: E731
    sent = await drawn(ended())
    assert read_on(sent) == without_artist(kind, monkeypatch, ended), "of the replay nothing is said"
    assert not sent.files
    check_limits(sent)

    waiting = table_of(new(kind).game, status=Status.LOBBY, clock="live")
    sent = await drawn(board_page(waiting))
    is_known = setting_of(kind, tuple(waiting.options.items())) is not None
    assert read_on(sent)[1:-1] == [MISSING] * is_known, "the last line is about computers"
    check_limits(sent)


@pytest.mark.parametrize("subject", [each for each in PLAYED if everyday(each)], ids=str)
async def test_discord_takes_every_message_that_is_told_instead(subject: Subject, plant: Plant) -> None:
    rng = Random(f"undrawn {subject}")
    match = Match(subject.new(rng))
    plant(match.game.name, "fails")
    for number in range(80):
        if number % 20 == 0 or match.game.outcome:
            for page in pages_of(match, rng.choice([NAMES, LONG_NAMES])):
                check_limits(await drawn(page))
        if match.game.outcome:
            break
        match = match.say(laws.randomly(match.game, rng))


def pages_of(match: Match, names: Any) -> Iterator[Page]:
    table = table_of(match.game, names, undos=999)
    yield board_page(table, Story(None, match.record if match.game.outcome else ""))
    yield board_page(table_of(match.game, names, status=Status.STOPPED, reason="x" * 200), Story(None, match.record))
    yield from [hand_page(table, seat) for seat in table.seats]


@pytest.mark.parametrize("subject", [each for each in PLAYED if everyday(each)], ids=str)
def test_a_hand_is_told_the_same_from_what_its_picture_is_drawn_from(subject: Subject) -> None:
    """Others' choices are no part of it, or its words would be out of date."""
    rng = Random(f"hands {subject}")
    game = subject.new(rng)
    tell = TELLERS[game.name].hand
    for _ in range(40):
        for view in [game.view(seat) for seat in range(game.seated)]:
            assert tell(own_part(view), NAMES, texts()) == tell(view, NAMES, texts())
        if game.outcome:
            break
        game.play(*laws.randomly(game, rng))


async def test_pages_of_commands_say_that_a_picture_is_missing(plant: Plant, monkeypatch: pytest.MonkeyPatch) -> None:
    plant("race", "fails")
    monkeypatch.setattr("render.studio.jobs.lineup", who_fails(Event()).setting)
    table = table_of(new("race").game)
    for page in (boards_page(texts(), "tub"), ducky_page(table, table.seats[0])):
        sent = await drawn(page)
        assert read_on(sent) == [text_of(page), MISSING]
        assert not sent.files


@pytest.mark.parametrize("kind", GAMES)
def test_a_table_is_described_as_on_its_page_if_the_description_fails(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(TELLERS, kind, TELLERS[kind]._replace(description=who_fails(Event()).board))
    game = played(new(kind), 10, Random(3)).game
    told = "\n".join(text_of(page) for page in description_pages(texts(), table_of(game), user=-1))
    assert TELLERS[kind].board(game.view(None), NAMES, texts()) in told


async def test_words_that_fail_as_well_are_left_out(
    plant: Plant, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    plant("race", "fails")
    monkeypatch.setitem(TELLERS, "race", TELLERS["race"]._replace(board=who_fails(Event()).board))
    page = board_page(table_of(new("race").game))
    assert "\n".join(read_on(await drawn(page))) == text_of(page)
    assert len(logged(caplog)) == 2


async def test_words_are_cut_where_there_is_no_room(plant: Plant) -> None:
    plant("race", "fails")
    show = next(part for part in board_page(table_of(new("race").game)).parts if isinstance(part, Show))
    for said in (MOST_TEXT - 10, MOST_TEXT):
        sent = await drawn(Page((Say("x" * said), show)))
        assert sent.view.content_length() == MOST_TEXT
        check_limits(sent)


# What moves


async def test_an_animation_that_fails_is_the_still_picture_or_else_words(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = revealed()
    page = board_page(table_of(after.game), Story(before.game.view(None)))
    assert page.moving
    real, broken = ARTISTS["race"], who_fails(Event())
    monkeypatch.setitem(ARTISTS, "race", real._replace(episode=broken.episode))
    assert [file.filename for file in (await drawn(page)).files] == ["0-board.png"]
    monkeypatch.setitem(ARTISTS, "race", broken)
    STUDIO.forget()  # or the still would not be drawn again
    sent = await drawn(page)
    assert not sent.files
    assert TELLERS["race"].board(after.game.view(None), NAMES, texts()).splitlines()[0] in read_on(sent)[0]
    assert not board_page(table_of(after.game), Story(before.game.view(None))).moving, "nobody knows what stirs"


async def test_a_result_without_its_replay_still_shows_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(new("race"), 40, Random(4))
    monkeypatch.setitem(ARTISTS, "race", ARTISTS["race"]._replace(replay=who_fails(Event()).replay))
    page = board_page(table_of(match.game, status=Status.STOPPED, reason="stopped"), Story(None, match.record))
    sent = await drawn(page)
    assert [file.filename for file in sent.files] == ["0-board.png"]
    assert "\n".join(read_on(sent)) == text_of(page)


async def test_a_result_that_fails_is_the_board_or_else_words(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(new("race"), 5000, Random(10))
    real, broken = ARTISTS["race"], who_fails(Event())
    page = lambda: board_page(table_of(match.game), Story(None, match.record))  # noqa: E731
    monkeypatch.setitem(ARTISTS, "race", real._replace(result=broken.result))
    assert [file.filename for file in (await drawn(page())).files] == ["0-race.gif", "1-board.png"]
    monkeypatch.setitem(ARTISTS, "race", broken)
    STUDIO.forget()
    assert TELLERS["race"].board(match.game.view(None), NAMES, texts()) in "\n".join(read_on(await drawn(page())))


# The studio


def fine() -> Picture:
    return PICTURE


FINE = Job(fine)


def hanging(released: Event) -> Job:
    """Each is another one."""

    def hang(_: object) -> Picture:
        released.wait(60)
        return PICTURE

    return Job(hang, (object(),))


async def test_what_fails_is_logged_once_for_each_table_and_tried_again_each_time(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    tried = list[str]()

    def fail(what: str) -> Picture:
        tried.append(what)
        raise OSError("the brush is broken")

    for what in ("table 1: the board", "table 2: the board") * 3:
        assert await studio.tried(what, Job(fail, (what,))) is None
    assert len(tried) == 6
    assert logged(caplog) == [f"table {number}: the board failed: the brush is broken" for number in (1, 2)]
    assert all(record.exc_info for record in caplog.records if record.levelno >= logging.ERROR)
    assert await studio.tried("table 1: the board", FINE) is PICTURE


async def test_the_log_is_not_remembered_for_ever(studio: Studio, caplog: pytest.LogCaptureFixture) -> None:
    for number in [*range(MOST_REMEMBERED + 1), 0]:
        studio.asked(f"table {number}", lambda: who_fails(Event()).has_episode(()), otherwise=False)
    assert len(logged(caplog)) == MOST_REMEMBERED + 2


@pytest.mark.usefixtures("gives_up_soon")
async def test_who_hangs_is_given_up_and_not_asked_again_until_they_are_done(
    studio: Studio, released: Event, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(3):
        assert await studio.tried("table 1: the board", hanging(released)) is None
    assert [thread.name for thread in enumerate_threads()].count("table 1: the board") == 1
    assert logged(caplog) == ["table 1: the board failed: it takes longer than 0.1 seconds"]
    released.set()
    async with asyncio.timeout(LONGEST):
        while await studio.tried("table 1: the board", FINE) is None:
            await asyncio.sleep(0.01)


async def test_who_hangs_is_in_nobodys_way(studio: Studio, released: Event, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither for other pictures, nor for the threads that everyone else uses."""
    monkeypatch.setattr(processes, "LONGEST", SOON)
    left = [studio.tried(f"table {number}", hanging(released)) for number in range(8 * AT_ONCE)]
    await asyncio.gather(*left)
    monkeypatch.setattr(processes, "LONGEST", LONGEST)
    assert await studio.tried("table 99", FINE) is PICTURE
    assert await asyncio.to_thread(lambda: "done") == "done"
    assert not released.is_set()


async def test_waiting_for_ones_turn_is_not_counted(
    studio: Studio, released: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = {f"slow {n}" for n in range(AT_ONCE)}  # of these threads only: those of the test before may still be there
    drawing = [asyncio.create_task(studio.tried(name, hanging(released))) for name in names]
    while not names <= {thread.name for thread in enumerate_threads()}:
        await asyncio.sleep(0)
    monkeypatch.setattr(processes, "LONGEST", SOON)
    waiting = asyncio.create_task(studio.tried("table 99", FINE))
    await asyncio.sleep(3 * SOON)
    assert not waiting.done()
    monkeypatch.setattr(processes, "LONGEST", LONGEST)
    released.set()
    assert await waiting is PICTURE
    await asyncio.gather(*drawing)


class Panic(BaseException):
    """What a compiled library raises when it has lost its mind."""


async def test_whatever_is_raised_is_a_failure_and_nobody_hangs(
    studio: Studio, caplog: pytest.LogCaptureFixture
) -> None:
    def panic() -> Picture:
        raise Panic("no head")

    assert await studio.tried("table 1: the board", Job(panic)) is None
    assert logged(caplog) == ["table 1: the board failed: Panic('no head')"]
    assert await studio.tried("table 1: the board", FINE) is PICTURE


async def test_where_there_is_no_thread_to_be_had_there_is_no_picture(
    studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as without:
        without.setattr(Thread, "start", refuse)
        assert await studio.tried("table 1: the board", FINE) is None
    assert await studio.tried("table 1: the board", FINE) is PICTURE


PROGRAM = """
import asyncio, time
from cogs.pages.layout import drawn
from cogs.pages.model import Drawing, Page, Say, Show
from render.studio import Job, processes
processes.LONGEST = 0.05
page = Page((Say("here"), Show((Drawing("", Job(time.sleep, ({sleeps},)), instead=lambda: "words"),))))
print(len(asyncio.run(drawn(page)).view.to_components()[0]["components"]))
time.sleep({stays})
"""


@pytest.mark.long
@pytest.mark.processes
@pytest.mark.parametrize(("sleeps", "stays"), [(600, 0), (0.3, 0.6)])
def test_who_hangs_does_not_keep_the_program_from_ending(sleeps: float, stays: float) -> None:
    """Nor complains when the event loop is gone."""
    program = PROGRAM.format(sleeps=sleeps, stays=stays)
    root = ROOT
    ended = subprocess.run([sys.executable, "-c", program], cwd=root, capture_output=True, text=True, timeout=60)
    assert ended.returncode == 0
    assert ended.stdout.split() == ["2"]
    assert ended.stderr.count("Traceback") == 0


# Over the wire


@pytest.fixture
def company(bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Company:
    always_deal(monkeypatch, "5" * 64)
    return Company(playground, bot.store, playground.world.channel("games"), ("Ada", "Ben"), "undrawn")


PICTURES = {
    "setting",
    "board",
    "board in motion",
    *[f"{what} {seat}" for what in ("hand of seat", "board for seat") for seat in (0, 1)],
}


@pytest.mark.parametrize("way", ["fails", "hangs"])
@pytest.mark.parametrize("kind", GAMES)
async def test_a_game_is_played_in_words_while_its_artist_fails(
    kind: str, way: str, company: Company, plant: Plant, caplog: pytest.LogCaptureFixture
) -> None:
    plant(kind, way)
    await company.sit_down(f"duck{kind}")
    await company.play(6)
    table = await company.settled()
    assert table.status == Status.PLAYING
    check_words(company, table)
    pictures = {message.partition(" failed: ")[0].partition("the picture of the ")[2] for message in logged(caplog)}
    assert "board" in pictures <= PICTURES
    assert all(any(picture.endswith(f"seat {seat}") for picture in pictures) for seat in (0, 1))
    assert len(logged(caplog)) == len(pictures), "each once"


@pytest.mark.parametrize("way", ["fails", "hangs"])
async def test_the_next_change_is_drawn_again(
    way: str, company: Company, plant: Plant, released: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until then nobody tries: what's there is what should be."""
    real = ARTISTS["race"]
    plant("race", way)
    await company.sit_down("duckrace")
    await company.settled()
    monkeypatch.setitem(ARTISTS, "race", real)
    monkeypatch.setattr(processes, "LONGEST", LONGEST)
    released.set()
    assert await company.store.tables_behind(company.store.clock.now) == []
    assert not pictures_of(company)
    await company.play(4)
    await company.settled()
    assert pictures_of(company)


def pictures_of(company: Company) -> list[str]:
    shown = [message for player in company.players for message in shown_to(player)]
    return [alt for message in shown for alt in alt_texts(message["components"])]


def check_words(company: Company, table: Table) -> None:
    """Everyone is told the board, and only its owner a hand: as it is now, or, while they wait, as it was."""
    assert table.game is not None
    asked = {prompt.seat for prompt in table.game.unanswered()}
    told = {player.person.id: "\n".join(shown_words(player)) for player in company.players}
    names = [seat.name for seat in table.seats]
    board = TELLERS[table.kind].board(table.game.view(None), names, texts())
    for seat in table.people:
        hand = TELLERS[table.kind].hand(table.game.view(seat.number), names, texts())
        is_hand = picture_for(table, seat).startswith("hand")  # and not what they're asked in public
        for user, words in told.items():
            assert board in words
            assert (
                hand not in words if user != seat.user_id or not is_hand else hand in words or seat.number not in asked
            )


def shown_to(player: Player) -> list[dict[str, Any]]:
    return [message for message in player.messages() if message["components"]]


def shown_words(player: Player) -> list[str]:
    return [text for message in shown_to(player) for text in texts_of(message)]
