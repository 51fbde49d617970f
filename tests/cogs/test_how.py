"""The aim is said where a game begins, and *How to play* can be read by anyone, at any time."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages import board_page, hand_page
from cogs.pages.how import aim_line, aim_lines, how_page, lessons_of
from cogs.pages.ids import LONGEST_ID, Click
from cogs.pages.layout import drawn
from cogs.pages.model import MOST_TEXT, Page
from data.store import OFF, Status, Table
from engine import GAMES
from engine.race import CONTENT
from playground import Answer, Playground
from playground.world import EPHEMERAL
from render import ARTISTS, TELLERS, Artist
from render.words.texts import texts
from tests.support.cogs.commands import press_made_up
from tests.support.cogs.driver import Control, Player, alt_texts, controls_of, items_of
from tests.support.cogs.pages import buttons_of, check_limits, drawings_of, text_of
from tests.support.cogs.tables import new, played, table_of
from tests.support.patience import until
from tests.support.render.messages import Noting, messages_of

WORDS = texts()
HOW, LEARN, RULES = WORDS.say("how-button"), WORDS.say("learn-button"), "how-rules"
MESSAGE, UPDATE = 4, 7  # kinds of answers
every_game = pytest.mark.parametrize("kind", GAMES)
every_taught_game = pytest.mark.parametrize("kind", [kind for kind in GAMES if TELLERS[kind].lessons])


def lobby_of(kind: str, options: dict[str, str] | None = None) -> Table:
    table = table_of(new(kind).game)
    return replace(table, status=Status.LOBBY, game=None, clock=OFF, options={**table.options, **(options or {})})


def pages_of(kind: str, table: Table | None = None) -> list[Page]:
    return [how_page(WORDS, kind, number, table) for number in range(len(lessons_of(kind, table)))]


# The aim


@every_game
def test_the_aim_is_said_in_the_lobby_on_the_first_board_and_on_the_first_hands(kind: str) -> None:
    aim, table = aim_line(WORDS, kind), table_of(new(kind).game)
    assert aim in text_of(board_page(lobby_of(kind)))
    assert aim in text_of(board_page(table))
    for seat in table.seats:
        assert aim in text_of(hand_page(table, seat))


@every_game
def test_the_aim_is_not_said_for_ever(kind: str) -> None:
    """But for a first turn of everyone's."""
    seats, aim = new(kind).game.seated, aim_line(WORDS, kind)
    early, later = (table_of(played(new(kind), moves, Random(1)).game) for moves in (seats, 25 * seats))
    assert aim in text_of(board_page(early))
    assert aim not in text_of(board_page(later))
    assert not any(aim in text_of(hand_page(later, seat)) for seat in later.seats)


def test_the_first_round_of_a_race_is_over_when_its_aim_is_no_longer_said() -> None:
    for seed in range(1, 20):
        match, rng = new("race", seed=seed), Random(seed)
        while aim_lines(table_of(match.game)) and match.game.outcome is None:
            assert match.game.view(None).position.round <= 3
            match = played(match, 1, rng)
        assert match.game.view(None).position.round >= 1


@every_game
def test_an_aim_is_one_short_line(kind: str) -> None:
    """Two on a phone: it stands between the board and the question."""
    assert len(WORDS.say(f"aim-{kind}")) <= 72
    assert "\n" not in aim_line(WORDS, kind)


def test_the_aim_of_the_race_names_its_buoys() -> None:
    assert all(look.letter in WORDS.say("aim-race") for look in CONTENT.buoys)


# The pages


@every_game
def test_how_to_play_is_offered_in_the_lobby_under_the_board_and_on_hands(kind: str) -> None:
    table = table_of(new(kind).game)
    for page in (board_page(lobby_of(kind)), board_page(table), *[hand_page(table, seat) for seat in table.seats]):
        (button,) = [each for each in buttons_of(page) if each.label == HOW]
        assert button.custom_id == Click("how", table.id).custom_id


@every_taught_game
def test_how_to_play_is_a_few_short_pages_and_ends_with_the_way_to_the_rules(kind: str) -> None:
    pages, rules = pages_of(kind), WORDS.say(RULES, kind=kind)
    assert 2 <= len(pages) <= 4
    for page in pages:
        check_limits(page)
        assert len(text_of(page)) < MOST_TEXT / 3, "nobody would read it"
        assert (rules in text_of(page)) == (page is pages[-1])
    assert aim_line(WORDS, kind) in text_of(pages[0])
    assert all(len(button.custom_id) <= LONGEST_ID for page in pages for button in buttons_of(page))


@every_taught_game
def test_every_page_leads_to_the_next_and_back(kind: str) -> None:
    pages = pages_of(kind)
    for number, page in enumerate(pages):
        around = [each for each in (number - 1, number + 1) if 0 <= each < len(pages)]
        turning = [button.custom_id for button in buttons_of(page) if button.label != LEARN]
        assert turning == [f"d1:how:0:{kind} {each}" for each in around]


def test_the_dog_is_explained_where_there_is_one() -> None:
    beginners, advanced = lobby_of("race"), lobby_of("race", {"rules": "advanced"})
    names = [[lesson.name for lesson in lessons_of("race", table)] for table in (beginners, advanced, None)]
    assert names == [["goal", "card", "round"], ["goal", "card", "round", "dog"], ["goal", "card", "round", "dog"]]
    assert len(pages_of("race", beginners)) == 3


@pytest.mark.parametrize("kind", ARTISTS)
async def test_every_page_of_a_game_that_is_drawn_has_a_picture_with_an_alt_text(kind: str) -> None:
    for page, lesson in zip(pages_of(kind), TELLERS[kind].lessons, strict=True):
        (picture,) = [drawing.job.done() for drawing in drawings_of(page)]
        assert picture == ARTISTS[kind].lessons[lesson.name](WORDS)
        view, files = await drawn(page)
        assert (len(files), alt_texts(view.to_components())) == (1, [picture.alt])


async def test_a_lesson_that_cannot_be_drawn_is_still_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> Any:
        raise OSError("the brush is broken")

    monkeypatch.setitem(ARTISTS, "race", ARTISTS["race"]._replace(lessons={"goal": fail}))
    page = how_page(WORDS, "race")
    view, files = await drawn(page)
    read = [item["content"] for item in items_of(view.to_components()) if item.get("content")]
    assert not files
    assert {*text_of(page).split("\n"), WORDS.say("picture-missing")} == {*"\n".join(read).split("\n")}


@every_game
def test_a_game_without_lessons_has_its_aim_and_its_rules(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(TELLERS, kind, TELLERS[kind]._replace(lessons=()))
    (page,) = pages_of(kind)
    assert [button.label for button in buttons_of(page)] == [LEARN]
    assert aim_line(WORDS, kind) in text_of(page)
    assert WORDS.say(RULES, kind=kind) in text_of(page)
    check_limits(page)


def test_lessons_need_no_artist_that_draws_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ARTISTS, "race", Artist(ARTISTS["race"].board, ARTISTS["race"].hand))
    assert not any(drawings_of(page) for page in pages_of("race"))


def test_every_message_of_how_to_play_is_said() -> None:
    noting = Noting()
    for kind in GAMES:
        for number in range(len(lessons_of(kind))):
            page = how_page(noting, kind, number)
            for drawing in drawings_of(page):
                drawing.job.done()
    elsewhere = {"how-button", "how-about"}  # at a table, and of the command
    said = {name for name in noting.said if name.partition("-")[0] in ("aim", "how")}
    assert said | elsewhere == messages_of("how.ftl")


# Over the wire


@pytest.fixture
def ada(playground: Playground) -> Player:
    return Player(playground, "Ada", playground.world.channel("games"))


@pytest.fixture
def ben(playground: Playground) -> Player:
    return Player(playground, "Ben", playground.world.channel("games"))


def written(answer: Answer) -> str:
    assert answer.message is not None
    return "\n".join([item["content"] for item in items_of(answer.message["components"]) if item.get("content")])


def turning(answer: Answer) -> list[str]:
    assert answer.message is not None
    return [each.custom_id for each in controls_of([answer.message]) if each.verb == "how"]


def number_on(answer: Answer, pages: int = 3) -> int:
    """Which page it is."""
    titles = [WORDS.say("how-title", game=WORDS.say("game-race"), page=1 + page, pages=pages) for page in range(pages)]
    return next(page for page, title in enumerate(titles) if title in written(answer))


@pytest.mark.usefixtures("bot")
async def test_anyone_may_read_it_and_turn_its_pages_in_place(ada: Player, ben: Player) -> None:
    await ada.person.use(ada.channel, "duckrace start", {})
    first = await ben.illustrated(await ben.press("how"), "0-how-goal.png")
    assert first.kind == MESSAGE
    assert first.message is not None
    assert first.message["flags"] & EPHEMERAL
    assert number_on(first) == 0
    assert alt_texts(first.message["components"]) == [ARTISTS["race"].lessons["goal"](WORDS).alt]
    second = await ben.person.press(first.message, turning(first)[-1])
    assert (second.kind, number_on(second)) == (UPDATE, 1)
    assert second.message is not None
    assert second.message["id"] == first.message["id"]
    third = await ben.person.press(second.message, turning(second)[-1])
    assert (number_on(third), len(turning(third))) == (2, 1)
    assert third.message is not None
    assert number_on(await ben.person.press(third.message, turning(third)[0])) == 1
    assert not [each for each in ada.controls("how") if each.message["flags"] & EPHEMERAL], "nobody else sees it"


async def until_in_private(who: Player, verb: str) -> Control:
    return (await until(lambda: [each for each in controls_of(who.in_private()) if each.verb == verb]))[-1]


async def test_it_opens_beside_a_hand_in_direct_messages(ada: Player, bot: Duckboard) -> None:
    await ada.person.use(ada.channel, "duckrace start", {})
    await ada.press("computer")
    await ada.press("start")
    await ada.awaited("hand")
    hand = await until_in_private(ada, "how")
    opened = await ada.person.press(hand.message, hand.custom_id)
    assert (opened.kind, number_on(opened)) == (MESSAGE, 0)
    assert opened.message is not None
    assert opened.message["id"] != hand.message["id"]
    turned = await ada.person.press(opened.message, turning(opened)[-1])
    assert (turned.kind, number_on(turned)) == (UPDATE, 1)
    number = await bot.store.table_at(ada.channel.id)
    assert number is not None
    await bot.store.stop(number, "stopped")
    assert number_on(await press_made_up(ada, Click("how", number).custom_id)) == 0, "also when the game is over"


@pytest.mark.usefixtures("bot")
async def test_a_command_has_all_of_it(ada: Player) -> None:
    answer = await ada.person.use(ada.channel, "duckrace how", {})
    assert number_on(answer, pages=4) == 0
    assert answer.message is not None
    assert number_on(await ada.person.press(answer.message, turning(answer)[-1]), pages=4) == 1


@pytest.mark.usefixtures("bot")
async def test_what_nobody_can_have_pressed_gets_one_sentence(ada: Player) -> None:
    await ada.person.use(ada.channel, "duckrace start", {})
    await ada.awaited("how")
    stale, unknown = WORDS.say("refused-stale"), WORDS.say("refused-unknown")
    forged = {
        "0": stale,
        "0:chess 0": stale,
        "0:race 4": stale,
        "1:race 3": stale,
        "1:tow 0": stale,
        "2n:race 0": unknown,
    }
    for rest, sentence in forged.items():
        answer = await press_made_up(ada, f"d1:how:{rest}")
        assert answer.message is not None
        assert answer.message["content"] == sentence, rest
