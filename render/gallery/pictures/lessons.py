"""What *How to play* and the rules show: the cards, and lines in which something happens by the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PIL import Image, ImageDraw

from engine.gallery import SPACES, WATER, Afloat, Line, Markers, after_shots, unmarked

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, INK, MARGIN, WIDE
from ...parts.badges import crown
from ...parts.panels import GAP, PANEL_WIDE, TOP, captioned, paste_panel
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.foretold import Preview
from .belt import looks_of
from .cards import AWAY, DRAWINGS, Drawing, Duck, drawing, drawn
from .cards import TALL as DRAWING_TALL
from .cards import WIDE as DRAWING_WIDE
from .previews import draw_preview
from .setting import draw_some_line

LOOKS = looks_of(Cast(()))
YELLOW, BLUE, RED = 0, 1, 2
OWN = LOOKS[YELLOW]
NAME = 40
TALL = PANEL_WIDE * DRAWING_TALL // DRAWING_WIDE

# The example of the rules
EXAMPLE: Line = tuple([Afloat(duck) for duck in (YELLOW, BLUE, WATER, RED, BLUE, YELLOW)])
AIMED_AT: Markers = tuple([space in (1, 3) for space in SPACES])
SHOT_AT = (1,)
AFTERWARDS: Line = (*after_shots(EXAMPLE, SHOT_AT), Afloat(RED))  # red comes out of the deck

SHOOT_OWN = Drawing([Duck(150, own=True, pose=AWAY)], [150], hits=[(150, 112)])
MOVED_ON = Drawing(
    [Duck(70, size=84), Duck(160, own=True, size=84), Duck(250, size=84)], [70], arrows=[((216, 62), (122, 62))]
)
LAST = Drawing([Duck(150, own=True, size=124, y=116)])

Draw = Callable[[Texts], Image.Image]


# How to play


def draw_panels(lesson: str, texts: Texts) -> Image.Image:
    return captioned({texts.say(f"how-gallery-{lesson}-{name}"): draw(texts) for name, draw in PANELS[lesson].items()})


def some_line(texts: Texts) -> Image.Image:
    return draw_preview(Preview(EXAMPLE, AIMED_AT, ""), LOOKS, (PANEL_WIDE, TALL), texts)


def sketch(what: Drawing, _: Texts) -> Image.Image:
    return drawn(what, OWN, PANEL_WIDE)


def last_duck(texts: Texts) -> Image.Image:
    picture = sketch(LAST, texts)
    stamp(picture, crown(96, -8), (0.46 * picture.width, 0.225 * picture.height))
    return picture


PANELS: Mapping[str, Mapping[str, Callable[[Texts], Image.Image]]] = {
    "turn": {
        "line": some_line,
        "aim": partial(sketch, DRAWINGS["take-aim"]),
        "shoot": partial(sketch, DRAWINGS["shoot"]),
        "move": partial(sketch, MOVED_ON),
    },
    "end": {
        "must": partial(sketch, SHOOT_OWN),
        "hide": partial(sketch, DRAWINGS["duck-and-cover"]),
        "safe": partial(sketch, DRAWINGS["bottoms-up"]),
        "last": last_duck,
    },
}
LESSONS: Mapping[str, Draw] = {lesson: partial(draw_panels, lesson) for lesson in PANELS}


# The rules


def draw_cards(kinds: Sequence[str], columns: int, texts: Texts) -> Image.Image:
    """Their drawings, each above its name."""
    wide = (WIDE - 2 * MARGIN - (columns - 1) * GAP) // columns
    tall = wide * DRAWING_TALL // DRAWING_WIDE
    below = TOP + tall + 1.5 * NAME
    picture = Image.new("RGB", (WIDE, round(-(-len(kinds) // columns) * below + TOP)), FLOOR)
    for place, kind in enumerate(kinds):
        left, top = MARGIN + place % columns * (wide + GAP), TOP + place // columns * below
        paste_panel(picture, drawing(kind, OWN, wide), (left, top))
        name, size = shrunk(texts.say(f"gallery-card-{kind}"), NAME, wide)
        write(ImageDraw.Draw(picture), (left + wide / 2, top + tall + 0.7 * NAME), name, size, INK)
    return picture


def draw_example(texts: Texts) -> Image.Image:
    return draw_some_line(EXAMPLE, AIMED_AT, texts)


def draw_example_afterwards(texts: Texts) -> Image.Image:
    return draw_some_line(AFTERWARDS, unmarked(AIMED_AT, SHOT_AT), texts)


AIMING = ("take-aim", "double-barrel", "shoot", "quick-shot", "misfire", "two-birds", "bump-left", "bump-right")
MOVING = ("line-forward", "hang-back", "move-ahead", "fast-forward", "disorderly-conduckt", "duck-shuffle")
PROTECTING = ("duck-and-cover", "bottoms-up")

FIGURES: Mapping[str, Draw] = {
    "line": draw_example,
    "shot": draw_example_afterwards,
    "aiming": partial(draw_cards, AIMING, 4),
    "moving": partial(draw_cards, MOVING, 3),
    "protecting": partial(draw_cards, PROTECTING, 2),
}
