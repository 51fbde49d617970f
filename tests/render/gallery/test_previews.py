"""What a hand foretells is what happens."""

from random import Random
from typing import Any

from engine import Game
from engine.gallery import CARDS
from render.gallery.words.foretold import UNSEEN, preview_of
from tests.support.engine import laws
from tests.support.engine.gallery import ANN, IDLE, gallery
from tests.support.engine.laws import Subject
from tests.support.render.gallery import every_table


@every_table
def test_every_card_does_what_its_owner_was_shown(table: Subject) -> None:
    rng, seen = Random(f"previews {table}"), set[str]()
    for _ in range(12):
        game = table.new(rng)
        while game.outcome is None:
            asked = game.unanswered()[0]
            for word in asked.moves if asked.ask == "card" else ():
                if word.startswith("play"):
                    seen.add(check_foretold(game.copy(), asked.seat, word))
            game.play(*laws.randomly(game, rng))
    assert seen == {"gallery-preview-choose", "gallery-preview-after", "gallery-preview-order"}


def check_foretold(game: Game[Any], seat: int, word: str) -> str:
    """Gives the message that says what it is."""
    foretold = preview_of(game.view(seat), word.partition(" ")[2])
    game.play(seat, word)
    if foretold.message == "gallery-preview-after":
        after = game.view(None).position
        if game.outcome is None:  # by now somebody else's Bottoms Up may be gone
            assert len(foretold.line) == len(after.line)
            pairs = zip(foretold.line, after.line, strict=True)
            assert all(card.duck == UNSEEN or card.ducks == there.ducks for card, there in pairs)
        assert foretold.markers == after.markers
    elif foretold.asked:
        assert foretold.asked.moves == game.unanswered()[0].moves or foretold.asked.ask in ("misfire", "duck-and-cover")
    return foretold.message


def test_what_went_under_the_deck_is_known_when_it_comes_back() -> None:
    game = gallery("a b w w w w", hand=("line-forward", "take-aim", "take-aim"), ducks="c", known=1)
    assert [card.duck for card in preview_of(game.view(ANN), "line-forward").line][-1] == 2


def test_out_of_turn_it_is_shown_as_if_the_turn_began() -> None:
    game = gallery("a!b b w w c a", hand=("take-aim",) * 3, others=(("quick-shot", "take-aim", "take-aim"), IDLE))
    (held,) = [card for card in game.view(1).position.hand if CARDS[card] == "quick-shot"]
    assert preview_of(game.view(1), CARDS[held]).line[0].can_be_shot
