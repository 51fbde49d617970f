"""What is typed: a group of slash commands for each game, and /ducks for all of them."""
