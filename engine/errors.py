"""What the engine refuses. Each error is one sentence that names the thing and what to do about it."""


class EngineError(Exception):
    """Something was refused, and nothing was changed."""


class IllegalMove(EngineError):
    """A word that this seat can't say now."""


class BadSetup(EngineError):
    """A game that can't begin: its name, seats, options or seed."""


class BadContent(EngineError):
    """A file of cards, tiles or boards that breaks a rule."""


class BadDump(EngineError):
    """A saved game that can't be continued."""


class BadRecord(EngineError):
    """A record that is broken, altered, or does not replay."""
