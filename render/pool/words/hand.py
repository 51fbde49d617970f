"""A hand of Duck Pool in words: each card with what it does, points, orders, and the odds of the top card."""

from collections import Counter

from engine.pool import CARDS, odds, points_of

from ...text.names import Names
from ...words.pages import page, part
from ...words.scene import AnyView
from ...words.texts import Texts
from .names import LETTERS, OF_KIND, PoolScene, card_counts, in_play, kind_name, name_at, pool_scene, with_icons


def hand(view: AnyView, names: Names, texts: Texts) -> str:
    scene = pool_scene(view, names, texts)
    return page(
        [
            part(headline(scene)),
            *[part(line) for line in held(scene) or [scene.say("pool-hand-empty")]],
            part(pile(scene)),
            part(orders(scene)),
            part("\n".join(chances(scene))),
        ]
    )


def headline(scene: PoolScene) -> str:
    spot = scene.here.tokens[scene.me]
    if not scene.here.circle[spot].card:
        return scene.say("pool-hand-nowhere", letter=LETTERS[scene.me])
    return scene.say("pool-hand", letter=LETTERS[scene.me], pool=spot + 1, called=name_at(scene, spot))


def held(scene: PoolScene) -> list[str]:
    kinds = Counter(CARDS[card].kind for card in scene.here.hand)
    return [
        scene.say("pool-held", count=count, card=with_icons(scene, kind), does=does(scene, kind))
        for kind, count in kinds.items()
    ]


def does(scene: PoolScene, kind: str) -> str:
    return scene.say("pool-does-float" if OF_KIND[kind].floats else f"pool-does-{kind}")


def pile(scene: PoolScene) -> str:
    """P41: you may look through your own."""
    cards = scene.here.piles[scene.me]
    if not cards:
        return scene.say("pool-pile-empty")
    return scene.say("pool-pile", points=sum(map(points_of, cards)), cards=card_counts(scene, cards))


def orders(scene: PoolScene) -> str:
    """P31"""
    if scene.view.options["cancelling"] != "orders" or scene.view.outcome is not None:
        return ""
    ducks = [kind_name(scene, kind) for kind in scene.here.orders]
    return scene.say("pool-orders", ducks=scene.enumerated(ducks)) if ducks else scene.say("pool-orders-none")


def chances(scene: PoolScene) -> list[str]:
    """Before a dive, of every pool; then of the one that was chosen."""
    asked = {prompt.ask for prompt in scene.view.prompts}
    spots = in_play(scene.here.circle) if "dive" in asked else [scene.here.marker] if "act" in asked else []
    told = [chance(scene, spot) for spot in spots if any(odds(scene.here, spot))]
    return [scene.say("pool-odds"), *told] if told else []


def chance(scene: PoolScene, spot: int) -> str:
    fills, over, _ = odds(scene.here, spot)
    facts = {"fills": round(100 * fills), "over": round(100 * over)}
    return scene.say("pool-odds-line", pool=spot + 1, called=name_at(scene, spot), **facts)
