"""Records: what they look like, what is refused, and what the command line says of them."""

import io
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadRecord, Outcome
from engine.__main__ import ProgressBar
from engine.race import Race
from engine.record import Record, Said, moments, replay, traced
from engine.simulate import Tally, interval, table
from engine.words import digest
from tests.support.engine.laws import random_seed, randomly
from tests.support.engine.program import Engine
from tests.support.engine.records import LOG, RACE, race_and_log, redigested
from tests.support.paths import ROOT

TEXT = Record.of(RACE, LOG).text()


def test_a_record_reads_like_a_score_sheet() -> None:
    lines = TEXT.splitlines()
    assert lines[:3] == ["Duckboard record 1", "game race", f"rules {Race.rules}"]
    assert lines[4:8] == ["seats 2", "option rules beginner", "option board tub", "option forgiving no"]
    assert lines[8] == f"commitment {digest(RACE.seed)}"
    assert lines[9] == f"seed {RACE.seed}"
    assert lines[11] == f"{LOG[0].seat} {LOG[0].word}"
    assert RACE.outcome is not None
    assert lines[-3] == f"outcome {RACE.outcome.winners[0]} {','.join(map(str, RACE.outcome.scores))} home"


def test_it_replays_to_the_byte() -> None:
    assert Record.parse(TEXT).text() == TEXT
    assert Record.parse(TEXT).replay(GAMES).dump() == RACE.dump()


def test_a_game_that_was_not_finished_has_a_record_too() -> None:
    game, log = race_and_log(moves=20)
    record = Record.parse(Record.of(game, log).text())
    assert record.outcome is None
    assert record.replay(GAMES).dump() == game.dump()


def test_a_taken_back_move_stays_in_the_record() -> None:
    game = Race.new(seats=2, seed=random_seed(Random(4)))
    first = game.order[0]
    log = [Said(first, "ring 1"), Said(first, "undo 1"), Said(first, "ring 2")]
    again = replay(game, log)
    assert again.duckies[first].space == again.board.rings[1]
    record = Record.parse(Record.of(again, log).text())
    assert record.log == tuple(log)
    assert record.replay(GAMES).dump() == again.dump()


@pytest.mark.parametrize("word", ["undo 2", "undo 0", "undo", "undo x", "undo -1", "undo 99999999"])
def test_taking_back_more_than_may_be_is_refused(word: str) -> None:
    game = Race.new(seats=2, seed=random_seed(Random(4)))
    first = game.order[0]
    with pytest.raises(BadRecord, match=f"move 2, seat {first}: "):
        replay(game, [Said(first, "ring 1"), Said(first, word)])


def test_taking_back_what_came_before_is_refused() -> None:
    game = Race.new(seats=2, seed=random_seed(Random(4)))
    first = game.order[0]
    game.play(first, "ring 1")
    with pytest.raises(BadRecord, match="0 of its moves may be taken back"):
        replay(game, [Said(first, "undo 1")])


def test_a_sealed_record_cannot_be_replayed_but_read() -> None:
    text = Record.of(RACE, LOG).sealed().text()
    assert RACE.seed not in text
    assert Record.parse(text).text() == text
    with pytest.raises(BadRecord, match="sealed"):
        Record.parse(text).replay(GAMES)


FAULTS = {
    "cut off": (TEXT[:-30], "cut off"),
    "empty": ("", "cut off"),
    "a letter": (TEXT.replace("ring", "rung", 1), "altered"),
    "no title": (
        redigested(TEXT.replace("Duckboard record 1", "Duckboard record 3")),
        "line 1, .* the title is expected",
    ),
    "a line too many": (
        redigested(TEXT.replace("seats 2", "seats 2\nchairs 3")),
        "line 6, .* the commitment is expected",
    ),
    "an odd move": (redigested(TEXT.replace("\n\n", "\n\nzero ring 4\n", 1)), "line 12, .* a seat with its word"),
    "other line ends": (TEXT.replace("\n", "\r\n"), "other line ends"),
    "half a letter": (redigested(TEXT).replace("home", "ho\ud800me"), "other line ends or signs"),
    "an option gone": (redigested(TEXT.replace("option board tub\n", "")), "an option is missing"),
    "another game": (redigested(TEXT.replace("game race", "game chess")), 'no game "chess"'),
    "other rules": (redigested(TEXT.replace(f"rules {Race.rules}", "rules 7")), "rules version 7"),
    "too many seats": (redigested(TEXT.replace("seats 2", "seats 9")), "9 seats"),
    "unknown option": (redigested(TEXT.replace("option board", "option bored")), 'no option "bored"'),
    "unknown board": (redigested(TEXT.replace("board tub", "board tab")), 'board "tab": choose tub, '),
    "another board": (redigested(TEXT.replace("board tub", "board basin")), "other race cards or boards"),
    "another seed": (redigested(TEXT.replace(RACE.seed, "0" * 64)), "committed"),
    "a foreign move": (redigested(TEXT.replace(f"\n\n{LOG[0].seat} ", "\n\n7 ", 1)), "move 1, seat 7"),
    "another outcome": (redigested(TEXT.replace("\noutcome ", "\noutcome 0,")), "the outcome is"),
    "no outcome": (redigested(TEXT.replace(" home", "")), "outcome "),
    "another state": (
        redigested(TEXT.replace(f"state {digest(RACE.dump())}", "state " + "0" * 64)),
        "its state differs",
    ),
    "a nought": (redigested(TEXT.replace("seats 2", "seats 02")), "not written the way"),
}


@pytest.mark.parametrize(("text", "complaint"), FAULTS.values(), ids=FAULTS)
def test_a_broken_record_says_what_is_wrong_with_it(text: str, complaint: str) -> None:
    assert text != TEXT
    with pytest.raises(BadRecord, match=complaint) as refusal:
        Record.parse(text).replay(GAMES)
    assert "\n" not in str(refusal.value)


@given(st.text() | st.text().map(lambda text: redigested(text + "\ndigest ")))
def test_any_other_text_is_refused_as_a_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.parse(text)


@given(place=st.integers(0, len(TEXT) - 1), junk=st.text(max_size=5))
def test_whatever_is_changed_is_noticed(place: int, junk: str) -> None:
    altered = TEXT[:place] + junk + TEXT[place + 1 :]
    if altered != TEXT:
        with pytest.raises(BadRecord):
            Record.parse(altered)


# The command line


@pytest.mark.processes
def test_the_engine_is_a_program(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Record.of(RACE, LOG).sealed().text(), encoding="utf-8", newline="\n")
    command = [sys.executable, "-m", "engine", "verify", file]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (3, "")
    assert run.stdout.startswith("sealed: race, 2 seats, ")


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        (TEXT, 0, "good: race, 2 seats, "),
        (TEXT.replace("ring", "rung", 1), 1, "the record was altered"),
        (Record.of(RACE, LOG).sealed().text(), 3, "sealed: race, 2 seats, "),
        (redigested(Record.of(RACE, LOG).sealed().text().replace("seats 2", "seats 77")), 1, "race with 77 seats"),
    ],
)
def test_verify(text: str, code: int, says: str, tmp_path: Path, engine: Engine) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8", newline="\n")
    run = engine("verify", file)
    assert run.returncode == code
    assert says in run.stdout
    assert run.stderr == ""


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", b""])
def test_verify_says_of_an_unreadable_file_that_it_is_bad(
    content: bytes | None, tmp_path: Path, engine: Engine
) -> None:
    file = tmp_path / "game.txt"
    if content is not None:
        file.write_bytes(content)
    run = engine("verify", file)
    assert run.returncode == 1
    assert run.stdout.startswith(f"bad: {file}: ")
    assert run.stderr == ""


def test_the_table_counts_wins_by_place_in_turn_order() -> None:
    tally = Tally(seats=2)
    for number in range(4):
        game = Race.new(seats=2, seed=f"{number:064x}")
        last = game.order[-1]
        game.outcome = Outcome((last,) if number else (0, 1), (4, 2), "home" if number else "tie")
        tally.add(game, length=10 * (number + 1))
    assert tally.wins_by_place == [0.5, 3.5]
    lines = [line.split() for line in table(tally).splitlines()]
    assert lines[1] == ["10", "25", "25.0", "40", "40"]
    assert lines[4][:4] == ["1", "0", "12.5%", "50.0%"]
    assert lines[5][:4] == ["2", "4", "87.5%", "50.0%"]
    assert lines[-2:] == [["home", "3", "75.0%"], ["tie", "1", "25.0%"]]


def test_the_interval_is_wilsons() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_the_progress_bar_grows_on_a_terminal() -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    bar = ProgressBar(4, terminal)
    for played in range(5):
        bar(played)
    assert terminal.getvalue().split("\r")[-1] == f"[{'#' * 40}] 4/4\n"
    assert len(terminal.getvalue().split("\r")) == 6


def test_simulate_counts_lengths_wins_and_endings(engine: Engine) -> None:
    run = engine("simulate", "race", "--games", "4", "--seats", "2", "--option", "board=basin", "--seed", "1" * 64)
    assert run.returncode == 0
    for heading in ("moves a game", "place in turn order", "ending"):
        assert heading in run.stdout
    again = engine("simulate", "race", "--games", "4", "--seats", "2", "--option", "board=basin", "--seed", "1" * 64)
    assert again.stdout == run.stdout


def test_strength_tells_a_share_and_its_interval(engine: Engine) -> None:
    run, again = [engine("strength", "race", "normal", "easy", "--games", "4", "--seed", "1" * 64) for _ in range(2)]
    assert run.returncode == 0
    assert "95 % interval" in run.stdout
    assert "times its fair share" in run.stdout
    assert again.stdout == run.stdout


@pytest.mark.parametrize("players", [["normal"], ["normal", "best"], ["normal"] * 9])
def test_strength_refuses_with_one_sentence(players: list[str], engine: Engine) -> None:
    run = engine("strength", "race", *players, "--games", "1")
    assert (run.returncode, run.stdout, len(run.stderr.splitlines())) == (2, "", 1)


def test_advise_tells_what_each_decision_cost(tmp_path: Path, engine: Engine) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8", newline="\n")
    run = engine("advise", file, "--seat", "0", "--playouts", "16")
    assert (run.returncode, run.stderr) == (0, "")
    lines = run.stdout.splitlines()
    assert lines
    assert all(" seat 0 " in line and " hard: " in line for line in lines)
    assert any("of a win" in line for line in lines), "somebody aimless makes mistakes"
    assert "None" not in run.stdout


def test_a_sealed_record_gets_no_advice(tmp_path: Path, engine: Engine) -> None:
    file = tmp_path / "game.txt"
    file.write_text(Record.of(RACE, LOG).sealed().text(), encoding="utf-8", newline="\n")
    run = engine("advise", file)
    assert (run.returncode, run.stdout) == (1, "")
    assert "sealed" in run.stderr


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], 'there is no game "chess": choose race'),
        (["race", "--seats", "9"], "race with 9 seats"),
        (["race", "--seats", "0"], "race with 0 seats"),
        (["race", "--seats", "x"], "invalid int value"),
        (["race", "--games", "0"], "is not a number of games"),
        (["race", "--games", "9" * 5000], "is not a number of games"),
        (["race", "--option", "rules=hard"], 'option rules "hard": choose beginner or advanced'),
        (["race", "--option", "board=moon"], 'board "moon": choose tub, '),
        (["race", "--option", "bo\nard"], '--option "bo�ard": write it as NAME=VALUE'),
        (["race", "--option", "board=tub", "--option", "board=tub"], "board was given already"),
        (["race", "--seed", ""], 'seed "": a seed is 64 hex digits'),
        (["race", "--seed", "12"], "a seed is 64 hex digits"),
    ],
)
def test_simulate_refuses_with_one_sentence(arguments: list[str], complaint: str, engine: Engine) -> None:
    run = engine("simulate", *arguments)
    assert run.returncode == 2
    assert complaint in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("kind", GAMES)
def test_so_many_lines_of_the_log_lead_up_to_each_moment(kind: str) -> None:
    """Also where something was taken back."""
    rng, start = Random(f"traced {kind}"), GAMES[kind].new(seats=3, seed=random_seed(Random(5)))
    log, game, undoable = list[Said](), start.copy(), 0
    for _ in range(60):
        seat = next((each for each in range(3) if game.undoable(each)), None)
        undoable += seat is not None
        said = Said(seat, "undo 1") if seat is not None and rng.random() < 0.3 else randomly(game, rng)
        log.append(said)
        game = replay(start, log)
        if game.outcome:
            break
    assert any([said.word == "undo 1" for said in log]) == (undoable > 0), "some games have nothing to take back"
    found = traced(start, log)
    assert [moment.dump() for moment, _ in found] == [moment.dump() for moment in moments(start, log)]
    last = {lines: moment for moment, lines in found}
    for lines, moment in last.items():
        assert replay(start, log[:lines]).dump() == moment.dump()
