"""Moments of versions that are out there, written down when they were current, so that today's bot can play them on.

Each folder is one moment: the database as SQL, and all that stood in Discord as JSON, ids and all. They are written
once and never changed: whoever finds that today's code cannot read one has found what an update would break.
`write.py` makes a new one, `keeping.py` says what is kept; `tests/cogs/test_before.py` plays all of them on.
"""
