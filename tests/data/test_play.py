"""A game from start to finish."""

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from data.store import Refused, Result, Status, Store, Table, Why, season_of
from engine import GAMES, Chance, Game
from engine.phrases import phrases
from engine.players import player_of
from engine.record import Record
from engine.words import digest
from tests.support.clock import StillClock
from tests.support.data.seating import (
    ANNA,
    BEN,
    CLEO,
    begun,
    done,
    everything,
    game_of,
    lobby,
    log_of,
    play_on,
    question,
    refused,
    rewrite_log,
    rewrite_snapshot,
    say,
    undoable_somewhere,
)
from tests.support.engine.laws import random_seed


async def test_a_word_is_kept_with_everything_that_follows_from_it(store: Store) -> None:
    table = await begun(store)
    played = done(await say(store, table))
    assert (played.table.version, played.table.moves) == (table.version + 1, 1)
    assert played.table == done(await store.load(table.id))
    assert (await log_of(store, table.id)).log == ((question(table).seat, question(table).moves[0]),)


@pytest.mark.parametrize("kind", GAMES)
async def test_a_whole_game_ends_with_its_results_and_a_record_that_replays(store: Store, kind: str) -> None:
    table = await begun(store, kind=kind)
    table = await play_on(store, table, moves=40, rng=Random(5))
    if game_of(table).outcome is None:
        done(await store.stop(table.id, "long enough"))
    else:
        assert table.status is Status.OVER
    record = await log_of(store, table.id)
    assert record.replay(GAMES).dump() == game_of(table).dump()
    assert digest(record.secret or "") == table.commitment


async def test_the_last_word_closes_the_table_with_a_result_for_each_seat(store: Store, clock: StillClock) -> None:
    table = await lobby(store, kind="gallery")  # the shortest game
    done(await store.add_computer(table.id, "normal", "Duckbot"))
    table = done(await store.start(table.id))
    table = await play_on(store, table, moves=5000)
    assert await store.next_due() is None
    outcome = game_of(table).outcome
    assert outcome is not None
    assert (table.status, table.reason) == (Status.OVER, outcome.reason)
    won = [0 in outcome.winners, 1 in outcome.winners]
    end = (outcome.reason, clock.now)
    results = [
        Result(table.id, 0, "gallery", 1, ANNA.user_id, None, "Anna", outcome.scores[0], won[0], *end),
        Result(table.id, 1, "gallery", 1, None, "normal", "Duckbot", outcome.scores[1], won[1], *end),
    ]
    assert await store.results(table.id) == [
        each._replace(place=1 if each.won else 2, season=season_of(clock.now)) for each in results
    ]
    assert (await log_of(store, table.id)).replay(GAMES).outcome == outcome
    assert await store.table_at(table.channel_id) is None
    late = await store.play(table.id, 0, "pick 1", prompt=1, undos=0)
    assert refused(late).why is Why.CLOSED


async def test_a_record_is_sealed_until_the_game_has_ended(store: Store) -> None:
    table = await lobby(store, BEN)
    assert refused(await store.record(table.id)).why is Why.NOT_BEGUN
    table = await play_on(store, done(await store.start(table.id)), moves=3)
    assert Record.parse(done(await store.record(table.id))).seed is None
    done(await store.stop(table.id, "enough"))
    assert Record.parse(done(await store.record(table.id))).seed == game_of(table).seed


async def test_the_same_click_counts_once(store: Store) -> None:
    table = await begun(store)
    done(await say(store, table, interaction_id=5))
    before = await everything(store)
    assert refused(await say(store, table, interaction_id=5)).why is Why.DUPLICATE
    newer = done(await store.load(table.id))
    assert refused(await say(store, newer, interaction_id=5)).why is Why.DUPLICATE
    assert await everything(store) == before


async def test_a_late_click_says_so_and_changes_nothing(store: Store) -> None:
    table = await begun(store)
    later = await play_on(store, table, moves=12)
    assert question(later).id != question(table).id
    before = await everything(store)
    assert refused(await say(store, table)).why is Why.STALE
    assert await everything(store) == before


async def test_both_of_two_simultaneous_picks_count_though_the_table_has_a_new_version(store: Store) -> None:
    table = await play_on(store, await begun(store), moves=2)
    while len({prompt.seat for prompt in game_of(table).prompts() if not prompt.answer}) < 2:
        table = await play_on(store, table, moves=1)
    first, second = question(table, 0), question(table, 1)
    assert first.id == second.id
    done(await say(store, table, first.moves[0], seat=0, prompt=first.id))
    done(await say(store, table, second.moves[0], seat=1, prompt=second.id))


async def test_people_only_answer_for_their_own_seat(store: Store) -> None:
    table = await begun(store)
    seat = question(table).seat
    mine, other = (ANNA, BEN) if seat == 0 else (BEN, ANNA)
    before = await everything(store)
    assert refused(await say(store, table, user_id=other.user_id)).why is Why.NOT_YOURS
    assert refused(await say(store, table, user_id=CLEO.user_id)).why is Why.NOT_SEATED
    assert await everything(store) == before
    done(await say(store, table, user_id=mine.user_id))


async def test_a_question_to_another_seat_is_not_yours(store: Store) -> None:
    table = await begun(store)
    while len({prompt.seat for prompt in game_of(table).prompts()}) > 1:
        table = await play_on(store, table, moves=1)
    assert refused(await say(store, table, seat=1 - question(table).seat)).why is Why.NOT_YOURS


async def test_an_illegal_word_is_refused_with_the_engines_code_and_sentence(store: Store) -> None:
    table = await begun(store)
    before = await everything(store)
    answer = refused(await say(store, table, "fly away"))
    assert (answer.why, answer.code) == (Why.ILLEGAL, "move-not-offered")
    assert answer.words.startswith('"fly away": ')
    assert await everything(store) == before


async def test_a_word_answers_the_question_it_was_clicked_for(store: Store) -> None:
    table = await begun(store, kind="pool")
    for _ in range(200):
        standing = [prompt for prompt in game_of(table).prompts() if prompt.standing]
        if any(prompt.seat == question(table).seat for prompt in standing):
            break
        table = await play_on(store, table, moves=1)
    else:
        pytest.skip("this game has no standing questions for whoever is asked")
    other = next(prompt for prompt in standing if prompt.seat == question(table).seat)
    answer = refused(await say(store, table, other.moves[0]))
    assert (answer.why, answer.words) == (Why.OTHER_QUESTION, f'"{other.moves[0]}": this answers another question')


async def test_an_answer_that_nobody_may_notice_does_not_count_as_a_last_move(store: Store) -> None:
    """What's news on the board follows from the last moves, so it would tell who has passed in a window."""
    table, rng, windows = await begun(store, kind="pool"), Random(1), 0
    while windows < 3:
        asked = rng.choice(game_of(table).unanswered())
        before, told = table.seats[asked.seat], game_of(table).told
        word = "pass" if asked.window else rng.choice(asked.moves)
        answer = store.play(table.id, asked.seat, word, prompt=asked.id, undos=table.undos, user_id=before.user_id)
        table = done(await answer).table
        assert table.seats[asked.seat].last_told == (before.last_told if asked.window else told)
        windows += asked.window and told > before.last_told


async def test_nothing_is_played_before_the_game_begins_or_while_it_is_paused(store: Store) -> None:
    table = await lobby(store, BEN)
    assert refused(await store.play(table.id, 0, "pick 1", prompt=1, undos=0)).why is Why.NOT_BEGUN
    table = done(await store.start(table.id))
    paused = done(await store.pause(table.id, "may not write here"))
    assert (paused.status, paused.reason) == (Status.PAUSED, "may not write here")
    answer = refused(await say(store, table))
    assert (answer.why, answer.words) == (Why.PAUSED, "may not write here")
    assert refused(await store.open_lobby("race", CLEO, channel_id=table.channel_id)).why is Why.OCCUPIED
    resumed = done(await store.resume(table.id))
    assert (resumed.status, resumed.reason) == (Status.PLAYING, None)
    assert done(await store.resume(table.id)).version == resumed.version
    done(await say(store, table))


async def test_undo_takes_the_last_word_back_and_is_counted(store: Store) -> None:
    table, before, seat = await undoable_somewhere(store)
    played = done(await store.undo(table.id, seat, undos=0))
    assert played.table == done(await store.load(table.id))
    assert game_of(played.table).dump() == game_of(before).dump()
    assert (played.table.undos, played.table.moves) == (1, table.moves + 1)
    assert (played.table.version, played.events) == (table.version + 1, ())
    assert (await log_of(store, table.id)).log[-1] == (seat, "undo 1")
    done(await store.stop(table.id, "enough"))
    assert (await log_of(store, table.id)).replay(GAMES).dump() == game_of(before).dump()


async def test_after_an_undo_a_click_from_before_it_is_late_though_its_question_is_back(store: Store) -> None:
    table, before, seat = await undoable_somewhere(store)
    back = done(await store.undo(table.id, seat, undos=0)).table
    assert question(back) == question(before)
    assert refused(await say(store, before)).why is Why.STALE
    done(await say(store, back))


async def test_an_undo_that_is_late_repeated_too_long_or_not_yours_changes_nothing(store: Store) -> None:
    table, _, seat = await undoable_somewhere(store)
    mine, other = (ANNA, BEN) if seat == 0 else (BEN, ANNA)
    before = await everything(store)
    assert refused(await store.undo(table.id, seat, undos=1)).why is Why.STALE
    assert refused(await store.undo(table.id, seat, undos=0, user_id=other.user_id)).why is Why.NOT_YOURS
    assert refused(await store.undo(table.id, 1 - seat, undos=0)).why is Why.NO_UNDO
    for count in (-1, 0, 999, 10**30):
        assert refused(await store.undo(table.id, seat, count, undos=0)).why is Why.NO_UNDO
    assert await everything(store) == before
    done(await store.undo(table.id, seat, undos=0, user_id=mine.user_id, interaction_id=77))
    assert refused(await store.undo(table.id, seat, undos=0, interaction_id=77)).why is Why.DUPLICATE


# Several words in one press


async def walking(store: Store) -> tuple[Table, str]:
    """A game of Duck Tow, and a phrase that says two words, after which there are still actions left."""
    table = await begun(store, kind="tow")
    while not (found := [each for each in offered(table) if each.count(";") == 1 and leads_on(table, each)]):
        table = done(await say(store, table)).table
    return table, found[0]


def offered(table: Table) -> tuple[str, ...]:
    asked = question(table)
    return phrases(game_of(table).view(asked.seat), asked)


def leads_on(table: Table, said: str) -> bool:
    """To another step of the same player, and without anything revealed."""
    game, seat = game_of(table).copy(), question(table).seat
    before = game.undoable(seat)
    for word in said.split(";"):
        game.play(seat, word)
    asked = game.prompts()[0]
    return (asked.ask, asked.seat) == ("act", seat) and game.undoable(seat) == before + 2


def a_step(game: Game[Any]) -> str:
    return next(word for word in game.prompts()[0].moves if word.startswith("move"))


async def test_a_phrase_is_said_word_by_word_as_one_change(store: Store) -> None:
    table, walk = await walking(store)
    seat, twin = question(table).seat, game_of(table).copy()
    played = done(await say(store, table, walk))
    assert (played.table.version, played.table.moves) == (table.version + 1, table.moves + 2)
    assert played.events == tuple([event for word in walk.split(";") for event in twin.play(seat, word)])
    assert (await log_of(store, table.id)).log[-2:] == tuple([(seat, word) for word in walk.split(";")])
    done(await store.stop(table.id, "enough"))
    assert (await log_of(store, table.id)).replay(GAMES).dump() == game_of(played.table).dump()


async def test_of_a_phrase_all_is_said_or_nothing(store: Store) -> None:
    table, walk = await walking(store)
    before = await everything(store)
    for rest in ("fly away", "", "undo 1", walk):
        assert refused(await say(store, table, f"{walk};{rest};{rest}")).why is Why.ILLEGAL
    assert refused(await say(store, table, f";{walk}")).why is Why.ILLEGAL
    assert await everything(store) == before


async def test_nobody_learns_what_comes_by_saying_more_than_is_offered(store: Store) -> None:
    """Whether the second word can be said would tell what the first one brings."""
    table = await begun(store, kind="pool")
    while "top" not in question(table).moves:
        table = done(await say(store, table)).table
    before = await everything(store)
    tried = ("top;end", "top;top;end", "top;pass", "top;top")
    assert {refused(await say(store, table, each)).code for each in tried} == {"move-not-offered"}
    assert await everything(store) == before


async def test_the_same_press_counts_once_though_it_says_several_words(store: Store) -> None:
    table, walk = await walking(store)
    done(await say(store, table, walk, interaction_id=5))
    assert refused(await say(store, table, walk, interaction_id=5)).why is Why.DUPLICATE


async def test_undo_takes_back_what_was_said_in_one_press(store: Store) -> None:
    table, walk = await walking(store)
    seat = question(table).seat
    once = done(await say(store, table, walk)).table
    twice = done(await say(store, once, a_step(game_of(once)))).table
    undone = done(await store.undo(table.id, seat, undos=0)).table
    assert game_of(undone).dump() == game_of(once).dump()
    undone = done(await store.undo(table.id, seat, undos=1)).table
    assert game_of(undone).dump() == game_of(table).dump()
    assert [word for _, word in (await log_of(store, table.id)).log[-2:]] == ["undo 1", "undo 2"]
    assert twice.moves == table.moves + 3


async def test_undo_goes_no_further_than_what_was_revealed_in_the_same_press(store: Store) -> None:
    """After a completed card, a duck comes out of the bag (T13): only what was said after that goes back."""
    table, rng = await begun(store, kind="tow"), Random("revealed")
    while not (found := [each for each in offered(table) if each.startswith("done;move") and each.count(";") == 1]):
        table = done(await say(store, table, wise(table, rng))).table
    seat = question(table).seat
    table = done(await say(store, table, found[0])).table
    undone = done(await store.undo(table.id, seat, undos=0)).table
    assert (await log_of(store, table.id)).log[-1].word == "undo 1"
    assert game_of(undone).undoable(seat) == 0
    assert refused(await store.undo(table.id, seat, undos=1)).why is Why.NO_UNDO


def wise(table: Table, rng: Random) -> str:
    asked = question(table)
    view = replace(game_of(table).view(asked.seat), prompts=(asked,))
    return player_of(table.kind, "normal")(view, Chance(random_seed(rng)))


async def test_what_cannot_be_replayed_is_not_undone_but_can_be_played_on(store: Store) -> None:
    table, _, seat = await undoable_somewhere(store)
    await rewrite_log(store, table.id, "fly away")
    before = await everything(store)
    answer = refused(await store.undo(table.id, seat, undos=0))
    assert (answer.why, answer.code) == (Why.NO_REPLAY, "")
    assert "fly away" in answer.words
    assert await everything(store) == before
    done(await say(store, table))


async def test_a_computer_takes_over_from_whoever_leaves_a_game(store: Store) -> None:
    table = await begun(store)
    table = done(await store.leave(table.id, ANNA.user_id))
    assert (table.status, table.host_id) == (Status.PLAYING, BEN.user_id)
    assert (table.seats[0].user_id, table.seats[0].computer, table.seats[0].name) == (None, "normal", "Anna")
    table = done(await store.leave(table.id, BEN.user_id))
    assert (table.status, table.reason) == (Status.STOPPED, "deserted")


async def test_a_stand_in_plays_for_a_sleeper_until_their_next_click(store: Store, clock: StillClock) -> None:
    table = await begun(store)
    seat = question(table).seat
    who = (ANNA, BEN)[seat]
    asleep = done(await store.fall_asleep(table.id, seat))
    assert asleep.seats[seat].asleep
    assert asleep.version == table.version + 1
    await store.wake(table.id, who.user_id)
    awake = done(await store.load(table.id))
    assert not awake.seats[seat].asleep
    assert awake.version == asleep.version + 1
    clock.forward(60)
    await store.wake(table.id, who.user_id)
    again = done(await store.load(table.id))
    assert (again.version, again.seats[seat].last_click) == (awake.version, clock.now)
    done(await store.fall_asleep(table.id, seat))
    played = done(await say(store, table, user_id=who.user_id)).table
    assert not played.seats[seat].asleep
    assert played.seats[seat].last_click == clock.now


async def test_where_to_message_somebody_is_remembered_without_a_new_version(store: Store) -> None:
    table = await begun(store)
    await store.remember_dm(table.id, BEN.user_id, dm_channel_id=55, dm_open=True)
    known = done(await store.load(table.id))
    assert (known.seats[1].dm_channel_id, known.seats[1].dm_open, known.version) == (55, True, table.version)


async def test_a_table_with_a_game_of_other_rules_is_loaded_without_it_and_says_why(store: Store) -> None:
    table = await begun(store)
    saved = json.loads(game_of(table).dump())
    del saved["digest"]
    saved["rules"] = 99
    digested = digest(json.dumps(saved, sort_keys=True, separators=(",", ":")))
    await rewrite_snapshot(store, table.id, json.dumps(saved | {"digest": digested}))
    old = done(await store.load(table.id))
    words = "saved game cannot be played here: rules version 99 of race: this program plays version 1 or 2"
    assert (old.game, old.fault) == (None, Refused(Why.UNPLAYABLE, words, table.id, "saved-other-version"))
    for answer in (await say(store, table), await store.undo(table.id, 0, undos=0), await store.record(table.id)):
        assert refused(answer) == old.fault
    assert done(await store.stop(table.id, "too old")).status is Status.STOPPED


async def test_a_snapshot_that_was_altered_is_not_played_on(store: Store) -> None:
    table = await begun(store)
    await rewrite_snapshot(store, table.id, game_of(table).dump().replace('"drawn":', '"drawn":1'))
    fault = done(await store.load(table.id)).fault
    assert fault
    assert (fault.code, fault.words) == ("saved-damaged", "saved game was altered: its digest does not match")


async def test_a_table_that_does_not_exist_is_unknown(store: Store) -> None:
    for table_id in (0, -1, 4711, 10**30):
        assert refused(await store.load(table_id)).why is Why.UNKNOWN
        assert refused(await store.sit(table_id, ANNA)).why is Why.UNKNOWN
        assert refused(await store.play(table_id, 0, "pick 1", prompt=1, undos=0)).why is Why.UNKNOWN


async def test_a_game_is_found_again_as_it_was_shown(store: Store) -> None:
    table = await play_on(store, await begun(store), moves=8)
    shown = game_of(table)
    later = await play_on(store, table, moves=12, rng=Random(3))
    assert game_of(later).told > shown.told
    found = await store.as_shown(table.id, shown.told)
    assert found is not None
    assert (found.told, found.view(None).position) == (shown.told, shown.view(None).position)
    newest = await store.as_shown(table.id, game_of(later).told)
    assert newest is not None
    assert newest.dump() == game_of(later).dump()


async def test_what_was_never_shown_or_is_undone_is_not_found(store: Store) -> None:
    assert await store.as_shown(99, 1) is None
    table, before, seat = await undoable_somewhere(store)
    assert await store.as_shown(table.id, game_of(table).told + 1) is None
    undone = done(await store.undo(table.id, seat, undos=0)).table
    found = await store.as_shown(table.id, game_of(undone).told)
    assert found is not None
    assert found.dump() == game_of(before).dump()
    assert await store.as_shown(table.id, game_of(before).told - 1) is None
    waiting = done(await store.open_lobby("race", ANNA, channel_id=5))
    assert await store.as_shown(waiting.id, 0) is None
