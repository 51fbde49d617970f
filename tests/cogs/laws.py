"""What holds of every table: nobody sees what only others may know, and every message shows the newest state, once."""

from typing import Any, NamedTuple

from cogs.faces import board_page, hand_page
from cogs.ids import Answer
from cogs.pages import Page, made
from data import Post, Refused, Status, Table
from playground.world import EPHEMERAL, Channel, World

from .driver import MOVES, Company, Control, Player, controls_of, items_of, texts_of

JSON = dict[str, Any]
GAME_VERBS = (*MOVES, "undo", "hand")  # lead nowhere when the game is over


class Secrets:
    """Watches a game: what can only be said by one seat is shown to nobody else, however old it is."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.known: dict[tuple[int, Answer], set[int]] = {}  # which seats may know of this answer
        self.looks = 0

    async def __call__(self, table: Table) -> None:
        if table.game is None:
            return
        for prompt in table.game.prompts():
            for word in prompt.moves if prompt.secret else ():
                answer = Answer(prompt.id, table.undos, word)
                self.known.setdefault((table.id, answer), set()).add(prompt.seat)
        for player in self.company.players:
            self._look(player, table)

    def _look(self, player: Player, table: Table) -> None:
        seat = table.seat_of(player.person.id)
        for message in player.messages():
            for item in items_of(message["components"]):
                for answer in answers_on(Control(message, item)):
                    self.looks += 1
                    may = self.known.get((table.id, answer))
                    assert may is None or (seat and seat.number in may), f"{player.person.name} sees {answer}"


def answers_on(control: Control) -> list[Answer]:
    return control.answers if control.item.get("custom_id") else []


class Shown(NamedTuple):
    """A message as it is read and pressed."""

    texts: list[str]
    controls: list[tuple[str, bool]]


def shown(message: JSON) -> Shown:
    items = [item for item in items_of(message["components"]) if item.get("custom_id")]
    return Shown(texts_of(message), [(item["custom_id"], bool(item.get("disabled"))) for item in items])


def as_shown(page: Page) -> Shown:
    return shown({"content": "", "components": made(page).view.to_components()})


async def shows_the_newest(company: Company, number: int | None = None) -> None:
    """Every message of the table looks as it should now, and none is there twice."""
    table = await company.settled(number)
    posts = await company.store.posts(table.id)
    assert not isinstance(posts, Refused)
    for slot, page in pages_of(table).items():
        message = standing(company.playground.world, posts[slot])
        assert shown(message) == as_shown(page), f"table {table.id}: {slot} does not show the newest state"
    assert_once(company.playground.world, table, dict(posts))


def pages_of(table: Table) -> dict[str, Page]:
    """How the messages of the table that nobody may miss should look."""
    pages = {"board": board_page(table)}
    if table.game and table.status == Status.PLAYING:
        pages |= {f"hand {seat.number}": hand_page(table, seat) for seat in table.people if seat.dm_open is not False}
    return pages


def standing(world: World, post: Post) -> JSON:
    assert post.message_id, f"{post.slot} is not posted"
    channel = world.channels[post.channel_id]
    return wired(channel, post.message_id)


def wired(channel: Channel, message_id: int) -> JSON:
    message = channel.messages[message_id]
    return {"id": str(message.id), "content": message.content, "components": message.components}


def assert_once(world: World, table: Table, posts: dict[str, Post]) -> None:
    """Whatever can be pressed or looked at is the one message of its slot; what is left of others is a line."""
    theirs = {post.message_id for post in posts.values()}
    for channel in world.channels.values():
        for message in channel.messages.values():
            mine = of_table(message.nonce, table) and not message.flags & EPHEMERAL
            if mine and message.id not in theirs:
                left = wired(channel, message.id)
                assert not controls_of([left]), f"table {table.id}: {message.nonce} stands twice"
                assert not message.attachments, f"table {table.id}: the picture of {message.nonce} stands twice"


def of_table(nonce: str | None, table: Table) -> bool:
    from cogs.ids import base36

    return bool(nonce and nonce.startswith(f"{base36(table.id)}."))


async def is_over(company: Company) -> None:
    """All see the result; nothing can be pressed any more that leads nowhere."""
    table = await company.settled()
    assert table.status == Status.OVER
    assert table.game
    assert table.game.outcome
    for player in company.players:
        assert "the game is over" in player.words()
        assert player.controls("rematch")
        left = [each for each in player.controls(*GAME_VERBS) if each.click.table == table.id]
        lasting = [each for each in left if not each.message["flags"] & EPHEMERAL]  # nobody can change those
        assert not lasting, f"{player.person.name} can still press {[each.custom_id for each in lasting]}"
    await shows_the_newest(company)
