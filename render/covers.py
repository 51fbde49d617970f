"""A small picture of each game, for places where nothing is played yet: `uv run python -m render.covers`.

They are files in `data/covers`, because whoever shows them is in a hurry. A test draws them again and compares.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from PIL import Image

from .draw.encode import png_in_its_own_colours
from .gallery.cover import draw_cover as draw_gallery
from .pool.cover import draw_cover as draw_pool
from .race.cover import draw_cover as draw_race
from .tow.cover import draw_cover as draw_tow

FOLDER = Path(__file__).parents[1] / "data" / "covers"
COVERS: dict[str, Callable[[], Image.Image]] = {
    "race": draw_race,
    "gallery": draw_gallery,
    "pool": draw_pool,
    "tow": draw_tow,
}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for kind, draw in COVERS.items():
        data = png_in_its_own_colours(draw())
        (FOLDER / f"{kind}.png").write_bytes(data)
        print(f"{kind}.png", f"{len(data) // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
