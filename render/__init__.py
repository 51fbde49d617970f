"""Pictures and words: a view of a game becomes a board, a hand or an animation, each also told to who does not see it.

Ask the artist of a game, `ARTISTS["race"].board(view, names, texts)`, or its teller for what is said in messages and on
buttons. The texts of a language come from `render.texts`; nothing else in here is meant for the outside.
"""

from .letters import lettered
from .pictures import Artist, Picture
from .race import ARTIST, TELLER
from .tellers import Teller

__all__ = ["ARTISTS", "TELLERS", "Artist", "Picture", "Teller", "lettered"]

ARTISTS = {"race": ARTIST}
TELLERS = {"race": TELLER}
