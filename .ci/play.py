"""Play a few moves of a game in the playground, as its page does: python .ci/play.py http://127.0.0.1:8000

Needs nothing but Python. Prints what happened, and ends with an error if no game begins or a picture is missing.
"""

import json
import re
import sys
import time
from urllib.request import Request, urlopen

ANSWERS = 8
PATIENCE = 120.0  # seconds
PICTURES = (b"\x89PNG", b"GIF8", b"RIFF")
BASE = sys.argv[1].rstrip("/")


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    with urlopen(
        Request(f"{BASE}/playground/{path}", data, {"Content-Type": "application/json"}), timeout=30
    ) as answer:
        return json.load(answer)


def items_in(value):
    """Find every JSON object in a value, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from items_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from items_in(inner)


def find(pattern, person="Ada"):
    """Wait for something enabled that this person can press, and return its message's id and the control."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for channel in ask(f"people/{person}")["channels"]:
            for message in reversed(ask(f"people/{person}/channels/{channel['id']}")):
                for item in items_in(message["components"]):
                    if re.search(pattern, item.get("custom_id", "")) and not item.get("disabled"):
                        return message["id"], item
        time.sleep(0.1)
    sys.exit(f"{person} never saw anything to press like {pattern}")


def press(pattern):
    message, item = find(pattern)
    if "options" in item:
        body = {"custom_id": item["custom_id"], "values": [item["options"][0]["value"]]}
        ask(f"people/Ada/messages/{message}/select", body)
    else:
        ask(f"people/Ada/messages/{message}/press", {"custom_id": item["custom_id"]})
    return item["custom_id"]


def main():
    games = next(each for each in ask("people/Ada")["channels"] if each["name"] == "games")
    until = time.monotonic() + PATIENCE
    while not any(each["name"] == "duckrace" for each in ask(f"people/Ada/channels/{games['id']}/commands")):
        if time.monotonic() > until:
            sys.exit("the bot never told Discord its commands")
        time.sleep(0.1)
    ask(f"people/Ada/channels/{games['id']}/use", {"command": "duckrace start", "options": {}})
    press("^d1:computer:")
    press("^d1:start:")
    said = [press("^[ds]1:(say|choose):") for _ in range(ANSWERS)]
    shown = [url for message in ask(f"people/Ada/channels/{games['id']}") for url in urls_in(message)]
    if not shown:
        sys.exit("there is no picture on the table")
    for url in shown:
        with urlopen(url, timeout=30) as picture:
            if not picture.read(4).startswith(PICTURES):
                sys.exit(f"{url} is no picture")
    print(f"A race has begun: {len(said)} answers were taken, {len(shown)} pictures are on the table.")


def urls_in(message):
    return [item["url"] for item in items_in(message["components"]) if "/attachments/" in str(item.get("url", ""))]


main()
