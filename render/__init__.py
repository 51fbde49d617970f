"""Pictures and words: a view of a game becomes a board, a hand or an animation, each also told to who does not see it.

Ask the artist of a game, `ARTISTS["race"].board(view, cast, texts)`, or its teller for what is said in messages and on
buttons. The texts of a language come from `render.words.texts`; nothing else in here is meant for the outside.
"""

from .artist import Artist, Picture
from .characters import lineup
from .draw.cast import CHARACTERS, Cast
from .gallery import TELLER as GALLERY
from .pool import TELLER as POOL
from .race import ARTIST as RACE_ARTIST
from .race import TELLER as RACE
from .teller import Teller
from .tow import TELLER as TOW
from .words.letters import lettered

__all__ = ["ARTISTS", "CHARACTERS", "TELLERS", "Artist", "Cast", "Picture", "Teller", "lettered", "lineup"]

ARTISTS = {"race": RACE_ARTIST}
TELLERS = {"race": RACE, "gallery": GALLERY, "pool": POOL, "tow": TOW}
