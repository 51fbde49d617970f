"""The puzzle of the day over the wire: solving it, giving up, streaks, and its post in a channel."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from datetime import date, timedelta
from pathlib import Path

import discord
import pytest

from cogs.bot import Duckboard
from cogs.pages.ids import DIGITS, Click
from cogs.pages.layout import Sendable
from cogs.pages.puzzle import ANSWER, BACK, OPEN, SAY, Ask, attempt_of
from cogs.settings import DailyPuzzle
from cogs.tables.mail import Mail
from cogs.tables.puzzles import CLAIM, CLAIMED_FOR
from data.store import PUZZLE, UNTRIED, Solve
from engine.puzzles import KINDS, Puzzle, kind_of, offered, puzzle_of, seed_of
from engine.puzzles.making import first_idea
from playground import Answer, Playground
from playground.permissions import ATTACH_FILES, SEND_MESSAGES
from playground.world import Channel, Message, Overwrite
from tests.support.clock import StillClock
from tests.support.cogs.commands import press_made_up, private, use
from tests.support.cogs.driver import Player, items_of
from tests.support.cogs.running import running
from tests.support.data.writing import until_stored
from tests.support.patience import until
from tests.support.say import say, says

TODAY = StillClock().now.date()


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path, clock: StillClock) -> AsyncIterator[Duckboard]:
    async with running(playground, tmp_path, clock) as bot:
        yield bot


@pytest.fixture
def games(playground: Playground) -> Channel:
    return playground.world.channel("games")


@pytest.fixture
def ada(playground: Playground, games: Channel) -> Player:
    return Player(playground, "Ada", games)


def made(day: date = TODAY) -> Puzzle:
    return puzzle_of(kind_of(day), seed_of(day))


def wrong(puzzle: Puzzle) -> Sequence[str]:
    return first_idea(KINDS[puzzle.kind], puzzle.start)


async def opened(who: Player) -> Answer:
    return await use(who.person, who.channel, "ducks puzzle")


async def go(who: Player, answer: Answer, ask: Ask) -> Answer:
    assert answer.message is not None
    return await who.person.press(answer.message, ask.click.custom_id)


async def say_all(who: Player, answer: Answer, puzzle: Puzzle, words: Sequence[str], day: date = TODAY) -> Answer:
    """Press or choose one word after the other, from the beginning."""
    letters = ""
    for word in words:
        attempt = attempt_of(day, puzzle, letters)
        assert attempt
        assert answer.message is not None
        letter = DIGITS[offered(attempt.game, puzzle.seat).index(word)]
        button, select = Ask(SAY, day, letters + letter).click.custom_id, Ask(SAY, day, letters).click.select_id
        if button in ids_on(answer):
            answer = await who.person.press(answer.message, button)
        else:
            answer = await who.person.select(answer.message, select, letter)
        letters += letter
    return answer


def ids_on(answer: Answer) -> list[str]:
    assert answer.message is not None
    return [item["custom_id"] for item in items_of(answer.message["components"]) if item.get("custom_id")]


def offers(answer: Answer, ask: Ask) -> bool:
    return ask.click.custom_id in ids_on(answer)


async def solve_of(bot: Duckboard, who: Player, day: date = TODAY) -> Solve:
    return await bot.store.solve_of(day, who.person.id)


# Solving it


async def test_it_is_tried_taken_back_and_solved(bot: Duckboard, ada: Player) -> None:
    puzzle = made()
    page = await opened(ada)
    assert says(private(page), f"puzzle-goal-{puzzle.kind}")
    assert not offers(page, Ask(ANSWER, TODAY)), "nobody is tempted"
    begun = await say_all(ada, page, puzzle, puzzle.answer[:1])
    assert says(private(begun), "puzzle-said")
    back = await go(ada, begun, Ask(BACK, TODAY))
    assert not says(private(back), "puzzle-said")
    assert await solve_of(bot, ada) == UNTRIED
    failed = await say_all(ada, back, puzzle, wrong(puzzle))
    assert says(private(failed), f"puzzle-better-{puzzle.kind}") or says(
        private(failed), f"puzzle-failed-{puzzle.kind}"
    )
    assert say("puzzle-nobody") in private(failed)
    assert await solve_of(bot, ada) == Solve(1)
    assert offers(failed, Ask(ANSWER, TODAY))
    solved = await say_all(ada, await opened(ada), puzzle, puzzle.answer)
    assert says(private(solved), f"puzzle-solved-{puzzle.kind}")
    assert say("puzzle-tries", tries=2) in private(solved)
    assert say("puzzle-streak", days=1, today="yes") in private(solved)
    assert say("puzzle-solver", name="Ada", tries=2) in private(solved)
    assert (await solve_of(bot, ada)).solved == bot.clock.now


async def test_who_gives_up_sees_the_answer_and_cannot_solve_it(bot: Duckboard, ada: Player) -> None:
    puzzle = made()
    failed = await say_all(ada, await opened(ada), puzzle, wrong(puzzle))
    assert not says(private(failed), f"puzzle-answer-{puzzle.kind}")
    answer = await go(ada, failed, Ask(ANSWER, TODAY))
    assert says(private(answer), f"puzzle-answer-{puzzle.kind}")
    assert say("puzzle-gave-up") in private(answer)
    again = await say_all(ada, await go(ada, answer, Ask(BACK, TODAY)), puzzle, puzzle.answer)
    assert says(private(again), f"puzzle-solved-{puzzle.kind}")
    assert say("puzzle-nobody") in private(again)
    assert await solve_of(bot, ada) == Solve(1, gave_up=True)


async def test_yesterdays_answer_is_there_and_costs_nothing(bot: Duckboard, ada: Player) -> None:
    yesterday = TODAY - timedelta(days=1)
    answer = await go(ada, await opened(ada), Ask(ANSWER, yesterday))
    assert says(private(answer), f"puzzle-answer-{kind_of(yesterday)}")
    assert say("puzzle-past") in private(answer)
    assert await solve_of(bot, ada) == await solve_of(bot, ada, yesterday) == UNTRIED


async def test_forged_clicks_get_one_sentence_and_change_nothing(bot: Duckboard, ada: Player) -> None:
    puzzle, day = made(), TODAY.isoformat()
    whole = letters_of(puzzle)
    tomorrow, long_ago = TODAY + timedelta(days=1), TODAY - timedelta(days=8)
    rests = ["", "say", f"dance {day}", f"say {day} z", f"say {day} {whole}0", f"back {day} {whole}"]
    rests += [f"{way} {other}" for way in (OPEN, SAY, BACK, ANSWER) for other in (tomorrow, long_ago, "2026-02-31")]
    for rest in rests:
        assert private(await press_made_up(ada, Click("puzzle", 0, rest).custom_id)) == say("puzzle-gone"), rest
    for other in (TODAY, tomorrow, long_ago):
        assert await solve_of(bot, ada, other) == UNTRIED


def letters_of(puzzle: Puzzle) -> str:
    letters = ""
    for word in puzzle.answer:
        attempt = attempt_of(TODAY, puzzle, letters)
        assert attempt
        letters += DIGITS[offered(attempt.game, puzzle.seat).index(word)]
    return letters


@pytest.mark.usefixtures("bot")
async def test_a_streak_grows_day_by_day_and_ends_with_a_day_missed(ada: Player, clock: StillClock) -> None:
    for number in range(2):
        day = TODAY + timedelta(days=number)
        page = await opened(ada)
        assert (say("puzzle-streak", days=1, today="no") in private(page)) is (number == 1)
        solved = await say_all(ada, page, made(day), made(day).answer, day)
        assert say("puzzle-streak", days=number + 1, today="yes") in private(solved)
        clock.forward(days=1)
    assert say("puzzle-streak", days=2, today="no") in private(await opened(ada))
    clock.forward(days=1)
    assert not says(private(await opened(ada)), "puzzle-streak")


# Its post


def posts(channel: Channel) -> list[Message]:
    solve = Click("puzzle", 0, OPEN).custom_id
    return [each for each in channel.messages.values() if each.only is None and solve in str(each.components)]


async def want(bot: Duckboard, channel: Channel) -> None:
    assert channel.guild
    await DailyPuzzle.choose(bot.store, channel.guild.id, channel.id)


async def noted(bot: Duckboard, channel: Channel, expected: DailyPuzzle | None) -> None:
    """What the server has set, once a look is over."""
    guild = channel.guild
    assert guild

    async def is_noted() -> bool:
        return await DailyPuzzle.load(bot.store, guild.id) == expected

    await until_stored(bot.store, is_noted)


async def posted(bot: Duckboard, channel: Channel, day: date = TODAY) -> None:
    await noted(bot, channel, DailyPuzzle(channel.id, day.isoformat()))


async def test_a_server_gets_it_once_a_day(bot: Duckboard, ada: Player, clock: StillClock) -> None:
    told = private(await use(ada.person, ada.channel, "ducks setup", {"puzzle": str(ada.channel.id)}))
    assert say("setup-puzzle", channel=f"<#{ada.channel.id}>") in told
    for number in range(3):
        await bot.daily_post._look()
        await posted(bot, ada.channel, TODAY + timedelta(days=number))
        await bot.daily_post._look()
        assert len(posts(ada.channel)) == number + 1
        clock.forward(days=1)
    newest = posts(ada.channel)[-1]
    page = await ada.person.press(newest.id, Ask(OPEN, TODAY + timedelta(days=2)).click.custom_id)
    assert say("puzzle-past") in private(page)


async def test_two_bots_post_it_once(
    playground: Playground, tmp_path: Path, clock: StillClock, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one of them tries: Discord would take the same nonce for the same message, but just for some minutes."""
    send, sent = Mail.send, list[str]()

    async def counted(mail: Mail, channel_id: int, look: Sendable, nonce: str) -> int:
        sent.append(nonce)
        return await send(mail, channel_id, look, nonce)

    monkeypatch.setattr(Mail, "send", counted)
    async with running(playground, tmp_path, clock) as one, running(playground, tmp_path, clock) as other:
        await want(one, games)
        for number in range(3):
            await asyncio.gather(*[bot.daily_post._look() for bot in (one, other, one, other)])
            await posted(other, games, TODAY + timedelta(days=number))
            assert len(posts(games)) == len(sent) == number + 1
            clock.forward(days=1)


async def test_a_restart_posts_it_no_second_time(
    playground: Playground, tmp_path: Path, clock: StillClock, games: Channel
) -> None:
    """Not even if nobody could write down that it was posted."""
    async with running(playground, tmp_path, clock) as bot:
        await want(bot, games)
        await bot.daily_post._look()
        await posted(bot, games)
        lost = DailyPuzzle(games.id, f"{CLAIM} {clock.now.timestamp() + CLAIMED_FOR} somebody")
        assert games.guild
        await bot.store.put_setting(f"{PUZZLE} {games.guild.id}", lost.text)
    async with running(playground, tmp_path, clock) as bot:
        await bot.daily_post._look()
        await noted(bot, games, lost)
        clock.forward(CLAIMED_FOR)
        await bot.daily_post._look()
        await posted(bot, games)
        assert len(posts(games)) == 1


async def test_where_the_channel_is_gone_it_is_not_wanted_any_more(
    bot: Duckboard, playground: Playground, games: Channel
) -> None:
    await want(bot, games)
    playground.faults.delete_channel(games.id)
    await bot.daily_post._look()
    await noted(bot, games, None)


async def test_where_the_channel_is_not_known_it_is_tried_again_tomorrow(
    bot: Duckboard, playground: Playground, clock: StillClock, games: Channel
) -> None:
    """It's kept, since Discord hasn't said that the channel was deleted."""
    await want(bot, games)
    del playground.world.channels[games.id]
    await bot.daily_post._look()
    await posted(bot, games)
    assert posts(games) == []
    playground.world.channels[games.id] = games
    clock.forward(days=1)
    await posted(bot, games, TODAY + timedelta(days=1))
    assert len(posts(games)) == 1


async def test_where_the_bot_may_not_post_it_is_not_wanted_any_more(
    bot: Duckboard, playground: Playground, games: Channel
) -> None:
    await want(bot, games)
    playground.world.overwrite(games, Overwrite(playground.world.bot.id, 1, deny=SEND_MESSAGES))
    await bot.daily_post._look()
    await noted(bot, games, None)


async def test_our_own_mistakes_are_not_made_again_and_again(
    bot: Duckboard, playground: Playground, clock: StillClock, games: Channel
) -> None:
    await want(bot, games)
    playground.faults.fail(r"POST /channels/\{channel_id\}/messages", 400)
    await bot.daily_post._look()
    await posted(bot, games)
    assert posts(games) == []
    clock.forward(days=1)
    await posted(bot, games, TODAY + timedelta(days=1))
    assert len(posts(games)) == 1


async def test_it_is_refused_where_the_bot_may_not_post(bot: Duckboard, ada: Player, playground: Playground) -> None:
    """But it can be stopped there."""
    world, more = playground.world, playground.world.channel("more-games")
    world.overwrite(more, Overwrite(world.bot.id, 1, deny=ATTACH_FILES))
    await until(lambda: not may_post(bot, more))
    wish = {"puzzle": str(more.id), "tables": 3}
    missing, mention = say("permission-attach-files"), f"<#{more.id}>"
    refused = private(await use(ada.person, ada.channel, "ducks setup", wish))
    assert refused == say("setup-puzzle-missing", channel=mention, permissions=missing)
    assert say("setup-tables", tables=3) not in private(await use(ada.person, ada.channel, "ducks setup"))
    await want(bot, more)
    assert say("setup-no-puzzle") in private(await use(ada.person, ada.channel, "ducks setup", wish))


def may_post(bot: Duckboard, channel: Channel) -> bool:
    found = bot.get_channel(channel.id)
    assert isinstance(found, discord.TextChannel)
    return found.permissions_for(found.guild.me).attach_files
