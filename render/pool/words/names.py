"""What lies on the table of Duck Pool and what it is called."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from engine.pool import CARDS, POOLS, SEATS, Pool, Position

from ...text.names import Names
from ...words.people import people, shown_names
from ...words.scene import AnyView, Scene, slug
from ...words.texts import Texts

LETTERS = [look.letter for look in SEATS]  # of the tokens
OF_KIND = {card.kind: card for card in CARDS.values()}
GOLDIE = "goldie"

PoolScene = Scene[Position]


def pool_scene(view: AnyView, names: Names, texts: Texts) -> PoolScene:
    return Scene(view, people(names, LETTERS[: view.seated], texts), texts)


def listened_to(view: AnyView, names: Names, texts: Texts) -> PoolScene:
    """With names that aren't meant for Markdown: for alt texts."""
    return Scene(view, called_people(view, names, texts), texts)


def called_people(view: AnyView, names: Names, texts: Texts) -> tuple[str, ...]:
    """What everyone is called on pictures."""
    return shown_names(names, LETTERS[: view.seated], texts)


def kind_name(scene: PoolScene, kind: str) -> str:
    return scene.say(f"pool-card-{kind}")


def card_name(scene: PoolScene, card: int) -> str:
    return kind_name(scene, CARDS[card].kind)


def with_icons(scene: PoolScene, kind: str) -> str:
    name, card = kind_name(scene, kind), OF_KIND[kind]
    if card.floats:
        return scene.say("pool-float-icons", card=name, icons=card.floats)
    return scene.say("pool-icons", card=name, icons=card.ducks) if card.ducks else name


def pool_name(scene: PoolScene, pool: int) -> str:
    """Of a pool by its number in the box."""
    return scene.say(f"pool-name-{slug(POOLS[pool].name)}")


def name_at(scene: PoolScene, spot: int) -> str:
    card = scene.here.circle[spot].card
    return pool_name(scene, card) if card else scene.say("pool-no-pool")


def room_at(scene: PoolScene, spot: int) -> int:
    """How many duck icons are missing. Nobody can choose an overcrowded pool."""
    return max(0, scene.here.circle[spot].room)


def in_play(circle: Sequence[Pool]) -> list[int]:
    return [spot for spot, pool in enumerate(circle) if pool.card]


def several(scene: PoolScene, count: int, name: str) -> str:
    return name if count == 1 else scene.say("pool-several", count=count, card=name)


def card_counts(scene: PoolScene, cards: Sequence[int]) -> str:
    """`5 × Sam, Amy`, as they are listed in the box."""
    counts = Counter(CARDS[card].kind for card in sorted(cards))
    return scene.enumerated([several(scene, count, kind_name(scene, kind)) for kind, count in counts.items()])


def in_a_row(scene: PoolScene, names: Sequence[str]) -> str:
    """Cards in order; equal ones in a row are counted."""
    runs = [(name, len(list(same))) for name, same in groupby(names)]
    return scene.enumerated([several(scene, count, name) for name, count in runs])
