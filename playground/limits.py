"""Discord's limits for messages, components, forms and commands, as tables."""

import re
from collections.abc import Mapping
from typing import NamedTuple

ROW, BUTTON, SELECT, TEXT_INPUT, USERS, ROLES, MENTIONABLES, CHANNELS = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, UPLOAD = 17, 18, 19
RADIO, CHECKBOXES, CHECKBOX = 21, 22, 23
SELECTS = frozenset({SELECT, USERS, ROLES, MENTIONABLES, CHANNELS})
LINK, PREMIUM = 5, 6

CONTENT = 2000
V2_TEXT, V2_BYTES, BYTES_PER_TEXT = 4000, 10_170, 12
V2_COMPONENTS, LEGACY_ROWS = 40, 5
EMBED_TEXT = 6000
FILES, FILE_SIZE, REQUEST_SIZE = 10, 10 * 2**20, 25 * 2**20
COMMANDS, COMMAND_TEXT = 100, 8000


class Text(NamedTuple):
    most: int
    least: int = 0
    needed: bool = False


class Number(NamedTuple):
    most: int
    least: int = 0
    needed: bool = False


class Many(NamedTuple):
    """A list, with the fields of its items."""

    most: int
    least: int = 0
    needed: bool = False
    of: "Fields | None" = None


Rule = Text | Number | Many
Fields = Mapping[str, Rule]

ID = Number(2**31 - 1)
CUSTOM_ID = Text(100, 1, needed=True)
OPTION: Fields = {
    "label": Text(100, 1, needed=True),
    "value": Text(100, 1, needed=True),
    "description": Text(100),
}
CHOOSER: Fields = {
    "id": ID,
    "custom_id": CUSTOM_ID,
    "placeholder": Text(150),
    "min_values": Number(25),
    "max_values": Number(25, 1),
}
COMPONENTS: Mapping[int, Fields] = {
    ROW: {"id": ID, "components": Many(5, 1, needed=True)},
    BUTTON: {
        "id": ID,
        "style": Number(6, 1, needed=True),
        "custom_id": Text(100, 1),
        "label": Text(80),
        "url": Text(512),
    },
    SELECT: {**CHOOSER, "options": Many(25, 1, needed=True, of=OPTION)},
    USERS: CHOOSER,
    ROLES: CHOOSER,
    MENTIONABLES: CHOOSER,
    CHANNELS: CHOOSER,
    TEXT_INPUT: {
        "id": ID,
        "custom_id": CUSTOM_ID,
        "style": Number(2, 1, needed=True),
        "label": Text(45, 1),
        "value": Text(4000),
        "placeholder": Text(100),
        "min_length": Number(4000),
        "max_length": Number(4000, 1),
    },
    SECTION: {"id": ID, "components": Many(3, 1, needed=True)},
    TEXT: {"id": ID, "content": Text(4000, 1, needed=True)},
    THUMBNAIL: {"id": ID, "description": Text(1024, 1)},
    GALLERY: {"id": ID, "items": Many(10, 1, needed=True, of={"description": Text(1024, 1)})},
    FILE: {"id": ID},
    SEPARATOR: {"id": ID, "spacing": Number(2, 1)},
    CONTAINER: {"id": ID, "accent_color": Number(0xFFFFFF), "components": Many(40, 1, needed=True)},
    LABEL: {"id": ID, "label": Text(45, 1, needed=True), "description": Text(100, 1)},
    UPLOAD: {"id": ID, "custom_id": CUSTOM_ID, "min_values": Number(10), "max_values": Number(10, 1)},
    RADIO: {"id": ID, "custom_id": CUSTOM_ID, "options": Many(10, 2, needed=True, of=OPTION)},
    CHECKBOXES: {
        "id": ID,
        "custom_id": CUSTOM_ID,
        "min_values": Number(10),
        "max_values": Number(10, 1),
        "options": Many(10, 1, needed=True, of=OPTION),
    },
    CHECKBOX: {"id": ID, "custom_id": CUSTOM_ID},
}
IN_ROW = frozenset({BUTTON}) | SELECTS
IN_CONTAINER = frozenset({ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR})
CHILDREN: Mapping[int, frozenset[int]] = {ROW: IN_ROW, SECTION: frozenset({TEXT}), CONTAINER: IN_CONTAINER}
ACCESSORIES = frozenset({BUTTON, THUMBNAIL})
IN_LABEL = frozenset({TEXT_INPUT, UPLOAD, RADIO, CHECKBOXES, CHECKBOX}) | SELECTS

EMBED: Fields = {
    "title": Text(256),
    "description": Text(4096),
    "fields": Many(25, of={"name": Text(256, 1, needed=True), "value": Text(1024, 1, needed=True)}),
}
EMBED_PARTS: Mapping[str, Fields] = {"footer": {"text": Text(2048)}, "author": {"name": Text(256)}}
MESSAGE: Fields = {
    "content": Text(CONTENT),
    "embeds": Many(10),
    "attachments": Many(FILES, of={"description": Text(1024), "filename": Text(1024, 1)}),
    "nonce": Text(25),
    "flags": Number(2**31 - 1),
}
MENTIONS: Fields = {"parse": Many(3), "users": Many(100), "roles": Many(100)}
MODAL: Fields = {"title": Text(45, 1, needed=True), "custom_id": CUSTOM_ID, "components": Many(5, 1, needed=True)}
CHOICES: Fields = {"choices": Many(25, of={"name": Text(100, 1, needed=True)})}
THREAD: Fields = {"name": Text(100, 1, needed=True)}
THREAD_CHOICES = {"type": (11, 12), "auto_archive_duration": (60, 1440, 4320, 10_080)}
COMMAND: Fields = {
    "type": Number(4, 1),
    "name": Text(32, 1, needed=True),
    "description": Text(100),
    "options": Many(25),
}
COMMAND_OPTION: Fields = {
    "type": Number(11, 1, needed=True),
    "name": Text(32, 1, needed=True),
    "description": Text(100, 1, needed=True),
    "choices": Many(25, of={"name": Text(100, 1, needed=True)}),
    "options": Many(25),
    "min_length": Number(6000),
    "max_length": Number(6000, 1),
}
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")
CHAT_INPUT, SUBCOMMAND, SUBCOMMAND_GROUP = 1, 1, 2
BRANCHES = frozenset({SUBCOMMAND, SUBCOMMAND_GROUP})
