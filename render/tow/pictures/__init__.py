"""Duck Tow drawn: the park, the rows, the hand, and what moves."""
