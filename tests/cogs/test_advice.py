"""Hints and analyses: private, from what the seat can know, and never at anybody else's cost."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from cogs.bot import Duckboard
from cogs.clicks import advice, replies
from cogs.pages import advice as pages
from cogs.pages import board_page, hand_page
from cogs.pages.advice import (
    Finding,
    analysis_page,
    hint_page,
    hinted,
    why,
)
from cogs.pages.ids import Answer, Click
from cogs.pages.model import Buttons, Page, Say, Show, components_in
from cogs.pages.moves import label_of, moves_of
from cogs.pages.options import NO, YES, options_page
from data.store import Status, Table
from engine import GAMES, Chance, Game, Prompt
from engine.players import SEARCHERS, Judged, Judgement, player_of, thinker_of
from engine.players import judgement as judgement_of
from engine.players.advice import OTHERS, Mistake, Reason, Suggestion, suggestion
from engine.record import Said, decisions
from engine.words import words_in
from playground import Playground
from playground.interactions import DEFER_UPDATE
from playground.world import EPHEMERAL
from render.studio import THOUGHTS, thoughts
from render.words.texts import texts
from tests.support.cogs.advice import first_mistakes
from tests.support.cogs.commands import press_added
from tests.support.cogs.driver import Company, Player, controls_of, pictures_in, texts_of
from tests.support.cogs.laws import shows_the_newest
from tests.support.cogs.pages import check_limits, drawings_of, text_of
from tests.support.cogs.seating import at_rest, begun, hands, pick, seated
from tests.support.cogs.tables import Match, midway, new, played, played_until, table_of
from tests.support.engine.laws import random_seed
from tests.support.engine.race import ASIDE, LATER, at, race
from tests.support.patience import until
from tests.support.render.messages import messages_of, names_in
from tests.support.say import listed, say, says

JSON = dict[str, Any]
ENGLISH = texts()
COGS = Path(advice.__file__).parents[1]
CODE = [COGS / "pages" / "advice.py", COGS / "clicks" / "advice.py", COGS / "pages" / "options.py"]
FEW = 100  # playouts, so that a decision takes little time
searched = pytest.mark.parametrize("kind", SEARCHERS)


class Asked(NamedTuple):
    """Somebody has a choice."""

    match: Match
    table: Table
    prompt: Prompt

    @property
    def view(self) -> Any:
        return self.match.game.view(self.prompt.seat)

    @property
    def hand(self) -> Page:
        return hand_page(self.table, self.table.seats[self.prompt.seat])


def asked(match: Match) -> Asked:
    """As soon as somebody has a choice."""
    while not (prompts := [prompt for seat in range(match.game.seated) if (prompt := hinted(match.game.view(seat)))]):
        assert match.game.outcome is None
        match = played(match, 1, Random(1))
    return Asked(match, table_of(match.game), prompts[0])


def hints_on(page: Page) -> list[str]:
    shown = [button.custom_id for part in page.parts if isinstance(part, Buttons) for button in part.buttons]
    return [each for each in shown if ":hint:" in each]


def judgement(word: str, *others: str) -> Judgement:
    """As if a computer had thought long about it."""
    tried = [
        Judged(each, 0.5, 0.3 - place, 0.01, 99, {}, 1.0 * place, {}) for place, each in enumerate((word, *others))
    ]
    return Judgement(word, word, tuple(tried))


# The button


@searched
def test_whoever_has_a_choice_can_have_a_hint(kind: str) -> None:
    match, rng, seen = new(kind), Random(f"hints {kind}"), set[bool]()
    for _ in range(60):
        table = table_of(match.game)
        for seat in table.seats:
            about = [each for each in match.game.view(seat.number).unanswered if len(each.moves) > 1]
            wanted = [Click("hint", table.id, Answer(about[0].id, table.undos).rest).custom_id] if about else []
            assert hints_on(hand_page(table, seat)) == wanted
            seen.add(bool(about))
        if match.game.outcome:
            break
        match = played(match, 1, rng)
    assert seen == {True, False}


@searched
def test_there_is_none_where_the_host_forbids_it(kind: str) -> None:
    now = asked(new(kind))
    assert hints_on(now.hand)
    assert not hints_on(now._replace(table=replace(now.table, hints=False)).hand)


def test_there_is_none_where_nobody_could_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    now = asked(new("race"))
    lobby = replace(now.table, status=Status.LOBBY, game=None, clock="live")
    stopped = replace(now.table, status=Status.STOPPED, reason="stopped")
    before = [repr(page.parts) for page in (now.hand, options_page(lobby), board_page(stopped))]
    monkeypatch.setattr(pages, "SEARCHERS", {})
    after = [repr(page.parts) for page in (now.hand, options_page(lobby), board_page(stopped))]
    for verb, *told in zip((":hint:", ":hints:", ":analysis:"), before, after, strict=True):
        assert [verb in each for each in told] == [True, False]


def test_there_is_none_where_a_hand_has_no_room_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hand may get besides must fit as well: a sentence, and a select of other hands."""
    now = asked(new("race"))
    full = components_in(now.hand.parts)
    assert hints_on(now.hand)
    for most, fits in ((full + 3, True), (full + 2, False)):
        monkeypatch.setattr(pages, "MOST_COMPONENTS", most)
        assert bool(hints_on(now.hand)) == fits


# What it says


@pytest.mark.parametrize("kind", GAMES)
def test_a_hint_says_what_its_button_says_and_why(kind: str) -> None:
    match, rng = new(kind), Random(f"labels {kind}")
    for _ in range(40):
        now = asked(match)
        match, table, prompt = now
        view = now.view
        shown = moves_of(table, view, prompt)
        labels = [each.label for each in (shown.buttons if isinstance(shown, Buttons) else shown.choices)]
        for word in prompt.moves:
            told = text_of(hint_page(ENGLISH, table, view, prompt, Suggestion(word, Reason(OTHERS))))
            named = [label for label in labels if say("hint-says", what=label[:80]) in told]
            assert named or not any([words_in(each)[0] == word for each in words_on(shown)]), word
            assert told.endswith(say("why-others"))
        match = played(match, 3, rng)
        if match.game.outcome:
            break


def words_on(shown: Any) -> list[str]:
    if not isinstance(shown, Buttons):
        return [choice.value for choice in shown.choices]
    return [button.custom_id.split(":", 4)[4] for button in shown.buttons]


def test_where_a_press_says_several_words_the_hint_names_one_that_begins_with_it() -> None:
    match, rng = new("tow"), Random(1)
    for _ in range(300):
        now = asked(match)
        match, table, prompt = now
        view = now.view
        offered = words_on(moves_of(table, view, prompt))
        for word in [each for each in prompt.moves if each not in offered]:
            if first := [each for each in offered if words_in(each)[0] == word]:
                told = text_of(hint_page(ENGLISH, table, view, prompt, Suggestion(word, None)))
                assert told.endswith(say("hint-says", what=label_of(table, view, prompt, first[0])[:80]))
                return
        match = played(match, 1, rng)
    raise AssertionError("there was no phrase")


def test_a_hint_without_a_reason_has_none() -> None:
    now = asked(new("race"))
    _, table, prompt = now
    view = now.view
    told = text_of(hint_page(ENGLISH, table, view, prompt, Suggestion(prompt.moves[0], None)))
    assert told.endswith(say("hint-says", what=label_of(table, view, prompt, prompt.moves[0])))


def test_what_is_to_be_answered_first_is_named_with_its_own_question() -> None:
    """A computer may begin with another ducky than was asked about."""
    match = played_until(new("race", rules="advanced"), "pick", Random(2))
    table = table_of(match.game)
    first, second = [each for each in match.game.view(0).prompts if each.ask == "pick"]
    only = second._replace(moves=(word := second.moves[-1],))
    view = replace(match.game.view(0), prompts=(first._replace(moves=first.moves[:1]), only))
    told = text_of(hint_page(ENGLISH, table, view, view.prompts[0], Suggestion(word, None)))
    assert told.startswith(pages.question(ENGLISH, table, view, only))


# Why


@searched
def test_every_part_of_what_a_table_is_worth_has_its_sentence(kind: str) -> None:
    found, chance = {OTHERS}, Chance("3" * 64)
    for seats in GAMES[kind].seats:
        game = GAMES[kind].new(seats=seats, options={}, seed="4" * 64)
        for number in range(400):
            found |= parts_in(game, number)
            if game.outcome:
                break
            seat = game.unanswered()[0].seat
            game.play(seat, player_of(kind, "normal")(game.view(seat), chance))
    table = table_of(GAMES[kind].new(seats=2, options={}, seed="4" * 64))
    for part in found | set(SEARCHERS[kind].reasons):
        told = {why(ENGLISH, table, Reason(part, much, about)) for much in (0.3, 0.6, 1.0, 3.0) for about in (1, "R")}
        assert say("why-other") not in told, part


def parts_in(game: Game[Any], number: int) -> set[str]:
    """What the table is worth to anyone; where only a judgement tells, what it says of some moments."""
    if worth := getattr(SEARCHERS[game.name], "worth", None):
        return {part for seat in range(game.seated) for part in worth(game, seat)}
    if number % 25 or game.outcome:
        return set()
    judged = judgement_of(thinker_of(game.name), game, game.unanswered()[0].seat, Chance("5" * 64))
    return {part for each in judged.tried for part in each.own}


def test_a_part_that_nobody_has_a_sentence_for_is_no_problem() -> None:
    table = table_of(GAMES["race"].new(seats=2, options={}, seed="4" * 64))
    assert why(ENGLISH, table, Reason("whiskers")) == say("why-other")


def test_a_reason_says_how_surely_and_whom_it_is_about() -> None:
    table = table_of(GAMES["gallery"].new(seats=2, options={}, seed="4" * 64))
    sure, likely, maybe = [why(ENGLISH, table, Reason("hit", much, 1)) for much in (0.95, 0.6, 0.3)]
    assert len({sure, likely, maybe}) == 3
    assert all([table.seats[1].name in each for each in (sure, likely, maybe)])


def test_a_card_that_takes_a_ducky_down_the_drain_is_hinted_with_these_words() -> None:
    game = race(at(0, 2, "n", "ABC"), ASIDE, hands=[[20, 27, 52], LATER])
    view: Any = game.view(0)
    suggested = suggestion(judgement_of(thinker_of("race"), game, 0, Chance("1" * 64)))
    told = text_of(hint_page(ENGLISH, table_of(game), view, view.prompts[0], suggested))
    assert told.endswith(say("why-race-won", odds="sure"))


def test_every_message_of_advice_is_said_and_every_one_that_is_said_is_there() -> None:
    known = set(messages_of("advice.ftl"))
    for prefix, made in (("hint", set[str]()), ("analysis", set[str]()), ("why", {"why-{}-{}", "why-{}"})):
        written, parts = names_in(CODE, prefix)
        assert parts == made
        there = {name for name in known if name.startswith(f"{prefix}-")}
        assert written <= there
        assert made or written == there
    reasons = {f"why-{OTHERS}", "why-other"}
    for kind, how in SEARCHERS.items():
        own = {f"why-{kind}-{each}" for each in how.reasons}
        reasons |= (own & known) | {f"why-{each}" for each in how.reasons if f"why-{kind}-{each}" not in known}
    assert {name for name in known if name.startswith("why-")} == reasons
    assert {f"private-hints-{each}" for each in (YES, NO)} | {"private-hints"} <= known


# It tells nothing that the seat can't know


@pytest.fixture
def always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same chance and as much time as it takes."""
    monkeypatch.setattr(thoughts, "token_hex", lambda _: "5eed" * 16)
    monkeypatch.setattr(thoughts, "ENOUGH", 1000.0)
    monkeypatch.setattr(thoughts, "PATIENCE", 1000.0)
    for kind, how in SEARCHERS.items():
        monkeypatch.setitem(SEARCHERS, kind, replace(how, playouts=FEW))  # pyright: ignore[reportArgumentType]


@searched
@pytest.mark.usefixtures("always_the_same")
async def test_a_hint_is_the_same_in_every_world_that_its_seat_can_imagine(kind: str) -> None:
    rng, others, reasons = Random(f"worlds {kind}"), 0, 0
    for moves in (0, 12, 25, 40):
        match, table, prompt = asked(midway(kind, moves, rng))
        hint = await hint_in(table, prompt)
        reasons += hint.why is not None
        for _ in range(2):
            world = match.game.imagine(prompt.seat, Chance(random_seed(rng)))
            others += world.dump() != match.game.dump()
            assert await hint_in(replace(table, game=world), prompt) == hint
    assert others
    assert reasons, "nobody has thought about anything"


async def hint_in(table: Table, prompt: Prompt) -> Suggestion:
    """As if nobody had asked before."""
    suggested = await advice.Advice().hint(table, prompt)
    assert suggested is not None
    return suggested


# Over the wire


class Mind:
    """Thinks nothing, and suggests what it's told to."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.fails = False
        self.free = asyncio.Event()
        self.free.set()

    async def judged(self, _: str, __: Any, prompt: Prompt, *___: object) -> Judgement | None:
        self.thoughts += 1
        await self.free.wait()
        return None if self.fails else judgement(prompt.moves[-1], *prompt.moves[:-1])


@pytest.fixture
def mind(monkeypatch: pytest.MonkeyPatch) -> Mind:
    mind = Mind()
    monkeypatch.setattr(THOUGHTS, "judged", mind.judged)
    return mind


def lasting(player: Player) -> list[JSON]:
    return [each for each in player.messages() if not each["flags"] & EPHEMERAL]


async def hinted_at(player: Player) -> str:
    answered = await player.press("hint")
    assert answered.message is not None
    assert answered.message["flags"] & EPHEMERAL
    return told(answered.message)


def suggested_by(player: Player) -> str:
    """What the last button of the hand says."""
    controls = [each for each in player.controls("say") if int(each.message["id"]) in hands(player)]
    return controls[-1].item["label"]


async def load(bot: Duckboard) -> Table:
    table = await bot.store.load(1)
    assert isinstance(table, Table)
    return table


async def helped(bot: Duckboard) -> list[str]:
    return [seat.name for seat in (await load(bot)).seats if seat.helped]


async def test_a_hint_is_private_and_counts_once(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, ben = await begun(playground, "Ben")
    await at_rest(bot)
    before, hers = ben.messages(), lasting(ada)
    hint = await hinted_at(ada)
    assert say("hint-says", what=suggested_by(ada)) in hint
    assert say("why-others") in hint
    await at_rest(bot)
    assert ben.messages() == before, "nobody else sees anything of it"
    assert lasting(ada) == hers
    assert await helped(bot) == ["Ada"]
    version = (await load(bot)).version
    assert await hinted_at(ada) == hint
    assert mind.thoughts == 1, "whoever presses again hears the same"
    await at_rest(bot)
    assert (await load(bot)).version == version


async def test_from_a_private_hand_the_hint_comes_apart(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, _ = await begun(playground, "Ben")
    hand = (await ada.press("hand")).message
    assert hand is not None
    await at_rest(bot)
    (control,) = [each for each in ada.controls("hint") if each.message["id"] == hand["id"]]
    answered = await ada.use(control)
    assert answered.message is not None
    assert answered.message["id"] != hand["id"], "the hand stays as it is"
    assert says(told(answered.message), "hint-says")
    assert mind.thoughts == 1


async def test_if_there_is_no_time_to_think_nothing_counts(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, _ = await begun(playground, "Ben")
    mind.fails = True
    assert await hinted_at(ada) == say("hint-none")
    assert await helped(bot) == []
    mind.fails = False
    assert says(await hinted_at(ada), "hint-says")


async def test_two_presses_at_once_are_one_thought(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, _ = await begun(playground, "Ben")
    mind.free.clear()
    presses = [asyncio.create_task(hinted_at(ada)) for _ in range(2)]
    await until(lambda: mind.thoughts == 1)
    await until(lambda: bot.answering == 2 and not bot.store.database._under_way)  # both wait for what is thought
    mind.free.set()
    one, other = await asyncio.gather(*presses)
    assert one == other
    assert mind.thoughts == 1
    assert await helped(bot) == ["Ada"]


async def test_a_hint_that_takes_long_comes_later(
    bot: Duckboard, playground: Playground, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    monkeypatch.setattr(replies, "ENOUGH", 0.05)
    mind.free.clear()
    answered = await ada.press("hint")
    assert answered.interaction.answered == DEFER_UPDATE, "Discord knows that something will come"
    mind.free.set()
    await until(lambda: any(says(told(each), "hint-says") for each in ada.messages()))
    assert await helped(bot) == ["Ada"]


async def test_once_she_has_answered_the_hint_goes_and_nothing_else(
    bot: Duckboard, playground: Playground, mind: Mind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if it came late: the first answer to the press was then about the hand."""
    ada, ben = await begun(playground, "Ben")
    hand = (await ada.press("hand")).message
    assert hand is not None
    await at_rest(bot)
    monkeypatch.setattr(replies, "ENOUGH", 0.05)
    mind.free.clear()
    (control,) = [each for each in ada.controls("hint") if each.message["id"] == hand["id"]]
    await ada.use(control)
    mind.free.set()
    await until(lambda: any(says(told(each), "hint-says") for each in ada.messages()))
    for player in (ada, ben):
        await pick(player)
    await at_rest(bot)
    await until(lambda: not any(says(told(each), "hint-says") for each in ada.messages()))
    assert hand["id"] in [each["id"] for each in ada.messages()]


async def test_a_hint_that_comes_too_late_counts_for_nothing(
    bot: Duckboard, playground: Playground, mind: Mind
) -> None:
    """Ada has picked a card in the meantime, and so has Ben."""
    ada, ben = await begun(playground, "Ben")
    mind.free.clear()
    press = asyncio.create_task(ada.press("hint"))
    await until(lambda: mind.thoughts == 1)
    for player in (ada, ben):
        await pick(player)
    mind.free.set()
    answered = await press
    assert answered.message is not None
    assert say("refused-stale") in told(answered.message), "on the hand, or apart if that is being redrawn"
    assert await helped(bot) == []


async def test_the_host_can_forbid_hints(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, ben = await seated(playground, "duckrace", "Ben")
    page = await ada.press("options")
    assert page.message is not None
    (select,) = [each for each in controls_of([page.message]) if each.verb == "hints"]
    assert [each["value"] for each in select.item["options"] if each.get("default")] == [YES]
    after = await ada.use(select, NO)
    assert after.message is not None
    (select,) = [each for each in controls_of([after.message]) if each.verb == "hints"]
    assert [each["value"] for each in select.item["options"] if each.get("default")] == [NO]
    read = await ben.press("options")
    hints = say("lobby-option", name=say("private-hints"), value=say("private-hints-no"))
    assert read.message is not None
    assert hints in told(read.message)
    assert not (await load(bot)).hints
    await until(lambda: len(hands(ben)) == 1)
    await ada.press("start")
    await until(lambda: bool(ada.controls("say") or ben.controls("say")))
    await at_rest(bot)
    assert not ada.controls("hint")
    assert not ben.controls("hint")
    board = ada.controls("hand")[0].message
    answer = await press_added(ada, board, Click("hint", 1, "1.0").custom_id)
    assert answer["content"] == say("refused-no-hints")
    assert not mind.thoughts


@pytest.mark.parametrize("rest", ["", "1.0", "999.0", "x", "1.0:pick 3"])
async def test_a_forged_press_gets_one_sentence(rest: str, bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, _ = await begun(playground, "Ben")
    cleo = Player(playground, "Cleo", ada.channel)
    board = ada.controls("hand")[0].message
    for who, message in ((ada, "refused-stale"), (cleo, "refused-not-seated")):
        answer = await press_added(who, board, Click("hint", 1, rest).custom_id)
        assert answer["content"] == say(message)
    assert not mind.thoughts
    assert await helped(bot) == []


# After the game


async def over(bot: Duckboard, playground: Playground, *others: str) -> Company:
    """A race that was played to its end, without waiting for its messages."""
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", *others], "analysis")
    await company.sit_down("duckrace", computers=1)
    await played_on(bot, company)
    return company


async def played_on(bot: Duckboard, company: Company) -> None:
    chance = Chance("6" * 64)
    for player in (bot.timekeeper, bot.sweeper):
        await player.close()
    await at_rest(bot)
    while (table := await company.table()).status is Status.PLAYING:
        assert table.game is not None
        prompt = table.game.unanswered()[0]
        word = player_of("race", "normal")(table.game.view(prompt.seat), chance)
        (asked,) = [each for each in table.game.prompts() if each.seat == prompt.seat and word in each.moves][:1]
        await bot.store.play(table.id, prompt.seat, word, prompt=asked.id, undos=table.undos)
    await bot.presenter.nudge(company.number)
    await company.settled()


async def analysed(player: Player, number: int) -> JSON:
    """The page, as soon as it's there."""
    (control,) = [each for each in player.controls("analysis") if each.click.table_id == number]
    answered = await player.use(control)
    assert answered.message is not None
    assert answered.message["flags"] & EPHEMERAL
    (message,) = [each for each in player.messages() if each["id"] == answered.message["id"]]
    await until(lambda: told(shown(player, message)) != say("analysis-thinking"))
    return shown(player, message)


def shown(player: Player, message: JSON) -> JSON:
    (now,) = [each for each in player.messages() if each["id"] == message["id"]]
    return now


def told(message: JSON) -> str:
    return "\n".join(texts_of(message)).strip()


@pytest.mark.usefixtures("mind")
async def test_who_had_hints_is_said_to_everyone_in_the_end(bot: Duckboard, playground: Playground) -> None:
    company = Company(playground, bot.store, playground.world.channel("games"), ["Ada", "Ben"], "helped")
    await company.sit_down("duckrace")
    first = (await company.table()).game
    assert first is not None
    user = (await company.table()).seats[first.unanswered()[0].seat].user_id
    (asked,) = [each for each in company.players if each.person.id == user]
    await hinted_at(asked)
    await company.settled()
    assert not says(asked.words(), "result-helped")
    await played_on(bot, company)
    for player in company.players:
        assert say("result-helped", who=asked.person.name) in player.words()
    assert [each.name for each in await bot.store.results(1) if each.helped] == [asked.person.name]
    await shows_the_newest(company)


async def test_an_analysis_shows_the_moments_and_what_was_better(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(3))
    company = await over(bot, playground, "Ben")
    ada, ben = company.players
    page = await analysed(ada, company.number)
    assert says(told(page), "analysis-title", game=say("game-race"))
    assert told(page).count(say("analysis-cost", wins=12)) == 3
    assert len(pictures_in(page["components"])) >= 3
    assert told(page) not in ben.words()
    assert told(await analysed(ben, company.number)) != told(page), "everyone has made other choices"


async def test_an_analysis_is_thought_about_once(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(2))
    company = await over(bot, playground)
    page = await analysed(company.host, company.number)
    monkeypatch.setattr(THOUGHTS, "mistakes", None)
    assert told(await analysed(company.host, company.number)) == told(page)


async def test_while_one_is_thought_about_there_is_no_other_one(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, times = asyncio.Event(), 0

    async def slowly(*args: Any) -> list[tuple[int, Mistake]]:
        nonlocal times
        times += 1
        await free.wait()
        return await first_mistakes(1)(*args)

    monkeypatch.setattr(THOUGHTS, "mistakes", slowly)
    company = await over(bot, playground, "Ben")
    ada, ben = company.players
    first = asyncio.create_task(analysed(ada, company.number))
    await until(lambda: times == 1)
    assert told(await analysed(ada, company.number)) == say("analysis-busy")
    second = asyncio.create_task(analysed(ben, company.number))
    await until(lambda: times == 2)
    free.set()
    for page in await asyncio.gather(first, second):
        assert says(told(page), "analysis-title", game=say("game-race"))


async def test_if_even_the_record_takes_long_the_analysis_is_no_less_private(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord is asked to wait then, and what it would take for the answer is the result of the game."""
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(1))
    company = await over(bot, playground)
    record, free, before = bot.store.record, asyncio.Event(), lasting(company.host)

    async def slowly(number: int) -> Any:
        await free.wait()
        return await record(number)

    monkeypatch.setattr(bot.store, "record", slowly)
    monkeypatch.setattr(replies, "ENOUGH", 0.02)
    answered = await company.host.press("analysis")
    assert answered.interaction.answered == DEFER_UPDATE
    free.set()
    await until(lambda: any(says(told(each), "analysis-title") for each in company.host.messages()))
    assert lasting(company.host) == before


async def test_who_played_well_is_told_so(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(3, cost=advice.LEAST_COST / 2))
    company = await over(bot, playground)
    assert told(await analysed(company.host, company.number)) == say("analysis-good")


async def test_if_there_is_no_time_an_analysis_can_be_asked_for_again(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: object) -> None:
        return None

    monkeypatch.setattr(THOUGHTS, "mistakes", none)
    company = await over(bot, playground)
    assert told(await analysed(company.host, company.number)) == say("analysis-none")
    monkeypatch.setattr(THOUGHTS, "mistakes", first_mistakes(1))
    assert says(told(await analysed(company.host, company.number)), "analysis-title")


async def test_an_analysis_is_for_those_who_played(bot: Duckboard, playground: Playground) -> None:
    company = await over(bot, playground)
    cleo = Player(playground, "Cleo", company.channel)
    assert told(await analysed(cleo, company.number)) == say("analysis-not-yours")


@pytest.mark.usefixtures("bot")
async def test_before_the_end_there_is_no_analysis(playground: Playground) -> None:
    ada, _ = await begun(playground, "Ben")
    board = ada.controls("hand")[0].message
    answer = await press_added(ada, board, Click("analysis", 1).custom_id)
    assert told(answer) == say("analysis-later")


async def test_a_game_that_cannot_be_replayed_gets_one_sentence(
    bot: Duckboard, playground: Playground, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = await over(bot, playground)
    record = str(await bot.store.record(company.number))

    async def broken(_: int) -> str:
        return record.replace("rules ", "rules 9")

    monkeypatch.setattr(bot.store, "record", broken)
    assert told(await analysed(company.host, company.number)) == say("analysis-lost")


def test_a_decision_is_shown_as_if_nothing_had_been_chosen_at_first() -> None:
    match = played_until(new("race", 2), "pick", Random(1))
    game = match.game.copy()
    seat, (first, second, *_) = game.unanswered()[0].seat, game.unanswered()[0].moves
    game.play(seat, first)
    found = advice.finding([match.game, game], seat, Mistake(second, first, 0.1, Reason(OTHERS)))
    assert game.view(seat).prompts[0].answer == first
    assert [each.answer for each in (found.asked, *found.view.prompts)] == [None, None]


@pytest.mark.usefixtures("always_the_same")
async def test_somebody_who_really_thinks_finds_what_was_worse() -> None:
    """Against a seat that says anything at all, there's always something to find."""
    match, rng = new("race", 2), Random(7)
    while match.game.outcome is None and len(match.log) < 14:
        match = played(match, 1, rng)
    found = await advice.found_in(table_of(match.game), 0, advice.Played(new("race", 2).game, match.log))
    assert found
    assert all([each.mistake.cost >= advice.LEAST_COST for each in found])
    assert all([each.mistake.said in each.asked.moves and each.view.seat == 0 for each in found])


@pytest.mark.usefixtures("always_the_same")
async def test_whoever_changed_their_mind_is_judged_by_their_last_word() -> None:
    match = played_until(new("race", 2), "pick", Random(3))
    (prompt, *_) = [each for each in match.game.prompts() if each.seat == 0 and each.ask == "pick"]
    for word in prompt.moves:
        match = match.say(Said(0, word))
    decided = [
        each for each in thoughts.last_words(decisions(new("race", 2).game, match.log), 0) if each[2].ask == "pick"
    ]
    assert [each[-1] for each in decided] == [prompt.moves[-1]]
    judged = await THOUGHTS.judged("a test", decided[0][1], decided[0][2], prompt.moves[-1])
    assert judged
    assert judged.of(prompt.moves[-1])


async def test_the_hint_before_goes_when_there_is_another(bot: Duckboard, playground: Playground, mind: Mind) -> None:
    ada, _ = await begun(playground, "Ben")
    await at_rest(bot)
    for _ in range(3):
        assert says(await hinted_at(ada), "hint-says")
    await until(lambda: sum([says(told(message), "hint-says") for message in ada.messages()]) == 1)
    assert mind.thoughts == 1


async def test_nobody_is_praised_by_somebody_who_has_not_looked(mind: Mind) -> None:
    match = played(new("race", 2), 14, Random(7))
    mind.fails = True
    assert await THOUGHTS.mistakes("a test", new("race", 2).game, match.log, 0) is None
    mind.fails = False
    assert await THOUGHTS.mistakes("a test", new("race", 2).game, match.log, 0) is not None


# Its page


@pytest.mark.parametrize("kind", GAMES)
def test_discord_takes_every_analysis(kind: str) -> None:
    match, rng = new(kind), Random(f"pages {kind}")
    names = ["*" * 20, "鸭" * 20, "_" * 20]
    for _ in range(30):
        match, _, prompt = asked(match)
        mistake = Mistake(prompt.moves[0], prompt.moves[-1], 0.1, Reason(OTHERS))
        finding = Finding(match.game.view(prompt.seat), prompt, mistake, advice.begun_last([match.game]))
        page = analysis_page(ENGLISH, table_of(match.game, names), [finding] * 3)
        check_limits(page)
        assert drawings_of(page)
        shows = [part for part in page.parts if isinstance(part, Show)]
        assert len(shows) == (6 if prompt.secret else 3)
        assert all([len(part.drawings) == 1 for part in shows]), "side by side they would be cut off"
        match = played(match, 4, rng)
        if match.game.outcome:
            break


def test_without_an_artist_the_moment_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match, table, prompt = asked(played_until(new("race"), "pick", Random(3)))
    monkeypatch.setattr("cogs.pages.pictures.ARTISTS", {})
    monkeypatch.setattr(pages, "ARTISTS", {})
    mistake = Mistake(prompt.moves[0], prompt.moves[1], 0.1, Reason(OTHERS))
    page = analysis_page(ENGLISH, table, [Finding(match.game.view(prompt.seat), prompt, mistake, None)])
    assert not drawings_of(page)
    assert all([isinstance(part, Say) for part in page.parts])


def test_a_result_names_those_who_had_hints() -> None:
    table = table_of(played(new("race"), 5000, Random(10)).game)
    assert not says(text_of(board_page(table)), "result-helped")
    both = tuple([seat._replace(helped=seat.number < 2) for seat in table.seats])
    assert say("result-helped", who=listed("Ada", "Ben", last="and")) in text_of(board_page(replace(table, seats=both)))
