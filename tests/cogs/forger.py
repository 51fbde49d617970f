"""Interactions that no client would send: forged, stale, foreign and malformed. They bypass the playground's checks."""

import string
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from cogs.clicks import VERBS
from cogs.pages.ids import LONGEST_ID, parse_answer, parse_click
from data.store import Table
from engine.words import words_in
from playground.limits import BUTTON, CONTAINER, ROW, SELECT
from playground.world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    MODAL,
    V2,
    Channel,
    Interaction,
    Message,
    Person,
    World,
)

JSON = dict[str, Any]
ODD = "äß漢字🦆\u202e\u0000\n\t'\";--%{}\\<@>:.\ud7ff"
NUMBERS = ("0", "1", "-1", "999999999", "1000000000", "00", "1.5", "٣", "", "zzzzzzzz")
COMMANDS = ("duckrace", "duckgallery", "duckpool", "ducktow", "ducks", "nothing")


class Forgery(NamedTuple):
    person: Person
    channel: Channel
    custom_id: str
    kind: int = BUTTON
    values: tuple[str, ...] = ()
    private: bool = False


class Forger:
    """Knows every id that was ever shown, and who sits where."""

    def __init__(self, world: World, tables: Mapping[int, Table], ids: list[str], rng: Random) -> None:
        self.world, self.tables, self.ids, self.rng = world, tables, ids, rng
        self.people = [person for person in world.people.values() if not person.bot]
        self._forgeries = self._endless()
        self.channels = [world.channels[table.channel_id] for table in tables.values()]

    def forged(self, count: int) -> Iterator[Interaction]:
        """So many, none of which may count. Each is made only when it's wanted, to be answered soon after."""
        ways = (self._click, self._form, self._command, self._completion)
        for way in self.rng.choices(ways, (60, 15, 18, 7), k=count):
            yield way()

    # Clicks

    def _click(self) -> Interaction:
        return self.clicked(next(self._forgeries))

    def _endless(self) -> Iterator[Forgery]:
        ways = (self._stale, self._elsewhere, self._numbered, self._changed, self._made_up, self._nonsense)
        while True:
            forgery = self._dressed(self.rng.choice(ways)())
            if not self._may_count(forgery):
                yield forgery

    def _stale(self) -> str:
        """Or someone else's: what's left when everything that may count is taken away."""
        return self.rng.choice(self.ids)

    def _elsewhere(self) -> str:
        """From another table, or from none."""
        prefix, verb, _, *rest = self.rng.choice(self.ids).split(":")
        return ":".join([prefix, verb, self.rng.choice([*map(str, self.tables), "7777", *NUMBERS]), *rest])

    def _numbered(self) -> str:
        """For another question, or after other undos."""
        prefix, verb, table, *rest = self.rng.choice(self.ids).split(":")
        word = rest[1:]
        return ":".join([prefix, verb, table, f"{self.rng.choice(NUMBERS)}.{self.rng.choice(NUMBERS)}", *word])

    def _changed(self) -> str:
        letters = list(self.rng.choice(self.ids))
        for _ in range(self.rng.randint(1, 3)):
            letters[self.rng.randrange(len(letters))] = self.rng.choice(string.printable + ODD)
        return "".join(letters)

    def _made_up(self) -> str:
        """Looks like ours."""
        prefix, verb = self.rng.choice(["d1", "s1", "d2", "D1"]), self.rng.choice([*VERBS, "dance", "x" * 13])
        rest = "".join(self.rng.choices(string.printable + ODD, k=self.rng.randint(0, 90)))
        return ":".join([prefix, verb, self.rng.choice([*map(str, self.tables), *NUMBERS]), rest])

    def _nonsense(self) -> str:
        return "".join(self.rng.choices(string.printable + ODD, k=self.rng.choice([1, 7, 40, LONGEST_ID])))

    def _dressed(self, custom_id: str) -> Forgery:
        """By someone, on something, somewhere."""
        values = tuple(
            [self.rng.choice([*NUMBERS, "pick 36", "x" * 100, *self.ids])[:100] for _ in range(self.rng.randint(1, 3))]
        )
        kind = self.rng.choice([BUTTON, BUTTON, SELECT])
        person, private = self.rng.choice(self.people), self.rng.random() < 0.3
        channel = self.world.dm(person) if self.rng.random() < 0.3 else self.rng.choice(self.channels)
        return Forgery(person, channel, custom_id[:LONGEST_ID], kind, values if kind == SELECT else (), private)

    def _may_count(self, forgery: Forgery) -> bool:
        """Whether its person might be allowed to do it."""
        click = parse_click(forgery.custom_id)
        table = self.tables.get(click.table_id) if click else None
        seat = table.seat_of(forgery.person.id) if table else None
        if click and table and click.verb == "stop" and self._manages(forgery.person):
            return True
        if not (click and table and seat):
            return False
        answer = parse_answer(click.rest)
        if click.verb not in ("say", "choose") or answer is None or table.game is None:
            return click.verb not in ("say", "choose")
        said = {words_in(word)[0] for word in (answer.word, *forgery.values)}
        return any(said & set(prompt.moves) for prompt in table.game.prompts() if prompt.seat == seat.number)

    def _manages(self, person: Person) -> bool:
        """A server manager may stop a table without sitting there."""
        return any(guild.owner_id == person.id for guild in self.world.guilds.values())

    def clicked(self, forgery: Forgery) -> Interaction:
        person, channel, custom_id, kind, values, _ = forgery
        data: JSON = {"custom_id": custom_id, "component_type": kind, "id": 3}
        interaction = self._interaction(COMPONENT, person, channel, data | ({"values": list(values)} if values else {}))
        interaction.source = self._message(forgery)
        return interaction

    def _message(self, forgery: Forgery) -> Message:
        """One with this control on it, as the bot might once have sent it."""
        control: JSON = {"type": forgery.kind, "id": 3, "custom_id": forgery.custom_id}
        if forgery.kind == SELECT:
            control |= {"options": [{"label": "x", "value": value} for value in dict.fromkeys(forgery.values)]}
        else:
            control |= {"style": 1, "label": "x"}
        row = {"type": ROW, "id": 2, "components": [control]}
        message = Message(self.world.new_id(), forgery.channel, self.world.bot, self.world.clock())
        message.components, message.flags = [{"type": CONTAINER, "id": 1, "components": [row]}], V2
        if forgery.private:
            message.flags, message.only = V2 | EPHEMERAL, forgery.person
        forgery.channel.messages[message.id] = message
        return message

    # Everything else

    def _form(self) -> Interaction:
        forgery = next(self._forgeries)
        text = {"type": 4, "id": 2, "custom_id": self._nonsense(), "value": self._nonsense()}
        data: JSON = {"custom_id": forgery.custom_id, "components": [{"type": 18, "id": 1, "component": text}]}
        interaction = self._interaction(MODAL, forgery.person, forgery.channel, data)
        interaction.parent = self.clicked(forgery) if self.rng.random() < 0.5 else self._command()
        interaction.source = interaction.parent.source
        return interaction

    def _command(self) -> Interaction:
        """In channels that already have a table."""
        ids = {command.name: command.id for command in self.world.commands.values()}
        name, sub = self.rng.choice(COMMANDS), self.rng.choice(["start", "nothing"])
        names = self.rng.sample(["rules", "board", "forgiving", "length", "clock", "nothing"], self.rng.randint(0, 3))
        options: list[JSON] = [{"name": each, "type": 3, "value": self._nonsense()} for each in names]
        return self._said(COMMAND, ids.get(name, 1), name, {"name": sub, "type": 1, "options": options})

    def _completion(self) -> Interaction:
        """While someone types nonsense as a board."""
        race = next(command.id for command in self.world.commands.values() if command.name == "duckrace")
        option = {"name": "board", "type": 3, "value": self._nonsense(), "focused": True}
        return self._said(AUTOCOMPLETE, race, "duckrace", {"name": "start", "type": 1, "options": [option]})

    def _said(self, kind: int, number: int, name: str, sub: JSON) -> Interaction:
        data: JSON = {"id": str(number), "name": name, "type": 1, "options": [sub]}
        return self._interaction(kind, self.rng.choice(self.people), self.rng.choice(self.channels), data)

    def _interaction(self, kind: int, person: Person, channel: Channel, data: JSON) -> Interaction:
        world = self.world
        return Interaction(world.new_id(), world.new_token(), kind, person, channel, world.clock(), data)
