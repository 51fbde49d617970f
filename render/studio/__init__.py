"""Where pictures are drawn and computers think: in processes of their own. Pictures come in the order in which people
need them, and each only once.

A `Job` is a picture to draw, as a value; `jobs` has one for everything that pages show. `STUDIO.tried(what, job)` gives
the picture, or None if it can't be drawn. What nobody wants any more isn't drawn at all.

`orders` is the queue, `kept` what was drawn already, `painters` are those who draw, in this process or in another one.
`processes` starts and ends those, and `worker` is what runs there. `thoughts` are what hard computers, hints and the
analysis of a game think about. Nothing in here knows Discord: a working process loads neither its library nor the
database.
"""

from .jobs import Job
from .orders import OutOfDate, Priority, State, always
from .processes import Workers
from .studio import STUDIO, Studio
from .thoughts import THOUGHTS, Thoughts

__all__ = ["STUDIO", "THOUGHTS", "Job", "OutOfDate", "Priority", "State", "Studio", "Thoughts", "Workers", "always"]
