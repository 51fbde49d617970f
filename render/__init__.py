"""Pictures: a view of a game becomes a board, a hand or an animation, each with words for who does not see it.

Ask the artist of a game, `ARTISTS["race"].board(view, names)`; nothing else in here is meant for the outside.
"""

from .letters import lettered
from .pictures import Artist, Picture
from .race import ARTIST as RACE

__all__ = ["ARTISTS", "Artist", "Picture", "lettered"]

ARTISTS = {"race": RACE}
