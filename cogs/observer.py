"""Who is told what happens, as it happens. Usually nobody listens, and then it costs next to nothing; `metrics` does if
the program was asked to count."""

import aiohttp

from data.store import Observe

from . import Interaction

UNKNOWN = "unknown"  # the verb of a click that has none of ours
# What came of a click: the table has changed, something was shown, or one sentence said why not
DONE, SHOWN, REFUSED, UNREADABLE, FAILED = "done", "shown", "refused", "unreadable", "failed"


class Observer:
    """Listens to nothing. `http_trace` follows requests to Discord, `observe_database` is told of transactions."""

    http_trace: aiohttp.TraceConfig | None = None
    observe_database: Observe | None = None

    def received(self, interaction: Interaction) -> None:
        """Somebody has clicked, typed, or used a command."""

    def clicked(self, verb: str, outcome: str) -> None:
        """A click was taken, and this came of it."""

    def acted(self, what: str, late: float) -> None:
        """A deadline was acted on; that began so many seconds after its time."""


NOBODY = Observer()
