"""What is asked in the gallery."""

from engine import Prompt

from ...text.names import Names
from ...words.scene import AnyView, Question, slug
from ...words.texts import Texts
from .names import GalleryScene, gallery_scene


def question(view: AnyView, asked: Question, names: Names, texts: Texts) -> str:
    return asked_in(gallery_scene(view, names, texts), asked)


def asked_in(scene: GalleryScene, asked: Question) -> str:
    space = asked.about.partition(" ")[2] if asked.about else ""
    if isinstance(asked, Prompt):
        return scene.say(f"gallery-asked-you-{message(asked)}", space=space)
    return scene.say(f"gallery-asked-{asked.ask}", who=scene.awaited(asked), space=space)


def message(asked: Prompt) -> str:
    """Where the moves make a difference, it's asked in other words."""
    if asked.ask == "sitting":
        return slug(asked.moves[0])
    return "discard" if asked.moves[0].startswith("discard") else asked.ask
