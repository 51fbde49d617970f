"""What happened last, in sentences: one for each mover in turn and round, from the events everybody may know."""

from itertools import accumulate, groupby
from typing import cast

from engine import Event
from engine.race import EDGE, FACINGS, THE_DOG

from . import phrases
from .phrases import listed, sentence
from .places import space_name
from .scene import BUOY_LETTERS, Scene, called, lying

DOGS_OWN = ("enter", "leave")  # what the dog does, told of his leader's seat
MOVES = ("swim", "ring", "swap")


def happenings(scene: Scene) -> list[str]:
    """The oldest first. What the picture shows anyway is left out: facings, cards drawn and laid, rounds."""
    events = scene.view.events
    rounds = accumulate(event.kind == "round" for event in events)
    told = [
        (number, _who(scene, event), _what(scene, event, events[place + 1 :]))
        for place, (number, event) in enumerate(zip(rounds, events, strict=True))
    ]
    runs = groupby([each for each in told if each[2]], key=lambda each: each[:2])
    return [_told(who, [what for _, _, what in run]) for (_, who), run in runs]


def _told(who: str, what: list[str]) -> str:
    return sentence(phrases.HAPPENING.format(who=who, what=listed(list(dict.fromkeys(what)))))


def _who(scene: Scene, event: Event) -> str:
    if event.kind in DOGS_OWN:
        return called(scene, THE_DOG)
    if "ducky" in event.facts:
        return called(scene, cast("int", event.facts["ducky"]))
    return scene.people[event.seat] if event.seat is not None else ""


def _what(scene: Scene, event: Event, later: tuple[Event, ...]) -> str:
    """Nothing if it is not worth telling."""
    match event.kind:
        case "swim":
            return _swim(scene, event)
        case "bonk":
            return _bonk(scene, event, later)
        case "forgive" if event.facts["races"]:
            return ""
        case kind:
            return phrases.HAPPENED.get(kind, "").format(**_facts(event))


def _facts(event: Event) -> dict[str, str]:
    """The event's facts as words: only those that everybody may know."""
    facts = {name: str(value) for name, value in event.facts.items()}
    if event.kind == "buoy":
        facts["buoy"] = BUOY_LETTERS[cast("int", event.facts["buoy"])]
    if event.kind == "use":
        facts["token"] = phrases.TOKENS[facts["token"]]
    if event.kind == "lead":
        cards = [str(card) for card in cast("tuple[int, ...]", event.facts["cards"])]
        facts["cards"] = phrases.CARDS[len(cards)].format(cards=listed(cards))
    return facts


def _swim(scene: Scene, event: Event) -> str:
    route, card = cast("tuple[int, ...]", event.facts["route"]), event.facts["card"]
    if len(route) == 1:
        return ""  # it bonked at once, and that is told
    start, end = (space_name(scene.board, space) for space in (route[0], route[-1]))
    text = phrases.DOG_SWAM if event.facts["ducky"] == THE_DOG else phrases.SWAM if card else phrases.PADDLED
    return text.format(place=phrases.TO_SPACE.format(start=start, end=end), card=card)


def _bonk(scene: Scene, event: Event, later: tuple[Event, ...]) -> str:
    """On what: the edge, the drain, or a ducky, named if it has stood there ever since. The dog bonks on edges only."""
    if event.facts["ducky"] == THE_DOG:
        return phrases.BONKED.format(what=phrases.EDGE_AHEAD)
    ahead = _space_hit(scene, event)
    if ahead in (EDGE, scene.board.drain):
        return phrases.BONKED.format(what=lying(scene.board, ahead))
    moved = {other.facts["ducky"] for other in later if other.kind in MOVES}
    still = [n for n, ducky in enumerate(scene.here.duckies) if ducky.space == ahead and n not in moved]
    return phrases.BONKED.format(what=called(scene, still[0]) if still else phrases.SOMEBODY)


def _space_hit(scene: Scene, bonk: Event) -> int:
    """The space ahead of where the swim that ended so had come to."""
    swim = next(event for event in reversed(scene.view.events) if event.kind == "swim" and event.n < bonk.n)
    space = cast("tuple[int, ...]", swim.facts["route"])[-1]
    return scene.board.ahead[space][FACINGS.index(cast("str", bonk.facts["heading"]))]
