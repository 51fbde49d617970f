"""What *How to play* and the rules show: parts of a park, cards, and rows that score by the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.tow import CARDS, CONTENT, FORMATIONS, TOW, Claim, Column, Position, Row, Spot, Visitor, runs, score

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.strokes import draw_stroke
from ...draw.theme import FLOOR, GOLD, INK, MARGIN, MATERIALS, PAPER, WHITE, WIDE
from ...parts.badges import crown
from ...parts.panels import GAP, PANEL_WIDE, TOP, captioned, paste_panel
from ...parts.pills import draw_pill
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.names import location_slug
from .cards import Card, draw_column, draw_small_card, paper
from .park import Park, draw_choices, draw_everyone, draw_ground
from .pieces import duck, food, free_slot, walker
from .places import vignette
from .previews import adopted, laid
from .rows import HEADER, ROWS, Grid, draw_number, draw_row, grid_at, width_of
from .setting import draw_setting, some_park
from .side import draw_formation
from .spots import draw_free_place

YELLOW, ORANGE, BROWN, WHITES = range(4)
SOMEONE, CAST = 0, Cast(())
KOI, SHOP, BOAT = 0, 1, 2  # tiles of the park for two
TALL = 344  # pixels, a panel
ROOM = (840, 780)  # of a park with tiles as wide as half a panel
SQUARE = next(number for number, shape in CONTENT.formations.items() if (shape.columns, shape.rows) == (2, 2))


def row_of(*texts: str) -> Row:
    """Cards that show these ducks, whatever their places are."""
    letters = "".join([look.letter for look in CONTENT.colours]).lower()
    numbers = {card.ducks: number for number, card in CARDS.items()}
    return tuple([Column(numbers[tuple([letters.index(letter) for letter in text])]) for text in texts])


# The example of the rules
EXAMPLE = Visitor(0, row=row_of("yb", "yob", "yow", "obw", "yo", "w"), claims=(Claim(SQUARE, 1, 0),))
FILLED = adopted(EXAMPLE, YELLOW, 3)

SHORT = Visitor(0, row=row_of("yo", "yob", "ow"))
BOAT_HOUSE = [*map(location_slug, range(len(CONTENT.locations)))].index("boat-house")
NEW_CARD = next(number for number, card in CARDS.items() if card == (BOAT_HOUSE, (YELLOW, ORANGE)))

Draw = Callable[[Texts], Image.Image]


# How to play


def draw_panels(lesson: str, texts: Texts) -> Image.Image:
    return captioned({texts.say(f"how-tow-{lesson}-{name}"): draw(texts) for name, draw in PANELS[lesson].items()})


def part_of_park(
    first: int, visitor: Visitor, ducks: Mapping[int, int], choices: Sequence[int], texts: Texts
) -> Image.Image:
    """Two tiles side by side, between them the middle of the panel."""
    spots = tuple([Spot(spot.location, counts(ducks.get(tile))) for tile, spot in enumerate(some_park(2).spots)])
    position: Position = some_park(2)._replace(spots=spots, visitors=(visitor,))
    park = Park(2, (0, 0), 1, ROOM)
    picture = Image.new("RGB", ROOM, MATERIALS["grass"])
    draw_ground(picture, park, position, texts)
    draw_choices(picture, park, choices)
    draw_everyone(picture, park, position, CAST, SOMEONE)
    (left, top), (right, _) = park.at(first), park.at(first + 1)
    box = ((left + right) / 2 - PANEL_WIDE / 2, top - TALL / 2)
    return picture.crop((round(box[0]), round(box[1]), round(box[0]) + PANEL_WIDE, round(box[1]) + TALL))


def counts(colour: int | None) -> tuple[int, ...]:
    return tuple([int(each == colour) for each in range(ROWS)])


def move(texts: Texts) -> Image.Image:
    return part_of_park(KOI, Visitor(KOI), {SHOP: ORANGE}, (SHOP,), texts)


def feed(_: Texts) -> Image.Image:
    """Food of its colour for each duck, which then follows."""
    picture = Image.new("RGB", (PANEL_WIDE, TALL), MATERIALS["lawn"])
    for place, colour in enumerate((YELLOW, ORANGE)):
        y = 92 + 150 * place
        stamp(picture, food(colour, 92), (84, y))
        draw_stroke(picture, [(144, y), (188, y)], 9, WHITE, edge=INK, arrow=True)
        stamp(picture, duck(colour, 110), (268, y))
        draw_stroke(picture, [(334, y), (378, y + 30 - 60 * place)], 9, WHITE, edge=INK, arrow=True)
    stamp(picture, walker(SOMEONE, CAST.character(SOMEONE), 150), (468, 168))
    return picture


def drop_off(texts: Texts) -> Image.Image:
    picture = part_of_park(SHOP, Visitor(BOAT, (YELLOW, ORANGE)), {}, (), texts)
    draw_small_card(picture, Card(NEW_CARD, (YELLOW, ORANGE)), BOAT, (16, 14), (240, 172), texts)
    return picture


def lay(texts: Texts) -> Image.Image:
    after = laid(SHORT, NEW_CARD, "right")
    picture, grid = some_row(after, texts)
    draw_number(picture, grid, len(SHORT.row), new=True)
    return picture


def some_row(visitor: Visitor, texts: Texts, size: Point = (PANEL_WIDE, TALL)) -> tuple[Image.Image, Grid]:
    """A row in the middle of a panel, and where it lies."""
    wide, tall = size
    picture = Image.new("RGB", (round(wide), round(tall)), PAPER)
    cell = int(min((wide - 40) / width_of(len(visitor.row)), (tall - 30) / (HEADER + ROWS)))
    left, top = (wide - width_of(len(visitor.row)) * cell) / 2, (tall - (HEADER + ROWS) * cell) / 2
    grid = grid_at((left, top), cell)
    draw_row(picture, grid, visitor, texts)
    return picture, grid


def runs_count(texts: Texts) -> Image.Image:
    return some_row(EXAMPLE._replace(claims=()), texts)[0]


def gap(texts: Texts) -> Image.Image:
    """What an adopted duck would bring."""
    me = EXAMPLE._replace(claims=())
    picture, grid = some_row(me, texts)
    draw_free_place(picture, grid, me, YELLOW, 3)
    return picture


def claim(texts: Texts) -> Image.Image:
    picture = Image.new("RGB", (PANEL_WIDE, TALL), PAPER)
    picture.paste(some_row(EXAMPLE, texts, (PANEL_WIDE - 110, TALL))[0], (0, 0))
    draw_formation(picture, SQUARE, (PANEL_WIDE - 134, TALL / 2 - 44), (118, 88), 1, GOLD)
    return picture


def most_points(texts: Texts) -> Image.Image:
    picture = Image.new("RGB", (PANEL_WIDE, TALL), MATERIALS["lawn"])
    for seat, (x, size, points) in enumerate(((190, 210, score(EXAMPLE.row, EXAMPLE.claims)), (416, 150, 9))):
        stamp(picture, walker(seat, CAST.character(seat), size), (x, 190 + (210 - size) / 3))
        words = texts.say("tow-plate-points", count=points)
        draw_pill(picture, (x, TALL - 34), words, 38, INK if not seat else PAPER, WHITE if not seat else INK)
    stamp(picture, crown(110, 8), (212, 60))
    return picture


PANELS: Mapping[str, Mapping[str, Draw]] = {
    "turn": {"move": move, "feed": feed, "drop": drop_off, "lay": lay},
    "end": {"runs": runs_count, "gap": gap, "claim": claim, "most": most_points},
}
LESSONS: Mapping[str, Draw] = {lesson: partial(draw_panels, lesson) for lesson in PANELS}


# The rules


def draw_scoring(visitor: Visitor, texts: Texts) -> Image.Image:
    """The example, with its sum."""
    picture = Image.new("RGB", (WIDE, 520), FLOOR)
    panel = Image.new("RGB", (WIDE - 2 * MARGIN, 520 - 2 * TOP), PAPER)
    panel.paste(some_row(visitor, texts, (800, panel.height))[0], (0, 0))
    by_runs, points = sum(runs(visitor.row)), score(visitor.row, visitor.claims)
    sums = (
        texts.say("tow-figure-runs", count=by_runs),
        texts.say("tow-figure-formations", count=points - by_runs),
        texts.say("tow-plate-points", count=points),
    )
    for line, words in enumerate(sums):
        words, size = shrunk(words, 44, 320)
        at = (960, panel.height / 2 + (line - 1) * 84)
        draw_pill(panel, at, words, size, INK if line == 2 else PAPER, WHITE if line == 2 else INK)
    paste_panel(picture, panel, (MARGIN, TOP))
    return picture


def draw_formations(_: Texts) -> Image.Image:
    """All there are."""
    shapes = sorted(CONTENT.formations, key=lambda number: FORMATIONS[number].value)
    across, wide, tall = 4, (WIDE - 2 * MARGIN - 3 * GAP) / 4, 190
    picture = Image.new("RGB", (WIDE, TOP + 2 * (tall + GAP)), FLOOR)
    for place, number in enumerate(shapes):
        corner = (MARGIN + place % across * (wide + GAP), TOP + place // across * (tall + GAP))
        draw_formation(picture, number, corner, (wide / 2, tall / 2), 2)
    return picture


def draw_location_card(texts: Texts) -> Image.Image:
    """A card held against a tow: one duck is there, the other isn't."""
    picture = Image.new("RGB", (WIDE, 440), FLOOR)
    ground = paper(WIDE - 2 * MARGIN, 440 - 2 * TOP, INK)
    picture.paste(ground, (MARGIN, TOP), ground)
    card = Card(NEW_CARD, (YELLOW,))
    draw_column(picture, card, (MARGIN + 24, TOP + 18), 94)
    paste_panel(picture, vignette(card.place, 420, 250).convert("RGB"), (MARGIN + 150, TOP + 22))
    draw = ImageDraw.Draw(picture)
    write(draw, (MARGIN + 154, TOP + 330), texts.say(f"tow-place-{card.place}"), 54, INK, anchor="lm")
    write(draw, (MARGIN + 620, TOP + 60), texts.say("tow-hand-own-tow", free=TOW - 1), 42, INK, anchor="lm")
    stamp(picture, walker(SOMEONE, CAST.character(SOMEONE), 170), (MARGIN + 1030, TOP + 190))
    for place in range(TOW):
        at = (MARGIN + 900 - place * 90, TOP + 230)
        stamp(picture, duck(YELLOW, 96) if place == 0 else free_slot(64), at)
    write(draw, (MARGIN + 620, TOP + 350), texts.say("tow-hand-needs"), 42, INK, anchor="lm")
    stamp(picture, duck(ORANGE, 90), (MARGIN + 810, TOP + 346))
    return picture


FIGURES: Mapping[str, Draw] = {
    "park": partial(draw_setting, 3),
    "card": draw_location_card,
    "formations": draw_formations,
    "scoring": partial(draw_scoring, EXAMPLE),
    "adopted": partial(draw_scoring, FILLED),
}
