"""What somebody can ask for besides the moves they're offered: private pages, hints, commands, what isn't theirs."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple

from cogs.pages.ids import Answer, Click
from data.store import Table
from engine import Game
from playground import Impossible
from playground.limits import BUTTON
from playground.world import COMPONENT, Message
from tests.support.cogs.driver import Player


class Asked(NamedTuple):
    """Who asks for what, and with which luck."""

    probe: "Probe"
    player: Player
    table: Table
    seat: int | None
    luck: int


class Probe(NamedTuple):
    name: str
    ask: Callable[[Asked], Awaitable[object]]


async def press(asked: Asked, click: Click) -> object:
    """On some message that they see."""
    messages = shown_to(asked.player)
    if not messages:
        raise Impossible("there's nothing to press")
    return await send(asked.player, messages[asked.luck % len(messages)], click)


async def send(player: Player, source: Message, click: Click) -> object:
    """As if there were such a button, whether it's shown or not."""
    data = {"custom_id": click.custom_id, "component_type": BUTTON, "id": 1}
    interaction = player.person._interaction(COMPONENT, source.channel, data)
    interaction.source = source
    return await player.playground.people.ask(interaction)


def shown_to(player: Player) -> list[Message]:
    """Those with something on them."""
    channels = [player.channel, *[each for each in [player.person.dm()] if each]]
    messages = [message for channel in channels for message in channel.messages.values()]
    return [message for message in messages if message.components and message.only in (None, player.person.person)]


def opened(verb: str) -> Probe:
    """A private page behind a button."""
    return Probe(verb, lambda asked: press(asked, Click(verb, asked.table.id)))


def typed(words: str) -> Probe:
    return Probe(f"/{words}", lambda asked: asked.player.person.use(asked.player.channel, words, {}))


def completed(asked: Asked) -> Awaitable[object]:
    person, channel = asked.player.person, asked.player.channel
    return person.complete(channel, "duckrace start", "board", {"board": "t"})


def hinted(asked: Asked) -> Awaitable[object]:
    return press(asked, Click("hint", asked.table.id, Answer(question(asked), asked.table.undos).rest))


def said(asked: Asked) -> Awaitable[object]:
    answer = Answer(question(asked), asked.table.undos, foreign_word(asked))
    return press(asked, Click("say", asked.table.id, answer.rest))


def foreign_word(asked: Asked) -> str:
    """That somebody else could say now, or nobody."""
    game = asked.table.game
    assert game is not None
    words = sorted({word for prompt in game.prompts() for word in prompt.moves})
    sayable = moves_of(game, asked.seat)
    chosen = Random(asked.luck).choice([*words, "pick 36", "play 36", "pick 99", "cancel"])
    return "nonsense" if chosen in sayable else chosen


def moves_of(game: Game[Any], seat: int | None) -> set[str]:
    return {word for prompt in game.prompts() if prompt.seat == seat for word in prompt.moves}


def too_late(asked: Asked) -> Awaitable[object]:
    """What was asked a while ago, or will be soon."""
    number = max(1, question(asked) + asked.luck % 5 - 3)
    undos = asked.table.undos + (asked.luck % 7 == 0)
    return press(asked, Click("say", asked.table.id, Answer(number, undos, "pass of mine").rest))


def taken_back(asked: Asked) -> Awaitable[object]:
    """Too late, so that nothing is."""
    return press(asked, Click("undo", asked.table.id, str(asked.table.undos + 1)))


def question(asked: Asked) -> int:
    """Their own, if there is one."""
    game = asked.table.game
    assert game is not None
    prompts = sorted(game.prompts(), key=lambda each: each.seat != asked.seat)
    return prompts[0].id if prompts else 1


HAND, LOG = opened("hand"), opened("log")
NOT_THEIRS, A_HINT = Probe("a word that isn't theirs", said), Probe("a hint", hinted)
PROBES = (
    HAND,
    NOT_THEIRS,
    A_HINT,
    LOG,
    Probe("what isn't asked now", too_late),
    opened("details"),
    opened("fair"),
    typed("ducks hand"),
    Probe("an undo that's none", taken_back),
    opened("how"),
    typed("ducks describe"),
    Probe("a completion", completed),
    typed("ducks table"),
)
