"""Second opinions: rules written again from the rulebook, without a look at the engine, and played beside it.

An oracle never imports the engine. It may be slow, but it reads like the rules, so that anyone can tell who is right.
"""
