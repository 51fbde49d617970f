"""What happened in the gallery, a sentence each. What goes without saying is left out: turns, and what others draw."""

from collections.abc import Callable, Mapping, Sequence

from engine import Event
from engine.gallery import CARDS, NOBODY, WATER

from ...text.names import Names
from ...words.events import sentences_of
from ...words.facts import number, numbers, word
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import GalleryScene, card_name, gallery_scene, kind_name

AS_IT_IS = frozenset(
    {"aim", "out", "bump", "move", "reshuffle", "hide", "protect", "lift", "shuffle", "sit-out", "come-back"}
)


def news(view: AnyView, events: Sequence[Event], names: Names, texts: Texts) -> list[str]:
    return told(gallery_scene(view, names, texts), events)


def told(scene: GalleryScene, events: Sequence[Event]) -> list[str]:
    seen = [event.seen_by(scene.view.seat) for event in events]
    return sentences_of(scene, seen, sentence, {"fill": fills})


def sentence(scene: GalleryScene, event: Event) -> str:
    """Empty if it isn't worth telling."""
    if event.kind in AS_IT_IS:
        facts = {name: value for name, value in event.facts.items() if isinstance(value, int)}
        return scene.say(f"gallery-news-{event.kind}", who=scene.who(event.seat), **facts)
    return SPECIAL[event.kind](scene, event) if event.kind in SPECIAL else ""


def play(scene: GalleryScene, event: Event) -> str:
    """Under version 1 of the rules, its number is told."""
    kind = word(event, "action") if "action" in event.facts else CARDS[number(event, "card")]
    return scene.say("gallery-news-play", who=scene.who(event.seat), card=kind_name(scene, kind))


def discard(scene: GalleryScene, event: Event) -> str:
    name = card_name(scene, number(event, "card"))
    return scene.say("gallery-news-discard", who=scene.who(event.seat), card=name)


def drawn(scene: GalleryScene, event: Event) -> str:
    if not event.only:
        return ""
    return scene.say("gallery-news-drawn", cards=scene.listed([card_name(scene, c) for c in numbers(event, "cards")]))


def hit(scene: GalleryScene, event: Event) -> str:
    """Who was shot, who came up, and, after a misfire, which marker went."""
    space, marker, owner, up = (number(event, fact) for fact in ("space", "marker", "duck", "up"))
    name = "gallery-news-hit-own" if owner == event.seat else "gallery-news-hit"
    said = [scene.say(name, who=scene.who(event.seat), owner=scene.who(owner), space=space)]
    if up != NOBODY:
        said.append(scene.say("gallery-news-hit-up", owner=scene.who(up)))
    if marker not in (0, space):
        said.append(scene.say("gallery-news-hit-marker", marker=marker))
    return scene.in_a_row(*said)


def miss(scene: GalleryScene, event: Event) -> str:
    said = scene.say("gallery-news-miss", who=scene.who(event.seat), space=number(event, "space"))
    return said if number(event, "marker") else scene.in_a_row(said, scene.say("gallery-news-miss-marker"))


def forward(scene: GalleryScene, event: Event) -> str:
    ducks = scene.listed([whose(scene, duck) for duck in numbers(event, "ducks")])
    return scene.say("gallery-news-forward", who=scene.who(event.seat), ducks=ducks)


def fills(scene: GalleryScene, events: Sequence[Event]) -> str:
    new = [
        scene.say("gallery-news-filled", duck=whose(scene, number(event, "duck")), space=number(event, "space"))
        for event in events
    ]
    return scene.say("gallery-news-fill", ducks=scene.listed(new))


def whose(scene: GalleryScene, duck: int) -> str:
    if duck == WATER:
        return scene.say("gallery-at-water")
    return scene.say("gallery-whose", owner=scene.who(duck))


SPECIAL: Mapping[str, Callable[[GalleryScene, Event], str]] = {
    "play": play,
    "discard": discard,
    "draw": drawn,
    "hit": hit,
    "miss": miss,
    "forward": forward,
}
