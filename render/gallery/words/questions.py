"""What is asked in the gallery."""

from engine import Prompt

from ...text.names import Names
from ...words.scene import AnyView, Question
from ...words.texts import Texts
from .names import gallery_scene


def question(view: AnyView, asked: Question, names: Names, texts: Texts) -> str:
    scene = gallery_scene(view, names, texts)
    space = asked.about.partition(" ")[2] if asked.about else ""
    if isinstance(asked, Prompt):
        discards = asked.moves[0].startswith("discard")
        return scene.say(f"gallery-asked-you-{'discard' if discards else asked.ask}", space=space)
    return scene.say(f"gallery-asked-{asked.ask}", who=scene.awaited(asked), space=space)
