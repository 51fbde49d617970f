"""What has happened since the start: clicks, answers, requests to Discord, deadlines, transactions."""

from itertools import dropwhile
from time import monotonic
from types import SimpleNamespace
from typing import NamedTuple

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics
from yarl import URL

from .. import Interaction
from ..observer import Observer

ANSWERS = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 5.0)  # seconds; after three it's too late
REQUESTS = (0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1.0, 2.0, 5.0, 10.0)
LATE = (0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0, 600.0)
TRANSACTIONS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

# Parts of an address that may be told. All others are ids and tokens
HOUSES = ("applications", "channels", "gateway", "guilds", "interactions", "oauth2", "users", "webhooks")
SAID = frozenset((*HOUSES, "@me", "@original", "bot", "callback", "commands", "messages", "threads"))
HIDDEN = "{}"
ELSEWHERE = "elsewhere"
LONGEST_ROUTE = 6  # parts
NO_ANSWER = "none"  # instead of a status
SCOPES = ("user", "shared", "global")  # whose limit a 429 is about
MOST_OPEN = 5000  # interactions that may wait for an answer; of the others nobody knows how long they took


class Received(NamedTuple):
    at: float
    kind: str


class Happenings(Observer):
    def __init__(self) -> None:
        disable_created_metrics()
        self.registry = CollectorRegistry()
        self._received: dict[int, Received] = {}  # by interaction, the oldest first
        self.http_trace = self._trace()
        self.observe_database = self._transacted
        self._count_people()
        self._count_discord()
        self._count_ourselves()

    # What is counted

    def _count_people(self) -> None:
        self._clicks = self._counter("clicks", "Clicks and forms, by what came of them.", "verb", "outcome")
        self._answers = self._histogram(
            "answer_seconds", "From receiving an interaction to the end of its first answer.", ANSWERS, "kind"
        )
        self._arrivals = self._histogram(
            "arrival_seconds", "From Discord's time of an interaction to receiving it.", ANSWERS
        )

    def _count_discord(self) -> None:
        self._requests = self._counter("discord_requests", "Requests to Discord, each try.", "route", "status")
        self._request_times = self._histogram(
            "discord_request_seconds", "Until Discord begins to answer.", REQUESTS, "route"
        )
        self._limited = self._counter("discord_rate_limited", "Requests that got a 429.", "route", "scope")

    def _count_ourselves(self) -> None:
        self._late = self._histogram(
            "deadline_late_seconds", "How late deadlines are acted on, by what they're for.", LATE, "what"
        )
        self._transactions = self._histogram(
            "database_seconds", "Transactions, with the wait for their turn.", TRANSACTIONS, "what"
        )
        self._errors = self._counter("database_errors", "Transactions that failed.", "what")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(f"duckboard_{name}", about, labels, registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"duckboard_{name}", about, labels, buckets=buckets, registry=self.registry)

    # What we're told

    def received(self, interaction: Interaction) -> None:
        self._arrivals.observe(max(0.0, (discord.utils.utcnow() - interaction.created_at).total_seconds()))
        self._received[interaction.id] = Received(monotonic(), interaction.type.name)
        if len(self._received) > MOST_OPEN:
            del self._received[next(iter(self._received))]

    def clicked(self, verb: str, outcome: str) -> None:
        self._clicks.labels(verb, outcome).inc()

    def acted(self, what: str, late: float) -> None:
        self._late.labels(what).observe(max(0.0, late))

    def _transacted(self, what: str, seconds: float, is_well: bool) -> None:  # noqa: FBT001
        self._transactions.labels(what).observe(seconds)
        if not is_well:
            self._errors.labels(what).inc()

    # Requests to Discord

    def _trace(self) -> aiohttp.TraceConfig:
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begins)
        trace.on_request_end.append(self._is_answered)
        trace.on_request_exception.append(self._is_lost)
        return trace

    async def _begins(self, _: object, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams) -> None:
        context.began = monotonic()

    async def _is_answered(self, _: object, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams) -> None:
        response, route = request.response, route_of(request.method, request.url)
        self._requests.labels(route, response.status).inc()
        self._request_times.labels(route).observe(monotonic() - context.began)
        if response.status == 429:
            scope = response.headers.get("X-RateLimit-Scope", "")
            self._limited.labels(route, scope if scope in SCOPES else ELSEWHERE).inc()
        if response.ok and (received := self._received.pop(answered_by(request.url), None)):
            self._answers.labels(received.kind).observe(monotonic() - received.at)

    async def _is_lost(self, _: object, __: object, request: aiohttp.TraceRequestExceptionParams) -> None:
        self._requests.labels(route_of(request.method, request.url), NO_ANSWER).inc()


def route_of(method: str, url: URL) -> str:
    """Such as `PATCH /channels/{}/messages/{}`."""
    if url.scheme in ("ws", "wss"):
        return f"{method} /gateway/"
    parts = [part if part in SAID else HIDDEN for part in parts_of(url)[:LONGEST_ROUTE]]
    return f"{method} /{'/'.join(parts)}" if parts else ELSEWHERE


def answered_by(url: URL) -> int:
    """The interaction that a request is the first answer to; 0 for any other request."""
    match parts_of(url):
        case ["interactions", number, _, "callback"] if number.isdecimal():
            return int(number)
        case _:
            return 0


def parts_of(url: URL) -> list[str]:
    """From the first that we know: before it comes the version of the API."""
    return [*dropwhile(lambda part: part not in HOUSES, url.raw_path.strip("/").split("/"))]
