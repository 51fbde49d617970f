"""What happened in Duck Tow, a sentence each. The board shows the park and how many actions are left."""

from collections.abc import Callable, Mapping, Sequence

from engine import Event
from engine.tow import FORMATIONS, Column

from ...text.names import Names
from ...words.events import sentences_of
from ...words.facts import number, numbers
from ...words.scene import AnyView
from ...words.sentences import capital
from ...words.texts import Fact, Texts
from .names import TowScene, a_duck, card_name, colour, colours, ending, tile_name, tow_scene

TOLD = frozenset(
    (
        *(
            "start",
            "formations",
            "food",
            "take",
            "discard",
            "move",
            "feed",
            "shake",
            "complete",
            "lay",
            "waddle",
            "buy",
        ),
        *("return", "untow", "adopt", "claim", "trigger", "disperse", "shuffle"),
    )
)


def news(view: AnyView, events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    return news_in(tow_scene(view, names, texts), events)


def news_in(scene: TowScene, events: Sequence[Event]) -> list[str]:
    seen = [event.seen_by(scene.view.seat) for event in events]
    return sentences_of(scene, seen, sentence, {"open": opened, "aside": aside, "draw": drawn})


def sentence(scene: TowScene, event: Event) -> str:
    """Empty if it isn't worth telling."""
    if event.kind not in TOLD:
        return ""
    facts = {name: value for fact in event.facts for name, value in told(scene, event, fact).items()}
    return capital(scene.say(f"tow-news-{event.kind}", who=scene.who(event.seat), **facts))


def told(scene: TowScene, event: Event, fact: str) -> dict[str, Fact]:
    """A fact in words, or as it is if there is nothing to say about it."""
    if fact in FACTS:
        return FACTS[fact](scene, event)
    value = event.facts[fact]
    return {fact: value} if isinstance(value, str | int) else {}


def card(scene: TowScene, event: Event) -> dict[str, Fact]:
    return {"card": card_name(scene, number(event, "card"))}


def duck(scene: TowScene, event: Event) -> dict[str, Fact]:
    which = number(event, "colour")
    return {"duck": a_duck(scene, which), "colour": colour(scene, which)}


def ducks(scene: TowScene, event: Event) -> dict[str, Fact]:
    which = numbers(event, "colours")
    named = scene.listed([colour(scene, each) for each in which])
    return {"ducks": scene.listed([a_duck(scene, each) for each in which]), "colours": named}


def to_tile(scene: TowScene, event: Event) -> dict[str, Fact]:
    return {"tile": tile(scene, number(event, "to"))}


def on_tile(scene: TowScene, event: Event) -> dict[str, Fact]:
    return {"tile": tile(scene, number(event, "tile"))}


def tile(scene: TowScene, which: int) -> str:
    return scene.say("tow-tile", tile=which, called=tile_name(scene, which - 1))


def starting(scene: TowScene, event: Event) -> dict[str, Fact]:
    shown = Column(number(event, "starting")).ducks
    return {"ducks": scene.listed([colour(scene, each) for each in shown])}


def formation(_scene: TowScene, event: Event) -> dict[str, Fact]:
    which = number(event, "formation")
    return {"formation": which + 1, "points": FORMATIONS[which].value}


def in_play(scene: TowScene, event: Event) -> dict[str, Fact]:
    return {"formations": scene.listed([str(each + 1) for each in numbers(event, "formations")])}


def triggered(scene: TowScene, event: Event) -> dict[str, Fact]:
    return {"reason": str(event.facts["reason"]), "ending": ending(scene)}


# What is told of several events at once


def opened(scene: TowScene, events: Sequence[Event]) -> str:
    cards = [card_name(scene, number(event, "card")) for event in events]
    return scene.say("tow-news-open", count=len(cards), cards=scene.listed(cards))


def aside(scene: TowScene, events: Sequence[Event]) -> str:
    laid = colours(scene, sorted(number(event, "colour") for event in events))
    return scene.say("tow-news-aside", who=scene.who(events[0].seat), ducks=laid)


def drawn(scene: TowScene, events: Sequence[Event]) -> str:
    """At the beginning everyone draws: for the others that goes without saying."""
    mine = [card for event in events if event.only for card in numbers(event, "cards")]
    if mine:
        return scene.say("tow-news-drawn", cards=scene.listed([card_name(scene, card) for card in mine]))
    seats = {event.seat for event in events}
    if len(seats) > 1:
        return ""
    count = sum(number(event, "count") for event in events)
    return scene.say("tow-news-draw", who=scene.who(events[0].seat), count=count)


FACTS: Mapping[str, Callable[[TowScene, Event], dict[str, Fact]]] = {
    "card": card,
    "colour": duck,
    "colours": ducks,
    "to": to_tile,
    "tile": on_tile,
    "starting": starting,
    "formation": formation,
    "formations": in_play,
    "reason": triggered,
}
