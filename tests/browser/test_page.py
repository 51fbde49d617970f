"""What a person sees and does on the page, with a bot that uses every part of Discord."""

import asyncio
import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import expect

from playground import Front, Playground
from tests.support.browser.chromium import Sit
from tests.support.browser.showbot import ShowBot
from tests.support.patience import LONGEST, until
from tests.support.playground.quackbot import QuackBot


@pytest.fixture
async def bot(playground: Playground) -> AsyncIterator[QuackBot]:
    bot = ShowBot(shard_count=1)
    running = asyncio.create_task(bot.start(playground.world.token))
    await until(lambda: bot.is_ready() or running.done())
    yield bot
    await bot.close()
    await asyncio.wait([running], timeout=5)


pytestmark = [pytest.mark.long, pytest.mark.usefixtures("bot")]


async def test_somebody_new_comes_in_and_writes(sit: Sit, playground: Playground) -> None:
    ada = await sit("Ada")
    await ada.page.goto(playground.world.base)
    await ada.page.get_by_label("Name of someone new").fill("Žofie <b>")
    await ada.page.get_by_role("button", name="Come in").click()
    await expect(ada.page.locator(".self")).to_contain_text("Žofie <b>")
    await ada.write("hello <i>@Ben</i> **there**")
    await expect(ada.message("hello")).to_contain_text("hello <i>@Ben</i> there")
    await expect(ada.message("hello").locator("strong")).to_have_text("there")
    await expect(ada.page.locator(".people")).to_contain_text("Žofie <b>")


async def test_the_first_page_waits_for_nobody_who_still_has_to_think(sit: Sit, playground: Playground) -> None:
    """The bot's program may still be starting: people can come in, and hear what there is to play when it's known."""
    thought = asyncio.Event()

    async def make(_: str) -> Front:
        await thought.wait()
        return Front("Park", "Games for outside.")

    playground.page.front.make = make
    ada = await sit("Ada")
    await ada.page.goto(playground.world.base)
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    thought.set()
    await expect(ada.page.get_by_role("heading", level=1)).to_have_text("Park")
    await ada.page.get_by_role("link", name="Cleo").click()
    await expect(ada.page.locator(".self")).to_contain_text("Cleo")


async def test_a_slash_command_is_suggested_completed_and_sent(sit: Sit) -> None:
    ada = await sit("Ada")
    keyboard, page = ada.page.keyboard, ada.page
    await page.locator(".composer textarea").focus()
    await keyboard.type("/tun")
    await expect(page.locator(".entry.active")).to_contain_text("choose a tune")
    await keyboard.press("Enter")
    await expect(page.locator(".command-name")).to_have_text("/board tune")
    await keyboard.type("quack")
    await expect(page.locator(".lists .entry")).to_have_text(["quack in A", "quack in B"])
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(ada.message("playing quack in B")).to_contain_text("Ada used /board tune")


async def test_options_are_people_booleans_and_numbers(sit: Sit) -> None:
    ada = await sit("Ada")
    keyboard, page = ada.page.keyboard, ada.page
    await page.locator(".composer textarea").focus()
    await keyboard.type("/board hello ")
    for typed in ("to", "Be", "lo", "Tr"):
        await keyboard.type(typed)
        await keyboard.press("Tab")
    await keyboard.press("Enter")
    await expect(ada.message("hello Ben!")).to_be_visible()
    await page.locator(".composer textarea").fill("/board doze ")
    await keyboard.type("soon")
    await keyboard.press("Enter")
    await expect(page.locator(".command-hint")).to_contain_text("soon isn't a number that fits")
    await keyboard.press("Escape")
    await expect(page.locator(".composer textarea")).to_be_visible()


async def test_an_option_is_a_file(sit: Sit) -> None:
    ada = await sit("Ada")
    keyboard, page = ada.page.keyboard, ada.page
    await page.locator(".composer textarea").focus()
    await keyboard.type("/board weigh ")
    field = page.locator("input[type=file][data-option=file]")
    await expect(field).to_be_focused()
    await page.locator(".command .tail").focus()
    await keyboard.press("Enter")
    await expect(page.locator(".command-hint")).to_contain_text("file this option is needed")
    await field.set_input_files({"name": "egg.txt", "mimeType": "text/plain", "buffer": b"quack!"})
    await expect(page.locator(".command .tail")).to_be_focused()
    await keyboard.press("Enter")
    await expect(ada.message("egg.txt has 6 of 6 bytes")).to_contain_text("Ada used /board weigh")


async def test_only_one_person_sees_a_private_answer_until_they_dismiss_it(sit: Sit) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.use("board show")
    await ben.press("whisper")
    whisper = ben.message("only for Ben")
    await expect(whisper).to_contain_text("Only you can see this")
    assert not await ada.message("only for Ben").count()
    await whisper.get_by_role("button", name="Dismiss").click()
    await expect(ben.messages.filter(has_text="only for Ben")).to_have_count(0)


async def test_a_press_changes_the_message_for_everyone_and_keeps_the_focus(sit: Sit) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.use("board show")
    await ben.button("quack 1").focus()
    await ben.page.keyboard.press("Enter")
    for window in (ada, ben):
        await expect(window.message("2 quacks").get_by_role("heading")).to_have_text("2 quacks")
    assert await ben.page.evaluate("document.activeElement.closest('.message') !== null")


@pytest.mark.parametrize("key", [None, "Space"])
async def test_a_click_is_not_lost_when_the_message_changes_under_it(sit: Sit, key: str | None) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.use("board show")
    await ada.button("whisper").hover()
    await ada.button("whisper").focus()
    await (ada.page.keyboard.down(key) if key else ada.page.mouse.down())
    await ben.press("quack 1")
    await expect(ben.message("2 quacks")).to_be_visible()
    await ben.write("Is it there?")
    await expect(ada.message("Is it there?")).to_be_visible()  # what came before it has come as well
    await (ada.page.keyboard.up(key) if key else ada.page.mouse.up())
    await expect(ada.message("only for Ada")).to_be_visible()
    await expect(ada.message("2 quacks")).to_be_visible()


async def test_a_choice_is_not_lost_when_the_message_changes_under_it(sit: Sit) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.use("board show")
    shown = ada.messages.filter(has_text="quacks").last
    await shown.get_by_role("combobox").click()
    await shown.get_by_role("option", name="Red").click()
    await ben.press("quack 1")
    await expect(ben.message("2 quacks")).to_be_visible()
    await shown.get_by_role("option", name="Blue").click()
    await ada.page.keyboard.press("Escape")
    await expect(ada.message("picked red and blue")).to_be_visible()
    await expect(ada.message("2 quacks")).to_be_visible()


async def test_what_changed_while_the_line_was_broken_is_shown(sit: Sit) -> None:
    ada, ben = await sit("Ada"), await sit("Ben")
    await ada.page.add_init_script(
        "window.WebSocket = class extends WebSocket { constructor(url) { super(url); window.line = this } }"
    )
    await ada.page.reload()
    await ada.use("board show")
    await expect(ada.message("1 quacks")).to_be_visible()
    await ada.page.evaluate("line.close()")
    await ben.press("quack 1")
    await expect(ben.message("2 quacks")).to_be_visible()
    await expect(ada.message("2 quacks")).to_be_visible()


async def test_a_picture_has_alt_text_and_can_be_enlarged(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("board show")
    picture = ada.page.get_by_role("button", name="Enlarge: 1 quacks")
    await picture.click()
    dialog = ada.page.get_by_role("dialog", name="Enlarged picture")
    await expect(dialog.get_by_role("img")).to_have_attribute("alt", "1 quacks")
    await ada.page.keyboard.press("Escape")
    await expect(dialog).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_a_form_is_filled_in_and_sent(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("board show")
    await ada.press("form")
    form = ada.page.get_by_role("dialog", name="A form")
    await form.get_by_label("Name").fill("Ada")
    await form.get_by_label("Colour").click()
    await form.get_by_role("option", name="Blue").click()
    await form.get_by_label("Secret").check()
    await form.get_by_role("button", name="Submit").click()
    await expect(ada.message("Ada likes blue True")).to_be_visible()


async def test_a_form_has_radio_buttons_boxes_and_files(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("ask")
    form = ada.page.get_by_role("dialog", name="Many questions")
    await form.get_by_label("Name").fill("two\nlines")
    await form.get_by_label("right").check()
    await form.get_by_label("scarf").check()
    await form.get_by_label("File").set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": b"quack"})
    await form.get_by_role("button", name="Submit").click()
    await expect(ada.message("lines right ['scarf'] ['a.txt 5']")).to_be_visible()


async def test_a_hand_comes_by_direct_message_with_an_unread_mark(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("board show")
    await ada.press("hand")
    await expect(ada.page.locator(".place", has_text="Duckboard").locator(".badge")).to_have_text("1 unread message")
    await ada.page.locator(".toast").click()
    await expect(ada.page.locator(".head h1")).to_have_text("Duckboard")
    await expect(ada.message("7 quacks")).to_be_visible()
    await expect(ada.page.locator(".places .badge")).to_have_count(0)


async def test_thinking_selecting_and_silence(sit: Sit, playground: Playground) -> None:
    ada = await sit("Ada")
    await ada.use("board show")
    await ada.press("think")
    await expect(ada.message("thought")).to_be_visible()
    select = ada.message("and then").get_by_role("combobox")
    await select.click()
    await ada.page.get_by_role("option", name="Red").last.click()
    await ada.page.get_by_role("option", name="Blue").last.click()
    await ada.page.keyboard.press("Escape")
    await expect(ada.message("picked red and blue")).to_be_visible()
    before = len(playground.world.interactions)
    await ada.press("nothing")
    await until(lambda: len(playground.world.interactions) > before)
    playground.world.clock.advance(LONGEST)
    await expect(ada.page.locator(".message .failed")).to_have_text("This interaction failed")


async def test_everything_is_shown_and_none_of_it_is_run(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("everything")
    shown = ada.message("subtext")
    for tag, words in {"h3": "Large", "h4": "Middle", "h5": "Small", "em": "italic", "u": "under", "s": "gone"}.items():
        await expect(shown.locator(tag).first).to_have_text(words)
    await expect(shown.locator("pre")).to_have_text('print("<b>no tags</b>")')
    await expect(shown).to_contain_text("*not italic* and <script>alert(1)</script> a link https://example.org/b. java")
    links = await shown.locator("a").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert [link for link in links if not link.startswith("/attachments/")] == [
        "https://example.org/a",
        "https://example.org/b",
        "https://example.org",
    ]
    await expect(shown).to_contain_text(re.compile(r"@Ada.*games.*3 minutes ago.*The Pond › games", re.DOTALL))
    await expect(shown.locator(".press")).to_have_count(6)
    await expect(shown.get_by_role("link", name="Download notes.txt")).to_have_attribute("download", "notes.txt")
    await expect(shown.locator(".gallery img")).to_have_count(3)
    await shown.get_by_placeholder("UserSelect").click()
    await ada.page.get_by_role("option", name="Cleo").click()
    await expect(ada.message("UserSelect: cleo")).to_be_visible()
    await shown.get_by_placeholder("ChannelSelect").click()
    await ada.page.get_by_role("option", name="general").click()
    await expect(ada.message("ChannelSelect: general")).to_be_visible()


async def test_embeds_and_threads(sit: Sit) -> None:
    ada = await sit("Ada")
    await ada.use("embeds")
    await expect(ada.message("An embed").locator(".embed")).to_contain_text("with textFieldvaluea footer")
    await ada.use("thread")
    await ada.page.locator(".thread-link").click()
    await expect(ada.page.locator(".head h1")).to_have_text("aside")
    await expect(ada.message("in the thread")).to_be_visible()


async def test_what_is_deleted_is_gone_and_what_broke_comes_back(sit: Sit, playground: Playground) -> None:
    ada = await sit("Ada")
    await ada.write("soon gone")
    await expect(ada.message("soon gone")).to_be_visible()
    (message,) = playground.world.channel("games").messages
    playground.faults.delete_message(message)
    await expect(ada.messages).to_have_count(0)
    await ada.page.get_by_role("button", name="Faults").click()
    await ada.page.get_by_role("button", name="Drop it").click()
    await ada.page.keyboard.press("Escape")
    await ada.use("board hello")
    await expect(ada.message("hello Ada")).to_be_visible()


async def test_a_deleted_channel_is_left_for_another_one(sit: Sit, playground: Playground) -> None:
    ada = await sit("Ada")
    await ada.go("more-games")
    playground.faults.delete_channel(playground.world.channel("more-games").id)
    await expect(ada.page.locator(".head h1")).to_have_text("games")
    await expect(ada.page.locator(".place", has_text="more-games")).to_have_count(0)


async def test_four_people_side_by_side(sit: Sit, playground: Playground) -> None:
    ada = await sit("Ada")
    await ada.page.goto(f"{playground.world.base}/?split=Ada,Ben,Cleo,Dan")
    panes = [ada.page.frame_locator(f'iframe[title*="{name}"]') for name in ("Ada", "Ben", "Cleo", "Dan")]
    await panes[3].locator(".composer textarea").fill("hello from Dan")
    await panes[3].locator(".composer textarea").press("Enter")
    for pane in panes:
        await expect(pane.locator(".message")).to_contain_text("hello from Dan")


async def test_odd_names_work(sit: Sit, playground: Playground) -> None:
    odd = [playground.world.add_person(name) for name in ("Duck, D.", "1", "a/b?#%")]
    for person in odd:
        playground.world.join(person, next(iter(playground.world.guilds.values())))
    ada = await sit("Ada")
    await ada.page.goto(f"{playground.world.base}/?split=Duck%2C%20D.,a%2Fb%3F%23%25")
    for name in ("Duck, D.", "a/b?#%"):
        await expect(ada.page.frame_locator(f'iframe[title*="{name}"]').locator(".head-name")).to_have_text(name)
    await ada.page.goto(f"{playground.world.base}/?me=Ada")
    await ada.write("@Ben and @1 @Duck, D. a@b")
    await expect(ada.messages.locator(".mention")).to_have_text(["@Ben", "@1", "@Duck, D."])


async def test_a_playground_that_forgot_somebody_asks_who_they_are(sit: Sit, playground: Playground) -> None:
    zoe = playground.world.add_person("Zoe")
    window = await sit("Ada")
    await window.page.add_init_script(
        "window.WebSocket = class extends WebSocket { constructor(url) { super(url); window.line = this } }"
    )
    await window.page.goto(f"{playground.world.base}/?me=Zoe")
    await expect(window.page.locator(".self")).to_contain_text("Zoe")
    del playground.world.people[zoe.id]
    await window.page.evaluate("line.close()")
    await expect(window.page.get_by_role("alert").filter(has_text="Zoe")).to_be_visible()


async def test_a_phone_has_drawers(sit: Sit) -> None:
    ada = await sit("Ada", 390)
    await expect(ada.page.locator(".sidebar")).to_be_hidden()
    await ada.page.get_by_role("button", name="Servers and channels").click()
    await expect(ada.page.locator("main[inert]")).to_have_count(1)
    await ada.page.locator(".place", has_text="general").click()
    await expect(ada.page.locator("main[inert]")).to_have_count(0)
    await expect(ada.page.locator(".head h1")).to_have_text("general")
    await expect(ada.page.locator(".sidebar")).to_be_hidden()
    assert await ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
