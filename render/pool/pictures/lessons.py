"""What *How to play* and the rules show: real pools with real cards, the ten ducks, the floats, and all places."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.pool import CARDS, CONTENT, Pool

from ...draw.canvas import stamp
from ...draw.strokes import draw_stroke
from ...draw.theme import FLOOR, GRASS, INK, MARGIN, WATER, WHITE, WIDE, mixed
from ...parts.badges import bonk, crown
from ...parts.panels import PANEL_WIDE, TOP, captioned, draw_block, paste_panel
from ...text.breaking import in_block
from ...text.writing import shrunk, write
from ...words.scene import slug
from ...words.texts import Texts
from .cells import Cell, Shown, draw_cell
from .ducks import duck
from .pictograms import pictogram
from .pieces import burst, card_back, float_of, pip, splash, star_of
from .places import emblem_of

TALL = 330  # of a panel
NAME, DOES = 33, 28
DUCKS = [*dict.fromkeys(card.kind for card in CONTENT.cards.values() if card.is_duck)]
FLOATS = [*dict.fromkeys(card.kind for card in CONTENT.cards.values() if not card.is_duck)]
COLUMNS = 5
PLACES_IN_A_ROW = 7
YOU, BEN, CAT = 0, 1, 2


def pool_with(name: str, *kinds: str) -> Pool:
    """With the first cards of these kinds, each once."""
    number = next(number for number, pool in CONTENT.pools.items() if slug(pool.name) == name)
    box, row = dict(CONTENT.cards), list[int]()
    for kind in kinds:
        card = next(card for card, what in box.items() if what.kind == kind)
        del box[card]
        row.append(card)
    return Pool(number, tuple(row))


# Before and after a card; what is said of them is tested
STARTED = pool_with("wave-pool", "amy", "lara")
FILLED = pool_with("baby-slide", "sam", "julie", "amy")
OVERCROWDED = pool_with("baby-slide", "sam", "julie", "lara")
EXAMPLE = pool_with("lagoon", "amy", "ring", "goldie", "sam", "james", "dingy", "lara")  # of the rules
TOO_MANY = pool_with("hot-tub", "julie", "albert")
EMPTY = pool_with("lagoon")

Draw = Callable[[Texts], Image.Image]


def draw_pool(pool: Pool, texts: Texts, shown: Shown | None = None, tall: int = TALL) -> Image.Image:
    """A single one, in a picture as wide as a panel."""
    picture = Image.new("RGB", (PANEL_WIDE, tall), GRASS)
    name = texts.say(f"pool-name-{slug(pool.size.name)}")
    draw_cell(picture, cell_of(tall), pool, (shown or Shown(0, ""))._replace(name=name), texts)
    return picture


def cell_of(tall: int = TALL) -> Cell:
    return Cell(0, 6, PANEL_WIDE, tall - 10, 1)


# How to play


def draw_panels(lesson: str, texts: Texts) -> Image.Image:
    return captioned({texts.say(f"how-pool-{lesson}-{name}"): draw(texts) for name, draw in PANELS[lesson].items()})


def marker(texts: Texts) -> Image.Image:
    return draw_pool(EMPTY, texts, Shown(1, "", (YOU, BEN), is_marked=True))


def dive(texts: Texts) -> Image.Image:
    """The next card comes from the deck."""
    picture = draw_pool(STARTED, texts, Shown(1, "", (YOU, BEN), is_marked=True))
    stamp(picture, splash(110), (410, 168))
    stamp(picture, card_back(96), (400, 54))
    draw_stroke(picture, [(402, 104), (406, 130)], 10, WHITE, edge=INK, arrow=True)
    return picture


def full(texts: Texts) -> Image.Image:
    picture = draw_pool(FILLED, texts, Shown(1, "", (YOU, BEN, CAT), is_marked=True))
    stamp(picture, star_of(96), (PANEL_WIDE - 44, 96))
    return picture


def too_many(texts: Texts) -> Image.Image:
    picture = draw_pool(OVERCROWDED, texts, Shown(1, "", (YOU, BEN, CAT), is_marked=True))
    stamp(picture, burst(100), (PANEL_WIDE - 50, 90))
    return picture


def effects(texts: Texts) -> Image.Image:
    """Three ducks, and what they do."""
    picture = water_panel()
    for number, kind in enumerate(("sam", "julie", "wilma")):
        x = PANEL_WIDE * (number + 0.5) / 3
        stamp(picture, duck(kind, 150), (x - 8, 124))
        stamp(picture, pictogram(kind, 76), (x + 44, 206))
        words, size = shrunk(texts.say(f"pool-brief-{kind}"), DOES, PANEL_WIDE / 3 - 10)
        write(ImageDraw.Draw(picture), (x, 284), words, size, INK)
    return picture


def cancel(_: Texts) -> Image.Image:
    """A float comes flying."""
    picture = water_panel()
    stamp(picture, duck("arrrwin", 210), (170, 176))
    stamp(picture, float_of("ring", 150), (430, 130))
    draw_stroke(picture, [(350, 150), (290, 168)], 14, WHITE, edge=INK, arrow=True)
    stamp(picture, bonk(46), (262, 96))
    return picture


def goldie(_: Texts) -> Image.Image:
    picture = water_panel()
    stamp(picture, duck("goldie", 230), (200, 180))
    stamp(picture, pictogram("goldie", 170), (430, 170))
    return picture


def pile(_: Texts) -> Image.Image:
    """A pile of points, and a crown."""
    picture = water_panel()
    for number, kind in enumerate(("dingy", "amy", "lara", "james")):
        stamp(picture, duck(kind, 146), (110 + number * 116, 206 - number % 2 * 16))
    stamp(picture, crown(110, -8), (PANEL_WIDE / 2, 70))
    return picture


def water_panel() -> Image.Image:
    picture = Image.new("RGB", (PANEL_WIDE, TALL), mixed(WATER, WHITE, 0.55))
    ImageDraw.Draw(picture).rectangle((0, 190, PANEL_WIDE, TALL), WATER)
    return picture


PANELS: Mapping[str, Mapping[str, Draw]] = {
    "turn": {"marker": marker, "dive": dive, "full": full, "over": too_many},
    "end": {"effects": effects, "cancel": cancel, "goldie": goldie, "pile": pile},
}
LESSONS: Mapping[str, Draw] = {lesson: partial(draw_panels, lesson) for lesson in PANELS}


# The rules, and the lobby


def draw_kinds(kinds: Sequence[str], columns: int, texts: Texts) -> Image.Image:
    """Who's on each card, what it's called, how many icons it has, and what it does in a few words."""
    wide, tall = (WIDE - 2 * MARGIN - (columns - 1) * 12) // columns, 364
    rows = -(-len(kinds) // columns)
    picture = Image.new("RGB", (WIDE, rows * (tall + 12) + 2 * TOP - 12), FLOOR)
    for place, kind in enumerate(kinds):
        corner = (MARGIN + place % columns * (wide + 12), TOP + place // columns * (tall + 12))
        paste_panel(picture, kind_card(kind, wide, tall, texts), corner)
    return picture


def kind_card(kind: str, wide: int, tall: int, texts: Texts) -> Image.Image:
    card = next(card for card in CARDS.values() if card.kind == kind)
    picture = Image.new("RGB", (wide, tall), mixed(WATER, WHITE, 0.55))
    draw = ImageDraw.Draw(picture)
    draw.rectangle((0, 130, wide, 206), WATER)
    draw.rectangle((0, 206, wide, tall), FLOOR)
    sprite = duck(kind, 146) if card.is_duck else float_of(kind, 140)
    stamp(picture, sprite, (wide / 2, 104))
    stamp(picture, pictogram(kind, 70), (wide - 44, 44))
    name = in_block(texts.say(f"pool-called-{kind}"), NAME, wide - 16, 40)
    draw_block(picture, (wide / 2, 246 - (len(name.lines) - 1) / 2 * name.step), name, anchor="mm")
    words, size = shrunk(texts.say(f"pool-brief-{kind}"), DOES, wide - 12)
    write(draw, (wide / 2, 300), words, size, INK)
    draw_icons(picture, card.ducks, card.floats, (wide / 2, 336), texts)
    return picture


def draw_icons(picture: Image.Image, ducks: int, floats: int, at: tuple[float, float], texts: Texts) -> None:
    count, icon = ducks or floats, pip(38) if ducks else float_of("ring", 34)
    if not count:
        words = texts.say("pool-preview-places", count=0)
        words, size = shrunk(words, DOES, picture.width - 12)
        write(ImageDraw.Draw(picture), at, words, size, INK)
    for number in range(count):
        stamp(picture, icon, (at[0] + (number - (count - 1) / 2) * 42, at[1]))


def draw_places(texts: Texts) -> Image.Image:
    """All pools, from the smallest to the largest."""
    pools = sorted(CONTENT.pools.values(), key=lambda pool: (pool.ducks, pool.floats, pool.name))
    wide, tall = (WIDE - 2 * MARGIN) // PLACES_IN_A_ROW, 190
    picture = Image.new("RGB", (WIDE, -(-len(pools) // PLACES_IN_A_ROW) * tall + 2 * TOP), GRASS)
    for place, pool in enumerate(pools):
        x = MARGIN + (place % PLACES_IN_A_ROW + 0.5) * wide
        y = TOP + place // PLACES_IN_A_ROW * tall
        stamp(picture, emblem_of(slug(pool.name), 100), (x, y + 60))
        words = (texts.say(f"pool-name-{slug(pool.name)}"), texts.say("pool-picture-holds", ducks=pool.ducks))
        for line, said in enumerate(words):
            said, size = shrunk(said, DOES, wide - 6)
            write(ImageDraw.Draw(picture), (x, y + 136 + 32 * line), said, size, INK)
    return picture


def draw_full(texts: Texts) -> Image.Image:
    return draw_wide(EXAMPLE, Shown(1, "", (YOU, BEN), is_marked=True), texts)


def draw_overcrowded(texts: Texts) -> Image.Image:
    return draw_wide(TOO_MANY, Shown(2, "", (YOU, BEN), is_marked=True), texts)


def draw_single(texts: Texts) -> Image.Image:
    return draw_wide(STARTED, Shown(0, "", (YOU, BEN, CAT), is_marked=True), texts)


def draw_wide(pool: Pool, shown: Shown, texts: Texts) -> Image.Image:
    """As wide as a figure has to be."""
    picture = Image.new("RGB", (PANEL_WIDE + 40, TALL + 40), FLOOR)
    paste_panel(picture, draw_pool(pool, texts, shown), (20, 20))
    return picture


def draw_setting(texts: Texts) -> Image.Image:
    """The ten ducks: what one should know before the game."""
    return draw_kinds(DUCKS, COLUMNS, texts)


FIGURES: Mapping[str, Draw] = {
    "pool": draw_single,
    "full": draw_full,
    "over": draw_overcrowded,
    "ducks": partial(draw_kinds, DUCKS, COLUMNS),
    "floats": partial(draw_kinds, FLOATS, 2),
    "pools": draw_places,
}
