"""What the messages of running and finished games say and show, and that Discord accepts all of them."""

import re
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from random import Random
from typing import Any

import pytest
from PIL import Image

from cogs.bot import Duckboard
from cogs.pages import Story, board_page, hand_page, moved_page, ping_page
from cogs.pages.common import REASONS
from cogs.pages.ids import Click, parse_click
from cogs.pages.layout import laid_out
from cogs.pages.model import File, Page, Say, Select
from cogs.pages.pictures import events_since
from data.store import Refused, Status, Table, Why
from engine import GAMES, Game
from engine.phrases import phrases
from engine.record import Record, Said, replay
from engine.words import digest
from playground import Playground
from render import ARTISTS, TELLERS
from render.studio.jobs import whole_game
from render.words.texts import texts
from tests.support.cogs.driver import Player, items_of
from tests.support.cogs.pages import (
    LONG_NAMES,
    PLAYED,
    buttons_of,
    check_limits,
    drawings_of,
    revealed,
    text_of,
    undrawn,
)
from tests.support.cogs.tables import NAMES, Match, new, played, played_until, table_of
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.paths import ROOT
from tests.support.render.messages import messages_of, names_in
from tests.support.render.tables import WEIRD_NAMES, check_laws, everyday
from tests.support.say import pattern_of, say, says

LINK = "https://discord.com/channels/1/7000"
PAGES = [*(ROOT / "cogs" / "pages").glob("[!l]*.py")]  # the lobby's messages are tested elsewhere


def words_on(page: Page) -> list[str]:
    """The words that can be said with it."""
    clicks = [parse_click(button.custom_id) for button in buttons_of(page)]
    pressed = [click.rest.partition(":")[2] for click in clicks if click and click.verb in ("say", "sure")]
    chosen = [choice.value for part in page.parts if isinstance(part, Select) for choice in part.choices]
    return [*pressed, *chosen]


# Discord accepts all of them


def check_pages(match: Match, names: Sequence[str]) -> None:
    """Every possible message at this moment. All moves are on one of them, each for whoever is asked."""
    game = match.game
    table = table_of(game, names, undos=999)
    story = Story(record=match.record) if game.outcome else Story()
    board = board_page(table, story)
    check_limits(board)
    hands = [hand_page(table, seat) for seat in table.seats]
    for page in hands:
        check_limits(page)
    for prompt in game.prompts():
        is_private = prompt.secret or prompt.standing
        page = hands[prompt.seat] if is_private else board
        if is_private or table.seats[prompt.seat].is_awake:  # while a computer thinks, there's nothing to press
            assert {*phrases(game.view(prompt.seat), prompt)} <= {*words_on(page)}
        else:
            assert not {*prompt.moves} & {*words_on(page)}
    if game.outcome is None:
        for closed in (Status.STOPPED, Status.EXPIRED):
            check_limits(board_page(replace(table, status=closed, reason="x" * 200), Story(record=match.record)))
        check_limits(board_page(replace(table, status=Status.PAUSED, reason="鸭" * 200)))


def check_playout(subject: Subject, moves: int, every: int) -> None:
    rng = Random(f"faces {subject}")
    match = Match(subject.new(rng))
    style = rng.choice(laws.STYLES)
    for number in range(moves):
        if number % every == 0 or match.game.outcome:
            check_pages(match, rng.choice([*WEIRD_NAMES, NAMES, LONG_NAMES]))
        if match.game.outcome:
            break
        match = match.say(style(match.game, rng))


@pytest.mark.parametrize("subject", [each for each in PLAYED if everyday(each)], ids=str)
def test_discord_takes_every_message_of_a_game(subject: Subject) -> None:
    check_playout(subject, moves=100, every=20)


@pytest.mark.long
@pytest.mark.parametrize("subject", PLAYED, ids=str)
def test_discord_takes_every_message_of_every_game(subject: Subject) -> None:
    check_playout(subject, moves=1500, every=10)


# The board


def test_it_is_said_who_still_chooses_and_how_many_have_chosen() -> None:
    match = played_until(new("race"), "pick", Random(1))
    assert say("play-chosen", chosen=0, asked=3) in text_of(board_page(table_of(match.game)))
    prompt = next(prompt for prompt in match.game.prompts() if prompt.seat == 1 and prompt.ask == "pick")
    told = text_of(board_page(table_of(match.say(Said(1, prompt.moves[0])).game)))
    assert say("race-asked-pick", who=say("list-and", one="Ada", other="Cleo")) in told
    assert say("play-chosen", chosen=1, asked=3) in told


def test_a_window_is_asked_once_and_does_not_tell_who_has_answered() -> None:
    match = played_until(new("pool"), "window", Random(2))
    before = board_page(moved_at_times(table_of(match.game)))
    assert len(re.findall(pattern_of("pool-asked-window"), text_of(before))) == 1
    assert words_on(before) == ["hold on"]
    asked = [prompt for prompt in match.game.prompts() if prompt.window]
    assert len(asked) > 1
    for prompt in asked:
        after = board_page(moved_at_times(table_of(match.say(Said(prompt.seat, "pass")).game)))
        assert after.digest == before.digest
        assert text_of(after) == text_of(before)
        assert buttons_of(after) == buttons_of(before)


def moved_at_times(table: Table) -> Table:
    """Everyone made their last move at another time, so what's news differs."""
    assert table.game is not None
    seats = [seat._replace(last_told=max(table.game.told - 2 * seat.number, 0)) for seat in table.seats]
    return replace(table, seats=tuple(seats))


def test_a_public_question_stands_under_the_board_with_letters() -> None:
    game = played_until(new("race"), "face", Random(3)).game
    (prompt,) = game.prompts()
    page = board_page(table_of(game))
    assert words_on(page) == [*prompt.moves]
    assert [button.label[:4] for button in buttons_of(page)[: len(prompt.moves)]] == [
        f"{letter} · " for letter in "ACDEFH"[: len(prompt.moves)]
    ]
    assert NAMES[prompt.seat] in text_of(page)
    asked = hand_page(table_of(game), table_of(game).seats[prompt.seat])
    assert words_on(asked) == words_on(page)  # it can be answered here as well


def test_more_moves_than_there_is_room_for_buttons_are_a_select(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.pages.moves.MOST_BUTTONS", 10)
    match, rng = new("race", board="random-moderate"), Random(4)
    while len(match.game.prompts()[0].moves) <= 10:
        match = match.say(laws.randomly(match.game, rng))
    page = board_page(table_of(match.game))
    assert len([part for part in page.parts if isinstance(part, Select)]) == 1
    assert words_on(page) == [*match.game.prompts()[0].moves]


def test_undo_is_offered_where_it_is_possible() -> None:
    match, seat = undoable()
    table = table_of(match.game)
    (undo,) = [button for button in buttons_of(board_page(table)) if ":undo:" in button.custom_id]
    assert (undo.disabled, undo.custom_id) == (False, "d1:undo:h:2")
    hands = [hand_page(table, each) for each in table.seats]
    offered = [any(button == undo for button in buttons_of(page)) for page in hands]
    assert offered == [each.number == seat for each in table.seats]
    (undo,) = [button for button in buttons_of(board_page(table_of(new("race").game))) if ":undo:" in button.custom_id]
    assert undo.disabled


def test_a_card_that_asks_for_its_target_can_be_undone_on_board_and_hand() -> None:
    match = played_until(new("gallery"), "take-aim", Random(1))
    seat = match.game.unanswered()[0].seat
    table = table_of(match.game)
    for page in (board_page(table), hand_page(table, table.seats[seat])):
        (undo,) = [button for button in buttons_of(page) if ":undo:" in button.custom_id]
        assert not undo.disabled


def undoable() -> tuple[Match, int]:
    """A game in which someone can undo something."""
    match, rng = new("race"), Random(5)
    while not any(match.game.undoable(seat) for seat in (0, 1)):
        match = match.say(laws.randomly(match.game, rng))
    return match, next(seat for seat in (0, 1) if match.game.undoable(seat))


def test_a_pause_is_explained() -> None:
    paused = table_of(new("race").game, status=Status.PAUSED, reason="no-permission")
    told = say("play-paused", reason=say("reason-no-permission"))
    assert told in text_of(board_page(paused))
    assert told in text_of(hand_page(paused, paused.seats[0]))
    odd = replace(paused, reason="out *of* water")
    assert "out \\*of\\* water" in text_of(board_page(odd))


@pytest.mark.parametrize("kind", GAMES)
def test_pages_tell_nobody_a_secret(kind: str) -> None:
    """Changing what a seat can't know doesn't change its pages."""

    def looked_at(game: Game[Any], seat: int | None) -> object:
        table = table_of(game, commitment="")
        return board_page(table).digest if seat is None else hand_page(table, table.seats[seat]).digest

    subject = next(each for each in PLAYED if each.kind.name == kind and each.seats == 3)
    check_laws(subject, looked_at, [None, 0, 1], Random(f"pages {kind}"), games=6, steps=4)


# The reveal


def test_what_moved_since_is_shown_moving_and_ends_as_the_board() -> None:
    before, after = revealed()
    still = board_page(table_of(after.game))
    moving = board_page(table_of(after.game), Story(before.game.view(None)))
    assert (still.moving, moving.moving) == (False, True)
    assert still.digest == moving.digest
    (drawing,) = drawings_of(moving)
    with Image.open(BytesIO(drawing.job.done().data)) as picture:
        assert getattr(picture, "n_frames", 1) > 1
    assert not any(event.only for event in events_since(before.game.view(None), after.game.view(None)))


def test_without_all_that_happened_the_board_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    before, after = revealed()
    later = played(after, 200, Random(8))
    assert not board_page(table_of(later.game), Story(before.game.view(None))).moving
    assert not board_page(table_of(after.game), Story(after.game.view(None))).moving
    assert not board_page(table_of(after.game), Story(before.game.view(0))).moving
    words = played(new("tow"), 9, Random(9))
    monkeypatch.delitem(ARTISTS, "tow", raising=False)
    assert not board_page(table_of(words.game), Story(new("tow").game.view(None))).moving


# The hand


def test_a_hand_marks_what_was_chosen() -> None:
    match = played_until(new("race"), "pick", Random(1))
    word = next(prompt for prompt in match.game.prompts() if prompt.seat == 0).moves[1]
    table = table_of(match.say(Said(0, word)).game)
    page = hand_page(table, table.seats[0])
    chosen = [button for button in buttons_of(page) if button.style == "success"]
    assert [button.custom_id.split(":")[4] for button in chosen] == [word]
    assert say("hand-chosen", what=chosen[0].label) in text_of(page)
    assert LINK in text_of(page)


def test_a_hand_does_not_change_because_others_choose() -> None:
    match = played_until(new("race"), "pick", Random(1))
    word = next(prompt for prompt in match.game.prompts() if prompt.seat == 1).moves[0]
    tables = [table_of(game) for game in (match.game, match.say(Said(1, word)).game)]
    assert len({hand_page(table, table.seats[0]).digest for table in tables}) == 1
    assert len({hand_page(table, table.seats[1]).digest for table in tables}) == 2


def test_who_is_not_asked_is_told_so() -> None:
    table = table_of(played_until(new("gallery"), "card", Random(1)).game)
    assert table.game is not None
    asked = table.game.prompts()[0].seat
    for seat in table.seats:
        assert (say("hand-nothing") in text_of(hand_page(table, seat))) == (seat.number != asked)


@pytest.mark.parametrize("kind", ["pool", "tow"])
def test_a_hand_that_is_not_asked_stays_as_it_is_while_somebody_else_takes_their_turn(kind: str) -> None:
    game = new(kind, seats=2).game
    first = game.prompts()[0]
    before = table_of(game)
    other = before.seats[1 - first.seat]
    shown = hand_page(before, other).digest
    game.play(first.seat, first.moves[0])
    assert {prompt.seat for prompt in game.prompts()} == {first.seat}
    assert hand_page(table_of(game), other).digest == shown


def test_what_may_be_said_any_time_has_a_row_and_a_word_of_its_own() -> None:
    game = played_until(new("race", rules="advanced"), "blue", Random(1)).game
    table = table_of(game)
    page = hand_page(table, table.seats[0])
    assert say("hand-standing", question=say("race-asked-you-blue")) in text_of(page)
    (button,) = [button for button in buttons_of(page) if button.label == say("race-token-draw-3")]
    assert button.style == "secondary"


def test_who_has_no_ducks_left_can_sit_out_on_their_hand_and_come_back() -> None:
    match = played_until(new("gallery"), "sitting", Random(1))
    out = next(prompt.seat for prompt in match.game.prompts() if prompt.standing)
    for word, slug in (("sit out", "sit-out"), ("come back", "come-back")):
        table = table_of(match.game)
        for seat in table.seats:
            page = hand_page(table, seat)
            (asked, label) = say(f"gallery-asked-you-{slug}"), say(f"gallery-label-{slug}")
            assert (say("hand-standing", question=asked) in text_of(page)) == (seat.number == out)
            assert [button.label for button in buttons_of(page)].count(label) == (seat.number == out)
        match = match.say(Said(out, word))


def test_a_sleeper_is_told_of_the_stand_in() -> None:
    table = table_of(new("gallery").game)
    assert say("hand-asleep") in text_of(hand_page(table, table.seats[0]._replace(asleep=True)))


@pytest.mark.parametrize(
    ("status", "told"),
    [
        (Status.LOBBY, "hand-lobby"),
        (Status.OVER, "hand-over"),
        (Status.STOPPED, "hand-over"),
        (Status.EXPIRED, "hand-over"),
    ],
)
def test_without_a_game_a_hand_is_a_line_with_the_way_to_the_table(status: Status, told: str) -> None:
    table = table_of(new("race").game, status=status)
    page = hand_page(table if status != Status.LOBBY else replace(table, game=None), table.seats[0])
    assert says(text_of(page), told)
    assert LINK in text_of(page)
    assert not words_on(page)


# The result


def test_a_result_says_who_won_and_leaves_the_rest_to_its_buttons(race: Match) -> None:
    table = table_of(race.game)
    page = board_page(table, Story(record=race.record))
    assert TELLERS["race"].result(race.game.view(None), NAMES, texts()) in text_of(page)
    assert race.game.seed not in repr(page.parts)
    assert digest(race.game.seed) not in repr(page.parts)
    assert not [part for part in page.parts if isinstance(part, File)]
    verbs = [parse_click(button.custom_id) for button in buttons_of(page)]
    usual = [Click(verb, 17) for verb in ("rematch", "analysis", "log", "fair")]
    assert verbs == [*usual[:2], Click("step", 17, "open 0"), *usual[2:]]


def test_a_result_says_who_was_a_computer_and_of_which_level(race: Match) -> None:
    table = table_of(race.game)
    hard = (*table.seats[:-2], table.seats[-2]._replace(user_id=None, computer="hard"), table.seats[-1])
    named = [(seat.name, seat.computer or "") for seat in hard[-2:]]
    one, other = [say("computer-of-level", name=name, level=say(f"level-{level}")) for name, level in named]
    assert say("computers-here", who=other, count=1) in text_of(board_page(table, Story()))
    both = say("computers-here", who=say("list-and", one=one, other=other), count=2)
    assert both in text_of(board_page(replace(table, seats=hard), Story()))


def test_people_alone_are_not_told_that_there_is_no_computer(race: Match) -> None:
    table = table_of(race.game)
    people = (*table.seats[:-1], table.seats[-1]._replace(user_id=1, computer=None))
    assert not says(text_of(board_page(replace(table, seats=people), Story())), "computers-here", count=1)


def test_the_last_move_plays_before_the_picture_of_the_result(race: Match) -> None:
    table = table_of(race.game)
    before = replay(new("race").game, race.log[:-3]).view(None)
    moving, still = board_page(table, Story(before, race.record)), board_page(table, Story(None, race.record))
    assert moving.moving
    assert not still.moving
    assert moving.digest == still.digest
    assert [file.filename for file in laid_out(moving).files] == ["0-race.gif", "1-round.gif"]
    assert [file.filename for file in laid_out(still).files] == ["0-race.gif", "1-result.png"]


@pytest.mark.parametrize("kind", GAMES)
def test_a_hand_after_the_end_says_who_won_and_has_no_buttons(kind: str) -> None:
    game = played(new(kind), 20_000, Random(10)).game
    for seat in (table := table_of(game)).seats:
        page = hand_page(table, seat)
        assert TELLERS[kind].result(game.view(None), NAMES, texts()) in text_of(page)
        assert not buttons_of(page)


def test_while_a_game_goes_on_its_seed_is_secret() -> None:
    game = new("race").game
    page = board_page(table_of(game), Story(record=Record.of(game, ()).text()))
    assert game.seed not in repr(page.parts)


def test_a_race_is_shown_once_more_without_what_was_taken_back() -> None:
    match, seat = undoable()
    log = (*match.log, Said(seat, "undo 1"))
    game = replay(new("race").game, log)
    match = played(Match(game, log), 12, Random(11))
    first, events = whole_game(match.record)
    start = first.events[-1].n if first.events else 0
    assert [event.n for event in events] == [*range(start + 1, match.game.told + 1)]
    assert not any(event.only for event in events)
    stopped = table_of(match.game, status=Status.STOPPED, reason="stopped")
    sent = laid_out(board_page(stopped, Story(record=match.record)))
    assert [file.filename for file in sent.files] == ["0-race.gif", "1-board.png"]


@pytest.mark.parametrize("reason", [*REASONS, "the *well* ran dry"])
def test_a_game_that_was_stopped_says_why(reason: str) -> None:
    table = table_of(new("tow").game, status=Status.STOPPED, reason=reason)
    told = text_of(board_page(table))
    known = f"reason-{reason}"
    assert (texts().say(known) if known in texts() else "the \\*well\\* ran dry") in told
    assert says(told, "result-title-stopped")
    assert says(told, "result-without")


def test_a_table_that_closed_before_its_game_keeps_its_line() -> None:
    table = replace(table_of(new("race").game), status=Status.EXPIRED, game=None, commitment=None)
    (line,) = board_page(table).parts
    assert isinstance(line, Say)
    assert line.text == say("lobby-expired", game=say("game-race"))


def test_a_game_that_cannot_be_loaded_says_so() -> None:
    fault = Refused(Why.UNPLAYABLE, "saved under rules version 9", 1, "saved-other-version")
    table = replace(table_of(new("race").game), game=None, fault=fault)
    sentence, stop = texts().say("refused-saved-other-version"), texts().say("play-fault-stop")
    assert text_of(board_page(table)) == f"{sentence}\n{stop}"
    assert text_of(board_page(replace(table, status=Status.STOPPED))) == sentence
    assert text_of(hand_page(table, table.seats[0])) == f"{sentence}\n{stop}"


# Around the board


def test_a_ping_calls_people_and_says_where() -> None:
    table = table_of(new("race").game)
    both = say("list-and", one="<@100>", other="<@101>")
    assert text_of(ping_page(table, table.seats[:2], 1)) == say("ping", who=both, game=say("game-race"), link=LINK)
    assert f"{LINK}/5" in text_of(moved_page(table, f"{LINK}/5"))


# The words, and the wire


def test_every_word_of_a_page_is_a_message_and_every_message_is_said() -> None:
    known = messages_of("play.ftl")
    for prefix in ("play", "hand", "result", "reason", "ping", "moved", "select"):
        written, parts = names_in(PAGES, prefix)
        made_up = {f"reason-{reason}" for reason in REASONS} if prefix == "reason" else set[str]()
        assert parts == ({"reason-{}"} if made_up else set())
        assert written | made_up == {name for name in known if name.split("-")[0] == prefix} - {"ping", "moved"}


async def test_a_whole_result_goes_over_the_wire(bot: Duckboard, playground: Playground, race: Match) -> None:
    ada = Player(playground, "Ada", playground.world.channel("games"))
    story = Story(race.game.view(None), race.record)
    view, files = laid_out(undrawn(board_page(table_of(race.game), story)))
    await bot.get_partial_messageable(ada.channel.id).send(view=view, files=files)
    (message,) = ada.messages()
    kinds = [item["type"] for item in items_of(message["components"])]
    assert [kinds.count(kind) for kind in (12, 13, 2)] == [2, 0, 5]


@pytest.fixture(scope="module")
def race() -> Match:
    return played(new("race"), 5000, Random(10))
