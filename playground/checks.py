"""Whether Discord would accept a request's body: messages with their embeds and files, suggestions, threads."""

from collections.abc import Sequence

from .components import check_layout, check_rows
from .errors import Errors, check_fields, check_shape, one_of, too_long
from .limits import (
    CHOICES,
    EMBED,
    EMBED_PARTS,
    EMBED_TEXT,
    FILE_SIZE,
    FILES,
    MENTIONS,
    MESSAGE,
    REQUEST_SIZE,
    THREAD,
    THREAD_CHOICES,
)
from .refusals import EMPTY_MESSAGE, TOO_LARGE, refuse
from .world import JSON, V2, listed


def check_message(body: JSON, files: Sequence[bytes]) -> None:
    """Check a message as it would be after the request. Raises what Discord would answer."""
    check_files(files)
    errors = Errors()
    check_shape(body, (), errors)
    errors.raise_any()
    check_fields(body, MESSAGE, (), errors)
    check_fields(body.get("allowed_mentions") or {}, MENTIONS, ("allowed_mentions",), errors)
    errors.raise_any()
    _check_embeds(listed(body, "embeds"), errors)
    if _is_layout(body):
        _check_nothing_else(body, errors)
        check_layout(listed(body, "components"), errors)
    else:
        check_rows(listed(body, "components"), errors)
    errors.raise_any()
    if _is_empty(body, files):
        raise refuse(EMPTY_MESSAGE)


def check_files(files: Sequence[bytes]) -> None:
    if any(len(file) > FILE_SIZE for file in files) or sum(map(len, files)) > REQUEST_SIZE:
        raise refuse(TOO_LARGE)
    if len(files) > FILES:
        errors = Errors()
        errors.add(("attachments",), *too_long(FILES, 0))
        errors.raise_any()


def check_choices(data: JSON) -> None:
    errors = Errors()
    check_shape(data, (), errors)
    errors.raise_any()
    check_fields(data, CHOICES, (), errors)
    errors.raise_any()


def check_thread(body: JSON) -> None:
    errors = Errors()
    check_fields(body, THREAD, (), errors)
    for name, allowed in THREAD_CHOICES.items():
        if body.get(name) is not None and body[name] not in allowed:
            errors.add((name,), "BASE_TYPE_CHOICES", f"Value must be one of {one_of(allowed)}.")
    errors.raise_any()


def _is_layout(body: JSON) -> bool:
    return bool((body.get("flags") or 0) & V2)


def _is_empty(body: JSON, files: Sequence[bytes]) -> bool:
    if _is_layout(body):
        return not body.get("components")
    return not (body.get("content") or body.get("embeds") or body.get("attachments") or files)


def _check_nothing_else(body: JSON, errors: Errors) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if body.get(name):
            errors.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_embeds(embeds: list[JSON], errors: Errors) -> None:
    for index, embed in enumerate(embeds):
        check_fields(embed, EMBED, ("embeds", index), errors)
        for part, fields in EMBED_PARTS.items():
            check_fields(_part(embed, part), fields, ("embeds", index, part), errors)
    if sum(map(_embed_text, embeds)) > EMBED_TEXT:
        errors.add(
            ("embeds",), "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {EMBED_TEXT} characters"
        )


def _embed_text(embed: JSON) -> int:
    texts = [embed.get("title"), embed.get("description")]
    texts += [_part(embed, "footer").get("text"), _part(embed, "author").get("name")]
    for line in listed(embed, "fields"):
        texts += [line.get("name"), line.get("value")]
    return sum(len(text) for text in texts if isinstance(text, str))


def _part(embed: JSON, name: str) -> JSON:
    return embed.get(name) or {}
