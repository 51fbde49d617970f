"""What the program keeps and reads: the store, the content of the games, the texts of each language, and the fonts."""
