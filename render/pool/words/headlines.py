"""The few words at the top of a picture: which turn it is, and what is going on."""

from collections.abc import Sequence

from engine import View
from engine.pool import CARDS, POOLS, Position

from ...words.scene import Question, slug
from ...words.sentences import listed
from ...words.texts import Fact, Texts

IN_A_REPLAY = 0  # instead of the number of a turn: they go by too fast


def turn_name(view: View[Position], texts: Texts) -> str:
    if view.position.turn.number == IN_A_REPLAY:
        return texts.say("pool-head-replay")
    return texts.say("pool-head-turn", number=view.position.turn.number)


def headline(view: View[Position], people: Sequence[str], texts: Texts) -> str:
    """What everybody may know."""
    if view.outcome:
        winners = view.outcome.winners
        who = listed(texts, [people[seat] for seat in winners])
        return texts.say("pool-head-won", who=who, count=len(winners))
    if not view.awaited:
        return texts.say("pool-head-watch")
    asked = view.awaited[0]
    who = people[view.position.turn.seat if asked.ask == "window" else asked.seat]
    return texts.say(f"pool-head-{slug(asked.ask)}", who=who, **about(view, asked, texts, people))


def hand_headline(view: View[Position], texts: Texts) -> str:
    """What its owner is asked."""
    if view.outcome:
        return texts.say("pool-head-over")
    if not view.unanswered:
        return texts.say("pool-head-wait" if view.waiting else "pool-head-watch")
    asked = view.unanswered[0]
    return texts.say(f"pool-head-hand-{slug(asked.ask)}", **about(view, asked, texts))


def about(view: View[Position], asked: Question, texts: Texts, people: Sequence[str] = ()) -> dict[str, Fact]:
    """The duck that dives, the pool, and whose token."""
    here, words = view.position, (asked.about or "").split()
    kind = CARDS[here.turn.diving].kind if here.turn.diving else ""
    found: dict[str, Fact] = {"duck": kind, "card": texts.say(f"pool-card-{kind}") if kind else ""}
    if asked.ask == "haven":
        found["card"] = texts.say(f"pool-card-{words[-1]}")
    if asked.ask == "act":
        found |= {"pool": here.marker + 1, "called": called(here, here.marker, texts)}
    if people and "token" in words:
        found["whom"] = people[int(words[-1]) - 1]
    return found


def called(here: Position, spot: int, texts: Texts) -> str:
    return texts.say(f"pool-name-{slug(POOLS[here.circle[spot].card].name)}")
