"""How a gallery ended."""

from ...text.names import Names
from ...words import standings
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import GalleryScene, ducks_left, gallery_scene


def result(view: AnyView, names: Names, texts: Texts) -> str:
    return standings.result(gallery_scene(view, names, texts), score)


def score(scene: GalleryScene, seat: int) -> str:
    outcome = standings.outcome_of(scene)
    place = standings.place(outcome, seat)
    return scene.say("gallery-score", place=place, who=scene.who(seat), ducks=ducks_left(scene, seat))
