"""What Duck Tow's pictures show, for people who listen instead of looking; and the board at length.

Where there isn't room for all of it, what matters least goes first.
"""

from collections.abc import Sequence
from dataclasses import replace
from enum import IntEnum, auto

from engine import Event, View
from engine.tow import CARDS, CONTENT, FORMATIONS, LIMITS, TOW, Position, runs, score, used

from ...words import standings
from ...words.markdown import unmarked
from ...words.scene import Question
from ...words.sentences import LONGEST_ALT, Form, Sentence, fit, joined
from ...words.texts import Texts
from .labels import label
from .names import (
    LETTERS,
    LOOKS,
    SEAT_COLOURS,
    TowScene,
    colour,
    colours,
    listened_to,
    place_name,
    steps_between,
    tile_name,
    tile_of,
    unpacked,
)
from .news import news_in
from .questions import asked_in

LONGEST_DESCRIPTION = 4000
MOST_NEWS = 6  # older news is left out


class Priority(IntEnum):
    """When room is short, sentences are left out in this order."""

    OLD_NEWS = auto()
    BAGS = OLD_NEWS + MOST_NEWS
    OTHER_ROWS = auto()
    FORMATIONS = auto()
    OPEN = auto()
    NEWS = auto()
    TILES = auto()
    PLAYERS = auto()
    OWN_ROW = auto()
    OPTIONS = auto()
    CARD = auto()
    QUESTION = auto()
    TITLE = auto()


def setting_alt(seats: int, texts: Texts) -> str:
    layout = CONTENT.layouts[seats].tiles
    shops = sum([tile.kind == "G" for tile in layout])
    facts = {"locations": len(layout) - 2 * shops, "shops": shops}
    return texts.say("tow-alt-setting", **facts, ducks=looks_told(texts))


def looks_told(texts: Texts) -> str:
    """What the four kinds of ducks look like."""
    looks = [
        texts.say(
            "tow-legend-letter",
            letter=look.letter,
            colour=texts.say(f"tow-colour-{look.colour}"),
            shape=texts.say(f"tow-shape-{look.shape}"),
        )
        for look in LOOKS
    ]
    return joined(texts, looks, "comma")


def board_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of the board shows. From a seat's view it tells only what everyone may know."""
    scene = listened_to(replace(view, seat=None), names, texts)
    return fit([*board_told(scene), *news_told(scene, scene.view.events)], LONGEST_ALT)


def rows_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    scene = listened_to(replace(view, seat=None), names, texts)
    rows = [row_told(scene, seat, Priority.OWN_ROW) for seat in range(view.seated)]
    return fit([*rows, *formations_told(scene)], LONGEST_ALT)


def closeup_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """The same, asked of whoever it's for."""
    scene = listened_to(view, names, texts)
    if not view.unanswered or view.seat is None:
        return board_alt(view, names, texts)
    return fit([*own_question(scene), *own_things(scene), *tiles_told(scene), *formations_told(scene)], LONGEST_ALT)


def hand_alt(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What the picture of a hand shows its owner: enough to play by."""
    scene = listened_to(view, names, texts)
    return fit([*own_question(scene), *own_things(scene), *formations_told(scene), *tiles_told(scene)], LONGEST_ALT)


def episode_alt(events: Sequence[Event], after: View[Position], names: Sequence[str], texts: Texts) -> str:
    """What happened, and how it stands now."""
    scene = listened_to(replace(after, seat=None), names, texts)
    return fit([*news_told(scene, events), *board_told(scene)], LONGEST_ALT)


def result_alt(view: View[Position], names: Sequence[str], characters: Sequence[str], texts: Texts) -> str:
    """Who won, and everyone on the podium with their points counted out."""
    scene = listened_to(replace(view, seat=None), names, texts)
    order = standings.in_order(outcome(scene))
    podium = [one(Priority.CARD, place_told(scene, seat, characters)) for seat in order]
    return fit([over(scene), *podium], LONGEST_ALT)


def lesson_alt(name: str, texts: Texts) -> str:
    return texts.say(f"how-tow-{name}-alt")


def figure_alt(texts: Texts) -> str:
    """The rules say what it shows; until then, which game it's from."""
    return texts.say("game-tow")


def description(view: View[Position], names: Sequence[str], texts: Texts) -> str:
    """The whole board, line by line."""
    scene = listened_to(view, names, texts)
    return fit([*board_told(scene), *news_told(scene, view.events)], LONGEST_DESCRIPTION, between="\n")


def one(weight: int, text: str) -> Sentence:
    return (Form(weight, text),) if text else ()


# The board


def board_told(scene: TowScene) -> list[Sentence]:
    rows = [row_told(scene, seat, Priority.OTHER_ROWS) for seat in range(scene.view.seated)]
    return [
        *public_question(scene),
        *[player_told(scene, seat) for seat in range(scene.view.seated)],
        *tiles_told(scene),
        *open_told(scene),
        *formations_told(scene),
        *rows,
        *bags_told(scene),
    ]


def public_question(scene: TowScene) -> list[Sentence]:
    if scene.view.outcome is not None:
        return [over(scene)]
    turn = one(Priority.TITLE, scene.say("tow-alt-turn", number=scene.here.turn.number))
    if not scene.view.awaited:
        return [turn]
    asked = scene.view.awaited[0]
    return [turn, one(Priority.QUESTION, unmarked(asked_in(scene, asked))), options_told(scene, asked)]


def options_told(scene: TowScene, asked: Question) -> Sentence:
    """As on the buttons. Of a secret question, everyone knows where one can walk."""
    if asked.moves:
        told = [label(scene.view, asked, word, scene.texts) for word in asked.moves]
        return one(Priority.OPTIONS, scene.say("tow-alt-options", options=joined(scene.texts, told, "semicolon")))
    if asked.ask != "act":
        return ()
    tiles = CONTENT.layouts[scene.view.seated].tiles[scene.here.visitors[asked.seat].at].beside
    reached = joined(scene.texts, [called(scene, tile) for tile in tiles], "comma")
    return one(Priority.OPTIONS, scene.say("tow-alt-reach", tiles=reached))


def called(scene: TowScene, tile: int) -> str:
    return scene.say("tow-alt-called", tile=tile + 1, called=tile_name(scene, tile))


def over(scene: TowScene) -> Sentence:
    count = len(outcome(scene).winners)
    return one(Priority.TITLE, scene.say("tow-alt-over", who=standings.winners(scene), count=count))


outcome = standings.outcome_of


def player_told(scene: TowScene, seat: int) -> Sentence:
    visitor = scene.here.visitors[seat]
    return one(
        Priority.PLAYERS,
        scene.say(
            "tow-alt-player",
            who=scene.who(seat),
            letter=LETTERS[seat],
            colour=scene.say(f"seat-colour-{SEAT_COLOURS[seat]}"),
            tile=called(scene, visitor.at),
            tow=some(scene, visitor.tow),
            food=some(scene, unpacked(visitor.food)),
            points=score(visitor.row, visitor.claims),
            cards=len(visitor.row),
            limit=LIMITS[scene.view.seated],
        ),
    )


def some(scene: TowScene, ducks: Sequence[int]) -> str:
    return colours(scene, ducks) or scene.say("tow-alt-none")


def tiles_told(scene: TowScene) -> list[Sentence]:
    tiles = [
        scene.say("tow-alt-tile", tile=called(scene, tile), ducks=some(scene, unpacked(spot.ducks)))
        for tile, spot in enumerate(scene.here.spots)
    ]
    return [one(Priority.TILES, scene.say("tow-alt-tiles", tiles=joined(scene.texts, tiles, "semicolon")))]


def open_told(scene: TowScene) -> list[Sentence]:
    if not scene.here.open:
        return [one(Priority.OPEN, scene.say("tow-alt-no-open"))]
    cards = [scene.say("tow-card", **card_facts(scene, card)) for card in scene.here.open]
    return [one(Priority.OPEN, scene.say("tow-alt-open", cards=joined(scene.texts, cards, "semicolon")))]


def card_facts(scene: TowScene, card: int) -> dict[str, str]:
    location, ducks = CARDS[card]
    return {"place": place_name(scene, location), "ducks": colours(scene, ducks)}


def formations_told(scene: TowScene) -> list[Sentence]:
    if not scene.here.formations:
        return [one(Priority.FORMATIONS, scene.say("tow-formations-none"))]
    told = [formation_told(scene, number) for number in scene.here.formations]
    return [
        one(Priority.FORMATIONS, scene.say("tow-alt-formations", formations=joined(scene.texts, told, "semicolon")))
    ]


def formation_told(scene: TowScene, number: int) -> str:
    """Line by line, with the columns of its ducks."""
    shape = FORMATIONS[number]
    lines = [
        " ".join([str(column + 1) for column in range(shape.columns) if (column, row) in shape.ducks])
        for row in range(shape.rows)
    ]
    pattern = joined(scene.texts, lines, "comma")
    return scene.say("tow-alt-formation", number=number + 1, points=shape.value, pattern=pattern)


def row_told(scene: TowScene, seat: int, weight: int) -> Sentence:
    """Each card with its ducks, and what scores."""
    visitor = scene.here.visitors[seat]
    taken = used(visitor.claims)
    cards = [
        scene.say("tow-alt-column", column=at + 1, ducks=column_told(scene, at, sorted(column.ducks), taken))
        for at, column in enumerate(visitor.row)
    ]
    facts = {
        "who": scene.who(seat),
        "cards": joined(scene.texts, cards, "semicolon"),
        "runs": sum(runs(visitor.row)),
        "formations": score(visitor.row, visitor.claims) - sum(runs(visitor.row)),
    }
    return one(weight, scene.say("tow-alt-own-row" if seat == scene.view.seat else "tow-alt-row", **facts))


def column_told(scene: TowScene, at: int, ducks: Sequence[int], taken: frozenset[tuple[int, int]]) -> str:
    """Those that a formation uses are told."""
    told = [
        scene.say("tow-alt-used", duck=colour(scene, duck)) if (at, duck) in taken else colour(scene, duck)
        for duck in ducks
    ]
    return joined(scene.texts, told, "comma")


def bags_told(scene: TowScene) -> list[Sentence]:
    here = scene.here
    told = scene.say("tow-alt-bags", ducks=counted(scene, here.duck_bag), food=counted(scene, here.food_bag))
    deck = scene.say("tow-alt-deck", count=here.deck_size)
    aside = unpacked(here.dispersing)
    laid = scene.say("tow-dispersing", ducks=colours(scene, aside)) if aside else ""
    return [one(Priority.OPEN, laid), one(Priority.BAGS, told), one(Priority.BAGS, deck)]


def counted(scene: TowScene, counts: Sequence[int]) -> str:
    each = [scene.say("tow-alt-count", count=count, colour=colour(scene, duck)) for duck, count in enumerate(counts)]
    return joined(scene.texts, each, "comma")


def news_told(scene: TowScene, events: Sequence[Event]) -> list[Sentence]:
    """The older, the lighter."""
    *old, last = news_in(scene, events)[-MOST_NEWS:] or [""]
    lighter = [one(Priority.OLD_NEWS + place, unmarked(text)) for place, text in enumerate(old)]
    return [*lighter, one(Priority.NEWS, unmarked(last))]


# The hand


def own_question(scene: TowScene) -> list[Sentence]:
    if not scene.view.unanswered or scene.view.outcome is not None:
        return public_question(scene)
    asked = scene.view.unanswered[0]
    return [one(Priority.QUESTION, unmarked(asked_in(scene, asked))), options_told(scene, asked)]


def own_things(scene: TowScene) -> list[Sentence]:
    cards = [one(Priority.CARD, card_told(scene, card)) for card in scene.here.hand]
    return [you(scene), *cards, row_told(scene, scene.me, Priority.OWN_ROW)]


def you(scene: TowScene) -> Sentence:
    visitor = scene.here.visitors[scene.me]
    told = scene.say(
        "tow-alt-you",
        letter=LETTERS[scene.me],
        tile=called(scene, visitor.at),
        here=some(scene, unpacked(scene.here.spots[visitor.at].ducks)),
        tow=some(scene, visitor.tow),
        free=TOW - len(visitor.tow),
        food=some(scene, unpacked(visitor.food)),
    )
    return one(Priority.CARD, told)


def card_told(scene: TowScene, card: int) -> str:
    location, ducks = CARDS[card]
    visitor, tile = scene.here.visitors[scene.me], tile_of(scene, location)
    missing = [duck for duck in ducks if duck not in visitor.tow]
    return scene.say(
        "tow-alt-card" if missing else "tow-alt-card-ready",
        **card_facts(scene, card),
        where=scene.say("tow-hand-where", tile=tile + 1, steps=steps_between(scene.view.seated, visitor.at, tile)),
        missing=colours(scene, missing),
    )


# The result


def place_told(scene: TowScene, seat: int, characters: Sequence[str]) -> str:
    visitor = scene.here.visitors[seat]
    lengths = [
        scene.say("tow-alt-run", colour=colour(scene, duck), count=run) for duck, run in enumerate(runs(visitor.row))
    ]
    return scene.say(
        "tow-alt-place",
        place=standings.place(outcome(scene), seat),
        who=scene.who(seat),
        character=scene.say(f"character-{characters[seat]}"),
        colour=scene.say(f"seat-colour-{SEAT_COLOURS[seat]}"),
        points=outcome(scene).scores[seat],
        runs=joined(scene.texts, lengths, "comma"),
        formations=outcome(scene).scores[seat] - sum(runs(visitor.row)),
    )
