"""Everything that is said of a race at some moment, for tests that listen to all of it."""

from collections.abc import Iterator, Sequence
from random import Random

from engine import Event, View
from engine.race import Position
from render import CHARACTERS, TELLERS
from render.race.words import alt, headlines
from render.race.words.names import called_people
from render.teller import Question
from render.words.texts import Texts
from tests.support.engine import laws
from tests.support.engine.laws import AnyGame, Subject

RaceView = View[Position]
TELLER = TELLERS["race"]
EVERY = 9  # moves between two moments: a view still shows the events of the last sixteen


def race_moments(table: Subject, rng: Random, most: int = 400) -> Iterator[AnyGame]:
    """Of a random race: every now and then, whenever something is asked for the first time, and at the end."""
    game, asked = table.new(rng), set[str]()
    for move in range(most):
        new = {prompt.ask for prompt in game.prompts()} - asked
        if new or move % EVERY == 0 or game.outcome:
            yield game
        if game.outcome:
            return
        asked |= new
        game.play(*laws.fickle(game, rng))


def all_told(game: AnyGame, names: Sequence[str], texts: Texts) -> list[str]:
    told = [*told_of_all(game.view(None), names, texts)]
    for seat in range(game.seated):
        view = game.view(seat)
        told += [*told_to_you(view, names, texts), *TELLER.news(view, events_of(game), names, texts)]
    return told


def told_of_all(view: RaceView, names: Sequence[str], texts: Texts) -> Iterator[str]:
    yield alt.board_alt(view, names, texts)
    yield alt.description(view, names, texts)
    yield headlines.round_name(view, texts)
    yield headlines.headline(view, called_people(view, names, texts), texts)
    yield alt.setting_alt(view, texts)
    yield TELLER.board(view, names, texts)
    for asked in view.waiting:
        yield from told_of_question(view, asked, names, texts)
    if view.outcome:
        yield TELLER.result(view, names, texts)
        yield headlines.last_moment(view, texts)
        yield alt.result_alt(view, names, CHARACTERS, texts)


def told_to_you(view: RaceView, names: Sequence[str], texts: Texts) -> Iterator[str]:
    yield alt.hand_alt(view, names, texts)
    yield alt.closeup_alt(view, names, texts)
    yield headlines.hand_headline(view, texts)
    yield headlines.above_own_cards(texts)
    yield TELLER.hand(view, names, texts)
    for asked in view.prompts:
        yield from told_of_question(view, asked, names, texts)


def told_of_question(view: RaceView, asked: Question, names: Sequence[str], texts: Texts) -> Iterator[str]:
    yield TELLER.question(view, asked, names, texts)
    for word in asked.moves:
        yield TELLER.label(view, asked, word, texts)


def events_of(game: AnyGame) -> list[Event]:
    """The recent ones with everyone's secrets, which a teller must leave out."""
    return [event for events in game.recent for event in events]
