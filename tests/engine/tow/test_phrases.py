"""What can be said in one press in Duck Tow is nothing but words that can be said one after the other."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random

import pytest

from engine import Chance, Prompt
from engine.phrases import phrases
from engine.tow import CARDS, Tow
from engine.tow.phrases import MOST
from engine.values import MOST_MOVES
from engine.words import LONGEST_PHRASE, words_in
from tests.support.engine import laws
from tests.support.engine.laws import Subject, random_seed
from tests.support.engine.subjects import SUBJECTS
from tests.support.engine.tow import ADOPT, ANN, BAND, BOAT, GIFT, KOI, ROSE, asked, card, park, play

TOWS = [subject for subject in SUBJECTS if subject.kind is Tow]


def said(game: Tow) -> list[str]:
    """What whoever is asked can press."""
    (prompt,) = game.prompts()
    return [*phrases(game.view(prompt.seat), prompt)]


def press(game: Tow, phrase: str) -> None:
    assert phrase in said(game)
    play(game, *words_in(phrase))


def moments(subject: Subject, rng: Random, games: int, every: int) -> Iterator[tuple[Tow, Prompt]]:
    """With what is pressed, too: some of it leads where single words seldom do."""
    for _ in range(games):
        game = subject.new(rng)
        assert isinstance(game, Tow)
        for number in range(200):
            if game.outcome is not None:
                break
            (prompt,) = game.prompts()
            if number % every == 0:
                yield game, prompt
            wise = laws.sensibly(game, rng).word if rng.random() < 0.5 else rng.choice(said(game))
            play(game, *words_in(wise))


@cache
def three_games(place: int) -> list[tuple[Tow, Prompt]]:
    """Every moment of some games of one of the tables, for those who only look."""
    played = moments(TOWS[place], Random(f"three games {place}"), games=3, every=1)
    return [(game.copy(), prompt) for game, prompt in played]


@pytest.mark.parametrize("subject", TOWS, ids=str)
@pytest.mark.parametrize(("games", "every"), [(2, 3), pytest.param(40, 1, marks=pytest.mark.long)])
def test_every_phrase_can_be_said(subject: Subject, games: int, every: int) -> None:
    """Whatever the others hold, and whatever chance brings."""
    rng = Random(f"phrases {subject}")
    for game, prompt in moments(subject, rng, games, every):
        for each in said(game):
            assert len(each) <= LONGEST_PHRASE
            for world in (game.copy(), game.imagine(prompt.seat, Chance(random_seed(rng)))):
                for word in words_in(each):
                    world.play(prompt.seat, word)


@pytest.mark.parametrize("subject", TOWS, ids=str)
@pytest.mark.parametrize(("games", "every"), [(3, 1), pytest.param(40, 1, marks=pytest.mark.long)])
def test_every_move_can_still_be_made(subject: Subject, games: int, every: int) -> None:
    """Alone or as a part of something; what goes back together may go in any order."""
    rng = Random(f"moves {subject}")
    for game, prompt in moments(subject, rng, games, every):
        offered = said(game)
        assert len(offered) == len(set(offered)) <= MOST_MOVES
        if prompt.ask == "too much food":
            first = {order[0] for each in offered for order in permutations(words_in(each))}
        else:
            first = {words_in(each)[0] for each in offered}
        assert first == {*prompt.moves}


@pytest.mark.parametrize("place", range(len(TOWS)))
def test_nobody_else_is_offered_what_is_secret(place: int) -> None:
    for game, prompt in three_games(place):
        public, mine = game.view(None), phrases(game.view(prompt.seat), prompt)
        assert phrases(public, public.waiting[0]) == (() if prompt.secret else mine)


def test_buttons_hardly_ever_need_a_select() -> None:
    offered = [len(said(game)) for place in range(len(TOWS)) for game, _ in three_games(place)]
    assert sum(count > MOST for count in offered) <= 0.01 * len(offered)


def test_other_games_offer_their_moves() -> None:
    for subject in SUBJECTS:
        if subject.kind is not Tow:
            game = subject.new(Random(1))
            assert all(phrases(game.view(each.seat), each) == each.moves for each in game.prompts())


# Actions


def test_several_ducks_are_fed_in_one_press() -> None:  # T11
    game = park(KOI, ducks={KOI: "yyw"}, food="yw")
    assert said(game)[:3] == ["feed yellow;feed white", "feed yellow;done", "feed white;done"]
    press(game, "feed yellow;feed white")
    assert asked(game) == (ANN, "act")
    assert game.visitors[ANN].tow == (0, 3)
    assert game.turn.actions == 3


def test_feeding_stops_at_a_full_tow() -> None:  # T11
    game = park(KOI, tow="bbb", ducks={KOI: "yw"}, food="yw")
    assert said(game)[:2] == ["feed yellow", "feed white"]


def test_a_card_is_completed_at_either_end_in_one_press() -> None:  # T13
    koi = card(KOI, "y")
    game = park(KOI, tow="y", hand=(koi,), formations=())
    press(game, f"complete {koi};left")
    assert game.visitors[ANN].row[0].card == koi


def test_walking_somewhere_and_doing_something_there_is_one_press() -> None:  # T10 T11 T13 T14 T15
    koi = card(KOI, "yo")
    game = park(GIFT, tow="yo", hand=(koi,), ducks={BOAT: "w"}, food="w")
    offered = said(game)
    assert {f"move 1;complete {koi};left", "move 3;feed white", f"move {ADOPT};adopt"} <= {*offered}
    press(game, "move 3;feed white")
    assert (game.visitors[ANN].at, game.turn.actions) == (BOAT - 1, 2)


@pytest.mark.parametrize(("actions", "reached"), [(1, False), (2, False), (3, True)])
def test_nobody_walks_further_than_the_actions_reach(actions: int, reached: bool) -> None:  # T9 T10  # noqa: FBT001
    game = park(KOI, ducks={ROSE: "w"}, food="w", actions=actions)
    assert ("move 4;move 6;feed white" in said(game)) == reached


def test_where_nothing_else_can_be_done_there_are_walks_to_far_tiles() -> None:  # T10
    game = park(KOI, actions=2)
    press(game, "move 4;move 6")
    assert (game.visitors[ANN].at, asked(game)[1]) == (ROSE - 1, "draw")


def test_two_ducks_leave_the_tow_and_one_of_them_goes_into_the_row_in_one_press() -> None:  # T15
    game = park(ADOPT, tow="bbw", formations=())
    press(game, "adopt")
    assert said(game) == [
        "adopt brown brown;place brown 1",
        "adopt brown brown",
        "adopt brown white;place brown 1",
        "adopt brown white;place white 1",
        "adopt brown white",
    ]
    press(game, "adopt brown white;place white 1")
    assert (game.visitors[ANN].row[0].adopted, game.visitors[ANN].tow) == ((3,), (2,))


# After a card


def test_whoever_has_completed_a_card_can_go_on_at_once() -> None:  # T13
    koi = card(KOI, "y")
    game = park(KOI, tow="yw", hand=(koi, card(BAND, "w")), ducks={BOAT: "b"}, food="b")
    press(game, f"complete {koi};left")
    assert asked(game) == (ANN, "more")
    assert {"done", "done;shake", "done;move 2", "done;move 2;move 3;feed brown"} <= {*said(game)}
    press(game, "done;move 2;move 3;feed brown")
    assert (game.visitors[ANN].tow, game.turn.actions) == ((2, 3), 0)


def test_no_duck_is_shaken_out_of_a_bag_that_may_be_empty_by_then() -> None:  # T12 T13
    koi = card(KOI, "y")
    for bag, there in (("o", False), ("oo", True)):
        game = park(KOI, tow="yw", hand=(koi, card(BAND, "w")), bag=bag)
        press(game, f"complete {koi};left")
        assert ("done;shake" in said(game)) == there


# The end of a turn


def test_ducks_go_home_to_the_nearest_tiles_in_one_press() -> None:  # T20
    koi = card(KOI, "yo")
    game = park(KOI, tow="yo", hand=(koi,), food="w", actions=1, formations=())
    press(game, f"complete {koi};left")
    assert asked(game) == (ANN, "disperse")
    assert said(game)[:2] == ["disperse 2;disperse 4;disperse 3", "disperse 2;disperse 4;disperse 3;keep"]
    press(game, "disperse 2;disperse 4;disperse 3")
    assert asked(game) == (ANN, "return")


def test_food_goes_back_in_one_press() -> None:  # T21
    game = park(food="yyw")
    play(game, "end")
    assert said(game)[0] == "keep"
    press(game, "return yellow;return white;keep")
    assert sum(game.visitors[ANN].food) == 4
    assert asked(game)[1] == "draw"


def test_of_four_colours_any_can_go_back_in_two_presses() -> None:  # T21
    for back, again in (("return brown;return white;keep", None), ("return yellow;return brown;return white", "keep")):
        game = park(food="yobw")
        play(game, "end")
        assert len(said(game)) == MOST
        press(game, back)
        if again:
            press(game, again)
        assert asked(game)[1] == "draw"


def test_two_food_are_bought_and_too_much_goes_back_in_two_presses() -> None:  # T14
    game = park(GIFT, food="yobw")
    press(game, "shop food")
    press(game, "buy yellow;buy white")
    press(game, "return orange;return brown")
    assert game.visitors[ANN].food == (2, 0, 0, 2)
    assert asked(game) == (ANN, "act")


def test_just_one_food_can_be_bought() -> None:  # T14
    game = park(GIFT)
    press(game, "shop food")
    press(game, "buy brown;done")
    assert (game.visitors[ANN].food, asked(game)[1]) == ((0, 0, 1, 0), "act")


def test_all_missing_cards_come_from_the_deck_in_one_press() -> None:  # T22
    game = park(hand=(card(KOI, "y"),))
    play(game, "end")
    press(game, "draw deck;draw deck;draw deck")
    assert len(game.hands[ANN]) == 4
    assert all(number in CARDS for number in game.hands[ANN])


def test_with_no_open_cards_there_is_nothing_else_to_press() -> None:  # T22
    game = park(opened=())
    play(game, "end")
    assert said(game) == ["draw deck;draw deck;draw deck;draw deck"]
