"""A message as a value: what it says, what it shows, and what can be pressed, before it becomes Discord's.

Two pages with the same digest look the same, so nothing is drawn or sent again without need.
"""

from collections.abc import Callable, Iterable
from pathlib import PurePosixPath
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from engine.words import digest
from render.studio import Job, Priority

Style = Literal["primary", "secondary", "success", "danger"]
MOST_BUTTONS = 15  # for one question: three rows; more moves become a select
MOST_TEXT = 4000  # characters in a whole message
MOST_COMPONENTS = 40  # in a whole message
IN_A_ROW = 5  # buttons


class Say(NamedTuple):
    text: str


class Drawing(NamedTuple):
    """A picture that is drawn when it's needed. Equal keys end up looking the same, but a `moving` one also shows how
    it got there. The job says what to draw, wherever that's done; it may differ where the key doesn't.

    `what` names the picture and its table in the log if drawing fails. `instead` is then shown or said. `name` is what
    its file is called, where that's known beforehand.
    """

    key: str
    job: Job
    moving: bool = False
    what: str = "a picture"
    instead: "Drawing | Callable[[], str] | None" = None
    priority: Priority = Priority.WAITED_FOR
    name: str = ""


class Show(NamedTuple):
    drawings: tuple[Drawing, ...]


class Standing(NamedTuple):
    """A picture that a message has already."""

    url: str
    alt: str

    @property
    def name(self) -> str:
        """Of its file, without the number that we put before it."""
        return PurePosixPath(urlsplit(self.url).path).name.partition("-")[2]


class Keep(NamedTuple):
    """Pictures that stay on the message."""

    pictures: tuple[Standing, ...]


class Button(NamedTuple):
    custom_id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


class Buttons(NamedTuple):
    """In one row or several."""

    buttons: tuple[Button, ...]


class Choice(NamedTuple):
    value: str
    label: str
    chosen: bool = False
    about: str = ""  # said below it, small


class Select(NamedTuple):
    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...]


class File(NamedTuple):
    """A text to download."""

    name: str
    text: str


Part = Say | Show | Keep | Buttons | Select | File


class Page(NamedTuple):
    """Pages with the same `key` needn't be told apart: one that's shown isn't changed just to look like the other."""

    parts: tuple[Part, ...]
    key: str = ""

    @property
    def digest(self) -> str:
        return digest(self.key) if self.key else self.own_digest

    @property
    def own_digest(self) -> str:
        """Whatever its key is."""
        return digest(repr([fingerprint(part) for part in self.parts]))

    @property
    def moving(self) -> bool:
        return any([drawing.moving for part in self.parts if isinstance(part, Show) for drawing in part.drawings])


def components_in(parts: Iterable[Part]) -> int:
    """How many of Discord's components they become, with the box around them."""
    return 1 + sum([size_of(part) for part in parts])


def size_of(part: Part) -> int:
    match part:
        case Buttons(buttons):
            return len(buttons) + -(-len(buttons) // IN_A_ROW)
        case Select():
            return 2
        case _:
            return 1


def fingerprint(part: Part) -> object:
    return [drawing.key for drawing in part.drawings] if isinstance(part, Show) else part


class Form(NamedTuple):
    """One line of text to type in, at most `longest` characters. It begins with `value`, and may be left empty if it's
    `optional`."""

    custom_id: str
    title: str
    label: str
    about: str
    longest: int
    value: str = ""
    optional: bool = False
