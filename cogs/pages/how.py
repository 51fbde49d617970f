"""How a game is played, for someone who has never seen it: its aim in a line, and a few pages with pictures."""

from collections.abc import Sequence

from data.store import Table
from engine.words import digest
from render import ARTISTS, TELLERS
from render.studio import Job, jobs
from render.teller import Lesson
from render.words.texts import Texts

from .common import words_of
from .ids import NO_TABLE, Click
from .learn import learn_buttons
from .model import Button, Buttons, Drawing, Page, Part, Say, Show


def aim_line(words: Texts, kind: str) -> str:
    return words.say("aim", aim=words.say(f"aim-{kind}"))


def aim_lines(table: Table) -> list[str]:
    """The aim, until everyone has had about one turn. It goes by events, which everyone sees: a quiet answer must not
    change a page."""
    game = table.game
    if game is None or game.told > TELLERS[table.kind].opening * game.seated:
        return []
    return [aim_line(words_of(table), table.kind)]


def how_button(table: Table) -> Button:
    return Button(Click("how", table.id).custom_id, words_of(table).say("how-button"))


# Page by page


def lessons_of(kind: str, table: Table | None = None) -> Sequence[Lesson]:
    """Those that this table needs, or all of them. There's always one page: for a game without lessons, its aim."""
    lessons = TELLERS[kind].lessons or (Lesson(""),)
    if table is None:
        return lessons
    return [each for each in lessons if each.when is None or each.when in table.options.items()]


def how_page(words: Texts, kind: str, number: int = 0, table: Table | None = None) -> Page:
    """Asked for at a table, or with a command. In the reader's own language: nobody else sees it."""
    lessons = lessons_of(kind, table)
    game, last = words.say(f"game-{kind}"), len(lessons) - 1
    told = [words.say("how-title", game=game, page=number + 1, pages=len(lessons))]
    told += [aim_line(words, kind)] if number == 0 else []
    parts: list[Part] = [Say("\n".join(told)), *lesson_parts(words, kind, lessons[number].name)]
    buttons = turning_buttons(words, kind, number, last, table) + learn_buttons(words, kind)
    parts += [Buttons(buttons)] if buttons else []
    return Page((*parts, *([Say(words.say("how-rules", kind=kind))] if number == last else [])))


def lesson_parts(words: Texts, kind: str, name: str) -> list[Part]:
    if not name:
        return []
    drawn = kind in ARTISTS and name in ARTISTS[kind].lessons
    shown = [Show((lesson_drawing(words, kind, name),))] if drawn else []
    return [*shown, Say(words.say(f"how-{kind}-{name}"))]


def lesson_drawing(words: Texts, kind: str, name: str) -> Drawing:
    return Drawing(
        digest(repr((kind, name, words.language))),
        Job(jobs.lesson, (kind, name, words)),
        what=f"how to play {kind}: the picture of {name}",
        instead=lambda: words.say("picture-missing"),
    )


def turning_buttons(words: Texts, kind: str, number: int, last: int, table: Table | None) -> tuple[Button, ...]:
    """To the page before and the page after. Their ids say which game it's about."""
    table_id = table.id if table else NO_TABLE
    back, ahead = (Click("how", table_id, f"{kind} {page}").custom_id for page in (max(number - 1, 0), number + 1))
    backward = (Button(back, words.say("how-back")),) if number else ()
    forward = (Button(ahead, words.say("how-next"), "primary"),) if number < last else ()
    return (*backward, *forward)
