"""Games that began under version 1 of the rules go on as they began. Whole ones are in `tests/cogs/before`."""

from collections import Counter

from engine.gallery import CARDS, CONTENT, Gallery, GalleryRules1
from tests.support.engine.gallery import ANN, gallery, line, markers, new, play


def test_a_misfire_at_water_or_bottoms_up_takes_the_marker() -> None:
    for row in ("a w b c w w", "a b!c c w w w"):
        game = gallery(row, "12", hand=["misfire"], kind=GalleryRules1)
        play(game, "play misfire", "marker 1")
        assert line(game) == row
        assert markers(game) == "2"


def test_a_played_card_is_not_taken_back() -> None:
    game = gallery("a b c w w w", kind=GalleryRules1)
    (event,) = play(game, "play take-aim")
    assert (CARDS[int(str(event.facts["card"]))], event.reveals) == ("take-aim", True)
    assert game.undoable(ANN) == 0


def test_nobody_can_sit_out() -> None:
    game = gallery("a c w w w w", ducks="w", kind=GalleryRules1)
    (prompt,) = game.prompts()
    assert prompt.seat == ANN
    assert [each.id for each in new(3, GalleryRules1).prompts()] == [1]


def test_its_cards_have_the_numbers_they_had() -> None:
    old = GalleryRules1.contents
    assert old.digest == "d53ded351f55f3575c56cb4724d2c88dbaa5c47bd225b6950e6eb3e0c6397b31"
    assert sorted(old.cards) == list(range(1, 55))
    assert Counter(old.cards.values())["shoot"] == 13


def test_a_number_is_one_card_in_every_version() -> None:
    assert CARDS.keys() == GalleryRules1.contents.cards.keys() | CONTENT.cards.keys()
    assert not GalleryRules1.contents.cards.keys() & CONTENT.cards.keys()


def test_each_version_is_played_with_its_own_cards() -> None:
    for kind in (Gallery, GalleryRules1):
        game = new(3, kind)
        held = {card for hand in game.hands for card in hand}
        assert held | set(game.deck) == kind.contents.cards.keys()
        assert type(Gallery.load(game.dump())) is kind
