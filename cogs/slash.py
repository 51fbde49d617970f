"""The texts of slash commands, which Discord is told beforehand: in English, and in every other language we speak.

Names of commands and options stay English, so that a guide or a friend can tell you what to type.
"""

from collections.abc import Callable, Mapping

import discord
from discord import app_commands

from render.words.texts import ENGLISH, Texts, texts


def told(name: str, /, **facts: str) -> app_commands.locale_str:
    """A message for Discord. Facts are names of messages, too."""
    return app_commands.locale_str(say(texts(), name, facts), name=name, facts=facts)


def say(words: Texts, name: str, facts: Mapping[str, str]) -> str:
    return words.say(name, **{fact: words.say(message) for fact, message in facts.items()})


class Translator(app_commands.Translator):
    def __init__(self, speak: Callable[[str], Texts] = texts) -> None:
        """`speak` gives the texts of a language, or English ones."""
        self._speak = speak

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """None if there's nothing but English. Discord shows that to everyone who hasn't got anything else."""
        words = self._speak(locale.value)
        if words.language == ENGLISH:  # most of them, and asked thousands of times
            return None
        name = string.extras.get("name")
        return None if name is None or name not in words else say(words, name, string.extras["facts"])
