"""*Fair play* and *Log*: private pages that anyone may open, and that never tell more than anyone may know."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages import behind
from cogs.pages.behind import BEGINS, LATELY, LONGEST_PAGE, MOST_KEPT, chapters, fair_page, log_page
from cogs.pages.ids import Click, parse_click
from cogs.pages.layout import laid_out
from cogs.pages.model import Button, Buttons, File, Page
from data.store import Status, Table
from engine import GAMES, Event
from engine.record import Record, Said, replay
from engine.words import digest
from playground import Playground
from playground.components import check_layout
from playground.errors import Errors
from playground.world import EPHEMERAL
from render import TELLERS
from render.words.texts import texts
from tests.support.cogs.commands import press_added
from tests.support.cogs.driver import Company, Player, texts_of
from tests.support.cogs.pages import LONG_NAMES, text_of
from tests.support.cogs.tables import NAMES, Match, midway, new, played, table_of
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.engine.subjects import SUBJECTS
from tests.support.paths import ROOT
from tests.support.render.messages import messages_of, names_in
from tests.support.render.tables import everyday

ENGLISH = texts()
PAGE = ROOT / "cogs" / "pages" / "behind.py"
every_game = pytest.mark.parametrize("kind", GAMES)


def buttons_on(page: Page) -> dict[str, Button]:
    """By their labels' messages, as far as they can be pressed."""
    names = {ENGLISH.say(f"log-{name}"): name for name in ("older", "newer")}
    shown = [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]
    return {names[button.label]: button for button in shown if not button.disabled}


def log_of(match: Match, wanted: str = "", **changes: Any) -> Page:
    return log_page(ENGLISH, table_of(match.game, **changes), match.record, wanted)


def turned(match: Match, page: Page, way: str) -> Page | None:
    button = buttons_on(page).get(way)
    click = button and parse_click(button.custom_id)
    return log_of(match, click.rest) if click else None


def lines_of(page: Page) -> list[str]:
    return [line.removeprefix("- ") for line in text_of(page).splitlines() if line.startswith("- ")]


# Fair play


@every_game
def test_while_a_game_goes_on_its_seed_stays_sealed_and_so_do_its_words(kind: str) -> None:
    match = midway(kind, 30, Random(1))
    sealed = Record.of(match.game, match.log).sealed().text()
    for record in (sealed, match.record):
        page = fair_page(ENGLISH, table_of(match.game), record)
        assert digest(match.game.seed) in text_of(page)
        assert match.game.seed not in repr(page.parts)
        assert not [part for part in page.parts if isinstance(part, File)]


@every_game
@pytest.mark.parametrize("status", [Status.OVER, Status.STOPPED, Status.EXPIRED])
def test_after_the_end_there_is_all_that_is_needed_to_believe_it(kind: str, status: Status) -> None:
    match = midway(kind, 30, Random(2))
    page = fair_page(ENGLISH, table_of(match.game, status=status, reason="stopped"), match.record)
    told = text_of(page)
    assert f"`{digest(match.game.seed)}`" in told
    assert f"`{match.game.seed}`" in told
    assert f"`uv run python -m engine verify duck{kind}-17.txt`" in told
    (file,) = [part for part in page.parts if isinstance(part, File)]
    assert file.name == f"duck{kind}-17.txt"
    assert Record.parse(file.text).replay(GAMES).dump() == match.game.dump()


# The log


@every_game
def test_the_log_tells_everything_in_order_whichever_way_you_turn_its_pages(kind: str) -> None:
    match = midway(kind, 150, Random(3))
    newest = log_of(match)
    assert "newer" not in buttons_on(newest)
    back, forth = [newest], list[Page]()
    while older := turned(match, back[0], "older"):
        back.insert(0, older)
    forth = [back[0]]
    while newer := turned(match, forth[-1], "newer"):
        forth.append(newer)
    assert len(back) > 1
    whole = [line for chapter in chapters(ENGLISH, table_of(match.game), match.record) for line in chapter.lines]
    for pages in (back, forth):
        assert [line for page in pages for line in lines_of(page)] == whole


def test_the_log_is_told_once_however_often_its_pages_are_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    match, told = midway("gallery", 60, Random(3)), list[str]()
    monkeypatch.setattr(behind, "chapters", lambda words, *others: told.append("told") or chapters(words, *others))
    first = log_of(match)
    assert log_of(match) == first
    assert len(told) == 1
    renamed = log_page(ENGLISH, table_of(match.game, ("Zoe", "Yan", "Xia")), match.record)
    assert "Zoe" in text_of(renamed)
    assert "Zoe" not in text_of(first)
    for moves in range(30, 30 + MOST_KEPT):
        log_of(midway("gallery", moves, Random(3)))
    assert len(LATELY) == MOST_KEPT


@every_game
def test_the_log_tells_each_event_once_as_a_spectator_may_know_it(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, told = midway(kind, 150, Random(4)), list[int]()

    def news(view: Any, events: list[Event], *_: object) -> list[str]:
        assert view.seat is None
        assert not any(event.only for event in events)
        told.extend([event.n for event in events])
        return [f"{event.n}" for event in events]

    monkeypatch.setitem(TELLERS, kind, TELLERS[kind]._replace(news=news))
    log_of(match)
    begin = replay(new(kind).game, ()).recent
    happened = [*[event for events in begin for event in events], *events_of(match)]
    assert told == [event.n for event in happened if event.kind not in BEGINS]
    assert len(told) > 50


def events_of(match: Match) -> list[Event]:
    game = new(match.game.name).game
    return [event for said in match.log for event in game.play(*said)]


@every_game
def test_what_someone_has_secretly_answered_changes_nothing(kind: str) -> None:
    rng, match, tried = Random(5), new(kind), 0
    for _ in range(80):
        said = laws.randomly(match.game, rng)
        further = match.say(said)
        if further.game.told == match.game.told:
            assert log_of(further) == log_of(match)
            tried += 1
        match = further
        if match.game.outcome:
            break
    assert tried or kind in ("gallery", "tow"), "there, everyone answers alone"


def test_what_was_taken_back_is_not_told() -> None:
    match = new("race")
    first = match.game.unanswered()[0]
    before = log_of(match)
    match = match.say(Said(first.seat, first.moves[0]))
    assert log_of(match) != before
    log = (*match.log, Said(first.seat, "undo 1"))
    assert log_of(Match(replay(new("race").game, log), log)) == before


@every_game
def test_rounds_and_turns_have_titles(kind: str) -> None:
    titles = [chapter.title for chapter in chapters(ENGLISH, *record_and_table(midway(kind, 60, Random(6))))]
    assert titles[0] == ENGLISH.say("log-start")
    if kind == "race":
        assert titles[1:3] == [ENGLISH.say("log-round", number=number) for number in (1, 2)]
    else:
        assert any([ENGLISH.say("log-turn", number=2, who=name) in titles for name in NAMES])


def record_and_table(match: Match) -> tuple[Table, str]:
    return table_of(match.game), match.record


def test_a_chapter_that_is_too_long_goes_on_over_several_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [f"{number} {'x' * 90}" for number in range(200)]
    monkeypatch.setitem(TELLERS, "race", TELLERS["race"]._replace(news=lambda *_: lines[: len(lines)]))
    match = new("race")
    pages = [log_of(match)]
    while older := turned(match, pages[0], "older"):
        pages.insert(0, older)
    assert [line for page in pages for line in lines_of(page)] == lines
    assert all([len(text_of(page)) < LONGEST_PAGE + 100 for page in pages])


@pytest.mark.parametrize("wanted", ["-0", "0-", "-7", "7-", "-999999", "999999-", "-", "--", "x", "9" * 70, "7"])
@pytest.mark.parametrize("moves", [0, 60])
def test_whatever_part_is_wanted_there_is_one(wanted: str, moves: int) -> None:
    page = log_of(played(new("race"), moves, Random(7)), wanted)
    assert lines_of(page)
    for button in buttons_on(page).values():
        assert parse_click(button.custom_id)


def test_a_game_of_older_rules_has_no_log_any_more() -> None:
    match = played(new("race"), 30, Random(8))
    record = replace(Record.of(match.game, match.log), rules=0)
    page = log_page(ENGLISH, table_of(match.game, status=Status.OVER), record.text())
    assert text_of(page) == ENGLISH.say("log-lost")


@pytest.mark.parametrize("subject", [each for each in SUBJECTS if everyday(each)], ids=str)
def test_discord_takes_every_page(subject: Subject) -> None:
    rng = Random(f"behind {subject}")
    match = Match(subject.new(rng))
    for _ in range(120):
        if match.game.outcome is None:
            match = match.say(laws.randomly(match.game, rng))
    table = table_of(match.game, LONG_NAMES, undos=999)
    for page in (log_page(ENGLISH, table, match.record), fair_page(ENGLISH, table, match.record)):
        sent, errors = laid_out(page), Errors()
        check_layout(sent.view.to_components(), errors)
        errors.raise_any()
        assert sent.view.content_length() <= 4000


def test_every_word_of_these_pages_is_a_message_and_every_message_is_said() -> None:
    known = messages_of("behind.ftl")
    for prefix in ("fair", "luck", "log"):
        written, parts = names_in([PAGE], prefix)
        made_up = {f"log-{kind}" for kind in BEGINS} if prefix == "log" else set[str]()
        assert parts == ({"log-{}"} if made_up else set())
        assert written | made_up == {name for name in known if name.startswith(prefix)}


# Over the wire


async def test_anyone_may_look_also_without_a_seat(bot: Duckboard, playground: Playground) -> None:
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", "Ben"], "behind")
    await company.sit_down("duckrace")
    await company.play(30)
    table = await bot.store.load(company.number)
    assert isinstance(table, Table)
    cleo = Player(playground, "Cleo", company.channel)
    board = cleo.controls("hand")[0].message
    for verb in ("fair", "log"):
        answer = await press_added(cleo, board, Click(verb, company.number).custom_id)
        told = "\n".join(texts_of(answer))
        assert answer["flags"] & EPHEMERAL
        assert (f"{table.commitment}" in told) == (verb == "fair")
        assert table.game is not None
        assert table.game.seed not in told
    older = await press_added(cleo, answer, Click("log", company.number, "-1").custom_id)
    assert older["id"] == answer["id"], "the page is turned where it is"
    assert texts_of(older) != texts_of(answer)
