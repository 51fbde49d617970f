"""A hand of Duck Tow in words: each card with its tile, its ducks, and which of those aren't in the tow yet."""

from engine.tow import CARDS, TOW

from ...text.names import Names
from ...words.pages import LEGEND, page, part, small
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import LETTERS, TowScene, colours, in_letters, place_name, tile_name, tile_of, tow_scene, unpacked


def hand(view: AnyView, names: Names, texts: Texts) -> str:
    scene = tow_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            part(led(scene)),
            *[part(held(scene, card)) for card in scene.here.hand],
            small(scene.say("tow-hand-how"), LEGEND),
        ]
    )


def headline(scene: TowScene) -> str:
    at = scene.here.visitors[scene.me].at
    return scene.say("tow-hand", letter=LETTERS[scene.me], tile=at + 1, called=tile_name(scene, at))


def led(scene: TowScene) -> str:
    visitor = scene.here.visitors[scene.me]
    tow, food = in_letters(scene, visitor.tow), in_letters(scene, unpacked(visitor.food))
    return scene.say("tow-hand-tow", tow=tow, free=TOW - len(visitor.tow), food=food)


def held(scene: TowScene, card: int) -> str:
    location, ducks = CARDS[card]
    tow = scene.here.visitors[scene.me].tow
    missing = [duck for duck in ducks if duck not in tow]
    return scene.say(
        "tow-held" if missing else "tow-held-ready",
        place=place_name(scene, location),
        tile=tile_of(scene, location) + 1,
        ducks=colours(scene, ducks),
        missing=colours(scene, missing),
    )
