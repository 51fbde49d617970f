"""How the tables came to be what they are, step by step. The store applies what is missing when it is opened."""
