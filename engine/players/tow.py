"""The normal player of Duck Tow: it plans the whole turn, from tile to tile, and does the first step of the best plan.

It knows only its view. A plan is a list of errands: go to a tile and feed ducks, complete cards, shop or adopt there.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from ..chance import Chance
from ..tow.content import ADOPT, CARDS, COLOURS, CONTENT, FORMATIONS, GIFT_SHOP
from ..tow.formations import places_of
from ..tow.paths import distances, next_step
from ..tow.row import Claims, Column, Row, empty_columns, moved_right, score, shown, used
from ..tow.table import FOOD, HAND, NOBODY, TOW, Position, less, more
from ..tow.words import COLOUR, DECK, DONE, END, KEEP, LEAVE, LEFT, MEANING, PASS, RIGHT, SHAKE, SHOP_FOOD, TAKE
from ..values import Prompt, View, changed

IN_TOW = 0.7  # how much of a card's worth is there when all its ducks are in the tow
WITH_FOOD = 0.25  # and how much when there is food for those that are missing
NEARER = 0.04  # what each step less to a location is worth
SHED = 0.3  # what it is worth to get rid of two ducks that are of no use
A_CARD = 0.35  # what completing a card is worth besides its points: the game is short


class Me(NamedTuple):
    """What the player has, and may have after some errands."""

    at: int
    tow: tuple[int, ...]
    food: tuple[int, ...]
    hand: tuple[int, ...]
    row: Row
    claims: Claims
    formations: tuple[int, ...]


class Errand(NamedTuple):
    """Go to a tile, say this there, and be like that."""

    tile: int
    word: str
    after: Me
    gain: float = 0.0


Plan = tuple[float, Errand | None]  # what it is worth, and what to do first


def normal(view: View[Position], chance: Chance) -> str:
    (prompt,) = view.prompts
    return ANSWERS[prompt.ask](view.position, me_of(view.position, prompt.seat), prompt, chance)


def me_of(here: Position, seat: int) -> Me:
    visitor = here.visitors[seat]
    return Me(visitor.at, visitor.tow, visitor.food, here.hand, visitor.row, visitor.claims, here.formations)


# What things are worth


def gain_of(me: Me, card: int) -> float:
    """What completing this card adds to the score, laid at the better end."""
    return better_end(me.row, me.claims, me.formations, card)[1]


@lru_cache(maxsize=50_000)
def better_end(row: Row, claims: Claims, formations: tuple[int, ...], card: int) -> tuple[str, float]:
    now = score(row, claims)
    left, right = ((Column(card), *row), moved_right(claims)), ((*row, Column(card)), claims)
    values = {
        word: score(*laid) - now + claim_worth(*laid, formations) for word, laid in ((LEFT, left), (RIGHT, right))
    }
    return max(values.items(), key=lambda end: end[1])


def claim_worth(row: Row, claims: Claims, formations: tuple[int, ...]) -> float:
    free = shown(row) - used(claims)
    there = [FORMATIONS[number] for number in formations]
    return max([each.value for each in there if any(places_of(each, len(row), free))], default=0.0)


def prospects(here: Position, me: Me) -> float:
    """What the cards in the hand promise: how many of their ducks follow or can be fed, and how far it is."""
    if here.trigger != NOBODY:
        return 0.0  # there is no other turn
    values = sorted([promise(here, me, card) for card in me.hand], reverse=True)
    return sum([value / (1 + place) for place, value in enumerate(values)])


def promise(here: Position, me: Me, card: int) -> float:
    ducks, lacking = CARDS[card].ducks, missing(me, card)
    fed = sum([me.food[colour] > 0 for colour in lacking])
    share = (IN_TOW * (len(ducks) - len(lacking)) + WITH_FOOD * fed) / len(ducks)
    away = distances(len(here.visitors))[me.at][tile_of(here, card)]
    return share * (A_CARD + gain_of(me, card)) - NEARER * away


def missing(me: Me, card: int) -> list[int]:
    """The ducks of a card that aren't in the tow."""
    return [colour for colour in CARDS[card].ducks if colour not in me.tow]


def tile_of(here: Position, card: int) -> int:
    return [spot.location for spot in here.spots].index(CARDS[card].location)


# Plans


def best_plan(here: Position, me: Me, actions: int) -> Plan:
    """The most that can come of the actions that are left, and the first errand on the way there."""

    @cache
    def best(me: Me, actions: int) -> Plan:
        """Different errands often come to the same: whatever is reached twice is looked at once."""
        plan: Plan = (prospects(here, me), None)
        for errand in errands(here, me, actions):
            left = actions - 1 - distances(len(here.visitors))[me.at][errand.tile]
            value = errand.gain + best(errand.after, left)[0]
            if value > plan[0]:
                plan = (value, errand)
        return plan

    return best(me, actions)


def errands(here: Position, me: Me, actions: int) -> Iterator[Errand]:
    """What can be done at the tiles that are near enough."""
    steps = distances(len(here.visitors))[me.at]
    kinds = CONTENT.layouts[len(here.visitors)].tiles
    for tile in range(len(steps)):
        if steps[tile] < actions:
            there = me._replace(at=tile)
            yield from feedings(here, there)
            yield from completions(here, there)
            if kinds[tile].kind == GIFT_SHOP:
                yield shopping(here, there)
            elif kinds[tile].kind == ADOPT:
                yield from adoptions(there)


@lru_cache(maxsize=50_000)
def wanted(me: Me) -> Counter[int]:
    """How many ducks of each colour the best cards in the hand could use, those in the tow left out."""
    best = sorted(me.hand, key=lambda card: gain_of(me, card), reverse=True)[:3]
    return Counter([colour for card in best for colour in CARDS[card].ducks]) - Counter(me.tow)


def feedings(here: Position, me: Me) -> Iterator[Errand]:
    """All ducks that are of use."""
    tow, food, first = list(me.tow), me.food, -1
    need = wanted(me)
    for colour in range(COLOURS):
        for _ in range(min(here.spots[me.at].ducks[colour], need[colour])):
            if len(tow) < TOW and food[colour]:
                tow.append(colour)
                food = less(food, colour)
                first = colour if first < 0 else first
    if first >= 0:
        yield Errand(me.at, f"feed {COLOUR[first]}", me._replace(tow=tuple(sorted(tow)), food=food))


def completions(here: Position, me: Me) -> Iterator[Errand]:
    for card in me.hand:
        if CARDS[card].location == here.spots[me.at].location and not missing(me, card):
            yield Errand(me.at, f"complete {card}", completed(me, card), A_CARD + gain_of(me, card))


def completed(me: Me, card: int) -> Me:
    tow = tuple(sorted((Counter(me.tow) - Counter(CARDS[card].ducks)).elements()))
    hand = tuple([other for other in me.hand if other != card])
    if better_end(me.row, me.claims, me.formations, card)[0] == LEFT:
        return me._replace(tow=tow, hand=hand, row=(Column(card), *me.row), claims=moved_right(me.claims))
    return me._replace(tow=tow, hand=hand, row=(*me.row, Column(card)))


def shopping(here: Position, me: Me) -> Errand:
    """Two food of use, for which as much of no use goes back."""
    food, bag = me.food, here.food_bag
    for _ in range(2):
        need = wanted(me) - Counter(dict(enumerate(food)))
        colour = next((c for c, _ in need.most_common() if bag[c]), None)
        if colour is not None:
            food, bag = more(food, colour), less(bag, colour)
        if sum(food) > FOOD:
            food = less(food, max(range(COLOURS), key=lambda c: (food[c] > 0, food[c] - wanted(me)[c])))
    return Errand(me.at, SHOP_FOOD, me._replace(food=food))


def adoptions(me: Me) -> Iterator[Errand]:
    if len(me.tow) < 2:
        return
    for colour in set(me.tow):
        for column in empty_columns(me.row, colour):
            gain = worth_at(me, colour, column)
            if gain > 0:
                after = me._replace(row=adopted_at(me.row, colour, column), tow=rest_of(me, colour))
                yield Errand(me.at, "adopt", after, gain)
    if len(me.tow) == TOW and sum([promise_of_tow(me, colour) == 0 for colour in me.tow]) >= 2:
        yield Errand(me.at, "adopt", me._replace(tow=me.tow[2:]), SHED)


def rest_of(me: Me, kept: int) -> tuple[int, ...]:
    """The tow after an adoption: without the duck that is kept, and the one that is of least use."""
    tow = list(me.tow)
    tow.remove(kept)
    tow.remove(min(tow, key=lambda colour: promise_of_tow(me, colour)))
    return tuple(tow)


def promise_of_tow(me: Me, colour: int) -> int:
    """On how many cards of the hand this duck could be used."""
    return sum([colour in CARDS[card].ducks for card in me.hand])


# What it says


def choose_act(here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    errand = best_plan(here, me, here.turn.actions)[1]
    if errand is None and SHAKE in prompt.moves and len(me.tow) < TOW and sum(me.food) > 1:
        return SHAKE
    errand = errand or way_out(here, me)
    if errand is None:
        return END
    if errand.tile == me.at:
        return errand.word if errand.word in prompt.moves else END
    return f"move {next_step(len(here.visitors), me.at, errand.tile) + 1}"


def way_out(here: Position, me: Me) -> Errand | None:
    """When there is nothing left but to wait: complete a card all the same, or let ducks go if the tow is full.

    Otherwise players might wait for ever for ducks that the others lead.
    """
    if here.trigger != NOBODY:
        return None
    steps = distances(len(here.visitors))[me.at]
    if ready := [card for card in me.hand if not missing(me, card)]:
        card = min(ready, key=lambda card: (steps[tile_of(here, card)], -gain_of(me, card)))
        return Errand(tile_of(here, card), f"complete {card}", me)
    kinds = CONTENT.layouts[len(here.visitors)].tiles
    adopting = [tile for tile in range(len(kinds)) if kinds[tile].kind == ADOPT]
    return Errand(min(adopting, key=lambda tile: steps[tile]), "adopt", me) if len(me.tow) == TOW else None


def choose_feed(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    need = wanted(me)
    return next((word for word in prompt.moves if word != DONE and need[MEANING[word]]), DONE)


def choose_shaken(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    return TAKE if wanted(me)[COLOUR.index(prompt.about or "")] else LEAVE


def choose_lay(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    card = int((prompt.about or "").split()[1])
    return better_end(me.row, me.claims, me.formations, card)[0]


def choose_more(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    cards = [word for word in prompt.moves if word != DONE]
    return max(cards, key=lambda word: gain_of(me, MEANING[word]), default=DONE)


def choose_buy(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    need = wanted(me) - Counter(dict(enumerate(me.food)))
    words = [word for word in prompt.moves if word != DONE]
    best = max(words, key=lambda word: need[MEANING[word]])
    return best if need[MEANING[best]] or DONE not in prompt.moves else DONE


def choose_return(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    """Food that is of no use; of what is of use, too much of one colour."""
    spare = {word: me.food[MEANING[word]] - wanted(me)[MEANING[word]] for word in prompt.moves if word != KEEP}
    most = max(spare, key=spare.__getitem__)
    return most if spare[most] > 0 or KEEP not in prompt.moves else KEEP


def choose_draw(here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    """The open card that promises most; with nothing to promise, the deck."""
    if DONE in prompt.moves and len(me.hand) >= HAND:
        return DONE
    cards = [word for word in prompt.moves if word not in (DONE, DECK)]
    if not cards:
        return prompt.moves[0]
    return max(cards, key=lambda word: promise(here, me, MEANING[word]) + gain_of(me, MEANING[word]))


def choose_discard(here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    return min(prompt.moves, key=lambda word: promise(here, me, MEANING[word]) + gain_of(me, MEANING[word]))


def choose_adopt(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    """A pair with the duck that is worth most in the row, and one that is of least use besides."""
    need = wanted(me)

    def value(word: str) -> float:
        pair = [COLOUR.index(name) for name in word.split()[1:]]
        return max(worth_in_row(me, colour) for colour in pair) - 0.1 * sum(need[colour] > 0 for colour in pair)

    return max(prompt.moves, key=value)


def worth_in_row(me: Me, colour: int) -> float:
    return max([worth_at(me, colour, column) for column in empty_columns(me.row, colour)], default=0.0)


def worth_at(me: Me, colour: int, column: int) -> float:
    return adopting_worth(me.row, me.claims, me.formations, colour, column)


@lru_cache(maxsize=50_000)
def adopting_worth(row: Row, claims: Claims, formations: tuple[int, ...], colour: int, column: int) -> float:
    after = adopted_at(row, colour, column)
    return score(after, claims) - score(row, claims) + claim_worth(after, claims, formations)


def adopted_at(row: Row, colour: int, column: int) -> Row:
    card, adopted = row[column]
    return changed(row, column, Column(card, (*adopted, colour)))


def choose_adopted(_here: Position, me: Me, prompt: Prompt, _: Chance) -> str:
    def value(word: str) -> float:
        if word == "none":
            return 0.0
        _, name, column = word.split()
        return 0.1 + worth_at(me, COLOUR.index(name), int(column) - 1)

    return max(prompt.moves, key=value)


def choose_formation(_here: Position, _me: Me, prompt: Prompt, _: Chance) -> str:
    claims = [word for word in prompt.moves if word != PASS]
    return max(claims, key=lambda word: FORMATIONS[MEANING[word]].value)


def choose_any(_here: Position, _me: Me, prompt: Prompt, chance: Chance) -> str:
    return chance.pick(prompt.moves)


ANSWERS: Mapping[str, Callable[[Position, Me, Prompt, Chance], str]] = {
    "act": choose_act,
    "feed": choose_feed,
    "shaken": choose_shaken,
    "lay": choose_lay,
    "more": choose_more,
    "buy": choose_buy,
    "too much food": choose_return,
    "return": choose_return,
    "shop draw": choose_draw,
    "draw": choose_draw,
    "discard": choose_discard,
    "adopt": choose_adopt,
    "adopted": choose_adopted,
    "formation": choose_formation,
    "where": choose_any,
    "disperse": choose_any,
}
