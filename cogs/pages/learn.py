"""Lessons: which there are, each of their steps with its picture and its choices, and what a wrong choice leads to."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from engine import Prompt
from engine.lessons import LEARNER, Choice, Lesson, Scene, choices, lessons, mishap, mistake, moment, scene
from render import ARTISTS, FACES, TELLERS, Cast, Picture
from render.studio import STUDIO, Job, Priority, jobs
from render.words.texts import Texts

from ..settings import Progress
from . import model
from .common import AnyView
from .ids import NO_TABLE, Click
from .model import MOST_BUTTONS, Button, Buttons, Drawing, Page, Part, Say, Select, Show, Style

LONGEST_LABEL, LONGEST_CHOICE = 80, 100


class Learner(NamedTuple):
    """Who takes a lesson: in their own language, and with their own name on the board."""

    words: Texts
    name: str


class Place(NamedTuple):
    """A step of a lesson, or its end; and the word that was pressed there, if one was."""

    lesson: Lesson
    number: int
    word: str = ""

    @property
    def is_end(self) -> bool:
        return self.number == len(self.lesson.steps)

    @property
    def rest(self) -> str:
        return f"{self.lesson.name} {self.number}" + (f" {self.word}" if self.word else "")


def place_in(rest: str, chosen: str = "") -> Place | None:
    """What the id of a button or a select says, if there is such a step and the word can be pressed there."""
    match = re.fullmatch(r"([a-z-]{1,20}) ([0-9]{1,2})(?: ([ -~]+))?", rest)
    lesson = lessons().get(match[1]) if match else None
    if match is None or lesson is None or int(match[2]) > len(lesson.steps):
        return None
    place = Place(lesson, int(match[2]), match[3] or chosen)
    return place if not place.word or place.word in [each.word for each in offered(place)] else None


def offered(place: Place) -> Sequence[Choice]:
    return [] if place.is_end else choices(place.lesson.name, place.number)


def after(place: Place) -> Place | None:
    """Where the word leads; nowhere if it's wrong."""
    is_wrong = mistake(place.lesson.name, place.number, place.word) is not None
    return None if is_wrong else Place(place.lesson, place.number + 1)


# Which there are


def menu_page(who: Learner, progress: Progress) -> Page:
    known = lessons()
    begun = known.get(progress.lesson)
    place = Place(begun, progress.step) if begun and 0 < progress.step < len(begun.steps) else None
    parts: list[Part] = [Say(who.words.say("learn-menu"))]
    if place:
        label = who.words.say("learn-continue", lesson=title_of(who, place.lesson), step=place.number + 1)
        parts.append(Buttons((Button(id_of(place), label, "success"),)))
    first = None if place else next_lesson(progress)
    return Page((*parts, Buttons(tuple([lesson_button(who, each, progress, first) for each in known.values()]))))


def next_lesson(progress: Progress) -> Lesson | None:
    """The first that they haven't finished."""
    return next((lesson for name, lesson in lessons().items() if name not in progress.done), None)


def lesson_button(who: Learner, lesson: Lesson, progress: Progress, first: Lesson | None) -> Button:
    done = "yes" if lesson.name in progress.done else "no"
    label = who.words.say("learn-lesson", lesson=title_of(who, lesson), done=done)
    return Button(id_of(Place(lesson, 0)), label, "primary" if lesson is first else "secondary")


def lessons_about(kind: str) -> list[Lesson]:
    return [lesson for lesson in lessons().values() if lesson.kind == kind]


def learn_buttons(words: Texts, kind: str, style: Style = "success") -> tuple[Button, ...]:
    """From *How to play* and from a puzzle to the game's first lesson, if it has one."""
    first = lessons_about(kind)[:1]
    return tuple([Button(id_of(Place(lesson, 0)), words.say("learn-button"), style) for lesson in first])


def title_of(who: Learner, lesson: Lesson) -> str:
    return who.words.say(f"learn-{lesson.name}")


def id_of(place: Place) -> str:
    return Click("learn", NO_TABLE, place.rest).custom_id


# A step


def step_page(who: Learner, place: Place, progress: Progress) -> Page:
    """What's said stands right above its buttons: on a small screen, the top of a page is out of sight."""
    if place.is_end:
        return end_page(who, place, progress)
    step = place.lesson.steps[place.number]
    said = Say(f"{heading(who, place)}\n{who.words.say(message_of(place), **facts_of(who))}")
    shown = sights(who, place, asks=bool(step.right))
    if not step.right:
        return Page((*shown, said, Buttons((next_button(who, place), menu_button(who)))))
    return Page((*shown, said, *choice_parts(who, place), Buttons((menu_button(who),))))


def heading(who: Learner, place: Place) -> str:
    lesson, steps = title_of(who, place.lesson), len(place.lesson.steps)
    return who.words.say("learn-title", lesson=lesson, step=place.number + 1, steps=steps)


def message_of(place: Place, why: str = "") -> str:
    return "-".join(["learn", place.lesson.name, place.lesson.steps[place.number].name, *([why] if why else [])])


def facts_of(who: Learner) -> dict[str, str]:
    return {"computer": names_of(who)[1]}


def next_button(who: Learner, place: Place) -> Button:
    return Button(id_of(place._replace(number=place.number + 1)), who.words.say("learn-next"), "primary")


def choice_parts(who: Learner, place: Place) -> list[Part]:
    """As at a table: a row for each question, or a select where there's no room."""
    found = offered(place)
    asked = list(dict.fromkeys([choice.prompt for choice in found]))
    return [choice_part(who, place, prompt, [each.word for each in found if each.prompt == prompt]) for prompt in asked]


def choice_part(who: Learner, place: Place, prompt: Prompt, said: Sequence[str]) -> Part:
    view = moment(place.lesson.name, place.number).view(LEARNER)
    labels = [TELLERS[place.lesson.kind].label(view, prompt, word, who.words) for word in said]
    if len(said) > MOST_BUTTONS:
        options = [model.Choice(word, text[:LONGEST_CHOICE]) for word, text in zip(said, labels, strict=True)]
        placeholder = who.words.say("select-move", count=len(options))
        return Select(Click("learn", NO_TABLE, place.rest).select_id, placeholder, tuple(options))
    style = "secondary" if prompt.standing else "primary"
    pressed = [id_of(place._replace(word=word)) for word in said]
    return Buttons(tuple([Button(at, text[:LONGEST_LABEL], style) for at, text in zip(pressed, labels, strict=True)]))


def menu_button(who: Learner) -> Button:
    return Button(Click("learn", NO_TABLE).custom_id, who.words.say("learn-all"))


def wrong_page(who: Learner, place: Place) -> Page:
    """What would happen, in a picture where something does, and why that isn't it. Then they try again."""
    lesson, number, word = place
    wrong = mistake(lesson.name, number, word)
    assert wrong is not None
    happened = mishap(lesson.name, number, word)
    said = Say(f"{heading(who, place)}\n{who.words.say(message_of(place, wrong.why), **facts_of(who))}")
    shown = (
        [sight_of(who, lesson, wrong.shows, happened, asks=False)]
        if happened.events
        else sights(who, place, asks=False)
    )
    again = Button(id_of(place._replace(word="")), who.words.say("learn-again"), "primary")
    return Page((*shown, said, Buttons((again, menu_button(who)))))


def end_page(who: Learner, place: Place, progress: Progress) -> Page:
    """Praise, and what to do next."""
    lesson, ahead = place.lesson, next_lesson(progress)
    told = [
        who.words.say("learn-over", lesson=title_of(who, lesson)),
        who.words.say(f"learn-{lesson.name}-end", **facts_of(who)),
    ]
    onward = [lesson_button(who, ahead, progress, ahead)] if ahead else []
    happened = board_sight(who, lesson, scene(lesson.name, place.number), asks=False)
    play = Button(Click("open", NO_TABLE, lesson.kind).custom_id, who.words.say("learn-play"), "success")
    told.append(who.words.say("learn-play-about"))
    return Page((happened, Say("\n".join(told)), Buttons((play, *onward, menu_button(who)))))


# Pictures


class Drawn(NamedTuple):
    """How something is drawn, and whether it's the hand or the board that is told where that fails."""

    draw: Callable[..., Picture]
    is_hand: bool = False


BOARD, HAND, CLOSEUP = Drawn(jobs.board), Drawn(jobs.hand, is_hand=True), Drawn(jobs.closeup)
DRAWN = {"hand": HAND, "closeup": CLOSEUP}


def sights(who: Learner, place: Place, *, asks: bool) -> list[Part]:
    """What has just happened on the board, and what the question is about: the hand for a secret one. Where it `asks`
    nothing, no picture does."""
    lesson, number, _ = place
    step, game = lesson.steps[number], moment(lesson.name, number)
    happened = scene(lesson.name, number) if number else Scene(game, (), game)
    if step.figure:
        return [figure_sight(who, lesson, step.figure)]
    if step.shows:
        return [sight_of(who, lesson, shown, happened, asks=asks) for shown in step.shows]
    is_secret = bool(step.right) and any([choice.prompt.secret for choice in offered(place)])
    shown = ["board"] if not is_secret or stirs(lesson, happened) else []
    return [sight_of(who, lesson, each, happened, asks=asks) for each in (*shown, *(["hand"] if is_secret else []))]


def sight_of(who: Learner, lesson: Lesson, shows: str, happened: Scene, *, asks: bool) -> Part:
    """Unless it `asks`, it's about what has happened, and whatever comes next isn't asked here."""
    if shows in DRAWN:
        view = happened.after.view(LEARNER)
        return still_sight(who, lesson, DRAWN[shows], view if asks else unasked(view))
    return board_sight(who, lesson, happened, asks=asks)


def unasked(view: AnyView) -> AnyView:
    return replace(view, prompts=(), waiting=())


def board_sight(who: Learner, lesson: Lesson, happened: Scene, *, asks: bool) -> Part:
    """In motion, if something moves."""
    view = happened.after.view(None) if asks else unasked(happened.after.view(None))
    still = still_sight(who, lesson, BOARD, view)
    if isinstance(still, Say) or not stirs(lesson, happened):
        return still
    events = tuple([event.seen_by(None) for event in happened.events])
    job = Job(jobs.episode, (lesson.kind, happened.before.view(None), events, view, cast_of(who), who.words))
    (drawing,) = still.drawings
    return Show((drawing._replace(job=job, moving=True, instead=drawing, priority=Priority.ANIMATION),))


def still_sight(who: Learner, lesson: Lesson, drawn: Drawn, view: AnyView) -> Say | Show:
    def in_words() -> str:
        teller = TELLERS[lesson.kind]
        return (teller.hand if drawn.is_hand else teller.board)(view, names_of(who), who.words)

    if lesson.kind not in ARTISTS:
        return Say(in_words())
    job = Job(drawn.draw, (lesson.kind, view, cast_of(who), who.words))
    return Show((Drawing(job.digest, job, what=f"lesson {lesson.name}: {drawn.draw.__name__}", instead=in_words),))


def figure_sight(who: Learner, lesson: Lesson, name: str) -> Part:
    job = Job(jobs.figure, (lesson.kind, name, who.words.say(f"learn-{lesson.name}-figure"), who.words))
    what = f"lesson {lesson.name}: the picture of {name}"
    return Show((Drawing(job.digest, job, what=what, instead=lambda: who.words.say("picture-missing")),))


def stirs(lesson: Lesson, happened: Scene) -> bool:
    if lesson.kind not in ARTISTS:
        return False
    what = f"lesson {lesson.name}: the board in motion"
    return STUDIO.asked(what, lambda: ARTISTS[lesson.kind].has_episode(happened.events), otherwise=False)


def names_of(who: Learner) -> tuple[str, str]:
    """Whoever learns, and the computer."""
    return who.name, who.words.say("computer-names-easy").split()[0]


def cast_of(who: Learner) -> Cast:
    return Cast(names_of(who), (None, FACES["easy"]))
