"""Discord's Markdown: people's names must not format anything themselves."""

import re
from collections.abc import Sequence

from .sentences import Form, Sentence

# Characters that format text, begin a list or a heading, make a link, or mention someone
SIGNS = re.compile(r"[\\*_~`|<>\[\]#]|^[-+]|(?<=^\d)[.)]|:(?=//)")
CALL = "@\u200b"  # mentions nobody


def plain(name: str) -> str:
    """A name, escaped so that it is shown as it is."""
    return SIGNS.sub(r"\\\g<0>", name).replace("@", CALL)


def unmarked(text: str) -> str:
    """A message without its bold letters, for people who listen to it."""
    return text.replace("**", "")


def bold(sentence: Sentence) -> Sentence:
    return tuple(Form(weight, f"**{text}**") for weight, text in sentence)


def items(sentences: Sequence[Sentence]) -> list[Sentence]:
    """As a list."""
    return [tuple(Form(weight, f"- {text}") for weight, text in sentence) for sentence in sentences]
