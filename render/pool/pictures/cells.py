"""A cell of the park: one pool with its sign, what swims in it, what's still missing, its floats and its tokens."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.pool import CARDS, SEATS, Pool

from ...draw.canvas import Point, stamp
from ...draw.theme import FINAL, GOLD, INK, PAPER, SCARLET, WATER, WHITE, Colour, mixed
from ...parts.badges import halo
from ...parts.pills import draw_pill, pill_width
from ...text.writing import shrunk, width, write
from ...words.scene import slug
from ...words.texts import Texts
from .ducks import duck, flipped
from .palette import in_colours
from .pieces import float_of, free_float, free_place, springboard, taken_places, token
from .places import EMBLEM, FOOTER, HEADER, LOOKS, Basin, lawn, place
from .swimmers import Lanes, Swimmer, floating, lanes_of

SIGN, TO_GO, NAME, MARKER, FLOATS, ODDS = 34, 34, 25, 27, 25, 26  # sizes of words
KEPT = 40  # pools
FLOAT, FLOAT_STEP, TOKEN, SMALL_TOKEN = 38, 40, 50, 40


class Shown(NamedTuple):
    """What is to be seen of a pool besides itself."""

    spot: int
    name: str
    tokens: tuple[int, ...] = ()  # whose are there
    is_marked: bool = False
    is_choice: bool = False
    is_doomed: bool = False
    diving: int = 0  # the card whose effect isn't settled yet
    kinds: tuple[str, ...] = ()  # cards that can be chosen
    choice_tokens: tuple[int, ...] = ()
    odds: str = ""  # of the next card, for whoever is about to dive


class Cell(NamedTuple):
    """Where it lies on a picture; `wide` and `tall` are pixels of a picture 1200 wide."""

    left: float
    top: float
    wide: int
    tall: int
    scale: float

    def at(self, x: float, y: float) -> Point:
        return self.left + x * self.scale, self.top + y * self.scale

    @property
    def basin(self) -> Basin:
        return Basin(self.wide, self.tall)

    @property
    def inside(self) -> tuple[float, float, float, float]:
        """Where ducks swim: left, top, wide and tall."""
        left, top, right, bottom = self.basin.inner
        return left + 2, top + 2, right - left - 4, bottom - top - 10

    def lanes(self, pool: Pool) -> Lanes:
        return lanes_of(pool, *self.inside[2:])

    def middle_of(self, lanes: Lanes, swimmer: Swimmer) -> Point:
        x = self.inside[0] + swimmer.x + swimmer.wide / 2
        return self.at(x, self.top_of(lanes) + (swimmer.lane + 0.5) * lanes.tall)

    def top_of(self, lanes: Lanes) -> float:
        """Where the first lane begins: if there's room, they lie in the middle."""
        _, top, _, tall = self.inside
        return top + (tall - lanes.number * lanes.tall) / 2

    @property
    def middle(self) -> Point:
        left, top, wide, tall = self.inside
        return self.at(left + wide / 2, top + tall / 2)


def draw_cell(picture: Image.Image, cell: Cell, pool: Pool, shown: Shown, texts: Texts) -> None:
    corner = (round(cell.left), round(cell.top))
    if pool.card:
        picture.paste(drawn(cell.wide, cell.tall, cell.scale, pool, shown, texts), corner)
    else:
        picture.paste(lawn(cell.wide, cell.tall, cell.scale), corner)


@lru_cache(maxsize=KEPT)
def drawn(wide: int, tall: int, scale: float, pool: Pool, shown: Shown, texts: Texts) -> Image.Image:
    """In the palette. From one board to the next, most pools stay as they are."""
    cell = Cell(0, 0, wide, tall, scale)
    picture = place(slug(pool.size.name), wide, tall, scale, marked=shown.is_marked).convert("RGB")
    draw_swimmers(picture, cell, pool, shown, texts)
    draw_sign(picture, cell, shown)
    if shown.is_marked:
        draw_marker(picture, cell, texts)
    draw_to_go(picture, cell, pool, shown, texts)
    if shown.odds:
        draw_odds(picture, cell, shown.odds)
    draw_floats(picture, cell, pool, shown, texts)
    draw_tokens(picture, cell, pool, shown, texts)
    return in_colours(picture)


# Its sign


def draw_sign(picture: Image.Image, cell: Cell, shown: Shown) -> None:
    """Number and name; dark like every choice, if it's one."""
    ground, ink = (INK, WHITE) if shown.is_choice else (PAPER, INK)
    words = f"{shown.spot + 1} {shown.name}"
    words, size = shrunk(words, SIGN * cell.scale, (cell.wide - EMBLEM * 1.3 - 40) * cell.scale)
    wide = pill_width(words, size)
    draw_pill(picture, (cell.left + 8 * cell.scale + wide / 2, cell.top + 28 * cell.scale), words, size, ground, ink)


def draw_marker(picture: Image.Image, cell: Cell, texts: Texts) -> None:
    """A springboard on the upper rim."""
    words = texts.say("pool-picture-marker")
    wide = width(words, MARKER) + 36
    at = cell.at(30 + wide / 2, HEADER + 9)
    stamp(picture, springboard(round(wide * cell.scale), round(34 * cell.scale)), at)
    write(ImageDraw.Draw(picture), at, words, MARKER * cell.scale, INK)


# What swims in it


def draw_swimmers(picture: Image.Image, cell: Cell, pool: Pool, shown: Shown, texts: Texts) -> None:
    lanes = cell.lanes(pool)
    draw_water(picture, cell, pool, lanes)
    for swimmer in lanes.swimmers:
        at = cell.middle_of(lanes, swimmer)
        if swimmer.card:
            draw_swimmer(picture, cell, lanes, swimmer, shown)
        else:
            stamp(picture, free_place(free_size(lanes) * cell.scale), at)
    for swimmer in lanes.swimmers:
        if swimmer.card:
            x, y = cell.middle_of(lanes, swimmer)
            name = texts.say(f"pool-card-{CARDS[swimmer.card].kind}")
            at = (x, y + (lanes.tall / 2 - 0.52 * NAME) * cell.scale)
            said = texts.say("pool-picture-flipped", card=name) if swimmer.is_flipped else name
            draw_name(picture, at, said, cell.scale)


def free_size(lanes: Lanes) -> float:
    return min(lanes.unit, lanes.tall) * 0.98


def draw_water(picture: Image.Image, cell: Cell, pool: Pool, lanes: Lanes) -> None:
    """As far as the ducks have come."""
    left, _, wide, _ = cell.inside
    draw, look = ImageDraw.Draw(picture), LOOKS[slug(pool.size.name)]
    for lane in range(lanes.number):
        ends = [each.x + each.wide for each in lanes.swimmers if each.card and each.lane == lane]
        if ends:
            top = cell.top_of(lanes) + lane * lanes.tall
            end = cell.at(left + min(wide, max(ends) + 5), top + lanes.tall - 3)
            draw.rounded_rectangle((*cell.at(left, top + 3), *end), round(16 * cell.scale), look.water)


def draw_swimmer(picture: Image.Image, cell: Cell, lanes: Lanes, swimmer: Swimmer, shown: Shown) -> None:
    """A duck on the places it takes up."""
    scale, kind = cell.scale, CARDS[swimmer.card].kind
    x, y = cell.middle_of(lanes, swimmer)
    is_gold = swimmer.card == shown.diving or (kind in shown.kinds and not swimmer.is_flipped)
    if swimmer.icons:
        ground, edge = (GOLD, INK) if is_gold else (mixed(WATER, WHITE, 0.55), INK)
        size = (round(swimmer.wide * scale), round((lanes.tall - 4) * scale))
        raft = taken_places(swimmer.icons, *size, ground, edge)
        stamp(picture, raft, (x, y))
    elif is_gold:
        stamp(picture, halo(0.42 * min(lanes.unit, lanes.tall) * scale), (x, y))
    size = duck_size(lanes, swimmer)
    sprite = flipped(kind, size * scale) if swimmer.is_flipped else duck(kind, size * scale)
    stamp(picture, sprite, (x, y + (lanes.tall / 2 - 0.55 * size - 0.34 * NAME) * scale))


def duck_size(lanes: Lanes, swimmer: Swimmer) -> float:
    return min(0.98 * lanes.tall, 1.04 * swimmer.wide)


def draw_name(picture: Image.Image, at: Point, name: str, scale: float) -> None:
    half, tall, (x, y) = width(name, NAME * scale) / 2 + 4 * scale, 0.5 * NAME * scale, at
    ImageDraw.Draw(picture).rounded_rectangle((x - half, y - tall, x + half, y + tall), round(7 * scale), PAPER)
    write(ImageDraw.Draw(picture), at, name, NAME * scale, INK)


# How full it is


def draw_to_go(picture: Image.Image, cell: Cell, pool: Pool, shown: Shown, texts: Texts) -> None:
    """On the lower rim, to the right."""
    words, ground, ink = missing(pool, shown, texts)
    size = TO_GO * cell.scale
    wide = pill_width(words, size)
    x = cell.left + (cell.wide - 18) * cell.scale - wide / 2
    draw_pill(picture, (x, cell.top + (cell.tall - FOOTER - 12) * cell.scale), words, size, ground, ink)


def draw_odds(picture: Image.Image, cell: Cell, words: str) -> None:
    """On the lower rim, to the left."""
    words, size = shrunk(words, ODDS * cell.scale, (cell.wide - 160) * cell.scale)
    wide = pill_width(words, size)
    x = cell.left + 14 * cell.scale + wide / 2
    draw_pill(picture, (x, cell.top + (cell.tall - FOOTER - 22) * cell.scale), words, size, PAPER, INK)


def missing(pool: Pool, shown: Shown, texts: Texts) -> tuple[str, Colour, Colour]:
    if pool.overcrowded or shown.is_doomed:
        return texts.say("pool-picture-over"), SCARLET, WHITE
    if pool.full:
        return texts.say("pool-picture-full"), FINAL, WHITE
    return texts.say("pool-picture-room", room=pool.room), PAPER, INK


def draw_floats(picture: Image.Image, cell: Cell, pool: Pool, shown: Shown, texts: Texts) -> None:
    """Those that are there, then the room for more; a flamingo takes up two. With a word, if there's room for it."""
    left, y = floats_left(cell, pool), cell.tall - 23
    words = texts.say("pool-picture-floats")
    here = (width(texts.say("pool-picture-here"), FLOATS) + 10 + len(shown.tokens) * (TOKEN + 4)) if shown.tokens else 0
    if left - width(words, FLOATS) - 10 > 14 + here:
        write(ImageDraw.Draw(picture), cell.at(left - 6, y), words, FLOATS * cell.scale, INK, anchor="rm")
    for card in floating(pool.row):
        icons = CARDS[card].floats
        size = (FLOAT + 10 * (icons - 1)) * cell.scale
        stamp(picture, float_of(CARDS[card].kind, size), cell.at(left + icons * FLOAT_STEP / 2, y))
        left += icons * FLOAT_STEP
    for _ in range(pool.size.floats - pool.floats):
        stamp(picture, free_float(FLOAT * cell.scale), cell.at(left + FLOAT_STEP / 2, y))
        left += FLOAT_STEP


def floats_left(cell: Cell, pool: Pool) -> float:
    """Where they begin."""
    return cell.wide - 14 - max(pool.size.floats, pool.floats) * FLOAT_STEP


def draw_tokens(picture: Image.Image, cell: Cell, pool: Pool, shown: Shown, texts: Texts) -> None:
    """Side by side, closer together if there are many."""
    if not shown.tokens:
        return
    word = texts.say("pool-picture-here")
    left, room = width(word, FLOATS) + 10, floats_left(cell, pool) - 14
    if room - left >= 0.8 * TOKEN * len(shown.tokens):
        write(ImageDraw.Draw(picture), cell.at(12, cell.tall - 23), word, FLOATS * cell.scale, INK, anchor="lm")
        room -= left
    else:
        left = 0
    size = TOKEN if room >= 0.8 * TOKEN * len(shown.tokens) else SMALL_TOKEN
    step = min(size + 4, (room - size) / max(1, len(shown.tokens) - 1))
    for number, seat in enumerate(shown.tokens):
        at = cell.at(left + 36 + number * step, cell.tall - 26)
        if seat in shown.choice_tokens:
            stamp(picture, halo(0.62 * size * cell.scale), at)
        draw_token(picture, at, seat, size * cell.scale)


def draw_token(picture: Image.Image, at: Point, seat: int, size: float) -> None:
    look = SEATS[seat]
    stamp(picture, token(look.letter, look.shape, look.colour, size), at)


def seats_at(tokens: Sequence[int], spot: int) -> tuple[int, ...]:
    return tuple([seat for seat, at in enumerate(tokens) if at == spot])
