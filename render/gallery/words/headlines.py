"""The few words at the top of a picture: which turn it is, and what is going on."""

from collections.abc import Sequence

from engine import View
from engine.gallery import Position

from ...words.sentences import listed
from ...words.texts import Texts

IN_A_REPLAY = 0  # instead of the number of a turn: they go by too fast


def turn_name(view: View[Position], texts: Texts) -> str:
    if view.position.turns == IN_A_REPLAY:
        return texts.say("gallery-head-replay")
    return texts.say("gallery-head-turn", number=view.position.turns)


def headline(view: View[Position], people: Sequence[str], texts: Texts) -> str:
    """What everybody may know."""
    if view.outcome:
        winners = view.outcome.winners
        who = listed(texts, [people[seat] for seat in winners])
        return texts.say("gallery-head-won", who=who, count=len(winners))
    if not view.awaited:
        return playing(view.position, people, texts)
    asked = view.awaited[0]
    space = (asked.about or "").rpartition(" ")[2]
    return texts.say(f"gallery-head-{asked.ask}", who=people[asked.seat], space=space)


def playing(here: Position, people: Sequence[str], texts: Texts) -> str:
    """While a card is being carried out, and nothing is asked."""
    if not here.played:
        return texts.say("gallery-head-watch")
    card = texts.say(f"gallery-card-{here.played}")
    return texts.say("gallery-head-playing", who=people[here.turn], card=card)


def hand_headline(view: View[Position], texts: Texts) -> str:
    """What its owner is asked."""
    if view.outcome:
        return texts.say("gallery-head-over")
    if not view.unanswered:
        return texts.say("gallery-head-wait" if view.waiting else "gallery-head-watch")
    asked = view.unanswered[0]
    space = (asked.about or "").rpartition(" ")[2]
    ask = "discard" if asked.moves[0].startswith("discard") else asked.ask
    return texts.say(f"gallery-head-hand-{ask}", space=space)
