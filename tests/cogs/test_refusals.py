"""What people are told when something isn't done: always in their own language, and never in the engine's words."""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.bot import Duckboard
from cogs.pages.common import LONGEST_TYPED
from cogs.pages.ids import Answer, Click
from cogs.pages.refusals import refusal
from data.store import Refused, Table, Why
from engine import GAMES, BadSetup, Game
from engine.race import BOARDS
from engine.saving import dumped
from playground import Answer as Answered
from playground import Playground
from playground.limits import SELECT
from render.words import texts as spoken
from render.words.markdown import plain
from render.words.texts import ENGLISH, Texts, texts
from tests.support.clock import StillClock
from tests.support.cogs.allowed import Forgery
from tests.support.cogs.commands import use
from tests.support.cogs.driver import JSON, Player, texts_of
from tests.support.cogs.forger import Forger
from tests.support.cogs.running import running
from tests.support.cogs.tables import always_deal, new, played
from tests.support.data.seating import rewrite_log, rewrite_snapshot
from tests.support.each import for_each
from tests.support.engine.boards import CODE, with_check
from tests.support.engine.codes import Raised, raised, raised_in
from tests.support.paths import ROOT
from tests.support.render.messages import facts_in, messages_in, messages_of, names_in, strange

COGS = sorted((ROOT / "cogs").rglob("*.py"))
BY_ENGINE = {Why.ILLEGAL, Why.OPTIONS, Why.SEATS, Why.UNPLAYABLE}  # these always come with a code of its own
ELSEWHERE = "de"  # in these tests, that's English in strange letters
EXAMPLES: dict[str, str | int] = {"game": "race", "option": "board", "typed": "Ωμ"}
RAISED = list(raised())
CODES = {each.code for each in RAISED if each.code}


# Codes and messages


def test_whatever_the_engine_refuses_can_be_said_and_nothing_else_is_there_to_be_said() -> None:
    written, made = names_in(COGS, "refused")
    assert made == {"refused-{}"}
    reasons = {why.name.lower().replace("_", "-") for why in Why if why not in BY_ENGINE}
    there = {name for name in messages_of("refusals.ftl") if name.startswith("refused-")}
    assert there == written | {f"refused-{reason}" for reason in reasons | CODES}


def test_a_code_is_written_out_where_it_is_given() -> None:
    """So that all of them are found here. Only what objects to a move is passed on from where it's written out."""
    (passed_on,) = [each for each in RAISED if each.code is None]
    assert passed_on.place.startswith("game.py:")


def test_every_place_that_gives_a_code_gives_the_facts_its_message_needs() -> None:
    needed = facts_of_messages()
    assert [each for each in RAISED if each.code and not needed[f"refused-{each.code}"] <= each.facts] == []


def facts_of_messages() -> dict[str, set[str]]:
    return {message.id.name: facts_in(message) for message in messages_in(ENGLISH, "refusals.ftl")}


def test_codes_and_their_facts_are_found_at_all() -> None:
    source = 'raise BadSetup("odd", f"{x}: odd", typed=x)\nObjection("taken", "it is taken")\nIllegalMove(code, "no")'
    assert [*raised_in(source, "x.py")] == [
        Raised("x.py:1", "setup-odd", frozenset({"typed"})),
        Raised("x.py:2", "move-taken", frozenset()),
        Raised("x.py:3", None, frozenset()),
    ]


# What is quoted


@pytest.mark.parametrize(
    "typed", ["**bold**", "@everyone", "<@1> <#2>", "[x](https://x.y)", "`code`", "a\n# b", "||x||"]
)
def test_what_someone_typed_formats_nothing_and_calls_nobody(typed: str) -> None:
    said = refusal(refused_board(typed), texts())
    assert plain(typed.replace("\n", "�")) in said
    assert "\n" not in said


def test_what_someone_typed_is_cut() -> None:
    said = refusal(refused_board("x" * 2000), texts())
    assert "x" * (LONGEST_TYPED - 1) + "…" in said
    assert "x" * LONGEST_TYPED not in said


def refused_board(typed: str) -> Refused:
    with pytest.raises(BadSetup) as error:
        GAMES["race"].tried_options({"board": typed})
    return Refused.by_engine(Why.OPTIONS, error.value)


# In a language that nobody speaks


def assert_strange(said: str, typed: str = "") -> None:
    """Only what someone typed, mentions and links are in plain letters."""
    own = said.replace(plain(typed), "") if typed else said
    assert own.strip()
    assert not re.search("[A-Za-z]", re.sub(r"<[#@]\d+>|<t:\d+:R>|https://\S+", "", own)), said


def test_english_that_shows_is_found() -> None:
    with pytest.raises(AssertionError):
        assert_strange(refusal(Refused(Why.ILLEGAL, "", code="move-game-over"), texts()))


@for_each(sorted(CODES))
def test_no_code_is_told_in_english(code: str) -> None:
    given = {fact for each in RAISED if each.code == code for fact in each.facts}
    facts = {fact: EXAMPLES.get(fact, 3) for fact in given}
    assert_strange(refusal(Refused(Why.ILLEGAL, "Not so!", 1, code, facts), strange_texts()))


@cache
def strange_texts() -> Texts:
    return strange(ELSEWHERE)


@pytest.fixture
def elsewhere(playground: Playground, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Everyone speaks a language that nobody speaks."""
    known = spoken._texts_in
    with monkeypatch.context() as patch:
        patch.setattr(spoken, "LANGUAGES", (*spoken.LANGUAGES, ELSEWHERE))
        patch.setattr(spoken, "_texts_in", lambda each: strange_texts() if each == ELSEWHERE else known(each))
        for one in (*playground.world.people.values(), *playground.world.guilds.values()):
            one.locale = ELSEWHERE
        texts.cache_clear()
        yield
    texts.cache_clear()  # once nobody speaks it any more: the bot may still say something before that


@pytest.fixture
async def bot(playground: Playground, tmp_path: Path) -> AsyncIterator[Duckboard]:
    """Time stands still: nobody falls asleep while others make mistakes."""
    async with running(playground, tmp_path, StillClock()) as bot:
        yield bot


@pytest.fixture
def ada(playground: Playground, elsewhere: None) -> Player:  # noqa: ARG001
    return Player(playground, "Ada", playground.world.channel("games"))


async def told(player: Player, click: Click, *values: str) -> str:
    """What someone is told who clicks on something in the channel that nobody has shown them."""
    world = player.playground.world
    select = {"kind": SELECT, "values": values} if values else {}
    forgery = Forgery(player.person.person, player.channel, click.select_id if values else click.custom_id, **select)
    forger = Forger(world, {})
    return read(await player.playground.people.ask(forger.clicked(forgery)))


def read(answer: Answered) -> str:
    assert answer.message is not None
    return written(answer.message)


def written(message: JSON) -> str:
    return "\n".join(text for text in texts_of(message) if text)


async def table_at(bot: Duckboard, player: Player) -> Table:
    number = await bot.store.table_at(player.channel.id)
    assert number is not None
    return await loaded(bot, number)


async def loaded(bot: Duckboard, number: int) -> Table:
    table = await bot.store.load(number)
    assert isinstance(table, Table)
    return table


async def begin(bot: Duckboard, player: Player, command: str) -> Table:
    """With a computer, until the player is asked something."""
    await use(player.person, player.channel, f"{command} start")
    await player.press("computer")
    await player.press("start")
    await player.awaited("say", "choose")
    return await table_at(bot, player)


def first_begins(kind: str) -> str:
    """A seed with which nobody has to wait for a computer's turn and its windows."""
    seeds = [f"{number:064x}" for number in range(100)]
    return next(seed for seed in seeds if GAMES[kind].new(seats=2, seed=seed).unanswered()[0].seat == 0)


@pytest.mark.parametrize("kind", GAMES)
async def test_a_move_that_is_refused_is_not_told_in_english(
    bot: Duckboard, ada: Player, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    always_deal(monkeypatch, first_begins(kind))
    table = await begin(bot, ada, f"duck{kind}")
    assert table.game is not None
    seat = table.seat_of(ada.person.id)
    prompt = next(each for each in table.game.prompts() if seat and each.seat == seat.number)
    offered = {word for each in table.game.prompts() for word in each.moves}
    said = set[str]()
    refused = sorted(vocabulary(kind) - offered)
    for word in ["fly away", *Random(kind).choices(refused, k=25)]:
        said.add(await told(ada, Click("say", table.id, Answer(prompt.id, table.undos, word).rest)))
    for sentence in said:
        assert_strange(sentence)
    assert texts(ELSEWHERE).say("refused-move-not-offered") in said
    assert (await table_at(bot, ada)).version == table.version


def vocabulary(kind: str) -> set[str]:
    """What can be said at some time in a game."""
    words, match, rng = set[str](), new(kind), Random(kind)
    for _ in range(60):
        words |= {word for prompt in match.game.prompts() for word in prompt.moves}
        match = played(match, 1, rng)
    return words


TILES = CODE.split("-")[1]
WRONG_BOARDS = {
    "Ωμέγα": "setup-no-board",
    "@everyone": "setup-no-board",
    CODE[:-1]: "setup-board-broken",
    CODE + "0" * 9: "setup-board-too-long",
    with_check("0000", TILES): "setup-board-other-tiles",
    with_check(CODE[:4], TILES[4:]): "setup-board-unplayable",
    with_check(CODE[:4], "0amm1aml2amn3anl"): "setup-board-rings",
}


@pytest.mark.parametrize("typed", WRONG_BOARDS)
async def test_a_board_that_is_refused_is_not_told_in_english(bot: Duckboard, ada: Player, typed: str) -> None:
    start = await use(ada.person, ada.channel, "duckrace start", {"board": typed})
    look = await use(ada.person, ada.channel, "duckrace board", {"code": typed})
    await use(ada.person, ada.channel, "duckrace start")
    table = await table_at(bot, ada)
    form = await told(ada, Click("option", table.id, "board"), typed)
    assert read(start) == read(look) == form == refusal(refused_board(typed), texts(ELSEWHERE))
    assert refused_board(typed).code == WRONG_BOARDS[typed]
    assert_strange(form, typed)
    assert (await table_at(bot, ada)).options["board"] in BOARDS


async def test_options_and_players_that_are_refused_are_not_told_in_english(bot: Duckboard, ada: Player) -> None:
    await use(ada.person, ada.channel, "duckrace start")
    table = await table_at(bot, ada)
    for click, values in (
        (Click("option", table.id, "rules"), ("Ωμ",)),
        (Click("option", table.id, "hats"), ("Ωμ",)),
        (Click("start", table.id), ()),
        (Click("start", 4711), ()),
        (Click("sit", table.id), ()),
    ):
        assert_strange(await told(ada, click, *values))
    assert (await table_at(bot, ada)).version == table.version


BAD_DUMPS: dict[str, tuple[Callable[[Game[Any]], str], str]] = {
    "altered": (lambda game: game.dump().replace('"drawn":', '"drawn":1'), "saved-damaged"),
    "cut": (lambda game: game.dump()[:-20], "saved-damaged"),
    "of other rules": (lambda game: dumped(game.name, 99, game.content(), game), "saved-other-version"),
    "with other cards": (lambda game: dumped(game.name, game.rules, "0" * 64, game), "saved-other-version"),
}


@pytest.mark.parametrize("fault", BAD_DUMPS)
async def test_a_game_that_cannot_be_loaded_is_not_told_in_english(
    bot: Duckboard, ada: Player, fault: str, caplog: pytest.LogCaptureFixture
) -> None:
    table = await begin(bot, ada, "duckrace")
    assert table.game is not None
    bad_dump, code = BAD_DUMPS[fault]
    await rewrite_snapshot(bot.store, table.id, bad_dump(table.game))
    sentence = f"{texts(ELSEWHERE).say(f'refused-{code}')}\n{texts(ELSEWHERE).say('play-fault-stop')}"
    for click in (
        Click("hand", table.id),
        Click("say", table.id, Answer(1, 0, "ring 3").rest),
        Click("undo", table.id, "0"),
    ):
        assert await told(ada, click) == sentence
    assert_strange(sentence)
    broken = await loaded(bot, table.id)
    assert broken.fault is not None
    assert broken.fault.words in caplog.text, "whoever runs the bot is told what's wrong"
    await bot.presenter.nudge(table.id)
    board = (await bot.store.posts(table.id))["board"].message_id
    (shown,) = [written(message) for message in ada.in_channel() if int(message["id"]) == board]
    assert sentence in shown
    for text in (shown, *map(written, ada.in_private())):
        assert_strange(text)


async def test_an_undo_that_cannot_be_replayed_is_not_told_in_english(bot: Duckboard, ada: Player) -> None:
    table = await begin(bot, ada, "duckrace")
    await ada.use(ada.controls("say", "choose")[0])
    await rewrite_log(bot.store, table.id, "fly away")
    sentence = await told(ada, Click("undo", table.id, "0"))
    assert sentence == texts(ELSEWHERE).say("refused-no-replay")
    assert_strange(sentence)
