"""Nobody waits for players of Duck Gallery who have no ducks left, if they'd rather sit out."""

from dataclasses import replace

from cogs.bot import Duckboard
from data.store import Status, Table
from engine.gallery import CONTENT, SPACES, WATER, Afloat, Gallery
from engine.values import Task
from playground import Playground
from tests.support.cogs.driver import Company, Control, Player
from tests.support.data.seating import rewrite_snapshot
from tests.support.patience import until
from tests.support.say import say


async def begun(bot: Duckboard, playground: Playground, *people: str, computers: int = 0) -> Company:
    company = Company(playground, bot.store, playground.world.channel("games"), people, "sitting out")
    await company.sit_down("duckgallery", computers=computers)
    await company.settled()
    return company


async def shoot_all_of(company: Company, player: Player) -> int:
    """As if all of their ducks were gone when their turn begins. Returns their seat."""
    table = await company.table()
    game, seat = table.game, seat_of(table, player)
    assert isinstance(game, Gallery)
    others = [other for other in range(game.seated) if other != seat]
    swimming = [*others, *[WATER] * (len(SPACES) - len(others))]
    game = replace(
        game,
        turn=seat,
        todo=(Task("card", (seat,), game.asked),),
        line=tuple(Afloat(duck) for duck in swimming),
        ducks=tuple(duck for duck in others for _ in range(CONTENT.ducks - 1)),
        lost=tuple(CONTENT.ducks if other == seat else 0 for other in range(game.seated)),
    )
    await rewrite_snapshot(company.store, table.id, game.dump())
    return seat


def seat_of(table: Table, player: Player) -> int:
    seat = table.seat_of(player.person.id)
    assert seat
    return seat.number


async def press(player: Player, word: str) -> None:
    """On their hand, as soon as it's there."""
    await until(lambda: bool(shown(player, word)))
    await player.use(shown(player, word)[-1])


def shown(player: Player, word: str) -> list[Control]:
    return [each for each in player.controls("say") if word in [answer.word for answer in each.answers]]


async def test_a_turn_passes_on_and_comes_again(bot: Duckboard, playground: Playground) -> None:
    company = await begun(bot, playground, "Ada", "Ben", "Cleo")
    ada = company.host
    seat = await shoot_all_of(company, ada)
    await ada.press("hand")
    await press(ada, "sit out")
    table = await company.until(lambda table: isinstance(table.game, Gallery) and table.game.sitting_out == (seat,))
    assert table.game
    assert [prompt.seat for prompt in table.game.unanswered()] == [(seat + 1) % 3]
    await company.settled()
    assert say("gallery-news-sit-out", who="Ada") in company.players[1].words()
    await press(ada, "come back")
    await company.until(lambda table: isinstance(table.game, Gallery) and not table.game.sitting_out)
    await company.settled()
    assert say("gallery-news-come-back", who="Ada") in company.players[1].words()


async def test_computers_play_on_to_the_end(bot: Duckboard, playground: Playground) -> None:
    company = await begun(bot, playground, "Ada", computers=2)
    seat = await shoot_all_of(company, company.host)
    await company.host.press("hand")
    await press(company.host, "sit out")
    table = await company.until(lambda table: table.status is Status.OVER)
    assert table.game
    assert table.game.outcome
    assert seat not in table.game.outcome.winners
