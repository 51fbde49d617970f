"""What tests use and what is no test itself: a folder for each room of the house."""
