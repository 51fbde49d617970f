"""A leaderboard: a line for everyone, with a medal for the first three, and a golden one for whoever looks at it."""

from functools import lru_cache

from PIL import Image, ImageDraw

from ..artist import Picture
from ..draw.canvas import Canvas, rounded, stamp
from ..draw.encode import png
from ..draw.theme import FLOOR, GOLD, INK, MARGIN, PAPER, SMALL, WIDE, Colour, mixed
from ..parts.head import HEAD, draw_head
from ..parts.podium import medal
from ..text.apart import Place, Written, told_apart
from ..text.writing import write
from ..words.texts import Texts
from .told import list_of, names_of, ranks_alt
from .values import Rank, Ranks

HEADER = 36  # pixels tall: what the columns are called
LINE, GAP = 63, 6
FOOT = 14
MEDAL = 46  # how far from the left of a line its place stands
NAME, NAME_WIDE = 96, 560
COLUMNS = {"ranks-rating": 812, "ranks-games": 964, "ranks-wins": 1112}  # where numbers end, from the left of a line
LETTERS = 38  # pixels tall
OWN = mixed(GOLD, PAPER, 0.45)
FAINT = mixed(INK, FLOOR, 0.3)
APART = 14  # pixels more before somebody who isn't one of the best


def ranks_picture(ranks: Ranks, texts: Texts) -> Picture:
    return Picture("leaderboard.png", png(drawn(ranks, texts)), ranks_alt(ranks, texts))


def drawn(ranks: Ranks, texts: Texts) -> Image.Image:
    apart = APART if is_apart(ranks) else 0
    tall = HEAD + HEADER + len(ranks.ranks) * (LINE + GAP) + apart + FOOT
    picture = Image.new("RGB", (WIDE, tall), FLOOR)
    draw_head(picture, 1, texts.say("ranks-title"), texts.say("ranks-which", **list_of(ranks, texts)))
    draw_columns(picture, texts)
    places = [Place(name, str(rank.place), LETTERS, NAME_WIDE) for rank, name in named(ranks, texts)]
    for number, (rank, name) in enumerate(zip(ranks.ranks, told_apart(tuple(places)), strict=True)):
        last = apart if number == len(ranks.ranks) - 1 else 0
        draw_line(picture, HEAD + HEADER + number * (LINE + GAP) + last, rank, name)
    return picture


def named(ranks: Ranks, texts: Texts) -> list[tuple[Rank, str]]:
    return [*zip(ranks.ranks, names_of(ranks.ranks, texts), strict=True)]


def is_apart(ranks: Ranks) -> bool:
    """Whether the last one isn't the next best."""
    return bool(ranks.ranks) and ranks.ranks[-1].place > len(ranks.ranks)


def draw_columns(picture: Image.Image, texts: Texts) -> None:
    for name, right in COLUMNS.items():
        at = (MARGIN + right, HEAD + HEADER / 2)
        write(ImageDraw.Draw(picture), at, texts.say(name), SMALL, FAINT, anchor="rm")


def draw_line(picture: Image.Image, top: float, rank: Rank, name: Written) -> None:
    ground = line_ground(OWN if rank.own else PAPER)
    picture.paste(ground, (MARGIN, round(top)), ground)
    middle, draw = top + LINE / 2, ImageDraw.Draw(picture)
    if rank.place <= 3:
        stamp(picture, medal(rank.place), (MARGIN + MEDAL, middle))
    else:
        write(draw, (MARGIN + MEDAL, middle), str(rank.place), LETTERS - 2 * (rank.place > 99), INK)
    write(draw, (MARGIN + NAME, middle), name.text, name.size, INK, anchor="lm")
    for right, number in zip(COLUMNS.values(), (rank.points, rank.games, rank.won), strict=True):
        write(draw, (MARGIN + right, middle), str(number), LETTERS, INK, anchor="rm")


@lru_cache(maxsize=2)
def line_ground(colour: Colour) -> Image.Image:
    wide = WIDE - 2 * MARGIN
    canvas = Canvas((wide, LINE), 1)
    canvas.polygon(rounded(2, 2, wide - 2, LINE - 2, 18), colour, 4)
    return canvas.done()
