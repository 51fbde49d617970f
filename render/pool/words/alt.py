"""What Duck Pool's pictures show, for people who listen instead of looking; and the board at length.

Where there isn't room for all of it, what matters least goes first.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum, auto

from engine import Event, View
from engine.pool import CARDS, CONTENT, SEATS, Pool, Position, odds, points_of

from ...text.names import Names
from ...words import standings
from ...words.markdown import unmarked
from ...words.scene import Question, slug
from ...words.sentences import LONGEST_ALT, Form, Sentence, capital, fit, joined
from ...words.texts import Texts
from .labels import label
from .names import LETTERS, PoolScene, card_counts, card_name, in_a_row, listened_to, name_at, room_at, with_icons
from .news import told
from .previews import preview_of, preview_words
from .questions import asked_in

LONGEST_DESCRIPTION = 4000
MOST_NEWS = 6  # older news is left out
IN_THE_PARK = ("dive", "from", "which", "haven", "opponent", "new-pool", "marker", "victim", "place")
NONE = "none"


class Priority(IntEnum):
    """When room is short, sentences are left out in this order."""

    OLD_NEWS = auto()
    DECKS = OLD_NEWS + MOST_NEWS
    NEWS = auto()
    PLAYERS = auto()
    OTHER_POOL_IN_FULL = auto()
    CARD = auto()
    POOL_IN_FULL = auto()
    POOL = auto()
    OPTIONS = auto()
    QUESTION = auto()
    TITLE = auto()


def setting_alt(texts: Texts) -> str:
    ducks = [texts.say(f"pool-called-{card.kind}") for card in CONTENT.cards.values() if card.is_duck]
    return texts.say("pool-alt-setting", ducks=joined(texts, [*dict.fromkeys(ducks)], "comma"))


def board_alt(view: View[Position], names: Names, texts: Texts) -> str:
    """What the picture of the board shows. From a seat's view it tells only what everyone may know."""
    scene = listened_to(replace(view, seat=None), names, texts)
    return fit([*board_told(scene), *news_told(scene, scene.view.events)], LONGEST_ALT)


def closeup_alt(view: View[Position], names: Names, texts: Texts) -> str:
    """The same, asked of whoever it's for, with the odds that only they know."""
    scene = listened_to(view, names, texts)
    asked = [*own_question(scene), *odds_told(scene)]
    return fit([*asked, *pools_told(scene), *players_told(scene), *decks_told(scene)], LONGEST_ALT)


def hand_alt(view: View[Position], names: Names, texts: Texts) -> str:
    """What the picture of a hand shows its owner: enough to play by."""
    scene = listened_to(view, names, texts)
    mine = [*own_question(scene), you(scene), *cards_told(scene), *top_told(scene)]
    return fit([*mine, *pools_told(scene), *players_told(scene)], LONGEST_ALT)


def episode_alt(events: Sequence[Event], after: View[Position], names: Names, texts: Texts) -> str:
    """What happened, and how it stands now."""
    scene = listened_to(after, names, texts)
    return fit([*news_told(scene, events), *board_told(scene)], LONGEST_ALT)


def result_alt(view: View[Position], names: Names, characters: Sequence[str], texts: Texts) -> str:
    """Who won, everyone on the podium with their ducks, and the photo."""
    scene = listened_to(view, names, texts)
    podium = [place_told(scene, seat, characters) for seat in standings.in_order(outcome(scene))]
    return fit([over(scene), *podium, one(Priority.NEWS, photo_told(scene))], LONGEST_ALT)


def lesson_alt(name: str, texts: Texts) -> str:
    return texts.say(f"how-pool-{name}-alt")


def figure_alt(texts: Texts) -> str:
    """The rules say what it shows; until then, which game it's from."""
    return texts.say("game-pool")


def description(view: View[Position], names: Names, texts: Texts) -> str:
    """The whole board, line by line."""
    scene = listened_to(view, names, texts)
    return fit([*board_told(scene), *news_told(scene, view.events)], LONGEST_DESCRIPTION, between="\n")


def one(weight: int, text: str) -> Sentence:
    return (Form(weight, text),) if text else ()


outcome = standings.outcome_of


# The board


def board_told(scene: PoolScene) -> list[Sentence]:
    return [*public_question(scene), *pools_told(scene), *players_told(scene), *decks_told(scene)]


def public_question(scene: PoolScene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [over(scene)]
    turn = one(Priority.TITLE, scene.say("pool-alt-turn", number=scene.here.turn.number))
    if not scene.view.awaited:
        return [turn]
    asked = scene.view.awaited[0]
    return [turn, one(Priority.QUESTION, unmarked(asked_in(scene, asked))), options_told(scene, asked)]


def options_told(scene: PoolScene, asked: Question) -> Sentence:
    """Only of what is chosen in the park: the others are secret."""
    if slug(asked.ask) not in IN_THE_PARK or not asked.moves:
        return ()
    options = [label(scene.view, asked, word, scene.texts) for word in asked.moves]
    return one(Priority.OPTIONS, scene.say("pool-alt-options", options=joined(scene.texts, options, "semicolon")))


def over(scene: PoolScene) -> Sentence:
    count = len(outcome(scene).winners)
    return one(Priority.TITLE, scene.say("pool-alt-over", who=standings.winners(scene), count=count))


def pools_told(scene: PoolScene) -> list[Sentence]:
    """Each pool; that of the marker matters most."""
    here = scene.here
    marker = [] if here.marker < 0 else [one(Priority.POOL, scene.say("pool-alt-marker", pool=here.marker + 1))]
    return [*marker, *[pool_told(scene, spot) for spot in range(len(here.circle))]]


def pool_told(scene: PoolScene, spot: int) -> Sentence:
    here, pool = scene.here, scene.here.circle[spot]
    if not pool.card:
        return one(Priority.POOL, scene.say("pool-alt-gone", pool=spot + 1))
    tokens = "".join([LETTERS[seat] for seat, at in enumerate(here.tokens) if at == spot])
    called, cards = name_at(scene, spot), row_told(scene, pool)
    if pool.overcrowded or pool.full or spot == here.doomed:
        message = "pool-alt-pool-full" if pool.full and spot != here.doomed else "pool-alt-pool-over"
        return one(Priority.POOL, scene.say(message, pool=spot + 1, called=called, cards=cards))
    facts = {"pool": spot + 1, "called": called, "room": room_at(scene, spot), "tokens": tokens or NONE}
    sizes = {"ducks": pool.ducks, "most": pool.size.ducks, "floats": pool.floats, "bears": pool.size.floats}
    in_full = scene.say("pool-alt-pool", **facts, **sizes, cards=cards or NONE)
    weight = Priority.POOL_IN_FULL if spot == here.marker else Priority.OTHER_POOL_IN_FULL
    return Form(weight, in_full), Form(Priority.POOL, scene.say("pool-alt-pool-short", **facts))


def row_told(scene: PoolScene, pool: Pool) -> str:
    """The oldest first."""
    names = [
        scene.say("pool-alt-flipped", card=card_name(scene, card))
        if card in pool.flipped
        else with_icons(scene, CARDS[card].kind)
        for card in pool.row
    ]
    return in_a_row(scene, names)


def players_told(scene: PoolScene) -> list[Sentence]:
    players = [player_told(scene, seat) for seat in range(scene.view.seated)]
    return [one(Priority.PLAYERS, scene.say("pool-alt-players", players=joined(scene.texts, players, "semicolon")))]


def player_told(scene: PoolScene, seat: int) -> str:
    here = scene.here
    return scene.say(
        "pool-alt-player",
        who=scene.who(seat),
        **look_told(scene, seat),
        cards=here.hand_sizes[seat],
        pile=here.pile_sizes[seat],
        top=card_name(scene, here.piles[seat][-1]) if here.piles[seat] else "",
    )


def look_told(scene: PoolScene, seat: int) -> dict[str, str]:
    look = SEATS[seat]
    colour, shape = scene.say(f"pool-colour-{look.colour}"), scene.say(f"pool-shape-{look.shape}")
    return {"letter": look.letter, "colour": colour, "shape": shape}


def decks_told(scene: PoolScene) -> list[Sentence]:
    here = scene.here
    facts = {"deck": here.deck_size, "discards": len(here.discards), "pools": here.pools_left}
    return [one(Priority.DECKS, scene.say("pool-alt-decks", **facts))]


def news_told(scene: PoolScene, events: Sequence[Event]) -> list[Sentence]:
    """The older, the lighter."""
    *old, last = told(scene, events)[-MOST_NEWS:] or [""]
    lighter = [one(Priority.OLD_NEWS + place, unmarked(text)) for place, text in enumerate(old)]
    return [*lighter, one(Priority.NEWS, unmarked(last))]


# The hand


def own_question(scene: PoolScene) -> list[Sentence]:
    if not scene.view.unanswered or scene.view.outcome is not None:
        return public_question(scene)
    asked = scene.view.unanswered[0]
    return [one(Priority.QUESTION, unmarked(asked_in(scene, asked))), options_told(scene, asked)]


def you(scene: PoolScene) -> Sentence:
    me = scene.me
    points = sum(map(points_of, scene.here.piles[me]))
    facts = {"pool": scene.here.tokens[me] + 1, "points": points}
    return one(Priority.CARD, scene.say("pool-alt-you", **look_told(scene, me), **facts))


def cards_told(scene: PoolScene) -> list[Sentence]:
    kinds = Counter([CARDS[card].kind for card in scene.here.hand])
    if not kinds:
        return [one(Priority.CARD, scene.say("pool-alt-no-cards"))]
    return [card_told(scene, kind, count) for kind, count in kinds.items()]


def card_told(scene: PoolScene, kind: str, count: int) -> Sentence:
    card = next(card for card in scene.here.hand if CARDS[card].kind == kind)
    is_duck, acts = CARDS[card].is_duck, any([prompt.ask == "act" for prompt in scene.view.unanswered])
    does = scene.say(f"pool-does-{kind}" if is_duck else "pool-does-float")
    would = preview_words(preview_of(scene.view, card), scene.texts) if is_duck and acts else NONE
    facts = {"count": count, "card": with_icons(scene, kind), "does": does}
    short = one(Priority.CARD, scene.say("pool-alt-card", **facts, would=NONE))
    return (Form(Priority.CARD, scene.say("pool-alt-card", **facts, would=would)), *short)


def top_told(scene: PoolScene) -> list[Sentence]:
    """How likely the top card does what."""
    if not any(["top" in prompt.moves for prompt in scene.view.unanswered]):
        return []
    return [one(Priority.CARD, scene.say("pool-alt-top", **chances(scene, scene.here.marker)))]


def odds_told(scene: PoolScene) -> list[Sentence]:
    """Before a dive, of every pool."""
    if not any([prompt.ask == "dive" for prompt in scene.view.unanswered]):
        return []
    spots = [spot for spot, pool in enumerate(scene.here.circle) if pool.card]
    told = [scene.say("pool-alt-odds", pool=spot + 1, **chances(scene, spot)) for spot in spots]
    return [one(Priority.CARD, sentence) for sentence in told]


def chances(scene: PoolScene, spot: int) -> dict[str, int]:
    fills, too_many, _ = odds(scene.here, spot)
    return {"fills": round(100 * fills), "over": round(100 * too_many)}


# The result


def place_told(scene: PoolScene, seat: int, characters: Sequence[str]) -> Sentence:
    """With the pile, if there's room."""
    facts = {
        "place": standings.place(outcome(scene), seat),
        "who": scene.who(seat),
        "character": scene.say(f"character-{characters[seat]}"),
        "points": outcome(scene).scores[seat],
        **look_told(scene, seat),
    }
    facts.pop("letter")
    cards = card_counts(scene, scene.here.piles[seat])
    counted = scene.say("pool-alt-place", **facts, cards=cards or NONE)
    return Form(Priority.CARD, counted), Form(Priority.POOL, scene.say("pool-alt-place", **facts, cards=NONE))


def photo_told(scene: PoolScene) -> str:
    return scene.say("pool-alt-photo", what=photo_caption(scene))


def photo_caption(scene: PoolScene) -> str:
    """What stands under the photo of the end."""
    pile = scene.here.piles[outcome(scene).winners[0]]
    return scene.say("pool-photo-ducks" if pile else "pool-photo-nobody")


def caption(view: View[Position], texts: Texts) -> str:
    return capital(photo_caption(listened_to(view, (), texts)))
