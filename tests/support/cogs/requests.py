"""How many requests the bot makes."""

from playground import Exchange, Playground
from playground.rest import CALLBACK, WEBHOOK


class Requests:
    """What Discord's rate limits count: everything but answers to interactions."""

    def __init__(self, playground: Playground) -> None:
        self.counted = 0
        playground.watchers.append(self._watch)

    def _watch(self, exchange: Exchange) -> None:
        self.counted += exchange.path != CALLBACK and not exchange.path.startswith(WEBHOOK)
