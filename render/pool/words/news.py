"""What happened in Duck Pool, a sentence each. The board shows whose turn it is, the result shows the scores."""

from collections.abc import Callable, Mapping, Sequence

from engine import Event
from engine.pool import CARDS, POOLS

from ...text.names import Names
from ...words.events import sentences_of
from ...words.facts import number, numbers
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import PoolScene, card_name, in_a_row, pool_name, pool_scene, with_icons

CARD = ("place", "flip", "take", "carry", "discard", "cancel")
PLAIN = ("end", "overcrowded", "gone", "shuffle")


def news(view: AnyView, events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    return told(pool_scene(view, names, texts), events)


def told(scene: PoolScene, events: Sequence[Event]) -> list[str]:
    seen = worth_telling([event.seen_by(scene.view.seat) for event in events])
    return sentences_of(scene, seen, sentence, {"pool": laid, "start": start}, run_of)


def worth_telling(events: Sequence[Event]) -> list[Event]:
    """P11: it goes without saying that whoever ends their turn draws a card, but not which one."""
    ended = {event.seat for event in events if event.kind == "end"}
    return [event for event in events if event.kind != "draw" or event.only or event.seat not in ended]


def run_of(event: Event) -> str:
    """The tokens that are put on the first pool are told together."""
    return "start" if event.kind == "token" and event.facts["by"] is None else event.kind


def sentence(scene: PoolScene, event: Event) -> str:
    """Empty if it isn't worth telling."""
    if event.kind in CARD:
        return with_card(scene, event)
    if event.kind in PLAIN:
        pool = event.facts.get("pool")
        return scene.say(
            f"pool-news-{event.kind}", who=scene.who(event.seat), pool=pool if isinstance(pool, int) else 0
        )
    return SPECIAL[event.kind](scene, event) if event.kind in SPECIAL else ""


def with_card(scene: PoolScene, event: Event) -> str:
    """A card that is played is told with its icons."""
    card = number(event, "card")
    places = {fact: number(event, fact) for fact in ("pool", "to") if fact in event.facts}
    return scene.say(
        f"pool-news-{event.kind}",
        who=scene.who(event.seat),
        card=with_icons(scene, CARDS[card].kind) if event.kind == "place" else card_name(scene, card),
        source=str(event.facts.get("source")),
        duck=card_name(scene, number(event, "duck")) if "duck" in event.facts else "",
        **places,
    )


def marker(scene: PoolScene, event: Event) -> str:
    return scene.say("pool-news-marker", who=scene.who(event.seat), pool=number(event, "to"))


def effect(scene: PoolScene, event: Event) -> str:
    """The others' effects are told as they happen."""
    kind = CARDS[number(event, "card")].kind
    if kind == "arrrwin":
        return scene.say("pool-news-effect-arrrwin")
    asked = scene.view.options["cancelling"] == "window"
    return scene.say("pool-news-effect", card=card_name(scene, number(event, "card"))) if asked else ""


def token(scene: PoolScene, event: Event) -> str:
    mover, pool = number(event, "by"), number(event, "to")
    if mover == event.seat:
        return scene.say("pool-news-token-own", who=scene.who(mover), pool=pool)
    return scene.say("pool-news-token", who=scene.who(mover), whom=scene.who(event.seat), pool=pool)


def rob(scene: PoolScene, event: Event) -> str:
    card, up = number(event, "card"), number(event, "up")
    victim = scene.who(number(event, "victim"))
    said = scene.say("pool-news-rob", who=scene.who(event.seat), whom=victim, card=card_name(scene, card))
    return scene.in_a_row(said, scene.say("pool-news-rob-up", card=card_name(scene, up))) if up else said


def draw(scene: PoolScene, event: Event) -> str:
    if event.only:
        return scene.say("pool-news-drawn", cards=names_of(scene, numbers(event, "cards")))
    return scene.say("pool-news-draw", who=scene.who(event.seat), count=number(event, "count"))


def full(scene: PoolScene, event: Event) -> str:
    said = scene.say("pool-news-full", who=scene.who(event.seat), pool=number(event, "pool"))
    lost = numbers(event, "lost")
    return scene.in_a_row(said, scene.say("pool-news-full-lost", cards=names_of(scene, lost))) if lost else said


def points(scene: PoolScene, event: Event) -> str:
    return scene.say("pool-news-points", who=scene.who(event.seat), cards=names_of(scene, numbers(event, "cards")))


def skip(scene: PoolScene, event: Event) -> str:
    return scene.say("pool-news-skip" if event.facts["skips"] else "pool-news-unskip", who=scene.who(event.seat))


def hold(scene: PoolScene, event: Event) -> str:
    return scene.say("pool-news-hold", who=scene.who(event.seat))


def names_of(scene: PoolScene, cards: Sequence[int]) -> str:
    return in_a_row(scene, [card_name(scene, card) for card in cards])


# What is told of several events at once


def laid(scene: PoolScene, events: Sequence[Event]) -> str:
    return scene.say("pool-news-pool", pools=scene.listed([new_pool(scene, event) for event in events]))


def new_pool(scene: PoolScene, event: Event) -> str:
    pool = number(event, "laid")
    _, ducks, floats = POOLS[pool]
    name = pool_name(scene, pool)
    return scene.say("pool-news-laid", pool=number(event, "pool"), called=name, ducks=ducks, floats=floats)


def start(scene: PoolScene, events: Sequence[Event]) -> str:
    """P3: all stand at the same pool."""
    return scene.say("pool-news-start", pool=number(events[0], "to"))


SPECIAL: Mapping[str, Callable[[PoolScene, Event], str]] = {
    "marker": marker,
    "effect": effect,
    "token": token,
    "rob": rob,
    "draw": draw,
    "full": full,
    "points": points,
    "hold": hold,
    "skip": skip,
}
