"""Pages as values: what they say, draw and offer to press, and whether Discord would take them."""

from random import Random

from cogs.pages.layout import as_it_is, laid_out
from cogs.pages.model import Button, Buttons, Drawing, Page, Say, Show
from engine import GAMES
from playground.components import check_layout
from playground.errors import Errors
from render import Picture
from render.studio import Job
from tests.support.cogs.tables import Match, new, played_until
from tests.support.engine import laws
from tests.support.engine.subjects import SUBJECTS

LONG_NAMES = ("鸭" * 20, "*" * 20, "鸭鸭*" * 7, "👨‍👩‍👧‍👦" * 5, "_" * 20, "\\" * 20)
PLAYED = [subject for subject in SUBJECTS if subject.kind.name in GAMES]
CHEAP = Picture("cheap.png", b"a picture", "a picture")


def text_of(page: Page) -> str:
    return "\n".join([part.text for part in page.parts if isinstance(part, Say)])


def buttons_of(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def drawings_of(page: Page) -> list[Drawing]:
    return [drawing for part in page.parts if isinstance(part, Show) for drawing in part.drawings]


def check_limits(page: Page) -> None:
    """As the playground checks it, which is as strict as Discord. Pictures are drawn elsewhere."""
    view, files = laid_out(undrawn(page))
    errors = Errors()
    check_layout(view.to_components(), errors)
    errors.raise_any()
    assert view.content_length() == len("".join([part.text for part in page.parts if isinstance(part, Say)]))
    assert len({file.filename for file in files}) == len(files) <= 10


def undrawn(page: Page) -> Page:
    return Page(
        tuple(Show((Drawing("", Job(as_it_is, (CHEAP,))),)) if isinstance(part, Show) else part for part in page.parts)
    )


def revealed() -> tuple[Match, Match]:
    """A race before and after its first cards were played out."""
    before = played_until(new("race"), "pick", Random(6))
    after = before
    while not any(event.kind == "swim" for event in after.game.view(None).events):
        after = after.say(laws.randomly(after.game, Random(7)))
    return before, after
