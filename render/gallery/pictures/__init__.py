"""Duck Gallery drawn: the stall, the hand, and what moves."""
