"""The hand picture of Duck Pool: each card with who's on it and what it does, and what it would do to the pool now.

While a duck can be cancelled, that comes first.
"""

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from engine import Prompt, View
from engine.pool import CARDS, END, SEATS, Position, points_of

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FLOOR, INK, MARGIN, TEXT, WATER, WHITE, WIDE, mixed
from ...parts.badges import seat_sign
from ...parts.cards import GAP, NOW, PLAIN, draw_card_ground
from ...parts.head import HEAD, PORTRAIT, draw_hand_head
from ...parts.panels import draw_block, paste_panel
from ...parts.pills import draw_pill
from ...text.breaking import in_block
from ...text.writing import shrunk, write
from ...words.sentences import capital
from ...words.texts import Texts
from ..words.headlines import called, hand_headline
from ..words.previews import preview_of
from .ducks import duck
from .pictograms import pictogram
from .pieces import card_back, float_of, pip
from .previews import draw_odds, draw_preview

ROW, INSET = 180, 14  # pixels: how tall a card is, and around what's on it
SCENE = 214  # pixels wide
WORDS, OUTLOOK = 452, 380
NAME, DOES, CAPTION = 42, 32, 30
LEAST_TALL = 400
STOP = 56  # what is said below the cards
FLOAT_KINDS = ("ring", "flamingo")
WITHOUT_EFFECT = ("albert", "goldie")


def draw_hand(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    asked = {prompt.ask: prompt for prompt in view.unanswered}
    kinds = Counter([CARDS[card].kind for card in view.position.hand])
    rows = ("window" in asked) + ("act" in asked and "top" in asked["act"].moves) + len(kinds) + bool(orders_of(view))
    tall = HEAD + rows * (ROW + GAP) + 6 + (STOP if can_stop(asked) else 0)
    picture = Image.new("RGB", (WIDE, max(tall, LEAST_TALL)), FLOOR)
    draw_own_head(picture, view, cast, texts)
    top = HEAD
    for draw in (draw_window, draw_top_card):
        top = draw(picture, view, asked, top, texts)
    for kind, count in kinds.items():
        draw_card(picture, view, kind, count, (MARGIN, top), texts)
        top += ROW + GAP
    if can_stop(asked):
        write(
            ImageDraw.Draw(picture),
            (MARGIN + 8, top + STOP / 2 - 8),
            texts.say("pool-picture-stop"),
            DOES,
            INK,
            anchor="lm",
        )
        top += STOP
    draw_end(picture, view, top, texts)
    return picture


def can_stop(asked: Mapping[str, Prompt]) -> bool:
    return "act" in asked and END in asked["act"].moves


def draw_own_head(picture: Image.Image, view: View[Position], cast: Cast, texts: Texts, size: float = TEXT) -> None:
    """Who you are, how many points you have, and what you are asked."""
    assert view.seat is not None
    look, middle = SEATS[view.seat], HEAD / 2 + 1
    left = MARGIN + PORTRAIT + 14
    sign = seat_sign(look.letter, look.shape, 46)
    picture.paste(sign, (left, round(middle - sign.height / 2)), sign)
    left += sign.width + 8
    points = sum(map(points_of, view.position.piles[view.seat]))
    words = texts.say("pool-picture-points", points=points)
    write(ImageDraw.Draw(picture), (left, middle), words, TEXT, INK, anchor="lm")
    own = portrait(look.colour, cast.character(view.seat), PORTRAIT)
    draw_hand_head(picture, own, hand_headline(view, texts), left + 190, size)


# Cards


def draw_card(picture: Image.Image, view: View[Position], kind: str, count: int, corner: Point, texts: Texts) -> None:
    left, top = corner
    draw_card_ground(picture, corner, (WIDE - 2 * MARGIN, ROW))
    paste_panel(picture, scene(kind), (left + INSET, top + INSET))
    if count > 1:
        words = texts.say("pool-picture-copies", count=count)
        draw_pill(picture, (left + INSET + SCENE - 40, top + INSET + 26), words, 32, INK, WHITE)
    is_float = kind in FLOAT_KINDS
    does = capital(texts.say("pool-does-float" if is_float else f"pool-does-{kind}"))
    draw_words(picture, texts.say(f"pool-called-{kind}"), does, (left + INSET + SCENE + 18, top + INSET))
    asked = {prompt.ask for prompt in view.unanswered}
    at = (WIDE - MARGIN - INSET - OUTLOOK, top + INSET)
    if "act" in asked and not is_float:
        draw_outlook(picture, view, kind, at, texts)
    elif "act" in asked:
        draw_remark(picture, texts.say("pool-picture-float-waits"), at)
    elif not is_float:
        draw_size(picture, kind, at, texts)


@lru_cache(maxsize=16)
def scene(kind: str) -> Image.Image:
    """Who is on the card, and how many places it takes up."""
    picture = Image.new("RGB", (SCENE, ROW - 2 * INSET), mixed(WATER, WHITE, 0.3))
    ImageDraw.Draw(picture).rectangle((0, 96, SCENE, ROW), WATER)
    if kind in FLOAT_KINDS:
        stamp(picture, float_of(kind, 118), (SCENE / 2 - 12, 76))
    else:
        stamp(picture, duck(kind, 122), (SCENE / 2 - 12, 73))
    stamp(picture, pictogram(kind, 62), (SCENE - 38, ROW - 2 * INSET - 38))
    return picture


def draw_words(picture: Image.Image, name: str, does: str, corner: Point) -> None:
    draw, (left, top) = ImageDraw.Draw(picture), corner
    name, size = shrunk(name, NAME, WORDS)
    write(draw, (left, top + 20), name, size, INK, anchor="lm")
    draw_block(picture, (left, top + 64), in_block(does, DOES, WORDS, ROW - 2 * INSET - 64 - DOES / 2))


def draw_outlook(picture: Image.Image, view: View[Position], kind: str, at: Point, texts: Texts) -> None:
    """What becomes of the pool."""
    here = view.position
    card = next(card for card in here.hand if CARDS[card].kind == kind)
    message = "pool-preview-now-plain" if kind in WITHOUT_EFFECT else "pool-preview-now"
    draw_caption(picture, texts.say(message, called=called(here, here.marker, texts)), at)
    below = (at[0], at[1] + CAPTION + 12)
    draw_preview(picture, preview_of(view, card), below, (OUTLOOK, ROW - 2 * INSET - CAPTION - 12), texts)


def draw_caption(picture: Image.Image, words: str, at: Point) -> None:
    words, size = shrunk(words, CAPTION, OUTLOOK)
    write(ImageDraw.Draw(picture), (at[0] + 4, at[1] + 16), words, size, INK, anchor="lm")


def draw_size(picture: Image.Image, kind: str, at: Point, texts: Texts) -> None:
    """How many places it takes up."""
    icons = next(card.ducks for card in CARDS.values() if card.kind == kind)
    draw_caption(picture, texts.say("pool-preview-places", count=icons), at)
    for number in range(icons):
        stamp(picture, pip(64), (at[0] + 40 + number * 74, at[1] + 92))


def draw_remark(picture: Image.Image, words: str, at: Point) -> None:
    block = in_block(words, DOES, OUTLOOK, ROW - 2 * INSET - DOES)
    top = at[1] + (ROW - 2 * INSET) / 2 - (len(block.lines) - 1) / 2 * block.step
    draw_block(picture, (at[0] + 4, top), block)


# What comes first


def draw_window(
    picture: Image.Image, view: View[Position], asked: dict[str, Prompt], top: float, texts: Texts
) -> float:
    """The duck that dives, what it's about to do, and whether you can cancel that."""
    if "window" not in asked:
        return top
    kind, left = CARDS[view.position.turn.diving].kind, MARGIN
    draw_card_ground(picture, (left, top), (WIDE - 2 * MARGIN, ROW), NOW)
    paste_panel(picture, scene(kind), (left + INSET, top + INSET))
    name = texts.say("pool-picture-dives", card=texts.say(f"pool-card-{kind}"))
    draw_words(picture, name, texts.say("pool-picture-diving", duck=kind), (left + INSET + SCENE + 18, top + INSET))
    at = (WIDE - MARGIN - INSET - OUTLOOK, top + INSET)
    floats = [CARDS[card].kind for card in view.position.hand if CARDS[card].floats]
    if "cancel" not in asked["window"].moves:
        draw_remark(picture, texts.say("pool-picture-no-float"), at)
        return top + ROW + GAP
    best = min(floats, key=FLOAT_KINDS.index)
    stamp(picture, float_of(best, 128), (at[0] + 66, at[1] + 76))
    draw_pill(picture, (at[0] + 256, at[1] + 42), texts.say("pool-picture-cancel"), NAME, INK, WHITE)
    words, size = shrunk(texts.say("pool-picture-cancel-with", card=texts.say(f"pool-card-{best}")), DOES, 240)
    write(ImageDraw.Draw(picture), (at[0] + 256, at[1] + 98), words, size, INK)
    write(ImageDraw.Draw(picture), (at[0] + 256, at[1] + 134), texts.say("pool-picture-cancel-not"), DOES, INK)
    return top + ROW + GAP


def draw_top_card(
    picture: Image.Image, view: View[Position], asked: dict[str, Prompt], top: float, texts: Texts
) -> float:
    if "act" not in asked or "top" not in asked["act"].moves:
        return top
    draw_card_ground(picture, (MARGIN, top), (WIDE - 2 * MARGIN, ROW))
    stamp(picture, card_back(132), (MARGIN + INSET + SCENE / 2, top + ROW / 2 + 4))
    words = (MARGIN + INSET + SCENE + 18, top + INSET)
    draw_words(picture, texts.say("pool-picture-top"), texts.say("pool-picture-top-does"), words)
    at = (WIDE - MARGIN - INSET - OUTLOOK, top + INSET)
    draw_odds(picture, view, at, (OUTLOOK - 8, ROW - 2 * INSET), texts)
    return top + ROW + GAP


def orders_of(view: View[Position]) -> tuple[str, ...]:
    return view.position.orders if view.outcome is None else ()


def draw_end(picture: Image.Image, view: View[Position], top: float, texts: Texts) -> None:
    """Secret orders; or that there are no cards."""
    if orders := orders_of(view):
        draw_card_ground(picture, (MARGIN, top), (WIDE - 2 * MARGIN, ROW), PLAIN)
        words = texts.say("pool-picture-orders")
        write(ImageDraw.Draw(picture), (MARGIN + 30, top + 38), words, DOES, INK, anchor="lm")
        for number, kind in enumerate(orders):
            stamp(picture, duck(kind, 100), (MARGIN + 90 + number * 134, top + 106))
    elif not view.position.hand and "act" not in {prompt.ask for prompt in view.unanswered}:
        words, size = shrunk(texts.say("pool-picture-empty"), TEXT, WIDE - 4 * MARGIN)
        write(ImageDraw.Draw(picture), (WIDE / 2, (HEAD + picture.height) / 2), words, size, INK)
