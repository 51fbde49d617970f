"""Many tables at once: the bot in a process of its own, and here the playground with people who press what they see.

A `Hall` (`hall.py`) opens its tables, lets people play at them and gives back a `Look`. `places.py` has the tables and
the people, `people.py` what they press, `gauge.py` what is measured of it, `processes.py` what the bots cost.
"""
