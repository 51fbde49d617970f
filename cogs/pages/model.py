"""A message as a value: what it says and shows and what can be pressed, before it becomes Discord's.

Two pages with the same digest look the same, so that nothing is drawn or sent again without need.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import Literal, NamedTuple

import discord
from discord import ui

from engine.words import digest
from render import Picture

from .items import Layout, button, select
from .studio import STUDIO

Style = Literal["primary", "secondary", "success", "danger"]
MOST_BUTTONS = 10  # of one question; more are a select
IN_A_ROW = 5
MOST_TEXT = 4000
MOST_ALT = 1024
MOST_BYTES = 10 * 1024 * 1024  # of a file, in a server that pays nothing


class Say(NamedTuple):
    text: str


class Drawing(NamedTuple):
    """A picture that is drawn when it is needed. Equal keys look the same in the end, though one may be `moving`:
    it shows how it came to that.

    `what` it is of, with its table, stands in the log if it cannot be drawn. `instead` is shown or said then.
    """

    key: str
    draw: Callable[[], Picture]
    moving: bool = False
    what: str = "a picture"
    instead: "Drawing | Callable[[], str] | None" = None


class Show(NamedTuple):
    drawings: tuple[Drawing, ...]


class Button(NamedTuple):
    custom_id: str
    label: str
    style: Style = "secondary"
    disabled: bool = False


class Buttons(NamedTuple):
    """One row of them, or several."""

    buttons: tuple[Button, ...]


class Choice(NamedTuple):
    value: str
    label: str
    chosen: bool = False


class Select(NamedTuple):
    custom_id: str
    placeholder: str
    choices: tuple[Choice, ...]


class File(NamedTuple):
    """Something to keep."""

    name: str
    text: str


Part = Say | Show | Buttons | Select | File


class Page(NamedTuple):
    parts: tuple[Part, ...]

    @property
    def digest(self) -> str:
        return digest(repr([fingerprint(part) for part in self.parts]))

    @property
    def moving(self) -> bool:
        return any([drawing.moving for part in self.parts if isinstance(part, Show) for drawing in part.drawings])


def fingerprint(part: Part) -> object:
    return [drawing.key for drawing in part.drawings] if isinstance(part, Show) else part


class Sendable(NamedTuple):
    """A page in Discord's own things, to be sent once."""

    view: Layout
    files: list[discord.File]


async def drawn(page: Page) -> Sendable:
    """A new one for each request: files are used up by sending them."""
    room = MOST_TEXT - sum([len(part.text) for part in page.parts if isinstance(part, Say)])
    parts = await asyncio.gather(*[seen(part, room) for part in page.parts])
    return made(Page(tuple([each for part in parts for each in part])))


async def seen(part: Part, room: int) -> Sequence[Part]:
    """With its pictures at hand, or what is shown or said instead, if there is room for that."""
    if not isinstance(part, Show):
        return [part]
    sights = await asyncio.gather(*[sight_of(drawing) for drawing in part.drawings])
    pictures = tuple([each for each in sights if isinstance(each, Drawing)])
    words = "\n".join([each for each in sights if isinstance(each, str) and each])[: max(room, 0)]
    return [*([Show(pictures)] if pictures else []), *([Say(words)] if words else [])]


async def sight_of(drawing: Drawing) -> Drawing | str:
    """Drawn already, or else words."""
    picture = await STUDIO.tried(drawing.what, lambda: checked(drawing.draw()))
    if picture is not None:
        return drawing._replace(draw=lambda: picture)
    if isinstance(drawing.instead, Drawing):
        return await sight_of(drawing.instead)
    return STUDIO.asked(f"{drawing.what} in words", drawing.instead, "") if drawing.instead else ""


def checked(picture: Picture) -> Picture:
    size = len(picture.data)
    if not 0 < size <= MOST_BYTES:
        raise ValueError(f"{picture.name} has {size} bytes: Discord takes 1 to {MOST_BYTES}")
    return picture


def made(page: Page) -> Sendable:
    """Pictures that are not at hand are drawn here and now: not on the event loop."""
    view, files = Layout(), list[discord.File]()
    box: ui.Container[Layout] = ui.Container()
    for part in page.parts:
        for item in items_of(part, files):
            box.add_item(item)
    view.add_item(box)
    return Sendable(view, files)


def items_of(part: Part, files: list[discord.File]) -> Iterator[ui.Item[Layout]]:
    match part:
        case Say(text):
            yield ui.TextDisplay(text[:MOST_TEXT])
        case Show(drawings):
            yield ui.MediaGallery(*[gallery_item(drawing.draw(), files) for drawing in drawings])
        case Buttons(buttons):
            for row in rows_of(buttons):
                yield ui.ActionRow(*[button(*each) for each in row])
        case Select(custom_id, placeholder, choices):
            options = [discord.SelectOption(label=c.label, value=c.value, default=c.chosen) for c in choices]
            yield ui.ActionRow(select(custom_id, placeholder, options))
        case File(name, text):
            files.append(discord.File(BytesIO(text.encode()), name))
            yield ui.File(f"attachment://{name}")


def gallery_item(picture: Picture, files: list[discord.File]) -> discord.MediaGalleryItem:
    name, alt = f"{len(files)}-{picture.name}", picture.alt[:MOST_ALT]
    files.append(discord.File(BytesIO(picture.data), name, description=alt))
    return discord.MediaGalleryItem(f"attachment://{name}", description=alt)


def rows_of(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    return [buttons[start : start + IN_A_ROW] for start in range(0, len(buttons), IN_A_ROW)]
