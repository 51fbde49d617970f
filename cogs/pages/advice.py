"""What a hard computer would do: a hint for somebody who is asked something, and after the game the decisions that cost
them most. Both are private, and made from what their seat could know."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from data.store import Table
from engine import Event, Prompt
from engine.phrases import phrases
from engine.players import SEARCHERS
from engine.players.advice import Mistake, Reason, Suggestion
from engine.words import words_in
from render import ARTISTS, TELLERS
from render.words.sentences import in_a_row
from render.words.texts import Texts, texts

from .behind import title_of
from .common import AnyView, names_of, words_of
from .ids import Answer, Click
from .model import MOST_COMPONENTS, Button, Page, Part, Say, Show, components_in
from .moves import LONGEST_LABEL, label_of
from .pictures import board_still, closeup_sight, hand_sight

SURE, LIKELY = 0.9, 0.5  # of the playouts in which something happened
SPARE = 4  # components that a hand may still get: its small print, a sentence above it, a select of other hands


def has_advice(table: Table) -> bool:
    return table.kind in SEARCHERS


# Hints


def hint_buttons(table: Table, view: AnyView, parts: Sequence[Part]) -> tuple[Button, ...]:
    """One, if there's something to think about, the host allows it, and these parts of the hand leave room for it."""
    asked = hinted(view) if has_advice(table) and table.hints else None
    if asked is None or components_in(parts) + 1 + SPARE > MOST_COMPONENTS:
        return ()
    click = Click("hint", table.id, Answer(asked.id, table.undos).rest)
    return (Button(click.custom_id, words_of(table).say("hint-button")),)


def hinted(view: AnyView) -> Prompt | None:
    """The question that a hint is about: the first that is still to be answered and leaves a choice."""
    return next((prompt for prompt in view.unanswered if len(prompt.moves) > 1), None)


def hint_page(words: Texts, table: Table, view: AnyView, asked: Prompt, suggested: Suggestion) -> Page:
    """What to press, called what it's called on its button, and why."""
    asked = offering(view, asked, suggested.word)
    what = label_of(table, view, asked, shown_as(view, asked, suggested.word))[:LONGEST_LABEL]
    told = [words.say("hint-says", what=what), *([why(words, table, suggested.why)] if suggested.why else [])]
    return Page((Say("\n".join([question(words, table, view, asked), in_a_row(words, told)])),))


def question(words: Texts, table: Table, view: AnyView, asked: Prompt) -> str:
    return TELLERS[table.kind].question(view, asked.answered(None), names_of(table), words)


def offering(view: AnyView, asked: Prompt, word: str) -> Prompt:
    """The question that this word answers: a computer may want to answer another one first."""
    return next((each for each in (asked, *view.prompts) if word in each.moves), asked)


def shown_as(view: AnyView, asked: Prompt, word: str) -> str:
    """The button that says this word, alone or before others."""
    offered = phrases(view, asked)
    beginning = [each for each in offered if words_in(each)[0] == word]
    return word if word in offered or not beginning else beginning[0]


def why(words: Texts, table: Table, reason: Reason) -> str:
    """In a sentence: what makes the difference, how surely, and whom or what it's about."""
    named = [name for name in (f"why-{table.kind}-{reason.what}", f"why-{reason.what}") if name in texts()]
    about = names_of(table)[reason.about] if isinstance(reason.about, int) else reason.about
    facts = {"odds": odds(reason.much), "count": max(1, round(reason.much)), "about": about or ""}
    return words.say(named[0] if named else "why-other", **facts)


def odds(much: float) -> str:
    """How often something happens, as people say it."""
    return "sure" if much >= SURE else "likely" if much >= LIKELY else "maybe"


# Analysis


class Finding(NamedTuple):
    """A decision that has cost something: what its seat saw, what it was asked, and the round or turn that it was in,
    if one had begun."""

    view: AnyView
    asked: Prompt
    mistake: Mistake
    chapter: Event | None


def analysis_buttons(table: Table) -> tuple[Button, ...]:
    if not has_advice(table):
        return ()
    return (Button(Click("analysis", table.id).custom_id, words_of(table).say("analysis-button")),)


def analysis_page(words: Texts, table: Table, found: Sequence[Finding]) -> Page:
    """In the reader's own language: nobody else sees it."""
    if not found:
        return Page((Say(words.say("analysis-good")),))
    table = replace(table, language=words.language)
    parts = [part for each in found for part in finding_parts(words, table, each)]
    return Page((Say(words.say("analysis-title", game=words.say(f"game-{table.kind}"))), *parts))


def finding_parts(words: Texts, table: Table, found: Finding) -> Iterator[Part]:
    """The picture of that moment, what was chosen, what was better, and what came of it."""
    view, asked, mistake, chapter = found
    yield from moment_sights(table, view, asked)
    said, better = [label_of(table, view, offering(view, asked, word), word) for word in (mistake.said, mistake.better)]
    facts = {"when": title_of(words, table, chapter), "question": question(words, table, view, asked)}
    told = [words.say("analysis-finding", **facts, said=said, better=better), why(words, table, mistake.why)]
    told.append(words.say("analysis-cost", wins=max(1, round(100 * mistake.cost))))
    yield Say(in_a_row(words, told))


def moment_sights(table: Table, view: AnyView, asked: Prompt) -> Iterator[Part]:
    """As they saw it then: the part of the board that was asked about, or the board and their hand."""
    if not asked.secret:
        yield closeup_sight(table, view)
        return
    hand = hand_sight(table, view)
    if table.kind in ARTISTS and isinstance(hand, Show):
        yield Show((board_still(table, replace(view, events=())),))
        yield hand
    else:
        yield hand
