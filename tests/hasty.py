"""The program with computers that hardly pause before they play: `python -m tests.hasty` instead of `python bot.py`."""

import sys

from bot import main
from data.store import time_limits

if __name__ == "__main__":
    time_limits.CONSIDERING, time_limits.OBVIOUS = (0.2, 0.5), (0.1, 0.1)
    sys.exit(main())
