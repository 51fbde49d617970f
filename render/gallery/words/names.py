"""What lies on the gallery's table and what it is called."""

from collections import Counter
from collections.abc import Sequence

from engine.gallery import CARDS, CONTENT, WATER, Position

from ...text.names import Names
from ...words.letters import letters_besides
from ...words.people import people, shown_names
from ...words.scene import AnyView, Question, Scene
from ...words.texts import Texts

LETTERS = [look.letter for look in CONTENT.colours]
KINDS = list(dict.fromkeys(CARDS.values()))
WATER_SIGN = "~"
CHOICE_LETTERS = letters_besides(LETTERS)
STEP = {"bump-left": -1, "bump-right": 1, "hang-back": 1, "move-ahead": -1}  # from the chosen space to the other one
FOR_OWN_DUCKS = ("hang-back", "move-ahead", "fast-forward", "duck-and-cover")  # cards that move one's own ducks

GalleryScene = Scene[Position]


def gallery_scene(view: AnyView, names: Names, texts: Texts) -> GalleryScene:
    return Scene(view, people(names, LETTERS[: view.seated], texts), texts)


def listened_to(view: AnyView, names: Names, texts: Texts) -> GalleryScene:
    """With names that aren't meant for Markdown: for alt texts."""
    return Scene(view, called_people(view, names, texts), texts)


def called_people(view: AnyView, names: Names, texts: Texts) -> tuple[str, ...]:
    """What everyone is called on pictures."""
    return shown_names(names, LETTERS[: view.seated], texts)


def letter_of(asked: Question, word: str) -> str:
    """The letter of a choice, on the board and on its button."""
    return CHOICE_LETTERS[asked.moves.index(word)]


def space_of(asked: Question) -> int:
    """The space that a question is about, counted from 0."""
    return int((asked.about or "").rpartition(" ")[2]) - 1


def ducks_left(scene: GalleryScene, seat: int) -> int:
    return CONTENT.ducks - scene.here.lost[seat]


def colour(scene: GalleryScene, duck: int) -> str:
    return scene.say(f"gallery-colour-{CONTENT.colours[duck].colour}")


def shape(scene: GalleryScene, duck: int) -> str:
    return scene.say(f"gallery-shape-{CONTENT.colours[duck].shape}")


def sign(duck: int) -> str:
    """One character, for the code block."""
    return WATER_SIGN if duck == WATER else LETTERS[duck]


def card_name(scene: GalleryScene, card: int) -> str:
    return kind_name(scene, CARDS[card])


def kind_name(scene: GalleryScene, kind: str) -> str:
    return scene.say(f"gallery-card-{kind}")


def kind_counts(scene: GalleryScene, kinds: Sequence[str]) -> str:
    """`5 × Shoot, 2 × Misfire`, as they are listed in the box."""
    counts = Counter(sorted(kinds, key=KINDS.index))
    return scene.enumerated(
        [scene.say("gallery-several", count=count, card=kind_name(scene, kind)) for kind, count in counts.items()]
    )


def why_not(here: Position, seat: int, kind: str) -> str:
    """The message that says why this card can't be played."""
    has_duck = any([seat in (card.duck, card.hidden) for card in here.line])
    return "gallery-why-no-duck" if kind in FOR_OWN_DUCKS and not has_duck else f"gallery-why-{kind}"
