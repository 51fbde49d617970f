"""How it looks what a card would do to the pool at the dive marker; and the odds of the top card."""

from collections.abc import Sequence

from PIL import Image, ImageDraw

from engine import View
from engine.pool import Position, odds

from ...draw.canvas import Point, stamp
from ...draw.theme import FINAL, GOLD, INK, SCARLET, START, WATER, WHITE, Colour, mixed
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.previews import FULL, OVER, Preview, preview_words
from .pieces import free_place, place_taken

VERDICT, ODDS = 33, 30


def draw_preview(picture: Image.Image, preview: Preview, corner: Point, room: Point, texts: Texts) -> None:
    """A ring for each place: taken, taken up by this card, or free; and in words what comes of it."""
    (left, top), (wide, tall) = corner, room
    count = max(preview.most, preview.taken + preview.more)
    unit = min(wide / count, tall - 1.5 * VERDICT, 64)
    for number in range(count):
        at = (left + (number + 0.5) * unit, top + unit / 2)
        stamp(picture, ring_for(preview, number, unit), at)
    words, size = shrunk(preview_words(preview, texts), VERDICT, wide)
    write(ImageDraw.Draw(picture), (left + 4, top + unit + 0.75 * VERDICT), words, size, ink_for(preview), anchor="lm")


def ring_for(preview: Preview, number: int, unit: float) -> Image.Image:
    if number < preview.taken:
        return place_taken(round(unit), mixed(WATER, WHITE, 0.15))
    if number < preview.taken + preview.more:
        return place_taken(round(unit), SCARLET if number >= preview.most else GOLD)
    return free_place(round(unit))


def ink_for(preview: Preview) -> Colour:
    ink = {OVER: SCARLET, FULL: FINAL}.get(preview.message, INK)
    return mixed(ink, INK, 0.33)


# The top card


def draw_odds(picture: Image.Image, view: View[Position], corner: Point, room: Point, texts: Texts) -> None:
    """A bar: how likely the top card fills the pool, is too much, or neither."""
    (left, top), (wide, _) = corner, room
    chances = odds(view.position, view.position.marker)
    parts: Sequence[tuple[str, float, Colour]] = (
        ("fills", chances.fills, FINAL),
        ("over", chances.overcrowds, SCARLET),
        ("on", chances.goes_on, START),
    )
    fills, over = round(100 * chances.fills), round(100 * chances.overcrowds)
    percent = (fills, over, 100 - fills - over)
    draw, x = ImageDraw.Draw(picture), left
    for _, share, paint in parts:
        draw.rectangle((x, top + 2, x + share * wide, top + 34), paint)
        x += share * wide
    draw.rounded_rectangle((left, top, left + wide, top + 36), 8, outline=INK, width=5)
    for line, (name, _, paint) in enumerate(parts):
        y = top + 58 + 37 * line
        draw.rounded_rectangle((left + 2, y - 12, left + 26, y + 12), 6, paint, INK, 4)
        words = texts.say(f"pool-preview-odds-{name}", share=percent[line])
        words, size = shrunk(words, ODDS, wide - 40)
        write(draw, (left + 38, y), words, size, INK, anchor="lm")
