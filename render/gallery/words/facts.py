"""What the players' rules of Duck Gallery take from the box."""

from collections import Counter
from collections.abc import Mapping

from engine.gallery import CONTENT, SPACES

from ...words.texts import Fact, Texts


def facts(_: Texts) -> Mapping[str, Fact]:
    """How many there are: `{cards}`, ducks that swim, `{waters}`, and of each card `{take-aim}`."""
    counts = Counter(CONTENT.cards.values())
    return {"cards": counts.total(), "ducks": CONTENT.ducks, "waters": CONTENT.waters, "spaces": len(SPACES), **counts}
