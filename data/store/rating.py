"""How well people play: who came in where, which games count, and what a game does to everyone's rating."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from engine import Outcome

from .values import Seat

MU, SIGMA = 25.0, 25 / 3  # of newcomers
ALL_GAMES = "all"  # stands for a kind
ALL_TIMES = ""  # stands for a season
DOUBTS = 3  # sigmas below mu: that somebody plays worse than this is very unlikely


class Rating(NamedTuple):
    """What we believe of somebody: how well they play, and how far off that may be."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def standing(self) -> float:
        """What people are listed by: zero for newcomers."""
        return self.mu - DOUBTS * self.sigma


class Press(NamedTuple):
    """A word of the log. Of a phrase, the first has the interaction, and all have the same time."""

    seat: int
    interaction_id: int | None
    said: datetime


def after_game(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """Everyone's rating after a game between them. Those who share a place have drawn."""
    from openskill.models import PlackettLuce  # only now: logging in has no time to spare for it

    model = PlackettLuce(MU, SIGMA)
    teams = [[model.rating(*rating)] for rating in ratings]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in rated]


def places_of(outcome: Outcome) -> list[int]:
    """Seat by seat: winners first, then by score. Equals share a place."""
    standings = [(seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum([other < own for other in standings]) for own in standings]


def season_of(time: datetime) -> str:
    """A quarter of a year, such as 2026-4."""
    utc = time.astimezone(UTC)
    return f"{utc.year}-{(utc.month + 2) // 3}"


def is_among_people(seats: Sequence[Seat], presses: Iterable[Press]) -> bool:
    """Whether people played all seats for at least half of the game. Those of somebody who has left, for more than
    that."""
    by_person = defaultdict[int, dict[datetime, bool]](dict)
    for seat, interaction_id, said in presses:
        by_person[seat][said] = by_person[seat].get(said, False) or interaction_id is not None
    return all([_is_a_person(seat, [*by_person[seat.number].values()]) for seat in seats])


def _is_a_person(seat: Seat, by_person: Sequence[bool]) -> bool:
    """A computer that has been there from the start has pressed nothing as a person."""
    own, replaced = by_person.count(True), by_person.count(False)
    return replaced < own if seat.user_id is None else replaced <= own
