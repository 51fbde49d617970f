"""What stands on the button of each answer in Duck Tow. Those that say several words at once are in `phrases.py`."""

from engine.tow import CARDS, FORMATIONS
from engine.words import words_in

from ...words.people import NO_NAMES
from ...words.scene import AnyView, Question, slug
from ...words.texts import Fact, Texts
from .names import TowScene, a_duck, colour, colours, duck_called, place_name, tow_scene
from .phrases import phrase_label, points_at, tile_facts, worth_saying

OF_TILES = ("move", "disperse")
OF_COLOURS = ("feed", "buy", "return")
OF_CARDS = ("complete", "draw", "discard")


def label(view: AnyView, asked: Question, word: str, texts: Texts) -> str:
    scene = tow_scene(view, NO_NAMES, texts)
    if len(words := worth_saying(words_in(word))) > 1:
        return phrase_label(scene, words)
    verb, *rest = words[0].split()
    if verb in OF_TILES:
        return scene.say(f"tow-label-{verb}", **tile_facts(scene, int(rest[0]) - 1))
    if verb in OF_COLOURS:
        duck = duck_called(rest[0])
        return scene.say(f"tow-label-{verb}", duck=a_duck(scene, duck), colour=colour(scene, duck))
    if verb in OF_CARDS and rest[0].isdigit():
        return scene.say(f"tow-label-{verb}", **card_facts(scene, int(rest[0])))
    if rest and verb in LABELS:
        return LABELS[verb](scene, asked, *rest)
    if asked.ask == "lay":
        return scene.say(f"tow-label-{verb}", points=points_at(scene, int((asked.about or "").split()[1]), verb))
    return scene.say(f"tow-label-{slug(words[0])}")


def card_facts(scene: TowScene, card: int) -> dict[str, Fact]:
    location, ducks = CARDS[card]
    return {"place": place_name(scene, location), "ducks": colours(scene, ducks)}


def pair(scene: TowScene, _asked: Question, *names: str) -> str:
    one, other = (colour(scene, duck_called(name)) for name in names)
    return scene.say("tow-label-adopt-two", one=one, other=other)


def place(scene: TowScene, _asked: Question, name: str, column: str) -> str:
    return scene.say("tow-label-place", colour=colour(scene, duck_called(name)), column=column)


def claim(scene: TowScene, _asked: Question, number: str) -> str:
    points = FORMATIONS[int(number) - 1].value
    return scene.say("tow-label-claim", formation=number, points=points)


def where(scene: TowScene, asked: Question, column: str, row: str) -> str:
    """Which cards it covers, and the colour of its upper row."""
    formation = FORMATIONS[int((asked.about or "").split()[1]) - 1]
    last = int(column) + formation.columns - 1
    return scene.say("tow-label-at", column=column, last=last, colour=colour(scene, int(row) - 1))


LABELS = {"adopt": pair, "place": place, "claim": claim, "at": where}
