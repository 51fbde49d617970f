"""Leaks to be found: each tells something about the hands at a table, in another place."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from io import BytesIO
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from PIL import Image

from cogs import clicks
from cogs.clicks import advice, private
from cogs.pages import board_page, hand, play
from cogs.pages.ids import Click
from cogs.pages.model import Page, Say, Show
from cogs.tables import desired
from cogs.tables.plan import Edit
from cogs.tables.showing import Showing
from data.store import MOVE, Deadline, Store, Table, time_limits
from engine.record import Record
from render import Picture
from render.studio import Job
from tests.support.cogs.probes import A_HINT, HAND, LOG, NOT_THEIRS, Probe


def secret(table: Table) -> int:
    """Of all hands: whoever sees just one of them can't know it."""
    return crc32(repr(getattr(table.game, "hands", ())).encode())


def is_odd(table: Table) -> bool:
    return secret(table) % 2 == 1


# What is shown


def in_the_words_of_the_board(patch: pytest.MonkeyPatch) -> None:
    def leaky(table: Table, story: Any) -> Page:
        page = board_page(table, story)
        return page._replace(parts=(*page.parts, Say(f"{secret(table)}")))

    patch.setattr(desired, "board_page", leaky)


def in_a_custom_id(patch: pytest.MonkeyPatch) -> None:
    button = play.hand_button

    def leaky(table: Table) -> Any:
        return button(table)._replace(custom_id=Click("hand", table.id, f"{secret(table) % 1000}").custom_id)

    patch.setattr(play, "hand_button", leaky)


def in_an_alt_text(patch: pytest.MonkeyPatch) -> None:
    leak_by_hand(patch, lambda picture, leak: picture._replace(alt=f"{picture.alt} {leak}"))


def in_a_file_name(patch: pytest.MonkeyPatch) -> None:
    leak_by_hand(patch, lambda picture, leak: picture._replace(name=f"{leak % 1000}{picture.name}"))


def in_one_pixel(patch: pytest.MonkeyPatch) -> None:
    def spotted(picture: Picture, leak: int) -> Picture:
        image, data = Image.open(BytesIO(picture.data)), BytesIO()
        image.putpixel((leak % image.width, 0), 0)
        image.save(data, "PNG")
        return picture._replace(data=data.getvalue())

    leak_by_hand(patch, spotted)


def leak_by_hand(patch: pytest.MonkeyPatch, spoil: Callable[[Picture, int], Picture]) -> None:
    """Somebody's own hand, which has the same words, buttons and digest as ever."""
    sight = hand.hand_sight

    def spoilt(leak: int, job: Job, *_: str) -> Picture:
        return spoil(job.done(), leak)

    def leaky(table: Table, view: Any) -> Any:
        shown = sight(table, view)
        assert isinstance(shown, Show)
        (drawing,) = shown.drawings
        told_apart = (drawing.job.digest, spoil.__qualname__)
        return Show((drawing._replace(job=Job(spoilt, (secret(table), drawing.job, *told_apart))),))

    patch.setattr(hand, "hand_sight", leaky)


# When it is shown


def in_when_the_board_is_edited(patch: pytest.MonkeyPatch) -> None:
    edit = Showing._edit

    async def later(self: Showing, wanted: Any, post: Any) -> None:
        if wanted.slot == desired.BOARD and is_odd(self._table):
            await self._store.clock.sleep(1.0)
        await edit(self, wanted, post)

    patch.setattr(Showing, "_edit", later)


def in_how_often_the_board_is_edited(patch: pytest.MonkeyPatch) -> None:
    edit = Showing._has_edited

    async def twice(self: Showing, wanted: Any, post: Any) -> bool:
        again = is_odd(self._table) and await edit(self, wanted, post)
        return await edit(self, wanted, post) or again

    patch.setattr(Showing, "_has_edited", twice)


def in_which_is_edited_first(patch: pytest.MonkeyPatch) -> None:
    plan = Showing._plan

    def leaky(self: Showing, wanted: Any) -> Any:
        actions = plan(self, wanted)
        return actions[::-1] if is_odd(self._table) and all(isinstance(each, Edit) for each in actions) else actions

    patch.setattr(Showing, "_plan", leaky)


def in_a_deadline(patch: pytest.MonkeyPatch) -> None:
    fresh = time_limits.fresh_deadlines

    def leaky(table: Table, now: Any) -> Iterator[Deadline]:
        for each in fresh(table, now):
            more = secret(table) % 20 if each.what.startswith(MOVE) else 0
            yield each._replace(due=each.due + timedelta(seconds=more))

    patch.setattr(time_limits, "fresh_deadlines", leaky)


def in_how_long_a_computer_thinks(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(time_limits, "pause_before", lambda table, _: (1.0 + is_odd(table), 2.0 + is_odd(table)))


# What is told when somebody asks


def in_a_refusal(patch: pytest.MonkeyPatch) -> None:
    why = clicks.why_refused

    async def leaky(store: Store, refused: Any, words: Any) -> str:
        table = await store.load(1)
        assert isinstance(table, Table)
        return f"{await why(store, refused, words)} {secret(table)}"

    patch.setattr(clicks, "why_refused", leaky)


def in_a_hint(patch: pytest.MonkeyPatch) -> None:
    """It's about the world as it is, and not as it may be."""
    page = advice.hint_page

    def leaky(words: Any, table: Table, view: Any, asked: Any, suggested: Any) -> Page:
        choice = asked.moves[secret(table) % len(asked.moves)]
        return page(words, table, view, asked, suggested._replace(word=choice))

    patch.setattr(advice, "hint_page", leaky)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    """What was said last, though it's still a secret."""
    page = private.log_page

    def leaky(words: Any, table: Table, record: str, wanted: str = "") -> Page:
        told = page(words, table, record, wanted)
        return told._replace(parts=(*told.parts, Say(f"{Record.parse(record).log[-1:]}")))

    patch.setattr(private, "log_page", leaky)


class Leak(NamedTuple):
    """Something to plant, and what somebody asks for to find it."""

    plant: Callable[[pytest.MonkeyPatch], None]
    probe: Probe = HAND

    def __str__(self) -> str:
        return self.plant.__name__


LEAKS = (
    Leak(in_the_words_of_the_board),
    Leak(in_a_custom_id),
    Leak(in_an_alt_text),
    Leak(in_a_file_name),
    Leak(in_one_pixel),
    Leak(in_when_the_board_is_edited),
    Leak(in_how_often_the_board_is_edited),
    Leak(in_which_is_edited_first),
    Leak(in_a_deadline),
    Leak(in_how_long_a_computer_thinks),
    Leak(in_a_refusal, NOT_THEIRS),
    Leak(in_a_hint, A_HINT),
    Leak(in_the_log, LOG),
)
