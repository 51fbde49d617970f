"""Addresses of places in Discord; its own clients show them by the names of server and channel."""


def message_link(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Of a message, or of its channel."""
    parts = [str(guild_id or "@me"), str(channel_id), *([str(message_id)] if message_id else [])]
    return "https://discord.com/channels/" + "/".join(parts)
