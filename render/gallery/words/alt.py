"""What Duck Gallery's pictures show, for people who listen instead of looking; and the board at length.

Where there isn't room for all of it, what matters least goes first.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum, auto

from engine import Event, View
from engine.gallery import CARDS, CONTENT, NOBODY, WATER, Afloat, Position

from ...words import standings
from ...words.markdown import unmarked
from ...words.scene import Question
from ...words.sentences import LONGEST_ALT, Form, Sentence, capital, fit, joined
from ...words.texts import Texts
from .foretold import AFTER, UNSEEN, preview_of
from .labels import afloat_told, option
from .names import LETTERS, GalleryScene, colour, ducks_left, kind_name, letter_of, listened_to, shape, why_not
from .news import told
from .questions import asked_in

LONGEST_DESCRIPTION = 4000
MOST_NEWS = 6  # older news is left out


class Priority(IntEnum):
    """When room is short, sentences are left out in this order."""

    OLD_NEWS = auto()
    DECKS = OLD_NEWS + MOST_NEWS
    OTHERS = auto()
    NEWS = auto()
    PLAYERS = auto()
    CARD_IN_FULL = auto()
    SAFE = auto()
    CARD = auto()
    LINE = auto()
    OPTIONS = auto()
    QUESTION = auto()
    TITLE = auto()


def setting_alt(texts: Texts) -> str:
    looks = [
        texts.say(
            "gallery-alt-look",
            colour=texts.say(f"gallery-colour-{look.colour}"),
            shape=texts.say(f"gallery-shape-{look.shape}"),
            letter=look.letter,
        )
        for look in CONTENT.colours
    ]
    return texts.say("gallery-alt-setting", ducks=joined(texts, looks, "comma"))


def board_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of the board shows. From a seat's view it tells only what everyone may know."""
    scene = listened_to(replace(view, seat=None), names, texts)
    return fit([*board_told(scene), *news_told(scene, scene.view.events)], LONGEST_ALT)


def closeup_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """The same, asked of whoever it's for."""
    scene = listened_to(view, names, texts)
    return fit([*own_question(scene), *line_told(scene), *players_told(scene), *decks_told(scene)], LONGEST_ALT)


def hand_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of a hand shows its owner: enough to play by."""
    scene = listened_to(view, names, texts)
    cards = [card_told(scene, CARDS[card], in_vain=bool(why)) for card, why in held(scene)]
    return fit([*own_question(scene), you(scene), *cards, *line_told(scene), *players_told(scene)], LONGEST_ALT)


def episode_alt(events: Sequence[Event], after: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What happened, and how it stands now."""
    scene = listened_to(after, names, texts)
    return fit([*news_told(scene, events), *board_told(scene)], LONGEST_ALT)


def result_alt(view: View[Position], names: Sequence[str], characters: Sequence[str], texts: Texts) -> str:
    """Who won, everyone on the podium, and the photo."""
    scene = listened_to(view, names, texts)
    podium = [one(Priority.LINE, place_told(scene, seat, characters)) for seat in standings.in_order(outcome(scene))]
    return fit([over(scene), *podium, one(Priority.NEWS, photo_told(scene))], LONGEST_ALT)


def lesson_alt(name: str, texts: Texts) -> str:
    return texts.say(f"how-gallery-{name}-alt")


def figure_alt(texts: Texts) -> str:
    """The rules say what it shows; until then, which game it's from."""
    return texts.say("game-gallery")


def description(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """The whole board, line by line."""
    scene = listened_to(view, names, texts)
    return fit([*board_told(scene), *news_told(scene, view.events)], LONGEST_DESCRIPTION, between="\n")


def one(weight: int, text: str) -> Sentence:
    return (Form(weight, text),) if text else ()


# The board


def board_told(scene: GalleryScene) -> list[Sentence]:
    return [*public_question(scene), *line_told(scene), *players_told(scene), *decks_told(scene)]


def public_question(scene: GalleryScene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [over(scene)]
    turn = one(Priority.TITLE, scene.say("gallery-alt-turn", number=scene.here.turns))
    if not scene.view.awaited:
        return [turn]
    asked = scene.view.awaited[0]
    return [turn, one(Priority.QUESTION, unmarked(asked_in(scene, asked))), options_told(scene, asked)]


def options_told(scene: GalleryScene, asked: Question) -> Sentence:
    """Lettered as on the board; cards have no letters."""
    if not asked.moves or asked.ask == "card":
        return ()
    options = [
        scene.say("gallery-alt-option", letter=letter_of(asked, word), what=option(scene, asked, word))
        for word in asked.moves
    ]
    return one(Priority.OPTIONS, scene.say("gallery-alt-options", options=joined(scene.texts, options, "semicolon")))


def over(scene: GalleryScene) -> Sentence:
    count = len(outcome(scene).winners)
    return one(Priority.TITLE, scene.say("gallery-alt-over", who=standings.winners(scene), count=count))


outcome = standings.outcome_of


def line_told(scene: GalleryScene) -> list[Sentence]:
    """Each space with what lies there, and who protects it."""
    line, markers = scene.here.line, scene.here.markers
    safe = [
        one(Priority.SAFE, scene.say("gallery-alt-safe", space=at + 1, who=scene.who(card.shelter)))
        for at, card in enumerate(line)
        if card.shelter != NOBODY
    ]
    if not line:
        return [one(Priority.LINE, scene.say("gallery-alt-empty-line"))]
    return [one(Priority.LINE, scene.say("gallery-alt-line", cards=spaces_told(scene, line, markers))), *safe]


def spaces_told(scene: GalleryScene, line: Sequence[Afloat], markers: Sequence[bool]) -> str:
    spaces = [
        scene.say(f"gallery-alt-{'aimed' if mark else 'space'}", space=at + 1, card=card_on(scene, card))
        for at, (card, mark) in enumerate(zip(line, markers, strict=False))
    ]
    return joined(scene.texts, spaces, "semicolon")


def card_on(scene: GalleryScene, card: Afloat) -> str:
    return scene.say("gallery-at-unseen") if card.duck == UNSEEN else afloat_told(scene, card)


def players_told(scene: GalleryScene) -> list[Sentence]:
    players = [player_told(scene, seat) for seat in range(scene.view.seated)]
    return [one(Priority.PLAYERS, scene.say("gallery-alt-players", players=joined(scene.texts, players, "semicolon")))]


def player_told(scene: GalleryScene, seat: int) -> str:
    player = scene.say(
        "gallery-alt-player",
        who=scene.who(seat),
        letter=LETTERS[seat],
        colour=colour(scene, seat),
        shape=shape(scene, seat),
        ducks=ducks_left(scene, seat),
    )
    is_out = seat in scene.here.sitting_out
    return scene.say("gallery-alt-player-sitting-out", player=player) if is_out else player


def decks_told(scene: GalleryScene) -> list[Sentence]:
    here = scene.here
    decks = one(Priority.DECKS, scene.say("gallery-alt-decks", ducks=here.ducks_size, cards=here.deck_size))
    if not here.returning:
        return [decks]
    known = [scene.say("gallery-at-water") if duck == WATER else colour(scene, duck) for duck in here.returning]
    return [decks, one(Priority.DECKS, scene.say("gallery-alt-known", ducks=joined(scene.texts, known, "comma")))]


def news_told(scene: GalleryScene, events: Sequence[Event]) -> list[Sentence]:
    """The older, the lighter."""
    *old, last = told(scene, events)[-MOST_NEWS:] or [""]
    lighter = [one(Priority.OLD_NEWS + place, unmarked(text)) for place, text in enumerate(old)]
    return [*lighter, one(Priority.NEWS, unmarked(last))]


# The hand


def own_question(scene: GalleryScene) -> list[Sentence]:
    if not scene.view.unanswered or scene.view.outcome is not None:
        return public_question(scene)
    asked = scene.view.unanswered[0]
    return [one(Priority.QUESTION, asked_in(scene, asked)), options_told(scene, asked)]


def you(scene: GalleryScene) -> Sentence:
    me = scene.me
    facts = {"letter": LETTERS[me], "colour": colour(scene, me), "shape": shape(scene, me)}
    return one(Priority.CARD, scene.say("gallery-alt-you", **facts, ducks=ducks_left(scene, me)))


def held(scene: GalleryScene) -> list[tuple[int, str | None]]:
    return list(dict(zip(scene.here.hand, scene.here.unplayable, strict=True)).items())


def card_told(scene: GalleryScene, kind: str, *, in_vain: bool) -> Sentence:
    facts = {"card": kind_name(scene, kind), "does": scene.say(f"gallery-does-{kind}")}
    if in_vain:
        why = scene.say(why_not(scene.here, scene.me, kind))
        return one(Priority.CARD, scene.say("gallery-alt-card-in-vain", **facts, why=why))
    plain = Form(Priority.CARD, scene.say("gallery-alt-card", **facts))
    preview = preview_of(scene.view, kind)
    if preview.message != AFTER:
        return (plain,)
    line = spaces_told(scene, preview.line, preview.markers)
    return Form(Priority.CARD_IN_FULL, scene.say("gallery-alt-card-after", **facts, line=line)), plain


# The result


def place_told(scene: GalleryScene, seat: int, characters: Sequence[str]) -> str:
    return scene.say(
        "gallery-alt-place",
        place=standings.place(outcome(scene), seat),
        who=scene.who(seat),
        character=scene.say(f"character-{characters[seat]}"),
        colour=colour(scene, seat),
        shape=shape(scene, seat),
        ducks=ducks_left(scene, seat),
    )


def photo_told(scene: GalleryScene) -> str:
    return scene.say("gallery-alt-photo", what=photo_caption(scene))


def photo_caption(scene: GalleryScene) -> str:
    """What stands under the photo of the end."""
    winners = outcome(scene).winners
    left = sum(ducks_left(scene, seat) for seat in winners)
    if not left:
        return scene.say("gallery-photo-together")
    return scene.say("gallery-photo-last" if left == 1 else "gallery-photo-last-many")


def caption(view: View[Position], texts: Texts) -> str:
    return capital(photo_caption(listened_to(view, (), texts)))
