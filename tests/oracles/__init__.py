"""Second opinions: rules written again from the rulebook alone, by someone who hasn't seen the engine, and played beside it.

An oracle never imports the engine. It may be slow, but it must read like the rules, so that anyone can tell who is right.
"""
