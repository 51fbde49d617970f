"""What happened in a race, beside a picture: a line for each turn, no names of spaces, and everyone by name."""

import re
from collections.abc import Sequence
from itertools import pairwise
from random import Random

from engine import Event
from engine.game import Frozen
from render.race.words.names import race_scene
from render.race.words.news import beside_a_picture, bonk_words
from render.words.sentences import listed
from tests.support.engine import laws
from tests.support.engine.laws import AnyGame, Subject
from tests.support.engine.race import run_out_on_a_buoy, swapped_onto_a_buoy
from tests.support.render.race import TABLES, every_table
from tests.support.render.tables import ENGLISH, NAMES
from tests.support.render.told import TELLER, events_of, race_moments

SPACE = re.compile(r"\b[A-Z]{1,2}[1-9][0-9]?\b")  # as in the alt texts: J12


def played(table: Subject, moves: int) -> tuple[AnyGame, list[Event]]:
    rng = Random(f"news {table}")
    game, events = table.new(rng), list[Event]()
    for _ in range(moves):
        if game.outcome is None:
            events += game.play(*laws.fickle(game, rng))
    return game, events


# Without a map


@every_table
def test_news_name_no_space_because_no_picture_does(table: Subject) -> None:
    for game in race_moments(table, Random(f"spaces {table}")):
        view = game.view(None)
        told = [
            *TELLER.news(view, events_of(game), NAMES, ENGLISH),
            *TELLER.tell_turns(view, view.events, NAMES, ENGLISH),
        ]
        assert not [line for line in told if SPACE.search(line)]


def test_alt_texts_still_name_every_space() -> None:
    game, _ = played(TABLES[0], 60)
    told = beside_a_picture(race_scene(game.view(None), NAMES, ENGLISH))
    assert any(len(SPACE.findall(line)) > 1 for line in told)


def test_a_swim_is_told_by_its_card_and_how_far_it_went() -> None:
    swam = Event(1, "swim", 0, Frozen({"ducky": 0, "card": 36, "route": (4, 5, 6), "facing": "n"}))
    (told,) = TELLER.news(TABLES[0].new(Random(1)).view(None), [swam], NAMES, ENGLISH)
    assert told == ENGLISH.say("race-log", who="Max", what=ENGLISH.say("race-log-swim", count=2, card=36))


# A line for each turn


@every_table
def test_what_a_mover_does_in_a_row_is_one_line(table: Subject) -> None:
    game, events = played(table, 200)
    told = TELLER.tell_turns(game.view(None), events, NAMES, ENGLISH)
    movers = [line.partition("** ")[0] for line in told]
    assert all(mover.startswith("**") for mover in movers), "rounds and revealed cards go without saying"
    rounds = len([event for event in events if event.kind == "round"])
    assert len([one for one, other in pairwise(movers) if one == other]) <= rounds


def test_what_a_player_does_for_a_ducky_is_told_with_it() -> None:
    used = Event(1, "use", 0, Frozen({"token": "paddle"}))
    swam = Event(2, "swim", 0, Frozen({"ducky": 1, "card": 0, "route": (4, 5), "facing": "n"}))
    drew, others = (Event(3 + seat, "token", seat, Frozen({})) for seat in (0, 1))
    view = next(table for table in TABLES if table.options["rules"] == "advanced").new(Random(1)).view(None)
    first, second = TELLER.tell_turns(view, [used, swam, drew, others], NAMES, ENGLISH)
    ducky = ENGLISH.say("race-ducky-of-two", name="Max", letter="b")
    token = ENGLISH.say("race-news-token")
    did = [ENGLISH.say("race-news-use", token=ENGLISH.say("race-token-paddle")), ENGLISH.say("race-log-paddle"), token]
    assert first == ENGLISH.say("race-log", who=ducky, what=listed(ENGLISH, did))
    assert second == ENGLISH.say("race-log", who="Ann", what=token)


def test_a_card_drawn_on_a_buoy_is_told_by_number_to_its_owner_alone() -> None:
    game, events = run_out_on_a_buoy()
    for seat, drew in [(0, ENGLISH.say("race-news-own-draw", card=10)), (1, ENGLISH.say("race-news-draw"))]:
        (told,) = TELLER.news(game.view(seat), events, NAMES, ENGLISH)
        assert told == ENGLISH.say("race-log", who="Max", what=drew)


def test_cards_drawn_at_the_end_of_a_round_are_not_told() -> None:
    drew = Event(1, "draw", 0, Frozen({"count": 2}), Frozen({"cards": (1, 2)}))
    assert TELLER.news(TABLES[0].new(Random(1)).view(0), [drew], NAMES, ENGLISH) == []


def test_a_swap_onto_a_buoy_is_told_with_the_buoy() -> None:
    game, events = swapped_onto_a_buoy()
    used = ENGLISH.say("race-news-use", token=ENGLISH.say("race-token-swap"))
    token = ENGLISH.say("race-news-token")
    did = [used, ENGLISH.say("race-news-swap"), ENGLISH.say("race-news-buoy", buoy="R"), token]
    (told,) = TELLER.news(game.view(None), events, NAMES, ENGLISH)
    assert told == ENGLISH.say("race-log", who="Max", what=listed(ENGLISH, did))


# Who was there


@every_table
def test_whoever_was_bonked_on_is_named_even_when_they_have_moved_on(table: Subject) -> None:
    rng = Random(f"bonks {table}")
    game, events, at_once = table.new(rng), list[Event](), dict[int, str]()
    for _ in range(200):
        if game.outcome is None:
            new = game.play(*laws.fickle(game, rng))
            events += new
            at_once |= {event.n: told_of_bonk(game, events, event) for event in new if event.kind == "bonk"}
    nobody = ENGLISH.say("race-news-bonk-on-somebody")
    for event in [event for event in events if event.kind == "bonk"]:
        assert told_of_bonk(game, events, event) == at_once[event.n] != nobody


def told_of_bonk(game: AnyGame, events: Sequence[Event], event: Event) -> str:
    return bonk_words(race_scene(game.view(None), NAMES, ENGLISH), event, events)
