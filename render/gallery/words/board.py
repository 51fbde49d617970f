"""The gallery's table in words: the line on its six spaces, the players, the decks (G40: what is open to all)."""

from engine.gallery import NOBODY, SPACES, Afloat

from ...text.lines import block, columns
from ...text.names import Names
from ...words.pages import LEGEND, page, part, small
from ...words.scene import AnyView
from ...words.sentences import Sentence
from ...words.texts import Texts
from .names import LETTERS, GalleryScene, colour, ducks_left, gallery_scene, kind_counts, kind_name, shape, sign

MARKER, SAFE = "X", "#"


def board(view: AnyView, names: Names, texts: Texts) -> str:
    scene = gallery_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            part(block(line(scene))),
            *[part(safe(scene, at)) for at, card in enumerate(scene.here.line) if card.shelter != NOBODY],
            *[part(player(scene, seat)) for seat in range(view.seated)],
            small(decks(scene)),
            discards(scene),
            small(scene.say("gallery-legend"), LEGEND),
        ]
    )


def headline(scene: GalleryScene) -> str:
    here = scene.here
    if scene.view.outcome is not None:
        return scene.say("gallery-over")
    who = scene.who(here.turn)
    if here.played:
        return scene.say("gallery-turn-playing", number=here.turns, who=who, card=kind_name(scene, here.played))
    return scene.say("gallery-turn", number=here.turns, who=who)


def line(scene: GalleryScene) -> list[str]:
    """Rows for rare things are only there when needed."""
    rows = {
        "space": [str(at + 1) for at in SPACES],
        "marker": [MARKER * mark for mark in scene.here.markers],
        "duck": [sign(card.duck) for card in scene.here.line],
        "below": [below(card) for card in scene.here.line],
        "safe": [SAFE * (card.shelter != NOBODY) for card in scene.here.line],
    }
    shown = {row: cells for row, cells in rows.items() if any(cells) or row == "marker"}
    return columns([[scene.say(f"gallery-row-{row}"), *six(cells)] for row, cells in shown.items()], between=2)


def six(cells: list[str]) -> list[str]:
    """G13: after the last shot the line isn't filled up again."""
    return [*cells, *[""] * (len(SPACES) - len(cells))]


def below(card: Afloat) -> str:
    return "" if card.hidden == NOBODY else sign(card.hidden)


def safe(scene: GalleryScene, at: int) -> str:
    return scene.say("gallery-safe", space=at + 1, who=scene.who(scene.here.line[at].shelter))


def player(scene: GalleryScene, seat: int) -> str:
    told = scene.say(
        "gallery-player",
        letter=LETTERS[seat],
        who=scene.who(seat),
        colour=colour(scene, seat),
        shape=shape(scene, seat),
        ducks=ducks_left(scene, seat),
        cards=scene.here.hand_sizes[seat],
    )
    if seat in scene.here.sitting_out:
        told = scene.say("gallery-player-sitting-out", player=told)
    plays = seat == scene.here.turn and scene.view.outcome is None
    return scene.say("gallery-player-playing", player=told) if plays else told


def decks(scene: GalleryScene) -> str:
    """G40: ducks that everyone saw go under the deck are known, the next to come first."""
    here = scene.here
    if not here.returning:
        return scene.say("gallery-decks", ducks=here.ducks_size, cards=here.deck_size)
    known = " ".join(map(sign, here.returning))
    return scene.say("gallery-decks-known", ducks=here.ducks_size, known=f"`{known}`", cards=here.deck_size)


def discards(scene: GalleryScene) -> Sentence:
    kinds = scene.here.discards
    return small(scene.say("gallery-discards", cards=kind_counts(scene, kinds))) if kinds else ()
