"""The players of Duck Pool. The normal one counts the cards it cannot see, and weighs whom a full pool serves.

The simple one stays at its own pool and draws as long as a fixed number of icons is missing. The best such number is
one: it never stops. Both judge effects alike.
"""

from collections.abc import Callable, Mapping

from ..chance import Chance
from ..pool.content import FLOATS, KIND, OF_KIND
from ..pool.game import CANCEL, END, NUMBER, PASS, TOP
from ..pool.odds import chances
from ..pool.pools import GOLDIE, Circle, havens, in_play, kinds_below, newest
from ..pool.table import NOWHERE, Position, points_of
from ..values import Prompt, View, changed
from .pool_orders import missing_order
from .pool_worth import USUAL, Plan, Sight, Taste, rows_of, sight_of, stake_at, stand_of, worth


def normal(view: View[Position], _: Chance) -> str:
    return answer(view, choose_pool, choose_act, USUAL)


def with_taste(taste: Taste) -> Callable[[View[Position], Chance], str]:
    """A normal player that values things otherwise."""
    return lambda view, _: answer(view, choose_pool, choose_act, taste)


def with_threshold(missing: int) -> Callable[[View[Position], Chance], str]:
    """A player that draws as long as that many icons are missing."""
    return lambda view, _: answer(view, stay, threshold(missing), USUAL)


simple = with_threshold(1)  # the best of them: to stop earlier wins less


Choice = Callable[[Sight, Prompt], str]


def answer(view: View[Position], dive: Choice, act: Choice, taste: Taste) -> str:
    prompt = view.unanswered[0]
    sight = sight_of(view, prompt.seat, taste)
    match prompt.ask:
        case "dive":
            return missing_order(view) or dive(sight, prompt)
        case "act":
            return act(sight, prompt)
        case _:
            return ANSWERS[prompt.ask](sight, prompt)


# Turns


def stay(_: Sight, prompt: Prompt) -> str:
    return prompt.default or prompt.moves[0]


def choose_pool(sight: Sight, prompt: Prompt) -> str:
    """The pool at which a turn promises most, compared with leaving it alone."""
    coming, moved = chances(sight.here), best_tokens(sight)

    def gain(word: str) -> float:
        spot = NUMBER[word]
        plan, stand = Plan(sight, spot, coming, moved), stand_of(sight, spot)
        idle = 0.0 if spot in sight.here.tokens else sight.taste.deserted
        return plan.best(stand) - plan.stop(stand) - idle

    return max(prompt.moves, key=gain)


def choose_act(sight: Sight, prompt: Prompt) -> str:
    """Draw, play a duck from the hand, or end, whatever is worth most."""
    spot = sight.here.marker
    plan, stand = Plan(sight, spot, chances(sight.here), best_tokens(sight)), stand_of(sight, spot)
    values = {} if must_stir(sight) and len(prompt.moves) > 1 else {END: plan.stop(stand)}
    if TOP in prompt.moves:
        values[TOP] = plan.draw(stand)
    for kind in dict.fromkeys(stand.hand):
        if f"play {kind}" in prompt.moves:
            values[f"play {kind}"] = plan.play(stand, kind)
    return max(values, key=values.__getitem__)


def must_stir(sight: Sight) -> bool:
    """P42: unless you're ahead, you can't let the game end because nobody plays a card any more."""
    here = sight.here
    if here.turn.played or here.idle < len(here.tokens):
        return False
    points = [
        size + sum([points_of(card) - 1 for card in pile])
        for size, pile in zip(here.pile_sizes, here.piles, strict=True)
    ]
    return any([points[sight.seat] <= theirs for seat, theirs in enumerate(points) if seat != sight.seat])


def best_tokens(sight: Sight) -> tuple[int, ...]:
    """Where the tokens would stand after the best use of a Dingy."""
    others = [seat for seat in range(len(sight.here.tokens)) if seat != sight.seat]
    moved = [tokens for other in others for tokens in moves_of(sight, other)]
    rows = rows_of(sight.here.circle, sight.here.doomed)
    return max(moved, key=lambda tokens: worth(sight, rows, tokens))


def threshold(missing: int) -> Callable[[Sight, Prompt], str]:
    """Fill the pool from the hand if possible; otherwise draw as long as that many icons are missing."""

    def act(sight: Sight, prompt: Prompt) -> str:
        room = sight.here.circle[sight.here.marker].room
        ducks = [KIND[card] for card in sight.here.hand if not FLOATS[card]]
        fitting = [f"play {kind}" for kind in ducks if OF_KIND[kind].ducks == room]
        if fitting:
            return fitting[0]
        return TOP if room >= missing and TOP in prompt.moves else END

    return act


# Effects


def choose_from(sight: Sight, prompt: Prompt) -> str:
    """Sam, Julie and Wilma: where the best card to work on lies."""
    kind = prompt.about or ""
    return max(prompt.moves, key=lambda word: max(works(sight, kind, NUMBER[word]).values()))


def choose_which(sight: Sight, prompt: Prompt) -> str:
    kind, place = (prompt.about or "").split()
    values = works(sight, kind, int(place) - 1)
    return max(prompt.moves, key=lambda word: values[word.partition(" ")[2]])


def choose_haven(sight: Sight, prompt: Prompt) -> str:
    _, place, wanted = (prompt.about or "").split()
    spot = int(place) - 1
    card = newest("wilma", sight.here.circle, spot, sight.here.spared, wanted)
    return max(prompt.moves, key=lambda word: worth_after(sight, carried(sight, spot, card, NUMBER[word])))


def works(sight: Sight, kind: str, spot: int) -> dict[str, float]:
    """What the table is worth after the duck has worked on each kind of card below this pool."""
    circle, spared = sight.here.circle, sight.here.spared
    return {
        wanted: value_of_work(sight, kind, spot, newest(kind, circle, spot, spared, wanted))
        for wanted in kinds_below(kind, circle, spot, spared)
    }


def value_of_work(sight: Sight, kind: str, spot: int, card: int) -> float:
    circle = sight.here.circle
    match kind:
        case "sam":
            return worth_after(sight, changed(circle, spot, circle[spot].with_flipped(card)))
        case "julie":
            taken = worth_after(sight, changed(circle, spot, circle[spot].without(card)))
            return taken + sight.taste.in_hand.get(KIND[card], sight.taste.a_float)
        case _:
            return max([worth_after(sight, carried(sight, spot, card, to)) for to in havens(circle, spot, card)])


def carried(sight: Sight, spot: int, card: int, to: int) -> Circle:
    circle = sight.here.circle
    left = changed(circle, spot, circle[spot].without(card))
    return changed(left, to, circle[to].with_card(card))


def worth_after(sight: Sight, circle: Circle) -> float:
    return worth(sight, rows_of(circle, sight.here.doomed), sight.here.tokens)


def choose_opponent(sight: Sight, prompt: Prompt) -> str:
    rows = rows_of(sight.here.circle, sight.here.doomed)

    def value(word: str) -> float:
        return max([worth(sight, rows, tokens) for tokens in moves_of(sight, NUMBER[word])])

    return max(prompt.moves, key=value)


def moves_of(sight: Sight, opponent: int) -> list[tuple[int, ...]]:
    """Where the tokens would stand if this one moved."""
    tokens = sight.here.tokens
    spots = [spot for spot in in_play(sight.here.circle) if spot != tokens[opponent]]
    return [changed(tokens, opponent, spot) for spot in spots]


def choose_home(sight: Sight, prompt: Prompt) -> str:
    """A pool for a token: its own where most is promised, someone else's where least is."""
    _, _, token = (prompt.about or "").rpartition("token ")
    seat, tokens, rows = int(token) - 1, sight.here.tokens, rows_of(sight.here.circle, sight.here.doomed)

    def value(word: str) -> float:
        return worth(sight, rows, changed(tokens, seat, NUMBER[word]))

    return max(prompt.moves, key=value)


def choose_victim(sight: Sight, prompt: Prompt) -> str:
    """A Goldie on top first, then whoever has the most."""

    def loss(word: str) -> tuple[int, int]:
        seat = NUMBER[word]
        return points_of(sight.here.piles[seat][-1]), sight.here.pile_sizes[seat]

    return max(prompt.moves, key=loss)


# The hand


def choose_discard(sight: Sight, _: Prompt) -> str:
    """A second float before anything, then the duck that is worth least in the hand."""
    floats = [card for card in sight.here.hand if FLOATS[card]]
    ducks = [KIND[card] for card in sight.here.hand if not FLOATS[card]]
    if len(floats) > 1 or not ducks:
        return f"discard {KIND[max(floats, key=FLOATS.__getitem__)]}"
    return f"discard {min(ducks, key=sight.taste.in_hand.__getitem__)}"


def choose_window(sight: Sight, prompt: Prompt) -> str:
    return CANCEL if CANCEL in prompt.moves and harmful(sight, prompt.about or "") else PASS


def harmful(sight: Sight, kind: str) -> bool:
    """Whether a float is well spent on this effect."""
    here, mine = sight.here, sight.here.turn.seat == sight.seat
    match kind:
        case "lara":
            pile = here.piles[sight.seat]
            golden = bool(pile) and KIND[pile[-1]] == GOLDIE
            return not mine and (golden or len(pile) == max(here.pile_sizes))
        case "dingy":
            return not mine and here.tokens[sight.seat] == here.marker and here.circle[here.marker].room <= 4
        case "sam" | "julie" | "wilma":
            spot = here.marker
            saved = here.circle[spot].overcrowded and here.doomed == NOWHERE
            return not mine and saved and stake_at(sight, here.tokens, spot).weight < 0
        case "arrrwin":
            return mine and len([card for card in here.hand if FLOATS[card]]) > 1
        case _:
            return False


ANSWERS: Mapping[str, Callable[[Sight, Prompt], str]] = {
    "from": choose_from,
    "which": choose_which,
    "haven": choose_haven,
    "opponent": choose_opponent,
    "new pool": choose_home,
    "marker": choose_pool,
    "victim": choose_victim,
    "place": choose_home,
    "discard": choose_discard,
    "window": choose_window,
}
