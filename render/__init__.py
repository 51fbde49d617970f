"""Pictures and words: a view of a game becomes a board, a hand or an animation, each also told to who does not see it.

Ask the artist of a game, `ARTISTS["race"].board(view, names, texts)`. The texts of a language come from
`render.texts`; nothing else in here is meant for the outside.
"""

from .letters import lettered
from .pictures import Artist, Picture
from .race import ARTIST

__all__ = ["ARTISTS", "Artist", "Picture", "lettered"]

ARTISTS = {"race": ARTIST}
