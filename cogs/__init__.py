"""Discord in and out: one thin group of slash commands for each game, and one table that serves them all.

`clicks.py` takes what is pressed and asks `verbs` to do it, `faces` says what messages should look like, `presenter.py`
makes them look so, `replies.py` answers whoever clicked.
"""
