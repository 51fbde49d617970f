"""Duck Pool drawn."""
