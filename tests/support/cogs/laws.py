"""What is true of every table: nobody sees what only others may know, and each message shows the newest state, once."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from cogs.pages import NOTHING, Story, board_page
from cogs.pages.ids import Answer
from cogs.pages.layout import laid_out
from cogs.pages.model import Buttons, Page, Say, Select
from cogs.tables.desired import BOARD, DesiredMessage, desired_messages
from cogs.tables.mail import nonce_of
from data.store import Post, Status, Table
from engine import Prompt
from playground.world import EPHEMERAL, Message, World
from tests.support.cogs.driver import MOVES, Company, Control, Player, alt_texts, controls_of, items_of
from tests.support.data.writing import until_stored
from tests.support.say import plain_messages, says

JSON = dict[str, Any]
REFUSALS = tuple(plain_messages("refused-"))
GAME_VERBS = (*MOVES, "undo", "hand")  # lead nowhere when the game is over


class Secrets:
    """Watches a game: what only one seat can say is shown to nobody else, however old it is."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.known: dict[tuple[int, Answer], set[int]] = {}  # which seats may know of this answer

    async def __call__(self, table: Table) -> None:
        if table.game is None:
            return
        for prompt in table.game.prompts():
            for word in [move for move in prompt.moves if prompt.secret and not is_for_everybody(prompt, move)]:
                answer = Answer(prompt.id, table.undos, word)
                self.known.setdefault((table.id, answer), set()).add(prompt.seat)
        for player in self.company.players:
            self._look(player, table)

    def _look(self, player: Player, table: Table) -> None:
        seat = table.seat_of(player.person.id)
        for message in player.messages():
            for item in items_of(message["components"]):
                for answer in answers_on(Control(message, item)):
                    may = self.known.get((table.id, answer))
                    assert may is None or (seat and seat.number in may), f"{player.person.name} sees {answer}"


def is_for_everybody(prompt: Prompt, move: str) -> bool:
    """Anyone asked in a window may pass, so a pass tells nothing; and who is asked may change between two looks. What
    may be known of a secret question is shown to all."""
    return move in prompt.known or (bool(prompt.window) and move == prompt.default)


def answers_on(control: Control) -> list[Answer]:
    return control.answers if control.item.get("custom_id") else []


# Every message shows the newest state


class Reading(NamedTuple):
    """A message as it is read and pressed."""

    texts: list[str]
    controls: list[tuple[str, bool]]


async def shows_the_newest(company: Company, number: int | None = None) -> None:
    """Every message of the table looks as it should now, and none is there twice."""
    table = await company.settled(number)
    posts = await looked_after(company, table)
    record = "" if table.status.open else str(await company.store.record(table.id))
    story, now = Story(None, record), company.store.clock.now
    for desired in desired_messages(table, posts, story, now):
        assert_shown(company.playground.world, table, briefly(table, desired, posts, story), posts[desired.slot])
    assert_once(company.playground.world, table, posts)


async def looked_after(company: Company, table: Table) -> Mapping[str, Post]:
    """The posts once no message is in doubt any more, and every private hand that was just opened has caught up:
    looking after them makes no new version."""

    async def look() -> Mapping[str, Post] | None:
        posts = await company.store.posts(table.id)
        desired = desired_messages(table, posts, NOTHING, company.store.clock.now)
        late = [each for each in desired if each.is_private and not posts[each.slot].shows(each.page.digest)]
        return posts if all([post.digest for post in posts.values() if post.message_id]) and not late else None

    return await until_stored(company.store, look, company.patience)


def briefly(table: Table, desired: DesiredMessage, posts: Mapping[str, Post], story: Story) -> DesiredMessage:
    """A board that was shown while much was to be drawn leaves something out for a while."""
    page = board_page(table, story._replace(is_brief=True)) if desired.slot == BOARD else desired.page
    return desired._replace(page=page) if posts[desired.slot].shows(page.digest) else desired


def assert_shown(world: World, table: Table, desired: DesiredMessage, post: Post) -> None:
    what = f"table {table.id}: {desired.slot}"
    assert post.message_id, f"{what} is not posted"
    message = world.channels[post.channel_id].messages[post.message_id]
    assert post.shows(desired.page.digest), f"{what} is not the newest"
    if desired.page.key:  # it may look older than it is, but nothing of it leads astray
        shown = [control for control in controls_of([{"components": message.components}]) if control.verb in MOVES]
        assert not [control for control in shown if is_awaited(table, desired, control)], what
        return
    assert without_a_sentence(reading_of(message), desired) == reading_on(desired.page), f"{what} is not the newest"
    if desired.seat:
        assert [desired.seat.user_id] == list(message.channel.people), f"{what} is in another's direct messages"
        assert alt_texts(message.components) == alt_texts(laid_out(desired.page).view.to_components()), what


def is_awaited(table: Table, desired: DesiredMessage, control: Control) -> bool:
    """Whether it answers a question that the game asks its owner, and waits for."""
    assert table.game is not None
    seats = [desired.seat] if desired.seat else []
    mine = [each.id for each in table.game.unanswered() if each.seat in [seat.number for seat in seats]]
    return any([answer.prompt in mine for answer in control.answers])


def without_a_sentence(reading: Reading, desired: DesiredMessage) -> Reading:
    """Whoever clicks on a hand too late is told so above it, until there's something new to show."""
    told = (desired.seat or desired.is_private) and reading.texts[0] in REFUSALS
    return reading._replace(texts=reading.texts[1:]) if told else reading


def reading_of(message: Message) -> Reading:
    items = list(items_of(message.components))
    texts = [item["content"] for item in items if item.get("content")]
    return Reading(texts, [(item["custom_id"], bool(item.get("disabled"))) for item in items if item.get("custom_id")])


def reading_on(page: Page) -> Reading:
    """The same without drawing."""
    texts = [part.text for part in page.parts if isinstance(part, Say)]
    controls = list[tuple[str, bool]]()
    for part in page.parts:
        if isinstance(part, Buttons):
            controls += [(button.custom_id, button.disabled) for button in part.buttons]
        if isinstance(part, Select):
            controls.append((part.custom_id, False))
    return Reading(texts, controls)


def assert_once(world: World, table: Table, posts: Mapping[str, Post]) -> None:
    """Whatever can be pressed or looked at is the only message of its slot, and an old board is just a link."""
    theirs = {post.message_id for post in posts.values()}
    nonces = {nonce_of(table.id, slot, n): slot for slot, post in posts.items() for n in range(post.generation + 2)}
    for channel in world.channels.values():
        for message in channel.messages.values():
            slot = nonces.get(message.nonce or "")
            if slot and message.id not in theirs:
                left = {"components": message.components}
                assert slot == BOARD, f"table {table.id}: {slot} stands twice"
                assert not controls_of([left]), f"table {table.id}: {slot} stands twice"
                assert not message.attachments, f"table {table.id}: the picture of {slot} stands twice"


async def is_over(company: Company) -> None:
    """Everyone sees the result, and nothing that leads nowhere can be pressed."""
    table = await company.settled()
    assert table.status == Status.OVER
    for player in company.players:
        assert says(player.words(), "result-title")
        assert player.controls("rematch")
        left = [each for each in player.controls(*GAME_VERBS) if each.click.table_id == table.id]
        lasting = [each for each in left if not each.message["flags"] & EPHEMERAL]  # those can't be changed
        assert not lasting, f"{player.person.name} can still press {[each.custom_id for each in lasting]}"
    await shows_the_newest(company)
