"""The puzzle of the day: what the command and the buttons do. It's made in another process, once for everyone."""

from datetime import date, timedelta

from data.store import Solve
from engine.puzzles import Puzzle

from .. import Interaction
from ..pages.model import Page
from ..pages.puzzle import (
    ANSWER,
    KEPT_DAYS,
    OPEN,
    SAY,
    VERB,
    Attempt,
    Solving,
    attempt_of,
    parse_ask,
    puzzle_page,
    sentence_page,
)
from ..pages.solution import answer_page
from .context import ClickContext, ClickResult, Redraw
from .replies import words_for


async def todays_puzzle(interaction: Interaction) -> Page:
    return await opened(interaction, today_of(interaction))


async def opened(interaction: Interaction, day: date) -> Page:
    """From the beginning."""
    puzzle = await interaction.client.puzzles.of(day)
    if puzzle is None:
        return sentence_page(words_for(interaction), "puzzle-not-made")
    attempt = attempt_of(day, puzzle)
    assert attempt is not None
    return puzzle_page(words_for(interaction), attempt, await solving(interaction, day))


async def puzzle(context: ClickContext) -> ClickResult:
    ask, interaction, words = parse_ask(context.click.rest), context.interaction, context.words
    today = today_of(interaction)
    if ask is None or not timedelta() <= today - ask.day <= timedelta(days=KEPT_DAYS):
        return sentence_page(words, "puzzle-gone")
    if ask.way == OPEN:
        return await opened(interaction, ask.day)
    made = await interaction.client.puzzles.of(ask.day)
    if made is None:
        return sentence_page(words, "puzzle-not-made")
    if ask.way == ANSWER:
        return Redraw(await answered(interaction, ask.day, made))
    attempt = attempt_of(ask.day, made, ask.letters + (context.value if ask.way == SAY else "")[:1])
    if attempt is None or (ask.way != SAY and attempt.is_complete):  # no button takes back to the end of an answer
        return sentence_page(words, "puzzle-gone")
    if attempt.is_complete and ask.day == today:
        await tried(interaction, attempt)
    return Redraw(puzzle_page(words, attempt, await solving(interaction, ask.day)))


async def tried(interaction: Interaction, attempt: Attempt) -> Solve:
    user, store = interaction.user, interaction.client.store
    return await store.try_puzzle(attempt.day, user.id, user.display_name, interaction.guild_id, solves=attempt.is_best)


async def answered(interaction: Interaction, day: date, made: Puzzle) -> Page:
    """Today's is shown to whoever has solved it; anyone else gives up by that. Those before are nobody's any more."""
    user, store = interaction.user, interaction.client.store
    if day == today_of(interaction):
        await store.give_up_puzzle(day, user.id, user.display_name, interaction.guild_id)
    return answer_page(words_for(interaction), day, made, await solving(interaction, day))


async def solving(interaction: Interaction, day: date) -> Solving:
    store, user_id, guild_id = interaction.client.store, interaction.user.id, interaction.guild_id
    today = today_of(interaction)
    solve = await store.solve_of(day, user_id)
    streak = await store.streak(user_id, today)
    solvers = await store.solvers(day, guild_id) if guild_id is not None else ()
    return Solving(solve, streak, solvers, is_today=day == today, in_server=guild_id is not None)


def today_of(interaction: Interaction) -> date:
    """In UTC, for everyone."""
    return interaction.client.clock.now.date()


PUZZLE_VERBS = {VERB: puzzle}
