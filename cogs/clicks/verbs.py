"""What can be done with a click, by the verb in its custom id: each asks the store, and gives what comes of it."""

from collections.abc import Awaitable, Callable, Mapping

from data.store import Store

from .context import Asked, Outcome
from .lobby import LOBBY_VERBS
from .play import PLAY_VERBS
from .private import COMMAND_VERBS

__all__ = ["VERBS"]

VERBS: Mapping[str, Callable[[Store, Asked], Awaitable[Outcome]]] = {
    **LOBBY_VERBS,
    **PLAY_VERBS,
    **COMMAND_VERBS,
}
