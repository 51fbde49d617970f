"""What stands on the button of each answer in the gallery."""

from engine.gallery import NOBODY, WATER, Afloat

from ...words.people import NO_NAMES
from ...words.scene import AnyView, Question, slug
from ...words.texts import Fact, Texts
from .names import STEP, GalleryScene, colour, gallery_scene, kind_name, letter_of


def label(view: AnyView, asked: Question, word: str, texts: Texts) -> str:
    """With its letter, if it has one on the board."""
    scene = gallery_scene(view, NO_NAMES, texts)
    if asked.ask == "sitting":
        return scene.say(f"gallery-label-{slug(word)}")
    if asked.ask == "card":
        verb, _, kind = word.partition(" ")
        return scene.say(f"gallery-label-{verb}", card=kind_name(scene, kind))
    return scene.say("label-lettered", letter=letter_of(asked, word), what=option(scene, asked, word))


def option(scene: GalleryScene, asked: Question, word: str) -> str:
    """What a choice in the line is."""
    verb, *rest = word.split()
    spaces = [int(space) for space in rest]
    if len(spaces) > 1:
        return scene.say(f"gallery-label-{verb}-two", **facts_of_two(scene, asked, *spaces))
    if not spaces:
        return scene.say(f"gallery-label-{verb}")
    return scene.say(f"gallery-label-{message(asked, verb, spaces[0])}", **facts(scene, asked, spaces[0]))


def message(asked: Question, verb: str, space: int) -> str:
    if asked.ask == "fast-forward":
        return "move-first"
    stays = verb == "put" and (asked.about or "").rpartition(" ")[2] == str(space)
    return "put-here" if stays else verb


def facts(scene: GalleryScene, asked: Question, space: int) -> dict[str, Fact]:
    """The space and what lies there; if something moves on to another space, that one too."""
    to = space + STEP.get(asked.ask, 0)
    return {"space": space, "card": afloat(scene, asked, space), "to": to, "aimed": afloat(scene, asked, to)}


def facts_of_two(scene: GalleryScene, asked: Question, space: int, following: int) -> dict[str, Fact]:
    card, other = (in_short(scene, asked, each) for each in (space, following))
    return {"space": space, "card": card, "next": following, "other": other}


def afloat(scene: GalleryScene, asked: Question, space: int) -> str:
    """What lies on a space, in as few words as fit on a button."""
    card = scene.here.line[space - 1]
    return afloat_told(scene, card, own=scene.owns(asked, card.duck))


def afloat_told(scene: GalleryScene, card: Afloat, *, own: bool = False) -> str:
    if card.duck == WATER:
        return scene.say("gallery-at-water")
    if card.hidden != NOBODY:
        told = scene.say("gallery-at-pair", colour=colour(scene, card.duck), hidden=colour(scene, card.hidden))
    elif own:
        told = scene.say("gallery-at-own")
    else:
        told = scene.say("gallery-at-duck", colour=colour(scene, card.duck))
    return told if card.shelter == NOBODY else scene.say("gallery-at-safe", card=told)


def in_short(scene: GalleryScene, asked: Question, space: int) -> str:
    """Where two of them share a button: just the one on top."""
    card = scene.here.line[space - 1]
    if card.duck == WATER:
        return scene.say("gallery-at-water")
    told = scene.say("gallery-short-own") if scene.owns(asked, card.duck) else colour(scene, card.duck)
    return told if card.shelter == NOBODY else scene.say("gallery-short-safe", card=told)
