"""Sentences about whoever swims: the duckies, briefly and at length, and the dog."""

from ...words.sentences import Form, Sentence, capital, joined, listed
from .directions import compass, turned
from .goals import quest, quest_by_legs
from .movers import own_duckies
from .names import RaceScene, called, is_free, is_on_board, place, thing
from .priorities import Priority

# Duckies


def duckies(scene: RaceScene) -> list[Sentence]:
    return [ducky(scene, number) for number in range(len(scene.here.duckies))]


def ducky(scene: RaceScene, number: int) -> Sentence:
    """Shorter forms leave out what is ahead, then what it still has to reach."""
    _, space, facing, _ = scene.here.duckies[number]
    who = called(scene, number)
    if not is_on_board(space):
        return (Form(Priority.DUCKY, capital(scene.say("race-not-placed", who=who))),)
    facts = {"who": who, "place": place(scene, space), "facing": compass(scene, facing)}
    stands = Form(Priority.DUCKY, capital(scene.say("race-stands", **facts)))
    if space == scene.board.drain:
        return (stands,)
    facts["quest"] = quest(scene, number)
    seeks = Form(Priority.QUEST, capital(scene.say("race-stands-and-seeks", **facts)))
    facts["ahead"] = thing(scene, scene.board.ahead[space][facing])
    return Form(Priority.AHEAD, capital(scene.say("race-stands-seeing", **facts))), seeks, stands


def duckies_at_length(scene: RaceScene) -> list[Sentence]:
    """Each with the whole way to its goals, and what is around it."""
    return [told for number in range(len(scene.here.duckies)) for told in ducky_at_length(scene, number)]


def ducky_at_length(scene: RaceScene, number: int) -> list[Sentence]:
    _, *shorter = in_short = ducky(scene, number)
    return [(_stands_by_legs(scene, number), *shorter), _around(scene, number)] if shorter else [in_short]


def _stands_by_legs(scene: RaceScene, number: int) -> Form:
    _, space, facing, _ = scene.here.duckies[number]
    facts = {"place": place(scene, space), "facing": compass(scene, facing), "quest": quest_by_legs(scene, number)}
    return Form(Priority.LEGS, capital(scene.say("race-stands-and-seeks", who=called(scene, number), **facts)))


def _around(scene: RaceScene, number: int) -> Sentence:
    """What lies in the six directions, as the ducky sees them; free water last and only once."""
    _, space, facing, _ = scene.here.duckies[number]
    spaces = [scene.board.ahead[space][(facing + turn) % 6] for turn in range(6)]
    met = [(thing(scene, each), turn) for turn, each in enumerate(spaces) if not is_free(scene, each)]
    told = [_in_directions(scene, what, met) for what in dict.fromkeys(what for what, _ in met)]
    if len(met) < len(spaces):
        told.append(scene.say("race-water-elsewhere") if told else scene.say("race-water-everywhere"))
    around = joined(scene.texts, told, "semicolon")
    return (Form(Priority.AROUND, scene.say("race-around", who=called(scene, number), around=around)),)


def _in_directions(scene: RaceScene, what: str, met: list[tuple[str, int]]) -> str:
    directions = listed(scene.texts, [turned(scene, turn) for each, turn in met if each == what])
    return scene.say("race-in-directions", directions=directions, what=what)


def your_duckies(scene: RaceScene) -> list[Sentence]:
    return [told for number in own_duckies(scene.here, scene.me) for told in ducky_at_length(scene, number)]


def others(scene: RaceScene) -> list[Sentence]:
    """Where the others are, briefly: the board tells it at length."""
    mine = own_duckies(scene.here, scene.me)
    numbers = [number for number in range(len(scene.here.duckies)) if number not in mine]
    return [(Form(Priority.OTHERS, ducky(scene, number)[-1].text),) for number in numbers]


# The dog


def dog(scene: RaceScene) -> list[Sentence]:
    """Only if he is on the board."""
    space, facing = scene.here.dog
    if not is_on_board(space):
        return []
    facts = {"place": place(scene, space), "facing": compass(scene, facing)}
    stands = Form(Priority.DOG, scene.say("race-dog-stands", **facts))
    facts["ahead"] = thing(scene, scene.board.ahead[space][facing])
    return [(Form(Priority.DOG_IN_FULL, _dog_in_full(scene, facts)), stands)]


def _dog_in_full(scene: RaceScene, facts: dict[str, str]) -> str:
    leader = scene.here.control
    if leader is None:
        return scene.say("race-dog-loose", **facts)
    if leader == scene.listener:
        return scene.say("race-dog-led-by-you", **facts)
    return scene.say("race-dog-led", leader=scene.people[leader], **facts)
