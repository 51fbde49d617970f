"""Letters: fonts, shaping, and writing on a picture."""
