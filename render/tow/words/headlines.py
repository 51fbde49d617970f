"""The few words at the top of a picture: which turn it is, and what is going on."""

from collections.abc import Sequence

from engine import View
from engine.tow import Position

from ...words.scene import slug
from ...words.sentences import listed
from ...words.texts import Texts

IN_A_REPLAY = -1  # instead of the number of a turn: they go by too fast
NOBODY = -1


def turn_name(view: View[Position], texts: Texts) -> str:
    """Or that nobody has more than one turn left (T30)."""
    number = view.position.turn.number
    if number == IN_A_REPLAY:
        return texts.say("tow-head-replay")
    if view.position.trigger != NOBODY and not view.outcome:
        return texts.say("tow-head-last")
    return texts.say("tow-head-turn", number=number)


def headline(view: View[Position], people: Sequence[str], texts: Texts) -> str:
    """What everybody may know."""
    if view.outcome:
        winners = view.outcome.winners
        return texts.say("tow-head-won", who=listed(texts, [people[seat] for seat in winners]), count=len(winners))
    if not view.awaited:
        return texts.say("tow-head-watch")
    asked = view.awaited[0]
    actions = view.position.turn.actions
    return texts.say(f"tow-head-{slug(asked.ask)}", who=people[asked.seat], actions=actions)


def hand_headline(view: View[Position], texts: Texts) -> str:
    """What its owner is asked."""
    if view.outcome:
        return texts.say("tow-head-over")
    if not view.unanswered:
        return texts.say("tow-head-wait" if view.waiting else "tow-head-watch")
    return texts.say(f"tow-head-hand-{slug(view.unanswered[0].ask)}", actions=view.position.turn.actions)
