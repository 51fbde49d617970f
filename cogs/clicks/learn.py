"""Clicks on lessons: which one, a step ahead, and what was chosen there."""

from data.store import Refused, Why

from .. import Interaction
from ..pages.learn import Learner, Place, after, menu_page, place_in, step_page, wrong_page
from ..pages.model import Page
from ..settings import Progress
from .context import ClickContext, ClickResult, Redraw
from .replies import words_for


async def lesson_menu(interaction: Interaction) -> Page:
    progress = await Progress.load(interaction.client.store, interaction.user.id)
    return menu_page(learner(interaction), progress)


async def learn(context: ClickContext) -> ClickResult:
    """A wrong word changes nothing. Whatever else leads to a step is where they'll go on next time."""
    if not context.click.rest:
        return Redraw(await lesson_menu(context.interaction))
    place = place_in(context.click.rest, context.value)
    if place is None:
        return Refused(Why.STALE, "")
    reached = after(place) if place.word else place
    return await shown(context, reached) if reached else Redraw(wrong_page(learner(context.interaction), place))


async def shown(context: ClickContext, place: Place) -> Redraw:
    """While they think about a step, the pictures of the next one are drawn."""
    before = await Progress.load(context.store, context.user_id)
    name = place.lesson.name
    progress = before.finished(name) if place.is_end else before.at(name, place.number)
    if progress != before:
        await progress.save(context.store, context.user_id)
    who = learner(context.interaction)
    ahead = None if place.is_end else step_page(who, Place(place.lesson, place.number + 1), progress)
    return Redraw(step_page(who, place, progress), ahead=ahead)


def learner(interaction: Interaction) -> Learner:
    return Learner(words_for(interaction), interaction.user.display_name)


LEARN_VERBS = {"learn": learn}
