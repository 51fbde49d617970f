"""A table speaks its server's language, and everyone reads their hand in their own."""

import pytest

from cogs.bot import Duckboard
from cogs.pages import read_by
from data.store import Table
from playground import Playground
from render.words.texts import language_name, texts
from tests.support.cogs.commands import private, use
from tests.support.cogs.driver import JSON, Player, controls_of
from tests.support.cogs.seating import at_rest, begun, table_of
from tests.support.patience import until
from tests.support.say import say

GERMAN, FRENCH, JAPANESE = texts("de"), texts("fr"), texts("ja")


def labels_in(messages: list[JSON], verb: str) -> list[str]:
    return [each.item["label"] for each in controls_of(messages) if each.verb == verb]


async def test_a_hand_is_in_the_language_of_its_owner(bot: Duckboard, playground: Playground) -> None:
    for name, locale in (("Ada", "de"), ("Ben", "fr")):
        playground.be(name).person.locale = locale
    ada, ben = await begun(playground, "Ben")
    await at_rest(bot)
    assert labels_in(ada.in_private(), "how") == [GERMAN.say("how-button")]
    assert labels_in(ben.in_private(), "how") == [FRENCH.say("how-button")]
    assert labels_in(ada.in_channel(), "how") == [say("how-button")]  # the table speaks English
    answered = await ada.press("hand")
    assert answered.message is not None
    assert labels_in([answered.message], "how") == [GERMAN.say("how-button")]


async def test_a_rematch_keeps_the_language_of_everyone(bot: Duckboard, playground: Playground) -> None:
    playground.be("Ada").person.locale = "de"
    ada, _ = await begun(playground, "Ben")
    await bot.store.stop(1, "stopped")
    table = await bot.store.rematch(1, by=ada.person.id)
    assert isinstance(table, Table)
    assert table.seats[0].language == "de"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("chosen", ["ja", "discord"])
async def test_a_server_chooses_what_its_tables_speak(chosen: str, playground: Playground) -> None:
    channel = playground.world.channel("games")
    assert channel.guild
    channel.guild.locale = "de"
    ada = Player(playground, "Ada", channel)
    await use(ada.person, channel, "ducks setup", {"language": "fr"})
    told = private(await use(ada.person, channel, "ducks setup", {"language": chosen}))
    is_chosen = chosen == "ja"
    assert (say("setup-language", language=language_name("ja")) in told) == is_chosen
    assert (say("setup-language-discord") in told) != is_chosen
    await use(ada.person, channel, "duckrace start")
    words = JAPANESE if is_chosen else GERMAN
    await until(lambda: words.say("lobby-sit") in labels_in(ada.in_channel(), "sit"))


async def test_whoever_sat_down_before_there_were_languages_reads_the_tables(
    bot: Duckboard, playground: Playground
) -> None:
    await begun(playground, "Ben")
    table = await table_of(bot)
    assert {seat.language for seat in table.people} == {"en-US"}
    assert read_by(table, table.seats[0]._replace(language=None)) is table
