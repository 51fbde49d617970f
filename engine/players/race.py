"""The normal race player: of all it may say, what leaves its duckies the shortest way, as if nobody else moved.

It knows only its view, plans no further than the card in its hand, and leads the dog at the others' duckies.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..chance import Chance
from ..race.board import EDGE, Board
from ..race.codes import board_of
from ..race.content import CARDS
from ..race.far import Far, far
from ..race.swim import OFF_BOARD, Ducky, Swim, swim
from ..race.table import ABOUT, DRAW_3, DUCKY_OF, KEEP_GOING, MEANING, PADDLE, SPIN, SWAP, THE_DOG, Position
from ..race.turns import AHEAD_OR_ASIDE, DONE, GO, ONE_AHEAD, STOP
from ..values import Prompt, View

HOME = -100.0
ANOTHER_CARD = 1.5  # what finishing on a buoy is worth, in steps
SENT_AWAY = 4.0  # what running into the dog costs
TOKEN = 1.5  # what must be gained for a token to be used
ABOUT_AS_GOOD = 0.5  # a difference that says nothing
OWN_CHASED, BUOY_CHASED = -1.2, 0.1  # what chasing is worth: another's ducky 1, the more buoys it has the better
CARD = 0.3  # what must be gained for a card to be played that need not be


class Sight(NamedTuple):
    """What the player looks at."""

    view: View[Position]
    here: Position
    board: Board
    far: Far
    chance: Chance


def normal(view: View[Position], chance: Chance) -> str:
    board = board_of(view.position.board)
    sight = Sight(view, view.position, board, far(view.position.board), chance)
    prompt = view.unanswered[0]
    return CHOICES[prompt.ask](sight, prompt)


# How much is left to do


def left(sight: Sight, ducky: Ducky) -> float:
    return sight.far.left[ducky.buoys][ducky.space][ducky.facing]


def left_facing_best(sight: Sight, ducky: Ducky) -> float:
    return min(sight.far.left[ducky.buoys][ducky.space])


def left_after(sight: Sight, number: int, ducky: Ducky, steps: tuple[int, ...], turns: tuple[int, ...]) -> float:
    """What is left after these steps, the best of the final facings chosen."""
    move = swim(sight.board, ducky, steps, others(sight, number), sight.here.dog.space)
    if move.end in ("home", "ring", "dog"):
        return left_elsewhere(sight, move)
    by_facing = sight.far.left[move.buoys][move.route[-1]]
    if move.end == "bonk":
        return by_facing[(move.heading + 3) % 6]
    bonus = ANOTHER_CARD if sight.board.buoy_bits[move.route[-1]] else 0.0
    return min([by_facing[(move.heading + turn) % 6] for turn in turns]) - bonus


def left_elsewhere(sight: Sight, move: Swim) -> float:
    """What is left when the move takes the ducky away from where it swam: home, or to another ring."""
    if move.end == "home":
        return HOME
    return sight.far.best_ring[move.buoys] + (SENT_AWAY if move.end == "dog" else 0.0)


def others(sight: Sight, number: int) -> list[int]:
    """The spaces of the other duckies."""
    return [ducky.space for index, ducky in enumerate(sight.here.duckies) if index != number]


def left_after_card(sight: Sight, number: int, ducky: Ducky, card: int) -> float:
    return min([left_after(sight, number, ducky, *path) for path in CARDS[card].paths])


def card_now(sight: Sight) -> int:
    """The card that is being carried out."""
    return sight.here.turn.card if sight.here.turn else 0


def about(sight: Sight, prompt: Prompt) -> tuple[int, Ducky]:
    number = DUCKY_OF[prompt.about]
    return number, sight.here.duckies[number]


# Cards


def choose_pick(sight: Sight, prompt: Prompt) -> str:
    """The best card; of two duckies, the best pair of cards. A poor hand is changed with the blue token."""
    number, ducky = about(sight, prompt)
    costs = {word: left_after_card(sight, number, ducky, MEANING[word]) for word in prompt.moves}
    if min(costs.values()) > left(sight, ducky) - CARD and may_draw_3(sight):
        return DRAW_3
    partner = next((p for p in sight.view.unanswered if p.ask == "pick" and p is not prompt), None)
    if partner is None:
        return min(costs, key=costs.__getitem__)
    other, second = about(sight, partner)
    rest = {MEANING[word]: left_after_card(sight, other, second, MEANING[word]) for word in partner.moves}
    return min(costs, key=lambda word: costs[word] + min(cost for card, cost in rest.items() if card != MEANING[word]))


def may_draw_3(sight: Sight) -> bool:
    return any(prompt.ask == "blue" for prompt in sight.view.prompts)


def choose_order(_: Sight, prompt: Prompt) -> str:
    """The highest number: it places first, and is the slowest card to race with."""
    return prompt.moves[-1]


def choose_discard(sight: Sight, prompt: Prompt) -> str:
    """The card that helps none of its duckies."""
    mine = [(number, ducky) for number, ducky in enumerate(sight.here.duckies) if ducky.seat == prompt.seat]
    if any(ducky.space == OFF_BOARD for _, ducky in mine):
        return prompt.moves[0]
    use = {w: min(left_after_card(sight, n, d, MEANING[w]) - left(sight, d) for n, d in mine) for w in prompt.moves}
    return max(use, key=use.__getitem__)


def choose_more(sight: Sight, prompt: Prompt) -> str:
    number, ducky = about(sight, prompt)
    cards = [word for word in prompt.moves if word != STOP]
    return min(cards, key=lambda word: left_after_card(sight, number, ducky, MEANING[word]))


def choose_extra(sight: Sight, prompt: Prompt) -> str:
    number, ducky = about(sight, prompt)
    best = choose_more(sight, prompt)
    gain = left(sight, ducky) - left_after_card(sight, number, ducky, MEANING[best])
    return best if gain > CARD else STOP


def choose_forgive(sight: Sight, prompt: Prompt) -> str:
    """R50: turn if the card would leave it worse off than facing the best way."""
    number, ducky = about(sight, prompt)
    if left_after_card(sight, number, ducky, sight.here.laid[number]) <= left_facing_best(sight, ducky):
        return prompt.moves[0]
    by_facing = sight.far.left[ducky.buoys][ducky.space]
    return prompt.moves[1 + by_facing.index(min(by_facing))]


# Where to, and which way


def choose_path(sight: Sight, prompt: Prompt) -> str:
    paths = CARDS[card_now(sight)].paths
    if prompt.about == ABOUT[THE_DOG]:
        return max(prompt.moves, key=lambda word: worth_of_walk(sight, paths[MEANING[word] - 1].steps))
    number, ducky = about(sight, prompt)
    return min(prompt.moves, key=lambda word: left_after(sight, number, ducky, *paths[MEANING[word] - 1]))


def choose_face(sight: Sight, prompt: Prompt) -> str:
    """The way on. Spun round before a card, the way from which the card is best."""
    if prompt.about == ABOUT[THE_DOG]:
        return prompt.default or prompt.moves[0]
    number, ducky = about(sight, prompt)
    if is_spinning(sight, number):
        return min(prompt.moves, key=lambda w: left_after_card(sight, number, facing(ducky, w), card_now(sight)))
    return min(prompt.moves, key=lambda word: left(sight, facing(ducky, word)))


def is_spinning(sight: Sight, number: int) -> bool:
    """Whether this facing is that of a spin, which comes before the card."""
    for event in reversed(sight.view.events):
        if event.facts.get("token") == SPIN and event.kind == "use":
            return True
        if event.kind in ("swim", "ring") and event.facts["ducky"] == number:
            return False
    return False


def facing(ducky: Ducky, word: str) -> Ducky:
    return ducky._replace(facing=MEANING[word])


def choose_ring(sight: Sight, prompt: Prompt) -> str:
    """The best ring for its own ducky, the worst for another's; of those about as good, any."""
    if prompt.about == ABOUT[THE_DOG]:
        return prompt.default or prompt.moves[0]
    _, ducky = about(sight, prompt)
    sign = 1 if ducky.seat == prompt.seat else -1
    rings = sight.board.rings
    costs = {w: sign * left_facing_best(sight, ducky._replace(space=rings[MEANING[w] - 1])) for w in prompt.moves}
    best = min(costs.values())
    return sight.chance.pick([word for word, cost in costs.items() if cost < best + ABOUT_AS_GOOD])


# Tokens


def choose_before(sight: Sight, prompt: Prompt) -> str:
    number, ducky = about(sight, prompt)
    gains = {word: gain_before(sight, number, ducky, word) for word in prompt.moves if word != GO}
    best = max(gains, key=gains.__getitem__, default=GO)
    return best if gains.get(best, 0.0) > TOKEN else GO


def gain_before(sight: Sight, number: int, ducky: Ducky, token: str) -> float:
    """By how much the token shortens what is left after the card."""
    card = card_now(sight)
    now = left_after_card(sight, number, ducky, card)
    if token == PADDLE:
        return now - left_after_paddle(sight, number, ducky, card)
    if token == SPIN:
        turned = [ducky._replace(facing=turn) for turn in range(6)]
        return now - min([left_after_card(sight, number, d, card) for d in turned])
    if token == SWAP:
        return now - left_after_card(sight, number, swapped(sight, ducky), card)
    raise ValueError(f"{token}: the computer does not know what this token is worth before a card")


def swapped(sight: Sight, ducky: Ducky) -> Ducky:
    """R37: in the place of the dog, a buoy is touched."""
    space, facing = sight.here.dog
    return Ducky(ducky.seat, space, facing, ducky.buoys | sight.board.buoy_bits[space])


def left_after_paddle(sight: Sight, number: int, ducky: Ducky, card: int) -> float:
    """What is left after a step ahead and then the card."""
    move = swim(sight.board, ducky, ONE_AHEAD, others(sight, number), sight.here.dog.space)
    if move.end in ("home", "ring", "dog"):
        return left_elsewhere(sight, move)
    turns = (3,) if move.end == "bonk" else AHEAD_OR_ASIDE
    there = [Ducky(ducky.seat, move.route[-1], (move.heading + turn) % 6, move.buoys) for turn in turns]
    return min([left_after_card(sight, number, way, card) for way in there])


def choose_after(sight: Sight, prompt: Prompt) -> str:
    number, ducky = about(sight, prompt)
    now = left(sight, ducky)
    if PADDLE in prompt.moves and now - left_after(sight, number, ducky, ONE_AHEAD, AHEAD_OR_ASIDE) > TOKEN / 2:
        return PADDLE
    if KEEP_GOING in prompt.moves and sight.here.hand:
        best = min(left_after_card(sight, number, ducky, card) for card in sight.here.hand)
        if now - best > TOKEN:
            return KEEP_GOING
    return DONE


# The dog


def choose_lead(sight: Sight, prompt: Prompt) -> str:
    """The card that chases most of the others, or else the deck."""
    *cards, deck = prompt.moves
    worth = {w: max(worth_of_walk(sight, path.steps) for path in CARDS[MEANING[w]].paths) for w in cards}
    best = max(worth, key=worth.__getitem__)
    return best if worth[best] > 0 else deck


def choose_first(sight: Sight, prompt: Prompt) -> str:
    return max(prompt.moves, key=lambda w: max(worth_of_walk(sight, p.steps) for p in CARDS[MEANING[w]].paths))


def worth_of_walk(sight: Sight, steps: tuple[int, ...]) -> float:
    """What the dog's walk does to the others, less what it does to its leader's own duckies."""
    space, heading = sight.here.dog
    worth = 0.0
    for turn in steps:
        heading = (heading + turn) % 6
        space = sight.board.ahead[space][heading]
        if space in (EDGE, sight.board.drain):
            break
        for ducky in sight.here.duckies:
            if ducky.space == space:
                worth += OWN_CHASED if ducky.seat == sight.view.seat else 1.0 + BUOY_CHASED * ducky.buoys.bit_count()
        if sight.board.is_ring[space]:
            break
    return worth


CHOICES: Mapping[str, Callable[[Sight, Prompt], str]] = {
    "order": choose_order,
    "pick": choose_pick,
    "discard": choose_discard,
    "forgive": choose_forgive,
    "path": choose_path,
    "face": choose_face,
    "ring": choose_ring,
    "send": choose_ring,
    "extra": choose_extra,
    "more": choose_more,
    "before": choose_before,
    "after": choose_after,
    "lead": choose_lead,
    "which": choose_first,
}
