"""What runs in a working process: it draws one picture after another, or thinks about one decision after another, as
they come through a pipe.

It ends when the pipe is closed, however the bot has ended. Ctrl+C in a terminal and the end of a service are the bot's
business: it may still need a last picture. While nobody wants anything, one that draws practises, so that the first
real pictures find everything that's drawn once and kept.
"""

import faulthandler
import gc
import logging
import os
import pickle
import select
import signal
from collections.abc import Iterator
from contextlib import suppress
from struct import Struct
from traceback import format_exc
from typing import BinaryIO, NamedTuple

from render import Picture

from .practice import practice

LENGTH = Struct(">I")  # comes before every message
READY = b"ready"
NOT_OURS = ("SIGINT", "SIGTERM", "SIGBREAK")  # signals that end the bot
POLITE = 10  # how far a process that thinks steps back behind the others
ALONE = 60.0  # seconds after which a process that hangs ends by itself: nobody else may be left to end it
log = logging.getLogger(__name__)


class Failure(NamedTuple):
    """Why it isn't done, in words: not every error can be sent to another process."""

    reason: str
    where: str


def draw_pictures() -> None:
    begin(practice())


def think() -> None:
    """Whoever draws comes first: nobody notices when a computer thinks a little longer."""
    if nice := getattr(os, "nice", None):  # not on Windows
        nice(POLITE)
    begin(iter(()))


def begin(practising: Iterator[Picture]) -> None:
    for each in NOT_OURS:
        if (number := getattr(signal, each, None)) is not None:
            signal.signal(number, signal.SIG_IGN)
    gc.freeze()  # what was imported stays
    with suppress(BrokenPipeError):  # nobody is left to hear an answer
        work(*own_pipes(), practising)


def work(orders: BinaryIO, answers: BinaryIO, practising: Iterator[Picture]) -> None:
    send(answers, READY)
    while True:
        if not is_ordered(orders) and has_practised(practising):
            continue
        if (order := receive(orders)) is None:
            return
        send(answers, pickle.dumps(carried_out(order)))


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Whatever else is printed goes where errors go: between the answers it would be taken for one."""
    orders, answers = os.dup(0), os.dup(1)
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    return open(orders, "rb", buffering=0), open(answers, "wb", buffering=0)


def is_ordered(orders: BinaryIO) -> bool:
    """Whether something has come, or the pipe is closed. On Windows only sockets can be asked, so there's no
    practising."""
    try:
        return bool(select.select([orders], [], [], 0)[0])
    except OSError:
        return True


def has_practised(practising: Iterator[Picture]) -> bool:
    """Whether there was one more picture to practise."""
    try:
        return next(practising, None) is not None
    except Exception:
        log.exception("practising has failed")  # whoever orders such a picture is told why
        return False


def carried_out(order: bytes) -> object:
    faulthandler.dump_traceback_later(ALONE, exit=True)
    try:
        return pickle.loads(order).done()
    except Exception as error:
        return Failure(str(error), format_exc())
    except BaseException as error:  # a compiled library may raise anything
        return Failure(repr(error), format_exc())
    finally:
        faulthandler.cancel_dump_traceback_later()


def send(pipe: BinaryIO, message: bytes) -> None:
    left = memoryview(LENGTH.pack(len(message)) + message)
    while left:
        left = left[pipe.write(left) :]


def receive(pipe: BinaryIO) -> bytes | None:
    """None if there's nothing more to come."""
    head = exactly(pipe, LENGTH.size)
    return head and exactly(pipe, LENGTH.unpack(head)[0])


def exactly(pipe: BinaryIO, size: int) -> bytes | None:
    data = b""
    while len(data) < size:
        more = pipe.read(size - len(data))
        if not more:
            return None
        data += more
    return data
