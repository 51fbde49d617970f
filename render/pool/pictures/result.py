"""The result of Duck Pool: everyone on the podium with their points and their pile, and a photo of the end."""

from collections import Counter

from PIL import Image, ImageDraw

from engine import View
from engine.pool import CARDS, Position, points_of

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import INK, PAPER, WATER, WHITE, mixed
from ...parts.photo import draw_photo, mounted, photo_size
from ...parts.pills import draw_pill
from ...parts.podium import Add, Step, draw_podium, paper_on_step, ranks_of
from ...text.writing import isolated, shrunk, write
from ...words.standings import places
from ...words.texts import Texts
from ..words.alt import caption
from ..words.headlines import headline
from .ducks import duck
from .pieces import splash
from .plates import COLOURS, LETTERS, SHAPES

POINTS, COUNTED, COUNT, PILE = 36, 27, 24, 64
MOST_KINDS = 5  # that there's room for
GOLDIE = "goldie"


def draw_result(view: View[Position], cast: Cast, texts: Texts) -> Image.Image:
    title = headline(view, [*map(isolated, cast.names)], texts)
    assert view.outcome
    ranks = ranks_of(places(view.outcome), view.outcome.winners, cast, LETTERS, COLOURS, SHAPES)
    picture = draw_podium(title, ranks, points_on_steps(view, texts))
    draw_photo(picture, mounted(photo_of(view), caption(view, texts)))
    return picture


def points_on_steps(view: View[Position], texts: Texts) -> Add:
    """The points, and, where there's room, the pile by kinds."""
    assert view.outcome
    scores = view.outcome.scores

    def add(picture: Image.Image, step: Step, seat: int) -> None:
        has_room, is_counted = [step.height >= POINTS * 1.5 + COUNTED + more for more in (PILE, 0)]
        wide, tall = step.wide - 26, POINTS * 1.5 + COUNTED * is_counted + PILE * has_room
        tall = min(tall, step.height)
        paper = paper_on_step(round(wide), round(tall))
        stamp(picture, paper, (step.middle, step.below_name + tall / 2))
        words, size = shrunk(texts.say("pool-picture-points", points=scores[seat]), POINTS, wide - 20)
        write(ImageDraw.Draw(picture), (step.middle, step.below_name + 28), words, size, INK)
        if is_counted:
            words, size = shrunk(counted(view.position.piles[seat], texts), COUNTED, wide - 20)
            write(ImageDraw.Draw(picture), (step.middle, step.below_name + 62), words, size, INK)
        if has_room:
            draw_pile(picture, view.position.piles[seat], (step.middle, step.below_name + 106), wide - 16, texts)

    return add


def counted(pile: tuple[int, ...], texts: Texts) -> str:
    """Where the points come from."""
    golden = [card for card in pile if CARDS[card].kind == GOLDIE]
    return texts.say("pool-picture-counted", ducks=len(pile) - len(golden), goldie=sum(map(points_of, golden)))


def draw_pile(picture: Image.Image, pile: tuple[int, ...], at: tuple[float, float], wide: float, texts: Texts) -> None:
    """Goldie first, then those of whom there are most."""
    counts = Counter([CARDS[card].kind for card in pile])
    most = int(wide // 58)
    kinds = sorted(counts, key=lambda kind: (kind != GOLDIE, -counts[kind]))[: min(MOST_KINDS, most)]
    step = min(66, wide / max(1, len(kinds)))
    for number, kind in enumerate(kinds):
        x = at[0] + (number - (len(kinds) - 1) / 2) * step
        stamp(picture, duck(kind, min(58, 0.96 * step)), (x, at[1]))
        if counts[kind] > 1:
            draw_pill(
                picture, (x + 14, at[1] + 22), texts.say("pool-picture-copies", count=counts[kind]), COUNT, PAPER, INK
            )


def photo_of(view: View[Position]) -> Image.Image:
    """The ducks of whoever has won, in the water."""
    wide, tall = photo_size(view.seated)
    picture = Image.new("RGB", (wide, tall), mixed(WATER, WHITE, 0.55))
    ImageDraw.Draw(picture).rectangle((0, round(0.46 * tall), wide, tall), WATER)
    assert view.outcome
    pile = view.position.piles[view.outcome.winners[0]]
    kinds = [*dict.fromkeys([CARDS[card].kind for card in reversed(pile)])][:3]
    size = min(0.62 * tall, 0.6 * wide, 1.25 * wide / max(1, len(kinds)))
    for number, kind in enumerate(reversed(kinds)):
        x = wide * (number + 0.5) / max(1, len(kinds))
        stamp(picture, duck(kind, size), (x, (0.5 + 0.1 * (number % 2)) * tall))
    if not kinds:
        stamp(picture, splash(0.5 * wide), (wide / 2, 0.5 * tall))
    return picture
