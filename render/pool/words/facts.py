"""What the players' rules of Duck Pool take from the box."""

from collections.abc import Mapping

from engine.pool import CONTENT

from ...text.lines import block, columns
from ...words.scene import slug
from ...words.texts import Fact, Texts

HEADS = ("pool-head-name", "pool-head-ducks", "pool-head-floats")


def facts(texts: Texts) -> Mapping[str, Fact]:
    """Of each card how many there are, `{sam.cards}`, and its `{sam.icons}`; and the list of all `{pools}`."""
    icons = {card.kind: card.ducks + card.floats for card in CONTENT.cards.values()}
    found: dict[str, Fact] = {f"{kind}.cards": count for kind, count in CONTENT.counts.items()}
    found |= {f"{kind}.icons": number for kind, number in icons.items()}
    return found | {"cards": len(CONTENT.cards), "pool-count": len(CONTENT.pools), "pools": pools(texts)}


def pools(texts: Texts) -> str:
    """From the smallest to the largest, with what each holds."""
    heads = [texts.say(head) for head in HEADS]
    sizes = sorted((pool.ducks, pool.floats, pool.name) for pool in CONTENT.pools.values())
    rows = [[texts.say(f"pool-name-{slug(name)}"), str(ducks), str(floats)] for ducks, floats, name in sizes]
    return block(columns([heads, *rows], between=2))
