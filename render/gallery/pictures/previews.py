"""The line as a card would leave it, or what there is to choose, as a small picture."""

from collections.abc import Sequence

from PIL import Image

from engine.gallery import SPACES

from ...draw.canvas import stamp
from ...words.texts import Texts
from ..words.foretold import UNSEEN, Preview
from .belt import Belt, Look, draw_afloat, draw_sights
from .choices import choices_of, draw_choice_letters, draw_hits, draw_under
from .pieces import plus, unseen_card
from .pond import draw_wave, pond

EDGE = 8  # pixels
SIGN = 0.5  # larger than on the board: the ducks are small


def draw_preview(preview: Preview, looks: Sequence[Look], size: tuple[int, int], texts: Texts) -> Image.Image:
    wide, tall = size
    step = (wide - 2 * EDGE) / len(SPACES)
    duck, level = 1.02 * step, 0.6 * tall
    sights, feet, safe = level - 0.94 * duck, level + 0.6 * duck, texts.say("gallery-safe-duck")
    belt = Belt(EDGE + step / 2, step, level, sights, feet, duck, 0.46 * duck, SIGN, safe)
    picture = pond(size, level + 0.12 * duck)
    for space in reversed(range(len(preview.line))):
        card = preview.line[space]
        if card.duck == UNSEEN:
            stamp(picture, unseen_card(0.9 * step), belt.at(space))
        else:
            draw_afloat(picture, belt, belt.at(space), card, looks)
    draw_wave(picture, level + 0.44 * duck)
    found = choices_of(preview.asked, belt) if preview.asked else []
    draw_sights(picture, belt, preview.markers)
    draw_under(picture, belt, found)
    draw_hits(picture, belt, preview.line, found, texts.say("gallery-miss"))
    draw_choice_letters(picture, found)
    for space in preview.new:
        x, y = belt.sight(space)
        stamp(picture, plus(0.5 * belt.sight_size), (x + 0.42 * belt.sight_size, y - 0.24 * belt.sight_size))
    return picture
