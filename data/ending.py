"""How the program is told to end: by a signal, or by the end of its input."""

import asyncio
import os
import signal
import sys
from contextlib import suppress
from threading import Thread

ENDINGS = ("SIGINT", "SIGTERM", "SIGBREAK")  # the last is Windows' own: Ctrl+Break, or a window that's closed


def end_by_signal(ended: asyncio.Event) -> None:
    """Set `ended` on Ctrl+C, and when a service is stopped. Where the event loop takes no signals (on Windows), Python
    does."""
    loop = asyncio.get_running_loop()

    def end(*_: object) -> None:
        set_from_outside(ended, loop)

    for name in ENDINGS:
        if (number := getattr(signal, name, None)) is None:
            continue
        try:
            loop.add_signal_handler(number, ended.set)
        except NotImplementedError:
            signal.signal(number, end)


def end_with_input(ended: asyncio.Event) -> None:
    """Set `ended` when standard input is over. A thread waits for that, since an event loop can't on Windows."""
    loop = asyncio.get_running_loop()

    def wait() -> None:
        with suppress(OSError):
            while os.read(sys.stdin.fileno(), 1):
                pass
        set_from_outside(ended, loop)

    Thread(target=wait, name="input", daemon=True).start()


def set_from_outside(event: asyncio.Event, loop: asyncio.AbstractEventLoop) -> None:
    """Set it from a thread or a signal handler. If the loop is closed, nobody waits for it any more."""
    with suppress(RuntimeError):
        loop.call_soon_threadsafe(event.set)
