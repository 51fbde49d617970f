"""Duck Race told: in messages and on buttons, and as the alt texts of its pictures."""
