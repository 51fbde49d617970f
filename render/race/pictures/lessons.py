"""What *How to play* and the rules show: real boards and real cards, and duckies moved by the rules themselves."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine.race import CARDS, CONTENT, Dog, Ducky, Swim, board_of, stroll, swim

from ...draw.canvas import Canvas, Point, stamp
from ...draw.cast import Cast
from ...draw.ducks import portrait
from ...draw.strokes import draw_stroke
from ...draw.theme import FINAL, FLOOR, HEADING, INK, MARGIN, PAPER, START, STEP, WIDE, mixed
from ...parts.badges import bonk, halo, tick
from ...parts.letters import draw_letters
from ...parts.panels import CAPTION, CAPTION_ROOM, GAP, PANEL_WIDE, TOP, captioned, draw_caption, paste_panel
from ...parts.pills import draw_pill
from ...text.writing import shrunk, write
from ...words.texts import Texts
from ..words.lessons import IN_ORDER, READ, TWO_PATHS, buoy_letters
from ..words.names import token_name
from .cards import arrow, diagrams, draw_sketch, sketch_of, small_card
from .choices import apart, draw_arrows, points_of, ways
from .hand import small_tub, waters
from .pieces import buoy, dog, paw, token
from .plates import buoy_mark
from .swimmers import DOG_TRAIL, Swimmer, draw_dog, draw_ducky, seat_colour
from .tub import CORNERS, Tub, bathroom, fitted

USUAL = "tub"
SMALL = "28f8-0amm1aml2ank3aok4bnl5glm-56"  # a board of six tiles
ME, OTHER, THIRD = 0, 1, 2  # seats
CAST = Cast(())
CLOSE = 54  # how large a space is on the water seen close up
SOUTH_WEST = 4
NUMBER = 76  # how large that of a card is written

Size = tuple[int, int]


class Leg(NamedTuple):
    """A card that is played, by which of its paths, and the facing afterwards, against the last step."""

    card: int
    path: int = 0
    turn: int = 0


def swims(layout: str, ducky: Ducky, legs: Sequence[Leg], others: Sequence[Ducky] = ()) -> list[Swim]:
    """Where these cards take a ducky, one after the other."""
    board, found = board_of(layout), list[Swim]()
    for leg in legs:
        taken = [ducky.space, *[other.space for other in others]]
        found.append(swim(board, ducky, CARDS[leg.card].paths[leg.path].steps, taken))
        ducky = arrived(ducky, found[-1], leg.turn)
    return found


def arrived(ducky: Ducky, move: Swim, turn: int = 0) -> Ducky:
    """R14: one that bonks turns its back to what it hit."""
    return Ducky(ducky.seat, move.route[-1], (move.heading + (3 if move.end == "bonk" else turn)) % 6, move.buoys)


# The goal

BEGINNING = Ducky(ME, 27, 1)
TO_THE_DRAIN = (Leg(13, turn=5), Leg(14), Leg(36, turn=5), Leg(46))


def draw_goal(texts: Texts) -> Image.Image:
    """A whole race, from a ring over the three buoys into the drain."""
    tall, board = 830, board_of(SMALL)
    tub = fitted(SMALL, MARGIN, 12, WIDE - 2 * MARGIN, tall - 70)
    picture = bathroom(tub, WIDE, tall)
    draw_way(picture, tub, ME, swims(SMALL, BEGINNING, TO_THE_DRAIN))
    for number, space in enumerate(board.buoys):
        stamp(picture, buoy(number, tub.radius * 1.5), tub.at(space))
        stamp(picture, tick(54), tub.beside(space, (0.75, -0.75)))
    draw_at(picture, tub, BEGINNING)
    say(picture, tub.beside(BEGINNING.space, (1, 1.35)), texts.say("how-race-goal-start"))
    say(picture, (290, 70), texts.say("how-race-goal-touch", buoys=buoy_letters(texts)))
    say(picture, (tub.at(board.drain)[0], tall - 40), texts.say("how-race-goal-drain"))
    return picture


def say(picture: Image.Image, centre: Point, text: str) -> None:
    words, size = shrunk(text, CAPTION, WIDE / 2.4)
    draw_pill(picture, centre, words, size, PAPER, INK)


# A card

NORTHWARD, ASIDE, AT_A_FORK = Ducky(ME, 31, 0), Ducky(ME, 31, 2), Ducky(ME, 25, 1)
COLUMN: Size = (368, 520)
LOW = 290


def draw_card(texts: Texts) -> Image.Image:
    """A card, and the same card laid on the water under a ducky that faces north, and under one that doesn't."""
    picture = Image.new("RGB", (WIDE, 1040), FLOOR)
    panels = {"says": large_card(texts), "laid": laid_under(NORTHWARD), "turns": laid_under(ASIDE)}
    for place, (caption, panel) in enumerate(panels.items()):
        left = MARGIN + place * (COLUMN[0] + GAP)
        draw_caption(picture, (left + 4, TOP), texts.say(f"how-race-card-{caption}"), COLUMN[0])
        paste_panel(picture, panel, (left, TOP + CAPTION_ROOM))
    draw_caption(picture, (MARGIN + 4, 664), texts.say("how-race-card-paths"), WIDE - 2 * MARGIN)
    paths = diagrams(TWO_PATHS, 250, 250)
    paste_panel(picture, card_paper((COLUMN[0], LOW), TWO_PATHS, paths, (240, 150)), (MARGIN, 726))
    paste_panel(picture, fork((WIDE - 2 * MARGIN - COLUMN[0] - GAP, LOW)), (MARGIN + COLUMN[0] + GAP, 726))
    return picture


def large_card(texts: Texts) -> Image.Image:
    """With what its colours mean."""
    sketch = sketch_of(CARDS[READ].paths[0])
    left, top, right, bottom = sketch.box
    canvas = Canvas((right - left + 1, bottom - top + 1), 50)
    draw_sketch(canvas, sketch, (0.5 - left, 0.5 - top))
    picture = card_paper(COLUMN, READ, canvas.done(), (230, 186))
    for line, (name, sign) in enumerate(signs().items()):
        y = 380 + 50 * line
        stamp(picture, sign, (42, y))
        words, size = shrunk(texts.say(f"how-race-card-{name}"), 36, COLUMN[0] - 90)
        write(ImageDraw.Draw(picture), (78, y), words, size, INK, anchor="lm")
    return picture


def signs() -> dict[str, Image.Image]:
    """What the parts of a card look like, in small."""
    start, steps = (Canvas((2.4, 2.4), 20, (1.2, 1.2)) for _ in range(2))
    start.polygon(CORNERS, START, 0.14)
    arrow(start, (0, 0.1), 0, HEADING)
    steps.polygon(CORNERS, mixed(STEP, PAPER, 0.62), 0.14)
    steps.disc((0, 0), 0.4, STEP)
    facing = Canvas((2.4, 1.2), 27, (1.2, 1.05))
    for side in (5, 1):
        arrow(facing, (0, 0), side, FINAL)
    return {"start": start.done(), "steps": steps.done(), "facing": facing.done()}


def card_paper(size: Size, card: int, paths: Image.Image, centre: Point) -> Image.Image:
    picture = Image.new("RGB", size, PAPER)
    write(ImageDraw.Draw(picture), (24, 54), str(card), NUMBER, INK, anchor="lm")
    stamp(picture, paths, centre)
    return picture


def laid_under(ducky: Ducky) -> Image.Image:
    """The card on the water: its start under the ducky, and its first arrow along the beak."""
    (move,) = swims(USUAL, ducky, [Leg(READ)])
    picture, tub = water(move.route, COLUMN)
    canvas = Canvas((COLUMN[0] / CLOSE, COLUMN[1] / CLOSE), CLOSE)
    x, y = tub.at(ducky.space)
    draw_sketch(canvas, sketch_of(CARDS[READ].paths[0], ducky.facing), (x / CLOSE, y / CLOSE))
    draw_pale(picture, lambda there: stamp(there, canvas.done(), (COLUMN[0] / 2, COLUMN[1] / 2)), 0.85)
    draw_at(picture, tub, ducky)
    return picture


def fork(size: Size) -> Image.Image:
    """Both paths of a card with their letters, as on the board when they are to be chosen."""
    moves = [swims(USUAL, AT_A_FORK, [Leg(TWO_PATHS, path)])[0] for path in range(len(CARDS[TWO_PATHS].paths))]
    picture, tub = water([space for move in moves for space in move.route], size)
    found = apart(ways(tub, moves, 60), (14, 14, size[0] - 14, size[1] - 14))
    draw_arrows(picture, tub, found)
    draw_at(picture, tub, AT_A_FORK)
    draw_letters(picture, [choice.letter for choice in found])
    return picture


# A round

PANEL: Size = (PANEL_WIDE, 330)
PICKED = dict(zip((THIRD, ME, OTHER), IN_ORDER, strict=True))
FOUR_AHEAD = Leg(52)
BONKING, IN_THE_WAY = Ducky(ME, 53, 1), Ducky(OTHER, 38, 4)
TO_A_RING, FREE_RINGS = Ducky(ME, 38, 1), (17, 33, 44)  # it pops up at the first of them
TO_A_BUOY, WITH_TWO_CARDS = Ducky(ME, 44, 2), (Leg(20, turn=5), Leg(12, turn=5))


def draw_panels(lesson: str, texts: Texts) -> Image.Image:
    """All four of a lesson, with what they show."""
    return captioned({texts.say(f"how-race-{lesson}-{name}"): draw(texts) for name, draw in PANELS[lesson].items()})


def order_of_cards(_: Texts) -> Image.Image:
    picture = portraits([*PICKED])
    for place, card in enumerate(PICKED.values()):
        x, y = column(place, len(PICKED)), 220
        stamp(picture, small_card(card, 120), (x, y))
        if place:
            draw_stroke(picture, [(x - 118, y), (x - 82, y)], 9, INK, arrow=True)
    return picture


def portraits(seats: Sequence[int]) -> Image.Image:
    """Side by side, with room below them."""
    picture = Image.new("RGB", PANEL, PAPER)
    for place, seat in enumerate(seats):
        stamp(picture, portrait(look(seat).colour, look(seat).character, 110), (column(place, len(seats)), 88))
    return picture


def column(place: int, places: int) -> float:
    """The middle of one of several columns of a panel."""
    return PANEL[0] * (place + 0.5) / places


def bonking(_: Texts) -> Image.Image:
    """Against another ducky."""
    (move,) = swims(USUAL, BONKING, [FOUR_AHEAD], [IN_THE_WAY])
    picture, tub = water([*move.route, IN_THE_WAY.space], PANEL)
    draw_moves(picture, tub, BONKING, [move])
    draw_at(picture, tub, IN_THE_WAY)
    draw_at(picture, tub, arrived(BONKING, move))
    stamp(picture, bonk(0.55 * tub.radius), tub.ahead(move.route[-1], move.heading, 0.5))
    return picture


def through_a_ring(_: Texts) -> Image.Image:
    """Into one, and up at another; around all that could have been chosen is a halo."""
    (move,) = swims(USUAL, TO_A_RING, [FOUR_AHEAD])
    picture, tub = water([*move.route, *FREE_RINGS], PANEL)
    draw_moves(picture, tub, TO_A_RING, [move])
    for ring in FREE_RINGS:
        stamp(picture, halo(0.8 * tub.radius), tub.at(ring))
    draw_jump(picture, tub, arrived(TO_A_RING, move), FREE_RINGS[0])
    return picture


def over_a_buoy(_: Texts) -> Image.Image:
    """With one card onto it, with another one further on."""
    moves = swims(USUAL, TO_A_BUOY, WITH_TWO_CARDS)
    picture, tub = water([space for move in moves for space in move.route], PANEL)
    draw_moves(picture, tub, TO_A_BUOY, moves)
    reached = moves[0].route[-1]
    stamp(picture, buoy(tub.board.buoys.index(reached), 1.5 * CLOSE), tub.at(reached))
    draw_at(picture, tub, arrived(TO_A_BUOY, moves[1], WITH_TWO_CARDS[1].turn))
    for leg, move in zip(WITH_TWO_CARDS, moves, strict=True):
        stamp(picture, small_card(leg.card, 64), tub.beside(move.route[1], (0, 1.3)))
    return picture


# The dog, and what else the advanced game has

TOUCHED = {THIRD: (0, 1), ME: (1,), OTHER: (0, 1, 2)}  # which buoys
THREE_AHEAD = Leg(26)
DOG, CHASED, CHASED_TO = Dog(53, 1), Ducky(OTHER, 48, 5), 30
TO_THE_DOG, WAITING_DOG, SENT_TO = Ducky(ME, 37, 1), Dog(26, 4), 44


def who_leads(_: Texts) -> Image.Image:
    """Whoever has touched the fewest buoys."""
    picture, fewest = portraits([*TOUCHED]), min(map(len, TOUCHED.values()))
    for place, touched in enumerate(TOUCHED.values()):
        x = column(place, len(TOUCHED))
        for number in range(len(CONTENT.buoys)):
            stamp(picture, buoy_mark(number, 56, touched=number in touched), (x + (number - 1) * 54, 182))
        if len(touched) == fewest:
            stamp(picture, dog(90, 110), (x, 262))
    return picture


def chasing(_: Texts) -> Image.Image:
    """He goes through a ducky, which is put on a ring."""
    (start, heading), walk = DOG, walk_of_the_dog()
    picture, tub = water([*walk.route, CHASED_TO], PANEL)
    draw_pale(picture, lambda there: draw_dog(there, tub.at(start), CLOSE, heading))
    draw_stroke(picture, [tub.at(space) for space in walk.route], 0.16 * CLOSE, DOG_TRAIL, edge=PAPER)
    draw_pale(picture, lambda there: draw_at(there, tub, CHASED))
    draw_jump(picture, tub, CHASED, CHASED_TO)
    draw_dog(picture, tub.at(walk.route[-1]), CLOSE, walk.heading)
    return picture


def walk_of_the_dog() -> Swim:
    return stroll(board_of(USUAL), *DOG, CARDS[THREE_AHEAD.card].paths[0].steps)


def meeting(_: Texts) -> Image.Image:
    """A ducky that swims into him."""
    steps = CARDS[THREE_AHEAD.card].paths[0].steps
    move = swim(board_of(USUAL), TO_THE_DOG, steps, [TO_THE_DOG.space], WAITING_DOG.space)
    picture, tub = water([*move.route, WAITING_DOG.space, SENT_TO], PANEL)
    draw_moves(picture, tub, TO_THE_DOG, [move])
    draw_jump(picture, tub, arrived(TO_THE_DOG, move), SENT_TO)
    draw_dog(picture, tub.at(WAITING_DOG.space), CLOSE, WAITING_DOG.facing)
    stamp(picture, paw(0.8 * CLOSE), tub.ahead(move.route[-1], move.heading, 0.5))
    return picture


def all_tokens(texts: Texts) -> Image.Image:
    picture = Image.new("RGB", PANEL, PAPER)
    wide, tall = PANEL[0] / 2 - 10, PANEL[1] / 3 - 6
    for place, kind in enumerate(CONTENT.tokens):
        x, y = 16 + place % 2 * wide, 9 + (place // 2 + 0.5) * tall
        stamp(picture, token(kind, 86), (x + 45, y))
        name, size = shrunk(token_name(texts, kind), 36, wide - 100)
        write(ImageDraw.Draw(picture), (x + 100, y), name, size, INK, anchor="lm")
    return picture


# On the water


def look(seat: int) -> Swimmer:
    return Swimmer(CONTENT.colours[seat].colour, CAST.character(seat), CONTENT.colours[seat].letter)


def water(spaces: Sequence[int], size: Size) -> tuple[Image.Image, Tub]:
    """A picture of this size of the usual board seen close up, with these spaces in its middle."""
    tub = small_tub(USUAL, CLOSE)
    xs, ys = zip(*[tub.at(space) for space in spaces], strict=True)
    left, top = (round((min(those) + max(those) - length) / 2) for those, length in zip((xs, ys), size, strict=True))
    seen = waters(tub).crop((left, top, left + size[0], top + size[1])).convert("RGB")
    return seen, tub._replace(origin=(tub.origin[0] - left, tub.origin[1] - top))


def draw_at(picture: Image.Image, tub: Tub, ducky: Ducky) -> None:
    draw_ducky(picture, tub.at(ducky.space), tub.radius, look(ducky.seat), ducky.facing)


def draw_pale(picture: Image.Image, draw: Callable[[Image.Image], None], share: float = 0.55) -> None:
    """What was there before, or what the water shows through."""
    there = picture.copy()
    draw(there)
    picture.paste(Image.blend(picture, there, share))


def draw_moves(picture: Image.Image, tub: Tub, ducky: Ducky, moves: Sequence[Swim]) -> None:
    """Where it was, and the way it took from there."""
    draw_pale(picture, lambda there: draw_at(there, tub, ducky))
    draw_way(picture, tub, ducky.seat, moves)


def draw_way(picture: Image.Image, tub: Tub, seat: int, moves: Sequence[Swim]) -> None:
    """Several moves as one line, from the beak on, up to what ends it."""
    first, *points = [point for move in moves for point in points_of(tub, move)]
    points = [halfway(first, points[0]), *points]
    pointed = moves[-1].end not in ("bonk", "dog")
    draw_stroke(picture, points, 0.2 * tub.radius, seat_colour(seat), edge=INK, arrow=pointed)


def halfway(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def draw_jump(picture: Image.Image, tub: Tub, ducky: Ducky, ring: int) -> None:
    """It pops up there, facing any way."""
    points = [tub.at(ducky.space), tub.at(ring)]
    draw_stroke(picture, points, 0.13 * tub.radius, seat_colour(ducky.seat), edge=INK, dashed=True)
    draw_at(picture, tub, Ducky(ducky.seat, ring, SOUTH_WEST))


Draw = Callable[[Texts], Image.Image]

PANELS: Mapping[str, Mapping[str, Draw]] = {
    "round": {"order": order_of_cards, "bonk": bonking, "ring": through_a_ring, "buoy": over_a_buoy},
    "dog": {"leader": who_leads, "chase": chasing, "meet": meeting, "tokens": all_tokens},
}
LESSONS: Mapping[str, Draw] = {
    "goal": draw_goal,
    "card": draw_card,
    **{lesson: partial(draw_panels, lesson) for lesson in PANELS},
}
