"""The top of a picture, and the headline there that says what is going on.

A board begins with a title on a pill, a hand with the portrait of its owner.
"""

from PIL import Image, ImageDraw

from ..draw.canvas import stamp
from ..draw.theme import INK, MARGIN, TEXT, WHITE, WIDE
from ..text.writing import shrunk, write
from .pills import draw_pill, pill_width

HEAD = 70  # pixels tall, on a picture 1200 wide
PORTRAIT = 62


def draw_head(picture: Image.Image, scale: float, title: str, headline: str) -> None:
    """The headline ends at the right margin. It gets smaller, or is cut, before it touches the title."""
    size, middle = TEXT * scale, (HEAD / 2 + 3) * scale
    wide = pill_width(title, size)
    draw_pill(picture, (MARGIN * scale + wide / 2, middle), title, size, INK, WHITE)
    room = (WIDE - 3 * MARGIN) * scale - wide
    words, size = shrunk(headline, size * 1.05, room)
    write(ImageDraw.Draw(picture), ((WIDE - MARGIN) * scale, middle), words, size, INK, anchor="rm")


def draw_hand_head(picture: Image.Image, own: Image.Image, headline: str, taken: float, size: float = TEXT) -> None:
    """`taken` is how far from the left the game has drawn something of its own."""
    middle = HEAD / 2 + 1
    stamp(picture, own, (MARGIN + PORTRAIT / 2 + 3, middle))
    words, size = shrunk(headline, size, WIDE - MARGIN - taken)
    write(ImageDraw.Draw(picture), (WIDE - MARGIN, middle), words, size, INK, anchor="rm")
