"""How a game ended, told the same way for all games: who won and why, then everyone's score."""

from collections.abc import Callable
from typing import TypeVar

from engine import Outcome

from .scene import Scene, slug
from .texts import Fact

P = TypeVar("P")


def result(scene: Scene[P], score: Callable[[Scene[P], int], str], **facts: Fact) -> str:
    """In the game's own messages: who won, why it ended, and a line for each seat."""
    outcome, game = outcome_of(scene), scene.view.game
    won = scene.say(f"{game}-won", who=winners(scene), count=len(outcome.winners))
    why = scene.say(f"{game}-ended-{slug(outcome.reason)}", **facts)
    return "\n".join([scene.in_a_row(won, why), *[score(scene, seat) for seat in in_order(outcome)]])


def outcome_of(scene: Scene[P]) -> Outcome:
    if scene.view.outcome is None:
        raise ValueError("the game is not over: there is no result yet")
    return scene.view.outcome


def winners(scene: Scene[P]) -> str:
    return scene.listed([scene.people[seat] for seat in outcome_of(scene).winners])


def in_order(outcome: Outcome) -> list[int]:
    """The seats, winners first, then by score."""
    return sorted(range(len(outcome.scores)), key=lambda seat: standing(outcome, seat))


def place(outcome: Outcome, seat: int) -> int:
    """From 1; a tie shares the same place."""
    mine = standing(outcome, seat)
    return 1 + sum(standing(outcome, other) < mine for other in range(len(outcome.scores)))


def places(outcome: Outcome) -> dict[int, int]:
    """Of each seat, winners first, then by score."""
    return {seat: place(outcome, seat) for seat in in_order(outcome)}


def standing(outcome: Outcome, seat: int) -> tuple[bool, int]:
    return seat not in outcome.winners, -outcome.scores[seat]
