"""Duck Race drawn: the tub, the hand, and what moves."""
