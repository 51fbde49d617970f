"""What a hand says a card would do is what it does."""

from random import Random
from typing import Any

import pytest

from engine import Chance
from engine.players import player_of
from engine.pool import CARDS, DuckPool
from render.pool.words.previews import ELSEWHERE, FULL, OVER, ROOM, preview_of
from tests.support.engine import laws

SEEDS = range(12)
WITHOUT_EFFECT = ("albert", "goldie")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_does_to_the_pool_what_was_shown_before(seed: int) -> None:
    """Before its effect: what lies in the pool; without one, who gets what."""
    rng, chance, seen = Random(seed), Chance(f"{seed:064x}"), set[str]()
    game: Any = DuckPool.new(seats=2 + seed % 5, options={}, seed=laws.random_seed(rng))
    while game.outcome is None and game.turn.number < 60:
        asked = game.unanswered()[0]
        ducks = [word for word in asked.moves if word.startswith("play ")] if asked.ask == "act" else []
        for word in ducks:
            seen.add(check(game, asked.seat, word))
        game.play(asked.seat, player_of("pool", "aimless")(game.view(asked.seat), chance))
    assert seen


def check(game: Any, seat: int, word: str) -> str:
    view = game.view(seat)
    kind = word.split()[1]
    card = next(card for card in view.position.hand if CARDS[card].kind == kind)
    preview = preview_of(view, card)
    played = game.load(game.dump())
    events = played.play(seat, word)
    kinds = {event.kind for event in events}
    if kind in WITHOUT_EFFECT:
        won = [event for event in events if event.kind == "points" and event.seat == seat]
        assert ("overcrowded" in kinds) == (preview.message == OVER)
        assert ("full" in kinds) == (preview.message in (FULL, ELSEWHERE))
        assert sum(len(event.facts["cards"]) for event in won) == preview.share
    elif not kinds & {"full", "overcrowded", "flip", "take", "carry"}:
        pool = played.circle[game.marker]
        assert pool.ducks == preview.taken + preview.more
        assert preview.message != ROOM or not pool.full
    return preview.message
