"""A wire to a PostgreSQL that can be cut at a certain moment, or swallow everything without a word."""

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

SOCKET = ".s.PGSQL.5432"
QUERY, READY = b"Q", b"Z"
COMMIT = b"COMMIT"
BEFORE, AFTER, LATE = "before", "after", "late"  # when a COMMIT's connection is cut; late: it's held


class Proxy:
    """Listens on this machine, at a port of its own, and passes on what it gets to a server's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.is_silent = self.is_shut = False
        self.connections = 0
        self.cuts: list[str] = []  # how the next COMMITs go wrong
        self.late: list[Callable[[], None]] = []  # sends a COMMIT that was held
        self._writers = set[StreamWriter]()

    def cut_all(self) -> None:
        for writer in [*self._writers]:
            writer.transport.abort()

    async def take(self, client: StreamReader, back: StreamWriter) -> None:
        self.connections += 1
        if self.is_shut:
            back.transport.abort()
            return
        server, there = await asyncio.open_unix_connection(self.folder / SOCKET)
        mine = {back, there}
        self._writers |= mine
        line = Line(self, client, back, server, there)
        try:
            await asyncio.gather(line.talk(), line.listen())
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            back.transport.abort()
            if not line.is_late:
                self._writers -= mine
                there.transport.abort()


class Line:
    """One connection. Messages have a letter and a length, but for the first."""

    def __init__(
        self, proxy: Proxy, client: StreamReader, back: StreamWriter, server: StreamReader, there: StreamWriter
    ) -> None:
        self.proxy = proxy
        self.client, self.back, self.server, self.there = client, back, server, there
        self.is_late = self.is_swallowing = False

    async def talk(self) -> None:
        length = await self.client.readexactly(4)
        self.there.write(length + await self.client.readexactly(int.from_bytes(length) - 4))
        while True:
            message = await read(self.client)
            if self.proxy.is_silent or self.there.is_closing():
                continue
            if message.startswith(QUERY) and COMMIT in message and self.proxy.cuts:
                self._spoil(message, self.proxy.cuts.pop(0))
            else:
                self.there.write(message)

    def _spoil(self, message: bytes, cut: str) -> None:
        if cut == LATE:
            self.is_late = True
            self.proxy.late.append(lambda: self.there.write(message))
        if cut in (BEFORE, LATE):
            raise ConnectionAbortedError
        self.is_swallowing = True
        self.there.write(message)

    async def listen(self) -> None:
        while True:
            message = await read(self.server)
            if self.is_swallowing and message.startswith(READY):
                raise ConnectionAbortedError  # it's done, and nobody hears of it
            if not (self.is_swallowing or self.proxy.is_silent or self.back.is_closing()):
                self.back.write(message)


async def read(stream: StreamReader) -> bytes:
    head = await stream.readexactly(5)
    return head + await stream.readexactly(int.from_bytes(head[1:]) - 4)


@asynccontextmanager
async def proxy_to(folder: Path) -> AsyncIterator[Proxy]:
    proxy = Proxy(folder)
    server = await asyncio.start_server(proxy.take, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()
        proxy.cut_all()
