"""How long a test waits for what comes by itself."""

LONGEST = 30.0  # seconds: what is not there by then never comes; how busy the machine is decides nothing
