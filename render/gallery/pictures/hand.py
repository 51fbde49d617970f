"""The hand picture of a gallery: each card with its drawing and what it does, and what it would do to the line now."""

from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View
from engine.gallery import CARDS, CONTENT, Position

from ...draw.canvas import Point
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FLOOR, INK, MARGIN, PAPER, SCARLET, TEXT, WIDE, Colour, mixed
from ...parts.cards import GAP, NOW, PLAIN, dim, draw_card_ground
from ...parts.head import HEAD, PORTRAIT, draw_hand_head
from ...parts.panels import draw_block, paste_panel
from ...text.breaking import in_block
from ...text.writing import shrunk, write
from ...words.sentences import capital
from ...words.texts import Texts
from ..words.foretold import Preview, preview_of, preview_of_question
from ..words.headlines import hand_headline
from ..words.names import why_not
from .belt import Look, looks_of, sign_of
from .cards import drawing
from .plates import draw_ducks_left
from .previews import draw_preview

ROW, INSET = 234, 14  # pixels: how tall a card is, and around what's on it
DRAWING = 309  # pixels wide
WORDS = 330
NAME, DOES, CAPTION = 42, 33, 30
LEAST_TALL = 420


class Shown(NamedTuple):
    """A card on the picture: what kind it is, and whether it can't be played, is being played, or has to wait for the
    one that is."""

    kind: str
    why: bool = False
    now: bool = False
    waits: bool = False


def draw_hand(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    if view.seat is None:
        raise ValueError("a spectator has no hand: give the view of a seat")
    cards, looks = shown_cards(view), looks_of(cast)
    tall = max(HEAD + len(cards) * (ROW + GAP) + 6, LEAST_TALL)
    picture = Image.new("RGB", (WIDE, tall), FLOOR)
    draw_own_head(picture, view, looks[view.seat], texts)
    for place, shown in enumerate(cards):
        draw_card(picture, view, shown, looks, (MARGIN, HEAD + place * (ROW + GAP)), texts)
    return picture


def shown_cards(view: View[Position]) -> list[Shown]:
    """First the card that this seat is carrying out, then the hand."""
    here = view.position
    played = [Shown(here.played, now=True)] if here.played and here.turn == view.seat else []
    waits = bool(played)
    held = [Shown(CARDS[card], bool(why), waits=waits) for card, why in zip(here.hand, here.unplayable, strict=True)]
    return [*played, *held]


def draw_own_head(picture: Image.Image, view: View[Position], look: Look, texts: Texts, size: float = TEXT) -> None:
    """Who you are, which ducks you have left, and what you are asked."""
    assert view.seat is not None
    left, middle = MARGIN + PORTRAIT + 16, HEAD / 2 + 1
    sign = sign_of(look, 46)
    picture.paste(sign, (left, round(middle - sign.height / 2)), sign)
    left += sign.width + 6
    ducks = CONTENT.ducks - view.position.lost[view.seat]
    draw_ducks_left(picture, (left, middle), (250, 50), ducks, look.colour)
    own = portrait(look.colour, look.character, PORTRAIT)
    draw_hand_head(picture, own, hand_headline(view, texts), left + 270, size)


# A card


def draw_card(
    picture: Image.Image, view: View[Position], shown: Shown, looks: list[Look], corner: Point, texts: Texts
) -> None:
    assert view.seat is not None
    (left, top), size = corner, (WIDE - 2 * MARGIN, ROW)
    draw_card_ground(picture, corner, size, NOW if shown.now else PLAIN)
    paste_panel(picture, drawing(shown.kind, looks[view.seat], DRAWING), (left + INSET, top + INSET))
    draw_words(picture, shown.kind, (left + INSET + DRAWING + 18, top + INSET), texts)
    if shown.why or shown.waits:
        dim(picture, (left + INSET, top + INSET), (size[0] - 2 * INSET, ROW - 2 * INSET), PAPER, 0.5)
    at = (left + INSET + DRAWING + WORDS + 36, top + INSET)
    room = (round(WIDE - MARGIN - INSET - at[0]), ROW - 2 * INSET)
    if shown.waits:
        playing = texts.say(f"gallery-card-{view.position.played}")
        draw_reason(picture, texts.say("gallery-preview-waits", card=playing), at, room, INK)
    elif shown.why:
        why = texts.say("gallery-preview-why", why=texts.say(why_not(view.position, view.seat, shown.kind)))
        draw_reason(picture, why, at, room, mixed(SCARLET, INK, 0.33))
    else:
        draw_outlook(picture, outlook(view, shown), looks, at, room, texts)


def outlook(view: View[Position], shown: Shown) -> Preview:
    """What is asked now about the card that's being played, or what any other would do."""
    asked = [prompt for prompt in view.unanswered if not prompt.secret]
    return preview_of_question(view, asked[0]) if shown.now and asked else preview_of(view, shown.kind)


def draw_words(picture: Image.Image, kind: str, corner: Point, texts: Texts) -> None:
    """Its name, and what it does."""
    draw, (left, top) = ImageDraw.Draw(picture), corner
    name, size = shrunk(texts.say(f"gallery-card-{kind}"), NAME, WORDS)
    write(draw, (left, top + 22), name, size, INK, anchor="lm")
    does = in_block(capital(texts.say(f"gallery-does-{kind}")), DOES, WORDS, ROW - 2 * INSET - 68 - DOES / 2)
    draw_block(picture, (left, top + 68), does)


def draw_outlook(
    picture: Image.Image, preview: Preview, looks: list[Look], at: Point, room: tuple[int, int], texts: Texts
) -> None:
    above = CAPTION + 10
    words, size = shrunk(texts.say(preview.message), CAPTION, room[0] - 6)
    write(ImageDraw.Draw(picture), (at[0] + 6, at[1] + 14), words, size, INK, anchor="lm")
    line = draw_preview(preview, looks, (room[0], room[1] - above), texts)
    paste_panel(picture, line, (at[0], at[1] + above))


def draw_reason(picture: Image.Image, why: str, at: Point, room: tuple[int, int], ink: Colour) -> None:
    """Why it can't be played, instead of what it would do."""
    words = in_block(why, NAME * 0.84, room[0] - 24, room[1] - NAME)
    top = at[1] + room[1] / 2 - (len(words.lines) - 1) / 2 * words.step
    draw_block(picture, (at[0] + room[0] / 2, top), words, ink, "mm")
