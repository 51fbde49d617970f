"""What is set for the tables of a server, for the people who manage it."""

from render.words.sentences import listed
from render.words.texts import Texts

from ..servers import Server
from .model import Page, Say


def setup_page(words: Texts, server: Server) -> Page:
    channels = [f"<#{channel}>" for channel in server.channels]
    told = [
        words.say("setup-title"),
        words.say("setup-channels", channels=listed(words, channels)) if channels else words.say("setup-everywhere"),
        words.say("setup-thread", thread="yes" if server.thread else "no"),
        words.say("setup-clock", clock=words.say(f"clock-{server.clock}")),
        words.say("setup-tables", tables=server.tables),
        words.say("setup-votes", votes="yes" if server.votes else "no"),
        words.say("setup-how"),
    ]
    return Page((Say("\n".join(told)),))
