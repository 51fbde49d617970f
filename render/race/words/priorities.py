"""How much each sentence matters."""

from enum import IntEnum, auto


class Priority(IntEnum):
    """What is left out or said shorter when there is no room, the first of these first."""

    OLD_NEWS = auto()
    TOKENS_EXPLAINED = auto()
    OTHERS = auto()
    AROUND = auto()
    LANDMARKS = auto()
    AHEAD = auto()
    LEGS = auto()
    CARD_IN_FULL = auto()
    TO_MOVE = auto()
    NEWS = auto()
    DOG_IN_FULL = auto()
    CARD_FATES = auto()
    QUEST = auto()
    OPTIONS_IN_FULL = auto()
    TOKENS = auto()
    DOG = auto()
    DUCKY = auto()
    CARD = auto()
    OPTIONS = auto()
    QUESTION = auto()
    TITLE = auto()
