"""What to do so that a table's messages look as they should: a pure plan, which `showing` carries out."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from data.store import Post, Table, animated, is_live

from .desired import BOARD, NO_QUESTION, DesiredMessage, is_left_behind, is_private

Posts = Mapping[str, Post]


@dataclass(frozen=True, slots=True)
class Send:
    """There's no such message; or nobody knows, if the `post` is pending."""

    desired: DesiredMessage
    post: Post | None


@dataclass(frozen=True, slots=True)
class Replace:
    """A new message takes the place of this one, which is cleared away afterwards."""

    desired: DesiredMessage
    post: Post


@dataclass(frozen=True, slots=True)
class Edit:
    desired: DesiredMessage
    post: Post


@dataclass(frozen=True, slots=True)
class Shrink:
    """An old board becomes a link to the new one."""

    post: Post


@dataclass(frozen=True, slots=True)
class Delete:
    post: Post


@dataclass(frozen=True, slots=True)
class Forget:
    """Nothing can or need be done about this message any more."""

    post: Post


Action = Send | Replace | Edit | Shrink | Delete | Forget


def plan(
    table: Table,
    desired: Sequence[DesiredMessage],
    posts: Posts,
    now: datetime,
    *,
    is_playing: bool = False,
    hopeless: Collection[str] = (),
) -> list[Action]:
    """What comes next; nothing if all is as it should be. `is_playing`: the board's animation isn't over yet.
    `hopeless` slots are left alone.

    Messages are cleared away only once everything else is there, so that nothing is missing in between, even after a
    crash.
    """
    hoped = [each for each in desired if each.slot not in hopeless]
    steps = [step(table, each, posts.get(each.slot), now, is_playing=is_playing) for each in hoped]
    return [each for each in steps if each] or [
        *clearing(table, {*hopeless, *[each.slot for each in desired]}, posts, now)
    ]


def step(table: Table, desired: DesiredMessage, post: Post | None, now: datetime, *, is_playing: bool) -> Action | None:
    if post is None or post.message_id is None:
        return None if desired.is_private else Send(desired, post)
    if desired.is_last and post.shows(desired.page.digest):
        return Forget(post)
    if not desired.is_news(post) and is_right(desired, post, is_playing=is_playing):
        return None
    return Replace(desired, post) if is_replaced(table, desired, post, now) else Edit(desired, post)


def is_right(desired: DesiredMessage, post: Post, *, is_playing: bool) -> bool:
    page = desired.page
    is_shown = post.shows(page.digest) or (bool(page.key) and post.shows(page.own_digest))
    return is_shown and (is_playing or not post.is_animated)


def is_replaced(table: Table, desired: DesiredMessage, post: Post, now: datetime) -> bool:
    """Rather than edited: the board if it was left behind, anything else if it should notify someone."""
    if desired.slot == BOARD:
        return bool(table.status.open or table.game) and is_left_behind(post, now)
    return desired.is_news(post)


def clearing(table: Table, kept: set[str], posts: Posts, now: datetime) -> Iterator[Action]:
    """What nobody needs any more: hands of people who left, answered calls, and replaced messages."""
    for slot, post in posts.items():
        if slot not in kept and (post.message_id or post.is_pending):
            yield cleared(table, post, now)


def cleared(table: Table, post: Post, now: datetime) -> Action:
    """Of a game that isn't kept any more, no message is: they all stay as they are."""
    if table.is_cleared or (is_private(post.first_slot) and not post.can_be_changed(now)):
        return Forget(post)
    return Shrink(post) if post.is_past and post.first_slot == BOARD else Delete(post)


# What is saved of it


def intent(table: Table, desired: DesiredMessage, post: Post | None, channel_id: int, now: datetime) -> Post:
    """The message about to be sent. Sending a pending one again is still the same message; any other gets a new
    generation."""
    is_new = post is None or post.message_id is not None
    generation = post.generation + is_new if post else 1
    return shown(table, desired, Post(desired.slot, channel_id, None, generation, "", 0, 0, 0, now))


def shown(table: Table, desired: DesiredMessage, post: Post) -> Post:
    """The post once it shows this."""
    undos, event = desired.question if is_heard(table, desired, post) else (post.undos, post.event)
    if desired.slot == BOARD:
        undos, event = table.undos, last_event(table)
    digest = animated(desired.page.digest) if desired.page.moving else desired.page.digest
    return post._replace(digest=digest, version=table.version, event=event, undos=undos)


def is_heard(table: Table, desired: DesiredMessage, post: Post) -> bool:
    """Whether nobody needs to be called for its question any more: it has notified them, or a reminder comes soon."""
    loud = desired.rings or post.message_id is None or is_live(table.clock)
    return loud and desired.question != NO_QUESTION


def last_event(table: Table) -> int:
    return table.game.told if table.game else 0
