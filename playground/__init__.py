"""A small Discord on your own machine: REST, gateway and people, for an unchanged discord.py client.

It knows nothing about our games. From outside, `Playground` starts and stops it, `World` holds what's in it,
`WorldFile` keeps it in a file, `example_world` furnishes one, and `Somebody` is a person who clicks and writes.
"""

from .clock import Clock
from .example_world import example_world
from .front import Front, FrontGame
from .page_api import QuickGame
from .people import Answer, Somebody, Unanswered
from .rates import GENEROUS, Rates
from .server import Exchange, Playground
from .slash import Impossible
from .world import World
from .world_file import WorldFile

__all__ = [
    "GENEROUS",
    "Answer",
    "Clock",
    "Exchange",
    "Front",
    "FrontGame",
    "Impossible",
    "Playground",
    "QuickGame",
    "Rates",
    "Somebody",
    "Unanswered",
    "World",
    "WorldFile",
    "example_world",
]
