"""What processes are asked to draw in tests: they find it here by its name."""

import os
import time
from pathlib import Path

from render import Picture
from render.studio import Job


def picture(number: int) -> Picture:
    return Picture(f"{number}.png", b"a picture" * (number + 1), f"picture {number}")


def fine(number: int) -> Job:
    return Job(picture, (number,))


def slow(seconds: float, number: int = 0) -> Picture:
    time.sleep(seconds)
    return picture(number)


def linger(mark: str) -> Picture:
    """Leave a mark that it has begun, and draw until somebody leaves another one that it's over."""
    Path(mark).touch()
    while not Path(mark).with_suffix(".over").exists():
        time.sleep(0.01)
    return picture(0)


def by_whom() -> Picture:
    print("this must not be taken for an answer")
    return Picture("pid.png", str(os.getpid()).encode(), "")


def fail() -> Picture:
    raise OSError("the brush is broken")


def leave() -> Picture:
    raise SystemExit(3)


def die() -> Picture:
    os._exit(9)


def die_once(mark: str) -> Picture:
    """The first who tries dies, the second draws."""
    if not Path(mark).exists():
        Path(mark).touch()
        die()
    return picture(7)


def secrets() -> Picture:
    return Picture("x.png", repr({*os.environ} & {"DISCORD_TOKEN", "DATABASE_URL"}).encode(), "")
