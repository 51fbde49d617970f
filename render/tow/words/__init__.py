"""Duck Tow told."""
