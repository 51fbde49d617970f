"""Views made visible: what a picture shows and the words that go with it, from a view and people's names alone.

Every game has a room of its own; what they share lies beside the rooms.
"""
