"""Interactions that no client would send: forged, stale, foreign and malformed. They bypass the playground's checks."""

import string
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from cogs.clicks import VERBS
from cogs.clicks.context import FORMS
from cogs.pages.ids import LONGEST_ID, base36
from data.store import Table
from playground import wire
from playground.limits import BUTTON, CONTAINER, LABEL, ROW, SELECT, SUBCOMMAND, TEXT_INPUT, USERS
from playground.slash import ATTACHMENT, BOOLEAN, CHANNEL, INTEGER, NUMBER, STRING, USER, resolved_values
from playground.world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    MODAL,
    V2,
    Attachment,
    Channel,
    Interaction,
    Message,
    Person,
    World,
)
from tests.support.cogs.allowed import FORM, Forgery, Rules

JSON = dict[str, Any]
ODD = "äß漢字🦆\u202e\u0000\n\t'\";--%{}\\<@>:.\ud7ff"
LETTERS = string.printable + ODD
NUMBERS = ("0", "1", "-1", "999999999", "1000000000", "00", "1.5", "٣", "", "zzzzzzzz", "9" * 76)
KINDS = (BUTTON, SELECT, 5, 99)  # of controls: ours, users, and none at all
PREFIXES = ("d1", "s1", "m1", "d2", "D1")
WRONG: Sequence[Any] = ("", "yes", 0, -1, 2**70, 1.5, True, None, [], {})
TYPES = (STRING, INTEGER, BOOLEAN, USER, CHANNEL, NUMBER, ATTACHMENT)
START, LEAVE, SET_UP = "start", "ducks leave", "ducks setup"


class Seen(NamedTuple):
    """Everything that was ever shown: the ids of all controls, and what selects offer."""

    ids: Sequence[str]
    values: Sequence[str]

    @property
    def rests(self) -> Sequence[str]:
        """What follows the verb and the table."""
        return sorted({":".join(each.split(":")[3:]) for each in self.ids})


NOTHING = Seen((), ())


class Leaf(NamedTuple):
    """A command or one of its sub-commands, as it was registered."""

    id: int
    names: tuple[str, ...]
    options: Sequence[JSON]

    @property
    def name(self) -> str:
        return " ".join(self.names)


class Forger:
    """Knows every id that was ever shown, who sits where, and all commands."""

    def __init__(
        self, world: World, tables: Mapping[int, Table], seen: Seen = NOTHING, files: Sequence[Attachment] = ()
    ) -> None:
        self.world, self.tables, self.seen, self.files, self.rng = world, tables, seen, files, Random()
        self.rules = Rules(world, tables)
        self.people = [person for person in world.people.values() if person is not world.bot]
        self.members = {guild.id: [each.person for each in guild.members.values()] for guild in world.guilds.values()}
        self.channels = [channel for channel in world.channels.values() if channel.guild]
        self.dms = {person: world.dm(person) for person in self.people}
        self.leaves = [leaf for command in world.commands.values() for leaf in leaves_of(command.id, command.form)]
        self.tried = Counter[str]()  # verbs and commands
        self._rests, self._numbers = [*seen.rests, *NUMBERS], [*map(base36, tables), "7777", *NUMBERS]
        self._values = [*seen.values, *NUMBERS, *map(str, tables), *[str(each.id) for each in self.people], "x" * 100]
        self._verbs = [*VERBS, "dance", "x" * 13]

    def forged(self, count: int, seed: str) -> Iterator[Interaction]:
        """So many, none of which may count. Each is made only when it's wanted, to be answered soon after."""
        self.rng.seed(seed)
        ways = (self._click, self._form, self._command, self._completion)
        for way in self.rng.choices(ways, (62, 13, 18, 7), k=count):
            yield way()

    # Clicks

    def _click(self) -> Interaction:
        return self.clicked(self._forgery(self.rng.choice(KINDS if self.rng.random() < 0.1 else (BUTTON, SELECT))))

    def _forgery(self, kind: int) -> Forgery:
        """One that must be refused, or shows nothing but what everyone may see."""
        ways = {
            self._crossed: 50,
            self._stale: 15,
            self._elsewhere: 10,
            self._numbered: 10,
            self._changed: 5,
            self._made_up: 5,
            self._nonsense: 5,
        }
        while True:
            (way,) = self.rng.choices([*ways], [*ways.values()])
            forgery = self._dressed(self._prefixed(way(), kind)[:LONGEST_ID], kind)
            if not self.rules.may_count(forgery):
                self.tried[forgery.click.verb if forgery.click else "unreadable"] += 1
                return forgery

    def _prefixed(self, custom_id: str, kind: int) -> str:
        """As such a control has it, mostly: anything else can't be read, and that's soon tried."""
        if self.rng.random() < 0.1:
            return custom_id
        _, colon, rest = custom_id.partition(":")
        if kind != FORM:
            return ("d1" if kind == BUTTON else "s1") + colon + rest
        return self.rng.choice(FORMS) + rest.partition(":")[2]

    def _stale(self) -> str:
        """Or someone else's: what's left when everything that may count is taken away."""
        return self.rng.choice(self.seen.ids)

    def _elsewhere(self) -> str:
        """From another table, or from none."""
        prefix, verb, _, *rest = self.rng.choice(self.seen.ids).split(":")
        return ":".join([prefix, verb, self.rng.choice(self._numbers), *rest])

    def _numbered(self) -> str:
        """For another question, or after other undos."""
        prefix, verb, table, *rest = self.rng.choice(self.seen.ids).split(":")
        word = rest[1:]
        return ":".join([prefix, verb, table, f"{self.rng.choice(NUMBERS)}.{self.rng.choice(NUMBERS)}", *word])

    def _crossed(self) -> str:
        """A verb with what belongs to another."""
        rest = self.rng.choice(self._rests) if self.rng.random() < 0.7 else ""
        return ":".join(["d1", self.rng.choice(self._verbs), self.rng.choice(self._numbers), rest])

    def _changed(self) -> str:
        letters = list(self.rng.choice(self.seen.ids))
        for _ in range(self.rng.randint(1, 3)):
            letters[self.rng.randrange(len(letters))] = self.rng.choice(LETTERS)
        return "".join(letters)

    def _made_up(self) -> str:
        """Looks like ours."""
        prefix, verb = self.rng.choice(PREFIXES), self.rng.choice(self._verbs)
        return ":".join([prefix, verb, self.rng.choice(self._numbers), self._odd(self.rng.randint(0, 90))])

    def _nonsense(self) -> str:
        return self._odd(self.rng.choice([1, 7, 40, LONGEST_ID]))

    def _odd(self, length: int) -> str:
        return "".join(self.rng.choices(LETTERS, k=length))

    def _dressed(self, custom_id: str, kind: int) -> Forgery:
        """By someone, on something, somewhere."""
        has_values = kind != BUTTON or self.rng.random() < 0.05
        values = [self._value() for _ in range(self.rng.randint(0, 3))] if has_values else []
        channel = self._channel()
        return Forgery(self._someone(channel), channel, custom_id, kind, tuple(values), self.rng.random() < 0.3)

    def _value(self) -> str:
        return self.rng.choice(self._values) if self.rng.random() < 0.9 else self._nonsense()

    def _channel(self) -> Channel:
        return self.rng.choice([*self.dms.values()]) if self.rng.random() < 0.3 else self.rng.choice(self.channels)

    def _someone(self, channel: Channel) -> Person:
        """Whose direct messages these are, or anyone in the server."""
        if channel.guild is None:
            return next(person for person, theirs in self.dms.items() if theirs is channel)
        return self.rng.choice(self.members[channel.guild.id])

    def clicked(self, forgery: Forgery) -> Interaction:
        person, channel, custom_id, kind, values, _ = forgery
        data: JSON = {"custom_id": custom_id, "component_type": kind, "id": 3}
        interaction = self._interaction(COMPONENT, person, channel, data | ({"values": list(values)} if values else {}))
        interaction.source = self._message(forgery)
        return interaction

    def _message(self, forgery: Forgery) -> Message:
        """One with this control on it, as the bot might once have sent it."""
        control: JSON = {"type": BUTTON, "id": 3, "custom_id": forgery.custom_id, "style": 1, "label": "x"}
        if forgery.kind == SELECT:
            offered = [{"label": "x", "value": value} for value in dict.fromkeys([*forgery.values, "x"])]
            control = {"type": SELECT, "id": 3, "custom_id": forgery.custom_id, "options": offered}
        row = {"type": ROW, "id": 2, "components": [control]}
        message = Message(self.world.new_id(), forgery.channel, self.world.bot, self.world.clock())
        message.components, message.flags = [{"type": CONTAINER, "id": 1, "components": [row]}], V2
        if forgery.private:
            message.flags, message.only = V2 | EPHEMERAL, forgery.person
        forgery.channel.messages[message.id] = message
        return message

    # Forms

    def _form(self) -> Interaction:
        """Opened by a click, or by a command, which none of ours does."""
        forgery = self._forgery(FORM)
        data: JSON = {"custom_id": forgery.custom_id, "components": self._lines(forgery.values)}
        interaction = self._interaction(MODAL, forgery.person, forgery.channel, data)
        by_command = self._interaction(COMMAND, forgery.person, forgery.channel, {})
        interaction.parent = self.clicked(forgery._replace(kind=BUTTON)) if self.rng.random() < 0.6 else by_command
        interaction.source = interaction.parent.source
        return interaction

    def _lines(self, values: Sequence[str]) -> list[Any]:
        """In a label, in a row as they used to be, bare, or among what is no line at all."""
        lines = [{"type": TEXT_INPUT, "id": 2, "custom_id": self._nonsense(), "value": value} for value in values]
        match self.rng.randrange(4):
            case 0:
                return [{"type": ROW, "id": 1, "components": lines}]
            case 1:
                return [{"type": LABEL, "id": 1}, *lines, {"type": LABEL, "id": 1, "component": [], "components": 7}]
            case _:
                return [{"type": LABEL, "id": 1, "component": line} for line in lines]

    # Commands

    def _command(self) -> Interaction:
        while True:
            leaf, channel = self._leaf(), self._channel()
            person, options = self._someone(channel), self._options(leaf)
            given = {option["name"]: option["value"] for option in options}
            if not self._may_count(leaf, person, channel, given):
                self.tried[leaf.name] += 1
                return self.said(COMMAND, leaf, person, channel, options)

    def _leaf(self) -> Leaf:
        """A command, or one that there is no more."""
        leaf = self.rng.choice(self.leaves)
        if self.rng.random() < 0.05:
            return leaf._replace(names=(*leaf.names[: self.rng.randrange(len(leaf.names))], "nothing"))
        return leaf._replace(names=leaf.names[:1]) if self.rng.random() < 0.02 else leaf

    def _may_count(self, leaf: Leaf, person: Person, channel: Channel, given: Mapping[str, Any]) -> bool:
        if leaf.name == LEAVE:
            return self.rules.may_leave(person, channel)
        if leaf.name == SET_UP:
            return self.rules.may_set_up(person, channel, given)
        is_start = leaf.names[-1] == START
        return is_start and self.rules.may_start(channel, leaf.names[0].removeprefix("duck"), given)

    def _options(self, leaf: Leaf) -> list[JSON]:
        """Some of those it takes, and what it must have, unless it's forgotten."""
        taken = [each for each in leaf.options if self.rng.random() < (0.9 if each.get("required") else 0.3)]
        options = [self._option(each) for each in taken]
        odd = {"name": "nothing", "type": STRING, "value": self._nonsense()}
        return [*options, odd] if self.rng.random() < 0.05 else options

    def _option(self, form: JSON) -> JSON:
        """Mostly of the right type, and seldom right."""
        kind = self.rng.choice(TYPES) if self.rng.random() < 0.1 else form["type"]
        value = self.rng.choice(WRONG) if self.rng.random() < 0.1 else self._typed(kind, form)
        return {"name": form["name"], "type": kind, "value": value}

    def _typed(self, kind: int, form: JSON) -> Any:
        choices = [choice["value"] for choice in form.get("choices") or ()]
        match kind:
            case 3:
                return self.rng.choice([*choices, self._nonsense(), self._value(), "x" * 6000])
            case 4 | 10:
                return self.rng.choice([-1, 0, 3, 101, 2**31, 2**63, -(2**63), 10**30])
            case 5:
                return self.rng.random() < 0.5
            case 6:
                return str(self.rng.choice([*self.people, self.world.bot]).id if self.rng.random() < 0.8 else 12)
            case 7:
                return str(self.rng.choice(self.channels).id)
            case _:
                return str(self.rng.choice(self.files).id)

    def _completion(self) -> Interaction:
        """While someone types nonsense: where something can be suggested, or anywhere."""
        completed = [leaf for leaf in self.leaves if any(each.get("autocomplete") for each in leaf.options)]
        leaf, channel = self.rng.choice(completed) if self.rng.random() < 0.8 else self._leaf(), self._channel()
        options = self._options(leaf)
        for each in options:
            each["focused"] = self.rng.random() < 0.7
        self.tried[f"{leaf.name}, completed"] += 1
        return self.said(AUTOCOMPLETE, leaf, self._someone(channel), channel, options)

    def said(self, kind: int, leaf: Leaf, person: Person, channel: Channel, options: list[JSON]) -> Interaction:
        name, *inner = leaf.names
        for each in reversed(inner):
            options = [{"name": each, "type": SUBCOMMAND, "options": options}]
        data: JSON = {"id": str(leaf.id), "name": name, "type": 1, "options": options}
        resolved = self._resolved(channel, options)
        return self._interaction(kind, person, channel, data | ({"resolved": resolved} if resolved else {}))

    def _resolved(self, channel: Channel, options: Sequence[JSON]) -> JSON:
        """What Discord adds about people and files, if it knows them. Now and then it's missing."""
        while options and options[0]["type"] == SUBCOMMAND:
            options = options[0]["options"]
        if self.rng.random() < 0.1:
            return {}
        named = {each["value"]: each["type"] for each in options if isinstance(each["value"], str)}
        known = {str(each.id) for each in self.world.people.values()}
        people = [value for value, kind in named.items() if kind == USER and value in known]
        files = [file for file in self.files if named.get(str(file.id)) == ATTACHMENT]
        resolved: JSON = resolved_values(self.world, channel, USERS, people).get("resolved", {})
        told = {str(file.id): wire.uploaded(self.world, channel, file) for file in files}
        return resolved | ({"attachments": told} if told else {})

    def _interaction(self, kind: int, person: Person, channel: Channel, data: JSON) -> Interaction:
        world = self.world
        return Interaction(world.new_id(), world.new_token(), kind, person, channel, world.clock(), data)


def leaves_of(number: int, form: JSON, names: tuple[str, ...] = ()) -> Iterator[Leaf]:
    names, options = (*names, form["name"]), form.get("options") or ()
    inner = [option for option in options if option["type"] == SUBCOMMAND]
    for each in inner:
        yield from leaves_of(number, each, names)
    if not inner:
        yield Leaf(number, names, options)
