"""What a card would do to the pool at the dive marker now, before its effect: made with the engine's own functions."""

from typing import NamedTuple

from engine import View
from engine.pool import Pool, Position, shared

from ...words.texts import Texts

OVER, FULL, ELSEWHERE, ROOM = [f"pool-preview-{what}" for what in ("over", "full", "full-elsewhere", "room")]


class Preview(NamedTuple):
    """How many places are taken, how many the card takes up, and how many there are."""

    taken: int
    more: int
    most: int
    message: str
    share: int = 0  # how many ducks this player would get

    @property
    def room(self) -> int:
        return self.most - self.taken - self.more


def preview_of(view: View[Position], card: int) -> Preview:
    here, seat = view.position, view.seat
    assert seat is not None
    before = here.circle[here.marker]
    after = before.with_card(card)
    message = verdict(after, is_here=here.tokens[seat] == here.marker)
    share = share_of(here, seat, after) if after.full else 0
    return Preview(before.ducks, after.ducks - before.ducks, before.size.ducks, message, share)


def verdict(after: Pool, *, is_here: bool) -> str:
    """The message that says what becomes of the pool."""
    if after.overcrowded:
        return OVER
    if after.full:
        return FULL if is_here else ELSEWHERE
    return ROOM


def share_of(here: Position, seat: int, after: Pool) -> int:
    """How many of its ducks this player gets, the Goldies included, if it's full."""
    count = len(here.tokens)
    there = [other % count for other in range(seat, seat + count) if here.tokens[other % count] == here.marker]
    goldies, given, _ = shared(after, after.row, len(there))
    return len(goldies) + (len(given[there.index(seat)]) if seat in there else 0)


def preview_words(preview: Preview, texts: Texts) -> str:
    return texts.say(preview.message, room=preview.room, share=preview.share)
