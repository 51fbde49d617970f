"""The hand picture of Duck Tow: where you are, your tow and your food, your four cards with what they still need, and
your own row."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View
from engine.tow import ACTIONS, CARDS, FOOD, HAND, LIMITS, TOW, Position, runs

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FINAL, FLOOR, GOLD, INK, MARGIN, TEXT, WIDE
from ...parts.badges import seat_letter, tick
from ...parts.cards import GAP
from ...parts.head import HEAD, PORTRAIT, draw_hand_head
from ...parts.panels import paste_panel
from ...text.writing import shrunk, width, write
from ...words.scene import slug
from ...words.texts import Texts
from ..words.headlines import hand_headline
from ..words.names import LETTERS, SEAT_COLOURS, duck_called, place_slug, steps_between, unpacked
from .cards import Card, draw_column, paper
from .pieces import duck, food, footprint, free_slot
from .places import vignette
from .previews import ducks_short
from .rows import HEADER, ROWS, claimed_points, draw_row, grid_at, width_of
from .side import draw_formation

STRIP, CARD, ROW = 112, 250, 300  # pixels tall: what you have, a card, your row
INSET = 14
NAME, SMALL = 30, 27
CELL = 55  # of a card's column
STEPS = 42
LARGEST = 53  # a place of the row
FORMATION = (164, 104)
LEFT_WIDE = 3 * (FORMATION[0] + 8)  # of the formations that are left

ABOUT_HERE, ABOUT_TOW, ABOUT_FOOD, ABOUT_CARDS = (
    ("feed", "shaken"),
    ("adopt",),
    ("return", "too-much-food"),
    ("discard",),
)


def draw_hand(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    picture = Image.new("RGB", (WIDE, HEAD + STRIP + CARD + ROW + 3 * GAP), FLOOR)
    draw_own_head(picture, view, cast, texts)
    draw_strip(picture, view, HEAD, texts)
    draw_cards(picture, view, view.position.hand, HEAD + STRIP + GAP, texts)
    if len(view.position.hand) <= HAND:
        draw_own_row(picture, view, HEAD + STRIP + CARD + 2 * GAP, texts)
    return picture


def asked_of(view: View[Position]) -> str:
    """What the owner of the hand is asked, if anything."""
    return slug(view.unanswered[0].ask) if view.unanswered else ""


def draw_own_head(picture: Image.Image, view: View[Position], cast: Cast, texts: Texts, size: float = TEXT) -> None:
    """Who you are, how many actions you have left, and what you are asked."""
    seat, left, middle = view.seat or 0, MARGIN + PORTRAIT + 14, HEAD / 2 + 1
    stamp(picture, seat_letter(LETTERS[seat], 44), (left + 26, middle))
    left += 60
    if view.position.turn.seat == seat and view.outcome is None:
        for number in range(ACTIONS):
            sprite = footprint(STEPS, left=number < view.position.turn.actions)
            stamp(picture, sprite, (left + (number + 0.5) * STEPS, middle))
        left += ACTIONS * STEPS + 8
    own = portrait(SEAT_COLOURS[seat], cast.character(seat), PORTRAIT)
    draw_hand_head(picture, own, hand_headline(view, texts), left, size)


# What you have


class Box(NamedTuple):
    """A part of what you have: its title, what lies there, how much room there is, and if it's asked about."""

    title: str
    sprite: Callable[[int, float], Image.Image]
    things: Sequence[int]
    most: int
    asked: bool


def draw_strip(picture: Image.Image, view: View[Position], top: float, texts: Texts) -> None:
    """The tile you're on with its ducks, your tow, and your food."""
    me, ask = view.position.visitors[view.seat or 0], asked_of(view)
    boxes = (
        first_box(view, texts),
        Box(texts.say("tow-hand-own-tow", free=TOW - len(me.tow)), duck, me.tow, TOW, ask in ABOUT_TOW),
        Box(texts.say("tow-hand-own-food"), food, unpacked(me.food), FOOD, ask in ABOUT_FOOD),
    )
    wide = (WIDE - 2 * MARGIN - 2 * GAP) / 3
    for number, box in enumerate(boxes):
        corner = (MARGIN + number * (wide + GAP), top)
        draw_box(picture, corner, (wide, STRIP), box.title, asked=box.asked)
        draw_things(picture, (corner[0] + INSET, top + 74), wide - 2 * INSET, box)


def first_box(view: View[Position], texts: Texts) -> Box:
    """Where you are and who is there; or the duck that came out of the bag; or the food there is to take."""
    me, ask = view.position.visitors[view.seat or 0], asked_of(view)
    if ask == "shaken":
        shaken = duck_called(view.unanswered[0].about or "")
        return Box(texts.say("tow-hand-shaken"), duck, [shaken], 0, asked=True)
    if ask == "buy":
        kinds = [colour for colour, count in enumerate(view.position.food_bag) if count]
        return Box(texts.say("tow-hand-shop"), food, kinds, 0, asked=True)
    here = view.position.spots[me.at]
    place = texts.say(f"tow-place-{place_slug(view.seated, me.at, here.location)}")
    title = texts.say("tow-hand-here", tile=me.at + 1, called=place)
    return Box(title, duck, unpacked(here.ducks), 0, ask in ABOUT_HERE)


def draw_box(picture: Image.Image, corner: Point, size: Point, title: str, *, asked: bool = False) -> None:
    sprite = paper(round(size[0]), round(size[1]), GOLD if asked else INK)
    picture.paste(sprite, (round(corner[0]), round(corner[1])), sprite)
    words, letters = shrunk(title, SMALL, size[0] - 2 * INSET)
    write(ImageDraw.Draw(picture), (corner[0] + INSET + 2, corner[1] + 25), words, letters, INK, anchor="lm")


def draw_things(picture: Image.Image, at: Point, wide: float, box: Box) -> None:
    count = max(box.most, len(box.things))
    step = min(72, wide / max(1, count))
    size = min(62 if box.sprite is duck else 52, 1.1 * step)
    for place in range(count):
        middle = (at[0] + (place + 0.5) * step, at[1])
        there = place < len(box.things)
        stamp(picture, box.sprite(box.things[place], size) if there else free_slot(0.76 * size), middle)


# Cards


def draw_cards(picture: Image.Image, view: View[Position], cards: Sequence[int], top: float, texts: Texts) -> None:
    """Side by side; while there are too many, in two rows."""
    across = HAND if len(cards) <= HAND else -(-len(cards) // 2)
    wide = (WIDE - 2 * MARGIN - (across - 1) * GAP) / across
    for place, card in enumerate(cards):
        down, right = divmod(place, across)
        draw_card(picture, view, card, (MARGIN + right * (wide + GAP), top + down * (CARD + GAP)), wide, texts)


def draw_card(
    picture: Image.Image, view: View[Position], number: int, corner: Point, wide: float, texts: Texts
) -> None:
    """Its column, its place, how far that is, and what it still needs."""
    me = view.position.visitors[view.seat or 0]
    card, (left, top) = Card(number, me.tow), corner
    sprite = paper(round(wide), CARD, INK if card.missing else FINAL)
    picture.paste(sprite, (round(left), round(top)), sprite)
    draw_column(picture, card, (left + INSET, top + 16), CELL)
    inner, room = left + INSET + CELL + 14, wide - CELL - 2 * INSET - 14
    paste_panel(picture, vignette(card.place, round(room), 84).convert("RGB"), (inner, top + 16))
    words, size = shrunk(texts.say(f"tow-place-{card.place}"), NAME, room)
    write(ImageDraw.Draw(picture), (inner, top + 122), words, size, INK, anchor="lm")
    words, size = shrunk(where(view, number, texts), SMALL, room)
    write(ImageDraw.Draw(picture), (inner, top + 156), words, size, INK, anchor="lm")
    draw_needs(picture, card, (inner, top + 208), room, texts)


def where(view: View[Position], card: int, texts: Texts) -> str:
    """Which tile it is, and how far."""
    here = view.position
    to = [spot.location for spot in here.spots].index(CARDS[card].location)
    steps = steps_between(view.seated, here.visitors[view.seat or 0].at, to)
    return texts.say("tow-hand-where", tile=to + 1, steps=steps)


def draw_needs(picture: Image.Image, card: Card, at: Point, room: float, texts: Texts) -> None:
    draw = ImageDraw.Draw(picture)
    if not card.missing:
        stamp(picture, tick(40), (at[0] + 22, at[1]))
        words, size = shrunk(texts.say("tow-hand-ready"), NAME, room - 50)
        write(draw, (at[0] + 50, at[1]), words, size, INK, anchor="lm")
        return
    words = texts.say("tow-hand-needs")
    write(draw, at, words, SMALL, INK, anchor="lm")
    left = at[0] + width(words, SMALL) + 10
    step = min(46, (at[0] + room - left) / len(card.missing))
    for place, colour in enumerate(card.missing):
        stamp(picture, duck(colour, min(50, 1.25 * step)), (left + (place + 0.5) * step, at[1]))


# The row


def draw_own_row(picture: Image.Image, view: View[Position], top: float, texts: Texts) -> None:
    """And which formations are left, with how much it lacks for them."""
    visitor = view.position.visitors[view.seat or 0]
    draw_box(picture, (MARGIN, top), (WIDE - 2 * MARGIN, ROW), row_title(view, view.seat or 0, texts))
    columns = max(LIMITS[view.seated], len(visitor.row))
    beside = LEFT_WIDE if view.position.formations else 0
    cell = min(LARGEST, (WIDE - 2 * MARGIN - 3 * INSET - beside) / width_of(columns))
    grid = grid_at((MARGIN + INSET, top + ROW - 12 - (HEADER + ROWS) * cell), round(cell))
    draw_row(picture, grid, visitor, texts, LIMITS[view.seated])
    draw_left(picture, view, (WIDE - MARGIN - INSET - beside + 8, top + 10), texts)


def row_title(view: View[Position], seat: int, texts: Texts) -> str:
    visitor = view.position.visitors[seat]
    return texts.say(
        "tow-hand-row",
        runs=sum(runs(visitor.row)),
        formations=claimed_points(visitor.claims),
        points=sum(runs(visitor.row)) + claimed_points(visitor.claims),
    )


def draw_left(picture: Image.Image, view: View[Position], corner: Point, texts: Texts) -> None:
    """The formations that can still be claimed."""
    wide, tall = FORMATION
    visitor = view.position.visitors[view.seat or 0]
    if view.position.formations:
        write(ImageDraw.Draw(picture), (corner[0], corner[1] + 14), texts.say("tow-hand-left"), SMALL, INK, anchor="lm")
    for place, formation in enumerate(view.position.formations):
        left, top = corner[0] + place % 3 * (wide + 8), corner[1] + 38 + place // 3 * (tall + 10)
        short = ducks_short(visitor, formation)
        draw_formation(picture, formation, (left, top), (wide, tall - 28), 1, INK if short else FINAL)
        words, size = shrunk(texts.say("tow-hand-short", count=short), 24, wide + 6)
        write(ImageDraw.Draw(picture), (left + wide / 2, top + tall - 12), words, size, INK)
