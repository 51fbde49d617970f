"""Pictures and words: a view of a game becomes a board, a hand or an animation, and is told to who does not see it.

Ask the artist of a game, `ARTISTS["race"].board(view, names)`, or its teller, `TELLERS["pool"].news(view, …)`; nothing
else in here is meant for the outside.
"""

from .gallery import TELLER as GALLERY
from .letters import lettered
from .pictures import Artist, Picture
from .pool import TELLER as POOL
from .race import ARTIST as RACE
from .tellers import Teller
from .tow import TELLER as TOW

__all__ = ["ARTISTS", "TELLERS", "Artist", "Picture", "Teller", "lettered"]

ARTISTS = {"race": RACE}
TELLERS = {"gallery": GALLERY, "pool": POOL, "tow": TOW}
