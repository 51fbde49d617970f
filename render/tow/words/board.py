"""The table of Duck Tow in words: the park, the players with their rows, cards, formations and bags (T32)."""

from collections.abc import Sequence

from engine.tow import CARDS, CONTENT, FORMATIONS, LIMITS, QUIET_ROUNDS, score, used

from ...text.lines import LONGEST_LINE, block, columns
from ...text.names import Names
from ...words.pages import LEGEND, page, part, small
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import (
    DUCK_LETTERS,
    LETTERS,
    LOOKS,
    NOBODY,
    TowScene,
    colour,
    ending,
    in_letters,
    letters,
    place_name,
    tile_name,
    tow_scene,
    unpacked,
)

TILE_WIDTH = 4  # of the map; a row of hexagons is half a tile further right than the next
ENDING = ("disperse", "return", "draw")  # what is asked at the end of a turn
DUCK, NO_DUCK = "x", "."


def board(view: AnyView, names: Names, texts: Texts) -> str:
    scene = tow_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            part(trigger(scene)),
            part(quiet(scene)),
            part(block(park_map(scene))),
            part(block(tiles(scene))),
            *[part(player(scene, seat)) for seat in range(view.seated)],
            part(rows(scene)),
            part(open_cards(scene)),
            part(formations(scene)),
            part(dispersing(scene)),
            small(bags(scene)),
            small(discards(scene)),
            small(legend(scene), LEGEND),
        ]
    )


def headline(scene: TowScene) -> str:
    turn = scene.here.turn
    if scene.view.outcome is not None:
        return scene.say("tow-over")
    if any(asked.ask in ENDING for asked in scene.view.waiting):
        return scene.say("tow-turn-ending", number=turn.number, who=scene.who(turn.seat))
    return scene.say("tow-turn", number=turn.number, who=scene.who(turn.seat), actions=turn.actions)


def trigger(scene: TowScene) -> str:
    """T30"""
    who = scene.here.trigger
    if who == NOBODY or scene.view.outcome is not None:
        return ""
    return scene.say("tow-trigger", who=scene.who(who), ending=ending(scene))


def quiet(scene: TowScene) -> str:
    """T33: in the last round before the game ends for want of success."""
    seats, here = scene.view.seated, scene.here
    left = QUIET_ROUNDS * seats - here.quiet  # turns after this one
    if left >= seats or scene.view.outcome is not None:
        return ""
    return scene.say("tow-quiet", turns=here.quiet - 1, who=scene.who((here.turn.seat + left) % seats))


# The park


def park_map(scene: TowScene) -> list[str]:
    """The numbers of the tiles, laid out like the park."""
    layout = CONTENT.layouts[scene.view.seated].tiles
    places = {number: (tile.row, 2 * tile.column + tile.row) for number, tile in enumerate(layout, 1)}
    first = min(half for _, half in places.values())
    lines = [""] * (1 + max(row for row, _ in places.values()))
    for number, (row, half) in places.items():
        lines[row] = lines[row].ljust((half - first) * TILE_WIDTH // 2) + str(number)
    return lines


def tiles(scene: TowScene) -> list[str]:
    return columns([tile_line(scene, tile) for tile in range(len(scene.here.spots))])


def tile_line(scene: TowScene, tile: int) -> list[str]:
    pawns = "".join(LETTERS[seat] for seat, visitor in enumerate(scene.here.visitors) if visitor.at == tile)
    ducks = letters(unpacked(scene.here.spots[tile].ducks))
    return [f"{tile + 1:2}", tile_name(scene, tile), ducks or "-", f"<{pawns}" if pawns else ""]


# The players


def player(scene: TowScene, seat: int) -> str:
    visitor = scene.here.visitors[seat]
    told = scene.say(
        "tow-player",
        letter=LETTERS[seat],
        who=scene.who(seat),
        tow=in_letters(scene, visitor.tow),
        food=in_letters(scene, unpacked(visitor.food)),
        cards=scene.here.hand_sizes[seat],
        points=score(visitor.row, visitor.claims),
    )
    plays = seat == scene.here.turn.seat and scene.view.outcome is None
    return scene.say("tow-player-playing", player=told) if plays else told


def rows(scene: TowScene) -> str:
    """Side by side, as many as fit on a phone."""
    grids = [[LETTERS[seat], *row_lines(scene, seat)] for seat in range(scene.view.seated)]
    return f"{scene.say('tow-rows', limit=LIMITS[scene.view.seated])}\n{block(side_by_side(grids))}"


def row_lines(scene: TowScene, seat: int) -> list[str]:
    """A line for each colour, a column for each card. T16: small letters for ducks that a formation uses."""
    visitor = scene.here.visitors[seat]
    taken = used(visitor.claims)
    return [
        "".join(
            (letter.lower() if (at, duck) in taken else letter) if duck in column.ducks else NO_DUCK
            for at, column in enumerate(visitor.row)
        )
        for duck, letter in enumerate(DUCK_LETTERS)
    ]


def side_by_side(grids: Sequence[Sequence[str]]) -> list[str]:
    """Grids of the same height, in bands that aren't too wide."""
    bands: list[list[Sequence[str]]] = [[]]
    for grid in grids:
        if bands[-1] and width([*bands[-1], grid]) > LONGEST_LINE:
            bands.append([])
        bands[-1].append(grid)
    return [line for band in bands for line in columns(list(zip(*band, strict=True)), between=2)]


def width(grids: Sequence[Sequence[str]]) -> int:
    return sum(max(map(len, grid)) + 2 for grid in grids) - 2


# Cards and formations


def open_cards(scene: TowScene) -> str:
    cards = scene.here.open
    return scene.say("tow-open", cards=card_list(scene, cards)) if cards else scene.say("tow-open-none")


def discards(scene: TowScene) -> str:
    cards = scene.here.discards
    return scene.say("tow-discards", cards=card_list(scene, cards)) if cards else ""


def card_list(scene: TowScene, cards: Sequence[int]) -> str:
    named = [(place_name(scene, CARDS[card].location), letters(CARDS[card].ducks)) for card in cards]
    return scene.enumerated([scene.say("tow-card-letters", place=place, letters=ducks) for place, ducks in named])


def formations(scene: TowScene) -> str:
    if not scene.here.formations:
        return scene.say("tow-formations-none")
    tallest = max(FORMATIONS[number].rows for number in scene.here.formations)
    grids = [pattern(number, tallest) for number in scene.here.formations]
    return f"{scene.say('tow-formations')}\n{block(side_by_side(grids))}"


def pattern(number: int, height: int) -> list[str]:
    """Its number and points, then its ducks."""
    formation = FORMATIONS[number]
    lines = [
        "".join(DUCK if (column, row) in formation.ducks else NO_DUCK for column in range(formation.columns))
        for row in range(formation.rows)
    ]
    return [f"{number + 1}+{formation.value}", *lines, *[""] * (height - formation.rows)]


# Bags


def dispersing(scene: TowScene) -> str:
    ducks = unpacked(scene.here.dispersing)
    return scene.say("tow-dispersing", ducks=in_letters(scene, ducks)) if ducks else ""


def bags(scene: TowScene) -> str:
    here = scene.here
    told = scene.say("tow-bags", ducks=counted(scene, here.duck_bag), food=counted(scene, here.food_bag))
    return f"{told} · {scene.say('tow-decks', deck=here.deck_size)}"


def counted(scene: TowScene, counts: Sequence[int]) -> str:
    shown = zip(DUCK_LETTERS, counts, strict=True)
    return " ".join(scene.say("tow-counted", letter=letter, count=count) for letter, count in shown)


def legend(scene: TowScene) -> str:
    return scene.say("tow-legend", letters=scene.enumerated([look(scene, duck) for duck in range(len(LOOKS))]))


def look(scene: TowScene, duck: int) -> str:
    shape = scene.say(f"tow-shape-{LOOKS[duck].shape}")
    return scene.say("tow-legend-letter", letter=DUCK_LETTERS[duck], colour=colour(scene, duck), shape=shape)
