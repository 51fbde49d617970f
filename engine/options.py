"""What is decided before a game begins: its options, which of them apply, and what they are set to.

Everything here takes the `options` of a game, a tuple in which an option stands after the one it depends on.
"""

from collections.abc import Mapping
from typing import NamedTuple

from .errors import BadSetup
from .words import listed, quoted


class Option(NamedTuple):
    """Something to decide before the game begins. With `when`, only if that other option has that value.

    `free`: it can also be set to other texts than the choices, which the game itself checks. `unhurried` is what it
    has to be where a decision may take hours.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    when: tuple[str, str] | None = None
    free: bool = False
    unhurried: str | None = None

    def applies(self, chosen: Mapping[str, str]) -> bool:
        """Whether it is decided at all, given what the options before it are set to."""
        return self.when is None or chosen.get(self.when[0]) == self.when[1]

    def takes(self, value: object) -> bool:
        """Whether it can be set to this, as far as can be told without starting a game."""
        return isinstance(value, str) and (self.free or value in self.choices)


Options = tuple[Option, ...]


def option_called(options: Options, name: str) -> Option | None:
    return next((option for option in options if option.name == name), None)


def applicable_options(options: Options, wanted: Mapping[str, str]) -> dict[str, str]:
    """Each option that applies, set to what is wanted, or else to its default. What does not apply is left out."""
    chosen: dict[str, str] = {}
    for option in options:
        if option.applies(chosen):
            chosen[option.name] = wanted.get(option.name, option.default)
    return chosen


def checked_options(game: str, options: Options, given: Mapping[str, str]) -> dict[str, str]:
    """The same, but whatever is unknown, does not apply or has a wrong value is refused."""
    for name in given:
        if option_called(options, name) is None:
            known = f"it has {listed(option.name for option in options)}" if options else "it has none"
            raise BadSetup("no-option", f"{game} has no option {quoted(name)}: {known}")
    chosen = applicable_options(options, given)
    for option in options:
        if option.name in chosen:
            _check_value(option, chosen[option.name])
        elif option.name in given and option.when:
            sentence = f"option {option.name} goes only with {' '.join(option.when)}"
            raise BadSetup("option-alone", sentence, option=option.name)
    return chosen


def _check_value(option: Option, value: object) -> None:
    if not option.takes(value):
        sentence = f"option {option.name} {quoted(value)}: choose {listed(option.choices)}"
        raise BadSetup("option-value", sentence, option=option.name, typed=str(value))


def unhurried_options(options: Options, wanted: Mapping[str, str]) -> dict[str, str]:
    """What is wanted, but with the values that options must have where a decision may take hours."""
    return {**wanted, **{option.name: option.unhurried for option in options if option.unhurried}}
