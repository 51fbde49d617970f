"""What somebody has set for themselves."""

from render.words.texts import Texts

from ..manners import MANNERS
from .ids import Click
from .model import Choice, Page, Say, Select
from .private import NO_TABLE


def settings_page(words: Texts, manner: str) -> Page:
    choices = tuple([Choice(each, words.say(f"settings-{each}"), each == manner) for each in MANNERS])
    select = Select(Click("manner", NO_TABLE).select_id, words.say("settings-choose"), choices)
    return Page((Say(words.say("settings-title", manner=words.say(f"settings-{manner}"))), select))
