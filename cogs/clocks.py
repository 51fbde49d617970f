"""How long a decision may take at a table, by name. Every table has one of these clocks."""

CLOCKS = ("live", "day", "days", "off")
LIVE = CLOCKS[0]
