"""However little room there is for names, no two people are ever written alike."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from render.text.apart import Place, told_apart
from render.text.shaping import clean, clusters
from render.text.writing import appearance, width
from render.words.people import SEAT_LETTERS, shown_names
from render.words.texts import texts
from tests.support.render.any_names import any_names

SIZE, PLATE_OF_FOUR = 33.0, 143.0  # pixels, as on a board picture 1200 wide
BEGINNINGS = st.sampled_from(["", "Alexandra the ", "عبد الرحمن بن ", "さくらさくらさくら", "🦆🦆🦆🦆🦆🦆🦆", "Max "])
ENDINGS = st.one_of(st.text(max_size=12), st.sampled_from(["Great", "Grey", "99", "98", "great", "…", " (Y)"]))
ANY_NAME = st.builds(str.__add__, BEGINNINGS, ENDINGS)
ROOMS = st.sampled_from([8.0, 17.0, 40.0, 60.0, 87.0, 113.0, PLATE_OF_FOUR, 300.0])


def written(names: Sequence[str], rooms: Sequence[float], *, may_shrink: bool = True) -> list[str]:
    """What is written, after the checks that always hold."""
    shown = shown_names(names, SEAT_LETTERS[: len(names)], texts())
    listed = zip(shown, SEAT_LETTERS, rooms, strict=False)
    places = tuple([Place(name, letter, SIZE, room, may_shrink) for name, letter, room in listed])
    found = told_apart(places)
    for place, (text, size) in zip(places, found, strict=True):
        assert 0 < width(text, size) <= place.widest
        assert size <= SIZE
    for (one, _), (other, _) in combinations(found, 2):
        assert appearance(one.casefold()) != appearance(other.casefold()), f"{one!r} looks like {other!r}"
    return [text for text, _ in found]


@given(st.lists(ANY_NAME, min_size=1, max_size=6), st.lists(ROOMS, min_size=6, max_size=6))
def test_no_two_people_are_written_alike_and_all_keep_to_their_room(names: list[str], rooms: list[float]) -> None:
    written(names, rooms)
    written(names, rooms, may_shrink=False)


@pytest.mark.parametrize("number", range(20))
def test_it_is_so_in_every_script(number: int) -> None:
    rng = Random(f"apart {number}")
    for beginning, *names in zip(*[any_names(rng, 30)] * 6, strict=False):
        longer = [beginning + name for name in names]
        written([*names, beginning], [PLATE_OF_FOUR] * 6)
        written([*longer, beginning], [PLATE_OF_FOUR] * 6)


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Max", "Ann"], ["Max", "Ann"]),
        (["Alexandra the Great", "Max"], ["Alexandr…", "Max"]),
        (["Alexandra the Great", "Alexandra the Grey"], ["Ale…Great", "Alex…Grey"]),
        (["xXDragonSlayerXx99", "xXDragonSlayerXx98"], ["xXDra…x99", "xXDra…x98"]),
        (["Maximilian von Mustermann"] * 2, ["Maximi…(P)", "Maxim…(Q)"]),
        (["AAAAAAAA1BBBBBBBB", "AAAAAAAA2BBBBBBBB"], ["AAAA… (P)", "AAAA… (Q)"]),
        (["عبد الرحمن بن محمد", "عبد الرحمن بن احمد"], ["عبد ا…محمد", "عبد ا…احمد"]),
        (["🦆", "🦢"], ["🦆 (P)", "🦢 (Q)"]),
    ],
)
def test_names_are_cut_where_they_still_tell_people_apart(names: list[str], shown: list[str]) -> None:
    assert written(names, [PLATE_OF_FOUR] * 6) == shown


def test_where_there_is_room_for_a_letter_only_it_is_the_letter_of_the_seat() -> None:
    assert written(["Alexandra the Great", "Alexandra the Grey"], [17.0] * 6) == ["P", "Q"]


def test_one_person_may_stand_in_several_places() -> None:
    twice = Place("Max", "P", SIZE, PLATE_OF_FOUR)
    assert [text for text, _ in told_apart((twice, twice._replace(widest=100)))] == ["Max", "Max"]


def test_letters_are_kept_whole_on_both_sides_of_a_cut() -> None:
    family = "👨\u200d👩\u200d👧"
    names = [f"Zo\u0308e\u0308{family}zo\u0308e\u0308 one", f"Zo\u0308e\u0308{family}zo\u0308e\u0308 two"]
    for name, text in zip(names, written(names, [110.0] * 6), strict=True):
        head, _, tail = text.partition("…")
        letters = clusters(clean(name))
        assert clusters(head) == letters[: len(clusters(head))]
        assert tail in name.split()


def test_the_more_room_there_is_the_more_is_written() -> None:
    names = ["Alexandra the Great", "Alexandra the Grey"]
    lengths = [len(written(names, [room] * 6)[0]) for room in range(20, 400, 10)]
    assert all(one <= other + 3 for one, other in pairwise(lengths))
    assert lengths[-1] == len(names[0])
