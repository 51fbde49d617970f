"""The few words at the top of a picture: which round it is, and what is going on."""

from collections.abc import Sequence

from engine import View, Waiting
from engine.race import DUCKY_OF, THE_DOG, Position

from ...words.sentences import listed
from ...words.texts import Texts
from .movers import is_about_drawn_card

ALL_AT_ONCE = ("pick", "order", "forgive")


def round_name(view: View[Position], texts: Texts) -> str:
    number = view.position.round
    return texts.say("race-head-round", number=number) if number else texts.say("race-head-start")


def headline(view: View[Position], people: Sequence[str], texts: Texts) -> str:
    """What everybody may know."""
    if view.outcome:
        return texts.say("race-head-won", who=listed(texts, [people[seat] for seat in view.outcome.winners]))
    missing = view.awaited
    if not missing:
        return texts.say("race-head-racing")
    if missing[0].ask in ALL_AT_ONCE:
        return _all_asked(view, missing, people, texts)
    whom = _whom(view, missing[0], people, texts)
    return texts.say(f"race-head-one-{missing[0].ask}", who=people[missing[0].seat], whom=whom)


def _all_asked(view: View[Position], missing: Sequence[Waiting], people: Sequence[str], texts: Texts) -> str:
    """Once someone has answered, with those who haven't."""
    head, seats = texts.say(f"race-head-all-{missing[0].ask}"), sorted({each.seat for each in missing})
    if len(seats) == view.seated:
        return head
    return texts.say("race-head-still", head=head, who=listed(texts, [people[seat] for seat in seats]))


def _whom(view: View[Position], asked: Waiting, people: Sequence[str], texts: Texts) -> str:
    mover = DUCKY_OF[asked.about] if asked.about else THE_DOG
    if mover == THE_DOG:
        return texts.say("race-dog")
    seat = view.position.duckies[mover].seat
    return texts.say("race-head-ducky") if seat == asked.seat else people[seat]


def last_moment(view: View[Position], texts: Texts) -> str:
    """Under a photo of it."""
    return texts.say("race-result-moment", round=view.position.round)


def hand_headline(view: View[Position], texts: Texts) -> str:
    """What its owner is asked."""
    if view.outcome:
        return texts.say("race-head-over")
    if view.unanswered and is_about_drawn_card(view, view.unanswered[0]):
        return texts.say("race-head-hand-drawn")
    if view.unanswered:
        return texts.say(f"race-head-hand-{view.unanswered[0].ask}")
    if not view.waiting:
        return texts.say("race-head-racing")
    answered = any(not prompt.standing for prompt in view.prompts)
    return texts.say("race-head-chosen") if answered else texts.say("race-head-wait")


def above_own_cards(texts: Texts) -> str:
    """Below a question in the open."""
    return texts.say("race-your-cards")
