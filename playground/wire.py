"""The world in Discord's own terms: people, guilds, channels, messages and interactions as JSON."""

import hashlib
import hmac
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache

from . import permissions
from .limits import (
    BRANCHES,
    BUTTON,
    CONTAINER,
    FILE,
    FILE_SIZE,
    GALLERY,
    ROW,
    SECTION,
    SELECT,
    SELECTS,
    SEPARATOR,
    TEXT,
    THUMBNAIL,
)
from .world import (
    COMMAND,
    COMPONENT,
    DM,
    JSON,
    LOADING,
    MODAL,
    Attachment,
    CachedJson,
    Channel,
    Command,
    Guild,
    Interaction,
    Member,
    Message,
    Person,
    Role,
    World,
    listed,
)

LINKS_LIVE, LINKS_STAY = 24 * 3600, 3600  # seconds
SIGNED = 4096  # links that are remembered
REPLY, CHAT_COMMAND = 19, 20
NEW_MESSAGE, CHANGED_MESSAGE = 4, 7


def stamp(moment: float) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat()


def user(person: Person) -> JSON:
    return {
        "id": str(person.id),
        "username": person.name.lower(),
        "global_name": None if person.bot else person.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "bot": person.bot,
    }


def me(person: Person) -> JSON:
    return user(person) | {"mfa_enabled": False, "locale": person.locale, "verified": True, "email": None}


def application(world: World) -> JSON:
    return {
        "id": str(world.application_id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.bot),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def member(one: Member) -> JSON:
    return {
        "user": user(one.person),
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [str(role) for role in one.roles],
        "joined_at": stamp(one.joined),
        "premium_since": None,
        "communication_disabled_until": None,
        "pending": False,
        "mute": False,
        "deaf": False,
        "flags": 0,
    }


def role(one: Role) -> JSON:
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def guild(one: Guild) -> JSON:
    return {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner_id),
        "roles": [role(each) for each in one.roles.values()],
        "preferred_locale": one.locale,
        "approximate_member_count": len(one.members),
        "approximate_presence_count": len(one.members),
        **PLAIN_GUILD,
    }


PLAIN_GUILD: JSON = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "features": [],
    "banner": None,
    "application_id": None,
    "region": "deprecated",
    "afk_channel_id": None,
    "afk_timeout": 300,
    "system_channel_id": None,
    "system_channel_flags": 0,
    "widget_enabled": False,
    "widget_channel_id": None,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "max_presences": None,
    "max_members": 500_000,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "vanity_url_code": None,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "nsfw_level": 0,
    "emojis": [],
    "stickers": [],
    "incidents_data": None,
}


def my_guild(world: World, one: Guild) -> JSON:
    return {
        "id": str(one.id),
        "name": one.name,
        "icon": None,
        "banner": None,
        "owner": one.owner_id == world.bot.id,
        "permissions": str(permissions.in_guild(one, world.bot)),
        "features": [],
    }


def guild_created(world: World, one: Guild) -> JSON:
    """A guild as the gateway sends it: with its channels and threads, and the bot as a member."""
    return guild(one) | {
        "unavailable": False,
        "large": False,
        "joined_at": stamp(one.members[world.bot.id].joined),
        "member_count": len(one.members),
        "members": [member(one.members[world.bot.id])],
        "channels": [channel(world, each) for each in one.textual()],
        "threads": [channel(world, each) for each in open_threads(world, one)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def open_threads(world: World, one: Guild) -> list[Channel]:
    """The ones the bot may know about."""
    return [thread for thread in one.threads() if not thread.archived and permissions.sees(thread, world.bot)]


def channel(world: World, one: Channel) -> JSON:
    if one.kind == DM:
        return _direct(world, one)
    return _thread(one) if one.is_thread else _text_channel(one)


def _direct(world: World, one: Channel) -> JSON:
    people = [user(world.people[person]) for person in one.people]
    return {"id": str(one.id), "type": one.kind, "flags": 0, "last_message_id": _last(one), "recipients": people}


def _text_channel(one: Channel) -> JSON:
    return {
        "id": str(one.id),
        "type": one.kind,
        "flags": 0,
        "guild_id": _guild_id(one),
        "name": one.name,
        "topic": one.topic,
        "parent_id": None,
        "position": 0,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": _last(one),
        "permission_overwrites": [
            {"id": str(each.target), "type": each.kind, "allow": str(each.allow), "deny": str(each.deny)}
            for each in one.overwrites.values()
        ],
    }


def _thread(one: Channel) -> JSON:
    count = len(one.public())
    return {
        "id": str(one.id),
        "type": one.kind,
        "flags": 0,
        "guild_id": _guild_id(one),
        "name": one.name,
        "parent_id": str(one.parent_id),
        "owner_id": str(one.owner_id),
        "rate_limit_per_user": 0,
        "last_message_id": _last(one),
        "message_count": count,
        "total_message_sent": count,
        "member_count": len(one.people),
        "thread_metadata": {
            "archived": one.archived,
            "archive_timestamp": stamp(one.changed),
            "auto_archive_duration": one.archive_after,
            "locked": one.locked,
            "create_timestamp": stamp(one.created),
        },
    }


def thread_member(one: Channel, person: int) -> JSON:
    return {"id": str(one.id), "user_id": str(person), "join_timestamp": stamp(one.people[person]), "flags": 0}


def _guild_id(one: Channel) -> str:
    return str(one.guild.id) if one.guild else ""


def _last(one: Channel) -> str | None:
    """Ephemeral messages are nobody else's business, not even their ids."""
    return next((str(message.id) for message in reversed(one.messages.values()) if message.only is None), None)


def message(world: World, one: Message) -> JSON:
    """Return a message as JSON: the same object until something in it changes, so nobody may change what they get."""
    ingredients = _ingredients(world, one)
    if one.cached is None or one.cached.ingredients != ingredients:
        one.cached = CachedJson(ingredients, make_message(world, one))
    return one.cached.json


def _ingredients(world: World, one: Message) -> Sequence[object]:
    """List all that a message's JSON is made from. Lists in a message are replaced and never changed, so comparing them
    takes no time; people are changed, so their names are listed too."""
    people = [one.author, *one.mentions]
    interaction = one.interaction
    while interaction:
        people.append(interaction.person)
        interaction = interaction.parent
    fields = vars(one) | {"cached": None}
    names = [(person.name, person.bot) for person in people]
    return world.base, world.secret, world.application_id, _hour(world), fields, names


def make_message(world: World, one: Message) -> JSON:
    """Return a message as JSON that nobody else holds."""
    told: JSON = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": _message_type(one),
        "author": user(one.author),
        "content": one.content,
        "embeds": [_embed(embed) for embed in one.embeds],
        "components": [component(world, one, each) for each in one.components],
        "attachments": [attachment(world, one, each) for each in one.attachments if each.id not in one.shown],
        "mentions": [user(person) for person in one.mentions],
        "mention_roles": [],
        "mention_everyone": False,
        "timestamp": stamp(one.created),
        "edited_timestamp": None if one.edited is None else stamp(one.edited),
        "flags": one.flags,
        "pinned": False,
        "tts": False,
    }
    if one.nonce is not None:
        told["nonce"] = one.nonce
    if one.reference:
        told["message_reference"] = _reference(one.reference)
    if one.interaction:
        told |= _from_interaction(world, one.interaction)
    return told


def _message_type(one: Message) -> int:
    if one.interaction and one.interaction.kind == COMMAND:
        return CHAT_COMMAND
    return REPLY if one.reference else 0


def _reference(to: Message) -> JSON:
    told: JSON = {"type": 0, "channel_id": str(to.channel.id), "message_id": str(to.id)}
    return told | ({"guild_id": str(to.channel.guild.id)} if to.channel.guild else {})


def _from_interaction(world: World, interaction: Interaction) -> JSON:
    application_id = str(world.application_id)
    told: JSON = {
        "application_id": application_id,
        "webhook_id": application_id,
        "interaction_metadata": _metadata(interaction),
    }
    return told | ({"interaction": _command_used(interaction)} if interaction.kind == COMMAND else {})


def _command_used(interaction: Interaction) -> JSON:
    """The older form, and the only one with the command's name."""
    return {
        "id": str(interaction.id),
        "type": interaction.kind,
        "name": " ".join(_words(interaction.data)),
        "user": user(interaction.person),
    }


def _words(command: JSON) -> list[str]:
    """The names from a command to the sub-command that was used."""
    inner = [option for option in listed(command, "options") if option["type"] in BRANCHES]
    return [command["name"], *(_words(inner[0]) if inner else [])]


def _metadata(interaction: Interaction) -> JSON:
    told: JSON = {
        "id": str(interaction.id),
        "type": interaction.kind,
        "user": user(interaction.person),
        "authorizing_integration_owners": _owners(interaction),
    }
    if interaction.kind == COMPONENT and interaction.source:
        told["interacted_message_id"] = str(interaction.source.id)
    if interaction.kind == MODAL and interaction.parent:
        told["triggering_interaction_metadata"] = _metadata(interaction.parent)
    return told


def _owners(interaction: Interaction) -> JSON:
    return {"0": str(interaction.guild.id) if interaction.guild else "0"}


def _embed(embed: JSON) -> JSON:
    told = {name: value for name, value in embed.items() if value is not None} | {"type": "rich"}
    if "fields" in told:
        told["fields"] = [{"inline": False} | line for line in listed(told, "fields")]
    return told


def attachment(world: World, of: Message, one: Attachment) -> JSON:
    return uploaded(world, of.channel, one) | ({"ephemeral": True} if of.only else {})


def uploaded(world: World, channel: Channel, one: Attachment) -> JSON:
    """A file, wherever it was posted."""
    link = attachment_url(world, channel.id, one)
    told: JSON = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": link,
        "proxy_url": link,
        "content_type": one.content_type,
    }
    if one.size:
        told |= {"width": one.size[0], "height": one.size[1]}
    if one.description:
        told["description"] = one.description
    return told


def attachment_url(world: World, channel_id: int, one: Attachment) -> str:
    """Signed and good for a day, like Discord's; stays the same for an hour, so that a page needn't reload it."""
    now = _hour(world)
    path = f"/attachments/{channel_id}/{one.id}/{one.filename}"
    expires = f"{now + LINKS_LIVE:x}"
    return f"{world.base}{path}?ex={expires}&is={now:x}&hm={signature(world, one.id, expires)}"


def _hour(world: World) -> int:
    """Return when the current hour began."""
    now = int(world.clock())
    return now - now % LINKS_STAY


def signature(world: World, attachment_id: int, expires: str) -> str:
    return _signed(world.secret, f"{attachment_id} {expires}")


@lru_cache(maxsize=SIGNED)
def _signed(secret: bytes, text: str) -> str:
    """A link is written again each time its message is shown."""
    return hmac.digest(secret, text.encode(), hashlib.sha256).hex()


def component(world: World, of: Message, one: JSON) -> JSON:
    """A component as Discord returns it: with defaults filled in, and media with their URLs."""
    kind: int = one["type"]
    told = _without_nulls({name: value for name, value in one.items() if name != "required"})
    if "components" in told:
        told["components"] = [component(world, of, child) for child in told["components"]]
    if kind in (ROW, BUTTON, TEXT):
        return told
    if kind in SELECTS:
        return _select(told)
    if kind == SECTION:
        return told | {"accessory": component(world, of, one["accessory"])}
    if kind == CONTAINER:
        return {"accent_color": None, "spoiler": False} | told
    if kind == SEPARATOR:
        return {"spacing": 1, "divider": True} | told
    if kind == GALLERY:
        return told | {"items": [_pictured(world, of, item) for item in one["items"]]}
    if kind == THUMBNAIL:
        return _pictured(world, of, told)
    return _file(world, of, told) if kind == FILE else told


def _without_nulls(one: JSON) -> JSON:
    told = {name: value for name, value in one.items() if value is not None}
    return told | ({"emoji": _without_nulls(told["emoji"])} if "emoji" in told else {})


def _select(told: JSON) -> JSON:
    told = {"min_values": 1, "max_values": 1} | told
    if told["type"] == SELECT:
        told["options"] = [_without_nulls(option) for option in told["options"]]
    return told


def _pictured(world: World, of: Message, one: JSON) -> JSON:
    return {"description": None, "spoiler": False} | _without_nulls(one) | {"media": _media(world, of, one["media"])}


def _file(world: World, of: Message, told: JSON) -> JSON:
    shown = _attached(of, told["file"])
    name, size = (shown.filename, len(shown.data)) if shown else (None, None)
    return {"spoiler": False} | told | {"file": _media(world, of, told["file"]), "name": name, "size": size}


def _media(world: World, of: Message, media: JSON) -> JSON:
    shown = _attached(of, media)
    if shown is None:
        return {"id": str(of.id), "url": media["url"], "proxy_url": media["url"]}
    link = attachment_url(world, of.channel.id, shown)
    width, height = shown.size or (None, None)
    return {
        "id": str(shown.id),
        "attachment_id": str(shown.id),
        "url": link,
        "proxy_url": link,
        "width": width,
        "height": height,
        "content_type": shown.content_type,
    }


def _attached(of: Message, media: JSON) -> Attachment | None:
    return next((one for one in of.attachments if one.id == media.get("attachment_id")), None)


def command(world: World, one: Command) -> JSON:
    told: JSON = {
        "id": str(one.id),
        "application_id": str(world.application_id),
        "version": str(one.version),
        "default_member_permissions": None,
        "type": 1,
        "description": "",
        "nsfw": False,
    }
    told |= {name: value for name, value in one.form.items() if value is not None}
    if told["default_member_permissions"] is not None:
        told["default_member_permissions"] = str(told["default_member_permissions"])
    if "options" in told:
        told["options"] = [_option(option) for option in told["options"]]
    return told | ({"guild_id": str(one.guild_id)} if one.guild_id else {})


def _option(option: JSON) -> JSON:
    told = {name: value for name, value in option.items() if value is not None}
    if "options" in told:
        told["options"] = [_option(inner) for inner in told["options"]]
    return told


def interaction(world: World, one: Interaction) -> JSON:
    told: JSON = {
        "id": str(one.id),
        "application_id": str(world.application_id),
        "type": one.kind,
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(one.channel.id),
        "channel": channel(world, one.channel),
        "locale": one.person.locale,
        "entitlements": [],
        "app_permissions": str(permissions.in_channel(one.channel, world.bot)),
        "authorizing_integration_owners": _owners(one),
        "attachment_size_limit": FILE_SIZE,
        "context": 0 if one.guild else 1,
    }
    if one.source:
        told["message"] = message(world, one.source)
    return told | (_whose(one, one.guild) if one.guild else {"user": user(one.person)})


def _whose(one: Interaction, where: Guild) -> JSON:
    may = {"permissions": str(permissions.in_channel(one.channel, one.person))}
    return {
        "guild_id": str(where.id),
        "guild": {"id": str(where.id), "locale": where.locale, "features": []},
        "guild_locale": where.locale,
        "member": member(where.members[one.person.id]) | may,
    }


def callback(world: World, one: Interaction) -> JSON:
    """What Discord replies to an answer."""
    told: JSON = {"id": str(one.id), "type": one.kind, "channel_id": str(one.channel.id)}
    if one.guild:
        told["guild_id"] = str(one.guild.id)
    if one.original is None:
        return {"interaction": told}
    told |= {
        "response_message_id": str(one.original.id),
        "response_message_loading": bool(one.original.flags & LOADING),
        "response_message_ephemeral": one.original.only is not None,
    }
    if one.answered not in (NEW_MESSAGE, CHANGED_MESSAGE):
        return {"interaction": told}  # merely deferred: there is no resource
    return {"interaction": told, "resource": {"type": one.answered, "message": message(world, one.original)}}
