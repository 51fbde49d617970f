"""How a test waits for something that happens by itself."""

import asyncio
from collections.abc import Callable
from typing import Any

LONGEST = 30.0  # seconds: what hasn't happened by then never will, however busy the machine is


async def until(true: Callable[[], Any], seconds: float = LONGEST) -> None:
    """Wait for something to happen by itself."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.002)
