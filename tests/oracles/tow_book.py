"""What the book says about the first and the last moment of Duck Tow, checked by counting, without the oracle."""

from itertools import chain, combinations
from typing import Any

from tests.oracles.tow_pieces import CARDS, FIRST_FORMATION, FIRST_STARTING, PATTERNS, PIECES, Park

State = dict[str, Any]
LETTERS = "yobw"
COLUMNS = [ducks for cards in CARDS["locations"].values() for ducks in cards]
STARTING: list[dict[str, Any]] = list(CARDS["starting"].values())


def check(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise AssertionError(f"{what}: {found} instead of {wanted}")


def check_box() -> None:
    """T1 and T2: what is in the box."""
    check("food", PIECES["food"], 10)
    check("ducks", PIECES["ducks"], {"2": 6, "3": 7, "4": 8})
    check("locations", len(CARDS["locations"]), 8)
    for name, cards in CARDS["locations"].items():
        check(f"ducks on {name}", sorted(map(len, cards)), [1, 2, 2, 2, 3, 3])
        check(f"different cards of {name}", len(set(cards)), 6)
        check(f"colours of {name}", {"".join(cards).count(letter) for letter in LETTERS} - {3, 4}, set())
    for size, times in ((1, 2), (2, 4), (3, 4)):
        check(f"{size} ducks", {COLUMNS.count("".join(ducks)) for ducks in combinations(LETTERS, size)}, {times})
    found = [(card["ducks"], card["players"]) for card in STARTING]
    check("starting", found, [("yw", [2, 3, 4]), ("bw", [2]), ("ob", [3, 4]), ("bw", [3, 4]), ("yo", [4])])
    check("values", sorted(value for value, _ in PATTERNS), [2, 2, 2, 3, 3, 3, 4, 4])
    check("different patterns", len({tuple(lines) for _, lines in PATTERNS}), 8)
    for value, lines in PATTERNS:
        check_pattern(value, lines)


def check_pattern(value: int, lines: list[str]) -> None:
    """T2: its ducks stand side by side, and touch all four edges of the card."""
    ducks = {(x, y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "x"}
    check(f"ducks of {lines}", len(ducks), value + 2)
    check(f"size of {lines}", {len(lines), *map(len, lines)} - {2, 3, 4}, set())
    check(f"columns of {lines}", {x for x, _ in ducks}, set(range(len(lines[0]))))
    check(f"rows of {lines}", {y for _, y in ducks}, set(range(len(lines))))
    reached = {min(ducks)}
    while more := {(x, y) for x, y in ducks - reached if any(abs(x - a) + abs(y - b) == 1 for a, b in reached)}:
        reached |= more
    check(f"side by side in {lines}", reached, ducks)


def check_setup(state: State) -> None:
    """T3 and T4."""
    players, park = state["seated"], Park(state["seated"])
    check_park(state, players, park)
    starting = [visitor[3][0][0] for visitor in state["visitors"]]
    used = [-FIRST_STARTING - at for at, card in enumerate(STARTING) if players in card["players"]]
    check("starting cards", sorted(starting, reverse=True), used)
    first = starting.index(-FIRST_STARTING)
    check("order", state["order"], [(first + step) % players for step in range(players)])
    check("turn", state["turn"], [first, 1, 4])
    check("trigger", state["trigger"], -1)
    in_order = [state["visitors"][seat] for seat in state["order"]]
    check("pawns", [visitor[0] for visitor in in_order], park.starts)
    check("food", [sum(visitor[2]) for visitor in in_order], [2, 3, 4, 4][:players])
    for _, tow, _, row, claims in in_order:
        check("tow, row, adopted, claims", (tow, len(row), row[0][1], claims), ([], 1, [], []))
    check_cards(state, players)
    check_counts(state)


def check_park(state: State, players: int, park: Park) -> None:
    locations = [location for location, _ in state["spots"]]
    check("locations", [location >= 0 for location in locations], [kind == "L" for kind in park.kinds])
    check("different locations", len(set(locations) - {-1}), 2 * players)
    special = {2: 2, 3: 2, 4: 3}[players]
    check("kinds of tiles", [park.kinds.count(kind) for kind in "LGA"], [2 * players, special, special])
    check("ducks on tiles", {sum(ducks) for _, ducks in state["spots"]}, {1})
    check("in front", state["dispersing"], [0] * 4)


def check_cards(state: State, players: int) -> None:
    check("hands", [len(hand) for hand in state["hands"]], [4] * players)
    check("open cards", len(state["open"]), 4)
    check("discards", state["discards"], [])
    locations = {location for location, _ in state["spots"]}
    dealt = sorted([*chain(*state["hands"]), *state["open"], *state["deck"]])
    check("location cards", dealt, [card for card in range(1, 49) if (card - 1) // 6 in locations])
    check("formations", len(set(state["formations"])), players + 2)
    check("formations not in the box", set(state["formations"]) - {FIRST_FORMATION + at for at in range(8)}, set())


def check_counts(state: State) -> None:
    """T1: nothing is lost and nothing comes from outside, whenever no duck or card is under way."""
    visitors, players = state["visitors"], state["seated"]
    for colour in range(4):
        tiles = sum(ducks[colour] for _, ducks in state["spots"])
        tows = sum(visitor[1].count(colour) for visitor in visitors)
        rows = sum(colours.count(colour) for visitor in visitors for _, colours in visitor[3])
        ducks = tiles + tows + rows + state["duck_bag"][colour] + state["dispersing"][colour]
        check(f"all ducks of colour {colour}", ducks, PIECES["ducks"][str(players)])
        food = sum(visitor[2][colour] for visitor in visitors) + state["food_bag"][colour]
        check(f"all food of colour {colour}", food, PIECES["food"])
    rows = [card for visitor in visitors for card, _ in visitor[3] if card > 0]
    cards = [*chain(*state["hands"]), *state["open"], *state["deck"], *state["discards"], *rows]
    check("all location cards", (len(cards), len(set(cards))), (12 * players, 12 * players))
    formations = [*(claim[0] for visitor in visitors for claim in visitor[4]), *state["formations"]]
    check("all formations", (len(formations), len(set(formations))), (players + 2, players + 2))


def check_end(state: State) -> None:
    """T31, by trying every stretch of every row."""
    winners, scores, *_ = state["outcome"]
    grids = [grid_of(visitor[3]) for visitor in state["visitors"]]
    runs = [sorted((longest(line) for line in grid), reverse=True) for grid in grids]
    worth = [sum(PATTERNS[claim[0] - FIRST_FORMATION][0] for claim in visitor[4]) for visitor in state["visitors"]]
    check("scores", scores, [sum(each) + extra for each, extra in zip(runs, worth, strict=True)])
    best = [seat for seat in range(len(grids)) if scores[seat] == max(scores)]
    for place in range(2):
        best = [seat for seat in best if runs[seat][place] == max(runs[other][place] for other in best)]
    check("winners", winners, best)
    for grid, visitor in zip(grids, state["visitors"], strict=True):
        check_claims(grid, visitor[4])


def grid_of(row: list[Any]) -> list[str]:
    """A row as four lines of text, `x` where a duck is."""
    printed = [COLUMNS[card - 1] if card > 0 else STARTING[-card - FIRST_STARTING]["ducks"] for card, _ in row]
    return [
        "".join("x" if letter in ducks or colour in row[at][1] else "." for at, ducks in enumerate(printed))
        for colour, letter in enumerate(LETTERS)
    ]


def longest(line: str) -> int:
    stretches = [line[start:end] for start in range(len(line)) for end in range(start + 1, len(line) + 1)]
    return max((len(stretch) for stretch in stretches if set(stretch) == {"x"}), default=0)


def check_claims(grid: list[str], claims: list[list[int]]) -> None:
    """T16: every formation lies on ducks, and no two on the same."""
    covered: list[tuple[int, int]] = []
    for formation, left, top in claims:
        lines = PATTERNS[formation - FIRST_FORMATION][1]
        covered += [(left + x, top + y) for y, line in enumerate(lines) for x, mark in enumerate(line) if mark == "x"]
    ducks = {(x, y) for y, line in enumerate(grid) for x, mark in enumerate(line) if mark == "x"}
    check("covered places without a duck", set(covered) - ducks, set())
    check("ducks covered once", len(set(covered)), len(covered))
