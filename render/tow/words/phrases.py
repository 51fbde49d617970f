"""What stands on a button that says several words of Duck Tow at once: what they come to, and how many actions."""

from collections import Counter
from collections.abc import Sequence

from engine.tow import CARDS, Column, score

from ...words.texts import Fact
from .names import TowScene, colour, duck_called, letters, tile_name, unpacked

DONE, KEEP = "done", "keep"
HERE = -1


def worth_saying(words: Sequence[str]) -> Sequence[str]:
    """That one question is done goes without saying if an action follows."""
    return words[1:] if words[0] == DONE and words[1:] and not words[1].startswith("disperse") else words


def phrase_label(scene: TowScene, words: Sequence[str]) -> str:
    kinds = [word.split()[0] for word in words]
    steps = kinds.count("move")
    if steps == len(words):
        return scene.say("tow-label-walk", steps=steps, **tile_facts(scene, tile_of(words[-1])))
    at, actions = (tile_of(words[steps - 1]) if steps else HERE), steps + 1
    match kinds[steps]:
        case "feed":
            return fed(scene, words[steps:], at, actions)
        case "complete":
            return completed(scene, words[steps:], at, actions)
        case "adopt" if len(words) > steps + 1:
            return adopted(scene, words)
        case "shop" | "adopt" as what:
            return scene.say(f"tow-label-{what}-there", actions=actions, tile=at + 1)
        case "buy" | "return" as what:
            only = "yes" if words[-1] == DONE else "no"
            return scene.say(f"tow-label-{what}-some", colours=counted(scene, words), only=only)
        case "draw":
            return scene.say("tow-label-draw-all", count=len(words))
        case _:
            done, keep = ["yes" if word in words else "no" for word in (DONE, KEEP)]
            return scene.say("tow-label-home", done=done, keep=keep)


def fed(scene: TowScene, words: Sequence[str], at: int, actions: int) -> str:
    if at == HERE:
        return scene.say("tow-label-feed-some", colours=counted(scene, words), what=how_many(scene, words))
    ducks = letters([duck_called(word.split()[1]) for word in words])
    return scene.say("tow-label-feed-there", ducks=ducks, actions=actions, **tile_facts(scene, at))


def how_many(scene: TowScene, words: Sequence[str]) -> str:
    """All that can be fed here, only some of them, or as many as there's room for."""
    me = scene.here.visitors[scene.here.turn.seat]
    there = sum([min(pair) for pair in zip(scene.here.spots[me.at].ducks, me.food, strict=True)])
    return "only" if words[-1] == DONE else "all" if len(words) == there else "some"


def completed(scene: TowScene, words: Sequence[str], at: int, actions: int) -> str:
    (_, number), end = words[0].split(), words[1]
    card = int(number)
    facts = {"ducks": letters(CARDS[card].ducks), "end": end, "points": points_at(scene, card, end)}
    if at == HERE:
        return scene.say("tow-label-complete-at", **facts)
    return scene.say("tow-label-complete-there", **facts, tile=at + 1, actions=actions)


def adopted(scene: TowScene, words: Sequence[str]) -> str:
    """Of two like ducks, one goes all the same."""
    (_, *pair), (_, kept, column) = [word.split() for word in words]
    pair.remove(kept)
    stays, goes = [colour(scene, duck_called(name)) for name in (kept, pair[0])]
    return scene.say("tow-label-adopt-at", stays=stays, goes=goes, column=column)


def points_at(scene: TowScene, card: int, end: str) -> int:
    """T31: what the longest runs gain if the card is laid at this end."""
    _, _, _, row, claims = scene.here.visitors[scene.here.turn.seat]
    laid = (Column(card), *row) if end == "left" else (*row, Column(card))
    return score(laid, claims) - score(row, claims)


def counted(scene: TowScene, words: Sequence[str]) -> str:
    """`yellow, white`, or `2 yellow, 1 white`"""
    ducks = Counter([duck_called(word.split()[1]) for word in words if word not in (DONE, KEEP)])
    if max(ducks.values()) == 1:
        return scene.enumerated([colour(scene, duck) for duck in ducks])
    return scene.enumerated(
        [scene.say("tow-count-of", count=count, colour=colour(scene, duck)) for duck, count in ducks.items()]
    )


def tile_of(word: str) -> int:
    return int(word.split()[1]) - 1


def tile_facts(scene: TowScene, tile: int) -> dict[str, Fact]:
    ducks = letters(unpacked(scene.here.spots[tile].ducks))
    return {"tile": tile + 1, "called": tile_name(scene, tile), "letters": ducks or "none"}
