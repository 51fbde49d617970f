"""The life of an interaction: three seconds for the first answer, a quarter of an hour for everything after that."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from . import messages
from .checks import check_choices
from .components import check_modal
from .errors import wrong_answer
from .messages import Post, Upload
from .refusals import (
    ALREADY_ACKNOWLEDGED,
    EXPIRED_TOKEN,
    UNKNOWN_CHANNEL,
    UNKNOWN_INTERACTION,
    UNKNOWN_MESSAGE,
    UNKNOWN_WEBHOOK,
    Refused,
    refuse,
)
from .world import (
    AUTOCOMPLETE,
    COMMAND,
    COMPONENT,
    EPHEMERAL,
    JSON,
    LOADING,
    MODAL,
    TOKEN_LIVES,
    Happening,
    Interaction,
    Message,
    World,
    listed,
    number,
)

MESSAGE, DEFER, DEFER_UPDATE, UPDATE, CHOICES, FORM = 4, 5, 6, 7, 8, 9


class Attempt(NamedTuple):
    """A first answer, as it came in."""

    world: World
    interaction: Interaction
    data: JSON
    files: Sequence[Upload]


Answer = Callable[[Attempt], None]


def waiting(world: World, interaction_id: int, token: str) -> Interaction:
    """The interaction that a first answer is for, if it's not too late."""
    interaction = world.interactions.get(token)
    if interaction is None or interaction.id != interaction_id:
        raise refuse(UNKNOWN_INTERACTION)
    if interaction.answered:
        raise refuse(ALREADY_ACKNOWLEDGED)
    if interaction.channel.id not in world.channels:
        raise refuse(UNKNOWN_CHANNEL)
    if world.clock() - interaction.created > world.answer_within:
        raise refuse(UNKNOWN_INTERACTION)
    return interaction


def alive(world: World, application_id: int, token: str) -> Interaction:
    """The interaction that follow-ups and edits are for: answered, with a token that hasn't expired."""
    interaction = world.interactions.get(token)
    if interaction is None or application_id != world.application_id or not interaction.answered:
        raise refuse(UNKNOWN_WEBHOOK)
    if world.clock() - interaction.created > TOKEN_LIVES:
        raise refuse(EXPIRED_TOKEN)
    if interaction.channel.id not in world.channels:
        raise refuse(UNKNOWN_CHANNEL)
    return interaction


def answer(world: World, interaction: Interaction, kind: int, data: JSON, files: Sequence[Upload]) -> None:
    allowed = _answers(interaction)
    if kind not in allowed:
        raise wrong_answer(allowed)
    try:
        allowed[kind](Attempt(world, interaction, data, files))
    except Refused as refused:
        raise refused.within("data") from None
    interaction.answered = kind
    world.tell(Happening("interaction answered", interaction.guild, interaction.channel, interaction=interaction))


def follow_up(world: World, interaction: Interaction, body: JSON, files: Sequence[Upload]) -> Message:
    """Another message; the first one after "thinking" takes its place and stays just as private."""
    original = interaction.original
    if original and original.flags & LOADING:
        return messages.edit(world, original, body, files)
    return messages.post(world, _place(world, interaction, body), body, files)


def message_of(interaction: Interaction, name: str) -> Message:
    """A message this token may read and change, by id or `@original`."""
    message = interaction.original
    if name != "@original":
        message = interaction.channel.messages.get(number(name))
        if message and message.interaction is not interaction and message is not interaction.original:
            message = None
    if message is None or message.id not in message.channel.messages:
        raise refuse(UNKNOWN_MESSAGE)
    return message


def _say(attempt: Attempt) -> None:
    world, interaction, data, files = attempt
    interaction.original = messages.post(world, _place(world, interaction, data), data, files)


def _think(attempt: Attempt) -> None:
    where = _place(attempt.world, attempt.interaction, attempt.data)
    attempt.interaction.original = messages.post_thinking(attempt.world, where)


def _place(world: World, interaction: Interaction, body: JSON) -> Post:
    only = interaction.person if number(body.get("flags")) & EPHEMERAL else None
    source = interaction.source if interaction.kind == COMPONENT else None
    return Post(interaction.channel, world.bot, interaction, source if source and source.only is None else None, only)


def _keep(attempt: Attempt) -> None:
    attempt.interaction.original = _source(attempt.interaction)


def _change(attempt: Attempt) -> None:
    world, interaction, data, files = attempt
    interaction.original = messages.edit(world, _source(interaction), data, files)


def _source(interaction: Interaction) -> Message:
    source = interaction.source
    if source is None or source.id not in source.channel.messages:
        raise refuse(UNKNOWN_MESSAGE)
    return source


def _choose(attempt: Attempt) -> None:
    check_choices(attempt.data)
    attempt.interaction.choices = listed(attempt.data, "choices")


def _show_form(attempt: Attempt) -> None:
    check_modal(attempt.data)
    attempt.interaction.modal = attempt.data


FRESH: Mapping[int, Answer] = {MESSAGE: _say, DEFER: _think}
ON_MESSAGE: Mapping[int, Answer] = {**FRESH, DEFER_UPDATE: _keep, UPDATE: _change}
ANSWERS: Mapping[int, Mapping[int, Answer]] = {
    COMMAND: {**FRESH, FORM: _show_form},
    COMPONENT: {**ON_MESSAGE, FORM: _show_form},
    AUTOCOMPLETE: {CHOICES: _choose},
    MODAL: FRESH,
}


def _answers(interaction: Interaction) -> Mapping[int, Answer]:
    """A form that came from a button may also change the button's message."""
    if interaction.kind == MODAL and interaction.source:
        return ON_MESSAGE
    return ANSWERS[interaction.kind]
