"""The stage of an animation: actors take one pose after the other, and in the end it is the still picture.

A game says what its poses and its scenery are, and how they look. The stage knows which of many moments are shown, and
for how long.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from PIL import Image

from ..draw.canvas import Point

ANIMATED = 720  # pixels wide
FRAME, BLINK = 80, 20  # milliseconds: a pose, and a change of the scenery
SHORTEST = 2000  # milliseconds of a whole animation
EPISODE, REPLAY = 56, 140  # frames at most

P = TypeVar("P")  # a pose: where and how an actor is seen
S = TypeVar("S")  # the scenery: whatever the ground is drawn from

Animation = tuple[Iterator[Image.Image], list[int]]  # frames, and for how many milliseconds each is seen


class Moment(NamedTuple, Generic[P, S]):
    """One actor takes a new pose, or leaves if there is none; or the scenery changes. All others stay as they are."""

    actor: int
    pose: P | None
    scenery: S | None = None


@dataclass(frozen=True)
class Stage(Generic[P, S]):
    """How a game's animation begins, how it looks, and the still picture that it ends as."""

    scenery: S
    poses: Mapping[int, P]
    ground: Callable[[S], Image.Image]
    seen: Callable[[Image.Image, Mapping[int, P]], Image.Image]  # a ground with everybody on it
    ending: Callable[[], Image.Image]


def animation(
    stage: Stage[P, S], moments: Sequence[Moment[P, S]], most: int = EPISODE, frame: int = FRAME
) -> Animation:
    """Of no more moments than that, each seen for so many milliseconds."""
    kept = [*seen_apart(thinned(moments, most))]
    seen_for = [frame, *[frame if moment.scenery is None else BLINK for moment in kept]]
    return frames(stage, kept), [*seen_for, max(SHORTEST - sum(seen_for), 10 * FRAME)]


def seen_apart(moments: Sequence[Moment[P, S]]) -> Iterator[Moment[P, S]]:
    """Of several changes of the scenery in a row, the last one; of those before the end, none."""
    for moment, following in pairwise([*moments, None]):
        assert moment is not None
        if moment.scenery is None or (following is not None and following.scenery is None):
            yield moment


def frames(stage: Stage[P, S], moments: Iterable[Moment[P, S]]) -> Iterator[Image.Image]:
    """The scenery changes in a frame of its own: a change in two corners at once would be as heavy as all of it."""
    ground, poses = stage.ground(stage.scenery), dict(stage.poses)
    yield stage.seen(ground, poses)
    for moment in moments:
        if moment.scenery is None:
            place(poses, moment)
        else:
            ground = stage.ground(moment.scenery)
        yield stage.seen(ground, poses)
    yield stage.ending()


def place(poses: dict[int, P], moment: Moment[P, S]) -> None:
    if moment.pose is not None:
        poses[moment.actor] = moment.pose
    elif moment.scenery is None:
        poses.pop(moment.actor, None)


def thinned(moments: Sequence[Moment[P, S]], most: int) -> list[Moment[P, S]]:
    """At most so many poses, evenly spread, everybody's last among them; and every change of the scenery."""
    acted = [place for place, moment in enumerate(moments) if moment.scenery is None]
    if len(acted) <= most:
        return list(moments)
    last = {moments[place].actor: place for place in acted}
    step = len(acted) / (most - len(last))
    kept = {*[acted[int(number * step)] for number in range(most - len(last))], *last.values()}
    return [moment for place, moment in enumerate(moments) if place in kept or moment.scenery is not None]


def points_between(start: Point, end: Point, steps: int) -> Iterator[Point]:
    """So many equal steps, the last of them at the end."""
    (ax, ay), (bx, by) = start, end
    for step in range(1, steps + 1):
        share = step / steps
        yield ax + (bx - ax) * share, ay + (by - ay) * share
