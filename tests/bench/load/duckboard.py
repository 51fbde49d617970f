"""The real bot, run as `bot.py` runs it, beside a task that notes how late its event loop is.

A line on its standard input is answered with what was noted since the line before, as JSON. When nobody is there to
ask any more, it ends.
"""

import asyncio
import json
import os
import signal
import sys
from functools import partial

from bot import event_loop, run
from cogs import bot
from data.logs import set_up_logging
from data.settings import Settings
from tests.bench.load.fast import FastClock
from tests.bench.load.lag import Lag


async def main(
    token: str, api: str, gateway: str, database: str, shard: str = "0", shards: str = "1", *fast: str
) -> None:
    if fast:
        bot.Clock = partial(FastClock, *map(float, fast))  # pyright: ignore[reportAttributeAccessIssue]
    lag = Lag()
    watching = asyncio.create_task(lag.watch())
    asyncio.get_running_loop().add_reader(sys.stdin, tell, lag)
    await run(
        Settings(
            discord_token=token,
            discord_api=api,
            discord_gateway=gateway,
            database_url=database,
            shard_count=int(shards),
            shard_ids=(int(shard),) if shards != "1" else (),
        )
    )
    watching.cancel()


def tell(lag: Lag) -> None:
    if sys.stdin.readline():
        print(json.dumps(lag.taken()), flush=True)
    else:
        asyncio.get_running_loop().remove_reader(sys.stdin)
        os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    set_up_logging("INFO")
    with asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(main(*sys.argv[1:]))
