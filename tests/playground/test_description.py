"""Our traffic really is checked against Discord's own description."""

import os

import pytest

from playground import Exchange, Playground, Somebody
from playground.world import Channel
from tests.support.playground import description
from tests.support.playground.bots import Witness, logged_in

pytestmark = pytest.mark.processes  # git is asked where this repository came from


@pytest.fixture(autouse=True)
def described() -> None:
    if description.find() is None:
        if "CI" in os.environ:
            pytest.fail("Discord's openapi.json is missing: set DISCORD_OPENAPI to its path", pytrace=False)
        pytest.skip("Discord's openapi.json is missing, so no traffic is checked against it")


async def test_every_request_answer_and_event_is_checked(playground: Playground, ada: Somebody, games: Channel) -> None:
    witness = Witness()
    witness.watch(playground)
    async with logged_in(playground, shard_count=1):
        await ada.use(games, "board show")
    assert witness.exchanges >= 4
    assert witness.events >= 3
    assert witness.faults == []


def test_a_wrong_body_is_noticed() -> None:
    body = {"content": "x", "components": [{"type": 2, "style": 1, "custom_id": "x" * 101, "label": "y"}]}
    exchange = Exchange("POST", "/channels/{channel_id}/messages", body, 200, {"id": "1"})
    faults = list(description.in_exchange(exchange))
    assert any("request" in fault for fault in faults)
    assert any("answer" in fault for fault in faults)


def test_a_wrong_event_is_noticed() -> None:
    assert list(description.in_event("MESSAGE_CREATE", {"id": "1"}))


def test_a_misspelt_field_is_noticed() -> None:
    exchange = Exchange("GET", "/gateway", None, 200, {"url": "ws://127.0.0.1/", "uri": "ws://127.0.0.1/"})
    assert list(description.in_exchange(exchange))


@pytest.mark.parametrize("name", [*description.DIFFERENCES, *description.UNDESCRIBED_FIELDS])
def test_the_known_differences_still_exist(name: str) -> None:
    assert name in description.document()["components"]["schemas"]
