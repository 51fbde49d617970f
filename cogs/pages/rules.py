"""The rules of a game: one chapter, and a select to turn to another."""

from render.words.texts import Texts

from .ids import Click
from .model import Choice, Page, Say, Select
from .private import NO_TABLE
from .rulebook import Chapter, chapters


def rules_page(words: Texts, kind: str, number: int = 0) -> Page:
    book = chapters(kind)
    titles = [title_of(words, chapter) for chapter in book]
    head = words.say("rules-title", game=words.say(f"game-{kind}"), chapter=titles[number])
    choices = [Choice(str(each), title[:100], each == number) for each, title in enumerate(titles)]
    select = Select(Click("rules", NO_TABLE, kind).select_id, words.say("rules-choose"), tuple(choices))
    return Page((Say(f"{head}\n{book[number].text}"), select))


def title_of(words: Texts, chapter: Chapter) -> str:
    title = chapter.title or words.say("rules-overview")
    return title if chapter.part == 1 else words.say("rules-more", chapter=title, part=chapter.part)
