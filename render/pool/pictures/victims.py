"""Whose top duck can be taken away: everyone who has one, with the duck."""

from PIL import Image, ImageDraw

from engine import View
from engine.pool import CARDS, SEATS, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.theme import FLOOR, INK, MARGIN, TITLE, WATER, WHITE, WIDE, mixed
from ...parts.badges import seat_sign
from ...parts.cards import GAP, draw_card_ground
from ...parts.head import HEAD
from ...parts.panels import paste_panel
from ...text.apart import Place, told_apart
from ...text.writing import write
from ...words.texts import Texts
from .ducks import duck
from .hand import draw_own_head

TALL = 440
NAME, WORDS = 40, 34


def draw_victims(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    picture = Image.new("RGB", (WIDE, HEAD + TALL + 14), FLOOR)
    draw_own_head(picture, view, cast, texts, TITLE)
    seats = [int(word.split()[1]) - 1 for word in view.waiting[0].moves]
    wide = (WIDE - 2 * MARGIN + GAP) / max(3, len(seats)) - GAP
    first = (WIDE - len(seats) * (wide + GAP) + GAP) / 2
    names = told_apart(tuple([Place(cast.names[seat], SEATS[seat].letter, NAME, wide - 30) for seat in seats]))
    for number, seat in enumerate(seats):
        left = first + number * (wide + GAP)
        draw_card_ground(picture, (left, HEAD), (wide, TALL))
        draw_duck(picture, CARDS[view.position.piles[seat][-1]].kind, left, wide)
        draw_owner(picture, seat, cast.character(seat), left)
        middle = left + wide / 2
        write(ImageDraw.Draw(picture), (middle, HEAD + 288), names[number].text, names[number].size, INK)
        kind = CARDS[view.position.piles[seat][-1]].kind
        for line, words in enumerate(loses(view.position, seat, kind, texts)):
            write(ImageDraw.Draw(picture), (middle, HEAD + 346 + 46 * line), words, WORDS, INK)
    return picture


def draw_duck(picture: Image.Image, kind: str, left: float, wide: float) -> None:
    """The top of the pile."""
    panel = Image.new("RGB", (round(wide - 28), 230), mixed(WATER, WHITE, 0.3))
    ImageDraw.Draw(panel).rectangle((0, 150, panel.width, 230), WATER)
    stamp(panel, duck(kind, min(170, panel.width * 0.8)), (panel.width / 2, 116))
    paste_panel(picture, panel, (left + 14, HEAD + 14))


def draw_owner(picture: Image.Image, seat: int, character: str, left: float) -> None:
    look = SEATS[seat]
    stamp(picture, portrait(look.colour, character, 74), (left + 56, HEAD + 214))
    stamp(picture, seat_sign(look.letter, look.shape, 40), (left + 34, HEAD + 240))


def loses(here: Position, seat: int, kind: str, texts: Texts) -> tuple[str, str]:
    return texts.say(f"pool-card-{kind}"), texts.say("pool-picture-pile", count=here.pile_sizes[seat])
