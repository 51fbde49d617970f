"""Where Chromium is, and how it's started."""

import shutil
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.support.browser.window import Window
from tests.support.patience import LONGEST

Sit = Callable[..., Awaitable[Window]]
SWITCHES = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def address_of(written: Path) -> str:
    """Chromium writes down which port it took."""
    until = time.monotonic() + LONGEST
    while not (written.exists() and len(lines := written.read_text().splitlines()) > 1):
        assert time.monotonic() < until, "Chromium didn't start"
        time.sleep(0.02)
    return f"http://127.0.0.1:{lines[0]}"
