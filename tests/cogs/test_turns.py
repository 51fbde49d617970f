"""A turn of Duck Tow flows: several words in one press, one press to take them back, and a question before it ends
early."""

import pytest

from cogs.bot import Duckboard
from cogs.pages.hand import hand_page, sure_page
from cogs.pages.ids import Answer
from engine.record import Record
from engine.words import words_in
from playground import Playground
from playground.interactions import UPDATE
from tests.support.cogs.driver import Company, Control, controls_of, texts_of
from tests.support.cogs.tables import always_deal, new, table_of
from tests.support.say import say

ADA_BEGINS = "0" * 64


@pytest.fixture
async def company(bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Company:
    """Ada has the first turn."""
    always_deal(monkeypatch, ADA_BEGINS)
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", "Ben"], "turns")
    await company.sit_down("ducktow")
    table = await company.settled()
    first = table.game.prompts()[0].seat if table.game else 0
    company.players.sort(key=lambda each: table.seats[first].user_id != each.person.id)
    return company


async def words_said(company: Company) -> list[str]:
    record = await company.store.record(company.number)
    assert isinstance(record, str)
    return [said.word for said in Record.parse(record).log]


def ending(company: Company) -> Control:
    return next(each for each in company.host.controls("sure") if each.custom_id.endswith(":end"))


async def test_whoever_has_actions_left_is_asked_before_the_turn_ends(company: Company) -> None:
    ada = company.host
    asked = await ada.use(ending(company))
    assert asked.kind == UPDATE
    assert asked.message
    assert say("tow-sure-end", actions=4) in texts_of(asked.message)
    assert await words_said(company) == []
    yes, no = [each for each in controls_of([asked.message]) if each.verb in ("say", "sure")]
    back = await ada.use(no)
    assert back.message
    assert {each.custom_id for each in controls_of([back.message])} >= {ending(company).custom_id}
    await ada.use(ending(company))
    await ada.use(yes)
    assert await words_said(company) == ["end"]


async def test_several_words_are_said_in_one_press_and_taken_back_in_another(company: Company) -> None:
    ada = company.host
    walk = next(each for each in ada.controls("say") if len(words_in(each.answers[0].word)) > 1)
    words = words_in(walk.answers[0].word)
    await ada.use(walk)
    assert await words_said(company) == words
    await company.settled()
    undo = [each for each in ada.controls("undo") if each.click.table_id == company.number]
    await ada.use(undo[-1])
    assert await words_said(company) == [*words, f"undo {len(words)}"]


def test_a_question_that_is_over_is_not_asked_again() -> None:
    table = table_of(new("tow", seats=2).game)
    assert table.game
    (prompt,) = table.game.prompts()
    seat = table.seats[prompt.seat]
    assert sure_page(table, seat, Answer(prompt.id, table.undos, "end"))
    for late in (
        Answer(prompt.id + 1, table.undos, "end"),
        Answer(prompt.id, table.undos + 1, "end"),
        Answer(prompt.id, table.undos, "fly away"),
    ):
        assert sure_page(table, seat, late) is None
    assert sure_page(table, table.seats[1 - prompt.seat], Answer(prompt.id, table.undos, "end")) is None
    assert hand_page(table, seat)
