"""What a seed is made of, and that nobody can choose it: records of version 2."""

import ast
import re
import runpy
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import GAMES, BadRecord
from engine.errors import RECORD_FAULTS
from engine.race import Race
from engine.record import Record, Said
from engine.seeds import are_in_order, lucky, sat, seed_of, started
from engine.verdict import Verdict, verdict_on
from engine.words import digest
from tests.support.engine.laws import randomly
from tests.support.engine.program import Engine
from tests.support.engine.records import LOG, RACE, redigested
from tests.support.paths import ROOT

SECRET = "5e" * 32
ADDITIONS = (sat(0, 1001), lucky(0, "quack"), sat(2, 1002), started(1003))  # seat 1 is a computer
IDS = st.integers(0, 2**63 - 1)


def fair_record(secret: str = SECRET, additions: tuple[str, ...] = ADDITIONS, moves: int = 25) -> Record:
    rng = Random(7)
    game = Race.new(seats=3, seed=seed_of(secret, additions))
    log: list[Said] = []
    while game.outcome is None and len(log) < moves:
        log.append(randomly(game, rng))
        game.play(*log[-1])
    return Record.of(game, log, secret, additions)


RECORD = fair_record()
TEXT = RECORD.text()


def judged(text: str) -> Verdict:
    return verdict_on(text.encode(), GAMES)


def test_a_record_of_version_2_says_what_its_seed_is_made_of() -> None:
    lines = TEXT.splitlines()
    assert lines[0] == "Duckboard record 2"
    first = lines.index(f"commitment {digest(SECRET)}")
    made_of = [f"secret {SECRET}", *ADDITIONS]
    assert lines[first + 1 : first + 8] == [*made_of, f"seed {RECORD.seed}", ""]
    assert RECORD.seed == digest("".join(f"{line}\n" for line in made_of))
    assert Record.parse(TEXT) == RECORD
    assert judged(TEXT).word == "good"


def test_a_sealed_one_reveals_neither_secret_nor_seed() -> None:
    text = RECORD.sealed().text()
    assert SECRET not in text
    assert (RECORD.seed or "") not in text
    assert Record.parse(text).additions == ADDITIONS
    assert Record.parse(text).text() == text
    assert judged(text).word == "sealed"


def test_without_any_additions_the_bots_secret_still_makes_a_seed() -> None:
    record = fair_record(additions=())
    assert Record.parse(record.text()) == record
    assert (record.version, judged(record.text()).word) == (2, "good")


FAULTS = {
    "another id": (TEXT.replace("sat 2 1002", "sat 2 1007"), "seed"),
    "another start": (TEXT.replace("start 1003", "start 1004"), "seed"),
    "nobody has started it": (TEXT.replace("start 1003\n", ""), "seed"),
    "another lucky word": (TEXT.replace(digest("quack"), digest("moo")), "seed"),
    "another secret": (TEXT.replace(SECRET, "6f" * 32), "commitment"),
    "another commitment": (TEXT.replace(digest(SECRET), "6f" * 32), "commitment"),
    "another seed": (TEXT.replace(RECORD.seed or "", "6f" * 32), "seed"),
    "a seed of version 1": (TEXT.replace("record 2", "record 1"), "layout"),
    "half sealed": (TEXT.replace(f"secret {SECRET}", "sealed"), "layout"),
    "the other half": (TEXT.replace(f"seed {RECORD.seed}", "sealed"), "layout"),
    "a name": (TEXT.replace("sat 2 1002", "sat Ada 1002"), "layout"),
    "other order": (TEXT.replace("sat 2 1002\nstart 1003", "start 1003\nsat 2 1002"), "additions"),
    "nobody's seat": (TEXT.replace("sat 2 1002", "sat 3 1002"), "additions"),
    "sat down twice": (TEXT.replace("sat 2 1002", "sat 2 1002\nsat 2 1003"), "additions"),
}


@pytest.mark.parametrize(("text", "code"), FAULTS.values(), ids=FAULTS)
def test_whatever_is_changed_about_it_is_bad_also_with_a_new_digest(text: str, code: str) -> None:
    assert text != TEXT
    for changed, why in ((text, "altered"), (redigested(text), code)):
        verdict = judged(changed)
        assert verdict.error is not None
        assert (verdict.word, verdict.error.code) == ("bad", why), verdict.error


@pytest.mark.parametrize(("secret", "change"), [(SECRET, "1009"), ("6f" * 32, "1002")])
def test_a_whole_lie_does_not_replay(secret: str, change: str) -> None:
    """With another id or secret, and everything else made to fit, it's another game that the words don't fit."""
    additions = (*ADDITIONS[:2], sat(2, int(change)), ADDITIONS[3])
    lie = replace(
        RECORD, secret=secret, commitment=digest(secret), additions=additions, seed=seed_of(secret, additions)
    )
    verdict = judged(lie.text())
    assert verdict.error is not None
    assert (verdict.word, verdict.error.code in ("move", "outcome", "state")) == ("bad", True)


@given(secret=st.integers(0, 2**256 - 1), ids=st.lists(IDS, min_size=2, max_size=5, unique=True), other=IDS)
def test_an_owner_who_tries_to_choose_cannot(secret: int, ids: list[int], other: int) -> None:
    """The secret is committed to. Whoever else sits there, any one player's id changes everything."""

    def made_of(numbers: list[int]) -> list[str]:
        *seats, start = numbers
        return [*[sat(seat, each) for seat, each in enumerate(seats)], started(start)]

    seeds = {seed_of(f"{secret:064x}", made_of(ids))}
    for place in range(len(ids)):
        seeds.add(seed_of(f"{secret:064x}", made_of([*ids[:place], other, *ids[place + 1 :]])))
    assert len(seeds) == 1 + len([each for each in ids if each != other])


@given(st.lists(st.sampled_from([*ADDITIONS, sat(1, 5), lucky(1, "x"), sat(7, 1), lucky(2, "y")]), max_size=6))
def test_additions_have_one_order(lines: list[str]) -> None:
    wanted = [sat(0, 1001), lucky(0, "quack"), sat(1, 5), lucky(1, "x"), sat(2, 1002), lucky(2, "y"), started(1003)]
    assert are_in_order(lines, 3) == (lines == [each for each in wanted if each in lines])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\xff\xfe\x00", "signs"),
        (TEXT.encode()[:-40], "cut"),
        (b"", "cut"),
        (TEXT.replace("\n", "\r\n").encode(), "signs"),
        (redigested(TEXT.replace("seats 3", "seats 9")).encode(), "setup"),
        (redigested(TEXT.replace("outcome none", "outcome 0 1,2,3 home")).encode(), "outcome"),
        (redigested(TEXT.replace(RECORD.state, "6f" * 32)).encode(), "state"),
        (redigested(TEXT.replace(RECORD.content, "6f" * 32)).encode(), "content"),
    ],
)
def test_a_verdict_has_a_reason(data: bytes, code: str) -> None:
    verdict = verdict_on(data, GAMES)
    assert verdict.error is not None
    assert (verdict.word, verdict.error.code) == ("bad", code)
    assert code in RECORD_FAULTS


def test_a_record_that_is_too_long_is_not_replayed() -> None:
    assert verdict_on(TEXT.encode(), GAMES, most=25).word == "good"
    error = verdict_on(TEXT.encode(), GAMES, most=24).error
    assert error is not None
    assert error.code == "long"


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        (TEXT, 0, f"good: race, 3 seats, 25 moves; secret with the SHA-256 {digest(SECRET)}, and 4 additions"),
        (RECORD.sealed().text(), 3, "sealed: race, 3 seats"),
        (redigested(TEXT.replace("start 1003", "start 1004")), 1, "the seed does not follow from"),
    ],
)
def test_the_command_line_says_so_too(text: str, code: int, says: str, tmp_path: Path, engine: Engine) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8", newline="\n")
    run = engine("verify", file)
    assert (run.returncode, run.stderr) == (code, "")
    assert says in run.stdout


def test_a_bad_record_is_still_an_error_with_one_sentence() -> None:
    with pytest.raises(BadRecord, match="seed does not follow"):
        Record.parse(redigested(TEXT.replace("start 1003", "start 1004"))).replay(GAMES)


# docs/fair-play.md

PAPER = ROOT / "docs" / "fair-play.md"
(RECIPE,) = re.findall(r"```python\n(.*?)```", PAPER.read_text(encoding="utf-8"), re.DOTALL)
OLD = Record.of(RACE, LOG)


def test_the_recipe_is_short_and_needs_nothing_but_python() -> None:
    assert len([line for line in RECIPE.splitlines() if line.strip()]) <= 25
    imported = [
        alias.name for node in ast.walk(ast.parse(RECIPE)) if isinstance(node, ast.Import) for alias in node.names
    ]
    assert imported
    assert {*imported} <= sys.stdlib_module_names
    assert "ImportFrom" not in ast.dump(ast.parse(RECIPE))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (TEXT, "digest: good\ncommitment: good\nseed: good\n"),
        (OLD.text(), "digest: good\ncommitment: good\nseed: good\n"),
        (TEXT.replace("start 1003", "start 1004"), "digest: BAD\ncommitment: good\nseed: BAD\n"),
        (redigested(TEXT.replace("start 1003", "start 1004")), "digest: good\ncommitment: good\nseed: BAD\n"),
        (redigested(TEXT.replace(digest("quack"), digest("moo"))), "digest: good\ncommitment: good\nseed: BAD\n"),
        (redigested(TEXT.replace(SECRET, "6f" * 32)), "digest: good\ncommitment: BAD\nseed: BAD\n"),
        (redigested(OLD.text().replace(RACE.seed, "6f" * 32)), "digest: good\ncommitment: BAD\nseed: good\n"),
        (RECORD.sealed().text(), ""),
    ],
)
def test_the_recipe_tells_good_from_bad(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record, program = tmp_path / "game.txt", tmp_path / "check.py"
    record.write_text(text, encoding="utf-8", newline="\n")
    program.write_text(RECIPE, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["check.py", str(record)])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(str(program), run_name="__main__")
    assert capsys.readouterr().out == says
    assert bool(ended.value.code) == (says.count("good") < 3)
