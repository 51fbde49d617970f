"""The bare thing the playground is compared with: a server that answers, and a page that shows what it's sent."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

HOST = "127.0.0.1"
PAGE = """<!doctype html><meta charset="utf-8"><style>
body { margin: 0; height: 100vh; display: flex }
.scroller { flex: 1; overflow-y: scroll; display: flex; flex-direction: column-reverse }
</style><div class="scroller"><div class="messages">%s</div></div><script>
const line = new WebSocket(`ws://${location.host}/line`);
line.onmessage = (event) => {
  const message = document.createElement("p");
  message.className = "message";
  message.id = `message-${event.data}`;
  message.textContent = `message ${event.data}, and some words`;
  document.querySelector(".messages").append(message);
};
</script>"""
MESSAGE = '<p class="message">message {}, and some words<br>a line<br>another one</p>'


class Bare:
    """Passes every post on to every page, and answers with its number."""

    def __init__(self, messages: int = 0) -> None:
        self._page = PAGE % "".join(MESSAGE.format(number) for number in range(messages))
        self._lines = set[web.WebSocketResponse]()
        self._count = 0

    def app(self) -> web.Application:
        app = web.Application()
        app.router.add_post("/", self._post)
        app.router.add_get("/", self._index)
        app.router.add_get("/line", self._listen)
        return app

    async def _post(self, request: web.Request) -> web.Response:
        await request.read()
        self._count += 1
        for line in self._lines:
            await line.send_str(str(self._count))
        return web.json_response({"id": str(self._count)})

    async def _index(self, request: web.Request) -> web.Response:
        return web.Response(text=self._page, content_type="text/html")

    async def _listen(self, request: web.Request) -> web.WebSocketResponse:
        line = web.WebSocketResponse()
        await line.prepare(request)
        self._lines.add(line)
        async for _ in line:
            pass
        self._lines.discard(line)
        return line


@asynccontextmanager
async def served(bare: Bare) -> AsyncIterator[str]:
    """Its address, in this process."""
    runner = web.AppRunner(bare.app(), access_log=None, shutdown_timeout=0.2)
    await runner.setup()
    await web.TCPSite(runner, HOST, 0).start()
    try:
        yield f"http://{HOST}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


@asynccontextmanager
async def served_apart() -> AsyncIterator[str]:
    """Its address, in its own process."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.bench.bare", stdout=pipe)
    assert process.stdout
    try:
        yield (await process.stdout.readline()).decode().strip()
    finally:
        process.terminate()
        await process.wait()


async def main() -> None:
    async with served(Bare()) as address:
        print(address, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main())
