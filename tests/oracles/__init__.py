"""Games written a second time, from their rulebooks alone, and played beside the engine."""
