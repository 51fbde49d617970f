"""Text that is too long loses what matters least, sentence by sentence."""

from render.sentences import Form, fit, length

SENTENCES = (
    (Form(9, "The dog bites."),),
    (Form(2, "It is quite warm today."), Form(8, "It is warm.")),
    (Form(1, "Birds sing."),),
    (Form(1, "Ducks quack."),),
)


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
