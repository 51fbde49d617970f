"""What a close-up foretells is what happens."""

from random import Random

import pytest

from engine import Prompt
from engine.tow import CONTENT, FORMATIONS, Claim, Tow, Visitor, claimable, runs, score
from render.tow.pictures.lessons import BOAT_HOUSE, EXAMPLE, FILLED, NEW_CARD, SQUARE
from render.tow.pictures.previews import adopted, claimed, could_claim, ducks_short, laid
from render.tow.pictures.rows import longest_run
from render.tow.words.names import duck_called, steps_between
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.tow import columns
from tests.support.render.tables import moments_of_a_game
from tests.support.render.tow import every_table


def foretold(me: Visitor, asked: Prompt, word: str) -> Visitor | None:
    verb, *rest = word.split()
    if asked.ask == "lay":
        return laid(me, int((asked.about or "").split()[1]), word)
    if verb == "place":
        return adopted(me, duck_called(rest[0]), int(rest[1]) - 1)
    if verb == "at":
        return claimed(me, int((asked.about or "").split()[1]) - 1, int(rest[0]) - 1, int(rest[1]) - 1)
    if verb == "claim" and len(places := claimable(me.row, me.claims, int(rest[0]) - 1)) == 1:
        return claimed(me, int(rest[0]) - 1, *places[0])
    return None


@every_table
def test_every_choice_does_what_its_owner_was_shown(table: Subject) -> None:
    rng, tried = Random(f"previews {table}"), set[str]()
    for _ in range(12):
        game = table.new(rng)
        assert isinstance(game, Tow)
        for _ in range(200):
            if game.outcome:
                break
            prompt = game.unanswered()[0]
            me = game.visitors[prompt.seat]
            for word in prompt.moves:
                expected = foretold(me, prompt, word)
                if expected is not None:
                    after = game.copy()
                    after.play(prompt.seat, word)
                    assert after.visitors[prompt.seat][-2:] == expected[-2:]  # the row and the claims
                    tried.add(word.split()[0])
            game.play(*laws.randomly(game, rng))
    assert {"left", "right", "place"} <= tried


@every_table
def test_nothing_is_short_when_a_formation_can_be_claimed(table: Subject) -> None:
    seen = set[int]()
    for game in moments_of_a_game(table, Random(f"short {table}")):
        assert isinstance(game, Tow)
        for visitor in game.visitors:
            could = could_claim(visitor, game.formations)
            for formation in game.formations:
                short = ducks_short(visitor, formation)
                assert 0 <= short <= len(FORMATIONS[formation].ducks)
                assert (short == 0) == (formation in could)
                seen.add(short)
    assert len(seen) > 2


def test_a_card_at_either_end_may_help() -> None:
    row = columns("yo")
    assert ducks_short(Visitor(0, row=row), SQUARE) == 2
    assert ducks_short(Visitor(0, row=(*row, *columns("y"))), SQUARE) == 1


def test_several_cards_may_be_missing() -> None:
    """A formation that's wider than the row can begin with what's there."""
    wide = max(range(len(FORMATIONS)), key=lambda formation: FORMATIONS[formation].columns)
    assert ducks_short(Visitor(0, row=columns("yo")), wide) < len(FORMATIONS[wide].ducks)


@every_table
def test_a_band_is_as_long_as_the_run_that_counts(table: Subject) -> None:
    for game in moments_of_a_game(table, Random(f"bands {table}")):
        assert isinstance(game, Tow)
        for visitor in game.visitors:
            for colour, length in enumerate(runs(visitor.row)):
                start, shown = longest_run(visitor.row, colour)
                assert shown == length
                assert all(colour in card.ducks for card in visitor.row[start : start + shown])


@pytest.mark.parametrize("seats", CONTENT.layouts)
def test_steps_are_counted_along_the_tiles(seats: int) -> None:
    tiles = CONTENT.layouts[seats].tiles
    for start in range(len(tiles)):
        assert steps_between(seats, start, start) == 0
        assert all(steps_between(seats, start, end) == 1 for end in tiles[start].beside)
        for end in range(len(tiles)):
            closer = min(steps_between(seats, each, end) for each in tiles[start].beside)
            assert start == end or steps_between(seats, start, end) == closer + 1


# The example of the rules, which How to play shows as well


def test_the_example_scores_as_the_rules_say() -> None:
    assert runs(EXAMPLE.row) == [3, 4, 2, 2]
    assert score(EXAMPLE.row, EXAMPLE.claims) == 13
    assert score(FILLED.row, FILLED.claims) == 15
    (claim,) = EXAMPLE.claims
    assert isinstance(claim, Claim)
    assert (claim.column, claim.row) in claimable(EXAMPLE.row, (), SQUARE)


def test_the_card_of_the_lesson_belongs_to_the_place_where_it_is_completed() -> None:
    assert CONTENT.cards[NEW_CARD].location == BOAT_HOUSE
