"""Pages and forms as Discord's own objects: layouts with files, and modals.

Nothing stays in memory. The custom ids say it all, so any process can take a click on any message, even one sent before
it started.
"""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

import discord
from discord import ui

from render import Picture
from render.studio import STUDIO, Job, always

from .model import (
    IN_A_ROW,
    MOST_TEXT,
    Button,
    Buttons,
    Choice,
    Drawing,
    File,
    Form,
    Keep,
    Page,
    Part,
    Say,
    Select,
    Show,
    Standing,
)

MOST_ALT = 1024
LONGEST_ABOUT = 100
FORM_LINE = "text"  # the id of a form's only line
STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


class Layout(ui.LayoutView):
    """Always finished, so that discord.py doesn't keep it: every click goes to `on_interaction`, just once."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        return True


class Dialog(ui.Modal):
    """A form, kept by nobody either."""

    def is_finished(self) -> bool:
        return True


class Sendable(NamedTuple):
    """A page as Discord's objects, to be sent once: sending uses files up."""

    view: Layout
    files: list[discord.File]


class FirstLook(NamedTuple):
    """A page as it can be shown right away. Unless it `is_whole`, its pictures follow; if it `keeps` those that the
    message has, they mustn't be taken off it."""

    view: Layout
    files: list[discord.File]
    is_whole: bool = True
    keeps: bool = False

    @property
    def attachments(self) -> list[discord.File]:
        return discord.utils.MISSING if self.keeps else self.files


def first_look(page: Page, standing: Sequence[Standing] = ()) -> FirstLook | None:
    """The page without waiting for a picture: the message keeps those it has until the new ones are drawn. If there's
    much to draw, a hand that asks nothing keeps them for good. None if there would be nothing to see yet."""
    drawings = [drawing for part in page.parts if isinstance(part, Show) for drawing in part.drawings]
    ready = [STUDIO.kept(drawing.job) for drawing in drawings]
    if all(ready):
        pictures = iter(ready)
        return FirstLook(*laid_out(Page(tuple([as_drawn(part, pictures) for part in page.parts]))))
    kept = [*standing[: len(drawings)]]
    parts = [part for part in page.parts if not isinstance(part, Show)]
    if kept:
        first = next(place for place, part in enumerate(page.parts) if isinstance(part, Show))
        parts.insert(first, Keep(tuple(kept)))
    if not parts:
        return None
    is_same = [drawing.name for drawing in drawings] == [each.name for each in kept]
    stays = bool(page.key) and is_same and STUDIO.is_hurried
    return FirstLook(*laid_out(Page(tuple(parts))), is_whole=stays, keeps=True)


def as_drawn(part: Part, pictures: Iterator[Picture | None]) -> Part:
    if not isinstance(part, Show):
        return part
    return Show(tuple([each._replace(job=Job(as_it_is, (next(pictures),))) for each in part.drawings]))


def pictures_on(message: discord.Message | None) -> list[Standing]:
    """What a message of ours shows."""
    boxes = [each for each in message.components if isinstance(each, discord.Container)] if message else []
    galleries = [each for box in boxes for each in box.children if isinstance(each, discord.MediaGalleryComponent)]
    return [Standing(item.media.url, item.description or "") for gallery in galleries for item in gallery.items]


async def drawn(page: Page, is_wanted: Callable[[], bool] = always) -> Sendable:
    """Pictures are drawn first, or replaced if that fails. Raises `OutOfDate` if the page isn't wanted any more when
    the turn of a picture comes."""
    room = MOST_TEXT - sum([len(part.text) for part in page.parts if isinstance(part, Say)])
    parts = await asyncio.gather(*[seen(part, room, is_wanted) for part in page.parts])
    return laid_out(Page(tuple([each for part in parts for each in part])))


async def seen(part: Part, room: int, is_wanted: Callable[[], bool]) -> Sequence[Part]:
    """The part with its pictures drawn, or with what is shown or said instead, as far as there's room."""
    if not isinstance(part, Show):
        return [part]
    sights = await asyncio.gather(*[sight_of(drawing, is_wanted) for drawing in part.drawings])
    pictures = tuple([each for each in sights if isinstance(each, Drawing)])
    words = "\n".join([each for each in sights if isinstance(each, str) and each])[: max(room, 0)]
    return [*([Show(pictures)] if pictures else []), *([Say(words)] if words else [])]


async def sight_of(drawing: Drawing, is_wanted: Callable[[], bool]) -> Drawing | str:
    """Drawn already, or words instead."""
    picture = await STUDIO.tried(drawing.what, drawing.job, drawing.priority, is_wanted)
    if picture is not None:
        return drawing._replace(job=Job(as_it_is, (picture,)))
    if isinstance(drawing.instead, Drawing):
        return await sight_of(drawing.instead, is_wanted)
    return STUDIO.asked(f"{drawing.what} in words", drawing.instead, "") if drawing.instead else ""


def as_it_is(picture: Picture) -> Picture:
    return picture


def laid_out(page: Page) -> Sendable:
    """Draws any picture that isn't drawn yet: not to be called on the event loop then."""
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
            yield ui.MediaGallery(*[gallery_item(drawing.job.done(), files) for drawing in drawings])
        case Keep(pictures):
            yield ui.MediaGallery(*[discord.MediaGalleryItem(each.url, description=each.alt) for each in pictures])
        case Buttons(buttons):
            for row in rows_of(buttons):
                yield ui.ActionRow(*[button_of(each) for each in row])
        case Select():
            yield ui.ActionRow(select_of(part))
        case File(name, text):
            files.append(discord.File(BytesIO(text.encode()), name))
            yield ui.File(f"attachment://{name}")


def gallery_item(picture: Picture, files: list[discord.File]) -> discord.MediaGalleryItem:
    name, alt = f"{len(files)}-{picture.name}", picture.alt[:MOST_ALT]
    files.append(discord.File(BytesIO(picture.data), name, description=alt))
    return discord.MediaGalleryItem(f"attachment://{name}", description=alt)


def rows_of(buttons: Sequence[Button]) -> list[Sequence[Button]]:
    """As even as possible: six are two rows of three."""
    rows = -(-len(buttons) // IN_A_ROW)
    wide = -(-len(buttons) // rows) if rows else IN_A_ROW
    return [buttons[start : start + wide] for start in range(0, len(buttons), wide)]


def button_of(button: Button) -> ui.Button[Layout]:
    custom_id, label, style, disabled = button
    return ui.Button(custom_id=custom_id, label=label, style=STYLES[style], disabled=disabled)


def select_of(select: Select) -> ui.Select[Layout]:
    options = [option_of(choice) for choice in select.choices]
    return ui.Select(custom_id=select.custom_id, placeholder=select.placeholder, options=options)


def option_of(choice: Choice) -> discord.SelectOption:
    about = choice.about[:LONGEST_ABOUT] or None
    return discord.SelectOption(label=choice.label, value=choice.value, default=choice.chosen, description=about)


def modal_of(form: Form) -> ui.Modal:
    modal = Dialog(title=form.title[:45], custom_id=form.custom_id)
    line: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=FORM_LINE, max_length=form.longest, default=form.value or None, required=not form.optional
    )
    modal.add_item(ui.Label(text=form.label[:45], description=form.about[:100], component=line))
    return modal
