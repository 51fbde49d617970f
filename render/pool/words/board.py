"""The table of Duck Pool in words: the circle with the cards below each pool, the players, the decks (P41)."""

from engine.pool import CARDS, IDLE_ROUNDS, NOWHERE, Pool

from ...text.lines import block, columns
from ...text.names import Names
from ...words.pages import ALWAYS, LEGEND, page, part, small
from ...words.scene import AnyView
from ...words.sentences import Form, Sentence
from ...words.texts import Texts
from .names import LETTERS, PoolScene, card_counts, card_name, in_a_row, name_at, pool_scene, with_icons

MARKER = ">"


def board(view: AnyView, names: Names, texts: Texts) -> str:
    scene = pool_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            part(block(circle(scene))),
            *[below(scene, spot) for spot, pool in enumerate(scene.here.circle) if pool.row],
            part(doomed(scene)),
            *[part(player(scene, seat)) for seat in range(view.seated)],
            small(decks(scene)),
            small(idle(scene)),
            discards(scene),
            small(scene.say("pool-legend"), LEGEND),
        ]
    )


def headline(scene: PoolScene) -> str:
    here, turn = scene.here, scene.here.turn
    if scene.view.outcome is not None:
        return scene.say("pool-over")
    who = scene.who(turn.seat)
    if turn.diving:
        return scene.say("pool-turn-diving", number=turn.number, who=who, card=card_name(scene, turn.diving))
    if any(asked.ask == "dive" for asked in scene.view.waiting):
        return scene.say("pool-turn", number=turn.number, who=who)
    return scene.say(
        "pool-turn-marker", number=turn.number, who=who, pool=here.marker + 1, called=name_at(scene, here.marker)
    )


def circle(scene: PoolScene) -> list[str]:
    heads = [scene.say(f"pool-head-{head}") for head in ("name", "ducks", "floats", "tokens")]
    return columns([["", *heads], *[place(scene, spot) for spot in range(len(scene.here.circle))]])


def place(scene: PoolScene, spot: int) -> list[str]:
    here = scene.here
    pool = here.circle[spot]
    tokens = "".join(LETTERS[seat] for seat, at in enumerate(here.tokens) if at == spot)
    marker = MARKER if spot == here.marker else ""
    return [f"{marker:1}{spot + 1}", name_at(scene, spot), *filling(pool), tokens]


def filling(pool: Pool) -> list[str]:
    if not pool.card:
        return ["", ""]
    return [f"{pool.ducks}/{pool.size.ducks}", f"{pool.floats}/{pool.size.floats}"]


def below(scene: PoolScene, spot: int) -> Sentence:
    """The oldest first; if there are too many, only how many of each."""
    pool = scene.here.circle[spot]
    in_order = in_a_row(scene, [laid(scene, pool, card) for card in pool.row])
    counted = card_counts(scene, pool.row)
    return (
        Form(ALWAYS - 1, scene.say("pool-below", pool=spot + 1, cards=in_order)),
        Form(ALWAYS, scene.say("pool-below", pool=spot + 1, cards=counted)),
    )


def doomed(scene: PoolScene) -> str:
    """P14: the icons no longer tell it once the effect has changed them."""
    spot = scene.here.doomed
    return "" if spot == NOWHERE else scene.say("pool-doomed", pool=spot + 1)


def laid(scene: PoolScene, pool: Pool, card: int) -> str:
    """P20: a flipped card has no icons, but everyone knows it."""
    return f"~~{card_name(scene, card)}~~" if card in pool.flipped else with_icons(scene, CARDS[card].kind)


def player(scene: PoolScene, seat: int) -> str:
    here = scene.here
    told = scene.say(
        "pool-player",
        letter=LETTERS[seat],
        who=scene.who(seat),
        cards=here.hand_sizes[seat],
        pile=here.pile_sizes[seat],
        top=card_name(scene, here.piles[seat][-1]) if here.piles[seat] else "",
    )
    if seat in here.passing:
        told = scene.say("pool-player-skipping", player=told)
    plays = seat == here.turn.seat and scene.view.outcome is None
    return scene.say("pool-player-playing", player=told) if plays else told


def decks(scene: PoolScene) -> str:
    here = scene.here
    return scene.say("pool-decks", deck=here.deck_size, discards=len(here.discards), pools=here.pools_left)


def idle(scene: PoolScene) -> str:
    """P42: told once everyone has passed."""
    if scene.here.idle < scene.view.seated or scene.view.outcome is not None:
        return ""
    return scene.say("pool-idle", idle=scene.here.idle, limit=IDLE_ROUNDS * scene.view.seated)


def discards(scene: PoolScene) -> Sentence:
    cards = scene.here.discards
    return small(scene.say("pool-discards", cards=card_counts(scene, cards))) if cards else ()
