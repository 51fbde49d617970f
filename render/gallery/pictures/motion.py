"""What happened as an animation, made from its events: sights come down, ducks dive and hop, and the line closes up.

It plays once and ends as the board picture.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from PIL import Image

from engine import Event, View, changed
from engine.gallery import CARDS, NOBODY, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import COLOURS as PAINTS
from ...draw.theme import WIDE
from ...parts import stage
from ...parts.badges import bonk
from ...words.facts import number, word
from ...words.texts import Texts
from ..words.headlines import IN_A_REPLAY
from .belt import Belt, Look, draw_afloat, looks_of
from .board import draw_board, draw_decks, draw_empty, draw_surroundings, stall_of
from .pieces import feather, sight, splash
from .stall import DECK_LEFT, Stall, draw_back, draw_front, front_layer
from .tableaux import ACTS, FILL, Shot, Tableau, closed_up, standing, tableaux

EPISODE, REPLAY = 30, 72  # poses at most: the whole line moves in many of them, so each is heavy
OF_A_SHOT = 2  # poses in a replay
REPLAY_FRAME = 150  # milliseconds
THE_LINE = 0  # the only actor

Moment = stage.Moment[Tableau, Position]


def animate(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """The frames, and how long each is seen. The views are a spectator's."""
    return stage.animation(staged(before, after, cast, texts), [*moments(before.position, events)], EPISODE)


def whole_game(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """Shortened to the moments that matter, and without the cards: they'd change faster than anyone can read."""
    before = replace(before, position=before.position._replace(turns=IN_A_REPLAY, played=""))
    shown = [*highlights(before.position, events)]
    return stage.animation(staged(before, after, cast, texts), shown, 2 * REPLAY, REPLAY_FRAME)


def staged(before: View[Position], after: View[Position], cast: Cast, texts: Texts) -> stage.Stage[Tableau, Position]:
    scale, looks = stage.ANIMATED / WIDE, looks_of(cast)
    nothing_asked, stall = replace(before, prompts=(), waiting=(), outcome=None), stall_of(texts, scale)
    return stage.Stage[Tableau, Position](
        scenery=before.position,
        poses={THE_LINE: standing(before.position)},
        ground=lambda position: ground(replace(nothing_asked, position=position), stall, cast, texts),
        seen=lambda under, poses: seen(under, stall, poses[THE_LINE], looks),
        ending=lambda: draw_board(after, cast, texts, stage.ANIMATED),
    )


# How it looks


def ground(view: View[Position], stall: Stall, cast: Cast, texts: Texts) -> Image.Image:
    """Everything but the line."""
    picture = bare_stall(view.seated, stall).copy()
    draw_decks(picture, stall, view.position, looks_of(cast), texts)
    draw_surroundings(picture, stall.scale, view, cast, texts)
    return picture


@lru_cache(maxsize=8)
def bare_stall(seats: int, stall: Stall) -> Image.Image:
    """It is shared, so copy it before you draw on it."""
    picture = draw_empty(seats, stall.scale)
    draw_back(picture, stall)
    draw_front(picture, stall)
    return picture


def seen(under: Image.Image, stall: Stall, tableau: Tableau, looks: Sequence[Look]) -> Image.Image:
    picture, belt = under.copy(), stall.belt
    for card in reversed(tableau.line):
        if card:
            x, y = belt.at(card.x)
            draw_afloat(picture, belt, (x, y + card.y * belt.duck), card.card, looks)
    restore(picture, under, stall)
    for at in tableau.sights:
        if at:
            x, y = belt.sight(at[0])
            stamp(picture, sight(belt.sight_size), (x, y + at[1] * belt.duck))
    for shot in tableau.shots:
        draw_shot(picture, belt, shot, looks)
    return picture


def restore(picture: Image.Image, under: Image.Image, stall: Stall) -> None:
    """What lies before the line: the water, and the decks at its end."""
    front, (left, top) = front_of_line(stall), stall.corner
    picture.paste(front, (left, top + stall.size[1] - front.height), front)
    wall = (left + round(DECK_LEFT * stall.scale) - 2, top, under.width, top + stall.size[1])
    picture.paste(under.crop(wall), wall)


@lru_cache(maxsize=8)
def front_of_line(stall: Stall) -> Image.Image:
    front = front_layer(stall.scale, stall.words)
    return front.crop((0, 0, round(DECK_LEFT * stall.scale), front.height))


def draw_shot(picture: Image.Image, belt: Belt, shot: Shot, looks: Sequence[Look]) -> None:
    """First a bang, then feathers on their way down."""
    (x, y), size = belt.at(shot.x), 0.42 * belt.duck
    if shot.duck == NOBODY:
        stamp(picture, splash(0.9 * belt.duck), (x, y + 0.4 * belt.duck))
        return
    colour = PAINTS[looks[shot.duck].colour]
    for side, turn in ((-1, 30), (1, -35), (-0.5, -20), (0.6, 15)):
        reach = (0.9 + 0.35 * shot.age) * size
        at = (x + side * reach, y - 0.8 * size + (abs(side) + 0.5 * shot.age) * 0.4 * size)
        stamp(picture, feather(colour, 0.8 * size, turn + 20 * shot.age), at)
    if shot.age == 0:
        stamp(picture, bonk(size), (x, y))


# What happened


def moments(before: Position, events: Iterable[Event]) -> Iterator[Moment]:
    """What changes around the line is seen before what happens in it; but a duck is lost when it has dived."""
    for scenery, shown in scenes(before, events):
        changes = [Moment(THE_LINE, None, scenery)] if scenery else []
        acted = [Moment(THE_LINE, tableau) for tableau in shown]
        yield from (*acted, *changes) if acted else changes


def highlights(before: Position, events: Iterable[Event]) -> Iterator[Moment]:
    """Every duck that was shot, and as much of everything else as there's room for, evenly spread."""
    found = [(scenery, shown) for scenery, shown in scenes(before, events) if shown]
    others = [place for place, (scenery, _) in enumerate(found) if not scenery]
    room = max(1, REPLAY - OF_A_SHOT * (len(found) - len(others)))
    kept = {others[len(others) * number // room] for number in range(room)} if len(others) > room else {*others}
    for place, (scenery, shown) in enumerate(found):
        if scenery:
            yield from [Moment(THE_LINE, tableau) for tableau in shown[:OF_A_SHOT]]
            yield Moment(THE_LINE, None, before._replace(lost=scenery.lost))
        elif place in kept:
            yield Moment(THE_LINE, shown[-1])


def scenes(before: Position, events: Iterable[Event]) -> Iterator[tuple[Position | None, list[Tableau]]]:
    """Event by event: what changes around the line, if anything does, and in it."""
    here, now = before, standing(before)
    for kind, alike in groupby(events, key=lambda event: event.kind):
        for group in in_groups(kind, [*alike]):
            was, here = here, told(here, kind, group)
            shown = [*tableaux(now, kind, group)]
            now = shown[-1]._replace(shots=()) if shown else now
            changes = kind in SEEN_AROUND and here != was
            yield here if changes else None, shown
    yield None, [*closed_up(now)]


def in_groups(kind: str, events: Sequence[Event]) -> list[Sequence[Event]]:
    return [events] if kind == FILL else [[event] for event in events]


SEEN_AROUND = ("play", "discard", "hit")


# The decks and the number of the turn are shown as they were before: a change in two corners of the picture would be as
# heavy as all of it


def told(here: Position, kind: str, events: Sequence[Event]) -> Position:
    for event in events:
        here = TOLD[kind](here, event) if kind in TOLD else here
    return here


def new_turn(here: Position, event: Event) -> Position:
    played = (here.played,) if here.played else ()
    return here._replace(turn=event.seat or 0, played="", discards=(*here.discards, *played))


def played(here: Position, event: Event) -> Position:
    """Under version 1 of the rules, its number is told."""
    kind = word(event, "action") if "action" in event.facts else CARDS[number(event, "card")]
    return here._replace(played=kind)


def discarded(here: Position, event: Event) -> Position:
    return here._replace(discards=(*here.discards, CARDS[number(event, "card")]))


def shot(here: Position, event: Event) -> Position:
    duck = number(event, "duck")
    return here._replace(lost=changed(here.lost, duck, here.lost[duck] + 1))


TOLD: Mapping[str, Callable[[Position, Event], Position]] = {
    "turn": new_turn,
    "play": played,
    "discard": discarded,
    "hit": shot,
}


def stirs(events: Iterable[Event]) -> bool:
    return any([event.kind in ACTS for event in events])
