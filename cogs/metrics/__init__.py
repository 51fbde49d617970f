"""Watching the bot from outside: `/metrics` for Prometheus, and `/healthz`. Only imported if somebody asked for it.

`happenings` counts what happens, as the observer that the bot tells; `levels` reads how things stand when it's asked;
`health` looks at the gateway, the database and the oldest change that isn't shown yet. `server` is what's asked. No
label names a person, a server, a channel or a table, and there are only so many values of each.
"""

from .happenings import Happenings
from .server import MetricsServer

__all__ = ["Happenings", "MetricsServer"]
