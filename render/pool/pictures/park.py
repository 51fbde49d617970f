"""The water park: its pools in rows, and below them a boardwalk with the decks, or with the duck that's diving."""

from collections.abc import Mapping
from functools import lru_cache
from math import cos, pi, sin
from types import MappingProxyType
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View, Waiting
from engine.pool import CARDS, IDLE_ROUNDS, POOLS, Position

from ...draw.canvas import Canvas, Point, rounded, stamp
from ...draw.theme import FLOOR, GOLD, INK, MARGIN, PAPER, WIDE, WOOD, WOOD_DARK
from ...text.breaking import in_block
from ...text.writing import shrunk, write
from ...words.scene import slug
from ...words.texts import Texts
from .cells import Cell, Shown, draw_cell, seats_at
from .ducks import duck
from .palette import in_colours
from .pieces import card_back, float_of, pool_back
from .places import lawn

COLUMNS = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}  # by the number of pools
TALL = {2: 380, 3: 400, 4: 316, 5: 326, 6: 326}  # of a cell
PARK_WIDE = WIDE - 2 * MARGIN
WALK = 74  # how tall the boardwalk is
DECKS, DECK_WIDE = (708, 880, 1052), 162  # where the decks lie: their middles
FRAME, CORNER = 5, 24
WORDS, NOTE = 30, 26
NOTE_WIDE = 610
NO_ODDS: Mapping[int, str] = MappingProxyType({})


class Park(NamedTuple):
    """Where it lies on a picture."""

    pools: int
    top: float
    scale: float

    @property
    def columns(self) -> int:
        return COLUMNS[self.pools]

    @property
    def rows(self) -> int:
        return -(-self.pools // self.columns)

    def cell(self, place: int) -> Cell:
        wide, tall = PARK_WIDE // self.columns, TALL[self.pools]
        row, column = divmod(place, self.columns)
        left = MARGIN + column * wide
        return Cell(left * self.scale, self.top + row * tall * self.scale, wide, tall, self.scale)

    @property
    def tall(self) -> int:
        """As on a picture 1200 wide."""
        return self.rows * TALL[self.pools] + WALK

    @property
    def walk(self) -> float:
        """Where the boardwalk begins."""
        return self.top + (self.tall - WALK) * self.scale

    def on_walk(self, x: float, y: float = WALK / 2) -> Point:
        return (MARGIN + x) * self.scale, self.walk + y * self.scale

    @property
    def deck(self) -> Point:
        return self.on_walk(DECKS[0] - DECK_WIDE / 2 + 30)

    @property
    def discards(self) -> Point:
        return self.on_walk(DECKS[1] - DECK_WIDE / 2 + 30)


def tall_of(pools: int) -> int:
    return Park(pools, 0, 1).tall


def draw_park(
    picture: Image.Image, park: Park, view: View[Position], texts: Texts, odds: Mapping[int, str] = NO_ODDS
) -> None:
    """With the odds of each pool, if somebody may know them."""
    shown = [pool_shown(view, spot, texts) for spot in range(len(view.position.circle))]
    for spot, pool in enumerate(view.position.circle):
        draw_cell(picture, park.cell(spot), pool, shown[spot]._replace(odds=odds.get(spot, "")), texts)
    for place in range(park.pools, park.rows * park.columns):
        cell = park.cell(place)
        picture.paste(lawn(cell.wide, cell.tall, cell.scale), (round(cell.left), round(cell.top)))
    note = texts.say("pool-picture-odds-note") if odds else note_of(view.position, texts)
    draw_walk(picture, park, view.position, note, texts)
    draw_frame(picture, park)


def draw_frame(picture: Image.Image, park: Park) -> None:
    """Round corners and an edge: line by line, because a frame in one piece would be as large as the park."""
    left, top = round(MARGIN * park.scale), round(park.top)
    right, bottom = round((WIDE - MARGIN) * park.scale), round(park.top + park.tall * park.scale)
    draw, line = ImageDraw.Draw(picture), max(2, round(FRAME * park.scale))
    draw.rectangle((left, top, right - 1, bottom - 1), outline=INK, width=line)
    size = round(CORNER * park.scale)
    for x, y, turns in (
        (left, top, 0),
        (left, bottom - size, 1),
        (right - size, bottom - size, 2),
        (right - size, top, 3),
    ):
        corner = frame_corner(size, line, turns)
        picture.paste(corner, (x, y), corner)


@lru_cache(maxsize=16)
def frame_corner(size: int, line: int, turns: int) -> Image.Image:
    """The upper left one, turned to the left so often; opaque outside of the edge."""
    canvas = Canvas((size, size), 1)
    half = line / 2
    arc = [
        (size - (size - half) * cos(t), size - (size - half) * sin(t))
        for t in [pi / 2 * step / 12 for step in range(13)]
    ]
    canvas.polygon([*arc, (size, -line), (-line, -line), (-line, size)], FLOOR)
    canvas.line(arc, line, INK)
    return canvas.done().rotate(90 * turns)


# What there is to choose


def pool_shown(view: View[Position], spot: int, texts: Texts) -> Shown:
    here = view.position
    pool, asked = here.circle[spot], asked_in_the_park(view)
    found = {(verb, what) for each in asked for verb, _, what in [word.partition(" ") for word in each.moves]}
    kinds = [word.partition(" ")[2] for each in asked for word in each.moves if is_at(each, spot)]
    kinds += [moved_kind(each, spot) for each in asked if each.ask == "haven"]
    return Shown(
        spot,
        texts.say(f"pool-name-{slug(POOLS[pool.card].name)}") if pool.card else "",
        seats_at(here.tokens, spot),
        is_marked=spot == here.marker and not any([each.ask == "dive" for each in asked]),
        is_choice=any([(verb, str(spot + 1)) in found for verb in TO_A_POOL]),
        is_doomed=spot == here.doomed,
        diving=here.turn.diving if here.turn.diving in pool.row else 0,
        kinds=tuple(kinds),
        choice_tokens=tuple([seat for seat in range(view.seated) if ("token", str(seat + 1)) in found]),
    )


def asked_in_the_park(view: View[Position]) -> list[Waiting]:
    return [each for each in view.waiting if slug(each.ask) in IN_THE_PARK and each.moves and each.is_awaited]


IN_THE_PARK = ("dive", "from", "which", "haven", "opponent", "new-pool", "marker", "victim", "place")
TO_A_POOL = ("dive", "from", "to")


def is_at(asked: Waiting, spot: int) -> bool:
    """Whether it's asked which of the cards below this pool."""
    return asked.ask == "which" and (asked.about or "").rpartition(" ")[2] == str(spot + 1)


def moved_kind(asked: Waiting, spot: int) -> str:
    """What Wilma moves, if it's below this pool."""
    _, pool, kind = (asked.about or "").split()
    return kind if pool == str(spot + 1) else ""


# The boardwalk


def draw_walk(picture: Image.Image, park: Park, here: Position, note: str, texts: Texts) -> None:
    planks = boardwalk(park.scale)
    picture.paste(planks, (round(MARGIN * park.scale), round(park.walk)))
    draw_decks(picture, park, here, texts)
    if here.turn.diving:
        draw_diving(picture, park, CARDS[here.turn.diving].kind, texts)
    else:
        draw_note(picture, park, note)


@lru_cache(maxsize=4)
def boardwalk(scale: float) -> Image.Image:
    canvas = Canvas((PARK_WIDE, WALK), scale, ground=WOOD, fine=3)
    for y in (0, WALK / 2):
        canvas.line([(0, y), (PARK_WIDE, y)], 4, WOOD_DARK)
    for x in range(60, PARK_WIDE, 130):
        canvas.line([(x, 0), (x, WALK / 2)], 3, WOOD_DARK)
        canvas.line([(x + 65, WALK / 2), (x + 65, WALK)], 3, WOOD_DARK)
    canvas.line([(0, 0), (PARK_WIDE, 0)], 9, INK)
    return in_colours(canvas.done())


def draw_decks(picture: Image.Image, park: Park, here: Position, texts: Texts) -> None:
    sizes = {"deck": here.deck_size, "discards": len(here.discards), "pools": here.pools_left}
    for (name, count), x in zip(sizes.items(), DECKS, strict=True):
        paper = deck_paper(round(DECK_WIDE * park.scale), round((WALK - 14) * park.scale))
        stamp(picture, paper, park.on_walk(x, WALK / 2 + 2))
        for line, words in enumerate(
            (texts.say(f"pool-picture-{name}"), texts.say(f"pool-picture-{name}-left", count=count))
        ):
            words, size = shrunk(words, 26 * park.scale, (DECK_WIDE - 62) * park.scale)
            at = park.on_walk(x - DECK_WIDE / 2 + 56, WALK / 2 - 12 + 28 * line)
            write(ImageDraw.Draw(picture), at, words, size, INK, anchor="lm")
    at = [park.on_walk(x - DECK_WIDE / 2 + 30, WALK / 2 + 2) for x in DECKS]
    stamp(picture, card_back(44 * park.scale), at[0])
    if here.discards:
        draw_card(picture, at[1], here.discards[-1], 50 * park.scale)
    stamp(picture, pool_back(38 * park.scale), at[2])


@lru_cache(maxsize=4)
def deck_paper(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(2, 2, wide - 2, tall - 2, tall / 4), PAPER, 4)
    return canvas.done()


def draw_card(picture: Image.Image, at: Point, card: int, size: float) -> None:
    """What is on it."""
    kind = CARDS[card].kind
    stamp(picture, duck(kind, size) if CARDS[card].is_duck else float_of(kind, 0.9 * size), at)


def draw_note(picture: Image.Image, park: Park, words: str) -> None:
    """What this is about, in a line or two."""
    paper = deck_paper(round(NOTE_WIDE * park.scale), round((WALK - 14) * park.scale))
    stamp(picture, paper, park.on_walk(8 + NOTE_WIDE / 2, WALK / 2 + 2))
    block = in_block(words, NOTE, NOTE_WIDE - 36, WALK - 14 - NOTE)
    for number, line in enumerate(block.lines):
        at = park.on_walk(26, WALK / 2 + 2 + (number - (len(block.lines) - 1) / 2) * block.step)
        write(ImageDraw.Draw(picture), at, line, block.size * park.scale, INK, anchor="lm")


def note_of(here: Position, texts: Texts) -> str:
    """P42: once everyone has passed, what happens if it goes on like that."""
    if here.idle < len(here.tokens):
        return texts.say("pool-picture-note")
    return texts.say("pool-picture-idle", more=IDLE_ROUNDS * len(here.tokens) - here.idle)


def draw_diving(picture: Image.Image, park: Park, kind: str, texts: Texts) -> None:
    """Who dives, and what for."""
    ground = golden_note(round(NOTE_WIDE * park.scale), round((WALK - 12) * park.scale))
    left, top = park.on_walk(8, 7)
    picture.paste(ground, (round(left), round(top)), ground)
    stamp(picture, duck(kind, 62 * park.scale), park.on_walk(54, 34))
    said = texts.say("pool-picture-diving", duck=kind)
    words, size = shrunk(said, WORDS * park.scale, (NOTE_WIDE - 106) * park.scale)
    left, middle = park.on_walk(98, WALK / 2 + 1)
    write(ImageDraw.Draw(picture), (left, middle), words, size, INK, anchor="lm")


@lru_cache(maxsize=4)
def golden_note(wide: int, tall: int) -> Image.Image:
    canvas = Canvas((wide, tall), 1)
    canvas.polygon(rounded(2, 2, wide - 2, tall - 2, tall / 3), GOLD, 4)
    return canvas.done()
