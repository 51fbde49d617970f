"""What happened as an animation, made from its events: ducks dive with a splash, swim elsewhere, and are shared out.

It plays once and ends as the board picture.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from PIL import Image

from engine import Event, View
from engine.pool import NOWHERE, Position

from ...draw.canvas import stamp
from ...draw.cast import Cast
from ...draw.theme import WIDE
from ...parts import stage
from ...parts.badges import bonk
from ...parts.plates import rooms_of
from ...words.texts import Texts
from ..words.headlines import IN_A_REPLAY
from .board import draw_board, draw_empty, park_of
from .cells import draw_token
from .ducks import PAINT, duck
from .flights import ACTS, BURST, CARD, DUCK, NOTHING, SPLASH, STAR, THE_SHOW, TOKEN, Flying, Pose, Show, Shown, acts
from .pieces import burst, card_back, float_of, splash, star_of

EPISODE = 19  # things in the air at most
REPLAY, ENDS = 15, 10  # moments at most, and how many of them are the end of a pool or of its ducks
REPLAY_FRAME = 150  # milliseconds
AT_ONCE = ("full", "overcrowded")
MINOR = ("draw", "discard", "marker")
SEEN_IN_A_REPLAY = ("place", *AT_ONCE)


def animate(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """The frames, and how long each is seen. The views are a spectator's."""
    found = in_brief([(kind, shown) for kind, _, shown in scenes(show_of(before), events)])
    return stage.animation(staged(before, after, cast, texts), found, 2 * EPISODE)


def whole_game(
    before: View[Position], events: Sequence[Event], after: View[Position], cast: Cast, texts: Texts
) -> stage.Animation:
    """Shortened to the pools that were full or overcrowded, and as many dives as there's room for."""
    turn = before.position.turn._replace(number=IN_A_REPLAY)
    before = replace(before, position=before.position._replace(turn=turn))
    shown = [*highlights(show_of(before), events)]
    return stage.animation(staged(before, after, cast, texts), shown, 2 * REPLAY, REPLAY_FRAME)


def show_of(view: View[Position]) -> Show:
    scale = stage.ANIMATED / WIDE
    plates = rooms_of(draw_empty(view, scale), scale, view.seated)
    return Show(view.position, park_of(view, scale), plates)


def staged(before: View[Position], after: View[Position], cast: Cast, texts: Texts) -> stage.Stage[Pose, Position]:
    quiet = replace(before, prompts=(), waiting=(), outcome=None)
    scale = stage.ANIMATED / WIDE
    return stage.Stage[Pose, Position](
        scenery=settled(before.position),
        poses={THE_SHOW: NOTHING},
        ground=lambda position: draw_board(replace(quiet, position=settled(position)), cast, texts, stage.ANIMATED),
        seen=lambda under, poses: seen(under, poses[THE_SHOW], scale),
        ending=lambda: draw_board(after, cast, texts, stage.ANIMATED),
    )


def settled(position: Position) -> Position:
    """Nothing shines while it moves: it would change far from what does."""
    return position._replace(turn=position.turn._replace(diving=0), doomed=NOWHERE)


# How it looks


def seen(under: Image.Image, pose: Pose, scale: float) -> Image.Image:
    if not pose:
        return under
    picture = under.copy()
    for flying in pose:
        draw_flying(picture, flying, scale)
    return picture


def draw_flying(picture: Image.Image, flying: Flying, scale: float) -> None:
    what, at, seat = flying
    if what in PAINT:
        stamp(picture, duck(what, DUCK * scale), at)
    elif what == "token":
        draw_token(picture, at, seat, TOKEN * scale)
    else:
        stamp(picture, SPRITES.get(what, lambda size: float_of(what, 0.7 * DUCK * size))(scale), at)


SPRITES: Mapping[str, Callable[[float], Image.Image]] = {
    "card": lambda scale: card_back(CARD * scale),
    "splash": lambda scale: splash(SPLASH * scale),
    "burst": lambda scale: burst(BURST * scale),
    "star": lambda scale: star_of(STAR * scale),
    "bonk": lambda scale: bonk(0.4 * STAR * scale),
}


# What happened


def scenes(show: Show, events: Iterable[Event]) -> Iterator[tuple[str, Position, list[Shown]]]:
    """Event by event: how it stands then, and what is seen of it."""
    for event in events:
        here, shown = acts(show, event)
        show = show._replace(here=here)
        yield event.kind, here, shown


def in_brief(found: Sequence[tuple[str, list[Shown]]]) -> list[Shown]:
    """Not too many poses: what matters least is told in brief, and of the rest what happened first."""
    shown = [moments for _, moments in found]
    for place in sorted(range(len(found)), key=lambda place: found[place][0] not in MINOR):
        if sum([len(poses_of(moments)) for moments in shown]) <= EPISODE:
            break
        changes = [moment for moment in shown[place] if moment.scenery]
        shown[place] = [*changes[-1:], Shown(THE_SHOW, NOTHING)]
    return [moment for moments in shown for moment in moments]


def poses_of(moments: Iterable[Shown]) -> list[Shown]:
    return [moment for moment in moments if moment.pose]


def highlights(show: Show, events: Iterable[Event]) -> Iterator[Shown]:
    """What was full or overcrowded, and dives between that; of either evenly spread ones, if there are too many."""
    found = [each for each in scenes(show, events) if each[0] in SEEN_IN_A_REPLAY]
    ends = [place for place, (kind, _, _) in enumerate(found) if kind in AT_ONCE]
    dives = [place for place, (kind, _, _) in enumerate(found) if kind not in AT_ONCE]
    kept = spread(ends, ENDS)
    kept += spread(dives, REPLAY - len(kept))
    was = show.here
    for place in sorted(kept):
        kind, here, shown = found[place]
        if kind in AT_ONCE:
            yield poses_of(shown)[0]
        yield from plates_last(was, here)
        was = here


def plates_last(was: Position, here: Position) -> Iterator[Shown]:
    """First the park changes, then the plates: both at once would be as heavy as the whole picture."""
    yield Shown(THE_SHOW, None, here._replace(piles=was.piles, pile_sizes=was.pile_sizes))
    yield Shown(THE_SHOW, NOTHING)
    if here.piles != was.piles:
        yield Shown(THE_SHOW, None, here)
        yield Shown(THE_SHOW, NOTHING)


def spread(places: Sequence[int], most: int) -> list[int]:
    if len(places) <= most:
        return [*places]
    return [places[len(places) * number // most] for number in range(most)]


def stirs(events: Iterable[Event]) -> bool:
    return any([event.kind in ACTS for event in events])
