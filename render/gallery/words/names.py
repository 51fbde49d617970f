"""What lies on the gallery's table and what it is called."""

from collections import Counter
from collections.abc import Sequence

from engine.gallery import CARDS, CONTENT, WATER, Position

from ...text.names import Names
from ...words.people import people
from ...words.scene import AnyView, Scene
from ...words.texts import Texts

LETTERS = [look.letter for look in CONTENT.colours]
KINDS = list(dict.fromkeys(CARDS.values()))
WATER_SIGN = "~"

GalleryScene = Scene[Position]


def gallery_scene(view: AnyView, names: Names, texts: Texts) -> GalleryScene:
    return Scene(view, people(names, LETTERS[: view.seated], texts), texts)


def ducks_left(scene: GalleryScene, seat: int) -> int:
    return CONTENT.ducks - scene.here.lost[seat]


def colour(scene: GalleryScene, duck: int) -> str:
    return scene.say(f"gallery-colour-{CONTENT.colours[duck].colour}")


def shape(scene: GalleryScene, duck: int) -> str:
    return scene.say(f"gallery-shape-{CONTENT.colours[duck].shape}")


def sign(duck: int) -> str:
    """One character, for the code block."""
    return WATER_SIGN if duck == WATER else LETTERS[duck]


def card_name(scene: GalleryScene, card: int) -> str:
    return kind_name(scene, CARDS[card])


def kind_name(scene: GalleryScene, kind: str) -> str:
    return scene.say(f"gallery-card-{kind}")


def kind_counts(scene: GalleryScene, kinds: Sequence[str]) -> str:
    """`5 × Shoot, 2 × Misfire`, as they are listed in the box."""
    counts = Counter(sorted(kinds, key=KINDS.index))
    return scene.enumerated(
        [scene.say("gallery-several", count=count, card=kind_name(scene, kind)) for kind, count in counts.items()]
    )
