"""The people's side over HTTP, and that only this machine gets in."""

import asyncio
import math
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import aiohttp
import pytest
from aiohttp import web

from playground import Impossible, Playground, Somebody, World, example_world
from playground.forms import filled_in
from playground.people_api import PeopleApi
from playground.world import Channel
from tests.support.paths import ROOT
from tests.support.patience import until
from tests.support.playground.bots import Begun
from tests.support.playground.quackbot import QuackBot

JSON = dict[str, Any]
Ask = Callable[..., Any]


@pytest.fixture
def ask(playground: Playground) -> Ask:
    """A request from the page: returns the answer, or the status if it isn't 200."""

    async def asking(method: str, path: str, body: Any = None) -> Any:
        url = f"{playground.world.base}/playground{path}"
        async with aiohttp.ClientSession() as http, http.request(method, url, json=body) as response:
            return await response.json() if response.status == 200 else response.status

    return asking


async def test_everybody_is_listed(ask: Ask) -> None:
    assert [person["name"] for person in await ask("GET", "/people")] == ["Ada", "Ben", "Cleo", "Dan"]


async def test_a_person_sees_their_places(ask: Ask) -> None:
    ada = await ask("GET", "/people/Ada")
    assert [guild["name"] for guild in ada["guilds"]] == ["The Pond"]
    assert [channel["name"] for channel in ada["channels"]] == ["general", "games", "more-games"]


async def test_somebody_new_comes_and_goes(ask: Ask, games: Channel) -> None:
    assert games.guild
    eve = await ask("POST", "/people", {"name": "Eve", "locale": "de"})
    assert (eve["locale"], len((await ask("GET", "/people/Eve"))["channels"])) == ("de", 3)
    await ask("DELETE", f"/people/Eve/guilds/{games.guild.id}")
    assert (await ask("GET", "/people/Eve"))["channels"] == []
    assert await ask("GET", f"/people/Eve/channels/{games.id}") == 400
    await ask("PUT", f"/people/Eve/guilds/{games.guild.id}")
    assert len((await ask("GET", "/people/Eve"))["channels"]) == 3


async def test_people_who_left_see_nothing_there_even_if_it_is_theirs(ada: Somebody, games: Channel) -> None:
    assert games.guild
    assert games.guild.owner_id == ada.id
    ada.leave(games.guild)
    assert (ada.guilds(), ada.channels()) == ([], [])


@pytest.mark.usefixtures("bot")
async def test_a_form_cannot_be_sent_to_a_place_its_person_left(ben: Somebody, games: Channel, world: World) -> None:
    assert games.guild
    board = await ben.use(games, "board show")
    assert board.message
    form = await ben.press(board.message, "do:form")
    ben.leave(games.guild)
    before = len(world.interactions)
    with pytest.raises(Impossible, match="no such channel"):
        await ben.submit(form, {"name": "Ben", "colour": ["red"]})
    assert len(world.interactions) == before


@pytest.mark.usefixtures("bot")
async def test_a_command_takes_a_file(ask: Ask, playground: Playground, games: Channel, ben: Somebody) -> None:
    url = f"{playground.world.base}/playground/people/Ada/files?filename=egg.txt"
    headers = {"Content-Type": "application/octet-stream"}
    async with aiohttp.ClientSession() as http, http.post(url, data=b"quack!", headers=headers) as response:
        file = (await response.json())["id"]
    use = f"/people/Ada/channels/{games.id}/use"
    answer = await ask("POST", use, {"command": "board weigh", "options": {"file": file}})
    assert answer["message"]["content"] == "egg.txt has 6 of 6 bytes"
    for wrong in ("12", "egg.txt", 12, None):
        assert await ask("POST", use, {"command": "board weigh", "options": {"file": wrong}}) == 400
    with pytest.raises(Impossible, match="there is no such file"):
        await ben.use(games, "board weigh", {"file": "12"})


@pytest.mark.usefixtures("bot")
async def test_when_the_bot_leaves_its_commands_are_gone(ada: Somebody, games: Channel, world: World) -> None:
    assert games.guild
    world.leave(world.bot, games.guild)
    assert ada.commands(games) == []


async def test_people_who_leave_are_told_so(playground: Playground, ben: Somebody, games: Channel) -> None:
    assert games.guild
    url = f"{playground.world.base}/playground/people/Ben/events"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as window:
        ben.leave(games.guild)
        told = await window.receive_json(timeout=2)
    assert (told["kind"], told["person"]) == ("member left", str(ben.id))


@pytest.mark.usefixtures("bot")
async def test_a_person_writes_to_the_bot_first(ask: Ask) -> None:
    private = await ask("PUT", "/people/Ada/dm")
    assert private == await ask("PUT", "/people/Ada/dm")
    assert private["id"] in [channel["id"] for channel in (await ask("GET", "/people/Ada"))["channels"]]
    answer = await ask("POST", f"/people/Ada/channels/{private['id']}/use", {"command": "board hello"})
    assert answer["message"]["content"] == "hello Ada"


async def test_a_person_closes_their_direct_messages(ask: Ask, ada: Somebody) -> None:
    assert (await ask("PATCH", "/people/Ada", {"dms_open": False, "locale": "fr"}))["dms_open"] is False
    assert (ada.person.dms_open, ada.person.locale) == (False, "fr")


@pytest.mark.usefixtures("bot")
async def test_the_page_can_do_everything_a_person_does(ask: Ask, games: Channel) -> None:
    here = f"/people/Ada/channels/{games.id}"
    assert [command["name"] for command in await ask("GET", f"{here}/commands")] == ["board"]
    suggested = await ask("POST", f"{here}/complete", {"command": "board tune", "focused": "name"})
    assert len(suggested) == 3
    board = (await ask("POST", f"{here}/use", {"command": "board show", "options": {"count": 2}}))["message"]
    assert [message["id"] for message in await ask("GET", here)] == [board["id"]]
    there = f"/people/Ada/messages/{board['id']}"
    assert (await ask("POST", f"{there}/press", {"custom_id": "quack:2"}))["kind"] == 7
    picked = await ask("POST", f"{there}/select", {"custom_id": "pick", "values": ["green"]})
    assert picked["message"]["content"] == "picked green"
    form = await ask("POST", f"{there}/press", {"custom_id": "do:form"})
    values = {"name": "Ada", "colour": ["red"]}
    sent = await ask("POST", f"/people/Ada/forms/{form['interaction']}", {"values": values})
    assert sent["message"]["content"] == "Ada likes red False"
    assert (await ask("POST", f"{here}/messages", {"content": "well"}))["content"] == "well"


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "/people/Nobody", None),
        ("GET", "/people/Nobody/events", None),
        ("GET", "/people/Ada/channels/12", None),
        ("GET", "/people/Ada/channels/twelve", None),
        ("POST", "/people/Ada/messages/12/press", {"custom_id": "x"}),
        ("POST", "/people/Ada/forms/12", {"values": {}}),
        ("POST", "/people", {}),
        ("PUT", "/people/Ada/guilds/12", None),
        ("POST", "/faults", {"mishap": "quack"}),
        ("POST", "/faults", {"mishap": "fail", "route": "x", "colour": "red"}),
        ("POST", "/clock", {"seconds": -1}),
        ("POST", "/people", ["Eve"]),
        ("POST", "/clock", {"seconds": []}),
        ("POST", "/clock", {"seconds": math.nan}),
        ("POST", "/clock", {"seconds": 1e14}),
        ("POST", "/faults", {"mishap": ["fail"]}),
        ("POST", "/faults", {"mishap": "fail", "route": "("}),
        ("POST", "/faults", {"mishap": "fail", "route": "x", "status": 99}),
        ("POST", "/faults", {"mishap": "fail", "route": "x", "after": "soon"}),
        ("POST", "/faults", {"mishap": "fail", "route": "x", "times": -1}),
        ("POST", "/faults", {"mishap": "slow", "route": "x", "seconds": -1}),
        ("POST", "/faults", {"mishap": "slow", "route": "x", "seconds": 1, "chance": 2}),
        ("POST", "/gateway", {"how": ["drop"]}),
        ("POST", "/people/Ada/messages/12/select", {"custom_id": "x", "values": 5}),
        ("POST", "/people/Ada/forms/12", {"values": 5}),
        ("POST", "/people/Ada/channels/12/use", {"command": "duck", "options": 5}),
        ("POST", "/people/Ada/channels/12/complete", {"command": "duck", "focused": "x", "options": 5}),
    ],
)
async def test_an_impossible_request_is_a_400_with_a_reason(ask: Ask, method: str, path: str, body: Any) -> None:
    assert await ask(method, path, body) == 400


async def test_the_reason_names_what_is_missing(playground: Playground) -> None:
    url = f"{playground.world.base}/playground/people"
    async with aiohttp.ClientSession() as http, http.post(url, json={}) as response:
        assert (await response.json())["message"] == "name: this is missing or unknown"


async def test_an_empty_line_is_not_a_command(ada: Somebody, games: Channel) -> None:
    with pytest.raises(Impossible, match="no such command"):
        await ada.use(games, "/")


async def test_a_silent_bot_is_a_504(ask: Ask, playground: Playground, bot: QuackBot, games: Channel) -> None:
    here = f"/people/Ada/channels/{games.id}"
    board = (await ask("POST", f"{here}/use", {"command": "board show"}))["message"]
    press = ask("POST", f"/people/Ada/messages/{board['id']}/press", {"custom_id": "do:nothing"})
    pressing = asyncio.create_task(press)
    await until(lambda: len(playground.world.interactions) == 2)
    await ask("POST", "/clock", {"seconds": 3})
    assert await pressing == 504
    assert bot.is_ready()


async def test_faults_over_http(ask: Ask, playground: Playground, games: Channel, ada: Somebody) -> None:
    said = ada.write(games, "x")
    assert (await ask("DELETE", f"/messages/{said['id']}"))["deleted"]
    assert (await ask("DELETE", f"/channels/{games.id}"))["deleted"]
    await ask("POST", "/faults", {"mishap": "fail", "route": "GET", "status": 502})
    assert playground.faults.strikes("GET /users/@me")
    await ask("POST", "/faults", {"mishap": "slow", "route": "GET", "seconds": 1})
    await ask("DELETE", "/faults")
    assert not playground.faults.strikes("GET /users/@me")
    for how in ("drop", "reconnect", "invalidate"):
        assert await ask("POST", "/gateway", {"how": how}) == {"lines": 0}


async def test_a_window_hears_what_its_person_may_know(
    playground: Playground, bot: QuackBot, ada: Somebody, ben: Somebody, games: Channel
) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    assert bot.is_ready()
    url = f"{playground.world.base}/playground/people/Ada/events"
    async with aiohttp.ClientSession() as http, http.ws_connect(url) as window:
        await ben.press(board, "do:whisper")
        await ada.press(board, "do:whisper")
        news = [await window.receive_json(timeout=5) for _ in range(3)]
    assert [item["kind"] for item in news] == ["interaction begun", "message posted", "interaction answered"]
    assert news[1]["message"]["content"] == "only for Ada"


def test_every_route_of_the_people_is_in_the_docs() -> None:
    paper = (ROOT / "docs" / "playground.md").read_text(encoding="utf-8")
    unstarted = Playground(example_world())
    router = web.UrlDispatcher()
    PeopleApi(unstarted.world, unstarted.people, unstarted.faults).add_to(router)
    for resource in router.resources():
        path = resource.canonical
        assert f"{path}`" in paper or f"{path.replace('/playground/people', '…')}`" in paper, path


# People can only do what they're allowed to


async def test_people_cannot_write_where_they_are_not_allowed(ada: Somebody, ben: Somebody, world: World) -> None:
    with pytest.raises(Impossible):
        ben.write(world.dm(ada.person), "hello")


async def test_links_and_greyed_out_buttons_cannot_be_pressed(
    playground: Playground, http: aiohttp.ClientSession, ada: Somebody, games: Channel
) -> None:
    link = {"type": 2, "style": 5, "label": "x", "url": "https://example.org"}
    grey = {"type": 2, "style": 1, "label": "x", "custom_id": "grey", "disabled": True}
    body = {"content": "x", "components": [{"type": 1, "components": [link, grey]}]}
    async with http.post(f"{playground.api}/channels/{games.id}/messages", json=body) as response:
        message = await response.json()
    for custom_id in ("grey", "blue"):
        with pytest.raises(Impossible):
            await ada.press(message, custom_id)


@pytest.mark.usefixtures("bot")
async def test_a_form_is_sent_once_and_by_its_own_person(ada: Somebody, ben: Somebody, games: Channel) -> None:
    board = (await ada.use(games, "board show")).message
    assert board
    form = await ada.press(board, "do:form")
    with pytest.raises(Impossible):
        await ben.submit(form, {"name": "Ben", "colour": ["red"]})
    await ada.submit(form, {"name": "Ada", "colour": ["red"]})
    with pytest.raises(Impossible):
        await ada.submit(form, {"name": "Ada", "colour": ["red"]})


@pytest.mark.parametrize(
    ("kind", "chosen", "found"),
    [
        (5, "ben", {"users", "members"}),
        (6, "guild", {"roles"}),  # @everyone has the id of the guild
        (7, "ben", {"users", "members"}),
        (7, "guild", {"roles"}),
        (8, "games", {"channels"}),
    ],
)
async def test_chosen_people_and_things_come_along(
    playground: Playground,
    http: aiohttp.ClientSession,
    begun: Begun,
    ada: Somebody,
    ben: Somebody,
    games: Channel,
    kind: int,
    chosen: str,
    found: set[str],
) -> None:
    assert games.guild
    which = str({"ben": ben.id, "guild": games.guild.id, "games": games.id}[chosen])
    select = {"type": kind, "custom_id": "which"}
    body = {"content": "x", "components": [{"type": 1, "components": [select]}]}
    async with http.post(f"{playground.api}/channels/{games.id}/messages", json=body) as response:
        message = await response.json()
    picked = await begun(ada.select(message, "which", which))
    assert picked.data["resolved"].keys() == found
    options = [{"type": {5: 6, 6: 8, 7: 9, 8: 7}[kind], "name": "which", "description": "x"}]
    commands = [{"name": "duck", "description": "ducks", "options": options}]
    url = f"{playground.api}/applications/{playground.world.application_id}/commands"
    async with http.put(url, json=commands):
        named = await begun(ada.use(games, "duck", {"which": which}))
    assert named.data["resolved"].keys() == found
    with pytest.raises(Impossible):
        await ada.select(message, "which", "12")


def test_a_form_is_filled_in_with_defaults() -> None:
    offered = [{"label": "a", "value": "a"}, {"label": "b", "value": "b", "default": True}]
    fields: list[JSON] = [
        {"type": 21, "custom_id": "radio", "options": offered},
        {"type": 22, "custom_id": "boxes", "options": offered, "max_values": 2},
        {"type": 23, "custom_id": "box", "default": True},
        {"type": 3, "custom_id": "select", "options": offered},
    ]
    lines: list[JSON] = [{"type": 18, "label": "l", "component": field} for field in fields]
    old: JSON = {"type": 1, "components": [{"type": 4, "style": 1, "custom_id": "text", "value": "hello"}]}
    form: JSON = {"custom_id": "f", "title": "t", "components": [*lines, old, {"type": 10, "content": "words"}]}
    assert answers(filled_in(form, {})) == {"radio": "b", "boxes": ["b"], "box": True, "select": ["b"], "text": "hello"}
    given: JSON = {"radio": "a", "boxes": ["a", "b"], "box": False, "select": ["a"], "text": "bye"}
    assert answers(filled_in(form, given)) == given
    optional = {"type": 21, "custom_id": "radio", "options": offered[:1] * 2, "required": False}
    assert answers(filled_in(form | {"components": [{"type": 18, "label": "l", "component": optional}]}, {})) == {
        "radio": None
    }
    with pytest.raises(Impossible):
        filled_in(form, {"radio": "c"})


def answers(sent: JSON) -> JSON:
    fields = [field for line in sent["components"] for field in [line.get("component"), *line.get("components", [])]]
    return {field["custom_id"]: field.get("values", field.get("value")) for field in fields if field}


# Only this machine


def test_only_the_loopback_device_listens(playground: Playground) -> None:
    assert playground.world.base.startswith("http://127.0.0.1:")
    assert [address[0] for address in playground.addresses] == ["127.0.0.1"]


async def test_other_addresses_of_this_machine_do_not_answer(playground: Playground) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as towards_others, suppress(OSError):  # or there's no network
        towards_others.connect(("192.0.2.1", 9))  # sends nothing, but chooses an address of ours
        with pytest.raises(OSError):  # noqa: PT011, any way of failing to get through
            await asyncio.open_connection(towards_others.getsockname()[0], playground.port)


ELSEWHERE = [
    {"Host": "evil.example"},
    {"Host": "evil.example:{port}"},
    {"Host": "127.0.0.1:1"},
    {"Host": "localhost.evil.example:{port}"},
    {"Origin": "https://evil.example"},
    {"Origin": "http://127.0.0.1:1"},
    {"Origin": "http://evil.example:{port}"},
    {"Origin": "https://127.0.0.1:{port}"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "cors"},
]
HERE: list[dict[str, str]] = [
    {},
    {"Host": "localhost:{port}"},
    {"Origin": "http://127.0.0.1:{port}"},
    {"Origin": "http://localhost:{port}", "Host": "localhost:{port}"},
    {"Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors"},
    {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"},  # someone followed a link
]
PATHS = ["/playground/people", "/api/v10/gateway", "/nowhere"]


@pytest.mark.parametrize("path", [*PATHS, "/gateway/", "/attachments/1/2/x.png", "/playground/people/Ada/events"])
@pytest.mark.parametrize("headers", ELSEWHERE, ids=str)
async def test_other_pages_and_names_are_turned_away(
    playground: Playground, path: str, headers: dict[str, str]
) -> None:
    assert await status(playground, path, headers) == 403


@pytest.mark.parametrize("headers", HERE, ids=str)
async def test_our_own_page_and_programs_get_in(playground: Playground, headers: dict[str, str]) -> None:
    assert [await status(playground, path, headers) for path in PATHS] == [200, 401, 404]


async def status(playground: Playground, path: str, headers: dict[str, str]) -> int:
    sent = {name: value.format(port=playground.port) for name, value in headers.items()}
    async with aiohttp.ClientSession() as http, http.get(playground.world.base + path, headers=sent) as response:
        return response.status


async def test_a_form_from_another_page_is_not_read(playground: Playground) -> None:
    url = f"{playground.world.base}/playground/people"
    async with aiohttp.ClientSession() as http, http.post(url, data={"name": "Eve"}) as response:
        assert response.status == 400
