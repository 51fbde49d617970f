"""What the people who manage a server have set for the tables there."""

from collections.abc import Collection
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from data.store import Store

from .clocks import CLOCKS, LIVE

MOST_CHANNELS, MOST_TABLES = 25, 100


class Server(BaseModel):
    """`channels`: where tables may be opened; everywhere if there are none. `tables`: how many may be open at once;
    0 is any number. `votes`: whether more than half of those who play may stop their game."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    channels: Annotated[tuple[int, ...], Field(max_length=MOST_CHANNELS)] = ()
    thread: bool = False
    clock: str = LIVE
    tables: Annotated[int, Field(ge=0, le=MOST_TABLES)] = 0
    votes: bool = True

    def with_channel(self, channel: int) -> "Server":
        """One more, or one less if it is there already."""
        others = tuple([each for each in self.channels if each != channel])
        return self.model_copy(update={"channels": others if channel in self.channels else (*others, channel)})

    def without_lost(self, known: Collection[int]) -> "Server":
        """Nobody can name a channel any more that was deleted. Where none is known, Discord has not told them yet."""
        kept = tuple([each for each in self.channels if each in known])
        return self.model_copy(update={"channels": kept}) if known else self


USUAL = Server()


async def server_of(store: Store, guild: int | None) -> Server:
    saved = await store.setting(key_of(guild)) if guild is not None else None
    try:
        server = Server.model_validate_json(saved) if saved else USUAL
    except ValidationError:  # of another version of us
        return USUAL
    return server if server.clock in CLOCKS else server.model_copy(update={"clock": LIVE})


async def set_server(store: Store, guild: int, server: Server) -> None:
    await store.put_setting(key_of(guild), server.model_dump_json())


def key_of(guild: int) -> str:
    return f"server {guild}"
