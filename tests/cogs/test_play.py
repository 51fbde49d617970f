"""Whole games over the wire: the real bot, a real socket, and people who press what they are shown."""

import asyncio
from random import Random

import pytest

from playground import Playground

from .driver import Control, Player

STANDING = "draw-3"


async def play_to_the_end(players: list[Player], rng: Random) -> int:
    """Everybody presses at random whatever is new, until the result is there."""
    pressed = set[str]()
    presses = 0
    async with asyncio.timeout(90):
        while not players[0].controls("rematch"):
            moves = [(player, control) for player in players for control in player.controls("say", "choose")]
            fresh = [(player, control) for player, control in moves if is_fresh(control, pressed)]
            if not fresh:
                await asyncio.sleep(0.02)
                continue
            player, control = rng.choice(fresh)
            pressed.add(question(control))
            await player.use(control, rng)
            presses += 1
    return presses


def question(control: Control) -> str:
    """The question that a button answers, of the ducky it is about."""
    *head, word = control.custom_id.split(":")
    return ":".join([*head, *word.split()[:2]]) if control.verb == "say" else control.custom_id


def is_fresh(control: Control, pressed: set[str]) -> bool:
    return question(control) not in pressed and not control.custom_id.endswith(STANDING)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("command", ["duckrace", "duckgallery", pytest.param("ducktow", marks=pytest.mark.long)])
async def test_one_person_plays_a_game_with_a_computer(command: str, playground: Playground) -> None:
    ada = Player(playground, "Ada", playground.world.channel("games"))
    await ada.person.use(ada.channel, f"{command} start", {})
    await ada.press("computer")
    await ada.press("start")
    assert await play_to_the_end([ada], Random(command))
    assert "the game is over" in ada.words()
