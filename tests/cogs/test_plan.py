"""What to do with a table's messages, without a wire: pure, and at any moment we like."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from cogs.pages.layout import as_it_is
from cogs.pages.model import Drawing, Page, Say, Show
from cogs.tables.desired import BOARD, FOLLOWS, NO_QUESTION, DesiredMessage
from cogs.tables.plan import Action, Delete, Edit, Forget, Posts, Replace, Send, Shrink, intent, plan, shown
from data.store import LIVE, OFF, Post, Seat, Status, Table, animated
from render import Picture
from render.studio import Job

NOW = datetime(2026, 1, 1, tzinfo=UTC)
CHANNEL, PRIVATE = 7, 70
BEN = Seat(
    number=0,
    user_id=100,
    computer=None,
    name="Ben",
    character=None,
    asleep=False,
    dm_channel_id=PRIVATE,
    dm_open=True,
    last_click=None,
)
HAND = "hand 100"


def table(*, version: int = 5, clock: str = OFF) -> Table:
    return Table(
        id=1,
        kind="race",
        options={},
        guild_id=9,
        channel_id=CHANNEL,
        parent_id=None,
        host_id=100,
        language="en",
        clock=clock,
        auto_start=False,
        status=Status.LOBBY,
        reason=None,
        version=version,
        presented=0,
        moves=0,
        undos=0,
        created=NOW,
        touched=NOW,
        seats=(BEN,),
    )


def page(text: str) -> Page:
    return Page((Say(text),))


def moving(text: str) -> Page:
    return Page((Show((Drawing(text, Job(as_it_is, (Picture("a.gif", b"x", ""),)), moving=True),)),))


def board(text: str = "board") -> DesiredMessage:
    return DesiredMessage(BOARD, page(text))


def hand(text: str = "hand", *, question: tuple[int, int] = NO_QUESTION, rings: bool = False) -> DesiredMessage:
    return DesiredMessage(HAND, page(text), BEN, question, rings)


def post_of(desired: DesiredMessage, message_id: int | None = 40, **other: object) -> Post:
    channel = PRIVATE if desired.seat else CHANNEL
    post = Post(desired.slot, channel, message_id, 1, desired.page.digest, 5, 0, 0, NOW)
    return post._replace(**other)


def by_slot(*posts: Post) -> Posts:
    return {post.slot: post for post in posts}


def planned(
    desired: Sequence[DesiredMessage], posts: Posts, now: datetime = NOW, *, is_playing: bool = False
) -> list[Action]:
    return plan(table(), desired, posts, now, is_playing=is_playing)


def test_what_is_not_there_is_sent() -> None:
    assert planned([board(), hand()], {}) == [Send(board(), None), Send(hand(), None)]


def test_what_is_right_is_left_alone() -> None:
    assert planned([board(), hand()], by_slot(post_of(board()), post_of(hand(), 41))) == []


def test_what_looks_different_is_edited() -> None:
    old = post_of(board("old"))
    assert planned([board()], by_slot(old)) == [Edit(board(), old)]


def test_what_was_announced_and_may_have_been_sent_is_sent_again() -> None:
    pending = post_of(board(), None)
    assert pending.is_pending
    assert planned([board()], by_slot(pending)) == [Send(board(), pending)]


def test_a_repeated_message_is_the_same_one_and_any_other_is_new() -> None:
    """The nonce is made from the generation."""
    pending = post_of(board(), None, generation=3)
    assert intent(table(), board(), pending, CHANNEL, NOW).generation == 3
    assert intent(table(), board(), pending._replace(message_id=40), CHANNEL, NOW).generation == 4
    assert intent(table(), board(), None, CHANNEL, NOW).generation == 1
    assert intent(table(), board(), pending.gone(), CHANNEL, NOW).generation == 4


def test_a_question_that_rings_is_a_message_of_its_own() -> None:
    asked, old = hand("new", question=(0, 9), rings=True), post_of(hand(), event=8)
    assert planned([asked], by_slot(old)) == [Replace(asked, old)]
    heard = old._replace(event=9)
    assert planned([asked], by_slot(heard)) == [Edit(asked, heard)]
    silent = asked._replace(rings=False)
    assert planned([silent], by_slot(old)) == [Edit(silent, old)]


def test_a_board_that_was_left_behind_is_posted_anew_when_something_is_new() -> None:
    old, late = post_of(board("old")), NOW + FOLLOWS + timedelta(seconds=1)
    assert planned([board()], by_slot(old), late) == [Replace(board(), old)]
    assert planned([board()], by_slot(post_of(board())), late) == []
    assert planned([board()], by_slot(old), NOW + FOLLOWS) == [Edit(board(), old)]


def test_nothing_goes_before_all_that_should_be_there_is() -> None:
    past, left = post_of(board("old"), 30).replaced(), post_of(hand(), 41)
    assert past.is_past
    assert past.first_slot == BOARD
    assert planned([board()], by_slot(past, left)) == [Send(board(), None)]
    assert planned([board()], by_slot(post_of(board()), past, left)) == [Shrink(past), Delete(left)]


def test_what_is_gone_is_not_cleared_away_twice() -> None:
    assert planned([], by_slot(post_of(hand()).gone())) == []
    assert planned([], by_slot(post_of(hand(), None))) == [Delete(post_of(hand(), None))]  # perhaps it was sent


def test_of_a_game_that_is_not_kept_every_message_stays_and_is_forgotten() -> None:
    cleared, posts = replace(table(), is_cleared=True), [post_of(board()), post_of(board("old"), 30).replaced()]
    assert plan(cleared, [], by_slot(*posts), NOW) == [Forget(post) for post in posts]


def test_what_is_hopeless_holds_up_nothing_else() -> None:
    left = post_of(hand(), 41)
    assert plan(table(), [board()], by_slot(left), NOW, hopeless={BOARD}) == [Delete(left)]
    assert plan(table(), [], by_slot(left), NOW, hopeless={HAND}) == []


def test_an_animation_gives_way_to_the_still_picture_when_it_has_played() -> None:
    still = board("won")
    moves = post_of(still, digest=animated(still.page.digest))
    assert moves.is_animated
    assert planned([still], by_slot(moves), is_playing=True) == []
    assert planned([still], by_slot(moves)) == [Edit(still, moves)]


def test_an_animation_is_written_down_as_what_it_becomes() -> None:
    lively = DesiredMessage(BOARD, moving("won"))
    moves = shown(table(), lively, post_of(board()))
    assert moves.is_animated
    assert moves.shows(lively.page.digest)


def test_a_question_counts_as_heard_if_it_made_a_sound_or_a_reminder_comes_soon() -> None:
    asked, old = hand(question=(0, 9)), post_of(hand())
    assert shown(table(), asked, old).event == 0
    assert shown(table(clock=LIVE), asked, old).event == 9
    assert shown(table(), asked._replace(rings=True), old).event == 9
    assert shown(table(), asked, old._replace(message_id=None)).event == 9


DESIRED = st.lists(
    st.builds(
        DesiredMessage,
        st.just(BOARD),
        st.sampled_from("ab").map(page),
        seat=st.none(),
        rings=st.just(value=False),
        is_private=st.just(value=False),
        is_last=st.just(value=False),
    )
    | st.builds(
        DesiredMessage,
        st.sampled_from([HAND, "ping"]),
        st.sampled_from("ab").map(page),
        seat=st.none(),
        question=st.tuples(st.just(0), st.integers(0, 4)),
        is_private=st.just(value=False),
        is_last=st.just(value=False),
    )
)
POSTS = st.builds(
    Post,
    slot=st.sampled_from([BOARD, HAND, "ping", "past board 1", "past hand 100 2"]),
    channel_id=st.just(CHANNEL),
    message_id=st.none() | st.integers(1, 9),
    generation=st.integers(1, 4),
    digest=st.sampled_from(["", page("a").digest, animated(page("a").digest), page("b").digest]),
    version=st.integers(0, 5),
    event=st.integers(0, 3),
    undos=st.just(0),
    posted=st.sampled_from([NOW, NOW - 2 * FOLLOWS]),
)


@given(st.lists(POSTS), DESIRED)
def test_every_plan_comes_to_an_end_and_then_all_is_as_desired(
    posts: list[Post], desired: list[DesiredMessage]
) -> None:
    desired = [*{each.slot: each for each in desired}.values()]
    standing, rounds = dict(by_slot(*posts)), 0
    while actions := planned(desired, standing):
        rounds += 1
        assert rounds <= 2, actions
        for action in actions:
            standing |= carried_out(action)
    assert {slot for slot, post in standing.items() if post.message_id} == {each.slot for each in desired}
    assert all(standing[each.slot].digest == each.page.digest for each in desired)


def carried_out(action: Action) -> Posts:
    match action:
        case Send(desired, post) | Replace(desired, post):
            coming = intent(table(), desired, post, CHANNEL, NOW)._replace(message_id=50)
            return by_slot(coming, *([post.replaced()] if post and post.message_id else []))
        case Edit(desired, post):
            return by_slot(shown(table(), desired, post))
        case Shrink(post) | Delete(post) | Forget(post):
            return by_slot(post.gone())
