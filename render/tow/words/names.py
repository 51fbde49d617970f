"""What lies on the table of Duck Tow and what it is called."""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.tow import CARDS, CONTENT, Position

from ...text.names import Names
from ...words.people import SEAT_LETTERS, people, shown_names
from ...words.scene import AnyView, Scene, slug
from ...words.texts import Texts

LOOKS = CONTENT.colours
DUCK_LETTERS = [look.letter for look in LOOKS]
LETTERS = SEAT_LETTERS  # of the pawns
SEAT_COLOURS = ("violet", "pink", "green", "blue")  # of the pawns as well: none that a duck has
NOBODY = -1
SPECIAL = {"G": "gift-shop", "A": "adopt"}

TowScene = Scene[Position]


def tow_scene(view: AnyView, names: Names, texts: Texts) -> TowScene:
    return Scene(view, people(names, LETTERS[: view.seated], texts), texts)


def listened_to(view: AnyView, names: Names, texts: Texts) -> TowScene:
    """With names that aren't meant for Markdown: for alt texts."""
    return Scene(view, called_people(view, names, texts), texts)


def called_people(view: AnyView, names: Names, texts: Texts) -> tuple[str, ...]:
    """What everyone is called on pictures."""
    return shown_names(names, LETTERS[: view.seated], texts)


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
    return scene.say(f"tow-place-{place_slug(scene.view.seated, tile, scene.here.spots[tile].location)}")


def place_slug(seats: int, tile: int, location: int) -> str:
    """What stands on a tile, as part of a message's name."""
    kind = CONTENT.layouts[seats].tiles[tile].kind
    return SPECIAL[kind] if kind in SPECIAL else location_slug(location)


def location_slug(location: int) -> str:
    return slug(CONTENT.locations[location])


def place_name(scene: TowScene, location: int) -> str:
    return scene.say(f"tow-place-{location_slug(location)}")


@cache
def steps_between(seats: int, start: int, end: int) -> int:
    """How many tiles it is from one to the other."""
    tiles, reached, steps = CONTENT.layouts[seats].tiles, {start}, 0
    while end not in reached:
        reached |= {beside for tile in reached for beside in tiles[tile].beside}
        steps += 1
    return steps


def tile_of(scene: TowScene, location: int) -> int:
    return next(tile for tile, spot in enumerate(scene.here.spots) if spot.location == location)


def card_name(scene: TowScene, card: int) -> str:
    """With its ducks, which tell it from the other cards of its place."""
    location, ducks = CARDS[card]
    return scene.say("tow-card", place=place_name(scene, location), ducks=colours(scene, ducks))
