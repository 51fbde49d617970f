"""How things stand at this moment: queues, workers, tables, shards."""

from collections.abc import Iterable, Mapping
from math import isfinite
from typing import TYPE_CHECKING

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from engine import GAMES
from render.studio import STUDIO, THOUGHTS, Priority

from .health import Health

if TYPE_CHECKING:
    from ..bot import Duckboard

Values = Mapping[tuple[str, ...], float]  # by their labels
PICTURES = ("drawn", "failed", "dropped", "shared", "from_cache")


class Levels(Collector):
    """Asked in the bot's event loop, after `health` has looked at the database."""

    def __init__(self, bot: "Duckboard", health: Health) -> None:
        self._bot, self._health = bot, health

    def collect(self) -> Iterable[Metric]:
        yield from self._gateway()
        yield from self._workers()
        if hasattr(self._bot, "timekeeper"):  # everything has been set up
            yield from self._tables()
            yield from self._database()

    def _gateway(self) -> Iterable[Metric]:
        shards = {(str(number),): shard for number, shard in self._bot.shards.items()}
        connected = {number: float(not shard.is_closed()) for number, shard in shards.items()}
        latency = {number: shard.latency for number, shard in shards.items() if isfinite(shard.latency)}
        yield gauge("shard_connected", "1 if this shard has a gateway.", connected, "shard")
        yield gauge("shard_latency_seconds", "Between a heartbeat and Discord's answer.", latency, "shard")

    def _workers(self) -> Iterable[Metric]:
        workers = {"drawing": STUDIO.workers, "thinking": THOUGHTS.workers}
        alive = {(work, "alive"): float(each.alive) for work, each in workers.items()}
        busy = {(work, "busy"): float(each.busy) for work, each in workers.items()}
        deaths = {(work,): float(each.deaths) for work, each in workers.items()}
        state = STUDIO.state
        waiting = {(each.name.lower(),): float(state.waiting[each]) for each in Priority}
        pictures = {(each,): float(getattr(state, each)) for each in PICTURES}
        yield gauge(
            "workers", "Processes that are alive; and how many work, threads too.", alive | busy, "work", "state"
        )
        yield counter("worker_deaths", "Processes that ended before they were told to.", deaths, "work")
        yield gauge("drawing_waiting", "Pictures that wait to be drawn.", waiting, "priority")
        yield gauge("drawing_oldest_seconds", "How long the first of them has waited.", {(): state.oldest})
        yield counter("pictures", "Pictures that were asked for, by what came of it.", pictures, "outcome")
        yield gauge("thinking_waiting", "Thoughts that wait to be thought.", {(): THOUGHTS.waiting})

    def _tables(self) -> Iterable[Metric]:
        presenter, to_do = self._bot.presenter, self._health.to_do
        tables = {labels: float(count) for labels, count in to_do.tables.items() if labels[0] in GAMES}
        yield gauge("games", "Open tables in the database, by game and status.", tables, "kind", "status")
        yield gauge("clicks_waiting", "Clicks that are being answered.", {(): self._bot.answering})
        yield gauge("tables_showing", "Tables that are being shown.", {(): presenter.busy_with})
        yield gauge("tables_resting", "Tables that Discord didn't take: they're tried again.", {(): presenter.resting})
        yield gauge("tables_unshown", "Tables that aren't fully shown.", {(): len(to_do.unshown)})
        yield gauge(
            "unshown_seconds", "How long the oldest change waits to be shown.", {(): self._health.oldest_unshown}
        )
        yield gauge("deadlines_overdue", "Deadlines whose time has come.", {(): to_do.overdue})

    def _database(self) -> Iterable[Metric]:
        database = self._bot.store.database
        yield gauge("database_up", "1 if the database answers in time.", {(): self._health.is_answered})
        yield gauge("database_waiting", "Transactions that wait for their turn.", {(): database.waiting})
        yield counter("database_retries", "Transactions done again: somebody was faster.", {(): database.retries})


def gauge(name: str, about: str, values: Values, *labels: str) -> Metric:
    return filled(GaugeMetricFamily(f"duckboard_{name}", about, labels=labels), values)


def counter(name: str, about: str, values: Values, *labels: str) -> Metric:
    return filled(CounterMetricFamily(f"duckboard_{name}", about, labels=labels), values)


def filled(family: GaugeMetricFamily | CounterMetricFamily, values: Values) -> Metric:
    for labels, value in values.items():
        family.add_metric(labels, value)
    return family
