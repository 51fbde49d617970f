"""What every game must keep at every moment, whatever its rules. A check that fails says what broke."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple, cast

import pytest
from pydantic_core import to_json

from engine import BadRecord, Chance, Event, Game, IllegalMove, Prompt
from engine.players import player_of
from engine.record import Record, Said, replay
from engine.values import LONGEST_WORD, MOST_MOVES, UNDO, Frozen
from engine.words import digest

AnyGame = Game[Any]
Families = Mapping[str, Mapping[str, Sequence[int | str]]]

IMAGINATIONS = 600
ALTERATIONS = 4  # of ten, at a record: each means to play the game again
FOR_EACH_CARD = 16  # with that many it is most unlikely that a card never turns up in a place


class Subject(NamedTuple):
    """A game put to the test, with the two things that only its own tests know."""

    kind: type[AnyGame]
    seats: int
    options: Mapping[str, str]
    cards: Callable[[Any], Sequence[int | str]]  # every card, wherever it lies
    hidden: Callable[[Any, int | None], Families]  # what a seat cannot see: of each family of cards, each place's
    facts: Mapping[str, tuple[str, ...]]  # the facts of events that name cards, and their families
    sensible: bool = False  # chance alone doesn't lead far: sometimes computers play

    def new(self, rng: Random) -> AnyGame:
        return self.kind.new(seats=self.seats, options=self.options, seed=random_seed(rng))

    def all_cards(self, game: AnyGame) -> list[int | str]:
        return sorted(self.cards(game), key=str)

    def __str__(self) -> str:
        return "-".join([self.kind.name, str(self.seats), *self.options.values()])


def random_seed(rng: Random) -> str:
    return f"{rng.getrandbits(256):064x}"


def viewers(game: AnyGame) -> list[int | None]:
    return [None, *range(game.seated)]


# What is asked


def check_prompts(game: AnyGame) -> None:
    prompts = game.prompts()
    if game.outcome is not None:
        assert prompts == (), "nobody is asked after the end"
        return
    awaited(game)
    for seat in range(game.seated):
        words = [word for p in prompts if p.seat == seat for word in p.moves]
        assert len(words) == len(set(words)), f"seat {seat} has a word in two prompts: {words}"
    for prompt in prompts:
        check_prompt(game, prompt)
    for one, other in pairwise(sorted(prompts, key=lambda p: p.id)):
        assert one.id != other.id or one.ask == other.ask, "one id for two questions"


def awaited(game: AnyGame) -> tuple[Prompt, ...]:
    """The questions that the game waits for."""
    prompts = game.unanswered()
    assert prompts, "nobody is asked, and the game goes on"
    return prompts


def check_prompt(game: AnyGame, prompt: Prompt) -> None:
    assert prompt.seat in range(game.seated)
    about = f"{prompt.ask} of seat {prompt.seat}"
    assert 1 <= len(prompt.moves) <= MOST_MOVES, f"{about} has {len(prompt.moves)} moves"
    assert prompt.answer in (None, *prompt.moves), f"{about} holds an answer that it does not offer"
    if prompt.default is not None or not prompt.standing:
        assert prompt.default in prompt.moves, f"{about} has no default among its moves"
    for word in prompt.moves:
        assert re.fullmatch("[a-z0-9][a-z0-9 ,-]*", word), f"{word!r} is not plain words"
        assert len(word) <= LONGEST_WORD, f"{word!r} is too long"
        assert not word.startswith(UNDO), f"{word!r} would be taken for an undo"


class IdWatch:
    """Ids are given when a question opens, kept while it is open, also under another, and never used again."""

    def __init__(self) -> None:
        self._asks: dict[int, str] = {}
        self._standing: set[int] = set()
        self._closed: set[int] = set()

    def look(self, game: AnyGame) -> None:
        for prompt in game.prompts():
            assert prompt.id > 0, f"{prompt.ask} has no id"
            assert prompt.id not in self._closed, f"id {prompt.id} is used again"
            assert self._asks.setdefault(prompt.id, prompt.ask) == prompt.ask, f"id {prompt.id} asks something else now"
        still_open = {task.id for task in game.todo}
        self._standing |= {prompt.id for prompt in game.prompts() if prompt.standing}
        self._closed |= self._asks.keys() - self._standing - still_open


# Saving, copying, refusing


def check_round_trip(game: AnyGame) -> None:
    dump = game.dump()
    again = type(game).load(dump)
    assert again.dump() == dump
    for seat in viewers(game):
        saved, shown = again.view(seat), game.view(seat)
        assert saved == shown, "a saved game is not the game that was saved"
        assert repr(saved) == repr(shown), "a saved game looks different"
    assert (again, again.prompts()) == (game, game.prompts())


def check_copy(game: AnyGame, rng: Random) -> None:
    dump = game.dump()
    twin = game.copy()
    assert twin == game
    play_at_random(twin, rng, moves=6)
    assert game.dump() == dump, "playing on a copy changed the game"


def check_refusals(game: AnyGame, rng: Random) -> None:
    dump, open_now = game.dump(), game.prompts()
    words = list(dict.fromkeys(word for prompt in open_now for word in prompt.moves))
    tries = [(rng.randrange(game.seated), word) for word in ("", "nonsense", "x" * 500, f"{UNDO} 1", "pick 99", "a\nb")]
    tries += [(seat, word) for word in words for seat in range(game.seated)]
    tries += [(seat, [*words, "pass"][0]) for seat in (-1, game.seated, 99)]
    for seat, word in tries:
        if any(prompt.seat == seat and word in prompt.moves for prompt in open_now):
            continue
        with pytest.raises(IllegalMove) as refusal:
            game.play(seat, word)
        assert re.fullmatch(r".+: .+", str(refusal.value)), "the refusal is one sentence"
    assert game.dump() == dump, "a refused word changed the game"
    assert game.prompts() == open_now


# The three laws of knowing


Look = Callable[[AnyGame, int | None], object]  # what a seat is shown


def as_view(game: AnyGame, seat: int | None) -> object:
    return game.view(seat)


def check_view_law(game: AnyGame, seat: int | None, world: AnyGame, look: Look = as_view) -> None:
    """(a) What a seat sees is the same in every world it can imagine."""
    assert look(game, seat) == look(world, seat), f"the view of seat {seat} tells what it cannot know"


def check_step_law(
    game: AnyGame, seat: int | None, world: AnyGame, said: Said, rng: Random, look: Look = as_view
) -> None:
    """(b) The same word leaves both worlds looking the same, unless it revealed something to this seat."""
    prompt = prompt_of(game, said)
    known = said.seat == seat or not prompt.secret
    theirs = next(p for p in world.prompts() if (p.id, p.seat, p.about) == (prompt.id, prompt.seat, prompt.about))
    same = said.word in theirs.moves
    assert same or not known, f"{said} is offered in one world only"
    here, there = game.copy(), world.copy()
    events: list[Event] = here.play(*said)
    events += there.play(said.seat, said.word if same else rng.choice(theirs.moves))
    if any(event.reveals_to(seat) for event in events):
        return
    if same or not events:
        assert look(here, seat) == look(there, seat), f"{said} told seat {seat} something it did not reveal"


def check_dealing_law(subject: Subject, game: AnyGame, seat: int | None, chance: Chance) -> None:
    """(c) Every unseen card turns up in every hidden place, and imagined games play to their end."""
    families = subject.hidden(game, seat)
    unseen_of = {family: unseen(families, family) for family in families}
    held = [(family, place) for family, places in families.items() for place, cards in places.items() if cards]
    missing = {(family, place): set(unseen_of[family]) for family, place in held}
    for _ in range(max(IMAGINATIONS, FOR_EACH_CARD * max(map(len, unseen_of.values())))):
        if not any(missing.values()):
            break
        imagined = subject.hidden(game.imagine(seat, chance), seat)
        for family, place in held:
            cards = imagined[family].get(place, ())
            assert unseen_of[family].issuperset(cards), f"{family}, {place}: holds what is seen elsewhere"
            missing[family, place].difference_update(cards)
    for (family, place), cards in missing.items():
        assert not cards, f"{family}, {place}: never holds all that is unseen"


def check_world(subject: Subject, game: AnyGame, seat: int | None, world: AnyGame) -> None:
    """An imagined world is a sound game with the same cards, and remembers nothing that others drew."""
    check_prompts(world)
    assert sorted(subject.cards(world), key=str) == sorted(subject.cards(game), key=str), (
        "imagining lost or made a card"
    )
    told = [event for events in world.recent for event in events if event.only]
    assert all(event.seat == seat for event in told), "an imagined world remembers what others drew"
    unknown = [p for p in world.prompts() if p.window and p.seat != seat and p.answer is not None]
    assert not unknown, "an imagined world knows who has answered a window"


def check_telling(subject: Subject, before: AnyGame, game: AnyGame, seat: int | None, events: Sequence[Event]) -> None:
    """No event that a seat sees names a card that was hidden from it and still is, unless that was shuffled away."""
    if any(event.kind == "shuffle" for event in events):
        return
    assert all(event.seat is not None or not event.only for event in events), "facts for one seat need the seat"
    then, now = subject.hidden(before, seat), subject.hidden(game, seat)
    for event in [event.seen_by(seat) for event in events]:
        for name, value in [*event.facts.items(), *event.only.items()]:
            for family in subject.facts.get(name, ()):
                named = set(value) if isinstance(value, tuple) else {value}
                told = named & unseen(then, family) & unseen(now, family)
                assert not told or family in DOUBLES, (
                    f"{event.kind} tells seat {seat} a hidden card; or the seat may see it now, and `hidden` in"
                    " tests/support/engine/subjects.py does not know that"
                )


def unseen(hidden: Families, family: str) -> set[int | str]:
    return {card for cards in hidden[family].values() for card in cards}


DOUBLES = frozenset({"tokens", "colours"})  # several of a kind, so that a name gives none away


SIMPLE = frozenset({str, int, float, bool, type(None)})


def check_view_is_plain(game: AnyGame) -> None:
    """A view holds only plain values that nobody can change, all the way down."""
    for seat in viewers(game):
        view = game.view(seat)
        for field in fields(view):
            check_plain(getattr(view, field.name))
        json.loads(to_json(view))


def check_plain(value: object) -> None:
    if isinstance(value, tuple):
        inside = cast("Iterable[object]", value)
    elif isinstance(value, Frozen):
        inside = cast("Frozen[object]", value).values()
    else:
        assert value is None or isinstance(value, str | int | float), f"a view holds {type(value)}"
        return
    for each in inside:
        if type(each) not in SIMPLE:
            check_plain(each)


# At once, back, and again


def check_any_order(game: AnyGame, rng: Random) -> None:
    """Answers to one question give the same game in whatever order they come, also after a change of mind."""
    asked = [p for p in game.prompts() if not p.standing]
    if len(asked) < 2 or any(p.answer for p in asked):
        return
    said = answers_to(game, asked, rng)
    ends: set[str] = set()
    for _ in range(3):
        twin = game.copy()
        order = rng.sample(said, len(said))
        hasty = prompt_of(game, rng.choice(order[:-1]))
        if not hasty.window and sum(p.seat == hasty.seat for p in asked) == 1:
            twin.play(hasty.seat, rng.choice(hasty.moves))
        for each in order:
            twin.play(*each)
        ends.add(twin.dump())
    assert len(ends) == 1, "the order of simultaneous answers matters"


def answers_to(game: AnyGame, asked: Sequence[Prompt], rng: Random) -> list[Said]:
    """An answer to each prompt, all of which can stand together; none that closes a window."""
    twin = game.copy()
    said: list[Said] = []
    for prompt in asked:
        now = next(p for p in twin.prompts() if (p.seat, p.about) == (prompt.seat, prompt.about))
        said.append(Said(now.seat, now.default if now.window and now.default else rng.choice(now.moves)))
        twin.play(*said[-1])
    return said


def check_undo(start: AnyGame, log: Sequence[Said], games: Sequence[AnyGame], revealed: Sequence[bool]) -> None:
    """Undo restores the very bytes, but for what nobody noticed, and never takes back what was seen.

    `games[i]` is the game after i words.
    """
    quiet = [a.streak == b.streak and a.told == b.told for a, b in pairwise(games)]
    for seat in range(start.seated):
        mine = [place for place, said in enumerate(log) if said.seat == seat and not quiet[place]]
        count = games[-1].undoable(seat)
        if 0 < count <= len(mine):
            first = mine[-count]
            assert not any(revealed[first:]), "undo takes back something that was revealed"
            expected = games[first].copy()
            for said, unnoticed in zip(log[first:], quiet[first:], strict=True):
                assert unnoticed or said.seat == seat, "undo reaches into another's move"
                if unnoticed and any(said.word in p.moves for p in expected.prompts() if p.seat == said.seat):
                    expected.play(*said)
            back = replay(start, [*log, Said(seat, f"{UNDO} {count}")])
            assert back.dump() == expected.dump(), "undo does not restore the game"
        with pytest.raises(BadRecord):
            replay(start, [*log, Said(seat, f"{UNDO} {count + 1}")])


def check_record(subject: Subject, game: AnyGame, log: Sequence[Said], rng: Random) -> None:
    games = {subject.kind.name: subject.kind}
    record = Record.of(game, log)
    text = record.text()
    assert Record.parse(text) == record
    assert Record.parse(text).replay(games).dump() == game.dump()
    for altered in rng.sample(alterations(text, rng), ALTERATIONS):
        with pytest.raises(BadRecord):
            Record.parse(altered).replay(games)


def alterations(text: str, rng: Random) -> list[str]:
    """The record cut, with a letter changed, and, its digest made good again, with lines gone, added or changed.

    (A pass in a window that another closed may be left out: it is the same game without it.)
    """
    place = rng.randrange(len(text))
    letter = "x" if text[place] != "x" else "y"
    lines = text.splitlines()[:-1]
    first = lines.index("") + 1
    end = lines.index("", first)
    line = rng.randrange(first, end)
    seat, _, word = lines[line].partition(" ")
    forged = [
        lines[: end - 1] + lines[end:],
        [*lines[: line + 1], f"99 {word}", *lines[line + 1 :]],
        [*lines[:line], f"{seat} {word}x", *lines[line + 1 :]],
        [re.sub("^seed .*", "seed " + random_seed(rng), each) for each in lines],
        [re.sub("^outcome .*", "outcome 1 7 bribe", each) for each in lines],
        [re.sub("^state .*", "state " + random_seed(rng), each) for each in lines],
        [re.sub("^rules .*", "rules 999", each) for each in lines],
        [*lines, "postscript"],
    ]
    bodies = ["\n".join(each) + "\n" for each in forged]
    return [text[:place], text[:place] + letter + text[place + 1 :], *[f"{b}digest {digest(b)}\n" for b in bodies]]


# Ways to play


def somewhere_in_a_game(subject: Subject, rng: Random) -> AnyGame:
    """A game at its beginning, its middle or, if it is short, near its end."""
    game = subject.new(rng)
    style = rng.choice((randomly, sensibly)) if subject.sensible else randomly
    for _ in range(rng.choice((0, rng.randrange(30), rng.randrange(400)))):
        before = game.copy()
        game.play(*style(game, rng))
        if game.outcome is not None:
            return before
    return game


def prompt_of(game: AnyGame, said: Said) -> Prompt:
    return next(p for p in game.prompts() if p.seat == said.seat and said.word in p.moves)


def play_at_random(game: AnyGame, rng: Random, moves: int) -> None:
    for _ in range(moves):
        if game.outcome is None:
            game.play(*randomly(game, rng))


def randomly(game: AnyGame, rng: Random) -> Said:
    prompt = rng.choice(awaited(game))
    return Said(prompt.seat, rng.choice(prompt.moves))


def sensibly(game: AnyGame, rng: Random) -> Said:
    prompt = rng.choice(awaited(game))
    view = replace(game.view(prompt.seat), prompts=(prompt,))
    return Said(prompt.seat, player_of(game.name, "normal")(view, Chance(random_seed(rng))))


def half_by_default(game: AnyGame, rng: Random) -> Said:
    prompt = rng.choice(awaited(game))
    default = prompt.default or prompt.moves[0]
    return Said(prompt.seat, default if rng.random() < 0.5 else rng.choice(prompt.moves))


def fickle(game: AnyGame, rng: Random) -> Said:
    """Answers anything open: changes its mind, uses what stands as soon as it can."""
    prompt = rng.choice(game.prompts())
    return Said(prompt.seat, rng.choice(prompt.moves))


def first_word(game: AnyGame, rng: Random) -> Said:
    prompt = next(p for p in game.prompts() if p.answer is None)
    return Said(prompt.seat, prompt.moves[0] if rng.random() < 0.9 else rng.choice(prompt.moves))


def last_word(game: AnyGame, rng: Random) -> Said:
    prompt = [p for p in game.prompts() if p.answer is None][-1]
    return Said(prompt.seat, prompt.moves[-1] if rng.random() < 0.9 else rng.choice(prompt.moves))


Style = Callable[[AnyGame, Random], Said]
STYLES: tuple[Style, ...] = (randomly, half_by_default, fickle, first_word, last_word)


def styles_of(subject: Subject) -> tuple[Style, ...]:
    return (*STYLES, sensibly) if subject.sensible else STYLES
