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
from ...parts import stage
from ...parts.badges import bonk
from ...words.facts import number, numbers, word
from ...words.texts import Texts
from .board import bare_board, draw_board, frame_of
from .swimmers import draw_dog, draw_ducky, swimmer_of
from .tub import Tub

A_STEP, A_TURN, A_JUMP = 3, 2, 5  # frames
NOT_IN_A_REPLAY = ("reveal", "extra")


class Pose(NamedTuple):
    """Where a ducky or the dog is seen: half-way between two spaces, turning, or small on its way through a ring."""

    at: Point
    facing: float
    size: float = 1.0
    crash: Point | None = None


Moment = stage.Moment[Pose, Position]
Poses = dict[int, Pose]


def animate(
    before: View[Position],
    events: Sequence[Event],
    after: View[Position],
    cast: Cast,
    texts: Texts,
    most: int = stage.EPISODE,
) -> stage.Animation:
    """The frames, and how long each is seen. The views are a spectator's."""
    frame = frame_of(before.position.board, stage.ANIMATED)
    nothing_asked = replace(before, prompts=(), waiting=())
    performance = stage.Stage[Pose, Position](
        scenery=before.position,
        poses=poses_of(before.position, frame.tub),
        ground=lambda position: bare_board(frame, replace(nothing_asked, position=position), cast, texts),
        seen=lambda ground, poses: seen(ground, frame.tub, before.position, cast, poses),
        ending=lambda: draw_board(after, cast, texts, stage.ANIMATED),
    )
    return stage.animation(performance, list(moments(before.position, frame.tub, events)), most)


def whole_race(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """Shortened, and without the cards: they would change faster than anyone can read."""
    shown = [event for event in events if event.kind not in NOT_IN_A_REPLAY]
    return animate(before, shown, after, cast, texts, stage.REPLAY)


def poses_of(position: Position, tub: Tub) -> Poses:
    poses = {n: Pose(tub.at(d.space), d.facing) for n, d in enumerate(position.duckies) if d.space != OFF_BOARD}
    if position.dog.space != OFF_BOARD:
        poses[THE_DOG] = Pose(tub.at(position.dog.space), position.dog.facing)
    return poses


def seen(ground: Image.Image, tub: Tub, position: Position, cast: Cast, poses: Mapping[int, Pose]) -> Image.Image:
    picture = ground.copy()
    radius = tub.radius
    for mover, pose in poses.items():
        if mover == THE_DOG:
            draw_dog(picture, pose.at, radius * pose.size, pose.facing)
        else:
            draw_ducky(picture, pose.at, radius * pose.size, swimmer_of(position, mover, cast), pose.facing)
    for pose in poses.values():
        if pose.crash:
            stamp(picture, bonk(0.6 * radius), pose.crash)
    return picture


# What an event looks like


class Act(NamedTuple):
    """An event that a ducky or the dog acts out."""

    poses: Poses
    tub: Tub
    mover: int
    event: Event

    @property
    def pose(self) -> Pose:
        return self.poses[self.mover]

    def posed(self, **changes: object) -> Moment:
        return Moment(self.mover, self.pose._replace(**changes))

    def facing(self, fact: str) -> int:
        return FACINGS.index(word(self.event, fact))

    def space(self, fact: str) -> Point:
        return self.tub.at(number(self.event, fact))


def moments(before: Position, tub: Tub, events: Iterable[Event]) -> Iterator[Moment]:
    """What the events look like, moment by moment."""
    here, poses = before, poses_of(before, tub)
    for event in events:
        if event.kind in SCENERY:
            here = SCENERY[event.kind](here, event)
            yield Moment(THE_DOG, None, here)
        elif event.kind in ACTS:
            mover = number(event, "ducky") if "ducky" in event.facts else THE_DOG
            for moment in ACTS[event.kind](Act(poses, tub, mover, event)):
                stage.place(poses, moment)
                yield moment


def new_round(here: Position, event: Event) -> Position:
    return here._replace(round=number(event, "number"), laid=(0,) * len(here.laid), turn=None)


def revealed(here: Position, event: Event) -> Position:
    return here._replace(laid=changed(here.laid, number(event, "ducky"), number(event, "card")))


def played_on(here: Position, event: Event) -> Position:
    """R40: where there's a dog, the highest card of a ducky counts."""
    ducky = number(event, "ducky")
    highest = max(here.laid[ducky], number(event, "card"))
    return here._replace(laid=changed(here.laid, ducky, highest)) if here.blues else here


def touched(here: Position, event: Event) -> Position:
    ducky = here.duckies[number(event, "ducky")]
    touching = ducky._replace(buoys=ducky.buoys | 1 << number(event, "buoy"))
    return here._replace(duckies=changed(here.duckies, number(event, "ducky"), touching))


SCENERY: Mapping[str, Callable[[Position, Event], Position]] = {
    "round": new_round,
    "reveal": revealed,
    "extra": played_on,
    "buoy": touched,
}


def swims(act: Act) -> Iterator[Moment]:
    for start, end in pairwise(numbers(act.event, "route")):
        yield from turns(act, act.tub.board.ahead[start].index(end))
        yield from glides(act, act.tub.at(end))
    yield from turns(act, act.facing("facing"))


def glides(act: Act, end: Point) -> Iterator[Moment]:
    for point in stage.points_between(act.pose.at, end, A_STEP):
        yield act.posed(at=point)


def turns(act: Act, facing: int) -> Iterator[Moment]:
    """The short way round."""
    start = act.pose.facing
    turn = (facing - start + 3) % 6 - 3
    if turn:
        for step in range(1, A_TURN + 1):
            yield act.posed(facing=(start + turn * step / A_TURN) % 6, crash=None)


def bumps(act: Act) -> Iterator[Moment]:
    """Against what is ahead and back again."""
    x, y = act.pose.at
    dx, dy = act.tub.toward(act.facing("heading"))
    for share in (0.2, 0.3, 0.15, 0):
        yield act.posed(at=(x + dx * share, y + dy * share), crash=(x + dx * 0.5, y + dy * 0.5))
    yield act.posed(at=(x, y), crash=None)


def meets_dog(act: Act) -> Iterator[Moment]:
    """R46: no bonk; the dog sends it away, which comes next."""
    x, y = act.pose.at
    dx, dy = act.tub.toward(act.facing("heading"))
    for share in (0.2, 0.35):
        yield act.posed(at=(x + dx * share, y + dy * share))


def jumps(act: Act) -> Iterator[Moment]:
    """Into the water here, out of it there; the first time, only out of it."""
    end, pose = act.space("at"), act.poses.get(act.mover)
    if pose and pose.at == end:
        return
    if pose:
        yield from shrinks(act)
    for step in range(1, A_JUMP + 1):
        yield Moment(act.mover, Pose(end, pose.facing if pose else 0, step / A_JUMP))


def shrinks(act: Act) -> Iterator[Moment]:
    for step in range(1, A_JUMP):
        yield act.posed(size=1 - step / A_JUMP, crash=None)


def faces(act: Act) -> Iterator[Moment]:
    return turns(act, act.facing("facing"))


def goes_home(act: Act) -> Iterator[Moment]:
    """Round and round, down the drain."""
    for step in range(1, 9):
        yield act.posed(facing=(act.pose.facing + 1) % 6, size=1 - step / 9)
    yield Moment(act.mover, None)


def swaps(act: Act) -> Iterator[Moment]:
    ducky, dog = act.pose, act.poses[THE_DOG]
    yield from shrinks(act)
    yield Moment(act.mover, Pose(act.space("at"), dog.facing))
    yield Moment(THE_DOG, Pose(act.space("dog"), ducky.facing))


def leaves(act: Act) -> Iterator[Moment]:
    yield from shrinks(act)
    yield Moment(act.mover, None)


ACTS: Mapping[str, Callable[[Act], Iterator[Moment]]] = {
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
