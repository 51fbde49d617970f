"""Start the playground on its own: `uv run python -m playground [PORT]`."""

import asyncio
import logging
import sys
from contextlib import suppress

from . import Playground, example_world


async def serve(port: int) -> None:
    async with Playground(example_world(), port=port):
        await asyncio.Event().wait()


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO)
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(int(sys.argv[1]) if len(sys.argv) > 1 else 8787))
