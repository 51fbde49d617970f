"""What people press: something they're asked on their hand or under the board, at random, and *Rematch* after the end.

They look only at what's on their screens. Someone who has chosen waits for the others, and just now and then presses
something that isn't urgent, or chooses again.
"""

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

from cogs.pages.ids import parse_answer, parse_click
from playground import Impossible, Playground, Somebody, Unanswered
from playground.components import walk
from playground.interactions import MESSAGE
from playground.limits import BUTTON
from playground.world import EPHEMERAL, JSON, Channel, Message
from tests.bench.load.places import Place

WHIM = 0.03  # how often someone presses what isn't urgent
ON_THE_BOARD = 0.5  # how often someone presses it under the board, where it's asked there, too
SECONDARY, SUCCESS = 2, 3  # styles: what can be said at any time, and what was chosen
MOVES = ("say", "choose")


class Press(NamedTuple):
    person: Somebody
    message: Message
    custom_id: str
    value: str | None = None


class Question(NamedTuple):
    """What can be pressed to answer one question of one table, on one message."""

    message: Message
    items: list[JSON]

    @property
    def is_answered(self) -> bool:
        return any(is_chosen(item) for item in self.items)

    @property
    def is_urgent(self) -> bool:
        """Not if it's chosen already, or can be said at any time."""
        standing = all(item["type"] == BUTTON and item.get("style") == SECONDARY for item in self.items)
        return not self.is_answered and not standing


class Crowd:
    """Everyone at all the tables. The same seed presses the same, as long as the bot shows the same."""

    def __init__(self, playground: Playground, places: Iterable[Place], seed: str) -> None:
        self._rng = Random(seed)
        self._bodies = {person.id: playground.be(person.id) for place in places for person in place.people}
        self.lost: list[str] = []  # clicks that got no answer

    def choose(self, place: Place) -> Press | None:
        """What somebody there would press now, whoever looks first."""
        people = [self._bodies[person.id] for person in self._rng.sample(place.people, len(place.people))]
        whim = self._rng.random() < WHIM
        for person in people:
            if press := self._move(place, person, whim=whim):
                return press
        for person in people:
            if press := go_on(place, person):
                return press
        return None

    def _move(self, place: Place, person: Somebody, *, whim: bool) -> Press | None:
        questions = [*questions_in(place.private[person.id])]
        wanted = [each for each in questions if whim or each.is_urgent]
        if not wanted:
            return None
        message, items = self._rng.choice(wanted)
        item = self._rng.choice(items)
        if self._rng.random() < ON_THE_BOARD:
            message = shown_on(place.channel, item["custom_id"]) or message
        values = [option["value"] for option in item.get("options", [])]
        return Press(person, message, item["custom_id"], self._rng.choice(values) if values else None)

    async def press(self, place: Place, press: Press) -> None:
        person, message, custom_id, value = press
        where = {"id": message.id, "channel_id": message.channel.id}
        place.busy += 1
        try:
            answer = await (person.press(where, custom_id) if value is None else person.select(where, custom_id, value))
        except (Unanswered, Impossible) as lost:
            self.lost.append(str(lost))
            return
        finally:
            place.busy -= 1
        told = answer.interaction.original
        if answer.kind == MESSAGE and told and told.flags & EPHEMERAL:  # read and dismissed
            told.channel.messages.pop(told.id, None)


def go_on(place: Place, person: Somebody) -> Press | None:
    """After the end, or when the game is paused. Everyone wants a rematch once."""
    for message, item, verb in controls_in(place.channel):
        if verb == "resume":
            return Press(person, message, item["custom_id"])
        if verb == "rematch":
            if (message.id, person.id) in place.pressed:
                return None
            place.pressed.add((message.id, person.id))
            return Press(person, message, item["custom_id"])
    return None


def questions_in(channel: Channel) -> Iterator[Question]:
    found: dict[tuple[int, int, int], Question] = {}
    for message, item, verb in controls_in(channel):
        click = parse_click(item["custom_id"])
        answer = parse_answer(click.rest) if click and verb in MOVES else None
        if click and answer:
            key = message.id, click.table_id, answer.prompt
            found.setdefault(key, Question(message, [])).items.append(item)
    yield from found.values()


def shown_on(channel: Channel, custom_id: str) -> Message | None:
    return next((message for message, item, _ in controls_in(channel) if item["custom_id"] == custom_id), None)


def controls_in(channel: Channel) -> Iterator[tuple[Message, JSON, str]]:
    """What everyone can press there, on the newest message first, with its verb."""
    for message in reversed(channel.messages.values()):
        if message.only is None:
            for item in walk(message.components):
                if item.get("custom_id") and not item.get("disabled"):
                    click = parse_click(item["custom_id"])
                    yield message, item, click.verb if click else ""


def is_chosen(item: JSON) -> bool:
    return item.get("style") == SUCCESS or any(option.get("default") for option in item.get("options", []))
