"""Duck Gallery told."""
