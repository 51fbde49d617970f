"""Shuffles that nobody can choose: what is promised in the lobby, lucky words, and `/ducks verify`, over the wire."""

from dataclasses import replace
from random import Random

import pytest

from cogs.bot import Duckboard
from cogs.commands import verify
from cogs.pages.behind import fair_page, luck_form, luck_page
from cogs.pages.ids import Click
from cogs.pages.layout import laid_out
from cogs.pages.model import Buttons, File
from cogs.pages.verify import verdict_page
from data.store import LONGEST_LUCKY_WORD, Status
from engine import GAMES, BadRecord
from engine.errors import RECORD_FAULTS
from engine.record import Record
from engine.seeds import lucky, sat, seed_of, started
from engine.verdict import Verdict, verdict_on
from engine.words import digest
from playground import Answer, Playground, Somebody
from playground.components import check_layout
from playground.errors import Errors
from playground.interactions import FORM
from playground.world import EPHEMERAL, Channel
from render.words.texts import texts
from tests.support.cogs.commands import press_added, private, said, use
from tests.support.cogs.driver import JSON, Company, Player, items_of
from tests.support.cogs.pages import text_of
from tests.support.cogs.seating import seated
from tests.support.cogs.seating import table_of as table_in
from tests.support.cogs.tables import Match, new, played, table_of
from tests.support.engine.records import redigested
from tests.support.paths import ROOT
from tests.support.render.messages import messages_of, names_in
from tests.support.say import say, says

ENGLISH = texts()
COGS = ROOT / "cogs"
SECRET = "5e" * 32
ADDITIONS = (sat(0, 1001), lucky(0, "quack"), sat(1, 1002), started(1003))


def shared_match(moves: int) -> tuple[Match, str]:
    """A game whose seed is made of more than the bot's secret, and its record."""
    match = played(Match(GAMES["race"].new(seats=3, seed=seed_of(SECRET, ADDITIONS))), moves, Random(1))
    return match, Record.of(match.game, match.log, SECRET, ADDITIONS).text()


MATCH, RECORD = shared_match(30)
SEATED = table_of(MATCH.game, is_shared=True, commitment=digest(SECRET))
FIRST = SEATED.seats[0]._replace(sat_by=1001, lucky_word="quack")
TABLE = replace(SEATED, seats=(FIRST, *SEATED.seats[1:]))


# Pages


def test_four_sentences_explain_it() -> None:
    told = say("fair-page").splitlines()[1]
    assert told.count(". ") + told.endswith(".") == 4


def test_while_the_game_goes_on_there_is_everything_but_the_secret() -> None:
    for record in (RECORD, Record.parse(RECORD).sealed().text()):
        page = fair_page(ENGLISH, TABLE, record, FIRST.user_id)
        assert digest(SECRET) in text_of(page)
        assert "\n".join(ADDITIONS) in text_of(page)
        assert SECRET not in repr(page.parts)
        assert MATCH.game.seed not in repr(page.parts)
        assert not [part for part in page.parts if isinstance(part, File | Buttons)]


def test_a_game_that_is_played_on_says_that_its_secret_is_known_already() -> None:
    told = text_of(fair_page(ENGLISH, replace(TABLE, continued_from=1), RECORD, FIRST.user_id))
    assert says(told, "fair-continued")
    assert not says(told, "fair-later", shared="yes")


def test_only_you_read_your_lucky_word() -> None:
    assert says(text_of(fair_page(ENGLISH, TABLE, RECORD, FIRST.user_id)), "fair-mine-word", word="quack")
    for other in (TABLE.seats[1].user_id, 4711, None):
        assert "quack" not in repr(fair_page(ENGLISH, TABLE, RECORD, other))


def test_after_the_end_there_are_secret_additions_seed_and_record() -> None:
    page = fair_page(ENGLISH, replace(TABLE, status=Status.STOPPED, reason="stopped"), RECORD, FIRST.user_id)
    for part in (SECRET, digest(SECRET), MATCH.game.seed, "\n".join(ADDITIONS), "`/ducks verify`"):
        assert part in text_of(page)
    (file,) = [part for part in page.parts if isinstance(part, File)]
    assert verdict_on(file.text.encode(), GAMES).word == "good"


@pytest.mark.parametrize("word", ["x" * LONGEST_LUCKY_WORD, "`*" * 20, "@everyone", "鸭" * LONGEST_LUCKY_WORD])
def test_discord_takes_every_page_and_form(word: str) -> None:
    seats = tuple([seat._replace(sat_by=2**63 - 1, lucky_word=word) for seat in TABLE.seats])
    additions = [line for seat in range(6) for line in (sat(seat, 2**63 - 1), lucky(seat, word))]
    record = replace(Record.parse(RECORD), additions=(*additions, started(2**63 - 1)), seats=6).text()
    for table in [replace(TABLE, seats=seats, status=status) for status in Status]:
        page = fair_page(ENGLISH, table, record, seats[0].user_id)
        errors = Errors()
        check_layout(laid_out(page).view.to_components(), errors)
        errors.raise_any()
        assert "@everyone" not in text_of(page)
        assert len(text_of(page)) < 4000
    form = luck_form(ENGLISH, TABLE, seats[0])
    assert len(form.about) <= 100, "the rest would be cut off"
    errors = Errors()
    for page in (luck_page(ENGLISH, TABLE, seats[0]), luck_page(ENGLISH, TABLE, TABLE.seats[1])):
        check_layout(laid_out(page).view.to_components(), errors)
        assert "@everyone" not in text_of(page)
    errors.raise_any()


@pytest.mark.parametrize("code", RECORD_FAULTS)
def test_every_fault_of_a_record_has_a_sentence(code: str) -> None:
    error = BadRecord(f'line 7, "`*boo*`": {"x" * 900}', code)
    told = text_of(verdict_page(ENGLISH, Verdict("bad", error=error)))
    assert say(f"verify-why-{code}") in told
    assert "`*boo" not in told
    assert len(told) < 800


def test_every_word_about_records_is_a_message_and_every_message_is_said() -> None:
    files = [COGS / room / "verify.py" for room in ("commands", "pages")]
    written, made = names_in(files, "verify")
    assert made == {"verify-why-{}"}
    assert messages_of("verify.ftl") == written | {f"verify-why-{code}" for code in RECORD_FAULTS}


def test_a_verdict_names_the_game_and_what_was_promised() -> None:
    for text, word in ((RECORD, "good"), (Record.parse(RECORD).sealed().text(), "sealed")):
        told = text_of(verdict_page(ENGLISH, verdict_on(text.encode(), GAMES)))
        assert says(told, f"verify-{word}", game=say("game-race"), seats=3)
        assert digest(SECRET) in told
    old = played(new("race"), 3, Random(1))
    assert digest(old.game.seed) in text_of(verdict_page(ENGLISH, verdict_on(old.record.encode(), GAMES)))


# Over the wire


async def test_from_the_lobby_to_the_verdict(bot: Duckboard, playground: Playground) -> None:
    ada, ben = await seated(playground, "duckrace", "Ben")
    promised = (await table_in(bot)).commitment or ""
    assert len(promised) == 64
    assert say("lobby-sealed", commitment=promised) in ada.words()
    assert promised in private(await ada.press("fair"))
    assert says(private(await wish(ben, "moo")), "luck-word", word="moo")
    assert says(private(await wish(ben, "")), "luck-none")
    await ben.press("luck")
    assert not bot._connection._view_store._modals, "a form that discord.py keeps is read twice"
    chosen = await wish(ben, " qu\tack ")
    assert says(private(chosen), "luck-word", word="qu ack")
    told = private(await ben.press("fair"))
    assert says(told, "fair-mine-word", word="qu ack", digest=digest("qu ack"))
    assert "qu ack" not in ada.words()
    cleo = Player(playground, "Cleo", ada.channel)
    assert private(await cleo.press("luck")) == say("refused-not-seated")
    await ada.press("start")
    company = Company(playground, bot.store, ada.channel, ["Ada", "Ben"], "fair")
    company.number = 1
    await company.settled()
    assert private(await lately(ben, "luck")) == say("refused-begun")
    await company.play(12)
    sealed = await bot.store.record(1)
    assert isinstance(sealed, str)
    assert says(await judged(ada.person, ada.channel, sealed), "verify-sealed", seats=2)
    await bot.store.stop(1, "stopped", by=ada.person.id)
    await company.settled()
    await press_added(cleo, cleo.in_channel()[0], Click("fair", 1).custom_id)
    (record,) = {
        file.data.decode() for file in playground.world.attachments.values() if file.filename == "duckrace-1.txt"
    }
    read = Record.parse(record)
    assert (read.commitment, digest(read.secret or "")) == (promised, promised)
    assert [line.split()[:2] for line in read.additions or ()][:3] == [["sat", "0"], ["sat", "1"], ["lucky", "1"]]
    assert lucky(1, "qu ack") in (read.additions or ())
    for person in (ada.person, ben.person):
        assert str(person.id) not in record
        assert person.name not in record
    assert says(await judged(cleo.person, cleo.channel, record), "verify-good", moves=len(read.log))
    assert promised in await judged(cleo.person, cleo.person.open_dm(), record)
    start = next(line for line in read.additions or () if line.startswith("start"))
    for changed, why in (
        (record.replace(f"\n{start}", f"{start}1"), "altered"),
        (redigested(record.replace(start, f"{start[:-1]}{(int(start[-1]) + 1) % 10}")), "seed"),
        (redigested(record.replace(read.secret or "", "6f" * 32)), "commitment"),
        (redigested(record.replace(digest("qu ack"), digest("moo"))), "seed"),
        (record[:-20], "cut"),
    ):
        assert say(f"verify-why-{why}") in await judged(ada.person, ada.channel, changed)


async def wish(who: Player, word: str) -> Answer:
    form = await who.press("luck")
    assert form.kind == FORM
    (line,) = [item for item in items_of_form(form) if item.get("type") == 4]
    assert line["max_length"] == LONGEST_LUCKY_WORD
    return await who.person.submit(form, {line["custom_id"]: word})


def items_of_form(form: Answer) -> list[JSON]:
    assert form.modal is not None
    return [each.get("component", each) for each in items_of(form.modal["components"])]


async def lately(who: Player, verb: str) -> Answer:
    """Pressed on a message that doesn't have it any more."""
    message = who.in_channel()[0]
    answer = await press_added(who, message, Click(verb, 1).custom_id)
    return Answer(None, 4, answer, None, [])  # pyright: ignore[reportArgumentType]


async def judged(who: Somebody, channel: Channel, record: str | bytes) -> str:
    data = record if isinstance(record, bytes) else record.encode()
    file = who.upload("record.txt", data)
    answer = await use(who, channel, "ducks verify", {"record": str(file.id)})
    assert answer.message is not None
    assert answer.message["flags"] & EPHEMERAL
    return said(answer)


@pytest.mark.usefixtures("bot")
async def test_whatever_file_is_sent_there_is_one_clear_answer(playground: Playground) -> None:
    ada, channel = playground.be("Ada"), playground.world.channel("games")
    most = verify.LARGEST // 1024
    for data, told in (
        (b"x" * (verify.LARGEST + 1), say("verify-large", kilobytes=most)),
        (b"x" * verify.LARGEST, say("verify-why-cut")),
        (b"", say("verify-why-cut")),
        (b"\xff\xfe\x00\x81", say("verify-why-signs")),
        (RECORD.replace("\n", "\r\n").encode(), say("verify-why-signs")),
        (endless(), say("verify-why-long")),
    ):
        assert told in await judged(ada, channel, data)


def endless() -> bytes:
    """More words than any game has, and all of them could be said."""
    head, log, foot = RECORD.split("\n\n")
    return redigested(
        "\n\n".join([head, f"{log}\n" * (verify.MOST_WORDS // 30 + 1), foot]).replace("\n\n\n", "\n\n")
    ).encode()


@pytest.mark.usefixtures("bot")
async def test_nobody_keeps_the_judge_busy(playground: Playground) -> None:
    cleo, dan, channel = playground.be("Cleo"), playground.be("Dan"), playground.world.channel("games")
    told = [await judged(cleo, channel, b"x") for _ in range(verify.MOST_A_MINUTE + 1)]
    assert [says(each, "error-too-fast") for each in told] == [*[False] * verify.MOST_A_MINUTE, True]
    assert not says(await judged(dan, channel, b"x"), "error-too-fast")


@pytest.mark.usefixtures("bot")
async def test_a_file_that_is_gone_is_said_to_be(playground: Playground) -> None:
    ada, channel = playground.be("Ada"), playground.world.channel("games")
    playground.world.listeners.append(lambda _: playground.world.attachments.clear())
    assert await judged(ada, channel, RECORD) == say("verify-lost")
