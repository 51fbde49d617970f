"""Where pictures are drawn: in processes of their own, in the order in which people need them, and each only once.

A `Job` is a picture to draw, as a value; `jobs` has one for everything that pages show. `STUDIO.tried(what, job)` gives
the picture, or None if it can't be drawn. What nobody wants any more isn't drawn at all.

`orders` is the queue, `kept` what was drawn already, `painters` are those who draw, in this process or in another one,
and `worker` is what runs there. Nothing in here knows Discord: a drawing process loads neither its library nor the
database.
"""

from .jobs import Job
from .orders import OutOfDate, Priority, State, always
from .studio import STUDIO, Studio

__all__ = ["STUDIO", "Job", "OutOfDate", "Priority", "State", "Studio", "always"]
