"""A close-up for whoever is asked something in public: what their row would look like after each choice, the park that
a duck goes back to, or the hand with what the question is about in a frame of gold."""

from collections.abc import Callable, Mapping

from PIL import Image, ImageDraw

from engine import Prompt, View
from engine.tow import LIMITS, Position, claimable, score

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, INK, MARGIN, TITLE, WHITE, WIDE
from ...parts.cards import GAP
from ...parts.head import HEAD
from ...parts.pills import draw_pill, pill_width
from ...text.writing import shrunk, width, write
from ...words.scene import slug
from ...words.texts import Texts
from ..words.labels import label
from ..words.names import duck_called
from .board import draw_board, draw_park, park_of
from .cards import Card, draw_small_card
from .hand import (
    CARD,
    INSET,
    LEFT_WIDE,
    SMALL,
    STRIP,
    draw_box,
    draw_cards,
    draw_hand,
    draw_left,
    draw_own_head,
    draw_strip,
    row_title,
)
from .park import PARK_TALL
from .pieces import pattern
from .previews import Outlook, claimed, could_claim, laid
from .rows import HEADER, ROWS, draw_number, draw_row, grid_at, width_of
from .side import Side, draw_side, tile_of
from .spots import draw_free_place

CAPTION, CAPTION_ROOM, CLAIM_ROOM = 31, 58, 66  # pixels: words, and how tall what's above and below a row is
HELD = (180, 124)  # a card of the hand, in small
MOST = 9  # outlooks there is room for
LEAST_TALL, TALLEST = 440, 850
LARGEST = 72  # a place of a row

Draw = Callable[[View[Position], Prompt, Cast, Texts], Image.Image]


def draw_closeup(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    """Or the whole board, if this seat is asked nothing that everyone may see."""
    own = [asked for asked in view.unanswered if not asked.secret]
    if not own or view.seat is None:
        return draw_board(view, cast, texts)
    return CLOSEUPS.get(slug(own[0].ask), hand_of)(view, own[0], cast, texts)


def hand_of(view: View[Position], _: Prompt, cast: Cast, texts: Texts) -> Image.Image:
    return draw_hand(view, cast, texts)


# The park


def park_alone(view: View[Position], _: Prompt, cast: Cast, texts: Texts) -> Image.Image:
    """And what lies beside it."""
    picture = Image.new("RGB", (WIDE, HEAD + PARK_TALL + 14), FLOOR)
    draw_own_head(picture, view, cast, texts, TITLE)
    draw_park(picture, park_of(view.seated), view, cast, texts)
    draw_side(picture, Side(1, HEAD), view.position, view.position.visitors[view.seat or 0].tow, texts)
    return picture


# Cards to take


def cards_to_take(view: View[Position], _: Prompt, cast: Cast, texts: Texts) -> Image.Image:
    """The open cards, and in small those that are in the hand."""
    tall = HEAD + STRIP + CARD + 3 * GAP + 2 * SMALL + 8 + HELD[1]
    picture = Image.new("RGB", (WIDE, tall), FLOOR)
    draw = ImageDraw.Draw(picture)
    draw_own_head(picture, view, cast, texts, TITLE)
    draw_strip(picture, view, HEAD, texts)
    top = HEAD + STRIP + GAP
    words = texts.say("tow-closeup-open", count=view.position.deck_size)
    write(draw, (MARGIN + 4, top + SMALL / 2), words, SMALL, INK, anchor="lm")
    draw_cards(picture, view, view.position.open, top + SMALL + 6, texts)
    top += CARD + GAP + SMALL
    write(draw, (MARGIN + 4, top + SMALL / 2), texts.say("tow-closeup-hand"), SMALL, INK, anchor="lm")
    draw_held(picture, view, top + SMALL + 6, texts)
    return picture


def draw_held(picture: Image.Image, view: View[Position], top: float, texts: Texts) -> None:
    """The cards in the hand: there may be more than four."""
    tow = view.position.visitors[view.seat or 0].tow
    for place, card in enumerate(view.position.hand):
        corner = (MARGIN + place * (HELD[0] + 8), top)
        draw_small_card(picture, Card(card, tow), tile_of(view.position, card), corner, HELD, texts)


# The row as it would be


def rows_to_choose(view: View[Position], asked: Prompt, cast: Cast, texts: Texts) -> Image.Image:
    """A panel for each choice that changes the row, with the words of its button."""
    found = outlooks(view, asked, texts)
    across = 1 if len(found) == 1 else 2 if len(found) <= 4 else 3
    down = -(-len(found) // across)
    wide = (WIDE - 2 * MARGIN - (across - 1) * GAP) / across
    cell = cell_of(max([len(each.visitor.row) for each in found]), wide, down)
    tall = CAPTION_ROOM + (HEADER + ROWS) * cell + CLAIM_ROOM
    picture = Image.new("RGB", (WIDE, max(LEAST_TALL, round(HEAD + down * (tall + GAP)))), FLOOR)
    draw_own_head(picture, view, cast, texts, TITLE)
    for place, each in enumerate(found):
        corner = (MARGIN + place % across * (wide + GAP), HEAD + place // across * (tall + GAP))
        draw_outlook(picture, each, corner, (wide, tall), cell, view.position.formations, texts)
    return picture


def cell_of(cards: int, wide: float, down: int) -> int:
    """How large a place can be."""
    high = (TALLEST - HEAD) / down - GAP - CAPTION_ROOM - CLAIM_ROOM
    return round(min((wide - 2 * INSET) / width_of(cards), high / (HEADER + ROWS), LARGEST))


def draw_outlook(
    picture: Image.Image,
    each: Outlook,
    corner: Point,
    size: Point,
    cell: int,
    formations: tuple[int, ...],
    texts: Texts,
) -> None:
    """What the row is worth then, and which formations it would show."""
    (left, top), visitor, draw = corner, each.visitor, ImageDraw.Draw(picture)
    draw_box(picture, corner, size, "", asked=True)
    worth = texts.say("tow-plate-points", count=score(visitor.row, visitor.claims))
    pill = pill_width(worth, SMALL)
    draw_pill(picture, (left + size[0] - INSET - pill / 2, top + 30), worth, SMALL, INK, WHITE)
    words, letters = shrunk(each.caption, CAPTION, size[0] - 3 * INSET - pill)
    write(draw, (left + INSET + 4, top + 30), words, letters, INK, anchor="lm")
    grid = grid_at((left + INSET, top + CAPTION_ROOM), cell)
    draw_row(picture, grid, visitor, texts)
    if each.new is not None:
        draw_number(picture, grid, each.new, new=True)
    could = could_claim(visitor, formations) if not each.claims else []
    if could:
        words = texts.say("tow-closeup-claim")
        x, y = left + INSET + 4, top + size[1] - CLAIM_ROOM / 2 - 4
        write(draw, (x, y), words, SMALL, INK, anchor="lm")
        x += width(words, SMALL) + 12
        for formation in could:
            sprite = pattern(formation, 15)
            stamp(picture, sprite, (x + sprite.width / 2, y))
            x += sprite.width + 16


def outlooks(view: View[Position], asked: Prompt, texts: Texts) -> list[Outlook]:
    found = [outlook(view, asked, word, texts) for word in asked.moves]
    return [each for each in found if each is not None][:MOST]


def outlook(view: View[Position], asked: Prompt, word: str, texts: Texts) -> Outlook | None:
    """None if this choice leaves the row as it is."""
    me, about = view.position.visitors[view.seat or 0], (asked.about or "").split()
    verb, *rest = word.split()
    caption = label(view, asked, word, texts)
    if asked.ask == "lay":
        return Outlook(caption, laid(me, int(about[1]), verb), new=0 if verb == "left" else len(me.row))
    if verb == "claim":
        formation = int(rest[0]) - 1
        return Outlook(caption, claimed(me, formation, *claimable(me.row, me.claims, formation)[0]), claims=True)
    if verb == "at":
        column, row = [int(number) - 1 for number in rest]
        return Outlook(caption, claimed(me, int(about[1]) - 1, column, row), claims=True)
    return None


# Where an adopted duck could go


def places_to_fill(view: View[Position], asked: Prompt, cast: Cast, texts: Texts) -> Image.Image:
    """The row with a pale duck wherever one could be put, and the points that it would bring."""
    me = view.position.visitors[view.seat or 0]
    columns = max(LIMITS[view.seated], len(me.row))
    beside = LEFT_WIDE if view.position.formations else 0
    cell = round(min(84, (WIDE - 2 * MARGIN - 3 * INSET - beside) / width_of(columns)))
    tall = max(LEAST_TALL - HEAD - GAP, CAPTION_ROOM + (HEADER + ROWS) * cell + INSET)
    picture = Image.new("RGB", (WIDE, round(HEAD + tall + GAP)), FLOOR)
    draw_own_head(picture, view, cast, texts, TITLE)
    draw_box(picture, (MARGIN, HEAD), (WIDE - 2 * MARGIN, tall), row_title(view, view.seat or 0, texts), asked=True)
    grid = grid_at((MARGIN + INSET, HEAD + CAPTION_ROOM), cell)
    draw_row(picture, grid, me, texts, LIMITS[view.seated])
    for word in asked.moves:
        if word.startswith("place"):
            _, name, number = word.split()
            draw_free_place(picture, grid, me, duck_called(name), int(number) - 1)
    draw_left(picture, view, (WIDE - MARGIN - INSET - beside + 8, HEAD + CAPTION_ROOM), texts)
    return picture


CLOSEUPS: Mapping[str, Draw] = {
    "disperse": park_alone,
    "draw": cards_to_take,
    "shop-draw": cards_to_take,
    "lay": rows_to_choose,
    "formation": rows_to_choose,
    "where": rows_to_choose,
    "adopted": places_to_fill,
}
