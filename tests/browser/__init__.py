"""The page in a real browser: people who see it, click and type, and nothing else."""
