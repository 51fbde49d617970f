"""The ten ducks of the water park from the side, each with what it's known by. Its shape tells it, whatever its colour.

A head is a disc of 0.47 around (0.2, -0.16), looking to the right; a ducky is two units long.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image

from ...draw.canvas import Canvas
from ...draw.ducks import ROOM, draw_aside, draw_face, draw_tail_up
from ...draw.theme import BEAK, COLOURS, FUR, GOLD, MATERIALS, METAL, Colour
from . import attributes

PAINT: Mapping[str, Colour] = {
    "sam": MATERIALS["lavender"],
    "dingy": COLOURS["orange"],
    "julie": COLOURS["white"],
    "wilma": COLOURS["purple"],
    "james": METAL,
    "amy": COLOURS["pink"],
    "lara": FUR,
    "albert": COLOURS["red"],
    "arrrwin": COLOURS["blue"],
    "goldie": GOLD,
}
BEAKS: Mapping[str, Colour] = {"dingy": GOLD, "amy": GOLD}
OWN_FACE = ("sam", "dingy", "wilma", "james", "albert", "arrrwin", "amy")
BEHIND: Mapping[str, Callable[[Canvas], None]] = {
    "wilma": attributes.wild_hair,
    "lara": attributes.rucksack,
    "goldie": attributes.rays,
}
WORN: Mapping[str, Callable[[Canvas], None]] = {
    "sam": attributes.shy_wing,
    "dingy": attributes.propeller,
    "julie": attributes.nurse,
    "wilma": attributes.spiral_eye,
    "james": attributes.vain,
    "amy": attributes.bow,
    "lara": attributes.explorer,
    "albert": attributes.tough,
    "arrrwin": attributes.pirate,
    "goldie": attributes.tiara,
}


@lru_cache(maxsize=256)
def duck(kind: str, size: float) -> Image.Image:
    """So many pixels long, in a square with room for what it wears."""
    canvas = Canvas((ROOM, ROOM), size / 2, (ROOM / 2, ROOM / 2 + 0.12))
    if kind in BEHIND:
        BEHIND[kind](canvas)
    draw_aside(canvas, PAINT[kind], BEAKS.get(kind, BEAK), light_wing=kind == "arrrwin")
    if kind not in OWN_FACE:
        draw_face(canvas, PAINT[kind])
    WORN[kind](canvas)
    return canvas.done()


@lru_cache(maxsize=128)
def flipped(kind: str, size: float) -> Image.Image:
    """It has dived: only its tail is seen."""
    canvas = Canvas((ROOM, ROOM), size / 2, (ROOM / 2, ROOM / 2 + 0.12))
    draw_tail_up(canvas, PAINT[kind])
    return canvas.done()
