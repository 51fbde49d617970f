"""People who play on whatever happens to the bot, and what must be true afterwards."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

from sqlmodel import select

from cogs.pages.ids import parse_click
from data.store import Status, Store
from data.store.models import MoveRow, Row, SeatRow, TableRow
from data.store.session import Session
from data.store.statements import Statement, columns
from playground.interactions import DEFER_UPDATE, MESSAGE, UPDATE
from playground.world import COMPONENT, Happening, Interaction, World
from tests.support.cogs.driver import MOVES, Company, items_of
from tests.support.cogs.laws import REFUSALS, shows_the_newest

T = TypeVar("T", bound=Row)
IN_TIME = 1.4  # seconds in which nothing is deferred


class Receipts:
    """What people were told about their moves, when they were told.

    A move was taken if its message is redrawn, or if the click is just acknowledged without being deferred (which the
    bot does after a second and a half). It was refused if there's a private sentence instead, or one above the hand.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.clicks: dict[int, Interaction] = {}
        self.taken: dict[int, int] = {}
        self.refused: set[int] = set()
        world.listeners.append(self._hear)

    def _hear(self, happening: Happening) -> None:
        click = happening.interaction
        if click is None or click.kind != COMPONENT or verb_of(click) not in (*MOVES, "undo"):
            return
        self.clicks[click.id] = click
        if happening.kind == "interaction answered":
            self._note(click, click.answered or 0)

    def _note(self, click: Interaction, answer: int) -> None:
        late = self.world.clock() - click.created > IN_TIME
        if answer == MESSAGE or (answer == UPDATE and has_a_sentence(click)):
            self.refused.add(click.id)
        elif answer == UPDATE or (answer == DEFER_UPDATE and not late):
            self.taken[click.id] = answer


def has_a_sentence(click: Interaction) -> bool:
    """A hand begins with the name of its game, unless there's something to say first."""
    assert click.original
    first = next(item["content"] for item in items_of(click.original.components) if item.get("content"))
    return first.startswith(REFUSALS)


def verb_of(click: Interaction) -> str:
    parsed = parse_click(click.data["custom_id"])
    return parsed.verb if parsed else ""


def assert_nobody_gave_up(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


async def keep_playing(company: Company, command: str) -> None:
    """Someone alone plays with a computer."""
    await company.sit_down(command, computers=2 - len(company.players))
    while True:
        await company.play()
        await company.again()


async def go_on(company: Company, command: str, presses: int) -> None:
    """Every game can be played on, whatever happened to it, and however far people had got in sitting down."""
    company.number = await company.store.table_at(company.channel.id) or company.number
    if not company.number or (await company.table()).status == Status.LOBBY:
        await company.sit_down(command, computers=2 - len(company.players))
    await company.play(presses)


async def assert_all_is_well(companies: list[Company], receipts: Receipts, store: Store) -> None:
    """No game is stuck, each message shows the newest state once, and the log is what was clicked."""
    games, moves, seats = await store.database.read(everything)
    assert_the_log_is_what_was_clicked(receipts, moves, seats)
    for game in games:
        assert game.id
        company = next(each for each in companies if each.channel.id == game.channel_id)
        assert game.status == Status.OVER or game.id == company.number
        await shows_the_newest(company, game.id)


async def everything(session: Session) -> tuple[list[TableRow], list[MoveRow], list[SeatRow]]:
    return await all_of(session, TableRow), await all_of(session, MoveRow), await all_of(session, SeatRow)


async def all_of(session: Session, row: type[T]) -> list[T]:
    names = tuple(row.model_fields)
    found = await session.rows(Statement(select(*columns(row, *names))))
    return [row(**dict(zip(names, each, strict=True))) for each in found]


def assert_the_log_is_what_was_clicked(receipts: Receipts, moves: Sequence[MoveRow], seats: Sequence[SeatRow]) -> None:
    """Whoever was told that a move counts finds it in the log, once; and the log has nothing that nobody clicked."""
    logged = Counter(move.interaction_id for move in moves if move.interaction_id)
    assert set(logged.values()) == {1}
    assert receipts.taken
    lost = receipts.taken.keys() - logged.keys()
    assert not lost, f"lost: {[receipts.clicks[number].data for number in lost]}"
    assert not receipts.refused & logged.keys()
    whose = {(seat.table_id, seat.number): seat.user_id for seat in seats}
    for move in moves:
        if move.interaction_id:
            click = receipts.clicks[move.interaction_id]
            assert click.person.id == whose[move.table_id, move.seat]
            assert move.word in (*click.data["custom_id"].split(":"), *click.data.get("values", []), "undo 1")
