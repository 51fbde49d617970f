"""What only one seat may see: its hand, and what it is asked in secret."""

from data import Seat, Table
from engine.words import digest
from render import ARTISTS, TELLERS

from ..pages import Drawing, Page, Part, Say, Show
from .moves import move_parts
from .wording import AnyView, cast_of, game_name, names_of, words_of


def hand_page(table: Table, seat: Seat) -> Page:
    """What only this seat may see: its hand, and what it is asked in secret."""
    game = table.game
    assert game is not None
    view, words, names = game.view(seat.number), words_of(table), names_of(table)
    secret = [prompt for prompt in view.prompts if prompt.secret or prompt.standing]
    head = words.say("hand-of", game=game_name(table), channel=f"<#{table.channel_id}>")
    asked = [TELLERS[table.kind].question(view, prompt, names, words) for prompt in secret if not prompt.standing]
    told = "\n".join([head, *(asked or [words.say("hand-nothing")])])
    parts = [part for prompt in secret for part in move_parts(table, view, prompt)]
    return Page((Say(told), *hand_parts(table, view), *parts))


def hand_parts(table: Table, view: AnyView) -> list[Part]:
    cast, words = cast_of(table), words_of(table)
    if table.kind not in ARTISTS:
        return [Say(TELLERS[table.kind].hand(view, cast.names, words))]
    key = digest(repr((view, cast, table.language)))
    return [Show((Drawing(key, lambda: ARTISTS[table.kind].hand(view, cast, words)),))]
