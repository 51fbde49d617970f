"""Duck Race in words, for who listens instead of looking. Phrases are in `phrases.py`; the rest puts them together."""

from .headlines import hand_headline, headline, round_name
from .phrases import TOKENS
from .telling import board_alt, board_description, episode_alt, hand_alt

__all__ = [
    "TOKENS",
    "board_alt",
    "board_description",
    "episode_alt",
    "hand_alt",
    "hand_headline",
    "headline",
    "round_name",
]
