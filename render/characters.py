"""All the characters a ducky can be: lettered, named, and dimmed if someone else has chosen them."""

from collections.abc import Iterator, Mapping

from PIL import Image, ImageDraw

from .artist import Picture
from .draw.canvas import Point, stamp
from .draw.cast import CHARACTERS
from .draw.ducks import from_above, portrait
from .draw.encode import png
from .draw.theme import INK, PAPER, SOME_COLOUR, TEXT, TITLE, WATER, WHITE, WIDE, mixed
from .parts.cards import dim
from .parts.pills import draw_pill
from .text.writing import shrunk, write
from .words.letters import lettered
from .words.sentences import joined
from .words.texts import Texts

IN_A_ROW = 4
CELL_WIDE, CELL_TALL = WIDE // IN_A_ROW, 310


def lineup(colour: str, taken: Mapping[str, str], texts: Texts) -> Picture:
    """In the colour of the seat, if it has one. `taken` are the characters of others, and their names."""
    picture = Image.new("RGB", (WIDE, CELL_TALL * -(-len(CHARACTERS) // IN_A_ROW)), WATER)
    for place, (letter, character) in enumerate(lettered(CHARACTERS)):
        corner = (place % IN_A_ROW * CELL_WIDE, place // IN_A_ROW * CELL_TALL)
        draw_duckies(picture, colour or SOME_COLOUR, character, corner)
        if character in taken:
            dim(picture, corner, (CELL_WIDE, CELL_TALL), WATER)
        draw_words(picture, letter, texts.say(f"character-{character}"), taken.get(character, ""), corner)
    return Picture("characters.png", png(picture), texts.say("characters-alt", characters=told(taken, texts)))


def draw_duckies(picture: Image.Image, colour: str, character: str, corner: Point) -> None:
    """As a portrait, and from above."""
    left, top = corner
    stamp(picture, portrait(colour, character, 170), (left + 112, top + 128))
    stamp(picture, from_above(colour, character, 0, 98), (left + 248, top + 146))


def draw_words(picture: Image.Image, letter: str, name: str, wearer: str, corner: Point) -> None:
    (left, top), middle = corner, corner[0] + CELL_WIDE / 2
    ink = mixed(INK, WATER, 0.4) if wearer else INK
    draw_pill(picture, (left + 42, top + 42), letter, TITLE, ink, WHITE)
    words, size = shrunk(name, TITLE, CELL_WIDE - 30)
    write(ImageDraw.Draw(picture), (middle, top + CELL_TALL - 56), words, size, ink)
    if wearer:
        words, size = shrunk(wearer, TEXT, CELL_WIDE - 60)
        draw_pill(picture, (middle, top + CELL_TALL - 112), words, size, PAPER, INK)


def told(taken: Mapping[str, str], texts: Texts) -> str:
    return joined(texts, [*named(taken, texts)], "comma")


def named(taken: Mapping[str, str], texts: Texts) -> Iterator[str]:
    for letter, character in lettered(CHARACTERS):
        name, wearer = texts.say(f"character-{character}"), taken.get(character, "")
        message = "characters-taken" if wearer else "characters-free"
        yield texts.say(message, letter=letter, name=name, who=wearer)
