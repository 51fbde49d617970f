"""A round as an animation, made from its events: duckies glide, bonk and jump through rings, the dog chases.

It plays once and ends as the board picture.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from PIL import Image

from engine import Event, View, changed
from engine.race import FACINGS, OFF_BOARD, THE_DOG, Position

from ...draw.canvas import Point, stamp
from ...draw.cast import Cast
from ...words.texts import Texts
from .board import bare_board, draw_board, frame_of
from .pieces import bonk
from .story import number, numbers
from .swimmers import draw_dog, draw_ducky, swimmer_of
from .tub import Tub

ANIMATED = 720  # pixels wide
TICK = 80  # milliseconds a frame
A_ROUND, A_RACE = 56, 140  # frames at most
SHORTEST = 2000  # milliseconds
A_STEP, A_TURN, A_JUMP = 3, 2, 5  # frames


class Pose(NamedTuple):
    """Where a ducky or the dog is seen; half-way between two spaces, turning, or small on its way through a ring."""

    at: Point
    facing: float
    size: float = 1.0
    crash: Point | None = None


class Moment(NamedTuple):
    """One of them has a new pose and the others stay as they are; or the plates show something new."""

    mover: int
    pose: Pose | None
    scenery: Position | None = None


Stage = dict[int, Pose]
Animation = tuple[Iterator[Image.Image], list[int]]  # frames, and for how many milliseconds each is seen
END = Moment(THE_DOG, None)


def animate(
    before: View[Position],
    events: Sequence[Event],
    after: View[Position],
    cast: Cast,
    texts: Texts,
    most: int = A_ROUND,
) -> Animation:
    """The frames, and how long each is seen. The views are of a spectator."""
    tub = frame_of(before.position.board, ANIMATED).tub
    moments = thinned(list(told(before.position, tub, events)), most)
    seen_for = [TICK] * (1 + sum([moment.scenery is None for moment in moments]))
    return frames(before, moments, after, cast, texts), [*seen_for, max(SHORTEST - sum(seen_for), 10 * TICK)]


def frames(
    before: View[Position], moments: list[Moment], after: View[Position], cast: Cast, texts: Texts
) -> Iterator[Image.Image]:
    frame = frame_of(before.position.board, ANIMATED)
    nothing_asked = replace(before, prompts=(), waiting=())
    ground, stage = bare_board(frame, nothing_asked, cast, texts), stage_of(before.position, frame.tub)
    yield seen(ground, frame.tub, before.position, cast, stage)
    for moment, following in pairwise([*moments, END]):
        if moment.scenery is None:
            place(stage, moment)
            yield seen(ground, frame.tub, before.position, cast, stage)
        elif following.scenery is None:
            ground = bare_board(frame, replace(nothing_asked, position=moment.scenery), cast, texts)
    yield draw_board(after, cast, texts, ANIMATED)


def stage_of(position: Position, tub: Tub) -> Stage:
    poses = {n: Pose(tub.at(d.space), d.facing) for n, d in enumerate(position.duckies) if d.space != OFF_BOARD}
    if position.dog.space != OFF_BOARD:
        poses[THE_DOG] = Pose(tub.at(position.dog.space), position.dog.facing)
    return poses


def place(stage: Stage, moment: Moment) -> None:
    if moment.pose:
        stage[moment.mover] = moment.pose
    elif moment.scenery is None:
        stage.pop(moment.mover, None)


def thinned(moments: list[Moment], most: int) -> list[Moment]:
    """At most so many poses, evenly, the last of everybody among them; and everything that the plates show."""
    acted = [place for place, moment in enumerate(moments) if moment.scenery is None]
    if len(acted) <= most:
        return moments
    last = {moments[place].mover: place for place in acted}
    step = len(acted) / (most - len(last))
    kept = {*[acted[int(number * step)] for number in range(most - len(last))], *last.values()}
    return [moment for place, moment in enumerate(moments) if place in kept or moment.scenery]


def seen(ground: Image.Image, tub: Tub, position: Position, cast: Cast, stage: Stage) -> Image.Image:
    picture = ground.copy()
    radius = tub.radius
    for mover, pose in stage.items():
        if mover == THE_DOG:
            draw_dog(picture, pose.at, radius * pose.size, pose.facing)
        else:
            draw_ducky(picture, pose.at, radius * pose.size, swimmer_of(position, mover, cast), pose.facing)
    for pose in stage.values():
        if pose.crash:
            stamp(picture, bonk(0.6 * radius), pose.crash)
    return picture


# What an event looks like


class Scene(NamedTuple):
    """An event that somebody acts out."""

    stage: Stage
    tub: Tub
    mover: int
    event: Event

    @property
    def pose(self) -> Pose:
        return self.stage[self.mover]

    def posed(self, **changes: object) -> Moment:
        return Moment(self.mover, self.pose._replace(**changes))

    def facing(self, fact: str) -> int:
        return FACINGS.index(str(self.event.facts[fact]))

    def space(self, fact: str) -> Point:
        return self.tub.at(number(self.event, fact))


def whole_race(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> Animation:
    """Shortened. The plates show only buoys: whatever changes in two corners at once makes a frame as large as all."""
    start = replace(before, position=before.position._replace(round=after.position.round))
    told_of = [event for event in events if event.kind not in ("round", "reveal")]
    return animate(start, told_of, after, cast, texts, A_RACE)


def told(before: Position, tub: Tub, events: Iterable[Event]) -> Iterator[Moment]:
    """Moment by moment."""
    here, stage = before, stage_of(before, tub)
    for event in events:
        if event.kind in SCENERY:
            here = SCENERY[event.kind](here, event)
            yield Moment(THE_DOG, None, here)
        elif event.kind in ACTS:
            mover = number(event, "ducky") if "ducky" in event.facts else THE_DOG
            for moment in ACTS[event.kind](Scene(stage, tub, mover, event)):
                place(stage, moment)
                yield moment


def new_round(here: Position, event: Event) -> Position:
    return here._replace(round=number(event, "number"), laid=(0,) * len(here.laid), turn=None)


def revealed(here: Position, event: Event) -> Position:
    return here._replace(laid=changed(here.laid, number(event, "ducky"), number(event, "card")))


def touched(here: Position, event: Event) -> Position:
    ducky = here.duckies[number(event, "ducky")]
    touching = ducky._replace(buoys=ducky.buoys | 1 << number(event, "buoy"))
    return here._replace(duckies=changed(here.duckies, number(event, "ducky"), touching))


SCENERY: Mapping[str, Callable[[Position, Event], Position]] = {
    "round": new_round,
    "reveal": revealed,
    "buoy": touched,
}


def swims(scene: Scene) -> Iterator[Moment]:
    for start, end in pairwise(numbers(scene.event, "route")):
        yield from turns(scene, scene.tub.board.ahead[start].index(end))
        yield from glides(scene, scene.tub.at(end))
    yield from turns(scene, scene.facing("facing"))


def glides(scene: Scene, end: Point) -> Iterator[Moment]:
    (ax, ay), (bx, by) = scene.pose.at, end
    for step in range(1, A_STEP + 1):
        share = step / A_STEP
        yield scene.posed(at=(ax + (bx - ax) * share, ay + (by - ay) * share))


def turns(scene: Scene, facing: int) -> Iterator[Moment]:
    """The short way round."""
    start = scene.pose.facing
    turn = (facing - start + 3) % 6 - 3
    if turn:
        for step in range(1, A_TURN + 1):
            yield scene.posed(facing=(start + turn * step / A_TURN) % 6, crash=None)


def bumps(scene: Scene) -> Iterator[Moment]:
    """Against what is ahead and back again."""
    x, y = scene.pose.at
    dx, dy = scene.tub.toward(scene.facing("heading"))
    for share in (0.2, 0.3, 0.15, 0):
        yield scene.posed(at=(x + dx * share, y + dy * share), crash=(x + dx * 0.5, y + dy * 0.5))
    yield scene.posed(at=(x, y), crash=None)


def meets_dog(scene: Scene) -> Iterator[Moment]:
    """R46: no bonk; the dog sends it away, which is told next."""
    x, y = scene.pose.at
    dx, dy = scene.tub.toward(scene.facing("heading"))
    for share in (0.2, 0.35):
        yield scene.posed(at=(x + dx * share, y + dy * share))


def jumps(scene: Scene) -> Iterator[Moment]:
    """Into the water here, out of it there; for the first time, only out of it."""
    end, pose = scene.space("at"), scene.stage.get(scene.mover)
    if pose and pose.at == end:
        return
    if pose:
        yield from shrinks(scene)
    for step in range(1, A_JUMP + 1):
        yield Moment(scene.mover, Pose(end, pose.facing if pose else 0, step / A_JUMP))


def shrinks(scene: Scene) -> Iterator[Moment]:
    for step in range(1, A_JUMP):
        yield scene.posed(size=1 - step / A_JUMP, crash=None)


def faces(scene: Scene) -> Iterator[Moment]:
    return turns(scene, scene.facing("facing"))


def goes_home(scene: Scene) -> Iterator[Moment]:
    """Round and round, down the drain."""
    for step in range(1, 9):
        yield scene.posed(facing=(scene.pose.facing + 1) % 6, size=1 - step / 9)
    yield Moment(scene.mover, None)


def swaps(scene: Scene) -> Iterator[Moment]:
    ducky, dog = scene.pose, scene.stage[THE_DOG]
    yield from shrinks(scene)
    yield Moment(scene.mover, Pose(scene.space("at"), dog.facing))
    yield Moment(THE_DOG, Pose(scene.space("dog"), ducky.facing))


def leaves(scene: Scene) -> Iterator[Moment]:
    yield from shrinks(scene)
    yield Moment(scene.mover, None)


ACTS: Mapping[str, Callable[[Scene], Iterator[Moment]]] = {
    "swim": swims,
    "bonk": bumps,
    "dog": meets_dog,
    "ring": jumps,
    "face": faces,
    "home": goes_home,
    "swap": swaps,
    "enter": jumps,
    "leave": leaves,
}


def stirs(events: Iterable[Event]) -> bool:
    return any([event.kind in ACTS for event in events])
