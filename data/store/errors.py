"""What the store cannot do. Each error is one sentence that names the thing and what to do about it."""

from sqlalchemy.exc import DontWrapMixin


class StoreError(Exception):
    """Something was not done, and nothing was changed."""


class CannotOpen(StoreError):
    """A database that cannot be reached, or was made by another version."""


class BadValue(StoreError, DontWrapMixin):
    """A value that no table can keep."""
