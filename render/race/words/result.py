"""How a race ended."""

from collections.abc import Sequence

from engine import View
from engine.race import LETTERS, Position

from ...text.names import Names
from ...words import standings
from ...words.scene import in_markdown
from ...words.sentences import capital, joined, listed
from ...words.texts import Texts
from .movers import own_duckies
from .names import RaceScene, buoys_in, race_scene


def result(view: View[Position], names: Names, texts: Texts) -> str:
    """A race is won, not scored: how far the others came is told by their buoys."""
    scene = in_markdown(race_scene(view, names, texts))
    return f"{ending(scene)} {buoys_touched(scene)}"


def ending(scene: RaceScene) -> str:
    """Who won, how, and when."""
    reason = standings.outcome_of(scene).reason
    return scene.say(f"race-result-{reason}", who=standings.winners(scene), round=scene.here.round)


def buoys_touched(scene: RaceScene) -> str:
    seats = standings.in_order(standings.outcome_of(scene))
    everybody = [(scene.people[seat], most_buoys(scene, seat)) for seat in seats]
    counts = [scene.say("race-count", who=who, count=count) for who, count in everybody]
    return scene.say("race-result-buoys", counts=joined(scene.texts, counts, "comma"))


def most_buoys(scene: RaceScene, seat: int) -> int:
    """Of the ducky that has touched the most."""
    return max(each.buoys.bit_count() for each in scene.here.duckies if each.seat == seat)


# The podium, for people who can't see it


def podium(scene: RaceScene, characters: Sequence[str]) -> list[str]:
    """Everyone from the first place to the last: the character of their ducky, and the buoys it has touched."""
    outcome = standings.outcome_of(scene)
    return [
        scene.say(
            "race-result-place",
            place=standings.place(outcome, seat),
            who=scene.people[seat],
            character=scene.say(f"character-{characters[seat]}"),
            crown="yes" if seat in outcome.winners else "no",
            buoys=capital(all_touched(scene, seat)),
        )
        for seat in standings.in_order(outcome)
    ]


def all_touched(scene: RaceScene, seat: int) -> str:
    """By a seat's only ducky, or by each of two."""
    each = [touched(scene, number) for number in own_duckies(scene.here, seat)]
    if len(each) == 1:
        return each[0]
    told = [
        scene.say("race-result-ducky", letter=letter, buoys=buoys) for letter, buoys in zip(LETTERS, each, strict=False)
    ]
    return joined(scene.texts, told, "semicolon")


def touched(scene: RaceScene, number: int) -> str:
    letters = buoys_in(scene.here.duckies[number].buoys)
    if not letters:
        return scene.say("race-result-no-buoy")
    return scene.say("race-buoys", count=len(letters), buoys=listed(scene.texts, letters))
