"""Every game that the laws are tried on, with every number of seats and its options."""

from collections.abc import Sequence

from engine import GAMES
from engine.gallery import Gallery
from engine.pool import DuckPool
from engine.pool.content import FLOATS
from engine.race import Race
from engine.tow import Tow
from tests.support.engine.crumbs import Crumbs
from tests.support.engine.laws import Families, Subject


def hidden_cards(hands: Sequence[Sequence[int]], deck: Sequence[int], seat: int | None) -> dict[str, Sequence[int]]:
    """The others' hands and the deck."""
    others = {f"hand {other}": hand for other, hand in enumerate(hands) if other != seat}
    return {**others, "top": deck[:1], "bottom": deck[1:][-1:], "deck": deck}


def race_cards(game: Race) -> Sequence[int]:
    return [*game.deck, *game.discards, *game.in_play, *(card for hand in game.hands for card in hand)]


def race_hidden(game: Race, seat: int | None) -> Families:
    tokens = {f"tokens {other}": held for other, held in enumerate(game.tokens) if other != seat}
    return {
        "cards": hidden_cards(game.hands, game.deck, seat),
        "tokens": {**tokens, "top": game.supply[:1], "supply": game.supply},
    }


def gallery_cards(game: Gallery) -> Sequence[int | str]:
    actions = [*game.deck, *game.discards, game.played, *game.shelters, *(card for hand in game.hands for card in hand)]
    shot = [duck for duck, lost in enumerate(game.lost) for _ in range(lost)]
    swimming = [duck for card in game.line for duck in card.ducks]
    return [*(card for card in actions if card), *(f"duck {duck}" for duck in [*game.ducks, *shot, *swimming])]


def gallery_hidden(game: Gallery, seat: int | None) -> Families:
    unseen = game.ducks[: len(game.ducks) - game.known]
    return {
        "cards": hidden_cards(game.hands, game.deck, seat),
        "colours": {"next": unseen[:1], "last": unseen[-1:], "deck": unseen},
    }


def pool_cards(game: DuckPool) -> Sequence[int | str]:
    below = [card for pool in game.circle for card in pool.row]
    held = [card for cards in (*game.hands, *game.piles) for card in cards]
    return [*game.deck, *game.discards, *below, *held]


def pool_hidden(game: DuckPool, seat: int | None) -> Families:
    """There are never floats in a pile, so ducks and floats are two families."""
    places = hidden_cards(game.hands, game.deck, seat)
    buried = [] if game.outcome else [(other, pile[:-1]) for other, pile in enumerate(game.piles) if other != seat]
    piles = {f"pile {other}": cards for other, cards in buried}
    return {
        "ducks": {place: [card for card in cards if not FLOATS[card]] for place, cards in (places | piles).items()},
        "floats": {place: [card for card in cards if FLOATS[card]] for place, cards in places.items()},
        "pools": {"next": game.pool_deck[:1], "deck": game.pool_deck, "box": game.box},
    }


SHAKEN = ("shaken", "adopted")


def tow_cards(game: Tow) -> Sequence[int | str]:
    """Cards, ducks and food, wherever they are, also those that are being laid or placed."""
    moving = {what: [n for task in game.todo if task.what in what for n in task.args] for what in (("lay",), SHAKEN)}
    laid = [column.card for visitor in game.visitors for column in visitor.row]
    cards = [*game.deck, *game.discards, *game.open, *laid, *(card for hand in game.hands for card in hand)]
    ducks = [game.duck_bag, game.dispersing, *(spot.ducks for spot in game.spots)]
    adopted = [duck for visitor in game.visitors for column in visitor.row for duck in column.adopted]
    led = [duck for visitor in game.visitors for duck in visitor.tow] + adopted + moving[SHAKEN]
    food = [game.food_bag, *(visitor.food for visitor in game.visitors)]
    colours = range(4)
    return [
        *cards,
        *moving["lay",],
        *[f"{sum(counts[c] for counts in ducks) + led.count(c)} ducks of {c}" for c in colours],
        *[f"{sum(counts[c] for counts in food)} food of {c}" for c in colours],
    ]


def tow_hidden(game: Tow, seat: int | None) -> Families:
    return {"cards": hidden_cards(game.hands, game.deck, seat)}


def crumbs_cards(game: Crumbs) -> Sequence[int]:
    return [*game.deck, *game.heap, *(card for hand in game.hands for card in hand)]


def crumbs_hidden(game: Crumbs, seat: int | None) -> Families:
    eaten = [other for other in range(game.seated) if not game.uneaten[other]]
    slices = {f"slice {s}": [piece] for s, piece in enumerate(game.slices) if s != seat and s not in eaten}
    return {"cards": hidden_cards(game.hands, game.deck, seat), "slices": slices}


RACE_FACTS = {"card": ("cards",), "cards": ("cards",), "token": ("tokens",)}
POOL_FACTS = {"card": ("ducks", "floats"), "cards": ("ducks", "floats"), "laid": ("pools",)}
TOW_FACTS = {"card": ("cards",), "cards": ("cards",)}
GALLERY_FACTS = {"card": ("cards",), "cards": ("cards",), "duck": ("colours",)}
CRUMBS_FACTS = {"card": ("cards",), "slice": ("slices",)}

CRUMBS = [
    Subject(Crumbs, seats, options, crumbs_cards, crumbs_hidden, CRUMBS_FACTS)
    for seats in Crumbs.seats
    for options in ({"length": "short"}, {"length": "long", "quacks": "2"})
]
RACES: list[dict[str, str]] = [
    {"rules": "beginner", "board": "tub"},
    {"rules": "beginner", "board": "random-moderate", "forgiving": "yes"},
    {"rules": "advanced", "board": "basin"},
    {"rules": "advanced", "board": "random-beginner", "forgiving": "yes"},
    {"rules": "advanced", "board": "random-advanced"},
]
POOLS: list[dict[str, str]] = [{"cancelling": "window"}, {"cancelling": "orders", "length": "long", "rescue": "yes"}]
TOWS: dict[int, dict[str, str]] = {2: {}, 3: {"ending": "equal"}, 4: {}}
SUBJECTS = [
    *CRUMBS,
    *[Subject(Race, seats, options, race_cards, race_hidden, RACE_FACTS) for seats in Race.seats for options in RACES],
    *[Subject(Gallery, seats, {}, gallery_cards, gallery_hidden, GALLERY_FACTS) for seats in Gallery.seats],
    *[
        Subject(DuckPool, seats, options, pool_cards, pool_hidden, POOL_FACTS)
        for seats in DuckPool.seats
        for options in POOLS
    ],
    *[Subject(Tow, seats, TOWS[seats], tow_cards, tow_hidden, TOW_FACTS, sensible=True) for seats in Tow.seats],
]

assert {subject.kind for subject in SUBJECTS} == {Crumbs, *GAMES.values()}, "every game is put to the test"
