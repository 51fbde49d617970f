"""The program in a hurry: its computers hardly pause before they play, and shards don't wait long for each other.

python -m tests.support.hasty instead of python bot.py
"""

import sys

from bot import main
from cogs import identify
from data.store import time_limits


def hurry() -> int:
    identify.PAUSE = 0.1
    time_limits.CONSIDERING, time_limits.OBVIOUS = (0.2, 0.5), (0.1, 0.1)
    return main()


if __name__ == "__main__":
    sys.exit(hurry())
