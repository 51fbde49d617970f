"""The drawing tools: canvas, colours, encoders, and the duckies of all games."""
