"""What happened in a race: a sentence for each mover and round."""

from collections.abc import Sequence
from itertools import accumulate, groupby
from typing import NamedTuple

from engine import Event, View
from engine.race import EDGE, FACINGS, THE_DOG, Position

from ...text.names import Names
from ...words.facts import number, numbers, word
from ...words.scene import in_markdown
from ...words.sentences import capital, joined, listed
from ...words.texts import Fact, Texts
from .names import BUOY_LETTERS, RaceScene, called, lying, race_scene, token_name
from .places import space_name

PLAIN = ("dog", "home", "enter", "leave", "chase", "swap", "stop")  # told without any facts
WITH_FACTS = ("ring", "extra", "show", "discard")  # told with the facts of the event as they are
PICTURED = ("round", "shuffle", "reveal", "token", "discard", "stop")  # not worth telling beside a picture
DOGS_OWN = ("enter", "leave")  # what the dog does, though the event names his leader's seat
MOVES = ("swim", "ring", "swap")


class Deed(NamedTuple):
    """Someone did something. Without a `who` it is a sentence of its own."""

    round: int
    who: str
    what: str


def news(view: View[Position], events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    """Everything that the seat of this view may know."""
    scene = in_markdown(race_scene(view, names, texts))
    return _sentences(scene, [deed for _, deed in _deeds(scene, [event.seen_by(view.seat) for event in events])])


def beside_a_picture(scene: RaceScene) -> list[str]:
    """What everyone may know, the oldest first, without what the picture shows anyway: facings, cards, rounds."""
    public = [event.seen_by(None) for event in scene.view.events]
    return _sentences(scene, [deed for event, deed in _deeds(scene, public) if event.kind not in PICTURED])


def _deeds(scene: RaceScene, events: Sequence[Event]) -> list[tuple[Event, Deed]]:
    rounds = accumulate(event.kind == "round" for event in events)
    return [
        (event, Deed(count, _who(scene, event), _what(scene, event, events)))
        for count, event in zip(rounds, events, strict=True)
    ]


def _sentences(scene: RaceScene, deeds: Sequence[Deed]) -> list[str]:
    """One for everything that someone did in a row."""
    runs = groupby([deed for deed in deeds if deed.what], key=lambda deed: deed[:2])
    return [told for (_, who), run in runs for told in _told(scene, who, [deed.what for deed in run])]


def _told(scene: RaceScene, who: str, what: list[str]) -> list[str]:
    if not who:
        return what
    return [capital(scene.say("race-news", who=who, what=listed(scene.texts, list(dict.fromkeys(what)))))]


def _who(scene: RaceScene, event: Event) -> str:
    if event.kind in DOGS_OWN:
        return called(scene, THE_DOG)
    if event.seat is None or event.kind == "reveal":
        return ""
    return called(scene, number(event, "ducky")) if "ducky" in event.facts else scene.people[event.seat]


def _what(scene: RaceScene, event: Event, events: Sequence[Event]) -> str:
    """Empty if it isn't worth telling."""
    match event.kind:
        case "swim":
            return _swim(scene, event)
        case "bonk":
            return _bonk(scene, event, events)
        case "reveal":
            return _reveal(scene, event, events)
        case kind if kind in PLAIN:
            return scene.say(f"race-news-{kind}")
        case kind if kind in WITH_FACTS:
            return scene.say(f"race-news-{kind}", **_facts(event))
        case _:
            return _what_else(scene, event)


def _what_else(scene: RaceScene, event: Event) -> str:
    facts = event.facts
    match event.kind:
        case "buoy":
            return scene.say("race-news-buoy", buoy=BUOY_LETTERS[number(event, "buoy")])
        case "use":
            return scene.say("race-news-use", token=token_name(scene.texts, word(event, "token")))
        case "token" if event.only:
            return scene.say("race-news-own-token", token=token_name(scene.texts, str(event.only["token"])))
        case "token":
            return scene.say("race-news-token")
        case "lead":
            cards = [str(card) for card in numbers(event, "cards")]
            return scene.say("race-news-lead", count=len(cards), cards=listed(scene.texts, cards))
        case "forgive" if not facts["races"]:
            return scene.say("race-news-forgive")
        case "round" | "shuffle" as kind:
            return scene.say(f"race-news-{kind}", **_facts(event))
        case _:
            return ""


def _facts(event: Event) -> dict[str, Fact]:
    """Those that everybody may know."""
    return {name: value for name, value in event.facts.items() if isinstance(value, int | str)}


def _swim(scene: RaceScene, event: Event) -> str:
    route, card = numbers(event, "route"), number(event, "card")
    if len(route) == 1:
        return ""  # it bonked at once, which is told anyway
    start, end = (space_name(scene.board, space) for space in (route[0], route[-1]))
    if not card:
        return scene.say("race-news-paddle", start=start, end=end)
    how = "walk" if event.facts["ducky"] == THE_DOG else "swim"
    return scene.say(f"race-news-{how}", start=start, end=end, card=card)


def _reveal(scene: RaceScene, event: Event, events: Sequence[Event]) -> str:
    """All cards at once, with the first of them."""
    place = events.index(event)
    if place and events[place - 1].kind == "reveal":
        return ""
    revealed = [each for each in events[place : place + len(scene.here.duckies)] if each.kind == "reveal"]
    cards = [
        scene.say("race-news-revealed", who=called(scene, number(each, "ducky")), card=number(each, "card"))
        for each in revealed
    ]
    return scene.say("race-news-reveal", cards=joined(scene.texts, cards, "comma"))


def _bonk(scene: RaceScene, event: Event, events: Sequence[Event]) -> str:
    """On the edge, the drain, or a ducky, named if it is still there. The dog only ever bonks on the edge."""
    ahead = EDGE if event.facts["ducky"] == THE_DOG else _space_hit(scene, event, events)
    if ahead in (EDGE, scene.board.drain):
        return scene.say("race-news-bonk", what=lying(scene, ahead))
    known = [*events, *scene.view.events]
    moved = {other.facts["ducky"] for other in known if other.kind in MOVES and other.n > event.n}
    still = [n for n, ducky in enumerate(scene.here.duckies) if ducky.space == ahead and n not in moved]
    if not still:
        return scene.say("race-news-bonk-on-somebody")
    return scene.say("race-news-bonk", what=called(scene, still[0]))


def _space_hit(scene: RaceScene, bonk: Event, events: Sequence[Event]) -> int:
    """The space ahead of where the swim ended."""
    swims = [event for event in [*scene.view.events, *events] if event.kind == "swim" and event.n < bonk.n]
    space = numbers(max(swims), "route")[-1]
    return scene.board.ahead[space][FACINGS.index(word(bonk, "heading"))]
