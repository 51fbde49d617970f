"""What is asked in Duck Tow. The engine says what it is about as `card 7`, `claim 3` or the colours of ducks."""

from engine import Prompt

from ...text.names import Names
from ...words.people import NO_NAMES
from ...words.scene import AnyView, Question, slug
from ...words.texts import Fact, Texts
from .names import TowScene, a_duck, card_name, duck_called, tow_scene


def question(view: AnyView, asked: Question, names: Names, texts: Texts) -> str:
    return asked_in(tow_scene(view, names, texts), asked)


def asked_in(scene: TowScene, asked: Question) -> str:
    told = facts(scene, asked)
    if isinstance(asked, Prompt):
        return scene.say(f"tow-asked-you-{slug(asked.ask)}", **told)
    return scene.say(f"tow-asked-{slug(asked.ask)}", who=scene.awaited(asked), **told)


def facts(scene: TowScene, asked: Question) -> dict[str, Fact]:
    about = (asked.about or "").split()
    match asked.ask:
        case "act":
            return {"actions": scene.here.turn.actions}
        case "shaken":
            return {"duck": a_duck(scene, duck_called(about[0]))}
        case "lay":
            return {"card": card_name(scene, int(about[1]))}
        case "adopted":
            return {"ducks": scene.either([a_duck(scene, duck_called(name)) for name in dict.fromkeys(about)])}
        case "where":
            return {"formation": about[1]}
        case _:
            return {}


def warning(view: AnyView, _: Question, word: str, texts: Texts) -> str:
    """T9: whoever ends the turn early is asked again."""
    actions = tow_scene(view, NO_NAMES, texts).here.turn.actions
    return texts.say("tow-sure-end", actions=actions) if word == "end" and actions else ""
