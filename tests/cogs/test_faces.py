"""What the messages of a running and of a finished game say and show; and that Discord takes all of them."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any, NamedTuple

import pytest

from cogs.faces import Story, board_page, hand_page
from cogs.pages import Button, Buttons, Drawing, Page, Say, Select, Show, made
from data import Seat, Status, Table
from data.values import commitment_to
from engine import GAMES, Game
from engine.record import Record, Said
from playground.components import check_layout
from playground.errors import Errors
from render import Picture
from tests.engine import laws
from tests.engine.laws import Subject
from tests.engine.subjects import SUBJECTS
from tests.render.tables import WEIRD_NAMES, everyday

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay")
LONG_NAMES = ("鸭" * 20, "*" * 20, "鸭鸭*" * 7, "👨‍👩‍👧‍👦" * 5, "_" * 20, "\\" * 20)
PLAYED = [subject for subject in SUBJECTS if subject.kind.name in GAMES]
NOW = datetime(2026, 1, 1, tzinfo=UTC)
CHEAP = Picture("cheap.png", b"a picture", "a picture")


class Match(NamedTuple):
    """A game, and all that was said in it."""

    game: Game[Any]
    log: tuple[Said, ...] = ()

    def say(self, said: Said) -> "Match":
        game = self.game.copy()
        game.play(*said)
        return Match(game, (*self.log, said))

    @property
    def record(self) -> str:
        return Record.of(self.game, self.log).text()


def new(kind: str, seats: int = 3, seed: int = 3, **options: str) -> Match:
    return Match(GAMES[kind].new(seats=seats, options=options, seed=f"{seed:064x}"))


def played(match: Match, moves: int, rng: Random) -> Match:
    for _ in range(moves):
        if match.game.outcome is None:
            match = match.say(laws.randomly(match.game, rng))
    return match


def played_until(match: Match, ask: str, rng: Random) -> Match:
    for _ in range(2000):
        if any(prompt.ask == ask for prompt in match.game.prompts()):
            return match
        match = match.say(laws.randomly(match.game, rng))
    raise AssertionError(f"{ask} was never asked")


def table_of(game: Game[Any], names: Sequence[str] = NAMES, **changes: Any) -> Table:
    """With people on all seats but the last."""
    named = [*names, *[""] * game.seated][: game.seated]
    seats = [
        Seat(n, 100 + n, None, name, None, asleep=False, dm_channel_id=None, dm_open=None, last_click=None)
        for n, name in enumerate(named)
    ]
    seats[-1] = seats[-1]._replace(user_id=None, computer="normal")
    outcome = game.outcome
    table = Table(
        id=17,
        kind=game.name,
        options=game.chosen,
        guild_id=1,
        channel_id=7000,
        parent_id=None,
        host_id=100,
        language="en",
        clock="relaxed",
        status=Status.OVER if outcome else Status.PLAYING,
        reason=outcome.reason if outcome else None,
        version=9,
        presented=8,
        moves=5,
        undos=2,
        created=NOW,
        touched=NOW,
        seats=tuple(seats),
        commitment=commitment_to(game.seed),
        game=game,
    )
    return replace(table, **changes)


def text_of(page: Page) -> str:
    return "\n".join([part.text for part in page.parts if isinstance(part, Say)])


def buttons_of(page: Page) -> list[Button]:
    return [button for part in page.parts if isinstance(part, Buttons) for button in part.buttons]


def words_on(page: Page) -> list[str]:
    """The words that can be said with it."""
    pressed = [button.custom_id.split(":")[4] for button in buttons_of(page) if ":say:" in button.custom_id]
    chosen = [choice.value for part in page.parts if isinstance(part, Select) for choice in part.choices]
    return [*pressed, *chosen]


def drawings_of(page: Page) -> list[Drawing]:
    return [drawing for part in page.parts if isinstance(part, Show) for drawing in part.drawings]


# Discord takes all of them


def check_limits(page: Page) -> None:
    """As the playground checks it, which is as strict as Discord; pictures are drawn elsewhere."""
    cheap = [
        Show(tuple(drawing._replace(draw=lambda: CHEAP) for drawing in part.drawings))
        if isinstance(part, Show)
        else part
        for part in page.parts
    ]
    view, files = made(Page(tuple(cheap)))
    errors = Errors()
    check_layout(view.to_components(), errors)
    errors.raise_any()
    assert view.content_length() == len("".join([part.text for part in page.parts if isinstance(part, Say)]))
    assert len({file.filename for file in files}) == len(files) <= 10


def check_pages(match: Match, names: Sequence[str]) -> None:
    """Every message there can be of this moment; all moves stand on one of them, each for who is asked."""
    game = match.game
    table = table_of(game, names, undos=999)
    story = Story(record=match.record) if game.outcome else Story()
    board = board_page(table, story)
    check_limits(board)
    hands = [hand_page(table, seat) for seat in table.seats]
    for page in hands:
        check_limits(page)
    for prompt in game.prompts():
        page = hands[prompt.seat] if prompt.secret or prompt.standing else board
        assert {*prompt.moves} <= {*words_on(page)}
    if game.outcome is None:
        for closed in (Status.STOPPED, Status.EXPIRED):
            check_limits(board_page(replace(table, status=closed, reason="x" * 200), Story(record=match.record)))
        check_limits(board_page(replace(table, status=Status.PAUSED, reason="鸭" * 200)))


def check_playout(subject: Subject, moves: int, every: int) -> None:
    rng = Random(f"faces {subject}")
    match = Match(subject.new(rng))
    style = rng.choice(laws.STYLES)
    for number in range(moves):
        if number % every == 0 or match.game.outcome:
            check_pages(match, rng.choice([*WEIRD_NAMES, NAMES, LONG_NAMES]))
        if match.game.outcome:
            break
        match = match.say(style(match.game, rng))


@pytest.mark.parametrize("subject", [each for each in PLAYED if everyday(each)], ids=str)
def test_discord_takes_every_message_of_a_game(subject: Subject) -> None:
    check_playout(subject, moves=120, every=12)


@pytest.mark.long
@pytest.mark.parametrize("subject", PLAYED, ids=str)
def test_discord_takes_every_message_of_every_game(subject: Subject) -> None:
    check_playout(subject, moves=3000, every=3)
