"""Any name can be written: in its own script, inside its box, and without an exception."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from render.text.fonts import FONTS, GAP, OTHERS
from render.text.shaping import ISOLATES, JOINERS, MOST_LETTERS, clean, clusters, in_order
from render.text.writing import ABOVE, BELOW, Anchor, Weight, _laid, _runs, fitted, height, isolated, width, write
from tests.support.each import for_each
from tests.support.render.any_names import BREAKS_A_BOARD

SIZE = 28.0
NAMES = {
    "plain": "Quackers Jagged",
    "accents": "Łukasz Dvořák Őző İı Nguyễn",
    "long": "Sir Quacksalot of the Seventh Bathtub, Keeper of the Foam",
    "very long": "duck " * 2000,
    "Greek": "Ελένη Παπαδάκη ᾧ",
    "Cyrillic": "Дмитрий Ёжиков",
    "Hebrew": "דני כהן",
    "Hebrew and numbers": "דני 12.5 כהן (abc)",
    "Arabic": "محمد علي الأحمد",
    "Arabic and numbers": "محمد 34 و ٣٤",
    "Persian": "می‌خواهم",
    "Chinese": "小鸭子王",
    "Japanese": "鴨川さくら ダック",
    "Korean": "김철수 오리",
    "Thai": "น้ำเป็ดปี่ ที่รัก",
    "Hindi": "हिन्दी क्षत्रिय",
    "Bengali": "বাংলা শ্রীকৃষ্ণ",
    "Tamil": "ஸ்ரீ தொல்காப்பியன்",
    "Telugu": "వేంకటేశ్వర్లు",
    "emoji": "🦆",
    "family": "👨‍👩‍👧‍👦",
    "couple": "👩‍❤️‍👨",
    "flags": "🇩🇪🇫🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "keycap": "1️⃣",
    "skin": "👋🏽",
    "zalgo": "".join(letter + "\u0337\u0321\u0322\u031b\u0301\u0302\u0335" * 5 for letter in "Zalgo"),
    "marks alone": "\u0301\u0302\u0e48",
    "controls": "a\x00b\x1b[31mc\r\nd\te",
    "overrides": "a\u202eb\u2066c\u200bd\ufeff",
    "surrogates": "\ud800a\udfff",
    "private": "\ue000\uf8ff\U0010fffd",
    "unassigned": "\u0378\uffff\U0001fffe",
    "empty": "",
    "blank": " \u3000\u2800\u3164\n",
}
TRICKY = (
    "ab 12.%-(،)אב\u05b8محلاـ\u200c\u200d\u064e\u0301\u0327क\u094dि\u093c\u0e1b\u0e48\u0e33\ufe0f🦆👩❤♂🏽🇩中한\ud800…"
)
anything = st.text(st.characters(exclude_categories=())) | st.text(st.sampled_from(TRICKY))


def ink(text: str, size: float, anchor: Anchor = "ls", weight: Weight = "semibold"):
    """Where a text leaves ink, relative to its anchor."""
    across, along = round(size) * 3 + 10, round(width(text, size, weight) + size) + 20
    paper = Image.new("L", (2 * along, 2 * across))
    place = (along, across)
    write(ImageDraw.Draw(paper), place, text, size, 255, anchor=anchor, weight=weight)
    box = paper.getbbox() or (*place, *place)
    return box[0] - along, box[1] - across, box[2] - along, box[3] - across


def written(name: str) -> str:
    """What is drawn, from left to right."""
    mirrored = str.maketrans("()", ")(")
    return "".join(letter.translate(mirrored) if leftward else letter for letter, leftward in in_order(clean(name)))


def glyphs(name: str) -> list[int]:
    """The numbers of what is drawn, from left to right."""
    return [glyph.number for glyph in _laid(name, "semibold").glyphs]


def arabic(letters: str) -> list[int]:
    """What the font for Arabic draws for letters that are already joined."""
    return [OTHERS[0].loaded.get_nominal_glyph(ord(letter)) or 0 for letter in letters]


def blanks() -> list[int]:
    return [*glyphs(" "), *arabic(" ")]


def fonts_of(name: str) -> set[str]:
    return {run.font.file for run in _runs(name, "semibold") if run.text.strip()}


def gaps(name: str) -> int:
    return sum(run.font == GAP for run in _runs(name, "semibold"))


def assert_inside_its_box(text: str, size: float) -> None:
    left, top, right, bottom = ink(text, size)
    assert left >= -2
    assert right <= width(text, size) + 2
    assert top >= -ABOVE * size - 2
    assert bottom <= BELOW * size + 2


@for_each([(name, size) for name in NAMES.values() for size in (9, SIZE, 60.5)])
def test_a_name_is_written_inside_its_box(name: str, size: float) -> None:
    assert_inside_its_box(name, size)


@given(anything)
@example(BREAKS_A_BOARD)
def test_any_text_is_written_inside_its_box(text: str) -> None:
    assert_inside_its_box(text, SIZE)


@given(anything, st.floats(0, 300), st.sampled_from(["medium", "semibold"]))
@example(BREAKS_A_BOARD, 20, "semibold")
def test_a_fitted_text_is_never_wider_than_asked(text: str, widest: float, weight: Weight) -> None:
    assert width(fitted(text, SIZE, widest, weight), SIZE, weight) <= widest


@given(st.text(st.sampled_from("ae\u0301\u0327क\u093eน\u0e48 ")), st.floats(20, 300))
def test_a_letter_is_not_parted_from_its_marks(text: str, widest: float) -> None:
    fit = fitted(text, SIZE, widest)
    if fit.endswith("…") and fit != "…":
        kept = clusters(fit[:-1])
        assert kept == clusters(clean(text))[: len(kept)]


@given(anything, st.floats(0, 300))
def test_a_cut_text_ends_in_no_space_or_joiner(text: str, widest: float) -> None:
    fit = fitted(text, SIZE, widest)
    assert not fit.endswith(tuple(f"{char}…" for char in (" ", *JOINERS)))


@given(anything)
@example("क्क्ष" * 200)
def test_a_clean_text_stays_as_it_is(text: str) -> None:
    assert clean(clean(text)) == clean(text)
    assert len(clusters(clean(text))) <= MOST_LETTERS


@given(anything)
@example(BREAKS_A_BOARD)
@example("כ+1.2 (ב\u05b8ב)\u2068 x")
def test_nothing_gets_lost_when_a_line_is_put_in_order(text: str) -> None:
    shown = [letter for letter, _ in in_order(clean(text))]
    letters = [letter for letter in clusters(clean(text)) if letter not in ISOLATES]
    assert sorted(letter[0] for letter in shown) == sorted(letter[0] for letter in letters)


@pytest.mark.parametrize(
    ("name", "cut"),
    [
        ("محمد علي الأحمد", "محمد…"),
        ("duck כהן לוי", "duck…"),
        ("क्षत्रिय", "क्ष…"),  # joined consonants stay together
        ("น้ำเป็ด", "น้ำเ…"),
    ],
)
def test_a_name_is_cut_at_its_end_between_letters(name: str, cut: str) -> None:
    assert fitted(name, SIZE, width(cut, SIZE)) == cut


def test_the_dots_stand_where_reading_ends() -> None:
    assert written("محمد…").startswith("…")
    assert written("duck כה…").endswith("…")
    assert written(isolated("כה…") + " wins").startswith("…")


def test_a_text_that_fits_is_not_touched() -> None:
    assert fitted("Quackers", SIZE, 1000) == "Quackers"


def test_a_text_is_shortened_as_little_as_can_be() -> None:
    assert fitted("Quackers", SIZE, width("Quack…", SIZE)) == "Quack…"
    assert fitted("Quackers", SIZE, 1) == ""


@pytest.mark.parametrize(
    ("name", "fit"),
    [
        ("a\u202eb\u200b\u2066c\x07", "abc"),
        ("e\u0301", "é"),
        ("x\u0302\u0303\u0304\u0305", "x\u0302"),
        ("ễ\u0301ọ\u0301\u0300", "ễọ\u0301"),
        ("\u0e01\u0e47\u0e47\u0e47", "\u0e01\u0e47"),
        ("फ़ूँ", "फ़ूँ"),
        ("\u0301duck", "duck"),
        ("\ud800", ""),
        ("𝓓𝓾𝓬𝓴 Ｗｉｄｅ", "Duck Wide"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍❤️‍👨👋🏽", "👩‍❤‍👨👋🏽"),
        ("\u200da\u200d\u200c b\u200c", "a b"),
        (BREAKS_A_BOARD, "\u0620"),
    ],
)
def test_a_text_is_cleaned_before_it_is_written(name: str, fit: str) -> None:
    assert clean(name) == fit


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Dvořák", "Fredoka-SemiBold.ttf"),
        ("Ελένη", "DejaVuSansCondensed-Bold.ttf"),
        ("Ёжиков", "DejaVuSansCondensed-Bold.ttf"),
        ("כהן", "Fredoka-SemiBold.ttf"),
        ("محمد", "DejaVuSansCondensed-Bold.ttf"),
        ("Հայկ ქართველი", "DejaVuSansCondensed-Bold.ttf"),
        ("小鸭子王 さくら 김철수", "DroidSansFallback.ttf"),
        ("排水口へ、カードを選ぶ。王芳", "MPLUSRounded1c-Bold.ttf"),
        ("น้ำเป็ด", "NotoSansThai-Bold.ttf"),
        ("हिन्दी", "NotoSansDevanagari-Bold.ttf"),
        ("বাংলা", "NotoSansBengali-Bold.ttf"),
        ("தமிழ்", "NotoSansTamil-Bold.ttf"),
        ("తెలుగు", "NotoSansTelugu-Bold.ttf"),
    ],
)
def test_a_script_is_written_in_a_font_that_has_it(name: str, file: str) -> None:
    assert fonts_of(name) == {file}


@pytest.mark.parametrize("script", ["emoji", "family", "couple", "skin", "private"])
def test_what_no_font_has_becomes_one_sign(script: str) -> None:
    assert gaps(NAMES[script]) == 1


def test_signs_stand_apart_where_there_is_a_space() -> None:
    assert gaps(NAMES["flags"]) == 2


def test_a_keycap_is_its_digit() -> None:
    assert written(NAMES["keycap"]).rstrip("\u20e3") == "1"
    assert gaps(NAMES["keycap"]) == 0


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("דני כהן", "ןהכ ינד"),
        ("דני 12 כהן", "ןהכ 12 ינד"),
        ("דני 12 34", "34 12 ינד"),
        ("כהן 3.5", "3.5 ןהכ"),
        ("כהן (abc def)", "(abc def) ןהכ"),
        ("duck כהן 12", "duck 12 ןהכ"),
        ("duck כהן pond", "duck ןהכ pond"),
        ("12 ducks", "12 ducks"),
        ("duck (כהן) 12", "duck (ןהכ) 12"),
        ("\u2068כהן\u2069 3 (x)", "ןהכ 3 (x)"),
    ],
)
def test_what_is_read_from_right_to_left_stands_so(name: str, seen: str) -> None:
    assert written(name) == seen


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("محمد", "\ufeaa\ufee4\ufea4\ufee3"),  # final, medial, medial, initial
        ("سلام", "م\ufefc\ufeb3"),  # lam and alef are one
        ("لا", "\ufefb"),
        ("دار", "راد"),  # none of these joins to the left
        ("ب ب", "بب"),
        ("بب", "\ufe90\ufe91"),
        ("ب\u064eب", "\ufe90\u064e\ufe91"),  # a mark does not part them
        ("ب\u200cب", "بب"),
        ("ب ٣٤", "٣٤ب"),
    ],
)
def test_arabic_letters_are_joined(name: str, seen: str) -> None:
    assert [number for number in glyphs(name) if number not in blanks()] == arabic(seen)


def test_a_name_of_several_scripts_is_joined_in_each() -> None:
    assert glyphs("שָׁ" + "محمد")[:4] == arabic("\ufeaa\ufee4\ufea4\ufee3")


def test_the_short_i_of_hindi_stands_before_its_consonants() -> None:
    assert glyphs("ति")[1] == glyphs("त")[0]


def test_consonants_of_hindi_become_one() -> None:
    assert len(glyphs("क्ष")) == 1


def test_a_mark_stands_at_its_letter_and_not_beside_it() -> None:
    assert width("ปี่", SIZE) == pytest.approx(width("ป", SIZE), abs=1)
    assert ink("ปี่", SIZE)[1] < ink("ป", SIZE)[1] - 5


def test_a_letter_with_two_marks_above_is_drawn_with_both() -> None:
    assert [run.text for run in _runs("Nguyễn", "semibold")] == ["Nguy", "ễ", "n"]


@pytest.mark.parametrize("name", ["duck", "jQp", "小鸭", "김", "Ёж", "ปี่", "🦆"])
def test_a_line_stands_on_the_same_baseline_whatever_is_written(name: str) -> None:
    assert ink(name + "H", SIZE)[1:4:2] == pytest.approx(ink("H" + name, SIZE)[1:4:2], abs=1)
    assert abs(sum(ink("H", SIZE, "mm")[1:4:2])) <= 1


@pytest.mark.parametrize("name", ["duck", "כהן", "김철수", "🦆 j"])
def test_an_anchor_says_where_the_line_is(name: str) -> None:
    long = width(name, SIZE)
    left, middle, right = (ink(name, SIZE, anchor)[0] for anchor in ("ls", "ms", "rs"))
    assert left - middle == pytest.approx(long / 2, abs=1)
    assert left - right == pytest.approx(long, abs=1)
    tops = [ink(name, SIZE, anchor)[1] for anchor in ("la", "lm", "ls", "ld")]
    assert tops == sorted(tops, reverse=True)


@pytest.mark.parametrize("name", ["duck", "ปี่", "🦆", "gÅ"])
def test_a_text_is_as_tall_as_its_ink(name: str) -> None:
    _, top, _, bottom = ink(name, 60, "mm")
    assert 2 * max(-top, bottom) == pytest.approx(height(name, 60), abs=4)


@pytest.mark.parametrize("weight", ["medium", "semibold"])
def test_nothing_is_ever_drawn_as_an_empty_box(weight: Weight) -> None:
    for name in NAMES.values():
        assert all(glyph.number for glyph in _laid(name, weight).glyphs)


def test_every_font_lies_beside_its_licence() -> None:
    rows = [row for row in (FONTS / "README.md").read_text(encoding="utf-8").splitlines() if ".ttf" in row]
    assert {file.name for file in FONTS.glob("*.ttf")} == set(re.findall(r"`(\S+\.ttf)`", "".join(rows)))
    for row in rows:
        (licence,) = re.findall(r"\]\((\S+)\)", row)
        assert len((FONTS / licence).read_text(encoding="utf-8")) > 3000
