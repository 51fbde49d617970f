"""What is pressed: every button, select and form comes here, and everyone who clicked gets an answer."""
