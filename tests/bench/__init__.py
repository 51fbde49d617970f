"""How fast it is, measured side by side in one run: `uv run python -m tests.bench engine`."""
