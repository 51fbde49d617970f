"""Who owns which ducky, where it is, and whom a card would move: the same for pictures and for words."""

from engine import Prompt, View
from engine.race import DUCKY_OF, OFF_BOARD, THE_DOG, Position

CARD_WANTED = ("extra", "more", "lead")  # questions that want a card for someone
ON_THE_WAY = ("path", "face", "ring")  # questions whose answer decides where one's next card begins
AT_STAKE = ("before", "path")  # questions before a card is carried out


def own_duckies(position: Position, seat: int) -> list[int]:
    return [number for number, ducky in enumerate(position.duckies) if ducky.seat == seat]


def place_of(position: Position, mover: int) -> int:
    return position.dog.space if mover == THE_DOG else position.duckies[mover].space


def card_movers(view: View[Position], seat: int) -> list[int]:
    """Whom the hand would move: the ducky or the dog that a card is wanted for, or else your own duckies."""
    wanted = [DUCKY_OF[prompt.about] for prompt in view.prompts if prompt.ask in CARD_WANTED]
    movers = wanted or own_duckies(view.position, seat)
    return [] if view.outcome else [mover for mover in movers if place_of(view.position, mover) != OFF_BOARD]


def is_about_drawn_card(view: View[Position], prompt: Prompt) -> bool:
    """R16: the hand was empty, and what it holds now was drawn for the ducky that this question is about."""
    draws = [event for event in view.events if event.kind == "draw" and event.seat == prompt.seat]
    return prompt.ask == "extra" and bool(draws) and draws[-1].facts.get("ducky") == DUCKY_OF[prompt.about]


def cards_at_stake(view: View[Position], seat: int) -> list[tuple[int, int]]:
    """Cards that are being decided on, and whom each moves: they lie open and have left the hand."""
    position, asked = view.position, [prompt.ask for prompt in view.prompts]
    if "forgive" in asked:
        return [(position.laid[number], number) for number in own_duckies(position, seat)]
    if position.turn and position.turn.card and any([ask in AT_STAKE for ask in asked]):
        return [(position.turn.card, position.turn.mover)]
    return []


def cards_to_play_next(view: View[Position]) -> tuple[int, ...]:
    """The hand, while this seat is asked in the open where a ducky of its own goes on from."""
    own = [each for each in view.waiting if each.seat == view.seat and each.moves]
    asked = [each for each in own if each.ask in ON_THE_WAY and DUCKY_OF[each.about] != THE_DOG]
    return view.position.hand if asked else ()
