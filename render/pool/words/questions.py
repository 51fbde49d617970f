"""What is asked in Duck Pool. The engine says what it is about as `wilma 3 amy` or `dingy token 2`."""

from engine import Prompt
from engine.pool import END

from ...text.names import Names
from ...words.scene import AnyView, Question, slug
from ...words.texts import Fact, Texts
from .labels import label
from .names import OF_KIND, PoolScene, kind_name, name_at, pool_scene, room_at


def question(view: AnyView, asked: Question, names: Names, texts: Texts) -> str:
    return asked_in(pool_scene(view, names, texts), asked)


def asked_in(scene: PoolScene, asked: Question) -> str:
    told = facts(scene, asked)
    if not isinstance(asked, Prompt):
        return scene.say(f"pool-asked-{message(asked)}", who=scene.awaited(asked), **told)
    said = scene.say(f"pool-asked-you-{message(asked)}", **told)
    if asked.answer is None:
        return said
    return scene.say("pool-answered", question=said, answer=label(scene.view, asked, asked.answer, scene.texts))


def message(asked: Question) -> str:
    """Players without a float, owners of the token, and whoever can't stop are asked in other words."""
    if isinstance(asked, Prompt) and asked.ask == "window":
        return "window" if "cancel" in asked.moves else "window-without"
    if isinstance(asked, Prompt) and asked.ask == "act" and END not in asked.moves:
        return "act-on"  # a puzzle's turn ends with the card from the deck
    own_token = asked.ask == "place" and owner(asked) == asked.seat
    return "place-own" if own_token else slug(asked.ask)


def facts(scene: PoolScene, asked: Question) -> dict[str, Fact]:
    """The duck that dives, and what has been chosen already."""
    found: dict[str, Fact] = {}
    words = (asked.about or "").split()
    for word in words:
        if word.isdigit():
            found["pool"] = word
        elif word in OF_KIND:
            found.setdefault("duck", word)
            found["card"] = kind_name(scene, word)
    if asked.ask == "window":
        found["does"] = about_to(scene, asked, str(found["duck"]))
    if asked.ask == "act":
        found |= {"pool": scene.here.marker + 1, "called": name_at(scene, scene.here.marker)}
        found["room"] = room_at(scene, scene.here.marker)
    if "token" in words:
        found["whom"] = scene.who(owner(asked))
    return found


def about_to(scene: PoolScene, asked: Question, duck: str) -> str:
    """P30: what can be cancelled, in one sentence."""
    mover = scene.here.turn.seat
    if isinstance(asked, Prompt) and asked.seat == mover:
        return scene.say("pool-about-to-yours", duck=duck)
    return scene.say("pool-about-to", duck=duck, mover=scene.who(mover))


def owner(asked: Question) -> int:
    """Whose token is meant."""
    return int((asked.about or "").split()[-1]) - 1
