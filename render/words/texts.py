"""What we say, in the reader's language: messages by name from `data/texts/<language>/*.ftl`, in Fluent's notation.

Plurals and everything else that differs between languages stands in these files, never in the code.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parents[2] / "data" / "texts"
ENGLISH = "en"
LANGUAGES = tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
KEPT = 16384  # messages with their facts: a board in words says hundreds, mostly the same ones again

Fact = str | int


class Texts:
    """All messages of a language; what isn't translated yet is said in English. A file is parsed when the first of its
    messages is said: parsing them all takes longer than logging in."""

    def __init__(self, language: str, sources: Mapping[str, str], fallback: "Texts | None" = None) -> None:
        self.language = language
        self._fallback = fallback
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = dict(sources)
        self._file_of = {name: file for file, source in sources.items() for name in MESSAGE.findall(source)}
        self._said = lru_cache(maxsize=KEPT)(self._say)

    def __repr__(self) -> str:
        return f"Texts({self.language!r})"

    def __reduce__(self) -> tuple[Callable[[str], "Texts"], tuple[str]]:
        """In another process it's the texts of the same language."""
        return texts, (self.language,)

    def __contains__(self, name: str) -> bool:
        file = self._file_of.get(name, "")
        if source := self._unread.get(file):
            self._bundle.add_resource(FluentResource(source))
            self._unread.pop(file, None)  # only now: until then another thread must still find it
        return self._bundle.has_message(name)

    def say(self, name: str, /, **facts: Fact) -> str:
        return self._said(name, *facts.items())

    def _say(self, name: str, *facts: tuple[str, Fact]) -> str:
        if name not in self:
            if self._fallback is None:
                raise KeyError(f"there is no message {name} in {self.language}")
            return self._fallback.say(name, **dict(facts))
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise KeyError(f"message {name} in {self.language} says nothing")
        text, errors = self._bundle.format_pattern(pattern, dict(facts))
        if errors:
            raise KeyError(f"message {name} in {self.language}: {errors[0]}")
        return str(text)


@cache
def texts(language: str = ENGLISH) -> Texts:
    """In this language, or in English if we don't speak it. `en-GB` is English as well."""
    spoken = next((each for each in (language, language.partition("-")[0]) if each in LANGUAGES), ENGLISH)
    return _texts_in(spoken)


def language_name(language: str) -> str:
    """What it's called by those who speak it."""
    return texts(language).say("language-name")


@cache
def _texts_in(language: str) -> Texts:
    """A language that we speak, read once for all who hear it: a bot that logs in asks for each that Discord knows."""
    return Texts(language, sources(language), texts() if language != ENGLISH else None)


def sources(language: str) -> dict[str, str]:
    return {file.name: file.read_text(encoding="utf-8") for file in sorted((FOLDER / language).glob("*.ftl"))}
