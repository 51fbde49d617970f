"""Every limit: what just fits is accepted, and one more gets Discord's code and the path of the offending field."""

from collections.abc import Callable, Iterator
from io import BytesIO
from typing import Any, NamedTuple

import aiohttp
import discord.http
import pytest
from discord import ui

from playground import Playground, Somebody
from playground.world import Channel
from tests.support.playground.bots import Begun
from tests.support.playground.quackbot import QuackBot

JSON = dict[str, Any]
Send = Callable[..., Any]
V2 = 1 << 15


def button(number: int = 0, **more: Any) -> JSON:
    return {"type": 2, "style": 1, "label": "press", "custom_id": f"b{number}"} | more


def row(*components: JSON) -> JSON:
    return {"type": 1, "components": list(components)}


def text(content: str = "text") -> JSON:
    return {"type": 10, "content": content}


def select(options: int = 1, **more: Any) -> JSON:
    offered = [{"label": f"o{number}", "value": f"o{number}"} for number in range(options)]
    return {"type": 3, "custom_id": "select", "options": offered} | more


def option(**more: Any) -> JSON:
    return select() | {"options": [{"label": "o", "value": "o"} | more]}


def legacy(*rows: JSON) -> JSON:
    return {"content": "text", "components": list(rows)}


def layout(*components: JSON) -> JSON:
    return {"flags": V2, "components": list(components)}


def section(texts: int, **more: Any) -> JSON:
    return {"type": 9, "components": [text()] * texts, "accessory": button()} | more


def gallery(pictures: int, description: str = "a duck") -> JSON:
    item = {"media": {"url": "https://example.org/duck.png"}, "description": description}
    return {"type": 12, "items": [item] * pictures}


def thumbnail(description: str) -> JSON:
    return {"type": 11, "media": {"url": "https://example.org/duck.png"}, "description": description}


def embed(**parts: Any) -> JSON:
    return {"embeds": [parts]}


class Limit(NamedTuple):
    what: str
    most: int
    message: Callable[[int], JSON]
    where: str  # the path in the error body


LONG = {"description": "x" * 3000}
FIRST = "components.0.components.0"
LIMITS = [
    Limit("content", 2000, lambda n: {"content": "x" * n}, "content"),
    Limit("nonce", 25, lambda n: {"content": "x", "nonce": "n" * n}, "nonce"),
    Limit("embeds", 10, lambda n: {"embeds": [{"title": "x"}] * n}, "embeds"),
    Limit("embed title", 256, lambda n: embed(title="x" * n), "embeds.0.title"),
    Limit("embed description", 4096, lambda n: embed(description="x" * n), "embeds.0.description"),
    Limit("embed fields", 25, lambda n: embed(fields=[{"name": "x", "value": "x"}] * n), "embeds.0.fields"),
    Limit("field name", 256, lambda n: embed(fields=[{"name": "x" * n, "value": "x"}]), "embeds.0.fields.0.name"),
    Limit("field value", 1024, lambda n: embed(fields=[{"name": "x", "value": "x" * n}]), "embeds.0.fields.0.value"),
    Limit("embed footer", 2048, lambda n: embed(footer={"text": "x" * n}), "embeds.0.footer.text"),
    Limit("embed author", 256, lambda n: embed(author={"name": "x" * n}), "embeds.0.author.name"),
    Limit("text of all embeds", 6000, lambda n: {"embeds": [{"description": "x" * (n - 3000)}, LONG]}, "embeds"),
    Limit("rows", 5, lambda n: legacy(*(row(button(i)) for i in range(n))), "components"),
    Limit("buttons in a row", 5, lambda n: legacy(row(*(button(i) for i in range(n)))), "components.0.components"),
    Limit(
        "selects in a row",
        1,
        lambda n: legacy(row(*(select(custom_id=f"s{i}") for i in range(n)))),
        "components.0.components",
    ),
    Limit("custom id", 100, lambda n: legacy(row(button(custom_id="x" * n))), f"{FIRST}.custom_id"),
    Limit("button label", 80, lambda n: legacy(row(button(label="x" * n))), f"{FIRST}.label"),
    Limit("options", 25, lambda n: legacy(row(select(n))), f"{FIRST}.options"),
    Limit("option label", 100, lambda n: legacy(row(option(label="x" * n))), f"{FIRST}.options.0.label"),
    Limit("option value", 100, lambda n: legacy(row(option(value="x" * n))), f"{FIRST}.options.0.value"),
    Limit(
        "option description", 100, lambda n: legacy(row(option(description="x" * n))), f"{FIRST}.options.0.description"
    ),
    Limit("placeholder", 150, lambda n: legacy(row(select(placeholder="x" * n))), f"{FIRST}.placeholder"),
    Limit("max values", 3, lambda n: legacy(row(select(3, max_values=n))), f"{FIRST}.max_values"),
    Limit(
        "max values of all",
        25,
        lambda n: legacy(row({"type": 5, "custom_id": "u", "max_values": n})),
        f"{FIRST}.max_values",
    ),
    Limit("component id", 2**31 - 1, lambda n: legacy(row(button(id=n))), f"{FIRST}.id"),
    Limit("components in all", 40, lambda n: layout(*[text("x")] * n), "components"),
    Limit("components in all, nested", 40, lambda n: layout(*nested(n)), "components"),
    Limit("text in all", 4000, lambda n: layout(text("x" * 2000), text("x" * (n - 2000))), "components"),
    Limit("text", 4000, lambda n: layout(text("x" * n)), "components.0.content"),
    Limit("texts in a section", 3, lambda n: layout(section(n)), "components.0.components"),
    Limit("pictures", 10, lambda n: layout(gallery(n)), "components.0.items"),
    Limit("alt text", 1024, lambda n: layout(gallery(1, "x" * n)), "components.0.items.0.description"),
    Limit(
        "alt text of a thumbnail",
        1024,
        lambda n: layout(section(1, accessory=thumbnail("x" * n))),
        "components.0.accessory.description",
    ),
    Limit(
        "accent colour",
        0xFFFFFF,
        lambda n: layout({"type": 17, "accent_color": n, "components": [text()]}),
        "components.0.accent_color",
    ),
]


def nested(count: int) -> Iterator[JSON]:
    """This many components, most of them inside others: seven in a container with a row of five buttons."""
    for container in range(count // 7):
        yield {"type": 17, "components": [row(*(button(10 * container + number) for number in range(5)))]}
    yield from [text("x")] * (count % 7)


def told(errors: JSON, where: str) -> list[JSON]:
    for step in where.split("."):
        errors = errors[step]
    return errors["_errors"]


@pytest.fixture
def send(playground: Playground, http: aiohttp.ClientSession, games: Channel) -> Send:
    async def sending(body: JSON, path: str = "", method: str = "POST") -> tuple[int, JSON]:
        url = f"{playground.api}{path or f'/channels/{games.id}/messages'}"
        async with http.request(method, url, json=body) as response:
            return response.status, await response.json()

    return sending


@pytest.mark.parametrize("limit", LIMITS, ids=lambda limit: limit.what)
async def test_one_over_a_limit_is_refused(send: Send, limit: Limit) -> None:
    status, taken = await send(limit.message(limit.most))
    assert status == 200, taken
    status, refused = await send(limit.message(limit.most + 1))
    assert (status, refused["code"], refused["message"]) == (400, 50035, "Invalid Form Body")
    assert told(refused["errors"], limit.where)


MISTAKES = {
    "nothing": ({}, 50006),
    "components and nothing else": ({"components": [row(button())]}, 50006),
    "a layout of nothing": (layout(), 50006),
    "the same custom id twice": (legacy(row(button(), button())), 50035),
    "the same custom id far apart": (layout(section(1), row(button())), 50035),
    "the same id twice": (legacy(row(button(1, id=7), button(2, id=7))), 50035),
    "the same option twice": (legacy(row(select() | {"options": [{"label": "a", "value": "a"}] * 2})), 50035),
    "an empty custom id": (legacy(row(button(custom_id=""))), 50035),
    "a button without custom id": (legacy(row({"type": 2, "style": 1, "label": "x"})), 50035),
    "a button with nothing on it": (legacy(row({"type": 2, "style": 1, "custom_id": "x"})), 50035),
    "a link without address": (legacy(row({"type": 2, "style": 5, "label": "x"})), 50035),
    "a link that runs a script": (legacy(row({"type": 2, "style": 5, "label": "x", "url": "javascript:x()"})), 50035),
    "a link with custom id": (legacy(row(button(style=5, url="https://example.org"))), 50035),
    "no options": (legacy(row(select(0))), 50035),
    "a minimum above the maximum": (legacy(row(select(3, min_values=2))), 50035),
    "an empty row": (legacy(row()), 50035),
    "a button outside a row": (legacy(button()), 50035),
    "a text without the flag": (legacy(text()), 50035),
    "content in a layout": (layout(text()) | {"content": "x"}, 50035),
    "embeds in a layout": (layout(text()) | {"embeds": [{"title": "x"}]}, 50035),
    "a container in a container": (layout({"type": 17, "components": [{"type": 17, "components": [text()]}]}), 50035),
    "a section without accessory": (layout({"type": 9, "components": [text()]}), 50035),
    "a section of buttons": (layout(section(1) | {"components": [button(1)]}), 50035),
    "an empty text": (layout(text("")), 50035),
    "an empty gallery": (layout(gallery(0)), 50035),
    "a picture that was not sent": (layout({"type": 12, "items": [{"media": {"url": "attachment://x.png"}}]}), 50035),
    "an address with a wrong scheme": (layout({"type": 12, "items": [{"media": {"url": "ftp://x"}}]}), 50035),
    "a form's field in a message": (legacy(row({"type": 4, "style": 1, "custom_id": "x"})), 50035),
    "a reply to nothing": ({"content": "x", "message_reference": {"message_id": "12"}}, 50035),
    "a word for a number": (legacy(row(button(style="blue"))), 50035),
    "a number for a word": ({"content": 7}, 50035),
    "too many people to ping": ({"content": "x", "allowed_mentions": {"users": ["7"] * 101}}, 50035),
    "people to ping that aren't a list": ({"content": "x", "allowed_mentions": {"parse": 7}}, 50035),
}


@pytest.mark.parametrize(("body", "code"), MISTAKES.values(), ids=MISTAKES)
async def test_what_discord_does_not_accept_is_refused(send: Send, body: JSON, code: int) -> None:
    status, refused = await send(body)
    assert (status, refused["code"]) == (400, code)


async def test_too_many_bytes_of_text_break_discord_itself(send: Send) -> None:
    fits, breaks = (10_170 - 12) // 3, (10_170 - 12) // 3 + 1
    assert (await send(layout(text("鴨" * fits))))[0] == 200
    assert (await send(layout(text("鴨" * breaks))))[0] == 500


async def test_invalid_json_is_refused(playground: Playground, http: aiohttp.ClientSession, games: Channel) -> None:
    url = f"{playground.api}/channels/{games.id}/messages"
    async with http.post(url, data=b"{", headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    async with http.post(url, json=["x"]) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50035)


@pytest.mark.parametrize("nested", [b"[" * 100_000, b'{"components":[' * 3000 + b"]}" * 3000])
async def test_json_that_is_nested_too_deeply_is_refused(
    playground: Playground, http: aiohttp.ClientSession, games: Channel, nested: bytes
) -> None:
    url = f"{playground.api}/channels/{games.id}/messages"
    async with http.post(url, data=nested, headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)


PART = b'--x\r\nContent-Disposition: form-data; name="files[%s]"\r\n\r\nduck\r\n--x--\r\n'


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("multipart/form-data", b"duck"),
        ("multipart/form-data; boundary=x", b"duck"),
        ("multipart/form-data; boundary=x", b"--x\r\nduck\r\n\r\nduck"),
        ("multipart/form-data; boundary=x", PART % (b"9" * 5000)),
    ],
)
async def test_broken_parts_are_refused(
    playground: Playground, http: aiohttp.ClientSession, games: Channel, kind: str, body: bytes
) -> None:
    url = f"{playground.api}/channels/{games.id}/messages"
    async with http.post(url, data=body, headers={"Content-Type": kind}) as response:
        assert response.status == 400


async def test_half_a_character_is_a_character(send: Send) -> None:
    assert (await send(layout(text("\ud83e"))))[0] == 200


# Layouts stay layouts


async def test_a_layout_can_never_get_content_again(send: Send, games: Channel) -> None:
    _, sent = await send(layout(text()))
    path = f"/channels/{games.id}/messages/{sent['id']}"
    assert (await send({"content": "x"}, path, "PATCH"))[1]["code"] == 50035
    status, edited = await send({"components": [text("other")], "flags": 0}, path, "PATCH")
    assert (status, edited["flags"]) == (200, V2)
    assert (await send({"components": []}, path, "PATCH"))[1]["code"] == 50006


async def test_a_message_becomes_a_layout_only_without_its_content(send: Send, games: Channel) -> None:
    _, sent = await send({"content": "x"})
    path = f"/channels/{games.id}/messages/{sent['id']}"
    assert (await send(layout(text()), path, "PATCH"))[1]["code"] == 50035
    assert (await send(layout(text()) | {"content": None}, path, "PATCH"))[1]["flags"] == V2


# Files


def files(count: int, size: int = 1) -> list[discord.File]:
    return [discord.File(BytesIO(b"x" * size), f"{number}.txt") for number in range(count)]


async def test_ten_files_are_accepted_and_eleven_refused(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    assert len((await channel.send(files=files(10))).attachments) == 10
    await refused_with(50035, bot.http.send_message(games.id, params=eleven()))


def eleven() -> Any:
    return discord.http.handle_message_parameters(files=files(11))


async def test_a_file_of_ten_mebibytes_is_accepted_and_a_byte_more_refused(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    await channel.send(file=files(1, 10 * 2**20)[0])
    await refused_with(40005, channel.send(file=files(1, 10 * 2**20 + 1)[0]))


async def test_a_request_of_more_than_25_mebibytes_is_refused(bot: QuackBot, games: Channel) -> None:
    await refused_with(40005, bot.get_partial_messageable(games.id).send(files=files(3, 9 * 2**20)))


async def test_a_files_alt_text_has_a_limit(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    await channel.send(file=discord.File(BytesIO(b"x"), "x.txt", description="x" * 1024))
    await refused_with(50035, channel.send(file=discord.File(BytesIO(b"x"), "x.txt", description="x" * 1025)))


async def refused_with(code: int, request: Any) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await request
    assert refused.value.code == code


# What discord.py lets through


async def test_discord_py_does_not_check_but_we_do(bot: QuackBot, games: Channel) -> None:
    channel = bot.get_partial_messageable(games.id)
    long = ui.View(timeout=None)
    long.add_item(ui.Button(label="x", custom_id="x" * 101))
    await refused_with(50035, channel.send("x", view=long))
    many = ui.View(timeout=None)
    many.add_item(ui.Select(custom_id="s", options=[discord.SelectOption(label=str(n)) for n in range(26)]))
    await refused_with(50035, channel.send("x", view=many))


# Commands


def command(**more: Any) -> JSON:
    return {"name": "duck", "description": "ducks"} | more


def with_option(**more: Any) -> list[JSON]:
    return [command(options=[{"type": 3, "name": "o", "description": "x"} | more])]


def choices(count: int) -> list[JSON]:
    return [{"name": f"c{number}", "value": f"c{number}"} for number in range(count)]


def named_options(count: int, **more: Any) -> list[JSON]:
    return [named_option(f"o{number}", **more) for number in range(count)]


def named_option(name: str, **more: Any) -> JSON:
    return {"type": 3, "name": name, "description": "x"} | more


COMMAND_LIMITS: list[tuple[str, int, Callable[[int], list[JSON]], int]] = [
    ("commands", 100, lambda n: [command(name=f"duck{number}") for number in range(n)], 30032),
    ("name", 32, lambda n: [command(name="d" * n)], 50035),
    ("description", 100, lambda n: [command(description="d" * n)], 50035),
    ("options", 25, lambda n: [command(options=named_options(n))], 50035),
    ("option name", 32, lambda n: with_option(name="o" * n), 50035),
    ("option description", 100, lambda n: with_option(description="x" * n), 50035),
    ("choices", 25, lambda n: with_option(choices=choices(n)), 50035),
    ("choice name", 100, lambda n: with_option(choices=[{"name": "x" * n, "value": "x"}]), 50035),
    ("all text", 8000, lambda n: [command(options=big_options(n - len("duckducks")))], 50035),
]


def big_options(count: int) -> list[JSON]:
    """Options whose names, descriptions and values add up to this many characters."""
    full = {"type": 3, "description": "x", "choices": [{"name": "x" * 100, "value": "y" * 900}]}
    options = [{**full, "name": f"o{number}"} for number in range(count // 1003)]
    rest = count - 1003 * len(options)
    return [
        *options,
        {"type": 3, "name": "p", "description": "x", "choices": [{"name": "z", "value": "y" * (rest - 3)}]},
    ]


@pytest.mark.parametrize(
    ("most", "make", "code"), [line[1:] for line in COMMAND_LIMITS], ids=[line[0] for line in COMMAND_LIMITS]
)
async def test_one_over_a_command_limit_is_refused(
    send: Send, playground: Playground, most: int, make: Callable[[int], list[JSON]], code: int
) -> None:
    path = f"/applications/{playground.world.application_id}/commands"
    status, taken = await send(make(most), path, "PUT")
    assert status == 200, taken
    status, refused = await send(make(most + 1), path, "PUT")
    assert (status, refused["code"]) == (400, code)


WRONG_COMMANDS = {
    "capitals": [command(name="Duck")],
    "a space": [command(name="duck race")],
    "no description": [{"name": "duck"}],
    "the same name twice": [command(), command()],
    "the same option twice": [command(options=named_options(1) * 2)],
    "an optional one before a required one": [command(options=[*named_options(1), named_option("z", required=True)])],
    "choices and autocomplete": with_option(choices=choices(1), autocomplete=True),
    "a group in a group": [command(options=[named_option("g", type=2, options=[named_option("h", type=2)])])],
}


@pytest.mark.parametrize("forms", WRONG_COMMANDS.values(), ids=WRONG_COMMANDS)
async def test_commands_that_discord_does_not_accept(send: Send, playground: Playground, forms: list[JSON]) -> None:
    status, refused = await send(forms, f"/applications/{playground.world.application_id}/commands", "PUT")
    assert (status, refused["code"]) == (400, 50035)


# Forms, choices and threads, which are answers


def form(lines: int = 1, **more: Any) -> JSON:
    return {"title": "t", "custom_id": "form", "components": [label(number) for number in range(lines)]} | more


def label(number: int = 0, control: JSON | None = None, **more: Any) -> JSON:
    field = {"custom_id": f"f{number}"} | (control or {})
    text_input = {"type": 4, "style": 1}
    return {"type": 18, "label": "l", "component": field if "type" in field else text_input | field} | more


def radio(count: int) -> JSON:
    offered = [{"label": f"o{number}", "value": f"o{number}"} for number in range(count)]
    return label(control={"type": 21, "options": offered})


FORM_LIMITS: list[tuple[str, int, Callable[[int], JSON]]] = [
    ("lines", 5, form),
    ("title", 45, lambda n: form(title="x" * n)),
    ("custom id", 100, lambda n: form(custom_id="x" * n)),
    ("label", 45, lambda n: form(components=[label(label="x" * n)])),
    ("description", 100, lambda n: form(components=[label(description="x" * n)])),
    ("placeholder", 100, lambda n: form(components=[label(control={"placeholder": "x" * n})])),
    ("value", 4000, lambda n: form(components=[label(control={"value": "x" * n})])),
    ("max length", 4000, lambda n: form(components=[label(control={"max_length": n})])),
    ("radio buttons", 10, lambda n: form(components=[radio(n)])),
    ("files", 10, lambda n: form(components=[label(control={"type": 19, "max_values": n})])),
]
WRONG_FORMS = {
    "no lines": form(0),
    "one radio button": form(components=[radio(1)]),
    "the same field twice": form(components=[label(), label()]),
    "something disabled": form(components=[label(control=select(1, disabled=True))]),
    "a button": form(components=[row(button())]),
    "an empty label": form(components=[{"type": 18, "label": "l"}]),
}


@pytest.fixture
def answer(playground: Playground, send: Send, begun: Begun, ada: Somebody, games: Channel) -> Callable[..., Any]:
    """Give the first answer to a new command from Ada."""

    async def answering(kind: int, data: JSON) -> tuple[int, JSON]:
        await send([command()], f"/applications/{playground.world.application_id}/commands", "PUT")
        asked = await begun(ada.use(games, "duck"))
        return await send(
            {"type": kind, "data": data}, f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
        )

    return answering


@pytest.mark.parametrize(("most", "make"), [line[1:] for line in FORM_LIMITS], ids=[line[0] for line in FORM_LIMITS])
async def test_one_over_a_form_limit_is_refused(
    answer: Callable[..., Any], most: int, make: Callable[[int], JSON]
) -> None:
    status, taken = await answer(9, make(most))
    assert status == 200, taken
    status, refused = await answer(9, make(most + 1))
    assert (status, refused["code"], *refused["errors"]) == (400, 50035, "data")


@pytest.mark.parametrize("wrong", WRONG_FORMS.values(), ids=WRONG_FORMS)
async def test_forms_that_discord_does_not_accept(answer: Callable[..., Any], wrong: JSON) -> None:
    status, refused = await answer(9, wrong)
    assert (status, refused["code"]) == (400, 50035)


async def test_more_than_25_suggestions_are_refused(
    playground: Playground, send: Send, begun: Begun, ada: Somebody, games: Channel
) -> None:
    forms = with_option(autocomplete=True)
    await send(forms, f"/applications/{playground.world.application_id}/commands", "PUT")
    for count, status in ((26, 400), (25, 200)):
        asked = await begun(ada.complete(games, "duck", "o"))
        path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
        assert (await send({"type": 8, "data": {"choices": choices(count)}}, path))[0] == status


async def test_a_threads_name_has_at_most_100_characters(send: Send, games: Channel) -> None:
    path = f"/channels/{games.id}/threads"
    assert (await send({"name": "x" * 100, "type": 11}, path))[0] == 201
    assert (await send({"name": "x" * 101, "type": 11}, path))[1]["code"] == 50035
    assert (await send({"name": "x", "type": 7}, path))[1]["code"] == 50035
    assert (await send({"name": "x", "auto_archive_duration": 61}, path))[1]["code"] == 50035


async def test_a_refused_answer_can_be_given_again(
    playground: Playground, send: Send, begun: Begun, ada: Somebody, games: Channel
) -> None:
    await send([command()], f"/applications/{playground.world.application_id}/commands", "PUT")
    asked = await begun(ada.use(games, "duck"))
    path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=1"
    assert (await send({"type": 4, "data": {"content": "x" * 2001}}, path))[0] == 400
    assert (await send({"type": 4, "data": {"content": "x" * 2000}}, path))[0] == 200
