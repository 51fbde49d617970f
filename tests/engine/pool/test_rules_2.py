"""Games that began under rules version 2 are played to their end as they began. What is in `saved` was written then."""

from pathlib import Path

from engine import GAMES
from engine.pool import DuckPool, DuckPoolRules2
from engine.record import Record, replay

SAVED = Path(__file__).parent / "saved"
DUMP = (SAVED / "rules_2.json").read_text(encoding="utf-8")
RECORD = (SAVED / "rules_2.txt").read_text(encoding="utf-8")


def test_a_saved_game_of_version_2_goes_on() -> None:
    game = DuckPool.load(DUMP)
    assert type(game) is DuckPoolRules2
    assert game.dump() == DUMP
    while game.outcome is None:
        asked = game.unanswered()[0]
        game.play(asked.seat, asked.moves[-1])
    assert DuckPool.load(game.dump()).dump() == game.dump()


def test_a_record_of_version_2_leads_to_the_same_game() -> None:  # P1 P2
    record = Record.parse(RECORD)
    begun = record.begin(GAMES, record.seed or "")
    assert isinstance(begun, DuckPoolRules2)
    assert len(begun.circle) + len(begun.pool_deck) == begun.seated + 7
    assert replay(begun, record.log).dump() == DUMP
