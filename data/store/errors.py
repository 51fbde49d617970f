"""What the store can't do. Each error is one sentence that names the thing and says what to do about it."""

from sqlalchemy.exc import DontWrapMixin


class StoreError(Exception):
    """Something wasn't done, and nothing has changed."""


class CannotOpen(StoreError):
    """A database that can't be reached, or that a newer version has changed."""


class Unavailable(StoreError):
    """A database that's out of reach for now. What was asked for was not done, unless it had just been done when the
    connection was lost."""


class CannotReach(CannotOpen, Unavailable):
    """A database that may be there later, if it's tried again."""


class BadValue(StoreError, DontWrapMixin):
    """A value that no column can keep."""
