"""Somebody's statistics: the curve of their ratings, and below it what they've won, their ducky, and their rivals."""

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from ..artist import Picture
from ..draw.canvas import Canvas, Point, rounded, stamp
from ..draw.ducks import portrait
from ..draw.encode import png
from ..draw.theme import FLOOR, GROUT, INK, MARGIN, METAL, PAPER, SMALL, SOME_COLOUR, TEXT, WIDE, Colour, mixed
from ..parts.cards import draw_card_ground
from ..parts.head import HEAD, draw_head
from ..text.apart import Place, told_apart
from ..text.writing import shrunk, width, write
from ..words.people import SEAT_LETTERS
from ..words.texts import Texts
from .curve import LOOKS, curve_drawn
from .told import owner, rivals_of, standing, stats_alt
from .values import Sheet

GAP = 14
CURVE_TALL = 372
WINS_WIDE, RIVALS_WIDE = 442, 440
INSET, CAPTION = 22, 54  # from the edge of a panel, and how tall its caption is
ROW, LEAST_ROWS = 62, 3
BAR = 16
AHEAD, BEHIND = mixed(LOOKS["pool"].colour, PAPER, 0.35), mixed(LOOKS["gallery"].colour, PAPER, 0.55)
FAINT = mixed(INK, PAPER, 0.35)


def stats_picture(sheet: Sheet, texts: Texts) -> Picture:
    return Picture("stats.png", png(drawn(sheet, texts)), stats_alt(sheet, texts))


def drawn(sheet: Sheet, texts: Texts) -> Image.Image:
    below, tall = HEAD + (CURVE_TALL + GAP if sheet.curve else 0), height_below(sheet)
    picture = Image.new("RGB", (WIDE, below + tall + GAP), FLOOR)
    draw_head(picture, 1, owner(sheet, texts), standing(sheet, texts, "stats-headline", "stats-headline-unrated"))
    if sheet.curve:
        draw_curve(picture, sheet, texts)
    left = MARGIN
    for wide, draw in ((WINS_WIDE, draw_wins), (RIVALS_WIDE, draw_rivals)):
        draw(picture, (left, below), (wide, tall), sheet, texts)
        left += wide + GAP
    draw_ducky(picture, (left, below), (WIDE - MARGIN - left, tall), sheet, texts)
    return picture


def height_below(sheet: Sheet) -> int:
    """Of the panels below the curve: as tall as the one with most rows."""
    rows = max(LEAST_ROWS, len(sheet.rivals), len(sheet.wins) + (sheet.with_computers is not None))
    return CAPTION + rows * ROW + 2 * 16


def draw_panel(picture: Image.Image, corner: Point, size: Point, caption: str) -> None:
    draw_card_ground(picture, corner, size)
    words, letters = shrunk(caption, TEXT, size[0] - 2 * INSET)
    at = (corner[0] + INSET, corner[1] + CAPTION / 2 + 6)
    write(ImageDraw.Draw(picture), at, words, letters, INK, anchor="lm")


def draw_curve(picture: Image.Image, sheet: Sheet, texts: Texts) -> None:
    wide = WIDE - 2 * MARGIN
    draw_panel(picture, (MARGIN, HEAD), (wide, CURVE_TALL), texts.say("stats-curve"))
    size = (wide - 2 * INSET + 10, CURVE_TALL - CAPTION - INSET)
    curve = curve_drawn(sheet.curve, texts, size, is_whole=sheet.is_whole)
    picture.paste(curve, (MARGIN + INSET - 10, HEAD + CAPTION + 8))


# What they've won


def draw_wins(picture: Image.Image, corner: Point, size: Point, sheet: Sheet, texts: Texts) -> None:
    """The more games, the longer the bar; what is won of them is filled."""
    draw_panel(picture, corner, size, texts.say("stats-wins"))
    inner = size[0] - 2 * INSET
    shown = [(texts.say(f"game-{each.kind}"), each, LOOKS[each.kind].colour) for each in sheet.wins]
    if sheet.with_computers:
        shown.append((texts.say("stats-computers"), sheet.with_computers, mixed(METAL, INK, 0.35)))
    most = max([each.games for _, each, _ in shown], default=1)
    for place, (name, wins, colour) in enumerate(shown):
        at = (corner[0] + INSET, corner[1] + CAPTION + 12 + place * ROW)
        draw_win(picture, at, inner, name, texts.say("stats-of", won=wins.won, games=wins.games))
        draw_bar(picture, (at[0], at[1] + 38), inner * wins.games / most, [(wins.won, colour)], wins.games)


def draw_win(picture: Image.Image, at: Point, wide: float, name: str, told: str) -> None:
    draw = ImageDraw.Draw(picture)
    words, size = shrunk(name, 30, wide - width(told, 30) - 20)
    write(draw, (at[0], at[1] + 18), words, size, INK, anchor="lm")
    write(draw, (at[0] + wide, at[1] + 18), told, 30, INK, anchor="rm")


def draw_bar(picture: Image.Image, corner: Point, wide: float, parts: Sequence[tuple[int, Colour]], whole: int) -> None:
    sprite = bar(max(BAR, round(wide)), tuple(parts), max(whole, 1))
    picture.paste(sprite, (round(corner[0]), round(corner[1])), sprite)


@lru_cache(maxsize=64)
def bar(wide: int, parts: Sequence[tuple[int, Colour]], whole: int) -> Image.Image:
    """Filled from the left with so much of the whole in each colour."""
    canvas, left = Canvas((wide, BAR), 1), 2.0
    canvas.polygon(rounded(1, 1, wide - 1, BAR - 1, BAR / 2 - 1), GROUT)
    for count, colour in parts:
        right = left + (wide - 4) * count / whole
        if count:
            canvas.draw.rectangle((left * canvas.fine, 0, right * canvas.fine, BAR * canvas.fine), colour)
        left = right
    filled = canvas.done()
    mask = Canvas((wide, BAR), 1)
    mask.polygon(rounded(1, 1, wide - 1, BAR - 1, BAR / 2 - 1), INK)
    filled.putalpha(mask.done().getchannel("A"))
    return filled


# The people they've met, and their ducky


def draw_rivals(picture: Image.Image, corner: Point, size: Point, sheet: Sheet, texts: Texts) -> None:
    """How often they came in first of the two, and how often second."""
    draw_panel(picture, corner, size, texts.say("stats-rivals"))
    inner, draw = size[0] - 2 * INSET, ImageDraw.Draw(picture)
    if not sheet.rivals:
        words, letters = shrunk(texts.say("stats-rivals-none"), 30, inner)
        write(draw, (corner[0] + size[0] / 2, corner[1] + size[1] / 2), words, letters, FAINT)
    scores = [f"{each.ahead} : {each.behind}" for each in sheet.rivals]
    names = rivals_of(sheet, texts)
    places = [
        Place(name, letter, 30, inner - width(score, 30) - 20)
        for name, letter, score in zip(names, SEAT_LETTERS, scores, strict=False)
    ]
    for number, (rival, name, score) in enumerate(zip(sheet.rivals, told_apart(tuple(places)), scores, strict=True)):
        left, top = corner[0] + INSET, corner[1] + CAPTION + 12 + number * ROW
        write(draw, (left, top + 18), name.text, name.size, INK, anchor="lm")
        write(draw, (left + inner, top + 18), score, 30, INK, anchor="rm")
        parts = [(rival.ahead, AHEAD), (rival.behind, BEHIND)]
        draw_bar(picture, (left, top + 38), inner, parts, rival.ahead + rival.behind)


def draw_ducky(picture: Image.Image, corner: Point, size: Point, sheet: Sheet, texts: Texts) -> None:
    draw_panel(picture, corner, size, texts.say("stats-ducky"))
    wide, tall = size
    middle, long = corner[0] + wide / 2, min(0.72 * wide, 0.48 * tall)
    stamp(picture, portrait(SOME_COLOUR, sheet.favourite or "", long), (middle, corner[1] + 0.51 * tall))
    name = texts.say(f"character-{sheet.favourite}") if sheet.favourite else texts.say("stats-ducky-none")
    words, letters = shrunk(name, TEXT if sheet.favourite else SMALL, wide - 2 * INSET)
    ink = INK if sheet.favourite else FAINT
    write(ImageDraw.Draw(picture), (middle, corner[1] + tall - 36), words, letters, ink)
