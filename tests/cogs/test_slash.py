"""What Discord is told of the slash commands: in every language, and never more than it takes."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from cogs.bot import Duckboard
from cogs.slash import Translator, told
from cogs.sync import hash_of
from engine import GAMES
from render.words.texts import ENGLISH, LANGUAGES, Texts, texts
from tests.support.cogs.driver import JSON
from tests.support.paths import ROOT
from tests.support.render.messages import STRANGE_LETTERS, messages_of, names_in, strange

LONGEST = 100  # a description, and the name of a choice
PRETENDED = discord.Locale.german


def speak(language: str) -> Texts:
    """As if we spoke one more language."""
    return strange(language) if language == PRETENDED.value else texts(language)


async def payloads(bot: Duckboard, translator: Translator) -> list[JSON]:
    return [await command.get_translated_payload(bot.tree, translator) for command in bot.tree.get_commands()]


def parts_of(payload: Any) -> Iterator[JSON]:
    """A command, its options, their choices, and so on."""
    yield payload
    for each in (*payload.get("options", []), *payload.get("choices", [])):
        yield from parts_of(each)


async def test_every_description_and_every_choice_is_told_in_another_language(bot: Duckboard) -> None:
    for payload in await payloads(bot, Translator(speak)):
        for part in parts_of(payload):
            text = "description" if "description" in part else "name"  # of a choice
            if part.get("value") in LANGUAGES:  # which are called what their speakers call them
                continue
            translated = part[f"{text}_localizations"]
            assert set(STRANGE_LETTERS) & set(translated[PRETENDED.value]), part


async def test_what_is_typed_is_the_same_in_every_language(bot: Duckboard) -> None:
    for payload in await payloads(bot, Translator(speak)):
        commands_and_options = [part for part in parts_of(payload) if "description" in part]
        assert not any(part.get("name_localizations") for part in commands_and_options)


async def test_english_is_not_told_twice(bot: Duckboard) -> None:
    for payload in await payloads(bot, Translator()):
        for part in parts_of(payload):
            told_besides = {**part.get("name_localizations", {}), **part.get("description_localizations", {})}
            assert not [locale for locale in told_besides if locale.startswith(ENGLISH)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_longer_than_discord_takes(language: str) -> None:
    words = texts(language)
    game = max((words.say(f"game-{kind}") for kind in GAMES), key=len)
    assert max(len(words.say(name, game=game)) for name in messages_of("slash.ftl")) <= LONGEST
    options = {option.name: option.choices for kind in GAMES for option in GAMES[kind].options}
    names = [f"option-{name}-{each}" for name, choices in options.items() for each in ("about", *choices)]
    assert max(len(words.say(name)) for name in names) <= LONGEST


def test_every_message_for_discord_is_told() -> None:
    written, made = names_in((ROOT / "cogs").rglob("*.py"), "slash")
    assert made == {"slash-{}"}
    assert written | {f"slash-{kind}" for kind in GAMES} == messages_of("slash.ftl")


async def test_a_message_that_a_language_lacks_stays_english() -> None:
    halting = Texts("de", {"slash.ftl": "slash-help = Hilfe\n"}, texts())
    other: Any = None
    translator = Translator(lambda _: halting)
    assert await translator.translate(told("slash-help"), PRETENDED, other) == "Hilfe"
    assert await translator.translate(told("slash-hand"), PRETENDED, other) is None
    assert await translator.translate(app_commands.locale_str("help"), PRETENDED, other) is None


async def test_facts_are_told_in_the_same_language() -> None:
    other: Any = None
    told_so = await Translator(speak).translate(told("slash-start", game="game-race"), PRETENDED, other)
    german = speak(PRETENDED.value)
    assert told_so == german.say("slash-start", game=german.say("game-race"))


async def test_a_new_language_is_a_reason_to_tell_discord_again(bot: Duckboard) -> None:
    before = await hash_of(bot.tree)
    assert await hash_of(bot.tree) == before
    await bot.tree.set_translator(Translator(speak))
    assert await hash_of(bot.tree) != before
