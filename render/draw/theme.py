"""The visual language of all four games: colours, tones and sizes. Nothing is ever told by colour alone."""

from typing import NamedTuple

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """With this share of the other."""
    r, g, b = [round(a + (z - a) * share) for a, z in zip(one, other, strict=True)]
    return r, g, b


INK = rgb("3A2A3E")  # outlines and words
PAPER = rgb("FFF9EF")
WHITE = rgb("FFFFFF")
FLOOR, GROUT = rgb("F3E7D6"), rgb("E9DAC4")  # the bathroom around the tub
ENAMEL, ENAMEL_SHADE = rgb("FFFFFF"), rgb("CDBFB0")
WATER, WATER_DEEP, WATER_LINE, FOAM = rgb("8CD2EA"), rgb("86CEE8"), rgb("B9E6F4"), rgb("F4FCFE")
BEAK = rgb("FF8A1E")
METAL, METAL_DARK, HOLE = rgb("C3CBD6"), rgb("7C8798"), rgb("2B3350")
FUR, FUR_DARK = rgb("B8763E"), rgb("6E4423")
GOLD = rgb("FFC21A")
LIFE_RING, BLUSH = rgb("F26B21"), rgb("FF9C8A")
SCARLET, BLACK, NAVY, CLOTH = rgb("D42A2A"), rgb("33303C"), rgb("24479B"), rgb("F7F3EA")  # what hats are made of
SKY, GRASS, GRASS_DARK, SAND = rgb("CDEBF5"), rgb("A9D37C"), rgb("6FAE57"), rgb("EBD9AE")  # outdoors, on covers
WOOD, WOOD_DARK = rgb("D9A066"), rgb("A86F3C")
NIGHT, GLASS, PLUME = rgb("3B2E8C"), rgb("D8F3FB"), rgb("E23B6D")

# What seats, ducks and buoys are called by. Everyone can tell those of a game apart: tests/render/test_colours.py
COLOURS: dict[str, Colour] = {
    "yellow": rgb("FFCF2E"),
    "pink": rgb("EE6FA5"),
    "violet": rgb("8149BE"),
    "white": rgb("FFFFFF"),
    "red": rgb("BB1A2B"),
    "green": rgb("49AE48"),
    "blue": rgb("12306F"),
    "purple": rgb("A44AE0"),
    "orange": rgb("E05F10"),
    "brown": rgb("74401F"),
    "tin": METAL,  # nobody's
}
# What the scenery of a game is made of, besides the paints that all games share
MATERIALS: dict[str, Colour] = {
    "wood": WOOD,
    "oak": WOOD_DARK,
    "plank": mixed(WOOD, CLOTH, 0.55),
    "grass": GRASS,
    "bush": GRASS_DARK,
    "sand": SAND,
    "stone": rgb("A9A39C"),
    "mud": rgb("9C7350"),
    "lavender": rgb("C9B3EA"),
    "lawn": rgb("CFE6A8"),
}
SOME_COLOUR = "yellow"  # for a ducky whose seat has no colour

# The signs on a movement card (R1)
HEADING, START, STEP, FINAL = rgb("8149BE"), rgb("2F6FD0"), rgb("E0393E"), rgb("2E9E4F")
PAINTS: tuple[Colour, ...] = (
    *(
        INK,
        PAPER,
        WHITE,
        FLOOR,
        GROUT,
        ENAMEL,
        ENAMEL_SHADE,
        WATER,
        WATER_DEEP,
        WATER_LINE,
        FOAM,
        BEAK,
        METAL,
        METAL_DARK,
    ),
    *(HOLE, FUR, FUR_DARK, GOLD, LIFE_RING, BLUSH, SCARLET, BLACK, NAVY, CLOTH, NIGHT, GLASS, PLUME),
    *(HEADING, START, STEP, FINAL),
)


class Tones(NamedTuple):
    """A colour in the light, as it is, and in the shade."""

    light: Colour
    plain: Colour
    shade: Colour


def tones(colour: Colour) -> Tones:
    return Tones(mixed(colour, WHITE, 0.45), colour, mixed(colour, rgb("5A2E58"), 0.28))


def ink_on(colour: Colour) -> Colour:
    """The ink that can be read on it."""
    r, g, b = colour
    return INK if 0.3 * r + 0.59 * g + 0.11 * b > 130 else WHITE


# Sizes in pixels of a picture 1200 wide, which a phone shows 400 wide: a third of them must still be readable
WIDE = 1200
TALLEST = 900  # never square, whatever the board
TITLE, TEXT, SMALL = 42, 34, 26
MARGIN = 28
