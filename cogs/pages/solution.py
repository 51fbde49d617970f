"""The answer to a puzzle: what is said step by step, what each step brings about, and what comes of it in the end."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from itertools import pairwise
from typing import Any, NamedTuple

from engine import Event, Game
from engine.puzzles import KINDS, OneCard, Puzzle, Words, after, filling_kinds
from render import TELLERS
from render.words.sentences import in_a_row
from render.words.texts import Texts

from .common import names_of, words_of
from .model import Button, Buttons, Drawing, Page, Say, Show
from .moves import label_of
from .pictures import board_moving, board_still, stirs
from .puzzle import BACK, Ask, Solving, asked_in, counted_cards, head_lines, puzzle_table, tally_lines

FIRST_ASKED = {"race": ("pick",), "tow": ("act",), "pool": ("dive", "act"), "gallery": ("card",)}  # where steps begin
SCORED = ("tow",)  # each step can change what is counted, and news don't tell by how much


class Deed(NamedTuple):
    """A step: words that belong together, such as a card with its path, and what happened meanwhile."""

    before: Game[Any]
    labels: tuple[str, ...]
    events: tuple[Event, ...]
    after: Game[Any]


def answer_page(words: Texts, day: date, puzzle: Puzzle, solving: Solving) -> Page:
    """One of the best answers."""
    deeds, best = deeds_of(words, puzzle), KINDS[puzzle.kind].count(puzzle.start, puzzle.best)
    told = [words.say(f"puzzle-answer-{puzzle.kind}", count=best)]
    told += [line for number, deed in enumerate(deeds, 1) for line in deed_lines(words, puzzle, deed, number)]
    told.append(end_line(words, puzzle, deeds[-1].after))
    again = Button(Ask(BACK, day).click.custom_id, words.say("puzzle-look"))
    small = [*tally_lines(words, solving)]
    return Page(
        (
            Say("\n".join(head_lines(words, day, puzzle))),
            Show((outcome_drawing(words, puzzle, deeds),)),
            Say("\n".join(told)),
            Buttons((again,)),
            *([Say("\n".join(small))] if small else []),
        )
    )


def deeds_of(words: Texts, puzzle: Puzzle) -> list[Deed]:
    """Cut where the game asks its first question again."""
    game, said = puzzle.start, puzzle.answer
    games = [game, *[game := after(game, puzzle.seat, [word]) for word in said]]
    asked = [asked_in(each, puzzle.seat).ask for each in games[:-1]]
    cuts = [place for place, ask in enumerate(asked) if ask in FIRST_ASKED[puzzle.kind]]
    return [deed_of(words, puzzle, games[start], said[start:end]) for start, end in pairwise([*cuts, len(said)])]


def deed_of(words: Texts, puzzle: Puzzle, before: Game[Any], said: Words) -> Deed:
    game, labels, events = before.copy(), list[str](), list[Event]()
    for word in said:
        table = puzzle_table(words, puzzle, game)
        labels.append(label_of(table, game.view(puzzle.seat), asked_in(game, puzzle.seat), word))
        events += game.play(puzzle.seat, word)
    return Deed(before, tuple(labels), tuple(events), game)


def deed_lines(words: Texts, puzzle: Puzzle, deed: Deed, number: int) -> Iterator[str]:
    yield words.say("puzzle-answer-step", number=number, what=" → ".join(deed.labels))
    table, view = puzzle_table(words, puzzle, deed.after), deed.after.view(puzzle.seat)
    told = TELLERS[puzzle.kind].tell_turns(view, deed.events, names_of(table), words_of(table))
    kind = KINDS[puzzle.kind]
    if puzzle.kind in SCORED and (points := kind.worth(deed.before, deed.after)):
        told.append(words.say("puzzle-answer-points", count=int(points)))
    if told:
        yield in_a_row(words, told)


def end_line(words: Texts, puzzle: Puzzle, end: Game[Any]) -> str:
    """In numbers, with the cards of Duck Pool that it now depends on."""
    facts: dict[str, str | int] = {"count": KINDS[puzzle.kind].count(puzzle.start, puzzle.best)}
    if isinstance(end, OneCard):
        kinds = filling_kinds(end)
        facts = {"count": kinds.total(), "all": len(end.deck), "cards": counted_cards(words, kinds)}
    return words.say(f"puzzle-end-{puzzle.kind}", **facts)


def outcome_drawing(words: Texts, puzzle: Puzzle, deeds: list[Deed]) -> Drawing:
    """The board as it is in the end; in motion, from the start on, where something moves."""
    end = deeds[-1].after
    table, view = puzzle_table(words, puzzle, end), replace(end.view(None), outcome=None)
    events = [event.seen_by(None) for deed in deeds for event in deed.events]
    if not stirs(table, events):
        return board_still(table, view)
    return board_moving(table, puzzle.start.view(None), events, view)
