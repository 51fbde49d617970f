"""Hands in the channel, which only their owners see: they live as long as Discord lets us change them, and a whole game
can be played from one place."""

from pathlib import Path
from typing import Any

import pytest

from cogs.bot import Duckboard
from data.logs import QUIETEST
from data.store import Refused, Why
from playground import Playground
from playground.interactions import MESSAGE
from playground.world import EPHEMERAL
from tests.support.cogs.driver import Control, Player, controls_of, texts_of
from tests.support.cogs.hands import PEOPLE, race
from tests.support.cogs.requests import Requests
from tests.support.cogs.running import running
from tests.support.cogs.seating import at_rest, begun, later, picks
from tests.support.patience import until
from tests.support.say import say, says

JSON = dict[str, Any]
SOME, WHOLE = 24, 10_000  # presses
MOST_REQUESTS = 2.0  # of those that Discord limits, for each press


def private_hands(player: Player) -> list[JSON]:
    return [each for each in player.in_channel() if each["flags"] & EPHEMERAL and controls_of([each])]


def asks(message: JSON) -> list[Control]:
    return [each for each in controls_of([message]) if each.verb in ("say", "choose")]


async def my_hand(bot: Duckboard, player: Player) -> JSON:
    await player.press("hand")
    await until(lambda: not bot.is_busy)
    return private_hands(player)[-1]


async def tokens(bot: Duckboard) -> list[str]:
    posts = (await bot.store.posts(1)).values()
    return [post.token.secret for post in posts if post.token]


async def test_a_private_hand_asks_the_next_question_too(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await begun(playground, "Ben")
    hand = await my_hand(bot, ada)
    before = {each.custom_id for each in asks(hand)}
    await ada.use(asks(hand)[0])
    await ben.use(picks(ben)[0])
    for _ in range(20):  # whatever is asked on the way: paths, facings
        await at_rest(bot)
        (hand,) = private_hands(ada)
        asked = [each for each in asks(hand) if each.custom_id not in before]
        if asked:
            return
        for control in [each for each in ben.controls("say") if each.message["flags"] & EPHEMERAL == 0][:1]:
            await ben.use(control)
    raise AssertionError("Ada's hand never asks again")


async def test_a_new_hand_takes_the_place_of_the_old_one(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    first = await my_hand(bot, ada)
    await ada.press("hand")
    await until(lambda: [each["id"] for each in private_hands(ada)] != [first["id"]])
    await until(lambda: len(private_hands(ada)) == 1)
    await at_rest(bot)
    assert len(await tokens(bot)) == 1


async def put_away(bot: Duckboard, player: Player) -> JSON:
    """Their hand, which has become a button."""
    hand = await my_hand(bot, player)
    later(bot, minutes=14.5)
    await until(lambda: [each.verb for each in controls_of(private_hands(player))] == ["hand"])
    await until_no_tokens(bot)
    return hand


async def test_before_its_token_ends_a_hand_becomes_a_button_that_brings_it_back(
    bot: Duckboard, playground: Playground
) -> None:
    ada, _ = await begun(playground, "Ben")
    hand = await put_away(bot, ada)
    await ada.use(controls_of(private_hands(ada))[0])
    (again,) = private_hands(ada)
    assert again["id"] == hand["id"]
    assert asks(again)
    await at_rest(bot)
    assert len(await tokens(bot)) == 1


async def test_a_hand_that_was_put_away_is_true_after_the_end_and_shows_it_when_pressed(
    bot: Duckboard, playground: Playground
) -> None:
    """Nobody can change it when the game ends, so it can't promise a hand."""
    ada, _ = await begun(playground, "Ben")
    hand = await put_away(bot, ada)
    later(bot, minutes=5)
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    await at_rest(bot)
    (resting,) = private_hands(ada)
    assert says("\n".join(texts_of(resting)), "hand-resting")
    over = await ada.use(controls_of([resting])[0])
    assert over.message is not None
    assert over.message["id"] == hand["id"]
    assert says("\n".join(texts_of(over.message)), "hand-over")
    await at_rest(bot)
    assert not private_hands(ada), "nothing is left to be pressed"


async def test_every_click_on_a_hand_lets_it_live_longer(bot: Duckboard, playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    hand = await my_hand(bot, ada)
    (first,) = await tokens(bot)
    await ada.use(asks(hand)[0])
    await at_rest(bot)
    (second,) = await tokens(bot)
    assert first != second


async def test_a_hand_whose_token_ended_while_the_bot_was_down_is_forgotten(
    playground: Playground, tmp_path: Path
) -> None:
    async with running(playground, tmp_path) as bot:
        ada, _ = await begun(playground, "Ben")
        await my_hand(bot, ada)
        await at_rest(bot)
        assert await tokens(bot)
    async with running(playground, tmp_path) as bot:
        later(bot, minutes=16)
        await until_no_tokens(bot)
        assert private_hands(ada)  # nobody can change it any more, but pressing anything on it works
        await ada.use(asks(private_hands(ada)[-1])[0])
        await at_rest(bot)
        assert len(await tokens(bot)) == 1


async def test_after_the_end_no_hand_has_a_move_on_it_and_no_token_is_kept(
    bot: Duckboard, playground: Playground
) -> None:
    ada, ben = await begun(playground, "Ben")
    await my_hand(bot, ada)
    await my_hand(bot, ben)
    await bot.store.stop(1, "stopped")
    bot.presenter.nudge(1)
    await until_no_tokens(bot)
    for player in (ada, ben):
        assert not player.controls("say", "choose", "undo", "hand")


async def until_no_tokens(bot: Duckboard) -> None:
    await at_rest(bot)
    while await tokens(bot):
        await at_rest(bot)


async def test_no_token_is_ever_logged(
    bot: Duckboard, playground: Playground, caplog: pytest.LogCaptureFixture
) -> None:
    """Even if everything is logged that can be."""
    for name, level in QUIETEST.items():
        caplog.set_level(level, name)
    ada, _ = await begun(playground, "Ben")
    hand = await my_hand(bot, ada)
    await ada.use(asks(hand)[0])
    await ada.press("hand")
    await at_rest(bot)
    secrets = [*playground.world.interactions]
    assert secrets
    logged = "\n".join(
        [record.getMessage() for record in caplog.records if not record.name.startswith(("aiohttp", "playground"))]
    )
    assert not [secret for secret in secrets if secret in logged]


# One place is enough


class InPrivate(Player):
    """Looks at direct messages only, once the game has begun."""

    begun = False

    def messages(self) -> list[JSON]:
        return self.in_private() if self.begun else super().messages()


class InTheChannel(Player):
    """Answers everything on the hand that only they see there."""

    begun = False

    def messages(self) -> list[JSON]:
        return private_hands(self) if self.begun else super().messages()


@pytest.mark.parametrize("most", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
async def test_a_race_is_played_in_direct_messages_alone(bot: Duckboard, playground: Playground, most: int) -> None:
    company = await race(bot, playground, InPrivate, 4)
    for player in company.players:
        player.begun = True  # pyright: ignore
    requests, seated = Requests(playground), company.presses
    await company.play(most)
    table = await company.settled()
    assert table.game
    assert table.game.outcome or most == SOME
    assert company.presses - seated == table.moves, "a press that was not needed"
    assert requests.counted <= MOST_REQUESTS * table.moves, requests.counted / table.moves


@pytest.mark.parametrize("most", [SOME, pytest.param(WHOLE, marks=pytest.mark.long)])
async def test_a_race_is_played_in_the_channel_alone_by_people_with_closed_dms(
    bot: Duckboard, playground: Playground, most: int
) -> None:
    for name in PEOPLE[:2]:
        playground.be(name).close_dms()
    company = await race(bot, playground, InTheChannel, 2)
    for player in company.players:
        await player.press("hand")
        player.begun = True  # pyright: ignore
    seated = company.presses
    await company.play(most)
    table = await company.settled()
    assert table.game
    assert table.game.outcome or most == SOME
    assert company.presses - seated == table.moves, "a press that was not needed"


async def test_a_refused_move_is_told_even_if_the_hand_cannot_be_redrawn(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would look as if the move counted."""
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)

    async def refuse(*_: Any, **__: Any) -> Refused:
        return Refused(Why.STALE, "")

    monkeypatch.setattr(bot.store, "play", refuse)
    playground.faults.fail("POST /interactions", 400)
    answer = await ada.use(picks(ada)[0])
    assert answer.kind == MESSAGE
    assert say("refused-stale") in texts_of(answer.message or {})
