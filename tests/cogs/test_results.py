"""Statistics and leaderboards over the wire: what is shown to whom, and who doesn't want to be there."""

import pytest

from cogs.bot import Duckboard
from cogs.pages.model import MOST_COMPONENTS, MOST_TEXT, Page, Say, Show, components_in
from cogs.pages.results import leaderboard_page, points, shared_leaderboard, stats_page
from data.store import ALL_GAMES, ALL_TIMES, Leaderboard, Person, Ranked, Rival, Stats, Tally, season_of
from playground import Answer, Playground, Somebody
from render.studio import jobs
from render.words.sentences import LONGEST_ALT, length
from render.words.texts import texts
from tests.support.cogs.commands import choose, forged, press, private, use
from tests.support.cogs.driver import JSON, Player, alt_texts, pictures_in
from tests.support.data.endings import finished, shown
from tests.support.paths import ROOT
from tests.support.patience import until
from tests.support.render.messages import messages_of, names_in
from tests.support.say import say, says

EPHEMERAL = 1 << 6
CODE = [*(ROOT / "cogs").rglob("*.py"), *(ROOT / "render" / "results").glob("*.py")]
ONE = {"games": 1, "won": 1}  # the host wins the game that is played here
LONG = "An Extraordinarily Long Name, Even for a Duck " * 3


@pytest.fixture
def ada(playground: Playground) -> Player:
    return Player(playground, "Ada", playground.world.channel("games"))


@pytest.fixture
def ben(playground: Playground) -> Player:
    return Player(playground, "Ben", playground.world.channel("games"))


def as_person(who: Somebody) -> Person:
    return Person(who.id, who.name)


async def play(bot: Duckboard, *people: Player, kind: str = "gallery", computers: int = 0) -> None:
    """A game in this server that is over at once."""
    guild, seats = people[0].channel.guild, [as_person(each.person) for each in people]
    assert guild is not None
    await shown(bot.store, await finished(bot.store, seats, kind=kind, computers=computers, guild_id=guild.id))


def alt(answer: Answer) -> str:
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL
    return "\n".join(alt_texts(answer.message["components"]))


def offers(answer: Answer, label: str) -> bool:
    assert answer.message is not None
    return say(label) in str(answer.message["components"])


# Statistics


async def test_statistics_are_private_and_drawn(bot: Duckboard, ada: Player, ben: Player) -> None:
    none = await use(ada.person, ada.channel, "ducks stats")
    assert say("stats-none") in private(none)
    await play(bot, ada, ben)
    await play(bot, ada, computers=1)
    own = await ada.illustrated(await use(ada.person, ada.channel, "ducks stats"), "0-stats.png")
    assert say("stats-rated-how") in private(own)
    assert says(alt(own), "stats-alt", name="Ada")
    assert says(alt(own), "stats-wins-told", game=say("game-gallery"), **ONE)
    assert says(alt(own), "stats-computers-told", **ONE)
    assert says(alt(own), "stats-rival-told", name="Ben", ahead=1, behind=0)
    theirs = await use(ada.person, ada.channel, "ducks stats", {"person": str(ben.person.id)})
    theirs = await ada.illustrated(theirs, "0-stats.png")
    assert says(alt(theirs), "stats-alt", name="Ben")
    assert not offers(theirs, "stats-opt-out")


async def test_opting_out_takes_one_click_and_so_does_coming_back(bot: Duckboard, ada: Player, ben: Player) -> None:
    await play(bot, ada, ben)
    out = await press(ada.person, await use(ada.person, ada.channel, "ducks stats"), "rated")
    assert say("stats-out") in private(out)
    asked = await use(ben.person, ben.channel, "ducks stats", {"person": str(ada.person.id)})
    assert private(asked) == say("stats-hidden", name="Ada")
    board = await ben.illustrated(await use(ben.person, ben.channel, "ducks leaderboard"), "0-leaderboard.png")
    assert "Ada" not in alt(board)
    assert "Ben" in alt(board)
    back = await press(ada.person, out, "rated")
    assert say("stats-rated-how") in private(back)
    assert says(alt(await ada.illustrated(back, "0-stats.png")), "stats-unrated")


async def test_who_has_not_played_here_has_no_statistics(bot: Duckboard, ada: Player, ben: Player) -> None:
    theirs = await use(ada.person, ada.channel, "ducks stats", {"person": str(ben.person.id)})
    assert private(theirs) == say("stats-none-theirs", name="Ben")
    out = await press(ada.person, await use(ada.person, ada.channel, "ducks stats"), "rated")
    assert say("stats-out") in private(out)
    assert not (await bot.store.stats(1, ada.person.id)).is_rated


async def test_where_nothing_can_be_drawn_it_is_said(
    bot: Duckboard, ada: Player, ben: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(bot, ada, ben)
    for name in ("stats_picture", "ranks_picture"):
        monkeypatch.setattr(jobs, name, lambda *_: 1 / 0)
    await use(ada.person, ada.channel, "ducks stats")
    await until(lambda: says(ada.words(), "stats-rival-told", name="Ben", ahead=1, behind=0))
    await use(ada.person, ada.channel, "ducks leaderboard")
    await until(lambda: says(ada.words(), "ranks-line", place="1", name="Ada", **ONE))


# Leaderboards


async def test_a_leaderboard_is_private_until_it_is_shared(bot: Duckboard, ada: Player, ben: Player) -> None:
    empty = await use(ada.person, ada.channel, "ducks leaderboard")
    assert say("ranks-none") in private(empty)
    assert not offers(empty, "ranks-share")
    await play(bot, ada, ben)
    board = await ada.illustrated(await use(ada.person, ada.channel, "ducks leaderboard"), "0-leaderboard.png")
    year, quarter = season_of(bot.clock.now).split("-")
    season = say("season-name", year=year, quarter=int(quarter))
    assert say("ranks-alt", game=say("ranks-all"), season=season) in alt(board)
    before = len(ben.in_channel())
    await press(ada.person, board, "rankshare")
    await until(lambda: len(ben.in_channel()) == before + 1)
    (public,) = ben.in_channel()[before:]
    assert not public["flags"] & EPHEMERAL
    assert pictures_in(public["components"]) == ["0-leaderboard.png"]
    assert says(ben.words(), "ranks-shared", name="Ada")
    assert not ben.controls("ranks", "rankshare")


async def test_another_game_and_all_times_are_a_click_away(bot: Duckboard, ada: Player, ben: Player) -> None:
    await play(bot, ada, ben, kind="race")
    board = await use(ada.person, ada.channel, "ducks leaderboard", {"game": "race"})
    gallery = await choose(ada.person, board, "ranks", "gallery")
    assert say("ranks-none") in private(gallery)
    ever = await choose(ada.person, gallery, "ranks", ALL_GAMES)
    ever = await ada.illustrated(ever, "0-leaderboard.png")
    button = next(each for each in ada.controls("ranks") if not each.values)
    times = await ada.person.press(button.message, button.custom_id)
    assert times.message is not None
    await until(lambda: say("season-none") in "\n".join(alt_texts(find(ada, times)["components"])))


def find(player: Player, answer: Answer) -> JSON:
    assert answer.message is not None
    return next(each for each in player.messages() if each["id"] == answer.message["id"])


async def test_a_server_can_do_without_seasons(bot: Duckboard, ada: Player, ben: Player) -> None:
    await play(bot, ada, ben)
    told = private(await use(ada.person, ada.channel, "ducks setup", {"seasons": False}))
    assert say("setup-seasons", seasons="no") in told
    board = await ada.illustrated(await use(ada.person, ada.channel, "ducks leaderboard"), "0-leaderboard.png")
    assert say("ranks-alt", game=say("ranks-all"), season=say("season-none")) in alt(board)
    assert not offers(board, "ranks-always")
    assert not offers(board, "ranks-now")
    stats = await ada.illustrated(await use(ada.person, ada.channel, "ducks stats"), "0-stats.png")
    assert says(alt(stats), "stats-rated", season=say("season-none"))


FORGED = ("rated:0:maybe", "rated:0", "rankshare:0:now chess", "rankshare:0", "rankshare:9:x")


async def test_a_forged_click_changes_nothing(bot: Duckboard, ada: Player, ben: Player) -> None:
    await play(bot, ada, ben)
    page, before = await use(ada.person, ada.channel, "ducks stats"), len(ben.in_channel())
    for custom_id in FORGED:
        assert private(await forged(ada.person, page, f"d1:{custom_id}")) == say("refused-stale")
    assert len(ben.in_channel()) == before
    assert (await bot.store.stats(1, ada.person.id)).is_rated
    odd = await forged(ada.person, page, "d1:ranks:0:whenever chess")
    assert offers(odd, "ranks-now"), "what isn't there is all games at all times"


# What fits


def crowd(count: int, name: str = LONG) -> Leaderboard:
    best = tuple([Ranked(place, 10**18 + place, name, 30.0 - place, 99_999, 88_888) for place in range(1, count + 1)])
    return Leaderboard(99_999, best[:10], Ranked(99_999, 1, name, -5.0, 1, 0))


def much() -> Stats:
    tallies = [Tally(kind, with_computers=apart, games=99_999, won=88_888) for kind in KINDS for apart in (False, True)]
    rivals = tuple([Rival(each, LONG, 99_999, 55_555, 44_444) for each in range(5)])
    return Stats(is_rated=True, tallies=tuple(tallies), favourite="grandmother", rivals=rivals)


KINDS = ("race", "gallery", "pool", "tow")


def test_pages_fit_into_messages_and_words_into_alt_texts() -> None:
    words = texts()
    pages = [
        leaderboard_page(words, crowd(10), "race", "2026-4", 1, seasons=True),
        shared_leaderboard(words, crowd(10), ALL_GAMES, ALL_TIMES, LONG),
        stats_page(words, much(), LONG, "2026-4", own=True),
    ]
    for page in pages:
        assert components_in(page.parts) <= MOST_COMPONENTS
        assert len(said_at_worst(page)) <= MOST_TEXT
        for part in page.parts:
            for drawing in part.drawings if isinstance(part, Show) else ():
                assert 0 < length(drawing.job.done().alt) <= LONGEST_ALT


def said_at_worst(page: Page) -> str:
    """With words instead of the picture."""
    written = [part.text for part in page.parts if isinstance(part, Say)]
    drawings = [each for part in page.parts if isinstance(part, Show) for each in part.drawings]
    return "\n".join([*written, *[each.instead() for each in drawings if callable(each.instead)]])


def test_a_newcomer_is_shown_as_a_thousand() -> None:
    assert [points(0.0), points(1.0), points(-0.5)] == [1000, 1020, 990]


def test_every_message_about_results_is_said() -> None:
    known, made = messages_of("results.ftl"), {"ranks-now", "ranks-always"}
    written = set[str]()
    for prefix in ("stats", "ranks", "season"):
        names, parts = names_in(CODE, prefix)
        written |= names
        assert parts <= {"ranks-{}"}
    assert (written | made) & known == known
    assert written <= known
