"""The puzzle of the day: what's to be done, a picture of it, what has been said so far, and how good the answer is.

Nothing is kept: the ids of its buttons have the day and a letter for every word that was said.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Any, NamedTuple

from data.store import LONG_AGO, OFF, Seat, Solve, Solver, Status, Table
from engine import Game, Prompt
from engine.gallery import WATER
from engine.players import NORMAL
from engine.pool import CARDS
from engine.puzzles import KINDS, Puzzle, Words, Worth, after, offered
from render import TELLERS
from render.words.sentences import listed
from render.words.texts import Texts

from .common import computer_names, names_of, words_of
from .hand import sights
from .ids import DIGITS, NO_TABLE, Click
from .learn import learn_buttons
from .model import MOST_BUTTONS, Button, Buttons, Choice, Page, Part, Say, Select, Show
from .moves import LONGEST_CHOICE, LONGEST_LABEL, label_of
from .pictures import board_still
from .results import called

VERB = "puzzle"
OPEN, SAY, BACK, ANSWER = "open", "say", "back", "answer"  # what a button asks for
LONGEST = 40  # words
KEPT_DAYS = 7  # for so long an old puzzle can still be looked at
MOST_NAMED = 10  # solvers
WHOLE_CLOSEUPS = ("pool",)  # show all of the board already


class Ask(NamedTuple):
    """What somebody wants: `say 2026-11-18 3a0` are three words of an answer."""

    way: str
    day: date
    letters: str = ""

    @property
    def click(self) -> Click:
        return Click(VERB, NO_TABLE, f"{self.way} {self.day.isoformat()} {self.letters}".rstrip())


class Attempt(NamedTuple):
    """An answer, as far as it goes."""

    day: date
    puzzle: Puzzle
    letters: str
    words: Words
    game: Game[Any]

    @property
    def is_complete(self) -> bool:
        return not offered(self.game, self.puzzle.seat)

    @property
    def worth(self) -> Worth:
        """Of a complete one."""
        return KINDS[self.puzzle.kind].worth(self.puzzle.start, self.game)

    @property
    def is_best(self) -> bool:
        return self.is_complete and self.worth == self.puzzle.best


class Solving(NamedTuple):
    """How whoever looks at it is doing. On a day that's over, nothing counts any more."""

    solve: Solve
    streak: int
    solvers: Sequence[Solver]
    is_today: bool
    in_server: bool


def parse_ask(rest: str) -> Ask | None:
    match = re.fullmatch(rf"({OPEN}|{SAY}|{BACK}|{ANSWER}) (\d{{4}}-\d\d-\d\d)(?: ([0-9a-z]{{1,{LONGEST}}}))?", rest)
    try:
        return Ask(match[1], date.fromisoformat(match[2]), match[3] or "") if match else None
    except ValueError:  # the 31st of February
        return None


def attempt_of(day: date, puzzle: Puzzle, letters: str = "") -> Attempt | None:
    """None if one of the letters means nothing."""
    game, words = puzzle.start, list[str]()
    for letter in letters:
        moves, number = offered(game, puzzle.seat), DIGITS.find(letter)
        if not 0 <= number < len(moves):
            return None
        words.append(moves[number])
        game = after(game, puzzle.seat, words[-1:])
    return Attempt(day, puzzle, letters, tuple(words), game)


# Pages


def puzzle_page(words: Texts, attempt: Attempt, solving: Solving) -> Page:
    """For whoever solves it, in their own language."""
    table = puzzle_table(words, attempt.puzzle, attempt.game)
    head = [*head_lines(words, attempt.day, attempt.puzzle), *said_lines(words, attempt)]
    told = verdict(words, attempt, solving) if attempt.is_complete else []
    parts = [Say("\n".join(head)), *sight_parts(table, attempt)]
    parts += [Say("\n".join(told))] if told else [*question_parts(words, table, attempt)]
    buttons = Buttons((*back_buttons(words, attempt), *other_buttons(words, attempt, solving)))
    small = [*tally_lines(words, solving)]
    return Page((*parts, *([buttons] if buttons.buttons else []), *([Say("\n".join(small))] if small else [])))


def daily_page(words: Texts, day: date, puzzle: Puzzle, solved_yesterday: int) -> Page:
    """In a channel, for everyone."""
    start = attempt_of(day, puzzle)
    assert start is not None
    table = puzzle_table(words, puzzle, puzzle.start)
    solve = Button(Ask(OPEN, day).click.custom_id, words.say("puzzle-solve"), "primary")
    small = words.say("puzzle-yesterday", count=solved_yesterday)
    return Page(
        (
            Say("\n".join(head_lines(words, day, puzzle))),
            *sight_parts(table, start),
            Buttons((solve,)),
            Say(small),
        )
    )


def sentence_page(words: Texts, message: str) -> Page:
    return Page((Say(words.say(message)),))


def puzzle_table(words: Texts, puzzle: Puzzle, game: Game[Any]) -> Table:
    """A table that stands nowhere, for pictures and words that are about one."""
    table = Table(
        id=NO_TABLE,
        kind=puzzle.kind,
        options=game.chosen,
        guild_id=None,
        channel_id=0,
        parent_id=None,
        host_id=0,
        language=words.language,
        clock=OFF,
        auto_start=False,
        status=Status.PLAYING,
        reason=None,
        version=1,
        presented=1,
        moves=0,
        undos=0,
        created=LONG_AGO,
        touched=LONG_AGO,
        seats=(),
        game=game,
    )
    others = computer_names(table, NORMAL)
    names = [words.say("puzzle-name"), *others[: game.seated - 1]]
    levels = [None, *[NORMAL] * (game.seated - 1)]
    seats = [
        Seat(number, None, level, name, None, asleep=False, dm_channel_id=None, dm_open=None, last_click=None)
        for number, (name, level) in enumerate(zip(names, levels, strict=True))
    ]
    return replace(table, seats=tuple(seats))


# What is said and shown


def head_lines(words: Texts, day: date, puzzle: Puzzle) -> Iterator[str]:
    game = words.say(f"game-{puzzle.kind}")
    yield words.say("puzzle-title", game=game, when=day.isoformat())
    yield words.say(f"puzzle-goal-{puzzle.kind}")
    if puzzle.kind in KNOWN_DECKS:
        yield KNOWN_DECKS[puzzle.kind](words, puzzle)


def deck_line(words: Texts, puzzle: Puzzle) -> str:
    """Whoever could count all cards that lie open would know it as well."""
    deck = cards_in(puzzle, "deck")
    kinds = Counter([CARDS[card].kind for card in deck])
    return words.say("puzzle-deck", cards=counted_cards(words, kinds), count=len(deck))


def counted_cards(words: Texts, kinds: Counter[str]) -> str:
    """Of Duck Pool: the largest first."""
    icons = {card.kind: card.ducks for card in CARDS.values()}
    cards = [
        words.say("puzzle-deck-card", card=words.say(f"pool-card-{kind}"), count=count, icons=icons[kind])
        for kind, count in sorted(kinds.items(), key=lambda each: (-icons[each[0]], each[0]))
    ]
    return listed(words, cards)


def cards_in(puzzle: Puzzle, deck: str) -> Sequence[int]:
    return getattr(puzzle.start, deck, ())


def next_line(words: Texts, puzzle: Puzzle) -> str:
    """The picture shows just the first few."""
    looks, ducks = TELLERS[puzzle.kind].looks, cards_in(puzzle, "ducks")
    letters = [words.say("gallery-at-water") if duck == WATER else looks[duck].letter for duck in ducks]
    return words.say("puzzle-next", ducks=", ".join(letters))


KNOWN_DECKS = {"pool": deck_line, "gallery": next_line}


def said_lines(words: Texts, attempt: Attempt) -> Iterator[str]:
    if attempt.words:
        yield words.say("puzzle-said", words=" → ".join(labels_of(words, attempt.puzzle, attempt.words)))


def labels_of(words: Texts, puzzle: Puzzle, said: Words) -> Iterator[str]:
    """What the buttons were called."""
    game = puzzle.start
    for word in said:
        table, view = puzzle_table(words, puzzle, game), game.view(puzzle.seat)
        yield label_of(table, view, asked_in(game, puzzle.seat), word)
        game = after(game, puzzle.seat, [word])


def asked_in(game: Game[Any], seat: int) -> Prompt:
    return next(prompt for prompt in game.prompts() if prompt.seat == seat and prompt.is_awaited)


def sight_parts(table: Table, attempt: Attempt) -> Iterator[Part]:
    """The board, and what the question is about. When all is said, the board as it would be."""
    game, seat = attempt.game, attempt.puzzle.seat
    everyones = replace(game.view(None), outcome=None)
    asked = None if attempt.is_complete else asked_in(game, seat)
    if asked is None or asked.secret or table.kind not in WHOLE_CLOSEUPS:
        yield Show((board_still(table, everyones),))
    if asked:
        view = replace(game.view(seat), prompts=(asked,))
        yield from sights(table, view, [asked])


def question_parts(words: Texts, table: Table, attempt: Attempt) -> Iterator[Part]:
    seat = attempt.puzzle.seat
    view, asked = attempt.game.view(seat), asked_in(attempt.game, seat)
    yield Say(TELLERS[table.kind].question(view, asked, names_of(table), words_of(table)))
    labels = [label_of(table, view, asked, word) for word in asked.moves]
    asks = [Ask(SAY, attempt.day, attempt.letters + DIGITS[number]) for number in range(len(labels))]
    if len(labels) > MOST_BUTTONS:
        choices = [Choice(ask.letters[-1], label[:LONGEST_CHOICE]) for ask, label in zip(asks, labels, strict=True)]
        select = Ask(SAY, attempt.day, attempt.letters).click.select_id
        yield Select(select, words.say("select-move", count=len(choices)), tuple(choices))
        return
    pairs = zip(asks, labels, strict=True)
    yield Buttons(tuple([Button(ask.click.custom_id, label[:LONGEST_LABEL], "primary") for ask, label in pairs]))


def verdict(words: Texts, attempt: Attempt, solving: Solving) -> list[str]:
    """How good a complete answer is. A better one isn't told, only that there is one."""
    kind, puzzle = KINDS[attempt.puzzle.kind], attempt.puzzle
    count, best = kind.count(puzzle.start, attempt.worth), kind.count(puzzle.start, puzzle.best)
    if attempt.is_best:
        told = words.say(f"puzzle-solved-{puzzle.kind}", count=count)
        solve = solving.solve
        return [told, *([words.say("puzzle-tries", tries=solve.tries)] if solve.solved and solving.is_today else [])]
    if kind.is_success(attempt.worth):
        return [words.say(f"puzzle-better-{puzzle.kind}", count=count, best=best)]
    return [words.say(f"puzzle-failed-{puzzle.kind}", best=best)]


def back_buttons(words: Texts, attempt: Attempt) -> Iterator[Button]:
    day, letters = attempt.day, attempt.letters
    if letters:
        yield Button(Ask(BACK, day, letters[:-1]).click.custom_id, words.say("puzzle-back"))
    if len(letters) > 1:
        yield Button(Ask(BACK, day).click.custom_id, words.say("puzzle-again"))


def other_buttons(words: Texts, attempt: Attempt, solving: Solving) -> Iterator[Button]:
    """Whoever hasn't tried yet isn't tempted to give up."""
    answer = Ask(ANSWER, attempt.day).click.custom_id
    if solving.solve.is_over or not solving.is_today:
        yield Button(answer, words.say("puzzle-show-answer"))
    elif solving.solve.tries:
        yield Button(answer, words.say("puzzle-give-up"), "danger")
    if not solving.solve.is_over:
        yield from learn_buttons(words, attempt.puzzle.kind, "secondary")
    if solving.is_today:
        yesterday = Ask(ANSWER, attempt.day - timedelta(days=1)).click.custom_id
        yield Button(yesterday, words.say("puzzle-yesterdays-answer"))


def tally_lines(words: Texts, solving: Solving) -> Iterator[str]:
    """Who has solved it is told to those who have tried."""
    solve = solving.solve
    if not solving.is_today:
        yield words.say("puzzle-past")
        return
    if solve.gave_up:
        yield words.say("puzzle-gave-up")
    if solving.streak:
        yield words.say("puzzle-streak", days=solving.streak, today="yes" if solve.solved else "no")
    if (solve.tries or solve.is_over) and solving.in_server:
        yield solvers_line(words, solving.solvers)


def solvers_line(words: Texts, solvers: Sequence[Solver]) -> str:
    if not solvers:
        return words.say("puzzle-nobody")
    named = [words.say("puzzle-solver", name=called(words, each.name), tries=each.tries) for each in solvers]
    if len(named) > MOST_NAMED:
        named = [*named[:MOST_NAMED], words.say("puzzle-more-solvers", count=len(named) - MOST_NAMED)]
    return words.say("puzzle-solvers", who=listed(words, named), count=len(solvers))
