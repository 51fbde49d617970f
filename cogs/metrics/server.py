"""What can be asked over HTTP, in the bot's own event loop."""

from typing import TYPE_CHECKING

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, PlatformCollector, ProcessCollector, generate_latest

from .happenings import Happenings
from .health import Health
from .levels import Levels

if TYPE_CHECKING:
    from ..bot import Duckboard


class MetricsServer:
    """From `start` to `close`. With port 0 it finds one itself."""

    def __init__(self, bot: "Duckboard", happenings: Happenings, host: str, port: int) -> None:
        self._health = Health(bot)
        self._registry = happenings.registry
        self._registry.register(Levels(bot, self._health))
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        self._host, self._port = host, port
        app = web.Application()
        app.router.add_get("/metrics", self._metrics)
        app.router.add_get("/healthz", self._healthz)
        self._runner = web.AppRunner(app, access_log=None)

    async def start(self) -> None:
        """Raises `OSError` if it can't listen there."""
        await self._runner.setup()
        await web.TCPSite(self._runner, self._host, self._port).start()

    @property
    def port(self) -> int:
        return self._runner.addresses[0][1]

    async def close(self) -> None:
        await self._runner.cleanup()
        await self._health.close()

    async def _metrics(self, _: web.Request) -> web.Response:
        await self._health.look()
        return web.Response(body=generate_latest(self._registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _healthz(self, _: web.Request) -> web.Response:
        is_well, said = await self._health.report()
        return web.json_response(said, status=200 if is_well else 503)
