"""Duck Race in words, for who listens instead of looking. Messages are in `data/texts`; here they are put together."""

from .headlines import hand_headline, headline, round_name
from .scene import called_people, token_name
from .telling import board_alt, board_description, episode_alt, hand_alt, setting_alt

__all__ = [
    "board_alt",
    "board_description",
    "called_people",
    "episode_alt",
    "hand_alt",
    "hand_headline",
    "headline",
    "round_name",
    "setting_alt",
    "token_name",
]
