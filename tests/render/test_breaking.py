"""Lines are broken where a reader of the language would."""

from hypothesis import given
from hypothesis import strategies as some

from render.text.breaking import pieces, wrapped
from render.text.writing import width

SIZE = 42


def test_words_stay_whole() -> None:
    assert wrapped("Seven swans, all white.", SIZE, 300) == ["Seven swans,", "all white."]


def test_a_question_mark_stays_with_its_word() -> None:
    assert wrapped("Combien\u202f? Beaucoup\u202f!", SIZE, 230) == ["Combien\u202f?", "Beaucoup\u202f!"]


def test_japanese_is_broken_between_phrases_not_before_a_comma() -> None:
    assert [phrase for _, phrase in pieces("カードを1枚選んで、「池」へ泳ぎます。")] == [
        "カードを",
        "1枚選んで、",
        "「池」へ",
        "泳ぎます。",
    ]


def test_a_japanese_phrase_that_is_too_wide_is_broken_anywhere_and_not_cut() -> None:
    text = "全部タッチしてから、"
    lines = wrapped(text, SIZE, 150)
    assert "".join(lines) == text
    assert len(lines) > 2
    assert not any(line[0] in "、ッ" for line in lines)


@given(some.text("ab ,.カードを選んで、。「」ーッ1 ", max_size=40), some.integers(60, 400))
def test_nothing_is_lost_and_no_line_is_too_wide(text: str, widest: int) -> None:
    lines = wrapped(text, SIZE, widest)
    assert all(width(line, SIZE) <= widest for line in lines)
    if not any("…" in line for line in lines):
        assert "".join(lines).replace(" ", "") == "".join(text.split())
