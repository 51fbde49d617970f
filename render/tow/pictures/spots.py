"""Free places of a row, where an adopted duck could go, and the points that it would bring."""

from functools import lru_cache

from PIL import Image

from engine.tow import Visitor, score

from ...draw.canvas import Canvas, paled, rounded, stamp
from ...draw.theme import GOLD, INK, PAPER, WHITE
from ...parts.pills import draw_pill
from .pieces import plain_duck
from .previews import adopted
from .rows import Grid


def draw_free_place(picture: Image.Image, grid: Grid, me: Visitor, colour: int, column: int) -> None:
    after = adopted(me, colour, column)
    gain = score(after.row, after.claims) - score(me.row, me.claims)
    at = grid.at(column, colour)
    stamp(picture, free_place(colour, grid.cell), at)
    draw_pill(picture, (at[0], at[1] + 0.26 * grid.cell), f"+{gain}", 0.34 * grid.cell, WHITE, INK)


@lru_cache(maxsize=32)
def free_place(colour: int, cell: float) -> Image.Image:
    """A pale duck in a golden frame."""
    canvas = Canvas((cell, cell), 1)
    canvas.polygon(rounded(5, 5, cell - 5, cell - 5, cell / 6), PAPER, 0.09 * cell, GOLD)
    sprite = canvas.done()
    faint = paled(plain_duck(colour, round(0.6 * cell)))
    at = (round((sprite.width - faint.width) / 2), round((sprite.height - faint.height) / 2 - 0.08 * cell))
    sprite.alpha_composite(faint, at)
    return sprite
