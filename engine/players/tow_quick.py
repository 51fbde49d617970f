"""A quick player of Duck Tow that is a little better than the normal one: it answers every question by what its plans
say can still come of the turn. The hard player is this one, and looks one turn further."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ..chance import Chance
from ..tow.paths import next_step
from ..tow.table import TOW, Position
from ..tow.words import COLOUR, DONE, END, LEAVE, MEANING, MOVE, NO_PLACE, PASS, SHAKE, TAKE
from ..values import Prompt, View
from . import tow
from .tow_line import Line
from .tow_plan import Me, Planner, completed, me_of, park_of, wanted


class Asked(NamedTuple):
    """A question with all that an answer is found by."""

    planner: Planner
    me: Me
    here: Position
    prompt: Prompt

    def value(self, me: Me) -> float:
        """The most that can come of this turn from here."""
        return self.planner.best(me, self.here.turn.actions)[0]


def quick(view: View[Position], chance: Chance) -> str:
    (prompt,) = view.prompts
    if len(prompt.moves) == 1 or prompt.ask not in ANSWERS:
        return tow.normal(view, chance)
    return ANSWERS[prompt.ask](asked(view))


def asked(view: View[Position]) -> Asked:
    (prompt,) = view.prompts
    return Asked(Planner(park_of(view.position)), me_of(view.position, prompt.seat), view.position, prompt)


def choose_act(asked: Asked) -> str:
    errand = asked.planner.best(asked.me, asked.here.turn.actions)[1]
    return idle(asked) if errand is None else step(asked, errand.tile, errand.word)


def step(asked: Asked, tile: int, word: str) -> str:
    """The first action of an errand."""
    if tile == asked.me.at:
        return word if word in asked.prompt.moves else END
    return MOVE[next_step(asked.planner.park.seats, asked.me.at, tile)]


def idle(asked: Asked) -> str:
    """When no plan is better than to wait: see what comes out of the bag, or else what the normal player does."""
    me, here = asked.me, asked.here
    if SHAKE in asked.prompt.moves and len(me.tow) < TOW and sum(me.food) > 1:
        return SHAKE
    errand = tow.way_out(here, tow.me_of(here, asked.prompt.seat))
    return END if errand is None else step(asked, errand.tile, errand.word)


def choose_feed(asked: Asked) -> str:
    need = wanted(asked.me.hand, asked.me.line, asked.me.tow)
    return next((word for word in asked.prompt.moves if word != DONE and need[MEANING[word]]), DONE)


def choose_shaken(asked: Asked) -> str:
    need = wanted(asked.me.hand, asked.me.line, asked.me.tow)
    return TAKE if need[COLOUR.index(asked.prompt.about or "")] else LEAVE


def choose_lay(asked: Asked) -> str:
    return asked.me.line.laid(int((asked.prompt.about or "").split()[1]))[0]


def choose_more(asked: Asked) -> str:
    def value(word: str) -> float:
        return asked.value(asked.me if word == DONE else completed(asked.me, MEANING[word]))

    return max(asked.prompt.moves, key=value)


def choose_adopt(asked: Asked) -> str:
    """The pair of which one is worth most in the row, and which leaves the better tow."""
    me = asked.me

    def value(word: str) -> float:
        pair = [COLOUR.index(name) for name in word.split()[1:]]
        left = list(me.tow)
        for colour in pair:
            left.remove(colour)
        lines = [me.line, *[line for colour in set(pair) for _, line in me.line.adopted(colour)]]
        return max([asked.value(me._replace(tow=tuple(left), line=line)) for line in lines])

    return max(asked.prompt.moves, key=value)


def choose_adopted(asked: Asked) -> str:
    def line(word: str) -> Line:
        if word == NO_PLACE:
            return asked.me.line
        _, name, column = word.split()
        return asked.me.line.with_duck(COLOUR.index(name), int(column) - 1)

    return max(asked.prompt.moves, key=lambda word: asked.value(asked.me._replace(line=line(word))))


def choose_formation(asked: Asked) -> str:
    """Never to pass: others may claim it."""
    line = asked.me.line

    def value(word: str) -> float:
        return max([line.with_claim(*each).worth for each in line.claimable() if each[0] == MEANING[word]])

    return max([word for word in asked.prompt.moves if word != PASS], key=value)


def choose_where(asked: Asked) -> str:
    """Where it leaves most for other formations."""
    number = MEANING[asked.prompt.about or ""]

    def value(word: str) -> float:
        _, column, row = word.split()
        return asked.me.line.with_claim(number, int(column) - 1, int(row) - 1).worth

    return max(asked.prompt.moves, key=value)


ANSWERS: Mapping[str, Callable[[Asked], str]] = {
    "act": choose_act,
    "feed": choose_feed,
    "shaken": choose_shaken,
    "lay": choose_lay,
    "more": choose_more,
    "adopt": choose_adopt,
    "adopted": choose_adopted,
    "formation": choose_formation,
    "where": choose_where,
}
