"""A message's JSON is kept until something in it changes."""

from collections.abc import Callable
from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playground import example_world, messages, wire
from playground.clock import Clock
from playground.messages import Post, Upload
from playground.world import COMMAND, COMPONENT, EPHEMERAL, MODAL, Interaction, Message, Person
from tests.support.playground.quackbot import picture

GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "a board"}]}
BUTTON = {"type": 2, "style": 1, "label": "quack", "custom_id": "quack:1"}
LAYOUT = {"flags": 1 << 15, "components": [GALLERY, {"type": 1, "components": [BUTTON]}]}


class Noon(Clock):
    """Stands still unless it's moved."""

    def __call__(self) -> float:
        return 12 * 3600.0 + self.ahead


class Pond:
    """A world with a message that has everything: a picture, people it names, what it replies to and answers."""

    def __init__(self) -> None:
        self.world = example_world()
        self.world.clock = Noon()
        self.ada, self.ben, self.cleo = [each for each in self.world.people.values() if not each.bot][:3]
        self.bot, self.channel = self.world.bot, self.world.channel("games")
        board = self.post({**LAYOUT, "attachments": [{"id": 0, "filename": "board.png"}]})
        self.click, self.sent = self.interaction(COMPONENT, self.ada), self.interaction(MODAL, self.ben)
        self.click.source = self.sent.source = board
        self.sent.parent = self.click
        self.message = self.post(
            {**LAYOUT, "components": [*LAYOUT["components"], {"type": 10, "content": f"<@{self.cleo.id}>"}]}, board
        )

    def interaction(self, kind: int, person: Person) -> Interaction:
        world = self.world
        data = {"name": "duckrace", "options": [{"type": 1, "name": "start"}]}
        return Interaction(world.new_id(), world.new_token(), kind, person, self.channel, world.clock(), data)

    def post(self, body: dict[str, object], reference: Message | None = None) -> Message:
        sent = self.sent if reference else None
        where = Post(self.channel, self.bot, sent, reference)
        return messages.post(self.world, where, body, [Upload(0, "board.png", picture())])

    def edit(self, **body: object) -> None:
        messages.edit(self.world, self.message, body)

    def kept(self) -> object:
        return wire.message(self.world, self.message)

    def made(self) -> object:
        return wire.make_message(self.world, self.message)


def rename(person: Person) -> None:
    person.name += "!"


CHANGES: dict[str, Callable[[Pond], object]] = {
    "its text is edited": lambda pond: pond.edit(components=[{"type": 10, "content": "quack"}]),
    "someone else is named": lambda pond: pond.edit(components=[{"type": 10, "content": f"<@{pond.ben.id}>"}]),
    "its picture goes": lambda pond: pond.edit(components=[{"type": 10, "content": "no picture"}], attachments=[]),
    "its picture is another": lambda pond: messages.edit(
        pond.world, pond.message, {"attachments": [], **LAYOUT}, [Upload(0, "board.png", picture(9))]
    ),
    "its author has another name": lambda pond: rename(pond.bot),
    "whoever it names has another name": lambda pond: rename(pond.cleo),
    "whoever sent the form has another name": lambda pond: rename(pond.ben),
    "whoever opened the form has another name": lambda pond: rename(pond.ada),
    "an hour passes, and its links are others": lambda pond: pond.world.clock.advance(3600),
    "the playground listens elsewhere": lambda pond: setattr(pond.world, "base", "http://127.0.0.1:1"),
    "the playground signs links anew": lambda pond: setattr(pond.world, "secret", b"another"),
    "a thread starts at it": lambda pond: pond.world.add_thread(pond.channel, "a thread", pond.bot, start=pond.message),
    "it answers a command": lambda pond: setattr(pond.message, "interaction", pond.interaction(COMMAND, pond.cleo)),
    "it's no reply any more": lambda pond: setattr(pond.message, "reference", None),
    "its buttons are tampered with": lambda pond: setattr(pond.message, "components", [GALLERY]),
}


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_is_seen(change: str) -> None:
    pond = Pond()
    before = pond.kept()
    CHANGES[change](pond)
    assert pond.kept() == pond.made()
    assert pond.kept() != before


@given(st.lists(st.tuples(st.sampled_from(sorted(CHANGES)), st.booleans())))
def test_however_it_is_changed_it_is_told_as_it_is(changes: list[tuple[str, bool]]) -> None:
    """Whether somebody has looked in between or not."""
    pond = Pond()
    started = False
    for change, is_seen in changes:
        if change != "a thread starts at it" or not started:
            CHANGES[change](pond)
        started |= change == "a thread starts at it"
        if is_seen:
            assert pond.kept() == pond.made()
    assert pond.kept() == pond.made()


@pytest.mark.parametrize("name", [each.name for each in fields(Message) if each.name != "cached"])
def test_with_another_value_in_any_field_it_is_made_again(name: str) -> None:
    pond = Pond()
    before = pond.kept()
    others = {"id": 1, "created": 0.0, "content": "?", "flags": EPHEMERAL, "edited": 1.0, "nonce": "?"}
    others |= {"embeds": [{"title": "?"}]}
    other = Message(1, pond.world.channel("general"), pond.ada, 0.0, interaction=pond.click, only=pond.ben)
    setattr(pond.message, name, others.get(name, getattr(other, name)))
    assert pond.kept() is not before
    assert pond.kept() == pond.made()


def test_what_stays_as_it_is_is_not_made_again() -> None:
    pond = Pond()
    before = pond.kept()
    pond.post({"content": "something else"})
    assert pond.kept() is before


def test_a_deleted_message_that_is_replied_to_keeps_its_place() -> None:
    """A reply tells where the other message was; that it's gone changes nothing."""
    pond = Pond()
    before = pond.kept()
    assert pond.message.reference
    pond.world.delete_message(pond.message.reference)
    assert pond.kept() is before
    assert pond.kept() == pond.made()
