"""What is said of Duck Race in messages, on buttons and in the log: a word for everything, and no secret in any."""

import re
from random import Random
from typing import Any

import pytest

from engine import Game, Prompt, Waiting
from engine.race import EDGE, FACINGS, Race
from engine.race.swim import Ducky
from render.race.words.directions import ARROWS
from render.teller import LONGEST_LABEL
from render.words.pages import LONGEST_TABLE
from render.words.sentences import capital, length
from tests.support.engine import laws
from tests.support.engine.laws import AnyGame, Subject
from tests.support.engine.race import ALL_BUOYS, ASIDE, BOARD, LATER, advanced, at, dog_at, pick, play, race
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES, WEIRD_NAMES, check_laws, moments
from tests.support.render.told import TELLER, RaceView, events_of, race_moments
from tests.support.say import listed, say, says

SEEN_ON_A_BUTTON = 34
TOKENS = ("keep-going", "paddle", "spin", "swap")
SIDES = ("n", "ne", "se")
ADVANCED = [table for table in TABLES if table.options["rules"] == "advanced"]


def asked(view: RaceView, question: Prompt | Waiting) -> str:
    return TELLER.question(view, question, NAMES, ENGLISH)


def labels(view: RaceView, question: Prompt | Waiting) -> list[str]:
    return [TELLER.label(view, question, word, ENGLISH) for word in question.moves]


def log(game: AnyGame, seat: int | None) -> list[str]:
    return TELLER.news(game.view(seat), events_of(game), NAMES, ENGLISH)


def of_seat(game: AnyGame, seat: int) -> tuple[RaceView, Prompt]:
    view = game.view(seat)
    return view, view.prompts[0]


# Questions and buttons


@every_table
def test_every_question_is_a_sentence_and_every_move_has_a_button_of_its_own(table: Subject) -> None:
    for game in race_moments(table, Random(f"asked {table}")):
        for seat in laws.viewers(game):
            view = game.view(seat)
            for question in (*view.waiting, *view.prompts):
                assert re.fullmatch(r"[^\n{}]+[.?]", asked(view, question))
                check_labels(labels(view, question))


def check_labels(told: list[str]) -> None:
    assert len(set(told)) == len(told)
    for label in told:
        assert 0 < len(label) <= SEEN_ON_A_BUTTON < LONGEST_LABEL
        assert not re.search(r"[\n{}]|^ | $", label)


def test_all_questions_of_the_race_are_tried() -> None:
    seen = {p.ask for table in TABLES for game in race_moments(table, Random(f"asked {table}")) for p in game.prompts()}
    assert seen == {*Race.questions, "blue"}


def test_a_choice_between_paths_that_all_bonk_at_once_says_so() -> None:
    """With card 42 into a ducky ahead; with card 2 into the edge on both sides."""
    ahead = race(at(5, -1, "n"), at(5, -2, "s"), hands=[[42, 2, 3], LATER])
    pick(ahead, 42, 54)
    tight = next(
        (space, facing)
        for space, around in enumerate(BOARD.ahead)
        for facing in range(6)
        if around[facing - 1] == around[(facing + 1) % 6] == EDGE and not BOARD.is_ring[space]
    )
    aside = race(Ducky(0, *tight, 0), ASIDE, hands=[[2, 3, 42], LATER])
    pick(aside, 2, 54)
    for game, turns in ((ahead, "no"), (aside, "yes")):
        view, prompt = of_seat(game, 0)
        assert asked(view, prompt).endswith(say("race-asked-anyway", turns=turns))
        ends = set[tuple[int, int]]()
        for word in prompt.moves:
            twin = game.copy()
            twin.play(0, word)
            ends.add(twin.duckies[0][1:3])
        assert (len(ends) > 1) == (turns == "yes")


def test_a_choice_on_the_board_has_its_letter_and_what_it_is() -> None:
    game = race(at(5, -1, "n"), at(6, -3, "s"), hands=[[42, 2, 3], LATER])
    pick(game, 42, 54)
    view = game.view(None)
    assert asked(view, view.waiting[0]) == say("race-asked-path", who="Max", card=42, whom=say("race-their-ducky"))
    assert labels(view, view.waiting[0]) == [steps("A", "left"), steps("C", "right")]
    mine, prompt = of_seat(game, 0)
    assert asked(mine, prompt) == say("race-asked-you-path", card=42, whom=say("race-your-ducky"))
    assert labels(mine, prompt) == labels(view, view.waiting[0])


def steps(letter: str, then: str) -> str:
    return lettered(letter, listed(say("race-turned-ahead"), say(f"race-turned-{then}")))


def lettered(letter: str, what: str) -> str:
    return say("label-lettered", letter=letter, what=what)


def pointed(facing: str, what: str) -> str:
    return say("race-label-facing", arrow=ARROWS[FACINGS.index(facing)], what=what)


def test_rings_have_their_numbers_and_facings_their_letters() -> None:
    game = Race.new(seats=2, seed="7" * 64)
    view, first = game.view(None), game.prompts()[0]
    rings = [capital(say("race-ring", ring=ring)) for ring in (1, 2, 3)]
    assert labels(view, view.waiting[0])[:3] == rings
    game.play(first.seat, "ring 4")
    compass = [pointed(facing, say(f"race-compass-{facing}")) for facing in SIDES]
    facings = [lettered(letter, facing) for letter, facing in zip("ACD", compass, strict=True)]
    assert labels(game.view(None), game.view(None).waiting[0])[:3] == facings


def test_cards_of_a_hand_are_called_by_their_numbers() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[36, 2, 3], LATER])
    view, prompt = of_seat(game, 0)
    assert asked(view, prompt) == say("race-asked-you-pick", whom=say("race-your-ducky"))
    assert labels(view, prompt) == ["2", "3", "36"]
    game.play(0, "pick 36")
    view, prompt = of_seat(game, 0)
    picking, card = say("race-asked-you-pick", whom=say("race-your-ducky")), say("race-option-card", number=36)
    assert asked(view, prompt) == say("race-asked-and-chosen", asked=picking, answer=card)
    everybody = game.view(None)
    assert asked(everybody, everybody.waiting[0]) == say("race-asked-pick", who="Ann")
    assert labels(everybody, everybody.waiting[0]) == []


def test_what_else_is_asked_in_secret_is_called_by_its_name() -> None:
    duckies = [at(5, -1, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    hands = [[1, 2, 3, 4], [51, 52, 53, 54]]
    game = advanced(*duckies, hands=hands, tokens=[["paddle", "spin"], []], dog=dog_at(5, -2, "s"), forgiving="yes")
    play(game, (0, "pick a 1"), (0, "pick b 2"), (1, "pick a 51"), (1, "pick b 52"))
    view, prompt = of_seat(game, 0)
    mine = say("race-your-ducky-of-two", letter="a")
    assert asked(view, prompt) == say("race-asked-you-forgive", card=1, whom=mine)
    turns = [say("race-option-turn", facing=say(f"race-compass-{facing}")) for facing in SIDES]
    pointing = [pointed(facing, capital(turn)) for facing, turn in zip(SIDES, turns, strict=True)]
    assert labels(view, prompt)[:3] == [capital(say("race-option-race")), *pointing[:2]]
    play(game, (0, "race a"), (0, "race b"), (1, "race a"), (1, "race b"))
    view, prompt = of_seat(game, 0)
    assert labels(view, prompt) == [
        capital(say(f"race-{each}")) for each in ("option-go", "token-paddle", "token-spin")
    ]
    assert labels(view, view.prompts[-1]) == [say("race-token-draw-3")]
    theirs = say("race-their-ducky-of-two", letter="a")
    assert asked(view, view.waiting[0]) == say("race-asked-before", who="Max", card=1, whom=theirs)


def test_who_leads_the_dog_may_take_the_deck() -> None:
    game = next(game for game in race_moments(ADVANCED[0], Random(1)) if game.prompts()[0].ask == "lead")
    view, prompt = of_seat(game, game.prompts()[0].seat)
    assert labels(view, prompt)[-1] == capital(say("race-option-deck"))


# The table and the hand


@every_table
def test_table_and_hand_are_a_title_and_a_list_and_never_too_long(table: Subject) -> None:
    for game, names in moments(table, Random(f"tables {table}"), games=4):
        views = [game.view(seat) for seat in laws.viewers(game)]
        boards = {TELLER.board(view, names, ENGLISH) for view in views}
        assert len(boards) == 1, "it is the same for everybody"
        for told in (*boards, *[TELLER.hand(view, names, ENGLISH) for view in views[1:]]):
            title, *items = told.split("\n")
            assert re.fullmatch(r"\*\*.+\*\*", title)
            assert all(item.startswith("- ") for item in items)
            assert length(told) <= LONGEST_TABLE


def test_table_and_hand_tell_what_the_pictures_show() -> None:
    game = race(at(5, -1, "n", "A"), at(5, -2, "s", "B"), hands=[[36, 2, 3], LATER])
    board, hand = TELLER.board(game.view(0), NAMES, ENGLISH), TELLER.hand(game.view(0), NAMES, ENGLISH)
    moment = say("race-in-round", number=1)
    assert board.startswith(f"**{say('race-title', board=say('race-board-own'), moment=moment)}**\n- ")
    place = {"place": say("race-at", name="J12"), "facing": say("race-compass-n")}
    assert says(board, "race-stands-seeing", who="Max", ahead="Ann", **place)
    counts = [say("race-count", who=who, count=3) for who in ("Max", "Ann")]
    assert f"- {say('race-hands', counts=listed(*counts, last='and'))}" in board
    assert hand.startswith(f"**{say('race-hand-title', moment=moment)}**\n- ")
    assert says(hand, "race-stands-and-seeks", who=capital(say("race-your-ducky")), **place)
    assert says(hand, "race-bonks-at-once", what="Ann", facing=say("race-compass-s"))
    assert "36" not in board


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        TELLER.hand(Race.new(seats=2, seed="7" * 64).view(None), NAMES, ENGLISH)


def test_a_name_sets_nothing_and_calls_nobody() -> None:
    game = race(at(5, -1, "n"), ASIDE, hands=[[36, 2, 3], LATER])
    told = TELLER.board(game.view(None), ("*_Max_* `x`", "# @everyone <@1>"), ENGLISH)
    assert r"\*\_Max\_\* \`x\`" in told
    assert "\\# @\u200beveryone \\<@\u200b1\\>" in told


# News and results


def test_a_round_is_told_from_its_beginning() -> None:
    game = race(at(5, 0, "n"), at(5, -3, "n"), hands=[[26, 2, 3], LATER])
    told = TELLER.news(game.view(None), pick(game, 26, 51), NAMES, ENGLISH)
    cards = [say("race-news-revealed", who=who, card=card) for who, card in (("Max", 26), ("Ann", 51))]
    revealed = say("race-news-reveal", cards=listed(*cards))
    assert told[0] == revealed
    told = TELLER.news(game.view(None), game.view(None).events, NAMES, ENGLISH)
    assert told[-2] == revealed
    swam = say("race-log-swim", count=2, card=26)
    bonked = say("race-news-bonk", what="Ann")
    assert told[-1] == say("race-log", who="Max", what=listed(swam, bonked, last="and"))
    assert say("race-news-round", number=1) in told


def test_which_token_was_drawn_is_told_to_its_owner_alone() -> None:
    duckies = [at(6, -2, "n"), ASIDE, at(0, 2, "n"), at(1, 0, "s")]
    game = advanced(*duckies, hands=[[11, 2, 3, 4], [51, 52, 53, 54]])
    play(game, (0, "pick a 11"), (0, "pick b 4"), (1, "pick a 53"), (1, "pick b 54"))
    while not game.tokens[0]:
        prompt = next(p for p in game.prompts() if not p.standing)
        game.play(prompt.seat, prompt.default or "")
    drawn = [say("race-news-own-token", token=say(f"race-token-{token}")) for token in TOKENS]
    assert any(each in line for each in drawn for line in log(game, 0))
    for seat in (None, 1):
        assert any(say("race-news-token") in line for line in log(game, seat))
        assert not any(each in line for each in drawn for line in log(game, seat))


def test_the_result_says_who_has_won_why_and_how_far_the_others_were() -> None:
    game = race(at(0, 2, "n", ALL_BUOYS), ASIDE, hands=[[52, 2, 3], LATER])
    with pytest.raises(ValueError, match="not over"):
        TELLER.result(game.view(None), NAMES, ENGLISH)
    pick(game, 52, 54)
    told = TELLER.result(game.view(None), NAMES, ENGLISH)
    assert told.startswith(say("race-result-home", who="Max", round=1))
    assert says(told, "race-result-buoys")
    for who, count in (("Max", 3), ("Ann", 0)):
        assert say("race-count", who=who, count=count) in told


@every_table
def test_news_are_whole_sentences_whatever_people_are_called(table: Subject) -> None:
    for number, game in enumerate(race_moments(table, Random(f"news {table}"))):
        names = WEIRD_NAMES[number % len(WEIRD_NAMES)]
        for told in TELLER.news(game.view(None), events_of(game), names, ENGLISH):
            assert re.fullmatch(r"[^\n]+[.!]", told)
            assert not told[0].islower()


@every_table
def test_news_can_be_told_move_by_move(table: Subject) -> None:
    rng = Random(f"moves {table}")
    game = table.new(rng)
    for _ in range(150):
        if game.outcome is None:
            events = game.play(*laws.fickle(game, rng))
            TELLER.news(game.view(None), events, NAMES, ENGLISH)


# Secrets


def told_to(game: Game[Any], seat: int | None) -> object:
    view = game.view(seat)
    questions = [(asked(view, each), labels(view, each)) for each in (*view.waiting, *view.prompts)]
    result = TELLER.result(view, NAMES, ENGLISH) if view.outcome else ""
    hand = "" if seat is None else TELLER.hand(view, NAMES, ENGLISH)
    return questions, log(game, seat), TELLER.board(view, NAMES, ENGLISH), hand, result


@every_table
def test_the_teller_tells_nobody_a_secret(table: Subject) -> None:
    check_laws(table, told_to, [None, *range(table.seats)], Random(f"told {table}"), games=3, steps=8)


@pytest.mark.long
@every_table
def test_the_teller_tells_nobody_a_secret_in_many_games(table: Subject) -> None:
    check_laws(table, told_to, [None, *range(table.seats)], Random(f"told much {table}"), games=60, steps=12)


def test_news_that_tell_anothers_token_are_caught() -> None:
    def leaky(game: Game[Any], _: int | None) -> object:
        return log(game, 0)

    with pytest.raises(AssertionError, match=r"tells what it cannot know|told seat"):
        check_laws(ADVANCED[0], leaky, [None], Random(1), games=40, steps=8)
