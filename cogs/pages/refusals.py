"""Why something wasn't done, in the reader's language: the store's reason, or the code of what the engine refuses.

Each is a message in `refusals.ftl`. The engine's own sentences are for the log, and never shown.
"""

from data.store import Refused
from engine.words import excerpt
from render.words.markdown import plain
from render.words.texts import Fact, Texts

from .common import LONGEST_TYPED

NAMED = ("game", "option")  # facts that the engine calls by its own names, and that have messages like `game-race`


def refusal(refused: Refused, words: Texts, link: str = "") -> str:
    """What has happened and what to do, in a sentence or two. The link leads to a table that's in the way."""
    reason = refused.code or refused.why.name.lower().replace("_", "-")
    facts = {name: told(name, fact, words) for name, fact in refused.facts.items()}
    return words.say(f"refused-{reason}", link=link, **facts)


def fault(refused: Refused, words: Texts) -> str:
    """Why a game can't go on, and how to stop it, so that the channel is free again."""
    return f"{refusal(refused, words)}\n{words.say('play-fault-stop')}"


def told(name: str, fact: Fact, words: Texts) -> Fact:
    """What someone typed is quoted as it is, but formats nothing; what no form would take is cut."""
    if name in NAMED:
        return words.say(f"{name}-{fact}")
    return plain(excerpt(fact, LONGEST_TYPED)) if isinstance(fact, str) else fact
