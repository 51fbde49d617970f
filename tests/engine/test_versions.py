"""A game is played to its end under the rules it began with, whatever the rules are by then."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from engine import BadDump, BadSetup
from engine.record import Record, Said
from engine.saving import since
from tests.support.engine import laws
from tests.support.engine.crumbs import Crumbs
from tests.support.engine.records import sealed

SEED = "5" * 64


@dataclass(kw_only=True)
class Toast(Crumbs):
    """Crumbs with newer rules: someone is burnt."""

    name: ClassVar[str] = "toast"
    rules: ClassVar[int] = 2

    burnt: int = since(2, -1)

    def _begin(self) -> None:
        super()._begin()
        self._burn()

    def _burn(self) -> None:
        self.burnt = self._below(self.seated)


@dataclass(kw_only=True)
class ToastRules1(Toast):
    """As it was before anyone was burnt."""

    rules: ClassVar[int] = 1

    def _burn(self) -> None:
        pass


def begun(kind: type[Toast]) -> Toast:
    return kind.new(seats=3, seed=SEED)


def test_the_game_itself_is_the_newest_version_and_knows_the_earlier_ones() -> None:
    assert Toast.versions == {1: ToastRules1, 2: Toast}
    assert ToastRules1.under(2) is Toast
    assert Toast.under(1) is ToastRules1


def test_every_game_has_versions_of_its_own() -> None:
    assert Crumbs.versions == {1: Crumbs}


def test_a_version_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadSetup, match="rules version 3 of toast: this program plays version 1 or 2"):
        Toast.under(3)


def test_a_saved_game_goes_on_under_its_own_rules() -> None:
    for kind in (Toast, ToastRules1):
        again = Toast.load(begun(kind).dump())
        assert type(again) is kind
        assert again.view(None).rules == kind.rules
        assert again == begun(kind)


def test_what_came_later_is_not_saved_with_an_earlier_game() -> None:
    assert '"burnt"' in begun(Toast).dump()
    assert '"burnt"' not in begun(ToastRules1).dump()


def test_a_game_with_the_fields_of_another_version_is_refused() -> None:
    for kind, other in ((Toast, 1), (ToastRules1, 2)):
        mixed = sealed(begun(kind).dump(), f'"rules":{kind.rules}', f'"rules":{other}')
        with pytest.raises(BadDump, match="burnt is missing or unknown"):
            Toast.load(mixed)


def test_a_record_is_replayed_under_its_own_rules() -> None:
    for kind in (Toast, ToastRules1):
        game, rng, log = begun(kind), Random(1), list[Said]()
        while game.outcome is None:
            log.append(laws.randomly(game, rng))
            game.play(*log[-1])
        record = Record.parse(Record.of(game, log).text())
        assert type(record.replay({"toast": Toast})) is kind
