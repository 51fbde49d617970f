"""What happens on its own: messages follow their tables, computers play, and deadlines run out.

`desired` says which messages a table should have, `plan` what to do about it, `showing` does it, and `presenter` is
the queue that decides when.
"""
