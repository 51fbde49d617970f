"""Shards log in one after the other: Discord lets one in every five seconds, or a few at once if the bot is big.
Several processes don't know of each other, so whose turn it is stands in the database."""

from data.store import Store, Unavailable

PAUSE = 5.0  # seconds between two logins
SHORT = 0.02


async def turn_to_identify(store: Store, application_id: int | None, shard: int, at_once: int) -> None:
    """Returns when this shard may log in. Of so many shards in a row, all may `at_once`. If nobody can say whose turn
    it is, it may after a while: Discord turns away whoever comes too early, and they try again."""
    try:
        await _take_turn(store, f"identify {application_id} {shard % at_once}")
    except Unavailable:
        await store.clock.sleep(PAUSE)


async def _take_turn(store: Store, key: str) -> None:
    while True:
        known, now = await store.setting(key), store.clock.now.timestamp()
        wait = float(known or now) - now
        if not 0 < wait <= PAUSE and await store.swap_setting(key, known, str(now + PAUSE)):
            return
        await store.clock.sleep(max(wait, SHORT))
