"""What happened in a race: a sentence for each mover and round.

What people read beside a picture names no spaces, because no picture does; alt texts do, as their readers have no other
way to know where anybody is.
"""

from collections.abc import Callable, Collection, Sequence
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
IN_EVERY_TURN = ("round", "reveal", "shuffle")  # goes without saying between two turns, as those name their cards
PICTURED = ("round", "shuffle", "reveal", "token", "discard", "stop")  # not worth telling beside a picture
DOGS_OWN = ("enter", "leave")  # what the dog does, though the event names his leader's seat
ANNOUNCED = ("use",)  # told with what comes next; anything else that a player does, with what came before
MOVES = ("swim", "ring", "swap")


TellSwim = Callable[[RaceScene, Event], str]


class Deed(NamedTuple):
    """Someone did something. Without a `who` it is a sentence of its own."""

    round: int
    who: str
    what: str


def news(view: View[Position], events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    """Everything that the seat of this view may know."""
    return _log(view, events, names, texts, left_out=())


def turns(view: View[Position], events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    """What people did, without what only happens between their turns."""
    return _log(view, events, names, texts, left_out=IN_EVERY_TURN)


def _log(
    view: View[Position], events: Sequence[Event], names: Names, texts: Texts, left_out: Collection[str]
) -> list[str]:
    scene = in_markdown(race_scene(view, names, texts))
    deeds = _deeds(scene, [event.seen_by(view.seat) for event in events], _swim_by_count)
    return _sentences(scene, [deed for event, deed in deeds if event.kind not in left_out], "race-log")


def beside_a_picture(scene: RaceScene) -> list[str]:
    """What everyone may know, the oldest first, without what the picture shows anyway: facings, cards, rounds."""
    public = [event.seen_by(None) for event in scene.view.events]
    deeds = _deeds(scene, public, _swim_by_spaces)
    return _sentences(scene, [deed for event, deed in deeds if event.kind not in PICTURED], "race-news")


def _deeds(scene: RaceScene, events: Sequence[Event], swim: TellSwim) -> list[tuple[Event, Deed]]:
    rounds = accumulate(event.kind == "round" for event in events)
    return [
        (event, Deed(count, _who(scene, place, events), _what(scene, event, events, swim)))
        for place, (count, event) in enumerate(zip(rounds, events, strict=True))
    ]


def _sentences(scene: RaceScene, deeds: Sequence[Deed], message: str) -> list[str]:
    """One for everything that someone did in a row."""
    runs = groupby([deed for deed in deeds if deed.what], key=lambda deed: deed[:2])
    return [told for (_, who), run in runs for told in _told(scene, who, [deed.what for deed in run], message)]


def _told(scene: RaceScene, who: str, what: list[str], message: str) -> list[str]:
    if not who:
        return what
    did = listed(scene.texts, list(dict.fromkeys(what)), "and-did")
    return [capital(scene.say(message, who=capital(who), what=did))]


def _who(scene: RaceScene, place: int, events: Sequence[Event]) -> str:
    event = events[place]
    if event.kind in DOGS_OWN:
        return called(scene, THE_DOG)
    if event.seat is None or event.kind == "reveal":
        return ""
    mover = _ducky_of(event, events[place + 1 :] if event.kind in ANNOUNCED else events[:place][::-1])
    return scene.people[event.seat] if mover is None else called(scene, mover)


def _ducky_of(event: Event, beside: Sequence[Event]) -> int | None:
    """What a player does for one of their duckies is told with what is beside it, if that names the ducky."""
    if "ducky" in event.facts:
        return number(event, "ducky")
    near = [number(other, "ducky") for other in beside[:1] if other.seat == event.seat and "ducky" in other.facts]
    return near[0] if near and near[0] != THE_DOG else None


def _what(scene: RaceScene, event: Event, events: Sequence[Event], swim: TellSwim) -> str:
    """Empty if it isn't worth telling."""
    match event.kind:
        case "swim" if len(numbers(event, "route")) == 1:
            return ""  # it bonked at once, which is told anyway
        case "swim":
            return swim(scene, event)
        case "bonk":
            return bonk_words(scene, event, events)
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
        case "draw" if event.only and "ducky" in facts:
            return scene.say("race-news-own-draw", card=numbers(event, "cards")[0])
        case "draw" if "ducky" in facts:
            return scene.say("race-news-draw")
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


def _swim_by_spaces(scene: RaceScene, event: Event) -> str:
    route, card = numbers(event, "route"), number(event, "card")
    start, end = (space_name(scene.board, space) for space in (route[0], route[-1]))
    return scene.say(f"race-news-{_way_to_swim(event)}", start=start, end=end, card=card)


def _swim_by_count(scene: RaceScene, event: Event) -> str:
    count, card = len(numbers(event, "route")) - 1, number(event, "card")
    return scene.say(f"race-log-{_way_to_swim(event)}", count=count, card=card)


def _way_to_swim(event: Event) -> str:
    if not number(event, "card"):
        return "paddle"
    return "walk" if event.facts["ducky"] == THE_DOG else "swim"


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


def bonk_words(scene: RaceScene, event: Event, events: Sequence[Event]) -> str:
    """On the edge, the drain, or a ducky, named if it's known who was there. The dog only ever bonks on the edge."""
    ahead = EDGE if event.facts["ducky"] == THE_DOG else _space_hit(scene, event, events)
    if ahead in (EDGE, scene.board.drain):
        return scene.say("race-news-bonk", what=lying(scene, ahead))
    known = sorted({event.n: event for event in (*events, *scene.view.events)}.values())
    there = [mover for mover in range(len(scene.here.duckies)) if _place_then(scene, mover, event, known) == ahead]
    if not there:
        return scene.say("race-news-bonk-on-somebody")
    return scene.say("race-news-bonk", what=called(scene, there[0]))


def _place_then(scene: RaceScene, mover: int, then: Event, known: Sequence[Event]) -> int | None:
    """Where a ducky was: where it set out from next, or had got to before, or where it still is."""
    moves = [event for event in known if event.kind in MOVES and event.facts["ducky"] == mover]
    later = [event for event in moves if event.n > then.n]
    if not later:
        return scene.here.duckies[mover].space
    if (start := _start_of(later[0])) is not None:
        return start
    earlier = [event for event in moves if event.n < then.n]
    return _end_of(earlier[-1]) if earlier else None


def _start_of(move: Event) -> int | None:
    """Of a jump to a ring it isn't told."""
    if move.kind == "swim":
        return numbers(move, "route")[0]
    return number(move, "dog") if move.kind == "swap" else None


def _end_of(move: Event) -> int:
    return numbers(move, "route")[-1] if move.kind == "swim" else number(move, "at")


def _space_hit(scene: RaceScene, bonk: Event, events: Sequence[Event]) -> int:
    """The space ahead of where the swim ended."""
    swims = [event for event in [*scene.view.events, *events] if event.kind == "swim" and event.n < bonk.n]
    space = numbers(max(swims), "route")[-1]
    return scene.board.ahead[space][FACINGS.index(word(bonk, "heading"))]
