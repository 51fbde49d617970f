"""What lies on the table of Duck Tow and what it is called."""

from collections.abc import Iterable, Sequence

from engine.tow import CARDS, CONTENT, Position

from ...text.names import Names
from ...words.people import SEAT_LETTERS, people
from ...words.scene import AnyView, Scene, slug
from ...words.texts import Texts

LOOKS = CONTENT.colours
DUCK_LETTERS = [look.letter for look in LOOKS]
LETTERS = SEAT_LETTERS  # of the pawns
NOBODY = -1
SPECIAL = {"G": "gift-shop", "A": "adopt"}

TowScene = Scene[Position]


def tow_scene(view: AnyView, names: Names, texts: Texts) -> TowScene:
    return Scene(view, people(names, LETTERS[: view.seated], texts), texts)


def ending(scene: TowScene) -> str:
    """T30: who has another turn when the end has been triggered."""
    return scene.view.options.get("ending", "book")


# Ducks and food


def colour(scene: TowScene, duck: int) -> str:
    return scene.say(f"tow-colour-{LOOKS[duck].colour}")


def colours(scene: TowScene, ducks: Iterable[int]) -> str:
    return scene.enumerated([colour(scene, duck) for duck in ducks])


def a_duck(scene: TowScene, duck: int) -> str:
    return scene.say(f"tow-duck-{LOOKS[duck].colour}")


def duck_called(name: str) -> int:
    """The number of a colour, by the word that moves and questions use."""
    return [look.colour for look in LOOKS].index(name)


def letters(ducks: Iterable[int]) -> str:
    return "".join(DUCK_LETTERS[duck] for duck in sorted(ducks))


def unpacked(counts: Sequence[int]) -> list[int]:
    """This many of each colour, one by one."""
    return [duck for duck, count in enumerate(counts) for _ in range(count)]


def in_letters(scene: TowScene, ducks: Iterable[int]) -> str:
    """As a line of the table shows them."""
    shown = letters(ducks)
    return f"`{shown}`" if shown else scene.say("tow-none")


# Tiles and cards


def tile_name(scene: TowScene, tile: int) -> str:
    location = scene.here.spots[tile].location
    kind = CONTENT.layouts[scene.view.seated].tiles[tile].kind
    return scene.say(f"tow-place-{SPECIAL[kind]}") if kind in SPECIAL else place_name(scene, location)


def place_name(scene: TowScene, location: int) -> str:
    return scene.say(f"tow-place-{slug(CONTENT.locations[location])}")


def tile_of(scene: TowScene, location: int) -> int:
    return next(tile for tile, spot in enumerate(scene.here.spots) if spot.location == location)


def card_name(scene: TowScene, card: int) -> str:
    """With its ducks, which tell it from the other cards of its place."""
    location, ducks = CARDS[card]
    return scene.say("tow-card", place=place_name(scene, location), ducks=colours(scene, ducks))
