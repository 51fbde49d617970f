"""How long a test waits for something that happens by itself."""

LONGEST = 30.0  # seconds: what hasn't happened by then never will, however busy the machine is
