"""A table from its opening until the game begins."""

import asyncio
from datetime import timedelta

import pytest

from data.store import KeptSeat, Person, Refused, Status, Store, Table, Why
from engine import GAMES
from engine.players import LEVELS
from tests.support.clock import StillClock
from tests.support.data.seating import (
    ANNA,
    BEN,
    CHANNEL,
    CLEO,
    DORA,
    EMIL,
    begun,
    done,
    everything,
    game_of,
    lobby,
    refused,
)


async def test_whoever_opens_a_table_is_its_host_and_sits_there(store: Store, clock: StillClock) -> None:
    table = done(await store.open_lobby("race", ANNA, channel_id=CHANNEL, guild_id=1, parent_id=2, clock="live"))
    assert (table.status, table.host_id, table.version, table.presented) == (Status.LOBBY, ANNA.user_id, 1, 0)
    assert (table.guild_id, table.channel_id, table.parent_id, table.clock) == (1, CHANNEL, 2, "live")
    assert [seat.name for seat in table.seats] == ["Anna"]
    assert table.options == {"rules": "beginner", "board": "tub", "forgiving": "no"}
    assert table.created == table.touched == clock.now
    assert table == done(await store.load(table.id))


async def test_a_channel_has_one_table_and_a_second_is_told_which(store: Store) -> None:
    table = await lobby(store)
    answer = refused(await store.open_lobby("pool", BEN, channel_id=CHANNEL))
    assert (answer.why, answer.table_id) == (Why.OCCUPIED, table.id)
    assert await store.table_at(CHANNEL) == table.id
    done(await store.stop(table.id, "enough"))
    assert await store.table_at(CHANNEL) is None
    done(await store.open_lobby("pool", BEN, channel_id=CHANNEL))


async def test_if_many_open_a_table_at_once_one_gets_it(store: Store) -> None:
    people = [Person(number, f"P{number}") for number in range(1, 9)]
    answers = await asyncio.gather(*[store.open_lobby("race", person, channel_id=CHANNEL) for person in people])
    (table,) = [answer for answer in answers if not isinstance(answer, tuple)]
    others = [refused(other) for other in answers if other is not table]
    assert [(other.why, other.table_id) for other in others] == [(Why.OCCUPIED, table.id)] * 7


async def test_people_sit_down_until_all_seats_are_taken(store: Store) -> None:
    table = await lobby(store, BEN, CLEO, DORA)
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Cleo", "Dora"]
    assert refused(await store.sit(table.id, EMIL)).why is Why.FULL
    assert refused(await store.sit(table.id, BEN)).why is Why.SEATED


async def test_if_many_want_the_last_seats_only_so_many_get_one(store: Store) -> None:
    table = await lobby(store)
    people = [Person(number, f"P{number}") for number in range(1, 9)]
    answers = await asyncio.gather(*[store.sit(table.id, person) for person in people])
    assert sum(not isinstance(answer, tuple) for answer in answers) == 3
    table = done(await store.load(table.id))
    assert (len(table.seats), table.version) == (4, 4)


async def test_a_lobby_uses_no_number_twice_so_a_late_click_removes_nobody_else(store: Store) -> None:
    table = await lobby(store, BEN)
    done(await store.leave(table.id, BEN.user_id))
    table = done(await store.sit(table.id, CLEO))
    assert [seat.number for seat in table.seats] == [0, 2]
    assert refused(await store.remove(table.id, 1, by=ANNA.user_id)).why is Why.NOT_SEATED


async def test_only_the_host_removes_others_and_changes_what_is_played(store: Store) -> None:
    table = await lobby(store, BEN)
    assert refused(await store.remove(table.id, 0, by=BEN.user_id)).why is Why.NOT_HOST
    assert refused(await store.change(table.id, options={}, by=BEN.user_id)).why is Why.NOT_HOST
    assert refused(await store.stop(table.id, "no", by=BEN.user_id)).why is Why.NOT_HOST
    table = done(await store.remove(table.id, 1, by=ANNA.user_id))
    assert [seat.name for seat in table.seats] == ["Anna"]


async def test_everyone_at_the_table_may_add_computers_and_start_but_nobody_else(store: Store) -> None:
    table = await lobby(store, BEN)
    assert refused(await store.add_computer(table.id, "normal", "Bill", by=CLEO.user_id)).why is Why.NOT_SEATED
    assert refused(await store.start(table.id, by=CLEO.user_id)).why is Why.NOT_SEATED
    done(await store.add_computer(table.id, "normal", "Bill", by=BEN.user_id))
    assert done(await store.start(table.id, by=BEN.user_id)).status is Status.PLAYING


async def test_as_long_as_a_seat_is_kept_only_the_host_starts(store: Store) -> None:
    old = await finished(store, BEN, CLEO)
    table = done(await store.rematch(old.id, ANNA.user_id))
    done(await store.rematch(old.id, BEN.user_id))
    assert refused(await store.start(table.id, by=BEN.user_id)).why is Why.NOT_HOST
    assert done(await store.start(table.id, by=ANNA.user_id)).status is Status.PLAYING


async def test_when_the_host_is_removed_somebody_else_is_host(store: Store) -> None:
    table = await lobby(store, BEN)
    table = done(await store.remove(table.id, 0))
    assert table.host_id == BEN.user_id


async def test_when_the_host_leaves_whoever_sat_down_next_is_host(store: Store) -> None:
    table = await lobby(store, BEN, CLEO)
    table = done(await store.leave(table.id, ANNA.user_id))
    assert (table.host_id, [seat.name for seat in table.seats]) == (BEN.user_id, ["Ben", "Cleo"])
    table = done(await store.pass_host(table.id, CLEO.user_id, by=BEN.user_id))
    assert table.host_id == CLEO.user_id
    assert refused(await store.pass_host(table.id, EMIL.user_id)).why is Why.NOT_SEATED


async def test_once_the_game_has_begun_it_is_too_late_to_leave_the_lobby_or_to_cancel(store: Store) -> None:
    table = await lobby(store, BEN, CLEO)
    assert refused(await store.cancel(table.id, by=BEN.user_id)).why is Why.NOT_HOST
    table = done(await store.leave_lobby(table.id, CLEO.user_id))
    assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
    table = done(await store.start(table.id, by=ANNA.user_id))
    assert refused(await store.leave_lobby(table.id, BEN.user_id)).why is Why.BEGUN
    assert refused(await store.cancel(table.id, by=ANNA.user_id)).why is Why.BEGUN
    assert done(await store.load(table.id)) == table


async def test_a_table_that_everyone_has_left_is_closed(store: Store) -> None:
    table = await lobby(store)
    done(await store.add_computer(table.id, "normal", "Duckbot"))
    table = done(await store.leave(table.id, ANNA.user_id))
    assert (table.status, table.reason) == (Status.STOPPED, "deserted")
    assert refused(await store.sit(table.id, BEN)).why is Why.CLOSED


async def test_computers_sit_down_with_a_strength_that_exists(store: Store) -> None:
    table = await lobby(store)
    table = done(await store.add_computer(table.id, "normal", "Duckbot", by=ANNA.user_id))
    assert [(seat.name, seat.computer, seat.user_id) for seat in table.seats[1:]] == [("Duckbot", "normal", None)]
    answer = refused(await store.add_computer(table.id, "divine", "Duckbot"))
    assert (answer.why, answer.code) == (Why.OPTIONS, "setup-no-player")
    assert "aimless" in answer.words
    assert "normal" in answer.words


@pytest.mark.parametrize("kind", GAMES)
async def test_every_game_has_computers_of_every_level(store: Store, kind: str) -> None:
    table = await lobby(store, kind=kind)
    for level in LEVELS:
        table = done(await store.add_computer(table.id, level, f"The {level} one"))
    assert [seat.computer for seat in table.seats] == [None, *LEVELS]
    assert done(await store.start(table.id)).status is Status.PLAYING


async def test_a_strength_that_nobody_chooses_in_a_lobby_is_for_games_that_have_it(store: Store) -> None:
    pool, race = await lobby(store, kind="pool"), await lobby(store, channel=8)
    for strength in ("aimless", "simple"):
        pool = done(await store.add_computer(pool.id, strength, strength))
    assert [seat.computer for seat in pool.seats[1:]] == ["aimless", "simple"]
    done(await store.add_computer(race.id, "aimless", "Duckbot"))
    assert refused(await store.add_computer(race.id, "simple", "Duckbot")).code == "setup-no-player"


async def test_a_computer_gets_the_first_name_that_nobody_has(store: Store) -> None:
    table = await lobby(store, BEN)
    for _ in range(2):
        table = done(await store.add_computer(table.id, "normal", "ben", "Bill", "Pip"))
    assert [seat.name for seat in table.seats] == ["Anna", "Ben", "Bill", "Pip"]


async def test_if_computers_are_added_at_once_each_has_a_name_of_its_own(store: Store) -> None:
    table = await lobby(store)
    adding = [store.add_computer(table.id, "normal", "Bill", "Pip", "Teal") for _ in range(3)]
    await asyncio.gather(*adding)
    assert {seat.name for seat in done(await store.load(table.id)).seats} == {"Anna", "Bill", "Pip", "Teal"}


async def test_a_character_is_for_one_player(store: Store) -> None:
    table = await lobby(store, BEN)
    done(await store.choose_character(table.id, ANNA.user_id, "pirate"))
    assert refused(await store.choose_character(table.id, BEN.user_id, "pirate")).why is Why.TAKEN
    table = done(await store.choose_character(table.id, BEN.user_id, "chef"))
    assert [seat.character for seat in table.seats] == ["pirate", "chef"]
    assert refused(await store.sit(table.id, CLEO._replace(character="chef"))).why is Why.TAKEN
    done(await store.choose_character(table.id, ANNA.user_id, None))
    done(await store.choose_character(table.id, BEN.user_id, "pirate"))


async def test_options_are_tried_out_before_they_are_kept(store: Store) -> None:
    table = await lobby(store)
    before = await everything(store)
    for options, code, facts in (
        ({"rules": "odd"}, "setup-option-value", {"option": "rules", "typed": "odd"}),
        ({"hats": "yes"}, "setup-no-option", {}),
        ({"board": "no such board"}, "setup-no-board", {"typed": "no such board"}),
    ):
        answer = refused(await store.change(table.id, options=options))
        assert (answer.why, answer.code, answer.facts) == (Why.OPTIONS, code, facts)
        assert answer.words
    assert await everything(store) == before
    table = done(await store.change(table.id, options={"rules": "advanced"}, clock="live", language="de"))
    assert (table.options["rules"], table.clock, table.language) == ("advanced", "live", "de")
    assert refused(await store.open_lobby("chess", BEN, channel_id=5)).words.startswith('there is no game "chess"')


async def test_a_game_begins_with_seats_in_the_order_people_sat_down(store: Store) -> None:
    table = await lobby(store, BEN, CLEO, DORA)
    done(await store.leave(table.id, ANNA.user_id))
    done(await store.leave(table.id, CLEO.user_id))
    table = done(await store.sit(table.id, ANNA))
    assert [seat.number for seat in table.seats] == [1, 3, 4]
    table = done(await store.start(table.id, by=BEN.user_id))
    assert [(seat.number, seat.name) for seat in table.seats] == [(0, "Ben"), (1, "Dora"), (2, "Anna")]
    assert (table.status, game_of(table).seated) == (Status.PLAYING, 3)
    assert table == done(await store.load(table.id))


@pytest.mark.parametrize("kind", ["race", "gallery", "pool", "tow"])
async def test_a_game_needs_enough_players(store: Store, kind: str) -> None:
    table = await lobby(store, kind=kind)
    answer = refused(await store.start(table.id))
    assert (answer.why, answer.code) == (Why.SEATS, "setup-seats")
    assert answer.facts == {"game": kind, "least": 2, "most": GAMES[kind].seats[-1]}
    done(await store.sit(table.id, BEN))
    done(await store.start(table.id))
    assert refused(await store.start(table.id)).why is Why.BEGUN
    assert refused(await store.sit(table.id, CLEO)).why is Why.BEGUN


async def test_every_game_has_a_seed_of_its_own_and_shows_its_hash(store: Store) -> None:
    one, other = await begun(store), await begun(store, channel=8)
    assert game_of(one).seed != game_of(other).seed
    assert one.commitment != other.commitment
    assert len(one.commitment or "") == 64


# Rematches


async def finished(store: Store, *guests: Person, computer: str = "Duckbot") -> Table:
    old = await lobby(store, *guests)
    done(await store.add_computer(old.id, "normal", computer))
    done(await store.start(old.id))
    return done(await store.stop(old.id, "enough"))


async def test_a_rematch_keeps_the_seats_and_begins_when_everyone_wants_it(store: Store, clock: StillClock) -> None:
    old = await finished(store, BEN, CLEO)
    table = done(await store.rematch(old.id, BEN.user_id))
    assert (table.status, table.host_id, table.options) == (Status.LOBBY, BEN.user_id, old.options)
    assert (table.channel_id, table.rematch_of) == (old.channel_id, old.id)
    assert [(seat.name, seat.computer) for seat in table.seats] == [("Ben", None), ("Duckbot", "normal")]
    until = clock.now + timedelta(minutes=10)
    assert table.kept == (KeptSeat(ANNA.user_id, "Anna", until), KeptSeat(CLEO.user_id, "Cleo", until))
    assert refused(await store.sit(table.id, EMIL)).why is Why.KEPT
    assert table == done(await store.load(table.id))
    assert done(await store.rematch(old.id, CLEO.user_id)).status is Status.LOBBY
    table = done(await store.sit(table.id, ANNA))
    assert (table.status, table.kept, game_of(table).seated) == (Status.PLAYING, (), 4)
    assert [seat.name for seat in table.seats] == ["Ben", "Duckbot", "Cleo", "Anna"]
    assert not [each for each in table.deadlines if each.what.startswith("keep")]
    assert table == done(await store.load(table.id))


async def test_only_those_who_played_want_a_rematch_and_only_after_the_game(store: Store) -> None:
    old = await begun(store)
    assert refused(await store.rematch(old.id, BEN.user_id)).why is Why.OCCUPIED
    done(await store.stop(old.id, "enough"))
    assert refused(await store.rematch(old.id, EMIL.user_id)).why is Why.NOT_SEATED


async def test_alone_with_computers_a_rematch_begins_at_once(store: Store) -> None:
    old = await finished(store)
    table = done(await store.rematch(old.id, ANNA.user_id))
    assert (table.status, table.clock, [seat.name for seat in table.seats]) == (
        Status.PLAYING,
        "off",
        ["Anna", "Duckbot"],
    )


def told_of(result: Table | Refused) -> tuple[Why, int | None]:
    """Why not, and because of which table."""
    return refused(result).why, refused(result).table_id


async def test_whoever_presses_again_is_told_which_table_they_are_at(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.rematch(old.id, BEN.user_id))
    assert told_of(await store.rematch(old.id, BEN.user_id)) == (Why.SEATED, table.id)
    done(await store.rematch(old.id, ANNA.user_id))
    for person in (ANNA, BEN):
        assert told_of(await store.rematch(old.id, person.user_id)) == (Why.REMATCHED, table.id)


async def test_an_old_rematch_leads_to_the_newest_one(store: Store) -> None:
    first = await finished(store)
    second = done(await store.rematch(first.id, ANNA.user_id))
    done(await store.stop(second.id, "enough"))
    third = done(await store.rematch(second.id, ANNA.user_id))
    assert told_of(await store.rematch(first.id, ANNA.user_id)) == (Why.REMATCHED, third.id)


async def test_a_rematch_that_came_to_nothing_can_be_had_again(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.rematch(old.id, BEN.user_id))
    done(await store.cancel(table.id, by=BEN.user_id))
    again = done(await store.rematch(old.id, ANNA.user_id))
    assert (again.host_id, [seat.name for seat in again.kept]) == (ANNA.user_id, ["Ben"])


async def test_another_table_is_in_the_way_of_a_rematch(store: Store) -> None:
    old = await finished(store, BEN)
    other = done(await store.open_lobby("pool", EMIL, channel_id=CHANNEL))
    assert told_of(await store.rematch(old.id, BEN.user_id)) == (Why.OCCUPIED, other.id)


async def test_if_everyone_wants_a_rematch_at_once_there_is_one(store: Store) -> None:
    old = await finished(store, BEN, CLEO)
    people = (ANNA, BEN, CLEO)
    answers = await asyncio.gather(*[store.rematch(old.id, person.user_id) for person in people])
    assert len({done(answer).id for answer in answers}) == 1
    table = done(await store.load(done(answers[0]).id))
    assert (table.status, len(table.people)) == (Status.PLAYING, 3)


async def test_who_left_during_the_game_is_not_waited_for_and_their_computer_gets_a_name_of_its_own(
    store: Store,
) -> None:
    old = await lobby(store, BEN, CLEO)
    done(await store.start(old.id))
    done(await store.leave(old.id, CLEO.user_id))
    done(await store.stop(old.id, "enough"))
    table = done(await store.rematch(old.id, ANNA.user_id, {"normal": ("ben", "Bill"), "hard": ("Quack",)}))
    assert [seat.name for seat in table.seats] == ["Anna", "Bill"]
    assert [seat.name for seat in table.kept] == ["Ben"]


async def test_in_a_rematch_computers_play_as_well_as_before_and_keep_names_that_fit(store: Store) -> None:
    """One is called like another level's: it was named before there were levels."""
    old = await lobby(store)
    for level, name in (("easy", "Puddle"), ("hard", "Quack"), ("normal", "Pip")):
        done(await store.add_computer(old.id, level, name))
    done(await store.start(old.id))
    done(await store.stop(old.id, "enough"))
    names = {"easy": ("Puddle", "Pip"), "normal": ("Bill", "Teal"), "hard": ("Eider", "Quack")}
    table = done(await store.rematch(old.id, ANNA.user_id, names))
    assert [(seat.name, seat.computer) for seat in table.seats[1:]] == [
        ("Puddle", "easy"),
        ("Quack", "hard"),
        ("Bill", "normal"),
    ]


async def test_the_host_may_start_a_rematch_without_those_who_do_not_come(store: Store) -> None:
    old = await finished(store, BEN)
    table = done(await store.rematch(old.id, ANNA.user_id))
    table = done(await store.start(table.id, by=ANNA.user_id))
    assert (table.status, [seat.name for seat in table.seats], table.kept) == (
        Status.PLAYING,
        ["Anna", "Duckbot"],
        (),
    )
    assert refused(await store.rematch(old.id, BEN.user_id)).why is Why.REMATCHED


# Seats that are kept


async def test_after_ten_minutes_a_seat_is_not_kept_any_more(store: Store, clock: StillClock) -> None:
    old = await finished(store, BEN)
    table = done(await store.rematch(old.id, ANNA.user_id))
    clock.forward(minutes=10, seconds=-1)
    assert await store.claim_due(10) == []
    clock.forward(1)
    (due,) = await store.claim_due(10)
    freed = done(await store.act_on(due))
    assert freed
    assert (freed.kept, freed.deadlines, freed.version) == ((), (), table.version + 1)
    assert done(await store.load(table.id)) == freed
    assert await store.next_due() is None
    assert done(await store.sit(table.id, EMIL)).status is Status.LOBBY
    assert done(await store.rematch(old.id, BEN.user_id)).status is Status.LOBBY, "nobody was awaited any more"


async def test_a_seat_is_given_up_by_whom_it_is_for_or_by_the_host(store: Store) -> None:
    old = await finished(store, BEN, CLEO)
    table = done(await store.rematch(old.id, ANNA.user_id))
    assert refused(await store.free_seat(table.id, BEN.user_id, by=CLEO.user_id)).why is Why.NOT_HOST
    assert refused(await store.free_seat(table.id, EMIL.user_id, by=EMIL.user_id)).why is Why.NOT_KEPT
    done(await store.free_seat(table.id, BEN.user_id, by=BEN.user_id))
    table = done(await store.free_seat(table.id, CLEO.user_id, by=ANNA.user_id))
    assert (table.status, table.kept, table.deadlines) == (Status.LOBBY, (), ())


async def test_whose_seat_is_kept_gets_their_character_if_it_is_still_free(store: Store) -> None:
    old = await lobby(store, BEN, CLEO)
    done(await store.choose_character(old.id, BEN.user_id, "pirate"))
    done(await store.choose_character(old.id, CLEO.user_id, "chef"))
    done(await store.start(old.id))
    done(await store.stop(old.id, "enough"))
    table = done(await store.rematch(old.id, ANNA.user_id))
    done(await store.choose_character(table.id, ANNA.user_id, "chef"))
    done(await store.rematch(old.id, BEN.user_id))
    table = done(await store.rematch(old.id, CLEO.user_id))
    assert [seat.character for seat in table.seats] == ["chef", "pirate", None]


async def test_a_lobby_that_is_closed_keeps_no_seats(store: Store) -> None:
    table = done(await store.rematch((await finished(store, BEN)).id, ANNA.user_id))
    done(await store.cancel(table.id, by=ANNA.user_id))
    assert (await everything(store))["kept_seats"] == []
    assert await store.next_due() is None


async def test_seats_are_kept_for_those_who_are_invited(store: Store, clock: StillClock) -> None:
    invited = [BEN, CLEO, DORA, EMIL]
    table = done(await store.open_lobby("race", ANNA, channel_id=CHANNEL, invited=invited))
    assert [(seat.name, seat.until) for seat in table.kept] == [
        (person.name, clock.now + timedelta(minutes=10)) for person in invited[:3]
    ]
    assert table == done(await store.load(table.id))
    assert refused(await store.sit(table.id, EMIL)).why is Why.KEPT
    assert refused(await store.add_computer(table.id, "normal", "Bill")).why is Why.KEPT
    for person in invited[:3]:
        table = done(await store.sit(table.id, person))
    assert (table.status, table.kept, table.deadlines) == (Status.LOBBY, (), ()), "only a rematch begins by itself"
    assert refused(await store.sit(table.id, EMIL)).why is Why.FULL


# Others


async def test_a_person_can_sit_at_several_tables(store: Store, clock: StillClock) -> None:
    first = await lobby(store, BEN)
    clock.forward(1)
    second = await lobby(store, BEN, channel=8)
    assert await store.tables_of(BEN.user_id) == [second.id, first.id]
    done(await store.stop(second.id, "enough"))
    assert await store.tables_of(BEN.user_id) == [first.id]


async def test_a_lobby_nobody_touches_expires_and_one_that_is_touched_does_not(store: Store, clock: StillClock) -> None:
    table = await lobby(store)
    opened = clock.now
    clock.forward(3600)
    assert await store.idle_lobbies(opened) == [table.id]
    done(await store.sit(table.id, BEN))
    assert refused(await store.expire(table.id, "nobody came", untouched_since=opened)).why is Why.TOUCHED
    assert await store.idle_lobbies(opened) == []
    table = done(await store.expire(table.id, "nobody came", untouched_since=clock.now))
    assert (table.status, table.reason) == (Status.EXPIRED, "nobody came")


async def test_a_table_with_auto_start_begins_when_the_last_seat_is_taken(store: Store) -> None:
    table = await lobby(store, BEN)
    table = done(await store.change(table.id, auto_start=True, by=ANNA.user_id))
    assert table.auto_start
    assert done(await store.sit(table.id, CLEO)).status is Status.LOBBY
    table = done(await store.add_computer(table.id, "normal", "Computer"))
    assert (table.status, game_of(table).seated) == (Status.PLAYING, 4)
    done(await store.stop(table.id, "enough"))
    again = done(await store.rematch(table.id, BEN.user_id))
    assert (again.auto_start, again.status) == (True, Status.LOBBY), "everyone must want it"
