"""Writing messages: from a request's body and files to a message in the world, new or edited."""

import re
import struct
from collections.abc import Sequence
from mimetypes import MimeTypes
from typing import Any, NamedTuple

from . import checks
from .components import walk
from .errors import missing_attachment
from .limits import FILE, GALLERY, TEXT, THUMBNAIL
from .world import EPHEMERAL, JSON, LOADING, V2, Attachment, Channel, Interaction, Message, Person, World, number

SETTABLE = (1 << 2) | (1 << 12) | V2  # no link previews, no notification, components
REFERENCE = "attachment://"
TYPES = MimeTypes()  # Python's own: what this machine thinks of a file's name is no matter of Discord's
TYPES.add_type("image/webp", ".webp")


class Upload(NamedTuple):
    number: int  # n of files[n]
    filename: str
    data: bytes


class Post(NamedTuple):
    """Where a new message goes, and as what."""

    channel: Channel
    author: Person
    interaction: Interaction | None = None
    reference: Message | None = None
    only: Person | None = None


def post(world: World, where: Post, body: JSON, files: Sequence[Upload] = ()) -> Message:
    checks.check_message(body, [file.data for file in files])
    message = _blank(world, where)
    message.nonce = None if body.get("nonce") is None else str(body["nonce"])
    message.flags |= (body.get("flags") or 0) & SETTABLE
    _fill(world, message, body, files)
    world.post(message)
    return message


def post_thinking(world: World, where: Post) -> Message:
    """The placeholder for a deferred answer."""
    message = _blank(world, where)
    message.flags |= LOADING
    world.post(message)
    return message


def edit(world: World, message: Message, body: JSON, files: Sequence[Upload] = ()) -> Message:
    """Change only what the body names, as Discord's PATCH does; a list of attachments replaces the old one."""
    checks.check_message(_merged(message, body), [file.data for file in files])
    flags = _flags(message, body)
    before = message.attachments
    _fill(world, message, body, files)
    message.flags = flags
    message.edited = world.clock()
    world.edited(message, before)
    return message


def _blank(world: World, where: Post) -> Message:
    message = Message(world.new_id(), where.channel, where.author, world.clock())
    message.interaction, message.reference, message.only = where.interaction, where.reference, where.only
    message.flags = EPHEMERAL if where.only else 0
    return message


def _flags(message: Message, body: JSON) -> Any:
    """The flags it will have: a layout stays a layout, and "thinking" is over."""
    wanted = body.get("flags")
    if not isinstance(wanted, int):
        return message.flags & ~LOADING if wanted is None else wanted  # not a number: the check will refuse it
    return message.flags & ~LOADING & (~SETTABLE | V2) | wanted & SETTABLE


def _merged(message: Message, body: JSON) -> JSON:
    """The message as it will be, in the shape of a request."""
    kept = [{"id": attachment.id} for attachment in message.attachments]
    before = {"content": message.content, "embeds": message.embeds, "attachments": kept}
    unchecked: JSON = {} if "components" in body else {"components": []}  # they were checked when they came in
    after = before | body | unchecked | {"flags": _flags(message, body)}
    if "components" not in body and message.flags & V2:
        after["components"] = [{"type": TEXT, "content": "-"}]
    return after


def _fill(world: World, message: Message, body: JSON, files: Sequence[Upload]) -> None:
    attachments = _attachments(world, message, body, files)
    if "components" in body:
        components: list[JSON] = _copied(body["components"] or [])
        message.shown = _resolve_all(world, message, components, attachments)
        message.components = components
    if "content" in body:
        message.content = body["content"] or ""
    if "embeds" in body:
        message.embeds = body["embeds"] or []
    if "content" in body or "components" in body:
        message.mentions = _mentioned(world, message, body.get("allowed_mentions"))
    kept = {attachment.id for attachment in attachments}
    still_shown = message.shown - kept
    message.attachments = [old for old in message.attachments if old.id in still_shown] + attachments


def _mentioned(world: World, message: Message, allowed: JSON | None) -> list[Person]:
    """The people mentioned in the text, or in a layout's text, whom the message may ping."""
    texts = [one["content"] for one in walk(message.components) if one["type"] == TEXT]
    text = "\n".join([message.content, *texts])
    if "<@" not in text:
        return []
    named = [one for one in world.people.values() if f"<@{one.id}>" in text or f"<@!{one.id}>" in text]
    return [person for person in named if _may_call(person, allowed)]


def _may_call(person: Person, allowed: JSON | None) -> bool:
    if allowed is None:
        return True
    kinds: list[str] = allowed.get("parse") or []
    people: list[Any] = allowed.get("users") or []
    return "users" in kinds or str(person.id) in map(str, people)


def _attachments(world: World, message: Message, body: JSON, files: Sequence[Upload]) -> list[Attachment]:
    named: list[JSON] | None = body.get("attachments")
    if named is None:
        return message.attachments + [attachment_of(world, file, {}) for file in files]
    uploads = {file.number: file for file in files}
    present = {attachment.id: attachment for attachment in message.attachments}
    wanted: list[Attachment] = []
    for entry in named:
        which = number(entry.get("id"))
        if which in uploads:
            wanted.append(attachment_of(world, uploads.pop(which), entry))
        elif which in present:
            wanted.append(present[which])
    return wanted + [attachment_of(world, file, {}) for file in uploads.values()]


def attachment_of(world: World, file: Upload, entry: JSON) -> Attachment:
    name = plain(entry.get("filename") or file.filename)
    kind = TYPES.guess_type(name)[0] or "application/octet-stream"
    return Attachment(world.new_id(), name, file.data, kind, entry.get("description"), picture_size(file.data))


def plain(filename: str) -> str:
    """A name that is safe in a URL, as Discord makes it."""
    return re.sub(r"[^\w.-]", "_", filename) or "unnamed"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG or GIF, from its first bytes."""
    if data.startswith(b"\x89PNG") and len(data) >= 24:
        return struct.unpack(">II", data[16:24])
    if data.startswith(b"GIF8") and len(data) >= 10:
        return struct.unpack("<HH", data[6:10])
    return None


def _copied(value: Any) -> Any:
    """A copy of some JSON that nobody else holds."""
    if isinstance(value, dict):
        return {name: _copied(inner) for name, inner in value.items()}  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, list):
        return [_copied(inner) for inner in value]  # pyright: ignore[reportUnknownVariableType]
    return value


def _resolve_all(
    world: World, message: Message, components: list[JSON], attachments: list[Attachment]
) -> frozenset[int]:
    """Give every component an id and link names to their attachments; returns the attachments that are shown."""
    everything = list(walk(components))
    taken = {component.get("id") for component in everything}
    free = (each for each in range(1, 2**31) if each not in taken)
    by_name = {attachment.filename: attachment.id for attachment in attachments}
    for component in everything:
        component["id"] = component.get("id") or next(free)
    media = [media for component in everything for media in _media(component)]
    for one in media:
        _resolve(world, message, one, by_name)
    return frozenset(one["attachment_id"] for one in media if "attachment_id" in one)


def _resolve(world: World, message: Message, media: JSON, by_name: dict[str, int]) -> None:
    url: str = media["url"]
    if url.startswith(REFERENCE):
        name = plain(url.removeprefix(REFERENCE))
        if name not in by_name:
            raise missing_attachment(("components",))
        media["attachment_id"] = by_name[name]
    elif url.startswith(f"{world.base}/attachments/"):
        which = number(url.removeprefix(f"{world.base}/attachments/").partition("/")[2].partition("/")[0])
        if which in {attachment.id for attachment in message.attachments}:
            media["attachment_id"] = which


def _media(component: JSON) -> list[JSON]:
    kind = component.get("type")
    if kind == GALLERY:
        return [item["media"] for item in component["items"]]
    if kind == THUMBNAIL:
        return [component["media"]]
    return [component["file"]] if kind == FILE else []
