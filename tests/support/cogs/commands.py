"""Using commands, and reading what is said in private."""

from copy import deepcopy
from dataclasses import replace

from cogs.pages.model import MOST_TEXT
from playground import Answer, Somebody, messages
from playground.messages import Post
from playground.world import Channel
from tests.support.cogs.driver import JSON, Player, items_of
from tests.support.patience import until

EPHEMERAL, LOADING = 1 << 6, 1 << 7


def said(answer: Answer | JSON | None) -> str:
    """Everything written in an answer."""
    message = answer.message if isinstance(answer, Answer) else answer
    assert message is not None
    written = [message["content"], *[item.get("content", "") for item in items_of(message["components"])]]
    return "\n".join([text for text in written if text])


def private(answer: Answer) -> str:
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL
    assert 0 < len(said(answer)) <= MOST_TEXT
    return said(answer)


def control(answer: Answer, verb: str) -> JSON:
    assert answer.message is not None
    return next(
        item for item in items_of(answer.message["components"]) if item.get("custom_id", "").split(":")[1:2] == [verb]
    )


async def use(who: Somebody, channel: Channel, words: str, options: JSON | None = None) -> Answer:
    """A command's answer, even if it was deferred, as happens on a busy machine."""
    answer = await who.use(channel, words, options)
    asked = answer.message
    if asked is None:
        return answer

    def finished() -> JSON | None:
        (message,) = [each for each in who.sees(channel) if each["id"] == asked["id"]]
        return None if message["flags"] & LOADING else message

    return replace(answer, message=await until(finished)) if asked["flags"] & LOADING else answer


async def press(who: Somebody, answer: Answer, verb: str) -> Answer:
    assert answer.message is not None
    return await who.press(answer.message, control(answer, verb)["custom_id"])


async def choose(who: Somebody, answer: Answer, verb: str, value: str) -> Answer:
    assert answer.message is not None
    return await who.select(answer.message, control(answer, verb)["custom_id"], value)


async def forged(who: Somebody, answer: Answer, custom_id: str, *values: str) -> Answer:
    """A click on a forged message: its first control says something else."""
    assert answer.message is not None
    channel = who.world.channels[int(answer.message["channel_id"])]
    message = channel.messages[int(answer.message["id"])]
    message.components = deepcopy(message.components)
    item = next(item for item in items_of(message.components) if "custom_id" in item)
    item["custom_id"] = custom_id
    if not values:
        return await who.press(answer.message, custom_id)
    item["options"] = [{"label": value, "value": value} for value in values]
    return await who.select(answer.message, custom_id, *values)


async def press_added(who: Player, message: JSON, custom_id: str) -> JSON:
    """Press a button that the bot hasn't put on this message yet, and return the private page that comes of it."""
    click = {"type": 2, "id": 99, "style": 2, "label": "x", "custom_id": custom_id}
    real = who.playground.world.channels[int(message["channel_id"])].messages[int(message["id"])]
    real.components = [*real.components, {"type": 1, "id": 98, "components": [click]}]
    answer = await who.person.press(message, custom_id)
    assert answer.message is not None
    return answer.message


async def press_made_up(who: Player, custom_id: str) -> Answer:
    """Press a button on a message that someone else made up."""
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id}
    body: JSON = {"components": [{"type": 1, "components": [button]}], "flags": 1 << 15}
    world = who.playground.world
    return await who.person.press(messages.post(world, Post(who.channel, world.bot), body).id, custom_id)
