"""Text that is too long loses what matters least, sentence by sentence; lists follow the language."""

from render.words.sentences import Form, capital, fit, in_a_row, joined, length, listed, sound
from render.words.texts import Texts, texts

SENTENCES = (
    (Form(9, "The dog bites."),),
    (Form(2, "It is quite warm today."), Form(8, "It is warm.")),
    (Form(1, "Birds sing."),),
    (Form(1, "Ducks quack."),),
)

HOWS = ("comma", "and", "or", "then", "sentences")


def test_what_fits_is_said_in_full() -> None:
    assert fit(SENTENCES, 100) == "The dog bites. It is quite warm today. Birds sing. Ducks quack."


def test_the_lightest_goes_first_and_of_two_alike_the_later() -> None:
    assert fit(SENTENCES, 60) == "The dog bites. It is quite warm today. Birds sing."
    assert fit(SENTENCES, 40) == "The dog bites. It is quite warm today."


def test_a_sentence_gets_shorter_before_it_goes() -> None:
    assert fit(SENTENCES, 30) == "The dog bites. It is warm."
    assert fit(SENTENCES, 20) == "The dog bites."
    assert fit(SENTENCES, 5) == ""


def test_an_emoji_takes_two() -> None:
    assert length("a🦆é") == 4


def test_a_list_has_commas_and_another_word_before_its_last() -> None:
    made_up = Texts("xx", {"": "".join(f"list-{how} = {{ $one }} {how} {{ $other }}\n" for how in HOWS)})
    assert [listed(made_up, "abc"[:count]) for count in (1, 2, 3)] == ["a", "a and b", "a comma b and c"]
    assert listed(made_up, "abc", "or") == "a comma b or c"
    assert joined(made_up, "abc", "then") == "a then b then c"
    assert in_a_row(made_up, "abc") == "a sentences b sentences c"


def test_a_word_between_two_may_depend_on_the_sound_of_the_second() -> None:
    spanish = Texts("es", {"": "list-and = { $one } { $sound ->\n    [i] e\n   *[other] y\n} { $other }\n"})
    assert [listed(spanish, ["Ada", other]) for other in ("**Inés**", "Hilda", "hierba", "Óscar")] == [
        "Ada e **Inés**",
        "Ada e Hilda",
        "Ada y hierba",
        "Ada y Óscar",
    ]
    assert [sound(each) for each in ("Óscar", "さくら", "", "1", "h")] == ["o", "さ", "", "", ""]


def test_another_language_lists_otherwise() -> None:
    chinese = Texts("zh", {"": "list-comma = { $one }、{ $other }\nlist-and = { $one }和{ $other }\n"}, texts())
    assert listed(chinese, "甲乙丙") == "甲、乙和丙"


def test_a_capital_first_letter_and_the_rest_as_it_is() -> None:
    assert [capital(text) for text in ("your Ducky", "Ducky", "")] == ["Your Ducky", "Ducky", ""]
