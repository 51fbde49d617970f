"""What the players' rules of Duck Race take from the box."""

from collections.abc import Mapping

from engine.race import CONTENT, DRAW_3

from ...words.texts import Fact, Texts


def facts(_: Texts) -> Mapping[str, Fact]:
    """How many there are: `{cards}`, `{drawn}` tokens at buoys, and of each of those `{paddle}`."""
    drawn = {token: count for token, count in CONTENT.tokens.items() if token != DRAW_3}
    return {"cards": len(CONTENT.cards), "drawn": sum(drawn.values()), **drawn}
