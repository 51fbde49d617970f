"""The few words at the head of a picture: which round it is, and what happens now."""

from collections.abc import Sequence

from engine import View, Waiting
from engine.race import DUCKY_OF, THE_DOG, Position

from . import phrases
from .phrases import listed


def round_name(view: View[Position]) -> str:
    return phrases.HEAD_ROUND.format(number=view.position.round) if view.position.round else phrases.HEAD_START


def headline(view: View[Position], people: Sequence[str]) -> str:
    """What everybody may know."""
    if view.outcome:
        return phrases.HEAD_WON.format(who=listed([people[seat] for seat in view.outcome.winners]))
    asked = [each for each in view.waiting if not each.standing]
    missing = [each for each in asked if not each.answered]
    if not missing:
        return phrases.HEAD_RACING
    if missing[0].ask in phrases.HEAD_ALL:
        told = sorted({each.seat for each in missing})
        waiting = phrases.HEAD_MISSING.format(who=listed([people[seat] for seat in told]))
        return phrases.HEAD_ALL[missing[0].ask] + (waiting if len(told) < view.seated else "")
    return phrases.HEAD_ONE[missing[0].ask].format(who=people[missing[0].seat], whom=whom(view, missing[0], people))


def whom(view: View[Position], asked: Waiting, people: Sequence[str]) -> str:
    mover = DUCKY_OF[asked.about] if asked.about else THE_DOG
    if mover == THE_DOG:
        return phrases.DOG
    seat = view.position.duckies[mover].seat
    return phrases.HEAD_DUCKY if seat == asked.seat else people[seat]


def hand_headline(view: View[Position]) -> str:
    """What its owner is asked."""
    if view.outcome:
        return phrases.HEAD_OVER
    prompts = [prompt for prompt in view.prompts if not prompt.standing]
    unanswered = [prompt for prompt in prompts if prompt.answer is None]
    if unanswered:
        return phrases.HEAD_HAND[unanswered[0].ask]
    return phrases.HEAD_CHOSEN if prompts else phrases.HEAD_WAIT
