"""Discord's own description of its API, and whether our traffic agrees with it."""

import json
import os
import subprocess
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema_rs

from playground import Exchange
from tests.support.paths import ROOT

FILE = Path("shared", "discord", "openapi.json")
JSON = dict[str, Any]
OPEN = frozenset({"Error"})  # other schemas build on it

# Where the description is known to differ from what Discord does, and how we read it.
DIFFERENCES = {
    "SnowflakeType": "in requests ids may be numbers: discord.py sends them for attachments, replies and DMs",
    "ErrorDetails": "codes of single errors are words, and the errors of a list are by index; any object will do",
}
# Fields that go over the wire but aren't in the description, by schema. Any other unknown field is a typo.
UNDESCRIBED_FIELDS = {
    "MessageEditRequestPartial": {"tts": "discord.py sends it with every message"},
    "IncomingWebhookUpdateRequestPartial": {"tts": "the same"},
    "IncomingWebhookUpdateForInteractionCallbackRequestPartial": {"tts": "the same"},
    "ApplicationCommandUpdateRequest": {"nsfw": "documented, and discord.py sends it"},
    "RichEmbed": {"flags": "discord.py sends it, and Discord ignores it"},
}
# Bodies that the description doesn't cover, and why.
UNDESCRIBED_EVENTS = {
    "RESUMED": "it is empty",
    "MESSAGE_DELETE": "ids only; the file describes no events",
    "GUILD_DELETE": "ids only",
    "GUILD_MEMBER_REMOVE": "a guild's id and a user",
    "THREAD_DELETE": "ids only",
}


@cache
def find() -> Path | None:
    """Where DISCORD_OPENAPI says, or in `shared` next to this repository or above it, or next to its origin."""
    named = os.environ.get("DISCORD_OPENAPI")
    places = [Path(named)] if named else [*[folder / FILE for folder in ROOT.parents], *_beside_origin()]
    return next((place for place in places if place.exists()), None)


def _beside_origin() -> list[Path]:
    ask = ["git", "-C", str(ROOT), "config", "--get", "remote.origin.url"]
    try:
        origin = subprocess.run(ask, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return []
    return [Path(origin.removeprefix("file://")).parent / FILE] if origin else []


@cache
def document() -> JSON:
    place = find()
    assert place, "Discord's description was not found: set DISCORD_OPENAPI to the path of its openapi.json"
    return json.loads(place.read_text(encoding="utf-8"))


@cache
def schemas_of_answers() -> JSON:
    schemas: JSON = deepcopy(document()["components"]["schemas"])
    for name, schema in schemas.items():
        known = schema.get("properties")
        if known and name not in OPEN:
            schema["properties"] = known | {field: {} for field in UNDESCRIBED_FIELDS.get(name, {})}
            schema["additionalProperties"] = False
    return schemas | {"ErrorDetails": {"type": "object"}}


@cache
def schemas_of_requests() -> JSON:
    schemas = schemas_of_answers()
    either = {"anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]}
    return schemas | {"SnowflakeType": either}


@cache
def schemas_of_events() -> JSON:
    """Events carry more fields than answers do, so unknown fields are allowed here."""
    return document()["components"]["schemas"]


Schemas = Callable[[], JSON]


VALIDATORS: dict[tuple[int, Schemas], jsonschema_rs.Draft202012Validator] = {}


def validator(schema: JSON, schemas: Schemas) -> jsonschema_rs.Draft202012Validator:
    """Made once for each part of the document: as that is kept, so is the part's identity."""
    key = id(schema), schemas
    if key not in VALIDATORS:
        VALIDATORS[key] = jsonschema_rs.Draft202012Validator(schema | {"components": {"schemas": schemas()}})
    return VALIDATORS[key]


def faults(schema: JSON, body: Any, schemas: Schemas) -> list[str]:
    checked = validator(schema, schemas)
    if checked.is_valid(body):
        return []
    found = checked.iter_errors(body)
    return [f"{'/'.join(map(str, error.instance_path))}: {error.message[:300]}" for error in found]


@cache
def ref(name: str) -> JSON:
    return {"$ref": f"#/components/schemas/{name}"}


def in_exchange(exchange: Exchange) -> Iterator[str]:
    """What isn't as described in a request or its answer. A refused request doesn't have to be right."""
    what = f"{exchange.method} {exchange.path} {exchange.status}"
    operation = document()["paths"][exchange.path][exchange.method.lower()]
    if exchange.status < 300 and exchange.body is not None:
        content = operation["requestBody"]["content"]
        schema = content.get("application/json") or content["multipart/form-data"]
        yield from (f"{what} request {fault}" for fault in faults(schema["schema"], exchange.body, schemas_of_requests))
    answer = _answer_schema(operation, exchange.status)
    if answer is None:
        if exchange.answer is not None:
            yield f"{what} answer: nothing is described"
        return
    yield from (f"{what} answer {fault}" for fault in faults(answer, exchange.answer, schemas_of_answers))


def _answer_schema(operation: JSON, status: int) -> JSON | None:
    if status == 429:
        return ref("RatelimitedResponse")
    if status >= 400:
        return ref("ErrorResponse")
    content = operation["responses"][str(status)].get("content")
    return content["application/json"]["schema"] if content else None


def in_event(event: str, data: JSON) -> Iterator[str]:
    """The file doesn't describe the gateway, but it does describe everything that events are made of."""
    if event not in UNDESCRIBED_EVENTS:
        for schema, part in _parts(event, data):
            yield from (f"{event} {schema} {fault}" for fault in faults(ref(schema), part, schemas_of_events))


def _parts(event: str, data: JSON) -> Iterator[tuple[str, Any]]:
    if event.startswith("MESSAGE_"):
        yield "MessageResponse", data
    elif event.startswith("CHANNEL_"):
        yield ("GuildChannelResponse" if "guild_id" in data else "PrivateChannelResponse"), data
    elif event.startswith("THREAD_"):
        yield "ThreadResponse", data
    elif event == "GUILD_MEMBER_ADD":
        yield "GuildMemberResponse", data
    elif event == "READY":
        yield "UserPIIResponse", data["user"]
    elif event == "GUILD_CREATE":
        yield "GuildWithCountsResponse", data
        yield from (("GuildChannelResponse", channel) for channel in data["channels"])
        yield from (("ThreadResponse", thread) for thread in data["threads"])
        yield from (("GuildMemberResponse", member) for member in data["members"])
    elif event == "INTERACTION_CREATE":
        yield from _parts_of_interaction(data)
    else:
        raise AssertionError(f"{event}: say how it's checked, or why not")


def _parts_of_interaction(data: JSON) -> Iterator[tuple[str, Any]]:
    yield "InteractionResponse", {"id": data["id"], "type": data["type"], "channel_id": data["channel_id"]}
    if "member" in data:
        yield "GuildMemberResponse", data["member"]
        yield ("ThreadResponse" if "thread_metadata" in data["channel"] else "GuildChannelResponse"), data["channel"]
    else:
        yield "UserResponse", data["user"]
        yield "PrivateChannelResponse", data["channel"]
    if "message" in data:
        yield "MessageResponse", data["message"]
    yield from (("UserResponse", user) for user in (data["data"].get("resolved") or {}).get("users", {}).values())
