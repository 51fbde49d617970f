"""People may be called anything; what is shown is short, plain and different for everyone."""

import pytest

from render.text.names import LONGEST_NAME
from render.words.people import shown_names
from render.words.texts import texts
from tests.support.say import say


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Max", "Max"),
        ("  Max \n Power ", "Max Power"),
        ("Max\u202ePower\x00", "MaxPower"),
        ("Maximilian von Mustermann", "Maximilian von Must…"),
        ("x" * 20, "x" * 20),
        ("عبد الله", "عبد الله"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("half\ud800", "half"),
        ("\u200cmax \u200d", "max"),
        ("x" * 18 + "e\u0301" + "x", "x" * 18 + "…"),
        ("👨\u200d👩\u200d👧" * 5, "👨\u200d👩\u200d👧" * 3 + "…"),
        ("क्ष" * 7, "क्ष" * 6 + "…"),
        ("x" + "\u0301" * 30, "x" + "\u0301" * 18 + "…"),
        *[
            (nothing, say("name-missing", letter="Y"))
            for nothing in ("", " \n", "\u200b", "\u200d", "\u3164", "\u2800", "\u0301")
        ],
    ],
)
def test_a_name_is_shown_short_and_on_one_line(name: str, shown: str) -> None:
    assert shown_names([name], "Y", texts()) == (shown,)
    assert len(shown) <= LONGEST_NAME


def test_namesakes_are_told_apart_by_the_letter_of_their_seat() -> None:
    assert shown_names(["Max", "Ann", "max"], "YPV", texts()) == (namesake("Max", "Y"), "Ann", namesake("max", "V"))


def namesake(name: str, letter: str) -> str:
    return say("name-namesake", name=name, letter=letter)


def test_who_has_no_name_gets_one() -> None:
    assert shown_names(["Max"], "YPV", texts()) == ("Max", *[say("name-missing", letter=letter) for letter in "PV"])
