"""What the players' rules of Duck Race take from the box."""

from collections.abc import Mapping

from engine.race import CONTENT, DRAW_3

from ...words.texts import Fact, Texts


def facts(_: Texts) -> Mapping[str, Fact]:
    """How many there are: `{cards}`, `{drawn}` tokens to be drawn, and of each token `{paddle}`."""
    drawn = sum(CONTENT.tokens.values()) - CONTENT.tokens[DRAW_3]
    return {"cards": len(CONTENT.cards), "drawn": drawn, **CONTENT.tokens}
