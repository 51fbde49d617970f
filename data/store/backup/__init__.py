"""Backups, and moves from one database to another.

`save` makes a file of either database, as of one moment, while the bot goes on. `restore` fills either one from it.
`copy` is both: it moves everything from here to there. All of it happens, or nothing; and what has arrived is read back
and compared before it counts. Whose the database is comes along; `release` lets another bot have it.
"""

from .files import About, BadBackup, check
from .moving import CannotMove, check_unused, copy, release, restore, save
from .pouring import Tallies

__all__ = ["About", "BadBackup", "CannotMove", "Tallies", "check", "check_unused", "copy", "release", "restore", "save"]
