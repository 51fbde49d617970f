"""What only one seat may see: its hand, and what it is asked in secret."""

from data import Seat, Table
from engine.words import digest
from render import ARTISTS, TELLERS

from ..pages import Drawing, Page, Part, Say, Show
from .moves import move_parts
from .wording import AnyView, game_name, names_of, words_of


def hand_page(table: Table, seat: Seat) -> Page:
    """What only this seat may see: its hand, and what it is asked in secret."""
    game, words = table.game, words_of(table)
    if game is None or not table.status.open:
        return Page((Say(words.say("hand-of", game=game_name(table), channel=f"<#{table.channel_id}>")),))
    view, names = game.view(seat.number), names_of(table)
    secret = [prompt for prompt in view.prompts if prompt.secret or prompt.standing]
    head = words.say("hand-of", game=game_name(table), channel=f"<#{table.channel_id}>")
    asked = [TELLERS[table.kind].question(view, prompt, names, words) for prompt in secret if not prompt.standing]
    told = "\n".join([head, *(asked or [words.say("hand-nothing")])])
    parts = [part for prompt in secret for part in move_parts(table, view, prompt)]
    return Page((Say(told), *hand_parts(table, view), *parts))


def hand_parts(table: Table, view: AnyView) -> list[Part]:
    names, words = names_of(table), words_of(table)
    if table.kind not in ARTISTS:
        return [Say(TELLERS[table.kind].hand(view, names, words))]
    key = digest(repr((view, names, table.language)))
    return [Show((Drawing(key, lambda: ARTISTS[table.kind].hand(view, names, words)),))]
