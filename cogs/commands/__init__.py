"""What is typed: one group of slash commands for each game, and /ducks for all of them."""
