"""Sentences about who swims: the duckies, in short and at length, and the dog."""

from ...words.sentences import Form, Sentence, capital, joined, listed
from .directions import compass, turned
from .scene import Scene, called, is_free, is_on_board, place, thing
from .ways import quest, quest_by_legs
from .weights import Weight

# Duckies


def duckies(scene: Scene) -> list[Sentence]:
    return [ducky(scene, number) for number in range(len(scene.here.duckies))]


def ducky(scene: Scene, number: int) -> Sentence:
    """The shorter, the less of what is ahead and what it seeks."""
    _, space, facing, _ = scene.here.duckies[number]
    who = called(scene, number)
    if not is_on_board(space):
        return (Form(Weight.DUCKY, capital(scene.say("race-not-placed", who=who))),)
    facts = {"who": who, "place": place(scene, space), "facing": compass(scene, facing)}
    stands = Form(Weight.DUCKY, capital(scene.say("race-stands", **facts)))
    if space == scene.board.drain:
        return (stands,)
    facts["quest"] = quest(scene, number)
    seeks = Form(Weight.QUEST, capital(scene.say("race-stands-and-seeks", **facts)))
    facts["ahead"] = thing(scene, scene.board.ahead[space][facing])
    return Form(Weight.AHEAD, capital(scene.say("race-stands-seeing", **facts))), seeks, stands


def duckies_at_length(scene: Scene) -> list[Sentence]:
    """Each with the whole way to its goals, and what is around it."""
    return [told for number in range(len(scene.here.duckies)) for told in ducky_at_length(scene, number)]


def ducky_at_length(scene: Scene, number: int) -> list[Sentence]:
    _, *shorter = in_short = ducky(scene, number)
    return [(_stands_by_legs(scene, number), *shorter), _around(scene, number)] if shorter else [in_short]


def _stands_by_legs(scene: Scene, number: int) -> Form:
    _, space, facing, _ = scene.here.duckies[number]
    facts = {"place": place(scene, space), "facing": compass(scene, facing), "quest": quest_by_legs(scene, number)}
    return Form(Weight.LEGS, capital(scene.say("race-stands-and-seeks", who=called(scene, number), **facts)))


def _around(scene: Scene, number: int) -> Sentence:
    """What lies in the six directions, against the facing; free water last and only once."""
    _, space, facing, _ = scene.here.duckies[number]
    spaces = [scene.board.ahead[space][(facing + turn) % 6] for turn in range(6)]
    met = [(thing(scene, each), turn) for turn, each in enumerate(spaces) if not is_free(scene, each)]
    told = [_in_directions(scene, what, met) for what in dict.fromkeys(what for what, _ in met)]
    if len(met) < len(spaces):
        told.append(scene.say("race-water-elsewhere") if told else scene.say("race-water-everywhere"))
    around = joined(scene.texts, told, "semicolon")
    return (Form(Weight.AROUND, scene.say("race-around", who=called(scene, number), around=around)),)


def _in_directions(scene: Scene, what: str, met: list[tuple[str, int]]) -> str:
    directions = listed(scene.texts, [turned(scene, turn) for each, turn in met if each == what])
    return scene.say("race-in-directions", directions=directions, what=what)


def own_numbers(scene: Scene) -> list[int]:
    return [number for number, each in enumerate(scene.here.duckies) if each.seat == scene.listener]


def own_duckies(scene: Scene) -> list[Sentence]:
    return [told for number in own_numbers(scene) for told in ducky_at_length(scene, number)]


def others(scene: Scene) -> list[Sentence]:
    """Where the others are: in short, for it is told at length with the board."""
    numbers = [number for number, each in enumerate(scene.here.duckies) if each.seat != scene.listener]
    return [(Form(Weight.OTHERS, ducky(scene, number)[-1].text),) for number in numbers]


# The dog


def dog(scene: Scene) -> list[Sentence]:
    """When he is there."""
    space, facing = scene.here.dog
    if not is_on_board(space):
        return []
    facts = {"place": place(scene, space), "facing": compass(scene, facing)}
    stands = Form(Weight.DOG, scene.say("race-dog-stands", **facts))
    facts["ahead"] = thing(scene, scene.board.ahead[space][facing])
    return [(Form(Weight.DOG_IN_FULL, _dog_in_full(scene, facts)), stands)]


def _dog_in_full(scene: Scene, facts: dict[str, str]) -> str:
    leader = scene.here.control
    if leader is None:
        return scene.say("race-dog-loose", **facts)
    if leader == scene.listener:
        return scene.say("race-dog-led-by-you", **facts)
    return scene.say("race-dog-led", leader=scene.people[leader], **facts)
