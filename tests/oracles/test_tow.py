"""Duck Tow played twice at once, by the engine and by the oracle: after every word both must agree on everything."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from engine import GAMES, Chance, IllegalMove, Prompt
from engine.players import player_of
from tests.oracles.tow import Oracle
from tests.oracles.tow_book import check_box, check_counts, check_end, check_setup
from tests.oracles.tow_midway import midway
from tests.oracles.tow_pieces import Impossible, Luck

TOW = GAMES["tow"]
OPTIONS: list[dict[str, str]] = [{"ending": "book"}, {"ending": "equal"}]
WHOLE, SOME = 6_000, 300  # words: a game of random words may be very long

# What a style likes to say; any other word counts 1
STYLES: dict[str, dict[str, float]] = {
    "uniform": {},
    "keen": {"complete": 60, "claim": 20, "feed": 15, "take": 10, "place": 10, "adopt": 3, "end": 0.05, "shake": 0.05},
    "shopper": {"shop": 15, "complete": 5, "draw": 3, "return": 3, "end": 0.2},
    "adopter": {"adopt": 60, "place": 60, "feed": 20, "take": 20, "keep": 3, "complete": 0.1, "end": 0.05},
}
HELPED = "computer and "
ALONE, BOTH = [*STYLES], [*STYLES, *(HELPED + style for style in STYLES)]
COMPUTER = player_of("tow", "normal")
NAMES = ("yellow", "orange", "brown", "white")
ALL_WORDS = {
    *("end", "shake", "shop food", "shop cards", "take", "leave", "left", "right", "pass", "done", "keep", "none"),
    *("adopt", "draw deck"),
    *(f"{verb} {name}" for verb in ("feed", "buy", "return") for name in NAMES),
    *(f"{verb} {card}" for verb in ("complete", "draw", "discard") for card in range(1, 49)),
    *(f"{verb} {tile}" for verb in ("move", "disperse") for tile in range(1, 15)),
    *(f"place {name} {column}" for name in NAMES for column in range(1, 9)),
    *(f"adopt {one} {other}" for one in NAMES for other in NAMES),
    *(f"claim {formation}" for formation in range(1, 17)),
    *(f"at {column} {row}" for column in range(1, 9) for row in range(1, 5)),
}


def test_what_is_in_the_box() -> None:
    check_box()


EVERYDAY = [
    (2, 0, "computer and keen"),
    (3, 1, "uniform"),
    (4, 1, "computer and shopper"),
    (3, 0, "computer and adopter"),
]


@pytest.mark.parametrize(("seats", "option", "style"), EVERYDAY)
def test_whole_games(seats: int, option: int, style: str) -> None:
    play_whole(seats, OPTIONS[option], style, seed=seats)


@pytest.mark.long
@pytest.mark.parametrize("style", BOTH)
@pytest.mark.parametrize("option", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_many_whole_games(seats: int, option: int, style: str) -> None:
    play_whole(seats, OPTIONS[option], style, seed=100 * option + seats)


# Seeds of ties down to the fourth run, second triggers, the last duck of a colour, empty bags, decks and hands
RARE = (8, 20, 53, 60, 65, 69, 70, 100, 151, 164, 248, 640)


@pytest.mark.parametrize("seeds", [RARE, pytest.param(range(400), marks=pytest.mark.long)], ids=["rare", "400"])
def test_games_begun_midway(seeds: Sequence[int]) -> None:
    for seed in seeds:
        play_midway(seed)


def play_whole(seats: int, options: dict[str, str], style: str, seed: int) -> int:
    """How many words were compared."""
    label = f"{seats} players, {options}, {style}, seed {seed}"
    game = TOW.new(seats=seats, options=options, seed=f"{seed:064x}")
    check_setup(state_of(game))
    words = compare(game, Random(f"{style} {seed}"), style, label, WHOLE)
    if game.outcome is not None:
        check_counts(state_of(game))
    return words


def play_midway(seed: int) -> int:
    seats, options, style = 2 + seed % 3, OPTIONS[seed // 3 % 2], BOTH[seed // 6 % len(BOTH)]
    chance = Random(f"midway {seed}")
    game = midway(TOW.new(seats=seats, options=options, seed=f"{seed:064x}"), chance)
    return compare(game, chance, style, f"midway, {seats} players, {options}, {style}, seed {seed}", SOME)


def compare(game: Any, chance: Random, style: str, label: str, most: int) -> int:
    """Both play the same words, to the end of the game or so many of them."""
    state = state_of(game)
    oracle, word = Oracle(state), "none yet"
    for said in range(most + 1):
        moment = f"{label}, after {said} words, the last: {word}"
        same(moment, seen_by(oracle) | asked_by(oracle), seen_in(state) | asked_in(game.prompts()))
        if game.outcome is not None:
            check_end(state)
            return said
        if said == most:
            break
        (prompt,) = game.prompts()
        word = choose(game, prompt, style, chance)
        if said % 5 == 0:
            refuses(game, prompt, chance, moment)
        events, state = game.play(prompt.seat, word), state_of(game)
        try:
            oracle.say(word, Luck(events, state["deck"]))
        except Impossible as error:
            pytest.fail(f"{label}, word {said + 1}, {word}: {error}", pytrace=False)
        triggers = [event.facts["reason"] for event in events if event.kind == "trigger"]
        same(f"{label}, word {said + 1}, {word}", {"triggers": oracle.triggers}, {"triggers": triggers})
    return most


def choose(game: Any, prompt: Prompt, style: str, chance: Random) -> str:
    """What the style likes; those with a computer mostly ask it, and so get to the end of a game."""
    if style not in ALONE and chance.random() < 0.85:
        return COMPUTER(game.view(prompt.seat), Chance(f"{chance.getrandbits(256):064x}"))
    liked = STYLES[style.removeprefix(HELPED)]
    return chance.choices(prompt.moves, [liked.get(move.split()[0], 1) for move in prompt.moves])[0]


def refuses(game: Any, prompt: Prompt, chance: Random, moment: str) -> None:
    """Words that mean something, but not now. That they change nothing is seen after the next word."""
    other = chance.choice(sorted(ALL_WORDS - set(prompt.moves)))
    for seat, word in ((prompt.seat, other), ((prompt.seat + 1) % game.seated, prompt.moves[0])):
        try:
            game.play(seat, word)
        except IllegalMove:
            continue
        pytest.fail(f"{moment}: the engine took {word!r} of seat {seat}", pytrace=False)


def state_of(game: Any) -> dict[str, Any]:
    return json.loads(game.dump())["state"]


def same(moment: str, oracle: dict[str, Any], engine: dict[str, Any]) -> None:
    if oracle != engine:
        lines = [
            f"  {key}\n    oracle: {oracle.get(key)}\n    engine: {engine.get(key)}"
            for key in {**oracle, **engine}
            if oracle.get(key) != engine.get(key)
        ]
        pytest.fail("\n".join([moment, *lines]), pytrace=False)


def asked_by(oracle: Oracle) -> dict[str, Any]:
    if (asked := oracle.asked) is None:
        return {}
    return {"seat": asked.seat, "ask": asked.ask, "about": asked.about, "words": sorted(asked.words)}


def asked_in(prompts: tuple[Prompt, ...]) -> dict[str, Any]:
    if not prompts:
        return {}
    (prompt,) = prompts
    return {"seat": prompt.seat, "ask": prompt.ask, "about": prompt.about, "words": sorted(prompt.moves)}


def seen_by(oracle: Oracle) -> dict[str, Any]:
    """The whole table as the oracle has it; what lies in no order is sorted."""
    table = {
        "tiles": list(zip(oracle.locations, oracle.tiles, strict=True)),
        "open": sorted(oracle.open),
        "deck": oracle.deck,
        "discards": sorted(oracle.discards),
        "formations": sorted(oracle.formations),
        "duck bag": oracle.duck_bag,
        "food bag": oracle.food_bag,
        "in front": [oracle.front.count(colour) for colour in range(4)],
        "turn": [oracle.seat, oracle.number, oracle.actions],
        "trigger": -1 if oracle.trigger is None else oracle.trigger,
        "success": oracle.success,
        "outcome": oracle.outcome,
    }
    for seat, player in enumerate(oracle.players):
        left = min(player.row)
        table |= {
            f"pawn {seat}": player.tile,
            f"tow {seat}": sorted(player.tow),
            f"food {seat}": player.food,
            f"hand {seat}": sorted(player.hand),
            f"row {seat}": [player.row[x] for x in sorted(player.row)],
            f"adopted {seat}": sorted((x - left, colour) for x, colour in player.adopted),
            f"claims {seat}": sorted((each.formation, each.corner[0] - left, each.corner[1]) for each in player.claims),
        }
    return table


def seen_in(state: dict[str, Any]) -> dict[str, Any]:
    """The same table as the engine has it."""
    outcome = state["outcome"]
    table = {
        "tiles": [tuple(spot) for spot in state["spots"]],
        "open": sorted(state["open"]),
        "deck": state["deck"],
        "discards": sorted(state["discards"]),
        "formations": sorted(state["formations"]),
        "duck bag": state["duck_bag"],
        "food bag": state["food_bag"],
        "in front": state["dispersing"],
        "turn": state["turn"],
        "trigger": state["trigger"],
        "success": state["success"],
        "outcome": outcome and tuple(outcome),
    }
    for seat, (tile, tow, food, row, claims) in enumerate(state["visitors"]):
        table |= {
            f"pawn {seat}": tile,
            f"tow {seat}": sorted(tow),
            f"food {seat}": food,
            f"hand {seat}": sorted(state["hands"][seat]),
            f"row {seat}": [card for card, _ in row],
            f"adopted {seat}": sorted((column, colour) for column, (_, ducks) in enumerate(row) for colour in ducks),
            f"claims {seat}": sorted(map(tuple, claims)),
        }
    return table
