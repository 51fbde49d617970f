"""The program as people start it."""

import asyncio
import os
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from data.settings import FOLDER
from tests.support.paths import ROOT

OURS = ("DISCORD_TOKEN", "DISCORD_API", "DISCORD_GATEWAY", "DATABASE_URL", "PLAYGROUND", "PLAYGROUND_PORT")


class Ended(NamedTuple):
    code: int | None
    said: str


@asynccontextmanager
async def started(folder: Path, *program: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """`python bot.py` in its own process, or another program. Its files are in this folder."""
    clean = {name: value for name, value in os.environ.items() if name not in OURS}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *(program or [str(ROOT / "bot.py")]),
        cwd=folder,
        env=clean | {"PLAYGROUND_PORT": "0", FOLDER: str(folder)} | settings,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
        transport: Any = vars(process)["_transport"]
        transport.close()  # which it is already if somebody has read to the end


async def ended(process: asyncio.subprocess.Process) -> Ended:
    out, _ = await asyncio.wait_for(process.communicate(), 30)
    return Ended(process.returncode, out.decode())


async def heard(process: asyncio.subprocess.Process, words: str) -> str:
    """Wait until the program writes a line with these words, and return it."""
    assert process.stdout is not None
    async with asyncio.timeout(30):
        async for line in process.stdout:
            if re.search(words, line.decode()):
                return line.decode()
    raise AssertionError(f"it never said {words}")
