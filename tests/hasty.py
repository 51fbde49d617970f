"""The program in a hurry: its computers hardly pause before they play, shards don't wait long for each other, and
painters don't practise, which would keep a core busy for a while after every start.

python -m tests.hasty instead of python bot.py
"""

import sys

from bot import main
from cogs import identify
from data.store import time_limits
from render.studio import painters


def hurry() -> int:
    identify.PAUSE = 0.1
    time_limits.CONSIDERING, time_limits.OBVIOUS = (0.2, 0.5), (0.1, 0.1)
    painters.WHAT_TO_DO = "think"  # draws whatever it's given as well
    return main()


if __name__ == "__main__":
    sys.exit(hurry())
