"""The normal gallery player: of all it may say, what endangers its own ducks least and the leaders' most.

It knows only its view, and looks no further than the card it plays.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from ..chance import Chance
from ..gallery.choices import CHOICES, covers
from ..gallery.content import CONTENT
from ..gallery.line import (
    ABOUT,
    FRONT,
    KEEP,
    PUT,
    SPACES,
    SPACES_OF,
    WATER,
    Afloat,
    Line,
    Markers,
    after_shots,
    bumped,
    ducks_hit,
    hidden_under,
    marked,
    moved,
    neighbours,
    unmarked,
)
from ..gallery.table import Position
from ..values import Prompt, View, changed

MARKED, BESIDE_MARKER, BEHIND_MARKER, QUIET = 0.5, 0.08, 0.1, 0.05  # how likely a duck there is shot within a round
OWN = (0.0, 4.0, 2.2, 1.6, 1.3, 1.2)  # what losing a duck costs a player who has that many
OTHERS = 0.5  # what another's loss is worth, times the share of its ducks that are left
WIN = 50.0
SELF = 10.0  # what a shot at an own duck costs besides: only a win is worth it
SMALL = 1e-9  # no difference
WORTH_KEEPING = {"quick-shot": 0.25, "two-birds": 0.2, "bottoms-up": 0.1, "shoot": 0.1, "duck-and-cover": 0.1}


class Sight(NamedTuple):
    """What the player looks at: `worth[owner]` is what it gains when a duck of that owner is shot."""

    here: Position
    seat: int
    left: tuple[int, ...]
    worth: tuple[float, ...]
    next_worth: float  # of a card from the duck deck that nobody knows


class Outlook(NamedTuple):
    """What a card would lead to: the line and the markers as far as they can be foreseen, and who was shot."""

    line: Line
    markers: Markers
    shot: tuple[int, ...] = ()


def normal(view: View[Position], chance: Chance) -> str:
    """Without ducks it plays on: it doesn't sit out (G12)."""
    prompt = view.unanswered[0]
    return ANSWERS.get(prompt.ask, choose_space)(sight_of(view.position, prompt.seat), prompt, chance)


def sight_of(here: Position, seat: int) -> Sight:
    left = tuple([CONTENT.ducks - lost for lost in here.lost])
    worth = [OTHERS * (0.4 + ducks / CONTENT.ducks) for ducks in left]
    worth[seat] = -OWN[min(left[seat], len(OWN) - 1)]
    afloat = [duck for card in here.line for duck in card.ducks]
    unseen = [max(0, ducks - afloat.count(owner) - here.returning.count(owner)) for owner, ducks in enumerate(left)]
    size = here.ducks_size - len(here.returning)
    if size:
        expected = sum([count * worth[owner] for owner, count in enumerate(unseen)]) / size
    else:
        expected = worth[here.returning[0]] if here.returning and here.returning[0] != WATER else 0.0
    return Sight(here, seat, left, tuple(worth), expected)


# How good the table looks


def value(sight: Sight, outlook: Outlook) -> float:
    gained = sum([sight.worth[owner] for owner in outlook.shot]) - SELF * outlook.shot.count(sight.seat)
    return gained + ending(sight, outlook.shot) + prospects(sight, outlook)


def ending(sight: Sight, shot: tuple[int, ...]) -> float:
    """Winning is worth most, and making another win is worst, unless one has lost already."""
    left = [ducks - shot.count(owner) for owner, ducks in enumerate(sight.left)]
    if sum([ducks > 0 for ducks in left]) > 1 or not sight.left[sight.seat]:
        return 0.0
    if not any(left):
        return WIN / len(shot) if sight.seat in shot else -WIN
    return WIN if left[sight.seat] else -WIN


def prospects(sight: Sight, outlook: Outlook) -> float:
    """What the dangers in the line are worth. A space that the deck will fill counts as what may come."""
    total = 0.0
    for at, danger in enumerate(dangers(outlook.markers)):
        if at >= len(outlook.line):
            total += danger * sight.next_worth
        elif outlook.line[at].can_be_shot:
            total += danger * sight.worth[outlook.line[at].duck]
    return total


@cache
def dangers(markers: Markers) -> tuple[float, ...]:
    """How likely it is on each space that a duck is shot before the player's next turn."""
    return tuple([danger(markers, at) for at in SPACES])


def danger(markers: Markers, at: int) -> float:
    if markers[at]:
        return MARKED
    beside = BESIDE_MARKER * sum([markers[other] for other in neighbours(at)])
    behind = BEHIND_MARKER if at > FRONT and markers[at - 1] else 0.0
    return QUIET + beside + behind


# What the cards lead to


def aimed(here: Position, _seat: int, *spaces: int) -> Outlook:
    return Outlook(here.line, marked(here.markers, spaces))


def shot(here: Position, _seat: int, *spaces: int) -> Outlook:
    return shot_with(here, unmarked(here.markers, spaces), *spaces)


def shot_with(here: Position, markers: Markers, *spaces: int) -> Outlook:
    return Outlook(after_shots(here.line, spaces), markers, ducks_hit(here.line, spaces))


def bumped_left(here: Position, _seat: int, at: int) -> Outlook:
    return Outlook(here.line, bumped(here.markers, at, at - 1))


def bumped_right(here: Position, _seat: int, at: int) -> Outlook:
    return Outlook(here.line, bumped(here.markers, at, at + 1))


def forward(here: Position, _seat: int) -> Outlook:
    return Outlook(here.line[1:], here.markers)


def hung_back(here: Position, _seat: int, at: int) -> Outlook:
    return Outlook(moved(here.line, at, at + 1), here.markers)


def moved_ahead(here: Position, _seat: int, at: int) -> Outlook:
    return Outlook(moved(here.line, at, at - 1), here.markers)


def fast_forwarded(here: Position, _seat: int, at: int) -> Outlook:
    return Outlook(moved(here.line, at, FRONT), here.markers)


def protected(here: Position, seat: int, at: int) -> Outlook:
    return Outlook(changed(here.line, at, here.line[at]._replace(shelter=seat)), here.markers)


def shuffled(here: Position, _seat: int) -> Outlook:
    return Outlook((), here.markers)


OUTLOOKS: Mapping[str, Callable[..., Outlook]] = {
    "take-aim": aimed,
    "double-barrel": aimed,
    "shoot": shot,
    "quick-shot": shot,
    "two-birds": shot,
    "bump-left": bumped_left,
    "bump-right": bumped_right,
    "line-forward": forward,
    "hang-back": hung_back,
    "move-ahead": moved_ahead,
    "fast-forward": fast_forwarded,
    "duck-shuffle": shuffled,
    "bottoms-up": protected,
}


def value_of(sight: Sight, kind: str, word: str) -> float:
    """The best that may come of this choice for this card."""
    here, spaces = sight.here, SPACES_OF[word]
    match kind:
        case "misfire":
            return max([value_of_misfire(sight, spaces[0], at) for at in neighbours(spaces[0])])
        case "duck-and-cover":
            return max([value_of_hiding(sight, spaces[0], cover) for cover in covers(here.line, spaces[0])])
        case "disorderly-conduckt":
            return value(sight, Outlook(best_order(sight, FRONT), here.markers))
        case _:
            return value(sight, OUTLOOKS[kind](here, sight.seat, *spaces))


def value_of_misfire(sight: Sight, marker: int, at: int) -> float:
    """G24: only a hit takes the marker away."""
    gone = (marker,) if sight.here.line[at].can_be_shot else ()
    return value(sight, shot_with(sight.here, unmarked(sight.here.markers, gone), at))


def value_of_hiding(sight: Sight, at: int, cover: int) -> float:
    return value(sight, Outlook(hidden_under(sight.here.line, at, cover), sight.here.markers))


def best_order(sight: Sight, place: int) -> Line:
    """The cards from this place on, so that whoever is best shot is in the greatest danger."""
    rest = sorted(sight.here.line[place:], key=lambda card: worth_on_top(sight, card))
    danger_of = dangers(sight.here.markers)
    line = list(sight.here.line)
    for card, at in zip(rest, sorted(SPACES[place:], key=danger_of.__getitem__), strict=True):
        line[at] = card
    return tuple(line)


def worth_on_top(sight: Sight, card: Afloat) -> float:
    return sight.worth[card.duck] if card.can_be_shot else 0.0


# What it says


def choose_card(sight: Sight, prompt: Prompt, chance: Chance) -> str:
    """The card with the best outlook; of those that cannot be carried out, the one least worth keeping."""
    kinds = {word: word.partition(" ")[2] for word in prompt.moves}
    if prompt.moves[0].startswith("discard"):
        return min(prompt.moves, key=lambda word: WORTH_KEEPING.get(kinds[word], 0.0))
    gains = {word: value_of_card(sight, kind) - WORTH_KEEPING.get(kind, 0.0) for word, kind in kinds.items()}
    return best(gains, chance)


def value_of_card(sight: Sight, kind: str) -> float:
    return max([value_of(sight, kind, word) for word in CHOICES[kind](sight.here.line, sight.here.markers, sight.seat)])


def choose_space(sight: Sight, prompt: Prompt, chance: Chance) -> str:
    return best({word: value_of(sight, sight.here.played, word) for word in prompt.moves}, chance)


def choose_neighbour(sight: Sight, prompt: Prompt, chance: Chance) -> str:
    marker = space_asked(prompt)
    return best({word: value_of_misfire(sight, marker, *SPACES_OF[word]) for word in prompt.moves}, chance)


def choose_cover(sight: Sight, prompt: Prompt, chance: Chance) -> str:
    hiding = space_asked(prompt)
    return best({word: value_of_hiding(sight, hiding, *SPACES_OF[word]) for word in prompt.moves}, chance)


def choose_order(sight: Sight, prompt: Prompt, _: Chance) -> str:
    place = space_asked(prompt)
    wanted = best_order(sight, place)
    now, then = [prospects(sight, Outlook(line, sight.here.markers)) for line in (sight.here.line, wanted)]
    if then <= now + SMALL:
        return KEEP
    return PUT[sight.here.line.index(wanted[place], place)]


def space_asked(prompt: Prompt) -> int:
    return ABOUT.index(prompt.about or "")


def best(values: Mapping[str, float], chance: Chance) -> str:
    """Of equally good words, any."""
    most = max(values.values())
    return chance.pick([word for word, gain in values.items() if gain > most - SMALL])


ANSWERS: Mapping[str, Callable[[Sight, Prompt, Chance], str]] = {
    "card": choose_card,
    "neighbour": choose_neighbour,
    "cover": choose_cover,
    "order": choose_order,
}
