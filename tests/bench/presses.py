"""How many buttons a person presses in a turn, as a table for docs/benchmarks.md.

uv run python -m tests.bench presses            100 games of every set-up
uv run python -m tests.bench presses tow 20     only one game, fewer times, for a first look

Everyone plays like the normal computer, which says one word after the other. Before each press, a person thinks ahead
in an imagined world what words they'd say, and presses what says as many of them as possible. They know no more than
their view: what a press reveals, they see only afterwards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from multiprocessing import Pool
from statistics import fmean, median
from typing import Any, NamedTuple

from cogs.pages.model import MOST_BUTTONS
from engine import GAMES, Chance, Event, Game, Prompt
from engine.gallery import Gallery
from engine.phrases import phrases
from engine.players import Player, player_of
from engine.pool import DuckPool
from engine.race import Race
from engine.tow import Tow
from engine.words import digest, phrase, words_in
from render import TELLERS
from render.words.texts import texts

GAMES_EACH = 100
ENGLISH = texts()
NEVER = 100
ANY = ("disperse",)  # the computer doesn't mind which


class Kind(NamedTuple):
    """What is a turn in this game, which turns count, and how many presses one may take."""

    seats: range
    turn: Callable[[Any], int]
    counts: Callable[[Sequence[Event]], bool]
    what: str
    most: float | None = None


def any_turn(_: Sequence[Event]) -> bool:
    return True


def four_actions(events: Sequence[Event]) -> bool:
    return sum(event.kind == "action" for event in events) == 4


KINDS = {
    "race": Kind(Race.seats, lambda game: game.round, any_turn, "round"),
    "gallery": Kind(Gallery.seats, lambda game: game.turns, any_turn, "turn"),
    "pool": Kind(DuckPool.seats, lambda game: game.turn.number, any_turn, "turn"),
    "tow": Kind(Tow.seats, lambda game: game.turn.number, four_actions, "turn of four actions", 6),
}


@dataclass
class Count:
    """The presses of a game, turn by turn."""

    words: list[int] = field(default_factory=list[int])
    presses: list[int] = field(default_factory=list[int])
    asked: Counter[str] = field(default_factory=Counter[str])  # presses by question

    def add(self, other: "Count") -> None:
        self.words += other.words
        self.presses += other.presses
        self.asked += other.asked

    def within(self, most: float) -> float:
        """The share of turns with at most so many presses."""
        return sum(presses <= most for presses in self.presses) / len(self.presses)


@dataclass
class Turn:
    """What one seat does in one turn."""

    events: list[Event] = field(default_factory=list[Event])
    words: int = 0
    asked: Counter[str] = field(default_factory=Counter[str])


def run(arguments: list[str]) -> bool:
    games = next((int(argument) for argument in arguments if argument.isdecimal()), GAMES_EACH)
    wanted = [name for name in KINDS if name in arguments] or [*KINDS]
    setups = [(name, seats, games) for name in wanted for seats in KINDS[name].seats]
    with Pool() as pool:
        counts = pool.starmap(measure, setups, chunksize=1)
    print("| game | seats | turns | words: median, mean | presses: median, mean | 9 in 10 | at most 6 |")
    print("|---|---|---|---|---|---|---|")
    for (name, seats, _), count in zip(setups, counts, strict=True):
        print(row(name, seats, count))
    for (name, seats, _), count in zip(setups, counts, strict=True):
        each = ", ".join(f"{ask} {n / len(count.presses):.2f}" for ask, n in count.asked.most_common())
        print(f"\n{name}, {seats} seats, presses a {KINDS[name].what} by question: {each}")
    return all([is_good(name, count) for (name, _, _), count in zip(setups, counts, strict=True)])


def row(name: str, seats: int, count: Count) -> str:
    ordered = sorted(count.presses)
    cells = [
        f"{name}, a {KINDS[name].what}",
        str(seats),
        f"{len(ordered):,}",
        f"{median(count.words):.0f}, {fmean(count.words):.1f}",
        f"{median(ordered):.0f}, {fmean(ordered):.1f}",
        str(ordered[len(ordered) * 9 // 10]),
        f"{count.within(6):.0%}",
    ]
    return f"| {' | '.join(cells)} |"


def is_good(name: str, count: Count) -> bool:
    """The typical turn, and also the mean."""
    most = KINDS[name].most
    return most is None or max(median(count.presses), fmean(count.presses)) <= most


def measure(name: str, seats: int, games: int) -> Count:
    chance = Chance(digest(f"presses, {name}, {seats} seats"))
    count = Count()
    for _ in range(games):
        count.add(play(GAMES[name].new(seats=seats, seed=chance.seed()), KINDS[name], chance))
    return count


def play(game: Game[Any], kind: Kind, chance: Chance) -> Count:
    """A whole game; only turns that count are counted."""
    turns: dict[tuple[int, int], Turn] = {}
    player = player_of(game.name, "normal")
    while game.outcome is None:
        prompt = game.unanswered()[0]
        turn = turns.setdefault((kind.turn(game), prompt.seat), Turn())
        said = press(game, prompt, player, chance)
        turn.asked[prompt.ask] += cost(game, prompt, said)
        for word in words_in(said):
            turn.words += 1
            turn.events += game.play(prompt.seat, word)
    counted = [turn for turn in turns.values() if kind.counts(turn.events)]
    asked = sum([turn.asked for turn in counted], Counter[str]())
    return Count([turn.words for turn in counted], [turn.asked.total() for turn in counted], asked)


def press(game: Game[Any], prompt: Prompt, player: Player, chance: Chance) -> str:
    """What says most of what this person would say."""
    offered = [words_in(each) for each in phrases(game.view(prompt.seat), prompt)]
    wished = [*islice(wishes(game, prompt, player, chance), max(map(len, offered)))]
    fitting = [words for words in offered if alike(words, wished[: len(words)])]
    return phrase(*max(fitting, key=len)) if fitting else wished[0]


def cost(game: Game[Any], prompt: Prompt, said: str) -> int:
    """A select takes two presses, and so does what is asked again; what isn't offered at all, too many. Whoever has
    nothing to say in a window just waits."""
    if prompt.window and said == prompt.default:
        return 0
    view, warning = game.view(prompt.seat), TELLERS[game.name].warning
    offered = phrases(view, prompt)
    if said not in offered:
        return NEVER
    if len(offered) > MOST_BUTTONS:
        return 2
    return 2 if warning and warning(view, prompt, said, ENGLISH) else 1


def wishes(game: Game[Any], prompt: Prompt, player: Player, chance: Chance) -> Iterator[str]:
    """Word by word what the computer would say, as far as it's asked without others in between."""
    world, seat = game.imagine(prompt.seat, chance), prompt.seat
    while True:
        word = player(replace(world.view(seat), prompts=(prompt,)), chance)
        yield word
        world.play(seat, word)
        asked = world.unanswered()
        if not asked or any(each.seat != seat for each in asked):
            return
        prompt = asked[0]


def alike(words: Sequence[str], wished: Sequence[str]) -> bool:
    """Whether they come to the same: steps to the same tile, the same ducks and food in any order."""
    return sense(words) == sense(wished)


def sense(words: Sequence[str]) -> list[str]:
    runs: list[list[str]] = []
    for word in words:
        if not runs or runs[-1][0].split()[0] != word.split()[0]:
            runs.append([])
        runs[-1].append(word)
    return [each for run in runs for each in sense_of_run(run)]


def sense_of_run(run: list[str]) -> list[str]:
    verb = run[0].split()[0]
    if verb in ANY:
        return [verb] * len(run)
    return [verb] * (len(run) - 1) + run[-1:] if verb == "move" else sorted(run)
