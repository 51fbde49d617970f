"""Pictures and words: a view of a game becomes a board, a hand or an animation, each with words for screen readers.

Ask the artist of a game, `ARTISTS["race"].board(view, cast, texts)`, or its teller, `TELLERS["race"]`, for what is said
in messages and on buttons. From the outside, use what is exported here and in `results`, and in `render.words` the
texts of a language, lists, Markdown and people's names.

`text` sets letters, `draw` has the tools, `parts` what any game's pictures are made of, and `words` what any game's
sentences are made of. Each game has its own `pictures`, where it is drawn, and `words`.
"""

from .artist import Artist, Picture
from .characters import lineup
from .draw.cast import CHARACTERS, Cast
from .draw.faces import FACES
from .gallery import ARTIST as GALLERY_ARTIST
from .gallery import TELLER as GALLERY
from .pool import ARTIST as POOL_ARTIST
from .pool import TELLER as POOL
from .race import ARTIST as RACE_ARTIST
from .race import TELLER as RACE
from .results import ranks_picture, stats_picture
from .teller import Teller
from .tow import ARTIST as TOW_ARTIST
from .tow import TELLER as TOW
from .words.letters import lettered

__all__ = [
    "ARTISTS",
    "CHARACTERS",
    "FACES",
    "TELLERS",
    "Artist",
    "Cast",
    "Picture",
    "Teller",
    "lettered",
    "lineup",
    "ranks_picture",
    "stats_picture",
]

ARTISTS = {"race": RACE_ARTIST, "gallery": GALLERY_ARTIST, "pool": POOL_ARTIST, "tow": TOW_ARTIST}
TELLERS = {"race": RACE, "gallery": GALLERY, "pool": POOL, "tow": TOW}
