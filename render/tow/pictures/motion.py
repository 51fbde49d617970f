"""What happened as an animation, made from its events: players walk, ducks join a tow and waddle off, cards go into
rows. It plays once and ends as the board picture.

Around the park only plates change, one at a time: a change in two corners of the picture would be as heavy as all.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from engine import Event, View
from engine.tow import CONTENT, Position

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...draw.theme import WIDE
from ...parts import stage
from ...parts.head import HEAD
from ...parts.plates import rooms_of
from ...words.texts import Texts
from ..words.headlines import IN_A_REPLAY
from ..words.names import unpacked
from .board import draw_board, draw_empty, draw_surroundings, park_of
from .cards import Card, draw_small_card
from .park import Park, Standing, draw_everyone, draw_ground, draw_tow, in_tow, together_on
from .pieces import duck, food, pattern
from .plates import TALL as PLATE_TALL
from .side import ASIDE_LINE, CARD, DUCK_LINE, FOOD_LINE, FORMATIONS_TOP, ROOM, Side, draw_aside, line_at, tile_of
from .tableaux import (
    ASIDE,
    BAG,
    DUCK,
    FOOD,
    FOOD_BAG,
    FORMATION,
    ON_PLATES,
    PLATE,
    STIRRING,
    TILE,
    WALKER,
    Flying,
    Place,
    Tableau,
    Walking,
    tableaux,
)

EPISODE = 56  # poses at most
REPLAY, REPLAY_FRAME = 72, 160  # poses at most, and milliseconds
THE_PARK = 0  # the only actor
SCORING = ("complete", "lay", "adopt", "claim")  # what a replay shows
FLYING_DUCK = 62  # pixels, on a picture 1200 wide
NONE = (0,) * len(CONTENT.colours)

Moment = stage.Moment[Tableau, Position]


def animate(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """The frames, and how long each is seen. The views are a spectator's."""
    return stage.animation(staged(before, after, cast, texts), [*moments(before.position, events)], EPISODE)


def whole_game(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """Shortened to the moments that score."""
    turn = before.position.turn._replace(number=IN_A_REPLAY)
    before = replace(before, position=before.position._replace(turn=turn))
    shown = [*highlights(before.position, events)]
    return stage.animation(staged(before, after, cast, texts), shown, REPLAY, REPLAY_FRAME)


def staged(before: View[Position], after: View[Position], cast: Cast, texts: Texts) -> stage.Stage[Tableau, Position]:
    nothing_asked = replace(before, prompts=(), waiting=(), outcome=None)
    picture = Scene(before.seated, stage.ANIMATED / WIDE, cast, texts)
    return stage.Stage[Tableau, Position](
        scenery=quiet(before.position),
        poses={THE_PARK: Tableau(before.position)},
        ground=lambda position: picture.ground(replace(nothing_asked, position=position)),
        seen=lambda under, poses: picture.seen(under, poses[THE_PARK]),
        ending=lambda: draw_board(after, cast, texts, stage.ANIMATED),
    )


def quiet(position: Position) -> Position:
    """What is set aside is drawn with everything that moves."""
    return position._replace(dispersing=NONE)


# What happened


def moments(before: Position, events: Iterable[Event]) -> Iterator[Moment]:
    """What moves, and then the plate that it has changed."""
    now = Tableau(before)
    for event in events:
        shown = [*tableaux(now, event)]
        if event.kind in STIRRING:
            yield from [Moment(THE_PARK, tableau) for tableau in shown]
        now = settled(shown, now)
        if event.kind in ON_PLATES:
            yield Moment(THE_PARK, None, quiet(before)._replace(visitors=now.here.visitors))
    yield Moment(THE_PARK, now)


def settled(shown: Sequence[Tableau], before: Tableau) -> Tableau:
    """How it stands after these."""
    return shown[-1]._replace(flying=(), walking=None) if shown else before


def highlights(before: Position, events: Iterable[Event]) -> Iterator[Moment]:
    """Every card that was completed, where it was, and all else that scores. Ducks on tiles stay as they were."""
    now, seen = Tableau(before), before
    for event in events:
        shown = [*tableaux(now, event)]
        now = settled(shown, now)
        if event.kind in SCORING:
            seen = seen._replace(visitors=now.here.visitors, turn=now.here.turn)
            card = shown[-1].flying if event.kind == "complete" else ()
            yield Moment(THE_PARK, None, quiet(before)._replace(visitors=now.here.visitors))
            yield Moment(THE_PARK, Tableau(seen, flying=card))


def stirs(events: Iterable[Event]) -> bool:
    return any([event.kind in STIRRING for event in events])


# How it looks


class Scene(NamedTuple):
    """Where everything is, and what it's drawn with."""

    seats: int
    scale: float
    cast: Cast
    texts: Texts

    @property
    def park(self) -> Park:
        return park_of(self.seats, self.scale)

    @property
    def side(self) -> Side:
        return Side(self.scale, HEAD)

    def ground(self, view: View[Position]) -> Image.Image:
        """Everything but what stands in the park."""
        picture = draw_empty(self.seats, self.scale)
        draw_ground(picture, self.park, view.position, self.texts)
        draw_surroundings(picture, self.scale, view, self.cast, self.texts)
        return picture

    def seen(self, under: Image.Image, now: Tableau) -> Image.Image:
        picture, walking = under.copy(), now.walking
        draw_everyone(picture, self.park, now.here, self.cast, now.seat, walking.seat if walking else None)
        if walking:
            self.draw_walking(picture, now, walking)
        draw_aside(picture, self.side.at(0, line_at(ASIDE_LINE)), unpacked(now.here.dispersing), self.scale, self.texts)
        self.draw_held(picture, now)
        for flying in now.flying:
            self.draw_flying(picture, now, flying)
        return picture

    def draw_walking(self, picture: Image.Image, now: Tableau, walking: Walking) -> None:
        """The whole tow, on its way from one tile to the other."""
        visitor = now.here.visitors[walking.seat]
        start = in_tow(self.park, walking.start, 0, 1)
        end = in_tow(self.park, visitor.at, *together_on(now.here, walking.seat))
        line = [Standing(between(a.at, b.at, walking.share), b.size) for a, b in zip(start, end, strict=True)]
        draw_tow(picture, line, walking.seat, visitor.tow, self.cast, playing=True)

    def draw_held(self, picture: Image.Image, now: Tableau) -> None:
        """Above whoever has let them out."""
        x, y = self.point(now, (WALKER, now.seat))
        for place, colour in enumerate(now.held):
            at = (x - (place + 0.5) * 40 * self.scale, y - 46 * self.scale)
            stamp(picture, duck(colour, FLYING_DUCK * self.scale), at)

    def draw_flying(self, picture: Image.Image, now: Tableau, flying: Flying) -> None:
        at = between(self.point(now, flying.start), self.point(now, flying.end), flying.share)
        if flying.what == DUCK:
            stamp(picture, duck(flying.which, FLYING_DUCK * self.scale), at)
        elif flying.what == FOOD:
            stamp(picture, food(flying.which, 44 * self.scale), at)
        elif flying.what == FORMATION:
            stamp(picture, pattern(flying.which, 24 * self.scale), at)
        else:
            size = (CARD[0] * self.scale, CARD[1] * self.scale)
            corner = (min(at[0] - size[0] / 2, picture.width - size[0]), at[1] - size[1])
            draw_small_card(picture, Card(flying.which), tile_of(now.here, flying.which), corner, size, self.texts)

    def point(self, now: Tableau, place: Place) -> Point:
        kind, which = place
        if kind == TILE:
            return self.park.at(which, 0, -14)
        if kind == WALKER:
            at = now.here.visitors[which].at
            return in_tow(self.park, at, *together_on(now.here, which))[0].at
        if kind == PLATE:
            room = plate_rooms(self.seats, self.scale)[which]
            return room[0], room[1]
        lines = {BAG: (126 + 52 * which, DUCK_LINE), FOOD_BAG: (126 + 52 * which, FOOD_LINE), ASIDE: (180, ASIDE_LINE)}
        if kind in lines:
            return self.side.at(lines[kind][0], line_at(lines[kind][1]))
        return self.side.at(ROOM / 2, FORMATIONS_TOP + 90)


def between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@lru_cache(maxsize=8)
def plate_rooms(seats: int, scale: float) -> list[Point]:
    """The middle of each plate."""
    rooms = rooms_of(draw_empty(seats, scale), scale, seats, PLATE_TALL)
    return [(room.left + room.wide / 2, room.top + PLATE_TALL * scale / 2) for room in rooms]
