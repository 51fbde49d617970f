"""How a race ended."""

from engine import View
from engine.race import Position

from ...text.names import Names
from ...words import standings
from ...words.scene import in_markdown
from ...words.sentences import joined
from ...words.texts import Texts
from .names import RaceScene, race_scene


def result(view: View[Position], names: Names, texts: Texts) -> str:
    """A race is won, not scored: how far the others came is told by their buoys."""
    scene = in_markdown(race_scene(view, names, texts))
    reason = standings.outcome_of(scene).reason
    ended = scene.say(f"race-result-{reason}", who=standings.winners(scene), round=scene.here.round)
    return f"{ended} {buoys_touched(scene)}"


def buoys_touched(scene: RaceScene) -> str:
    everybody = [(scene.people[seat], most_buoys(scene, seat)) for seat in scene.view.order]
    counts = [scene.say("race-count", who=who, count=count) for who, count in everybody]
    return scene.say("race-result-buoys", counts=joined(scene.texts, counts, "comma"))


def most_buoys(scene: RaceScene, seat: int) -> int:
    """Of the ducky that has touched the most."""
    return max(each.buoys.bit_count() for each in scene.here.duckies if each.seat == seat)
