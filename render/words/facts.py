"""What an event tells, read with its type: numbers, and words."""

from engine import Event


def number(event: Event, fact: str) -> int:
    value = event.facts[fact]
    assert isinstance(value, int), f"{event.kind} has no number {fact}"
    return value


def numbers(event: Event, fact: str) -> tuple[int, ...]:
    """Also of a fact that only one seat may know."""
    value = event.only[fact] if fact in event.only else event.facts[fact]
    assert isinstance(value, tuple), f"{event.kind} has no numbers {fact}"
    return tuple([int(each) for each in value])


def word(event: Event, fact: str) -> str:
    value = event.facts[fact]
    assert isinstance(value, str), f"{event.kind} has no word {fact}"
    return value
