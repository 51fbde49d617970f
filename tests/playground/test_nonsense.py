"""Whatever is sent, the playground accepts it or refuses it as Discord would; it never breaks."""

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from playground import example_world, wire
from playground.commands import register
from playground.components import check_modal
from playground.messages import Post, edit, post
from playground.refusals import Refused

JSON = dict[str, Any]

NAMES = [
    *("type", "id", "custom_id", "style", "label", "components", "component", "accessory", "items", "media", "url"),
    *("content", "embeds", "fields", "footer", "text", "name", "value", "description", "options", "min_values"),
    *("max_values", "flags", "attachments", "file", "emoji", "title", "choices", "required", "nonce", "placeholder"),
    *("name_localizations", "min_length", "accent_color", "spacing", "disabled"),
    *("allowed_mentions", "parse", "users"),
]
KINDS = st.sampled_from([1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 17, 18, 19, 21, 22, 23])
SIMPLE = (
    st.none()
    | st.booleans()
    | st.integers(-2, 30)
    | st.sampled_from([1 << 15, "attachment://x.png", "https://example.org/x.png", "x", "y", ""])
    | st.text(max_size=5)
)


def things(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    objects = st.dictionaries(st.sampled_from(NAMES), inner, max_size=6)
    typed = st.builds(lambda kind, rest: rest | {"type": kind}, KINDS, objects)
    return st.lists(inner, max_size=3) | objects | typed | st.lists(typed, max_size=3)


BODIES = st.dictionaries(st.sampled_from(NAMES), st.recursive(SIMPLE, things, max_leaves=25), max_size=6)


@given(body=BODIES, change=BODIES, layout=st.booleans())
def test_any_message_is_accepted_or_refused(body: JSON, change: JSON, layout: bool) -> None:  # noqa: FBT001
    world = example_world()
    channel = next(iter(world.channels.values()))
    if layout:
        body |= {"flags": 1 << 15}
    try:
        message = post(world, Post(channel, world.bot), body)
        json.dumps(wire.message(world, message))
        edit(world, message, change)
        json.dumps(wire.message(world, message))
    except Refused as refused:
        json.dumps(refused.body())


@given(form=BODIES)
def test_any_form_is_accepted_or_refused(form: JSON) -> None:
    try:
        check_modal({"title": "t", "custom_id": "c"} | form)
    except Refused as refused:
        json.dumps(refused.body())


@given(forms=st.lists(BODIES, max_size=3))
def test_any_commands_are_accepted_or_refused(forms: list[JSON]) -> None:
    world = example_world()
    try:
        for command in register(world, None, [{"name": "duck", "description": "ducks"} | form for form in forms]):
            json.dumps(wire.command(world, command))
    except Refused as refused:
        json.dumps(refused.body())
