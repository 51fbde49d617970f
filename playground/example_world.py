"""The world that the playground starts with: one server, a few channels, and people to be."""

from .clock import Clock
from .world import World

PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
CHANNELS = ("general", "games", "more-games")


def example_world(clock: Clock | None = None, *, token: str = "playground") -> World:
    world = World(clock, token=token)
    people = [world.add_person(name) for name in PEOPLE]
    guild = world.add_guild("The Pond", owner=people[0])
    for person in people:
        world.join(person, guild)
    for name in CHANNELS:
        world.add_channel(guild, name)
    return world
