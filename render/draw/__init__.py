"""The pencils: canvas, colours, encoders, and the duckies of all games."""
