"""Fault injection: requests that fail, lag or lose their answer, and a gateway that drops its line."""

import re
from dataclasses import dataclass
from random import Random
from typing import Literal

from .gateway import Gateway
from .world import World

Mishap = Literal["fail", "limit", "slow", "lose"]


@dataclass
class Fault:
    """What happens to requests whose `METHOD /path/{template}` matches the pattern."""

    route: re.Pattern[str]
    mishap: Mishap
    status: int = 500
    seconds: float = 0.0
    times: int | None = 1  # how many are left; None is forever
    after: int = 0  # how many requests get through unharmed first
    chance: float = 1.0

    def check(self) -> None:
        """Refuse an impossible fault now, not when it strikes."""
        if self.status not in range(200, 600):
            raise ValueError(f"{self.status}: not an HTTP status")
        if min(self.seconds, self.after, self.chance) < 0 or self.chance > 1:
            raise ValueError(f"{self}: bad seconds, after or chance")
        if self.times is not None and self.times < 0:
            raise ValueError(f"{self.times}: say how often, or null for forever")


class Faults:
    """The same seed and the same requests give the same faults."""

    def __init__(self, world: World, gateway: Gateway, *, seed: int = 0) -> None:
        self._world, self._gateway = world, gateway
        self._random = Random(seed)
        self.pending: list[Fault] = []

    def fail(
        self, route: str, status: int = 500, *, times: int | None = 1, after: int = 0, chance: float = 1.0
    ) -> None:
        """Answer 500, 502 or the like, without doing anything."""
        self._add(Fault(re.compile(route), "fail", status, 0.0, times, after, chance))

    def limit(
        self, route: str, seconds: float = 0.1, *, times: int | None = 1, after: int = 0, chance: float = 1.0
    ) -> None:
        """Answer 429."""
        self._add(Fault(re.compile(route), "limit", 429, seconds, times, after, chance))

    def slow(self, route: str, seconds: float, *, times: int | None = 1, after: int = 0, chance: float = 1.0) -> None:
        """Answer correctly, but late."""
        self._add(Fault(re.compile(route), "slow", 200, seconds, times, after, chance))

    def lose(self, route: str, *, times: int | None = 1, after: int = 0, chance: float = 1.0) -> None:
        """Do what was asked, but hang up instead of answering."""
        self._add(Fault(re.compile(route), "lose", 200, 0.0, times, after, chance))

    def lose_behind(
        self, route: str, status: int = 502, *, times: int | None = 1, after: int = 0, chance: float = 1.0
    ) -> None:
        """Do what was asked, but answer 502, which makes clients ask again."""
        self._add(Fault(re.compile(route), "lose", status, 0.0, times, after, chance))

    def clear(self) -> None:
        self.pending.clear()

    def drop_gateway(self, shard: int | None = None) -> int:
        """Cut the lines; the sessions can be resumed. Returns how many there were."""
        return self._gateway.drop(shard)

    def reconnect(self, shard: int | None = None) -> int:
        """Ask the clients to come back on a new line."""
        return self._gateway.ask_to_reconnect(shard)

    def invalidate(self, shard: int | None = None) -> int:
        """End the sessions; the clients have to identify again."""
        return self._gateway.invalidate(shard)

    def delete_message(self, message_id: int) -> bool:
        for channel in self._world.channels.values():
            if message_id in channel.messages:
                self._world.delete_message(channel.messages[message_id])
                return True
        return False

    def delete_channel(self, channel_id: int) -> bool:
        channel = self._world.channels.get(channel_id)
        if channel:
            self._world.delete_channel(channel)
        return channel is not None

    def strikes(self, route: str) -> Fault | None:
        """What happens to this request."""
        for fault in self.pending:
            if fault.times == 0 or not fault.route.search(route):
                continue
            if fault.after:
                fault.after -= 1
                continue
            if fault.chance < 1.0 and self._random.random() >= fault.chance:
                continue
            if fault.times is not None:
                fault.times -= 1
            return fault
        return None

    def _add(self, fault: Fault) -> None:
        fault.check()
        self.pending = [one for one in self.pending if one.times != 0]
        self.pending.append(fault)
