"""A click is answered first, in words and buttons, and its pictures follow. Nobody waits for a picture."""

import asyncio
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages import resting_page
from cogs.pages.layout import FirstLook, as_it_is, first_look, laid_out
from cogs.pages.model import Button, Buttons, Drawing, Page, Say, Show, Standing
from cogs.tables.desired import hand_slot
from cogs.tables.presenter import CATCH_UP
from playground import Playground
from playground.interactions import MESSAGE, UPDATE
from playground.world import Happening
from render import ARTISTS, Picture
from render.studio import STUDIO, Job, Studio
from tests.support.cogs.driver import Company, Control, Player, alt_texts, controls_of, pictures_in, texts_of
from tests.support.cogs.easel import Easel
from tests.support.cogs.hands import race
from tests.support.cogs.laws import shows_the_newest
from tests.support.cogs.seating import at_rest, begun, later, picks, table_of
from tests.support.patience import until
from tests.support.say import say

BUTTONS = Buttons((Button("d1:x", "Press"),))
NEWER = "n" * 64  # what another process has shown
OLD = Standing("https://cdn.example/attachments/1/2/0-hand.png?ex=3&hm=4", "an older hand")


# A page as it can be shown right away


def drawing(name: str) -> Drawing:
    return Drawing(name, Job(as_it_is, (Picture(name, b"data", f"alt of {name}"),)), name=name)


def look_at(page: Page, *standing: Standing) -> FirstLook:
    look = first_look(page, standing)
    assert look is not None
    return look


def galleries(look: FirstLook) -> list[Any]:
    components = look.view.to_components()
    return [item for box in components for item in box["components"] if item["type"] == 12]


@pytest.fixture(autouse=True)
def nothing_is_drawn() -> None:
    STUDIO.forget()


def test_without_pictures_a_page_is_whole() -> None:
    look = look_at(Page((Say("Hello"), BUTTONS)), OLD)
    assert (look.is_whole, look.attachments, galleries(look)) == (True, [], [])


def test_a_message_keeps_its_pictures_until_the_new_ones_are_drawn() -> None:
    look = look_at(Page((Say("first"), Show((drawing("question.png"),)), BUTTONS)), OLD)
    (gallery,) = galleries(look)
    assert gallery["items"][0]["media"]["url"] == OLD.url
    assert gallery["items"][0]["description"] == OLD.alt
    assert not look.is_whole
    assert look.keeps, "nothing is taken off the message"


def test_a_new_message_is_sent_without_them() -> None:
    look = look_at(Page((Show((drawing("hand.png"),)), BUTTONS)))
    assert (galleries(look), look.is_whole) == ([], False)


def test_where_there_would_be_nothing_to_see_the_picture_is_waited_for() -> None:
    assert first_look(Page((Show((drawing("hand.png"),)),))) is None


async def test_what_is_drawn_already_comes_at_once() -> None:
    page = Page((Show((drawing("hand.png"),)), BUTTONS))
    (shown,) = [part for part in page.parts if isinstance(part, Show)]
    await STUDIO.tried("a hand", shown.drawings[0].job)
    look = look_at(page, OLD)
    assert look.is_whole
    assert [file.filename for file in look.attachments] == ["0-hand.png"]


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Studio, "is_hurried", property(lambda _: True))


@pytest.mark.usefixtures("hurried")
@pytest.mark.parametrize(("name", "key"), [("hand.png", "waiting"), ("hand.png", ""), ("question.png", "waiting")])
def test_in_a_hurry_only_a_hand_that_asks_nothing_keeps_its_picture_for_good(name: str, key: str) -> None:
    look = look_at(Page((Show((drawing(name),)), BUTTONS), key), OLD)
    assert look.is_whole == (name == OLD.name and bool(key))


def test_where_there_is_time_every_picture_follows() -> None:
    assert not look_at(Page((Show((drawing("hand.png"),)), BUTTONS), "waiting"), OLD).is_whole


# Over the wire


async def picking(bot: Duckboard, playground: Playground, easel: Easel) -> Company:
    """Two people who have just been asked for a card."""
    easel.free.set()
    company = await race(bot, playground, Player, 2)
    while not all([picks(player) for player in company.players]):
        await company.play(1)
        await at_rest(bot)
    return company


async def test_a_click_is_answered_though_nothing_is_drawn(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    company = await picking(bot, playground, easel)
    easel.free.clear()
    ada, ben = company.players
    for player in (ada, ben):
        before = alt_texts(picks(player)[0].message["components"])
        answer = await player.use(picks(player)[0])
        assert answer.kind == UPDATE
        assert answer.message is not None
        assert alt_texts(answer.message["components"]) == before, "the old picture stays for now"
    assert (await table_of(bot)).moves >= 2
    easel.free.set()
    await shows_the_newest(company)


@pytest.mark.usefixtures("hurried")
async def test_in_a_hurry_a_hand_that_asks_nothing_any_more_is_not_drawn_again(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    company = await picking(bot, playground, easel)
    easel.begun.clear()
    await company.players[0].use(picks(company.players[0])[0])
    await at_rest(bot)
    assert not [what for what in easel.begun if "hand" in what]
    await shows_the_newest(company)


@pytest.mark.usefixtures("hurried")
async def test_in_a_hurry_a_board_says_a_little_later_who_has_chosen(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    company = await picking(bot, playground, easel)
    easel.begun.clear()
    await company.players[0].use(picks(company.players[0])[0])
    await at_rest(bot)
    await shows_the_newest(company)
    assert not [what for what in easel.begun if "board" in what]
    later(bot, seconds=CATCH_UP)
    await until(lambda: [what for what in easel.begun if "board" in what])
    await at_rest(bot)
    assert say("play-chosen", chosen=1, asked=2) in company.host.words()
    easel.begun.clear()
    await company.players[1].use(picks(company.players[1])[0])
    await at_rest(bot)
    assert [what for what in easel.begun if "board" in what], "now everyone has"


@pytest.mark.usefixtures("hurried")
async def test_what_is_left_out_when_the_bot_stops_is_shown_after_the_next_start(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    company = await picking(bot, playground, easel)
    await company.players[0].use(picks(company.players[0])[0])
    await at_rest(bot)
    await bot.presenter.close()
    assert [each.id for each in await bot.store.tables_behind(bot.store.clock.now)] == [1]


async def test_in_a_hurry_there_are_no_animations_and_replays_come_later(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_hurried, sent = [True], list[str]()
    monkeypatch.setattr(Studio, "is_hurried", property(lambda _: is_hurried[0]))
    company = await race(bot, playground, Player, 2)
    playground.world.listeners.append(lambda each: sent.extend(files_of(each)))
    await company.play(8)
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    for _ in range(3):
        await at_rest(bot)
        later(bot, seconds=CATCH_UP)
    await at_rest(bot)
    assert "board.png" in sent
    assert not [name for name in sent if name.endswith(".gif")]
    is_hurried[0] = False
    later(bot, seconds=CATCH_UP)
    await until(lambda: "race.gif" in sent)
    await at_rest(bot)
    await shows_the_newest(company)


def files_of(happening: Happening) -> list[str]:
    files = happening.message.attachments if happening.message else []
    return [file.filename.partition("-")[2] for file in files]


async def test_a_board_without_pictures_is_shown_by_the_answer_alone(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord counts how many messages are edited in a second, but not the answers to clicks."""
    monkeypatch.delitem(ARTISTS, "pool")
    company = Company(playground, bot.store, playground.world.channel("games"), ("Ada", "Ben"), "board")
    await company.sit_down("duckpool")
    await at_rest(bot)
    changes = list[int]()
    playground.world.listeners.append(lambda each: changes.append(each.message.id) if each.message else None)
    (player,) = [each for each in company.players if on_the_board(each)]
    control = on_the_board(player)[0]
    answer = await player.use(control)
    await at_rest(bot)
    assert answer.kind == UPDATE
    assert changes.count(int(control.message["id"])) == 1
    await shows_the_newest(company)


def on_the_board(player: Player) -> list[Control]:
    """What this player is asked in the channel."""
    mine = {each.custom_id for each in player.controls("say", "choose") if each.message not in player.in_channel()}
    return [each for each in controls_of(player.in_channel()) if each.custom_id in mine]


async def test_my_hand_comes_in_words_and_then_as_a_picture(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    easel.free.set()
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    STUDIO.forget()
    easel.free.clear()
    answer = await ada.press("hand")
    assert answer.kind == MESSAGE
    assert answer.message is not None
    assert pictures_in(answer.message["components"]) == []
    assert texts_of(answer.message)
    easel.free.set()
    assert await ada.illustrated(answer, "0-hand.png")


async def test_a_late_picture_never_covers_a_newer_page(bot: Duckboard, playground: Playground, easel: Easel) -> None:
    """Somebody turns pages faster than they are drawn."""
    easel.free.set()
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    easel.free.clear()
    first = await ada.press("how")
    second = await turned(ada, first.message)
    third = await turned(ada, second.message)
    assert third.message is not None
    last, seen = third.message, list[list[str]]()
    playground.watchers.append(lambda _: seen.append(headings(as_shown(ada, last))))
    easel.free.set()
    await until(lambda: not bot.is_busy)
    assert seen
    assert {*map(tuple, seen)} == {tuple(headings(last))}
    assert len(pictures_in(as_shown(ada, last)["components"])) == 1


def as_shown(player: Player, message: Any) -> Any:
    return next(each for each in player.messages() if each["id"] == message["id"])


def headings(message: Any) -> list[str]:
    return [text for text in texts_of(message) if text.startswith("#")]


async def turned(player: Player, message: Any) -> Any:
    controls = [each for each in player.controls("how") if each.message["id"] == message["id"]]
    return await player.use(controls[-1])


async def test_a_second_click_on_a_hand_is_answered_while_its_picture_is_drawn(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    company = await picking(bot, playground, easel)
    easel.free.clear()
    ada = company.players[0]
    for _ in range(2):
        answer = await ada.use(picks(ada)[-1])
        assert answer.kind == UPDATE
    easel.free.set()
    await asyncio.sleep(0)
    await shows_the_newest(company)


async def test_a_click_on_an_older_hand_does_not_count_as_the_newer_one_redrawn(
    bot: Duckboard, playground: Playground, easel: Easel
) -> None:
    """While somebody looks away, a new hand takes the place of the old one, which may still be there to be pressed."""
    company = await picking(bot, playground, easel)
    ada = company.players[0]
    old = picks(ada)[0]
    table = await table_of(bot)
    seat = table.seat_of(ada.person.id)
    assert seat is not None
    (post,) = [each for slot, each in (await bot.store.posts(1)).items() if slot == hand_slot(seat)]
    copy = await bot.presenter.mail.send(post.channel_id, laid_out(resting_page(table, seat)), "newer")
    await bot.store.put_posts(1, post._replace(message_id=copy, generation=post.generation + 1, digest="other"))
    await ada.use(old)
    await at_rest(bot)
    (newer,) = [each for each in ada.in_private() if int(each["id"]) == copy]
    assert pictures_in(newer["components"]) == ["0-hand.png"]


async def test_a_picture_that_comes_while_another_process_shows_the_table_is_shown_again(
    bot: Duckboard, playground: Playground, easel: Easel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may cover something newer, and only whoever has the lease knows what that is."""
    monkeypatch.setattr("cogs.tables.presenter.PLAYS", 3600.0)  # nothing else leads back to this table
    company = await picking(bot, playground, easel)
    easel.free.clear()
    assert await bot.store.lease(1, "another process", 60)
    await company.players[0].use(picks(company.players[0])[0])
    easel.free.set()
    await until(lambda: not bot.is_busy)
    (doubted,) = [post for post in (await bot.store.posts(1)).values() if post.is_doubted]
    table = await table_of(bot)
    shown = doubted._replace(digest=NEWER, version=table.version)
    assert (await bot.store.mark_presented(1, "another process", table.version, [shown])).is_newest
    await until(lambda: bot.presenter.is_busy)
    await at_rest(bot)
    await shows_the_newest(company)


async def test_my_hand_is_shown_again_if_its_picture_was_refused(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    STUDIO.forget()
    playground.faults.fail("PATCH /webhooks", 500)
    answer = await ada.press("hand")
    assert await ada.illustrated(answer, "0-hand.png")
