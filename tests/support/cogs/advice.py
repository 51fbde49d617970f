"""Advice as a test wants it."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.players.advice import OTHERS, Mistake, Reason
from engine.record import Said, decisions


def first_mistakes(count: int, cost: float = 0.125) -> Any:
    """As if the first decisions of the seat had been mistakes."""

    async def mistakes(_: str, start: Any, log: Sequence[Said], seat: int) -> list[tuple[int, Mistake]]:
        return [*found(start, log, seat)][:count]

    def found(start: Any, log: Sequence[Said], seat: int) -> Iterator[tuple[int, Mistake]]:
        for number, (game, said) in enumerate(decisions(start, log)):
            for prompt in [each for each in game.prompts() if each.seat == seat and said.word in each.moves]:
                if said.seat == seat and len(prompt.moves) > 1:
                    better = next(word for word in prompt.moves if word != said.word)
                    yield number, Mistake(said.word, better, cost, Reason(OTHERS))

    return mistakes
