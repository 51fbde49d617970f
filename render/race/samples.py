"""All movement cards on one sheet: `uv run python -m render.race.samples`."""

import sys

from PIL import Image, ImageDraw

from engine.race import CARDS

from ..draw.encode import png
from ..draw.theme import FLOOR, INK
from ..samples import FOLDER
from ..text.writing import write
from .artist import COLOURS
from .pictures.cards import diagrams

IN_A_ROW, WIDE, TALL = 9, 133, 210


def cards() -> Image.Image:
    sheet = Image.new("RGB", (IN_A_ROW * WIDE, -(-len(CARDS) // IN_A_ROW) * TALL), FLOOR)
    for place, number in enumerate(CARDS):
        left, top = place % IN_A_ROW * WIDE, place // IN_A_ROW * TALL
        write(ImageDraw.Draw(sheet), (left + WIDE / 2, top + 24), str(number), 32, INK)
        sprite = diagrams(number, 124, 160)
        sheet.paste(sprite, (left + 5, top + 45), sprite)
    return sheet


def main() -> int:
    (FOLDER / "race-cards.png").write_bytes(png(cards(), COLOURS))
    return 0


if __name__ == "__main__":
    sys.exit(main())
