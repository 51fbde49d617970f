"""How much each sentence of Duck Race matters."""

from enum import IntEnum, auto


class Priority(IntEnum):
    """When room is short, sentences are shortened or left out in this order."""

    OLD_NEWS = auto()
    TOKENS_EXPLAINED = auto()
    OTHERS = auto()
    AROUND = auto()
    LANDMARKS = auto()
    AHEAD = auto()
    LEGS = auto()
    HELD_IN_FULL = auto()
    CARD_IN_FULL = auto()
    TO_MOVE = auto()
    NEWS = auto()
    DOG_IN_FULL = auto()
    CARD_FATES = auto()
    QUEST = auto()
    OPTIONS_IN_FULL = auto()
    TOKENS = auto()
    HELD = auto()
    DOG = auto()
    DUCKY = auto()
    CARD = auto()
    OPTIONS = auto()
    QUESTION = auto()
    TITLE = auto()
