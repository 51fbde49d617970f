"""The board picture of a gallery: the stall with its line, what there is to choose, the decks, and everyone's ducks."""

from collections.abc import Sequence

from PIL import Image

from engine import View
from engine.gallery import KEEP, WATER, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import FLOOR, GOLD, INK, PAPER, WHITE, WIDE
from ...parts.badges import badge, tick
from ...parts.head import HEAD, draw_head
from ...parts.panels import paste_panel
from ...parts.pills import draw_pill
from ...parts.plates import draw_plates, foot_of
from ...text.writing import isolated
from ...words.texts import Texts
from ..words.headlines import headline, turn_name
from ..words.names import letter_of, space_of
from .belt import Look, draw_line, draw_sights, looks_of, sign_of
from .cards import ANYONE, drawing
from .choices import asked_in_the_line, choices, draw_choice_letters, draw_hits, draw_under
from .pieces import card_back, card_face, ripples
from .plates import gallery_plates, plate_parts
from .stall import DECK, DECK_TALL, LEVEL, NUMBERS, STALL_TALL, Stall, draw_back, draw_front, draw_next_place

CARD_WIDE, CARD_TOP = 148, 96
MOST_NEXT = 3  # ducks to come that there's room for
SIGN = 42


def stall_of(texts: Texts, scale: float = 1, top: float = HEAD) -> Stall:
    written = [texts.say(f"gallery-{name}") for name in ("front", "safe-until", "hides")]
    return Stall(top * scale, scale, *written)


def draw_board(view: View[Position], cast: Cast, texts: Texts, width: int = WIDE) -> Image.Image:
    scale = width / WIDE
    picture = draw_empty(view.seated, scale)
    draw_stall(picture, stall_of(texts, scale), view, looks_of(cast), texts)
    draw_surroundings(picture, scale, view, cast, texts)
    return picture


def draw_empty(seats: int, scale: float) -> Image.Image:
    """The floor, with room for the stall and the plates."""
    tall = HEAD + STALL_TALL + 12 + foot_of(seats)
    return Image.new("RGB", (round(WIDE * scale), round(tall * scale)), FLOOR)


def draw_surroundings(picture: Image.Image, scale: float, view: View[Position], cast: Cast, texts: Texts) -> None:
    said = headline(view, [*map(isolated, cast.names)], texts)
    draw_head(picture, scale, turn_name(view, texts), said)
    playing = view.position.turn if view.awaited else None  # not in motion: it would change far from the head
    draw_plates(picture, scale, gallery_plates(view, cast), plate_parts(view.position, playing, texts))


def draw_stall(picture: Image.Image, stall: Stall, view: View[Position], looks: Sequence[Look], texts: Texts) -> None:
    """With the line, and what is asked about it."""
    belt, found = stall.belt, choices(view, stall.belt)
    draw_back(picture, stall)
    draw_line(picture, belt, view.position.line, looks)
    draw_front(picture, stall)
    draw_decks(picture, stall, view.position, looks, texts)
    draw_sights(picture, belt, view.position.markers)
    draw_under(picture, belt, found)
    draw_hits(picture, belt, view.position.line, found, texts.say("gallery-miss"))
    draw_choice_letters(picture, found)
    draw_order(picture, stall, view)


def draw_order(picture: Image.Image, stall: Stall, view: View[Position]) -> None:
    """The space that a card is chosen for; and on the card that was played, the letter to leave the rest as it is."""
    for asked in asked_in_the_line(view):
        if asked.ask == "order":
            draw_next_place(picture, stall, space_of(asked))
            at = stall.at(DECK - CARD_WIDE / 2 + 8, CARD_TOP + 78)
            stamp(picture, badge(letter_of(asked, KEEP), stall.belt.letter), at)
            stamp(picture, tick(0.6 * stall.belt.letter), (at[0] + 0.62 * stall.belt.letter, at[1]))


# The decks


def draw_decks(picture: Image.Image, stall: Stall, position: Position, looks: Sequence[Look], texts: Texts) -> None:
    draw_action_cards(picture, stall, position, looks, texts)
    words = texts.say("gallery-deck", count=position.ducks_size)
    draw_pill(picture, stall.at(DECK, NUMBERS), words, 32 * stall.scale, PAPER, INK)
    if position.ducks_size:
        stamp(picture, card_back(DECK_TALL * stall.scale), stall.at(DECK, LEVEL + 16))
    if position.returning and len(position.returning) == position.ducks_size:
        draw_next(picture, stall, position.returning, looks, texts)


def draw_action_cards(
    picture: Image.Image, stall: Stall, position: Position, looks: Sequence[Look], texts: Texts
) -> None:
    """The card that is being carried out, or the last one that was; and how many are left to draw."""
    shown = position.played or (position.discards[-1] if position.discards else "")
    if shown:
        own = looks[position.turn] if position.played else ANYONE
        card = drawing(shown, own, round(CARD_WIDE * stall.scale))
        paste_panel(picture, card, stall.at(DECK - CARD_WIDE / 2, CARD_TOP), GOLD if position.played else INK)
    words = texts.say("gallery-cards", count=position.deck_size)
    draw_pill(picture, stall.at(DECK, CARD_TOP - 8), words, 30 * stall.scale, INK, WHITE)


def draw_next(
    picture: Image.Image, stall: Stall, returning: Sequence[int], looks: Sequence[Look], texts: Texts
) -> None:
    """What comes next, once it's only what everyone saw going under the duck deck."""
    shown, size = returning[:MOST_NEXT], SIGN * stall.scale
    for place, duck in enumerate(shown):
        at = stall.at(DECK + (place - (len(shown) - 1) / 2) * 1.1 * SIGN, LEVEL + 84)
        stamp(picture, card_face(1.5 * size), at)
        stamp(picture, ripples(0.9 * size) if duck == WATER else sign_of(looks[duck], 0.9 * size), at)
    draw_pill(picture, stall.at(DECK, LEVEL + 34), texts.say("gallery-next"), 28 * stall.scale, PAPER, INK)
