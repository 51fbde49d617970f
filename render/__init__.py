"""Pictures and the words for them. Whatever is drawn here follows from a view alone."""
