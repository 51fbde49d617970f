"""What stands on the button of each answer in Duck Pool."""

from ...words.people import NO_NAMES
from ...words.scene import AnyView, Question, slug
from ...words.texts import Texts
from .names import LETTERS, OF_KIND, PoolScene, card_name, kind_name, name_at, pool_scene, room_at, with_icons

OF_POOLS = ("dive", "from", "to")
WITH_ICONS = ("play", "card")


def label(view: AnyView, _asked: Question, word: str, texts: Texts) -> str:
    scene = pool_scene(view, NO_NAMES, texts)
    verb, _, what = word.partition(" ")
    if what.isdigit():
        return of_pool(scene, verb, int(what) - 1) if verb in OF_POOLS else of_seat(scene, verb, int(what) - 1)
    if what in OF_KIND:
        card = with_icons(scene, what) if verb in WITH_ICONS else kind_name(scene, what)
        return scene.say(f"pool-label-{verb}", card=card)
    if word == "end" and not scene.here.deck_size and not scene.here.discards:
        return scene.say("pool-label-end-without")
    return scene.say(f"pool-label-{slug(word)}")


def of_pool(scene: PoolScene, verb: str, spot: int) -> str:
    return scene.say(f"pool-label-{verb}", pool=spot + 1, called=name_at(scene, spot), room=room_at(scene, spot))


def of_seat(scene: PoolScene, verb: str, seat: int) -> str:
    pile = scene.here.piles[seat]
    return scene.say(
        f"pool-label-{verb}",
        letter=LETTERS[seat],
        pool=scene.here.tokens[seat] + 1,
        card=card_name(scene, pile[-1]) if pile else "",
    )
