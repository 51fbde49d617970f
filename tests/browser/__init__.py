"""The page in a real browser: people look, click and type, and nothing else."""
