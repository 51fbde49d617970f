"""How different two colours look, also to colour-blind people: CIEDE2000 after a simulation of what they see."""

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Rgb = tuple[int, int, int]
Matrix = tuple[tuple[float, float, float], ...]

# Machado, Oliveira and Fernandes 2009, full strength, on linear light
EYES: dict[str, Matrix] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
WHITE = (0.95047, 1.0, 1.08883)


def difference(one: Rgb, other: Rgb, eyes: str) -> float:
    return ciede2000(lab(one, EYES[eyes]), lab(other, EYES[eyes]))


def lab(colour: Rgb, eyes: Matrix) -> tuple[float, float, float]:
    seen = [min(1.0, max(0.0, light)) for light in times(eyes, [linear(value / 255) for value in colour])]
    x, y, z = [bent(value / white) for value, white in zip(times(TO_XYZ, seen), WHITE, strict=True)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum([a * b for a, b in zip(row, vector, strict=True)]) for row in matrix]


def linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def bent(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def ciede2000(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """The formula of Sharma, Wu and Dalal 2005, whose published test pairs are in test_colours.py."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    chroma = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = (1 - sqrt(chroma**7 / (chroma**7 + 25**7))) / 2
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dl, dc, dh = l2 - l1, c2 - c1, 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    ml, mc = (l1 + l2) / 2, (c1 + c2) / 2
    mh = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    t = 1 - 0.17 * cosd(mh - 30) + 0.24 * cosd(2 * mh) + 0.32 * cosd(3 * mh + 6) - 0.20 * cosd(4 * mh - 63)
    sl = 1 + 0.015 * (ml - 50) ** 2 / sqrt(20 + (ml - 50) ** 2)
    sc, sh = 1 + 0.045 * mc, 1 + 0.015 * mc * t
    twist = -2 * sqrt(mc**7 / (mc**7 + 25**7)) * sin(radians(60 * exp(-(((mh - 275) / 25) ** 2))))
    return sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + twist * (dc / sc) * (dh / sh))


def cosd(angle: float) -> float:
    return cos(radians(angle))
