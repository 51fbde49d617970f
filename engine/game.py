"""The machine that all games share: a game is a value that asks questions and takes answers.

Everything a game knows lies in its fields, and every field holds an immutable value. So a copy is a shallow copy, a
dump is the fields as JSON, and what is still to be done is a stack of tasks that can be saved between any two clicks.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar, cast

from . import saving
from .chance import Chance, checked_seed
from .errors import BadDump, BadSetup, IllegalMove, Objection
from .options import Options, checked_options
from .state import NOBODYS, State
from .steps import Asks, Does, steps_of
from .values import Answer, Event, Frozen, Prompt, Task, View, Waiting
from .words import listed, quoted

SOME_SEED = "0" * 64

P = TypeVar("P")


@dataclass(kw_only=True)
class Game(State, ABC, Generic[P]):
    """What all games have in common. A game declares its tasks (see `steps.py`) and fills in the hooks at the end."""

    name: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[Options]
    rules: ClassVar[int]  # the version of the rules
    versions: ClassVar[dict[int, type["Game[Any]"]]]  # every version that can be played, this one included
    questions: ClassVar[frozenset[str]]  # the tasks that someone is asked; the others are just done

    # The methods decorated with @task, @asks and @answers, by the names of the tasks
    _tasks: ClassVar[Mapping[str, Does]]
    _asks: ClassVar[Mapping[str, Asks]]
    _answers: ClassVar[Mapping[str, Does]]
    _together: ClassVar[Mapping[str, Does]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls._tasks, cls._asks, cls._answers, cls._together = steps_of(cls, whole=hasattr(cls, "name"))
        cls.questions = frozenset(cls._asks)
        if "name" in vars(cls):
            cls.versions = {}
        if "rules" in vars(cls):
            cls.versions[cls.rules] = cls

    @classmethod
    def under(cls, rules: int) -> type[Self]:
        """This game under that version of its rules: games that have begun are played to their end as they began."""
        if rules == cls.rules:
            return cls
        if rules not in cls.versions:
            known = listed([str(version) for version in sorted(cls.versions)])
            raise BadSetup("impossible", f"rules version {rules} of {cls.name}: this program plays version {known}")
        return cast(type[Self], cls.versions[rules])

    # Beginning, saving, copying

    @classmethod
    def new(cls, *, seats: int, options: Mapping[str, str] | None = None, seed: str) -> Self:
        cls._check_setup(seats, seed)
        game = cls(seated=seats, chosen=Frozen(checked_options(cls.name, cls.options, options or {})), seed=seed)
        game._begin()
        game._settle()
        game._remember()
        return game

    @classmethod
    def tried_options(cls, given: Mapping[str, str]) -> dict[str, str]:
        """The options that a game would be played with, free texts checked too. Starts a game that nobody plays."""
        return dict(cls.new(seats=cls.seats[0], options=given, seed=SOME_SEED).chosen)

    @classmethod
    def _check_setup(cls, seats: int, seed: str) -> None:
        if type(seats) is not int or seats not in cls.seats:
            least, most = cls.seats[0], cls.seats[-1]
            sentence = f"{cls.name} with {seats} seats: it is for {least} to {most}"
            raise BadSetup("seats", sentence, game=cls.name, least=least, most=most)
        checked_seed(seed)

    def dump(self) -> str:
        """The game as one line of JSON, from which `load` makes the same game again."""
        return saving.dumped(self.name, self.rules, self.content(), self)

    @classmethod
    def load(cls, text: str) -> Self:
        saved = saving.read(text, cls.name)
        with saving.nonsense_refused():
            game = saving.restored(cls.under(saved.rules), saved)
            game._check()
        if saved.content != game.content():
            raise BadDump("other-version", f"saved with other {cls.name} cards or boards than this program has")
        return game

    def _check(self) -> None:
        """Look at a loaded game from every seat, so that one that makes no sense is noticed now and not later."""
        self._check_setup(self.seated, self.seed)
        if self.chosen != checked_options(self.name, self.options, self.chosen):
            raise BadSetup("impossible", "its options are not all there")
        for seat in (None, *range(self.seated)):
            self.view(seat)
        if self.outcome is None and not self._waits():
            raise BadSetup("impossible", "nobody is asked, and the game is not over")

    # Asking and answering

    def prompts(self) -> tuple[Prompt, ...]:
        """Every question that is open now, answered or not, standing ones included."""
        if self._open is None:
            self._open = self._questions()
        return self._open

    def unanswered(self) -> tuple[Prompt, ...]:
        """The questions that the game waits for, from all seats; none when it is over.

        This is for whoever runs the game, as it knows every secret. What one seat may know is in its view:
        `View.unanswered` for its own questions, `View.awaited` for everyone's.
        """
        return tuple([prompt for prompt in self.prompts() if prompt.is_awaited])

    def play(self, seat: int, word: str) -> list[Event]:
        """Give an answer. What happens because of it comes back as events; an illegal one changes nothing."""
        prompt = self._offered(seat, word)
        self._news = []  # a new list, as copies share the old one
        partners = self._partners(prompt)
        if partners and self._must_wait(partners, prompt, word):
            self._keep(partners, prompt, word)
            return []
        if prompt.standing:
            self._stand(prompt, word)
        else:
            self._close(partners, prompt, word)
        self._settle()
        events = self._remember()
        mover, moves = self.streak
        if prompt.standing and (not events or (seat != mover and self._is_aside(prompt))):
            return events  # nobody else may notice that an undo is gone, or should lose one
        if partners or prompt.window or prompt.standing or any([event.reveals for event in events]):
            self.streak = NOBODYS
        else:
            self.streak = (seat, moves + 1 if seat == mover else 1)
        return events

    def undoable(self, seat: int) -> int:
        """How many of this seat's last moves can be taken back: those since something was revealed or another moved.

        An answer that waits for others is changed instead, so that "3 of 4 have chosen" never runs backwards.
        """
        mover, moves = self.streak
        return moves if seat == mover and self.outcome is None else 0

    # Knowing

    def view(self, seat: int | None) -> View[P]:
        if seat is not None:
            self._check_seat(seat)
        prompts = self.prompts()
        return View(
            self.name,
            self.rules,
            seat,
            self.seated,
            self.chosen,
            self.order,
            tuple([prompt for prompt in prompts if prompt.seat == seat]),
            tuple([Waiting.of(prompt) for prompt in prompts]),
            tuple([event.seen_by(seat) for events in self.recent for event in events]),
            self.outcome,
            self._position(seat),
        )

    def imagine(self, seat: int | None, chance: Chance) -> Self:
        """A copy in which everything this seat can't know is dealt again, including what is still to be drawn. It
        follows from what the seat can know and from `chance` alone."""
        if seat is not None:
            self._check_seat(seat)
        world = self.copy()
        world.seed, world.drawn = chance.seed(), 0
        world.recent = tuple([tuple([event.seen_by(seat) for event in events]) for events in self.recent])
        world._open = None
        world._redeal(seat, chance)
        if self.answers:
            world.answers = tuple([answer for answer in self.answers if answer.seat == seat])
            world._reanswer([answer for answer in self.answers if answer.seat != seat], chance)
        return world

    def forget_others(self, seat: int) -> None:
        """Of an imagined world: what others have already answered is open again."""
        self.answers = tuple([answer for answer in self.answers if answer.seat == seat])
        self._open = None

    def reopened(self, seat: int) -> Self:
        """A copy in which this seat hasn't answered yet what it can still change."""
        twin = self.copy()
        twin.answers = tuple([answer for answer in self.answers if answer.seat != seat])
        twin._open = None
        return twin

    # How an answer is taken

    def _offered(self, seat: int, word: str) -> Prompt:
        if type(seat) is int:
            for prompt in self.prompts():
                if prompt.seat == seat and word in prompt.moves:
                    return prompt
        code, reason = self._why_not(seat, word)
        raise IllegalMove(code, f"{quoted(word)}: {reason}")

    def _why_not(self, seat: int, word: str) -> Objection:
        self._check_seat(seat)
        if not isinstance(word, str):  # pyright: ignore[reportUnnecessaryIsInstance]
            return Objection("not-offered", "a move is a text")
        if self.outcome is not None:
            return Objection("game-over", "the game is over")
        mine = [prompt for prompt in self.prompts() if prompt.seat == seat]
        if not mine:
            return Objection("not-asked", f"nothing is asked of seat {seat} now")
        offered = listed(move for prompt in mine for move in prompt.moves)
        return self._objection(seat, word) or Objection("not-offered", f"say {offered}")

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or seat not in range(self.seated):
            raise IllegalMove("no-seat", f"seat {quoted(seat)}: this game has seats 0 to {self.seated - 1}")

    def _partners(self, prompt: Prompt) -> list[Prompt]:
        """The other prompts of the same question, which closes only when all of them have an answer."""
        prompts = self.prompts()
        if prompt.standing or len(prompts) == 1 or prompts[1].id != prompt.id:  # the standing ones come last
            return []
        return [other for other in prompts if other.id == prompt.id and other is not prompt]

    def _must_wait(self, partners: list[Prompt], prompt: Prompt, word: str) -> bool:
        return any([other.answer is None for other in partners]) and not self._decisive(prompt, word)

    def _keep(self, partners: list[Prompt], prompt: Prompt, word: str) -> None:
        """The answer can still be changed. Nothing else changes, except for other prompts of the same seat."""
        self.streak = NOBODYS
        self._note(prompt, word)
        if any([other.seat == prompt.seat for other in partners]):
            self._open = None
        else:
            answered = prompt.answered(word)
            self._open = tuple([answered if other is prompt else other for other in self.prompts()])

    def _note(self, prompt: Prompt, word: str) -> None:
        question, seat, about = prompt.id, prompt.seat, prompt.about
        others = [a for a in self.answers if a.seat != seat or a.about != about or a.id != question]
        others.append(Answer(question, seat, about, word))
        self.answers = tuple(sorted(others))

    def _close(self, partners: list[Prompt], prompt: Prompt, word: str) -> None:
        given = (Answer(prompt.id, prompt.seat, prompt.about, word),)
        if partners:
            self._note(prompt, word)
            given = self._take_answers(prompt.id)
        task = self.todo[-1]
        self.todo = self.todo[:-1]
        self._answered(task, given)

    def _take_answers(self, question: int) -> tuple[Answer, ...]:
        given = tuple([answer for answer in self.answers if answer.id == question])
        self.answers = tuple([answer for answer in self.answers if answer.id != question])
        return given

    def _settle(self) -> None:
        """Do what is to be done, up to the next question that someone has to answer, or the end."""
        self._open = None
        while self.outcome is None:
            task = self.todo[-1]
            if task.what not in self.questions:
                self.todo = self.todo[:-1]
                self._do(task)
                continue
            if not task.id:
                task = Task(task.what, task.args, self._number())
                self.todo = (*self.todo[:-1], task)
            if self._waits():
                return
            self._open, self.todo = None, self.todo[:-1]
            self._answered(task, self._take_answers(task.id))

    def _waits(self) -> bool:
        prompts = self.prompts()
        if not self.answers:
            return bool(prompts) and not prompts[0].standing  # the standing ones come last
        return bool(self.unanswered())

    def _questions(self) -> tuple[Prompt, ...]:
        if self.outcome is not None:
            return ()
        prompts = self._ask(self.todo[-1])
        if self.answers:
            given = {answer[:3]: answer.word for answer in self.answers}
            prompts = tuple([p.answered(given.get((p.id, p.seat, p.about))) for p in prompts])
        return prompts + self._standing()

    def _reanswer(self, answers: list[Answer], chance: Chance) -> None:
        """In place of others' answers, which this world's seat can't know, some that fit the new hands.

        Nor is it known who has answered a window: in this world, nobody else has.
        """
        prompts: tuple[Prompt, ...] = ()
        before: tuple[int, int] | None = None
        for answer in answers:
            # An answer may change the seat's other prompts
            if before is None or before[0] != answer.id or before[1] == answer.seat:
                prompts = self._ask(next(task for task in self.todo if task.id == answer.id))
            before = answer[:2]
            prompt = next(p for p in prompts if p.seat == answer.seat and p.about == answer.about)
            if not prompt.window:
                self._note(prompt, chance.pick([word for word in prompt.moves if not self._decisive(prompt, word)]))

    # Tasks, by the methods declared for them

    def _do(self, task: Task) -> None:
        """Do a task that asks nobody."""
        self._tasks[task.what](self, *task.args)

    def _ask(self, task: Task) -> tuple[Prompt, ...]:
        """The prompts of a task that is a question, all with its id."""
        return self._asks[task.what](self, task.id, *task.args)

    def _answered(self, task: Task, answers: tuple[Answer, ...]) -> None:
        """Go on after a question that everyone has answered, or that a decisive answer has closed."""
        if task.what in self._together:
            self._together[task.what](self, answers, *task.args)
        else:
            self._answers[task.what](self, answers[0].word, *task.args)

    # What a game of its own fills in

    @abstractmethod
    def content(self) -> str:
        """A digest of the cards and boards this game is played with."""

    @abstractmethod
    def _begin(self) -> None:
        """Set up: deal, set `order`, and say what is to be done first."""

    @abstractmethod
    def _position(self, seat: int | None) -> P:
        """The table as this seat may see it: the one door that secrets can go through."""

    @abstractmethod
    def _redeal(self, seat: int | None, chance: Chance) -> None:
        """Deal everything again that this seat can't know."""

    def _standing(self) -> tuple[Prompt, ...]:
        """The standing prompts that are open now."""
        return ()

    def _stand(self, prompt: Prompt, word: str) -> None:
        """Go on after an answer to a standing prompt."""
        raise NotImplementedError

    def _is_aside(self, prompt: Prompt) -> bool:
        """Whether others keep their undo when this standing prompt is answered, although that is told."""
        return False

    def _decisive(self, prompt: Prompt, word: str) -> bool:
        """Whether this answer closes the question even if others haven't answered."""
        return False

    def _objection(self, seat: int, word: str) -> Objection | None:
        """Why this word is refused, where the game can say it better than by listing the moves."""
        return None
