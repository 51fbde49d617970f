"""Duck Pool told."""
