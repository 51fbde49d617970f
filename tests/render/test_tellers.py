"""What tellers say of any game, at any moment, whatever people are called: short, whole, and no secrets."""

import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import Event, Game
from engine.game import Frozen
from engine.phrases import phrases
from render import TELLERS, Teller
from render.teller import LONGEST_LABEL
from render.text.names import shortened
from render.words.events import by_turn, in_a_line
from render.words.markdown import CALL, plain
from render.words.pages import LONGEST_TABLE
from render.words.sentences import length
from render.words.texts import texts
from tests.support.engine import laws
from tests.support.engine.laws import Subject
from tests.support.paths import ROOT
from tests.support.render.messages import messages_of
from tests.support.render.tables import (
    NAMES,
    WEIRD_NAMES,
    at_each,
    check_laws,
    in_games,
    moments,
    played_to_the_end,
    tables_of,
)

MARKDOWN_NAMES = ("**Max**", "`Ann`", "||Bob||", "@everyone <@1>", "[Ida](x.y)", "# Lea_\\")
SIX_OF_A_KIND = ("*" * 30,) * 6
ALL_NAMES = (*[(names * 2)[:6] for names in WEIRD_NAMES], MARKDOWN_NAMES, SIX_OF_A_KIND)
TOLD = tables_of(TELLERS)
NAMES_AS_TOLD = sorted(
    {plain(shortened(name)) for people in (*WEIRD_NAMES, MARKDOWN_NAMES) for name in people} - {""},
    key=lambda name: (-len(name), name),
)
every_table = at_each(TOLD)
T = texts()
ENGINE = ROOT / "engine"


def teller_of(game: Game[Any]) -> Teller:
    return TELLERS[game.name]


# Length, and never a word missing


@every_table
def test_a_whole_game_can_be_told_whatever_people_are_called(table: Subject) -> None:
    for number, style in [*enumerate(laws.STYLES)][table.seats % 2 :: 2]:
        rng = Random(f"whole {table} {number}")
        game = table.new(rng)
        events = [event for each in game.recent for event in each]
        for step in range(120):
            if step % 4 == number % 4:
                check_told(game, [None, rng.choice(game.prompts()).seat], events, rng.choice(ALL_NAMES))
            events = game.play(*style(game, rng))
            if game.outcome is not None:
                break


@every_table
def test_any_moment_can_be_told(table: Subject) -> None:
    for game, names in moments(table, Random(f"moments {table}"), games=4, steps=3):
        check_told(game, laws.viewers(game), game.view(None).events, names)


@every_table
def test_the_end_can_be_told(table: Subject) -> None:
    rng = Random(f"end {table}")
    game = played_to_the_end(table, rng)
    for names in ALL_NAMES:
        check_told(game, laws.viewers(game), game.view(None).events, names)


def check_told(game: Game[Any], seats: list[int | None], events: Sequence[Event], names: tuple[str, ...]) -> None:
    teller = teller_of(game)
    for seat in seats:
        view = game.view(seat)
        check_page(teller.board(view, names, T))
        if seat is not None:
            check_page(teller.hand(view, names, T))
        for line in (*teller.news(view, events, names, T), *teller.tell_turns(view, events, names, T)):
            check_sentence(line)
        for asked in (*view.waiting, *view.prompts):
            check_sentence(teller.question(view, asked, names, T))
            check_labels([teller.label(view, asked, word, T) for word in asked.moves])
            check_labels(labels(teller, view, asked))
        if view.outcome is not None:
            check_page(teller.result(view, names, T))


def check_page(text: str) -> None:
    assert 0 < length(text) <= LONGEST_TABLE
    assert text.count("```") % 2 == 0
    for line in "".join(text.split("```")[1::2]).splitlines():
        assert len(line) <= 40, f"breaks on a phone: {line}"
        assert "*" not in line, f"Markdown is not read in a block: {line}"
    assert not re.search(r"(?m)^\s*$", text.strip()), "an empty line"


def check_sentence(text: str) -> None:
    assert re.search(r"[.!?]\**$", text), text
    assert "\n" not in text
    assert not re.search(r"  |\.\.|, ,| [,;:.!?](?: |$)|: [.!?]", without_names(text)), text


def without_names(text: str) -> str:
    """Only our own words."""
    for name in NAMES_AS_TOLD:
        text = text.replace(name, "X")
    return text


def check_labels(labels: list[str]) -> None:
    assert len(set(labels)) == len(labels), labels
    for label in labels:
        assert 0 < length(label) <= LONGEST_LABEL
        assert not re.search(r"[*`\n]|  |^ | $|\( *\)", label), label


# Everything that happens


UNTOLD = {  # what everyone sees anyway, or what another sentence says
    "race": {"control", "face"},
    "pool": {"score"},
    "tow": {"action", "end", "score", "tile"},
}
NEVER_TOLD = {"draw", "round", "shuffle", "turn"}  # in some games they are


@pytest.mark.parametrize("name", TELLERS)
def test_every_kind_of_event_has_its_news_or_is_left_untold_on_purpose(name: str) -> None:
    messages, news = messages_of(f"{name}.ftl"), f"{name}-news-"
    kinds = told_kinds(ENGINE / name) | told_kinds(ENGINE / "hands.py")
    untold = {kind for kind in kinds if not any(each.startswith(f"{news}{kind}") for each in messages)}
    assert untold <= NEVER_TOLD | UNTOLD.get(name, set()), f"give it a message {news}…, and tell it in news.py"


def told_kinds(place: Path) -> set[str]:
    """The kinds of events that are written out in this code."""
    files = [place] if place.is_file() else [*place.glob("*.py")]
    return {kind for file in files for kind in re.findall(r'_tell\(\s*"([a-z-]+)"', file.read_text(encoding="utf-8"))}


# In short


@pytest.mark.parametrize("table", [table for table in TOLD if table.kind.name != "race"], ids=str)
def test_a_turn_is_one_line_that_leaves_nothing_out(table: Subject) -> None:
    rng = Random(f"turns {table}")
    game, events = table.new(rng), list[Event]()
    for _ in range(40):
        if game.outcome is None:
            events += game.play(*laws.randomly(game, rng))
    view, teller = game.view(None), teller_of(game)
    lines = teller.tell_turns(view, events, NAMES, T)
    assert len(lines) <= 1 + len([event for event in events if event.kind == "turn"])
    words = [word for line in teller.news(view, events, NAMES, T) for word in re.findall(r"\w+", line)]
    assert {*words} <= {*re.findall(r"\w+", " ".join(lines))}


def test_sentences_about_the_same_person_are_told_as_one() -> None:
    told = ["**Ada** played Shoot.", "**Ada** hit **Ben**’s hat!", "New: water.", "**Ben** is out.", "**Ada** drew."]
    line = in_a_line(told, ["Ada", "Ben"], T)
    assert line == "**Ada** played Shoot and hit **Ben**’s hat! New: water. **Ben** is out. **Ada** drew."


def test_nothing_is_added_to_a_remark_about_something_else() -> None:
    told = ["**Ada** hit **Ben**’s hat! It’s blue.", "**Ada** moved.", "**Ada** drew."]
    line = in_a_line(told, ["Ada", "Ben"], T)
    assert line == "**Ada** hit **Ben**’s hat! It’s blue. **Ada** moved and drew."


def test_a_name_that_begins_like_another_is_not_taken_for_it() -> None:
    told = ["**Ada** moved.", "**Ada B.** moved.", "**Ada B.** drew.", "**Ada claimed it!**"]
    line = in_a_line(told, ["Ada", "Ada B."], T)
    assert line == "**Ada** moved. **Ada B.** moved and drew. **Ada claimed it!**"


def test_events_are_cut_where_a_turn_begins() -> None:
    events = [Event(n, kind, 0, Frozen({})) for n, kind in enumerate(["draw", "turn", "play", "hit", "turn", "play"])]
    assert [[event.n for event in turn] for turn in by_turn(events)] == [[0], [1, 2, 3], [4, 5]]


# Who may know what


@every_table
def test_the_board_says_the_same_from_every_view(table: Subject) -> None:
    for game, names in moments(table, Random(f"alike {table}"), games=5):
        views = [game.view(seat) for seat in laws.viewers(game)]
        assert len({teller_of(game).board(view, names, T) for view in views}) == 1


def told_to_all(game: Game[Any], _: int | None) -> object:
    """What stands in the channel, from each view, and what is said there about each question."""
    teller, public = teller_of(game), game.view(None)
    boards = [teller.board(game.view(seat), NAMES, T) for seat in laws.viewers(game)]
    asked = [(teller.question(public, each, NAMES, T), labels(teller, public, each)) for each in public.waiting]
    news = [tell(public, public.events, NAMES, T) for tell in (teller.news, teller.tell_turns)]
    return boards, asked, news


def told_to_seat(game: Game[Any], seat: int | None) -> object:
    teller, view = teller_of(game), game.view(seat)
    asked = [(teller.question(view, each, NAMES, T), labels(teller, view, each)) for each in view.prompts]
    waiting = [teller.question(view, each, NAMES, T) for each in view.waiting]
    news = [tell(view, view.events, NAMES, T) for tell in (teller.news, teller.tell_turns)]
    return teller.hand(view, NAMES, T), asked, waiting, news


def labels(teller: Teller, view: Any, asked: Any) -> list[str]:
    """On the buttons, in their order."""
    return [teller.label(view, asked, word, T) for word in phrases(view, asked)]


@in_games(2, 60)
@every_table
def test_what_all_are_told_is_no_secret(table: Subject, games: int) -> None:
    check_laws(table, told_to_all, [None], Random(f"all {table}"), games=games, steps=6)


@in_games(2, 60)
@every_table
def test_a_seat_is_told_no_others_secret(table: Subject, games: int) -> None:
    check_laws(table, told_to_seat, list(range(table.seats)), Random(f"seat {table}"), games=games, steps=5)


@every_table
def test_news_of_events_as_they_come_are_only_what_the_seat_may_know(table: Subject) -> None:
    """The events of a move hold everyone's secrets: a teller tells them as its view sees them."""
    rng = Random(f"news {table}")
    game = table.new(rng)
    events = [event for each in game.recent for event in each]
    for _ in range(60):
        if game.outcome is None:
            events += game.play(*laws.randomly(game, rng))
        for seat in laws.viewers(game):
            seen = [event.seen_by(seat) for event in events]
            told = [teller_of(game).news(game.view(seat), each, NAMES, T) for each in (events, seen)]
            assert told[0] == told[1]
        events = []


@pytest.mark.parametrize("name", TELLERS)
def test_a_board_that_mentions_a_hand_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TELLERS[name]

    def leak(view: Any, names: Any, texts: Any) -> str:
        return f"{honest.board(view, names, texts)} {view.position.hand[:1]}"

    monkeypatch.setitem(TELLERS, name, honest._replace(board=leak))
    table = next(table for table in TOLD if table.kind.name == name)
    with pytest.raises(AssertionError, match=r"tells what it cannot know|told seat"):
        check_laws(table, told_to_all, [None], Random(1), games=20, steps=8)


@pytest.mark.parametrize("name", TELLERS)
def test_news_that_mention_what_another_drew_are_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TELLERS[name]

    def leak(view: Any, events: Any, names: Any, texts: Any) -> list[str]:
        return [*honest.news(view, events, names, texts), *[str(event.only) for event in events]]

    monkeypatch.setitem(TELLERS, name, honest._replace(news=leak))
    table = next(table for table in TOLD if table.kind.name == name)
    with pytest.raises(AssertionError):
        test_news_of_events_as_they_come_are_only_what_the_seat_may_know(table)


# Names


@pytest.mark.parametrize("name", MARKDOWN_NAMES)
def test_nothing_in_a_name_is_taken_for_markdown_or_a_mention(name: str) -> None:
    said = plain(name)
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`~|>#\[\]<]", said)
    assert said.count("@") == said.count(CALL)
    assert re.sub(r"\\(.)", r"\1", said).replace(CALL, "@") == name


@every_table
def test_names_are_told_as_they_are(table: Subject) -> None:
    game = table.new(Random(f"names {table}"))
    view = game.view(None)
    board = teller_of(game).board(view, MARKDOWN_NAMES, T)
    assert all(plain(name) in board for name in MARKDOWN_NAMES[: table.seats])
    assert "@everyone" not in board


# Those who may not be told


@pytest.mark.parametrize("name", TELLERS)
def test_a_spectator_has_no_hand_and_a_game_that_goes_on_no_result(name: str) -> None:
    game = next(table for table in TOLD if table.kind.name == name).new(Random(name))
    with pytest.raises(ValueError, match="spectator"):
        TELLERS[name].hand(game.view(None), NAMES, T)
    with pytest.raises(ValueError, match="not over"):
        TELLERS[name].result(game.view(0), NAMES, T)
