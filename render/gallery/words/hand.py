"""A hand of the gallery in words: what each card does, and why it can't be played if it can't."""

from collections import Counter

from engine.gallery import CARDS

from ...text.names import Names
from ...words.pages import page, part, small
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import LETTERS, GalleryScene, colour, ducks_left, gallery_scene, kind_name, shape, why_not


def hand(view: AnyView, names: Names, texts: Texts) -> str:
    scene = gallery_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            *[part(line) for line in held(scene)],
            *([small(scene.say("gallery-all-in-vain"))] if all_in_vain(scene) else []),
        ]
    )


def headline(scene: GalleryScene) -> str:
    me = scene.me
    return scene.say(
        "gallery-hand",
        letter=LETTERS[me],
        colour=colour(scene, me),
        shape=shape(scene, me),
        ducks=ducks_left(scene, me),
    )


def held(scene: GalleryScene) -> list[str]:
    """Each kind once."""
    here = scene.here
    kinds = Counter(CARDS[card] for card in here.hand)
    in_vain = {CARDS[card] for card, why in zip(here.hand, here.unplayable, strict=True) if why}
    return [
        useless(scene, kind, count) if kind in in_vain else useful(scene, kind, count) for kind, count in kinds.items()
    ]


def useful(scene: GalleryScene, kind: str, count: int) -> str:
    return scene.say("gallery-held", count=count, card=kind_name(scene, kind), does=scene.say(f"gallery-does-{kind}"))


def useless(scene: GalleryScene, kind: str, count: int) -> str:
    return scene.say(
        "gallery-held-in-vain",
        count=count,
        card=kind_name(scene, kind),
        does=scene.say(f"gallery-does-{kind}"),
        why=scene.say(why_not(scene.here, scene.me, kind)),
    )


def all_in_vain(scene: GalleryScene) -> bool:
    """G10: then one is discarded. Not while a card is being carried out: more will be drawn."""
    here = scene.here
    return bool(here.hand) and all(here.unplayable) and not (here.played and here.turn == scene.me)
