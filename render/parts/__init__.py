"""Parts of a picture that any game can use."""
