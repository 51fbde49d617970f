"""Lessons, page by page: everything can be pressed, left and continued, and nothing can be forged."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages.ids import LONGEST_ID, Click, parse_click
from cogs.pages.learn import Learner, Place, after, menu_page, offered, place_in, step_page, wrong_page
from cogs.pages.model import Buttons, Page, Say, Select, Show
from cogs.settings import Progress
from data.store import Refused, Status, Table
from engine import GAMES, View
from engine.lessons import lessons, mistake
from engine.players import EASY
from playground import Answer, Playground
from render import ARTISTS
from render.studio import STUDIO, jobs
from render.words.texts import texts
from tests.support.cogs.commands import press_made_up, private, use
from tests.support.cogs.driver import Player
from tests.support.cogs.pages import LONG_NAMES, buttons_of, check_limits, drawings_of, text_of
from tests.support.each import for_each
from tests.support.patience import until
from tests.support.render.messages import Noting, messages_of
from tests.support.say import say

ADA = Learner(texts(), "Ada")
NEW = Progress()
NAMES = [*lessons()]
PLACES = [Place(lesson, number) for lesson in lessons().values() for number in range(len(lesson.steps) + 1)]
every_place = for_each(PLACES)
every_lesson = pytest.mark.parametrize("name", NAMES)
LONGEST_SAID = 190  # characters: two short sentences


def wrongs(place: Place) -> Iterator[Place]:
    """The place with each word that can be pressed there and is wrong."""
    for choice in offered(place):
        if mistake(place.lesson.name, place.number, choice.word):
            yield place._replace(word=choice.word)


def pages_at(place: Place, who: Learner = ADA) -> list[Page]:
    return [step_page(who, place, NEW), *[wrong_page(who, wrong) for wrong in wrongs(place)]]


def rests_on(page: Page, verb: str = "learn") -> list[str]:
    clicks = [parse_click(button.custom_id) for button in buttons_of(page)]
    return [click.rest for click in clicks if click and click.verb == verb]


# Pages


@every_place
def test_discord_takes_every_page(place: Place) -> None:
    for page in pages_at(place, Learner(texts(), LONG_NAMES[0])):
        check_limits(page)
        ids = [button.custom_id for button in buttons_of(page)]
        assert len(ids) == len(set(ids))
        assert all(len(each) <= LONGEST_ID for each in ids)


@every_place
def test_a_page_says_one_thing(place: Place) -> None:
    for page in pages_at(place):
        said = text_of(page).split("\n")[1]
        assert len(said) <= LONGEST_SAID, said


@every_place
def test_every_page_has_a_picture(place: Place) -> None:
    for page in pages_at(place):
        assert 1 <= len(drawings_of(page)) <= 2
        assert all(len(part.drawings) == 1 for part in page.parts if isinstance(part, Show))


@every_place
def test_what_is_said_stands_between_the_pictures_and_the_buttons(place: Place) -> None:
    """Where a page is taller than the screen, Discord shows its end: the question and its buttons together."""
    for page in pages_at(place):
        kinds = [type(part) for part in page.parts]
        assert kinds == sorted(kinds, key=[Show, Say, Buttons].index)
        assert kinds.count(Say) == 1


@every_place
def test_no_picture_asks_where_nothing_is_asked(place: Place) -> None:
    """After a wrong word, where something is just told, and in the end; even if the game goes on with a question."""
    is_asked = not place.is_end and bool(place.lesson.steps[place.number].right)
    asking, *others = [*pages_at(place)] if is_asked else [None, *pages_at(place)]
    for view in [view for page in others for view in views_on(page)]:
        assert (view.waiting, view.prompts) == ((), ())
    if asking and not place.lesson.steps[place.number].figure:
        assert any(view.waiting for view in views_on(asking))


def views_on(page: Page) -> list[View[Any]]:
    """What its pictures end with."""
    found = [[each for each in drawing.job.args if isinstance(each, View)] for drawing in drawings_of(page)]
    return [views[-1] for views in found if views]


def test_where_a_choice_on_the_water_depends_on_cards_they_are_shown() -> None:
    """In the first race, once the first card is known to be one's own choice."""
    shown = {
        step.name: [drawing.job.draw for drawing in drawings_of(step_page(ADA, Place(lessons()["race"], number), NEW))]
        for number, step in enumerate(lessons()["race"].steps)
        if step.right.startswith(("path", "face", "ring"))
    }
    assert [step for step, drawn in shown.items() if jobs.closeup not in drawn] == ["start"]


@every_place
def test_every_button_of_a_page_leads_somewhere(place: Place) -> None:
    for page in pages_at(place):
        assert "" in rests_on(page), "to all lessons"
        for rest in filter(None, rests_on(page)):
            assert place_in(rest) is not None


@every_lesson
def test_the_right_buttons_lead_to_the_end(name: str) -> None:
    place, seen = Place(lessons()[name], 0), 0
    while not place.is_end:
        step = place.lesson.steps[place.number]
        rests = rests_on(step_page(ADA, place, NEW))
        onward = place._replace(word=step.right) if step.right else place._replace(number=place.number + 1)
        assert onward.rest in rests
        reached = after(onward) if onward.word else onward
        assert reached == place._replace(number=place.number + 1)
        place, seen = place._replace(number=place.number + 1), seen + 1
    assert seen == len(place.lesson.steps)


@every_place
def test_a_wrong_button_leads_nowhere_but_back(place: Place) -> None:
    for wrong in wrongs(place):
        assert after(wrong) is None
        assert place.rest in rests_on(wrong_page(ADA, wrong))


@every_lesson
def test_a_select_takes_what_buttons_have_no_room_for(name: str) -> None:
    """None of our lessons asks so much, and what's chosen from one would be read like a button's word."""
    lesson = lessons()[name]
    place = next(Place(lesson, number) for number, step in enumerate(lesson.steps) if step.right)
    assert not [part for part in step_page(ADA, place, NEW).parts if isinstance(part, Select)]
    right = lesson.steps[place.number].right
    assert place_in(place.rest, right) == place_in(f"{place.rest} {right}") == place._replace(word=right)


@pytest.mark.parametrize("kind", ARTISTS)
def test_every_picture_can_be_drawn(kind: str) -> None:
    """Those of the first steps, of a wrong word and of the end: the others are drawn in the same ways."""
    lesson = next(lesson for lesson in lessons().values() if lesson.kind == kind)
    place = next(Place(lesson, number) for number, step in enumerate(lesson.steps) if step.right)
    pages = [*pages_at(Place(lesson, 0)), *pages_at(place)[:2], *pages_at(Place(lesson, len(lesson.steps)))]
    for drawing in [drawing for page in pages for drawing in drawings_of(page)]:
        assert drawing.job.done().alt


def test_where_nobody_draws_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(ARTISTS, "gallery")
    for place in [place for place in PLACES if place.lesson.kind == "gallery"]:
        for page in pages_at(place):
            assert not drawings_of(page)
            check_limits(page)


def test_every_message_of_the_lessons_is_said() -> None:
    noting = Noting()
    who = Learner(noting, "Ada")
    for place in PLACES:
        pages_at(place, who)
    menu_page(who, Progress(done=("race",), lesson="tow", step=2))
    said = {name for name in noting.said if name.startswith("learn-")}
    assert said | {"learn-button"} == messages_of("learn.ftl")  # that one is on *How to play*


# All lessons


def test_the_menu_offers_every_lesson_with_a_tick_for_those_that_are_done() -> None:
    fresh, later = menu_page(ADA, NEW), menu_page(ADA, Progress(done=("race",)))
    assert rests_on(fresh) == rests_on(later) == [f"{name} 0" for name in NAMES]
    ticked = [button.label == say("learn-lesson", lesson=say("learn-race"), done="yes") for button in buttons_of(later)]
    assert ticked == [True] + [False] * (len(NAMES) - 1)
    assert [button.style for button in buttons_of(fresh)][:2] == ["primary", "secondary"]
    assert [button.style for button in buttons_of(later)][:2] == ["secondary", "primary"]


def test_the_menu_continues_where_they_were() -> None:
    assert rests_on(menu_page(ADA, Progress(lesson="tow", step=2)))[0] == "tow 2"
    for elsewhere in (
        Progress(lesson="tow", step=0),
        Progress(lesson="chess", step=2),
        Progress(lesson="tow", step=99),
    ):
        assert rests_on(menu_page(ADA, elsewhere))[0] == f"{NAMES[0]} 0"


def test_the_end_leads_to_the_next_lesson_that_is_not_done() -> None:
    race = lessons()["race"]
    end = Place(race, len(race.steps))
    assert rests_on(step_page(ADA, end, NEW.finished("race"))) == [f"{NAMES[1]} 0", ""]
    assert rests_on(step_page(ADA, end, Progress(done=tuple(NAMES)))) == [""]


@every_lesson
def test_the_end_leads_to_a_real_game(name: str) -> None:
    lesson = lessons()[name]
    assert rests_on(step_page(ADA, Place(lesson, len(lesson.steps)), NEW), "open") == [lesson.kind]


@pytest.mark.parametrize(
    "rest",
    [
        "race",
        "race x",
        "race -1",
        "race 99",
        "chess 0",
        "race 2 pick 99",
        "race 2 pick 1\n",
        "race 0 face n",
        " ",
        "race 14 x",
    ],
)
def test_what_no_page_offers_is_no_place(rest: str) -> None:
    assert place_in(rest) is None


def test_every_game_that_has_a_lesson_says_so_on_how_to_play() -> None:
    assert {lesson.kind for lesson in lessons().values()} == {*GAMES}


# Over the wire


@pytest.fixture
def ada(playground: Playground) -> Player:
    return Player(playground, "Ada", playground.world.channel("games"))


async def go(who: Player, answer: Answer, rest: str) -> Answer:
    assert answer.message is not None
    return await who.person.press(answer.message, Click("learn", 0, rest).custom_id)


async def saved(bot: Duckboard, who: Player) -> dict[str, Any]:
    return json.loads(await bot.store.setting(f"learn {who.person.id}") or "{}")


async def test_a_lesson_is_taken_left_and_continued(bot: Duckboard, ada: Player) -> None:
    menu = await use(ada.person, ada.channel, "ducks learn")
    assert say("learn-menu") in private(menu)
    first = await go(ada, menu, "race-dog 0")
    assert say("learn-race-dog-dog") in private(first)
    second = await go(ada, first, "race-dog 1")
    wrong = await go(ada, second, "race-dog 1 path 2")
    assert say("learn-race-dog-meet-sent", computer=say("computer-names-easy").split()[0]) in private(wrong)
    assert (await saved(bot, ada))["step"] == 1, "a wrong word changes nothing"
    third = await go(ada, await go(ada, wrong, "race-dog 1"), "race-dog 1 path 1")
    assert say("learn-race-dog-lead") in private(third)
    again = await use(ada.person, ada.channel, "ducks learn")
    send = await go(ada, await go(ada, again, "race-dog 2"), "race-dog 2 play 52")
    end = await go(ada, send, "race-dog 3 ring 3")
    assert say("learn-race-dog-end") in private(end)
    assert await saved(bot, ada) == {"done": ["race-dog"], "lesson": "", "step": 0}


async def test_after_a_lesson_a_table_is_opened_with_a_computer(bot: Duckboard, ada: Player) -> None:
    end = await press_made_up(ada, Click("learn", 0, f"gallery {len(lessons()['gallery'].steps)}").custom_id)
    assert end.message is not None
    opened = await ada.person.press(end.message, Click("open", 0, "gallery").custom_id)
    assert private(opened) == say("start-opened", link=f"<#{ada.channel.id}>")
    table = await bot.store.load(await bot.store.table_at(ada.channel.id) or 0)
    assert isinstance(table, Table)
    assert [(seat.user_id, seat.computer) for seat in table.seats] == [(ada.person.id, None), (None, EASY)]
    assert (table.kind, table.status, table.host_id) == ("gallery", Status.LOBBY, ada.person.id)
    started = await bot.store.start(table.id, by=ada.person.id)
    assert isinstance(started, Table)
    assert started.status is Status.PLAYING


async def test_no_second_table_is_opened_and_none_of_a_game_that_does_not_exist(bot: Duckboard, ada: Player) -> None:
    await use(ada.person, ada.channel, "duckpool start")
    first = await bot.store.table_at(ada.channel.id)
    occupied = private(await press_made_up(ada, Click("open", 0, "race").custom_id))
    assert occupied.startswith(say("refused-occupied", link=""))
    assert private(await press_made_up(ada, Click("open", 0, "chess").custom_id)) == say("refused-stale")
    assert await bot.store.table_at(ada.channel.id) == first
    assert isinstance(await bot.store.load((first or 0) + 1), Refused)


@pytest.mark.usefixtures("bot")
async def test_the_pictures_of_the_next_step_are_drawn_ahead(ada: Player) -> None:
    menu = await use(ada.person, ada.channel, "ducks learn")
    await go(ada, menu, "tow 0")
    ahead = drawings_of(step_page(Learner(texts(), "Ada"), Place(lessons()["tow"], 1), NEW))
    await until(lambda: all(STUDIO.kept(drawing.job) for drawing in ahead))


async def test_forged_clicks_get_one_sentence_and_change_nothing(bot: Duckboard, ada: Player) -> None:
    for rest in ("race 99", "chess 0", "race 2 pick 99", "race 0 face n", "race"):
        answer = await press_made_up(ada, Click("learn", 0, rest).custom_id)
        assert private(answer) == say("refused-stale")
    assert await saved(bot, ada) == {}


async def test_how_to_play_leads_to_a_lesson(bot: Duckboard, ada: Player) -> None:
    how = await use(ada.person, ada.channel, "duckgallery how")
    lesson = await go(ada, how, "gallery 0")
    assert say("learn-gallery-line", computer=say("computer-names-easy").split()[0]) in private(lesson)
    assert (await saved(bot, ada))["lesson"] == "gallery"


async def test_what_is_kept_is_shown_and_forgotten_like_everything_else(bot: Duckboard, ada: Player) -> None:
    user = ada.person.id
    await Progress(done=("race",)).save(bot.store, user)
    assert f"learn {user}" in (await bot.store.stored_about(user))["settings"]
    await bot.store.forget(user, "nobody")
    assert await Progress.load(bot.store, user) == NEW


async def test_progress_of_another_version_is_begun_again(bot: Duckboard) -> None:
    await bot.store.put_setting("learn 17", '{"done": 3}')
    assert await Progress.load(bot.store, 17) == NEW
