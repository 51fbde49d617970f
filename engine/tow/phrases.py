"""What can be said in one press in Duck Tow: phrases of several words, where nothing needs to be seen in between.

They're made of words that could be said one after the other, so no rule knows of them, and a record has their words
one by one. Whatever else can be said stays among them, or follows from a shorter phrase.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product

from ..values import Prompt, View, Waiting, changed
from ..words import LONGEST_PHRASE, phrase
from .content import ADOPT, CARDS, COLOURS, CONTENT, GIFT_SHOP
from .paths import distances, path
from .row import empty_columns
from .table import FOOD, HAND, TOW, Counts, Position, Visitor
from .words import (
    BUY,
    COLOUR,
    COMPLETE,
    DECK,
    DISPERSE,
    DONE,
    END,
    FEED,
    KEEP,
    LEFT,
    MOVE,
    RETURN,
    RIGHT,
    SHAKE,
    SHOP_FOOD,
    TWO_DUCKS,
)

MOST, FEW = 15, 9  # buttons for one question
MOST_FEEDINGS = 6
MOST_THERE = 2  # feedings on another tile
Words = Sequence[str]


def phrases(view: View[Position], asked: Prompt | Waiting) -> tuple[str, ...]:
    """Everything to choose from, as phrases and single words; nothing if the moves are another's secret."""
    say = PHRASES.get(asked.ask)
    return tuple(say(view.position, asked.moves)) if say and asked.moves else asked.moves


def visitor(here: Position) -> Visitor:
    """Whose turn it is."""
    return here.visitors[here.turn.seat]


# Actions


def acts(here: Position, moves: Words) -> list[str]:
    """T9: everything on this tile and on those within reach, and the way there."""
    others = [word for word in moves if word not in (*MOVE, *FEED, *COMPLETE, END)]
    return [*in_reach(here, [*completions(here), *feedings(here), *others], MOST - 1), END]


def in_reach(here: Position, on_the_spot: Words, most: int) -> list[str]:
    """What can be done here; the tiles beside; what can be done on other tiles, as far as there's room; and if there
    isn't much of all that, the tiles further away."""
    near, far = tiles_in_reach(here, 1, 1), tiles_in_reach(here, 2, here.turn.actions)
    first = [*on_the_spot, *[walk(here, tile) for tile in near]]
    doing = [each for do in (completions, most_fed, visits) for each in errands(here, do)]
    every = [*first, *doing[: max(0, most - len(first))]]
    return [*every, *[walk(here, tile) for tile in far][: max(0, FEW - len(every))]]


def tiles_in_reach(here: Position, least: int, most: int) -> list[int]:
    """Those that are so many steps away, the nearest first."""
    steps = distances(len(here.visitors))[visitor(here).at]
    return sorted([tile for tile in range(len(steps)) if least <= steps[tile] <= most], key=steps.__getitem__)


def walk(here: Position, tile: int, *then: str) -> str:
    """T10: it doesn't matter which way."""
    steps = path(len(here.visitors), visitor(here).at, tile)
    return phrase(*[MOVE[step] for step in steps], *then)


def errands(here: Position, doing: Callable[[Position], list[str]]) -> list[str]:
    """Walk there, and do it at once."""
    tiles = tiles_in_reach(here, 1, here.turn.actions - 1)
    every = [walk(here, tile, word) for tile in tiles for word in doing(standing_on(here, tile))]
    return [each for each in every if len(each) <= LONGEST_PHRASE]


def standing_on(here: Position, tile: int) -> Position:
    return here._replace(visitors=changed(here.visitors, here.turn.seat, visitor(here)._replace(at=tile)))


def completions(here: Position) -> list[str]:
    """T13: each card at both ends of the row."""
    me = visitor(here)
    cards = [card for card in here.hand if CARDS[card].location == here.spots[me.at].location]
    ready = [card for card in cards if all([colour in me.tow for colour in CARDS[card].ducks])]
    return [phrase(COMPLETE[card], end) for card in ready for end in (LEFT, RIGHT)]


def visits(here: Position) -> list[str]:
    """T14, T15"""
    kind = CONTENT.layouts[len(here.visitors)].tiles[visitor(here).at].kind
    if kind == GIFT_SHOP and sum(here.food_bag):
        return [SHOP_FOOD]
    return [TWO_DUCKS] if kind == ADOPT and len(visitor(here).tow) > 1 else []


def feedable(here: Position) -> list[Counts]:
    """T11: any of the ducks on this tile together, the most first."""
    me = visitor(here)
    ducks, free = here.spots[me.at].ducks, TOW - len(me.tow)
    there = tuple([min(ducks[colour], me.food[colour]) for colour in range(COLOURS)])
    return [each for each in some_of(there) if 0 < sum(each) <= free]


def feedings(here: Position) -> list[str]:
    fed = feedable(here)
    whole = [each for each in fed if sum(each) == sum(fed[0])]
    if len(fed) > MOST_FEEDINGS and sum(fed[0]) > 1:
        singly = [phrase(*words_for(FEED, each)) for each in fed if sum(each) == 1]
        return [*[phrase(*words_for(FEED, each)) for each in whole[: MOST_FEEDINGS - len(singly)]], *singly]
    return [phrase(*words_for(FEED, each), *(() if each in whole else (DONE,))) for each in fed]


def most_fed(here: Position) -> list[str]:
    fed = feedable(here)
    return [phrase(*words_for(FEED, each)) for each in fed if sum(each) == sum(fed[0])][:MOST_THERE]


def feed_more(here: Position, _: Words) -> list[str]:
    return [*feedings(here), DONE]


def complete_more(here: Position, _: Words) -> list[str]:
    """T13: or go on with the next action at once, without a look at the duck that comes out of the bag."""
    now = completions(here)
    if not here.turn.actions:
        ducks = sum(here.dispersing) + (sum(here.duck_bag) > 0)
        return [*now, DONE, *homeward(here, ducks, DONE)]
    shake = [SHAKE] if sum(here.duck_bag) > 1 else []
    next_acts = [phrase(DONE, each) for each in in_reach(here, [*feedings(here), *shake], MOST - 1 - len(now))]
    return [*now, DONE, *[each for each in next_acts if len(each) <= LONGEST_PHRASE]]


def adopt(here: Position, moves: Words) -> list[str]:
    """T15: two ducks, and where one of them goes. If there's no room for all that, just the two."""
    whole = [each for word in moves for each in (*[phrase(word, place) for place in places(here, word)], word)]
    return whole if len(whole) <= MOST else [*moves]


def places(here: Position, pair: str) -> list[str]:
    """Of the two ducks, where they can be put in the row."""
    row = visitor(here).row
    return [f"place {name} {at + 1}" for name in colours_in(pair) for at in empty_columns(row, COLOUR.index(name))]


def colours_in(word: str) -> list[str]:
    return [*dict.fromkeys(word.split()[1:])]


# Food and cards


def buy(here: Position, moves: Words) -> list[str]:
    """T14: two at once, or just one."""
    if DONE in moves:
        return [*moves]
    bought = [each for each in some_of(here.food_bag, most=2) if sum(each)]
    most = min(2, sum(here.food_bag))
    return [phrase(*words_for(BUY, each), *((DONE,) if sum(each) < most else ())) for each in bought]


def too_much_food(here: Position, _: Words) -> list[str]:
    """T14: all that's too much."""
    food = visitor(here).food
    return [phrase(*words_for(RETURN, each)) for each in some_of(food) if sum(each) == sum(food) - FOOD]


def put_back(here: Position, _: Words) -> list[str]:
    """T21: none of the food, some, or all. With four colours there's no room for everything: whoever puts three back is
    asked about the fourth."""
    food = visitor(here).food
    back = sorted([each for each in some_of(food) if sum(each)], key=sum)
    every = [phrase(*words_for(RETURN, each), *((KEEP,) if each != food else ())) for each in back]
    if len(every) < MOST:
        return [KEEP, *every]
    return [
        KEEP,
        *[phrase(*words_for(RETURN, each), *((KEEP,) if sum(each) < 3 else ())) for each in back if each != food],
    ]


def draw(here: Position, moves: Words) -> list[str]:
    """T22: also all that are missing from the deck."""
    missing = HAND - here.hand_sizes[here.turn.seat]
    if missing < 2 or DECK not in moves or missing > here.deck_size + len(here.discards):
        return [*moves]
    whole = phrase(*[DECK] * missing)
    return [whole] if len(moves) == 1 else [whole, *moves]


# Ducks that go home


def disperse(here: Position, moves: Words) -> list[str]:
    """T20: one by one, or all of them to the tiles nearest to the pawn."""
    return [*homeward(here, sum(here.dispersing)), *moves]


def homeward(here: Position, ducks: int, *before: str) -> list[str]:
    """So many ducks in one press, and perhaps no food back. Where it takes just a word, that's there anyway."""
    words = [*before, *nearest(here, ducks)]
    if len(words) < 2 or len(phrase(*words)) > LONGEST_PHRASE:
        return []
    kept = phrase(*words, KEEP)
    return [phrase(*words), *([kept] if sum(visitor(here).food) and len(kept) <= LONGEST_PHRASE else [])]


def nearest(here: Position, ducks: int) -> Iterator[str]:
    """Who has no choice isn't asked."""
    pawns = [each.at for each in here.visitors]
    ducks_on = {tile: sum(spot.ducks) for tile, spot in enumerate(here.spots) if tile not in pawns}
    steps = distances(len(here.visitors))[visitor(here).at]
    for _ in range(ducks):
        emptiest = [tile for tile, count in ducks_on.items() if count == min(ducks_on.values())]
        tile = min(emptiest, key=steps.__getitem__)
        ducks_on[tile] += 1
        if len(emptiest) > 1:
            yield DISPERSE[tile]


# Counting


def some_of(counts: Counts, most: int = TOW) -> list[Counts]:
    """Every selection of up to so many: the biggest first, and those with the first colours."""
    every = [each for each in product(*[range(min(count, most) + 1) for count in counts]) if sum(each) <= most]
    return sorted(every, key=lambda each: (sum(each), each), reverse=True)


def words_for(family: Words, counts: Counts) -> list[str]:
    return [family[colour] for colour, count in enumerate(counts) for _ in range(count)]


PHRASES: Mapping[str, Callable[[Position, Words], list[str]]] = {
    "act": acts,
    "feed": feed_more,
    "more": complete_more,
    "adopt": adopt,
    "buy": buy,
    "too much food": too_much_food,
    "return": put_back,
    "draw": draw,
    "disperse": disperse,
}
